"""Standing orders in the terminal: given by `o`, done as ordinary steps, over with the turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import quipu
from quipu import Table
from quipu.cli.ordering import StandingOrders
from quipu.core.record import read_record
from tests.support.command_line import Desk

NAMES = ["Ada", "Ben", "Cleo"]


def offered() -> tuple[Table, int]:
    """Somebody has just offered a card to both others, who have not answered yet."""
    game = quipu.game("egypt")
    table = Table.open_seeded(game, NAMES, 5)
    for _ in range(200):
        seat = table.waiting()[0]
        state: Any = table.state
        hand = game.observe(state, seat).to_json().get("hand", {})
        others = all(state.hand_size(each) for each in range(3))
        openings = [each.kind for each in state.openings(seat)]
        if "offer_trade" in openings and isinstance(hand, dict) and hand and others:
            give = next(iter(hand))
            want = "stone" if give != "stone" else "grain"
            offer = {"kind": "offer_trade", "give": {give: 1}, "want": {want: 1}}
            table.submit(seat, game.parse(offer))
            return table, seat
        acts = {each.kind: each for each in table.legal(seat)}
        table.submit(seat, acts.get("end_turn") or table.legal(seat)[0])
    raise AssertionError("nobody can offer anything")


def kinds(path: Path) -> list[str]:
    return [
        str(knot["action"]["kind"])  # type: ignore[index]
        for knot in read_record(path.read_text()).knots
        if "action" in knot
    ]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_o_lists_and_gives_orders_and_what_they_want_is_done(desk: Desk) -> None:
    table, _ = offered()
    path = desk.write("open.quipu", table.record.text())
    steps = len(kinds(path))
    typed = "\n".join(["", "o", "o nothing", "o dec", "", "q", ""])
    said = desk.ok("play", "--resume", path, typed=typed)
    assert "decline – Decline all offers this turn: not in force" in said
    assert "“nothing” is not an automatic answer; there are: decline." in said
    assert "Decline all offers this turn: in force" in said
    assert kinds(path)[steps:] == ["decline_trade"]


def test_where_nothing_can_be_ordered_it_is_said(desk: Desk) -> None:
    said = desk.ok("play", "dice", "--seats", "me", "--seed", "7", typed="o\nq\n")
    assert "There is nothing to automate right now." in said


def test_an_order_holds_for_its_seat_and_its_turn() -> None:
    table, active = offered()
    one, two = (active + 1) % 3, (active + 2) % 3
    orders = StandingOrders(table)
    assert orders.known(one) == {"decline": False}
    assert orders.known(active) == {"close": False}
    assert orders.change(one, "decline")
    assert orders.known(one) == {"decline": True}
    assert str(orders.wanted(one)) == "decline_trade"
    assert orders.wanted(two) is None
    assert not orders.change(one, "decline")
    assert orders.wanted(one) is None
    orders.change(one, "decline")
    orders.drop(one)
    assert orders.wanted(one) is None
    orders.change(one, "decline")
    for seat in (one, two):
        table.submit(seat, table.game.parse("decline_trade"))
    table.submit(active, table.game.parse("end_turn"))
    assert "decline" not in orders.known(one)
    assert orders.known(two) == {"decline": False}
