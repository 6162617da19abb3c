"""The coach: each decision that can be asked is explained, in every language, by its paragraph."""

from __future__ import annotations

import pytest

from quipu.core.game import Game
from quipu.core.luck import FastLuck
from quipu.presenting import looking_at, presenter
from quipu.registry import games
from quipu.texts import LANGUAGES, speaker
from quipu.texts.ledger import ledger
from tests.tables import PEBBLES

GAMES: dict[str, Game] = {**games(), "pebbles": PEBBLES}


@pytest.mark.parametrize("key", GAMES)
def test_every_situation_has_two_sentences_in_every_language_and_a_paragraph(key: str) -> None:
    game = GAMES[key]
    known = {each.address for each in ledger(game.anchor, "en").paragraphs()}
    for name, paragraph in presenter(game).situations.items():
        assert paragraph in known, (name, paragraph)
        for lang in LANGUAGES:
            words = speaker(game.anchor, lang)(f"coach-{name.replace('_', '-')}")
            assert 20 < len(words) <= 240
            assert sum(words.count(sign) for sign in ".?!") >= 2, words


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_asked_in_a_game_is_explained_to_who_is_asked(key: str) -> None:
    """A hundred and fifty steps by chance: nobody is asked anything that no coach explains."""
    game, luck = GAMES[key], FastLuck(3)
    count = next(each for each in (2, 3) if each in game.seat_counts(game.agree(3, {})))
    state = game.start(count, luck)
    for _ in range(150):
        if not state.waiting():
            break
        seat = state.waiting()[0]
        looking = looking_at(game, state, seat)
        said = presenter(game).coached(looking)
        assert said, presenter(game).phase(looking)
        assert said[0].name != "waiting"
        legal = state.legal(seat)
        action = legal[luck.below(len(legal))] if legal else None
        if action is None:
            opening = state.openings(seat)[0]
            action = game.parse(opening.sample(luck))
        state.apply(seat, action, luck)


def test_who_is_not_asked_hears_of_waiting_and_who_watches_nothing() -> None:
    game = games()["egypt"]
    state = game.start(3, FastLuck(1))
    asked = state.waiting()[0]
    other = (asked + 1) % 3
    waiting = presenter(game).present(looking_at(game, state, other, "de")).situations
    assert [each.name for each in waiting] == ["waiting"]
    assert waiting[0].text.startswith("Jemand anders ist am Zug.")
    assert presenter(game).present(looking_at(game, state, -1)).situations == []
