"""How likely each symbol can still be built in this turn: exact, by dice kept and throws left.

Who wants a symbol also builds what must come before it, uses jokers and trades gold; after each
further throw the best dice for it are kept. Jokers that serve in the turn of their knight (option
`fresh_joker`) would need other sums, so nothing is said then.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from librt.vecs import vec

from quipu.games.dice.mixtures import BASE_7, Mixtures, mixtures
from quipu.games.dice.sheet import (
    ANY,
    COST_ROWS,
    DICE,
    GOLD,
    KNIGHT,
    ROAD,
    THROWS,
    Sheet,
    bit,
    count_bits,
)
from quipu.games.dice.state import Dice

FACES: Final = DICE  # as many faces as dice
KEPT: Final = 4096  # chances that were asked for before
NEAR: Final = 3  # symbols to build for a site, itself included

Price = tuple[int, ...]  # by face
Helps = tuple[int, ...]  # by face how many jokers give it; the last one how many give any


class Way(NamedTuple):
    """One way to a symbol: what all of it costs, and the jokers that may help."""

    price: Price
    helps: Helps


# ---- what a symbol takes --------------------------------------------------------------------


def way_to(state: Dice, seat: int, symbol: int) -> Way:
    """With what must be built before it, and the jokers that are ready."""
    sheet, built = state.sheet, int(state.built[seat])
    return Way(price(sheet, missing(sheet, built, symbol)), jokers(state, seat, built))


def missing(sheet: Sheet, built: int, symbol: int) -> int:
    """A symbol and all that must be built before it."""
    found = int(bit(symbol))
    for needed in (int(sheet.after[symbol]), int(sheet.road[symbol])):
        for each in range(int(sheet.size)):
            if needed & int(bit(each)) & ~built:
                found |= missing(sheet, built, each)
    return found


def price(sheet: Sheet, symbols: int) -> Price:
    total = [0] * FACES
    for symbol in range(int(sheet.size)):
        if symbols & int(bit(symbol)):
            for face, units in enumerate(COST_ROWS[int(sheet.sort[symbol])]):
                total[face] += units
    return tuple(total)


def jokers(state: Dice, seat: int, built: int) -> Helps:
    """Unused jokers whose knights stand."""
    sheet, found = state.sheet, [0] * (FACES + 1)
    for joker in range(len(sheet.joker_ids)):
        knights = int(sheet.joker_knights[joker])
        used = int(state.used[seat]) >> joker & 1
        if knights & ~built == 0 and not used:
            gives = int(sheet.joker_gives[joker])
            found[FACES if gives == ANY else gives] += 1
    return tuple(found)


# ---- which dice pay it ----------------------------------------------------------------------


def pays(dice: Price, way: Way) -> bool:
    """D10.2, D11.1: a joker turns any spare die, two gold become one of another face."""
    lack = [max(0, way.price[face] - dice[face]) for face in range(GOLD)]
    total = sum(lack)
    if total == 0:
        return True
    turned = sum(min(lack[face], way.helps[face]) for face in range(GOLD)) + way.helps[FACES]
    turned = min(total, turned)
    trades = total - turned
    spare = sum(max(0, dice[face] - way.price[face]) for face in range(GOLD)) + dice[GOLD]
    return 2 * trades <= dice[GOLD] and turned + 2 * trades <= spare


@lru_cache(KEPT)
def chances(way: Way, dice: int, throws: int) -> vec[float]:
    """By mixture of kept dice, with so many throws left: how likely the way can be paid."""
    table = mixtures()
    first, last = int(table.starts[dice]), int(table.starts[dice + 1])
    values = [0.0] * len(table.codes)
    for mixture in range(first, last):
        faces = tuple(int(table.count(mixture, face)) for face in range(FACES))
        values[mixture] = float(pays(faces, way))
    found = vec[float](values)
    for left in range(throws):
        if left:
            found = kept_best(table, found, dice)
        table.keeping(found, dice)
    return found


def kept_best(table: Mixtures, kept: vec[float], dice: int) -> vec[float]:
    """What a full mixture promises if the best part of it is kept."""
    best = table.best_keep(kept, dice)
    for mixture in range(int(table.starts[dice + 1])):
        kept[mixture] = best[mixture]
    return kept


# ---- the sheet ------------------------------------------------------------------------------


def odds(state: Dice, seat: int) -> dict[str, list[float]]:
    """By symbol: its chance for every set of dice that may be kept, as a bit set of places.

    Before the first throw there is only the empty set; symbols out of reach are left out.
    """
    if state.fresh_joker:
        return {}
    dice, thrown = int(state.dice_count()), int(state.throws)
    left = THROWS - thrown
    sets = kept_sets(state, dice) if thrown else [0]
    found: dict[str, list[float]] = {}
    for symbol, name in enumerate(state.sheet.ids):
        if int(state.built[seat]) & int(bit(symbol)):
            continue
        way = way_to(state, seat, symbol)
        if sum(way.price) <= dice:
            values = chances(way, dice, left)
            found[name] = [float(values[mixture]) for mixture in sets]
    return {name: values for name, values in found.items() if max(values) > 0}


def kept_sets(state: Dice, dice: int) -> list[int]:
    """The mixture of every set of places."""
    table, found = mixtures(), []
    for places in range(1 << dice):
        code = sum(int(BASE_7[int(state.faces[n])]) for n in range(dice) if places >> n & 1)
        found.append(int(table.of(code)))
    return found


def shown(state: Dice, seat: int, found: dict[str, list[float]]) -> list[str]:
    """Those that are pencilled: roads that touch, the next knight, sites that are near."""
    sheet, built, knight = state.sheet, int(state.built[seat]), False
    names = []
    for name in found:
        symbol = sheet.number[name]
        sort, steps = int(sheet.sort[symbol]), int(count_bits(missing(sheet, built, symbol)))
        near = steps == 1 if sort == ROAD else not knight if sort == KNIGHT else steps <= NEAR
        knight |= sort == KNIGHT
        if near:
            names.append(name)
    return names
