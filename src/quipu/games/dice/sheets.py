"""Every sheet of the base variant that can be, by number, and what may be built on it next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.games.dice.sheet import (
    BASE,
    CITY,
    COST_ROWS,
    DICE,
    KNIGHT,
    ROAD,
    SETTLEMENT,
    TURNS,
    bit,
    count_bits,
)

KNIGHTS: Final = 6
HANDS: Final = 127  # of one layout: 0 to 6 knights, each joker used or not
ROWS: Final = KNIGHTS + 1
COST: Final = vec[i64]([sum(row) for row in COST_ROWS])  # D5.2, in dice
KNIGHT_POINTS: Final = vec[i64]([1, 2, 3, 4, 5, 6])  # D1.4: of the next one


class Sheets:
    """Layouts are sets of roads, settlements and cities, the fullest first; a group is a layout
    with some knights, a sheet a group with a set of unused jokers.
    """

    def __init__(self) -> None:
        knights = BASE.sorts[KNIGHT]
        masks = sorted(closed_sets(), key=symbols_missing)
        self.masks = vec[i64](masks)
        self.number = {mask: number for number, mask in enumerate(masks)}
        self.count: i64 = len(masks)
        self.points = vec[i64]([points_of(mask) for mask in masks])
        self.roads: list[vec[i64]] = []  # by layout: what it is with one more road
        self.settlement = vec[i64]([-1] * len(masks))
        self.settlement_points = vec[i64]([0] * len(masks))
        self.city = vec[i64]([-1] * len(masks))
        self.city_points = vec[i64]([0] * len(masks))
        for layout, mask in enumerate(masks):
            roads: list[int] = []
            for symbol in buildable(mask):
                more = self.number[mask | 1 << symbol]
                if BASE.sort[symbol] == ROAD:
                    roads.append(more)
                elif BASE.sort[symbol] == SETTLEMENT:
                    self.settlement[layout] = more
                    self.settlement_points[layout] = BASE.points[symbol]
                else:
                    self.city[layout] = more
                    self.city_points[layout] = BASE.points[symbol]
            self.roads.append(vec[i64](roads))
        assert not any(mask & int(knights) for mask in masks)

    def layout(self, built: i64) -> i64:
        return self.number[built & ~BASE.sorts[KNIGHT]]

    def knights(self, built: i64) -> i64:
        return count_bits(built & BASE.sorts[KNIGHT])

    def soonest(self) -> vec[i64]:
        """By group, how many turns it takes at least."""
        turns = vec[i64]([TURNS + 1] * (int(self.count) * ROWS))
        begun: list[int] = [(int(self.count) - 1) * ROWS]
        turns[begun[0]] = 0
        for turn in range(1, TURNS + 1):
            found: list[int] = []
            for group in begun:
                self.reach(group // ROWS, group % ROWS, DICE, turn, turns, found)
            begun = found
        return turns

    def reach(
        self, layout: i64, knights: i64, dice: i64, turn: i64, turns: vec[i64], found: list[int]
    ) -> None:
        """D14.5: all that so many dice can build in a turn."""
        group = layout * ROWS + knights
        if turns[group] > turn:
            turns[group] = turn
            found.append(group)
        if dice >= COST[ROAD]:
            for more in self.roads[layout]:
                self.reach(more, knights, dice - COST[ROAD], turn, turns, found)
        if dice >= COST[KNIGHT] and knights < KNIGHTS:
            self.reach(layout, knights + 1, dice - COST[KNIGHT], turn, turns, found)
        if dice >= COST[SETTLEMENT] and self.settlement[layout] >= 0:
            more = self.settlement[layout]
            self.reach(more, knights, dice - COST[SETTLEMENT], turn, turns, found)
        if dice >= COST[CITY] and self.city[layout] >= 0:
            self.reach(self.city[layout], knights, dice - COST[CITY], turn, turns, found)


def buildable(mask: int) -> list[int]:
    """Roads, settlements and cities that lack nothing but dice."""
    return [
        symbol
        for symbol in range(int(BASE.size))
        if BASE.sort[symbol] != KNIGHT
        and not mask & 1 << symbol
        and not (BASE.after[symbol] | BASE.road[symbol]) & ~mask
    ]


def closed_sets() -> list[int]:
    found = [0]
    known = {0}
    for mask in found:
        for symbol in buildable(mask):
            more = mask | 1 << symbol
            if more not in known:
                known.add(more)
                found.append(more)
    return found


def symbols_missing(mask: int) -> int:
    return -int(count_bits(mask))


def points_of(mask: int) -> int:
    return sum([int(BASE.points[symbol]) for symbol in range(int(BASE.size)) if mask & 1 << symbol])


def first_hand(knights: i64) -> i64:
    """Where the sheets of a layout with so many knights begin."""
    return bit(knights) - 1


_made: list[Sheets] = []


def sheets() -> Sheets:
    """Made at the first use: rules alone do not need them."""
    if not _made:
        _made.append(Sheets())
    return _made[0]
