"""Lasting buttons: what they make, what that costs, and what is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quipu.drawing.symbols import library
from quipu.registry import games
from quipu.server import facts
from quipu.server.viewing import Viewer
from quipu.texts import speaker
from tests.finishing import kept, tables
from tests.server.test_secrets import live_table
from tests.server.walking import Talk, Visitor, serving

WITH_BUTTONS = [key for key, game in games().items() if facts.drawn(game.anchor, "BUTTONS")]


@pytest.mark.parametrize("key", WITH_BUTTONS)
def test_every_button_has_a_picture_for_every_seat(key: str) -> None:
    game = games()[key]
    speak = speaker(game.anchor, "en")
    for kind in facts.button_kinds(key):
        for seat in range(4):
            shown = facts.button(game, kind, seat, {}, speak)
            assert bool(shown["picture"]) == bool(shown["cost"]), kind
            assert not shown["picture"] or shown["picture"] in library(game.anchor)


def test_what_is_missing_is_counted_by_card() -> None:
    game = games()["egypt"]
    speak, hand = speaker(game.anchor, "en"), {"grain": 3, "stone": 1}
    cost = facts.button(game, "build_temple_city", 0, {"hand": hand}, speak)["cost"]
    assert {card["card"]: (card["count"], card["short"]) for card in cost} == {
        "grain": (2, 0),
        "stone": (3, 2),
    }


def button(talk: Talk, kind: str) -> Any:
    return next(each for each in talk.last["buttons"] if each["kind"] == kind)


def test_a_button_says_how_much_is_missing_once_nothing_else_is(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        with one.line(one.table("egypt", "/play")) as talk:
            talk.until("promise")
            talk.say(type="nonce", nonce="0" * 24)
            talk.until("view")
            assert button(talk, "buy_card")["why"]["note"] == "E3.2"
            assert button(talk, "buy_card")["why"]["code"] != facts.LACKING
            talk.act({"kind": "roll"})
            lacking = [
                each
                for each in talk.last["buttons"]
                if each["why"] is not None and each["why"]["code"] == facts.LACKING
            ]
            assert lacking
            for each in lacking:
                short = sum(card["short"] for card in each["cost"])
                assert each["why"]["note"] == f"{short} short"


def test_who_has_won_is_told_so_and_offered_the_end_of_the_turn_first() -> None:
    """DP8.1: while the turn is played to its end."""
    live = live_table("dice-plus", 0)
    for live.table in tables(kept("plus-turn-played-out")):
        if facts.phase_name(live.table.observe(0).to_json()) == "won":
            break
    assert live.table is not None
    (winner,) = live.table.waiting()
    for lang, words in (("en", "you have won"), ("de", "du hast gewonnen"), ("nl", "je hebt")):
        view = Viewer(live, winner, lang, narrow=False).view()
        assert view["turn"]["note"].startswith(words)
        assert view["acts"][0]["action"] == {"kind": "end_turn"}
        assert [(each["kind"], each["first"]) for each in view["buttons"]] == [
            ("end_turn", True),
            ("stop_throwing", False),
        ]
    others = Viewer(live, 1 - winner, "en", narrow=False).view()
    assert others["turn"]["note"] == "has won and plays the turn to its end"
