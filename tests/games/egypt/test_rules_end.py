"""E14 and E15: victory, end, and check values."""

from __future__ import annotations

from itertools import product

from quipu.games.egypt.box import GRID
from quipu.games.egypt.setup import chips
from quipu.games.egypt.state import Egypt
from quipu.hexes.bits import count_bits
from quipu.settlers.supply import pips
from tests.support.egypt.scenes import (
    begun,
    dice,
    do,
    numbers,
    points,
    read,
    refused,
    scene,
    written,
)

RICH = {0: "brick:9 cattle:9 grain:9 papyrus:9 stone:9"}


def test_e14_1_points_by_source() -> None:
    state = scene(
        settlements={0: [0]},
        cities={0: [18]},
        oxcarts={0: [13, 20, 28, 36, 45]},
        open={0: 3},
        held={0: "victory_point"},
        route=0,
        army=0,
    )
    assert state.points(0) == {
        "settlements": 1,
        "temple_city": 2,
        "route": 2,
        "army": 2,
        "cards": 1,
    }


def test_e14_2_the_active_player_wins_at_once() -> None:
    state = scene(
        cities={0: [0, 2, 11, 26]}, settlements={0: [47]}, oxcarts={0: [1, 7]}, hands=RICH
    )
    do(state, "build_settlement 8")
    result = state.result()
    assert result is not None
    assert (result.winners, result.points[0], result.reason) == ([0], 10, "points")
    assert state.waiting() == []
    refused(state, "end_turn", "game_over", "E14.2")
    refused(state, "accept_trade", "game_over", seat=1)
    refused(state, "discard brick:1", "game_over", seat=1)
    refused(state, "withdraw_trade", "game_over")
    refused(state, "offer_trade brick:1 stone:1 -", "game_over")
    short = scene(settlements={0: [0, 2, 11, 26]}, oxcarts={0: [1, 7]}, hands=RICH, points_to_win=5)
    assert do(short, "build_settlement 8").result() is not None


def test_e14_3_checked_at_the_start_of_the_turn_and_after_each_step() -> None:
    form = written(scene(cities={1: [0, 2, 11, 26]}, settlements={1: [47, 49]}))
    form["players"][1]["cards"] = {}
    state = do(read(form), "end_turn")
    result = state.result()
    assert result is not None
    assert result.winners == [1]
    assert state.dice == 0


def test_e14_4_ten_points_in_anothers_turn_win_nothing_yet() -> None:
    """Seat 1 gets the route because seat 0 cuts seat 2, and wins when its turn begins."""
    state = scene(
        settlements={0: [22], 2: [8]},
        cities={1: [0, 2, 26, 47]},
        oxcarts={0: [25, 26], 1: [39, 49, 54, 62, 66], 2: [13, 20, 27, 35, 42, 50]},
        hands=RICH,
        route=2,
    )
    do(state, "build_settlement 23")
    assert points(state) == [2, 10, 1, 0]
    assert state.result() is None
    do(state, "end_turn")
    result = state.result()
    assert result is not None
    assert result.winners == [1]


def test_e14_5_the_turn_limit() -> None:
    state = begun(3, turn_limit=3)
    for _ in range(3):
        assert state.result() is None
        do(state, "roll", luck=dice(1, 1))
        do(state, "end_turn")
    result = state.result()
    assert result is not None
    assert (result.winners, result.reason) == ([0, 1, 2], "turn_limit")


# ---- E15 --------------------------------------------------------------------------------------


def test_e15_1_counts_of_the_board() -> None:
    touched = [[h for h in GRID.corner_hexes[c * 3 : c * 3 + 3] if h >= 0] for c in range(54)]
    paths = [[p for p in GRID.corner_sides[c * 3 : c * 3 + 3] if p >= 0] for c in range(54)]
    assert [sum(len(hexes) == n for hexes in touched) for n in (1, 2, 3)] == [18, 12, 24]
    assert [sum(len(each) == n for each in paths) for n in (2, 3)] == [18, 36]
    assert sum(GRID.is_coast(path) for path in range(72)) == 30
    assert sum(len(hexes) for hexes in touched) == 114
    assert [touched[c] for c in (8, 18, 31, 41)] == [
        [0, 1, 4],
        [4, 5, 9],
        [10, 11, 15],
        [14, 15, 18],
    ]
    ends = [(GRID.ends[2 * path], GRID.ends[2 * path + 1]) for path in (27, 44, 71)]
    assert ends == [(18, 23), (30, 35), (50, 53)]


def red_neighbours(chips: list[int]) -> int:
    """Pairs of neighbouring hexes that both carry a 6 or 8."""
    count = 0
    for path in range(72):
        one, two = GRID.side_hexes[2 * path], GRID.side_hexes[2 * path + 1]
        count += two >= 0 and chips[one] in (6, 8) and chips[two] in (6, 8)
    return count


def test_e15_2_pips() -> None:
    land = written(begun())["map"]
    ways: dict[str, int] = {}
    for kind, number in land:
        if kind:
            ways[kind] = ways.get(kind, 0) + int(pips(number))
    assert ways == {"stone": 10, "papyrus": 10, "cattle": 13, "grain": 13, "brick": 12}
    assert sum(ways.values()) == 58
    assert red_neighbours([number or 0 for _, number in land]) == 0
    for corner, desert in product(range(6), range(19)):
        kinds = [-1 if hex == desert else 0 for hex in range(19)]
        assert red_neighbours(chips(kinds, corner)) == 0


def test_e15_3_the_beginners_start() -> None:
    for seats in (3, 4):
        state = begun(seats)
        found = [round(36 * state.expected_yield(seat)) for seat in range(seats)]
        assert found == [20, 20, 19, 20][:seats]
        for seat in range(seats):
            free = count_bits(state.free_low(seat, 0)) + count_bits(state.free_high(seat, 0))
            assert free == 8
            assert state.sites(seat) == 0


def test_e15_4_the_first_choices_of_the_founding_phase() -> None:
    state = begun(map="variable", first_seat=0)
    assert counted(state) == (54, 144)
    do(state, "place_start_settlement 18", "place_start_oxcart 27")
    assert counted(state) == (50, 132)


def counted(state: Egypt) -> tuple[int, int]:
    crossings = numbers(state, "place_start_settlement")
    pairs = 0
    for crossing in crossings:
        twin = do(state.copy(), f"place_start_settlement {crossing}")
        pairs += len(numbers(twin, "place_start_oxcart"))
    return len(crossings), pairs


def test_e15_5_cards_are_conserved() -> None:
    state = begun()
    assert state.broken() == ""
    state.cells[0] -= 1
    assert "brick cards" in state.broken()
