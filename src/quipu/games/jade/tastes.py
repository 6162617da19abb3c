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
        self.plenty = 0.0  # by so much each coin at hand makes the next one less needed
        self.scarce = 0.0  # an archaeologist is tied more dearly the more of them are posted
        self.vacant = 0.0  # heads where nobody stands are found by the next who comes
        self.company = 0.0  # each who shares a district may close it as well
        self.main = 0.0  # standing where white lines lead to the centre field
        self.dug = 0.0  # how much an emptied heap of artefacts ages the game, beside the tiles
        self.last = 0.0  # of the chance to be closed, lost in the last round
        self.begun = 1.0  # parts of statues that are not whole yet
        self.closing = vec[float](CHANCES)


def keen() -> Tastes:
    """Tastes that were learned: `python tools/tastes.py FILE --generations 7`, and rounded.

    Above all it stands where white lines lead to the centre field, so that the next drive goes
    anywhere. One seat of it among greedy ones won 37 % of 400 other games.
    """
    tastes = Tastes()
    tastes.artefact = 2.8
    tastes.gold = 0.32
    tastes.rival = 1.0
    tastes.jungle = 0.34
    tastes.no_fit = -0.08
    tastes.full_display = -0.78
    tastes.idle = -0.56
    tastes.hidden = 0.6
    tastes.swap = 0.4
    tastes.bonus = 0.08
    tastes.fade = 0.28
    tastes.spent = 0.2
    tastes.plenty = 0.06
    tastes.scarce = 0.17
    tastes.vacant = 0.04
    tastes.main = 0.64
    tastes.dug = 0.26
    tastes.last = 0.25
    tastes.begun = 1.3
    tastes.closing = vec[float]([1.0, 0.52, 0.26, 0.19, 0.11, 0.07, 0.035])
    return tastes


GREEDY: Final = Tastes()
KEEN: Final = keen()
