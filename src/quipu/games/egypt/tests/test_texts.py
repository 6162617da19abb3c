"""The texts of the Egyptian games: complete, alike in all languages, able to tell whole games."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import quipu
from quipu.games.egypt.box import GODS, KIND_NAMES, TERRAINS, THINGS, TITLES
from quipu.games.egypt.tests.scenes import GAMES
from quipu.texts import (
    LANGUAGES,
    describe_action,
    describe_event,
    describe_refusal,
    speaker,
    thing_name,
)

ANCHOR = "quipu.games.egypt"
NAMES = ["Ada", "Bo", "Cleo", "Dev"]
FOUNDING = ["founding_settlement", "founding_route"]
TURN = ["before_roll", "main", "discarding", "moving_robber", "stealing", "free_routes", "offering"]
WINDOWS = ["hapi_window", "isis_window", "amun_return", "amun_again", "thot_choice", "maat_taking"]
PHASES = [*FOUNDING, *TURN, *WINDOWS, "god_choice"]

QUIET = {"event-yielded"}  # nobody is told that others got nothing


class Variables(Visitor):
    """Collects the names of all variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """What the settlers games say alike, and what these games say themselves."""
    found: dict[str, ast.Message] = {}
    for package in ("quipu.settlers", ANCHOR):
        source = files(package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
        body = FluentParser().parse(source).body
        found.update({entry.id.name: entry for entry in body if isinstance(entry, ast.Message)})
    return found


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def refusals_of_ledger(lang: str) -> list[tuple[str, str]]:
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    ledger = files(ANCHOR).joinpath(name).read_text(encoding="utf-8")
    table = ledger.split("\n# R. ", 1)[1].split("\n# ", 1)[0]
    return re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", table, re.MULTILINE)


def dashed(word: str) -> str:
    return word.replace("_", "-")


@cache
def played(key: str, seed: int) -> tuple[quipu.State, list[quipu.Event], set[str]]:
    """A random game: how it stands at the end, what was told, and what could be done."""
    chronicle, luck = quipu.Chronicle(), quipu.FastLuck(seed)
    limit = {"turn_limit": 150, "map": "variable"}
    state = GAMES[key].start(3, luck, chronicle, **limit)
    texts: set[str] = set()
    while state.waiting():
        seat = state.waiting()[luck.below(len(state.waiting()))]
        legal = state.legal(seat)
        texts.update(str(action) for action in legal)
        state.apply(seat, legal[luck.below(len(legal))], luck, chronicle)
    return state, chronicle.events, texts


# ---- the files ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_keys_and_variables(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert list(other) == list(english)
    for key, message in english.items():
        assert variables(other[key]) == variables(message), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [-1, 0, 1, 2, 1234])
