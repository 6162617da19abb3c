"""The contract, fifth part: drawings stand alone, keep their ground and are cheap to send."""

from __future__ import annotations

import json

import pytest

from quipu import SPECTATOR, Game
from quipu.registry import games
from quipu.texts import LANGUAGES
from tests.support.drawn_positions import drawn, is_whole, played
from tests.support.games_under_test import defaults

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
both_shapes = pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])


def most_seats(game: Game) -> int:
    return game.seat_counts(defaults(game))[-1]


@every_game
@both_shapes
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drawing_stands_alone_and_is_valid(game: Game, narrow: bool, lang: str) -> None:
    moments = list(played(game.key, most_seats(game), 120))
    for state, seat in (moments[0], moments[-1]):
        for viewer in (seat, SPECTATOR):
            is_whole(drawn(state, game.key, viewer, narrow, lang).svg())


@every_game
@both_shapes
def test_the_ground_is_small_and_is_the_same_for_all_seats(game: Game, narrow: bool) -> None:
    seats = most_seats(game)
    grounds = set()
    for number, (state, _) in enumerate(played(game.key, seats, 90)):
        if number % 6 == 0:
            for viewer in (0, seats - 1):
                drawing = drawn(state, game.key, viewer, narrow)
                grounds.add(drawing.ground_hash)
                assert sum(map(len, drawing.elements("ground").values())) < 60_000
    assert len(grounds) == 1


@every_game
@both_shapes
def test_an_update_is_small(game: Game, narrow: bool) -> None:
    before = None
    for state, seat in played(game.key, most_seats(game), 60):
        drawing = drawn(state, game.key, seat, narrow, "de")  # the longest words
        if before:
            assert len(json.dumps(drawing.changes(before))) < 30_000
        before = drawing


@every_game
def test_a_spectator_is_offered_nothing(game: Game) -> None:
    for state, _ in played(game.key, most_seats(game), 30):
        assert not drawn(state, game.key, SPECTATOR).elements("targets")
