"""A bot of your own in Python: it builds whenever it can, and otherwise lets chance decide.

quipu arena egypt --python builder=examples/builder.py:Builder --games 200
"""

from __future__ import annotations

from typing import Any

from quipu import Action, Game, Luck, Observation
from quipu.bots.bot import Bot
from quipu.core.openings import Opening


class Builder(Bot):
    """Made anew for every game. What it must not know, it is never given."""

    version = "1"

    def __init__(self, game: Game) -> None:
        super().__init__("builder")

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        """`view.to_json()` shows what the seat knows; `openings` what may be composed besides."""
        building = [action for action in legal if action.kind.startswith("build_")]
        choice = building or legal
        return choice[luck.below(len(choice))]
