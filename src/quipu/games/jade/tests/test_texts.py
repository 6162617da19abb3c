"""The texts of jade: complete, alike in all languages, and able to tell whole games."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import quipu
from quipu.core.record import read_record
from quipu.games.jade.actions.kit import KINDS_OF_ACTION, KIT
from quipu.games.jade.tests.build import GAME
from quipu.texts import LANGUAGES, describe_action, describe_event, describe_refusal, speaker

ANCHOR = "quipu.games.jade"
NAMES = ["Ada", "Bo", "Cleo", "Dev"]
REFUSALS = {"en": "Refusals", "de": "Ablehnungen", "nl": "Weigeringen"}
PHASES = ["driving", "discovering", "fitting", "exchanging", "returning", "posting", "extending"]
FOLDER = Path(__file__).parent / "games"


class Variables(Visitor):
    """Collects the names of all variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    source = files(ANCHOR).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def refusals_of_ledger(lang: str) -> list[tuple[str, str]]:
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    ledger = files(ANCHOR).joinpath(name).read_text(encoding="utf-8")
    table = ledger.split(f"\n## {REFUSALS[lang]}\n", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", table, re.MULTILINE)


@cache
def played(seats: int, seed: int) -> tuple[quipu.State, list[quipu.Event]]:
    """A random game: how it stands at the end, and what was told."""
    chronicle, luck = quipu.Chronicle(), quipu.FastLuck(seed)
    state = GAME.start(seats, luck, chronicle)
    while state.waiting():
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], luck, chronicle)
    return state, chronicle.events


@cache
def recorded(name: str) -> quipu.Table:
    """A finished game, told to its end."""
    record = read_record((FOLDER / f"{name}.quipu").read_text(encoding="utf-8"))
    *_, table = quipu.replay(GAME, record)
    return table


def tell_all(lang: str, events: list[quipu.Event], seats: int) -> None:
    """Every event, as each seat and a spectator hears it."""
    speak = speaker(ANCHOR, lang, strict=True)
    for told in events:
        for me in (None, -1, *range(seats)):
            form = told.told(-1 if me is None else me) or {}
            assert describe_event(speak, told.kind, form, NAMES, me)


# ---- the files ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_keys_and_variables(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert list(other) == list(english)
    for key, message in english.items():
        assert variables(other[key]) == variables(message), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 1234])
