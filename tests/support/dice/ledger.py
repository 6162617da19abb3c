"""What rules.md itself prints: JSON blocks, tables, and geometry computed from its coordinates."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.support.paths import rulebook

RULES = rulebook("dice")
PRINTED = re.findall(r"```json\n(.*?)```", RULES, re.DOTALL)
BLOCKS: list[Any] = [json.loads(block) for block in PRINTED]
BASE: Any = next(block for block in BLOCKS if block.get("sheet") == "dice")
PLUS: Any = next(block for block in BLOCKS if block.get("sheet") == "dice-plus")
COMMON: Any = next(block for block in BLOCKS if "faces" in block)

FACES: list[str] = COMMON["faces"]
SORTS = {"roads": "road", "knights": "knight", "settlements": "settlement", "cities": "city"}

Point = tuple[int, int]
Side = frozenset[Point]
Rows = list[list[str]]


def table(heading: str) -> Rows:
    """The rows of the first table below a heading, as cells without code marks."""
    lines = RULES.split(f"\n{heading}", 1)[1].splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("|"))
    rows: Rows = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    return rows


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", text.replace("−", "-"))]


# ---- symbols --------------------------------------------------------------------------------


def symbols(sheet: Any) -> dict[str, dict[str, Any]]:
    """Every symbol of a sheet by id, with its `sort`; the start road is not among them."""
    return {
        symbol["id"]: {**symbol, "sort": sort}
        for group, sort in SORTS.items()
        for symbol in sheet[group]
    }


def roads(sheet: Any) -> dict[str, dict[str, Any]]:
    """Every road by id, the start road included."""
    return {road["id"]: road for road in [sheet["start"], *sheet["roads"]]}


def way_to(sheet: Any, road: str) -> list[str]:
    """The roads to be built from the start to the end of this one, without the start road."""
    way: list[str] = []
    while road != sheet["start"]["id"]:
        way.insert(0, road)
        road = roads(sheet)[road]["parent"]
    return way


def needs(sheet: Any, id: str) -> list[str]:
    """What must be built before this symbol: the way to it, and lower numbers on the base sheet."""
    symbol = symbols(sheet)[id]
    way = way_to(sheet, symbol.get("road", symbol.get("parent", sheet["start"]["id"])))
    if sheet is PLUS or symbol["sort"] == "road":
        return way
    lower = [
        other["id"]
        for other in symbols(sheet).values()
        if other["sort"] == symbol["sort"] and other["points"] < symbol["points"]
    ]
    ways = [way_to(sheet, symbols(sheet)[each].get("road", "START")) for each in lower]
    return list(dict.fromkeys([*[road for one in ways for road in one], *lower, *way]))


def road_sets(sheet: Any) -> list[frozenset[str]]:
    """Every set of roads that can stand on a sheet, grown road by road from the start."""
    found = {frozenset[str]()}
    fresh = list(found)
    while fresh:
        built = fresh.pop()
        for road in roads(sheet).values():
            grown = built | {road["id"]}
            parent = road.get("parent")
            if parent in (*built, sheet["start"]["id"]) and grown not in found:
                found.add(grown)
                fresh.append(grown)
    return sorted(found, key=lambda built: (len(built), sorted(built)))


# ---- geometry -------------------------------------------------------------------------------


def corners(hex: Any) -> list[Point]:
    """T1: the corners of a hex, clockwise."""
    x, y = hex["at"]
    return [(x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y), (x - 1, y - 1), (x + 1, y - 1)]


def sides(hex: Any) -> set[Side]:
    points = corners(hex)
    return {frozenset((points[n - 1], points[n])) for n in range(6)}


def side(road: Any) -> Side:
    return frozenset((tuple(road["from"]), tuple(road["to"])))


def between(sheet: Any, road: Any) -> set[str]:
    """The hexes at both sides of a road."""
    return {hex["id"] for hex in sheet["hexes"] if side(road) in sides(hex)}


def around(sheet: Any, corner: list[int]) -> set[str]:
    """The hexes at a corner."""
    return {hex["id"] for hex in sheet["hexes"] if tuple(corner) in corners(hex)}


def touching(sheet: Any, built: frozenset[str]) -> set[str]:
    """The unbuilt roads that share an end with a built one or with the start road."""
    standing = built | {sheet["start"]["id"]}
    reached = ends(sheet, built)
    return {id for id, road in roads(sheet).items() if id not in standing and reached & side(road)}


def ends(sheet: Any, built: frozenset[str]) -> set[Point]:
    """The corners at which a built road or the start road ends."""
    known = roads(sheet)
    return {end for road in (*built, sheet["start"]["id"]) for end in side(known[road])}
