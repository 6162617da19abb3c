"""Egypt in a terminal: what all settlers games show, with boats on the Nile and the gods."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from quipu.games.egypt.draw_layout import EGYPT
from quipu.games.egypt.god_view import GodsObservation
from quipu.games.egypt.pyramid_view import PyramidObservation
from quipu.settlers.show import Seen, terminal
from quipu.settlers.show_map import Pieces
from quipu.settlers.view import SettlersObservation


class EgyptSeen(Seen):
    """G3: a god belongs to a seat; P4: boats swim on the Nile."""

    def pieces(self, view: SettlersObservation) -> Pieces:
        pieces = super().pieces(view)
        if not isinstance(view, PyramidObservation):
            return pieces
        return replace(pieces, swimming=frozenset(path for each in view.boats for path in each))

    def holdings(self, view: SettlersObservation, seat: int) -> list[str]:
        return view.gods[seat : seat + 1] if isinstance(view, GodsObservation) else []


TERMINAL: Final = terminal(EgyptSeen(EGYPT.colours))
