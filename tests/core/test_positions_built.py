"""Positions set by name, and what is said of what is missing, foreign or does not add up."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import quipu

GAMES = quipu.games()


def begun(key: str) -> quipu.Position:
    return quipu.Position(quipu.game(key), 3)


def turn() -> quipu.Position:
    """Seat 0 has rolled in the first turn of an Egyptian game."""
    built = quipu.Position(quipu.game("egypt"), 3, map="beginner", first_seat=0)
    return built.set("phase", {"name": "main"}).set("dice", [1, 2])


@pytest.mark.parametrize("key", GAMES)
def test_a_position_begins_as_the_set_up(key: str) -> None:
    game, position = quipu.game(key), begun(key)
    again = begun(key).take(position.state())
    assert again.form == position.form
    assert game.position(position.state()) == game.position(again.state())


@pytest.mark.parametrize("key", GAMES)
def test_every_field_that_is_missing_is_named(key: str) -> None:
    game = quipu.game(key)
    whole = game.position(begun(key).state())
    for name in whole:
        form = copy.deepcopy(whole)
        del form[name]
        if name in game.following() or name in ("robber", "route", "army", "favour"):
            continue  # may be left out: it follows from the others, or nobody has it
        with pytest.raises(quipu.Malformed, match=f"'{name}' is missing"):
            game.from_position(form)


@pytest.mark.parametrize("key", GAMES)
def test_a_foreign_field_is_refused_with_the_known_ones(key: str) -> None:
    game = quipu.game(key)
    form = game.position(begun(key).state())
    form["colour"] = "red"
    with pytest.raises(quipu.Malformed, match=r"has no field 'colour' \(fields: game, options"):
        game.from_position(form)


def test_things_are_set_by_name_and_bank_and_deck_follow() -> None:
    position = turn().set("players.0.hand.grain", 2).set("players.1.cards", {"monopoly": 1})
    game, state = quipu.game("egypt"), position.state()
    view: Any = game.observe(state, 0)
    assert view.hand["grain"] == 2
    written: Any = game.position(state)
    hands = [player["hand"].get("grain", 0) for player in written["players"]]
    assert view.bank["grain"] == 19 - sum(hands)
    assert written["deck"]["monopoly"] == 1


@pytest.mark.parametrize(
    ("path", "value", "answer"),
    [
        ("trun", 3, "there is no field 'trun'; did you mean 'turn'?"),
        ("players.0.hnd.grain", 3, "there is no field 'hnd'; did you mean 'hand'?"),
        ("players.3.hand", {}, "'3' is not a number from 0 to 2"),
        ("players.x.hand", {}, "'x' is not a number from 0 to 2"),
        ("turn.0", 1, "nothing lies within 'turn'"),
        ("turn.0.x", 1, "nothing lies within what comes before '0'"),
    ],
)
def test_a_way_that_leads_nowhere_says_so(path: str, value: object, answer: str) -> None:
    with pytest.raises((quipu.UnknownName, quipu.Malformed)) as raised:
        turn().set(path, value)
    assert answer in str(raised.value)


@pytest.mark.parametrize(
    ("path", "value", "answer"),
    [
        ("players.0.hand", {"grain": 20}, "the bank owes grain"),
        ("players.0.cards", {"monopoly": 3}, "the deck owes monopoly"),
        ("players.0.hat", 1, "player 0 has no field 'hat'"),
        ("players.0.new", {"plenty": 1}, "'new': 1 plenty are not among the cards, which are 0"),
        ("bank", {"grain": 3}, "they leave "),
        ("first", None, "'first': None is not a number from 0 to 2"),
    ],
)
def test_what_does_not_add_up_is_said_with_its_numbers(
    path: str, value: object, answer: str
) -> None:
    with pytest.raises(quipu.Malformed) as raised:
        turn().set(path, value).state()
    assert answer in str(raised.value)


def test_gods_write_names_and_the_numbers_of_earlier_positions_still_read() -> None:
    game = quipu.game("egypt-gods")
    position = quipu.Position(game, 3, map="beginner", first_seat=0)
    position.set("dice", [1, 2]).set("players.0.god.name", "maat").set("turn", 4)
    form: Any = position.form
    names = [player["god"]["name"] for player in form["players"]]
    if names.count("maat") > 1:
        position.set(f"players.{names.index('maat', 1)}.god.name", "amun")
    position.set("players.0.god.used", 4).set("players.1.hand", {"grain": 2, "stone": 1})
    seen = {"name": "maat_taking", "seat": 0, "victim": 1, "hand": {"grain": 2, "stone": 1}}
    named = position.set("phase", seen).state()
    kinds = game.lots()["steal"]
    row = [seen["hand"].get(kind, 0) for kind in kinds]  # type: ignore[attr-defined]
    old = position.set("phase", {**seen, "hand": row + [0] * (8 - len(row))}).state()
    assert named.key() == old.key()
    written: Any = game.position(old)
    assert written["phase"] == seen
