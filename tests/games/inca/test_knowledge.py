"""Who may know what: observations and memories."""

from __future__ import annotations

import json
from typing import Any

import quipu
from quipu.core.luck import FastLuck, RecordedLuck
from quipu.games.inca.state import Inca
from tests.support.inca.scenes import GAME, do, hand, heard, player, scene

EYES = [0, 1, 2, quipu.SPECTATOR]


def test_hands_and_hidden_cards_are_secret_but_not_their_backs() -> None:
    state = scene(hands={0: "wood:2", 1: "ore:3"}, held={0: "invention", 1: "combat_arts monopoly"})
    view: Any = GAME.observe(state, 0).to_json()
    assert (view["hand"], view["cards"], view["deck"]) == ({"wood": 2}, {"invention": 1}, 7)
    assert [each["hand"] for each in view["players"]] == [2, 3, 0, 0]
    assert [each["cards"] for each in view["players"]] == [1, 2, 0, 0]
    assert [each["first_cards"] for each in view["players"]] == [1, 2, 0, 0]
    spectator: Any = GAME.observe(state, quipu.SPECTATOR).to_json()
    assert not {"hand", "cards", "first_cards"} & set(spectator)


def second_deck_drawn() -> Inca:
    """Everybody leads a second tribe; seat 1 has hidden cards of both decks, two of them new."""
    start: dict[str, Any] = {
        "seats": 3,
        "settlements": {0: [44], 1: [13], 2: [33]},
        "ruins": {0: [48], 1: [28], 2: [3]},
        "open": {2: 4},
        "army": 2,
        "removed": "road_building invention",
        "held": {0: "combat_arts monopoly", 1: "combat_arts:3 invention"},
        "second": {1: "combat_arts invention"},
    }
    return scene(**start)


def test_backs_limit_what_may_be_imagined() -> None:
    """Deck 1 has three unseen combat arts left for the three hidden cards with its back."""
    state = second_deck_drawn()
    view: Any = GAME.observe(state, 2)
    assert view.hidden_cards == [[2, 0], [2, 2], [0, 0]]
    seen = set()
    for seed in range(60):
        imagined = GAME.imagine(view, FastLuck(seed))
        assert isinstance(imagined, Inca)
        assert imagined.broken() == ""
        assert GAME.observe(imagined, 2) == view
        own = player(imagined, 1)
        assert own["first_cards"].keys() <= {"combat_arts", "monopoly"}  # the others are gone
        seen.update(own["cards"])
    assert seen == {"combat_arts", "road_building", "invention", "monopoly"}


def test_what_a_seat_knows_does_not_change_with_what_it_cannot_know() -> None:
    """Everything a seat sees stays the same when hidden things are exchanged."""
    state = second_deck_drawn()
    state.take(0, 3, 4)
    state.take(1, 5, 3)
    for seat in EYES:
        view = GAME.observe(state, seat)
        for seed in range(10):
            other = GAME.imagine(view, FastLuck(seed))
            assert json.dumps(GAME.observe(other, seat).to_json()) == json.dumps(view.to_json())
            if seat >= 0:
                assert [str(a) for a in other.legal(seat)] == [str(a) for a in state.legal(seat)]


def test_new_cards_are_the_newest_of_those_with_the_later_back() -> None:
    state = scene(hands={0: "wool:2 potato:2 ore:2"}, held={0: "combat_arts:2"})
    do(state, "buy_card", "buy_card", luck=FastLuck(5))
    view: Any = GAME.observe(state, 1)
    assert (view.new, view.hidden_cards[0]) == (2, [4, 0])
    imagined = GAME.imagine(view, FastLuck(1))
    assert isinstance(imagined, Inca)
    assert sum(player(imagined, 0)["new"].values()) == 2


def test_a_theft_blurs_what_others_know() -> None:
    memory = GAME.memory(2, 4)
    memory.hear({"event": "yielded", "seat": 1, "gained": {"wood": 1, "fish": 1}})
    memory.hear({"event": "stole", "seat": 0, "from": 1})
    bounds: Any = memory.to_json()["hands"]
    assert bounds[1]["wood"] == bounds[0]["fish"] == [0, 1]
    memory.hear({"event": "robber_driven_off", "seat": 0, "hex": 6, "gained": {"ore": 1}})
    memory.hear({"event": "route_traded", "seat": 0, "paid": {"wood": 1, "ore": 1}, "gained": {}})
    bounds = memory.to_json()["hands"]
    assert (bounds[0]["fish"], bounds[1]["fish"]) == ([0, 0], [1, 1])


def test_imagined_hands_fit_what_was_answered() -> None:
    start = scene(hands={0: "wood", 1: "wool ore:2", 2: "fish:3"})
    state = do(do(start, "offer_trade wood:1 wool:1 1"), "accept_trade", seat=1)
    for seed in range(20):
        imagined = GAME.imagine(GAME.observe(state, 0), FastLuck(seed))
        assert isinstance(imagined, Inca)
        assert hand(imagined, 1)["wool"] == 1


def test_discards_are_told_when_all_are_done() -> None:
    state = scene(hands={0: "wood:8", 1: "ore:8"}, phase="before_roll")
    do(state, "roll", luck=RecordedLuck([2, 3]))
    first = heard(state, "discard wood:4")
    assert [event.told(1) for event in first] == [None]
    last = heard(state, "discard ore:4", seat=1)
    assert {"event": "discarded", "seat": 0, "paid": {"wood": 4}} in [e.told(2) for e in last]
