"""What a file of printed parts may just hold, and values of a type nobody expects."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.games.jade.tiles import LONGEST, TILES, check_tiles, text_of
from tests.support.jade.tile_files import RIGHT, said, spoiled

NAMES = ["count", "id", "parts", "sides"]


def faults(tiles: object) -> list[str]:
    return [said(flaw) for flaw in check_tiles({**RIGHT, "tiles": tiles})]


def tile(id: str, count: int, heads: int = 0, coins: int = 0) -> dict[str, Any]:
    return {"id": id, "count": count, "sides": "CJJJ", "parts": [["N", heads, coins]]}


@pytest.mark.rule("J1.1")
def test_one_type_and_sixty_are_enough_and_not_too_many() -> None:
    assert faults([tile("A", TILES)]) == []
    sixty = [tile("A", TILES - 59), *[tile(f"B{n}", 1) for n in range(59)]]
    assert faults(sixty) == []
    assert "“tiles” is not a list of 1 to 60 types" in faults([*sixty, tile("C", 1)])[0]


@pytest.mark.rule("J1.4")
def test_two_hundred_symbols_of_a_sort_can_be_counted() -> None:
    assert faults([tile("A", 50, 4, 4), tile("B", 35)]) == []
    over = faults([tile("A", 67, 3, 3), tile("B", 18)])
    assert ["201 heads" in over[0], "201 coins" in over[1], len(over)] == [True, True, 2]


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("tiles", "AB", "“tiles” is not a list"),
        ("stacks", "abcdef", "“stacks” is not a list of 6"),
        ("stacks", [True, 16, 17, 17, 17, 17], "every height is a number from 1"),
        ("stacks", [15, 14, 14, 14, 14, "x"], "every height is a number from 1"),
        ("centre", 5, "“centre” is 5, not [5, 5]"),
        ("artefacts", "x", "“artefacts” is not an object"),
    ],
)
def test_a_field_of_another_type(name: str, value: object, fault: str) -> None:
    assert fault in said(check_tiles({**RIGHT, name: value})[0])


@pytest.mark.rule("J1.3")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"id": 5}, "its id 5 is not a word"),
        ({"sides": ["C", "J", "J", "J"]}, "are not four"),
        ({"count": True}, "its count true is not a number from 1"),
        ({"count": 86}, "its count 86 is not a number from 1"),
        ({"parts": 5}, "its parts are not a list of 0"),
        ({"parts": ["N10"]}, 'part 0: "N10" is not a list'),
        ({"parts": [["N", 1, 0, 0]]}, 'part 0: ["N", 1, 0, 0] is not a list'),
        ({"parts": [[["N"], 1, 0]]}, 'the sides in [["N"], 1, 0] are not letters'),
        ({"parts": [["", 1, 0]]}, 'the sides in ["", 1, 0] are not letters'),
        ({"parts": [["N", 1, -1]]}, 'heads and coins in ["N", 1, -1] are not'),
    ],
)
def test_a_type_with_one_fault_has_no_other(change: dict[str, Any], fault: str) -> None:
    found = spoiled(lambda data: data["tiles"][1].update(change))
    assert len(found) == 1
    assert fault in found[0]


def test_a_type_is_an_object() -> None:
    for entry in (NAMES, "x", None):
        found = spoiled(lambda data, entry=entry: data["tiles"].__setitem__(1, entry))  # type: ignore[misc]  # a default binds early
        assert len(found) == 1
        assert "tile type 2: it must have exactly the fields" in found[0]


@pytest.mark.rule("J1.5", "J1.6")
@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ({"x": 5, "y": 5, "z": 5}, "it is not a list of x, y and four letters"),
        ([5, 5, "JJJJ", 1], "it is not a list of x, y and four letters"),
        ([5, 5, "JJJ"], "it is not a list of x, y and four letters"),
        (["a", 5, "JJJJ"], "x and y are not numbers from 0 to 10"),
        ([5, "a", "JJJJ"], "x and y are not numbers from 0 to 10"),
        ([5, -1, "JJJJ"], "x and y are not numbers from 0 to 10"),
        ([11, 5, "JJJJ"], "x and y are not numbers from 0 to 10"),
        ([5, 11, "JJJJ"], "x and y are not numbers from 0 to 10"),
    ],
)
def test_a_field_too_many_on_the_cross(entry: object, fault: str) -> None:
    found = spoiled(lambda data: data["cross"].append(entry))
    assert len(found) == 1
    assert fault in found[0]


def test_a_wrong_field_of_the_cross_is_not_counted_as_missing() -> None:
    found = spoiled(lambda data: data["cross"].__setitem__(3, [5, 5]))
    assert len(found) == 1


@pytest.mark.rule("J1.7")
def test_kinds_of_artefacts_may_be_missing_from_the_heap() -> None:
    """A kind without copies is no fault; one without a number is, and then nothing is summed."""
    right = RIGHT["artefacts"]
    moved = {**right, "1A+": 0, "1B+": right["1A+"] + right["1B+"]}
    assert check_tiles({**RIGHT, "artefacts": moved}) == []
    for wrong in (None, True, -1):
        found = [
            said(flaw) for flaw in check_tiles({**RIGHT, "artefacts": {**right, "1A+": wrong}})
        ]
        assert len(found) == 1
        assert "1A+ has" in found[0]


def test_forty_signs_are_shown_and_no_more() -> None:
    assert text_of("x" * (LONGEST - 2)) == '"' + "x" * (LONGEST - 2) + '"'
    assert text_of("x" * (LONGEST - 1)) == '"' + "x" * (LONGEST - 2) + "…"
