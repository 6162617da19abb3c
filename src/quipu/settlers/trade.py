"""Trade with players: an offer or a call, one answer from everybody asked, one choice."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.notation import CARDS, NUMBER, Parameter
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.hexes.bits import BITS
from quipu.settlers import events
from quipu.settlers.layout import NOBODY, ROW, SEATS
from quipu.settlers.offer_terms import (
    TradeSide,
    same_cards,
    tell_answers,
    tell_offer,
)
from quipu.settlers.phases import (
    ACCEPTED,
    COUNTERED,
    DECLINED,
    IN_MAIN,
    MISSING,
    OFFER,
    OVER,
    Offering,
)
from quipu.settlers.reasons import (
    ANSWERED,
    ANSWERS_MISSING,
    CALL_ONLY,
    COUNTERS_OFF,
    EMPTY_HAND,
    FINE,
    GAME_OVER,
    GIFT,
    NO_OFFER,
    NO_PARTNER,
    NOT_ASKED,
    NOT_HELD,
    NOT_TRADER,
    NOT_WILLING,
    NOT_YOUR_TURN,
    OFFER_LIMIT,
    OFFER_OPEN,
    ONLY_CARDS,
    SAME_KIND,
    SAME_TERMS,
    SIDE_LIMIT,
    TOO_MANY,
)
from quipu.settlers.state import Settlers


def offer_reason(state: Settlers, seat: i64) -> i64:
    """E5.1, I6.3: when an offer or call may be made at all."""
    if state.phase.code == OVER:
        return GAME_OVER
    if seat != state.active:
        return NOT_TRADER
    if state.phase.code == OFFER:
        return OFFER_OPEN
    reason = state.bank_reason(seat)
    if reason == FINE and state.offers >= state.terms.offers_per_turn:
        return OFFER_LIMIT
    return reason


def sides_reason(state: Settlers, give: TradeSide, want: TradeSide) -> i64:
    """Bounds of the two sides, whoever names them; a side left open is not looked at."""
    most = state.terms.trade_side_max
    if most and (give.size() > most or want.size() > most):
        return SIDE_LIMIT
    if (give.named is not None and give.size() == 0) or (
        want.named is not None and want.size() == 0
    ):
        return GIFT
    for kind in range(ROW):
        if give.counts[kind] and want.counts[kind]:
            return SAME_KIND
    return FINE


def asked_seats(state: Settlers, seat: i64, to: i64) -> i64:
    """The set of seats that an offer asks; none if there is no such seat."""
    everybody = BITS[state.seats] - 1
    if to == NOBODY:
        return everybody & ~BITS[seat]
    return BITS[to] & ~BITS[seat] if to < state.seats else 0


def offer_refusal(
    state: Settlers, seat: i64, give: TradeSide, want: TradeSide, to: i64, call: bool
) -> i64:
    reason = offer_reason(state, seat)
    if reason != FINE:
        return reason
    if give.foreign or want.foreign:
        return ONLY_CARDS
    if call and not state.terms.counter_offers:
        return COUNTERS_OFF
    asked = asked_seats(state, seat, to)
    if asked == 0:
        return NO_PARTNER
    reason = sides_reason(state, give, want)
    if reason != FINE:
        return reason
    if call and state.hand_size(seat) == 0:
        return EMPTY_HAND
    if not state.holds(seat, give.counts):
        return NOT_HELD
    return TOO_MANY if max(want.size(), 1) > state.largest_hand(asked) else FINE


def open_offer(
    state: Settlers, seat: i64, give: TradeSide, want: TradeSide, to: i64, journal: Journal
) -> None:
    """E5.10, I6.14: seats without cards count as declining."""
    asked = asked_seats(state, seat, to)
    answers = vec[i64]([MISSING] * SEATS)
    for other in range(state.seats):
        if asked & BITS[other] and state.hand_size(other) == 0:
            answers[other] = DECLINED
    state.offers += 1
    phase = Offering(
        give.counts,
        want.counts,
        give.named is None,
        want.named is None,
        asked,
        answers,
        vec[i64]([0] * (SEATS * 2 * ROW)),
    )
    state.phase = phase
    tell_offer(state.terms.box, phase, seat, to, journal)


class OfferTrade(Action[Settlers]):
    """What is given, what is wanted, and whom it is for: all opponents or one."""

    kind: ClassVar[str] = "offer_trade"

    def __init__(self, give: TradeSide, want: TradeSide, to: i64) -> None:
        super().__init__()
        self.give = give
        self.want = want
        self.to = to

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        return state.because(offer_refusal(state, seat, self.give, self.want, self.to, False), self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        open_offer(state, seat, self.give, self.want, self.to, journal)

    def arguments(self) -> dict[str, object]:
        to = None if self.to == NOBODY else int(self.to)
        return {"give": self.give.to_json(), "want": self.want.to_json(), "to": to}


class CallForProposals(OfferTrade):
    """An offer with a side left open: it hears proposals."""

    kind: ClassVar[str] = "call_for_proposals"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        return state.because(offer_refusal(state, seat, self.give, self.want, self.to, True), self)


def answer_reason(state: Settlers, seat: i64) -> i64:
    """Everybody asked answers exactly once."""
    if state.phase.code == OVER:
        return GAME_OVER
    phase = state.phase
    if not isinstance(phase, Offering):
        return NO_OFFER
    if not phase.asked & BITS[seat]:
        return NOT_ASKED
    return FINE if phase.answers[seat] == MISSING else ANSWERED


def take_answer(state: Settlers, seat: i64, phase: Offering, journal: Journal) -> None:
    """E5.11, I6.11: answers are shown together; what all decline closes by itself."""
    state.phase = phase
    if journal.listening:
        journal.tell(events.ANSWERED.of({"seat": int(seat)}))
    if not phase.is_complete():
        return
    tell_answers(state.terms.box, phase, journal)
    if phase.is_hopeless():
        state.phase = IN_MAIN


class AcceptTrade(Action[Settlers]):
    """Only by a seat that holds all that is wanted."""

    kind: ClassVar[str] = "accept_trade"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = answer_reason(state, seat)
        phase = state.phase
        if reason == FINE and isinstance(phase, Offering):
            if phase.is_call():
                reason = CALL_ONLY
            elif not state.holds(seat, phase.want):
                reason = NOT_HELD
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, Offering)
        take_answer(state, seat, phase.with_answer(seat, ACCEPTED), journal)


class DeclineTrade(Action[Settlers]):
    """Always possible, without a reason."""

    kind: ClassVar[str] = "decline_trade"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        return state.because(answer_reason(state, seat), self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, Offering)
        take_answer(state, seat, phase.with_answer(seat, DECLINED), journal)


class CounterTrade(Action[Settlers]):
    """A proposal of one's own, which is not the offered exchange itself."""

    kind: ClassVar[str] = "counter_trade"

    def __init__(self, give: TradeSide, want: TradeSide) -> None:
        super().__init__()
        self.give = give
        self.want = want

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = answer_reason(state, seat)
        phase = state.phase
        if reason == FINE and isinstance(phase, Offering):
            reason = self.terms_reason(state, seat, phase)
        return state.because(reason, self)

    def terms_reason(self, state: Settlers, seat: i64, phase: Offering) -> i64:
        give, want = self.give, self.want
        if give.foreign or want.foreign:
            return ONLY_CARDS
        same = same_cards(give.counts, phase.want) and same_cards(want.counts, phase.give)
        if same and not phase.is_call():
            return SAME_TERMS
        if not state.terms.counter_offers:
            return COUNTERS_OFF
        reason = sides_reason(state, give, want)
        if reason != FINE:
            return reason
        if not state.holds(seat, give.counts):
            return NOT_HELD
        return TOO_MANY if want.size() > state.hand_size(state.active) else FINE

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, Offering)
        after = phase.with_counter(seat, self.give.counts, self.want.counts)
        take_answer(state, seat, after, journal)

    def arguments(self) -> dict[str, object]:
        return {"give": self.give.to_json(), "want": self.want.to_json()}


