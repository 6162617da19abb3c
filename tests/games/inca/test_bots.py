"""Greedy plays sensibly among the Inkas, and comes to its end."""

from __future__ import annotations

from typing import Any

from quipu.arena.simulation import Simulation
from quipu.core.state import Action
from quipu.settlers.bots_weights import MOST_OFFERS
from quipu.settlers.layout import OWN
from tests.support.inca.scenes import begun, dice, do, scene
from tests.support.settlers_dsl import decided


def test_greedy_against_greedy_comes_to_its_end() -> None:
    simulation = Simulation("inca", ["greedy"] * 3, games=3, seed=2, jobs=1, options={})
    ends = [result["reason"] for batch in simulation.run() for result in batch]
    assert ends == ["points"] * 3


def place_of(action: Action[Any], kind: str) -> int:
    assert action.kind == kind
    return int(str(action).split()[1])


def test_greedy_founds_where_much_grows_and_there_is_room() -> None:
    state = begun(map="variable", first_seat=0)
    crossing = place_of(decided(state, 0), "place_start_settlement")
    land, grid = state.terms.land, state.grid
    hexes = [int(hex) for hex in grid.corner_hexes[crossing * 3 : crossing * 3 + 3]]
    assert min(hexes) >= 0
    assert len({int(land.kinds[hex]) for hex in hexes}) >= 2
    assert sum(6 - abs(7 - int(land.numbers[hex])) for hex in hexes) >= 9


def test_greedy_wins_when_it_can() -> None:
    state = scene(
        settlements={0: [44, 35], 1: [7]},
        ruins={0: [29]},
        tribes={0: 3},
        hands={0: "wool potato:3 ore:4"},
        held={0: "combat_arts invention"},
        own={"deck": {"combat_arts": 13, "road_building": 2, "invention": 1, "monopoly": 2}},
    )
    do(state, str(decided(state, 0)))
    result = state.result()
    assert result is not None
    assert result.winners == [0]


def test_greedy_plays_its_card_before_the_tribe_is_complete() -> None:
    """I14.7: with the last marker the turn is over."""
    scenery: dict[str, Any] = {
        "settlements": {0: [44, 35, 39], 1: [7]},
        "hands": {0: "potato:2 ore:3", 1: "wool:2"},
    }
    assert decided(scene(**scenery), 0).kind == "build_city"
    assert decided(scene(**scenery, held={0: "combat_arts"}), 0).kind == "play_combat_arts"


def test_greedy_founds_where_its_new_tribe_can_grow() -> None:
    """I14.9: v5 and v18 lie at the rim of a poor land."""
    state = scene(settlements={0: [44, 35, 39], 1: [7]}, hands={0: "potato:2 ore:3"})
    do(state, "build_city 44")
    assert state.phase.name == "founding_tribe"
    crossing = place_of(decided(state, 0), "found_tribe")
    assert len([h for h in state.grid.corner_hexes[crossing * 3 : crossing * 3 + 3] if h >= 0]) == 3


def test_greedy_builds_over_a_ruin_of_the_leader() -> None:
    state = scene(
        settlements={0: [35], 1: [9]},
        ruins={1: [44, 29]},
        roads={0: [53, 61, 62, 63, 64]},
        route=0,
        hands={0: "wood stone wool potato"},
        offers_per_turn=0,
    )
    assert place_of(decided(state, 0), "build_settlement") == 44


def test_greedy_spares_itself_and_stops_the_leader() -> None:
    state = scene(
        settlements={0: [44], 1: [35], 2: [9]},
        cities={2: [23]},
        phase="before_roll",
        hands={1: "wood", 2: "wood"},
    )
    do(state, "roll", luck=dice(3, 4))
    hex = place_of(decided(state, 0), "move_robber")
    assert not state.cells[OWN] & state.grid.around[hex]
    assert state.cells[OWN + 2] & state.grid.around[hex]


def test_greedy_drives_the_robber_off_its_land() -> None:
    state = scene(settlements={0: [44]}, open={0: 2}, army=0, robber=20)
    assert decided(state, 0).kind == "drive_robber_off"


def test_greedy_trades_goods_for_a_city() -> None:
    state = scene(settlements={0: [44]}, hands={0: "potato:2 ore:2 fish:2"}, offers_per_turn=0)
    assert str(decided(state, 0)) == "trade_two_goods fish:2 ore"
    state = scene(
        settlements={0: [44]}, hands={0: "potato ore:2 feathers coca fish"}, offers_per_turn=0
    )
    assert str(decided(state, 0)) == "trade_goods_set potato,ore"


def test_greedy_offers_what_it_needs_least_and_not_for_ever() -> None:
    state = scene(
        settlements={0: [44], 1: [9]}, hands={0: "potato:2 ore:2 coca wood:2", 1: "ore:2 wool:3"}
    )
    for _ in range(MOST_OFFERS):
        choice = decided(state, 0)
        assert choice.kind == "offer_trade"
        assert str(choice).endswith("ore:1 -")
        do(state, str(choice))
        do(state, "decline_trade", seat=1)
    assert decided(state, 0).kind != "offer_trade"


def test_greedy_accepts_what_helps_but_not_the_winner() -> None:
    hands = {0: "ore", 1: "potato:2 ore:2 wood:3"}
    state = scene(settlements={0: [44], 1: [9]}, hands=hands)
    do(state, "offer_trade ore:1 wood:1 1")
    assert decided(state, 1).kind == "accept_trade"
    close = scene(settlements={0: [44, 35], 1: [9]}, tribes={0: 3}, hands=hands)
    do(close, "offer_trade ore:1 wood:1 1")
    assert decided(close, 1).kind == "decline_trade"


def test_greedy_discards_what_it_needs_least() -> None:
    state = scene(
        settlements={0: [44]}, hands={0: "potato:2 ore:3 wood:4 fish"}, phase="before_roll"
    )
    do(state, "roll", luck=dice(3, 4))
    while state.phase.name == "discarding":
        do(state, str(decided(state, 0)))
    assert [int(state.held(0, kind)) for kind in (3, 4)] == [2, 3]
