"""What is agreed before a game, and the deal."""

from __future__ import annotations

from typing import Final

from pebbles import events
from pebbles.actions import CATALOGUE
from pebbles.state import LARGEST_HEAP, Options, Pebbles
from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.options import FirstSeat, Option, Range

OPTIONS: Final[list[Option]] = [FirstSeat("B1.3"), Range("heap", 9, 5, LARGEST_HEAP, "B1.1")]


def deal(seats: int, options: Options, luck: Luck, journal: Journal) -> Pebbles:
    """B1.2, B1.3: who begins, and a token for everybody."""
    first = options["first_seat"]
    begins = first if isinstance(first, int) else luck.below(seats)
    state = Pebbles(seats, options, begins, CATALOGUE)
    journal.tell(events.BEGAN.of({"seat": begins}))
    for seat in range(seats):
        state.draw_token(seat, luck)
        journal.tell(events.DREW.of({"seat": seat}, {"token": state.tokens[seat]}, [seat]))
    luck.begin_turn(1)
    return state
