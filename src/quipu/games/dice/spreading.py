"""Where perfect play leads: how likely each total is, for who always takes the best act."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.games.dice.sheet import (
    ANY,
    BASE,
    CITY,
    CROSS,
    DICE,
    GOLD,
    KNIGHT,
    ROAD,
    SETTLEMENT,
    SORTS,
    TURNS,
    bit,
)
from quipu.games.dice.sheets import HANDS, KNIGHT_POINTS, KNIGHTS, ROWS, Sheets, first_hand
from quipu.games.dice.solving import Solver
from quipu.games.dice.turning import AFTER, ALL, BEFORE, CANNOT, GAINS, RESTING, UP_TO_5, Turn

BOXES: Final = TURNS + 1  # how many crosses there may be, from none
UNLIKELY: Final = 1e-15  # sheets less likely than this are left out; `missing` says what that costs


class Walk:
    """The best way through a build phase; of equal acts the first, as they are tried here."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.stage: i64 = BEFORE
        self.layout: i64 = 0
        self.knights: i64 = 0
        self.hand: i64 = 0
        self.mixture: i64 = 0
        self.worth = 0.0

    def sheet(self) -> i64:
        return self.layout * HANDS + first_hand(self.knights) + self.hand

    def finish(self, layout: i64, knights: i64, hand: i64, mixture: i64) -> bool:
        """Go to the end of the turn; whether anything was built."""
        self.stage = BEFORE
        self.layout, self.knights, self.hand, self.mixture = layout, knights, hand, mixture
        while True:
            self.worth = self.turn.value(
                self.stage, self.layout, self.knights, self.hand, self.mixture
            )
            cross: i64 = CROSS if self.stage == BEFORE else 0
            if self.worth <= self.turn.ends[self.sheet()] + float(cross):
                return self.stage != BEFORE
            found = self.builds() or self.trades() or self.turns()
            assert found

    def is_best(
        self, points: i64, stage: i64, layout: i64, knights: i64, hand: i64, mixture: i64
    ) -> bool:
        """Whether this is the value that was promised; if so, go there."""
        value = self.turn.value(stage, layout, knights, hand, mixture)
        if float(points) + value < self.worth:
            return False
        self.stage = stage
        self.layout = layout
        self.knights = knights
        self.hand = hand
        self.mixture = mixture
        return True

    def builds(self) -> bool:
        for sort in range(len(SORTS)):
            left = self.turn.paying.pay[self.mixture * len(SORTS) + sort]
            if left != CANNOT and self.builds_sort(sort, left - GAINS[sort]):
                return True
        return False

    def builds_sort(self, sort: i64, left: i64) -> bool:
        board: Sheets = self.turn.sheets
        layout, knights, hand = self.layout, self.knights, self.hand
        stage: i64 = RESTING if self.stage == RESTING else AFTER
        if sort == ROAD:
            roads = board.roads[layout]
            for n in range(len(roads)):
                if self.is_best(1, stage, roads[n], knights, hand, left):
                    return True
            return False
        if sort == KNIGHT:
            if knights == KNIGHTS:
                return False
            points = KNIGHT_POINTS[knights]
            return self.is_best(points, RESTING, layout, knights + 1, hand | bit(knights), left)
        if sort == SETTLEMENT:
            more, points = board.settlement[layout], board.settlement_points[layout]
        else:
            assert sort == CITY
            more, points = board.city[layout], board.city_points[layout]
        return more >= 0 and self.is_best(points, stage, more, knights, hand, left)

    def trades(self) -> bool:
        less = self.turn.paying.without_gold[self.mixture]
        if less < 0:
            return False
        for face in range(GOLD):
            more = self.turn.mixtures.more[less * DICE + face]
            if self.is_best(0, self.stage, self.layout, self.knights, self.hand, more):
                return True
        return False

    def turns(self) -> bool:
        awake = self.hand
        if self.stage == RESTING and not self.turn.fresh_joker:
            awake &= ~bit(self.knights - 1)
        for joker in range(KNIGHTS):
            if awake & bit(joker):
                gives = BASE.joker_gives[joker]
                first: i64 = 0 if gives == ANY else gives
                last: i64 = GOLD if gives == ANY else gives + 1
                for take in range(first, last):
                    if self.turns_to(joker, take):
                        return True
        return False

    def turns_to(self, joker: i64, take: i64) -> bool:
        hand = self.hand & ~bit(joker)
        for give in range(DICE):
            less = self.turn.paying.less[self.mixture * DICE + give]
            if less == UP_TO_5 or give == take:
                continue
            more = self.turn.mixtures.more[less * DICE + take]
            if self.is_best(0, self.stage, self.layout, self.knights, hand, more):
                return True
        return False


