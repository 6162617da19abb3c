"""Trails: the longest way over given sides that uses none twice and passes no closed corner."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.hexes.bits import BITS, count_bits
from quipu.hexes.grid import HALF, NONE, Grid


def longest_trail(grid: Grid, low: i64, high: i64, closed: i64) -> i64:
    """E8.1, I8.1: the most sides of the set (low, high) in one trail.

    E8.7, E8.8 and I8.8 work it out.

    A trail may come back to a corner. It may begin and end at a closed corner, never pass it.
    Nothing can be added to the longest one, so each of its ends is closed or has an odd number
    of sides; only a free ring has no such corner, and any corner of it will do.
    """
    best: i64 = 0
    rest_low, rest_high = low, high
    for corner in range(grid.corners):
        at_low, at_high = grid.low_at[corner] & low, grid.high_at[corner] & high
        if at_low == 0 and at_high == 0:
            continue
        if count_bits(at_low) + count_bits(at_high) == 2 and closed & BITS[corner] == 0:
            continue
        best = max(best, longest_from(grid, corner, low, high, closed))
        rest_low, rest_high = without(grid, corner, rest_low, rest_high)
    if rest_low == 0 and rest_high == 0:
        return best
    for corner in range(grid.corners):
        if grid.low_at[corner] & rest_low != 0 or grid.high_at[corner] & rest_high != 0:
            best = max(best, longest_from(grid, corner, low, high, closed))
            rest_low, rest_high = without(grid, corner, rest_low, rest_high)
    return best


def longest_with(grid: Grid, side: i64, low: i64, high: i64, closed: i64, before: i64) -> i64:
    """The same, where it was so long before this side came to the set.

    If one end of the side is a tip, every longer trail begins there.
    """
    for n in range(2):
        tip = grid.ends[side * 2 + n]
        at_low, at_high = grid.low_at[tip] & low, grid.high_at[tip] & high
        if at_low == grid.low_bit[side] and at_high == grid.high_bit[side]:
            return max(before, longest_from(grid, tip, low, high, closed))
    return longest_trail(grid, low, high, closed)


def longest_from(grid: Grid, corner: i64, low: i64, high: i64, closed: i64) -> i64:
    """The longest trail that begins at this corner."""
    best: i64 = 0
    if (grid.low_at[corner] & low) | (grid.high_at[corner] & high) == 0:
        return best
    for n in range(3):
        side = grid.corner_sides[corner * 3 + n]
        if side == NONE:
            continue
        low_bit, high_bit = grid.low_bit[side], grid.high_bit[side]
        if (low & low_bit) | (high & high_bit) == 0:
            continue
        beyond = grid.neighbours[corner * 3 + n]
        length: i64 = 1
        if closed & BITS[beyond] == 0:
            length += longest_from(grid, beyond, low & ~low_bit, high & ~high_bit, closed)
        best = max(best, length)
    return best


def without(grid: Grid, corner: i64, low: i64, high: i64) -> tuple[i64, i64]:
    """The set less all sides that hang together with this corner."""
    for n in range(3):
        side = grid.corner_sides[corner * 3 + n]
        if side == NONE:
            continue
        low_bit, high_bit = grid.low_bit[side], grid.high_bit[side]
        if (low & low_bit) | (high & high_bit) == 0:
            continue
        beyond = grid.neighbours[corner * 3 + n]
        low, high = without(grid, beyond, low & ~low_bit, high & ~high_bit)
    return low, high


def has_side(low: i64, high: i64, side: i64) -> bool:
    return (low & BITS[side] if side < HALF else high & BITS[side - HALF]) != 0
