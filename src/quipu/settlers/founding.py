"""The founding phase: a settlement and a route piece in turn, twice around."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.settlers.events import PLACED
from quipu.settlers.layout import ROUTE, SETTLEMENT
from quipu.settlers.phases import FoundingRoute, FoundingSettlement
from quipu.settlers.reasons import FINE, FOUNDING_PATH, NOT_DUE
from quipu.settlers.state import Settlers


class PlaceStartSettlement(Action[Settlers]):
    """Any free crossing that keeps the distance; free of charge, and never declined."""

    kind: ClassVar[str] = "place_start_settlement"

    def __init__(self, crossing: i64) -> None:
        super().__init__()
        self.crossing = crossing

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        if reason != FINE:
            return state.because(reason, self)
        phase = state.phase
        if not isinstance(phase, FoundingSettlement):
            return state.because(NOT_DUE, self)
        reason = state.site_reason(self.crossing)
        if reason == FINE:
            reason = state.founding_reason(phase.step, self.crossing)
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        if journal.listening:
            piece = state.terms.box.things[SETTLEMENT]
            data: dict[str, object] = {"seat": int(seat), "piece": piece}
            data["crossing"] = int(self.crossing)
            journal.tell(PLACED.of(data))
        state.found(seat, self.crossing, journal)

    def arguments(self) -> dict[str, object]:
        return {"crossing": int(self.crossing)}


class PlaceStartRoute(Action[Settlers]):
    """On a path at the settlement just placed."""

    kind: ClassVar[str] = "place_start_route"

    def __init__(self, path: i64) -> None:
        super().__init__()
        self.path = path

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        if reason != FINE:
            return state.because(reason, self)
        phase = state.phase
        if not isinstance(phase, FoundingRoute):
            return state.because(NOT_DUE, self)
        reason = state.wrong_path(ROUTE, self.path)
        if reason != FINE:
            return state.because(reason, self)
        ends = state.grid.ends
        if phase.crossing in (ends[self.path * 2], ends[self.path * 2 + 1]):
            return None
        return state.because(FOUNDING_PATH, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "piece": state.terms.box.things[ROUTE]}
            data["path"] = int(self.path)
            journal.tell(PLACED.of(data))
        state.lay(seat, ROUTE, self.path, journal)
        state.founded_route(luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"path": int(self.path)}