class Spread:
    """Follows all luck forward through a solved game; `totals` are the chances in the end."""

    def __init__(self, solved: Solver) -> None:
        self.solved = solved
        self.turn = solved.turn
        self.walk = Walk(self.turn)
        self.size: i64 = solved.size
        self.chances = vec[float]([0.0] * (solved.size * BOXES))  # by sheet and crosses
        self.chances[(self.size - HANDS) * BOXES] = 1.0
        self.coming = vec[float]([])
        self.results = vec[float]([])
        self.totals: dict[int, float] = {}
        self.missing = 0.0

    def steps(self) -> int:
        return self.solved.steps()

    def run(self) -> Iterator[int]:
        """Go on turn by turn and layout by layout; says after each how many were done."""
        done = 0
        for left in range(self.solved.turns, 0, -1):
            self.turn.begin(self.solved.worth[left - 1], bit(KNIGHTS) - 1)
            self.coming = vec[float]([0.0] * (int(self.size) * BOXES))
            for layout in range(int(self.turn.sheets.count)):
                self.spread_layout(layout)
                done += 1
                yield done
            self.chances = self.coming
        self.count()

    def spread_layout(self, layout: i64) -> None:
        for knights in range(ROWS):
            for hand in range(bit(knights)):
                at = (layout * HANDS + first_hand(knights) + hand) * BOXES
                chance = 0.0
                for crosses in range(BOXES):
                    chance += self.chances[at + crosses]
                if chance >= UNLIKELY:
                    self.spread(layout, knights, hand, at)

    def spread(self, layout: i64, knights: i64, hand: i64, at: i64) -> None:
        """One turn on one sheet, with all its luck."""
        self.throw(layout, knights, hand)
        for mixture in range(UP_TO_5, ALL):
            chance = self.results[mixture]
            if chance == 0.0:
                continue
            built = self.walk.finish(layout, knights, hand, mixture)
            to: i64 = self.walk.sheet() * BOXES
            if not built:
                to += 1
            for crosses in range(TURNS):
                self.coming[to + crosses] += chance * self.chances[at + crosses]

    def throw(self, layout: i64, knights: i64, hand: i64) -> None:
        """How likely each mixture is when throwing is over."""
        self.turn.need_before(layout, knights)
        self.turn.throw(hand)
        self.results = vec[float]([0.0] * ALL)
        second = self.keep(self.turn.mixtures.chances, self.turn.first)
        third = self.keep(second, self.turn.second)
        for mixture in range(UP_TO_5, ALL):
            self.results[mixture] += third[mixture]

    def keep(self, chances: vec[float], values: vec[float]) -> vec[float]:
        """Keep the best part of each mixture and throw the rest; what is kept whole is a result."""
        table = self.turn.mixtures
        best = table.best_part(values, DICE)
        thrown = vec[float]([0.0] * ALL)
        for mixture in range(UP_TO_5, ALL):
            if best[mixture] < UP_TO_5:
                thrown[best[mixture]] += chances[mixture]
            else:
                self.results[mixture] += chances[mixture]
        for mixture in range(UP_TO_5):
            if thrown[mixture] > 0.0:
                for face in range(DICE):
                    thrown[table.more[mixture * DICE + face]] += thrown[mixture] / 6.0
        return thrown

    def count(self) -> None:
        """D13.2: by total; what was too unlikely to be followed is missing."""
        board = self.turn.sheets
        self.missing = 1.0
        for layout in range(board.count):
            for knights in range(ROWS):
                points = board.points[layout] + knights * (knights + 1) // 2
                start = layout * HANDS + first_hand(knights)
                for place in range(start * BOXES, (start + bit(knights)) * BOXES):
                    chance = self.chances[place]
                    if chance > 0.0:
                        total = int(points + CROSS * (place % BOXES))
                        self.totals[total] = self.totals.get(total, 0.0) + chance
                        self.missing -= chance
