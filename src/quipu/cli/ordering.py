"""Standing orders at the keyboard: what is done for a person until the turn ends, or until `o`.

They last as long as the command runs; who resumes a game gives them anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quipu.presenting import looking_at, presenter

if TYPE_CHECKING:
    from quipu.core.memory import Observation
    from quipu.core.state import Action
    from quipu.core.table import Table
    from quipu.presenting import Looking


class StandingOrders:
    """By seat the orders that stand, and the turn for which they do."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shown = presenter(table.game)
        self.given: set[tuple[int, str, int]] = set()

    def look(self, seat: int) -> Looking[Observation]:
        memory = self.table.memories[seat]
        return looking_at(self.table.game, self.table.state, seat, memory=memory)

    def known(self, seat: int) -> dict[str, bool]:
        """What this seat may order now, and whether it stands."""
        looking = self.look(seat)
        turn = self.shown.turn(looking)
        return {name: (seat, name, turn) in self.given for name in self.shown.orders(looking)}

    def change(self, seat: int, name: str) -> bool:
        """Give an order, or take it back; whether it stands now."""
        order = (seat, name, self.shown.turn(self.look(seat)))
        self.given ^= {order}
        return order in self.given

    def wanted(self, seat: int) -> Action[Any] | None:
        """What an order of this seat does now, if one does anything."""
        mine = [order for order in sorted(self.given) if order[0] == seat]
        if not mine:
            return None
        looking = self.look(seat)
        turn = self.shown.turn(looking)
        acts = [self.shown.ordered(looking, name) for _, name, until in mine if until == turn]
        return next((act for act in acts if act is not None), None)

    def drop(self, seat: int) -> None:
        """Who takes a step back thinks again."""
        self.given = {order for order in self.given if order[0] != seat}
