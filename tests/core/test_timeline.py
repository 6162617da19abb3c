"""Timeline: any moment of a game is at hand, and going back costs the same at any length."""

from __future__ import annotations

import pytest

from quipu import FastLuck, Game, Table, replay, verify
from quipu.core.record import read_record
from quipu.core.timeline import EVERY, RECENT, Timeline
from tests.support.games_under_test import Case, as_text, decide, play, position_text
from tests.support.long_games import WIDEST
from tests.support.tables import PEBBLES, do, pebbles, snapshot


def line(table: Table) -> Timeline:
    assert table.timeline is not None
    return table.timeline


def moment_text(game: Game, table: Table, number: int) -> str:
    moment = line(table).at(number)
    assert moment.number == number
    return position_text(game, moment.state) + as_text([m.to_json() for m in moment.memories])


@pytest.mark.parametrize("case", WIDEST, ids=str)
def test_every_moment_is_as_it_was_when_it_was_the_present(case: Case) -> None:
    """State and memories of all seats, whether that moment was kept or is played again."""
    then: list[str] = []
    table, luck = case.table(5), FastLuck(5)
    while table.waiting() and len(then) < 3 * EVERY + RECENT:
        then.append(moment_text(case.game, table, len(table.steps)))
        seat = table.waiting()[0]
        table.submit(seat, decide(table.state, seat, case.game, luck))
    for number, text in enumerate(then):
        assert moment_text(case.game, table, number) == text


def test_few_moments_are_kept_of_a_long_game() -> None:
    table = play(next(c for c in WIDEST if c.game.key == "egypt").table(1), 1, 300)
    assert len(line(table).kept) <= 300 // EVERY + RECENT + 2
    for number in range(301):
        assert line(table).at(number).number == number


def test_a_moment_that_never_was_is_refused() -> None:
    table = pebbles()
    for number in (-1, 1, 99):
        with pytest.raises(ValueError, match="0 steps"):
            line(table).at(number)


def test_undo_far_back_and_another_course_from_there() -> None:
    table = play(next(c for c in WIDEST if c.game.key == "dice").table(1), 1, 100)
    game = table.game
    there = moment_text(game, table, 41)
    table.undo(0, 59, consent=True)
    assert len(table.steps) == 41
    assert moment_text(game, table, 41) == there
    for steps in (1, 1, 30):
        table.undo(0, steps, consent=True)
    play(table, 2, 1)
    assert len(table.steps) == 10
    *_, again = replay(game, read_record(table.record.text()))
    assert snapshot(again) == snapshot(table)


def test_a_copied_memory_is_another_one() -> None:
    """Two lines of play from one moment do not hear of each other."""
    for case in WIDEST:
        table = play(case.table(3), 3, 40)
        before = [as_text(memory.to_json()) for memory in table.memories]
        now = len(table.steps)
        play(table, 4, 40)
        assert [as_text(m.to_json()) for m in line(table).at(now).memories] == before


def test_loading_is_linear_whatever_was_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many steps are applied as stand in the cord, and a few for each undo at most."""
    table = pebbles()
    do(table, 0, "take_pebble 0")
    for _ in range(40):
        do(table, 1, "mark_pebble 1")
        table.undo(1)
    record, applied = read_record(table.record.text()), 0
    plain = type(table.state).copy

    def counted(state: object) -> object:
        nonlocal applied
        applied += 1
        return plain(state)  # type: ignore[arg-type]

    monkeypatch.setattr(type(table.state), "copy", counted)
    assert verify(PEBBLES, record).chain
    assert applied <= 3 * len(record.knots)
