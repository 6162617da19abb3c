"""D14 and DP9: the check values, computed from the tables and counted by the rules themselves."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any

import pytest

from quipu.games.dice.sheet import BASE, KNIGHT, PLUS, SORTS, Sheet, bit
from tests.support.dice import ledger
from tests.support.dice.build import (
    Mixture,
    available,
    base,
    begun,
    cost,
    legal,
    marked,
    mixtures_built,
    play,
    plus,
    position,
    six,
    take_turn,
    within,
)

TEN = {
    *[(), ("road",), ("road", "road"), ("road", "road", "road")],
    *[("settlement",), ("road", "settlement"), ("knight",), ("knight", "road")],
    *[("knight", "knight"), ("city",)],
}


def children(sheet: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {id: [] for id in ledger.roads(sheet)}
    for road in sheet["roads"]:
        found[road["parent"]].append(road["id"])
    return found


def roads_to_reach(sheet: Any) -> dict[str, int]:
    """How many roads must be built for each settlement and city."""
    sites = sheet["settlements"] + sheet["cities"]
    return {site["id"]: len(ledger.way_to(sheet, site["road"])) for site in sites}


def roads_for_all(sheet: Any, group: str) -> int:
    return len({road for site in sheet[group] for road in ledger.way_to(sheet, site["road"])})


# ---- D14 Base -------------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", [ledger.BASE, ledger.PLUS], ids=["base", "plus"])
@pytest.mark.rule("D14.1", "DP9.1")
def test_d14_1_seven_hexes_have_24_corners_and_30_sides(sheet: Any) -> None:
    corners = {corner for hex in sheet["hexes"] for corner in ledger.corners(hex)}
    sides = {side for hex in sheet["hexes"] for side in ledger.sides(hex)}
    assert (len(sheet["hexes"]), len(corners), len(sides)) == (7, 24, 30)
    carrying = [ledger.side(road) for road in ledger.roads(sheet).values()]
    assert set(carrying) <= sides
    sites = [tuple(site["at"]) for site in sheet["settlements"] + sheet["cities"]]
    assert set(sites) <= corners
    counts = (len(set(carrying)), len(sheet["settlements"]), len(set(sites)))
    assert counts == ((17, 6, 10) if sheet is ledger.BASE else (18, 7, 11))


def test_d14_2_the_points_on_the_sheet_are_145() -> None:
    points = marked(begun(), " ".join(BASE.ids)).points(0)
    assert (points["roads"], points["knights"]) == (16, 21)
    assert (points["settlements"], points["cities"]) == (39, 69)
    assert sum(points.values()) == 16 + 21 + 39 + 69 == 145


def test_d14_2_fifteen_crosses_make_minus_30() -> None:
    state = begun()
    for _ in range(15):
        take_turn(state, six(""))
    assert state.total(0) == -30


def test_d14_3_the_roads_form_a_tree_with_three_forks_and_four_ends() -> None:
    kids = children(ledger.BASE)
    assert {id: below for id, below in kids.items() if len(below) > 1} == {
        "R0": ["R1", "R2"],
        "R3": ["R4", "R5"],
        "R7": ["R8", "R12"],
    }
    assert {id for id, below in kids.items() if not below} == {"R1", "R4", "R11", "R15"}
    corners = {
        corner for road in ledger.roads(ledger.BASE).values() for corner in ledger.side(road)
    }
    assert len(corners) == len(kids) + 1  # a tree has one corner more than roads
    depths = {id: BASE.depth[BASE.number[id]] for id in kids if id != "START"}
    assert depths == {id: len(ledger.way_to(ledger.BASE, id)) for id in depths}
    assert {id for id, depth in depths.items() if depth == max(depths.values())} == {"R11", "R15"}
    assert max(depths.values()) == 10


def test_d14_4_so_many_roads_reach_each_settlement_and_city() -> None:
    settlements = {"S3": 0, "S4": 2, "S5": 4, "S7": 6, "S9": 8, "S11": 10}
    cities = {"C7": 2, "C12": 4, "C20": 8, "C30": 10}
    assert roads_to_reach(ledger.BASE) == {**settlements, **cities}
    assert roads_for_all(ledger.BASE, "settlements") == 10
    assert roads_for_all(ledger.BASE, "cities") == 12
    assert len(ledger.BASE["roads"]) == 16
    for id, roads in roads_to_reach(ledger.BASE).items():
        assert BASE.depth[BASE.number[id]] == roads


def test_d14_5_six_dice_have_46656_ordered_and_462_unordered_results() -> None:
    unordered = Counter(tuple(sorted(faces)) for faces in product(range(6), repeat=6))
    assert (sum(unordered.values()), len(unordered)) == (46_656, 462)
    for faces, ways in unordered.items():
        assert ways == factorial(6) // prod(factorial(n) for n in Counter(faces).values())


def test_d14_5_the_costs_allow_exactly_ten_mixtures() -> None:
    assert [len(cost(sort).split()) for sort in SORTS] == [2, 3, 4, 5]
    assert within(6) == TEN


def test_d14_5_the_results_of_six_dice_build_exactly_ten_mixtures() -> None:
    found: set[Mixture] = set()
    for dice in combinations_with_replacement(ledger.FACES[:5], 6):
        found |= mixtures_built(base(" ".join(dice), "R0 R1"))
    assert found == TEN


def test_d14_5_jokers_and_gold_never_add_dice() -> None:
    every_result = list(combinations_with_replacement(ledger.FACES, 6))
    for dice in every_result[::7]:
        state = base(" ".join(dice), "K1 K2 K3 K4 K5 K6")
        for act in legal(state, "use_joker") | legal(state, "trade_gold"):
            left = len(available(play(state.copy(), act)).split())
            assert left == (5 if act.startswith("trade_gold") else 6)


def test_d14_6_one_seat_has_of_the_order_of_150000_sheets() -> None:
    """Sheets by what is built, each with every way to have crossed out jokers."""
    reached = {0}
    fresh = [0]
    while fresh:
        built = fresh.pop()
        for symbol in range(BASE.size):
            grown = built | bit(symbol)
            needs = BASE.road[symbol] | BASE.after[symbol]
            if needs & ~built == 0 and grown not in reached:
                reached.add(grown)
                fresh.append(grown)
    knights = [int(built & BASE.sorts[KNIGHT]).bit_count() for built in reached]
    assert len(reached) == 8_575
    assert sum(2**count for count in knights) == 155_575


def test_d14_6_seats_do_not_interact() -> None:
    alone = begun()
    together = begun(2)
    for turn in range(4):
        acts = (f"build_road R{turn}",) if turn < 3 else ("build_settlement S3",)
        faces = six("brick wood wool grain")
        take_turn(alone, faces, *acts)
        take_turn(together, faces, *acts)
        take_turn(together, six("brick brick wood wood"), *(["build_road R0"] if turn == 0 else []))
        assert position(together)["sheets"][0] == position(alone)["sheets"][0]


# ---- DP9 Plus -------------------------------------------------------------------------------


def test_dp9_1_eighteen_sides_carry_a_road_with_three_forks_and_four_ends() -> None:
    kids = children(ledger.PLUS)
    assert (
        len(kids) == len({ledger.side(road) for road in ledger.roads(ledger.PLUS).values()}) == 18
    )
    assert {id: below for id, below in kids.items() if len(below) > 1} == {
        "P1": ["P2", "P3"],
        "P4": ["P5", "P6"],
        "P11": ["P12", "P13"],
    }
    assert {id for id, below in kids.items() if not below} == {"P2", "P5", "P12", "P17"}
    assert len(ledger.PLUS["main_line"]) == 15
    assert ["P0", *ledger.way_to(ledger.PLUS, "P17")] == ledger.PLUS["main_line"]
    assert len(PLUS.names(PLUS.main_line)) == 14  # and the start road


def test_dp9_2_so_many_roads_reach_each_settlement_and_city() -> None:
    settlements = {"PS1": 0, "PS2": 2, "PS3": 4, "PS4": 8, "PS5": 10, "PS6": 12, "PS7": 14}
    cities = {"PC1": 2, "PC2": 4, "PC3": 6, "PC4": 10}
    assert roads_to_reach(ledger.PLUS) == {**settlements, **cities}
    assert len(ledger.PLUS["roads"]) == 17
    for id, roads in roads_to_reach(ledger.PLUS).items():
        assert PLUS.depth[PLUS.number[id]] == roads


def test_dp9_3_the_points_on_the_sheet_are_15_and_19_with_both_titles() -> None:
    settlements, cities = ledger.PLUS["settlements"], ledger.PLUS["cities"]
    assert sum(each["points"] for each in settlements) == 7
    assert sum(each["points"] for each in cities) == 8
    assert most_points(PLUS) == 15
    everything = " ".join(id for id in PLUS.ids if id not in ("PS5", "PS6", "PS7", "PC3", "PC4"))
    state = plus(six(cost("settlement")), everything, army=0, route=0, points_to_win=15)
    assert sum(state.points(0).values()) == 15 - 7 + 2 * ledger.PLUS["title_points"] == 12
    assert most_points(PLUS) + 2 * ledger.PLUS["title_points"] == 19


def most_points(sheet: Sheet) -> int:
    return sum(int(sheet.points[symbol]) for symbol in range(sheet.size))


def test_dp9_3_there_are_nine_knights_and_seven_jokers() -> None:
    knights = {f"PK{n}" for n in range(1, 10)}
    state = plus(six("wool grain ore"))
    assert legal(state, "build_knight") == {f"build_knight {id}" for id in knights}
    all_built = plus("brick wood wool grain ore gold", " ".join(sorted(knights)), army=0)
    jokers = {act.split()[1] for act in legal(all_built, "use_joker")}
    assert jokers == {joker["id"] for joker in ledger.PLUS["jokers"]} == set(PLUS.joker_ids)
    assert len(jokers) == 7
