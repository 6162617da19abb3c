"""Tables for the tests: opened with a known key, asked by the texts of actions."""

from __future__ import annotations

from typing import Any

import pytest

from pebbles.game import PebblesGame
from pebbles.state import Pebbles
from quipu import SPECTATOR, IllegalAction, Table, game
from tests.support.games_under_test import as_text

KEY = bytes(range(32))
PEBBLES = PebblesGame()
DICE = game("dice")
THROW = "throw_dice 0,1,2,3,4,5"


def pebbles(seats: int = 2, **options: object) -> Table:
    names: list[dict[str, object]] = [{"name": f"seat {seat}"} for seat in range(seats)]
    return Table.open(PEBBLES, names, KEY, "t", ["n"] * seats, None, first_seat=0, **options)


def dice(seats: int = 1) -> Table:
    names: list[dict[str, object]] = [{"name": f"seat {seat}"} for seat in range(seats)]
    return Table.open(DICE, names, KEY, "t", ["n"] * seats, first_seat=0)


def do(table: Table, seat: int, *texts: str, seen: int | None = None) -> None:
    """One request after another; `seen` is that of the first."""
    for number, text in enumerate(texts):
        table.submit(seat, table.game.parse(text), seen if number == 0 else None)


def refused(table: Table, seat: int, text: str, seen: int | None = None) -> str:
    """The code of the refusal; nothing at the table has changed."""
    before = snapshot(table)
    with pytest.raises(IllegalAction) as caught:
        do(table, seat, text, seen=seen)
    assert snapshot(table) == before
    return caught.value.refusal.code


def refused_act(table: Table, act: Any, *arguments: Any) -> str:
    before = snapshot(table)
    with pytest.raises(IllegalAction) as caught:
        act(*arguments)
    assert snapshot(table) == before
    return caught.value.refusal.code


def snapshot(table: Table) -> str:
    views = [*range(table.seats), SPECTATOR]
    told = [[table.told(seat), table.seen(seat)] for seat in views]
    memories = [memory.to_json() for memory in table.memories]
    state = table.game.position(table.state)
    return as_text([table.record.text(), state, told, memories, len(table.steps)])


def state_of(table: Table) -> Pebbles:
    assert isinstance(table.state, Pebbles)
    return table.state


def answering(seats: int = 2) -> Table:
    """All pebbles are taken, and everybody is asked at once."""
    table = pebbles(seats, heap=5)
    for pebble in range(5):
        do(table, table.waiting()[0], f"take_pebble {pebble}")
    assert table.waiting() == [*range(seats)]
    return table
