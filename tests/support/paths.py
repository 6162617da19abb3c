"""Where the repository, the sources and the stored games of the tests are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "quipu"
EXAMPLES: Final = ROOT / "examples"
SUPPORT: Final = ROOT / "tests" / "support"
GAME_TESTS: Final = ROOT / "tests" / "games"


def rulebook(game: str) -> str:
    """The numbered rules of a game in English, by the folder of the game."""
    return (SOURCE / "games" / game / "rules.md").read_text(encoding="utf-8")
