"""Forged records: chained and salted correctly, and still caught by legality, luck or form."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quipu import Table, verify
from quipu.core.fairluck import commitment_to, key_from_seed
from quipu.core.record import read_record
from tests.support.games_under_test import play
from tests.support.hypothesis_settings import searched
from tests.support.tables import KEY, PEBBLES, pebbles
from tests.support.tampering import (
    GAME,
    LAST,
    LINES,
    LUCKY,
    STEPS,
    TEXT,
    Line,
    bad_line,
    bad_line_of,
    edited,
    forged,
    judged,
    put,
)

OTHER_KEY = KEY[::-1]


def caught(edit: Callable[[list[Line]], object], key: bytes | None = KEY) -> int:
    return bad_line_of(PEBBLES, edited(TEXT, key, edit))


def test_the_game_to_forge_is_sound() -> None:
    assert verify(PEBBLES, read_record(TEXT)).luck
    assert forged(LINES, KEY) == forged(LINES) == TEXT


# ---- luck ---------------------------------------------------------------------------------------


def test_luck_that_the_key_did_not_give_is_caught() -> None:
    for number in LUCKY:
        for index, value in enumerate(LINES[number]["luck"]):
            luck = list(LINES[number]["luck"])
            luck[index] = (value + 1) % 2
            if luck != LINES[number]["luck"]:
                assert caught(put(number, luck=luck)) >= number + 1


def test_missing_or_additional_luck_is_caught_at_its_line() -> None:
    for number in STEPS:
        luck = LINES[number]["luck"]
        assert caught(put(number, luck=[*luck, 0])) == number + 1
        if luck:
            assert caught(put(number, luck=luck[:-1])) == number + 1
    assert caught(put(1, luck=[*LINES[1]["luck"], 0])) == 2
    assert caught(put(1, luck=LINES[1]["luck"][:-1])) == 2


@pytest.mark.parametrize("value", [99, -1, 10**30, 1.0, True, "1", None, [1]], ids=str)
def test_luck_of_another_kind_is_caught_at_its_line(value: object) -> None:
    for number in LUCKY:
        luck: list[object] = list(LINES[number]["luck"])
        luck[0] = value
        assert caught(put(number, luck=luck)) == number + 1
    assert caught(put(STEPS[0], luck=value)) == STEPS[0] + 1


def test_another_table_or_nonce_does_not_fit_the_luck() -> None:
    """Each person checks its own nonce; with another one the draws would have been others."""
    for field, value in (("table", "u"), ("nonces", ["n", "n", "m"]), ("nonces", ["", "n", "n"])):
        assert caught(lambda lines, f=field, v=value: lines[0]["luck"].update({f: v})) == 2  # type: ignore[misc]


def test_a_key_that_does_not_fit_the_commitment_is_caught() -> None:
    assert caught(lambda lines: lines[-1].update(key=OTHER_KEY.hex())) == LAST
    wrong = commitment_to(OTHER_KEY)
    assert caught(lambda lines: lines[0]["luck"].update(commitment=wrong)) == LAST


def test_a_game_played_with_a_key_of_afterwards_is_caught() -> None:
    """All consistent, but not with the commitment that was published."""
    again = Table.open(PEBBLES, LINES[0]["seats"], OTHER_KEY, "t", ["n"] * 3)
    play(again, 6)
    honest = LINES[0]["luck"]["commitment"]
    text = edited(
        again.record.text(), OTHER_KEY, lambda lines: lines[0]["luck"].update(commitment=honest)
    )
    assert bad_line_of(PEBBLES, text) == len(again.record.knots) + 1


@pytest.mark.parametrize(
    "key", ["zz" * 32, "", "00", KEY.hex()[:-1], KEY.hex() + "00", " " * 64, "é" * 64, 5, None, []]
)
def test_a_key_that_is_no_key_is_caught_at_the_end(key: object) -> None:
    assert caught(put(LAST - 1, key=key)) == LAST


def test_a_finished_game_shows_its_key() -> None:
    assert caught(lambda lines: lines[-1].pop("key")) == LAST


def test_a_salt_that_is_not_of_the_key_is_caught() -> None:
    for salt in ("", "0" * 32, 5, None):
        for number in (1, 2, LAST - 1):
            assert caught(put(number, salt=salt), key=None) == number + 1


def test_a_seed_must_fit_the_commitment() -> None:
    text = Table.open_seeded(PEBBLES, ["a", "b"], 5).record.text()
    seeds: list[object] = [6, -5, 10**50, "5", 5.0, True, []]
    for seed in seeds:
        forgery = edited(text, None, lambda lines, s=seed: lines[0]["luck"].update(seed=s))  # type: ignore[misc]
        assert bad_line_of(PEBBLES, forgery) == 1


@pytest.mark.parametrize("seed", [True, False])
def test_a_seed_is_a_number(seed: bool) -> None:
    fake = {"seed": seed, "commitment": commitment_to(key_from_seed(seed))}
    assert caught(lambda lines: lines[0]["luck"].update(fake)) == 1


# ---- steps --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "withdraw_answer"},
        {"kind": "take_pebble", "pebble": 99},
        {"kind": "take_pebble", "pebble": 10**30},
        {"kind": "take_pebble", "pebble": "1"},
        {"kind": "take_pebble"},
        {"kind": "take_pebble", "pebble": 4, "more": 1},
        {"kind": "no_such_kind"},
        {"kind": ["take_pebble"]},
        {},
        [],
        None,
        5,
        "",
        "no such action",
    ],
    ids=json.dumps,
)
def test_an_action_that_was_not_possible_is_caught_at_its_line(action: object) -> None:
    for number in STEPS[:5]:
        assert caught(put(number, action=action)) == number + 1


@pytest.mark.parametrize("seat", [2, 3, -1, 10**30, "0", 0.0, True, None, [0]], ids=str)
def test_a_step_of_another_seat_is_caught_at_its_line(seat: object) -> None:
    for number in STEPS[:3]:
        assert caught(put(number, seat=seat)) == number + 1


def test_another_possible_game_is_caught_by_the_published_head() -> None:
    """Whoever knows the key can tell another legal story; it has another head."""
    story = pebbles(3, heap=6)
    play(story, 7)
    assert verify(PEBBLES, story.record).luck
    assert (
        bad_line_of(PEBBLES, story.record.text(), GAME.record.head) == len(story.record.knots) + 1
    )


@pytest.mark.parametrize("number", [True, 1.0, "1", 0, 2, -1, None], ids=str)
def test_knots_are_numbered(number: object) -> None:
    text = edited(TEXT, None, put(2, knot=number))
    assert bad_line(lambda: read_record(text)) == 3


# ---- table knots --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "knot",
    [
        {"table": "start", "luck": LINES[1]["luck"]},
        {"table": "end"},
        {"table": "end", "result": LINES[-1]["result"], "key": KEY.hex()},
        {"table": "undo", "seat": 0, "steps": 0},
        {"table": "undo", "seat": 0, "steps": 4},
        {"table": "undo", "seat": 0, "steps": 10**30},
        {"table": "undo", "seat": 0, "steps": -1},
        {"table": "undo", "seat": 0, "steps": True},
        {"table": "undo", "seat": 0, "steps": 1.0},
        {"table": "undo", "seat": 0},
        {"table": "undo", "steps": 1},
        {"table": "undo", "seat": 9, "steps": 1},
        {"table": "resign"},
        {"table": "resign", "seat": 3},
        {"table": "resign", "seat": "0"},
        {"table": "takeover"},
        {"table": "takeover", "seat": True, "player": "x"},
        {"table": "no_such_knot", "seat": 0},
        {"table": ["undo"], "seat": 0},
        {"table": 5, "seat": 0},
        {"table": "", "seat": 0},
        {"table": "undone", "seat": 0, "steps": 1},
        {},
    ],
    ids=json.dumps,
)
def test_a_table_knot_that_cannot_be_is_caught_at_its_line(knot: Line) -> None:
    """Put in after the first turn of three steps."""
    assert caught(lambda lines: lines.insert(5, dict(knot))) == 6


def test_nobody_resigns_twice() -> None:
    number = next(n for n, line in enumerate(LINES) if line.get("table") == "resign")
    assert caught(lambda lines: lines.insert(number + 1, lines[number])) == number + 2


def test_a_cord_begins_with_its_start() -> None:
    assert caught(lambda lines: lines.pop(1)) == 2
    assert caught(put(1, table="resign", seat=0)) == 2
    assert caught(put(1, table="end", result=LINES[-1]["result"])) == 2


@pytest.mark.parametrize(
    "knot",
    [
        LINES[-1],
        {"table": "end"},
        {"table": "undo", "seat": 0, "steps": 1},
        {"table": "resign", "seat": 0},
        {"table": "agreed_end"},
        {"table": "takeover", "seat": 0, "player": "x"},
        LINES[2],
    ],
    ids=lambda knot: str(knot.get("table")),
)
def test_nothing_follows_the_end(knot: Line) -> None:
    assert caught(lambda lines: lines.append(dict(knot))) == LAST + 1


@pytest.mark.parametrize(
    "result",
    [
        None,
        {},
        {**LINES[-1]["result"], "winners": [0, 1, 2]},
        {**LINES[-1]["result"], "reason": "agreed"},
        {**LINES[-1]["result"], "more": 1},
        [LINES[-1]["result"]],
    ],
    ids=range(6),
)
def test_the_result_must_be_that_of_the_game(result: object) -> None:
    assert caught(put(LAST - 1, result=result)) == LAST


# ---- anything at all ----------------------------------------------------------------------------

leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=5),
    st.sampled_from(["start", "end", "undo", "resign", "agreed_end", "take_pebble", "pebbles"]),
)
anything = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


@st.composite
def forgeries(draw: st.DrawFn) -> str:
    """Somewhere in the record something else stands, or nothing; the chain is right."""
    lines = copy.deepcopy(LINES)
    for _ in range(draw(st.integers(1, 2))):
        place: Any = lines[draw(st.integers(0, len(lines) - 1))]
        while True:
            names = [*place] if isinstance(place, dict) else [*range(len(place))]
            if not names:
                break
            name = draw(st.sampled_from(names))
            if not isinstance(place[name], dict | list) or draw(st.booleans()):
                if draw(st.integers(0, 4)):
                    place[name] = draw(anything)
                else:
                    del place[name]
                break
            place = place[name]
    return forged(lines)


@given(forgeries())
@searched(150)
def test_whatever_is_forged_is_judged_and_breaks_nothing(text: str) -> None:
    assert 0 <= judged(text) <= LAST
