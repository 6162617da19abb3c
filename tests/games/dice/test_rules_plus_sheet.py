"""DP1 to DP4: the Plus sheet, the number of dice, building and points."""

from __future__ import annotations

import pytest

import quipu
from quipu.games.dice.draw_score import TICK
from quipu.games.dice.plus import DicePlus
from quipu.games.dice.sheet import PLUS, SORTS
from tests.support.dice import ledger
from tests.support.dice.build import (
    BASE_GAME,
    PLUS_GAME,
    available,
    base,
    begun,
    built,
    cost,
    legal,
    marked,
    mixtures_built,
    play,
    plus,
    position,
    random_state,
    six,
    take_turn,
    throw,
    within,
)
from tests.support.refusals import refused

SYMBOLS = ledger.symbols(ledger.PLUS)
ALL = "brick wood wool grain ore gold"
ALL_ROADS = " ".join(road["id"] for road in ledger.PLUS["roads"])


# ---- DP1 Sheet and set-up -------------------------------------------------------------------


def test_dp1_1_set_up_yield_and_build_phase_are_those_of_the_base_variant() -> None:
    assert PLUS_GAME.kinds == BASE_GAME.kinds
    ours, theirs = begun(2, "dice-plus", dice_ramp=False), begun(2)
    for state in (ours, theirs):
        throw(state, ALL)
        throw(state, "gold gold", 2, 4)
        throw(state, "ore", 0)
        play(state, "trade_gold brick")
        assert available(state) == "ore wood brick grain gold"
    play(ours, "build_road P1")
    play(theirs, "build_road R0")
    assert available(ours) == available(theirs) == "ore grain gold"
    assert position(ours)["sheets"][1] == {"built": [], "used": []}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dp1_2_two_to_four_seats_play(seats: int) -> None:
    assert begun(seats, "dice-plus").seats == seats


@pytest.mark.parametrize("seats", [0, 1, 5, 8])
def test_dp1_2_no_other_number_of_seats_plays(seats: int) -> None:
    refused(PLUS_GAME, {"seats": seats}, "wrong_seats", "DP1.2")


def test_dp1_3_the_plus_sheet_has_the_symbols_of_the_ledger() -> None:
    counts = [len(ledger.PLUS[group]) for group in ("roads", "settlements", "cities", "knights")]
    assert counts == [17, 7, 4, 9]
    assert sorted(PLUS.ids) == sorted(SYMBOLS)
    for number, id in enumerate(PLUS.ids):
        symbol = SYMBOLS[id]
        road = symbol.get("road", symbol.get("parent", "P0"))
        assert SORTS[PLUS.sort[number]] == symbol["sort"]
        assert PLUS.names(PLUS.road[number]) == ([] if road == "P0" else [road])
        assert PLUS.after[number] == 0


def test_dp1_3_symbols_of_the_other_side_are_not_on_the_sheet() -> None:
    state = plus(six("brick wood"))
    refused(state, "build_road R0", "no_such_symbol", "DP1.3")
    refused(state, "build_road P18", "no_such_symbol", "DP1.3")
    refused(state, "build_road PK1", "no_such_symbol", "DP1.3")
    refused(base(six("brick wood")), "build_road P1", "no_such_symbol", "D1.3")


def test_dp1_3_the_start_road_p0_is_built_already() -> None:
    assert ledger.PLUS["start"]["id"] == "P0"
    refused(plus(six("brick wood")), "build_road P0", "already_built", "D5.1")


def test_dp1_3_roads_and_knights_carry_no_points() -> None:
    sheet = f"{ALL_ROADS} " + " ".join(f"PK{n}" for n in range(1, 10))
    state = plus(ALL, sheet, army=0, route=0)
    assert state.points(0) == {"settlements": 0, "cities": 0, "army": 2, "route": 2}


