"""Exchanging artefacts on the centre field, openly or hidden."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.games.jade.course import decide_figures, well_preserved
from quipu.games.jade.events import ARTEFACTS_RETURNED, EXCHANGED_HIDDEN, EXCHANGED_OPENLY
from quipu.games.jade.faces import kind_name
from quipu.games.jade.phases import EXCHANGING, HIDDEN_MOST, NOWHERE, RETURNING, Returning
from quipu.games.jade.state import HIDDEN_COST, Jade

NO_EXCHANGE_NOW: Final = Refusal("wrong_phase", "J13.1")
NOTHING_TO_RETURN: Final = Refusal("wrong_phase", "J13.3")
NOT_OWNED: Final = Refusal("not_owned", "J13.2")
NOT_OPEN: Final = Refusal("not_open", "J13.2")
SAME_KIND: Final = Refusal("same_kind", "J13.7")
TOO_MANY: Final = Refusal("too_many", "J13.4")
HEAP_TOO_SMALL: Final = Refusal("heap_too_small", "J13.4")
CANNOT_PAY: Final = Refusal("cannot_pay", "J13.3")
NOT_OWNED_TO_RETURN: Final = Refusal("not_owned", "J13.3")
WRONG_NUMBER: Final = Refusal("wrong_number", "J13.3")


class ExchangeOpen(Action[Jade]):
    """J13.2: one own artefact against one of the open ones, free."""

    kind: ClassVar[str] = "exchange_open"

    def __init__(self, give: i64, take: i64) -> None:
        super().__init__()
        self.give = give
        self.take = take

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        if state.phase is not EXCHANGING or seat != state.mover:
            return state.barred(seat, NO_EXCHANGE_NOW)
        if not state.artefacts.has(seat, self.give):
            return NOT_OWNED
        if state.artefacts.place_of(self.take) < 0:
            return NOT_OPEN
        return SAME_KIND if self.give == self.take else None

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        """J13.1, J13.6: one exchange, open or hidden; then the step is over."""
        state.artefacts.exchange(seat, self.give, self.take)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat)}
            data.update(self.arguments())
            journal.tell(EXCHANGED_OPENLY.of(data))
        decide_figures(state, NOWHERE, luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"give": kind_name(self.give), "take": kind_name(self.take)}


class ExchangeHidden(Action[Jade]):
    """J13.3: draw one or two hidden artefacts for 1 gold, then put as many back."""

    kind: ClassVar[str] = "exchange_hidden"

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count = count

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        if state.phase is not EXCHANGING or seat != state.mover:
            return state.barred(seat, NO_EXCHANGE_NOW)
        if state.artefacts.owned[seat] < state.needed_for(self.count):
            return TOO_MANY
        if self.count > state.artefacts.size:
            return HEAP_TOO_SMALL
        return None if state.gold[seat] >= HIDDEN_COST else CANNOT_PAY

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        """J13.5: the gold is paid before drawing."""
        state.gold[seat] -= HIDDEN_COST
        chance = well_preserved(state) if journal.listening else 0.0
        kinds = [state.artefacts.draw(seat, luck) for _ in range(self.count)]
        state.phase = RETURNING[self.count]
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "count": int(self.count)}
            data["hidden"] = int(state.artefacts.size)
            secret: dict[str, object] = {"kinds": [kind_name(kind) for kind in kinds]}
            good = sum(1 - int(kind) % 2 for kind in kinds)
            knows = [int(seat)]
            worth = len(kinds) * chance
            journal.tell(EXCHANGED_HIDDEN.of(data, secret, knows, value=good, expected=worth))

    def arguments(self) -> dict[str, object]:
        return {"count": int(self.count)}


class ReturnArtefacts(Action[Jade]):
    """J13.3: as many as were drawn, of free choice; those just drawn may be among them."""

    kind: ClassVar[str] = "return_artefacts"

    def __init__(self, kinds: list[i64]) -> None:
        super().__init__()
        self.kinds = kinds  # in rising order

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        phase = state.phase
        if not isinstance(phase, Returning) or seat != state.mover:
            return state.barred(seat, NOTHING_TO_RETURN)
        for kind in self.kinds:
            if self.often(kind) > state.artefacts.count(seat, kind):
                return NOT_OWNED_TO_RETURN
        if state.agreement.returns_freely:
            return WRONG_NUMBER if len(self.kinds) > HIDDEN_MOST else None
        return None if len(self.kinds) == phase.count else WRONG_NUMBER

    def often(self, kind: i64) -> i64:
        count: i64 = 0
        for each in self.kinds:
            if each == kind:
                count += 1
        return count

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        """J13.5: mixed into the heap. J13.8: this never ends the game."""
        for kind in self.kinds:
            state.artefacts.put_back(seat, kind)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "count": len(self.kinds)}
            data["hidden"] = int(state.artefacts.size)
            secret: dict[str, object] = {"kinds": [kind_name(kind) for kind in self.kinds]}
            journal.tell(ARTEFACTS_RETURNED.of(data, secret, [int(seat)]))
        decide_figures(state, NOWHERE, luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"kinds": [kind_name(kind) for kind in self.kinds]}
