"""The ledger in the terminal: found by address or words, marks dimmed, hits lit."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from quipu.cli.voice import Fault
from quipu.texts.ledger import (
    MARK,
    PARAGRAPH,
    Ledger,
    Paragraph,
    Section,
    is_address,
    ledger,
    searched,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from quipu.core.game import Game

CODE: Final = re.compile(r"(`[^`]+`|\*\*[^*]+\*\*)")
ADDRESS_WIDTH: Final = 6
HIT: Final = "bold black on yellow"


# ---- finding ----------------------------------------------------------------------------------


@dataclass
class Found:
    """What somebody looked for: paragraphs, or whole sections; `words` are lit."""

    paragraphs: list[Paragraph] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    words: Sequence[str] = ()


def look_up(game: Game, lang: str, words: Sequence[str]) -> Found:
    """By one address or by words; a section without translation is shown in English."""
    for read in (ledger(game.anchor, lang), ledger(game.anchor, "en")):
        if len(words) == 1 and (is_address(words[0]) or words[0].isupper()):
            found = by_address(read, words[0])
            if found is not None:
                return found
    hits = ledger(game.anchor, lang).search(words)
    if hits:
        return Found(paragraphs=hits, words=words)
    if len(words) == 1 and is_address(words[0]):
        raise Fault("no-such-paragraph", address=words[0].upper(), game=game.key)
    raise Fault("no-hits", words=" ".join(words), game=game.key)


def by_address(read: Ledger, address: str) -> Found | None:
    paragraph = read.paragraph(address)
    if paragraph is not None:
        return Found(paragraphs=[paragraph])
    sections = read.section(address)
    return Found(sections=sections) if sections else None


# ---- writing ----------------------------------------------------------------------------------


def paragraph_text(paragraph: Paragraph, words: Sequence[str] = ()) -> RenderableType:
    """The address, and beside it what it says."""
    body = body_text(paragraph.text)
    for word in words:
        for match in searched(word).finditer(body.plain):
            body.stylize(HIT, match.start(), match.end())
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=ADDRESS_WIDTH)
    grid.add_row(Text(paragraph.address, "bold cyan"), body)
    return grid


def body_text(source: str) -> Text:
    """A line of Markdown: codes in italics, bold words bold, marks such as [book] dimmed."""
    text = Text()
    for part in CODE.split(source):
        if part.startswith("`"):
            text.append(part.strip("`"), "italic")
        elif part.startswith("**"):
            text.append(part.strip("*"), "bold")
        else:
            text.append(part)
    for match in MARK.finditer(text.plain):
        text.stylize("dim", match.start(), match.end())
    return text


def heading_text(section: Section) -> Text:
    text = body_text(section.heading())
    text.style = "bold underline" if section.level == 1 else "bold"
    return text


def section_text(section: Section) -> RenderableType:
    """A section as its heading and its paragraphs."""
    return Group(heading_text(section), *map(paragraph_text, section.paragraphs))


def section_parts(section: Section) -> Iterator[RenderableType]:
    """Everything of a section: its paragraphs, and what lies between them as Markdown."""
    yield heading_text(section)
    between: list[str] = []
    for line in [*section.lines, None]:
        match = PARAGRAPH.fullmatch(line) if line is not None else None
        if line is not None and match is None:
            between.append(line)
            continue
        if "".join(between).strip():
            yield Padding(Markdown("\n".join(between), code_theme="bw"), (0, 2), expand=False)
        between = []
        if match is not None:
            paragraph = Paragraph(match[1], match[2], section.title)
            yield Padding(paragraph_text(paragraph), (0, 2, 0, 2), expand=False)
    yield Text()
