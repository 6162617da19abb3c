"""The drawn table: it keeps its keys, shows what is known, and offers exactly what is legal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

import quipu
from quipu.drawing import Drawing
from quipu.games.jade.draw_layout import Desk
from quipu.games.jade.draw_places import SHAPE_OF, complete_districts
from quipu.games.jade.draw_rack import LETTERS, statues
from quipu.games.jade.draw_targets import is_placed
from quipu.games.jade.faces import ALL_FACES, EMPTY, PARTS
from quipu.games.jade.state import Jade
from quipu.texts import speaker
from tests.support.jade.build import GAME, SILENT, start, stuck, table

NAMES = ["Ane", "Meret", "<b>&", "Wilhelmina"]
P1 = [["D1", 6, 3, 0], ["A1", 6, 2, 2], ["A1", 7, 2, 2], ["B2", 7, 4, 3]]
CLOSED = [*P1, ["A1", 6, 4, 1], ["D7", 7, 3, 3]]  # J10.11: three districts
HAND = ["1A+", "1A+", "2B-", "3C+", "1D-"]


def played(seats: int, seed: int = 5) -> Iterator[tuple[Jade, int]]:
    """Positions of a random game, each with the seat to decide; the last is its end."""
    state = start(seats, seed)
    luck, choice = quipu.FastLuck(seed + 1), quipu.FastLuck(seed + 2)
    while state.waiting():
        seat = state.waiting()[0]
        yield state, seat
        legal = state.legal(seat)
        state.apply(seat, legal[int(choice.below(len(legal)))], luck, SILENT)
    yield state, 0


@cache
def some(seats: int = 3, every: int = 17) -> list[tuple[Jade, int]]:
    """Positions of a game some steps apart, and its end."""
    states = [(state.copy(), seat) for state, seat in played(seats)]
    return [*states[::every], states[-1]]


def drawn(state: Jade, seat: int, narrow: bool = False, lang: str = "en") -> Drawing:
    made = GAME.draw(state, seat, lang=lang, names=NAMES, narrow=narrow)
    assert isinstance(made, Drawing)
    return made


def targets(drawing: Drawing) -> dict[str, ElementTree.Element]:
    parts = drawing.elements("targets")
    return {key: ElementTree.fromstring(markup) for key, markup in parts.items()}


def offered(target: ElementTree.Element, legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What choosing a place can mean: its turns, its action, or what its menu lists."""
    if turns := target.get("data-turns"):
        found: list[dict[str, Any]] = json.loads(turns)
        assert json.loads(str(target.get("data-action"))) == found[0]
        return found
    if action := target.get("data-action"):
        return [json.loads(action)]
    data = {name[5:]: value for name, value in target.items() if name.startswith("data-")}
    kind = data.pop("menu")
    same = [each for each in legal if each["kind"] == kind]
    return [each for each in same if all(str(each[name]) == data[name] for name in data)]


def is_offered_once(state: Jade, seat: int) -> list[str]:
    """Compares the targets with what is legal; gives the kinds that have a place."""
    legal = [action.to_json() for action in state.legal(seat)]
    placed = [action for action in legal if is_placed(action, legal)]
    places = targets(drawn(state, seat)).values()
    found = [action for target in places for action in offered(target, legal)]
    assert sorted(map(str, found)) == sorted(map(str, placed))
    for target in places:
        assert target.get("role") == "button"
        assert target.get("tabindex") == "0"
        assert "glow" in str(target.get("class"))
        assert target.get("aria-label")
    return [str(action["kind"]) for action in placed]


# ---- what every drawing keeps ---------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_keys_stay_the_same_and_the_ground_never_changes(narrow: bool) -> None:
    grounds, things, before = set(), set(), Drawing(1, 1, "")
    for state, _ in some():
        drawing = drawn(state, 1, narrow)
        grounds.add(drawing.ground_hash)
        keys = drawing.elements("pieces").keys()
        sorts = ("cell-", "district-", "figure-", "artefact-", "drawn")
        things.add(frozenset(key for key in keys if not key.startswith(sorts)))
        laid = [key for key in before.elements("pieces") if key.startswith(("cell-", "district-"))]
        assert set(laid) <= keys  # what lies stays, what is complete stays complete
        before = drawing
    assert len(grounds) == 1
    assert len(things) == 1


def test_even_the_most_targets_fit_into_an_update() -> None:
    most = max(len("".join(drawn(*each).elements("targets").values())) for each in some(2, 5))
    assert most < 25_000


def test_a_table_becomes_a_png() -> None:
    assert drawn(start(), 0, narrow=True).png(0.3).startswith(b"\x89PNG")


