"""The texts of every game: complete, alike in all languages, able to tell whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest

import quipu
from quipu.core.state import Phase
from quipu.texts import (
    LANGUAGES,
    Speak,
    describe_action,
    describe_event,
    describe_refusal,
    speaker,
)
from quipu.texts.speaking import HOUSE, _packages
from tests.support.finished_games import KEPT, ended, game_of, replayed
from tests.support.games_under_test import GAMES, as_text, cases_of, walk
from tests.support.texts import NAMES, Messages, dashed, messages, variables, words

ANCHORS = list(dict.fromkeys(game.anchor for game in GAMES.values()))
BOOKS = list(dict.fromkeys(game.anchor for game in quipu.games().values()))  # they have a ledger
PACKAGES = list(dict.fromkeys(name for a in ANCHORS for name in (*_packages(a), HOUSE)))
REFUSALS = "Refusals|Abweisungen|Ablehnungen|Afwijzingen|Weigeringen"
SENTENCES = ("event-", "refusal-", "reason-", "explain-")
TITLES = ("action-", "option-", "phase-")
QUIET = {"event-yielded"}  # nobody is told that others got nothing
ALIKE = {  # words that are the same in several languages
    *("bot", "english", "deutsch", "nederlands", "even", "joker", "plus"),
    *("papyrus", "bank", "turquoise", "coca", "jeep", "artefact"),
    *("amun", "wepwawet", "hapi", "chons", "isis", "thot", "maat", "ptah", "hathor", "seth"),
    *("hand", "open", "score"),
}
SELECTED = {"from": -1, "detail": "none", "step": "ready"}

every_anchor = pytest.mark.parametrize("anchor", ANCHORS)
every_book = pytest.mark.parametrize("anchor", BOOKS)
every_package = pytest.mark.parametrize("package", PACKAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def said(anchor: str, lang: str) -> Messages:
    """All that is said in a game: its own texts, those it shares, and those of the house."""
    packages = [*_packages(anchor), HOUSE]
    return {key: m for name in reversed(packages) for key, m in messages(name, lang).items()}


# ---- the files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@every_package
def test_all_languages_have_the_same_keys_and_variables(package: str, lang: str) -> None:
    english, other = messages(package, "en"), messages(package, lang)
    assert english
    assert list(other) == list(english)
    for key, message in english.items():
        assert variables(other[key]) == variables(message), key


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@every_package
def test_no_english_is_left(package: str, lang: str) -> None:
    english = messages(package, "en")
    for key, message in messages(package, lang).items():
        text = words(message)
        if text == words(english[key]):
            assert set(re.findall(r"[^\W\d]+", text.lower())) <= ALIKE, key
        assert not re.findall(r"\b(the|your|you|built|with|dice|turn)\b", text), key


@every_language
@every_anchor
@pytest.mark.parametrize("number", [-1, 0, 1, 2, 1234])
def test_every_text_can_be_said(number: int, anchor: str, lang: str) -> None:
    """Events, refusals and reasons are sentences; actions, options and phases are not."""
    speak = speaker(anchor, lang, strict=True)
    for key, message in said(anchor, lang).items():
        text = speak(key, **dict.fromkeys([*variables(message), "seat"], number) | SELECTED)
        if key in QUIET and not number:
            continue
        assert text.strip(), key
        assert not re.search("[{\u2068⟨]|  ", text), key
        if key.startswith(SENTENCES) and key != "refusal-with-rule" and not key.endswith("-name"):
            assert text[-1] in ".!", key
        if key.startswith(TITLES) and not key.endswith("-about"):
            assert text[-1] != ".", key


@every_language
@every_book
def test_every_refusal_is_said_as_the_ledger_says_it(anchor: str, lang: str) -> None:
    speak = speaker(anchor, lang, strict=True)
    rows = refusals_of_ledger(anchor, lang)
    for code, sentence in rows.items():
        assert describe_refusal(speak, code) == sentence
    assert rows.keys() == refusals_of_ledger(anchor, "en").keys()


def refusals_of_ledger(anchor: str, lang: str) -> dict[str, str]:
    """Each code with its sentence; every row of the table is understood."""
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    book = files(anchor).joinpath(name).read_text(encoding="utf-8")
    table = re.split(rf"\n#+ (?:R\. )?(?:{REFUSALS})\n", book)[1].split("\n#", 1)[0]
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", table, re.MULTILINE)
    assert len(dict(rows)) == table.count("\n| `") > 0
    return dict(rows)


# ---- each game ----------------------------------------------------------------------------------


@every_language
@every_game
def test_every_game_and_each_of_its_options_has_its_texts(game: quipu.Game, lang: str) -> None:
    speak = speaker(game.anchor, lang, strict=True)
    assert speak(f"game-{game.key}")
    assert speak(f"game-{game.key}-about").endswith(".")
    for option in game.options:
        label = "option-" + dashed(option.name)
        assert speak(label)
        assert speak(label + "-about").endswith(".")
        for value in option.samples(3):
            if isinstance(value, str):
                assert speak(f"{label}-{value}") == speak(f"{label}-{dashed(value)}")


@every_language
@every_book
def test_every_phase_has_its_texts(anchor: str, lang: str) -> None:
    speak = speaker(anchor, lang, strict=True)
    names = {phase.name for phase in phases(Phase) if in_game(phase, anchor) and phase.name}
    assert names
    assert all(speak(f"phase-{dashed(name)}", n=1) for name in names)
    assert all(speak(f"phase-{dashed(name)}-you") for name in names - {"over"})


def phases(above: type[Phase]) -> Iterator[type[Phase]]:
    for phase in above.__subclasses__():
        yield phase
        yield from phases(phase)


def in_game(phase: type[Phase], anchor: str) -> bool:
    return any(phase.__module__.startswith(package + ".") for package in _packages(anchor))


@every_language
@every_game
def test_every_action_of_the_catalogue_is_said_in_its_own_words(
    game: quipu.Game, lang: str
) -> None:
    speak = speaker(game.anchor, lang, strict=True)
    assert all(speak.has("action-" + dashed(kind)) for kind in game.kinds)
    texts = [describe_action(speak, act.to_json(), NAMES) for act in game.catalogue.actions]
    assert all(texts)
    assert len(set(texts)) == len(texts)


# ---- whole games --------------------------------------------------------------------------------

Told = tuple[str, dict[str, object], int]  # kind, what was told, to whom


def new_events(events: list[quipu.Event], seats: int, met: set[str]) -> Iterator[Told]:
    """What was told, once for each sort and recipient."""
    for event, seat in product(events, [*range(seats), quipu.SPECTATOR]):
        told = event.told(seat)
        if told is not None:
            own = "".join(name for name, value in told.items() if value == seat)
            sort = f"{event.kind} {own} {sorted(told)} {told.get('points')} {told.get('from')}"
            if sort not in met:
                met.add(sort)
                yield event.kind, told, seat


def tell(speak: Speak, kind: str, told: dict[str, object], seat: int) -> None:
    for me in (seat, None) if seat == quipu.SPECTATOR else (seat,):
        text = describe_event(speak, kind, told, NAMES, me)
        assert text or f"event-{dashed(kind)}" in QUIET, as_text(told)


@every_language
@every_game
def test_a_random_game_can_be_told(game: quipu.Game, lang: str) -> None:
    """Everything told, every refusal, and how it ends: a missing text raises."""
    speak = speaker(game.anchor, lang, strict=True)
    case = cases_of(game)[-1]
    met: set[str] = set()
    for way in walk(case, 41, every=7):
        for kind, told, seat in new_events(way.events, case.seats, met):
            tell(speak, kind, told, seat)
        way.events.clear()
        for seat, action in product(range(case.seats), game.catalogue.actions):
            refusal = action.refusal(way.state, seat)
            if refusal is not None and refusal.code not in met:
                met.add(refusal.code)
                assert describe_refusal(speak, refusal.code, "some detail")
        if len(met) > 800:
            break
    for source in way.state.points(0):
        assert speak("source-" + source) == speak("source-" + dashed(source))


def kept_of(anchor: str) -> list[Path]:
    return [path for path in KEPT if game_of(path).anchor == anchor]


@cache
def told_in_finished_games(anchor: str) -> list[Told]:
    met: set[str] = set()
    found: list[Told] = []
    for table in map(replayed, kept_of(anchor)):
        found += new_events(table.events, int(table.state.seats), met)
    return found


@every_language
@every_book
def test_the_finished_games_can_be_told(anchor: str, lang: str) -> None:
    speak = speaker(anchor, lang, strict=True)
    assert told_in_finished_games(anchor)
    for kind, told, seat in told_in_finished_games(anchor):
        tell(speak, kind, told, seat)
    for path in kept_of(anchor):
        assert speak("reason-" + dashed(ended(path)["reason"]))
