"""How hypothesis searches in these tests: the same examples in every run, and without haste."""

from __future__ import annotations

from hypothesis import settings


def searched(examples: int = 100) -> settings:
    return settings(max_examples=examples, deadline=None, derandomize=True)
