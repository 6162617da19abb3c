"""The kernel in C beside the engine: a yardstick is one only if it measures the same."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from quipu import COMPILED

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "bench"))
import kernel

GAMES = 60 if COMPILED else 4


@pytest.mark.skipif(kernel.compiler() is None, reason="there is no C compiler")
def test_the_kernel_plays_the_games_of_egypt(tmp_path: Path) -> None:
    """Decision by decision: as many of them, as many turns, the same points."""
    program = kernel.build(tmp_path)
    assert kernel.checked(program, GAMES) == kernel.played(GAMES)
    assert kernel.checked(program, GAMES)[0] != kernel.checked(program, GAMES)[1]
