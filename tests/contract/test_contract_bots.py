"""The contract, third part: bots play by the rules and by what their seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quipu import COMPILED, Action, FastLuck, Game, State
from quipu.arena.simulation import Simulation
from quipu.registry import games
from tests.support.games_under_test import Case, Walk, cases_of, decide, defaults

GAMES = games()
STEPS = 250 if COMPILED else 60  # pure play shows the same, many times as slowly
CASES = [case for game in GAMES.values() for case in cases_of(game)]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def decided(way: Walk, state: State, seat: int, seed: int) -> Action[Any]:
    view = way.game.observe(state, seat, way.memories[seat])
    choice: Action[Any] = way.game.bot("greedy").decide(
        view, state.legal(seat), state.openings(seat), FastLuck(seed)
    )
    return choice


def course(case: Case, seed: int, steps: int) -> Iterator[tuple[Walk, int]]:
    """Steps of a game in which greedy and chance take turns, so that odd positions come up."""
    way = Walk(case, seed)
    for _ in range(steps):
        waiting = way.state.waiting()
        if not waiting:
            return
        seat = waiting[way.choice.below(len(waiting))]
        yield way, seat
        if way.choice.below(3):
            way.do(seat, decided(way, way.state, seat, seed))
        else:
            way.do(seat, decide(way.state, seat, way.game, way.choice))


def with_other_words(case: Case) -> Case:
    """The same with the last word of every option that has words: other maps, other customs."""
    other = Case(case.game, case.seats, {})
    samples = {option.name: option.samples(case.seats)[-1] for option in case.game.options}
    words = {name: value for name, value in samples.items() if isinstance(value, str)}
    other.chosen = {**case.chosen, **words}
    return other


@every_case
def test_greedy_decides_for_what_is_legal(case: Case) -> None:
    for each in (case, with_other_words(case)):
        for way, seat in course(each, 1, STEPS):
            assert decided(way, way.state, seat, 5).refusal(way.state, seat) is None


@every_case
def test_greedy_cannot_tell_apart_what_its_seat_cannot(case: Case) -> None:
    for number, (way, seat) in enumerate(course(case, 7, STEPS)):
        view = way.game.observe(way.state, seat, way.memories[seat])
        other = way.game.imagine(view, FastLuck(number))
        assert decided(way, other, seat, 5) == decided(way, way.state, seat, 5)


@every_game
def test_greedy_beats_chance(game: Game) -> None:
    seats = game.seat_counts(defaults(game))[-1]
    bots = ["greedy", *["random"] * (seats - 1)]
    simulation = Simulation(game.key, bots, games=6, seed=5, jobs=1, options={})
    won = 0
    for batch in simulation.run():
        for result in batch:
            names: Any = result["seats"]
            won += result["winners"] == [names.index("greedy")]
    assert won >= 5


@every_game
def test_a_bot_is_named(game: Game) -> None:
    assert game.bots()[:2] == ["random", "greedy"]
    assert [game.bot(name).name for name in game.bots()] == game.bots()
