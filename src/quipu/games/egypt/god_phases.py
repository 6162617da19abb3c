"""Decisions that belong to the gods: windows, what a use still asks, and keep or exchange."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.keys import mixed, mixed_cells
from quipu.games.egypt.box import KIND_NAMES, TITLE_NAMES
from quipu.settlers.layout import ROW
from quipu.settlers.phases import OWN_PHASES, SettlersPhase
from quipu.settlers.terms import named

HAPI_WINDOW: Final = OWN_PHASES
ISIS_WINDOW: Final = OWN_PHASES + 1
AMUN_RETURN: Final = OWN_PHASES + 2
AMUN_AGAIN: Final = OWN_PHASES + 3
THOT_CHOICE: Final = OWN_PHASES + 4
MAAT_TAKING: Final = OWN_PHASES + 5
GOD_CHOICE: Final = OWN_PHASES + 6


class GodPhase(SettlersPhase):
    """A decision of the owner of a god, whoever's turn it is."""

    def __init__(self, code: i64, seat: i64) -> None:
        super().__init__(code)
        self.seat = seat

    def key(self, key: i64) -> i64:
        return mixed(super().key(key), self.seat)

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "seat": int(self.seat)}


class HapiWindow(GodPhase):
    """G3.1, G4.3: after a roll that brought the owner nothing."""

    name: ClassVar[str] = "hapi_window"

    def __init__(self, seat: i64) -> None:
        super().__init__(HAPI_WINDOW, seat)


class IsisWindow(GodPhase):
    """G3.1, G4.6: after a seven, before the discards, which are fixed already."""

    name: ClassVar[str] = "isis_window"

    def __init__(self, seat: i64, owed: vec[i64], seats: i64) -> None:
        super().__init__(ISIS_WINDOW, seat)
        self.owed = owed
        self.seats = seats  # that play; `owed` has room for all

    def key(self, key: i64) -> i64:
        return mixed_cells(super().key(key), self.owed)

    def owed_by_seat(self) -> list[int]:
        return [int(self.owed[seat]) for seat in range(self.seats)]

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form["owed"] = self.owed_by_seat()
        return form


class AmunReturn(GodPhase):
    """G4.1: a card goes back to the one who handed one over."""

    name: ClassVar[str] = "amun_return"

    def __init__(self, seat: i64, giver: i64, kind: i64, last: bool) -> None:
        super().__init__(AMUN_RETURN, seat)
        self.giver = giver
        self.kind = kind
        self.last = last  # the second question was asked

    def key(self, key: i64) -> i64:
        key = mixed(super().key(key), self.giver * 16 + self.kind)
        return mixed(key, i64(self.last))

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(giver=int(self.giver), kind=KIND_NAMES[self.kind], last=self.last)
        return form


class AmunAgain(GodPhase):
    """G4.1: one other opponent may be asked for the same kind."""

    name: ClassVar[str] = "amun_again"

    def __init__(self, seat: i64, asked: i64, kind: i64) -> None:
        super().__init__(AMUN_AGAIN, seat)
        self.asked = asked
        self.kind = kind

    def key(self, key: i64) -> i64:
        return mixed(super().key(key), self.asked * 16 + self.kind)

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(asked=int(self.asked), kind=KIND_NAMES[self.kind])
        return form


class ThotChoice(GodPhase):
    """G4.7: cards of the deck, of which one is kept; others see only how many."""

    name: ClassVar[str] = "thot_choice"

    def __init__(self, seat: i64, count: i64, titles: vec[i64]) -> None:
        super().__init__(THOT_CHOICE, seat)
        self.count = count
        self.titles = titles

    def key(self, key: i64) -> i64:
        return mixed_cells(mixed(super().key(key), self.count), self.titles)

    def seen_by(self, seat: i64) -> ThotChoice:
        if seat == self.seat:
            return self
        return ThotChoice(self.seat, self.count, vec[i64]([0] * ROW))

    def shown_titles(self) -> vec[i64]:
        return self.titles

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(count=int(self.count), titles=named(TITLE_NAMES, self.titles, 0))
        return form


class MaatTaking(GodPhase):
    """G4.8: a hand lies open to the owner, who takes one card."""

    name: ClassVar[str] = "maat_taking"

    def __init__(self, seat: i64, victim: i64, hand: vec[i64]) -> None:
        super().__init__(MAAT_TAKING, seat)
        self.victim = victim
        self.hand = hand

    def key(self, key: i64) -> i64:
        return mixed_cells(mixed(super().key(key), self.victim), self.hand)

    def seen_by(self, seat: i64) -> MaatTaking:
        """The victim knows his own hand and needs no showing."""
        if seat == self.seat:
            return self
        return MaatTaking(self.seat, self.victim, vec[i64]([0] * ROW))

    def shown_seat(self) -> i64:
        for kind in range(ROW):
            if self.hand[kind]:
                return self.victim
        return -1

    def shown_cards(self) -> vec[i64]:
        return self.hand

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(victim=int(self.victim), hand=named(KIND_NAMES, self.hand, 0))
        return form


class GodChoice(GodPhase):
    """G2.2, G2.3: keep the god or exchange it; then things go on where the use began."""

    name: ClassVar[str] = "god_choice"

    def __init__(self, seat: i64, back: SettlersPhase) -> None:
        super().__init__(GOD_CHOICE, seat)
        self.back = back

    def key(self, key: i64) -> i64:
        return self.back.key(super().key(key))

    def to_json(self) -> dict[str, object]:
        """Discards that follow are named by what is owed."""
        form = super().to_json()
        form["back"] = self.back.name
        if isinstance(self.back, IsisWindow):
            form["owed"] = self.back.owed_by_seat()
        return form