def test_every_text_can_be_said(lang: str, number: int) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    for key, message in messages(lang).items():
        text = speak(key, **dict.fromkeys(variables(message), number))
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
    assert len(rows) == 33
    for code, sentence in rows:
        assert describe_refusal(speak, code) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_its_phases_and_its_options_have_their_texts(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    assert speak("game-jade")
    assert speak("game-jade-about").endswith(".")
    assert all(speak(f"phase-{name}") and speak(f"phase-{name}-you") for name in PHASES)
    assert speak("phase-over")
    assert all(speak(f"reason-{name}") for name in ("tiles", "artefacts", "standstill"))
    for option in GAME.options:
        label = "option-" + option.name.replace("_", "-")
        assert speak(label)
        assert speak(label + "-about").endswith(".")
        for value in option.samples(3):
            assert not isinstance(value, str) or speak(f"{label}-{value}")


# ---- with the game --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_catalogue_is_described_in_its_own_words(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    assert all(speak.has("action-" + kind.replace("_", "-")) for kind in KINDS_OF_ACTION)
    texts = [describe_action(speak, action.to_json(), NAMES) for action in KIT.actions]
    nothing: dict[str, object] = {"kind": "return_artefacts", "kinds": []}
    texts.append(describe_action(speak, nothing, NAMES))
    assert all(texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_random_game_can_be_told(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    state, events = played(3, 7)
    tell_all(lang, events, 3)
    result = state.result()
    assert result is not None
    assert speak("reason-" + result.reason)
    for source in state.points(0):
        assert speak("source-" + source) == speak("source-" + source.replace("_", "-"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["tiles", "artefacts"])
def test_finished_games_can_be_told(name: str, lang: str) -> None:
    table = recorded(name)
    tell_all(lang, table.events, int(table.state.seats))


def test_the_finished_games_show_every_event_but_the_swap() -> None:
    kinds = {told.kind for name in ("tiles", "artefacts") for told in recorded(name).events}
    keys = {key.removeprefix("event-") for key in messages("en") if key.startswith("event-")}
    told = {key.removesuffix("-you").replace("-", "_") for key in keys}
    assert told - kinds == {"tile_swapped"}
    assert kinds - told == {"ended"}


def event(lang: str, kind: str, me: int | None = None, /, **data: object) -> str:
    return describe_event(speaker(ANCHOR, lang, strict=True), kind, data, NAMES, me)


def test_a_secret_is_told_with_kinds_to_who_knows_them_and_without_to_the_others() -> None:
    found = {"seat": 1, "count": 2, "gold": 1, "hidden": 40}
    assert event("en", "artefacts_found", 0, **found) == "Bo dug up 2 artefacts and 1 gold."
    assert event("de", "artefacts_found", **found) == "Bo hat 2 Artefakte und 1 Gold ausgegraben."
    own = event("en", "artefacts_found", 1, **found, kinds=["1A+", "2C-"])
    assert own.startswith("You dug up 1 gold and these artefacts: 1A")
    nothing = found | {"count": 0, "kinds": []}
    assert event("nl", "artefacts_found", 1, **nothing) == "Je groef 1 goud en geen artefact op."
    drew = {"seat": 0, "count": 1, "hidden": 40}
    assert event("nl", "exchanged_hidden", 1, **drew) == (
        "Ada betaalde 1 goud en trok 1 verdekt artefact."
    )
    assert "1A" in event("nl", "exchanged_hidden", 0, **drew, kinds=["1A+"])


def test_tiles_are_told_by_name() -> None:
    drawn = {"seat": 0, "stack": 2, "tile": "J0", "fits": True}
    assert event("en", "tile_drawn", **drawn) == (
        "Ada drew a jungle tile from stack 2: it fits here."
    )
    assert event("de", "tile_drawn", 0, **drawn | {"tile": "B3", "fits": False}) == (
        "Du hast von Stapel 2 Stadtkärtchen B3 gezogen: "
        "Es passt hier nicht und kommt in deine Auslage."
    )


def test_a_swap_is_told() -> None:
    swapped = {"seat": 0, "tile": "A1", "stack": 2, "drawn": "J0"}
    assert event("en", "tile_swapped", **swapped) == (
        "Ada put city tile A1 under stack 2 and took a jungle tile."
    )
    assert event("nl", "tile_swapped", 0, **swapped) == (
        "Je schoof stadstegel A1 onder stapel 2 en nam een oerwoudtegel."
    )


def test_a_laid_tile_is_described_by_side_and_turn() -> None:
    lay = json.loads('{"kind":"lay_tile","tile":"B3","turn":1,"side":"N"}')
    said = [describe_action(speaker(ANCHOR, lang, strict=True), lay) for lang in LANGUAGES]
    assert said == [
        "Lay city tile B3 to the north, turned a quarter right",
        "Stadtkärtchen B3 im Norden anlegen, Vierteldrehung nach rechts",
        "Leg stadstegel B3 aan in het noorden, kwartslag naar rechts",
    ]


@pytest.mark.rule("J13.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_exchange_promises_no_number_to_put_back(lang: str) -> None:
    """It is as many as were drawn, or with `hidden_return` free none to two."""
    speak = speaker(ANCHOR, lang, strict=True)
    for act in KIT.hiddens:
        numbers = re.findall(r"\d", describe_action(speak, act.to_json(), NAMES))
        assert numbers == ["1", str(act.count)]  # the gold, and what is drawn
