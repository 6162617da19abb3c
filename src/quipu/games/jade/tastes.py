"""What a player of jade likes: the numbers by which it weighs, a point being worth 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

CHANCES: Final = [1.0, 0.55, 0.33, 0.2, 0.12, 0.07, 0.04]  # to be closed, by open sides


class Tastes:
    """Greedy's numbers; others change some of them."""

    def __init__(self) -> None:
        self.artefact = 2.0  # a point, and its part of a statue
        self.gold = 0.45
        self.tied = 0.12  # an archaeologist on the area cannot stand elsewhere
        self.rival = 0.8  # what a rival gets counts a little less than what one gets oneself
        self.jungle = 0.4  # a further step
        self.no_fit = -0.1
        self.full_display = -0.6
        self.idle = -0.6  # a move in which nothing is discovered: rivals go on
        self.hidden = 0.5  # a hidden exchange, less its gold
        self.swap = 0.3
        self.bonus = 0.3  # what a bonus move must promise beyond its gold
        self.keep = 0.02  # a figure is worth a little more where it stands
        self.fade = 0.0  # of the chance to be closed, lost by the end of the game
        self.spent = 0.0  # of the worth of gold, lost by the end of the game
        self.closing = vec[float](CHANCES)

    def doubtful(self, power: float) -> None:
        """Chances of open districts, to a power: above 1 only what is nearly closed counts."""
        self.closing = vec[float]([chance**power for chance in CHANCES])


def keen() -> Tastes:
    """Greedy's numbers moved to where one seat among three greedy ones gained by it.

    500 games with tastes drawn around greedy's said in which direction; 240 other games: 1.2 points
    more than the others' mean, with a standard error of 0.6.
    """
    tastes = Tastes()
    tastes.artefact = 3.0
    tastes.gold = 0.25
    tastes.jungle = 0.25
    tastes.no_fit = -0.07
    tastes.full_display = -0.9
    tastes.idle = -1.0
    tastes.hidden = 0.3
    tastes.bonus = 0.18
    tastes.fade = 0.2
    tastes.spent = 0.2
    return tastes


GREEDY: Final = Tastes()
KEEN: Final = keen()