def test_dp1_4_two_deserts_carry_two_knights_each_and_other_hexes_one() -> None:
    lands = {hex["id"]: hex["land"] for hex in ledger.PLUS["hexes"]}
    assert [id for id, land in lands.items() if land == "desert"] == ["N", "C"]
    homes = [knight["hex"] for knight in ledger.PLUS["knights"]]
    for hex, land in lands.items():
        assert homes.count(hex) == (2 if land == "desert" else 1)
    pairs = [joker["needs"] for joker in ledger.PLUS["jokers"] if len(joker["needs"]) == 2]
    assert [{homes[int(id[2:]) - 1] for id in pair} for pair in pairs] == [{"N"}, {"C"}]


def test_dp1_5_there_is_no_score_track() -> None:
    state = take_turn(begun(2, "dice-plus", dice_ramp=False), ALL, "build_road P1")
    take_turn(state, ALL)
    assert all(set(sheet) == {"built", "used"} for sheet in position(state)["sheets"])


def test_dp1_5_ten_boxes_and_a_field_for_each_title_are_drawn() -> None:
    pieces = PLUS_GAME.draw(begun(2, "dice-plus"), 0).elements("pieces")
    assert [key for key in pieces if key.startswith("box-")] == [f"box-{n}" for n in range(1, 11)]
    assert {"title-army", "title-route"} <= set(pieces)
    assert "title-army" not in BASE_GAME.draw(begun(2), 0).elements("pieces")


# ---- DP2 Number of dice ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dp2_1_the_first_turns_have_3_4_5_6_dice_over_all_seats(seats: int) -> None:
    state = begun(seats, "dice-plus")
    counts = []
    for _ in range(3 * seats):
        dice = len(position(state)["dice"])
        counts.append(dice)
        take_turn(state, " ".join(["ore"] * dice))
    assert ledger.PLUS["dice_by_turn"] == [3, 4, 5, 6]
    assert counts == [min(6, 2 + turn) for turn in range(1, 3 * seats + 1)]


def test_dp2_1_without_dice_ramp_every_turn_has_six_dice() -> None:
    state = begun(2, "dice-plus", dice_ramp=False)
    for _ in range(5):
        assert legal(state) == {"throw_dice 0,1,2,3,4,5"}
        take_turn(state, ALL)


@pytest.mark.parametrize("dice", [3, 4, 5, 6])
def test_dp2_2_the_first_throw_takes_exactly_these_dice(dice: int) -> None:
    state = plus(turn=dice - 2)
    places = ",".join(str(place) for place in range(dice))
    assert legal(state) == {f"throw_dice {places}"}
    refused(state, "throw_dice 0", "all_dice_first", "DP2.2")
    if dice < 6:
        refused(state, f"throw_dice {places},{dice}", "no_such_die", "DP2.2")
    throw(state, " ".join(["ore"] * dice))
    assert available(state) == " ".join(["ore"] * dice)


@pytest.mark.parametrize("dice", [3, 4, 5, 6])
def test_dp2_2_there_are_up_to_three_throws_of_any_of_these_dice(dice: int) -> None:
    state = plus(turn=dice - 2)
    throw(state, " ".join(["ore"] * dice))
    for _ in range(2):
        assert len(legal(state, "throw_dice")) == 2**dice - 1
        throw(state, "gold", dice - 1)
    refused(state, "throw_dice 0", "throwing_over", "D4.6")


@pytest.mark.parametrize("dice", [3, 4, 5, 6])
def test_dp2_2_fewer_dice_allow_fewer_mixtures(dice: int) -> None:
    new = {
        3: {(), ("road",), ("knight",)},
        4: {("road", "road"), ("settlement",)},
        5: {("knight", "road"), ("city",)},
        6: {("road", "road", "road"), ("road", "settlement"), ("knight", "knight")},
    }
    expected = set().union(*[new[n] for n in range(3, dice + 1)])
    assert within(dice) == expected
    found = set()
    for faces in mixed(dice):
        found |= mixtures_built(marked(plus(faces, turn=dice - 2), "P1 P2"))
    assert found == expected


