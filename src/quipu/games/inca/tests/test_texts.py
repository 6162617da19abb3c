"""The texts of the Inkas: complete, alike in all languages, able to tell whole games."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import quipu
from quipu.games.inca.box import COLOURS, KIND_NAMES, LANDSCAPES, THINGS, TITLES
from quipu.texts import (
    LANGUAGES,
    describe_action,
    describe_event,
    describe_refusal,
    speaker,
    thing_name,
)

ANCHOR = "quipu.games.inca"
GAME = quipu.game("inca")
NAMES = ["Ada", "Bo", "Cleo", "Dev"]
PHASES = [
    *["founding_settlement", "founding_route", "before_roll", "main", "discarding"],
    *["moving_robber", "stealing", "combat_moving", "combat_stealing", "free_routes"],
    *["offering", "founding_tribe"],
]
TABLES = {"en": "Refusals", "de": "Abweisungen", "nl": "Afwijzingen"}
FORMS = ["offer_trade", "call_for_proposals", "counter_trade", "discard"]

QUIET = {"event-yielded"}  # nobody is told that others got nothing


class Variables(Visitor):
    """Collects the names of all variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """What the settlers games say alike, and what this one says itself."""
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
    table = ledger.split(f"\n# {TABLES[lang]}", 1)[1].split("\n# ", 1)[0]
    return re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", table, re.MULTILINE)


def dashed(word: str) -> str:
    return word.replace("_", "-")


@cache
def played(seed: int) -> tuple[quipu.State, list[quipu.Event], set[str]]:
    """A random game: how it stands at the end, what was told, and what could be done."""
    chronicle, luck = quipu.Chronicle(), quipu.FastLuck(seed)
    state = GAME.start(3, luck, chronicle, turn_limit=200, map="variable", robber_to_frame=True)
    texts: set[str] = set()
    while state.waiting():
        seat = state.waiting()[luck.below(len(state.waiting()))]
        legal = state.legal(seat)
        texts.update(str(action) for action in legal)
        builds = [action for action in legal if action.kind.startswith("build_")]
        chosen = builds or legal
        state.apply(seat, chosen[luck.below(len(chosen))], luck, chronicle)
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
        if key.startswith(("event-", "refusal-", "reason-")):
            assert text[-1] in ".!", key
        if key.startswith(("action-", "option-", "phase-")) and not key.endswith("-about"):
            assert text[-1] != ".", key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_as_the_ledger_says_it(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    rows = refusals_of_ledger(lang)
    assert len(rows) == 61
    for code, sentence in rows:
        assert describe_refusal(speak, code) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_phases_forms_and_options_have_their_texts(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    assert speak("game-inca")
    assert speak("game-inca-about").endswith(".")
    assert all(speak(f"phase-{dashed(name)}") for name in [*PHASES, "over"])
    assert all(speak(f"phase-{dashed(name)}-you") for name in PHASES)
    assert all(speak(f"reason-{name}") for name in ("points", "turn-limit"))
    assert all(speak(f"opening-{dashed(kind)}") for kind in FORMS)
    for option in GAME.options:
        label = "option-" + dashed(option.name)
        assert speak(label)
        assert speak(label + "-about").endswith(".")
        for value in option.samples(3):
            if isinstance(value, str):
                assert speak(f"{label}-{value}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    titles = [title for title, count in TITLES.items() if count]
    for word in (*KIND_NAMES, *LANDSCAPES, *THINGS, *titles, *COLOURS):
        assert thing_name(speak, word) == speak("thing-" + dashed(word))
    for word in (*KIND_NAMES, *titles):
        assert speak(f"cards-{dashed(word)}", n=2).startswith("2 ")


# ---- with the game ------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_catalogue_is_described_in_its_own_words(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    assert all(speak.has("action-" + dashed(kind)) for kind in GAME.kinds)
    actions = [action.to_json() for action in GAME.catalogue.actions]
    texts = [describe_action(speak, form, NAMES) for form in actions]
    assert all(texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [3, 7])
def test_whole_games_can_be_told(seed: int, lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    state, events, actions = played(seed)
    for text in actions:
        assert describe_action(speak, GAME.parse(text).to_json(), NAMES)
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


def test_random_games_tell_of_tribes_and_ruins() -> None:
    told = {event.kind for seed in (3, 7) for event in played(seed)[1]}
    assert {"tribe_declined", "tribe_founded", "title_won", "title_lost"} <= told


def action(lang: str, kind: str, /, **arguments: Any) -> str:
    return describe_action(speaker(ANCHOR, lang, strict=True), {"kind": kind, **arguments}, NAMES)


def event(lang: str, kind: str, me: int | None = None, /, **data: object) -> str:
    return describe_event(speaker(ANCHOR, lang, strict=True), kind, data, NAMES, me)


def test_trades_with_the_supply_are_said() -> None:
    assert action("en", "trade_three", give={"potato": 3}, take="ore") == (
        "Trade 3 potatoes for 1 ore with the supply"
    )
    assert action("de", "trade_goods_set", take=["wood", "ore"]) == (
        "Federn, Coca und Fisch gegen 1 Holz und 1 Erz tauschen"
    )
    assert action("nl", "trade_by_route", give={"wool": 1, "fish": 1}, take="stone") == (
        "Ruil 1 wol en 1 vis voor 1 steen door de Langste Handelsroute"
    )


def test_that_others_get_nothing_is_not_worth_a_sentence() -> None:
    assert event("en", "yielded", 0, seat=0, gained={}) == "You received nothing."
    assert event("en", "yielded", 1, seat=0, gained={}) == ""
    assert event("en", "yielded", 1, seat=0, gained={"ore": 2}) == "Ada received 2 ore."


def test_the_frame_is_called_so() -> None:
    assert action("en", "move_robber", hex=None) == "Move the robber to the frame"
    assert action("nl", "move_robber", hex=8) == "Verplaats de struikrover naar tegel 8"
    assert event("de", "robber_moved", 1, seat=0, hex=-1, land=None) == (
        "Ada hat den Räuber auf den Rahmen versetzt."
    )
    assert event("en", "robber_driven_off", 0, seat=0, hex=8, gained={}) == (
        "You drove the robber off to the frame and took nothing."
    )


def test_the_rise_and_fall_of_tribes_is_told() -> None:
    assert event("en", "tribe_declined", 1, seat=0, tribe=1, ruins=[3], cleared=[]) == (
        "The first tribe of Ada goes into decline."
    )
    assert event("de", "tribe_declined", 0, seat=0, tribe=2, ruins=[], cleared=[]) == (
        "Dein zweiter Stamm geht nieder."
    )
    assert event("nl", "tribe_founded", 0, seat=0, tribe=3, crossing=4) == (
        "Je stichtte je derde stam."
    )
    over = {"seat": 0, "from": 1, "piece": "city", "crossing": 4}
    assert event("en", "built_over", 1, **over) == "Ada built over one of your overgrown buildings."
    assert event("de", "built_over", 2, **over) == (
        "Ada hat ein Gebäude unter Dickicht von Bo überbaut."
    )
