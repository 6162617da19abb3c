"""Imagining: a full position that fits what a seat sees and remembers."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.core.luck import Luck
from quipu.games.jade.faces import KIND_COUNT
from quipu.games.jade.position import read
from quipu.games.jade.state import Jade
from quipu.games.jade.tiles import KINDS
from quipu.games.jade.view import JadeObservation, counted


class Dealer:
    """Deals the unseen artefacts to rows (foreign hands and the heap) within their bounds."""

    def __init__(self, view: JadeObservation) -> None:
        sizes = [*view.hand_sizes, view.hidden]
        hands = [*view.hands, None]
        self.rows = [row for row, hand in enumerate(hands) if hand is None]
        self.held = [[0] * KIND_COUNT if hand is None else counted(hand) for hand in hands]
        self.least = view.least
        self.most = view.most
        self.pool = view.pool()
        self.room = sizes
        for row in self.rows:  # what is known to be there comes first
            for kind in range(KIND_COUNT):
                self.put(row, kind, self.least[row][kind])

    def put(self, row: int, kind: int, count: int) -> None:
        self.held[row][kind] += count
        self.room[row] -= count
        self.pool[kind] -= count

    def deal(self, luck: Luck) -> None:
        """One tile after another, in random order, to a random free place."""
        left = sum(self.pool)
        while left:
            kind = pick(self.pool, luck.below(left))
            open_rows = [row for row in self.rows if self.takes(row, kind)]
            places = sum(self.room[row] for row in open_rows)
            if places:
                room = [self.room[row] for row in open_rows]
                self.put(open_rows[pick(room, luck.below(places))], kind, 1)
            else:
                self.make_room(kind)
            left -= 1

    def takes(self, row: int, kind: int) -> bool:
        return self.held[row][kind] < self.most[row][kind]

    def make_room(self, kind: int) -> None:
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

    def exits(self, row: int) -> list[tuple[int, int]]:
        """Where something of a row could go, and what."""
        return [
            (target, kind)
            for target in self.rows
            for kind in range(KIND_COUNT)
            if self.held[row][kind] > self.least[row][kind] and self.takes(target, kind)
        ]

    def shift(self, chain: list[tuple[int, int]]) -> None:
        """Each row of the chain gets its kind from the row before it, the first from the pool."""
        for place, (row, kind) in enumerate(chain):
            if place:
                self.put(chain[place - 1][0], kind, -1)
            self.put(row, kind, 1)


def pick(counts: list[int], place: i64) -> int:
    """The index into which a place falls when counts are laid in a row."""
    index = 0
    while place >= counts[index]:
        place -= counts[index]
        index += 1
    return index


def imagine(view: JadeObservation, luck: Luck) -> Jade:
    """Unseen tiles are a bag already; only artefacts must be invented."""
    dealer = Dealer(view)
    dealer.deal(luck)
    hands: list[object] = []
    for seat in range(view.seats):
        held = dealer.held[seat]
        hands.append([KINDS[kind] for kind in range(KIND_COUNT) for _ in range(held[kind])])
    return read({**view.table, "hands": hands})
