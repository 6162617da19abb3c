"""The planner of the Plus variant: builds what brings the end of its quickest course nearest."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quipu.core.game import Game
from quipu.games.dice.bots import HOPELESS, GreedyBot, Plan, Wishes
from quipu.games.dice.plus import DicePlus
from quipu.games.dice.sheet import (
    ANY,
    CITY,
    FIRST_ARMY,
    GRAIN,
    KNIGHT,
    MARKED_ROAD,
    ORE,
    PLUS,
    ROAD,
    SETTLEMENT,
    TITLE_POINTS,
    bit,
    count_bits,
)
from quipu.games.dice.state import Dice

# In turns: what is paid in one turn of six dice with these chances, as `Mixtures` counts them.
ROAD_TURNS: Final = 0.62  # 98 % of turns pay one, 60 % two
KNIGHT_TURNS: Final = 0.9  # 93 %
SETTLEMENT_TURNS: Final = 1.2  # 81 %
CITY_TURNS: Final = 1.5  # 68 % with one joker of ore, of grain or of any kind
BARE_CITY: Final = 3.0  # more without: 22 %
NEVER: Final = 99.0

JOKER_TURNS: Final = 0.2  # what a joker for anything but a city saves
TAKEN: Final = 0.6  # a title that was a rival's: his way is longer now
WON: Final = 5.0
TRIFLE: Final = 0.01  # what is built for nothing harms nobody

SPURS: Final = vec[i64]([n for n in range(int(PLUS.size)) if PLUS.sort[n] == ROAD])


class Place:
    """A settlement or city: how far along the main line it lies, and the spur that leads there."""

    def __init__(self, symbol: i64) -> None:
        self.symbol = symbol
        self.spur: i64 = 0  # as a set
        road = PLUS.road[symbol]
        if road & ~PLUS.main_line:
            self.spur = road
            road = PLUS.road[number_of(road)]
        self.depth: i64 = PLUS.depth[number_of(road)] if road else 0


def number_of(mask: i64) -> i64:
    number: i64 = 0
    while bit(number) != mask:
        number += 1
    return number


def places(sort: i64) -> list[Place]:
    return [Place(symbol) for symbol in range(PLUS.size) if PLUS.sort[symbol] == sort]


SETTLEMENTS: Final = places(SETTLEMENT)
CITIES: Final = places(CITY)
DEEPEST: Final = count_bits(PLUS.main_line)
MARKED: Final = PLUS.depth[PLUS.number[MARKED_ROAD]]


class Course:
    """The quickest way of one seat to its points, in turns, for any sheet it could have."""

    def __init__(self, state: DicePlus, seat: i64) -> None:
        self.state = state
        self.target: i64 = state.points_to_win
        self.has_army: bool = state.army == seat
        self.has_route: bool = state.route == seat
        self.army_need: i64 = FIRST_ARMY
        if state.army >= 0:
            self.army_need = state.knights(state.army) + 1
        self.route_need: i64 = MARKED + 1  # lengths count the start road
        if state.route >= 0:
            self.route_need = state.route_length(state.route) + 1

    def is_routed(self, built: i64) -> bool:
        return self.has_route or self.state.length_of(built) >= self.route_need

    def is_armed(self, built: i64) -> bool:
        return self.has_army or count_bits(built & PLUS.sorts[KNIGHT]) >= self.army_need

    def turns(self, built: i64, used: i64, spent: i64 = 0) -> float:
        """To the end from a sheet, with so many jokers for cities spent besides; 0: it is won."""
        armed, routed = self.is_armed(built), self.is_routed(built)
        missing = self.target - self.state.points_of(built)
        missing -= TITLE_POINTS * (i64(armed) + i64(routed))
        if missing <= 0:
            return 0.0
        jokers = JokerPlan(built, used, spent)
        have = count_bits(built & PLUS.sorts[KNIGHT])
        done = count_bits(built & PLUS.main_line)
        best = NEVER
        for depth in range(done, DEEPEST + 1):
            along = ROAD_TURNS * float(depth - done)
            left = missing
            if not routed and depth + 1 >= self.route_need:
                left -= TITLE_POINTS
            best = min(best, along + self.at(depth, left, built, jokers, 0))
            if not armed:
                knights = max(self.army_need - have, 0)
                rest = self.at(depth, left - TITLE_POINTS, built, jokers, knights)
                best = min(best, along + rest)
        return best - jokers.comfort()

    def at(self, depth: i64, left: i64, built: i64, jokers: JokerPlan, knights: i64) -> float:
        """With roads so far along: cities and settlements for the points left, and knights."""
        open_sites: i64 = 0
        for place in SETTLEMENTS:
            open_sites += i64(place.depth <= depth and built & bit(place.symbol) == 0)
        best = NEVER
        if left <= open_sites:
            best = KNIGHT_TURNS * float(knights) + SETTLEMENT_TURNS * float(max(left, 0))
        cities: i64 = 0
        cost = 0.0
        for near in range(2):  # those on a road first, then those that need a spur
            for place in CITIES:
                spur = place.spur & ~built
                if place.depth > depth or built & bit(place.symbol) or (spur != 0) != (near == 1):
                    continue
                cities += 1
                cost += CITY_TURNS + (ROAD_TURNS if spur else 0.0)
                rest = max(left - 2 * cities, 0)
                if rest <= open_sites:
                    bought = max(knights, jokers.knights_for(cities))
                    turns = cost + KNIGHT_TURNS * float(bought) + BARE_CITY * jokers.lacking(cities)
                    best = min(best, turns + SETTLEMENT_TURNS * float(rest))
        return best


class JokerPlan:
    """Jokers that help to build cities: those at hand, and how many knights further ones take."""

    def __init__(self, built: i64, used: i64, spent: i64) -> None:
        self.ready: i64 = -spent
        self.others: i64 = 0  # at hand, but no help for a city
        self.prices = vec[i64]([])  # of further ones, in knights
        for joker in range(len(PLUS.joker_ids)):
            if used & bit(joker):
                continue
            gives = PLUS.joker_gives[joker]
            missing = count_bits(PLUS.joker_knights[joker] & ~built)
            if gives != ORE and gives != GRAIN and gives != ANY:
                self.others += i64(missing == 0)
            elif missing == 0:
                self.ready += 1
            else:
                self.prices = append(self.prices, missing)

    def knights_for(self, cities: i64) -> i64:
        """Jokers stand in order of their price: singles before pairs."""
        knights: i64 = 0
        for n in range(min(max(cities - self.ready, 0), i64(len(self.prices)))):
            knights += self.prices[n]
        return knights

    def lacking(self, cities: i64) -> float:
        """Cities for which no joker is to be had."""
        return float(max(cities - self.ready - len(self.prices), 0))

    def comfort(self) -> float:
        return JOKER_TURNS * float(min(self.others + max(self.ready - 2, 0), 3))


class Planned(Plan):
    """A plan whose worth is counted in turns."""


class PlusWishes(Wishes):
    """Orders filled in so that the course after them is shortest."""

    def __init__(self, state: DicePlus, seat: i64) -> None:
        self.course = Course(state, seat)
        self.plus = state
        self.now = self.course.turns(state.built[seat], state.used[seat])
        self.best = vec[i64]([])  # the symbols found last
        self.least = NEVER
        super().__init__(state, seat)

    def fill(self, order: list[int]) -> Plan | None:
        self.least = 2.0 * NEVER
        self.best = vec[i64]([])
        built = self.state.built[self.seat]
        self.lay(order, 0, built, vec[i64]([]))
        if self.least > NEVER:
            return None
        symbols = [int(symbol) for symbol in self.best]
        for symbol in symbols:
            built |= bit(symbol)
        plan = Planned(order, symbols, self.gain(built) + TRIFLE * float(len(symbols)))
        plan.joker_cost = JOKER_TURNS
        if order[CITY]:
            used = self.state.used[self.seat]
            plan.joker_cost = self.course.turns(built, used, 1) - self.course.turns(built, used)
        return plan

    def gain(self, built: i64) -> float:
        """By how many turns the end is nearer, and what a rival loses."""
        course, state = self.course, self.plus
        after = course.turns(built, state.used[self.seat])
        gain = self.now - after + (WON if after == 0.0 else 0.0)
        if not course.has_army and state.army >= 0 and course.is_armed(built):
            gain += TAKEN
        if not course.has_route and state.route >= 0 and course.is_routed(built):
            gain += TAKEN
        return gain

    def lay(self, order: list[int], roads: i64, built: i64, symbols: vec[i64]) -> None:
        """Every way to lay the roads of an order, then the rest of it."""
        if roads == order[ROAD]:
            self.place(order, built, symbols)
            return
        for symbol in SPURS:
            if built & bit(symbol) == 0 and PLUS.road[symbol] & ~built == 0:
                self.lay(order, roads + 1, built | bit(symbol), append(symbols[:], symbol))

    def place(self, order: list[int], built: i64, symbols: vec[i64]) -> None:
        """Knights one after another, the best first; of places of a sort any will do."""
        for _knight in range(order[KNIGHT]):
            knight = self.best_of(KNIGHT, built)
            if knight < 0:
                return
            built |= bit(knight)
            symbols = append(symbols, knight)
        for sort in range(SETTLEMENT, CITY + 1):
            for _place in range(order[sort]):
                place = self.first_of(sort, built)
                if place < 0:
                    return
                built |= bit(place)
                symbols = append(symbols, place)
        after = self.course.turns(built, self.state.used[self.seat])
        if after < self.least:
            self.least = after
            self.best = symbols

    def best_of(self, sort: i64, built: i64) -> i64:
        best: i64 = -1
        least = 2.0 * NEVER
        for symbol in range(PLUS.size):
            if PLUS.sort[symbol] == sort and built & bit(symbol) == 0:
                after = self.course.turns(built | bit(symbol), self.state.used[self.seat])
                if after < least - 1e-9:
                    least = after
                    best = symbol
        return best

    def first_of(self, sort: i64, built: i64) -> i64:
        for symbol in range(PLUS.size):
            is_open = PLUS.sort[symbol] == sort and built & bit(symbol) == 0
            if is_open and PLUS.road[symbol] & ~built == 0:
                return symbol
        return -1

    def worth_with(self, plan: Plan, have: vec[i64]) -> float:
        jokers = self.jokers_needed(plan, have)
        if jokers < 0:
            return HOPELESS
        return plan.worth - plan.joker_cost * float(jokers)


class PlannerBot(GreedyBot):
    """Throws for the best expected turn as greedy does; what is built is worth turns."""

    def __init__(self, game: Game, name: str = "planner") -> None:
        super().__init__(game)
        self.name = name

    def wishes(self, state: Dice, seat: i64) -> Wishes:
        assert isinstance(state, DicePlus)
        return PlusWishes(state, seat)
