"""J17: values computed from the tables of the ledger."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from quipu.games.jade.board import CROSS
from quipu.games.jade.faces import FITTING_TURNS, TILE_FACES, TYPES
from tests.support.jade import ledger
from tests.support.jade.build import ends, placements, start, table

TILES: list[Any] = ledger.TILES["tiles"]
JUNGLE, CITY, FREE = 1, 2, 0


def counted(*values: Any) -> Counter[Any]:
    """Each value as often as there are tiles of its type."""
    total: Counter[Any] = Counter()
    for tile, value in zip(TILES, values, strict=True):
        total[value] += tile["count"]
    return total


def shape(sides: str) -> str:
    city = [place for place, side in enumerate(sides) if side == "C"]
    if len(city) == 2:
        return "straight" if city[1] - city[0] == 2 else "corner"
    return f"{len(city)} sides"


def test_j17_1_types_tiles_and_faces() -> None:
    shapes = counted(*[shape(tile["sides"]) for tile in TILES])
    assert shapes == {"0 sides": 9, "1 sides": 14, "corner": 26, "straight": 16, "3 sides": 20}
    assert (len(TILES), shapes.total(), len(TILE_FACES)) == (23, 85, 81)
    faces = Counter(face.type for face in TILE_FACES)
    rows = {row[0]: int(row[4]) for row in ledger.table("### T1 Explorer tiles [reconstructed]")}
    assert {ledger.TYPE_IDS[number]: count for number, count in faces.items()} == rows


def test_j17_2_sides_symbols_and_parts() -> None:
    parts = [(tile["count"], part) for tile in TILES for part in tile["parts"]]
    assert sum(tile["count"] * tile["sides"].count("C") for tile in TILES) == 158
    assert sum(count * part[1] for count, part in parts) == 59
    assert sum(count * part[2] for count, part in parts) == 51
    sizes: Counter[int] = Counter()
    for count, part in parts:
        sizes[len(part[0])] += count
    assert sizes == {1: 42, 2: 37, 3: 14}
    assert counted(*[len(tile["parts"]) for tile in TILES]) == {1: 61, 2: 13, 3: 2, 0: 9}


def test_j17_3_parts_by_symbols() -> None:
    symbols: Counter[str] = Counter()
    further = sides = 0
    for tile in TILES:
        for part, heads, coins in tile["parts"]:
            symbols[f"{heads}/{coins}"] += tile["count"]
            further += tile["count"] * len(part) * (len(part) - 1)
            sides += tile["count"] * len(part)
    assert symbols == {"1/0": 34, "0/1": 28, "1/1": 21, "0/0": 8, "2/1": 2}
    assert further == sides


def test_j17_4_the_cross() -> None:
    cross = {(x, y): sides for x, y, sides in ledger.CROSS["cross"]}
    steps = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    inner: list[str] = []
    opened: list[str] = []
    edge: list[str] = []
    for (x, y), sides in cross.items():
        for (dx, dy), side in zip(steps, sides, strict=True):
            place = (x + dx, y + dy)
            if place in cross:
                inner.append(side)
            else:
                inside = 0 <= place[0] <= 10 and 0 <= place[1] <= 10
                (opened if inside else edge).append(side)
    assert (len(cross), len(inner) // 2, set(inner)) == (21, 20, {"J"})
    assert (opened.count("C"), opened.count("J")) == (12, 28)
    assert edge == ["J"] * 4
    assert sum(int(word).bit_count() for word in CROSS.frontier) == 36
    turned = {(10 - y, x): ledger.turned(sides, 1) for (x, y), sides in cross.items()}
    assert turned == cross


def test_j17_5_legal_ends_at_the_start() -> None:
    assert len(ends(start())) == 21
    assert len(ends(table(jeeps={1: [5, 2]}))) == 20


def by_type(expected: dict[str, int]) -> dict[str, int]:
    """What the ledger says of families of types, for every type."""
    return {id: expected[id] if id in expected else expected[id[0]] for id in ledger.TYPE_IDS}


def test_j17_6_placements_on_the_whole_board_at_the_start() -> None:
    found = {}
    for number, id in enumerate(ledger.TYPE_IDS):
        turns = [
            int(FITTING_TURNS[TYPES * int(CROSS.demand[cell]) + number])
            for cell in range(121)
            if CROSS.face[cell] == 255 and CROSS.demand[cell]
        ]
        found[id] = sum(mask.bit_count() for mask in turns)
    assert found == by_type({"J0": 24, "A": 80, "B": 68, "S": 32, "S5": 64, "S6": 64, "D": 56})


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ([5, 4], {"J0": 2, "A": 4, "B": 2, "S": 0, "D": 0}),
        ([5, 3], {"J0": 1, "A": 4, "B": 4, "S": 2, "S5": 4, "S6": 4, "D": 4}),
        ([5, 0], {"J0": 2, "A": 6, "B": 4, "S": 2, "S5": 4, "S6": 4, "D": 2}),
    ],
)
def test_j17_7_placements_from_one_field(cell: list[int], expected: dict[str, int]) -> None:
    state = table(jeeps={0: cell})
    assert {id: placements(state, id) for id in ledger.TYPE_IDS} == by_type(expected)


def meeting(*asked: int) -> int:
    """How many of the tiles meet a demand of the sides N, E, S, W."""
    demand = sum(kind * 3**side for side, kind in enumerate(asked))
    fitting = [number for number in range(TYPES) if FITTING_TURNS[TYPES * demand + number]]
    return sum(int(TILES[number]["count"]) for number in fitting)


def test_j17_8_only_four_cities_are_met_by_no_tile() -> None:
    unmet = [asked for asked in product((FREE, JUNGLE, CITY), repeat=4) if not meeting(*asked)]
    assert unmet == [(CITY,) * 4]
    assert meeting(JUNGLE, JUNGLE, JUNGLE, JUNGLE) == 9
    assert meeting(JUNGLE, JUNGLE, JUNGLE, CITY) == 14
    assert meeting(CITY, CITY, JUNGLE, JUNGLE) == 26
    assert meeting(CITY, JUNGLE, CITY, JUNGLE) == 16
    assert meeting(CITY, CITY, CITY, JUNGLE) == 20
    assert meeting(CITY, CITY, CITY, FREE) == 20
    assert meeting(CITY, FREE, FREE, FREE) == 76
    assert meeting(JUNGLE, FREE, FREE, FREE) == 85
    assert meeting(CITY, CITY, FREE, FREE) == 46
    assert meeting(CITY, FREE, CITY, FREE) == 36
    assert meeting(JUNGLE, JUNGLE, FREE, FREE) == 49
    assert meeting(JUNGLE, FREE, JUNGLE, FREE) == 39


def test_j17_9_artefacts_by_quality_letter_and_design() -> None:
    copies = ledger.ARTEFACTS["artefacts"]
    assert (len(copies), sum(copies.values())) == (24, 72)
    for place, each in ((2, 36), (1, 18), (0, 24)):
        totals: Counter[str] = Counter()
        for kind, count in copies.items():
            totals[kind[place]] += count
        assert set(totals.values()) == {each}


@pytest.mark.parametrize(
    ("thing", "place", "value", "words"),
    [
        ("stacks.bag", 3, 7, "tiles are unseen, but"),
        ("stacks.left", None, 80, "80 counted"),
        ("display", 0, 5, "tiles B2"),
        ("artefacts.heap", 0, 2, "2 artefacts 1A+"),
        ("artefacts.size", None, 66, "66 artefacts that were counted"),
        ("artefacts.owned", 0, 1, "seat 0 does not have the"),
        ("supply", 0, 3, "seat 0 has lost or won a figure of 1"),
        ("gold", 1, -1, "seat 1 owes gold"),
        ("jeeps", 0, 49, "the jeeps of seats 0 and 1 stand on one field"),
        ("jeeps", 0, 0, "undiscovered"),
        ("board.face", 49, 84, "the fields 49 and 60 do not agree"),
        ("board.demand", 0, 1, "asks for"),
        ("board.frontier", 0, -1, "frontier"),
        ("board.figure", 0, 1, "a figure stands on the empty cell"),
        ("board.ends", 120, 1, "drives end elsewhere"),
        ("board.link", 49, 49, "in pieces"),
        ("board.parent", 45, 48, "has"),
        ("board.posted", 0, 0, "owner"),
        ("mover", None, 1, "mover"),
    ],
)
def test_j17_10_what_is_always_true_is_recounted(
    thing: str, place: int | None, value: int, words: str
) -> None:
    state = table([["A1", 4, 1, 0]], [[0, 1, 4, 1, 0]], jeeps={1: [5, 4]})
    assert state.broken() == ""
    *way, last = thing.split(".")
    holder: Any = state
    for name in way:
        holder = getattr(holder, name)
    if place is None:
        setattr(holder, last, value)
    else:
        getattr(holder, last)[place] = value
    assert words in state.broken()


def test_j17_10_a_district_in_pieces_is_found() -> None:
    state = table([["D1", 6, 3, 0]])
    cross, tile = 3 * (11 * 3 + 5), 3 * (11 * 3 + 6)
    assert state.board.district_of(tile) == cross
    parents: Any = state.board.parent
    parents[tile] = tile
    assert "in pieces" in state.broken()
