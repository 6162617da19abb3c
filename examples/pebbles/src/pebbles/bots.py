"""The greedy player: it grabs while there is much to grab, and answers by what it knows."""

from __future__ import annotations

from typing import Any

from pebbles.state import ANSWERS, COPIES, GRAB, IN_HEAP, NONE, VALUES
from pebbles.view import PebblesObservation
from quipu.bots.bot import WeighingBot
from quipu.core.luck import Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening, Subset
from quipu.core.state import Action

KEPT = 2 / 3  # B2.2: how often a grab succeeds


class GreedyBot(WeighingBot):
    """Weighs every act by the points that it may be expected to bring."""

    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(
        self, view: Observation, legal: list[Action[Any]], openings: list[Opening], luck: Luck
    ) -> Action[Any]:
        assert isinstance(view, PebblesObservation)
        for action in [*legal, *composed(view, openings)]:
            self.think(action, self.worth(view, action))
        return self.weighed()[0].action

    def worth(self, view: PebblesObservation, action: Action[Any]) -> float:
        mark = view.marks[view.seat]
        arguments: dict[str, Any] = action.arguments()
        if action.kind == "take_pebble":
            return 1 + int(arguments["pebble"] == mark)
        if action.kind == "grab_pebbles":
            pebbles = arguments["pebbles"]
            return KEPT * (len(pebbles) + int(mark in pebbles))
        if action.kind == "mark_pebble":
            return 3  # it costs nothing and comes before everything else
        if action.kind == "swap_token":
            return 2.9 if view.tokens[view.seat] == min(VALUES) else -1
        if action.kind == "peek":
            return 2.8 if not view.known[arguments["victim"]] else -1
        if action.kind == "answer":
            return likely(view, ANSWERS.index(arguments["answer"]))
        return -1  # an answer is not withdrawn


def composed(view: PebblesObservation, openings: list[Opening]) -> list[Action[Any]]:
    """The largest grab, with the own mark in it."""
    from pebbles.actions import CATALOGUE, GrabPebbles

    if not any(isinstance(opening, Subset) for opening in openings):
        return []
    heap = [pebble for pebble, owner in enumerate(view.owner) if owner == IN_HEAP]
    mark = view.marks[view.seat]
    first = [mark] if mark in heap else []
    pebbles = [*first, *(pebble for pebble in heap if pebble != mark)][:GRAB]
    return [CATALOGUE.adopt(GrabPebbles(sorted(pebbles)))]


def likely(view: PebblesObservation, parity: int) -> float:
    """How likely the tokens of all are even (0) or odd (1), from those that this seat knows."""
    known = [token or seen for token, seen in zip(view.tokens, view.known, strict=True)]
    bag = {value: COPIES - known.count(value) for value in VALUES}
    chances = {sum(known) % 2: 1.0, 1 - sum(known) % 2: 0.0}
    odd = sum(count for value, count in bag.items() if value % 2) / sum(bag.values())
    for _ in range(known.count(0)):
        chances = {
            0: chances[0] * (1 - odd) + chances[1] * odd,
            1: chances[1] * (1 - odd) + chances[0] * odd,
        }
    return chances[parity] if view.answers[view.seat] == NONE else -1
