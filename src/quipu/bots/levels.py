"""Levels: players of four strengths for a game that brings a player who weighs what it may do."""

from __future__ import annotations

from typing import Any, Final

from quipu.bots.bot import Bot, Weighed, WeighingBot
from quipu.bots.searching import GuardedBot
from quipu.core.game import Game
from quipu.core.luck import Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.state import Action

LEVELS: Final = ["easy", "medium", "hard", "expert"]
PATIENCE: Final = 8  # so many times the playouts of hard has expert, usually

OVERLOOKED: Final = 12  # so many of a hundred times the best act is not seen
MISJUDGED: Final = 0.9  # of the distance from the good acts to the usual ones
GRAIN: Final = 1000


def level_of(
    name: str,
    game: Game,
    weighing: WeighingBot,
    playouts: int,
    depth: int,
    patience: int = PATIENCE,
) -> Bot:
    """A level by its name: mistakes below the player that weighs, search above it."""
    if name == "easy":
        return HastyBot(weighing)
    if name == "hard":
        return GuardedBot(name, game, weighing, playouts, depth)
    if name == "expert":
        return GuardedBot(name, game, weighing, patience * playouts, depth)
    weighing.name = name
    return weighing


class HastyBot(WeighingBot):
    """Weighs like its guide, but misjudges acts and now and then overlooks the best."""

    def __init__(self, guide: WeighingBot) -> None:
        super().__init__("easy")
        self.guide = guide

    def choose(
        self, view: Observation, legal: list[Action[Any]], openings: list[Opening], luck: Luck
    ) -> Action[Any]:
        best = self.guide.decide(view, legal, openings, luck)
        self.thoughts = self.guide.weighed()
        blind = luck.below(100) < OVERLOOKED
        known = {int(action.index) for action in legal}
        seen = [each for each in self.thoughts if int(each.action.index) in known]
        is_weighed = any(each.action is best for each in seen)
        if blind:
            seen = [each for each in seen if each.action is not best]
        elif not is_weighed:
            return best  # a step to something that was weighed as a whole
        return self.misjudged(seen, luck) if seen else best

    def misjudged(self, weighed: list[Weighed], luck: Luck) -> Action[Any]:
        """The best as it seems: the more the acts differ, the more one is wrong about them.

        What stands out alone, as a win does, is seen for what it is.
        """
        second = weighed[min(1, len(weighed) - 1)].worth
        blur = MISJUDGED * (second - weighed[len(weighed) // 2].worth)
        best, most = weighed[0].action, 0.0
        for place, each in enumerate(weighed):
            doubt = float(luck.below(GRAIN) + luck.below(GRAIN)) / float(GRAIN) - 1.0
            seeming = each.worth + blur * doubt
            if place == 0 or seeming > most:
                best, most = each.action, seeming
        return best
