"""The steady player: it pours as much as the bucket holds, and spills as little as it must."""

from __future__ import annotations

from typing import Any

from bucket.view import BucketView
from quipu.bots.bot import WeighingBot
from quipu.core.luck import Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.state import Action


class SteadyBot(WeighingBot):
    """Weighs every card by the points that it brings now."""

    def __init__(self) -> None:
        super().__init__("steady")

    def choose(
        self, view: Observation, legal: list[Action[Any]], openings: list[Opening], luck: Luck
    ) -> Action[Any]:
        assert isinstance(view, BucketView)
        for action in legal:
            value = int(str(action.arguments()["value"]))
            self.think(action, value if view.bucket + value <= view.size else -value)
        return self.weighed()[0].action
