"""The contract, for searches: quick players on states, promises of positions, thoughts of bots."""

from __future__ import annotations

from math import isclose

import pytest

from quipu import COMPILED, Chronicle, FastLuck, FreeLuck, Game, IllegalAction
from quipu.core.journal import SILENT
from quipu.core.policy import Policy, play_out
from quipu.core.state import State, play_on
from tests.support.games_under_test import CASES, GAMES, Case, at_some_moments, defaults

MOMENTS = 12
PLAYED = 160 if COMPILED else 4

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
our_games = pytest.mark.parametrize(
    "game", [game for key, game in GAMES.items() if key != "pebbles"], ids=lambda game: game.key
)


def usual(game: Game) -> Case:
    """The game for as many as there may be, four at most."""
    return Case(game, max(n for n in game.seat_counts(defaults(game)) if n <= 4), {})


# ---- policies -----------------------------------------------------------------------------------


@every_case
def test_a_policy_chooses_what_is_legal(case: Case) -> None:
    policy, luck, ids = case.game.policy(), FastLuck(90), case.game.catalogue.room()
    for way in at_some_moments(case, 90, MOMENTS):
        for seat in way.state.waiting():
            chosen = case.game.catalogue.actions[policy.choose(way.state, seat, luck, ids)]
            assert chosen.refusal(way.state, seat) is None


@every_game
def test_what_is_liked_are_kinds_of_action(game: Game) -> None:
    """Of this game or of a mode of it, and each a weight."""
    liked = game.liked()
    known = {
        kind for other in GAMES.values() if other.anchor == game.anchor for kind in other.kinds
    }
    assert set(liked) <= known
    assert all(weight > 0 for weight in liked.values())


@every_case
def test_a_playout_goes_on_to_the_end(case: Case) -> None:
    luck = FreeLuck(91)
    state = case.start(luck, Chronicle())
    first = play_out(state, case.game.policy(), luck, 5)
    assert 1 <= first <= 5
    play_out(state, case.game.policy(), luck, 1_000_000)
    assert state.result() is not None
    assert state.broken() == ""


@our_games
def test_a_policy_is_better_than_chance(game: Game) -> None:
    """One seat by policy, the others at random: it wins more than its share."""
    case, wins = usual(game), 0.0
    for number in range(PLAYED):
        state = one_by_policy(case, number)
        result = state.result()
        assert result is not None
        wins += (number % case.seats in result.winners) / len(result.winners)
    if COMPILED:
        assert wins / PLAYED > 1.2 / case.seats


def one_by_policy(case: Case, number: int) -> State:
    luck = FastLuck(1000 + number)
    state = case.game.start(case.seats, luck, SILENT, **case.chosen)
    policies = [Policy(case.game.catalogue, {}) for _ in range(case.seats)]
    policies[number % case.seats] = case.game.policy()
    ids = case.game.catalogue.room()
    while (seat := int(state.deciding())) >= 0:
        chosen = policies[seat].choose(state, seat, luck, ids)
        case.game.catalogue.actions[chosen].apply(state, seat, luck, SILENT)
    return state


def test_with_free_luck_the_same_turn_has_other_dice() -> None:
    """With FastLuck every playout of a turn would meet the same ones."""
    game = GAMES["egypt"]
    start = game.start(4, FastLuck(1))
    for luck, different in ((FastLuck(2), False), (FreeLuck(2), True)):
        rolls = set()
        for _ in range(20):
            state = start.copy()
            luck.begin_turn(1)
            state.apply(0, game.parse("roll"), luck)
            rolls.add(int(state.key()))
        assert (len(rolls) > 1) == different


# ---- what a position promises -------------------------------------------------------------------


@every_case
def test_seats_share_one_win(case: Case) -> None:
    for way in at_some_moments(case, 92, MOMENTS):
        hopes = [case.game.evaluate(way.state, seat) for seat in range(case.seats)]
        assert isclose(sum(hopes), 1.0)
        assert all(0.0 <= hope <= 1.0 for hope in hopes)
        result = way.state.result()
        if result is not None:
            assert [hope > 0 for hope in hopes] == [n in result.winners for n in range(case.seats)]


@our_games
def test_those_who_win_are_promised_more(game: Game) -> None:
    """Half an average game before its end, over random games."""
    case, promised, played = usual(game), 0.0, 0
    length = 40 if game.key == "dice" else 120
    for number in range(PLAYED):
        luck = FastLuck(2000 + number)
        state = game.start(case.seats, luck, SILENT, **case.chosen)
        moments = [state.copy()]
        while play_on(state, luck, length) == length:
            moments.append(state.copy())
        result = state.result()
        assert result is not None
        before = moments[-2 if len(moments) > 1 else -1]
        for winner in result.winners:
            promised += game.evaluate(before, winner)
            played += 1
    if COMPILED:
        assert promised / played > 1.2 / case.seats


def test_a_seat_beyond_the_table_is_promised_nothing() -> None:
    game = GAMES["dice"]
    with pytest.raises(IllegalAction):
        game.evaluate(game.start(2, FastLuck(1)), 2)


# ---- bots ---------------------------------------------------------------------------------------


@our_games
def test_greedy_tells_what_it_weighed(game: Game) -> None:
    bot = game.bot("greedy")
    told = 0
    for way in at_some_moments(usual(game), 93, 30):
        for seat in way.state.waiting()[:1]:
            legal = way.state.legal(seat)
            view = game.observe(way.state, seat, way.memories[seat])
            action = bot.decide(view, legal, way.state.openings(seat), FastLuck(94))
            weighed = bot.weighed()
            worths = [each.worth for each in weighed]
            assert worths == sorted(worths, reverse=True)
            assert len(worths) > 1 or len(legal) == 1 or game.key.startswith("dice")
            told += any(each.action is action for each in weighed)
    assert told
    assert game.bot("random").weighed() == []


@our_games
def test_bots_have_settings(game: Game) -> None:
    """With whim 100 greedy acts by chance alone."""
    whimsical = game.bot("greedy", whim=100)
    assert whimsical.settings == {"whim": 100}
    for way in at_some_moments(usual(game), 95, 8):
        for seat in way.state.waiting()[:1]:
            legal = way.state.legal(seat)
            luck = FastLuck(96)
            luck.below(100)
            expected = legal[luck.below(len(legal))]
            view = game.observe(way.state, seat)
            assert whimsical.decide(view, legal, [], FastLuck(96)) is expected
            assert whimsical.weighed() == []
    for wrong in ({"whim": 101}, {"whim": "much"}, {"depth": 3}):
        with pytest.raises(IllegalAction) as caught:
            game.bot("greedy", **wrong)
        assert caught.value.refusal.code == "wrong_option"
    with pytest.raises(IllegalAction):
        game.bot("random", whim=1)
