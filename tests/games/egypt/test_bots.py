"""Greedy plays sensibly in Egypt."""

from __future__ import annotations

import pytest

from quipu.core.luck import RecordedLuck
from quipu.settlers.bots_weights import MOST_OFFERS
from quipu.settlers.layout import OWN
from tests.support.egypt.scenes import GAMES, begun, do, hand, scene
from tests.support.settlers_dsl import decided


def test_greedy_founds_where_three_kinds_come_often() -> None:
    state = begun(map="variable", first_seat=0)
    choice = decided(state, 0)
    land, grid = state.terms.land, state.grid
    crossing = int(str(choice).split()[1])
    hexes = [int(hex) for hex in grid.corner_hexes[crossing * 3 : crossing * 3 + 3]]
    assert min(hexes) >= 0
    assert len({int(land.kinds[hex]) for hex in hexes}) == 3
    assert sum(6 - abs(7 - int(land.numbers[hex])) for hex in hexes) >= 10


def test_greedy_wins_when_it_can() -> None:
    state = scene(
        cities={0: [0, 2]},
        settlements={0: [11]},
        hands={0: "brick cattle grain:3 papyrus stone:3"},
        held={0: "mercenary plenty"},
        points_to_win=6,
    )
    do(state, str(decided(state, 0)))
    result = state.result()
    assert result is not None
    assert result.winners == [0]


def test_greedy_spares_itself_and_stops_the_leader() -> None:
    state = scene(settlements={0: [8], 1: [31]}, cities={2: [40], 1: [17]}, phase="before_roll")
    do(state, "roll", luck=RecordedLuck([2, 3]))
    hex = int(str(decided(state, 0)).split()[1])
    there = [bool(state.cells[OWN + seat] & state.grid.around[hex]) for seat in range(4)]
    assert there == [False, True, False, False]


def test_greedy_trades_with_the_bank_for_a_city() -> None:
    state = scene(settlements={0: [8]}, hands={0: "grain:2 stone:2 cattle:4"}, offers_per_turn=0)
    do(state, str(decided(state, 0)))
    assert hand(state, 0) == {"grain": 2, "stone": 3}
    do(state, str(decided(state, 0)))
    assert state.points(0)["temple_city"] == 2


def test_greedy_offers_what_it_needs_least_and_not_for_ever() -> None:
    state = scene(
        settlements={0: [8], 1: [31]}, hands={0: "grain:2 stone:2 cattle:3", 1: "stone:2 papyrus:3"}
    )
    for _ in range(MOST_OFFERS):
        choice = decided(state, 0)
        assert str(choice).startswith("offer_trade cattle:")
        assert str(choice).endswith("stone:1 -")
        do(state, str(choice))
        do(state, "decline_trade", seat=1)
    assert decided(state, 0).kind != "offer_trade"


@pytest.mark.rule("E5.13")
def test_bots_keep_their_manners_without_a_limit_of_offers() -> None:
    """Greedy stops after a few; the random one only takes what lies ready, and no offer does."""
    assert GAMES["egypt"].agree(4, {})["offers_per_turn"] == "unlimited"
    assert MOST_OFFERS <= 6
    kinds = {action.kind for game in GAMES.values() for action in game.catalogue.actions}
    assert not kinds & {"offer_trade", "call_for_proposals", "counter_trade"}


def test_greedy_accepts_what_helps_but_not_the_winner() -> None:
    hands = {0: "stone", 1: "grain:2 stone:2 cattle:3"}
    state = scene(settlements={0: [31], 1: [8]}, hands=hands)
    do(state, "offer_trade stone:1 cattle:1 1")
    assert decided(state, 1).kind == "accept_trade"
    state.terms.points_to_win = 2
    assert decided(state, 1).kind == "decline_trade"


def test_greedy_answers_a_call() -> None:
    hands = {0: "stone", 1: "grain:2 stone:2 cattle:3"}
    state = scene(settlements={0: [31], 1: [8]}, hands=hands)
    do(state, "call_for_proposals stone:1 - 1")
    choice = decided(state, 1)
    assert str(choice) == "counter_trade cattle:1 stone:1"
    assert choice.refusal(state, 1) is None


def test_greedy_discards_what_it_needs_least() -> None:
    state = scene(
        settlements={0: [8]}, hands={0: "grain:2 stone:3 cattle:4 papyrus"}, phase="before_roll"
    )
    do(state, "roll", luck=RecordedLuck([2, 3]))
    while state.phase.name == "discarding":
        do(state, str(decided(state, 0)))
    assert hand(state, 0)["stone"] == 3
    assert hand(state, 0)["grain"] == 2
