"""The gods that look and ask: windows after a roll, Amun's questions, Thot's and Maat's looks."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.games.egypt.box import AMUN, HAPI, ISIS, KIND_NAMES, MAAT, THOT, TITLES
from quipu.games.egypt.events import (
    AMUN_ASKED,
    ASKED_ENOUGH,
    DECK_LOOKED_AT,
    DECK_SEEN,
    HAD_NONE,
    HAND_SEEN,
    PASSED,
)
from quipu.games.egypt.god_actions import GodAction, pay_cards, tell_taken
from quipu.games.egypt.god_phases import (
    AmunAgain,
    AmunReturn,
    HapiWindow,
    IsisWindow,
    MaatTaking,
    ThotChoice,
)
from quipu.games.egypt.gods import EgyptGods
from quipu.games.egypt.reasons import (
    GOD_NO_EFFECT,
    GOD_NOT_AHEAD,
    GOD_PAYMENT,
    GOD_WRONG_TIME,
)
from quipu.settlers.building import tell_bought
from quipu.settlers.events import STOLE
from quipu.settlers.layout import DECK, POINT, ROW
from quipu.settlers.offer_terms import TradeSide, size_of
from quipu.settlers.phases import IN_MAIN, OVER
from quipu.settlers.reasons import (
    BANK_EMPTY,
    CANNOT_PAY,
    CARD_NOT_HELD,
    DECK_EMPTY,
    FINE,
    GAME_OVER,
    NOT_DUE,
    NOT_HELD,
    UNKNOWN_PLACE,
)
from quipu.settlers.telling import tell_handed

TITLE_NAMES: Final = list(TITLES)
NO_CARD: Final = -1


# ---- windows: Hapi and Isis ---------------------------------------------------------------------


def window_reason(state: EgyptGods, seat: i64, god: i64, is_open: bool) -> i64:
    """G3.1: outside its window such a god is not his, new, used, or simply not due."""
    if state.phase.code == OVER:
        return GAME_OVER
    if is_open:
        return FINE
    reason = state.god_reason(seat, god)
    return GOD_WRONG_TIME if reason == FINE else reason


class TakeWithHapi(Action[EgyptGods]):
    """G4.3: after a roll that brought nothing, 1 card of choice from the bank."""

    kind: ClassVar[str] = "take_with_hapi"

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card = card

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        phase = state.phase
        is_open = isinstance(phase, HapiWindow) and phase.seat == seat
        reason = window_reason(state, seat, HAPI, is_open)
        if reason == FINE and state.bank(self.card) == 0:
            reason = BANK_EMPTY
        return state.because(reason, self)

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        state.use_god(seat, journal)
        state.take(seat, self.card, 1)
        tell_taken(seat, self.card, journal)
        state.used(seat, IN_MAIN, journal)

    def arguments(self) -> dict[str, object]:
        return {"card": KIND_NAMES[self.card]}


class UseIsis(Action[EgyptGods]):
    """G4.5: many cards, none is discarded; few, and 1 of choice comes from the bank."""

    kind: ClassVar[str] = "use_isis"

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card = card

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        phase = state.phase
        is_open = isinstance(phase, IsisWindow) and phase.seat == seat
        reason = window_reason(state, seat, ISIS, is_open)
        if reason == FINE and isinstance(phase, IsisWindow):
            reason = self.use_reason(state, seat, phase.owed)
        return state.because(reason, self)

    def use_reason(self, state: EgyptGods, seat: i64, owed: vec[i64]) -> i64:
        """P8.2: a card is named exactly if one is gained."""
        if self.card == NO_CARD:
            return FINE if state.isis_saves(seat, owed) else GOD_NO_EFFECT
        if not state.isis_gains(seat):
            return GOD_NO_EFFECT
        return FINE if state.bank(self.card) else BANK_EMPTY

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        """G4.6: what she gains never makes her owner discard."""
        phase = state.phase
        assert isinstance(phase, IsisWindow)
        owed = phase.owed[:]
        owed[seat] = 0
        state.use_god(seat, journal)
        if self.card != NO_CARD:
            state.take(seat, self.card, 1)
            tell_taken(seat, self.card, journal)
        state.used(seat, IsisWindow(seat, owed, state.seats), journal)

    def arguments(self) -> dict[str, object]:
        return {"card": None if self.card == NO_CARD else KIND_NAMES[self.card]}


class Pass(Action[EgyptGods]):
    """G3.1: leave Hapi or Isis unused."""

    kind: ClassVar[str] = "pass"

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        phase = state.phase
        if phase.code == OVER:
            return state.because(GAME_OVER, self)
        due = isinstance(phase, HapiWindow) and phase.seat == seat
        due = due or (isinstance(phase, IsisWindow) and phase.seat == seat)
        return state.because(FINE if due else NOT_DUE, self)

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        if journal.listening:
            journal.tell(PASSED.of({"seat": int(seat)}))
        state.go_on(phase if isinstance(phase, IsisWindow) else IN_MAIN, luck, journal)


# ---- Amun ---------------------------------------------------------------------------------------


class AskAmun(GodAction):
    """G4.1: ask an opponent with cards for a kind; then one other for the same kind."""

    kind: ClassVar[str] = "ask_amun"

    def __init__(self, card: i64, seat: i64) -> None:
        super().__init__(AMUN)
        self.card = card
        self.seat = seat

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        phase = state.phase
        if not isinstance(phase, AmunAgain) or seat != phase.seat:
            return super().refusal(state, seat)
        if self.card != phase.kind or self.seat == phase.asked:
            return state.because(GOD_WRONG_TIME, self)
        return state.because(self.use_reason(state, seat), self)

    def use_reason(self, state: EgyptGods, seat: i64) -> i64:
        if self.seat == seat or self.seat >= state.seats:
            return UNKNOWN_PLACE
        return FINE if state.hand_size(self.seat) else GOD_NO_EFFECT

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        again = isinstance(state.phase, AmunAgain)
        name = KIND_NAMES[self.card]
        if not again:
            state.use_god(seat, journal)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "to": int(self.seat), "card": name}
            journal.tell(AMUN_ASKED.of(data, opens=True))
        if state.held(self.seat, self.card):
            state.hand_over(self.seat, seat, self.card, 1)
            tell_handed(self.seat, seat, {name: 1}, journal)
            state.phase = AmunReturn(seat, self.seat, self.card, again)
            return
        if journal.listening:
            journal.tell(HAD_NONE.of({"seat": int(self.seat), "card": name}))
        ask_on(state, seat, self.seat, self.card, again, journal)

    def arguments(self) -> dict[str, object]:
        return {"card": KIND_NAMES[self.card], "seat": int(self.seat)}


def ask_on(
    state: EgyptGods, seat: i64, asked: i64, kind: i64, last: bool, journal: Journal
) -> None:
    """The second question, if there is somebody to ask; else the use is over."""
    if not last:
        for other in range(state.seats):
            if other != seat and other != asked and state.hand_size(other):
                state.phase = AmunAgain(seat, asked, kind)
                return
    state.used(seat, IN_MAIN, journal)


class GiveBack(Action[EgyptGods]):
    """G4.1: 1 card of the owner's choice, also the same one."""

    kind: ClassVar[str] = "give_back"

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card = card

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        if reason == FINE and not isinstance(state.phase, AmunReturn):
            reason = NOT_DUE
        if reason == FINE and state.held(seat, self.card) == 0:
            reason = NOT_HELD
        return state.because(reason, self)

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, AmunReturn)
        state.hand_over(seat, phase.giver, self.card, 1)
        tell_handed(seat, phase.giver, {KIND_NAMES[self.card]: 1}, journal)
        ask_on(state, seat, phase.giver, phase.kind, phase.last, journal)

    def arguments(self) -> dict[str, object]:
        return {"card": KIND_NAMES[self.card]}


