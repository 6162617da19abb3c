"""The Inkas in a terminal: what all settlers games show, and tribes in decline in brackets."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from quipu.games.inca.draw_layout import INCA
from quipu.games.inca.view import IncaObservation
from quipu.settlers.show import Seen, terminal
from quipu.settlers.show_map import Pieces
from quipu.settlers.view import SettlersObservation


class IncaSeen(Seen):
    """I10: what a tribe in decline has left stays on the board."""

    def pieces(self, view: SettlersObservation) -> Pieces:
        assert isinstance(view, IncaObservation)
        fallen = frozenset(crossing for each in view.ruins for crossing in each)
        return replace(super().pieces(view), fallen=fallen)


TERMINAL: Final = terminal(IncaSeen(INCA.colours, "column-ruins"))
