"""The glossary: each term is used in the texts of its games, and the words it replaces are not."""

from __future__ import annotations

import re

import pytest

from tests.support.paths import ROOT, SOURCE

LANGUAGES = ("en", "de", "nl")
GLOSSARY = (ROOT / "docs" / "dev" / "terms.md").read_text(encoding="utf-8")
HOMES = {  # folders under src/quipu in which the texts of a section are
    "All games": ("texts", "web", "settlers", "games"),
    "Egypt and the Inkas": ("settlers", "games/egypt", "games/inca"),
    "Jade": ("games/jade",),
    "The dice games": ("games/dice",),
}
LEAST_TERMS = 35


def sections() -> dict[str, list[list[str]]]:
    """The rows of each table, without its head."""
    found = {}
    for part in GLOSSARY.split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        rows = [line.strip("| ").split(" | ") for line in body.splitlines() if line.startswith("|")]
        found[title] = rows[2:]
    return found


def texts(section: str, lang: str) -> str:
    """What the games of a section say in a language: values without their keys and comments."""
    said = []
    for home in HOMES[section]:
        for file in sorted((SOURCE / home).rglob(f"{lang}.ftl")):
            lines = file.read_text(encoding="utf-8").splitlines()
            said += [re.sub(r"^[\w-]+ = ?", "", line) for line in lines if line[:1] != "#"]
        for file in sorted((SOURCE / home).rglob("*.toml")):
            said += re.findall(rf'\b{lang} = "([^"]*)"', file.read_text(encoding="utf-8"))
    return "\n".join(said)


def stem(word: str) -> str:
    """What all forms of a word have in common, roughly."""
    plain = re.sub(r" \(.*\)", "", word).strip()
    return plain[: max(4, len(plain) - 3)]


@pytest.mark.parametrize("section", HOMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_are_used_and_what_they_replace_is_not(section: str, lang: str) -> None:
    said = texts(section, lang)
    column = LANGUAGES.index(lang)
    for row in sections()[section]:
        assert len(row) == 2 * len(LANGUAGES), row
        for term in re.sub(r" \(.*?\)", "", row[column]).split(", "):
            beginnings = [re.escape(stem(part)) for part in term.split()]
            assert re.search(r"[-\w]* ".join(beginnings), said, re.IGNORECASE), term
        for word in row[column + len(LANGUAGES)].split(", "):
            if word != "–":
                hit = re.search(rf"\b{re.escape(word)}\b", said)
                assert hit is None, f"{word!r}, where {row[column]!r} is meant"


def test_every_section_is_read() -> None:
    assert set(sections()) == set(HOMES)
    assert sum(map(len, sections().values())) >= LEAST_TERMS
