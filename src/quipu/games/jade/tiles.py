"""The printed parts as data: tiles, start cross and artefacts (T1 to T3), read and checked here.

They lie in components.json and nowhere else; formats.md describes that file. The faces are
reconstructed, so whoever has a real copy can replace them without touching a rule.
"""

from __future__ import annotations

import json
import pkgutil
from typing import Any, Final

TILES: Final = 85  # J1.1
STACKS: Final = 6  # J2.3
CROSS_FIELDS: Final = 21  # J1.5
ARTEFACTS: Final = 72  # J1.7
OPEN: Final = 5  # J2.6
SIZE: Final = 11  # J8.1
MIDDLE: Final = SIZE // 2  # J2.2
MOST_PARTS: Final = 3  # J1.3
MOST_TYPES: Final = 60  # sets of types are bits of one word
MOST_SYMBOLS: Final = 200  # of one sort in all, since districts count them in a byte
SIDE_NAMES: Final = "NESW"
FIELDS: Final = ["tiles", "stacks", "cross", "centre", "size", "artefacts", "open"]

# J1.7, T3: by design, letter and quality, good before bad
KINDS: Final = [
    f"{design}{letter}{quality}" for design in "123" for letter in "ABCD" for quality in "+-"
]


class TileType:
    """J1.1 to J1.4: a tile as printed; sides and parts in the order of the file."""

    def __init__(self, id: str, count: int, sides: str, parts: list[tuple[str, int, int]]) -> None:
        self.id = id
        self.count = count
        self.sides = sides
        self.parts = parts  # sides, heads, coins


