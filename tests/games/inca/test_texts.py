"""What only the Inkas say: trades with the supply, the frame, the rise and fall of tribes."""

from __future__ import annotations

import pytest

from quipu.games.inca.box import COLOURS, KIND_NAMES, LANDSCAPES, THINGS, TITLES
from quipu.texts import LANGUAGES, thing_name
from tests.support.texts import Voice, dashed

VOICE = Voice("quipu.games.inca")
action, event = VOICE.action, VOICE.event


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name(lang: str) -> None:
    speak = VOICE.speaker(lang)
    titles = [title for title, count in TITLES.items() if count]
    for word in (*KIND_NAMES, *LANDSCAPES, *THINGS, *titles, *COLOURS):
        assert thing_name(speak, word) == speak("thing-" + dashed(word))
    for word in (*KIND_NAMES, *titles):
        assert speak(f"cards-{dashed(word)}", n=2).startswith("2 ")


def test_trades_with_the_supply_are_said() -> None:
    assert action("en", "trade_three", give={"potato": 3}, take="ore") == (
        "Trade 3 potatoes for 1 ore with the bank"
    )
    assert action("de", "trade_goods_set", take=["wood", "ore"]) == (
        "Federn, Coca und Fisch gegen 1 Holz und 1 Erz tauschen"
    )
    assert action("nl", "trade_by_route", give={"wool": 1, "fish": 1}, take="stone") == (
        "Ruil met de Langste Handelsroute 1 wol en 1 vis voor 1 steen"
    )


def test_a_call_says_what_it_is_for() -> None:
    assert event("en", "called", 1, seat=0, to=1, give=None, want={"ore": 2}) == (
        "Ada asks you for a proposal, wanting 2 ore."
    )
    assert event("de", "called", 2, seat=0, to=-1, give={"fish": 1}, want=None) == (
        "Ada bittet alle um Vorschläge, gegen 1 Fisch."
    )
    assert event("nl", "called", 0, seat=0, to=-1, give=None, want=None) == (
        "Je vraagt iedereen om voorstellen."
    )


def test_that_others_get_nothing_is_not_worth_a_sentence() -> None:
    assert event("en", "yielded", 0, seat=0, gained={}) == "You received nothing."
    assert event("en", "yielded", 1, seat=0, gained={}) == ""
    assert event("en", "yielded", 1, seat=0, gained={"ore": 2}) == "Ada received 2 ore."


def test_the_frame_is_called_so() -> None:
    assert action("en", "move_robber", hex=None) == "Move the robber to the frame"
    assert action("nl", "move_robber", hex=8) == "Verplaats de struikrover naar veld 8"
    assert event("de", "robber_moved", 1, seat=0, hex=-1, land=None) == (
        "Ada hat den Räuber auf den Rahmen versetzt."
    )
    assert event("en", "robber_driven_off", 0, seat=0, hex=8, gained={}) == (
        "You drove the robber to the frame and took nothing."
    )


def test_the_rise_and_fall_of_tribes_is_told() -> None:
    assert event("en", "tribe_declined", 1, seat=0, tribe=1, ruins=[3], cleared=[]) == (
        "Ada’s first tribe declines."
    )
    assert event("de", "tribe_declined", 0, seat=0, tribe=2, ruins=[], cleared=[]) == (
        "Dein zweiter Stamm erlebt seinen Niedergang."
    )
    assert event("nl", "tribe_founded", 0, seat=0, tribe=3, crossing=4) == (
        "Je stichtte je derde stam."
    )
    over = {"seat": 0, "from": 1, "piece": "city", "crossing": 4}
    assert event("en", "built_over", 1, **over) == "Ada built over one of your overgrown buildings."
    assert event("de", "built_over", 2, **over) == (
        "Ada hat ein überwuchertes Gebäude von Bo überbaut."
    )
    anew = {"seat": 0, "piece": "city", "crossing": 4}
    assert (
        event("en", "built_anew", 0, **anew)
        == "You built over one of your own overgrown buildings."
    )
    assert event("nl", "built_anew", 1, **anew) == "Ada overbouwde een eigen overwoekerd gebouw."
