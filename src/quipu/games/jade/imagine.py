"""Imagining: a full position that fits what a seat sees and remembers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from quipu.core.luck import Luck
from quipu.games.jade.faces import KIND_COUNT
from quipu.games.jade.state import Jade
from quipu.games.jade.view import JadeObservation


class Dealer:
    """Deals the unseen artefacts to rows (foreign hands and the heap) within their bounds.

    What a row holds, may hold and must hold lies in one vector each, a row of kinds after another.
    """

    def __init__(self, view: JadeObservation) -> None:
        least, most = view.bounds_by_row()
        self.heap: i64 = view.sight.seats  # the last row
        self.rows = vec[i64]([row for row in range(view.seats) if not view.shows(row)])
        self.rows = append(self.rows, self.heap)
        self.held = vec[i64]([0] * len(least))
        self.least = least
        self.most = most
        self.pool = view.pool()
        self.room = vec[i64](view.row_sizes())
        for row in self.rows:  # what is known to be there comes first
            for kind in range(KIND_COUNT):
                self.put(row, kind, self.least[row * KIND_COUNT + kind])

    def put(self, row: i64, kind: i64, count: i64) -> None:
        self.held[row * KIND_COUNT + kind] += count
        self.room[row] -= count
        self.pool[kind] -= count

    def deal(self, luck: Luck) -> None:
        """One tile after another, in random order, to a random free place."""
        pool, held, most, room, rows = self.pool, self.held, self.most, self.room, self.rows
        left: i64 = 0
        for count in pool:
            left += count
        while left:
            place = luck.below(left)
            kind: i64 = 0
            while place >= pool[kind]:  # into which kind it falls
                place -= pool[kind]
                kind += 1
            places: i64 = 0
            for row in rows:
                if held[row * KIND_COUNT + kind] < most[row * KIND_COUNT + kind]:
                    places += room[row]
            if places:
                self.put(self.row_at(kind, luck.below(places)), kind, 1)
            else:
                self.make_room(kind)
            left -= 1

    def row_at(self, kind: i64, place: i64) -> i64:
        """The row into which a place falls when those that take a kind stand in a line."""
        for row in self.rows:
            if self.takes(row, kind):
                if place < self.room[row]:
                    return row
                place -= self.room[row]
        raise ValueError("there are not so many places")

    def takes(self, row: i64, kind: i64) -> bool:
        place = row * KIND_COUNT + kind
        return self.held[place] < self.most[place]

    def make_room(self, kind: i64) -> None:
        """All rows that may hold this kind are full: pass others on along a chain of rows."""
        chains = [[(row, kind)] for row in self.rows if self.takes(row, kind)]
        seen = {chain[0][0] for chain in chains}
        while chains:
            chain = chains.pop(0)
            row = chain[-1][0]
            if self.room[row] > 0:
                self.shift(chain)
                return
            for target, moved in self.exits(row):
                if target not in seen:
                    seen.add(target)
                    chains.append([*chain, (target, moved)])
        raise ValueError("no position fits what was observed")

    def exits(self, row: i64) -> list[tuple[i64, i64]]:
        """Where something of a row could go, and what."""
        found: list[tuple[i64, i64]] = []
        for target in self.rows:
            for kind in range(KIND_COUNT):
                place = row * KIND_COUNT + kind
                if self.held[place] > self.least[place] and self.takes(target, kind):
                    found.append((target, kind))
        return found

    def shift(self, chain: list[tuple[i64, i64]]) -> None:
        """Each row of the chain gets its kind from the row before it, the first from the pool."""
        for place, (row, kind) in enumerate(chain):
            if place:
                self.put(chain[place - 1][0], kind, -1)
            self.put(row, kind, 1)


def imagine(view: JadeObservation, luck: Luck) -> Jade:
    """Unseen tiles are a bag already; only artefacts must be invented."""
    dealer = Dealer(view)
    dealer.deal(luck)
    state = view.sight.copy()
    artefacts, held = state.artefacts, dealer.held
    for row in dealer.rows:
        for kind in range(KIND_COUNT):
            count = u8(held[row * KIND_COUNT + kind])
            if row == dealer.heap:
                artefacts.heap[kind] = count
            else:
                artefacts.hands[row * KIND_COUNT + kind] = count
    return state
