"""The contract, fourth part: every door asks from which game something is, and by which name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from pebbles.actions import GrabPebbles
from quipu import Action, FastLuck, Game, IllegalAction, RecordedLuck, State, UnknownName
from quipu.registry import games
from quipu.texts import LANGUAGES, speaker, things
from tests.support.games_under_test import (
    CASES,
    GAMES,
    Case,
    Walk,
    at_some_moments,
    cases_of,
    position_text,
)

MOMENTS = 12

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def refused(door: Callable[..., object], *given: object) -> str:
    with pytest.raises(IllegalAction) as caught:
        door(*given)
    return caught.value.refusal.code


def possible(way: Walk) -> list[Action[Any]]:
    """Everything that somebody at the table could do now."""
    return [action for seat in range(way.case.seats) for action in way.state.legal(seat)]


def refused_act(state: State, seat: int, action: Action[Any]) -> str:
    return refused(state.apply, seat, action, RecordedLuck([]))


# ---- other games --------------------------------------------------------------------------------


@cache
def each_kind(game: Game) -> list[Action[Any]]:
    """One action of each kind of a game, from its catalogue and as people compose it."""
    found = {action.kind: action for action in game.catalogue.actions}
    return [*found.values(), *composed(game)]


def composed(game: Game) -> list[Action[Any]]:
    luck = FastLuck(52)
    way = Walk(cases_of(game)[-1], 52)
    found: dict[str, Action[Any]] = {}
    for _ in range(300):
        for seat in way.state.waiting():
            for opening in way.state.openings(seat):
                action = game.parse(opening.sample(luck))
                if int(action.index) < 0:
                    found[action.kind] = action
        if way.state.waiting():
            way.step()
    return list(found.values())


def of_others(game: Game) -> list[Action[Any]]:
    others = [other for key, other in GAMES.items() if key != game.key]
    return [action for other in others for action in each_kind(other)]


def test_actions_are_composed_in_several_games() -> None:
    kinds = {key: {action.kind for action in composed(game)} for key, game in GAMES.items()}
    assert kinds["pebbles"] == {"grab_pebbles"}
    assert "offer_trade" in kinds["egypt"] & kinds["inca"]


@every_case
def test_an_action_of_another_game_is_refused(case: Case) -> None:
    """Also one that is called the same, such as the end of a turn."""
    others = of_others(case.game)
    for way in at_some_moments(case, 53, MOMENTS):
        before = position_text(case.game, way.state)
        for action in others:
            for seat in range(case.seats):
                assert refused_act(way.state, seat, action) == "other_game"
        assert position_text(case.game, way.state) == before


@every_case
def test_an_action_is_done_as_its_own_game_reads_it(case: Case) -> None:
    way = Walk(case, 54)
    luck = FastLuck(54)
    for action in possible(way):
        again = case.game.parse(action.to_json())
        for seat in way.state.waiting():
            if again.refusal(way.state, seat) is None:
                way.state.copy().apply(seat, again, luck)


@every_case
def test_a_state_of_another_game_is_not_observed(case: Case) -> None:
    state = Walk(case, 55).state
    for key, other in GAMES.items():
        if key != case.game.key:
            assert refused(other.observe, state, 0) == "other_game"


def test_an_action_of_no_game_is_refused() -> None:
    """Somebody made it without asking a game to read it."""
    case = cases_of(GAMES["pebbles"])[0]
    state = Walk(case, 56).state
    seat = state.waiting()[0]
    assert refused_act(state, seat, GrabPebbles([0, 1])) == "other_game"
    state.apply(seat, case.game.parse("grab_pebbles 0,1"), FastLuck(1))


# ---- names --------------------------------------------------------------------------------------


def unknown(door: Callable[..., object], *given: object) -> str:
    with pytest.raises(UnknownName) as caught:
        door(*given)
    return str(caught.value)


@every_game
def test_an_unknown_bot_is_refused_with_those_that_play(game: Game) -> None:
    for name in ["", "nobody", "Random", "random ", *[name[1:] for name in game.bots()]]:
        said = unknown(game.bot, name)
        assert said.endswith(f"(bots: {', '.join(game.bots())})")
    assert "did you mean 'random'?" in unknown(game.bot, "randon")
    assert "\n" not in unknown(game.bot, "x\n" * 90)


def test_a_slip_is_noticed() -> None:
    for game in games().values():
        expected = "there is no bot 'gready'; did you mean 'greedy'? (bots: random, greedy"
        assert unknown(game.bot, "gready").startswith(expected)


@every_game
def test_an_unknown_option_is_refused_with_those_there_are(game: Game) -> None:
    names = [option.name for option in game.options]
    seats = cases_of(game)[0].seats
    for name in names:
        with pytest.raises(IllegalAction) as caught:
            game.agree(seats, {f"{name}s": 1})
        refusal = caught.value.refusal
        assert (refusal.code, refusal.paragraph) == ("wrong_option", "O")
        assert refusal.detail == f"'{name}s'; {name}? ({', '.join(names)})"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_have_names_and_others_are_refused(game: Game, lang: str) -> None:
    known = things(speaker(game.anchor, lang))
    for thing in known:
        assert game.name(thing, lang)
    said = unknown(game.name, "feahters", lang)
    assert ("did you mean 'feathers'?" in said) == ("feathers" in known)
    assert all(thing in said for thing in known[:5])
    assert unknown(game.name, "", lang)


def test_a_numbered_thing_is_named_by_its_letters() -> None:
    assert GAMES["dice"].name("R3") != GAMES["dice"].name("R4")
