"""Ratings: strength from whole rankings of any number of seats, by openskill's Plackett-Luce model.

openskill reads the games one after another, and what it read last counts most. Here it reads them
again and again, with the certainty that the first reading gave, until the ratings rest: then every
game counts the same. How far off they may be follows from how far the deals disagree.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

import numpy as np
from openskill.models import PlackettLuce

from quipu.arena.intervals import Estimate, student

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Reals = NDArray[np.float64]
    Wholes = NDArray[np.int64]

MIDDLE: Final = 1500.0  # the mean of all bots
SCALE: Final = 400 / log(10)  # 400 points are odds of ten to one
MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
MOST_READINGS: Final = 24
AT_REST: Final = 0.02  # of the error
LEAST_TOLD: Final = 10.0  # games' worth of doubt below which the deals do not tell their spread


def full_credit(*_: object) -> float:
    """A game lessens doubt by all that it tells; openskill's default is for players who change."""
    return 1.0


def rate(bots: int, seats: Wholes, ranks: Wholes, deals: Wholes) -> list[Estimate]:
    """The rating of every bot. Row n of `seats` and `ranks` is game n, of deal `deals[n]`."""
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=0.0, gamma=full_credit)
    places, order = seats.tolist(), ranks.tolist()
    mu, sigma = read(model, places, order, [MU] * bots, [SIGMA] * bots, learns=True)
    sigma = [doubted / 2 for doubted in sigma]  # small steps: no game counts more for being last
    unit = sqrt(seats.shape[1] * (BETA**2 + float(np.mean(np.square(sigma)))))
    strength, doubt = np.zeros(bots), np.zeros(bots)
    for _ in range(MOST_READINGS):
        before = mu
        places.reverse()
        order.reverse()
        mu, _ = read(model, places, order, mu, sigma, learns=False)
        strength = (np.array(mu) - np.mean(mu)) / unit
        doubt = errors(bots, seats, ranks, deals, strength, unit)
        if np.all(np.abs(np.array(mu) - before) / unit < AT_REST * doubt):
            break
    games = np.bincount(seats.ravel(), minlength=bots)
    t = student(len(np.unique(deals)))
    made = []
    for bot in range(bots):
        value, half = MIDDLE + SCALE * float(strength[bot]), SCALE * t * float(doubt[bot])
        made.append(Estimate(value, value - half, value + half, int(games[bot])))
    return made


def read(
    model: PlackettLuce,
    seats: list[list[int]],
    ranks: list[list[int]],
    mu: list[float],
    sigma: list[float],
    learns: bool,
) -> tuple[list[float], list[float]]:
    """Let openskill read all games once; a bot with several seats learns from each.

    Whether it `learns` to be surer of itself with every game, or stays as sure as it is.
    """
    mu, sigma = mu[:], sigma[:]
    for places, order in zip(seats, ranks, strict=True):
        teams = [[model.rating(mu=mu[bot], sigma=sigma[bot])] for bot in places]
        if len(teams) < 2:
            continue
        before = [(mu[bot], sigma[bot]) for bot in places]
        for bot, (old_mu, old_sigma), team in zip(
            places, before, model.rate(teams, ranks=[float(rank) for rank in order]), strict=True
        ):
            mu[bot] += team[0].mu - old_mu
            if learns:
                sigma[bot] *= team[0].sigma / old_sigma
    return mu, sigma


def errors(
    bots: int, seats: Wholes, ranks: Wholes, deals: Wholes, strength: Reals, unit: float
) -> Reals:
    """The standard errors of strengths: between deals, or by the model where deals cannot tell."""
    force = np.exp(strength)[seats]
    behind = ranks[:, None, :] >= ranks[:, :, None]  # [game, place q, seat]: in the race at q
    alike = (ranks[:, None, :] == ranks[:, :, None]).sum(2)
    race = force[:, None, :] * behind
    chance = race / race.sum(2, keepdims=True) / alike[:, :, None]
    surprise = 1 / alike - chance.sum(1)

    numbers = np.unique(deals, return_inverse=True)[1]
    slope = np.zeros((int(numbers.max()) + 1, bots))
    np.add.at(slope, (numbers[:, None], seats), surprise)
    bend = np.diag(np.full(bots, (unit / SIGMA) ** 2))
    for place in range(seats.shape[1]):
        part = np.zeros((len(seats), bots))
        np.add.at(part, (np.arange(len(seats))[:, None], seats), chance[:, place, :])
        bend += np.diag(part.sum(0)) - (part * alike[:, place, None]).T @ part
    turned = np.linalg.inv(bend)
    centred = turned - turned.mean(0)  # only differences are known
    few = len(slope) / max(len(slope) - bots, 1)
    between = centred @ (slope.T @ slope) @ centred.T * few
    modelled = centred @ bend @ centred.T
    told = np.diag(bend) - (unit / SIGMA) ** 2
    variance = np.where(told < LEAST_TOLD, np.diag(modelled), np.diag(between))
    return np.asarray(np.sqrt(np.maximum(variance, 0.0)))
