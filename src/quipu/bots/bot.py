"""Bot: decides from what a seat may know; it never sees the state."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from quipu.core.luck import Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.state import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. `looks` is False for one that decides without looking."""

    def __init__(self, name: str, looks: bool = True) -> None:
        self.name = name
        self.looks = looks

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
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
