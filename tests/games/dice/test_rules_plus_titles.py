"""DP5 to DP8: the two titles, the jokers and the end of the Plus variant."""

from __future__ import annotations

import pytest

import quipu
from quipu.games.dice.sheet import MARKED_ROAD, PLUS
from tests.support.dice import ledger
from tests.support.dice.build import (
    available,
    begun,
    built,
    cost,
    crossed_out,
    legal,
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

ALL = "brick wood wool grain ore gold"
ROAD, KNIGHT = six("brick wood"), six("wool grain ore")
KNIGHTS = " ".join(f"PK{n}" for n in range(1, 10))
MAIN = ledger.PLUS["main_line"][1:]  # without the start road
ALL_ROADS = " ".join(road["id"] for road in ledger.PLUS["roads"])


def main_line(length: int) -> str:
    """A sheet whose route has this length, the start road counted."""
    return " ".join(MAIN[: length - 1])


def titles(state: quipu.State) -> tuple[int | None, int | None]:
    form = position(state)
    return form["army"], form["route"]


# ---- DP5 Largest Army -----------------------------------------------------------------------


def test_dp5_1_the_first_seat_with_three_knights_gets_the_army_at_once() -> None:
    assert ledger.PLUS["army_first"] == 3
    state = play(plus("wool wool grain grain ore ore", "PK1"), "build_knight PK9")
    assert titles(state) == (None, None)
    assert state.total(0) == 0
    play(state, "build_knight PK4")
    assert titles(state) == (0, None)
    assert state.points(0)["army"] == ledger.PLUS["title_points"] == 2
    assert state.total(0) == 2


def test_dp5_2_more_knights_than_the_holder_take_the_army_at_once() -> None:
    state = plus(KNIGHT, "PK1 PK2 PK3", "PK7 PK8 PK9", army=1)
    assert (state.total(0), state.total(1)) == (0, 2)
    play(state, "build_knight PK4")
    assert titles(state) == (0, None)
    assert (state.total(0), state.total(1)) == (2, 0)


def test_dp5_2_an_equal_number_changes_nothing() -> None:
    state = play(plus(KNIGHT, "PK1 PK2", "PK1 PK2 PK3", army=1), "build_knight PK3")
    assert titles(state) == (1, None)


def test_dp5_2_a_former_holder_who_draws_level_gets_nothing_back() -> None:
    state = plus(KNIGHT, "PK1 PK2 PK3", "PK1 PK2 PK3", army=1, dice_ramp=False)
    play(state, "build_knight PK4", "end_turn")
    assert titles(state) == (0, None)
    take_turn(state, KNIGHT, "build_knight PK4")
    assert titles(state) == (0, None)
    take_turn(state, six(""))
    take_turn(state, KNIGHT, "build_knight PK5")
    assert titles(state) == (1, None)


def test_dp5_3_a_knight_counts_whether_its_joker_is_used_or_not() -> None:
    state = plus(KNIGHT, "PK1 PK2", used="ore grain")
    play(state, "build_knight PK3")
    assert titles(state) == (0, None)


def test_dp5_3_each_knight_of_a_desert_counts_singly() -> None:
    state = play(plus(KNIGHT, "PK6 PK8"), "build_knight PK1")
    assert titles(state) == (0, None)
    assert state.knights(0) == 3


def test_dp5_4_the_army_is_struck_out_and_set_again_any_number_of_times() -> None:
    state = plus(KNIGHT, "PK1 PK2", "PK1 PK2")
    holders = []
    for act in ["PK3", "", "", "PK3 PK4", "PK4 PK5", "", "", "PK5 PK6"]:
        knights = act.split()
        faces = " ".join(["wool grain ore"] * len(knights))
        if position(state)["phase"] == "throwing":
            throw(state, six(faces))
            play(state, "stop_throwing")
        play(state, *[f"build_knight {id}" for id in knights], "end_turn")
        holders.append(titles(state)[0])
    assert holders == [0, 0, 0, 1, 0, 0, 0, 1]


@pytest.mark.rule("DP5.4", "DP8.2")
def test_dp5_4_nobody_gains_a_title_or_points_in_a_foreign_turn() -> None:
    fell = 0
    for seed in range(20):
        state = random_state("dice-plus", 3, seed, 250)
        luck = quipu.FastLuck(seed)
        for _ in range(250):
            if not state.waiting():
                break
            seat = state.waiting()[0]
            before = [int(state.total(each)) for each in range(3)]
            acts = state.legal(seat)
            state.apply(seat, acts[luck.below(len(acts))], luck)
            for other in {0, 1, 2} - {seat}:
                assert state.total(other) <= before[other]
                assert state.total(other) in (before[other], before[other] - 2)
                fell += state.total(other) < before[other]
    assert fell > 2


# ---- DP6 Longest Trade Route ----------------------------------------------------------------


def test_dp6_1_the_first_to_build_the_marked_road_gets_the_route_at_once() -> None:
    assert ledger.PLUS["marked"] == MARKED_ROAD == "P6"
    state = plus("brick brick wood wood gold gold", "P1 P3 P4")
    play(state, "build_road P5")  # four main roads and a spur
    assert titles(state) == (None, None)
    play(state, "build_road P6")
    assert titles(state) == (None, 0)
    assert state.points(0)["route"] == 2


def test_dp6_1_no_other_road_is_the_marked_one() -> None:
    for road in ledger.PLUS["roads"]:
        way = ledger.way_to(ledger.PLUS, road["id"])
        if "P6" in way[:-1]:
            continue
        state = play(plus(ROAD, " ".join(way[:-1])), f"build_road {road['id']}")
        assert titles(state) == (None, 0 if road["id"] == "P6" else None)


def test_dp6_2_the_length_is_the_number_of_built_main_roads_with_the_start_road() -> None:
    assert set(PLUS.names(PLUS.main_line)) == set(MAIN)
    assert plus(ALL).route_length(0) == 1
    for length in range(1, 16):
        state = plus(ALL, main_line(length), route=0 if length >= 5 else None)
        assert state.route_length(0) == length
    assert ledger.PLUS["main_line"][4] == "P6"  # the fifth


def test_dp6_3_a_branch_is_not_counted_and_a_spur_only_at_the_tip() -> None:
    spurs = set(ledger.PLUS["spurs"])
    assert spurs == {"P2", "P5", "P12"}
    assert spurs | set(MAIN) == {road["id"] for road in ledger.PLUS["roads"]}
    for roads, never, tip in (
        ("P1 P2", 2, 3),
        ("P1 P2 P3", 3, 3),
        ("P1 P2 P3 P4", 4, 4),
        ("P1 P3 P4 P5", 4, 5),
        (f"{main_line(10)} P12", 10, 11),
        (ALL_ROADS, 15, 15),
    ):
        route = 0 if MARKED_ROAD in roads.split() else None
        assert plus(ALL, roads, route=route).route_length(0) == tip
        assert plus(ALL, roads, route=route, route_spurs="never").route_length(0) == never


def test_dp6_3_a_spur_at_the_tip_does_not_win_the_title_first() -> None:
    state = plus("brick brick wood wood gold gold", "P1 P3 P4")
    play(state, "build_road P5")
    assert (state.route_length(0), titles(state)) == (5, (None, None))
    play(state, "build_road P6")
    assert (state.route_length(0), titles(state)) == (5, (None, 0))


def test_dp6_4_a_longer_route_takes_the_title_at_once() -> None:
    state = plus(ROAD, main_line(6), main_line(6), route=1)
    play(state, "build_road P8")
    assert titles(state) == (None, 0)
    assert (state.total(0), state.total(1)) == (2, 0)


def test_dp6_4_equal_length_changes_nothing() -> None:
    state = play(plus(ROAD, main_line(6), main_line(7), route=1), "build_road P8")
    assert state.route_length(0) == state.route_length(1) == 7
    assert titles(state) == (None, 1)


def test_dp6_4_a_branch_does_not_take_the_title() -> None:
    state = plus(ROAD, main_line(5), main_line(5), route=1)
    play(state, "build_road P5")
    assert titles(state) == (None, 1)


@pytest.mark.parametrize(("spurs", "holder"), [("tip", 0), ("never", 1)])
def test_dp6_4_a_spur_at_the_tip_takes_the_title(spurs: str, holder: int) -> None:
    state = plus(ROAD, main_line(10), main_line(10), route=1, route_spurs=spurs)
    play(state, "build_road P12")
    assert titles(state) == (None, holder)


def test_dp6_5_settlements_and_cities_never_interrupt_a_route() -> None:
    sheet = f"{ALL_ROADS} PS1 PS2 PS3 PS4"
    foreign = "P1 P2 P3 P4 P5 P6 PS2 PS3 PC1 PC2"
    state = plus(six(cost("settlement")), sheet, foreign, route=0)
    assert state.route_length(0) == 15
    play(state, "build_settlement PS5")
    assert state.route_length(0) == 15
    assert titles(state) == (None, 0)


@pytest.mark.parametrize("spur", ["P2", "P5"])
def test_dp6_6_the_worked_example_of_a_route_with_a_spur(spur: str) -> None:
    state = plus(ROAD, f"P1 P3 P4 P6 {spur}", route=0)
    play(state, "build_road P7")
    assert built(state) == {"P1", "P3", "P4", "P6", "P7", spur}
    assert state.route_length(0) == 6


# ---- DP7 Jokers -----------------------------------------------------------------------------


def test_dp7_1_the_five_single_knights_give_the_joker_of_their_hex() -> None:
    land = {"mountains": "ore", "fields": "grain", "pasture": "wool"}
    land |= {"forest": "wood", "hills": "brick"}
    lands = {hex["id"]: hex["land"] for hex in ledger.PLUS["hexes"]}
    for knight in ledger.PLUS["knights"][:5]:
        resource = land[lands[knight["hex"]]]
        state = plus(ALL, knight["id"])
        gives = [face for face in ledger.FACES if face != resource]
        assert legal(state, "use_joker") == {f"use_joker {resource} {g} {resource}" for g in gives}
        play(state, f"use_joker {resource} gold {resource}")
        refused(state, f"use_joker {resource} {gives[0]} {resource}", "joker_used", "D10.5")


@pytest.mark.parametrize(
    ("desert", "left", "right"), [("north", "PK6", "PK7"), ("middle", "PK8", "PK9")]
)
def test_dp7_2_a_desert_gives_one_joker_for_any_resource_when_both_knights_are_built(
    desert: str, left: str, right: str
) -> None:
    for sheet in ("", left, right):
        state = plus(ALL, sheet)
        refused(state, f"use_joker {desert} gold ore", "pair_not_complete", "DP7.2")
    state = plus(ALL, f"{left} {right}")
    pairs = {(give, take) for give in ledger.FACES for take in ledger.FACES if give != take}
    assert legal(state, "use_joker") == {f"use_joker {desert} {g} {t}" for g, t in pairs}
    play(state, f"use_joker {desert} gold ore")
    refused(state, f"use_joker {desert} brick ore", "joker_used", "D10.5")


def test_dp7_2_one_knight_in_each_desert_gives_none() -> None:
    for left, right in (("PK6", "PK8"), ("PK7", "PK9"), ("PK6", "PK9")):
        state = plus(ALL, f"{left} {right}")
        assert legal(state, "use_joker") == set()
        refused(state, "use_joker north gold ore", "pair_not_complete", "DP7.2")
        refused(state, "use_joker middle gold ore", "pair_not_complete", "DP7.2")


@pytest.mark.parametrize("pair", [("PK6", "PK7"), ("PK7", "PK6")])
def test_dp7_3_the_joker_of_a_desert_rests_when_either_knight_was_built_now(
    pair: tuple[str, str],
) -> None:
    state = play(plus(six("wool grain ore"), pair[0]), f"build_knight {pair[1]}")
    refused(state, "use_joker north gold brick", "joker_rests", "DP7.3")
    play(state, "end_turn")
    take_turn(state, ALL)
    throw(state, ALL)
    play(state, "stop_throwing", "use_joker north gold brick")
    assert crossed_out(state) == ["north"]


def test_dp7_3_with_fresh_joker_the_joker_of_a_desert_may_be_used_at_once() -> None:
    state = plus(six("wool grain ore"), "PK8", fresh_joker=True)
    play(state, "build_knight PK9", "use_joker middle gold brick")
    assert available(state) == "brick gold gold"


def test_dp7_3_the_rules_of_jokers_hold_for_all_seven() -> None:
    state = plus(ALL, KNIGHTS, army=0, joker_gold=True)
    refused(state, "use_joker ore gold grain", "wrong_resource", "D10.2")
    refused(state, "use_joker north ore ore", "same_face", "D10.3")
    play(state, "use_joker north ore gold", "trade_gold ore")  # D10.4, D11.6
    refused(state, "use_joker middle gold wood", "face_not_there", "D10.2")
    play(state, "use_joker middle ore brick", "use_joker ore brick ore")  # D10.8
    assert crossed_out(state) == ["ore", "north", "middle"]
    assert len([id for id in built(state) if id.startswith("PK")]) == 9


def test_dp7_3_seven_jokers_may_be_used_in_a_game() -> None:
    state = plus(six(""), KNIGHTS, army=0)
    for joker in ledger.PLUS["jokers"]:
        give = "gold" if "gold" in available(state) else "ore"
        take = joker["gives"].replace("any", "wood")
        play(state, f"use_joker {joker['id']} {give} {take}")
    assert len(crossed_out(state)) == 7
    assert legal(state, "use_joker") == set()


# ---- DP8 End --------------------------------------------------------------------------------

NINE = f"{ALL_ROADS} PC1 PC2 PC3 PS1"  # with the route: 2 + 6 + 1


def test_dp8_1_ten_points_win_and_the_game_ends_with_the_turn() -> None:
    chronicle = quipu.Chronicle()
    state = plus("brick wood wool grain brick wood", NINE, "", "", route=0)
    assert (state.total(0), state.has_won()) == (9, False)
    play(state, "build_settlement PS2", journal=chronicle)
    assert (state.has_won(), state.result(), state.waiting()) == (True, None, [0])
    assert position(state)["phase"] == "won"
    assert str(state.legal(0)[0]) == "end_turn"
    play(state, "end_turn", journal=chronicle)
    result = state.result()
    assert result is not None
    assert (result.winners, result.points, result.reason) == ([0], [10, 0, 0], "points")
    assert [event.kind for event in chronicle.events] == ["built", "won", "ended"]
    refused(state, "end_turn", "game_over", "DP8.1")  # the rest of the round is not played


ONE_SHORT = f"{main_line(6)} P2 P5 PC1 PC2 PS1 PS2 PK1 PK2 PK3"  # with the army: 4 + 2 + 2


def test_dp8_1_who_has_won_may_go_on_building_which_changes_what_others_have() -> None:
    dice, rival = "brick wood wool grain brick wood", f"{main_line(6)} PS1"
    state = plus(dice, ONE_SHORT, rival, army=0, route=1, points_to_win=9)
    chronicle = quipu.Chronicle()
    play(state, "build_settlement PS3", journal=chronicle)
    assert (state.total(0), state.total(1), state.has_won()) == (9, 3, True)
    play(state, "build_road P8", "end_turn", journal=chronicle)
    result = state.result()
    assert result is not None
    assert (result.winners, result.points) == ([0], [11, 1])
    told = [event.kind for event in chronicle.events]
    assert told == ["built", "won", "built", "title_won", "ended"]  # that it has won is told once


def test_dp8_1_with_at_once_the_rest_of_the_turn_is_not_played() -> None:
    dice, rival = "brick wood wool grain brick wood", f"{main_line(6)} PS1"
    state = plus(dice, ONE_SHORT, rival, army=0, route=1, points_to_win=9, victory_ends="at_once")
    chronicle = quipu.Chronicle()
    play(state, "build_settlement PS3", journal=chronicle)
    result = state.result()
    assert result is not None
    assert (result.winners, result.points, result.reason) == ([0], [9, 3], "points")
    assert [event.kind for event in chronicle.events] == ["built", "ended"]
    assert (state.waiting(), state.has_won()) == ([], False)
    for act in ("build_road P8", "end_turn"):
        refused(state, act, "game_over", "DP8.1")


def test_dp8_1_greedy_ends_the_turn_in_which_it_has_won() -> None:
    state = plus("brick wood wool grain brick wood", ONE_SHORT, army=0, route=0, points_to_win=11)
    play(state, "build_settlement PS3")
    bot = quipu.game("dice-plus").bot("greedy")
    view = quipu.game("dice-plus").observe(state, 0)
    assert str(bot.decide(view, state.legal(0), [], quipu.FastLuck(1))) == "end_turn"


@pytest.mark.parametrize(
    ("sheet", "rival", "titles_before", "act"),
    [
        (f"{ALL_ROADS} PC1 PC2 PC3 PK1 PK2", "", (None, 0), "build_knight PK3"),
        (
            f"{main_line(6)} P2 P5 PC1 PC2 PS1 PS2 PK1 PK2 PK3",
            main_line(6),
            (0, 1),
            "build_road P8",
        ),
    ],
)
def test_dp8_1_a_title_may_win(
    sheet: str, rival: str, titles_before: tuple[int | None, int | None], act: str
) -> None:
    army, route = titles_before
    dice = KNIGHT if "knight" in act else ROAD
    state = plus(dice, sheet, rival, army=army, route=route)
    assert state.total(0) == 8
    play(state, act, "end_turn")
    result = state.result()
    assert result is not None
    assert (result.winners, result.points[0]) == ([0], 10)


def test_dp8_1_the_game_goes_on_below_ten() -> None:
    state = play(
        plus(six(cost("settlement")), f"{ALL_ROADS} PC1 PC2 PC3", route=0), "build_settlement PS2"
    )
    assert (state.total(0), state.has_won()) == (9, False)
    play(state, "end_turn")
    assert state.result() is None


def test_dp8_2_only_the_active_seat_can_win() -> None:
    state = plus(KNIGHT, "PK1 PK2 PK3", f"{NINE} PK1 PK2 PK3", points_to_win=15, army=1, route=1)
    assert state.total(1) == 11
    play(state, "build_knight PK4")
    assert (state.total(0), state.total(1)) == (2, 9)
    assert state.result() is None


def test_dp8_3_there_is_exactly_one_winner_and_the_others_are_ranked_by_points() -> None:
    state = plus(six(cost("settlement")), NINE, "PS1", "P1 P2 PC1 P3", "PS1", route=0)
    play(state, "build_settlement PS2", "end_turn")
    result = state.result()
    assert result is not None
    assert result.winners == [0]
    assert result.points == [10, 1, 2, 1]
    assert result.ranks == [1, 3, 2, 3]


@pytest.mark.parametrize(
    ("sheet", "act", "points"),
    [
        (NINE, "build_settlement PS2", 10),
        (NINE, "build_city PC4", 11),
        (f"{ALL_ROADS} PC1 PC2 PC3", "build_city PC4", 10),
    ],
)
def test_dp8_3_at_once_the_winner_has_10_or_11_points(sheet: str, act: str, points: int) -> None:
    sort = act.split(maxsplit=1)[0].removeprefix("build_")
    state = play(plus(six(cost(sort)), sheet, route=0, victory_ends="at_once"), act)
    result = state.result()
    assert result is not None
    assert result.points[0] == points


def test_dp8_3_with_the_rest_of_the_turn_the_winner_has_up_to_13_points() -> None:
    gains = {
        mixture: mixture.count("settlement")
        + 2 * mixture.count("city")
        + 2 * ("knight" in mixture)
        + 2 * ("road" in mixture)
        for mixture in within(6)
    }
    best = max(gains.values())
    assert [mixture for mixture, gain in gains.items() if gain == best] == [("knight", "road")]
    nine = f"{main_line(7)} P2 P5 PC1 PC2 PC3 PS1 PS2 PS3 PK1 PK2"
    state = plus(six("wool grain ore brick wood"), nine, main_line(7), route=1)
    assert state.total(0) == 9
    play(state, "build_knight PK3", "build_road P9", "end_turn")
    result = state.result()
    assert result is not None
    assert result.points == [9 + best, 0] == [13, 0]


def test_dp8_3_no_build_gives_more_than_two_points() -> None:
    ends = set()
    for seed in range(20):
        state = random_state("dice-plus", 4, seed, 4000, round_limit=120, points_to_win=6)
        result = state.result()
        assert result is not None
        if result.reason == "points":
            assert len(result.winners) == 1
            ends.add(result.points[result.winners[0]])
    assert ends <= {6, 7, 8, 9}
    assert ends & {6, 7}


def test_dp8_4_there_is_no_limit_of_turns() -> None:
    state = plus(six(""), "", "", turn=2 * 9_999)
    play(state, "end_turn")
    assert state.result() is None


@pytest.mark.parametrize("first", [0, 1])
def test_dp8_4_with_a_round_limit_the_game_ends_after_full_rounds(first: int) -> None:
    state = begun(2, "dice-plus", round_limit=3, first_seat=first, dice_ramp=False)
    for _ in range(6):
        assert state.result() is None
        take_turn(state, ALL)
    result = state.result()
    assert result is not None
    assert (result.winners, result.reason) == ([0, 1], "round_limit")  # ties together
    refused(state, "throw_dice 0,1,2,3,4,5", "game_over", "DP8.4")


def test_dp8_4_at_the_limit_the_most_points_win() -> None:
    state = begun(3, "dice-plus", round_limit=1, dice_ramp=False)
    take_turn(state, ALL)
    take_turn(state, six(cost("settlement")), "build_settlement PS1")
    take_turn(state, ALL)
    result = state.result()
    assert result is not None
    assert (result.winners, result.points, result.ranks) == ([1], [0, 1, 0], [2, 1, 2])
    assert result.reason == "round_limit"


def test_dp8_4_ten_points_in_the_last_turn_win_by_points() -> None:
    state = plus(six(cost("settlement")), NINE, "", route=0, turn=60, round_limit=30)
    play(state, "build_settlement PS2", "end_turn")
    result = state.result()
    assert result is not None
    assert (result.winners, result.reason) == ([0], "points")
