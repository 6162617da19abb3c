"""Bot: decides from what a seat may know; it never sees the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from quipu.core.luck import Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.options import Option, Range, settle
from quipu.core.state import Action, State

WHIM: Final = "whim"  # so many of a hundred decisions are left to chance


class Weighed:
    """An action that was thought of, and what it seemed to be worth."""

    def __init__(self, action: Action[Any], worth: float) -> None:
        self.action = action
        self.worth = worth

    def __repr__(self) -> str:
        return f"<{self.action}: {self.worth:.3g}>"

    def rank(self) -> float:
        """What it is sorted by: the best first."""
        return -self.worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. `looks` is False for one that decides without looking."""

    def __init__(self, name: str, looks: bool = True) -> None:
        self.name = name
        self.looks = looks
        self.exact = False  # whether what it weighs are exactly expected points
        self.settings: dict[str, bool | int | str] = {}
        self.thoughts: list[Weighed] = []  # of the last decision
        self.proposals: list[Action[Any]] = []  # composed ones that it thought of besides
        self.late: Callable[[], bool] | None = None  # whether who waits would have an answer now

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def is_late(self) -> bool:
        """Whether somebody waits who would rather have an answer now."""
        return self.late is not None and self.late()

    def adjustable(self) -> list[Option]:
        """What can be set."""
        return []

    def adjust(self, chosen: dict[str, object]) -> None:
        """Set some of it; a wrong name or value is refused as an option is."""
        self.settings = settle(self.adjustable(), 1, chosen)

    def weighed(self) -> list[Weighed]:
        """What it weighed for its last decision, the best first; nothing if it did not weigh."""
        return sorted(self.thoughts, key=Weighed.rank)

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        """One of the legal actions, or one composed from the openings."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def __init__(self) -> None:
        super().__init__("random", looks=False)

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        return legal[luck.below(len(legal))]


@mypyc_attr(allow_interpreted_subclasses=True)
class WeighingBot(Bot):
    """One that weighs what it may do; by its setting `whim` it now and then acts without."""

    def adjustable(self) -> list[Option]:
        return [Range(WHIM, 0, 0, 100, "")]

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        self.thoughts = []
        self.proposals = []
        whim = self.settings.get(WHIM, 0)
        assert isinstance(whim, int)
        if whim and luck.below(100) < whim:
            return legal[luck.below(len(legal))]
        assert view is not None
        return self.choose(view, legal, openings, luck)

    def choose(
        self, view: Observation, legal: list[Action[Any]], openings: list[Opening], luck: Luck
    ) -> Action[Any]:
        """The decision, with a thought for everything that was weighed."""
        raise NotImplementedError

    def quick(self, state: State, seat: i64, luck: Luck) -> Action[Any]:
        """What it does in a position that somebody imagined, without a thought: for playouts."""
        legal = state.catalogue.legal(state, seat)
        return legal[luck.below(len(legal))]

    def think(self, action: Action[Any], worth: float) -> None:
        """Note what an action seems to be worth; hints and analyses show it."""
        self.thoughts.append(Weighed(action, worth))
