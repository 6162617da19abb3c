"""What only the Egyptian games say: offers, secrets, the gods and the pyramid."""

from __future__ import annotations

import pytest

from quipu.games.egypt.box import GODS, KIND_NAMES, TERRAINS, THINGS, TITLES
from quipu.texts import LANGUAGES, thing_name
from tests.support.texts import Voice, dashed

VOICE = Voice("quipu.games.egypt")
action, event = VOICE.action, VOICE.event


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name(lang: str) -> None:
    speak = VOICE.speaker(lang)
    for word in (*KIND_NAMES, *TERRAINS, *THINGS, *TITLES, *GODS):
        assert thing_name(speak, word) == speak("thing-" + dashed(word))
    for word in (*KIND_NAMES, *TITLES):
        assert speak(f"cards-{dashed(word)}", n=2).startswith("2 ")
    assert all(speak(f"explain-{god}").endswith(".") for god in GODS)


def test_offers_name_both_sides_and_who_is_asked() -> None:
    terms = {"give": {"brick": 2}, "want": {"cattle": 1, "stone": 1}}
    assert action("en", "offer_trade", **terms, to=None) == (
        "Offer everyone 2 brick for 1 cattle and 1 stone"
    )
    assert action("nl", "offer_trade", **terms, to=1) == ("Bied Bo 2 leem voor 1 rund en 1 steen")
    assert event("de", "offered", 0, seat=0, to=-1, **terms) == (
        "Du bietest allen 2 Lehm für 1 Rind und 1 Stein an."
    )
    assert event("en", "offered", 2, seat=0, to=2, **terms) == (
        "Ada offers you 2 brick for 1 cattle and 1 stone."
    )
    assert action("en", "counter_trade", **terms) == "Propose 2 brick for 1 cattle and 1 stone"
    for lang in LANGUAGES:
        for give, want in ((None, {"brick": 1}), ({"brick": 1}, None), (None, None)):
            assert action(lang, "call_for_proposals", give=give, want=want, to=None)
        for me in (None, 0, 1, 2):
            for give, want in ((None, {"brick": 1}), ({"brick": 1}, None), (None, None)):
                assert event(lang, "called", me, seat=0, to=1, give=give, want=want)
            assert event(lang, "accepted", me, seat=1, want={"brick": 1})
            assert event(lang, "declined", me, seat=1)
            assert event(lang, "countered", me, seat=1, **terms)
            assert event(lang, "traded", me, seat=0, to=1, give={"brick": 1}, take={"stone": 1})
            assert event(lang, "withdrawn", me, seat=0)


def test_a_stolen_card_is_named_to_thief_and_victim_alone() -> None:
    stole = {"seat": 0, "from": 1}
    assert event("en", "stole", 2, **stole) == "Ada stole a card from Bo."
    assert event("en", "stole", **stole) == "Ada stole a card from Bo."
    assert event("en", "stole", 0, **stole, card="stone") == "You stole 1 stone from Bo."
    assert event("de", "stole", 1, **stole, card="cattle") == "Ada hat dir 1 Rind geraubt."


def test_a_bought_card_is_named_to_its_owner_alone() -> None:
    bought = {"seat": 0, "paid": {"grain": 1, "papyrus": 1, "stone": 1}}
    assert event("nl", "card_bought", 1, **bought) == "Ada kreeg een ontwikkelingskaart."
    assert event("en", "card_bought", 0, **bought, card="route_building") == (
        "You got a development card: route building."
    )


def test_what_only_one_seat_hears_can_be_told_to_nobody_too() -> None:
    assert event("en", "discard_picked") == "Somebody has chosen cards to discard."
    assert event("en", "discard_picked", 0, seat=0, cards={"brick": 2}) == (
        "You have chosen 2 brick to discard."
    )
    assert event("de", "deck_seen") == "Die anderen Karten wurden wieder untergemischt."
    assert event("en", "deck_seen", 0, seat=0, returned={"mercenary": 1, "plenty": 1}) == (
        "You put back 1 mercenary and 1 plenty; the deck was shuffled."
    )


def test_the_gods_are_told() -> None:
    seen = {"seat": 0, "from": 1}
    assert event("en", "hand_seen", 2, **seen) == "Ada looked at Bo’s cards."
    assert event("en", "hand_seen", 1, **seen) == "Ada looked at your cards."
    assert event("nl", "hand_seen", 0, **seen, cards={"cattle": 2}) == (
        "Je bekeek de kaarten van Bo: 2 runderen."
    )
    looked = {"seat": 0, "paid": {"grain": 3}, "count": 3}
    assert event("de", "deck_looked_at", **looked) == (
        "Ada hat 3 Getreide bezahlt und sich 3 Karten angesehen."
    )
    assert event("en", "deck_looked_at", 0, **looked, titles={"mercenary": 3}) == (
        "You paid 3 grain and saw 3 mercenaries."
    )
    assert action("en", "use_isis", card="stone") == "Take 1 stone with Isis"
    assert action("nl", "ask_amun", card="stone", seat=2) == "Vraag Cleo met Amon om steen"


def test_the_pyramid_is_told() -> None:
    assert event("en", "favour_won", **{"seat": 0, "from": -1}) == "Ada won the Vizier’s Favour."
    assert event("en", "favour_won", 1, **{"seat": 0, "from": 1}) == (
        "Ada took the Vizier’s Favour from you."
    )
    assert action("de", "build_stone", place=4) == "Pyramiden-Baustein auf Platz 4 bauen"
    assert action("en", "build_stone", place=None).startswith("Build a pyramid stone")
