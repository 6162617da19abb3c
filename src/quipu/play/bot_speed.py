"""Paces: how long bots wait between two steps, so that eyes can follow; a choice of the table."""

from __future__ import annotations

from typing import Final

from quipu.texts import Speak

FACTORS: Final = {"calm": 2.0, "brisk": 1.0, "at_once": 0.0}  # of the usual pause
USUAL: Final = "brisk"
LONGEST: Final = max(FACTORS.values())


def pause_of(pace: str, usual: float) -> float:
    """Seconds before a step of a bot."""
    return usual * FACTORS.get(pace, FACTORS[USUAL])


def offered(speak: Speak) -> list[tuple[str, str]]:
    """The paces a host may choose, in words."""
    return [(pace, speak(f"pace-{pace.replace('_', '-')}")) for pace in FACTORS]
