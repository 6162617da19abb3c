"""The examples keep the contract, with no advice left."""

from __future__ import annotations

import pytest

from bucket.game import BucketGame
from pebbles.game import PebblesGame
from quipu import FastLuck, Game, Malformed
from quipu.core.state import play_on
from quipu.presenting import advisor
from quipu.testing import check


@pytest.mark.parametrize("game", [BucketGame(), PebblesGame()], ids=lambda game: game.key)
def test_an_example_keeps_the_contract(game: Game) -> None:
    assert check(game) == []


def test_hints_come_from_any_bot_that_weighs() -> None:
    assert advisor(BucketGame()) == "steady"
    assert advisor(PebblesGame()) == "greedy"


def test_bucket_spills_and_pays() -> None:
    """B2.2, B2.3."""
    game = BucketGame()
    state = game.from_position({"options": {}, "hands": [[5, 5, 1], [5, 1, 2]], "poured": []})
    for seat, value in ((0, 5), (1, 5), (0, 1)):
        state.apply(seat, game.parse(f"pour {value}"), FastLuck(1))
    assert state.points(0) == {"poured": 5, "spilled": -1}
    assert state.points(1) == {"poured": 5, "spilled": 0}
    play_on(state, FastLuck(2), 10)
    result = state.result()
    assert result is not None
    assert sum(result.points) == 5 + 5 - 1 + 5 + 1 + 2


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"options": {}, "hands": [[1, 1, 1]], "poured": []},
        {"options": {"size": 99}, "hands": [[1, 1, 1], [2, 2, 2]], "poured": []},
        {"options": {}, "hands": [[1, 1, 9], [2, 2, 2]], "poured": []},
        {"options": {}, "hands": [[1, 1], [2, 2, 2]], "poured": []},
        {"options": {}, "hands": [[5, 5, 5], [5, 5, 1]], "poured": []},
    ],
)
def test_a_position_that_no_game_reaches_is_refused(data: object) -> None:
    with pytest.raises(Malformed):
        BucketGame().from_position(data)
