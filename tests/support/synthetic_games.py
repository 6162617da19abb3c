"""Shared by tests: NAMES, games."""

from __future__ import annotations

from typing import Any

import numpy as np

STRENGTHS = np.array([1.2, 0.5, 0.1, -0.3, -1.5])


NAMES = ["a", "b", "c", "d", "e"]


SEATS = 4


LUCK = 0.8  # how much a deal favours a seat; the same for all of its rotations


FIRST = 0.4  # how much it helps to begin


def deal_lines(
    rng: np.random.Generator, deal: int, luck: float, first: float
) -> list[dict[str, Any]]:
    """The four rotations of a deal between four of five players."""
    players = rng.permutation(np.delete(np.arange(5), deal % 5))
    favour = rng.normal(size=SEATS) * luck + np.array([first, 0, 0, 0])
    rounds = rng.poisson(20)
    lines = []
    for turn in range(SEATS):
        bots = np.roll(players, -turn)
        form = STRENGTHS[bots] + favour + rng.gumbel(size=SEATS)
        ranks = (1 + np.argsort(np.argsort(-form))).tolist()
        lines.append(
            {
                "deal": deal,
                "seats": [NAMES[bot] for bot in bots],
                "ranks": ranks,
                "points": np.round(10 * form).tolist(),
                "winners": [ranks.index(1)],
                "reason": "points" if rng.random() < 0.9 else "turn_limit",
                "facts": {"turns": int(rounds + rng.poisson(60))},
                "decisions": [10] * SEATS,
                "faults": [],
            }
        )
    return lines


def games(seed: int, deals: int, luck: float = LUCK, first: float = FIRST) -> list[dict[str, Any]]:
    rng = np.random.default_rng(seed)
    return [line for deal in range(deals) for line in deal_lines(rng, deal, luck, first)]
