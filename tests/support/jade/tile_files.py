"""Shared by tests: RIGHT, said, spoiled."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from quipu.games.jade.tiles import Flaw, check_tiles
from quipu.texts import speaker
from tests.support.jade import ledger

RIGHT: Any = {**ledger.TILES, **ledger.CROSS, **ledger.ARTEFACTS}


def spoiled(change: Callable[[Any], object]) -> list[str]:
    data = copy.deepcopy(RIGHT)
    change(data)
    return [said(flaw) for flaw in check_tiles(data)]


def said(flaw: Flaw, lang: str = "en") -> str:
    return speaker("quipu.games.jade", lang, strict=True)(f"tiles-{flaw.code}", **flaw.said)