def mixed(dice: int) -> list[str]:
    """Results of so many dice that pay for something: the costs, filled up with ore."""
    paid = [" ".join(cost(sort) for sort in mixture) for mixture in within(dice)]
    return [" ".join((faces.split() + ["ore"] * dice)[:dice]) for faces in paid]


# ---- DP3 Building ---------------------------------------------------------------------------


@pytest.mark.parametrize("sort", ["knight", "settlement", "city"])
def test_dp3_1_settlements_cities_and_knights_are_built_in_any_order(sort: str) -> None:
    every = {id for id, symbol in SYMBOLS.items() if symbol["sort"] == sort}
    state = plus(six(cost(sort)), ALL_ROADS, route=0)
    assert legal(state, f"build_{sort}") == {f"build_{sort} {id}" for id in every}
    for id in every:
        assert id in built(play(state.copy(), f"build_{sort} {id}"))


def test_dp3_1_an_unreached_settlement_does_not_bar_a_reached_one() -> None:
    state = plus(six(cost("settlement")), "P1 P3")  # PS1 and PS2 are reached, PS3 is not
    assert legal(state, "build_settlement") == {"build_settlement PS1", "build_settlement PS2"}


def test_dp3_2_settlements_and_cities_need_a_road_that_leads_to_them() -> None:
    for roads in ledger.road_sets(ledger.PLUS):
        sheet = " ".join(sorted(roads))
        route = 0 if "P6" in roads else None
        ends = ledger.ends(ledger.PLUS, roads)
        for group, sort in (("settlements", "settlement"), ("cities", "city")):
            state = plus(six(cost(sort)), sheet, route=route)
            reached = {
                f"build_{sort} {site['id']}"
                for site in ledger.PLUS[group]
                if tuple(site["at"]) in ends
            }
            assert legal(state, f"build_{sort}") == reached
    refused(plus(six(cost("settlement"))), "build_settlement PS2", "no_road_there", "DP3.2")
    refused(plus(six(cost("city"))), "build_city PC1", "no_road_there", "DP3.2")


def test_dp3_2_knights_need_no_road() -> None:
    assert len(legal(plus(six(cost("knight"))), "build_knight")) == 9


def test_dp3_2_costs_and_the_rule_for_roads_are_the_same() -> None:
    for roads in ledger.road_sets(ledger.PLUS):
        state = plus(six("brick wood"), " ".join(roads), route=0 if "P6" in roads else None)
        expected = {f"build_road {id}" for id in ledger.touching(ledger.PLUS, roads)}
        assert legal(state, "build_road") == expected
    refused(plus(six("brick wood")), "build_road P3", "road_not_connected", "D6.2")
    refused(plus(six("brick")), "build_road P1", "cannot_pay", "D5.2")


@pytest.mark.parametrize(("first", "second"), [("PK6", "PK7"), ("PK7", "PK6"), ("PK9", "PK8")])
def test_dp3_2_the_knights_of_a_desert_are_paid_one_by_one_either_first(
    first: str, second: str
) -> None:
    state = play(plus(six("wool grain ore")), f"build_knight {first}")
    assert built(state) == {first}
    refused(state, f"build_knight {second}", "cannot_pay", "D5.2")
    both = plus("wool wool grain grain ore ore")
    play(both, f"build_knight {first}", f"build_knight {second}")
    assert built(both) == {first, second}


def test_dp3_3_a_turn_without_building_costs_nothing() -> None:
    state = begun(2, "dice-plus", dice_ramp=False)
    for _ in range(6):
        take_turn(state, ALL)
    assert [sum(state.points(seat).values()) for seat in range(2)] == [0, 0]


# ---- DP4 Points -----------------------------------------------------------------------------


