"""The contract, for machines: exact chance."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from quipu import COMPILED, Action, FastLuck, Game, IllegalAction, State
from quipu.core.chance import TooManyOutcomes, each_outcome, outcomes
from quipu.core.journal import SILENT
from quipu.core.luck import FreeLuck, Luck, RecordedLuck
from tests.support.games_under_test import (
    CASES,
    GAMES,
    Case,
    compose,
    defaults,
    walk,
)

SAMPLES = 100_000 if COMPILED else 1_500  # pure play shows the same, many times as slowly

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


# ---- exact chance -------------------------------------------------------------------------------

# The kinds of action that ask luck, in some position of a random game
LUCKY = {
    "pebbles": {"swap_token", "grab_pebbles"},
    "dice": {"throw_dice"},
    "dice-plus": {"throw_dice"},
    "egypt": {"roll", "move_robber", "steal_from", "buy_card"},
    "egypt-gods": {"roll", "move_robber", "steal_from", "buy_card", "buy_with_thot"},
    "egypt-pyramid": {"roll", "move_robber", "steal_from", "buy_card", "buy_with_thot"},
    "inca": {"roll", "move_robber", "steal_from", "buy_card"},
    "jade": {
        *("draw_tile", "swap_tile", "exchange_hidden"),
        *("set_figure", "take_back", "pass"),
    },
}
MOST_WAYS = 10_000 if COMPILED else 600
GAMES_WALKED = {"pebbles": 9, "egypt-gods": 2, "egypt-pyramid": 3, "jade": 13}
CHOSEN: dict[str, dict[str, bool | int | str]] = {"jade": {"swap_scope": "reach"}}


class CountingLuck(Luck):
    """Counts in how many ways it could have answered."""

    def __init__(self) -> None:
        self.ways = 1

    def choose(self, stream: int, n: int) -> int:
        self.ways *= n
        return 0

    def pick(self, stream: int, bag: vec[u8]) -> int:
        before = self.ways
        kind = super().pick(stream, bag)
        self.ways = before * sum(1 for count in bag if count)
        return kind


class Lucky:
    """A moment, an action, and in how many ways luck may answer what it asks."""

    def __init__(self, state: State, seat: int, action: Action[Any]) -> None:
        self.state = state.copy()
        self.seat = seat
        self.action = action
        luck = CountingLuck()
        state.copy().apply(seat, action, luck)
        self.ways = luck.ways


@cache
def lucky_moments(game: Game) -> dict[str, Lucky]:
    """By kind of action, where most may happen."""
    found: dict[str, Lucky] = {}
    case = Case(game, max(game.seat_counts(defaults(game))[:3]), CHOSEN.get(game.key, {}))
    for number in range(GAMES_WALKED.get(game.key, 1)):
        for way in walk(case, 100 + number, 3 if game.key in ("egypt-gods", "inca") else 1):
            for seat in way.state.waiting()[:1]:
                for action in one_of_each_kind(game, way.state, seat, way.choice):
                    moment = Lucky(way.state, seat, action)
                    least = found[action.kind].ways if action.kind in found else 1
                    if least < moment.ways <= MOST_WAYS:
                        found[action.kind] = moment
    return found


def one_of_each_kind(game: Game, state: State, seat: int, luck: Luck) -> list[Action[Any]]:
    legal = state.legal(seat)
    found = {}
    for action in [*legal, *[compose(game, each, luck) for each in state.openings(seat)]]:
        if action.kind not in found or luck.below(4) == 0:
            found[action.kind] = action
    return [action for action in found.values() if action.refusal(state, seat) is None]


@every_game
def test_the_kinds_of_action_that_ask_luck_are_known(game: Game) -> None:
    assert set(lucky_moments(game)) == LUCKY[game.key]


LUCKY_KINDS = [(GAMES[key], kind) for key, kinds in LUCKY.items() for kind in sorted(kinds)]


@pytest.mark.parametrize(
    ("game", "kind"), LUCKY_KINDS, ids=lambda value: value.key if isinstance(value, Game) else value
)
def test_outcomes_agree_with_what_is_sampled(game: Game, kind: str) -> None:
    """The probabilities sum to 1, and so many samples are as they say."""
    moment = lucky_moments(game)[kind]
    found = outcomes(moment.state, moment.seat, moment.action, 50_000)
    assert sum(each.chance for each in found) == 1
    chances = {int(each.state.key()): each.chance for each in found}
    assert len(chances) == len(found) > 1
    counts = dict.fromkeys(chances, 0)
    luck = FreeLuck(300)
    for _ in range(SAMPLES):
        twin = moment.state.copy()
        moment.action.apply(twin, moment.seat, luck, SILENT)
        counts[int(twin.key())] += 1
    assert_as_likely(counts, chances)


def assert_as_likely(counts: dict[int, int], chances: dict[int, Fraction]) -> None:
    """By the chi-square of all outcomes, five deviations from its mean at most."""
    total = sum(counts.values())
    square, spread = 0.0, 0.0
    for key, chance in chances.items():
        expected = float(chance) * total
        square += (counts[key] - expected) ** 2 / expected
        spread += 1 / expected
    freedom = len(chances) - 1
    deviation = sqrt(2 * freedom + max(spread - freedom * freedom / total, 0.0))
    assert abs(square - freedom) < 5 * deviation


@every_game
def test_an_outcome_can_be_had_by_the_luck_it_names(game: Game) -> None:
    for moment in lucky_moments(game).values():
        for each in outcomes(moment.state, moment.seat, moment.action, 50_000)[:40]:
            twin = moment.state.copy()
            luck = RecordedLuck(each.luck)
            twin.apply(moment.seat, moment.action, luck)
            assert luck.is_spent()
            assert twin.key() == each.state.key()
            assert each.state.broken() == ""
            assert 0 < each.chance < 1


def test_too_many_outcomes_are_refused_and_can_be_had_one_by_one() -> None:
    game = GAMES["dice"]
    state = game.start(1, FastLuck(1))
    throw = state.legal(0)[0]
    with pytest.raises(TooManyOutcomes, match="0,1,2,3,4,5 has more than 10000 outcomes"):
        outcomes(state, 0, throw)
    lazy = each_outcome(state, 0, throw)
    first = [next(lazy) for _ in range(7)]
    assert [each.luck for each in first[:2]] == [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]]
    assert {each.chance for each in first} == {Fraction(1, 6**6)}


def test_equal_outcomes_are_one() -> None:
    """However many cards of a title are in the deck, it is one outcome."""
    moment = lucky_moments(GAMES["egypt"])["buy_card"]
    found = outcomes(moment.state, moment.seat, moment.action)
    assert len(found) <= 5
    assert max(each.chance for each in found) > min(each.chance for each in found)


@every_case
def test_a_refused_action_has_no_outcomes(case: Case) -> None:
    *_, way = walk(case, 3)
    with pytest.raises(IllegalAction):
        outcomes(way.state, 0, case.game.catalogue.actions[0])
