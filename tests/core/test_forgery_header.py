"""Forged headers and lines nested too deeply: refused at their line, and nothing else breaks."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from quipu.core.record import read_record
from quipu.core.replay import replay
from tests.support.tables import KEY, PEBBLES
from tests.support.tampering import LINES, TEXT, bad_line, edited, forged, judged, put

LINE_1 = json.dumps(LINES[0], separators=(",", ":"))
WRONG: list[object] = [None, True, 0, -1, 1.5, 10**40, "", "x", [], [1], {}, {"a": 1}, "two\nlines"]
FIELDS: dict[str, list[object]] = {
    "quipu": [2.0, 3, "2"],
    "game": ["dice", "a" * 100_000, "\x1b[31m", ["pebbles"]],
    "rules": [1.0, 2, "1", [1]],
    "options": [
        {"first_seat": 0},
        {"heap": 6},
        {"first_seat": 0, "heap": 6, "more": 1},
        {"first_seat": 3, "heap": 6},
        {"first_seat": 0, "heap": 6.0},
        {"first_seat": False, "heap": 6},
        {"first_seat": 0, "heap": "two\nlines"},
        {"first_seat": "x" * 100_000, "heap": 6},
        {"first_seat": 0, "heap": [[]]},
        {"x" * 100_000: 0, "first_seat": 0, "heap": 6},
    ],
    "seats": [
        [{"name": "a"}],
        [{"name": "a"}] * 5,
        [{"name": "a"}] * 5000,
        [{"name": "a"}, {"name": "b"}, {}],
        [{"name": "a"}, {"name": "b"}, {"name": 5}],
        ["a", "b", "c"],
    ],
    "luck": [
        {"commitment": "", "table": ""},
        {"commitment": "", "nonces": []},
        {"table": "", "nonces": []},
        {"commitment": 5, "table": "", "nonces": ["", "", ""]},
        {"commitment": "", "table": 5, "nonces": ["", "", ""]},
        {"commitment": "", "table": "", "nonces": "nnn"},
        {"commitment": "", "table": "", "nonces": [1, 2, 3]},
        {**LINES[0]["luck"], "nonces": ["n", "n"]},
        {**LINES[0]["luck"], "nonces": ["n"] * 4},
    ],
}


def header_line(text: str) -> int:
    return bad_line(lambda: list(replay(PEBBLES, read_record(text))))


@pytest.mark.parametrize("field", FIELDS)
def test_a_wrong_header_is_caught_at_line_one(field: str) -> None:
    for value in [*WRONG, *FIELDS[field]]:
        if (field, value) not in (("quipu", True), ("rules", True)):
            assert header_line(edited(TEXT, KEY, put(0, **{field: value}))) == 1, value
    assert header_line(edited(TEXT, KEY, lambda lines: lines[0].pop(field))) == 1


@pytest.mark.parametrize("field", ["quipu", "rules"])
def test_true_is_not_one(field: str) -> None:
    assert header_line(edited(TEXT, KEY, put(0, **{field: True}))) == 1


@pytest.mark.parametrize(
    "place", ["rules", "options", "heap", "kind", "action", "table", "player", "luck", "result"]
)
def test_deep_nesting_is_caught_and_nothing_else_breaks(place: str) -> None:
    """Near the depth at which reading just works, and writing or naming it might not."""
    slots: dict[str, Callable[[str], str]] = {
        "rules": lambda deep: LINE_1.replace('"rules":1', f'"rules":{deep}'),
        "options": lambda deep: LINE_1.replace('"options":{', f'"options":{{"x":{deep},'),
        "heap": lambda deep: LINE_1.replace('"heap":6', f'"heap":{deep}'),
        "kind": lambda deep: f'{{"knot":1,"seat":0,"action":{{"kind":{deep}}},"luck":[]}}',
        "action": lambda deep: f'{{"knot":1,"seat":0,"action":{deep},"luck":[]}}',
        "table": lambda deep: f'{{"knot":1,"seat":0,"table":{deep}}}',
        "player": lambda deep: f'{{"knot":1,"seat":0,"table":"takeover","player":{deep}}}',
        "luck": lambda deep: f'{{"knot":1,"seat":0,"action":{{}},"luck":{deep}}}',
        "result": lambda deep: f'{{"knot":1,"table":"end","result":{deep}}}',
    }
    for depth in [1, 50, *range(900, 1010), 5000]:
        line = slots[place]("[" * depth + "]" * depth)
        first = line if "quipu" in line else LINE_1
        judge_lines([first] if first is line else [LINE_1, json.dumps(LINES[1]), line])


def judge_lines(raw: list[str]) -> None:
    """Chain lines that may be too deep to write, then verify them."""
    try:
        text = forged([json.loads(line) for line in raw])
    except RecursionError:
        text = "".join(line + "\n" for line in raw)
    assert judged(text) >= 0