@pytest.mark.parametrize("id", list(SYMBOLS))
def test_dp4_1_a_settlement_counts_1_a_city_2_and_nothing_else_by_itself(id: str) -> None:
    sort = SYMBOLS[id]["sort"]
    sheet = " ".join(ledger.needs(ledger.PLUS, id))
    rival = "P1 P3 P4 P6 P7 P8 P9 P10 P11 P13 P14 P15 P16 P17"  # keeps the route
    state = plus(six(cost(sort)), sheet, rival, route=1)
    before = state.total(0)
    play(state, f"build_{sort} {id}")
    assert state.total(0) - before == {"settlement": 1, "city": 2}.get(sort, 0)
    assert SYMBOLS[id].get("points", 0) == state.total(0) - before


def ticked(state: DicePlus) -> list[int]:
    """The boxes that are drawn with a tick, from 1."""
    pieces = PLUS_GAME.draw(state, 0).elements("pieces")
    return [n for n in range(1, 11) if TICK in pieces[f"box-{n}"]]


@pytest.mark.parametrize(
    ("sheet", "boxes"), [("", 0), ("PS1", 1), ("PC1 PC2", 4), ("PC1 PC2 PC3 PC4 PS1 PS2", 10)]
)
def test_dp4_2_points_of_settlements_and_cities_are_ticked(sheet: str, boxes: int) -> None:
    state = plus(ALL, f"{ALL_ROADS} {sheet} PK1 PK2 PK3", army=0, route=0, points_to_win=15)
    assert ticked(state) == list(range(1, boxes + 1))  # titles have fields of their own


def test_dp4_2_points_beyond_ten_count_without_a_box() -> None:
    cities = "PC1 PC2 PC3 PC4"
    sheet = f"{ALL_ROADS} {cities} PS1 PS2"
    state = plus(six(cost("settlement")), sheet, route=0, points_to_win=15)
    assert sum(state.points(0)[source] for source in ("settlements", "cities")) == 10
    play(state, "build_settlement PS7")
    assert sum(state.points(0)[source] for source in ("settlements", "cities")) == 11
    assert state.total(0) == 13
    assert ticked(state) == list(range(1, 11))


def test_dp4_3_points_are_settlements_cities_and_titles() -> None:
    state = plus(ALL, f"{ALL_ROADS} PS1 PS4 PC3", "PK1 PK2 PK3", army=1, route=0)
    assert state.points(0) == {"settlements": 2, "cities": 2, "army": 0, "route": 2}
    assert state.points(1) == {"settlements": 0, "cities": 0, "army": 2, "route": 0}
    both = plus(ALL, f"{ALL_ROADS} PK1 PK8 PK6", army=0, route=0)
    assert both.total(0) == 4


def test_dp4_3_points_are_public_at_all_times() -> None:
    state = play(plus(six(cost("settlement"))), "build_settlement PS1")
    for seat in (-1, 0, 1):
        assert PLUS_GAME.observe(state, seat).to_json()["totals"] == [1, 0]


def test_dp4_4_after_a_build_a_title_moves_and_then_victory_is_checked() -> None:
    chronicle = quipu.Chronicle()
    state = plus(six("wool grain ore"), f"{ALL_ROADS} PC1 PC2 PC3 PK1 PK2", route=0)
    play(state, "build_knight PK3", journal=chronicle)
    assert position(state)["dice_state"].count("spent") == 3
    assert "PK3" in built(state)
    assert position(state)["army"] == 0
    assert [event.kind for event in chronicle.events] == ["built", "title_won", "won"]


def test_dp4_4_one_build_moves_at_most_one_title_and_to_the_active_seat() -> None:
    moved = 0
    for seed in range(12):
        state = random_state("dice-plus", 3, seed, 200)
        luck = quipu.FastLuck(seed)
        for _ in range(300):
            assert isinstance(state, DicePlus)
            if not state.waiting():
                break
            seat = state.waiting()[0]
            acts = state.legal(seat)
            act = acts[luck.below(len(acts))]
            before = (state.army, state.route)
            state.apply(seat, act, luck)
            changed = [
                now
                for was, now in zip(before, (state.army, state.route), strict=True)
                if was != now
            ]
            assert changed in ([], [seat])
            assert not changed or act.kind in ("build_knight", "build_road")
            moved += len(changed)
    assert moved > 5
