"""The terms of an offer, what is said of them and, once all are in, of the answers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.hexes.bits import members_of
from quipu.settlers.events import ANSWERS_TOLD, CALLED, OFFERED
from quipu.settlers.layout import ROW
from quipu.settlers.phases import ACCEPTED, ANSWERS, COUNTERED, Offering
from quipu.settlers.terms import Box


class TradeSide:
    """One side of a trade as it was named."""

    def __init__(self, counts: vec[i64], named: dict[str, object] | None, foreign: bool) -> None:
        self.counts = counts
        self.named = named  # None: left open
        self.foreign = foreign  # names something that is no resource card

    def size(self) -> i64:
        return size_of(self.counts)

    def to_json(self) -> dict[str, object] | None:
        return None if self.named is None else dict(self.named)


def size_of(cards: vec[i64]) -> i64:
    size: i64 = 0
    for kind in range(ROW):
        size += cards[kind]
    return size


def same_cards(some: vec[i64], others: vec[i64]) -> bool:
    for kind in range(ROW):
        if some[kind] != others[kind]:
            return False
    return True


def offer_json(box: Box, phase: Offering) -> dict[str, object]:
    """The terms; None stands for a side left open."""
    return {
        "give": None if phase.open_give else box.cards_json(phase.give),
        "want": None if phase.open_want else box.cards_json(phase.want),
        "asked": members_of(phase.asked),
    }


def answer_json(box: Box, phase: Offering, seat: i64) -> dict[str, object]:
    answer = phase.answers[seat]
    form: dict[str, object] = {"seat": int(seat), "answer": ANSWERS[answer]}
    if answer == COUNTERED:
        form["give"] = box.cards_json(phase.counters, seat * 2 * ROW)
        form["want"] = box.cards_json(phase.counters, (seat * 2 + 1) * ROW)
    return form


def answers_json(box: Box, phase: Offering) -> list[dict[str, object]]:
    return [answer_json(box, phase, seat) for seat in members_of(phase.asked)]


def tell_offer(box: Box, phase: Offering, seat: i64, to: i64, journal: Journal) -> None:
    """E5.15, I6.20: openly. To whom: a seat, or -1 for all; None is a side left open."""
    if not journal.listening:
        return
    data: dict[str, object] = {"seat": int(seat), "to": int(to)}
    terms = offer_json(box, phase)
    data["give"], data["want"] = terms["give"], terms["want"]
    kind = CALLED if phase.is_call() else OFFERED
    journal.tell(kind.of(data))


def tell_answers(box: Box, phase: Offering, journal: Journal) -> None:
    """E5.15, I6.11: all at once, `accepted` with what its seat has shown to hold."""
    for seat in members_of(phase.asked) if journal.listening else []:
        data: dict[str, object] = {"seat": seat}
        if phase.answers[seat] == ACCEPTED:
            data["want"] = box.cards_json(phase.want)
        elif phase.answers[seat] == COUNTERED:
            data["give"] = box.cards_json(phase.counters, seat * 2 * ROW)
            data["want"] = box.cards_json(phase.counters, (seat * 2 + 1) * ROW)
        journal.tell(ANSWERS_TOLD[ANSWERS[phase.answers[seat]]].of(data))
