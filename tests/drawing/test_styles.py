"""Styles follow the text size of the reader: no font size in them is in pixels."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import quipu

FOLDER = Path(quipu.__file__).parent / "web" / "css"
IN_PIXELS = re.compile(r"(?:^|[\s;{])(?:font-size:[^;]*\dpx|font:\s[^;/]*\dpx)", re.MULTILINE)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.css")), ids=lambda file: file.name)
def test_font_sizes_are_in_rem(file: Path) -> None:
    assert IN_PIXELS.findall(file.read_text(encoding="utf-8")) == []
