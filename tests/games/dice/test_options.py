"""Section O: every value of every option changes what it says, and nothing when left alone."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from tests.support.dice import ledger
from tests.support.dice.build import (
    BASE_GAME,
    PLUS_GAME,
    available,
    base,
    begun,
    cost,
    legal,
    play,
    plus,
    position,
    six,
    take_turn,
)
from tests.support.refusals import refused

ALL = "brick wood wool grain ore gold"
ALL_ROADS = " ".join(road["id"] for road in ledger.PLUS["roads"])
MAIN = ledger.PLUS["main_line"][1:]


def test_o_the_options_and_defaults_are_those_of_the_ledger() -> None:
    rows = {row[0]: row for row in ledger.table("# O. Options")}
    for game, mode in ((BASE_GAME, "dice"), (PLUS_GAME, "dice-plus")):
        listed = {name: row[2] for name, row in rows.items() if row[1] in (mode, "both")}
        declared = {option.name: str(option.default).lower() for option in game.options}
        assert declared == listed


@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_o_options_left_alone_have_their_defaults(key: str) -> None:
    game = quipu.game(key)
    form: Any = game.position(game.start(2, quipu.FastLuck(1)))
    assert form["options"] == {option.name: option.default for option in game.options}


# ---- extra_seats ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_extra_seats_false_and_true(seats: int) -> None:
    refused(BASE_GAME, {"seats": seats, "extra_seats": False}, "wrong_seats", "D2.1")
    state = begun(seats, extra_seats=True)
    for _ in range(seats):
        take_turn(state, six("brick wood"), "build_road R0")
    assert [int(state.total(seat)) for seat in range(seats)] == [1] * seats


# ---- first_seat -----------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_first_seat_random_asks_luck_and_a_number_does_not(key: str) -> None:
    game = quipu.game(key)
    for seat in range(4):
        lot = quipu.RecordedLuck([seat])
        assert game.start(4, lot, first_seat="random").waiting() == [seat]
        assert lot.is_spent()
        assert game.start(4, quipu.RecordedLuck([]), first_seat=seat).waiting() == [seat]


# ---- fresh_joker ----------------------------------------------------------------------------


def test_fresh_joker_false_and_true() -> None:
    for fresh in (False, True):
        state = play(base(six(cost("knight")), "", fresh_joker=fresh), "build_knight K1")
        assert bool(legal(state, "use_joker K1")) is fresh
        plus_state = plus(six(cost("knight")), "PK6", fresh_joker=fresh)
        play(plus_state, "build_knight PK7")
        assert bool(legal(plus_state, "use_joker north")) is fresh


# ---- dice_ramp ------------------------------------------------------------------------------


@pytest.mark.parametrize(("ramp", "dice"), [(True, [3, 4, 5, 6, 6]), (False, [6, 6, 6, 6, 6])])
def test_dice_ramp_true_and_false(ramp: bool, dice: list[int]) -> None:
    state = begun(2, "dice-plus", dice_ramp=ramp)
    counts = []
    for _ in range(5):
        counts.append(len(position(state)["dice"]))
        take_turn(state, " ".join(["ore"] * counts[-1]))
    assert counts == dice


# ---- route_spurs ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roads", "never", "tip"),
    [
        ("P1 P2", 2, 3),
        ("P1 P2 P3", 3, 3),
        ("P1 P3 P4 P5", 4, 5),
        ("P1 P2 P3 P4 P5 P6", 5, 5),
        (" ".join([*MAIN[:9], "P12"]), 10, 11),
        (ALL_ROADS, 15, 15),
    ],
)
def test_route_spurs_never_and_tip(roads: str, never: int, tip: int) -> None:
    route = 0 if "P6" in roads else None
    assert plus(ALL, roads, route=route, route_spurs="never").route_length(0) == never
    assert plus(ALL, roads, route=route, route_spurs="tip").route_length(0) == tip


def test_route_spurs_tip_is_the_longest_path_from_the_start_for_every_set_of_roads() -> None:
    for roads in ledger.road_sets(ledger.PLUS):
        longest = max((len(ledger.way_to(ledger.PLUS, road)) for road in roads), default=0)
        state = plus(ALL, " ".join(roads), route=0 if "P6" in roads else None, route_spurs="tip")
        assert state.route_length(0) == 1 + longest


def test_route_spurs_tip_still_wins_the_title_first_with_p6() -> None:
    state = plus("brick brick wood wood gold gold", "P1 P3 P4", route_spurs="tip")
    play(state, "build_road P5")
    assert position(state)["route"] is None
    play(state, "build_road P6")
    assert position(state)["route"] == 0


@pytest.mark.parametrize(("spurs", "holder"), [("never", 1), ("tip", 0)])
def test_route_spurs_tip_lets_a_spur_at_the_tip_take_the_title(spurs: str, holder: int) -> None:
    ten = " ".join(MAIN[:9])
    state = plus(six("brick wood"), ten, ten, route=1, route_spurs=spurs)
    play(state, "build_road P12")
    assert position(state)["route"] == holder


# ---- points_to_win --------------------------------------------------------------------------


@pytest.mark.parametrize("points", range(5, 16))
def test_points_to_win_from_5_to_15(points: int) -> None:
    cities = min(4, (points - 3) // 2)
    settlements = points - 3 - 2 * cities
    sheet = [ALL_ROADS, *[f"PC{n}" for n in range(1, cities + 1)]]
    sheet += [f"PS{n}" for n in range(1, settlements + 1)]
    for wanted in (points, min(15, points + 1)):
        state = plus(six(cost("settlement")), " ".join(sheet), route=0, points_to_win=wanted)
        assert state.total(0) == points - 1
        play(state, f"build_settlement PS{settlements + 1}", "end_turn")
        assert (state.result() is not None) is (wanted == points)


# ---- victory_ends ---------------------------------------------------------------------------


@pytest.mark.parametrize("ends", ["turn", "at_once"])
def test_victory_ends_with_the_turn_or_at_once(ends: str) -> None:
    sheet = f"{ALL_ROADS} PC1 PC2 PC3 PS1"
    state = plus(six(cost("settlement")), sheet, route=0, victory_ends=ends)
    play(state, "build_settlement PS2")
    assert (state.result() is None, state.waiting()) == (
        (True, [0]) if ends == "turn" else (False, [])
    )


# ---- round_limit ----------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [1, 2, 500, 9999])
def test_round_limit_ends_after_that_many_rounds(limit: int) -> None:
    state = plus(ALL, "", "", turn=max(1, 2 * limit - 1), round_limit=limit, dice_ramp=False)
    play(state, "end_turn")
    assert state.result() is None
    take_turn(state, ALL)
    result = state.result()
    assert result is not None
    assert result.reason == "round_limit"


def test_round_limit_0_is_none() -> None:
    state = plus(ALL, "", "", turn=10_000, round_limit=0)
    assert available(state) == ALL
    play(state, "end_turn")
    take_turn(state, ALL)
    assert state.result() is None
