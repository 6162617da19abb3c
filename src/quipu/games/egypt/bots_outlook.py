"""What the land on the Nile promises to one seat besides: harbours, the river, points on cards."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.games.egypt import bots_weights as weigh
from quipu.games.egypt.pyramid import NILE_HIGH, NILE_LOW, EgyptPyramid
from quipu.games.egypt.state import Egypt
from quipu.settlers.bots_outlook import Outlook
from quipu.settlers.bots_weights import WIN
from quipu.settlers.layout import NOBODY, TAKEN_HIGH, TAKEN_LOW


class EgyptOutlook(Outlook):
    """One seat's eyes on a position of an Egyptian game."""

    def __init__(self, state: Egypt, seat: i64) -> None:
        super().__init__(state, seat, state.terms.points_to_win, weigh.KIND_WORTH)
        self.wants_nile = isinstance(state, EgyptPyramid) and state.boats(seat) == 0  # P5.1

    def favours(self, crossing: i64) -> float:
        """A harbour."""
        kind = self.land.served[crossing]
        if kind >= 0:
            return weigh.HARBOUR_KIND * self.income[kind] * self.harvest
        return weigh.HARBOUR_ANY * self.harvest if kind == NOBODY else 0.0

    def start_worth(self, crossing: i64) -> float:
        worth = super().start_worth(crossing)
        return worth + (weigh.NILE_BANK if self.leads_to_nile(crossing) else 0.0)

    def aim(self, corner: i64) -> float:
        worth = super().aim(corner)
        return worth + (weigh.NILE_REACH if self.leads_to_nile(corner) else 0.0)

    def leads_to_nile(self, corner: i64) -> bool:
        """P5.1: stones need a boat first."""
        if not self.wants_nile:
            return False
        cells = self.state.cells
        low = self.grid.low_at[corner] & NILE_LOW & ~cells[TAKEN_LOW]
        high = self.grid.high_at[corner] & NILE_HIGH & ~cells[TAKEN_HIGH]
        return (low | high) != 0

    def card_worth(self) -> float:
        """E11.1: it may be the last point."""
        return super().card_worth() + (weigh.POINT_CHANCE * WIN if self.left == 1 else 0.0)
