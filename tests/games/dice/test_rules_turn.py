"""D3 and D4: the order of the turn, and throwing."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

import quipu
from quipu.core.luck import ListeningLuck
from quipu.games.dice.sheet import THROWS
from tests.support.dice import ledger
from tests.support.dice.build import (
    BASE_GAME,
    available,
    base,
    begun,
    boxes,
    built,
    legal,
    play,
    position,
    shown,
    six,
    take_turn,
    throw,
)
from tests.support.refusals import refused

ALL = "brick wood wool grain ore gold"


def sets_of_places(dice: int) -> set[str]:
    """Every non-empty set of places, as the text of a throw."""
    sizes = chain.from_iterable(combinations(range(dice), n) for n in range(1, dice + 1))
    return {"throw_dice " + ",".join(str(place) for place in places) for places in sizes}


# ---- D3 The turn ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_d3_1_turns_go_by_rising_seat_number_and_seat_0_follows_the_last(seats: int) -> None:
    state = begun(seats, first_seat=seats - 1)
    order = []
    for _ in range(2 * seats):
        order += state.waiting()
        take_turn(state, six("wool"))
    assert order == [seats - 1, *range(seats), *range(seats - 1)]


def test_d3_2_a_turn_is_yield_then_build_then_victory_points() -> None:
    chronicle = quipu.Chronicle()
    state = begun(2)
    luck = quipu.RecordedLuck([0, 1, 0, 1, 5, 5])
    state.apply(0, BASE_GAME.parse("throw_dice 0,1,2,3,4,5"), luck, chronicle)
    assert position(state)["phase"] == "throwing"
    play(state, "stop_throwing", journal=chronicle)
    assert position(state)["phase"] == "building"
    play(state, "build_road R0", journal=chronicle)
    assert boxes(state) == []
    play(state, "end_turn", journal=chronicle)
    assert boxes(state) == [1]
    assert [event.kind for event in chronicle.events] == [
        *("threw", "stopped", "built", "scored", "turn_began")
    ]


def test_d3_3_only_the_active_seat_decides() -> None:
    for state in (begun(3), throw(begun(3), ALL), base(ALL, "K1", "K1", "K1")):
        assert state.waiting() == [0]
        for seat in (1, 2):
            assert state.legal(seat) == []
            assert state.openings(seat) == []
            for action in BASE_GAME.catalogue.actions:
                refusal = action.refusal(state, seat)
                assert refusal is not None
                assert str(refusal) == "not_your_turn (D3.3)"


def test_d3_3_a_seat_builds_on_its_own_sheet_only() -> None:
    state = play(base(six("brick wood"), "R0", "R0 R1"), "build_road R2")
    assert built(state, 0) == {"R0", "R2"}
    assert built(state, 1) == {"R0", "R1"}
    refused(base(six("brick wood"), "", "R0"), "build_road R2", "road_not_connected", "D6.2")


def test_d3_3_a_seat_uses_its_own_jokers_only() -> None:
    state = base(ALL, "", "K1")
    refused(state, "use_joker K1 gold ore", "knight_not_built", "D10.1")


def test_d3_4_the_turn_does_not_end_by_itself() -> None:
    state = play(base("brick brick brick wood wood wood"), *[f"build_road R{n}" for n in range(3)])
    assert available(state) == ""
    assert state.waiting() == [0]
    assert legal(state) == {"end_turn"}


def test_d3_4_the_turn_may_end_at_any_moment_of_the_build_phase() -> None:
    untouched = base("brick brick wood wood gold gold", "", "")
    halfway = play(untouched.copy(), "build_road R0")
    for state in (untouched, halfway):
        assert legal(state, "build")
        play(state, "end_turn")
        assert state.waiting() == [1]


def test_d3_5_unused_dice_are_lost_at_the_end_of_the_turn() -> None:
    state = take_turn(begun(2), six("brick brick wood wood"), "build_road R0")
    form = position(state)
    assert form["dice"] == [None] * 6
    assert form["dice_state"] == ["available"] * 6
    assert form["throws"] == 0
    throw(state, "wool wool wool wool wool wool")
    play(state, "stop_throwing")
    assert available(state) == six("", "wool")


def test_d3_5_only_the_marks_on_the_sheet_pass_to_the_next_turn() -> None:
    state = base("grain grain ore ore gold gold", "K1 R0 R1", "")
    play(state, "use_joker K1 gold ore", "build_city C7", "end_turn")
    form = position(state)
    assert form["sheets"][0]["built"] == ["R0", "R1", "K1", "C7"]
    assert form["sheets"][0]["used"] == ["K1"]
    assert form["built_now"] == []


# ---- D4 Yield phase: throwing ---------------------------------------------------------------


def test_d4_1_the_first_throw_takes_all_six_dice() -> None:
    state = begun()
    assert legal(state) == {"throw_dice 0,1,2,3,4,5"}
    throw(state, ALL)
    assert shown(state) == ALL


def test_d4_1_the_first_throw_cannot_be_declined() -> None:
    refused(begun(), "stop_throwing", "throw_first", "D4.1")
    refused(begun(), "end_turn", "throw_first", "D4.7")
    refused(begun(), "build_road R0", "throw_first", "D4.7")
    refused(begun(), "use_joker K1 gold ore", "throw_first", "D4.7")
    refused(begun(), "trade_gold ore", "throw_first", "D4.7")


def test_d4_1_no_die_may_be_left_out_of_the_first_throw() -> None:
    for text in sets_of_places(6) - {"throw_dice 0,1,2,3,4,5"}:
        refused(begun(), text, "all_dice_first", "D4.1")


def test_d4_2_there_are_at_most_three_throws() -> None:
    assert ledger.COMMON["throws"] == THROWS == 3
    state = begun()
    for made in range(3):
        assert position(state)["throws"] == made
        throw(state, ALL)
    assert legal(state, "throw_dice") == set()
    refused(state, "throw_dice 0,1,2,3,4,5", "throwing_over", "D4.6")


def test_d4_3_dice_laid_aside_stay_and_all_others_are_thrown() -> None:
    state = throw(begun(), ALL)
    throw(state, "grain grain ore", 1, 3, 5)
    assert shown(state) == "brick grain wool grain ore ore"


def test_d4_3_laying_aside_none_is_allowed() -> None:
    state = throw(begun(), ALL)
    throw(state, "ore ore ore ore ore ore", 0, 1, 2, 3, 4, 5)
    assert shown(state) == "ore ore ore ore ore ore"


@pytest.mark.parametrize("throws", [1, 2])
def test_d4_4_before_a_further_throw_any_non_empty_set_may_be_named(throws: int) -> None:
    state = begun()
    for _ in range(throws):
        throw(state, ALL)
    assert len(sets_of_places(6)) == 63
    assert legal(state, "throw_dice") == sets_of_places(6)


def test_d4_4_dice_laid_aside_earlier_may_be_thrown_again() -> None:
    state = throw(begun(), ALL)
    throw(state, "gold gold", 4, 5)
    throw(state, "ore ore", 0, 1)
    assert shown(state) == "ore ore wool grain gold gold"


@pytest.mark.parametrize("throws", [1, 2])
def test_d4_5_a_seat_may_stop_after_the_first_or_second_throw(throws: int) -> None:
    state = begun()
    for _ in range(throws):
        throw(state, ALL)
    play(state, "stop_throwing")
    assert shown(state) == available(state) == ALL
    assert "end_turn" in legal(state)


def test_d4_5_a_throw_of_no_dice_does_not_exist() -> None:
    state = throw(begun(), ALL)
    refused(state, "throw_dice -", "no_dice", "D4.5")
    refused(state, {"kind": "throw_dice", "dice": []}, "no_dice", "D4.5")


def test_d4_5_once_stopped_a_seat_cannot_throw_again_in_this_turn() -> None:
    state = play(throw(begun(), ALL), "stop_throwing")
    refused(state, "throw_dice 0", "throwing_over", "D4.5")
    refused(state, "stop_throwing", "throwing_over", "D4.5")
    play(state, "end_turn")
    throw(state, ALL)


def test_d4_6_after_the_third_throw_the_build_phase_begins_without_a_decision() -> None:
    state = begun()
    for throws in range(1, 4):
        throw(state, six("brick wood"))
        assert position(state)["phase"] == ("building" if throws == 3 else "throwing")
    assert legal(state, "build") == {"build_road R0"}
    refused(state, "stop_throwing", "throwing_over", "D4.6")


@pytest.mark.parametrize("throws", [1, 2])
def test_d4_7_nothing_else_is_possible_while_throwing_goes_on(throws: int) -> None:
    state = base("", "K1")
    for _ in range(throws):
        throw(state, "brick wood wool grain gold gold")
    assert legal(state) == {*sets_of_places(6), "stop_throwing"}
    refused(state, "use_joker K1 gold ore", "still_throwing", "D4.7")
    refused(state, "trade_gold ore", "still_throwing", "D4.7")
    refused(state, "build_road R0", "still_throwing", "D4.7")
    refused(state, "build_settlement S3", "still_throwing", "D4.7")
    refused(state, "end_turn", "still_throwing", "D4.7")


def test_d4_8_dice_not_thrown_keep_place_and_face() -> None:
    for text in sorted(sets_of_places(6)):
        places = [int(place) for place in text.split()[1].split(",")]
        state = throw(begun(), ALL)
        throw(state, " ".join(["gold"] * len(places)), *places)
        expected = ["gold" if place in places else face for place, face in enumerate(ALL.split())]
        assert shown(state) == " ".join(expected)


def test_d4_8_a_throw_names_places_that_exist() -> None:
    state = throw(begun(), ALL)
    refused(state, "throw_dice 6", "no_such_die", "D4.8")
    refused(state, "throw_dice 0,-1", "no_such_die", "D4.8")
    refused(state, "throw_dice 0,1,2,3,4,5,6", "no_such_die", "D4.8")


def test_d4_8_two_sets_that_throw_the_same_faces_are_both_legal() -> None:
    state = throw(begun(), "ore ore gold gold gold gold")
    assert {"throw_dice 0", "throw_dice 1"} <= legal(state)


def test_d4_8_a_place_named_twice_counts_once() -> None:
    state = throw(begun(), ALL)
    throw(state, "gold gold", 5, 0, 0, 5)
    assert shown(state) == "gold wood wool grain ore gold"


def test_d4_9_luck_gives_the_faces_in_rising_order_of_places() -> None:
    state = throw(begun(), "ore ore ore ore ore ore")
    throw(state, "brick wood wool", 5, 1, 3)
    assert shown(state) == "ore brick ore wood ore wool"


class Asked(quipu.Luck):
    """Remembers among how many luck had to choose."""

    def __init__(self) -> None:
        self.ways: list[int] = []

    def choose(self, stream: int, n: int) -> int:
        self.ways.append(n)
        return 0


@pytest.mark.parametrize("dice", [[0], [2, 4], [0, 1, 2, 3, 4, 5]])
def test_d4_9_each_thrown_die_is_one_of_six_faces_independently(dice: list[int]) -> None:
    state = throw(begun(), ALL)
    luck = Asked()
    state.apply(0, BASE_GAME.parse({"kind": "throw_dice", "dice": dice}), luck)
    assert luck.ways == [6] * len(dice)


def test_d4_9_every_face_comes_up_about_equally_often() -> None:
    luck = ListeningLuck(quipu.FastLuck(4))
    for seed in range(1000):
        luck.source = quipu.FastLuck(seed)
        begun().apply(0, BASE_GAME.parse("throw_dice 0,1,2,3,4,5"), luck)
    counts = [luck.given.count(face) for face in range(6)]
    assert sum(counts) == 6000
    assert all(880 < count < 1120 for count in counts)  # four standard deviations