def test_every_text_can_be_said(lang: str, number: int) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    for key, message in messages(lang).items():
        text = speak(key, **dict.fromkeys(variables(message), number))
        if key in QUIET and not number:
            continue
        assert text.strip(), key
        assert not re.search("[{\u2068⟨]|  ", text), key
        if key.startswith(("event-", "refusal-", "reason-", "god-about-")):
            assert text[-1] in ".!", key
        if key.startswith(("action-", "option-", "phase-")) and not key.endswith("-about"):
            assert text[-1] != ".", key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_as_the_ledger_says_it(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    rows = refusals_of_ledger(lang)
    assert len(rows) == 68
    for code, sentence in rows:
        assert describe_refusal(speak, code) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_each_game_its_phases_and_its_options_have_their_texts(key: str, lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    assert speak(f"game-{key}")
    assert speak(f"game-{key}-about").endswith(".")
    assert all(speak(f"phase-{dashed(name)}") for name in [*PHASES, "over"])
    assert all(speak(f"phase-{dashed(name)}-you") for name in PHASES)
    assert all(speak(f"reason-{name}") for name in ("points", "turn-limit", "pyramid"))
    for option in GAMES[key].options:
        label = "option-" + dashed(option.name)
        assert speak(label)
        assert speak(label + "-about").endswith(".")
        for value in option.samples(3):
            if isinstance(value, str):
                assert speak(f"{label}-{value}") == speak(f"{label}-{dashed(value)}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    for word in (*KIND_NAMES, *TERRAINS, *THINGS, *TITLES, *GODS):
        assert thing_name(speak, word) == speak("thing-" + dashed(word))
    for word in (*KIND_NAMES, *TITLES):
        assert speak(f"cards-{dashed(word)}", n=2).startswith("2 ")
    assert all(speak(f"god-about-{god}").endswith(".") for god in GODS)


# ---- with the games -----------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_catalogue_is_described_in_its_own_words(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    game = GAMES["egypt-pyramid"]
    assert all(speak.has("action-" + dashed(kind)) for kind in game.kinds)
    actions = [action.to_json() for action in game.catalogue.actions]
    some = [form for form in actions if form["kind"] != "move_with_chons"]
    texts = [describe_action(speak, form, NAMES) for form in some]
    assert all(texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_whole_games_can_be_told(key: str, lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    state, events, actions = played(key, 7)
    for text in actions:
        assert describe_action(speak, GAMES[key].parse(text).to_json(), NAMES)
    for told in events:
        for me in (None, -1, 0, 1, 2):
            form = told.told(-1 if me is None else me) or {}
            said = describe_event(speak, told.kind, form, NAMES, me)
            assert said or f"event-{told.kind}" in QUIET
    result = state.result()
    assert result is not None
    assert speak("reason-" + dashed(result.reason))
    for source in state.points(0):
        assert speak("source-" + source) == speak("source-" + dashed(source))


def action(lang: str, kind: str, /, **arguments: Any) -> str:
    return describe_action(speaker(ANCHOR, lang, strict=True), {"kind": kind, **arguments}, NAMES)


def event(lang: str, kind: str, me: int | None = None, /, **data: object) -> str:
    return describe_event(speaker(ANCHOR, lang, strict=True), kind, data, NAMES, me)


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
    assert event("en", "stole", 2, **stole) == "Ada took a card from Bo."
    assert event("en", "stole", **stole) == "Ada took a card from Bo."
    assert event("en", "stole", 0, **stole, card="stone") == "You took 1 stone from Bo."
    assert event("de", "stole", 1, **stole, card="cattle") == "Ada hat dir 1 Rind abgenommen."


def test_a_bought_card_is_named_to_its_owner_alone() -> None:
    bought = {"seat": 0, "paid": {"grain": 1, "papyrus": 1, "stone": 1}}
    assert event("nl", "card_bought", 1, **bought) == "Ada kreeg een ontwikkelingskaart."
    assert event("en", "card_bought", 0, **bought, card="route_building") == (
        "You got a development card: route building."
    )


def test_what_only_one_seat_hears_can_be_told_to_nobody_too() -> None:
    assert event("en", "discard_picked") == "Somebody has chosen cards to give back."
    assert event("en", "discard_picked", 0, seat=0, cards={"brick": 2}) == (
        "You have chosen 2 brick to give back."
    )
    assert event("de", "deck_seen") == "Die anderen Karten wurden wieder untergemischt."
    assert event("en", "deck_seen", 0, seat=0, returned={"mercenary": 1, "plenty": 1}) == (
        "You put back 1 mercenary and 1 plenty; the deck was shuffled."
    )


def test_the_gods_are_told() -> None:
    seen = {"seat": 0, "from": 1}
    assert event("en", "hand_seen", 2, **seen) == "Ada looked at the hand of Bo."
    assert event("en", "hand_seen", 1, **seen) == "Ada looked at your hand."
    assert event("nl", "hand_seen", 0, **seen, cards={"cattle": 2}) == (
        "Je bekeek de hand van Bo: 2 runderen."
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
    assert event("en", "favour_won", **{"seat": 0, "from": -1}) == "Ada won the Vizier's Favour."
    assert event("en", "favour_won", 1, **{"seat": 0, "from": 1}) == (
        "Ada took the Vizier's Favour from you."
    )
    assert action("de", "build_stone", place=4) == "Pyramiden-Baustein auf Platz 4 bauen"
    assert action("en", "build_stone", place=None).startswith("Build a pyramid stone")
