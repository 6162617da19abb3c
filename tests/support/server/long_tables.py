"""Shared by tests: played."""

from __future__ import annotations

import quipu

STEPS = 40


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


def played(pairs: int) -> quipu.Table:
    """A game of Egypt, and at its end so many acts that were taken back."""
    table = quipu.Table.open_seeded(quipu.game("egypt"), ["a", "b", "c", "d"], 1)
    luck = quipu.FastLuck(3)
    while len(table.steps) < STEPS or not taken_back(table):
        seat = table.waiting()[0]
        legal = table.legal(seat)
        table.submit(seat, legal[luck.below(len(legal))])
    for _ in range(pairs - 1):
        taken_back(table)
    return table
