"""`quipu solve`: what it prints of a solution, and what it answers to what cannot be solved."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from quipu.games.dice import solution
from quipu.terminal.solution import Options, Solution, Solved
from tests.support.command_line import Desk

CHANCES = {-30: 1e-9, 4: 0.25, 5: 0.25, 7: 0.5 - 2e-9, 12: 1e-9}


class Quick(Solution):
    """One that is done at once."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def steps(self) -> int:
        return 2

    def run(self) -> Iterator[int]:
        yield from (1, 2)

    def solved(self) -> Solved:
        return Solved(5.75, 12 if self.options["fresh_joker"] else 11, CHANCES, 0.0)

    def table(self) -> bytes:
        return b"a table"


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setitem(solution.SOLUTIONS, "dice", Quick)
    return Desk(tmp_path)


def test_it_prints_the_mean_the_best_and_every_total(desk: Desk) -> None:
    lines = [line.split() for line in desk.ok("solve", "dice").splitlines() if line]
    assert ["expected", "score", "5.750000"] in lines
    assert ["best", "possible", "score", "11"] in lines
    assert ["quartiles", "4", "/", "5", "/", "7"] in lines
    assert [line[:3] for line in lines if line[:1] == ["5"]] == [["5", "25.0000", "%"]]
    assert [line[:2] for line in lines if line[:1] == ["6"]] == [["6", "0.0000"]]
    assert [line[0] for line in lines[-6:]] == ["<", "4", "5", "6", "7", ">"]


def test_as_json_with_an_option_and_with_a_table(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "worth.table"
    words = ["--option", "fresh_joker=true", "--json", "--table", str(file)]
    form = json.loads(desk.ok("solve", "dice", *words))
    assert form["game"] == "dice"
    assert form["options"]["fresh_joker"] is True
    assert form["best"] == 12
    assert form["quartiles"] == [4, 5, 7]
    assert form["chances"]["7"] == pytest.approx(0.5)
    assert form["deviation"] == pytest.approx(1.299, abs=1e-3)
    assert file.read_bytes() == b"a table"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["egypt"], "egypt cannot be solved exactly"),
        (["dice-plus"], "dice-plus cannot be solved exactly"),
        (["dise"], "there is no game dise"),
        (["dice", "--option", "fresh_joker=perhaps"], "fresh_joker"),
        (["dice", "--table", "/nowhere/at/all"], "cannot be written"),
    ],
)
def test_what_cannot_be_solved_is_one_line(desk: Desk, words: list[str], says: str) -> None:
    result = desk.run("solve", *words)
    assert result.exit_code == 2
    assert says in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
