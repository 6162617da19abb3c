"""What the settlers games share: no word of any single game, titles, and shortage."""

from __future__ import annotations

from pathlib import Path

import pytest

from quipu.hexes.grid import Grid
from quipu.settlers import layout, reasons
from quipu.settlers.supply import pips
from quipu.settlers.terms import Land
from tests.support.paths import SOURCE

ROOM = SOURCE / "settlers"
FOREIGN = ["pyramid", "tribe", "god", "nile", "boat", "oxcart", "temple", "vizier", "pharaoh"]
FOREIGN += ["mercenary", "thicket", "ruin", "culture", "egypt", "inca"]


@pytest.mark.parametrize("path", sorted(ROOM.glob("*.py")), ids=lambda path: path.name)
def test_no_word_of_a_single_game(path: Path) -> None:
    words = path.read_text(encoding="utf-8").lower()
    assert [word for word in FOREIGN if word in words] == []


def test_cells_do_not_overlap() -> None:
    seats, row = layout.SEATS, layout.ROW
    rows = [layout.HAND, layout.RATE, layout.STOCK, layout.HELD]
    single = [layout.BANK, layout.DECK, layout.NEW, layout.REMOVED]
    by_seat = [layout.SIZE, layout.OPEN, layout.POINTS, layout.LENGTH, layout.OWN, layout.CITIES]
    by_seat += [layout.TOUCHED, layout.LAID_LOW, layout.LAID_HIGH]
    by_seat += [layout.REACH_LOW, layout.REACH_HIGH]
    cells: list[int] = [layout.TAKEN_LOW, layout.TAKEN_HIGH, layout.BUILT, layout.CLOSED]
    for start in rows:
        cells += range(start, start + seats * row)
    for start in single:
        cells += range(start, start + row)
    for start in by_seat:
        cells += range(start, start + seats)
    assert sorted(cells) == [*range(layout.GAME)]


def test_reasons_are_numbered_without_gaps() -> None:
    numbers = [value for name, value in vars(reasons).items() if name.isupper()]
    assert sorted(numbers) == [*range(reasons.OWN_REASONS + 1)]


def test_pips_are_the_ways_of_two_dice() -> None:
    assert [int(pips(number)) for number in range(2, 13)] == [1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]


def test_a_land_knows_who_yields_on_what() -> None:
    grid = Grid([(0, 0), (1, 0), (2, 0)])
    land = Land(grid, [0, -1, 0], [8, 0, 8], {0: -1})
    assert land.fields.row(8) == [0, 2]
    assert land.rolls.row(8) == [0]
    assert land.rolls.row(5) == []
    assert sorted({int(kind) for kind in land.served}) == [-2, -1]
