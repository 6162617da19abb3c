"""Canvas: letters with styles on a grid, for maps in a terminal."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """Letters with styles on a grid; later ones cover earlier ones."""

    def __init__(self, columns: int, rows: int) -> None:
        self.cells = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, column: int, row: int, text: str, style: str) -> None:
        """Write a text with its middle at this place."""
        if not 0 <= row < len(self.cells):
            return
        for at, letter in enumerate(text, column - (len(text) - 1) // 2):
            if 0 <= at < len(self.cells[row]):
                self.cells[row][at] = (letter, style)

    def text(self) -> Text:
        """All of it, without empty lines above and below."""
        lines: list[Text] = []
        for row in self.cells:
            line = Text()
            for style, run in groupby(row, key=itemgetter(1)):
                line.append("".join(letter for letter, _ in run), style)
            line.rstrip()
            lines.append(line)
        full = [number for number, line in enumerate(lines) if line.plain]
        text = Text("\n").join(lines[full[0] : full[-1] + 1] if full else [])
        text.no_wrap = True
        return text