def closing_reason(state: Settlers, seat: i64) -> i64:
    if state.phase.code == OVER:
        return GAME_OVER
    if seat != state.active:
        return NOT_YOUR_TURN
    return FINE if state.phase.code == OFFER else NO_OFFER


class ChoosePartner(Action[Settlers]):
    """One who accepted, or who countered: then the counter's terms hold."""

    kind: ClassVar[str] = "choose_partner"

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = closing_reason(state, seat)
        phase = state.phase
        if reason == FINE and isinstance(phase, Offering):
            reason = self.partner_reason(state, seat, phase)
        return state.because(reason, self)

    def partner_reason(self, state: Settlers, seat: i64, phase: Offering) -> i64:
        """E5.12, I6.17: both holdings are tested again."""
        if not phase.is_complete():
            return ANSWERS_MISSING
        if phase.answers[self.seat] not in (ACCEPTED, COUNTERED):
            return NOT_WILLING
        if not state.holds(seat, self.gives(phase)):
            return NOT_HELD
        return FINE if state.holds(self.seat, self.takes(phase)) else NOT_WILLING

    def gives(self, phase: Offering) -> vec[i64]:
        """What the active seat gives to this partner."""
        if phase.answers[self.seat] == ACCEPTED:
            return phase.give
        return phase.counter(self.seat, 1)

    def takes(self, phase: Offering) -> vec[i64]:
        if phase.answers[self.seat] == ACCEPTED:
            return phase.want
        return phase.counter(self.seat, 0)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        """E5.12, I6.17: both sides change hands at once, and the offer is closed."""
        phase = state.phase
        assert isinstance(phase, Offering)
        gives, takes = self.gives(phase), self.takes(phase)
        for kind in range(state.terms.box.kinds):
            state.hand_over(seat, self.seat, kind, gives[kind] - takes[kind])
        state.phase = IN_MAIN
        if journal.listening:
            box = state.terms.box
            data: dict[str, object] = {"seat": int(seat), "to": int(self.seat)}
            data["give"] = box.cards_json(gives)
            data["take"] = box.cards_json(takes)
            journal.tell(events.TRADED.of(data, opens=True))

    def arguments(self) -> dict[str, object]:
        return {"seat": int(self.seat)}


class WithdrawTrade(Action[Settlers]):
    """At any time before settlement; answers given so far are never seen."""

    kind: ClassVar[str] = "withdraw_trade"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        return state.because(closing_reason(state, seat), self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.phase = IN_MAIN
        if journal.listening:
            journal.tell(events.WITHDRAWN.of({"seat": int(seat)}))


PLAYER_TRADE: Final[dict[str, list[Parameter]]] = {  # the kinds above and their parameters
    "offer_trade": [
        Parameter("give", CARDS),
        Parameter("want", CARDS),
        Parameter("to", NUMBER, optional=True),
    ],
    "call_for_proposals": [
        Parameter("give", CARDS, optional=True),
        Parameter("want", CARDS, optional=True),
        Parameter("to", NUMBER, optional=True),
    ],
    "accept_trade": [],
    "decline_trade": [],
    "counter_trade": [Parameter("give", CARDS), Parameter("want", CARDS)],
    "choose_partner": [Parameter("seat", NUMBER)],
    "withdraw_trade": [],
}
