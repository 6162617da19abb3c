"""Pebbles as a game: the questions that the house asks, answered by the modules beside this one."""

from __future__ import annotations

from typing import Any, Final

from pebbles import position, setup, view
from pebbles.actions import CATALOGUE, KINDS, GrabPebbles
from pebbles.bots import GreedyBot
from pebbles.state import LARGEST_HEAP, SEATS, Options, Pebbles
from pebbles.tensor import PebblesTensor
from quipu.bots.bot import Bot, RandomBot
from quipu.core.game import Game
from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.memory import Memory, Observation
from quipu.core.state import Action, State

ANCHOR: Final = "pebbles"
RULES: Final = 1


class PebblesGame(Game):
    """What an author writes besides state and actions."""

    def __init__(self) -> None:
        super().__init__(position.KEY, ANCHOR, RULES, setup.OPTIONS, KINDS, CATALOGUE)

    def seat_counts(self, options: Options) -> list[int]:
        return SEATS

    def seats_paragraph(self) -> str:
        return "B1.1"

    def deal(self, seats: int, options: Options, luck: Luck, journal: Journal) -> State:
        return setup.deal(seats, options, luck, journal)

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        pebbles = arguments.get("pebbles")
        if isinstance(pebbles, list) and all(0 <= each < LARGEST_HEAP for each in pebbles):
            return GrabPebbles(sorted(set(pebbles)))
        return super().compose(kind, arguments)

    def composed_words(self) -> list[str]:
        return [f"pebbles={pebble}" for pebble in range(LARGEST_HEAP)]

    # ---- knowing ------------------------------------------------------------------------------

    def blank(self, seat: int, seats: int) -> Memory:
        return view.PebblesMemory(seat, seats)

    def look(self, state: State, seat: int, memory: Memory | None) -> Observation:
        assert isinstance(state, Pebbles)
        return view.PebblesObservation(state, seat, memory)

    def imagine(self, view_of: Observation, luck: Luck) -> State:
        return view.imagine(view_of, luck)

    def position(self, state: State) -> dict[str, object]:
        return position.written(state)

    def from_position(self, data: object) -> State:
        return position.read(data)

    def tensor(self, seats: int) -> PebblesTensor:
        return PebblesTensor(seats)

    # ---- showing and playing ------------------------------------------------------------------

    def presenter(self) -> object:
        from pebbles.present import PebblesPresenter

        return PebblesPresenter(self)

    def bots(self) -> list[str]:
        return ["random", "greedy"]

    def player(self, name: str) -> Bot:
        return GreedyBot() if name == "greedy" else RandomBot()