# ---- what is offered ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_every_legal_action_with_a_place_has_exactly_one_target(seats: int) -> None:
    kinds: set[str] = set()
    for number, (state, seat) in enumerate(played(seats)):
        if number % 5 == 0 and state.waiting():
            kinds |= set(is_offered_once(state, seat))
    assert {"drive", "draw_tile", "lay_tile", "set_figure", "take_back"} <= kinds


def test_only_the_mover_is_offered_anything() -> None:
    for state, seat in some():
        assert not drawn(state, (seat + 1) % 3).elements("targets")
        assert not drawn(state, -1).elements("targets")


def test_what_has_no_place_is_no_target() -> None:
    state = table(phase={"name": "extending"}, gold={0: 3})
    assert {action.kind for action in state.legal(0)} == {"buy_bonus", "end_turn"}
    assert not drawn(state, 0).elements("targets")


def test_j5_8_a_place_with_several_turns_is_turned_by_clicking_again() -> None:
    state = table(jeeps={0: [5, 0]}, phase={"name": "fitting", "tile": "A1"})
    assert is_offered_once(state, 0) == ["lay_tile"] * 6
    place = targets(drawn(state, 0))["do-lay-4-0"]
    ways = json.loads(str(place.get("data-turns")))
    assert [way["turn"] for way in ways] == [0, 2, 3]
    shown = [each for each in place.iter() if each.get("data-turn")]
    assert [each.get("data-turn") for each in shown] == ["0", "1", "2"]
    assert [each.get("display") for each in shown] == [None, "none", "none"]
    assert "drawn" in drawn(state, 0).elements("pieces")


def test_j7_6_every_tile_of_a_stuck_display_can_be_swapped() -> None:
    state = stuck()
    assert is_offered_once(state, 0).count("swap_tile") == 18
    swaps = [target.get("data-tile") for target in targets(drawn(state, 0)).values()]
    assert [tile for tile in swaps if tile] == ["S1", "D3", "D4"]


def test_j9_3_each_part_of_the_tile_offers_its_figures() -> None:
    state = table(CLOSED, [[0, 3, 6, 3, 0]], jeeps={0: [7, 3]}, phase=posting(7, 3))
    assert set(is_offered_once(state, 0)) == {"set_figure", "take_back"}
    keys = targets(drawn(state, 0)).keys()
    assert keys == {"do-set-0", "do-set-1", "do-set-2", "do-take-back-6-3"}


def posting(x: int, y: int) -> dict[str, object]:
    return {"name": "posting", "cell": [x, y]}


def test_j13_2_open_artefacts_ask_what_is_given_for_them() -> None:
    state = table(phase={"name": "exchanging"}, hands={0: ["1A+", "2B-"]})
    assert set(is_offered_once(state, 0)) == {"exchange_open", "exchange_hidden"}
    found = targets(drawn(state, 0))
    assert found.keys() == {"do-open-0", "do-open-1", "do-open-2", "do-open-3", "do-open-4"} | {
        "do-heap"
    }
    assert found["do-open-0"].get("data-menu") == "exchange_open"
    assert found["do-heap"].get("data-menu") == "exchange_hidden"


def test_j13_3_one_artefact_is_put_back_by_a_click_two_by_a_form() -> None:
    one = table(phase={"name": "returning", "count": 1}, hands={0: HAND})
    assert is_offered_once(one, 0) == ["return_artefacts"] * 4
    two = table(phase={"name": "returning", "count": 2}, hands={0: HAND})
    assert is_offered_once(two, 0) == []


# ---- what is hidden -------------------------------------------------------------------------


def test_j2_8_artefacts_of_others_are_never_drawn() -> None:
    for state, _ in some()[:-1]:
        for seat in range(3):
            shown = [key for key in drawn(state, seat).elements("pieces") if "artefact-" in key]
            view = GAME.observe(state, seat)
            assert len(shown) == view.to_json()["hand_sizes"][seat]  # type: ignore[index]
        assert drawn(state, -1).layers().count('href="#artefact-') == 5 + min(
            3, int(state.artefacts.size)
        ) + int(state.seats)


def test_j2_8_another_hand_of_the_same_size_gives_the_same_picture() -> None:
    one = table(hands={0: ["1A+"], 1: ["2B+", "2C-"]})
    other = table(hands={0: ["1A+"], 1: ["1D-", "2D+"]})
    assert drawn(one, 0).layers() == drawn(other, 0).layers()
    assert drawn(one, -1).layers() == drawn(other, -1).layers()


@pytest.mark.parametrize("shown", [False, True])
def test_gold_of_others_is_hidden_unless_agreed(shown: bool) -> None:
    state = table(gold={0: 13, 1: 17}, show_gold=shown)
    markup = drawn(state, 0).layers()
    assert "13 gold" in markup
    assert ("17 gold" in markup) == shown
    assert ("13 gold" in drawn(state, -1).layers()) == shown