class Components:
    """All printed parts of one game, known to be right."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.types = [read_type(entry) for entry in data["tiles"]]
        self.stacks = [whole(height) for height in data["stacks"]]
        self.cross: dict[int, str] = {}
        for entry in data["cross"]:
            self.cross[SIZE * whole(entry[1]) + whole(entry[0])] = str(entry[2])
        self.copies = [whole(data["artefacts"][kind]) for kind in KINDS]


def read_type(entry: object) -> TileType:
    assert isinstance(entry, dict)
    parts = [(str(part[0]), whole(part[1]), whole(part[2])) for part in entry["parts"]]
    return TileType(str(entry["id"]), whole(entry["count"]), str(entry["sides"]), parts)


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def read_components(data: object) -> Components:
    """The parts in a file; ValueError lists what is wrong with it."""
    faults = check_tiles(data)
    if faults:
        raise ValueError("; ".join(faults))
    assert isinstance(data, dict)
    return Components(data)


def printed() -> Components:
    text = pkgutil.get_data("quipu.games.jade", "components.json")
    assert text is not None
    return read_components(json.loads(text))


# ---- checking a file --------------------------------------------------------------------------


def check_tiles(data: object) -> list[str]:
    """What is wrong with a file of printed parts, one sentence each; empty when nothing is."""
    if not isinstance(data, dict):
        return ["the file is not a JSON object"]
    faults = [f"{name!r} is missing" for name in FIELDS if name not in data]
    faults += [f"there is no field {name!r}" for name in data if name not in FIELDS]
    if faults:
        return faults
    faults = check_types(data["tiles"]) + check_stacks(data["stacks"])
    faults += check_cross(data["cross"]) + check_artefacts(data["artefacts"])
    for name, expected in {"centre": [MIDDLE, MIDDLE], "size": SIZE, "open": OPEN}.items():
        if data[name] != expected or isinstance(data[name], bool):
            faults.append(f"{name!r} is {data[name]!r}, not {expected!r}")
    return faults


def check_types(tiles: object) -> list[str]:
    """J1.1 to J1.4: each type for itself, then the sums."""
    if not isinstance(tiles, list) or not 1 <= len(tiles) <= MOST_TYPES:
        return [f"'tiles' is not a list of 1 to {MOST_TYPES} types"]
    faults: list[str] = []
    for number, entry in enumerate(tiles, start=1):
        faults += check_type(entry, f"tile type {number}")
    if faults:
        return faults
    ids = [entry["id"] for entry in tiles]
    faults += [f"tile {id}: the id stands there twice" for id in set(ids) if ids.count(id) > 1]
    total = sum(entry["count"] for entry in tiles)
    if total != TILES:
        faults.append(f"there are {total} tiles, not {TILES} (J1.1)")
    for place, name in enumerate(["heads", "coins"], start=1):
        shown = sum(entry["count"] * part[place] for entry in tiles for part in entry["parts"])
        if shown > MOST_SYMBOLS:
            faults.append(f"the tiles show {shown} {name}, more than {MOST_SYMBOLS}")
    return faults


def check_type(entry: object, place: str) -> list[str]:
    if not isinstance(entry, dict) or sorted(entry) != ["count", "id", "parts", "sides"]:
        return [f"{place}: it has not exactly the fields id, count, sides, parts"]
    id, sides, parts = entry["id"], entry["sides"], entry["parts"]
    if not isinstance(id, str) or not id.isalnum():
        return [f"{place}: its id {id!r} is not a word of letters and digits"]
    name = f"tile {id}"
    faults: list[str] = []
    if not is_count(entry["count"], 1):
        faults.append(f"{name}: its count {entry['count']!r} is not a number from 1")
    if not is_sides(sides):
        faults.append(f"{name}: its sides {sides!r} are not four letters J or C, as N E S W")
    if not isinstance(parts, list) or len(parts) > MOST_PARTS:
        faults.append(f"{name}: its parts are not a list of 0 to {MOST_PARTS} (J1.3)")
    return faults or check_parts(sides, parts, name)


def check_parts(sides: str, parts: list[Any], name: str) -> list[str]:
    """J1.3: every city side belongs to exactly one part, and a part has only city sides."""
    faults: list[str] = []
    named = ""
    for number, part in enumerate(parts):
        fault = check_part(part)
        if fault:
            faults.append(f"{name}, part {number}: {fault}")
        else:
            named += part[0]
    if faults:
        return faults
    for place, side in enumerate(SIDE_NAMES):
        if sides[place] == "J" and side in named:
            faults.append(f"{name}: side {side} is jungle, but a part names it (J1.3)")
        elif sides[place] == "C" and named.count(side) != 1:
            often = "no part names it" if side not in named else "it is named twice"
            faults.append(f"{name}: side {side} is city, but {often} (J1.3)")
    return faults


def check_part(part: object) -> str:
    if not isinstance(part, list) or len(part) != 3:
        return "it is not a list of sides, heads, coins"
    sides = part[0]
    if not isinstance(sides, str) or not sides or any(side not in SIDE_NAMES for side in sides):
        return f"its sides {sides!r} are not letters of {SIDE_NAMES}"
    if not is_count(part[1], 0) or not is_count(part[2], 0):
        return "its heads and coins are not numbers from 0 (J1.4)"
    return ""


def check_stacks(stacks: object) -> list[str]:
    """J2.3: six stacks of all tiles; each serves a start tile, so none is empty."""
    if not isinstance(stacks, list) or len(stacks) != STACKS:
        return [f"'stacks' is not a list of {STACKS} heights (J2.3)"]
    if not all(is_count(height, 1) for height in stacks):
        return ["'stacks' holds something that is not a height from 1"]
    if sum(stacks) != TILES:
        return [f"the stacks hold {sum(stacks)} tiles, not {TILES} (J2.3)"]
    return []


def check_cross(cross: object) -> list[str]:
    """J1.5, J1.6, J2.2: 21 fields in the middle row and column, whose touching sides agree."""
    if not isinstance(cross, list):
        return ["'cross' is not a list"]
    sides: dict[tuple[int, int], str] = {}
    faults: list[str] = []
    for entry in cross:
        fault = check_cross_field(entry)
        if fault:
            faults.append(f"cross field {entry!r}: {fault}")
        elif (entry[0], entry[1]) in sides:
            faults.append(f"cross field {entry!r}: its place is taken by another one")
        else:
            sides[entry[0], entry[1]] = entry[2]
    if not faults and len(sides) != CROSS_FIELDS:
        faults.append(f"the cross has {len(sides)} fields, not {CROSS_FIELDS} (J1.5)")
    for (x, y), own in sides.items():
        if own[1] != sides.get((x + 1, y), own[1] * 4)[3]:
            faults.append(f"cross: ({x},{y}) and ({x + 1},{y}) do not agree (J5.5)")
        if own[2] != sides.get((x, y + 1), own[2] * 4)[0]:
            faults.append(f"cross: ({x},{y}) and ({x},{y + 1}) do not agree (J5.5)")
    return faults


def check_cross_field(entry: object) -> str:
    if not isinstance(entry, list) or len(entry) != 3 or not is_sides(entry[2]):
        return "it is not a list of x, y and four letters J or C, as N E S W"
    x, y = entry[0], entry[1]
    if not is_count(x, 0) or not is_count(y, 0) or x >= SIZE or y >= SIZE:
        return f"x and y are not numbers from 0 to {SIZE - 1}"
    if MIDDLE not in (x, y):
        return "it lies neither in the middle row nor in the middle column (J2.2)"
    if entry[2].count("C") > 1:
        return "it has more than one city side (J1.6)"
    return ""


def check_artefacts(copies: object) -> list[str]:
    """J1.7, J17.9: how many there are of each kind."""
    if not isinstance(copies, dict):
        return ["'artefacts' is not an object"]
    faults = [f"artefacts: {kind} is missing" for kind in KINDS if kind not in copies]
    faults += [f"artefacts: there is no kind {kind!r}" for kind in copies if kind not in KINDS]
    for kind, count in copies.items():
        if not is_count(count, 0):
            faults.append(f"artefacts: {kind} has {count!r} copies, not a number from 0")
    if not faults and sum(copies.values()) != ARTEFACTS:
        faults.append(f"there are {sum(copies.values())} artefacts, not {ARTEFACTS} (J1.7)")
    return faults


def is_count(value: object, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= TILES


def is_sides(value: object) -> bool:
    return isinstance(value, str) and len(value) == 4 and all(side in "JC" for side in value)
