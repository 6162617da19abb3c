"""Letters: the two fonts of page, drawings and PNG, and how wide their letters are.

They are cut by `tools/fonts.py`; their licences lie beside them.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

SANS, SERIF = "Quipu Sans", "Quipu Serif"
FAMILIES: Final = {"t": SANS, "tt": SERIF}  # by the class that sets a drawing's words
PACKAGE: Final = "quipu.drawing"
FOREIGN: Final = 600  # thousandths of the size for a letter that no font of ours has
SQUARE: Final = 1000  # likewise for the scripts of East Asia
SQUARES: Final = 0x2E80  # where they begin


@cache
def widths(family: str, weight: int) -> dict[str, int]:
    """How wide each letter is, in thousandths of the size, at the nearest weight there is."""
    told = json.loads((files(PACKAGE) / "fonts" / "widths.json").read_text(encoding="utf-8"))
    weights = told[family]["weights"]
    nearest = min(range(len(weights)), key=lambda place: abs(weights[place] - weight))
    return {letter: row[nearest] for letter, row in told[family]["letters"].items()}


@lru_cache(32768)  # 5 answers an act in egypt-gods, 9 in jade; 0.5 µs each
def measure(words: str, size: float, weight: int = 400, font: str = "t") -> float:
    """How wide the words are; pairs that stand closer to each other are not counted.

    The first of the classes in `font` sets the letters, the others their colour.
    """
    known = widths(FAMILIES[font.split(maxsplit=1)[0]], weight)
    return size * sum(known.get(letter) or foreign(letter) for letter in words) / 1000


def foreign(letter: str) -> int:
    return SQUARE if ord(letter) >= SQUARES else FOREIGN


def font_names() -> frozenset[str]:
    """The files that a page may ask for."""
    folder = files(PACKAGE) / "fonts"
    return frozenset(each.name for each in folder.iterdir() if each.name.endswith(".woff2"))


def font_file(name: str) -> bytes:
    """A font that the house brings, as WOFF2."""
    return (files(PACKAGE) / "fonts" / name).read_bytes()


@cache
def print_fonts() -> list[str]:
    """Where the fonts lie that a renderer reads by itself."""
    with as_file(files(PACKAGE) / "fonts") as folder:
        return sorted(str(each) for each in Path(folder).glob("*.ttf"))
