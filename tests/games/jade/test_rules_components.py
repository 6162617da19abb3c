"""J1 and J2: the components and the set-up."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import quipu
from quipu.games.jade.draw_layout import COLOURS as SEATS
from quipu.games.jade.faces import ALL_FACES, FACES, TILE_FACES
from tests.support.jade import ledger
from tests.support.jade.build import (
    GAME,
    SILENT,
    anything,
    district,
    example,
    hand,
    play,
    position,
    start,
    table,
)
from tests.support.paths import SOURCE
from tests.support.refusals import refused

DATA: Any = json.loads((SOURCE / "games" / "jade" / "components.json").read_text("utf-8"))

# ---- J1 Components --------------------------------------------------------------------------


def test_j1_1_there_are_85_explorer_tiles_as_table_t1_prints_them() -> None:
    assert DATA["tiles"] == ledger.TILES["tiles"]
    assert sum(tile["count"] for tile in DATA["tiles"]) == 85


def test_j1_2_every_side_of_a_field_has_a_line_white_or_brown() -> None:
    sides = [tile["sides"] for tile in DATA["tiles"]] + [entry[2] for entry in DATA["cross"]]
    assert all(len(each) == 4 and set(each) <= {"J", "C"} for each in sides)


def test_j1_3_every_city_side_belongs_to_exactly_one_of_at_most_three_parts() -> None:
    for tile in DATA["tiles"]:
        named = "".join(part[0] for part in tile["parts"])
        city = [side for side, kind in zip("NESW", tile["sides"], strict=True) if kind == "C"]
        assert sorted(named) == sorted(city)
        assert len(tile["parts"]) <= 3


def test_j1_4_a_part_shows_its_heads_and_coins_whatever_its_turn() -> None:
    for face in TILE_FACES:
        printed = DATA["tiles"][face.type]["parts"]
        assert [[heads, coins] for _, heads, coins in face.parts] == [part[1:] for part in printed]


def test_j1_5_the_cross_has_a_centre_and_four_strips_of_five_fields() -> None:
    assert DATA["cross"] == ledger.CROSS["cross"]
    cells = {(x, y) for x, y, _ in DATA["cross"]}
    assert cells == {(5, n) for n in range(11)} | {(n, 5) for n in range(11)}


def test_j1_6_a_city_part_of_the_cross_has_one_side_and_no_symbol() -> None:
    state = start()
    touching = [(x, y) for x, y, sides in DATA["cross"] if "C" in sides]
    assert len(touching) == 12
    assert {district(state, x, y) for x, y in touching} == {(0, 0, 1)}
    assert all(len(face.parts) <= 1 for face in ALL_FACES[FACES:])


def test_j1_7_there_are_72_artefacts_of_four_letters_good_or_bad() -> None:
    assert DATA["artefacts"] == ledger.ARTEFACTS["artefacts"]
    assert sum(DATA["artefacts"].values()) == 72
    assert {kind[1:] for kind in DATA["artefacts"]} == {
        letter + quality for letter in "ABCD" for quality in "+-"
    }


def test_j1_8_the_bank_never_runs_out() -> None:
    coins = ledger.COSTS["coins"]
    assert sum(int(value) * count for value, count in coins.items()) == 62
    rich = dict.fromkeys(range(4), 60)
    state = example("P2", seats=4, jeeps={0: [1, 0]}, displays={0: ["A1"]}, gold=rich)
    anything(state, "drive 1,0", "lay_tile A1 1 W", "set_figure 2 0")
    assert position(state)["gold"] == [62, 63, 63, 63]


def test_j1_9_each_seat_has_a_jeep_and_five_figures_with_eight_archaeologists() -> None:
    for seats in (2, 3, 4):
        state = start(seats)
        assert [int(count) for count in state.supply] == [3, 1, 1] * seats
        assert len(position(state)["jeeps"]) == seats
    assert 3 * 1 + 1 * 2 + 1 * 3 == 8
    assert {int(n): count for n, count in ledger.COSTS["figures"].items()} == {1: 3, 2: 1, 3: 1}


def test_j1_10_a_rack_holds_any_number_of_artefacts() -> None:
    state = table(hidden=1)
    assert len(hand(state, 1)) == 66


def test_j1_11_seats_take_the_colours_in_order() -> None:
    drawing: Any = GAME.draw(start(4), 0, names=list("abcd"))
    jeeps = [drawing.elements("pieces")[f"jeep-{seat}"] for seat in range(4)]
    assert SEATS == ("red", "yellow", "blue", "white")
    assert all(f"seat-{colour}" in jeep for colour, jeep in zip(SEATS, jeeps, strict=True))


# ---- J2 Set-up ------------------------------------------------------------------------------


def test_j2_1_the_game_is_for_two_to_four() -> None:
    assert GAME.seat_counts({}) == ledger.COSTS["seats"] == [2, 3, 4]
    refused(GAME, {"seats": 1}, "wrong_seats", "J2.1")
    refused(GAME, {"seats": 5}, "wrong_seats", "J2.1")


def test_j2_2_only_the_cross_is_discovered_at_the_start() -> None:
    state = start()
    assert position(state)["laid"] == []
    discovered = {cell for cell in range(121) if state.board.face[cell] != 255}
    assert discovered == {11 * y + x for x, y, _ in DATA["cross"]}


def test_j2_3_six_stacks_of_15_and_14() -> None:
    assert DATA["stacks"] == [15, 14, 14, 14, 14, 14]
    for seats in (2, 3, 4):
        heights = [stack["unseen"] for stack in position(start(seats))["stacks"]]
        assert heights == [height - (place < seats) for place, height in enumerate(DATA["stacks"])]


def test_j2_4_the_first_seat_is_drawn_by_lot_and_seats_follow_by_number() -> None:
    first = Counter(GAME.start(3, quipu.FastLuck(seed), SILENT).waiting()[0] for seed in range(300))
    assert set(first) == {0, 1, 2}
    assert all(70 < count < 130 for count in first.values())
    state = start(3, first_seat=2)
    assert state.waiting() == [2]


def test_j2_4_the_lot_is_one_question_and_none_when_the_seat_is_chosen() -> None:
    luck = quipu.RecordedLuck([1, *[0] * 7])
    assert GAME.start(2, luck, SILENT).waiting() == [1]
    assert luck.is_spent()
    luck = quipu.RecordedLuck([0] * 7)
    assert GAME.start(2, luck, SILENT, first_seat=1).waiting() == [1]
    assert luck.is_spent()


def test_j2_5_the_pth_seat_in_turn_order_draws_from_stack_p() -> None:
    for seats, left in ((2, 83), (3, 82), (4, 81)):
        state = start(seats, first_seat=1)
        assert [len(display) for display in position(state)["displays"]] == [1] * seats
        assert state.stacks.left == left
    chosen = [0, 9, *[0] * 5]  # the first type is J0, and there are nine of it
    begun = GAME.start(2, quipu.RecordedLuck(chosen), SILENT, first_seat=1)
    form: Any = GAME.position(begun)
    assert form["displays"] == [["A1"], ["J0"]]


def test_j2_6_five_artefacts_lie_open_and_67_are_hidden() -> None:
    state = start()
    assert len(position(state)["open"]) == ledger.ARTEFACTS["open"] == 5
    assert state.artefacts.size == 67


def test_j2_7_figures_in_the_supply_jeep_on_the_centre_5_gold_no_artefact() -> None:
    form = position(start(4))
    assert form["jeeps"] == [[5, 5]] * 4
    assert form["gold"] == [ledger.COSTS["start_gold"]] * 4 == [5] * 4
    assert form["hands"] == [[]] * 4
    assert form["figures"] == []


def test_j2_8_others_do_not_see_artefacts_but_can_count_gold() -> None:
    state = table(hands={0: ["1A+"], 1: ["1B-", "2C+"]}, gold={0: 3, 1: 4})
    view: Any = GAME.observe(state, 0).to_json()
    assert view["hands"] == [["1A+"], None]
    assert view["hand_sizes"] == [1, 2]
    assert view["gold"] == [3, 4]
    assert "1B-" not in json.dumps(GAME.observe(state, -1).to_json())


@pytest.mark.parametrize("show", [False, True])
def test_j2_8_show_gold_is_for_the_drawing_only(show: bool) -> None:
    state = start(2, show_gold=show)
    view: Any = GAME.observe(state, 1).to_json()
    assert view["options"]["show_gold"] is show
    assert view["gold"] == [5, 5]
    assert play(state, "drive 5,4").mover == 0
