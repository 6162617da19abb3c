"""Table: what may be taken back, with and without consent, and what luck does then."""

from __future__ import annotations

from quipu import SPECTATOR, FastLuck, replay, verify
from quipu.core.record import read_record
from tests.support.games_under_test import as_text, play, position_text
from tests.support.tables import (
    DICE,
    PEBBLES,
    THROW,
    dice,
    do,
    pebbles,
    refused_act,
    snapshot,
    state_of,
)

# ---- undo ---------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_reveal() -> None:
    table = dice()
    do(table, 0, THROW, "stop_throwing")
    before = position_text(DICE, table.state)
    assert table.undoable(0) == 1
    table.undo(0)
    assert table.undoable(0) == 0
    assert refused_act(table, table.undo, 0) == "needs_consent"
    assert refused_act(table, table.undo, 0, 2) == "nothing_to_undo"
    do(table, 0, "stop_throwing")
    assert position_text(DICE, table.state) == before
    assert verify(DICE, table.record).chain


def test_undo_of_several_steps_at_once() -> None:
    table = pebbles()
    do(table, 0, "peek 1")
    before = position_text(PEBBLES, table.state)
    do(table, 0, "mark_pebble 1")
    table.undo(0, 1)
    assert position_text(PEBBLES, table.state) == before
    for steps in (0, -1, 2, 10**9):
        code = refused_act(table, table.undo, 0, steps)
        assert code == ("needs_consent" if steps == 1 else "nothing_to_undo")


def test_what_nobody_else_was_told_may_be_taken_back() -> None:
    table = pebbles()
    do(table, 0, "mark_pebble 1")
    assert table.undoable(0) == 1
    assert table.undoable(1) == 0
    table.undo(0)
    assert state_of(table).marks == [-1, -1]
    assert table.told(1)[-1] == {"event": "undone", "seat": 0, "steps": 1}


def test_who_looked_at_something_hidden_cannot_undo_it() -> None:
    table = pebbles(3)
    do(table, 0, "peek 1")
    assert table.undoable(0) == 0
    assert refused_act(table, table.undo, 0) == "needs_consent"


def test_what_asked_another_seat_or_used_chance_needs_consent() -> None:
    table = pebbles()
    do(table, 0, "take_pebble 0")
    assert refused_act(table, table.undo, 0) == "needs_consent"
    do(table, 1, "swap_token")
    assert refused_act(table, table.undo, 1) == "needs_consent"
    do(table, 1, "mark_pebble 1")
    assert table.undoable(1) == 1
    assert refused_act(table, table.undo, 1, 2) == "needs_consent"
    assert refused_act(table, table.undo, 0, 1) == "needs_consent"  # it is not the step of seat 0


def test_with_consent_anything_can_be_taken_back() -> None:
    table = pebbles()
    start = position_text(PEBBLES, table.state)
    memories = [as_text(memory.to_json()) for memory in table.memories]
    do(table, 0, "peek 1", "take_pebble 0")
    do(table, 1, "swap_token", "grab_pebbles 1,2,3")
    table.undo(0, 4, consent=True)
    assert position_text(PEBBLES, table.state) == start
    assert [as_text(memory.to_json()) for memory in table.memories] == memories
    assert table.steps == []
    assert table.waiting() == [0]
    assert verify(PEBBLES, table.record).chain


def test_luck_after_an_undo_is_not_the_luck_that_was_undone() -> None:
    table = dice()
    throws = set()
    for _ in range(6):
        do(table, 0, THROW)
        throws.add(as_text(table.record.knots[-1]["luck"]))
        table.undo(0, consent=True)
    assert len(throws) == 6


def test_luck_after_an_undo_follows_from_how_often_luck_was_drawn() -> None:
    """Whatever else was done and undone."""
    first, second = dice(), dice()
    do(first, 0, THROW)
    first.undo(0, consent=True)
    do(second, 0, THROW, "stop_throwing")
    second.undo(0)
    second.change_player(0, "takeover", "bot")
    second.undo(0, consent=True)
    assert len(first.record.knots) < len(second.record.knots)
    for table in (first, second):
        do(table, 0, THROW)
    assert first.record.knots[-1]["luck"] == second.record.knots[-1]["luck"]


def test_what_was_told_stays_told() -> None:
    table = pebbles(3)
    luck = FastLuck(3)
    heard: dict[int, list[dict[str, object]]] = {seat: [] for seat in (0, 1, 2, SPECTATOR)}
    for number in range(12):
        if number % 4 == 3:
            table.undo(0, 2, consent=True)
        elif table.waiting():
            legal = table.legal(table.waiting()[0])
            table.submit(table.waiting()[0], legal[luck.below(len(legal))])
        for seat, before in heard.items():
            now = table.told(seat)
            assert now[: len(before)] == before
            assert table.seen(seat) == len(now)
            assert table.told(seat, since=len(before)) == now[len(before) :]
            heard[seat] = now


def test_after_undos_the_table_is_as_if_they_had_never_happened() -> None:
    """State, steps and memories; and the record replays to them."""
    table = play(pebbles(3), 4, 6)
    for _ in range(5):
        kept = [str(step.action) for step in table.steps]
        state = position_text(PEBBLES, table.state)
        play(table, 5, 2)
        extra = len(table.steps) - len(kept)
        table.undo(0, extra, consent=True)
        assert [str(step.action) for step in table.steps] == kept
        assert position_text(PEBBLES, table.state) == state
    *_, again = replay(PEBBLES, read_record(table.record.text()))
    assert snapshot(again) == snapshot(table)
    assert [step.closed for step in again.steps] == [step.closed for step in table.steps]
    for seat in range(3):
        assert again.undoable(seat) == table.undoable(seat)
