"""The kernel in C beside the engine: a yardstick is one only if it measures the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import kernel
from quipu import COMPILED

GAMES = 60 if COMPILED else 4


@pytest.mark.skipif(kernel.compiler() is None, reason="there is no C compiler")
def test_the_kernel_plays_the_games_of_egypt(tmp_path: Path) -> None:
    """Decision by decision: as many of them, as many turns, the same points."""
    program = kernel.build(tmp_path)
    assert kernel.checked(program, GAMES) == kernel.played(GAMES)
    assert kernel.checked(program, GAMES)[0] != kernel.checked(program, GAMES)[1]
