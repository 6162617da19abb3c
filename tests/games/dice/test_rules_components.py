"""D1 and D2 of the base variant: what lies on the table, and how a game is set up."""

from __future__ import annotations

import pytest

import quipu
from quipu.games.dice.draw_places import TRACK
from quipu.games.dice.sheet import BASE, COST_ROWS, DICE, SORTS
from tests.support.dice import ledger
from tests.support.dice.build import (
    BASE_GAME,
    PLUS_GAME,
    base,
    begun,
    boxes,
    built,
    cost,
    legal,
    marked,
    play,
    position,
    random_state,
    shown,
    six,
    take_turn,
    throw,
)
from tests.support.refusals import refused

SYMBOLS = ledger.symbols(ledger.BASE)


# ---- D1 Components --------------------------------------------------------------------------


def test_d1_1_each_of_six_dice_shows_each_of_six_faces_once() -> None:
    assert ledger.COMMON["dice"] == DICE == 6
    for place in range(6):
        faces = []
        for value in range(6):
            luck = quipu.RecordedLuck([value if other == place else 0 for other in range(6)])
            state = begun()
            state.apply(0, BASE_GAME.parse("throw_dice 0,1,2,3,4,5"), luck)
            faces.append(position(state)["dice"][place])
        assert faces == ledger.FACES
    assert ledger.FACES == ["brick", "wood", "wool", "grain", "ore", "gold"]


def test_d1_2_the_hundred_and_first_sheet_is_as_blank_as_the_first() -> None:
    first = position(begun(4))
    for game in range(26):
        random_state("dice", 4, seed=game, decisions=40)
    assert position(begun(4)) == first
    assert all(sheet == {"built": [], "used": [], "boxes": []} for sheet in first["sheets"])


def test_d1_2_four_pens_are_enough_for_eight_seats() -> None:
    state = begun(8, extra_seats=True)
    for _ in range(8):
        take_turn(state, six("brick wood"), "build_road R0")
    assert [built(state, seat) for seat in range(8)] == [{"R0"}] * 8


def test_d1_2_each_side_of_the_sheet_has_one_variant() -> None:
    front = {id for id in SYMBOLS if BASE_GAME.catalogue.by_text.get(f"build_road {id}")}
    back = {str(action) for action in PLUS_GAME.catalogue.actions}
    assert len(front) == 16
    assert not back & {f"build_road {id}" for id in front}


def test_d1_3_six_land_hexes_lie_around_a_lagoon() -> None:
    lands = {hex["id"]: hex for hex in ledger.BASE["hexes"]}
    lagoon = lands.pop("C")
    assert lagoon["land"] == "lagoon"
    assert len(lands) == 6
    for hex in lands.values():
        assert hex["land"] != "lagoon"
        assert len(ledger.sides(hex) & ledger.sides(lagoon)) == 1


def test_d1_3_the_base_sheet_has_the_symbols_of_the_ledger() -> None:
    counts = [len(ledger.BASE[group]) for group in ("roads", "settlements", "cities", "knights")]
    assert counts == [16, 6, 4, 6]
    start = ledger.BASE["start"]["id"]
    assert sorted(BASE.ids) == sorted(SYMBOLS)
    for number, id in enumerate(BASE.ids):
        symbol = SYMBOLS[id]
        road = symbol.get("road", symbol.get("parent", start))
        assert SORTS[BASE.sort[number]] == symbol["sort"]
        assert BASE.names(BASE.road[number]) == ([] if road == start else [road])


@pytest.mark.rule("D1.4", "D6.5", "D7.3", "D8.4", "D9.4")
@pytest.mark.parametrize("id", list(SYMBOLS))
def test_d1_4_every_symbol_scores_the_points_it_carries(id: str) -> None:
    sort = SYMBOLS[id]["sort"]
    state = base(six(cost(sort)), " ".join(ledger.needs(ledger.BASE, id)))
    before = state.total(0)
    play(state, f"build_{sort} {id}", "end_turn")
    assert boxes(state)[-1] == SYMBOLS[id]["points"]
    assert state.total(0) == before + SYMBOLS[id]["points"]


def test_d1_4_the_points_are_those_of_the_book() -> None:
    def points(group: str) -> list[int]:
        return [symbol["points"] for symbol in ledger.BASE[group]]

    assert points("roads") == [1] * 16
    assert points("settlements") == [3, 4, 5, 7, 9, 11]
    assert points("cities") == [7, 12, 20, 30]
    assert points("knights") == [1, 2, 3, 4, 5, 6]
    assert {id: BASE.points[BASE.number[id]] for id in SYMBOLS} == {
        id: symbol["points"] for id, symbol in SYMBOLS.items()
    }


def test_d1_5_each_knight_gives_the_joker_below_it() -> None:
    state = base("brick wood wool grain ore gold", "K1 K2 K3 K4 K5 K6")
    below = ["ore", "grain", "wool", "wood", "brick", "any"]
    for knight, gives in enumerate(below, start=1):
        assert SYMBOLS[f"K{knight}"]["joker"] == gives
        takes = {act.split()[3] for act in legal(state, f"use_joker K{knight} ")}
        assert takes == (set(ledger.FACES) if gives == "any" else {gives})


def test_d1_6_the_table_of_building_costs_is_that_of_the_ledger() -> None:
    printed = ledger.COMMON["costs"]
    assert list(printed) == SORTS
    for sort, row in zip(SORTS, COST_ROWS, strict=True):
        assert [printed[sort].get(face, 0) for face in ledger.FACES] == row


