"""For the luck report: every event of chance has a value and what was to be expected."""

from __future__ import annotations

import pytest

import quipu
from quipu.games.jade.state import Jade
from tests.support.jade.build import (
    artefact_luck,
    buried_all,
    example,
    play,
    position,
    read,
    table,
    tile_luck,
)


def measured(state: Jade, act: str, luck: list[int], kind: str) -> list[tuple[float, float]]:
    chronicle = quipu.Chronicle()
    play(state, act, luck=luck, journal=chronicle)
    return [(event.value, event.expected) for event in chronicle.events if event.kind == kind]


def test_an_unseen_tile_fits_with_the_chance_of_all_unseen_ones() -> None:
    """J17.8: 49 of 85 tiles meet two neighbouring jungles."""
    state = play(table(), "drive 5,4")
    for tile, value in (("A1", 1.0), ("S1", 0.0)):
        luck = [tile_luck(state, tile)]
        found = measured(state.copy(), "draw_tile 1", luck, "tile_drawn")
        assert found[0] == pytest.approx((value, 49 / 85))


@pytest.mark.parametrize(("tile", "fits"), [("J0", 1.0), ("D7", 0.0)])
def test_a_known_tile_fits_for_certain_or_not_at_all(tile: str, fits: float) -> None:
    form = position(buried_all())
    under = form["stacks"][0]["under"]
    under.insert(0, under.pop(under.index(tile)))
    state = play(read(form), "drive 5,4")
    assert measured(state, "draw_tile 1", [], "tile_drawn") == [(fits, fits)]


def test_artefacts_are_measured_by_how_many_are_well_preserved() -> None:
    state = example("P2", seats=4, jeeps={0: [1, 0]}, displays={0: ["A1"]})
    play(state, "drive 1,0", "lay_tile A1 1 W")
    kinds = ["1A+", "1A-", "1B+", "1B-", "1C-", "1D-", "2A+", "2B+", "2C-"]
    luck = artefact_luck(state, kinds)
    found = measured(state, "set_figure 2 0", luck, "artefacts_found")
    assert [value for value, _ in found] == [2.0, 0.0, 2.0, 0.0]
    good = 36 - 3  # three of the open ones are good
    assert found[0][1] == pytest.approx(3 * good / 67)
    assert found[1][1] == pytest.approx(3 * (good - 2) / 64)


def test_a_hidden_exchange_is_measured_likewise() -> None:
    state = play(table(hands={0: ["1A+", "1B+"]}), "drive 5,5")
    luck = artefact_luck(state, ["2A+", "2B-"])
    found = measured(state, "exchange_hidden 2", luck, "exchanged_hidden")
    assert found[0] == pytest.approx((1.0, 2 * 31 / 65))
