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
LONGEST: Final = 40  # signs of a wrong value that are shown
SIDE_NAMES: Final = "NESW"
FIELDS: Final = ["tiles", "stacks", "cross", "centre", "size", "artefacts", "open"]

# J1.7, T3: by design, letter and quality, good before bad
KINDS: Final = [
    f"{design}{letter}{quality}" for design in "123" for letter in "ABCD" for quality in "+-"
]


class Flaw:
    """What is wrong with a file of printed parts: `tiles-<code>` in the texts, and its words."""

    def __init__(self, code: str, **said: object) -> None:
        self.code = code
        self.said = said

    def __str__(self) -> str:
        return " ".join([self.code, *[f"{name}={value!r}" for name, value in self.said.items()]])


class TileType:
    """J1.1, J1.2, J1.3, J1.4: a tile as printed; sides and parts in the order of the file."""

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
    flaws = check_tiles(data)
    if flaws:
        raise ValueError("; ".join([str(flaw) for flaw in flaws]))
    assert isinstance(data, dict)
    return Components(data)


def printed() -> Components:
    text = pkgutil.get_data("quipu.games.jade", "components.json")
    assert text is not None
    return read_components(json.loads(text))


# ---- checking a file --------------------------------------------------------------------------


def check_tiles(data: object) -> list[Flaw]:
    """Everything that is wrong with a file of printed parts; empty when nothing is."""
    if not isinstance(data, dict):
        return [Flaw("no-object")]
    flaws = [Flaw("field-missing", name=name) for name in FIELDS if name not in data]
    flaws += [Flaw("field-unknown", name=str(name)) for name in data if name not in FIELDS]
    if flaws:
        return flaws
    flaws = check_types(data["tiles"]) + check_stacks(data["stacks"])
    flaws += check_cross(data["cross"]) + check_artefacts(data["artefacts"])
    for name, due in {"centre": [MIDDLE, MIDDLE], "size": SIZE, "open": OPEN}.items():
        if data[name] != due:
            flaws.append(Flaw("field-wrong", name=name, value=text_of(data[name]), due=str(due)))
    return flaws


def check_types(tiles: object) -> list[Flaw]:
    """J1.1, J1.2, J1.3, J1.4: each type for itself, then the sums."""
    if not isinstance(tiles, list) or not 1 <= len(tiles) <= MOST_TYPES:
        return [Flaw("types", most=MOST_TYPES)]
    flaws: list[Flaw] = []
    for number, entry in enumerate(tiles, start=1):
        flaws += check_type(entry, number)
    if flaws:
        return flaws
    ids = [entry["id"] for entry in tiles]
    flaws += [Flaw("id-twice", tile=id) for id in sorted(set(ids)) if ids.count(id) > 1]
    total = sum(entry["count"] for entry in tiles)
    if total != TILES:
        flaws.append(Flaw("sum", n=total, due=TILES))
    for place, name in enumerate(["heads", "coins"], start=1):
        shown = sum(entry["count"] * part[place] for entry in tiles for part in entry["parts"])
        if shown > MOST_SYMBOLS:
            flaws.append(Flaw(name, n=shown, most=MOST_SYMBOLS))
    return flaws


def check_type(entry: object, number: int) -> list[Flaw]:
    if not isinstance(entry, dict) or sorted(entry) != ["count", "id", "parts", "sides"]:
        return [Flaw("type-fields", number=number)]
    id, sides, parts = entry["id"], entry["sides"], entry["parts"]
    if not isinstance(id, str) or not id.isalnum():
        return [Flaw("type-id", number=number, value=text_of(id))]
    flaws: list[Flaw] = []
    if not is_count(entry["count"], 1):
        flaws.append(Flaw("type-count", tile=id, value=text_of(entry["count"]), most=TILES))
    if not is_sides(sides):
        flaws.append(Flaw("type-sides", tile=id, value=text_of(sides)))
    if not isinstance(parts, list) or len(parts) > MOST_PARTS:
        flaws.append(Flaw("type-parts", tile=id, most=MOST_PARTS))
    return flaws or check_parts(sides, parts, id)