def test_d1_6_the_score_track_has_fifteen_boxes_and_a_total() -> None:
    assert len(ledger.BASE["track"]) == ledger.BASE["turns"] == 15
    assert [list(box) for box in TRACK] == ledger.BASE["track"]
    state = begun()
    for turn in range(15):
        assert len(boxes(state)) == turn
        take_turn(state, six("wool wool"))
    assert len(boxes(state)) == 15
    assert state.result() is not None
    assert BASE_GAME.observe(state, 0).to_json()["totals"] == [-30]


def test_d1_7_nobody_can_trade_with_a_bank_or_with_another_seat() -> None:
    assert set(BASE_GAME.kinds) == {
        *("throw_dice", "stop_throwing", "use_joker", "trade_gold", "end_turn"),
        *("build_road", "build_knight", "build_settlement", "build_city"),
    }
    state = base("brick brick brick wood wood wood", "", "")
    assert legal(state) == {"build_road R0", "end_turn"}
    assert legal(state, seat=1) == set()


def test_d1_7_resources_exist_only_as_dice_of_the_running_turn() -> None:
    state = take_turn(begun(), "brick wood wool grain ore gold")
    assert shown(state) == "None None None None None None"
    throw(state, "gold gold gold gold gold gold")
    play(state, "stop_throwing")
    refused(state, "build_road R0", "cannot_pay", "D5.2")


def test_d1_7_only_the_symbols_of_ones_own_sheet_run_out() -> None:
    full = " ".join(SYMBOLS)
    for sort in SORTS:
        own = marked(base(six(cost(sort)), "", ""), full)
        assert legal(own, f"build_{sort}") == set()
        foreign = marked(base(six(cost(sort)), "R0 R1", ""), full, seat=1)
        assert legal(foreign, f"build_{sort}") != set()


# ---- D2 Set-up ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_d2_1_one_to_four_seats_play(seats: int) -> None:
    assert begun(seats).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 5, 6, 7, 8, 9])
def test_d2_1_no_other_number_of_seats_plays(seats: int) -> None:
    refused(BASE_GAME, {"seats": seats}, "wrong_seats", "D2.1")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6, 7, 8])
def test_d2_1_with_extra_seats_up_to_eight_play(seats: int) -> None:
    state = begun(seats, extra_seats=True)
    assert len(position(state)["sheets"]) == seats


@pytest.mark.parametrize("seats", [0, 9])
def test_d2_1_with_extra_seats_not_more_than_eight_play(seats: int) -> None:
    refused(BASE_GAME, {"seats": seats, "extra_seats": True}, "wrong_seats", "D2.1")


def test_d2_2_the_key_fixes_the_variant_for_the_game() -> None:
    assert (BASE_GAME.key, PLUS_GAME.key) == ("dice", "dice-plus")
    assert position(begun(2))["game"] == "dice"
    assert position(begun(2, "dice-plus"))["game"] == "dice-plus"
    with pytest.raises(quipu.Malformed):
        PLUS_GAME.from_position(position(begun(2)))
    with pytest.raises(quipu.Malformed):
        BASE_GAME.from_position(position(begun(2, "dice-plus")))


def test_d2_2_all_seats_use_the_same_side() -> None:
    state = begun(4)
    for _ in range(4):
        throw(state, six("brick wood"))
        play(state, "stop_throwing")
        assert legal(state, "build") == {"build_road R0"}
        play(state, "end_turn")


def test_d2_3_at_the_start_only_the_start_road_is_built() -> None:
    form = position(begun(3))
    assert form["sheets"] == [{"built": [], "used": [], "boxes": []}] * 3
    state = base(six("brick wood"), "", "", "")
    assert legal(state, "build_road") == {"build_road R0"}  # touches nothing but the start road


def test_d2_3_every_seat_has_a_sheet_of_its_own() -> None:
    state = take_turn(begun(3), six("brick wood"), "build_road R0")
    assert [built(state, seat) for seat in range(3)] == [{"R0"}, set(), set()]


def test_d2_3_sheets_lie_open_and_the_dice_are_common() -> None:
    state = throw(begun(3), "brick wood wool grain ore gold")
    views = [BASE_GAME.observe(state, seat).to_json() for seat in range(3)]
    for view in views:
        assert view["dice"] == ["brick", "wood", "wool", "grain", "ore", "gold"]
        assert view["sheets"] == views[0]["sheets"]


class Lot(quipu.Luck):
    """Says which lot is drawn and remembers from how many."""

    def __init__(self, lot: int) -> None:
        self.lot = lot
        self.asked: list[int] = []

    def choose(self, stream: int, n: int) -> int:
        self.asked.append(n)
        return self.lot


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d2_4_the_first_seat_is_drawn_by_lot_with_equal_chances(seats: int) -> None:
    for lot in range(seats):
        luck = Lot(lot)
        state = BASE_GAME.start(seats, luck)
        assert luck.asked == [seats]
        assert state.waiting() == [lot]


def test_d2_4_with_one_seat_nothing_is_drawn() -> None:
    luck = Lot(0)
    assert BASE_GAME.start(1, luck).waiting() == [0]
    assert luck.asked == []


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_d2_4_a_chosen_first_seat_begins_without_a_lot(seat: int) -> None:
    luck = Lot(0)
    assert BASE_GAME.start(4, luck, first_seat=seat).waiting() == [seat]
    assert luck.asked == []
