"""Keys: 63 bits that stand for a position, the same on every machine, compiled or not."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# A product wraps when compiled and grows when not; its low 63 bits are the same both ways.
LOW: Final[i64] = 0x7FFF_FFFF_FFFF_FFFF
FACTOR: Final[i64] = 0x1E37_79B9_7F4A_7C15
SECOND: Final[i64] = 0x1B87_3593_2127_599B
THIRD: Final[i64] = 0x0C2B_2AE3_5A27_D4EB
FOURTH: Final[i64] = 0x165B_5667_B19E_3779
SEED: Final[i64] = 0x2545_F491_4F6C_DD1D


def mixed(key: i64, value: i64) -> i64:
    """A key that depends on another one and on a number."""
    key = ((key ^ value) * FACTOR) & LOW
    return key ^ (key >> 32)


def mixed_cells(key: i64, cells: vec[i64]) -> i64:
    """Four at a time, so that most of the products do not wait for each other."""
    size: i64 = len(cells)
    at: i64 = 0
    while at + 4 <= size:
        both = cells[at] + cells[at + 1] * SECOND + cells[at + 2] * THIRD + cells[at + 3] * FOURTH
        key = ((key ^ both) * FACTOR) & LOW
        key ^= key >> 32
        at += 4
    while at < size:
        key = mixed(key, cells[at])
        at += 1
    return key


def mixed_bytes(key: i64, cells: vec[u8]) -> i64:
    """Seven at a time, which make one number without loss."""
    size: i64 = len(cells)
    word: i64 = 0
    for at in range(size):
        word = word * 256 + i64(cells[at])
        if at % 7 == 6:
            key = mixed(key, word)
            word = 0
    return mixed(key, word)


def mixed_text(key: i64, text: str) -> i64:
    """A key that depends on another one and on a text."""
    for letter in text:
        key = mixed(key, ord(letter))
    return mixed(key, -1)


def options_key(seats: i64, options: dict[str, bool | int | str]) -> i64:
    """What was agreed on before the start, whatever the order in which it was named."""
    key = mixed(SEED, seats)
    for name in sorted(options):
        key = mixed_text(key, f"{name}={options[name]}")
    return key
