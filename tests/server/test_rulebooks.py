"""Rules pages draw prices and worked examples, and list what is not as everybody knows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from quipu.presenting import differences, examples
from quipu.registry import game as game_of
from quipu.registry import games
from quipu.server.web.cost_tables import prices
from quipu.server.web.rules import figure
from quipu.texts import LANGUAGES
from quipu.texts.ledger import ledger
from tests.support.server.client import Visitor, serving

FAMILIES = ("dice", "egypt", "inca", "jade")


@pytest.mark.parametrize("key", FAMILIES)
def test_examples_and_differences_name_paragraphs_of_the_ledger(key: str) -> None:
    anchor = game_of(key).anchor
    assert differences(anchor)
    for lang in LANGUAGES:
        book = ledger(anchor, lang)
        for address in (*differences(anchor), *examples(anchor)):
            assert book.paragraph(address) is not None, (lang, address)
    for address, example in examples(anchor).items():
        assert figure(anchor, address, "de").startswith("<svg")
        assert games()[example.game].anchor == anchor


def test_the_examples_offer_what_the_ledger_says() -> None:
    """E7.4: exactly 19, 24, 26. E9.4: exactly 16 and 21."""
    game = game_of("egypt")
    shown = examples(game.anchor)

    def places(address: str, kind: str) -> list[str]:
        state = shown[address].make(game)
        found = [str(each) for each in state.legal(shown[address].seat) if each.kind == kind]
        return [each.rpartition(" ")[2] for each in found]

    assert places("E7.4", "build_oxcart") == ["19", "24", "26"]
    assert places("E9.4", "build_settlement") == ["16", "21"]


def test_yields_and_rates_are_listed_in_pictures() -> None:
    for key, lands in (("egypt", 5), ("inca", 8)):
        for lang in LANGUAGES:
            listed = prices(game_of(key), lang)["listed"]
            yields, rates = (each["rows"] for each in listed)
            assert len(yields) == lands
            assert all(row["picture"] and row["cost"][0]["picture"] for row in yields)
            assert {row["name"][:3] for row in rates} >= {"3:1", "2:1"}


def test_the_examples_of_districts_and_decline_are_as_told() -> None:
    """J5.14: south, turn 1, and nothing else. I13.6: roads go back, thicket grows."""
    jade, inca = game_of("jade"), game_of("inca")
    state = examples(jade.anchor)["J5.14"].make(jade)
    laid = [str(each) for each in state.legal(0) if each.kind == "lay_tile"]
    assert laid == ["lay_tile A1 1 S"]
    form = inca.position(examples(inca.anchor)["I13.6"].make(inca))
    assert form["players"][0]["routes"] == []  # type: ignore[index]


def test_the_pages_of_all_games_are_whole_in_every_language(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for lang in LANGUAGES:
            one = Visitor(client, lang)
            for key in FAMILIES:
                for where in ("", "/all", "/differences"):
                    page = one.get(f"/rules/{key}{where}")
                    assert page.status_code == 200
                    assert "⟨" not in page.text
        page = one.get("/rules/egypt/all").text
        assert '<table class="prices">' in page
        assert "<span>Tempelstad</span>" in page
        assert 'src="/rules/egypt/E9.4.svg"' in page
        assert one.get("/rules/egypt/E9.4.svg").headers["content-type"] == "image/svg+xml"
        assert one.get("/rules/egypt/E9.9.svg").status_code == 404
        assert one.get("/rules/chess/differences").status_code == 404
        assert 'class="example"' in one.get("/rules/egypt?panel=true&at=E9.4").text
