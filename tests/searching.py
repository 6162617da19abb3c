"""How hypothesis searches in these tests: the same examples in every run, and without haste."""

from __future__ import annotations

from hypothesis import settings

import quipu

# Uncompiled, the suites look at fewer moments: that both ways play the same is compared anyway.
SPARING = 1 if quipu.COMPILED else 3


def searched(examples: int = 100) -> settings:
    return settings(max_examples=1 + examples // SPARING, deadline=None, derandomize=True)
