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
