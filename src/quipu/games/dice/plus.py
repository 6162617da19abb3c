"""The position of the Plus variant: titles, points without boxes, and its own end."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.keys import mixed
from quipu.core.refusal import Refusal
from quipu.core.state import Catalogue
from quipu.games.dice.events import TITLE_WON, WON
from quipu.games.dice.sheet import (
    CITY,
    DICE,
    FEWEST_DICE,
    FIRST_ARMY,
    KNIGHT,
    MARKED_ROAD,
    ROAD,
    SETTLEMENT,
    TITLE_POINTS,
    Sheet,
    bit,
    count_bits,
)
from quipu.games.dice.state import BUILDING, NOBODY, OVER, Dice

POINTS_REACHED: Final = Refusal("game_over", "DP8.1")
ROUNDS_PLAYED: Final = Refusal("game_over", "DP8.4")


class DicePlus(Dice):
    """The Plus variant: points by settlements, cities and two titles; no boxes, no crosses."""

    def __init__(
        self,
        seats: i64,
        catalogue: Catalogue[Any],
        sheet: Sheet,
        options: dict[str, bool | int | str],
        first: i64,
    ) -> None:
        super().__init__(seats, catalogue, sheet, options, first)
        self.dice_ramp: bool = options["dice_ramp"] is True
        self.tip: bool = options["route_spurs"] == "tip"
        self.at_once: bool = options["victory_ends"] == "at_once"
        self.points_to_win: i64 = number(options["points_to_win"])
        self.round_limit: i64 = number(options["round_limit"])
        self.army: i64 = NOBODY
        self.route: i64 = NOBODY

    def variant_number(self) -> i64:
        return 1

    def boxes_each(self) -> int:
        return 0  # DP1.5

    def copy(self) -> DicePlus:
        twin = DicePlus(self.seats, self.catalogue, self.sheet, self.options, self.first)
        self.copy_into(twin)
        twin.army = self.army
        twin.route = self.route
        return twin

    def dice_count(self) -> i64:
        """DP2.1: 3 in the first turn of the game, then one more each turn up to 6."""
        if not self.dice_ramp:
            return DICE
        return min(i64(DICE), FEWEST_DICE - 1 + self.turn)

    def key(self) -> i64:
        return mixed(super().key(), self.army * 8 + self.route)

    # ---- titles ---------------------------------------------------------------------------

    def knights(self, seat: i64) -> i64:
        """DP5.3: every built knight counts."""
        return count_bits(self.built[seat] & self.sheet.sorts[KNIGHT])

    def route_length(self, seat: i64) -> i64:
        """DP6.5: nothing that is built interrupts it."""
        return self.length_of(self.built[seat])

    def length_of(self, built: i64) -> i64:
        """DP6.2, DP6.3, DP6.6: the longest way from the start road, so a spur counts at the tip.

        With `route_spurs` = never only the roads of the main line count.
        """
        if not self.tip:
            return 1 + count_bits(built & self.sheet.main_line)
        longest: i64 = 0
        for symbol in range(self.sheet.size):
            if self.sheet.sort[symbol] == ROAD and built & bit(symbol):
                longest = max(longest, self.sheet.depth[symbol])
        return 1 + longest

    def after_build(self, seat: i64, symbol: i64, journal: Journal) -> None:
        """DP4.4: move a title if due (DP5.4: only in one's own turn), then check victory."""
        sort = self.sheet.sort[symbol]
        gained = self.sheet.points[symbol]
        if sort == KNIGHT and self.gains_army(seat):
            tell_title(journal, seat, "army", self.army)
            self.army = seat
            gained += TITLE_POINTS
        elif sort == ROAD and self.gains_route(seat, symbol):
            tell_title(journal, seat, "route", self.route)
            self.route = seat
            gained += TITLE_POINTS
        if self.total(seat) >= self.points_to_win:
            self.win(seat, gained, journal)

    def win(self, seat: i64, gained: i64, journal: Journal) -> None:
        """DP8.1, DP8.2: the active seat has won; the game ends with its turn, or at once."""
        if self.at_once:
            self.finish(journal)
        elif self.total(seat) - gained < self.points_to_win and journal.listening:
            journal.tell(WON.of({"seat": int(seat), "points": int(self.total(seat))}))

    def has_won(self) -> bool:
        """Only what was built in this turn can have won it; so this is asked seldom."""
        if self.phase is not BUILDING or self.built_now == 0:
            return False
        return self.total(self.active()) >= self.points_to_win

    def gains_army(self, seat: i64) -> bool:
        """DP5.1: the first with 3 knights; DP5.2: later whoever has more than the holder."""
        if self.army == NOBODY:
            return self.knights(seat) >= FIRST_ARMY
        return self.army != seat and self.knights(seat) > self.knights(self.army)

    def gains_route(self, seat: i64, road: i64) -> bool:
        """DP6.1: the first to build the marked road; DP6.4: later whoever has a longer route."""
        if self.route == NOBODY:
            return self.sheet.ids[road] == MARKED_ROAD
        return self.route != seat and self.route_length(seat) > self.route_length(self.route)

    # ---- points and end -------------------------------------------------------------------

    def score_turn(self, seat: i64, journal: Journal) -> None:
        """DP3.3: a turn without building costs nothing."""

    def is_last_turn(self) -> bool:
        """DP8.1: that of the winner; DP8.4: that of the last seat at the limit of rounds."""
        return self.has_won() or self.is_last_round()

    def is_last_round(self) -> bool:
        return self.round_limit > 0 and self.turn == self.round_limit * self.seats

    def crosses(self, seat: i64) -> i64:
        return 0

    def total(self, seat: i64) -> i64:
        """DP4.3: settlements, 2 for each city and 2 for each title."""
        titles = i64(self.army == seat) + i64(self.route == seat)
        return self.points_of(self.built[seat]) + TITLE_POINTS * titles

    def on_table(self, seat: i64) -> dict[str, int]:
        return self.sources(seat)

    def standing(self, seat: i64) -> i64:
        return self.total(seat)

    def sources(self, seat: i64) -> dict[str, int]:
        """DP4.3: at once, so those of the running turn too."""
        built = self.built[seat]
        return {
            "settlements": int(self.points_of(built & self.sheet.sorts[SETTLEMENT])),
            "cities": int(self.points_of(built & self.sheet.sorts[CITY])),
            "army": TITLE_POINTS if self.army == seat else 0,
            "route": TITLE_POINTS if self.route == seat else 0,
        }

    def over_refusal(self) -> Refusal:
        return POINTS_REACHED if self.reason() == "points" else ROUNDS_PLAYED

    def reason(self) -> str:
        """DP8.3: the one who reached the points, or DP8.4: the most at the limit."""
        active = self.total(self.active())
        return "points" if active >= self.points_to_win else "round_limit"

    def broken_score(self) -> str:
        most = max([self.knights(seat) for seat in range(self.seats)])
        if (self.army == NOBODY) != (most < FIRST_ARMY):
            return "the Largest Army does not fit the knights (DP5.1)"
        if self.army != NOBODY and self.knights(self.army) < most:
            return "the Largest Army is not with the most knights (DP5.2)"
        marked = self.sheet.number[MARKED_ROAD]
        if (self.route == NOBODY) == any(
            self.has_built(seat, marked) for seat in range(self.seats)
        ):
            return "the Longest Trade Route does not fit the marked roads (DP6.1)"
        if self.route != NOBODY and not self.has_built(self.route, marked):
            return "the Longest Trade Route is held without the marked road (DP6.1)"
        longest = max([self.route_length(seat) for seat in range(self.seats)])
        if self.route != NOBODY and self.route_length(self.route) < longest:
            return "the Longest Trade Route is not with the longest route (DP6.4)"
        return self.broken_end()

    def broken_end(self) -> str:
        ahead = [seat for seat in range(int(self.seats)) if self.total(seat) >= self.points_to_win]
        if ahead and ahead != [int(self.active())]:
            return "only the active seat can win (DP8.2)"
        if self.phase is OVER:
            won = ahead or self.is_last_round()
            return "" if won else "it is over, but nobody has won (DP8.1)"
        if ahead and (self.at_once or self.phase is not BUILDING or self.built_now == 0):
            return f"seat {ahead[0]} should have won (DP8.1)"
        return ""


def number(value: bool | int | str) -> int:
    assert isinstance(value, int)
    return value


def tell_title(journal: Journal, seat: i64, title: str, former: i64) -> None:
    if journal.listening:
        data: dict[str, object] = {"seat": int(seat), "title": title, "from": int(former)}
        journal.tell(TITLE_WON.of(data))