def check_parts(sides: str, parts: list[Any], id: str) -> list[Flaw]:
    """J1.3: every city side belongs to exactly one part, and a part has only city sides."""
    flaws: list[Flaw] = []
    named = ""
    for number, part in enumerate(parts):
        fault = check_part(part)
        if fault:
            flaws.append(Flaw(fault, tile=id, part=number, value=text_of(part)))
        else:
            named += part[0]
    if flaws:
        return flaws
    for place, side in enumerate(SIDE_NAMES):
        if sides[place] == "J" and side in named:
            flaws.append(Flaw("side-jungle", tile=id, side=side))
        elif sides[place] == "C" and named.count(side) != 1:
            flaws.append(Flaw("side-twice" if side in named else "side-free", tile=id, side=side))
    return flaws


def check_part(part: object) -> str:
    """J1.4: the code of what is wrong with a part."""
    if not isinstance(part, list) or len(part) != 3:
        return "part-form"
    sides = part[0]
    if not isinstance(sides, str) or not sides or any(side not in SIDE_NAMES for side in sides):
        return "part-sides"
    return "" if is_count(part[1], 0) and is_count(part[2], 0) else "part-symbols"


def check_stacks(stacks: object) -> list[Flaw]:
    """J2.3: six stacks of all tiles; each serves a start tile, so none is empty."""
    if not isinstance(stacks, list) or len(stacks) != STACKS:
        return [Flaw("stacks", due=STACKS)]
    if not all(is_count(height, 1) for height in stacks):
        return [Flaw("stack-height", value=text_of(stacks))]
    if sum(stacks) != TILES:
        return [Flaw("stack-sum", n=sum(stacks), due=TILES)]
    return []


def check_cross(cross: object) -> list[Flaw]:
    """J1.5, J1.6, J2.2: 21 fields in the middle row and column, whose touching sides agree."""
    if not isinstance(cross, list):
        return [Flaw("cross")]
    sides: dict[tuple[int, int], str] = {}
    flaws: list[Flaw] = []
    for entry in cross:
        fault = check_cross_field(entry)
        if fault:
            flaws.append(Flaw(fault, field=text_of(entry), most=SIZE - 1))
        elif (entry[0], entry[1]) in sides:
            flaws.append(Flaw("cross-taken", field=text_of(entry)))
        else:
            sides[entry[0], entry[1]] = entry[2]
    if not flaws and len(sides) != CROSS_FIELDS:
        flaws.append(Flaw("cross-sum", n=len(sides), due=CROSS_FIELDS))
    for (x, y), own in sides.items():
        if own[1] != sides.get((x + 1, y), own[1] * 4)[3]:
            flaws.append(Flaw("cross-disagrees", one=f"({x},{y})", other=f"({x + 1},{y})"))
        if own[2] != sides.get((x, y + 1), own[2] * 4)[0]:
            flaws.append(Flaw("cross-disagrees", one=f"({x},{y})", other=f"({x},{y + 1})"))
    return flaws


def check_cross_field(entry: object) -> str:
    if not isinstance(entry, list) or len(entry) != 3 or not is_sides(entry[2]):
        return "cross-form"
    x, y = entry[0], entry[1]
    if not is_count(x, 0) or not is_count(y, 0) or x >= SIZE or y >= SIZE:
        return "cross-cell"
    if MIDDLE not in (x, y):
        return "cross-place"
    return "cross-city" if entry[2].count("C") > 1 else ""


def check_artefacts(copies: object) -> list[Flaw]:
    """J1.7, J17.9: how many there are of each kind."""
    if not isinstance(copies, dict):
        return [Flaw("artefacts")]
    flaws = [Flaw("kind-missing", kind=kind) for kind in KINDS if kind not in copies]
    flaws += [Flaw("kind-unknown", kind=str(kind)) for kind in copies if kind not in KINDS]
    for kind, count in copies.items():
        if not is_count(count, 0):
            flaws.append(Flaw("kind-count", kind=str(kind), value=text_of(count)))
    if not flaws and sum(copies.values()) != ARTEFACTS:
        flaws.append(Flaw("artefact-sum", n=sum(copies.values()), due=ARTEFACTS))
    return flaws


def is_count(value: object, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= TILES


def is_sides(value: object) -> bool:
    return isinstance(value, str) and len(value) == 4 and all(side in "JC" for side in value)


def text_of(value: object) -> str:
    """A value as the file writes it, cut short."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
