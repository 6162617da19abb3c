"""Which paragraph a refusal may cite, by kind of act and code: the reviewed tables of the games.

`PARAGRAPHS` in the tests of a game was read against its ledger, paragraph by paragraph. Whatever
refusal a test provokes is looked up there, so a pair that occurs and was not reviewed fails.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from quipu import Game, Refusal

HOUSE = {"no_such_seat", "other_game", "stale"}  # refused at the door, by no game's rule

# Which parts of its ledger a mode is played by; one that is not named here by all of them.
PARTS = {
    "dice": {"D"},
    "dice-plus": {"D", "DP"},
    "egypt": {"E"},
    "egypt-gods": {"E", "G"},
    "egypt-pyramid": {"E", "G", "P"},
}


@cache
def reviewed(anchor: str) -> dict[str, dict[str, set[str]]]:
    """By kind and code: the paragraphs, those that answer every kind of act included."""
    tables = import_module(f"tests.support.{anchor.rpartition('.')[2]}.paragraphs")
    found: dict[str, dict[str, set[str]]] = {}
    for kind, codes in tables.PARAGRAPHS.items():
        found[kind] = {
            code: set(cited.split()) for code, cited in {**tables.EVERY, **codes}.items()
        }
    return found


def unreviewed(game: Game, kind: str, refusal: Refusal) -> str:
    """What is wrong with the paragraph of a refusal; nothing if it was reviewed."""
    if refusal.code in HOUSE or not game.anchor.startswith("quipu."):
        return ""  # a game from outside answers for itself
    cited = reviewed(game.anchor).get(kind, {}).get(refusal.code, set())
    if refusal.paragraph not in cited:
        return f"{game.key}: {kind} is refused as {refusal}, reviewed are {sorted(cited)}"
    parts = PARTS.get(game.key)
    part = refusal.paragraph.rstrip(".0123456789")
    return "" if parts is None or part in parts else f"{game.key} has no part {part}: {refusal}"
