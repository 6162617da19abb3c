"""K3: what a seat may know, what it remembers, and that the truth lies within it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import quipu
from quipu.core.luck import FastLuck, Luck, RecordedLuck
from quipu.games.egypt.state import Egypt
from quipu.games.egypt.tests.scenes import GAMES, do, hand, heard, scene
from quipu.settlers.imagining import Hands
from quipu.settlers.layout import DECK, HAND, ROW
from quipu.settlers.memory import HandMemory

EVERY_GAME = pytest.mark.parametrize("key", GAMES)


class Listeners:
    """All memories of a table."""

    def __init__(self, game: quipu.Game, seats: int) -> None:
        self.memories = [game.memory(seat, seats) for seat in [*range(seats), quipu.SPECTATOR]]

    def hear(self, events: list[quipu.Event]) -> None:
        for event in events:
            for memory in self.memories:
                told = event.told(memory.seat)
                if told is not None:
                    memory.hear(told)

    def check(self, state: Egypt) -> None:
        """Everything true lies between floor and ceiling; one's own hand is known."""
        for memory in self.memories:
            assert isinstance(memory, HandMemory)
            for seat in range(int(state.seats)):
                for kind in range(5):
                    place = seat * ROW + kind
                    true = state.cells[HAND + place]
                    assert memory.floor[place] <= true <= memory.ceiling[place]
                    if seat == memory.seat:
                        assert memory.floor[place] == memory.ceiling[place]
            for title in range(5):
                assert memory.deck[title] <= state.cells[DECK + title]


def compose(state: Egypt, game: quipu.Game, seat: int, luck: Luck) -> Any:
    """Now and then an offer or a counter instead of a catalogue action."""
    forms = [f.to_json() for f in state.openings(seat) if f.kind != "discard"]
    if not forms or luck.below(3):
        legal = state.legal(seat)
        return legal[luck.below(len(legal))]
    form: Any = forms[luck.below(len(forms))]
    data: dict[str, Any] = {"kind": form["kind"]}
    give = [kind for kind in form["give"] if luck.below(2)][:1] or list(form["give"])[:1]
    if form["give_count"][1]:
        data["give"] = dict.fromkeys(give, 1)
    want = [kind for kind in form["want"] if kind not in give]
    if form["want_count"][1]:
        data["want"] = {want[luck.below(len(want))]: 1}
    if form.get("to"):
        data["to"] = form["to"][0]
    return game.parse(data)


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_k3_the_truth_lies_within_every_memory(key: str, seed: int) -> None:
    game, seats = GAMES[key], 3 + seed % 2
    luck, choice = FastLuck(seed), FastLuck(seed + 100)
    listeners, start = Listeners(game, seats), quipu.Chronicle()
    state = game.start(seats, luck, start, turn_limit=90)
    assert isinstance(state, Egypt)
    listeners.hear(start.events)
    while state.waiting():
        waiting = state.waiting()
        seat = waiting[choice.below(len(waiting))]
        action = compose(state, game, seat, choice)
        if action.refusal(state, seat) is not None:
            continue
        chronicle = quipu.Chronicle()
        state.apply(seat, action, luck, chronicle)
        listeners.hear(chronicle.events)
        listeners.check(state)
        assert state.broken() == ""
        for memory in listeners.memories:
            view = game.observe(state, memory.seat, memory)
            imagined = game.imagine(view, choice)
            assert imagined.broken() == ""
            assert game.observe(imagined, memory.seat, memory) == view
            json.dumps(view.to_json())


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
