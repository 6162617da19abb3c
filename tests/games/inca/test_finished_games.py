"""Finished games of the Inkas: every case that is hard to meet has one."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.games.inca.state import Inca
from quipu.hexes.bits import count_bits
from quipu.settlers.layout import CITIES
from tests.support.finished_games import kept, replayed, stored, tables


def last_of(name: str) -> Inca:
    """The position at the end."""
    state = replayed(kept(name)).state
    assert isinstance(state, Inca)
    return state


def third_tribe(state: Inca) -> tuple[int, int]:
    """Settlements and cities of the winner's third tribe."""
    result = state.result()
    assert result is not None
    buildings = state.active_buildings(result.winners[0])
    cities = int(count_bits(buildings & state.cells[CITIES + result.winners[0]]))
    return int(count_bits(buildings)) - cities, cities


def is_walled_in(state: Inca, seat: int) -> bool:
    """No path for a road though there are roads, and no place for a settlement."""
    free = state.free_low(seat, 0) != 0 or state.free_high(seat, 0) != 0
    return state.stock(seat, 0) > 0 and not free and state.sites(seat) == 0


@pytest.mark.parametrize(
    ("name", "shape"), [("inca-three-settlements", (3, 0)), ("inca-settlement-and-city", (1, 1))]
)
def test_i12_2_both_shapes_of_a_third_tribe_have_won(name: str, shape: tuple[int, int]) -> None:
    assert third_tribe(last_of(name)) == shape


def test_i14_9_a_player_is_walled_in_to_the_end() -> None:
    last = last_of("inca-walled-in")
    assert [seat for seat in range(int(last.seats)) if is_walled_in(last, seat)]


def test_i14_8_a_founder_replaces_an_own_ruin() -> None:
    path = kept("inca-own-ruin")
    before: Inca | None = None
    replaced = 0
    for knot, table in zip(stored(path).knots, tables(path), strict=False):
        action = knot.get("action", {})
        if before is not None and isinstance(action, dict) and action.get("kind") == "found_tribe":
            replaced += before.found_sites(before.active) == 0
        assert isinstance(table.state, Inca)
        before = table.state.copy()
    assert replaced


def test_i2_1_all_found_freely_on_the_printed_board() -> None:
    table = replayed(kept("inca-free-founding"))
    assert (table.options["map"], table.options["founding"]) == ("beginner", "free")
    placed = [step.action.kind for step in table.steps[:12]]
    assert placed == ["place_start_settlement", "place_start_road"] * 6
    position: Any = table.game.position(table.state)
    assert [pair[0] for pair in position["map"]] == [pair[0] for pair in printed()["map"]]


def printed() -> Any:
    game = quipu.game("inca")
    return game.position(game.start(3, quipu.FastLuck(1)))
