"""Cuts the letters of page and drawings out of two open fonts, and writes down how wide they are.

`python tools/fonts.py` wants npm and `pip install fonttools[woff]`; its results are kept in
`src/quipu/drawing/fonts`. Reserved names ask that a changed font be called otherwise.
"""

from __future__ import annotations

import json
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

HOME = Path(__file__).resolve().parent.parent / "src" / "quipu" / "drawing" / "fonts"
REGULAR, HEAVY = 400, 800


class Cut(NamedTuple):
    """A font: its package, the name of its files there and here, and the weights that are used."""

    package: str
    source: str
    family: str
    weights: tuple[int, ...]

    @property
    def stem(self) -> str:
        return self.family.lower().replace(" ", "-")


CUTS = (
    Cut("@fontsource-variable/roboto@5.3.0", "roboto", "Quipu Sans", (400, 500, 600, 700, 800)),
    Cut("@fontsource-variable/source-serif-4@5.3.1", "source-serif-4", "Quipu Serif", (600, 700)),
)


def unpacked(package: str, into: Path) -> Path:
    named = subprocess.run(
        ["npm", "pack", "--silent", package], cwd=into, check=True, capture_output=True, text=True
    )
    with tarfile.open(into / named.stdout.strip()) as archive:
        archive.extractall(into / "unpacked", filter="data")
    return into / "unpacked" / "package"


def called(font: Any, family: str, weight: str) -> None:
    """Give the font its own name, in every place where programs look for one."""
    style = f"{family} {weight}".strip()
    for number, words in ((1, style), (3, style), (4, style), (6, style.replace(" ", "-"))):
        font["name"].setName(words, number, 3, 1, 0x409)
    font["name"].setName(family, 16, 3, 1, 0x409)
    font["name"].setName(weight or "Regular", 17, 3, 1, 0x409)


def opened(folder: Path, cut: Cut, letters: str) -> Any:
    from fontTools.ttLib import TTFont

    return TTFont(folder / "files" / f"{cut.source}-{letters}-wght-normal.woff2")


def made(folder: Path, cut: Cut) -> dict[str, Any]:
    """Write one font in all its forms; the answer is how wide its letters are, by weight."""
    from fontTools.varLib.instancer import instantiateVariableFont

    for letters, ending in (("latin", ""), ("latin-ext", "-more")):
        font = opened(folder, cut, letters)
        instantiateVariableFont(
            font, {"wght": (cut.weights[0], cut.weights[-1])}, inplace=True, updateFontNames=False
        )
        called(font, cut.family, "")
        font.flavor = "woff2"
        font.save(HOME / f"{cut.stem}{ending}.woff2")
    widths: dict[str, list[int]] = {}
    for weight in cut.weights:
        font = instantiateVariableFont(opened(folder, cut, "latin"), {"wght": weight})
        called(font, cut.family, str(weight))
        font["OS/2"].usWeightClass = weight
        font.flavor = None
        font.save(HOME / f"{cut.stem}-{weight}.ttf")
        for code, glyph in font.getBestCmap().items():
            width = round(1000 * font["hmtx"][glyph][0] / font["head"].unitsPerEm)
            widths.setdefault(chr(code), []).append(width)
    (HOME / f"{cut.stem}.LICENSE").write_text((folder / "LICENSE").read_text())
    return {"weights": list(cut.weights), "letters": widths}


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    found = {}
    for cut in CUTS:
        with tempfile.TemporaryDirectory() as folder:
            found[cut.family] = made(unpacked(cut.package, Path(folder)), cut)
    rows = ",\n".join(
        f" {json.dumps(family)}: {json.dumps(each, ensure_ascii=False)}"
        for family, each in found.items()
    )
    (HOME / "widths.json").write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
