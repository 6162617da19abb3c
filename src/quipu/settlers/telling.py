"""What is told of cards that move, with the worth of what chance gave.

Two fields mean the same in every event: `paid` went from its seat to the bank, and `gained` came
from there. What passes between seats is told by `handed`, `traded` and `stole`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Event, Journal
from quipu.settlers.layout import HAND, NOBODY, ROW
from quipu.settlers.supply import Supply


def tell_gains(state: Supply, before: vec[i64], journal: Journal) -> None:
    """What each seat got from a roll; its expectation is that of an average roll."""
    for seat in range(state.seats):
        cards: dict[str, int] = {}
        for kind, name in enumerate(state.terms.box.kind_names):
            place = HAND + seat * ROW + kind
            if state.cells[place] != before[place]:
                cards[name] = int(state.cells[place] - before[place])
        data: dict[str, object] = {"seat": int(seat), "gained": cards}
        worth = float(sum(cards.values()))
        journal.tell(Event("yielded", data, value=worth, expected=state.expected_yield(seat)))


def tell_start_cards(state: Supply, seat: i64, journal: Journal) -> None:
    """The first cards; a hand is empty before."""
    if journal.listening:
        cards = state.terms.box.cards_json(state.cells, HAND + seat * ROW)
        journal.tell(Event("start_cards", {"seat": int(seat), "gained": cards}))


def tell_robber(state: Supply, seat: i64, hex: i64, journal: Journal) -> None:
    """Where the robber went: the land, by what it yields, and its chip, if it has them."""
    if journal.listening:
        land = state.terms.land
        data: dict[str, object] = {"seat": int(seat), "hex": int(hex), "land": None}
        if hex != NOBODY and land.kinds[hex] != NOBODY:
            data["land"] = state.terms.box.kind_names[land.kinds[hex]]
            data["number"] = int(land.numbers[hex])
        journal.tell(Event("robber_moved", data))


def tell_gain(state: Supply, seat: i64, cards: vec[i64], why: str, journal: Journal) -> None:
    if journal.listening:
        gained = state.terms.box.cards_json(cards)
        journal.tell(Event(why, {"seat": int(seat), "gained": gained}))


def tell_handed(giver: i64, taker: i64, cards: dict[str, int], journal: Journal) -> None:
    """Cards that passed openly from seat to seat."""
    if journal.listening:
        data: dict[str, object] = {"seat": int(giver), "to": int(taker), "cards": cards}
        journal.tell(Event("handed", data))


def tell_trade(
    seat: i64, paid: dict[str, int], gained: dict[str, int], how: str, journal: Journal
) -> None:
    """Cards exchanged with the bank; for a journal that listens."""
    data: dict[str, object] = {"seat": int(seat), "paid": paid, "gained": gained}
    journal.tell(Event(how, data))
