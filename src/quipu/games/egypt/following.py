"""Follows hands with the gods: what Amun and Maat show."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from quipu.core.state import Action
from quipu.games.egypt.god_secrets import AskAmun, LookWithMaat, TakeWithMaat
from quipu.settlers.following import OWN_SIGHTS, HandFollower
from quipu.settlers.layout import ROW
from quipu.settlers.state import Settlers

AMUN: Final = OWN_SIGHTS
LOOK: Final = OWN_SIGHTS + 1
TAKE: Final = OWN_SIGHTS + 2


class GodsFollower(HandFollower):
    """G4.1: who had none; G4.8: a whole hand, and a card taken from it unseen."""

    def sight_of(self, action: Action[Any]) -> i64:
        if isinstance(action, AskAmun):
            return AMUN
        if isinstance(action, LookWithMaat):
            return LOOK
        return TAKE if isinstance(action, TakeWithMaat) else super().sight_of(action)

    def see_own(self, state: Settlers, seat: i64, action: Action[Any], sight: i64) -> None:
        if sight == TAKE:
            self.steal(state, seat)
        elif isinstance(action, LookWithMaat):
            for kind in range(self.kinds):
                self.know(seat, action.seat, kind, self.hands[action.seat * ROW + kind])
        elif isinstance(action, AskAmun):
            place = action.seat * ROW + action.card
            if self.hands[place] == 0:
                for memory in self.memories:
                    memory.ceiling[place] = 0
                self.unsettle()
            self.move_cards(state)
