"""How long a game takes to load and to prove in which much was taken back: `bench/undos.py`."""

from __future__ import annotations

from time import perf_counter

import quipu
from quipu.core.fairluck import key_from_seed
from quipu.core.record import read_record
from quipu.core.replay import resume

SEED = 1
STEPS = 251
PAIRS = 1250  # of an act and its undo


def played() -> quipu.Table:
    """A game of Egypt with so many steps, and at its end so many that were taken back."""
    table = quipu.Table.open_seeded(quipu.game("egypt"), ["a", "b", "c", "d"], SEED)
    luck = quipu.FastLuck(3)
    while len(table.steps) < STEPS or not taken_back(table):
        seat = table.waiting()[0]
        legal = table.legal(seat)
        table.submit(seat, legal[luck.below(len(legal))])
    for _ in range(PAIRS - 1):
        taken_back(table)
    return table


def taken_back(table: quipu.Table) -> bool:
    """Do something that can be taken back, and take it back; whether there was anything."""
    for seat in table.waiting():
        for action in table.legal(seat):
            change = table.prepare(seat, action)
            if not change.played[-1].step.closed:
                table.adopt(change)
                table.undo(seat)
                table.often = {}  # nobody at a table may do this so often
                return True
    return False


def main() -> None:
    table = played()
    record = read_record(table.record.text())
    began = perf_counter()
    resume(table.game, record, key_from_seed(SEED))
    loaded = perf_counter()
    quipu.verify(table.game, record)
    proved = perf_counter()
    print(f"{len(table.steps)} steps stand, {len(record.knots)} knots were tied")
    print(f"load {loaded - began:.2f} s, verify {proved - loaded:.2f} s")


if __name__ == "__main__":
    main()
