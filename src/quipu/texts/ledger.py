"""The rule ledger of a game, read into sections and paragraphs to look up and to search."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from quipu.texts.speaking import ENGLISH, LANGUAGES, UnknownLanguage

ADDRESS: Final = re.compile(r"[A-Z]{1,3}\d+(\.\d+)?")
PARAGRAPH: Final = re.compile(r"- \*\*([A-Z]{1,3}\d+\.\d+)\*\* (.*)")
PART_TITLE: Final = re.compile(r"(?:\w+ )?([A-Z]{1,3})\. (.+)")
SECTION_TITLE: Final = re.compile(r"([A-Z]{1,3}\d+) (.+)")
SHORT: Final = 5
RULES: Final = re.compile(r"[A-Z]{1,3}\d")
MARK: Final = re.compile(r" ?\[[^\]]*\]")


@dataclass
class Paragraph:
    """One numbered rule."""

    address: str
    text: str
    section: str  # the title of its section

    def plain(self) -> str:
        """Without the marks that name its source."""
        return MARK.sub("", self.text)


@dataclass
class Section:
    """A heading and everything under it; parts are of level 1, sections of level 2."""

    level: int
    address: str  # empty for one that has none
    title: str
    lines: list[str] = field(default_factory=list)
    paragraphs: list[Paragraph] = field(default_factory=list)

    def heading(self) -> str:
        return f"{self.address} {self.title}".strip()

    def markdown(self) -> str:
        return "\n".join([f"{'#' * self.level} {self.heading()}", *self.lines]).rstrip() + "\n"


class Ledger:
    """All rules of a game in one language, in their order."""

    def __init__(self, lang: str, sections: Sequence[Section]) -> None:
        self.lang = lang
        self.sections = list(sections)

    @property
    def title(self) -> str:
        return self.sections[0].title if self.sections else ""

    def markdown(self) -> str:
        return "\n".join(section.markdown() for section in self.sections)

    def paragraphs(self) -> Iterator[Paragraph]:
        for section in self.sections:
            yield from section.paragraphs

    def paragraph(self, address: str) -> Paragraph | None:
        wanted = address.upper()
        return next((each for each in self.paragraphs() if each.address == wanted), None)

    def section(self, address: str) -> list[Section]:
        """The section with that address; a part comes with all its sections."""
        for at, section in enumerate(self.sections):
            if section.address and section.address == address.upper():
                return self._with_inner(at)
        return []

    def _with_inner(self, at: int) -> list[Section]:
        found = [self.sections[at]]
        for section in self.sections[at + 1 :]:
            if section.level <= found[0].level:
                break
            found.append(section)
        return found

    def search(self, words: Sequence[str]) -> list[Paragraph]:
        """The paragraphs that speak of all these words, those whose section is so called first."""
        wanted = [searched(word) for word in words]
        hits = [
            paragraph
            for paragraph in self.paragraphs()
            if all(word.search(f"{paragraph.section} {paragraph.text}") for word in wanted)
        ]
        return sorted(hits, key=lambda hit: not any(word.search(hit.section) for word in wanted))

    def rules_of(self, kind: str) -> str:
        """The addresses that a table of actions gives for a kind of action, or nothing."""
        for section in self.sections:
            for line in section.lines:
                if line.startswith("|") and f"`{kind}`" in line:
                    last = line.rstrip(" |").rpartition("|")[2].strip()
                    if RULES.match(last):
                        return last
        return ""


def searched(word: str) -> re.Pattern[str]:
    """What a word is looked for by: a short one only where words begin, so not ore in before."""
    start = r"\b" if len(word) < SHORT else ""
    return re.compile(start + re.escape(word), re.IGNORECASE)


def is_address(word: str) -> bool:
    """Whether a word has the form of an address: D3 or D3.4, in small letters too."""
    return ADDRESS.fullmatch(word.upper()) is not None


def read_ledger(lang: str, source: str) -> Ledger:
    """A ledger from its Markdown; what looks like a heading inside a code block is none."""
    sections: list[Section] = []
    fenced = False
    for line in source.splitlines():
        fenced ^= line.startswith("```")
        heading = re.fullmatch(r"(#{1,2}) (.+)", line)
        if heading is not None and not fenced:
            sections.append(_section(len(heading[1]), heading[2], first=not sections))
        elif sections:
            _add_line(sections[-1], line)
    return Ledger(lang, sections)


def _section(level: int, title: str, first: bool) -> Section:
    match = None if first else (PART_TITLE if level == 1 else SECTION_TITLE).fullmatch(title)
    if match is None:
        return Section(level, "", title)
    return Section(level, match[1], match[2])


def _add_line(section: Section, line: str) -> None:
    paragraph = PARAGRAPH.fullmatch(line)
    if paragraph is not None:
        section.paragraphs.append(Paragraph(paragraph[1], paragraph[2], section.title))
    if line != "---":
        section.lines.append(line)


@cache
def ledger(anchor: str, lang: str) -> Ledger:
    """The ledger in the package of a game; in English where nobody has translated it."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    folder = files(anchor)
    for name, spoken in ((f"rules.{lang}.md", lang), ("rules.md", ENGLISH)):
        file = folder / name
        if (lang != ENGLISH or name == "rules.md") and file.is_file():
            return read_ledger(spoken, file.read_text(encoding="utf-8"))
    return Ledger(ENGLISH, [])
