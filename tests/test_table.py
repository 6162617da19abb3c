"""Table: all of a request is done or nothing, and nothing that was meant for another moment."""

from __future__ import annotations

from typing import Any

import pytest

from quipu import IllegalAction, Table, replay
from quipu.core.fairluck import commitment_to
from quipu.core.record import LONGEST_LINE
from tests.tables import (
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


# ---- all or nothing -----------------------------------------------------------------------------


def test_all_actions_of_a_request_are_done() -> None:
    table = pebbles()
    steps = table.submit(0, [PEBBLES.parse(text) for text in ("mark_pebble 3", "take_pebble 3")])
    assert [str(step.action) for step in steps] == ["mark_pebble 3", "take_pebble 3"]
    assert [knot.get("action") for knot in table.record.knots[1:]] == [
        {"kind": "mark_pebble", "pebble": 3},
        {"kind": "take_pebble", "pebble": 3},
    ]
    assert table.waiting() == [1]


def test_of_a_request_with_one_refused_action_nothing_is_done() -> None:
    table = pebbles()
    assert refused(table, 0, "peek 1", "swap_token", "take_pebble 0") == "one_act"
    assert refused(table, 0, "swap_token", "take_pebble 0", "take_pebble 1") == "not_your_turn"
    do(table, 0, "peek 1", "take_pebble 0")


def test_luck_used_by_a_refused_request_is_not_spent() -> None:
    """The place in the cord decides, so trying does not help."""
    tried, plain = pebbles(), pebbles()
    for _ in range(5):
        assert refused(tried, 0, "grab_pebbles 1,2", "peek 1") == "not_your_turn"
    for table in (tried, plain):
        do(table, 0, "grab_pebbles 1,2")
    assert tried.record.text() == plain.record.text()


def test_a_foreign_seat_is_refused() -> None:
    table = pebbles()
    assert refused(table, 1, "take_pebble 0") == "not_your_turn"
    for seat in (-1, 2, 99):
        assert refused(table, seat, "take_pebble 0") == "no_such_seat"
        for act in (table.resign, table.undo):
            assert refused_act(table, act, seat) == "no_such_seat"
        assert refused_act(table, table.change_player, seat, "takeover", "bot") == "no_such_seat"


def test_an_empty_request_changes_nothing() -> None:
    table = pebbles()
    before = snapshot(table)
    assert table.submit(0, [], table.seen(0)) == []
    assert snapshot(table) == before


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
