"""K3: what a seat may know, and what it remembers."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.core.luck import FastLuck, RecordedLuck
from quipu.games.egypt.state import Egypt
from quipu.settlers.imagining import Hands
from quipu.settlers.memory import HandMemory
from tests.support.egypt.scenes import GAMES, do, hand, heard, scene


def test_k3_a_theft_blurs_what_others_know() -> None:
    memory = GAMES["egypt"].memory(2, 4)
    assert isinstance(memory, HandMemory)
    memory.hear({"event": "yielded", "seat": 1, "gained": {"brick": 1, "stone": 1}})
    memory.hear({"event": "stole", "seat": 0, "from": 1})
    bounds: Any = memory.to_json()["hands"]
    assert bounds[1]["brick"] == bounds[1]["stone"] == [0, 1]
    assert bounds[0]["brick"] == [0, 1]
    memory.hear({"event": "built", "seat": 0, "paid": {"brick": 1}})
    bounds = memory.to_json()["hands"]
    assert (bounds[0]["stone"], bounds[1]["stone"]) == ([0, 0], [1, 1])


def test_k3_hands_titles_and_deck_are_hidden() -> None:
    state = scene(hands={0: "brick:2", 1: "stone:3"}, held={0: "plenty", 1: "mercenary"})
    view: Any = GAMES["egypt"].observe(state, 0).to_json()
    assert (view["hand"], view["cards"], view["deck"]) == ({"brick": 2}, {"plenty": 1}, 23)
    assert [player["hand"] for player in view["players"]] == [2, 3, 0, 0]
    spectator: Any = GAMES["egypt"].observe(state, quipu.SPECTATOR).to_json()
    assert "hand" not in spectator
    assert "cards" not in spectator


def test_k3_imagined_hands_fit_what_was_answered() -> None:
    state = do(
        scene(hands={0: "brick", 1: "grain stone:2", 2: "papyrus:3"}),
        "offer_trade brick:1 grain:1 1",
    )
    do(state, "accept_trade", seat=1)
    for seed in range(20):
        view = GAMES["egypt"].observe(state, 0)
        imagined = GAMES["egypt"].imagine(view, FastLuck(seed))
        assert isinstance(imagined, Egypt)
        assert hand(imagined, 1)["grain"] == 1


def test_k3_the_active_seat_is_never_imagined_as_having_won() -> None:
    state = scene(
        cities={0: [0, 2, 11, 26]}, settlements={0: [47]}, held={0: "mercenary:5"}, points_to_win=10
    )
    for seed in range(40):
        imagined = GAMES["egypt"].imagine(GAMES["egypt"].observe(state, 1), FastLuck(seed))
        assert imagined.broken() == ""


def test_k3_hands_that_cannot_be_are_noticed() -> None:
    view = GAMES["egypt"].observe(scene(hands={0: "brick", 1: "stone"}), 2)
    state = GAMES["egypt"].imagine(view, FastLuck(1))
    assert isinstance(state, Egypt)
    hands = Hands(state, view)  # type: ignore[arg-type]
    for place in range(len(hands.ceiling)):
        hands.ceiling[place] = 0
    with pytest.raises(ValueError, match="no hands fit"):
        hands.deal(RecordedLuck([0] * 9))


def test_k3_discards_are_told_when_all_are_done() -> None:
    state = scene(hands={0: "brick:8", 1: "stone:8"}, phase="before_roll")
    do(state, "roll", luck=RecordedLuck([2, 3]))
    first = heard(state, "discard brick:4")
    assert [event.told(1) for event in first] == [None]
    last = heard(state, "discard stone:4", seat=1)
    assert {"event": "discarded", "seat": 0, "paid": {"brick": 4}} in [e.told(2) for e in last]
