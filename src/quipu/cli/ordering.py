"""Automatic actions at the keyboard: they last until the turn ends, or until `o`.

They are kept as long as the command runs; a game that is resumed begins without them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quipu.presenting.auto_actions import (
    AutoAction,
    AutoActions,
    first_wanted,
    lasting,
    look,
    offered,
)

if TYPE_CHECKING:
    from quipu.core.state import Action
    from quipu.core.table import Table


class StandingOrders:
    """The automatic actions of all seats at this keyboard."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.given: AutoActions = frozenset()

    def offered(self, seat: int) -> list[tuple[AutoAction, bool]]:
        looking = look(self.table.game, self.table.now, seat)
        return offered(self.table.game, looking, self.given)

    def known(self, seat: int) -> dict[str, bool]:
        """What this seat may order now, and whether it stands."""
        return {each.name: stands for each, stands in self.offered(seat)}

    def change(self, seat: int, name: str) -> bool:
        """Give an order, or take it back; whether it stands now."""
        order = next(each for each, _ in self.offered(seat) if each.name == name)
        self.given ^= {order}
        return order in self.given

    def wanted(self, seat: int) -> Action[Any] | None:
        """What an order of this seat does now, if one does anything."""
        mine = frozenset(order for order in self.given if order.seat == seat)
        table = self.table
        found = first_wanted(table.game, table.now, lasting(table.game, table.now, mine))
        return found[1] if found is not None else None

    def drop(self, seat: int) -> None:
        """Forget the orders of a seat that takes a step back: it thinks again."""
        self.given = frozenset(order for order in self.given if order.seat != seat)
