"""Greedy plays by the rules, by what its seat may know, and sensibly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import quipu
from quipu.arena.simulation import Simulation, tell
from quipu.core.luck import FastLuck, RecordedLuck
from quipu.core.memory import Memory
from quipu.core.state import Action
from quipu.games.egypt.state import Egypt
from quipu.games.egypt.tests.scenes import GAMES, begun, do, game_of, hand, scene
from quipu.settlers.bots_weights import MOST_OFFERS
from quipu.settlers.layout import OWN

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
EVERY_SIZE = pytest.mark.parametrize("seats", [3, 4])


def decided(state: Egypt, seat: int, memory: Memory | None = None, seed: int = 5) -> Action[Any]:
    game = game_of(state)
    view = game.observe(state, seat, memory)
    choice: Action[Any] = game.bot("greedy").decide(
        view, state.legal(seat), state.openings(seat), FastLuck(seed)
    )
    return choice


def course(key: str, seats: int, seed: int, steps: int) -> Iterator[tuple[Egypt, int, Memory]]:
    """Steps of a game in which greedy and chance take turns, so that odd positions come up."""
    game, luck, whims = GAMES[key], FastLuck(seed), FastLuck(seed + 100)
    memories = [game.memory(seat, seats) for seat in range(seats)]
    journal = quipu.Chronicle()
    state = game.start(seats, luck, journal, map=game.options[0].samples(seats)[-1])
    assert isinstance(state, Egypt)
    for _ in range(steps):
        waiting = state.waiting()
        if not waiting:
            return
        tell(journal, memories)
        seat = waiting[whims.below(len(waiting))]
        yield state, seat, memories[seat]
        legal = state.legal(seat)
        action = decided(state, seat, memories[seat], seed) if whims.below(3) else None
        state.apply(seat, action or legal[whims.below(len(legal))], luck, journal)


@EVERY_GAME
@EVERY_SIZE
def test_greedy_decides_for_what_is_legal(key: str, seats: int) -> None:
    for seed in range(2):
        for state, seat, memory in course(key, seats, seed, 150):
            assert decided(state, seat, memory).refusal(state, seat) is None


@EVERY_GAME
@EVERY_SIZE
def test_greedy_cannot_tell_apart_what_its_seat_cannot(key: str, seats: int) -> None:
    game = GAMES[key]
    for number, (state, seat, memory) in enumerate(course(key, seats, 7, 200)):
        view = game.observe(state, seat, memory)
        other = game.imagine(view, FastLuck(number))
        assert isinstance(other, Egypt)
        assert decided(other, seat, memory) == decided(state, seat, memory)


@EVERY_GAME
def test_greedy_decides_the_same_with_the_same_luck(key: str) -> None:
    for state, seat, memory in course(key, 4, 3, 100):
        assert decided(state, seat, memory, 1) == decided(state, seat, memory, 1)


@EVERY_GAME
def test_greedy_beats_chance(key: str) -> None:
    bots = ["greedy", "random", "random", "random"]
    simulation = Simulation(key, bots, games=6, seed=5, jobs=1, options={})
    won = 0
    for batch in simulation.run():
        for result in batch:
            seats: Any = result["seats"]
            won += result["winners"] == [seats.index("greedy")]
    assert won >= 5


def test_a_bot_is_named() -> None:
    for game in GAMES.values():
        assert game.bots() == ["random", "greedy"]
        assert [game.bot(name).name for name in game.bots()] == game.bots()


# ---- sense --------------------------------------------------------------------------------------


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
