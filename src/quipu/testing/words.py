"""Rules of what people read and see: texts in every language that a game brings, and drawings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.resources import files
from itertools import product
from typing import Final
from xml.etree import ElementTree

from quipu.core.game import Game
from quipu.core.homes import event_kinds, homes
from quipu.core.journal import SPECTATOR
from quipu.plugins import Place
from quipu.presenting import looking_at, presenter
from quipu.testing.findings import Advice, Broken, rule
from quipu.testing.playing import Case, Walk, at_some_moments, cases_of, walk
from quipu.texts import (
    LANGUAGES,
    BrokenText,
    MissingText,
    Speak,
    describe_action,
    describe_event,
    describe_refusal,
    speaker,
)

ENGLISH: Final = "en"
NAMES: Final = [f"Player {number}" for number in range(1, 10)]


def languages(game: Game) -> list[str]:
    """English, and the others that the game has a file of texts for."""
    own = files(game.anchor) / "text"
    return [ENGLISH, *(lang for lang in LANGUAGES[1:] if (own / f"{lang}.ftl").is_file())]


def file_of(game: Game, lang: str) -> Place:
    return Place(str(files(game.anchor) / "text" / f"{lang}.ftl"))


def must_say(game: Game, say: Callable[[Speak], str]) -> None:
    """Say something in every language of a game; a text that is missing is a finding."""
    for lang in languages(game):
        where = file_of(game, lang)
        try:
            text = say(speaker(game.anchor, lang, strict=True))
        except MissingText as error:
            raise Advice(f"there is no text {str(error).rpartition(' ')[2]}", where) from None
        except BrokenText as error:
            raise Broken(str(error), where) from None
        if not text.strip():
            raise Advice("a text is empty", where)


def must_have_text(game: Game, key: str) -> None:
    """There is a text of this key in every language of a game."""
    must_say(game, lambda speak: speak(key))


def dashed(name: str) -> str:
    return name.replace("_", "-")


@rule("The files of texts can be read, and say the name of the game and what it is about.")
def the_game_has_a_name(game: Game) -> None:
    must_have_text(game, f"game-{game.key}")
    must_have_text(game, f"game-{game.key}-about")


@rule("Every option, and each of its words, has a text: option-…, option-…-about.")
def options_have_texts(game: Game) -> None:
    for option in game.options:
        label = f"option-{dashed(option.name)}"
        keys = [label, f"{label}-about"]
        words = (value for value in option.samples(3) if isinstance(value, str))
        for key in [*keys, *(f"{label}-{dashed(word)}" for word in words)]:
            must_have_text(game, key)


@rule("Every action of the catalogue is said in words of its own: action-….")
def actions_have_texts(game: Game) -> None:
    for kind in game.kinds:
        for lang in languages(game):
            if not speaker(game.anchor, lang, strict=True).has(f"action-{dashed(kind)}"):
                said = f"there is no text action-{dashed(kind)}"
                raise Advice(said, file_of(game, lang))
    for lang in languages(game):
        met: dict[str, str] = {}
        for action in game.catalogue.actions:
            form = action.to_json()
            text = describe_action(speaker(game.anchor, lang, strict=True), form, NAMES)
            if met.setdefault(text, str(action)) != str(action):
                said = f"{action} and {met[text]} are both called “{text}”"
                raise Advice(said, file_of(game, lang))


@rule("Every declared event has a text: event-….")
def events_have_texts(game: Game) -> None:
    for kind, lang in product(event_kinds(game.anchor), languages(game)):
        if not speaker(game.anchor, lang, strict=True).has(f"event-{dashed(kind)}"):
            said = f"there is no text event-{dashed(kind)}"
            raise Advice(said, file_of(game, lang))


@rule("A random game can be told: events, refusals, sources of points, the reason of its end.")
def games_can_be_told(game: Game) -> None:
    case, met = cases_of(game)[-1], set[str]()
    for way in walk(case, 41, every=7):
        tell_events(way, met)
        tell_refusals(way, met)
    result = way.state.result()
    must_have_text(game, f"reason-{dashed(result.reason) if result is not None else ''}")
    for source in way.state.points(0):
        must_have_text(game, f"source-{dashed(source)}")


def tell_events(way: Walk, met: set[str]) -> None:
    for event, seat in product(way.events, way.views):
        told = event.told(seat)
        if told is not None:
            sort = f"{event.kind} {told.get('seat') == seat} {sorted(told)}"
            if sort not in met:
                met.add(sort)
                must_say(way.game, partial(sentence, event.kind, told, seat))
    way.events.clear()


def sentence(kind: str, told: dict[str, object], seat: int, speak: Speak) -> str:
    """What a seat reads of an event; an empty text keeps it to itself."""
    me = None if seat == SPECTATOR else seat
    return describe_event(speak, kind, told, NAMES, me) or "…"


def tell_refusals(way: Walk, met: set[str]) -> None:
    for seat, action in product(range(way.case.seats), way.game.catalogue.actions):
        refusal = action.refusal(way.state, seat)
        if refusal is not None and refusal.code not in met:
            met.add(refusal.code)
            must_say(way.game, partial(describe_refusal, code=refusal.code, detail="detail"))


@rule("All languages that a game brings have the same texts.")
def languages_are_complete(game: Game) -> None:
    for home in homes(game.anchor):
        english = own_keys(home, ENGLISH)
        for lang in languages(game)[1:] if home == game.anchor else []:
            for key in sorted(english ^ own_keys(home, lang)):
                said = f"{key} is in {'en' if key in english else lang} only"
                raise Advice(said, file_of(game, lang))


def own_keys(package: str, lang: str) -> set[str]:
    from quipu.texts.speaking import _entries, _source

    return {key for key, _ in _entries(_source(package, lang))}


# ---- drawings -----------------------------------------------------------------------------------


@rule("The board can be drawn and presented for every seat and for spectators, wide and narrow.")
def boards_can_be_drawn(case: Case) -> None:
    game = case.game
    for way in at_some_moments(case, 36, 3):
        for seat, narrow in product([0, case.seats - 1, SPECTATOR], [False, True]):
            drawing = game.draw(way.state, seat, ENGLISH, NAMES[: case.seats], narrow)
            ElementTree.fromstring(drawing.svg())
            names = NAMES[: case.seats]
            memory = way.memories[seat]
            looking = looking_at(game, way.state, seat, ENGLISH, names, memory=memory)
            presenter(game).present(looking).to_json()


OF_GAMES: Final = [
    the_game_has_a_name,
    actions_have_texts,
    events_have_texts,
    options_have_texts,
    languages_are_complete,
    games_can_be_told,
]
OF_CASES: Final = [boards_can_be_drawn]
