"""What is told of cards that move, with the worth of what chance gave."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.events import EventKind
from quipu.core.journal import Journal
from quipu.settlers.events import HANDED, ROBBER_MOVED, START_CARDS, YIELDED
from quipu.settlers.layout import HAND, NOBODY, OWN, ROW
from quipu.settlers.supply import Supply


def tell_gains(state: Supply, number: i64, before: vec[i64], journal: Journal) -> None:
    """What each seat got from a roll, and where; its expectation is that of an average roll."""
    for seat in range(state.seats):
        cards: dict[str, int] = {}
        for kind, name in enumerate(state.terms.box.kind_names):
            place = HAND + seat * ROW + kind
            if state.cells[place] != before[place]:
                cards[name] = int(state.cells[place] - before[place])
        data: dict[str, object] = {"seat": int(seat), "gained": cards}
        if cards:
            data["hexes"] = paying(state, seat, number, cards)
        worth = float(sum(cards.values()))
        journal.tell(YIELDED.of(data, value=worth, expected=state.expected_yield(seat)))


def paying(state: Supply, seat: i64, number: i64, cards: dict[str, int]) -> list[int]:
    """The hexes of a number that gave a seat these cards."""
    land, own = state.terms.land, state.cells[OWN + seat]
    found: list[int] = []
    for n in range(land.fields.starts[number], land.fields.starts[number + 1]):
        hex = land.fields.items[n]
        kind = land.kinds[hex]
        if kind == NOBODY or hex == state.robber or own & state.grid.around[hex] == 0:
            continue
        if state.terms.box.kind_names[kind] in cards:
            found.append(int(hex))
    return found


def tell_start_cards(state: Supply, seat: i64, journal: Journal) -> None:
    """The first cards; a hand is empty before."""
    if journal.listening:
        cards = state.terms.box.cards_json(state.cells, HAND + seat * ROW)
        journal.tell(START_CARDS.of({"seat": int(seat), "gained": cards}))


def tell_robber(state: Supply, seat: i64, hex: i64, journal: Journal) -> None:
    """Where the robber went: the land, by what it yields, and its chip, if it has them."""
    if journal.listening:
        land = state.terms.land
        data: dict[str, object] = {"seat": int(seat), "hex": int(hex), "land": None}
        if hex != NOBODY and land.kinds[hex] != NOBODY:
            data["land"] = state.terms.box.kind_names[land.kinds[hex]]
            data["number"] = int(land.numbers[hex])
        journal.tell(ROBBER_MOVED.of(data))


def tell_gain(state: Supply, seat: i64, cards: vec[i64], kind: EventKind, journal: Journal) -> None:
    if journal.listening:
        gained = state.terms.box.cards_json(cards)
        journal.tell(kind.of({"seat": int(seat), "gained": gained}))


def tell_handed(giver: i64, taker: i64, cards: dict[str, int], journal: Journal) -> None:
    """Cards that passed openly from seat to seat."""
    if journal.listening:
        data: dict[str, object] = {"seat": int(giver), "to": int(taker), "cards": cards}
        journal.tell(HANDED.of(data))


def tell_trade(
    seat: i64, paid: dict[str, int], gained: dict[str, int], kind: EventKind, journal: Journal
) -> None:
    """Cards exchanged with the bank; for a journal that listens."""
    data: dict[str, object] = {"seat": int(seat), "paid": paid, "gained": gained}
    journal.tell(kind.of(data))