class StopAsking(Action[EgyptGods]):
    """G4.1: no second question."""

    kind: ClassVar[str] = "stop_asking"

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        if reason == FINE and not isinstance(state.phase, AmunAgain):
            reason = NOT_DUE
        return state.because(reason, self)

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        if journal.listening:
            journal.tell(ASKED_ENOUGH.of({"seat": int(seat)}))
        state.used(seat, IN_MAIN, journal)


# ---- Thot ---------------------------------------------------------------------------------------


class BuyWithThot(GodAction):
    """G4.7: a card for the price with one card replaced; look at the top three, keep one."""

    kind: ClassVar[str] = "buy_with_thot"

    def __init__(self, give: TradeSide, fits: bool = True, plain: bool = False) -> None:
        super().__init__(THOT)
        self.give = give
        self.fits = fits  # it is one of the thirteen payments
        self.plain = plain  # the normal price

    def use_reason(self, state: EgyptGods, seat: i64) -> i64:
        if not self.fits:
            return GOD_PAYMENT
        if not state.holds(seat, self.give.counts):
            return CANNOT_PAY
        size = state.deck_size()
        if size == 0:
            return DECK_EMPTY
        return GOD_NO_EFFECT if size == 1 and self.plain else FINE

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        state.use_god(seat, journal)
        pay_cards(state, seat, self.give.counts)
        bag = state.bag(DECK)
        titles = vec[i64]([0] * ROW)
        count = min(state.deck_size(), 3)
        points = float(count) * state.point_chance()
        for _ in range(count):
            title = luck.draw(bag)
            bag[title] -= 1
            titles[title] += 1
        state.phase = ThotChoice(seat, count, titles)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "paid": self.give.to_json()}
            data["count"] = int(count)
            secret: dict[str, object] = {"titles": state.terms.box.titles_json(titles)}
            value, knows = float(titles[POINT]), [int(seat)]
            journal.tell(DECK_LOOKED_AT.of(data, secret, knows, value=value, expected=points))

    def arguments(self) -> dict[str, object]:
        return {"give": self.give.to_json()}


