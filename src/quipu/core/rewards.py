"""Rewards: what the end of a game is worth to each seat, for learners."""

from __future__ import annotations

from typing import Final

from quipu.core.state import Result

WIN: Final = "win"
ZERO_SUM: Final = "zero_sum"
RANK: Final = "rank"
POINTS: Final = "points"
REWARDS: Final = [ZERO_SUM, WIN, RANK, POINTS]

WON: Final = 1.0
LOST: Final = -1.0  # also of an illegal act, where rewards are not points
MOST_POINTS: Final = 1000.0  # no game has more; an illegal act costs as many


def check_reward(kind: str) -> None:
    """ValueError unless there is such a reward."""
    if kind not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {kind!r}")


def lowest_reward(kind: str) -> float:
    """What an illegal act costs: no result is worse."""
    return -MOST_POINTS if kind == POINTS else LOST


def highest_reward(kind: str) -> float:
    """No result is better."""
    return MOST_POINTS if kind == POINTS else WON


def rewards_of(kind: str, result: Result, is_cut: bool = False) -> list[float]:
    """What each seat gets. A game that was cut at a limit has no winner: all get 0, or points."""
    if kind == POINTS:
        return [float(points) for points in result.points]
    if is_cut:
        return [0.0 for _ in result.points]
    if kind == WIN:
        share = WON / len(result.winners)
        seats = range(len(result.points))
        return [share if seat in result.winners else LOST for seat in seats]
    places = [seat in result.winners for seat in range(len(result.points))]
    ranks = result.ranks if kind == RANK else [1 if won else 2 for won in places]
    return placed(ranks, place_values(kind, len(ranks)))


def place_values(kind: str, seats: int) -> list[float]:
    """What the first, second, … place is worth; the sum is 0."""
    if seats == 1:
        return [0.0]
    if kind == RANK:
        return [1.0 - 2.0 * place / (seats - 1) for place in range(seats)]
    return [1.0] + [-1.0 / (seats - 1)] * (seats - 1)


def placed(ranks: list[int], values: list[float]) -> list[float]:
    """The value of each seat's place; seats that share places get the mean of their values."""
    found: list[float] = []
    for rank in ranks:
        ahead = sum(1 for other in ranks if other < rank)
        beside = sum(1 for other in ranks if other == rank)
        found.append(sum(values[ahead : ahead + beside]) / beside)
    return found