def test_j16_1_at_the_end_all_hands_are_shown() -> None:
    state, _ = some()[-1]
    for viewer in (-1, 0):
        pieces = drawn(state, viewer).elements("pieces")
        for seat in {0, 1, 2} - {viewer}:
            hand = GAME.observe(state, -1).to_json()["hands"][seat]  # type: ignore[index]
            assert pieces[f"other-{seat}-hand"].count('href="#artefact-') == len(hand)
        assert "winner" in "".join(pieces.values())


# ---- districts, statues and pieces ----------------------------------------------------------


def test_every_set_of_sides_has_its_shape() -> None:
    assert SHAPE_OF.keys() == set(range(1, 16))


def test_j10_11_a_complete_district_has_an_outline_and_glows_until_it_is_dug() -> None:
    figures = [[0, 1, 6, 3, 0]]
    state = table(CLOSED, figures, jeeps={0: [7, 3]}, phase=posting(7, 3))
    pieces = drawn(state, 0).elements("pieces")
    outlines = [key for key in pieces if key.startswith("district-")]
    assert len(outlines) == 3
    assert all("jade-glow-" in pieces[key] for key in outlines)
    state.apply(0, GAME.parse({"kind": "pass"}), quipu.FastLuck(1), SILENT)
    after = drawn(state, 0).elements("pieces")
    assert [key for key in after if key.startswith("district-")] == outlines
    assert all("jade-glow-" not in after[key] for key in outlines)
    assert 'opacity="0.4"' in after["cell-7-3"]  # its symbols are spent
    assert "figure-6-3" in pieces
    assert "figure-6-3" not in after


def dug_by_the_rules(state: Jade) -> list[tuple[list[tuple[int, int]], int, int]]:
    """The complete districts as the board keeps them: parts, heads and coins."""
    board = state.board
    found: dict[int, list[tuple[int, int]]] = {}
    for cell, face in enumerate(map(int, board.face)):
        for place in range(0 if face == EMPTY else len(ALL_FACES[face].parts)):
            root = int(board.district_of(PARTS * cell + place))
            if board.open_sides(root) == 0:
                found.setdefault(root, []).append((cell, place))
    return [
        (parts, int(board.heads(root)), int(board.coins(root))) for root, parts in found.items()
    ]


def test_complete_districts_are_those_of_the_rules() -> None:
    compared = 0
    for state, _ in some(4):
        drawn_ones = complete_districts([int(face) for face in state.board.face])
        shown = [(each.parts, each.heads, each.coins) for each in drawn_ones]
        kept = dug_by_the_rules(state)
        assert sorted(shown) == sorted(kept)
        compared += len(kept)
    assert compared > 20
    lone = table([["A1", 4, 0, 0]], jeeps={0: [4, 0]})  # J10.8
    (district,) = complete_districts([int(face) for face in lone.board.face])
    assert (district.parts, district.heads, district.coins) == ([(4, 0)], 1, 0)


def test_figures_and_jeeps_keep_their_keys() -> None:
    state = table(P1, [[1, 3, 6, 3, 0]], seats=3, jeeps={0: [5, 4]})
    pieces = drawn(state, 0).elements("pieces")
    assert {"jeep-0", "jeep-1", "jeep-2", "figure-6-3", "cell-6-3", "stack-6"} <= pieces.keys()
    assert "jade-figure-3-triangle" in pieces["figure-6-3"]


def test_j16_6_the_rack_groups_statues_as_they_score() -> None:
    for state, _ in some(2, 11):
        for seat in (0, 1):
            view = GAME.observe(state, seat).to_json()
            hand = view["hands"][seat]  # type: ignore[index]
            shown = statues(hand, False)
            assert sorted(kind for each in shown for kind in each.values()) == sorted(hand)
            whole = [each for each in shown if len(each) == len(LETTERS)]
            pure = [each for each in whole if all("+" in kind for kind in each.values())]
            points = len(hand) + 3 * (len(whole) - len(pure)) + 5 * len(pure)
            assert points == view["points"][seat]  # type: ignore[index]


def test_statues_of_one_design_stand_together() -> None:
    hand = ["1A+", "1B+", "1C+", "1D+", "2A+", "2B+", "2C+", "2D+"]
    assert [{kind[0] for kind in each.values()} for each in statues(hand, False)] == [{"1"}, {"2"}]
    mixed = ["1A+", "1B+", "1C+", "2D+"]
    assert len(statues(mixed, False)) == 1
    assert len(statues(mixed, True)) == 2


@pytest.mark.rule("J1.1")
def test_tiles_read_off_a_real_copy_may_have_any_id_of_letters_and_digits() -> None:
    desk = Desk.tile.__get__(SimpleNamespace(speak=speaker("quipu.games.jade", "en", strict=True)))
    assert [desk(tile) for tile in ("J0", "B3", "47a", "X")] == [
        "jungle tile",
        "city tile B3",
        "47a",
        "X",
    ]
