"""Course: one game as an environment goes through it, with what every seat remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from quipu.core.batch import LOST, WON
from quipu.core.journal import SPECTATOR, Chronicle
from quipu.core.luck import FastLuck
from quipu.envs.spaces import described
from quipu.registry import game as game_named

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from quipu.core.state import Action, Result

RENDER_MODES = ["human", "svg", "png", "text"]
ENDS, RAISES = "ends", "raise"  # what an illegal act does


class Course:
    """A game by name, begun with a seed; acts are ids of the catalogue."""

    def __init__(
        self,
        key: str,
        seats: int,
        options: dict[str, object],
        render_mode: str | None = None,
        illegal: str = ENDS,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}")
        if illegal not in (ENDS, RAISES):
            raise ValueError(f"illegal is {ENDS!r} or {RAISES!r}")
        self.illegal = illegal
        self.game = game_named(key)
        self.seats = seats
        self.agreed = self.game.agree(seats, {**self.game.limits(), **options})
        self.described = described(key, seats)
        self.tensor = self.game.tensor(seats)
        self.begin(0)

    def begin(self, seed: int) -> None:
        self.luck = FastLuck(seed)
        self.chronicle = Chronicle()
        self.memories = [self.game.memory(seat, self.seats) for seat in range(self.seats)]
        self.state = self.game.deal(self.seats, self.agreed, self.luck, self.chronicle)
        self.hear()

    def deciding(self) -> int:
        return int(self.state.deciding())

    def act(self, seat: int, action: Action[Any]) -> None:
        self.state.apply(seat, action, self.luck, self.chronicle)
        self.hear()

    def hear(self) -> None:
        for event in self.chronicle.events:
            for seat, memory in enumerate(self.memories):
                told = event.told(seat)
                if told is not None:
                    memory.hear(told)
        self.chronicle.events.clear()

    def numbers(self, seat: int) -> NDArray[np.int16]:
        """What a seat knows and remembers."""
        cells = self.tensor.room()
        self.tensor.write(self.game.observe(self.state, seat, self.memories[seat]), cells, 0)
        return np.frombuffer(memoryview(cells), dtype=np.int16).copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that this seat may take now, if it is asked."""
        mask = np.zeros(self.described.choices, dtype=np.int8)
        if seat == self.deciding():
            ids = self.game.catalogue.room()
            count = int(self.state.legal_ids(seat, ids))
            mask[np.frombuffer(memoryview(ids), dtype=np.int64)[:count]] = 1
        return mask

    def action(self, id: int) -> Action[Any]:
        if not 0 <= id < self.described.choices:
            raise IndexError(f"there are {self.described.choices} actions")
        return self.game.catalogue.actions[id]

    def shown(self, mode: str | None) -> str | bytes | None:
        """The table as a spectator sees it: a drawing, or words, which people get printed."""
        if mode in ("svg", "png"):
            drawing = self.game.draw(self.state)
            return str(drawing.svg()) if mode == "svg" else bytes(drawing.png())
        told = self.game.observe(self.state, SPECTATOR).to_json()
        words = "\n".join(f"{name}: {value}" for name, value in told.items())
        if mode == "text":
            return words
        print(words)  # noqa: T201  # who asked for people gets what people read
        return None

    def rewards(self) -> list[float]:
        """Winners share 1, all others lose 1."""
        result: Result | None = self.state.result()
        if result is None:
            return [0.0] * self.seats
        share = WON / len(result.winners)
        return [share if seat in result.winners else LOST for seat in range(self.seats)]
