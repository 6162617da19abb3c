"""D5 to D9: paying and building, roads, knights, settlements and cities."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tests.support.dice import ledger
from tests.support.dice.build import (
    available,
    base,
    begun,
    boxes,
    built,
    cost,
    legal,
    play,
    position,
    random_state,
    six,
    take_turn,
)
from tests.support.refusals import refused

SYMBOLS = ledger.symbols(ledger.BASE)
ALL_ROADS = " ".join(f"R{n}" for n in range(16))
EVERYTHING_REACHED = "R0 R1"  # S3 by the start road, C7 by R1; R2 and K1 can be built as well
REACHED = {
    "road": "build_road R2",
    "knight": "build_knight K1",
    "settlement": "build_settlement S3",
    "city": "build_city C7",
}


# ---- D5 Build phase in general --------------------------------------------------------------


@pytest.mark.parametrize("sort", list(REACHED))
def test_d5_1_to_build_is_to_pay_and_to_mark(sort: str) -> None:
    state = base(six(cost(sort)), EVERYTHING_REACHED)
    play(state, REACHED[sort])
    assert built(state) == {"R0", "R1", REACHED[sort].split()[1]}
    paid = position(state)["dice_state"].count("spent")
    assert paid == len(cost(sort).split())


@pytest.mark.parametrize("id", list(SYMBOLS))
def test_d5_1_a_symbol_is_built_once(id: str) -> None:
    sort = SYMBOLS[id]["sort"]
    state = base(six(cost(sort)), " ".join([*ledger.needs(ledger.BASE, id), id]))
    refused(state, f"build_{sort} {id}", "already_built", "D5.1")


def test_d5_1_the_start_road_is_built_already() -> None:
    start = ledger.BASE["start"]["id"]
    refused(base(six("brick wood")), f"build_road {start}", "already_built", "D5.1")


@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_d5_1_a_symbol_is_never_removed(key: str) -> None:
    standing: list[set[str]] = [set(), set()]
    for decisions in range(0, 400, 8):
        state = random_state(key, 2, seed=11, decisions=decisions)
        for seat in range(2):
            assert standing[seat] <= built(state, seat)
            standing[seat] = built(state, seat)
    assert all(len(symbols) > 2 for symbols in standing)


def test_d5_2_exactly_the_dice_of_the_cost_table_pay() -> None:
    costs = ledger.COMMON["costs"]
    for dice in combinations_with_replacement(ledger.FACES, 6):
        state = base(" ".join(dice), EVERYTHING_REACHED)
        payable = {
            sort for sort in REACHED if all(dice.count(f) >= n for f, n in costs[sort].items())
        }
        assert legal(state, "build") == {REACHED[sort] for sort in payable}


@pytest.mark.parametrize("sort", list(REACHED))
def test_d5_2_without_one_of_its_dice_nothing_is_paid(sort: str) -> None:
    for missing in range(len(cost(sort).split())):
        dice = cost(sort).split()
        dice[missing] = "gold"  # gold pays for nothing
        state = base(six(" ".join(dice)), EVERYTHING_REACHED)
        refused(state, REACHED[sort], "cannot_pay", "D5.2")


def test_d5_2_gold_pays_for_nothing() -> None:
    assert all("gold" not in paid for paid in ledger.COMMON["costs"].values())
    assert legal(base(six(""), EVERYTHING_REACHED), "build") == set()


def test_d5_3_paying_spends_one_die_per_unit_of_cost() -> None:
    for sort, act in REACHED.items():
        state = play(base(six(cost(sort), "wool"), EVERYTHING_REACHED), act)
        left = Counter(six(cost(sort), "wool").split()) - Counter(cost(sort).split())
        assert Counter(available(state).split()) == left


def test_d5_3_a_spent_die_is_out_for_this_turn() -> None:
    state = play(base(six("brick wood"), "R0"), "build_road R1")
    refused(state, "build_road R2", "cannot_pay", "D5.2")
    refused(
        play(base(six("ore wool grain", "brick"), "K1"), "build_knight K2"),
        "use_joker K1 wool ore",
        "face_not_there",
        "D10.2",
    )


def test_d5_3_of_equal_faces_the_lowest_places_are_spent() -> None:
    state = play(base("wood brick brick gold wood brick"), "build_road R0")
    assert position(state)["dice_state"] == [
        *("spent", "spent", "available", "available", "available", "available")
    ]


def test_d5_4_a_seat_builds_as_often_as_its_dice_allow() -> None:
    state = base("brick wood brick wood brick wood")
    for road in ("R0", "R2", "R3"):
        play(state, f"build_road {road}")
    assert built(state) == {"R0", "R2", "R3"}
    assert legal(state) == {"end_turn"}


def test_d5_4_a_road_built_now_may_carry_a_settlement_in_the_same_turn() -> None:
    state = base("brick wood brick wood wool grain", "R0 S3")
    refused(state, "build_settlement S4", "no_road_there", "D8.2")
    play(state, "build_road R2", "build_settlement S4")
    assert built(state) == {"R0", "R2", "S3", "S4"}


def test_d5_4_builds_happen_in_any_order() -> None:
    dice = "brick wood wool grain ore gold"
    roads_first = play(base(dice), "build_road R0", "build_knight K1")
    knights_first = play(base(dice), "build_knight K1", "build_road R0")
    assert position(roads_first) == position(knights_first)


def test_d5_5_any_build_may_be_left_out() -> None:
    state = base("brick wood wool grain ore grain", "R0 R1", "")
    assert legal(state, "build")
    play(state, "end_turn")
    assert built(state) == {"R0", "R1"}
    assert boxes(state)[-1] == "x"


def test_d5_6_jokers_gold_and_builds_alternate_freely() -> None:
    state = base("brick wood gold gold gold gold", "K1")
    play(state, "trade_gold brick", "build_road R0", "use_joker K1 gold ore", "end_turn")
    other = base("brick wood gold gold gold wool", "K1 K2 K3 K4")
    play(other, "build_road R0", "use_joker K4 wool wood", "trade_gold brick", "build_road R2")
    play(other, "use_joker K1 gold ore", "end_turn")
    assert boxes(state)[-1] == 1
    assert boxes(other)[-1] == 2


def test_d5_7_there_is_no_substitute_for_a_kind_that_cannot_be_built() -> None:
    every_knight = base(six("wool grain ore"), "K1 K2 K3 K4 K5 K6")
    not_reached = base(six("brick wood wool grain"), "S3")
    not_payable = base(six("grain grain ore ore"), "R0 R1")
    assert legal(every_knight, "build_knight") == set()
    assert legal(not_reached, "build_settlement") == set()
    assert legal(not_payable, "build_city") == set()
    for state in (every_knight, not_reached, not_payable):
        assert "end_turn" in legal(state)


# ---- D6 Road --------------------------------------------------------------------------------


def test_d6_1_the_start_road_is_there_for_nothing_and_scores_nothing() -> None:
    assert ledger.BASE["start"]["points"] == 0
    state = base(six("brick wood"), turn=1)
    assert legal(state, "build_road") == {"build_road R0"}
    assert state.total(0) == 0
    assert take_turn(begun(), six("ore")).points(0)["roads"] == 0


def test_d6_2_a_road_must_share_an_end_with_a_built_road() -> None:
    for roads in ledger.road_sets(ledger.BASE):
        touching = ledger.touching(ledger.BASE, roads)
        by_parent = {
            road["id"]
            for road in ledger.BASE["roads"]
            if road["id"] not in roads and road["parent"] in (*roads, "START")
        }
        assert touching == by_parent
        state = base(six("brick wood"), " ".join(sorted(roads)))
        assert legal(state, "build_road") == {f"build_road {id}" for id in touching}


def test_d6_2_a_road_that_touches_nothing_is_refused() -> None:
    state = base(six("brick wood"), "R0")
    for road in ("R3", "R4", "R15"):
        refused(state, f"build_road {road}", "road_not_connected", "D6.2")


@pytest.mark.parametrize("sheet", ["R0 R2", "R0 R2 S3 S4"])
def test_d6_3_a_road_goes_past_a_site_whether_it_is_built_or_not(sheet: str) -> None:
    past = {(x["at"][0], x["at"][1]) for x in ledger.BASE["settlements"] if x["id"] == "S4"}
    assert past <= ledger.side(ledger.roads(ledger.BASE)["R3"])  # R3 begins at the site of S4
    state = play(base(six("brick wood"), sheet), "build_road R3")
    assert "R3" in built(state)


def test_d6_4_among_roads_that_touch_the_choice_is_free() -> None:
    for road in ("R1", "R2"):
        assert road in built(play(base(six("brick wood"), "R0"), f"build_road {road}"))
    state = base(six("brick wood"), "R0 R2 R3 R5 R6 R7")
    assert legal(state, "build_road") == {f"build_road {id}" for id in ("R1", "R4", "R8", "R12")}


def test_d6_5_each_road_scores_one_point() -> None:
    state = base("brick brick brick wood wood wood", "R0 R2 R3")
    play(state, "build_road R1", "build_road R5", "build_road R6", "end_turn")
    assert boxes(state) == [3, 3]
    assert state.points(0)["roads"] == 6


# ---- D7 Knight ------------------------------------------------------------------------------


def test_d7_1_a_knight_needs_no_road_settlement_or_city_at_its_hex() -> None:
    built_so_far: list[str] = []
    for knight in range(1, 7):
        state = base(six("wool grain ore"), " ".join(built_so_far))
        play(state, f"build_knight K{knight}")
        built_so_far.append(f"K{knight}")
    assert built(state) == set(built_so_far)


@pytest.mark.parametrize("count", range(7))
def test_d7_2_only_the_lowest_unbuilt_knight_can_be_built(count: int) -> None:
    sheet = " ".join(f"K{n}" for n in range(1, count + 1))
    state = base(six("wool grain ore"), sheet)
    expected = {f"build_knight K{count + 1}"} if count < 6 else set()
    assert legal(state, "build_knight") == expected
    for higher in range(count + 2, 7):
        refused(state, f"build_knight K{higher}", "lower_first", "D7.2")


def test_d7_3_a_knight_scores_its_number() -> None:
    for number in range(1, 7):
        lower = " ".join(f"K{n}" for n in range(1, number))
        state = play(base(six("wool grain ore"), lower), f"build_knight K{number}", "end_turn")
        assert boxes(state)[-1] == number
        assert state.points(0)["knights"] == sum(range(number + 1))


def test_d7_4_two_knights_in_one_turn_are_possible_in_order() -> None:
    dice = "wool wool grain grain ore ore"
    state = play(base(dice), "build_knight K1", "build_knight K2", "end_turn")
    assert boxes(state) == [3]
    refused(base(dice), "build_knight K2", "lower_first", "D7.2")
    only_one = play(base(six("wool grain ore")), "build_knight K1")
    refused(only_one, "build_knight K2", "cannot_pay", "D5.2")


# ---- D8 Settlement --------------------------------------------------------------------------

SETTLEMENTS = ["S3", "S4", "S5", "S7", "S9", "S11"]
CITIES = ["C7", "C12", "C20", "C30"]


@pytest.mark.parametrize("count", range(7))
def test_d8_1_settlements_are_built_only_in_the_order_of_their_points(count: int) -> None:
    state = base(six(cost("settlement")), " ".join([ALL_ROADS, *SETTLEMENTS[:count]]))
    expected = {f"build_settlement {id}" for id in SETTLEMENTS[count : count + 1]}
    assert legal(state, "build_settlement") == expected
    for higher in SETTLEMENTS[count + 1 :]:
        refused(state, f"build_settlement {higher}", "lower_first", "D8.1")


def test_d8_2_settlement_3_can_be_built_in_the_first_turn_without_any_road() -> None:
    state = take_turn(begun(), six(cost("settlement")), "build_settlement S3")
    assert built(state) == {"S3"}
    assert boxes(state) == [3]


@pytest.mark.rule("D8.2", "D8.3")
def test_d8_2_a_built_road_must_have_an_end_at_the_corner() -> None:
    for roads in ledger.road_sets(ledger.BASE):
        lower: list[str] = []
        for settlement in ledger.BASE["settlements"]:
            state = base(six(cost("settlement")), " ".join([*sorted(roads), *lower]))
            act = f"build_settlement {settlement['id']}"
            if tuple(settlement["at"]) not in ledger.ends(ledger.BASE, roads):
                refused(state, act, "no_road_there", "D8.2")
                assert legal(state, "build_settlement") == set()
                break
            assert legal(state, "build_settlement") == {act}
            lower.append(settlement["id"])


def test_d8_3_no_settlement_past_an_unreached_lower_one() -> None:
    """All settlements lie on one way, so a higher one that is reached is never the only one."""
    state = base(six(cost("settlement")), f"{ALL_ROADS} S3")
    refused(state, "build_settlement S5", "lower_first", "D8.1")
    unreached = base(six(cost("settlement")), "S3 R0")
    refused(unreached, "build_settlement S4", "no_road_there", "D8.2")
    refused(unreached, "build_settlement S5", "lower_first", "D8.1")
    assert legal(unreached, "build_settlement") == set()


def test_d8_4_a_settlement_scores_its_number() -> None:
    for place, points in enumerate([3, 4, 5, 7, 9, 11]):
        state = base(six(cost("settlement")), " ".join([ALL_ROADS, *SETTLEMENTS[:place]]))
        play(state, f"build_settlement {SETTLEMENTS[place]}", "end_turn")
        assert boxes(state)[-1] == points
    assert state.points(0)["settlements"] == 39


# ---- D9 City --------------------------------------------------------------------------------


def test_d9_1_a_city_needs_a_built_road_that_leads_to_it() -> None:
    for roads in ledger.road_sets(ledger.BASE):
        lower: list[str] = []
        for city in ledger.BASE["cities"]:
            state = base(six(cost("city")), " ".join([*sorted(roads), *lower]))
            if tuple(city["at"]) not in ledger.ends(ledger.BASE, roads):
                refused(state, f"build_city {city['id']}", "no_road_there", "D9.1")
                assert legal(state, "build_city") == set()
                break
            assert legal(state, "build_city") == {f"build_city {city['id']}"}
            lower.append(city["id"])


@pytest.mark.parametrize("count", range(5))
def test_d9_2_cities_are_built_only_in_the_order_of_their_points(count: int) -> None:
    state = base(six(cost("city")), " ".join([ALL_ROADS, *CITIES[:count]]))
    expected = {f"build_city {id}" for id in CITIES[count : count + 1]}
    assert legal(state, "build_city") == expected
    for higher in CITIES[count + 1 :]:
        refused(state, f"build_city {higher}", "lower_first", "D9.2")


def test_d9_2_no_city_past_an_unreached_lower_one() -> None:
    state = base(six(cost("city")), "R0 R2 R3 R4")  # C12 is reached, C7 is not
    refused(state, "build_city C12", "lower_first", "D9.2")
    refused(state, "build_city C7", "no_road_there", "D9.1")
    assert legal(state, "build_city") == set()


def test_d9_3_a_city_has_a_site_of_its_own_and_needs_no_settlement() -> None:
    sites = [tuple(each["at"]) for each in ledger.BASE["settlements"] + ledger.BASE["cities"]]
    assert len(set(sites)) == len(sites) == 10
    state = play(base(six(cost("city")), "R0 R1"), "build_city C7")
    assert built(state) == {"R0", "R1", "C7"}


def test_d9_3_a_city_replaces_no_settlement() -> None:
    state = play(base(six(cost("city")), f"{ALL_ROADS} S3"), "build_city C7", "end_turn")
    assert "S3" in built(state)
    assert state.points(0)["settlements"] == 3


def test_d9_3_the_three_orders_are_independent_of_each_other() -> None:
    cities_only = base(six(cost("city")), f"{ALL_ROADS} C7 C12 C20")
    knights_only = base(six(cost("knight")), "K1 K2 K3 K4 K5")
    settlements_only = base(six(cost("settlement")), f"{ALL_ROADS} S3 S4 S5 S7 S9")
    assert legal(cities_only, "build_city") == {"build_city C30"}
    assert legal(knights_only, "build_knight") == {"build_knight K6"}
    assert legal(settlements_only, "build_settlement") == {"build_settlement S11"}


def test_d9_4_a_city_scores_its_number() -> None:
    for place, points in enumerate([7, 12, 20, 30]):
        state = base(six(cost("city")), " ".join([ALL_ROADS, *CITIES[:place]]))
        play(state, f"build_city {CITIES[place]}", "end_turn")
        assert boxes(state)[-1] == points
    assert state.points(0)["cities"] == 69
