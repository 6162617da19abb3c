"""What a game declares of its events is what is told, remembered and said."""

from __future__ import annotations

import pytest

from quipu import games
from quipu.core.events import EventKind, is_of, seat_in
from quipu.core.homes import event_kinds, homes
from quipu.settlers.game import SettlersGame
from quipu.settlers.memory import HandMemory
from quipu.texts import LANGUAGES
from quipu.texts.speaking import HOUSE
from tests.support.games_under_test import GAMES
from tests.support.texts import dashed, messages, variables

ANCHORS = sorted({game.anchor for game in GAMES.values()})
every_game = pytest.mark.parametrize("anchor", ANCHORS)

MADE = {"others"}  # variables that are no field: the other winners


@every_game
@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_every_declared_kind_has_texts_whose_variables_are_its_fields(
    anchor: str, lang: str
) -> None:
    packages = [*homes(anchor), HOUSE]
    texts = {key: m for name in reversed(packages) for key, m in messages(name, lang).items()}
    for kind in event_kinds(anchor).values():
        base = f"event-{dashed(kind.name)}"
        forms = [base, f"{base}-you", *[f"{base}-{role}-you" for role in kind.roles]]
        assert base in texts, f"{lang}: {kind.name} has no text"
        fields = {*kind.types, *[f"{field}_count" for field in kind.types], *MADE}
        for key in set(forms) & set(texts):
            assert variables(texts[key]) <= fields, key


def test_types_tell_values_apart() -> None:
    fits: dict[str, list[object]] = {
        "seat": [0, 3],
        "seat or nobody": [-1, 2],
        "seats": [[], [0, 1]],
        "cards": [{}, {"brick": 2}],
        "cards or open": [None, {"brick": 1}],
        "word or none": [None, "brick"],
        "cell": [[5, 3]],
        "cells": [[[5, 3], [0, 0]]],
        "words by seat": [[["1A+"], []]],
        "number": [-4],
        "flag": [True],
    }
    misfits: dict[str, list[object]] = {
        "seat": [-1, None, True, "0"],
        "seats": [[-1], 0],
        "cards": [{"brick": 0}, None, ["brick"]],
        "cell": [[5], 5, [5, -1]],
        "number": [True, 0.5],
        "flag": [1],
        "no type": [[]],
    }
    assert all(is_of(type, value) for type, values in fits.items() for value in values)
    assert not any(is_of(type, value) for type, values in misfits.items() for value in values)


def test_a_field_that_is_missing_foreign_or_of_another_type_is_named() -> None:
    kind = EventKind("stole", {"seat": "seat"}, secret={"card": "card"}, perhaps={"n": "number"})
    assert kind.fault(kind.of({"seat": 1, "n": 2}, {"card": "ore"}, [1])) == ""
    assert kind.fault(kind.of({})) == "stole lacks 'seat'"
    assert kind.fault(kind.of({"seat": 1, "card": "ore"})) == "stole does not declare 'card'"
    assert "which is no card" in kind.fault(kind.of({"seat": 1}, {"card": 3}, [1]))


def test_a_missing_seat_is_an_error_and_never_seat_0() -> None:
    kind = EventKind("handed", {"seat": "seat", "cell": "cell"})
    assert kind.seat({"event": "handed", "seat": 2}, "seat") == 2
    for told in ({}, {"seat": None}, {"seat": -1}, {"seat": True}, {"seat": [5, 3]}):
        with pytest.raises(ValueError, match="handed tells no seat 'seat'"):
            seat_in({"event": "handed", **told})
    with pytest.raises(ValueError, match="declares no seat 'cell'"):
        kind.seat({"event": "handed", "cell": 1}, "cell")


@pytest.mark.parametrize("event", ["handed", "stole", "traded", "yielded", "offered"])
def test_a_memory_refuses_an_event_without_its_seat(event: str) -> None:
    (game,) = [each for each in games().values() if each.key == "inca"]
    assert isinstance(game, SettlersGame)
    memory = HandMemory(0, 3, game.box)
    cards = {field: dict[str, int]() for field in ("gained", "cards", "give", "want", "take")}
    with pytest.raises(ValueError, match=f"{event} tells no seat"):
        memory.hear({"event": event, **cards})
