"""One turn of the base variant on every sheet, exactly: what each position of it is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.games.dice.mixtures import BASE_7, Mixtures, mixtures
from quipu.games.dice.sheet import (
    ANY,
    BASE,
    CITY,
    COSTS,
    CROSS,
    DICE,
    GOLD,
    KNIGHT,
    ROAD,
    SETTLEMENT,
    SORTS,
    bit,
)
from quipu.games.dice.sheets import (
    COST,
    HANDS,
    KNIGHT_POINTS,
    KNIGHTS,
    ROWS,
    Sheets,
    first_hand,
    sheets,
)

# Within a turn: nothing is built yet, something is, and a knight is, whose joker rests (D10.7).
BEFORE: Final = 0
AFTER: Final = 1
RESTING: Final = 2

# So many mixtures there are of up to that many dice, which is where the larger ones begin.
UP_TO_1: Final = 7
UP_TO_2: Final = 28
UP_TO_3: Final = 84
UP_TO_4: Final = 210
UP_TO_5: Final = 462
ALL: Final = 924
UP_TO: Final = vec[i64]([1, UP_TO_1, UP_TO_2, UP_TO_3, UP_TO_4, UP_TO_5, ALL])

# What a build gains, by the mixture that is left: of a road, a knight, a settlement, a city.
GAINS: Final = vec[i64]([0, UP_TO_4, UP_TO_4 + UP_TO_3, UP_TO_4 + UP_TO_3 + UP_TO_2])
CANNOT: Final = UP_TO_4 + UP_TO_3 + UP_TO_2 + UP_TO_1
NEVER: Final = -1e9


class Paying:
    """Mixtures after paying, giving a die or trading gold, by the number of the mixture."""

    def __init__(self, table: Mixtures) -> None:
        self.pay = vec[i64]([CANNOT] * (ALL * len(SORTS)))  # the place in the list of gains
        self.less = vec[i64]([UP_TO_5] * (ALL * DICE))  # without a face; UP_TO_5 if it is not there
        self.without_gold = vec[i64]([-1] * ALL)  # without two of it
        for mixture in range(ALL):
            for face in range(DICE):
                if table.count(mixture, face) > 0:
                    less = table.of(table.codes[mixture] - BASE_7[face])
                    self.less[mixture * DICE + face] = less
            if table.count(mixture, GOLD) >= 2:
                self.without_gold[mixture] = table.of(table.codes[mixture] - 2 * BASE_7[GOLD])
            for sort in range(len(SORTS)):
                left = self.paid(table, mixture, sort)
                if left >= 0:
                    self.pay[mixture * len(SORTS) + sort] = GAINS[sort] + left

    def paid(self, table: Mixtures, mixture: i64, sort: i64) -> i64:
        code = table.codes[mixture]
        for face in range(DICE):
            units = COSTS[sort * DICE + face]
            if table.count(mixture, face) < units:
                return -1
            code -= units * BASE_7[face]
        return table.of(code)


class Turn:
    """A turn after which the sheets are worth what `ends` says, by number.

    A group is filled with the values of all its positions; what may be built on it must be
    filled before. Of positions before anything is built only one group is kept at a time.
    Jokers that are not `live` are left out.
    """

    def __init__(self, fresh_joker: bool, lucky: bool = False) -> None:
        self.fresh_joker = fresh_joker
        self.lucky = lucky  # every die falls as one would like
        self.sheets: Sheets = sheets()
        self.mixtures: Mixtures = mixtures()
        self.paying = Paying(self.mixtures)
        self.ends = vec[float]([])
        self.live: i64 = bit(KNIGHTS) - 1
        groups = int(self.sheets.count) * ROWS
        self.after: list[vec[float]] = [vec[float]([])] * groups
        self.resting: list[vec[float]] = [vec[float]([])] * groups
        self.filled = vec[i64]([0] * groups)  # for up to so many dice
        self.touched: list[int] = []
        self.before = vec[float]([0.0] * (ALL << KNIGHTS))
        self.group: i64 = -1  # whose positions `before` holds
        self.gains = vec[float]([NEVER] * (CANNOT + 1))
        self.turned = vec[float]([NEVER] * (UP_TO_5 + 1))
        self.first = vec[float]([])  # values of keeping a mixture after the first throw
        self.second = vec[float]([])  # and after the second
        self.thrown: i64 = -1  # the hand for which they hold
        self.whole = 0.0  # and what the turn is worth with it

    def begin(self, ends: vec[float], live: i64) -> None:
        """Another turn: what was filled counts no more."""
        self.ends = ends
        self.live = live
        self.group = -1
        self.thrown = -1
        for group in self.touched:
            self.filled[group] = 0
            self.after[group] = vec[float]([])
            self.resting[group] = vec[float]([])
        self.touched = []

    # ---- asking ---------------------------------------------------------------------------

    def value(self, stage: i64, layout: i64, knights: i64, hand: i64, mixture: i64) -> float:
        """What is still to come for who has these dice; what it needs is filled now."""
        if stage == BEFORE:
            self.need_before(layout, knights)
            return self.before[hand * ALL + mixture]
        if mixture < UP_TO_1:
            return self.ends[layout * HANDS + first_hand(knights) + hand]
        self.need_after(layout, knights, self.mixtures.size(mixture))
        group = layout * ROWS + knights
        if stage == RESTING and not self.fresh_joker:
            return self.resting[group][hand * UP_TO_3 + mixture]
        return self.after[group][hand * UP_TO_4 + mixture]

    def need_before(self, layout: i64, knights: i64) -> None:
        if self.group != layout * ROWS + knights:
            self.need_builds(layout, knights, DICE)
            self.fill_before(layout, knights)

    def need_after(self, layout: i64, knights: i64, dice: i64) -> None:
        group = layout * ROWS + knights
        if self.filled[group] < dice:
            self.need_builds(layout, knights, dice)
            self.fill_after(layout, knights, dice)
            self.filled[group] = dice
            self.touched.append(group)

    def need_builds(self, layout: i64, knights: i64, dice: i64) -> None:
        """What may be built with so many dice, where two are left for more."""
        if dice >= COST[ROAD] + 2:
            roads = self.sheets.roads[layout]
            for n in range(len(roads)):
                self.need_after(roads[n], knights, dice - COST[ROAD])
        if dice >= COST[KNIGHT] + 2 and knights < KNIGHTS:
            self.need_after(layout, knights + 1, dice - COST[KNIGHT])
        if dice >= COST[SETTLEMENT] + 2 and self.sheets.settlement[layout] >= 0:
            self.need_after(self.sheets.settlement[layout], knights, dice - COST[SETTLEMENT])

    # ---- filling groups -------------------------------------------------------------------

    def fill_before(self, layout: i64, knights: i64) -> None:
        self.group = layout * ROWS + knights
        self.thrown = -1
        for hand in range(bit(knights)):
            if hand & ~self.live == 0:
                self.gain(layout, knights, hand, DICE)
                end = self.ends[layout * HANDS + first_hand(knights) + hand]
                self.fill(self.before, ALL, hand, hand, 3, DICE, end + CROSS)  # D12.3

    def fill_after(self, layout: i64, knights: i64, dice: i64) -> None:
        """With up to so many dice left."""
        group = layout * ROWS + knights
        if len(self.after[group]) == 0:
            self.after[group] = vec[float]([0.0] * (UP_TO_4 << int(knights)))
            self.resting[group] = vec[float]([0.0] * (UP_TO_3 << int(knights)))
        after, resting = self.after[group], self.resting[group]
        rests = knights > 0 and not self.fresh_joker
        for hand in range(bit(knights)):
            if hand & ~self.live:
                continue
            self.gain(layout, knights, hand, dice)
            end = self.ends[layout * HANDS + first_hand(knights) + hand]
            self.fill(after, UP_TO_4, hand, hand, 1, dice, end)
            if rests:
                awake = hand & ~bit(knights - 1)
                self.fill(resting, UP_TO_3, hand, awake, 1, min(dice, 3), end)

    def fill(
        self,
        out: vec[float],
        stride: i64,
        hand: i64,
        jokers: i64,
        fewest: i64,
        dice: i64,
        end: float,
    ) -> None:
        """The values of mixtures with one hand of jokers, of which `jokers` may be used."""
        pay, less, gains = self.paying.pay, self.paying.less, self.gains
        turned, without_gold, more = self.turned, self.paying.without_gold, self.mixtures.more
        self.use_jokers(out, stride, hand, jokers, dice)
        at = hand * stride
        for mixture in range(UP_TO[fewest - 1], UP_TO[dice]):
            best = end
            place = mixture * 4
            for sort in range(place, place + 4):
                worth = gains[pay[sort]]
                if worth > best:
                    best = worth
            place = mixture * DICE
            for face in range(place, place + DICE):
                worth = turned[less[face]]
                if worth > best:
                    best = worth
            place = without_gold[mixture] * DICE
            if place >= 0:
                for face in range(place, place + GOLD):  # D11.2: any but gold
                    worth = out[at + more[face]]
                    if worth > best:
                        best = worth
            out[at + mixture] = best

    def use_jokers(self, out: vec[float], stride: i64, hand: i64, jokers: i64, dice: i64) -> None:
        """For every mixture that lacks a die: what it is worth if a joker makes that die.

        D10.3 forbids to give the face that is gained; it is never better than leaving it.
        D11.6: nor is making gold, traded or not, better than making what is wanted.
        """
        turned, more = self.turned, self.mixtures.more
        lacking = UP_TO[dice - 1]
        for mixture in range(lacking):
            turned[mixture] = NEVER
        for joker in range(KNIGHTS):
            if jokers & bit(joker) == 0:
                continue
            at = (hand & ~bit(joker)) * stride
            gives = BASE.joker_gives[joker]
            least: i64 = 0 if gives == ANY else gives
            most: i64 = GOLD if gives == ANY else gives + 1
            for mixture in range(lacking):
                place = mixture * DICE
                best = turned[mixture]
                for face in range(place + least, place + most):
                    worth = out[at + more[face]]
                    if worth > best:
                        best = worth
                turned[mixture] = best

    def gain(self, layout: i64, knights: i64, hand: i64, dice: i64) -> None:
        """What each sort of build gains, by the mixture that it leaves."""
        board = self.sheets
        at = first_hand(knights) + hand
        start: i64 = GAINS[ROAD]
        for left in range(start, CANNOT):
            self.gains[left] = NEVER
        if dice < 2:
            return
        roads = board.roads[layout]
        for n in range(len(roads)):
            end = self.ends[roads[n] * HANDS + at]
            rest = self.after[roads[n] * ROWS + knights]
            self.gain_one(ROAD, 1.0, end, rest, hand * UP_TO_4, UP_TO[dice - 2])
        if knights < KNIGHTS and dice >= 3:
            more = knights + 1
            grown = hand | bit(knights)
            end = self.ends[layout * HANDS + first_hand(more) + grown]
            group = layout * ROWS + more
            points = float(KNIGHT_POINTS[knights])
            last = UP_TO[dice - 3]
            if self.fresh_joker:
                rest = self.after[group]
                self.gain_one(KNIGHT, points, end, rest, grown * UP_TO_4, last)
            else:
                rest = self.resting[group]
                self.gain_one(KNIGHT, points, end, rest, grown * UP_TO_3, last)
        if dice >= 4 and board.settlement[layout] >= 0:
            more = board.settlement[layout]
            end = self.ends[more * HANDS + at]
            rest = self.after[more * ROWS + knights]
            points = float(board.settlement_points[layout])
            self.gain_one(SETTLEMENT, points, end, rest, hand * UP_TO_4, UP_TO[dice - 4])
        if dice >= 5 and board.city[layout] >= 0:
            more = board.city[layout]
            end = self.ends[more * HANDS + at]
            rest = self.after[more * ROWS + knights]
            points = float(board.city_points[layout])
            self.gain_one(CITY, points, end, rest, hand * UP_TO_4, UP_TO[dice - 5])

    def gain_one(
        self, sort: i64, points: float, end: float, rest: vec[float], at: i64, last: i64
    ) -> None:
        """With less than two dice left nothing more is built: the sheet is what it is."""
        gains = self.gains
        start = GAINS[sort]
        for left in range(min(last, i64(UP_TO_1))):
            if points + end > gains[start + left]:
                gains[start + left] = points + end
        if len(rest) == 0:
            return  # a group that cannot be there yet
        for left in range(UP_TO_1, last):
            worth = points + rest[at + left]
            if worth > gains[start + left]:
                gains[start + left] = worth

    # ---- throwing -------------------------------------------------------------------------

    def throw(self, hand: i64) -> float:
        """What the whole turn is worth, with this hand of the group that was filled."""
        if self.thrown != hand:
            self.whole = self.thrown_with(hand)
            self.thrown = hand
        return self.whole

    def thrown_with(self, hand: i64) -> float:
        before = self.before[hand * ALL : (hand + 1) * ALL]
        if self.lucky:
            best = before[UP_TO_5]
            for mixture in range(UP_TO_5, ALL):
                if before[mixture] > best:
                    best = before[mixture]
            return best
        table = self.mixtures
        table.keeping(before, DICE)
        self.second = before
        best_second = table.best_keep(before, DICE)
        table.keeping(best_second, DICE)
        for mixture in range(UP_TO_5, ALL):  # D4.5: who stops does not throw again
            best_second[mixture] = before[mixture]
        self.first = best_second
        return table.expected(table.best_keep(best_second, DICE))
