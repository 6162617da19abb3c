"""Ledgers as HTML: the rules of a game in the reader's language, paragraph by paragraph."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from typing import Any, Final

from markdown_it import MarkdownIt
from markupsafe import Markup

from quipu.core.game import Game
from quipu.presenting import presenter
from quipu.texts.ledger import MARK, PARAGRAPH, Ledger, Paragraph, Section, ledger
from quipu.texts.speaking import ENGLISH, speaker

LEAD: Final = re.compile(r"^\s*([-*>#]+|\d+\.)\s+")
ADDRESS: Final = re.compile(r"(?<![\w#>.-])([A-Z]{1,3}\d+\.\d+)(?![\w.]*\d)")
TABLE: Final = re.compile(r"(?:\*\*|### )([DT]\d+) ([^*\[]+?)(?:\.?\*\*.*|(?: \[.*)?)")
CITED: Final = re.compile(r"(?<![\w#>.-])([DT]\d+)(?![\w.]*\d)")
FENCE: Final = "```"
MARKDOWN: Final = MarkdownIt("zero").enable(["backticks", "emphasis"])  # HTML is text to it
TAGS: Final = {"strong": "b", "em": "i"}


def rules_of(game: Game, lang: str) -> Ledger:
    return ledger(game.anchor, lang)


def inline(words: str, marked: str = "", tables: Sequence[str] = ()) -> Markup:
    """One line of Markdown; marks of the source become quiet, addresses become links."""
    html = ""
    for token in MARKDOWN.parseInline(words)[0].children or ():
        if token.type == "text":
            html += linked(escape(token.content), marked, tables)
        elif token.type == "code_inline":
            html += f"<code>{linked(escape(token.content), marked, tables)}</code>"
        else:
            tag = TAGS[token.tag]
            html += f"<{tag}>" if token.nesting > 0 else f"</{tag}>"
    return Markup(html)


def linked(text: str, marked: str, tables: Sequence[str]) -> str:
    """Escaped text with links to the rules and tables it names, and with what was searched for."""
    text = ADDRESS.sub(r'<a class="par" href="#\1" data-paragraph="\1">\1</a>', text)
    if tables:
        text = CITED.sub(lambda found: table_link(found[1], tables), text)
    if marked:
        found = re.compile(f"({re.escape(escape(marked))})(?![^<]*>)", re.IGNORECASE)
        text = found.sub(r"<mark>\1</mark>", text)
    return text


def table_link(address: str, tables: Sequence[str]) -> str:
    if address not in tables:
        return address
    return f'<a class="par" href="#table-{address}" data-cites="{address}">{address}</a>'


def plain(paragraph: Paragraph) -> str:
    return MARK.sub("", paragraph.text)


# ---- tables that rules cite -----------------------------------------------------------------


@cache
def tables_of(anchor: str, lang: str) -> Mapping[str, Section]:
    """The tables of a ledger; the data stand in English alone, so their things are translated.

    What is only sentences stays as it is.
    """
    tables = english_tables(anchor)
    if lang == ENGLISH:
        return tables
    english, speak = speaker(anchor, ENGLISH), speaker(anchor, lang)
    names = {english(key, n=0, nth=0): speak(key, n=0, nth=0) for key in english.keys("thing-")}
    return {
        name: Section(3, name, "", [translated(line, names) for line in each.lines])
        if any(line.startswith(("|", "  ")) for line in each.lines)
        else each
        for name, each in tables.items()
    }


def translated(line: str, names: Mapping[str, str]) -> str:
    """A row with the names of things in another language; sentences are left out."""
    if not line.startswith("|"):
        return line if line.startswith((" ", FENCE)) else ""
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    return f"| {' | '.join(names.get(cell, cell) for cell in cells)} |"


def english_tables(anchor: str) -> dict[str, Section]:
    """By address: sections `T2 …`, headings `### T1 …` and lines such as `**D6 costs**`."""
    found: dict[str, Section] = {}
    for section in ledger(anchor, ENGLISH).sections:
        if section.address.startswith("T") and not section.paragraphs:
            found[section.address] = section
        table: Section | None = None
        for line in section.lines:
            head = TABLE.fullmatch(line)
            if head is not None:
                table = found[head[1]] = Section(3, head[1], head[2].strip())
                line = MARK.sub("", line.removeprefix("### ")) if line.startswith("**") else ""
            if table is not None:
                table.lines.append(line)
    return {name: each for name, each in found.items() if has_rows(each)}


def has_rows(section: Section) -> bool:
    """Whether there is anything to be seen but data for machines."""
    return bool(blocks(section))


def cited(text: str, tables: Mapping[str, Section]) -> list[dict[str, Any]]:
    """The tables that a paragraph names, each to be opened below it."""
    names = dict.fromkeys(CITED.findall(text))
    return [
        {"address": name, "title": tables[name].title, "blocks": blocks(tables[name])}
        for name in names
        if name in tables
    ]


# ---- a section ------------------------------------------------------------------------------


def blocks(
    section: Section, marked: str = "", tables: Mapping[str, Section] | None = None
) -> list[dict[str, Any]]:
    """A section as what a template shows: paragraphs, rows of tables, maps, lines of text."""
    found: list[dict[str, Any]] = []
    fenced, known = False, tables or {}
    for line in section.lines:
        paragraph = PARAGRAPH.fullmatch(line)
        if line.startswith(FENCE):
            fenced = not fenced
            if fenced:
                found.append({"is": "map", "data": "json" in line, "lines": []})
        elif fenced:
            found[-1]["lines"].append(line)
        elif paragraph is not None:
            text = MARK.sub("", paragraph[2])
            found.append(
                {
                    "is": "rule",
                    "address": paragraph[1],
                    "text": inline(text, marked, list(known)),
                    "tables": cited(text, known),
                }
            )
        elif line.startswith("|"):
            add_row(found, line, marked)
        elif line.strip() and not line.startswith("<!--"):
            found.append({"is": "line", "text": inline(LEAD.sub("", line), marked)})
    return [each for each in found if not each.get("data")]


def add_row(found: list[dict[str, Any]], line: str, marked: str) -> None:
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if all(set(cell) <= set("-: ") for cell in cells) and any(cells):
        return
    if not found or found[-1]["is"] != "table":
        found.append({"is": "table", "rows": []})
    found[-1]["rows"].append([inline(cell, marked) for cell in cells])


def shown(game: Game, lang: str, section: Section) -> list[dict[str, Any]]:
    """A section with the tables it cites, and which of its rules number places of the board."""
    found = blocks(section, "", tables_of(game.anchor, lang))
    numbers = re.compile(presenter(game).numbers) if presenter(game).numbers else None
    english = rules_of(game, ENGLISH)
    for each in found:
        if each["is"] == "rule":
            rule = english.paragraph(each["address"])
            each["numbered"] = (
                numbers is not None and rule is not None and numbers.search(plain(rule)) is not None
            )
    return found


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


def beside(game: Game, lang: str, section: Section) -> tuple[str, str]:
    """The first paragraphs of the chapters before and after one, or nothing."""
    told = [each for each in rules_of(game, lang).sections if each.paragraphs]
    at = next((n for n, each in enumerate(told) if each is section), -1)
    if at < 0:
        return "", ""
    before = told[at - 1].paragraphs[0].address if at else ""
    after = told[at + 1].paragraphs[0].address if at + 1 < len(told) else ""
    return before, after


def chapters(game: Game, lang: str) -> list[Section]:
    """Sections that say something, in their order."""
    return [section for section in rules_of(game, lang).sections if section.lines]
