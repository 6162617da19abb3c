"""Whether a sheet that was read could have been filled in the turns that were played.

Dice fall as they like, so what counts is how many there were: D14.5, DP2.1. In the base variant
every box must be what one of these turns scored. Not looked at is when jokers were used, but that
those of the running turn rest, and in Plus in which order things were built and who held a title.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.games.dice.plus import DicePlus
from quipu.games.dice.sheet import (
    CITY,
    COSTS,
    DICE,
    FEWEST_DICE,
    KNIGHT,
    ROAD,
    SETTLEMENT,
    SORTS,
    TURNS,
    Sheet,
    bit,
    count_bits,
)
from quipu.games.dice.state import OVER, Dice

PRICE: Final = vec[i64](
    [sum([int(COSTS[sort * DICE + face]) for face in range(DICE)]) for sort in range(len(SORTS))]
)
# D14.5: what five dice can build in one turn, as roads, knights, settlements, cities
SMALL: Final = [
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [2, 0, 0, 0],
    [0, 1, 0, 0],
    [1, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
]


def unsound(state: Dice) -> str:
    """What is wrong with a sheet; empty when all is well."""
    for joker in range(len(state.sheet.joker_ids)):
        if state.used[state.active()] & bit(joker) and state.is_resting(joker):
            return f"joker {state.sheet.joker_ids[joker]} was used, but rests (D10.7)"
    for seat in range(state.seats):
        built = state.built[seat]
        if seat == state.active() and state.phase is not OVER:
            built &= ~state.built_now
        if isinstance(state, DicePlus):
            if not is_payable(state, seat, built):
                return f"seat {seat} has built more than its dice can have paid for (DP2.1, D5.2)"
        elif not is_scored(state, seat, built):
            return f"seat {seat}: no turns of six dice score these boxes with this sheet (D12.1)"
    return ""


# ---- the base variant: boxes ------------------------------------------------------------------


def is_scored(state: Dice, seat: i64, built: i64) -> bool:
    """Whether turn after turn can have built all this for the points in the boxes."""
    now: set[int] = {0}
    for box in range(state.turns_scored(seat)):
        points = i64(state.boxes[seat * TURNS + box])
        if points:
            later: set[int] = set()
            for each in now:
                seen: set[int] = set()
                add_turns(state.sheet, i64(each), built, DICE, points, seen, later)
            now = later
    return int(built) in now


def add_turns(
    sheet: Sheet,
    built: i64,
    target: i64,
    dice: i64,
    points: i64,
    seen: set[int],
    found: set[int],
) -> None:
    """All sheets within the target to which a turn with so many dice and points leads."""
    seen.add(int(built))
    if points == 0:
        found.add(int(built))
        return
    for symbol in range(sheet.size):
        more, left = built | bit(symbol), dice - PRICE[sheet.sort[symbol]]
        needs = sheet.after[symbol] | sheet.road[symbol]
        if more == built or more & ~target or needs & ~built or left < 0:
            continue
        if sheet.points[symbol] <= points and int(more) not in seen:
            rest = points - sheet.points[symbol]
            add_turns(sheet, more, target, left, rest, seen, found)


# ---- Plus: dice -------------------------------------------------------------------------------


def is_payable(state: DicePlus, seat: i64, built: i64) -> bool:
    """Whether the turns of this seat had enough dice for all this."""
    played = state.turn if state.phase is OVER else state.turn - 1
    own = (seat - state.first + state.seats) % state.seats + 1  # the number of its first turn
    turns: i64 = 0 if played < own else (played - own) // state.seats + 1
    small: list[int] = []
    if state.dice_ramp:
        for turn in range(own, min(played, i64(DICE - FEWEST_DICE)) + 1, state.seats):
            small.append(FEWEST_DICE - 1 + turn)
            turns -= 1
    order = [int(count_bits(built & state.sheet.sorts[sort])) for sort in range(len(SORTS))]
    return fits(order, small, turns)


def fits(order: list[int], small: list[int], turns: i64) -> bool:
    """Whether an order fits into turns of few dice and so many of six."""
    if turns_for(order) <= turns:
        return True
    if not small:
        return False
    for part in SMALL:
        dice = sum([part[sort] * int(PRICE[sort]) for sort in range(len(SORTS))])
        if dice <= small[0]:
            rest = [max(order[sort] - part[sort], 0) for sort in range(len(SORTS))]
            if fits(rest, small[1:], turns):
                return True
    return False


def turns_for(order: list[int]) -> int:
    """In how many turns of six dice an order can be built: a road beside each settlement, two
    knights, a knight and a road, or three roads.
    """
    knights = order[KNIGHT]
    roads = max(order[ROAD] - order[SETTLEMENT], 0)
    least = knights + roads
    for mixed in range(min(knights, roads) + 1):
        rest = mixed + (knights - mixed + 1) // 2 + (roads - mixed + 2) // 3
        least = min(least, rest)
    return order[SETTLEMENT] + order[CITY] + least