class KeepCard(Action[EgyptGods]):
    """G4.7: it counts as bought this turn; the others go back, and the deck is shuffled."""

    kind: ClassVar[str] = "keep_card"

    def __init__(self, title: i64) -> None:
        super().__init__()
        self.title = title

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        phase = state.phase
        if reason == FINE and not isinstance(phase, ThotChoice):
            reason = NOT_DUE
        if reason == FINE and isinstance(phase, ThotChoice) and phase.titles[self.title] == 0:
            reason = CARD_NOT_HELD
        return state.because(reason, self)

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, ThotChoice)
        state.receive_card(seat, self.title)
        tell_bought(state, seat, self.title, {}, journal)
        back = phase.titles[:]
        back[self.title] -= 1
        if journal.listening and size_of(back):
            secret: dict[str, object] = {"seat": int(seat)}
            secret["returned"] = state.terms.box.titles_json(back)
            journal.tell(DECK_SEEN.of({}, secret, [int(seat)], only=True))
        state.used(seat, IN_MAIN, journal)

    def arguments(self) -> dict[str, object]:
        return {"card": TITLE_NAMES[self.title]}


# ---- Maat ---------------------------------------------------------------------------------------


class LookWithMaat(GodAction):
    """G4.8: the hand of an opponent who is ahead by visible points."""

    kind: ClassVar[str] = "look_with_maat"

    def __init__(self, seat: i64) -> None:
        super().__init__(MAAT)
        self.seat = seat

    def use_reason(self, state: EgyptGods, seat: i64) -> i64:
        if self.seat == seat or self.seat >= state.seats:
            return UNKNOWN_PLACE
        if not state.is_ahead(seat, self.seat):
            return GOD_NOT_AHEAD
        return FINE if state.hand_size(self.seat) else GOD_NO_EFFECT

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        state.use_god(seat, journal)
        hand = state.hand(self.seat)
        state.phase = MaatTaking(seat, self.seat, hand)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "from": int(self.seat)}
            secret: dict[str, object] = {"cards": state.terms.box.cards_json(hand)}
            journal.tell(HAND_SEEN.of(data, secret, [int(seat)]))

    def arguments(self) -> dict[str, object]:
        return {"seat": int(self.seat)}


class TakeWithMaat(Action[EgyptGods]):
    """G4.8: 1 card of choice; others do not see it."""

    kind: ClassVar[str] = "take_with_maat"

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card = card

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        phase = state.phase
        if reason == FINE and not isinstance(phase, MaatTaking):
            reason = NOT_DUE
        if reason == FINE and isinstance(phase, MaatTaking) and phase.hand[self.card] == 0:
            reason = NOT_HELD
        return state.because(reason, self)

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, MaatTaking)
        state.hand_over(phase.victim, seat, self.card, 1)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "from": int(phase.victim)}
            secret: dict[str, object] = {"card": KIND_NAMES[self.card]}
            journal.tell(STOLE.of(data, secret, [int(seat), int(phase.victim)]))
        state.used(seat, IN_MAIN, journal)

    def arguments(self) -> dict[str, object]:
        return {"card": KIND_NAMES[self.card]}
