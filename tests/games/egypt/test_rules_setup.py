"""E1 and E2: components, map, beginners' start and founding phase."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import factorial

import pytest

import quipu
from quipu import Malformed
from quipu.core.luck import FastLuck, RecordedLuck
from quipu.games.egypt.box import COSTS, GRID, HARBOURS, LETTERS, TITLES
from quipu.games.egypt.setup import chips, spiral, terrains
from tests.support.egypt.beginner_board import D9, data
from tests.support.egypt.scenes import (
    GAMES,
    begun,
    do,
    hand,
    legal,
    numbers,
    points,
    read,
    refused,
    scene,
    written,
)

D1 = data("**D1 geometry")


# ---- E1 ---------------------------------------------------------------------------------------


def test_e1_1_e1_4_hexes_crossings_and_paths_are_numbered_as_in_d1() -> None:
    corners = [[int(c) for c in GRID.hex_corners[h * 6 : h * 6 + 6]] for h in range(19)]
    assert [list(cell) for cell in GRID.cells] == D1["hexes"]
    assert corners == D1["hexVertices"]
    assert [[GRID.ends[2 * p], GRID.ends[2 * p + 1]] for p in range(72)] == D1["paths"]
    assert GRID.coast_clockwise(6) == D1["coastPathsClockwise"]


def test_e1_2_terrains() -> None:
    kinds = Counter("desert" if kind < 0 else D9["kinds"][kind] for kind in terrains())
    names = D9["terrainKind"]
    assert kinds == {names[t] or "desert": count for t, count in D9["terrainCount"].items()}


def test_e1_3_eighteen_chips() -> None:
    assert sorted(LETTERS) == [2, *sorted([3, 4, 5, 6, 8, 9, 10, 11] * 2), 12]
    assert list(D9["letters"].values()) == LETTERS
    for number in range(30):
        state = begun(luck=FastLuck(number), map="variable")
        for kind, chip in written(state)["map"]:
            assert (kind is None) == (chip is None)


def test_e1_5_nine_harbours_on_coast_paths() -> None:
    assert {h["path"]: h["type"] for h in D9["harboursBase"]} == HARBOURS
    assert all(GRID.is_coast(path) for path in HARBOURS)
    assert Counter(HARBOURS.values()) == {"any": 4, **dict.fromkeys(D9["kinds"], 1)}


@pytest.mark.rule("E1.6", "E15.5")
def test_e1_6_nineteen_cards_of_each_kind() -> None:
    state = begun()
    for kind in range(5):
        cards = state.bank(kind) + sum(state.held(seat, kind) for seat in range(4))
        assert cards == D9["bankPerKind"] == 19
    spectator = quipu.game("egypt").observe(state, quipu.SPECTATOR).to_json()
    assert spectator["bank"] == written(state)["bank"]


def test_e1_7_pieces_and_three_or_four_seats() -> None:
    state = scene()
    stock = {name: D9["pieces"][name] for name in ("oxcart", "settlement", "templeCity")}
    assert [int(state.stock(0, piece)) for piece in range(3)] == list(stock.values())
    with pytest.raises(quipu.IllegalAction, match="wrong_seats"):
        GAMES["egypt"].start(2, FastLuck(1))
    with pytest.raises(quipu.IllegalAction, match="wrong_seats"):
        GAMES["egypt"].start(5, FastLuck(1))


def test_e1_8_the_development_deck() -> None:
    assert list(TITLES.values()) == list(D9["deck"].values())
    assert written(begun())["deck"] == TITLES


def test_e1_9_special_cards_lie_beside_the_board() -> None:
    form = written(begun())
    assert form["route"] is None
    assert form["army"] is None
    assert not any(word in form for word in ("gods", "stones", "boats"))


# ---- E2 ---------------------------------------------------------------------------------------


def test_e2_1_the_map_is_an_option() -> None:
    assert begun().phase.name == "before_roll"
    assert begun(map="variable").phase.name == "founding_settlement"
    with pytest.raises(quipu.IllegalAction, match="wrong_option"):
        begun(map="fixed")


def test_e2_2_the_beginners_map_and_pieces() -> None:
    form = written(begun())
    printed = [[None if k == "desert" else k, chip] for k, chip in D9["beginnerMap"]]
    assert form["map"] == printed
    for player, start in zip(form["players"], D9["beginnerStart"].values(), strict=True):
        assert player["settlements"] == start["settlements"]
        assert player["routes"] == sorted(start["oxcarts"])
        assert start["settlements"][1] == start["star"]


def test_e2_3_e2_4_first_cards_for_the_starred_settlement() -> None:
    state = begun()
    assert hand(state, 0) == {"cattle": 2, "grain": 1}
    assert hand(state, 1) == {"grain": 2, "stone": 1}
    assert hand(state, 2) == {"cattle": 1, "papyrus": 1, "stone": 1}
    assert hand(state, 3) == {"grain": 1, "papyrus": 2}


def test_e2_5_the_robber_starts_on_the_desert() -> None:
    assert begun().robber == 9
    state = begun(map="variable", luck=FastLuck(5))
    assert written(state)["map"][state.robber] == [None, None]


def test_e2_6_who_begins_on_the_beginners_map() -> None:
    assert begun().active == 0
    assert begun(first_seat=2).active == 2
    assert begun(3, first_seat=1).turn == 1


def test_e2_7_terrains_are_laid_at_random() -> None:
    layouts = factorial(19) // (factorial(3) ** 2 * factorial(4) ** 3)
    assert layouts == 244_432_188_000
    maps = {str(written(begun(map="variable", luck=FastLuck(n)))["map"]) for n in range(20)}
    assert len(maps) == 20


def test_e2_8_chips_follow_the_spiral() -> None:
    assert spiral(2) == [
        16,
        17,
        18,
        15,
        11,
        6,
        2,
        1,
        0,
        3,
        7,
        12,
        13,
        14,
        10,
        5,
        4,
        8,
        9,
    ]
    for corner, inner in enumerate([4, 8, 13, 14, 10, 5]):
        assert spiral(corner)[12] == inner
        assert sorted(spiral(corner)) == [*range(19)]
    desert = [0] * 9 + [-1] + [0] * 9
    example = [11, 12, 9, 4, 3, 6, 10, 8, 11, 0, 5, 8, 10, 9, 4, 3, 5, 2, 6]
    assert chips(desert, 2) == example


def test_e2_9_harbours_keep_their_places() -> None:
    printed = written(begun())["harbours"]
    assert written(begun(map="variable"))["harbours"] == printed
    mixed = written(begun(harbours="shuffled", luck=FastLuck(3)))["harbours"]
    assert [h["path"] for h in mixed] == [h["path"] for h in printed]
    assert sorted(h["kind"] for h in mixed) == sorted(h["kind"] for h in printed)
    assert mixed != printed


def test_e2_10_the_highest_roll_begins_and_ties_roll_again() -> None:
    rolls = [0, 0, 5, 4, 4, 5, 1, 1]  # 2, 11, 11, 4
    again = [2, 2, 3, 3]  # 6, 8
    land = [0] * 19 + [0]
    state = begun(luck=RecordedLuck([*land, *rolls, *again]), map="variable")
    assert state.first == 2
    assert begun(map="variable", first_seat=1).first == 1
    assert begun(luck=RecordedLuck(rolls + again), first_seat="random").active == 2


def test_e2_16_after_twenty_ties_lots_are_drawn() -> None:
    ties = [5] * (2 * 4 * 20)
    assert begun(luck=RecordedLuck([*ties, 3]), first_seat="random").first == 3


def test_e2_17_a_position_may_bring_a_map_laid_out_by_hand() -> None:
    form = written(begun(map="variable", first_seat=0, luck=FastLuck(4)))
    land = form["map"]
    for one, other in pairwise(hex for hex in range(19) if land[hex][0] is not None):
        land[one], land[other] = land[other], land[one]
    kinds = [-1 if kind is None else 0 for kind, _ in land]
    laid = [number or 0 for _, number in land]
    assert laid not in [chips(kinds, corner) for corner in range(6)]
    by_hand = read(form)
    assert written(by_hand) == form
    assert by_hand.legal(0)
    lacking = next(pair for pair in land if pair[1] == 2)
    lacking[1] = 12
    with pytest.raises(Malformed, match="not laid out by the rules"):
        read(form)


def test_e2_11_two_rounds_the_second_one_backwards() -> None:
    state = begun(map="variable", first_seat=1)
    order = []
    while state.phase.name.startswith("founding"):
        order.append(int(state.active))
        do(state, str(state.legal(state.active)[0]))
        do(state, str(state.legal(state.active)[0]))
    assert order == [1, 2, 3, 0, 0, 3, 2, 1]
    assert state.active == 1


def test_e2_11_no_connection_is_needed_but_distance() -> None:
    state = begun(map="variable", first_seat=0)
    do(state, "place_start_settlement 18", "place_start_oxcart 27")
    refused(state, "place_start_settlement 18", "crossing_taken")
    refused(state, "place_start_settlement 23", "too_close")
    do(state, "place_start_settlement 53")


def test_e2_12_the_oxcart_lies_at_the_settlement_just_placed() -> None:
    state = begun(map="variable", first_seat=0)
    do(state, "place_start_settlement 18")
    assert numbers(state, "place_start_oxcart") == [20, 27, 28]
    refused(state, "place_start_oxcart 0", "founding_path", "E2.12")


def test_e2_13_the_second_settlement_pays_one_card_for_each_hex() -> None:
    state = begun(3, map="variable", first_seat=0)
    for crossing, path in ((0, 0), (2, 4), (47, 66)):
        do(state, f"place_start_settlement {crossing}", f"place_start_oxcart {path}")
        assert hand(state, 0) == {}
    land = written(state)["map"]
    do(state, "place_start_settlement 8")
    expected: Counter[str] = Counter(land[hex][0] for hex in (0, 1, 4) if land[hex][0])
    assert hand(state, 2) == expected


def test_e2_14_founding_is_no_turn() -> None:
    state = begun(map="variable", first_seat=0)
    kinds = {str(action).split()[0] for action in state.legal(0)}
    assert kinds == {"place_start_settlement"}
    for act in ("roll", "end_turn", "buy_card", "play_mercenary"):
        refused(state, act, "decision_pending")


def test_e2_15_the_first_turn() -> None:
    state = begun(first_seat=3)
    assert points(state) == [2, 2, 2, 2]
    assert legal(state, "roll") == [""]
    view = quipu.game("egypt").observe(state, 0).to_json()
    assert view["players"][1]["hand"] == 3  # type: ignore[index]


def test_costs_are_those_of_d6() -> None:
    assert list(D9["costs"].values()) == COSTS


def test_e2_6_the_table_hears_who_begins() -> None:
    chronicle = quipu.Chronicle()
    GAMES["egypt"].start(4, FastLuck(1), chronicle, map="variable", first_seat=2)
    told = [event.told(-1) for event in chronicle.events if event.kind == "began"]
    assert told == [{"event": "began", "seat": 2}]


def test_e2_6_the_table_hears_the_rolls_for_the_start() -> None:
    chronicle = quipu.Chronicle()
    luck = RecordedLuck([0, 1, 5, 5, 2, 2])
    GAMES["egypt"].start(3, luck, chronicle, map="beginner", first_seat="random")
    told = [event.told(-1) for event in chronicle.events if event.kind == "start_rolled"]
    rolls = [roll for roll in told if roll]
    assert [(roll["seat"], roll["dice"]) for roll in rolls] == [
        (0, [1, 2]),
        (1, [6, 6]),
        (2, [3, 3]),
    ]
