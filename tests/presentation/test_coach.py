"""The coach: each decision that can be asked is explained, in every language, by its paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.core.game import Game
from quipu.core.luck import FastLuck
from quipu.presenting import looking_at, presenter
from quipu.registry import games
from quipu.texts import LANGUAGES, speaker
from quipu.texts.ledger import ledger
from tests.support.finished_games import KEPT, game_of, stored, tables
from tests.support.tables import PEBBLES

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
def test_a_tip_is_short_and_says_something_else_than_the_panel(key: str) -> None:
    names = {name.replace("_", "-") for name in presenter(GAMES[key]).situations}
    for lang in LANGUAGES:
        speak = speaker(GAMES[key].anchor, lang)
        for name in names & {each.removeprefix("tip-") for each in speak.keys("tip-")}:
            tip, rule = speak(f"tip-{name}"), speak(f"coach-{name}")
            assert 20 < len(tip) <= 120, tip
            assert tip.split(".")[0] not in rule


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


@pytest.mark.parametrize("anchor", sorted({game.anchor for game in GAMES.values()}))
def test_every_decision_that_has_a_name_has_a_situation(anchor: str) -> None:
    """Whatever a page may say to who is asked (`phase-<name>-you`), a coach of a mode explains."""
    modes = [game for game in GAMES.values() if game.anchor == anchor]
    said = {key for key in speaker(anchor, "en").keys("phase-") if key.endswith("-you")}
    named = {key.removeprefix("phase-").removesuffix("-you").replace("-", "_") for key in said}
    assert named - {name for game in modes for name in presenter(game).situations} == set()


@pytest.mark.parametrize("key", games())
def test_in_finished_games_nobody_was_asked_what_no_coach_explains(key: str) -> None:
    """Each kind of decision, whenever it comes for the first time in two short games of a mode."""
    shown, met = presenter(games()[key]), set()
    own_games = [path for path in KEPT if game_of(path).key == key]
    for path in sorted(own_games, key=lambda each: len(stored(each).knots))[:2]:
        asked: set[tuple[str, bool]] = set()
        for table in tables(path):
            state: Any = table.state
            kind = type(state.phase).__name__ if table.ended is None else ""
            for seat in table.waiting() if kind else []:
                if (kind, own := seat == table.waiting()[0]) not in asked:
                    asked.add((kind, own))
                    said = shown.coached(looking_at(table.game, table.state, seat))
                    assert said, (path.stem, kind)
                    assert said[0].name != "waiting", (path.stem, kind)
                    met.add(said[0].name)
    assert met <= set(shown.situations)
    assert len(met) >= 2


def test_who_is_not_asked_hears_of_waiting_and_who_watches_nothing() -> None:
    game = games()["egypt"]
    state = game.start(3, FastLuck(1))
    asked = state.waiting()[0]
    other = (asked + 1) % 3
    waiting = presenter(game).present(looking_at(game, state, other, "de")).situations
    assert [each.name for each in waiting] == ["waiting"]
    assert waiting[0].text.startswith("Jemand anderes ist dran.")
    assert presenter(game).present(looking_at(game, state, -1)).situations == []
