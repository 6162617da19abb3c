"""Ledgers as HTML: the rules of a game in the reader's language, paragraph by paragraph."""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final

from markupsafe import Markup

from quipu.core.game import Game
from quipu.texts.ledger import MARK, PARAGRAPH, Ledger, Paragraph, Section, ledger

BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
SLANTED: Final = re.compile(r"\*([^*\s][^*]*)\*")
LEAD: Final = re.compile(r"^\s*([-*>#]+|\d+\.)\s+")
CODE: Final = re.compile(r"`([^`]+)`")
ADDRESS: Final = re.compile(r"(?<![\w#>.-])([A-Z]{1,3}\d+\.\d+)(?![\w.]*\d)")


def rules_of(game: Game, lang: str) -> Ledger:
    return ledger(game.anchor, lang)


def inline(words: str, marked: str = "") -> Markup:
    """One line of Markdown; marks of the source become quiet, addresses become links."""
    text = escape(words)
    text = CODE.sub(r"<code>\1</code>", text)
    text = BOLD.sub(r"<b>\1</b>", text)
    text = SLANTED.sub(r"<i>\1</i>", text)
    text = ADDRESS.sub(r'<a class="par" href="#\1" data-paragraph="\1">\1</a>', text)
    if marked:
        found = re.compile(f"({re.escape(escape(marked))})(?![^<]*>)", re.IGNORECASE)
        text = found.sub(r"<mark>\1</mark>", text)
    return Markup(text)


def plain(paragraph: Paragraph) -> str:
    return MARK.sub("", paragraph.text)


def blocks(section: Section, marked: str = "") -> list[dict[str, Any]]:
    """A section as what a template shows: paragraphs, rows of tables, lines of text."""
    found: list[dict[str, Any]] = []
    for line in section.lines:
        paragraph = PARAGRAPH.fullmatch(line)
        if paragraph is not None:
            text = MARK.sub("", paragraph[2])
            found.append({"is": "rule", "address": paragraph[1], "text": inline(text, marked)})
        elif line.startswith("|"):
            add_row(found, line, marked)
        elif line.strip() and not line.startswith(("```", "<!--")):
            found.append({"is": "line", "text": inline(LEAD.sub("", line), marked)})
    return found


def add_row(found: list[dict[str, Any]], line: str, marked: str) -> None:
    cells = [cell.strip() for cell in line.strip("| ").split("|")]
    if all(set(cell) <= set("-: ") for cell in cells):
        return
    if not found or found[-1]["is"] != "table":
        found.append({"is": "table", "rows": []})
    found[-1]["rows"].append([inline(cell, marked) for cell in cells])


def search(game: Game, lang: str, words: str) -> list[dict[str, Any]]:
    """The paragraphs that speak of the words, or the one with that address."""
    book = rules_of(game, lang)
    exact = book.paragraph(words.strip())
    hits = [exact] if exact is not None else book.search(words.split())
    return [
        {
            "address": hit.address,
            "section": hit.section,
            "text": inline(plain(hit), "" if exact else words.strip()),
        }
        for hit in hits[:60]
    ]


def chapter_of(game: Game, lang: str, address: str) -> Section | None:
    """The section in which a paragraph stands."""
    for section in rules_of(game, lang).sections:
        if any(paragraph.address == address for paragraph in section.paragraphs):
            return section
    return None


def chapters(game: Game, lang: str) -> list[Section]:
    """Sections that say something, in their order."""
    return [section for section in rules_of(game, lang).sections if section.lines]
