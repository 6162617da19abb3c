"""Notation: what is printed parses back, and what is broken is refused as Malformed or illegal."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quipu import COMPILED, Action, Chronicle, FastLuck, Game, IllegalAction, Malformed, State
from quipu.core.notation import (
    CARDS,
    ID,
    IDS,
    LARGEST_NUMBER,
    LONGEST_LIST,
    NUMBER,
    NUMBERS,
    Parameter,
    fits,
    read_arguments,
    split_text,
)
from quipu.core.state import text_form
from tests.support.games_under_test import (
    GAMES,
    as_text,
    at_some_moments,
    cases_of,
    decide,
    position_text,
)
from tests.support.hypothesis_settings import searched
from tests.support.json_strategies import HUGE, anything, nested, one_thing_changed, words_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)

KINDS = {
    "offer": [Parameter("give", CARDS), Parameter("want", CARDS), Parameter("to", NUMBERS, True)],
    "go": [Parameter("place", NUMBER)],
    "pick": [Parameter("cards", IDS), Parameter("why", ID, optional=True)],
    "stop": [],
}


# ---- single words -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("stop", {"kind": "stop"}),
        ("  stop  ", {"kind": "stop"}),
        ("go 12", {"kind": "go", "place": 12}),
        ("go -3", {"kind": "go", "place": -3}),
        ("offer grain:2 brick:1,ore:1 0,2", None),
        ("offer - ore:1 -", {"kind": "offer", "give": {}, "want": {"ore": 1}, "to": None}),
        ("pick a,b why", {"kind": "pick", "cards": ["a", "b"], "why": "why"}),
        ("pick - -", {"kind": "pick", "cards": [], "why": None}),
    ],
)
def test_the_text_form_says_what_the_json_form_says(
    text: str, data: dict[str, object] | None
) -> None:
    found = split_text(text, KINDS)
    offer = {"kind": "offer", "give": {"grain": 2}, "want": {"brick": 1, "ore": 1}, "to": [0, 2]}
    assert found == (offer if data is None else data)
    arguments = {name: value for name, value in found.items() if name != "kind"}
    assert text_form(str(found["kind"]), arguments) == " ".join(text.split())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "fly",
        "Stop",
        "stop now",
        "go",
        "go 1 2",
        "go x",
        "go 1.0",
        "go --1",
        "go -",
        "go ١",
        "go ²",
        "go 0x1",
        "go 1_0",
        "go +1",
        "go 99999999",
        "offer grain ore:1 -",
        "offer grain:x ore:1 -",
        "offer grain: ore:1 -",
        "offer grain:1: ore:1 -",
        "offer grain:1,,ore:1 - -",
        "offer - - 1,,2",
        "offer - - 1;2",
    ],
)
def test_a_broken_text_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read_whole(text)


def read_whole(text: str) -> dict[str, object]:
    data = split_text(text, KINDS)
    return read_arguments(str(data["kind"]), KINDS[str(data["kind"])], data)


@pytest.mark.parametrize(
    ("data", "named"),
    [
        ({"kind": "go"}, "place"),
        ({"kind": "go", "place": None}, "place"),
        ({"kind": "go", "place": True}, "place"),
        ({"kind": "go", "place": 1.0}, "place"),
        ({"kind": "go", "place": "1"}, "place"),
        ({"kind": "go", "place": LARGEST_NUMBER + 1}, "place"),
        ({"kind": "go", "place": -LARGEST_NUMBER - 1}, "place"),
        ({"kind": "go", "place": 1, "speed": 2}, "speed"),
        ({"kind": "pick", "cards": "a"}, "cards"),
        ({"kind": "pick", "cards": [1]}, "cards"),
        ({"kind": "pick", "cards": ["a"] * (LONGEST_LIST + 1)}, "cards"),
        ({"kind": "pick", "cards": ["a"], "why": 5}, "why"),
        ({"kind": "offer", "give": [], "want": {}}, "give"),
        ({"kind": "offer", "give": {"ore": True}, "want": {}}, "give"),
        ({"kind": "offer", "give": {"ore": 2**63}, "want": {}}, "give"),
        ({"kind": "offer", "give": {}, "want": {}, "to": [0, None]}, "to"),
    ],
)
def test_a_wrong_argument_is_named(data: dict[str, object], named: str) -> None:
    with pytest.raises(Malformed, match=named):
        read_arguments(str(data["kind"]), KINDS[str(data["kind"])], data)


def test_too_many_sorts_of_cards_are_refused() -> None:
    assert not fits({f"card {n}": 1 for n in range(LONGEST_LIST + 1)}, CARDS)


@pytest.mark.parametrize("word", ["", " ", "a b", "a\nb", "\u2003", "-", "a,b", ",", "a:1", ":"])
def test_a_word_holds_nothing_that_would_split_it(word: str) -> None:
    assert not fits(word, ID)
    assert not fits(["a", word], IDS)
    assert not fits({word: 1}, CARDS)


words = st.text("abcXYZ019_", min_size=1, max_size=6)
numbers = st.integers(-LARGEST_NUMBER, LARGEST_NUMBER)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    ID: words,
    NUMBER: numbers,
    NUMBERS: st.lists(numbers, max_size=5),
    IDS: st.lists(words, max_size=5),
    CARDS: st.dictionaries(words, numbers, max_size=4),
}


@st.composite
def actions(draw: st.DrawFn) -> tuple[list[Parameter], dict[str, object]]:
    types = draw(st.lists(st.sampled_from([*VALUES]), max_size=4))
    parameters = [Parameter(f"p{n}", type) for n, type in enumerate(types)]
    arguments = {f"p{n}": draw(VALUES[type]) for n, type in enumerate(types)}
    return parameters, arguments


@given(actions())
@searched()
def test_any_arguments_go_through_text_and_json(
    action: tuple[list[Parameter], dict[str, object]],
) -> None:
    parameters, arguments = action
    read = split_text(text_form("act", arguments), {"act": parameters})
    assert read == {"kind": "act", **arguments}
    assert read_arguments("act", parameters, json.loads(as_text(read))) == arguments


# ---- actions of every game ----------------------------------------------------------------------


@cache
def some_states(game: Game) -> list[State]:
    """Positions of a random game, among them its start and its end."""
    return [way.state.copy() for way in at_some_moments(cases_of(game)[-1], 50, 6)]


@cache
def some_actions(game: Game) -> list[dict[str, Any]]:
    """The JSON forms of the catalogue and of some composed actions."""
    forms = [action.to_json() for action in game.catalogue.actions]
    luck = FastLuck(51)
    for state in some_states(game):
        for seat in state.waiting():
            forms += [decide(state, seat, game, luck).to_json() for _ in range(10)]
    return forms


def vocabulary(forms: list[Any]) -> list[str]:
    return sorted({word for form in forms for word in words_of(form)} | {"", "-", "kind", "?"})


def made(act: Callable[[], Any]) -> Any:
    """What was made, or None if it was refused; any other exception is an error."""
    try:
        return act()
    except (Malformed, IllegalAction):
        return None


def check_action(game: Game, data: object) -> None:
    action: Action[Any] | None = made(lambda: game.parse(data))
    if action is None:
        return
    for form in (json.loads(as_text(action.to_json())), str(action)):
        again = game.parse(form)
        assert again == action
        assert again.to_json() == action.to_json()
        for state in some_states(game):
            for seat in range(int(state.seats)):
                assert again.refusal(state, seat) == action.refusal(state, seat)


@every_game
def test_what_is_printed_parses_back_whatever_was_read(game: Game) -> None:
    """Also actions that name what does not exist: they print as they are, and stay refused."""
    forms = some_actions(game)
    vocabulary_ = vocabulary(forms)

    @given(one_thing_changed(forms, vocabulary_))
    @searched(120)
    def check(data: object) -> None:
        check_action(game, data)

    check()


@every_game
def test_any_json_is_an_action_or_refused(game: Game) -> None:
    vocabulary_ = vocabulary(some_actions(game))

    @given(anything(vocabulary_))
    @searched(120)
    def check(data: object) -> None:
        check_action(game, data)

    check()


@every_game
def test_any_text_is_an_action_or_refused(game: Game) -> None:
    forms = some_actions(game)
    known = [str(game.parse(form)) for form in forms]
    pieces = st.one_of(
        st.sampled_from([piece for text in known for piece in text.split()]),
        st.text(max_size=5),
        st.sampled_from(
            ["-", ",", "1,1", "-1", "1:", ":1", "0" * 5000, "9" * 5000, "1,2,", "²", "٣"]
        ),
    )

    @given(st.lists(pieces, max_size=5).map(" ".join))
    @searched(120)
    def check(text: str) -> None:
        check_action(game, text)

    check()


@every_game
def test_numbers_of_any_size_are_refused_and_break_nothing(game: Game) -> None:
    sorts = {str(form["kind"]): form for form in some_actions(game)}
    for value in (*HUGE, *[-number for number in HUGE]):
        for form in sorts.values():
            for name in form:
                check_action(game, form | {name: value})
                check_action(game, form | {name: [value]})
                check_action(game, form | {name: {"x": value}})


@every_game
def test_deeply_nested_actions_are_refused_and_break_nothing(game: Game) -> None:
    for depth in [*range(900, 1000, 3), 3000]:
        deep = nested(depth)
        form = some_actions(game)[0]
        for data in (deep, {"kind": deep}, form | {"more": deep}, {"kind": {"kind": deep}}):
            assert made(lambda data=data: game.parse(data)) is None  # type: ignore[misc]


# ---- positions of every game --------------------------------------------------------------------


def check_position(game: Game, data: object) -> None:
    """What is read is a position that keeps the contract and can be played on."""
    state: State | None = made(lambda: game.from_position(data))
    if state is None:
        return
    written = position_text(game, state)
    assert position_text(game, game.from_position(json.loads(written))) == written
    assert state.broken() == ""
    assert (state.waiting() == []) == (state.result() is not None)
    luck = FastLuck(52)
    for _ in range(15):
        for seat in state.waiting()[:1]:
            state.apply(seat, decide(state, seat, game, luck), luck, Chronicle())
            assert state.broken() == ""


@every_game
def test_a_changed_position_is_refused_or_can_be_played(game: Game) -> None:
    forms = [json.loads(position_text(game, state)) for state in some_states(game)]
    vocabulary_ = vocabulary([*forms, *some_actions(game)])

    @given(one_thing_changed(forms, vocabulary_))
    @searched(150)
    def check(data: object) -> None:
        check_position(game, data)

    check()


@every_game
def test_any_json_is_a_position_or_malformed(game: Game) -> None:
    forms = [json.loads(position_text(game, state)) for state in some_states(game)[:2]]

    @given(anything(vocabulary(forms)))
    @searched(150)
    def check(data: object) -> None:
        check_position(game, data)

    check()


@every_game
def test_numbers_of_any_size_in_a_position_break_nothing(game: Game) -> None:
    states = some_states(game)  # compiled numbers have bounds to break, those of Python have none
    for state in states if COMPILED else states[::4]:
        for value in (*HUGE, -1, -(2**63), 1.5, float("inf"), float("nan"), "", None, True):
            form = game.position(state)
            for path in places(form):
                check_position(game, replaced(form, path, value))


def places(data: Any) -> list[list[Any]]:
    """Every way into some JSON, but of a list only the first and the last item."""
    if isinstance(data, dict):
        names: list[Any] = [*data]
    else:
        names = [*{0, len(data) - 1}] if isinstance(data, list) and data else []
    found = [[name] for name in names]
    for name in names:
        found += [[name, *rest] for rest in places(data[name])]
    return found


def replaced(data: Any, path: list[Any], value: object) -> Any:
    if not path:
        return value
    twin = dict(data) if isinstance(data, dict) else list(data)
    twin[path[0]] = replaced(data[path[0]], path[1:], value)
    return twin


@every_game
def test_deeply_nested_positions_are_malformed(game: Game) -> None:
    form = game.position(some_states(game)[1])
    for depth in [*range(900, 1000, 7), 3000]:
        for path in places(form):
            data = replaced(form, path, nested(depth))
            assert made(lambda data=data: game.from_position(data)) is None  # type: ignore[misc]


@every_game
def test_the_position_of_another_game_is_malformed(game: Game) -> None:
    for other in GAMES.values():
        if other.key != game.key:
            for state in some_states(other)[:2]:
                with pytest.raises(Malformed):
                    game.from_position(other.position(state))
