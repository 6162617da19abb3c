"""Keys: 63 bits that stand for a position, the same on every machine, compiled or not."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# A product wraps when compiled and grows when not; its low 63 bits are the same both ways.
LOW: Final[i64] = 0x7FFF_FFFF_FFFF_FFFF
FACTOR: Final[i64] = 0x1E37_79B9_7F4A_7C15
SEED: Final[i64] = 0x2545_F491_4F6C_DD1D


def mixed(key: i64, value: i64) -> i64:
    """A key that depends on another one and on a number."""
    key = ((key ^ value) * FACTOR) & LOW
    return key ^ (key >> 32)


def mixed_cells(key: i64, cells: vec[i64]) -> i64:
    for cell in cells:
        key = ((key ^ cell) * FACTOR) & LOW
        key ^= key >> 32
    return key


def mixed_bytes(key: i64, cells: vec[u8]) -> i64:
    for cell in cells:
        key = ((key ^ i64(cell)) * FACTOR) & LOW
        key ^= key >> 32
    return key


def mixed_text(key: i64, text: str) -> i64:
    for letter in text:
        key = mixed(key, ord(letter))
    return mixed(key, -1)


def options_key(seats: i64, options: dict[str, bool | int | str]) -> i64:
    """What was agreed on before the start, whatever the order in which it was named."""
    key = mixed(SEED, seats)
    for name in sorted(options):
        key = mixed_text(key, f"{name}={options[name]}")
    return key
