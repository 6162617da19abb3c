"""Options: declared once; every right value is taken, and every wrong one refused with its name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quipu import FastLuck, Game, IllegalAction
from quipu.core.options import Choice, FirstSeat, Flag, Limit, Option, Range, settle
from tests.support.games_under_test import GAMES, as_text, cases_of, defaults
from tests.support.hypothesis_settings import searched
from tests.support.json_strategies import anything

FLAG = Flag("gifts", False, "X1.1")
RANGE = Range("limit", 10, 5, 15, "X1.2")
CHOICE = Choice("map", "fixed", ["fixed", "variable"], "X1.3")
FIRST = FirstSeat("X1.4")
LIMIT = Limit("offers", "unlimited", 6, 0, 99, "unlimited", "X1.5")
ALL: list[Option] = [FLAG, RANGE, CHOICE, FIRST, LIMIT]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


@pytest.mark.parametrize(
    ("option", "right", "wrong"),
    [
        (FLAG, [True, False], [0, 1, "true", None, 1.0, []]),
        (RANGE, [5, 10, 15], [4, 16, -10, 10.0, "10", True, None, 2**64, float("nan"), [10]]),
        (CHOICE, ["fixed", "variable"], ["Fixed", "", "fixed ", 0, True, None, ["fixed"]]),
        (FIRST, ["random", 0, 2], [3, -1, "0", "Random", True, False, None, 1.0, 2**70, [0]]),
        (LIMIT, [0, 6, 99, "unlimited"], [-1, 100, "6", "Unlimited", "", True, None, 6.0, [6]]),
    ],
    ids=lambda value: value.name if isinstance(value, Option) else "",
)
def test_an_option_takes_its_values_and_no_others(
    option: Option, right: list[Any], wrong: list[Any]
) -> None:
    assert all(option.takes(value, 3) for value in right)
    assert not any(option.takes(value, 3) for value in wrong)


@pytest.mark.parametrize(
    ("option", "form"),
    [
        (FLAG, {"name": "gifts", "default": False, "paragraph": "X1.1", "type": "bool"}),
        (
            RANGE,
            {
                "name": "limit",
                "default": 10,
                "paragraph": "X1.2",
                "type": "range",
                "low": 5,
                "high": 15,
            },
        ),
        (
            CHOICE,
            {
                "name": "map",
                "default": "fixed",
                "paragraph": "X1.3",
                "type": "choice",
                "values": ["fixed", "variable"],
            },
        ),
        (FIRST, {"name": "first_seat", "default": "random", "paragraph": "X1.4", "type": "seat"}),
        (
            LIMIT,
            {
                "name": "offers",
                "default": "unlimited",
                "paragraph": "X1.5",
                "type": "limit",
                "low": 0,
                "high": 99,
                "word": "unlimited",
            },
        ),
    ],
    ids=["flag", "range", "choice", "first", "limit"],
)
def test_a_form_can_be_made_of_a_declaration(option: Option, form: dict[str, object]) -> None:
    assert option.to_json() == form
    assert option.words()


def test_a_declaration_handed_out_shares_nothing() -> None:
    values: Any = CHOICE.to_json()["values"]
    values.append("spoilt")
    CHOICE.samples(2).append("spoilt")
    assert not CHOICE.takes("spoilt", 2)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "true", True),
        (FLAG, "Yes", True),
        (FLAG, "on", True),
        (FLAG, "false", False),
        (FLAG, "no", False),
        (FLAG, "OFF", False),
        (RANGE, "7", 7),
        (RANGE, "-7", -7),
        (CHOICE, "variable", "variable"),
        (FIRST, "random", "random"),
        (FIRST, "2", 2),
        (LIMIT, "0", 0),
        (LIMIT, "unlimited", "unlimited"),
    ],
)
def test_values_are_read_from_the_command_line(option: Option, text: str, value: object) -> None:
    assert option.read(text) == value
    assert type(option.read(text)) is type(value)


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (FLAG, "maybe"),
        (FLAG, "1"),
        (RANGE, "seven"),
        (RANGE, "--7"),
        (RANGE, "7.0"),
        (RANGE, "٧"),
        (RANGE, "²"),
        (RANGE, ""),
        (RANGE, "-"),
        (RANGE, "9" * 30),
        (CHOICE, "7"),
        (FIRST, "3"),
        (FIRST, "-1"),
    ],
)
def test_a_wrong_word_is_read_and_then_refused(option: Option, text: str) -> None:
    assert not option.takes(option.read(text), 3)


@given(st.text())
@searched()
def test_reading_a_value_never_fails(text: str) -> None:
    for option in ALL:
        assert isinstance(option.read(text), bool | int | str)


def test_what_was_not_chosen_is_as_declared() -> None:
    assert settle(ALL, 2, {}) == {
        "gifts": False,
        "limit": 10,
        "map": "fixed",
        "first_seat": "random",
        "offers": "unlimited",
    }
    assert settle(ALL, 2, {"limit": 15, "first_seat": 1})["limit"] == 15


@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ({"gift": True}, "gift"),
        ({"": True}, ""),
        ({"limit": 4}, "limit"),
        ({"map": "round"}, "map"),
        ({"first_seat": 2}, "first_seat"),
        ({"gifts": None}, "gifts"),
    ],
)
def test_a_wrong_option_is_refused_and_named(chosen: dict[str, object], named: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        settle(ALL, 2, chosen)
    assert caught.value.refusal.code == "wrong_option"
    assert named in caught.value.refusal.detail


names = st.one_of(st.sampled_from(["gifts", "limit", "map", "first_seat"]), st.text(max_size=5))
words = ["true", "fixed", "variable", "random", "10"]


@given(st.dictionaries(names, anything(words), max_size=4), st.integers(1, 4))
@searched(200)
def test_any_choice_is_agreed_or_refused_in_one_line(chosen: dict[str, Any], seats: int) -> None:
    try:
        agreed = settle(ALL, seats, chosen)
    except IllegalAction as error:
        message = str(error)
    else:
        message = "agreed"
        assert list(agreed) == [option.name for option in ALL]
        assert all(option.takes(agreed[option.name], seats) for option in ALL)
    assert len(message.splitlines()) == 1
    assert len(message) < 300


# ---- the games' own -----------------------------------------------------------------------------


@every_game
def test_declarations_are_sound(game: Game) -> None:
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    for case in cases_of(game):
        for option in game.options:
            samples = option.samples(case.seats)
            assert option.default in samples
            assert all(option.takes(value, case.seats) for value in samples)
            assert len({repr(value) for value in samples}) == len(samples)
            assert all(repr(option.read(str(value).lower())) == repr(value) for value in samples)
            assert option.paragraph
            assert option.words()
            assert as_text(option.to_json())


@every_game
def test_limits_are_options_of_the_game(game: Game) -> None:
    limits = game.limits()
    seats = game.seat_counts(defaults(game))[0]
    agreed = game.agree(seats, limits)
    assert {name: agreed[name] for name in limits} == limits


@every_game
def test_a_wrong_number_of_seats_is_refused_with_its_paragraph(game: Game) -> None:
    counts = game.seat_counts(defaults(game))
    assert counts == sorted(set(counts))
    for seats in (0, -1, counts[0] - 1, counts[-1] + 1, 1000):
        with pytest.raises(IllegalAction) as caught:
            game.start(seats, FastLuck(1))
        assert caught.value.refusal.code == "wrong_seats"
        assert caught.value.refusal.paragraph == game.seats_paragraph() != ""


@every_game
def test_an_unknown_option_is_refused(game: Game) -> None:
    seats = game.seat_counts(defaults(game))[0]
    with pytest.raises(IllegalAction, match="wrong_option"):
        game.start(seats, FastLuck(1), no_such_option=1)
