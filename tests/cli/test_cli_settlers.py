"""The settlers games in the terminal: land, seats and hand, and acts with their places."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.console import Console, RenderableType

import quipu
from pebbles.game import PebblesGame
from quipu.games.inca.show import TERMINAL, IncaSeen
from quipu.settlers.show import Board
from quipu.terminal.scene import Scene, places_of, shown, terminal_of
from quipu.texts import LANGUAGES, speaker
from tests.support.tables import PEBBLES

KEYS = [key for key in quipu.games() if key.startswith(("egypt", "inca"))]
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


SEEN = IncaSeen(["blue", "white", "red", "orange"], "column-ruins")


def scene(key: str, seat: int = 0, lang: str = "en", steps: int = 40) -> Scene:
    """A moment of a game in which whoever can build builds."""
    game, luck = quipu.game(key), quipu.FastLuck(3)
    state = game.start(
        4, luck, quipu.Journal(), map="beginner" if key != "egypt-pyramid" else "fixed"
    )
    for _ in range(steps):
        who = state.waiting()[0]
        legal = state.legal(who)
        builds = [action for action in legal if action.kind.startswith("build_")]
        state.apply(who, (builds or legal)[0], luck)
    view = game.observe(state, seat)
    legal = state.legal(seat) if seat >= 0 else []
    return Scene(view, legal, speaker(game.anchor, lang), NAMES, 80)


def lines(shown: RenderableType) -> list[str]:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(shown)
    return captured.get().splitlines()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_is_shown_on_eighty_columns_in_every_language(key: str, lang: str) -> None:
    for seat in (-1, 0, 2):
        moment = scene(key, seat, lang)
        game = quipu.game(key)
        words = replace(moment, plain=True)
        for part in (shown(game, moment), shown(game, moment, True), shown(game, words)):
            text = lines(part)
            assert max(map(len, text)) <= 80
            assert "⟨" not in "".join(text)
            assert all(any(name in line for line in text) for name in NAMES)


def test_the_map_lies_as_the_board_does() -> None:
    text = lines(Board(scene("inca"), SEEN).land())
    assert text[0].split() == ["feathers", "coca", "feathers", "coca", "feathers"]
    assert [word for word in text[1].split() if word.isdecimal()] == ["8", "11", "10", "5", "4"]
    assert text[12].split()[:3] == ["│", "wool", "│"]
    assert text[17].split() == ["6", "3", "9"]


def test_pieces_stand_on_the_map_with_their_seats_and_places_with_their_numbers() -> None:
    """On the beginners' map of the Inkas: settlements on 7 and 39, roads on 3 and 57 of seat 1."""
    game = quipu.game("inca")
    state = game.start(4, quipu.FastLuck(1), first_seat=1)
    form = game.position(state)
    form.update(phase={"name": "main"}, dice=[1, 2])
    player = form["players"][1]  # type: ignore[index]
    player.update(cities=[39], settlements=[7])
    state = game.from_position(form)
    view = game.observe(state, 1)
    roads = [game.parse({"kind": "build_road", "path": path}) for path in (2, 12, 68)]
    cities = [game.parse({"kind": "build_city", "crossing": 7})]
    moment = Scene(view, [*roads, *cities], speaker(game.anchor, "en"), NAMES, 80)
    text = "\n".join(lines(shown(game, moment)))
    assert text.count("■₂") == 1
    assert text.count("▲₂ 7") == 1  # built on, and to be chosen
    assert text.count("╲₂") + text.count("╱₂") + text.count("│₂") == 2
    assert all(f" {path} " in text for path in (2, 12, 68))
    bare = "\n".join(lines(shown(game, replace(moment, legal=[]))))
    assert " 68 " not in bare


def test_the_robber_and_the_harbours_stand_on_the_map() -> None:
    game = quipu.game("egypt")
    state = game.start(4, quipu.FastLuck(1), map="beginner")
    view = game.observe(state, 0)
    robber = [game.parse({"kind": "move_robber", "hex": hex}) for hex in (0, 12)]
    moment = Scene(view, robber, speaker(game.anchor, "en"), NAMES, 80)
    text = lines(shown(game, moment))
    assert sum(line.count("♟") for line in text) == 1
    assert sum(line.count("2:1") for line in text) == 5
    assert sum(line.count("3:1") for line in text) == 4
    above = next(n for n, line in enumerate(text) if "│  cattle │  stone  │" in line) - 1
    assert text[above].split()[1] == "12"
    words = lines(shown(game, replace(moment, plain=True)))
    assert words[-1] == "hex you can choose: 0, 12"
    assert "Robber: 9 –" in words


def test_within_a_turn_the_map_comes_back_when_there_is_a_place_to_choose() -> None:
    moment = replace(scene("inca"), legal=[])
    assert TERMINAL.glance is not None
    assert "▲ settlement" not in "\n".join(lines(TERMINAL.glance(moment)))
    road = quipu.game("inca").parse({"kind": "build_road", "path": 2})
    assert "▲ settlement" in "\n".join(lines(TERMINAL.glance(replace(moment, legal=[road]))))


def test_the_hand_is_shown_to_its_owner_alone() -> None:
    own, other = (lines(Board(scene("inca", seat), SEEN).cards()) for seat in (0, -1))
    assert own[-1].startswith("Your cards: ")
    assert not [line for line in other if "Your cards" in line]


def test_ruins_stand_in_brackets() -> None:
    """Of a first tribe two settlements are left; the second one begins on v5."""
    game, luck = quipu.game("inca"), quipu.FastLuck(1)
    form = game.position(game.start(4, luck, first_seat=0))
    form.update(phase={"name": "main"}, dice=[1, 2])
    player = form["players"][0]  # type: ignore[index]
    player.update(settlements=[35, 44, 5], ruins=[35, 44], cities=[], routes=[], tribe=2)
    view = game.observe(game.from_position(form), 0)
    board = Board(Scene(view, [], speaker(game.anchor, "en"), NAMES, 80), SEEN)
    assert board.places(0) == ["5", "(35)", "(44)"]


def test_places_are_told_by_the_lands_around() -> None:
    game = quipu.game("inca")
    state = game.start(4, quipu.FastLuck(1))
    where = places_of(game, game.observe(state, 0), speaker(game.anchor, "en"))
    assert where is not None
    assert where({"kind": "build_city", "crossing": 44}) == "stone 8, ore 11, fish 3"
    assert where({"kind": "build_road", "path": 43}) == "potato 10, stone 8"
    assert where({"kind": "move_robber", "hex": 12}) == "potato 6"
    assert where({"kind": "move_robber", "hex": None}) == ""
    assert where({"kind": "end_turn"}) == ""


class Bare(PebblesGame):
    """A game that brings nothing for a terminal."""

    def __init__(self) -> None:
        super().__init__()
        self.anchor = "tests"


def test_games_without_such_a_view_are_told_as_a_list_and_add_nothing() -> None:
    bare = Bare()
    assert terminal_of(bare) is None
    view = bare.observe(bare.start(2, quipu.FastLuck(1)), 0)
    speak = speaker(PEBBLES.anchor, "en")
    assert places_of(bare, view, speak) is None
    told = lines(shown(bare, Scene(view, [], speak, NAMES, 80)))
    assert [line.split()[0] for line in told] == [*view.to_json()]
