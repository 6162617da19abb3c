"""What a seat remembers with the gods: besides foreign hands what Amun, Thot and Maat showed."""

from __future__ import annotations

from quipu.games.egypt.events import DECK_SEEN, HAD_NONE, HAND_SEEN
from quipu.settlers.memory import HandMemory


class GodsMemory(HandMemory):
    """G4.1: who had none; G4.7: what lies in the deck; G4.8: a whole hand."""

    def copy(self) -> GodsMemory:
        other = GodsMemory(self.seat, self.seats, self.box)
        self.copy_into(other)
        return other

    def hear_shown(self, told: dict[str, object]) -> None:
        kind = told["event"]
        if kind == HAND_SEEN.name:
            if "cards" in told:
                self.see_hand(HAND_SEEN.seat(told, "from"), told["cards"])
        elif kind == HAD_NONE.name:
            self.limit(HAD_NONE.seat(told, "seat"), str(told["card"]))
        elif kind == DECK_SEEN.name:
            self.see_deck(told["returned"])
        else:
            super().hear_shown(told)
