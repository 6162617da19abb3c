"""What only the dice games say: throws, jokers, the sheets, titles and crosses."""

from __future__ import annotations

import re

import pytest

from quipu.texts import LANGUAGES, describe_action, thing_name
from tests.support.dice.ledger import BASE, COMMON, PLUS, roads, symbols
from tests.support.texts import Voice

VOICE = Voice("quipu.games.dice")
event = VOICE.event


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_sheets_has_a_name(lang: str) -> None:
    speak = VOICE.speaker(lang)
    ids = {*COMMON["faces"]}
    for sheet in (BASE, PLUS):
        jokers = [joker["id"] for joker in sheet.get("jokers", [])]
        ids.update([*symbols(sheet), *roads(sheet), *jokers])
    assert len(ids) == 1 + 16 + 6 + 4 + 6 + 1 + 17 + 7 + 4 + 9 + 6 + 2
    for id in ids:
        name = thing_name(speak, id)
        assert name != id or speak.has("thing-" + id), id
        number = re.search(r"\d+", id)
        assert number is None or id == "P0" or name.endswith(" " + number[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_limit_of_rounds_is_called_so(lang: str) -> None:
    assert VOICE.speaker(lang).has("option-round-limit-0")


@pytest.mark.parametrize(
    ("form", "texts"),
    [
        (
            {"kind": "throw_dice", "dice": [0, 2, 3]},
            ["Throw dice 1, 3 and 4", "Würfel 1, 3 und 4 werfen", "Gooi dobbelstenen 1, 3 en 4"],
        ),
        (
            {"kind": "throw_dice", "dice": [5]},
            ["Throw die 6", "Würfel 6 werfen", "Gooi dobbelsteen 6"],
        ),
        (
            {"kind": "throw_dice", "dice": [0, 1, 2, 3, 4, 5]},
            ["Throw all six dice", "Alle sechs Würfel werfen", "Gooi alle zes dobbelstenen"],
        ),
        (
            {"kind": "use_joker", "joker": "K1", "give": "wool", "take": "ore"},
            [
                "Use the joker of knight 1: turn wool into ore",
                "Joker von Ritter 1 einsetzen: Wolle auf Erz drehen",
                "Zet de joker van ridder 1 in: draai wol naar erts",
            ],
        ),
        (
            {"kind": "use_joker", "joker": "ore", "give": "gold", "take": "ore"},
            [
                "Use the ore joker: turn gold into ore",
                "Erz-Joker einsetzen: Gold auf Erz drehen",
                "Zet de ertsjoker in: draai goud naar erts",
            ],
        ),
        (
            {"kind": "build_city", "city": "PC2"},
            ["Build city 2", "Stadt 2 bauen", "Bouw stad 2"],
        ),
        ({"kind": "end_turn"}, ["End the turn", "Zug beenden", "Beëindig de beurt"]),
    ],
)
def test_actions_are_described(form: dict[str, object], texts: list[str]) -> None:
    assert [describe_action(VOICE.speaker(lang), form) for lang in LANGUAGES] == texts


def test_events_are_told_to_others_and_to_oneself() -> None:
    built: dict[str, object] = {"seat": 1, "symbol": "R3", "points": 1}
    for me in (None, -1, 0):
        assert event("en", "built", me, **built) == "Bo built road 3: 1 point."
    assert event("en", "built", 1, **built) == "You built road 3: 1 point."
    assert event("de", "built", 1, **built) == "Du hast Straße 3 gebaut: 1 Punkt."
    assert event("nl", "built", **built | {"points": 0}) == "Bo bouwde straat 3."


def test_faces_are_listed_in_the_order_of_their_places() -> None:
    threw: dict[str, object] = {"seat": 0, "faces": ["ore", "gold", "ore"], "throws": 2}
    assert event("en", "threw", **threw) == "Ada threw ore, gold and ore (throw 2)."


def test_a_title_is_won_or_taken_from_somebody() -> None:
    taken: dict[str, object] = {"seat": 0, "title": "route", "from": 2}
    assert event("en", "title_won", **taken) == "Ada took the Longest Trade Route from Cleo."
    assert event("de", "title_won", 0, **taken) == (
        "Du hast Cleo die Längste Handelsroute abgenommen."
    )
    assert event("nl", "title_won", 2, **taken) == "Ada veroverde de Langste Handelsroute op jou."
    for nobody in (-1, None):
        won = taken | {"title": "army", "from": nobody}
        assert event("en", "title_won", -1, **won) == "Ada won the Largest Army."


def test_an_empty_turn_is_told_as_a_cross() -> None:
    cross = "Ada built nothing: a cross in box 4, −2 points."
    assert event("en", "crossed", seat=0, box=4) == cross
    assert event("en", "scored", seat=0, box=4, points=0) == cross
    assert event("en", "scored", seat=0, box=4, points=5) == "Ada scored 5 in box 4."
