"""What an act costs does not grow with the game: the same position after few knots and after many.

What Python does is counted, not seconds, so a busy machine changes nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import quipu
from quipu.play.session import TableSession
from quipu.play.state import Stage, TableState
from quipu.play.table_setup import new_seat
from quipu.play.views.renderer import ViewRenderer
from tests.support.server.long_tables import played


def work(do: Callable[[], Any]) -> int:
    """How many instructions it takes, so that a loop counts however little it calls."""
    count = 0

    def note(frame: FrameType, what: str, _value: object) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += what == "opcode"
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        do()
    finally:
        sys.settrace(before)
    return count


def cost_of_an_act(table: quipu.Table) -> tuple[int, int]:
    """Work for what is changed, and for what four people are shown of it."""
    seats = tuple(new_seat(n) for n in range(4))
    state = TableState(id="x", game="egypt", host=1, stage=Stage.PLAYING, seats=seats)
    store: Any = None
    live = TableSession(state, store)
    live.table = table
    eyes = [ViewRenderer(live, seat, "en", False) for seat in range(4)]
    last = [each.look(0.0) for each in eyes]
    for each in last:
        each.text(None, set())
    seat = table.waiting()[0]
    action = next(a for a in table.legal(seat) if not table.prepare(seat, a).played[-1].step.closed)
    changing = work(lambda: table.adopt(table.prepare(seat, action)))

    def show() -> None:
        for each, before in zip(eyes, last, strict=True):
            each.look(0.0, before).text(before, set())

    return changing, work(show)


def test_an_act_costs_the_same_after_two_thousand_knots() -> None:
    few, many = played(30), played(1000)
    lengths = len(few.record.knots), len(many.record.knots)
    assert lengths[0] < 120 < 2000 < lengths[1]
    assert few.state.key() == many.state.key()
    cost_of_an_act(played(30))  # so that both find what is remembered for all tables
    for short, long in zip(cost_of_an_act(few), cost_of_an_act(many), strict=True):
        assert abs(long - short) <= short // 10, (short, long)
