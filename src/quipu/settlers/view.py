"""What one seat may know of a settlers game: built by adding, field after field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import SPECTATOR
from quipu.core.memory import Memory, Observation
from quipu.hexes.bits import members_of
from quipu.hexes.grid import HALF
from quipu.settlers.layout import (
    BANK,
    CITIES,
    CLOSED,
    HAND,
    HELD,
    LAID_HIGH,
    LAID_LOW,
    LENGTH,
    NEW,
    NOBODY,
    OPEN,
    OWN,
    POINT,
    POINTS,
    RATE,
    REMOVED,
    ROW,
    SEATS,
    SIZE,
    STOCK,
)
from quipu.settlers.memory import HandMemory
from quipu.settlers.offer_terms import answers_json, offer_json
from quipu.settlers.phases import Discarding, Offering, Over, SettlersPhase
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box


class SettlersObservation(Observation):
    """Public things, one's own cards, and what one remembers."""

    def __init__(self, key: str, state: Settlers, seat: i64, memory: Memory | None) -> None:
        super().__init__(seat)
        self.key = key
        self.seats = state.seats
        self.terms = state.terms
        self.catalogue = state.catalogue
        self.phase = state.phase.seen_by(seat)
        self.waiting = state.waiting()
        self.first = state.first
        self.active = state.active
        self.turn = state.turn
        self.dice = [int(state.dice // 10), int(state.dice % 10)] if state.dice else []
        self.offers = state.offers
        self.trade_closed = state.trade_closed
        self.card_played = state.card_played
        self.robber = state.robber
        self.route_holder = state.route_holder
        self.army_holder = state.army_holder
        self.deck = state.deck_size()
        self.new = state.new_cards()  # of the active seat
        self.cards = vec[i64]([state.cards_owned(n) for n in range(state.seats)])
        self.cells = vec[i64]([0] * len(state.cells))
        self.add_public(state)
        if seat >= 0:
            self.add_own(state, seat)
        self.memory = memory if isinstance(memory, HandMemory) else None

    def add_cells(self, state: Settlers, start: i64, end: i64) -> None:
        for place in range(start, end):
            self.cells[place] = state.cells[place]

    def add_public(self, state: Settlers) -> None:
        """Bank, sizes of hands, rates, stocks, what lies open, and the whole board."""
        self.add_cells(state, BANK, BANK + ROW)
        self.add_cells(state, SIZE, SIZE + SEATS)
        self.add_cells(state, RATE, RATE + SEATS * ROW)
        self.add_cells(state, STOCK, STOCK + SEATS * ROW)
        self.add_cells(state, OPEN, OPEN + SEATS)
        self.add_cells(state, REMOVED, REMOVED + ROW)
        self.add_cells(state, POINTS, CLOSED + 1)
        if isinstance(self.phase, Over):
            for seat in range(state.seats):
                place = HELD + seat * ROW + POINT
                self.add_cells(state, place, place + 1)

    def add_own(self, state: Settlers, seat: i64) -> None:
        self.add_cells(state, HAND + seat * ROW, HAND + (seat + 1) * ROW)
        self.add_cells(state, HELD + seat * ROW, HELD + (seat + 1) * ROW)
        if seat == state.active:
            self.add_cells(state, NEW, NEW + ROW)

    # ---- asking ---------------------------------------------------------------------------

    @property
    def chips(self) -> list[int]:
        """By hex; 0 without one."""
        return [int(number) for number in self.terms.land.numbers]

    @property
    def settlements(self) -> list[list[int]]:
        return [self.settlements_of(seat) for seat in range(self.seats)]

    @property
    def cities(self) -> list[list[int]]:
        return [self.cities_of(seat) for seat in range(self.seats)]

    @property
    def routes(self) -> list[list[int]]:
        return [self.paths_of(seat) for seat in range(self.seats)]

    @property
    def bank(self) -> dict[str, int]:
        names = self.terms.box.kind_names
        return {name: int(self.cells[BANK + kind]) for kind, name in enumerate(names)}

    @property
    def hand(self) -> dict[str, int]:
        if self.seat == SPECTATOR:
            return {}
        return {name: int(self.own_cards(n)) for n, name in enumerate(self.terms.box.kind_names)}

    @property
    def held(self) -> dict[str, int]:
        """Own development cards by title, new ones included."""
        if self.seat == SPECTATOR:
            return {}
        return self.terms.box.titles_json(self.cells, HELD + self.seat * ROW)

    @property
    def new_cards(self) -> dict[str, int]:
        """Own development cards bought in this turn."""
        return self.terms.box.titles_json(self.cells, NEW)

    def own_cards(self, kind: i64) -> i64:
        """One's own cards of a kind."""
        return self.cells[HAND + self.seat * ROW + kind]

    def stock(self, seat: i64) -> dict[str, int]:
        """The pieces that a seat has not placed yet, by name."""
        box, at = self.terms.box, STOCK + seat * ROW
        pieces = [piece for piece in range(len(box.things)) if box.stock[piece]]
        return {box.things[piece]: int(self.cells[at + piece]) for piece in pieces}

    def hand_size(self, seat: i64) -> i64:
        return self.cells[SIZE + seat]

    def visible_points(self, seat: i64) -> i64:
        return self.cells[POINTS + seat]

    def route_length(self, seat: i64) -> i64:
        return self.cells[LENGTH + seat]

    def open_cards(self, seat: i64) -> i64:
        """Cards that lie open before a seat and make up its army."""
        return self.cells[OPEN + seat]

    def settlements_of(self, seat: i64) -> list[int]:
        return members_of(self.cells[OWN + seat] & ~self.cells[CITIES + seat])

    def cities_of(self, seat: i64) -> list[int]:
        return members_of(self.cells[CITIES + seat])

    def paths_of(self, seat: i64) -> list[int]:
        low = members_of(self.cells[LAID_LOW + seat])
        return low + [HALF + path for path in members_of(self.cells[LAID_HIGH + seat])]

    # ---- JSON -----------------------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        box = self.terms.box
        form = super().to_json()
        form.update(self.public_json())
        if self.seat >= 0:
            form["hand"] = box.cards_json(self.cells, HAND + self.seat * ROW)
            form["cards"] = box.titles_json(self.cells, HELD + self.seat * ROW)
            if self.seat == self.active:
                form["new"] = box.titles_json(self.cells, NEW)
        if self.memory is not None:
            form["memory"] = self.memory.to_json()
        return form

    def public_json(self) -> dict[str, object]:
        """What everybody knows; a position is this with all secrets."""
        box = self.terms.box
        return {
            "game": self.key,
            "options": dict(self.terms.options),
            "map": self.map_json(),
            "harbours": self.harbours_json(),
            "first": int(self.first),
            "active": int(self.active),
            "turn": int(self.turn),
            "phase": self.phase_json(),
            "dice": list(self.dice),
            "offers": int(self.offers),
            "trade_closed": self.trade_closed,
            "card_played": self.card_played,
            "robber": None if self.robber == NOBODY else int(self.robber),
            "bank": box.cards_json(self.cells, BANK),
            "deck": int(self.deck),
            "removed": box.titles_json(self.cells, REMOVED),
            "route": holder_json(self.route_holder),
            "army": holder_json(self.army_holder),
            "players": [self.player_json(seat) for seat in range(self.seats)],
        }

    def map_json(self) -> list[object]:
        """By hex: the kind it yields, if any, and its number, if any."""
        land, names = self.terms.land, self.terms.box.kind_names
        found: list[object] = []
        for hex in range(self.terms.grid.hexes):
            kind = None if land.kinds[hex] == NOBODY else names[land.kinds[hex]]
            found.append([kind, int(land.numbers[hex]) or None])
        return found

    def harbours_json(self) -> list[object]:
        names = self.terms.box.kind_names
        return [
            {"path": path, "kind": "any" if kind == NOBODY else names[kind]}
            for path, kind in self.terms.land.harbours.items()
        ]

    def phase_json(self) -> dict[str, object]:
        return phase_json(self.terms.box, int(self.seats), self.phase)

    def player_json(self, seat: i64) -> dict[str, object]:
        form: dict[str, object] = {"hand": int(self.cells[SIZE + seat])}
        form["cards"] = int(self.cards[seat])
        if seat == self.active:
            form["new"] = int(self.new)
        form["open"] = int(self.cells[OPEN + seat])
        form["settlements"] = self.settlements_of(seat)
        form["cities"] = self.cities_of(seat)
        form["routes"] = self.paths_of(seat)
        form["stock"] = self.stock(seat)
        form["points"] = int(self.cells[POINTS + seat])
        form["length"] = int(self.cells[LENGTH + seat])
        if isinstance(self.phase, Over):
            form["hidden_points"] = int(self.cells[HELD + seat * ROW + POINT])
        return form


def holder_json(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def phase_json(box: Box, seats: int, phase: SettlersPhase) -> dict[str, object]:
    if isinstance(phase, Discarding):
        return {
            "name": phase.name,
            "owed": [int(phase.owed[seat]) for seat in range(seats)],
            "due": [int(phase.due[seat]) for seat in range(seats)],
            "picked": [box.cards_json(phase.picked, seat * ROW) for seat in range(seats)],
        }
    if isinstance(phase, Offering):
        form: dict[str, object] = {"name": phase.name}
        form.update(offer_json(box, phase))
        form["answers"] = answers_json(box, phase)
        return form
    return phase.to_json()
