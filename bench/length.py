"""What an act with its four views costs at the same position after few knots and after many.

`python bench/length.py` plays Egypt to a position, reaches it once more by acts that were taken
back, and does the same act at both tables by turns. Processor time, the median of all acts.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import quipu
from quipu.core.state import Action
from quipu.play.session import TableSession
from quipu.play.state import Stage, TableState
from quipu.play.table_setup import new_seat
from quipu.play.views.renderer import ViewRenderer
from quipu.play.views.snapshot import ViewSnapshot
from quipu.server.run import settle
from tests.support.server.long_tables import played

BAR = 0.10  # by which they may differ


class Watched:
    """A table and the four who look at it."""

    def __init__(self, pairs: int) -> None:
        self.table = played(pairs)
        self.knots = len(self.table.record.knots)
        seats = tuple(new_seat(n) for n in range(4))
        state = TableState(id="x", game="egypt", host=1, stage=Stage.PLAYING, seats=seats)
        store: Any = None
        live = TableSession(state, store)
        live.table = self.table
        self.eyes = [ViewRenderer(live, seat, "en", False) for seat in range(4)]
        self.last: list[ViewSnapshot | None] = [None] * 4
        self.look()

    def look(self) -> None:
        for n, eyes in enumerate(self.eyes):
            sight = eyes.look(0.0, self.last[n])
            sight.text(self.last[n], set())
            self.last[n] = sight

    def act(self, seat: int, action: Action[Any]) -> float:
        """Milliseconds of an act and its views; then it is taken back."""
        began = process_time()
        self.table.adopt(self.table.prepare(seat, action))
        self.look()
        took = (process_time() - began) * 1000
        self.table.undo(seat)
        self.table.often = {}  # nobody at a table may do this so often
        self.look()
        return took


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--acts", type=int, default=300)
    given = asked.parse_args()
    tables = [Watched(pairs) for pairs in (30, 1000)]
    state = tables[0].table.state
    assert state.key() == tables[1].table.state.key()
    seat = tables[0].table.waiting()[0]
    action = next(each for each in state.legal(seat) if is_open(tables[0].table, seat, each))
    settle()
    costs: list[list[float]] = [[], []]
    for _ in range(given.acts):
        for table, found in zip(tables, costs, strict=True):
            found.append(table.act(seat, action))
    short, long = (median(found) for found in costs)
    more = long / short - 1
    for table, cost in zip(tables, (short, long), strict=True):
        print(f"after {table.knots} knots: {cost:.2f} ms for an act with its four views")
    verdict = "holds" if abs(more) <= BAR else "does NOT hold"
    print(f"{more:+.1%}, bar {BAR:.0%}: {verdict}")


def is_open(table: quipu.Table, seat: int, action: Action[Any]) -> bool:
    """Whether it can be taken back."""
    return not table.prepare(seat, action).played[-1].step.closed


if __name__ == "__main__":
    main()
