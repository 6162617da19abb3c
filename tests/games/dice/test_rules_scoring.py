"""D12 and D13: writing points down, and the end of the base variant."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quipu.games.dice.draw_places import TRACK
from tests.support.dice import ledger
from tests.support.dice.build import (
    BASE_GAME,
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

# ---- D12 Victory point phase ----------------------------------------------------------------


def test_d12_1_all_points_of_the_turn_are_written_as_one_number() -> None:
    state = base("brick wood wool grain ore gold", "R0 K1")
    play(state, "build_road R2", "build_knight K2", "end_turn")
    assert boxes(state) == [2, 3]


def test_d12_1_the_points_go_into_the_next_free_box_without_a_decision() -> None:
    state = begun(2)
    take_turn(state, six("brick wood"), "build_road R0")
    take_turn(state, six(""))
    take_turn(state, six(cost("settlement")), "build_settlement S3")
    assert boxes(state, 0) == [1, 3]
    assert boxes(state, 1) == ["x"]
    assert state.waiting() == [1]
    assert legal(state) == {"throw_dice 0,1,2,3,4,5"}


def test_d12_2_the_boxes_are_filled_from_the_top_left_along_the_track() -> None:
    track = ledger.BASE["track"]
    assert track[0] == [0, 0] == [min(x for x, _ in track), min(y for _, y in track)]
    for (x, y), (next_x, next_y) in pairwise(track):
        assert abs(x - next_x) + abs(y - next_y) == 1
    assert len({tuple(box) for box in track}) == 15
    assert track == [list(box) for box in TRACK]
    printed = ledger.RULES.split("boxes 1 to 15: ")[1].split(";")[0]
    assert ledger.numbers(printed) == [number for box in track for number in box]


def test_d12_2_the_first_entry_goes_into_the_first_box() -> None:
    state = begun()
    for turn, faces in enumerate([six("brick wood"), six(""), six("brick wood")]):
        acts = [] if faces == six("") else [f"build_road R{turn}"]
        take_turn(state, faces, *acts)
    assert boxes(state) == [1, "x", 1]


def test_d12_3_a_turn_without_building_is_a_cross() -> None:
    assert boxes(take_turn(begun(), six(""))) == ["x"]
    assert boxes(take_turn(begun(), six("brick wood"))) == ["x"]  # also by choice


def test_d12_4_jokers_and_gold_are_not_building() -> None:
    state = base("gold gold gold wool wool wool", "K1")
    play(state, "use_joker K1 wool ore", "trade_gold ore", "end_turn")
    assert boxes(state) == [1, "x"]


def test_d12_5_the_running_total_is_the_numbers_less_two_for_every_cross() -> None:
    state = begun()
    totals = []
    for faces, acts in [
        (six(""), []),
        (six("brick wood"), ["build_road R0"]),
        (six(cost("settlement")), ["build_settlement S3"]),
        (six(""), []),
    ]:
        take_turn(state, faces, *acts)
        totals.append(int(state.total(0)))
    assert ledger.BASE["cross"] == -2
    assert totals == [-2, -1, 2, 0]  # it may be negative
    assert sum(state.points(0).values()) == 0


def test_d12_5_the_running_total_is_public() -> None:
    state = take_turn(begun(3), six("brick wood"), "build_road R0")
    for seat in (-1, 0, 1, 2):
        assert BASE_GAME.observe(state, seat).to_json()["totals"] == [1, 0, 0]


def test_d12_6_the_worked_example_of_three_turns() -> None:
    state = begun()
    take_turn(state, six(cost("settlement")), "build_settlement S3")
    assert boxes(state) == [3]
    take_turn(state, "brick brick wood wood ore ore", "build_road R0", "build_road R1")
    assert boxes(state) == [3, 2]
    take_turn(state, "brick wood wool grain ore gold", "build_road R2", "build_knight K1")
    assert boxes(state) == [3, 2, 2]
    assert state.total(0) == 7


# ---- D13 End --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("first", [0, -1])
def test_d13_1_the_game_ends_with_the_fifteenth_turn_of_the_last_seat(
    seats: int, first: int
) -> None:
    state = begun(seats, first_seat=first % seats)
    for _ in range(15 * seats):
        assert state.result() is None
        take_turn(state, six("wool"))
    assert state.waiting() == []
    assert all(len(boxes(state, seat)) == 15 for seat in range(seats))
    assert state.result() is not None
    refused(state, "throw_dice 0,1,2,3,4,5", "game_over", "D13.1")


def test_d13_1_the_game_never_ends_earlier() -> None:
    """Also if all roads and knights are built; fifteen turns are too few for everything."""
    much = [id for id in ledger.symbols(ledger.BASE) if id[0] in "RK"]
    state = base(six(""), " ".join(much), turn=14)
    play(state, "end_turn")
    assert state.result() is None
    assert state.waiting() == [0]


@pytest.mark.rule("D13.2", "D13.3")
def test_d13_2_the_total_is_the_numbers_less_two_for_every_cross() -> None:
    for seed in range(5):
        state = random_state("dice", 3, seed, 5000)
        result = state.result()
        assert result is not None
        for seat in range(3):
            written = boxes(state, seat)
            numbers = sum(entry for entry in written if isinstance(entry, int))
            assert result.points[seat] == numbers - 2 * written.count("x")
        assert {result.points[seat] for seat in result.winners} == {max(result.points)}


def test_d13_3_the_highest_total_wins() -> None:
    state = base(six("brick wood"), "R0", "R0 S3 K1 K2", "K1", turn=15)
    play(state, "build_road R2", "end_turn")
    take_turn(state, six(""))
    take_turn(state, six(""))
    result = state.result()
    assert result is not None
    assert result.points == [2 - 2 * 13, 7 - 2 * 13, 1 - 2 * 14]
    assert result.winners == [1]
    assert result.ranks == [2, 1, 3]


def test_d13_3_totals_are_compared_only_at_the_end() -> None:
    state = play(base(six(""), "R0 R1 R2 R3 R4 S3 C7 C12", "", turn=15), "end_turn")
    assert state.result() is None
    take_turn(state, six(""))
    result = state.result()
    assert result is not None
    assert result.winners == [0]


def test_d13_4_seats_tied_for_the_highest_total_win_together() -> None:
    state = base(six(""), "R0 R1 R2", "S3", "K1", turn=15)
    play(state, "end_turn")
    take_turn(state, six(""))
    take_turn(state, six(""))
    result = state.result()
    assert result is not None
    assert result.winners == [0, 1]
    assert result.ranks == [1, 1, 3]
    assert result.points[0] == result.points[1] > result.points[2]


def test_d13_5_a_single_seat_wins_with_whatever_total() -> None:
    state = begun()
    for _ in range(15):
        take_turn(state, six(""))
    result = state.result()
    assert result is not None
    assert (result.winners, result.points, result.ranks) == ([0], [-30], [1])
    assert result.reason == "turns"
    assert built(state) == set()
    assert position(state)["phase"] == "over"
