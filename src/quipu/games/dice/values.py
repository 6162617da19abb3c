"""The value table of the base variant: what every sheet is worth with so many turns left.

A line of JSON says what it is and how it was made. What follows is compressed by zlib: by rising
number of turns left and of the sheet, leaving out what cannot be reached, how many steps it is
worth more than with one turn less and a cross; first the lowest bytes of all, then the middle
ones, then the highest.
"""

from __future__ import annotations

import json
import zlib
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.games.dice.sheet import CROSS, TURNS, bit
from quipu.games.dice.sheets import HANDS, ROWS, first_hand, sheets

ANCHOR: Final = "quipu.games.dice"
FILES: Final = {False: "worth.table", True: "worth-fresh.table"}  # by `fresh_joker`
FORMAT: Final = 2
STEPS: Final = 20_000  # in a point: what is played by the table is best to 0.00005 points
BYTES: Final = 3  # of each value
BYTE: Final = 256


def written(worth: list[vec[float]], fresh_joker: bool, rules: int) -> bytes:
    """The table as a file, from what a `Solver` found."""
    planes = [bytearray() for _ in range(BYTES)]
    soonest = sheets().soonest()
    for left in range(1, TURNS):
        for sheet in reachable(soonest, left):
            less = steps(worth[left - 1][sheet]) + CROSS * STEPS
            more = steps(worth[left][sheet]) - less
            for plane in planes:
                plane.append(more % BYTE)
                more //= BYTE
    option = " --option fresh_joker=true" if fresh_joker else ""
    header = {
        "table": FORMAT,
        "game": "dice",
        "rules": rules,
        "fresh_joker": fresh_joker,
        "steps": STEPS,
        "values": len(planes[0]),
        "made": f"quipu solve dice{option} --table {FILES[fresh_joker]}",
    }
    return json.dumps(header).encode() + b"\n" + zlib.compress(b"".join(planes), 9)


def steps(worth: float) -> int:
    return round(worth * STEPS)


def header_of(data: bytes) -> dict[str, object]:
    form = json.loads(data.partition(b"\n")[0])
    assert isinstance(form, dict)
    return form


def reachable(soonest: vec[i64], left: int) -> list[int]:
    """The sheets that can be there with so many turns left, by number."""
    found: list[int] = []
    for group in range(len(soonest)):
        if soonest[group] <= TURNS - left:
            start = group // ROWS * HANDS + int(first_hand(group % ROWS))
            found.extend(range(start, start + int(bit(group % ROWS))))
    return found


def read(data: bytes) -> list[vec[float]]:
    """By turns left and by sheet; what cannot be reached is worth nothing."""
    header, _, packed = data.partition(b"\n")
    form = json.loads(header)
    plain = zlib.decompress(packed)
    count: i64 = form["values"]
    size = float(form["steps"])
    cross: i64 = -CROSS * form["steps"]
    soonest = sheets().soonest()
    total = vec[i64]([0] * (int(sheets().count) * HANDS))
    worth = [vec[float]([0.0] * len(total))]
    at: i64 = 0
    for left in range(1, TURNS):
        now = vec[float]([0.0] * len(total))
        for sheet in reachable(soonest, left):
            high = i64(plain[count + at]) + BYTE * i64(plain[2 * count + at])
            total[sheet] += i64(plain[at]) + BYTE * high - cross
            now[sheet] = float(total[sheet]) / size
            at += 1
        worth.append(now)
    return worth


_read: dict[bool, list[vec[float]]] = {}


def worth_of_sheets(fresh_joker: bool) -> list[vec[float]]:
    """The shipped table, read at the first use."""
    if fresh_joker not in _read:
        _read[fresh_joker] = read(shipped(fresh_joker))
    return _read[fresh_joker]


def shipped(fresh_joker: bool) -> bytes:
    return (files(ANCHOR) / FILES[fresh_joker]).read_bytes()
