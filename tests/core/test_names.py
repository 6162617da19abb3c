"""What a stranger meets: one meaning under one name, in states, views, actions and answers."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest

import quipu
from quipu.core.luck import FastLuck
from quipu.core.state import play_on

GAMES = quipu.games()
RULES = Path(inspect.getfile(quipu)).parent


def midway(key: str, decisions: int = 60) -> quipu.State:
    game = quipu.game(key)
    state = game.start(3, FastLuck(4), **game.limits())  # type: ignore[arg-type]  # options
    play_on(state, FastLuck(5), decisions)
    return state


@pytest.mark.parametrize("key", GAMES)
def test_turns_of_views_and_positions_are_counted_alike(key: str) -> None:
    state = midway(key)
    view: Any = quipu.game(key).observe(state, 0)
    assert view.turn == view.to_json()["turn"] == quipu.game(key).position(state)["turn"]


def test_a_round_of_the_dice_game_is_the_active_seats_own_turn() -> None:
    game = quipu.game("dice")
    position = quipu.Position(game, 3, first_seat=0).set("turn", 5)
    for seat, boxes in enumerate([["x", "x"], ["x"], ["x"]]):
        position.set(f"sheets.{seat}.boxes", boxes)
    view: Any = game.observe(position.state(), 0)
    assert (view.turn, view.round) == (5, 2)


@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_points_count_the_running_turn_in_both_dice_games(key: str) -> None:
    game = quipu.game(key)
    state = game.start(2, quipu.NamedLuck(game, "choose 0"))
    dice = [str(place) for place in range(6 if key == "dice" else 3)]
    luck = quipu.NamedLuck(game, "dice brick wood wool" + " grain gold gold" * (len(dice) == 6))
    state.apply(0, game.parse(f"throw_dice {','.join(dice)}"), luck)
    state.apply(0, game.parse("stop_throwing"), quipu.NoLuck())
    road = "R0" if key == "dice" else "P1"
    state.apply(0, game.parse(f"build_road {road}"), quipu.NoLuck())
    view: Any = game.observe(state, 0)
    assert sum(state.points(0).values()) == view.points[0] == (1 if key == "dice" else 0)
    assert sum(state.scored(0).values()) == view.totals[0] == 0


def test_ranks_are_an_attribute_like_the_rest_of_a_result() -> None:
    result = quipu.Result([1], [3, 9], "points")
    assert (result.winners, result.points, result.ranks) == ([1], [3, 9], [2, 1])
    assert repr(result) == "Result([1], [3, 9], 'points')"


@pytest.mark.parametrize("key", GAMES)
def test_states_and_phases_say_what_they_are(key: str) -> None:
    state: Any = midway(key)
    assert repr(state).startswith(f"<{key}: turn ")
    assert "decides>" in repr(state)
    assert repr(state.phase).startswith(f"<phase {state.phase.name}")


@pytest.mark.parametrize("key", GAMES)
def test_a_notebook_shows_a_state_as_a_spectator_sees_it(key: str) -> None:
    state = midway(key)
    assert state._repr_svg_() == quipu.game(key).draw(state).svg()


# ---- actions ------------------------------------------------------------------------------------


def test_i1_7_the_frame_is_called_by_its_name() -> None:
    game = quipu.game("inca")
    frame = game.parse("move_robber frame")
    assert str(frame) == "move_robber frame"
    assert frame.to_json() == {"kind": "move_robber", "hex": None}  # as records write it
    forms: list[object] = ["move_robber -", frame.to_json()]
    for form in [*forms, {"kind": "move_robber", "hex": "frame"}]:
        assert game.parse(form) is frame


@pytest.mark.parametrize(
    ("key", "form", "answer"),
    [
        ("inca", "trade_three wood ore", "'give' counts cards, as in wood:1, not 'wood'"),
        ("inca", "move_robber home", "'home' is not a number"),
        ("egypt", "play_monopoly gold", "there is no resource 'gold' (resources: brick"),
        ("egypt-gods", "exchange_god zeus", "exchange_god: 'god' cannot be 'zeus' (known: "),
        ("egypt-gods", "keep_card mercenray", "did you mean 'mercenary'?"),
        ("jade", "exchange_open 1A+ 9A+", "'take' cannot be '9A+'; did you mean"),
        ("jade", "lay_tile Z9 0 N", "lay_tile: 'tile' cannot be 'Z9' (known: "),
    ],
)
def test_unknown_words_are_malformed_with_the_known_ones(key: str, form: str, answer: str) -> None:
    with pytest.raises(quipu.Malformed) as raised:
        quipu.game(key).parse(form)
    assert answer in str(raised.value)


# ---- what all may see ---------------------------------------------------------------------------


@pytest.mark.parametrize("key", [key for key in GAMES if key.startswith(("egypt", "inca"))])
def test_pieces_in_stock_are_what_is_not_on_the_board(key: str) -> None:
    game, state = quipu.game(key), midway(key, 200)
    start: Any = game.observe(midway(key, 0), 0)
    for eyes in (quipu.SPECTATOR, 0, 1):
        view: Any = game.observe(state, eyes)
        for seat in range(3):
            stock, whole = view.stock(seat), start.stock(seat)
            assert view.to_json()["players"][seat]["stock"] == stock
            placed, before = len(view.settlements_of(seat)), len(start.settlements_of(seat))
            assert stock["settlement"] + placed == whole["settlement"] + before
        again: Any = game.observe(game.imagine(view, FastLuck(1)), eyes)
        assert [again.stock(seat) for seat in range(3)] == [view.stock(seat) for seat in range(3)]


def posting() -> quipu.State:
    """A game of jade in which somebody has posted figures."""
    game, state = quipu.game("jade"), midway("jade", 100)
    while not game.position(state)["figures"]:
        play_on(state, FastLuck(6), 7)
    return state


def test_j1_9_figures_that_are_not_on_the_area_are_seen_by_all() -> None:
    game, state = quipu.game("jade"), posting()
    view: Any = game.observe(state, quipu.SPECTATOR)
    posted: Any = game.position(state)["figures"]
    assert posted
    for seat in range(3):
        sizes = [size for who, size, *_ in posted if who == seat]
        assert view.figures_left[seat] == [n - sizes.count(k) for k, n in ((1, 3), (2, 1), (3, 1))]


def test_j10_3_districts_are_told_apart() -> None:
    game, start, state = quipu.game("jade"), midway("jade", 0), midway("jade", 300)
    view: Any = game.observe(start, 0)
    assert len(view.districts) == 12  # J10.10
    assert [district.open_sides for district in view.districts] == [1] * 12
    later: Any = state
    parts = [tuple(part) for district in later.districts() for part in district.parts]
    assert len(parts) == len(set(parts))
    posted: Any = game.position(state)["figures"]
    there = sum(sum(district.archaeologists) for district in later.districts())
    assert there == sum(size for _, size, *_ in posted)
    closed = [district for district in later.districts() if district.is_closed]
    assert len(closed) == later.board.closed()
    assert closed[0].to_json()["open_sides"] == 0


# ---- the house ----------------------------------------------------------------------------------


def test_games_call_their_parent() -> None:
    """`Game.__init__(self, …)` past a parent would skip what the parent adds."""
    for path in [*RULES.glob("games/*/game.py"), *RULES.glob("settlers/game.py")]:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and node.attr == "__init__":
                assert isinstance(node.value, ast.Call), f"{path}: line {node.lineno}"
