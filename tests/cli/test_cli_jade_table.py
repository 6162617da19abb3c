"""Jade in the terminal: the area with its lines and districts, the seats, and what is secret."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from rich.console import Console, RenderableType

import quipu
from quipu.cli.menu import Words, make_menu, subset_action, subset_form
from quipu.core.openings import Subset
from quipu.games.jade.state import Jade
from quipu.presenting import looking_at, presenter
from quipu.terminal.scene import Scene, places_of, shown
from quipu.texts import LANGUAGES, speaker
from tests.support.jade.build import artefact_luck, draw, example, play, table

GAME = quipu.game("jade")
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def scene(state: quipu.State, seat: int = 0, lang: str = "en", width: int = 80) -> Scene:
    view = GAME.observe(state, seat)
    legal = state.legal(seat) if seat >= 0 else []
    return Scene(view, legal, speaker(GAME.anchor, lang, strict=True), NAMES, width)


def lines(picture: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(picture)
    return [line.rstrip() for line in captured.get().splitlines()]


def table_of(state: quipu.State, seat: int = 0, **how: Any) -> list[str]:
    moment = scene(state, seat, **how)
    return lines(shown(GAME, moment), moment.width)


@cache
def random_game(seats: int) -> list[quipu.State]:
    """Some positions, and the last."""
    luck = quipu.FastLuck(4)
    state, found = GAME.start(seats, luck), []
    for step in range(10_000):
        if step % 40 == 0 or not state.waiting():
            found.append(state.copy())
        if not state.waiting():
            break
        acts = state.legal(state.waiting()[0])
        state.apply(state.waiting()[0], acts[luck.below(len(acts))], luck)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_table_fits_its_columns_in_every_language(lang: str, width: int) -> None:
    for number, state in enumerate(random_game(4)):
        text = table_of(state, number % 5 - 1, lang=lang, width=width)
        assert max(map(len, text)) <= width
        assert all(any(name in line for line in text) for name in NAMES)


def test_the_area_lies_as_the_board_does() -> None:
    text = table_of(example("P1", jeeps={1: [6, 2]}))
    assert text[1].split()[:11] == [str(x) for x in range(11)]
    area = [line[:48].rstrip() for line in text[2:25]]
    assert area[2 * 5 + 1] == " 5 ──○───○───○───○───○───●───○───○───○───○───○──"
    assert area[2 * 2 + 1] == " 2   ·   ·   ·   ·   · ══○───▲───○── ·   ·   ·"
    assert area[2 * 3] == " " * 25 + "│   ║   ║"  # from (5,2), (6,2) and (7,2) down
    assert area[2 * 3 + 1] == " 3   ·   ·   ·   ·   · ──○═══○══ ·   ·   ·   ·"


def test_districts_tell_what_there_is_to_dig_and_who_digs() -> None:
    lay = [["D1", 6, 3, 0], ["A1", 6, 2, 2], ["S6", 4, 1, 0]]
    text = table_of(table(lay, [[1, 2, 6, 3, 0], [0, 1, 6, 2, 0]]))
    assert [line[48:].strip() for line in text if "head" in line or "coin" in line] == [
        "(4,1) 1 head",
        "(4,1) 1 gold coin",
        "(6,2) 2 heads · Ada 1 · Ben 2",
    ]
    assert "◇" in text[2 * 1 + 3]  # two parts of one tile, each a district
    assert "1○" in text[2 * 2 + 3]
    assert "2○" in text[2 * 3 + 3]


@pytest.mark.rule("J2.8")
@pytest.mark.parametrize(
    ("seat", "shown", "golds"),
    [(0, False, ["3", "?"]), (-1, False, ["?", "?"]), (1, True, ["3", "4"])],
)
def test_gold_of_others_is_shown_only_if_all_agreed(
    seat: int, shown: bool, golds: list[str]
) -> None:
    text = table_of(table(gold={0: 3, 1: 4}, show_gold=shown), seat)
    rows = [line.split() for line in text if "1 1 1 2 3" in line]
    assert [row[row.index(name) + 1] for row, name in zip(rows, NAMES, strict=False)] == golds


def test_artefacts_are_shown_to_their_owner_alone() -> None:
    state = table(hands={0: ["1A+"], 1: ["2B-"]}, displays={0: ["B5"]})
    own, other = ("\n".join(table_of(state, seat)) for seat in (0, -1))
    assert "Rack: 1A (well preserved) · 1 point" in own
    assert "2B" not in own
    assert "Your display: B5 (N 1 head, E 1 head and 1 gold coin)" in own
    assert "Rack" not in other


def test_a_tile_is_told_by_where_its_city_would_lie() -> None:
    where = places_of(GAME, GAME.observe(table(), 0), speaker(GAME.anchor, "en"))
    assert where is not None
    assert where({"kind": "lay_tile", "tile": "B5", "turn": 1, "side": "N"}) == "city E, S"
    assert where({"kind": "lay_tile", "tile": "J0", "turn": 0, "side": "N"}) == ""
    assert where({"kind": "drive", "cell": [5, 5]}) == ""


# ---- what can be done -----------------------------------------------------------------------


def menu(state: Jade, lang: str = "en") -> list[str]:
    words = Words(speaker("quipu.cli", lang), speaker(GAME.anchor, lang), NAMES)
    shown, looking = presenter(GAME), looking_at(GAME, state, int(state.mover), lang, NAMES)
    entries = make_menu(GAME, shown.groups(looking, None), shown.forms(looking), words)
    return [entry.text for entry in entries]


@pytest.mark.rule("J5.8")
def test_a_place_with_one_turn_is_listed_beside_those_with_several() -> None:
    state = draw(play(table([["J0", 4, 3, 0]]), "drive 4,3"), "A1")
    assert len(state.legal(0)) == 3 + 1 + 1
    assert menu(state) == [
        "Place a tile (3,3) …",
        "Place city tile A1 to the north, turned a quarter right",
        "Place city tile A1 to the south, turned a quarter left",
    ]
    assert menu(state, "de")[0] == "Kärtchen anlegen (3,3) …"


@pytest.mark.rule("J13.3")
def test_two_artefacts_of_one_kind_can_be_put_back_together() -> None:
    state = play(table(hands={0: ["1A+", "1A+"]}), "drive 5,5")
    play(state, "exchange_hidden 2", luck=artefact_luck(state, ["2A+", "2B-"]))
    (opening,) = state.openings(0)
    assert isinstance(opening, Subset)
    assert str(subset_action(GAME, opening, ["1", "2"])) == "return_artefacts 1A+,1A+"
    for act in state.legal(0):  # what a hint says is read as the same act
        assert subset_action(GAME, opening, subset_form(opening, act).split()) is act


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_in_words_names_jeeps_seats_and_fields_to_choose(lang: str) -> None:
    state = GAME.start(2, quipu.FastLuck(3))
    (seat,) = state.waiting()
    moment = scene(state, seat, lang)
    moment.plain = True
    text = lines(shown(GAME, moment), 400)
    assert not [line for line in text if set(line) & set("│║─═○◇")]
    told = [line for line in text if any(name in line for name in NAMES[:2])]
    assert len(told) >= 4  # where each jeep is, and what each seat has
    cells: list[Any] = [
        action.arguments()["cell"] for action in state.legal(seat) if action.kind == "drive"
    ]
    assert cells
    assert all(f"({x},{y})" in text[-1] for x, y in cells)


def test_fields_that_can_be_chosen_are_marked_on_the_map() -> None:
    state = GAME.start(2, quipu.FastLuck(3))
    (seat,) = state.waiting()
    console = Console(width=80, force_terminal=True, color_system="standard", _environ={})
    with console.capture() as captured:
        console.print(shown(GAME, scene(state, seat)))
    marked = captured.get().count("\x1b[1;30;102m")
    drives = [action for action in state.legal(seat) if action.kind == "drive"]
    assert marked == len(drives) + 1  # and one in the legend
