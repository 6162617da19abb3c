"""Every act of the rules can be done in every environment: what is composed, word by word."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest

import quipu
from quipu import FastLuck, FreeLuck
from quipu.core.chains import Acts
from quipu.envs import GamesEnv, SingleEnv, aec, described, spiel
from tests.support.games_under_test import CASES, Case, at_some_moments, compose
from tests.support.hypothesis_settings import SPARING

TRADING = ["egypt", "egypt-gods", "egypt-pyramid", "inca"]
COMPOSED = {"offer_trade", "call_for_proposals", "counter_trade", "discard"}
NEVER_LEGAL = {"play_victory_point"}  # E13.9: it lies open by itself at the end

every_trading = pytest.mark.parametrize("key", TRADING)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_catalogue_and_words_name_every_legal_act_and_no_other(case: Case) -> None:
    """What an opening allows can be said; whatever can be said to its end is legal."""
    acts, luck = Acts(case.game), FastLuck(90)
    for way in at_some_moments(case, 90, 12):
        for seat in range(case.seats):
            chain = acts.chain(way.state, seat)
            for opening in way.state.openings(seat):
                form = compose(case.game, opening, luck)
                if form.index < 0 and form.refusal(way.state, seat) is None:
                    assert opening.kind in acts.kinds
                    assert chain is not None
            if chain is None:
                continue
            assert opening_is_exact(case, way.state, seat, luck)
            whole = None
            while whole is None:
                numbers = acts.numbers(chain)
                assert numbers, chain.said
                whole = acts.say(chain, numbers[luck.below(len(numbers))])
            assert whole.refusal(way.state, seat) is None
            assert whole.index < 0


def opening_is_exact(case: Case, state: quipu.State, seat: int, luck: quipu.Luck) -> bool:
    """All that fits an opening that says it is exact may be done."""
    return all(
        compose(case.game, opening, luck).refusal(state, seat) is None
        for opening in state.openings(seat)
        if opening.exact
    )


@every_trading
def test_all_kinds_but_those_that_are_never_legal_have_an_act(key: str) -> None:
    game, space = quipu.game(key), described(key, 3)
    kinds = {action.kind for action in game.catalogue.actions}
    assert set(game.kinds) - kinds - NEVER_LEGAL == COMPOSED
    assert set(space.words) >= COMPOSED
    assert space.choices == space.listed + len(space.words)
    small = described(key, 3, "catalogue")
    assert (small.words, small.choices) == ([], space.listed)
    with pytest.raises(ValueError, match="actions is one of"):
        described(key, 3, "some")


@pytest.mark.parametrize("key", ["dice", "dice-plus", "jade"])
def test_a_game_without_composed_acts_has_no_words(key: str) -> None:
    space = described(key, 2)
    assert space.words == []
    assert "said" not in space.seen().spaces


def told_in_turns(key: str, decisions: int) -> Counter[str]:
    env = aec(key, 3)
    env.reset(seed=2)
    luck, told = np.random.default_rng(1), Counter[str]()
    while decisions:
        decisions -= 1
        if any(env.terminations.values()) or any(env.truncations.values()):
            env.reset()
        seen = env.observe(env.agent_selection)
        assert env.observation_space(env.agent_selection).contains(seen)
        chosen = int(luck.choice(np.flatnonzero(seen["action_mask"])))
        told[env.course.acts.text(chosen).split()[0]] += 1
        env.step(chosen)
    return told


def told_in_vector(key: str, decisions: int) -> Counter[str]:
    env = GamesEnv(key, 3, 2, seat=None)
    env.reset(seed=2)
    names = described(key, 3).act_names()
    luck, told = np.random.default_rng(1), Counter[str]()
    for _ in range(decisions // 2):
        acts = env.sample(luck)
        told.update(names[act].split()[0] for act in acts)
        env.step(acts)
    return told


def told_in_single(key: str, decisions: int) -> Counter[str]:
    env = SingleEnv(key, 3)
    seen, _ = env.reset(seed=2)
    names = described(key, 3).act_names()
    luck, told = np.random.default_rng(1), Counter[str]()
    for _ in range(decisions):
        chosen = luck.choice(np.flatnonzero(seen["action_mask"]))
        told[names[chosen].split()[0]] += 1
        seen, _, over, cut, _ = env.step(chosen)
        if over or cut:
            seen, _ = env.reset()
    return told


def told_in_openspiel(key: str, decisions: int) -> Counter[str]:
    spiel.register()
    game = pyspiel.load_game(spiel.name_of(key), {"players": 3})
    state = game.new_initial_state()
    luck, told = np.random.RandomState(1), Counter[str]()
    while decisions:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            state.apply_action(luck.choice([answer for answer, _ in state.chance_outcomes()]))
        else:
            chosen = int(luck.choice(state.legal_actions()))
            told[state.action_to_string(state.current_player(), chosen).split()[0]] += 1
            state.apply_action(chosen)
            decisions -= 1
    return told


@every_trading
@pytest.mark.parametrize("told", [told_in_turns, told_in_vector, told_in_single, told_in_openspiel])
def test_players_trade_in_every_environment(key: str, told: Any) -> None:
    found = told(key, 2400 // SPARING)
    wanted = {"offer_trade", "call_for_proposals"}
    if told is not told_in_single:  # nobody but the learner offers there
        wanted |= {"counter_trade", "decline_trade"}
    assert wanted <= set(found), found


def test_no_input_of_a_trade_is_always_zero() -> None:
    env = GamesEnv("egypt", 3, 8, seat=None)
    env.reset(seed=1)
    luck, space = np.random.default_rng(1), described("egypt", 3)
    largest = np.zeros(space.numbers.shape, np.int16)
    for _ in range(1200 // SPARING):
        largest = np.maximum(largest, env.step(env.sample(luck))[0]["observation"].max(axis=0))
    parts = space.split(largest)
    for name in ("offers", "offer_given", "offer_wanted", "asked", "answers", "counters"):
        assert parts[name].any(), name
    assert (parts["offer_given"] > 0).all()


def test_an_act_that_was_begun_is_composed_to_its_end() -> None:
    env = aec("egypt", 3, illegal="raise")
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    names = env.course.described.act_names()
    offer = names.index("offer_trade")
    while True:
        mask = env.observe(env.agent_selection)["action_mask"]
        if mask[offer]:
            break
        env.step(int(luck.choice(np.flatnonzero(mask))))
    agent, listed = env.agent_selection, env.course.described.listed
    env.step(offer)
    seen = env.observe(agent)
    assert env.agent_selection == agent
    assert seen["said"][offer - listed] == seen["said"].sum() == 1
    assert not seen["action_mask"][:listed].any()
    with pytest.raises(IndexError, match="composed to its end"):
        env.step(0)
    with pytest.raises(IndexError, match="may not be said"):
        env.step(offer)
    others = [each for each in env.agents if each != agent]
    assert not any(env.observe(each)["said"].any() for each in others)
    while env.observe(agent)["said"].any():
        mask = env.observe(agent)["action_mask"]
        env.step(int(luck.choice(np.flatnonzero(mask))))
    assert env.course.state.phase.name == "offering"  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", ["egypt", "inca"])
def test_whoever_knows_nothing_of_words_plays_the_catalogue(key: str) -> None:
    small = GamesEnv(key, 3, 2, seat=None, actions="catalogue")
    seen, _ = small.reset(seed=1)
    assert "said" not in seen
    assert seen["action_mask"].shape[1] == len(quipu.game(key).catalogue.actions)
    state = quipu.game(key).start(3, FreeLuck(1))
    assert Acts(quipu.game(key), composed=False).chain(state, 0) is None
