"""Rules in the terminal, and the ledger behind them."""

from __future__ import annotations

from pathlib import Path

import pytest

from quipu.texts import LANGUAGES, UnknownLanguage
from quipu.texts.ledger import is_address, ledger, read_ledger
from tests.support.command_line import Desk

DICE = "quipu.games.dice"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_one_paragraph(desk: Desk) -> None:
    shown = desk.ok("rules", "dice", "D8.2")
    assert shown.split()[:4] == ["D8.2", "At", "least", "one"]
    assert "D8.3" not in shown
    assert shown == desk.ok("rules", "dice", "d8.2")


def test_one_section_a_part_and_a_table(desk: Desk) -> None:
    section = desk.ok("rules", "dice", "D3")
    assert section.startswith("D3 The turn")
    assert [f"D3.{n} " in section for n in (1, 5, 6)] == [True, True, False]
    part = desk.ok("rules", "dice", "DP")
    assert "DP1.1" in part
    assert "DP9.3" in part
    assert "D1.1" not in part.replace("DP1.1", "")
    assert "fresh_joker" in desk.ok("rules", "dice", "O")


def test_a_search_finds_all_words_and_its_own_section_first(desk: Desk) -> None:
    shown = desk.ok("rules", "dice", "gold", "trade")
    assert shown.split()[0] == "D11.1"
    assert "xyz" not in shown


def test_short_words_are_found_where_words_begin() -> None:
    hits = ledger(DICE, "en").search(["ore"])
    assert "D1.5" in [hit.address for hit in hits]
    assert "D2.2" not in [hit.address for hit in hits]  # "before"


def test_hits_are_lit_and_marks_dimmed(desk: Desk) -> None:
    shown = desk.ok("rules", "dice", "lagoon", FORCE_COLOR="1", TERM="xterm-256color")
    assert "\x1b[1;30;43mlagoon\x1b[0m" in shown
    assert "\x1b[2m [book" in shown


def test_no_colour_is_honoured(desk: Desk) -> None:
    shown = desk.ok("rules", "dice", "lagoon", FORCE_COLOR="1", NO_COLOR="1", TERM="xterm")
    assert ";43m" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_ledger_in_every_language(desk: Desk, lang: str) -> None:
    shown = desk.ok("rules", "dice", "--lang", lang)
    for address in ("D1.1", "D13.5", "DP9.3"):
        assert address in shown


def test_a_section_nobody_has_translated_is_shown_in_english(desk: Desk) -> None:
    assert "Base roads" in desk.ok("rules", "dice", "T2", "--lang", "de")


def test_both_variants_have_the_same_ledger(desk: Desk) -> None:
    assert desk.ok("rules", "dice-plus", "DP1.2") == desk.ok("rules", "dice", "DP1.2")


# ---- the ledger -------------------------------------------------------------------------------


def test_all_languages_have_the_same_paragraphs() -> None:
    addresses = [[each.address for each in ledger(DICE, lang).paragraphs()] for lang in LANGUAGES]
    assert addresses[0] == addresses[1] == addresses[2]
    assert len(addresses[0]) > 100


def test_every_kind_of_action_has_its_rules() -> None:
    from quipu import game

    assert all(ledger(DICE, "en").rules_of(kind) for kind in game("dice").kinds)
    assert ledger(DICE, "en").rules_of("fly") == ""


def test_a_paragraph_without_its_marks() -> None:
    paragraph = ledger(DICE, "en").paragraph("D1.1")
    assert paragraph is not None
    assert paragraph.text.endswith("[book]")
    assert paragraph.plain().endswith("exactly once.")


def test_headings_in_code_blocks_are_none() -> None:
    source = "# Title\n\n## A1 One\n```\n# not a heading\n```\n- **A1.1** Text.\n## Loose\nx\n"
    read = read_ledger("en", source)
    assert [section.heading() for section in read.sections] == ["Title", "A1 One", "Loose"]
    assert read.title == "Title"
    assert read.markdown().count("# not a heading") == 1


@pytest.mark.parametrize("word", ["D3", "d3.4", "DP8.1", "K1"])
def test_addresses(word: str) -> None:
    assert is_address(word)


@pytest.mark.parametrize("word", ["ore", "D", "3.4", "D3.", "D3.4.5", "roads1"])
def test_other_words(word: str) -> None:
    assert not is_address(word)


def test_a_language_without_texts_and_a_package_without_a_ledger() -> None:
    with pytest.raises(UnknownLanguage):
        ledger(DICE, "fr")
    assert ledger("quipu.core", "en").sections == []
    assert ledger("quipu.core", "de").title == ""
