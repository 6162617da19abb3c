"""How hypothesis searches in these tests: the same examples in every run, and without haste."""

from __future__ import annotations

from hypothesis import settings

from quipu.testing.playing import SPARING

__all__ = ["SPARING", "searched"]


def searched(examples: int = 100) -> settings:
    return settings(max_examples=1 + examples // SPARING, deadline=None, derandomize=True)
