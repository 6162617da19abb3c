"""Texts that must say neither less nor more than the rules."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.core.luck import FastLuck
from quipu.texts import LANGUAGES, describe_event, describe_refusal, speaker
from tests.support.egypt.scenes import do, heard, refused, scene

ANCHOR = "quipu.games.egypt"
NAMES = ["Ada", "Bo", "Cleo", "Dev"]
HANDS = {0: "brick:2", 1: "grain"}


def said(lang: str, told: Any, me: int | None = None) -> str:
    return describe_event(speaker(ANCHOR, lang, strict=True), told["event"], told, NAMES, me)


def test_e5_5_a_call_says_what_it_needs_or_gives() -> None:
    (need,) = heard(scene(hands=HANDS), "call_for_proposals - grain:1 -")
    (gift,) = heard(scene(hands=HANDS), "call_for_proposals brick:2 - 1")
    (open_,) = heard(scene(hands=HANDS), "call_for_proposals - - -")
    assert [said(lang, need.told(2), 2) for lang in LANGUAGES] == [
        "Ada asks everyone for proposals, wanting 1 grain.",
        "Ada bittet alle um Vorschläge, gesucht: 1 Getreide.",
        "Ada vraagt iedereen om voorstellen, gezocht: 1 graan.",
    ]
    assert [said(lang, gift.told(1), 1) for lang in LANGUAGES] == [
        "Ada asks you for a proposal, giving 2 brick.",
        "Ada bittet dich um einen Vorschlag, gegen 2 Lehm.",
        "Ada vraagt je om een voorstel, voor 2 leem.",
    ]
    assert said("en", open_.told(0), 0) == "You ask everyone for proposals."


@pytest.mark.rule("P7.3", "P8.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_golden_stone_names_the_limit_and_not_who_gives_back(lang: str) -> None:
    """Whoever has the favour keeps nine cards, so it does not say that all others give back."""
    text = said(lang, {"event": "golden_revealed", "seat": 0, "number": 6})
    assert text.endswith("6.")
    assert not any(word in text for word in ("half", "Hälfte", "helft"))


@pytest.mark.parametrize(("lang", "word"), [("en", "bought"), ("de", "gekauft"), ("nl", "gekocht")])
def test_e3_3_a_card_that_was_bought_has_closed_trade(lang: str, word: str) -> None:
    state = scene(hands={0: "brick:4 grain papyrus stone"})
    do(state, "buy_card", luck=FastLuck(1))
    refused(state, "trade_bank brick grain", "trade_closed", "E3.3")
    assert word in describe_refusal(speaker(ANCHOR, lang), "trade_closed")
