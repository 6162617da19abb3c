"""Records that begin at a position or follow a script: they say so, and are proved as such."""

from __future__ import annotations

from typing import Any

import pytest

from quipu import IllegalAction, Table, verify
from quipu.core.fairluck import key_from_seed
from quipu.core.record import read_record
from quipu.core.replay import replay, resume
from quipu.registry import games
from tests.support.games_under_test import CASES, Case, play, position_text
from tests.support.long_games import WIDEST
from tests.support.tables import DICE, PEBBLES, THROW, do, refused, snapshot
from tests.support.tampering import bad_line, bad_line_of, edited, put

SCRIPT: list[list[int] | None] = [None, [0, 1, 2, 3, 4, 5], [1, 1]]


def scripted(script: list[list[int] | None] = SCRIPT) -> Table:
    return Table.open_scripted(DICE, ["a"], script, seed=3)


def luck_of(table: Table) -> Any:
    return table.record.knots[-1]["luck"]


# ---- a script -----------------------------------------------------------------------------------


def test_a_script_gives_its_luck_and_then_the_seed_goes_on() -> None:
    table = scripted()
    do(table, 0, THROW)
    assert luck_of(table) == [0, 1, 2, 3, 4, 5]
    do(table, 0, "throw_dice 0,1")
    assert luck_of(table) == [1, 1]
    do(table, 0, "throw_dice 0,1,2")
    plain = Table.open_seeded(DICE, ["a"], 3)
    do(plain, 0, THROW, "throw_dice 0,1", "throw_dice 0,1,2")
    assert luck_of(table) == luck_of(plain)


def test_who_goes_back_meets_the_same_luck_again() -> None:
    table = scripted()
    for _ in range(3):
        do(table, 0, THROW)
        assert luck_of(table) == [0, 1, 2, 3, 4, 5]
        table.undo(0, consent=True)


def test_an_act_that_the_script_does_not_fit_is_refused() -> None:
    for script in ([0, 1], [0, 1, 2, 3, 4, 5, 0], [0, 1, 2, 3, 4, 6]):
        assert refused(scripted([None, script]), 0, THROW) == "luck_unfit"
    table = scripted([None, [5] * 6])
    do(table, 0, THROW, "stop_throwing", "end_turn")


def test_a_scripted_record_says_that_its_luck_was_not_drawn() -> None:
    table = scripted()
    do(table, 0, THROW, "throw_dice 0,1", "stop_throwing")
    record = read_record(table.record.text())
    verdict = verify(DICE, record)
    assert (verdict.luck, verdict.drawn, verdict.origin) == (True, False, "script")
    assert not record.is_drawn
    assert Table.open_seeded(DICE, ["a"], 3).record.luck_origin == "seed"
    again = resume(DICE, record, key_from_seed(3))
    assert snapshot(again) == snapshot(table)


def test_luck_that_is_not_that_of_the_script_is_caught() -> None:
    table = scripted()
    do(table, 0, THROW)
    text = edited(table.record.text(), key_from_seed(3), put(2, luck=[5, 1, 2, 3, 4, 5]))
    assert bad_line_of(DICE, text) == 3


@pytest.mark.parametrize("script", [5, "x", [5], [[1.5]], [[-1]], [[True]], [{}], {"0": [1]}])
def test_what_is_no_script_is_refused_in_the_header(script: object) -> None:
    text = scripted().record.text()

    def write(lines: list[dict[str, Any]]) -> None:
        lines[0]["luck"]["script"] = script

    assert bad_line(lambda: read_record(edited(text, None, write))) == 1


@pytest.mark.parametrize(
    "edit",
    [{"quipu": 1}, {"luck": {**scripted().record.header["luck"], "seed": None}}],  # type: ignore[dict-item]
)
def test_a_script_needs_format_2_and_a_seed(edit: dict[str, Any]) -> None:
    if "luck" in edit:
        edit["luck"].pop("seed")
    text = edited(scripted().record.text(), None, put(0, **edit))
    assert bad_line(lambda: read_record(text)) == 1


# ---- a position ---------------------------------------------------------------------------------


def midway(case: Case, decisions: int = 60) -> dict[str, object]:
    """A position in the middle of a game, or the last before its end."""
    table = case.table(2)
    while True:
        position = case.game.position(table.state)
        if len(table.steps) >= decisions:
            return position
        play(table, len(table.steps), 1)
        if not table.waiting():
            return position


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_begins_at_any_position_and_its_record_replays(case: Case) -> None:
    """Through all seats' memories the truth stays possible, and the cord is proved."""
    position = midway(case)
    names = [f"seat {seat}" for seat in range(case.seats)]
    table = Table.open_at(case.game, names, position, seed=4)
    assert case.game.position(table.state) == position
    play(table, 8, 30)
    record = read_record(table.record.text())
    assert (verify(case.game, record).drawn, record.header["position"]) == (False, position)
    *_, again = replay(case.game, record)
    assert snapshot(again) == snapshot(table)


@pytest.mark.parametrize("case", WIDEST, ids=str)
def test_who_begins_in_the_middle_remembers_nothing_false(case: Case) -> None:
    """What was observed with that memory can be imagined, and observed again as the same."""
    from quipu import FastLuck

    position = midway(case)
    table = Table.open_at(case.game, [f"seat {n}" for n in range(case.seats)], position, seed=4)
    for number in range(25):
        for seat in range(case.seats):
            if not table.waiting():
                return
            view = table.observe(seat)
            imagined = case.game.imagine(view, FastLuck(number))
            memory = table.memories[seat]
            assert case.game.observe(imagined, seat, memory) == view
        play(table, number, 1)


def test_a_position_of_other_seats_is_refused() -> None:
    position = midway(CASES[0])
    names = ["a"] * (CASES[0].seats + 1)
    with pytest.raises(IllegalAction) as caught:
        Table.open_at(CASES[0].game, names, position)
    assert caught.value.refusal.code == "no_such_seat"


def test_a_header_whose_position_does_not_fit_is_caught() -> None:
    game = games()["dice"]
    table = Table.open_at(game, ["a"], game.position(Table.open_seeded(game, ["a"], 1).state))
    text = table.record.text()
    wrong_ones: list[Any] = [5, [], {}, {"game": "dice"}, PEBBLES.position(pebbles_state())]
    for wrong in wrong_ones:
        bad = edited(text, None, put(0, position=wrong))
        assert bad_line(lambda bad=bad: list(replay(game, read_record(bad)))) == 1  # type: ignore[misc]
    assert position_text(game, table.state)


def pebbles_state() -> Any:
    return Table.open_seeded(PEBBLES, ["a", "b"], 1).state
