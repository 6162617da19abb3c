"""The settlers games in the terminal: land, seats and hand, and acts with their places."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

import quipu
from quipu.cli import show_settlers
from quipu.cli.scene import Scene, places_of, show, view_module
from quipu.texts import LANGUAGES, speaker
from tests.tables import PEBBLES

KEYS = [key for key in quipu.games() if key.startswith(("egypt", "inca"))]
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


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
    return Scene(view, legal, speaker(game.anchor, lang), speaker("quipu.cli", lang), NAMES, 80)


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
        for part in (show_settlers.show(moment), show_settlers.glance(moment)):
            text = lines(part)
            assert max(map(len, text)) <= 80
            assert "⟨" not in "".join(text)
            assert all(any(name in line for line in text) for name in NAMES)


def test_the_map_lies_as_the_board_does() -> None:
    text = lines(show_settlers.Board(scene("inca")).land())
    assert len(text) == 10
    assert text[0].split() == [
        "0",
        "feathers",
        "1",
        "coca",
        "2",
        "feathers",
        "3",
        "coca",
        "4",
        "feathers",
    ]
    assert text[1].split() == ["8", "11", "10", "5", "4"]
    assert text[4].startswith("11 stone")
    assert text[9].split() == ["6", "3", "9"]


def test_the_hand_is_shown_to_its_owner_alone() -> None:
    own, other = (lines(show_settlers.Board(scene("inca", seat)).cards()) for seat in (0, -1))
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
    speak, own = speaker(game.anchor, "en"), speaker("quipu.cli", "en")
    board = show_settlers.Board(Scene(view, [], speak, own, NAMES, 80))
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


def test_games_without_such_a_view_are_told_as_a_list_and_add_nothing() -> None:
    assert view_module(PEBBLES) is None
    view = PEBBLES.observe(PEBBLES.start(2, quipu.FastLuck(1)), 0)
    speak = speaker(PEBBLES.anchor, "en")
    assert places_of(PEBBLES, view, speak) is None
    told = lines(show(PEBBLES, Scene(view, [], speak, speaker("quipu.cli", "en"), NAMES, 80)))
    assert [line.split()[0] for line in told] == [*view.to_json()]
