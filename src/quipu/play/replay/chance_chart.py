"""Tallies of chance: how often each outcome came, against what was to be expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erfc, exp, gamma, sqrt
from typing import Any, Final

HIGH: Final = 118.0  # of the largest bar
WIDE: Final = 360.0
FEW: Final = 5  # draws say nothing yet


def tally(outcomes: Sequence[str], fair: Mapping[str, float]) -> dict[str, Any] | None:
    """Bars with their expectation, and of 100 fair games how many stray further."""
    draws = len(outcomes)
    if draws < FEW or not fair:
        return None
    counts = {each: outcomes.count(each) for each in fair}
    due = {each: draws * chance for each, chance in fair.items()}
    most = max([*counts.values(), *due.values()])
    pitch = WIDE / len(fair)
    bars = [
        {
            "name": each,
            "n": counts[each],
            "x": pitch * (n + 0.5),
            "wide": pitch * 0.62,
            "high": counts[each] / most * HIGH,
            "due": due[each] / most * HIGH,
        }
        for n, each in enumerate(fair)
    ]
    strange = sum((counts[each] - due[each]) ** 2 / due[each] for each in fair)
    return {"bars": bars, "draws": draws, "stray": round(100 * beyond(strange, len(fair) - 1))}


def beyond(value: float, freedom: int) -> float:
    """The chance that a chi-squared of so many degrees of freedom is larger."""
    half = value / 2
    found, at = (erfc(sqrt(half)), 1) if freedom % 2 else (exp(-half), 2)
    while at < freedom:
        found += half ** (at / 2) * exp(-half) / gamma(at / 2 + 1)
        at += 2
    return min(1.0, found)
