"""What does not change during a game: the box, the land, and what was agreed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.core.keys import mixed, mixed_cells, options_key
from quipu.core.refusal import Reasons
from quipu.hexes.grid import Grid
from quipu.settlers.layout import NOBODY, ROW

MOST_PAID: Final = 7  # cards of one kind for one thing

Options = dict[str, bool | int | str]

UNLIMITED: Final = 1_000_000  # offers in a turn


class Box:
    """The material of one game, with the names of its parts."""

    def __init__(
        self,
        grid: Grid,
        kinds: dict[str, int],
        things: list[str],
        costs: list[dict[str, int]],
        stock: list[int],
        titles: dict[str, int],
        reasons: Reasons,
    ) -> None:
        self.grid = grid
        self.kind_names = list(kinds)
        self.kinds: i64 = len(kinds)
        self.supply = row(list(kinds.values()))
        self.things = things  # in the order ROUTE, SETTLEMENT, CITY, CARD, then the game's own
        self.costs = vec[i64](
            [cost.get(kind, 0) for cost in costs for kind in (list(kinds) + [""] * ROW)[:ROW]]
        )
        paid = [n for cost in costs for n, kind in enumerate(kinds) if cost.get(kind, 0)]
        self.paying: i64 = 1 + max(paid)  # the kinds below this number buy things
        self.affords = afforded(self.costs, len(costs))
        self.stock = row(stock)  # CARD is none
        self.title_names = list(titles)
        self.titles: i64 = len(titles)
        self.deck = row(list(titles.values()))
        self.reasons = reasons

    def cards_json(self, cards: vec[i64], start: i64 = 0) -> dict[str, int]:
        """A row of counts with the names of the kinds."""
        return named(self.kind_names, cards, start)

    def titles_json(self, cards: vec[i64], start: i64 = 0) -> dict[str, int]:
        return named(self.title_names, cards, start)

    def cost_json(self, thing: i64) -> dict[str, int]:
        return self.cards_json(self.costs, thing * ROW)


def afforded(costs: vec[i64], things: int) -> vec[i64]:
    """By kind and number of cards, up to MOST_PAID: the set of things they are enough for."""
    found: list[int] = []
    for kind in range(ROW):
        for count in range(MOST_PAID + 1):
            enough = [thing for thing in range(things) if costs[thing * ROW + kind] <= count]
            found.append(sum(1 << thing for thing in enough))
    return vec[i64](found)


class Land:
    """One map: what each hex yields on which number, and where harbours serve."""

    def __init__(
        self, grid: Grid, kinds: list[int], numbers: list[int], harbours: dict[int, int]
    ) -> None:
        self.kinds = vec[i64](kinds)  # by hex; NOBODY yields nothing
        self.numbers = vec[i64](numbers)  # by hex; 0 without a chip
        self.harbours = harbours  # by path: a kind, or NOBODY for any kind
        rolls: list[list[int]] = [[] for _ in range(13)]
        fields: list[list[int]] = [[] for _ in range(13)]
        for hex, kind in enumerate(kinds):
            if kind != NOBODY:
                fields[numbers[hex]].append(hex)
                if kind not in rolls[numbers[hex]]:
                    rolls[numbers[hex]].append(kind)
        self.rolls = Rows(rolls)  # by number: the different kinds of its hexes
        self.fields = Rows(fields)  # by number: its hexes
        self.served = vec[i64]([-2] * int(grid.corners))  # by crossing; -2 without a harbour
        for path, kind in harbours.items():
            self.served[grid.ends[path * 2]] = kind
            self.served[grid.ends[path * 2 + 1]] = kind

    def key(self, key: i64) -> i64:
        """A key that depends on this map, too."""
        key = mixed_cells(mixed_cells(key, self.kinds), self.numbers)
        for path, kind in self.harbours.items():
            key = mixed(mixed(key, path), kind)
        return key


class Rows:
    """Rows of numbers, one after another in one vector; row n ends where the next begins."""

    def __init__(self, rows: list[list[int]]) -> None:
        items: list[int] = []
        starts = [0]
        for row in rows:
            items += row
            starts.append(len(items))
        self.items = vec[i64](items)
        self.starts = vec[i64](starts)

    def row(self, n: i64) -> list[int]:
        return [int(item) for item in self.items[self.starts[n] : self.starts[n + 1]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """What one table agreed on: box, land and options; shared by all copies of a position."""

    def __init__(self, box: Box, land: Land, options: Options) -> None:
        self.box = box
        self.grid = box.grid
        self.land = land
        self.options = options
        self.points_to_win: i64 = number(options, "points_to_win", 0)
        self.turn_limit: i64 = number(options, "turn_limit", 0)
        self.offers_per_turn: i64 = limit(options, "offers_per_turn", UNLIMITED)
        self.trade_side_max: i64 = number(options, "trade_side_max", 0)
        self.counter_offers: bool = options.get("counter_offers", True) is True
        self.separate: bool = options.get("phases") == "separate"
        self.sole_takes_rest: bool = options.get("bank_shortage", "") != "nobody"
        self.known_key: i64 = 0

    def key(self) -> i64:
        """Of all that was agreed on; made when it is first asked for."""
        if self.known_key == 0:
            self.known_key = self.land.key(options_key(0, self.options))
        return self.known_key


def limit(options: Options, name: str, none: int) -> int:
    """A number, or for the word that means no limit one that is never reached."""
    value = options.get(name, none)
    return value if isinstance(value, int) else none


def number(options: Options, name: str, default: int) -> int:
    value = options.get(name, default)
    assert isinstance(value, int)
    return value


def row(counts: list[int]) -> vec[i64]:
    return vec[i64]((counts + [0] * ROW)[:ROW])


def named(names: list[str], counts: vec[i64], start: i64) -> dict[str, int]:
    return {name: int(counts[start + n]) for n, name in enumerate(names) if counts[start + n]}
