"""Rules on a page: tables that they cite can be opened, and which rules number places is known."""

from __future__ import annotations

import re

import pytest

from quipu.registry import games
from quipu.server.web import rules_html
from quipu.texts import LANGUAGES

CITES = re.compile(r"\b(?:table|Tabelle|tabel) ([DT]\d+)\b")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", list(games()))
def test_every_table_that_a_rule_cites_can_be_opened(key: str, lang: str) -> None:
    game = games()[key]
    for section in rules_html.chapters(game, lang):
        for block in rules_html.shown(game, lang, section):
            if block["is"] != "rule":
                continue
            opened = {table["address"] for table in block["tables"]}
            assert set(CITES.findall(block["text"].striptags())) <= opened, block["address"]
            assert all(table["blocks"] for table in block["tables"])


def test_the_costs_are_a_table_with_things_in_the_readers_language() -> None:
    for lang, oxcart in (("en", "oxcart"), ("de", "Ochsenkarren"), ("nl", "ossenkar")):
        costs = rules_html.tables_of("quipu.games.egypt", lang)["D6"]
        rows = next(each["rows"] for each in rules_html.blocks(costs) if each["is"] == "table")
        assert rows[1][:3] == [oxcart, "1", "1"]


def test_rules_that_number_places_are_known_in_every_language() -> None:
    for key, numbered in (("egypt", "E9.4"), ("inca", "I7.7"), ("dice", "D14.3")):
        game = games()[key]
        for lang in LANGUAGES:
            chapter = rules_html.chapter_of(game, lang, numbered)
            assert chapter is not None
            told = {each.get("address"): each for each in rules_html.shown(game, lang, chapter)}
            assert told[numbered]["numbered"]
    egypt = games()["egypt"]
    chapter = rules_html.chapter_of(egypt, "en", "E9.3")
    assert chapter is not None
    told = {each.get("address"): each for each in rules_html.shown(egypt, "en", chapter)}
    assert not told["E9.3"]["numbered"]
    assert rules_html.beside(egypt, "en", chapter) == ("E8.1", "E10.1")


@pytest.mark.parametrize(
    ("words", "html"),
    [
        ("**bold**, *slanted* and `code`", "<b>bold</b>, <i>slanted</i> and <code>code</code>"),
        ("**bold with *both* inside**", "<b>bold with <i>both</i> inside</b>"),
        ("annehmen*, ablehnen*", "annehmen*, ablehnen*"),  # asterisks that mark a note
        ("2 < 3 & <b>no</b>", "2 &lt; 3 &amp; &lt;b&gt;no&lt;/b&gt;"),
        ('`<script>` [a](javascript:x) "', "<code>&lt;script&gt;</code> [a](javascript:x) &quot;"),
        ("see E12.4.", 'see <a class="par" href="#E12.4" data-paragraph="E12.4">E12.4</a>.'),
    ],
)
def test_a_line_of_the_rules_is_markdown_and_safe(words: str, html: str) -> None:
    assert str(rules_html.inline(words)) == html


def test_what_was_searched_for_is_marked_outside_of_tags() -> None:
    found = str(rules_html.inline("a *par* of E1.2", marked="par"))
    assert found.count("<mark>") == 1
    assert "<i><mark>par</mark></i>" in found
    assert str(rules_html.inline("a < b", marked="<")) == "a <mark>&lt;</mark> b"
