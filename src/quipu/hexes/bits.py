"""Sets of small numbers as bits of an i64: up to 62 members, no allocation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LARGEST_SET: Final = 62

# Compiled, a literal 1 << n is a 32-bit shift, so single bits come out of a table.
BITS: Final = vec[i64]([1 << n for n in range(LARGEST_SET)])

# All powers of two are different modulo 67.
PLACE: Final = vec[i64](
    [next((n for n in range(LARGEST_SET) if (1 << n) % 67 == rest), 0) for rest in range(67)]
)


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return PLACE[(members & -members) % 67]


def count_bits(members: i64) -> i64:
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def members_of(members: i64) -> list[int]:
    """The members in rising order."""
    return [n for n in range(LARGEST_SET) if members & BITS[n]]


def set_of(members: list[int]) -> i64:
    made: i64 = 0
    for member in members:
        made |= BITS[member]
    return made


def write_members(ids: vec[i64], count: i64, start: i64, members: i64) -> i64:
    """Append the members of a set, counted from a number on, to the first so many ids."""
    while members != 0:
        ids[count] = start + lowest(members)
        members &= members - 1
        count += 1
    return count
