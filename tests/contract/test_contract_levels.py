"""The contract of levels: four strengths in every game, by what a seat knows and in its time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quipu import COMPILED, FastLuck, Game, IllegalAction, State
from quipu.arena.simulation import Simulation
from quipu.bots.levels import LEVELS
from quipu.bots.searching import CLEARLY, FEWEST, Contender, GuardedBot
from quipu.learning import Puzzle, puzzles
from quipu.learning.proving import WIN
from tests.support.bot_levels import CASES, GAMES, choice, moments, searched
from tests.support.finished_games import game_of, kept, tables
from tests.support.games_under_test import Case, defaults

FEW: dict[str, object] = {"playouts": 120, "depth": 6} if COMPILED else {"playouts": 12, "depth": 2}
WINS = [  # finished games whose last act won at once, one of every mode that ends so
    *("plus-ten-points", "egypt-ten-points", "gods-ten-points", "pyramid-points"),
    "inca-three-settlements",
]
ENDS = [*WINS, "standstill", "three_districts"]  # in jade greedy would go on

SURE = [  # positions in which a win in this turn is proved
    puzzle
    for game in GAMES.values()
    for puzzle in puzzles(game).values()
    if puzzle.task == WIN and puzzle.value == 1
]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_level = pytest.mark.parametrize("level", ["easy", "medium", "hard"])


def player(game: Game, level: str) -> Any:
    """A level; who searches does so briefly."""
    made = game.bot(level)
    if isinstance(made, GuardedBot):
        made.adjust(FEW)
    return made


@every_game
def test_levels_are_named_and_offered(game: Game) -> None:
    assert set(LEVELS) <= set(game.bots())
    assert game.levels() == LEVELS[: len(game.levels())]
    assert game.levels()[:3] == ["easy", "medium", "hard"]


@every_case
def test_every_level_does_what_is_legal(case: Case) -> None:
    for way, seat in moments(case, 3, 3):
        for level in case.game.levels():
            made = choice(player(case.game, level), way, way.state, seat, 5)
            assert made.refusal(way.state, seat) is None


@every_level
@every_case
def test_the_same_seed_and_budget_give_the_same_decision_to_new_and_used_bots(
    case: Case, level: str
) -> None:
    used = player(case.game, level)
    for way, seat in moments(case, 4, 4):
        first = choice(used, way, way.state, seat, 9)
        assert choice(player(case.game, level), way, way.state, seat, 9) == first
        assert choice(used, way, way.state, seat, 9) == first


@every_level
@every_case
def test_nobody_can_tell_apart_what_its_seat_cannot(case: Case, level: str) -> None:
    for number, (way, seat) in enumerate(moments(case, 7, 4)):
        view = way.game.observe(way.state, seat, way.memories[seat])
        other = way.game.imagine(view, FastLuck(number))
        bot = player(case.game, level)
        assert choice(bot, way, other, seat, 5) == choice(bot, way, way.state, seat, 5)


@searched
def test_who_is_late_follows_the_guide_at_once(case: Case) -> None:
    for way, seat in moments(case, 5, 6):
        bot = case.game.bot("expert")
        bot.late = lambda: True
        guide = case.game.bot("expert").guide
        assert choice(bot, way, way.state, seat, 2) == choice(guide, way, way.state, seat, 2)


@searched
def test_who_becomes_late_answers_soon(case: Case) -> None:
    """After the first yes hardly anything more is asked or tried."""
    for way, seat in moments(case, 6, 12):
        asked: list[bool] = []

        def late(asked: list[bool] = asked) -> bool:
            asked.append(len(asked) > 2)
            return asked[-1]

        bot = case.game.bot("expert", playouts=100_000, depth=2)
        bot.late = late
        assert choice(bot, way, way.state, seat, 3).refusal(way.state, seat) is None
        assert sum(asked) <= 3


@pytest.mark.parametrize("name", WINS)
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_win_at_hand_is_taken_in_this_turn(name: str, level: str) -> None:
    state, seat = before_the_last(kept(name))
    game = game_of(kept(name))
    bot = player(game, level)
    for seed in range(3):
        twin, luck = state.copy(), FastLuck(seed)
        while twin.deciding() == seat:
            view = game.observe(twin, seat)
            made = bot.decide(view, twin.legal(seat), twin.openings(seat), luck)
            twin.apply(seat, made, luck)
        result = twin.result()
        assert result is not None
        assert seat in result.winners


@pytest.mark.parametrize("name", ENDS)
def test_an_act_that_wins_for_certain_needs_no_playouts(name: str) -> None:
    state, seat = before_the_last(kept(name))
    game = game_of(kept(name))
    bot = game.bot("hard", playouts=0)
    view = game.observe(state, seat)
    made = bot.decide(view, state.legal(seat), state.openings(seat), FastLuck(1))
    state.apply(seat, made, FastLuck(1))
    result = state.result()
    assert result is not None
    assert seat in result.winners
    assert bot.weighed()[0].worth == 1.0


@pytest.mark.parametrize("puzzle", SURE, ids=lambda puzzle: f"{puzzle.game.key} {puzzle.name}")
def test_a_win_that_takes_several_acts_of_a_turn_is_found_without_playouts(puzzle: Puzzle) -> None:
    game, state, luck = puzzle.game, puzzle.begin(), FastLuck(1)
    bot = game.bot("hard")
    if isinstance(bot, GuardedBot):
        bot.adjust({"playouts": 0})
    while state.result() is None:
        assert state.deciding() == puzzle.seat
        view = game.observe(state, puzzle.seat)
        legal, openings = state.legal(puzzle.seat), state.openings(puzzle.seat)
        state.apply(puzzle.seat, bot.decide(view, legal, openings, luck), luck)
    result = state.result()
    assert result is not None
    assert result.winners == [puzzle.seat]


def before_the_last(path: Path) -> tuple[State, int]:
    """The position before the act that won."""
    last: State | None = None
    for table in tables(path):
        if table.state.result() is not None:
            break
        last = table.state.copy()
    assert last is not None
    return last, int(last.deciding())


@every_game
def test_easy_beats_chance(game: Game) -> None:
    seats = game.seat_counts(defaults(game))[-1]
    simulation = Simulation(
        game.key, ["easy", *["random"] * (seats - 1)], games=6, seed=5, jobs=1, options={}
    )
    won = 0
    for batch in simulation.run():
        for result in batch:
            names: Any = result["seats"]
            won += result["winners"] == [names.index("easy")]
    assert won >= 4


def test_who_never_differs_is_no_better_and_who_always_wins_is() -> None:
    action = next(iter(GAMES.values())).catalogue.actions[0]
    same, better, worse, noisy = (Contender(action) for _ in range(4))
    for n in range(FEWEST):
        same.add(0.5, 0.0)
        better.add(0.9, 0.4)
        worse.add(0.4, -0.1)
        noisy.add(0.5, 0.1 if n % 2 else -0.09)
    assert same.clearness() < 0 < CLEARLY < better.clearness()
    assert worse.clearness() < 0
    assert 0 < noisy.clearness() < CLEARLY
    assert better.chance() == pytest.approx(0.9)
    assert Contender(action).error() == 1.0  # nothing is known before two worlds


@searched
def test_search_has_settings(case: Case) -> None:
    assert isinstance(case.game.bot("hard", playouts=5, depth=2), GuardedBot)
    with pytest.raises(IllegalAction):
        case.game.bot("hard", playouts=-1)
