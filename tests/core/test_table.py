"""Table: a change is prepared, then true; and nothing is done that was meant for another moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quipu import IllegalAction, Table, replay, verify
from quipu.core.change import Change
from quipu.core.fairluck import commitment_to
from quipu.core.record import LONGEST_LINE
from quipu.core.table import MOST
from tests.support.tables import (
    KEY,
    PEBBLES,
    THROW,
    answering,
    dice,
    do,
    pebbles,
    refused,
    refused_act,
    snapshot,
)

# ---- opening ------------------------------------------------------------------------------------


def test_commitment_and_nonces_stand_in_the_header_before_the_first_draw() -> None:
    table = pebbles(3)
    header: Any = table.record.header
    assert header["luck"] == {"commitment": commitment_to(KEY), "table": "t", "nonces": ["n"] * 3}
    assert table.record.knots[0]["table"] == "start"
    assert KEY.hex() not in table.record.text()


def test_missing_nonces_are_empty() -> None:
    table = Table.open(PEBBLES, [{"name": "a"}, {"name": "b"}], KEY, "t")
    header: Any = table.record.header
    assert header["luck"]["nonces"] == ["", ""]


def test_a_table_of_the_wrong_size_or_options_is_not_opened() -> None:
    for names, options in ((["a"], {}), (["a"] * 5, {}), (["a", "b"], {"heap": 99})):
        with pytest.raises(IllegalAction):
            Table.open_seeded(PEBBLES, names, 1, **options)
    with pytest.raises(ValueError, match="a seed is"):
        Table.open_seeded(PEBBLES, ["a", "b"], -1)


@pytest.mark.parametrize("nonces", [[], ["n"], ["n"] * 3])
def test_there_is_one_nonce_for_every_seat(nonces: list[str]) -> None:
    with pytest.raises(ValueError, match="malformed"):
        Table.open(PEBBLES, [{"name": "a"}, {"name": "b"}], KEY, "t", nonces)


def test_a_table_that_could_not_be_read_again_is_not_opened() -> None:
    for name in ("x" * (LONGEST_LINE + 1), "\ud800"):
        with pytest.raises(ValueError, match=r"surrogates|long|malformed"):
            Table.open(PEBBLES, [{"name": name}, {"name": "b"}], KEY, "t")


def test_a_replayed_table_has_no_luck_of_its_own() -> None:
    *_, again = replay(PEBBLES, pebbles().record)
    with pytest.raises(ValueError, match="no luck of its own"):
        do(again, 0, "swap_token")


# ---- prepared, then adopted ---------------------------------------------------------------------

PREPARED: dict[str, Callable[[Table], Change]] = {
    "step": lambda table: table.prepare(1, PEBBLES.parse("swap_token")),
    "undo": lambda table: table.prepare_undo(1, 2, consent=True),
    "resign": lambda table: table.prepare_resign(0),
    "end": lambda table: table.prepare_end(),
    "takeover": lambda table: table.prepare_player(0, "takeover", "random"),
    "timeout": lambda table: table.prepare_timeout(1, "random", PEBBLES.parse("take_pebble 4")),
}


def begun() -> Table:
    table = pebbles()
    do(table, 0, "peek 1", "take_pebble 0")
    return table


@pytest.mark.parametrize("kind", PREPARED)
def test_what_is_only_prepared_changes_nothing(kind: str) -> None:
    table = begun()
    before = snapshot(table)
    change = PREPARED[kind](table)
    assert snapshot(table) == before
    table.adopt(change)
    assert snapshot(table) != before


@pytest.mark.parametrize("kind", PREPARED)
def test_what_was_prepared_twice_is_the_same_and_fits_once(kind: str) -> None:
    """A failed store may be tried again; who comes second finds that the table has moved on."""
    table = begun()
    first, second = PREPARED[kind](table), PREPARED[kind](table)
    assert first.knots == second.knots
    table.adopt(first)
    before = snapshot(table)
    with pytest.raises(ValueError, match="moved on"):
        table.adopt(second)
    assert snapshot(table) == before


@pytest.mark.parametrize("kind", PREPARED)
def test_a_change_says_what_will_be_true(kind: str) -> None:
    table = begun()
    change = PREPARED[kind](table)
    waiting, ended, state = change.waiting(), change.ended, change.state
    table.adopt(change)
    assert table.waiting() == waiting
    assert table.ended is ended
    assert table.state is state
    assert table.record.knots[-len(change.knots) :] == change.knots
    *_, again = replay(PEBBLES, table.record)
    assert snapshot(again) == snapshot(table)


def test_a_timeout_and_the_answer_given_for_it_are_one_change() -> None:
    change = PREPARED["timeout"](begun())
    assert [knot.get("table") for knot in change.knots] == ["timeout", None]


def test_a_step_is_told_to_whom_submits_it() -> None:
    table = pebbles()
    step = table.submit(0, PEBBLES.parse("mark_pebble 3"))
    assert (step.seat, str(step.action), step.given, step.closed) == (0, "mark_pebble 3", [], False)


# ---- luck that was drawn is luck that was played ------------------------------------------------


def test_nothing_that_draws_no_luck_moves_it() -> None:
    """Refused and stale requests, tries, open steps and their undo, takeovers and timeouts."""
    busy, plain = pebbles(), pebbles()
    for _ in range(3):
        assert refused(busy, 0, "grab_pebbles 1,99") == "unknown_action"
        assert refused(busy, 1, "grab_pebbles 1,2") == "not_your_turn"
        assert refused(busy, 0, "grab_pebbles 1,2", seen=99) == "stale"
        busy.prepare(0, PEBBLES.parse("grab_pebbles 1,2"))
        do(busy, 0, "mark_pebble 1")
        busy.undo(0)
        busy.change_player(0, "takeover", "random")
        busy.change_player(0, "return", "me")
        busy.change_player(0, "timeout", "random")
    do(busy, 0, "mark_pebble 1")
    for table in (busy, plain):
        do(table, 0, "grab_pebbles 1,2")
    assert busy.record.knots[-1]["luck"] == plain.record.knots[-1]["luck"]


def test_undos_and_changes_of_players_are_limited_until_the_game_goes_on() -> None:
    table = pebbles()
    for _ in range(MOST["undo"]):
        do(table, 0, "mark_pebble 1")
        table.undo(0)
    do(table, 0, "mark_pebble 1")
    assert refused_act(table, table.undo, 0) == "too_often"
    assert refused_act(table, table.undo, 0, 1, True) == "too_often"
    for _ in range(MOST["takeover"]):
        table.change_player(1, "takeover", "random")
    assert refused_act(table, table.change_player, 1, "takeover", "random") == "too_often"
    table.change_player(1, "return", "me")
    table.change_player(0, "takeover", "random")  # each seat for itself
    do(table, 0, "take_pebble 0")
    table.change_player(1, "takeover", "random")
    do(table, 1, "mark_pebble 1")
    table.undo(1)
    assert verify(PEBBLES, table.record).chain


def test_a_foreign_seat_is_refused() -> None:
    table = pebbles()
    assert refused(table, 1, "take_pebble 0") == "not_your_turn"
    for seat in (-1, 2, 99):
        assert refused(table, seat, "take_pebble 0") == "no_such_seat"
        for act in (table.resign, table.undo):
            assert refused_act(table, act, seat) == "no_such_seat"
        assert refused_act(table, table.change_player, seat, "takeover", "bot") == "no_such_seat"


# ---- stale requests -----------------------------------------------------------------------------


def test_a_request_made_for_the_present_decision_is_done() -> None:
    table = pebbles()
    do(table, 0, "take_pebble 0", seen=table.seen(0))
    do(table, 1, "take_pebble 1", seen=table.seen(1))
    do(table, 0, "take_pebble 2", seen=table.seen(0))


def test_a_request_made_for_another_decision_is_stale() -> None:
    table = pebbles()
    seen = table.seen(0)
    do(table, 0, "take_pebble 0")
    do(table, 1, "take_pebble 1")
    assert refused(table, 0, "take_pebble 2", seen=seen) == "stale"


def test_a_request_from_the_future_is_stale() -> None:
    table = pebbles()
    assert refused(table, 0, "take_pebble 0", seen=table.seen(0) + 1) == "stale"
    assert refused(table, 0, "take_pebble 0", seen=-1) == "stale"
    assert refused(table, 0, "take_pebble 0", seen=10**9) == "stale"


def test_a_request_sent_twice_is_done_once() -> None:
    """Though after the second throw the same dice may be thrown as after the first."""
    table = dice()
    do(table, 0, THROW)
    seen = table.seen(0)
    do(table, 0, "throw_dice 0,1", seen=seen)
    assert refused(table, 0, "throw_dice 0,1", seen=seen) == "stale"


def test_a_request_of_an_earlier_turn_is_stale_though_the_choice_is_the_same() -> None:
    table = dice()
    seen = table.seen(0)
    do(table, 0, THROW, "stop_throwing", "end_turn")
    assert THROW in {str(action) for action in table.legal(0)}
    assert refused(table, 0, THROW, seen=seen) == "stale"


def test_a_request_repeated_after_its_undo_is_stale() -> None:
    table = pebbles()
    seen = table.seen(0)
    do(table, 0, "mark_pebble 1", seen=seen)
    table.undo(0)
    assert refused(table, 0, "mark_pebble 1", seen=seen) == "stale"
    do(table, 0, "mark_pebble 1", seen=table.seen(0))


def test_the_hidden_answer_of_another_seat_makes_nothing_stale() -> None:
    table = answering(3)
    seen = [table.seen(seat) for seat in range(3)]
    do(table, 1, "answer odd", seen=seen[1])
    do(table, 2, "answer even", seen=seen[2])
    do(table, 2, "withdraw_answer")
    assert table.seen(0) > seen[0]
    do(table, 0, "answer even", seen=seen[0])


def test_an_undo_of_another_seat_makes_nothing_stale_that_it_does_not_touch() -> None:
    table = answering(3)
    seen = table.seen(0)
    do(table, 1, "answer odd")
    table.undo(1, consent=True)
    do(table, 0, "answer even", seen=seen)
