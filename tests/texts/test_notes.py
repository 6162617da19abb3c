"""The notes under the rules: every ruling is listed, every other reading is an option, alike in
all languages."""

from __future__ import annotations

import re

import pytest

from quipu.registry import games
from quipu.texts.ledger import Section, ledger
from quipu.texts.speaking import LANGUAGES

ANCHORS = sorted({game.anchor for game in games().values()})
TITLES = {
    "en": "Notes on the books",
    "de": "Anmerkungen zu den Spielanleitungen",
    "nl": "Aantekeningen bij de spelregels",
}
# Notes about words that leave one way to play, and how each language says so.
WITHOUT_OPTION = {"J9.3", "J11.10", "J12.3", "I3.5", "I13.1", "D5.6"}
NO_OPTION = {"en": "no option", "de": "keine Option", "nl": "geen optie"}
ADDRESS = re.compile(r"[A-Z]{1,3}\d+\.\d+")
RULING = re.compile(r"\[[^\]]*ruling")
every_ledger = pytest.mark.parametrize("anchor", ANCHORS)
every_language = pytest.mark.parametrize("lang", list(LANGUAGES))


def notes(anchor: str, lang: str) -> Section:
    (found,) = [each for each in ledger(anchor, lang).sections if each.title == TITLES[lang]]
    return found


def rows(anchor: str, lang: str) -> list[list[str]]:
    lines = [line for line in notes(anchor, lang).lines if re.match(r"\| [A-Z]+\d", line)]
    return [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]


@every_ledger
@every_language
def test_every_ruling_is_listed_and_nothing_else(anchor: str, lang: str) -> None:
    rulings = [
        each.address for each in ledger(anchor, "en").paragraphs() if RULING.search(each.text)
    ]
    listed = [line for line in notes(anchor, lang).lines if line and not line.startswith("|")][-1]
    assert ADDRESS.findall(listed) == rulings


@every_ledger
@every_language
def test_every_note_names_a_paragraph_and_the_option_with_the_other_reading(
    anchor: str, lang: str
) -> None:
    options = {
        each.name for game in games().values() if game.anchor == anchor for each in game.options
    }
    for addresses, book, here, other in rows(anchor, lang):
        address, *_ = cited = addresses.split(", ")
        assert all(ledger(anchor, lang).paragraph(each) is not None for each in cited)
        assert book
        assert here
        named = set(
            re.findall(r"`([a-z]+_[a-z_]+|map|founding|phases|harbours|standstill)`", other)
        )
        if address in WITHOUT_OPTION:
            assert other.endswith(NO_OPTION[lang])
        else:
            assert named & options


@every_ledger
def test_the_notes_are_the_same_in_all_languages(anchor: str) -> None:
    english = [(row[0], re.findall(r"`[^`]+`", row[3])) for row in rows(anchor, "en")]
    for lang in LANGUAGES:
        assert [(row[0], re.findall(r"`[^`]+`", row[3])) for row in rows(anchor, lang)] == english


@every_ledger
def test_an_option_that_a_newer_version_brought_has_a_note(anchor: str) -> None:
    noted = " ".join(row[3] for row in rows(anchor, "en"))
    for game in games().values():
        if game.anchor == anchor:
            for option in game.options:
                assert option.version <= 1 or f"`{option.name}`" in noted
