"""The contract, for learners: every act is a chain of words from one fixed list."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from quipu import COMPILED, Action, FastLuck, Game
from quipu.core.chains import Chain, Lexicon, spelled
from quipu.core.luck import Luck
from tests.support.games_under_test import CASES, GAMES, Case, at_some_moments, compose
from tests.support.hypothesis_settings import SPARING

MOMENTS = 60 if COMPILED else 12

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


@cache
def lexicon(game: Game) -> Lexicon:
    return Lexicon(game)


def say(chain: Chain, words: list[str]) -> Action[Any] | None:
    for word in words:
        assert chain.action() is None
        chain.say(chain.lexicon.number[word])
    return chain.action()


@every_game
def test_the_list_is_fixed_and_short(game: Game) -> None:
    words = lexicon(game).words
    assert words == Lexicon(game).words
    assert len(set(words)) == len(words)
    assert len(words) < 500
    assert len(words) < len(game.catalogue.actions) or game.key == "pebbles"


@every_case
def test_every_legal_action_is_the_end_of_its_chain(case: Case) -> None:
    book = lexicon(case.game)
    luck = FastLuck(80)
    for way in at_some_moments(case, 80, MOMENTS):
        for seat in range(case.seats):
            legal = way.state.legal(seat)
            for action in legal[:: max(1, len(legal) // 8)]:
                assert say(book.chain(way.state, seat), spelled(action.to_json())) is action
            for opening in way.state.openings(seat):
                action = compose(case.game, opening, luck)
                if action.refusal(way.state, seat) is None:
                    said = say(book.chain(way.state, seat), spelled(action.to_json()))
                    assert str(said) == str(action)


@every_case
def test_every_chain_ends_at_what_is_legal(case: Case) -> None:
    book = lexicon(case.game)
    luck = FastLuck(81)
    composed = 0
    for way in at_some_moments(case, 81, MOMENTS * SPARING):
        for seat in range(case.seats):
            action = said_by_chance(book.chain(way.state, seat), luck)
            if action is None:
                assert way.state.legal(seat) == []
            else:
                assert action.refusal(way.state, seat) is None
                composed += action.index < 0
    assert composed or not COMPOSED.intersection(case.game.kinds)


def said_by_chance(chain: Chain, luck: Luck) -> Action[Any] | None:
    """Words by chance; of the first ones those of what can be composed more often."""
    while choices := chain.choices():
        kinds = [each for each in choices if chain.lexicon.words[each] in COMPOSED]
        some = kinds if kinds and luck.below(2) else choices
        chain.say(some[luck.below(len(some))])
    return chain.action()


COMPOSED = {"offer_trade", "call_for_proposals", "counter_trade", "discard", "grab_pebbles"}


@every_case
def test_a_word_that_may_not_be_said_is_refused(case: Case) -> None:
    book = lexicon(case.game)
    for way in at_some_moments(case, 82, 5):
        chain = book.chain(way.state, 0)
        wrong = [number for number in range(len(book.words)) if number not in chain.choices()]
        with pytest.raises(ValueError, match="may not be said now"):
            chain.say(wrong[0])
        assert chain.said == []
