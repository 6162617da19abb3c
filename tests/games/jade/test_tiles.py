"""A file of printed parts is checked, and each fault is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quipu.games.jade.tiles import check_tiles, read_components
from quipu.texts import LANGUAGES
from tests.support.jade.tile_files import RIGHT, said, spoiled


def test_the_tables_of_the_ledger_are_right() -> None:
    assert check_tiles(RIGHT) == []
    parts = read_components(RIGHT)
    assert (len(parts.types), len(parts.cross), sum(parts.copies)) == (23, 21, 72)


@pytest.mark.rule("J1.1", "J1.3", "J1.4", "J1.5", "J1.6", "J1.7", "J2.2", "J2.3")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda d: d.pop("cross"), "the field “cross” is missing"),
        (lambda d: d.update(colour=1), "the field “colour” is not known"),
        (lambda d: d.update(tiles=[]), "“tiles” is not a list of 1 to 60 types"),
        (lambda d: d["tiles"][1].update(count=5), "there are 86 tiles, not 85 (J1.1)"),
        (lambda d: d["tiles"][1].update(count=0), "tile A1: its count 0 is not a number from 1"),
        (lambda d: d["tiles"][1].update(id="A 1"), 'its id "A 1" is not a word'),
        (lambda d: d["tiles"][1].update(id="A2"), "tile A2: this id is used twice"),
        (lambda d: d["tiles"][1].pop("parts"), "tile type 2: it must have exactly the fields"),
        (lambda d: d["tiles"][1].update(sides="CJJ"), 'tile A1: its sides "CJJ" are not four'),
        (lambda d: d["tiles"][1].update(sides="CJJX"), 'tile A1: its sides "CJJX" are not four'),
        (lambda d: d["tiles"][1].update(parts=[1] * 4), "tile A1: its parts are not a list of 0"),
        (
            lambda d: d["tiles"][1].update(parts=[["N", 1]]),
            'tile A1, part 0: ["N", 1] is not a list',
        ),
        (
            lambda d: d["tiles"][1].update(parts=[["Q", 1, 0]]),
            'the sides in ["Q", 1, 0] are not letters',
        ),
        (
            lambda d: d["tiles"][1].update(parts=[["N", -1, 0]]),
            'heads and coins in ["N", -1, 0] are not',
        ),
        (lambda d: d["tiles"][1].update(parts=[]), "side N is city, but no part names it (J1.3)"),
        (lambda d: d["tiles"][1].update(parts=[["NE", 1, 0]]), "side E is jungle, but a part"),
        (
            lambda d: d["tiles"][1].update(parts=[["N", 1, 0], ["N", 0, 0]]),
            "side N is city, but it is named twice (J1.3)",
        ),
        (lambda d: d["tiles"][1].update(parts=[["N", 80, 0]]), "the tiles show 375 heads"),
        (lambda d: d["tiles"][1].update(parts=[["N", 0, 80]]), "the tiles show 371 coins"),
        (lambda d: d.update(stacks=[85]), "“stacks” is not a list of 6 heights (J2.3)"),
        (lambda d: d.update(stacks=[85, 0, 0, 0, 0, 0]), "every height is a number from 1"),
        (lambda d: d.update(stacks=[14] * 6), "the stacks hold 84 tiles, not 85 (J2.3)"),
        (lambda d: d.update(cross=1), "“cross” is not a list"),
        (lambda d: d["cross"].pop(), "the cross has 20 fields, not 21 (J1.5)"),
        (lambda d: d["cross"].append([5, 5, "JJJJ"]), "there is already a field there"),
        (lambda d: d["cross"].append([5, 5]), "it is not a list of x, y and four letters"),
        (lambda d: d["cross"].append([5, 11, "JJJJ"]), "x and y are not numbers from 0 to 10"),
        (lambda d: d["cross"].append([4, 4, "JJJJ"]), "neither in the middle row nor"),
        (lambda d: d["cross"][2].__setitem__(2, "JCJC"), "more than one city side (J1.6)"),
        (
            lambda d: d["cross"][0].__setitem__(2, "CJJJ"),
            "(5,4) and (5,5) do not match where they touch (J5.5)",
        ),
        (
            lambda d: d["cross"][0].__setitem__(2, "JCJJ"),
            "(5,5) and (6,5) do not match where they touch (J5.5)",
        ),
        (lambda d: d.update(artefacts=[]), "“artefacts” is not an object"),
        (lambda d: d["artefacts"].pop("1A+"), "artefacts: 1A+ is missing"),
        (lambda d: d["artefacts"].update({"4A+": 3}), "there is no kind “4A+”"),
        (lambda d: d["artefacts"].update({"1A+": "x"}), '1A+ has "x" copies'),
        (lambda d: d["artefacts"].update({"1A+": 4}), "there are 73 artefacts, not 72 (J1.7)"),
        (lambda d: d.update(size=12), "“size” is 12, not 11"),
        (lambda d: d.update(centre=[5, 4]), "“centre” is [5, 4], not [5, 5]"),
        (lambda d: d.update(open=True), "“open” is true, not 5"),
    ],
)
def test_each_fault_is_named(change: Callable[[Any], object], fault: str) -> None:
    faults = spoiled(change)
    assert any(fault in each for each in faults), faults


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_value_is_cut_short_in_every_language(lang: str) -> None:
    flaw = check_tiles({**RIGHT, "open": "x" * 1000})[0]
    assert "x" * 38 + "…" in said(flaw, lang)
    assert len(said(flaw, lang)) < 100


def test_what_is_no_object_or_wrong_is_not_read() -> None:
    assert [said(flaw) for flaw in check_tiles([])] == ["the file is not a JSON object"]
    with pytest.raises(ValueError, match="field-wrong name='open' value='4' due='5'"):
        read_components({**RIGHT, "open": 4})


def test_several_faults_are_all_named() -> None:
    def change(data: Any) -> None:
        data["tiles"][1].update(count=5)
        data["stacks"] = [14] * 6
        data["size"] = 12

    assert len(spoiled(change)) == 3
