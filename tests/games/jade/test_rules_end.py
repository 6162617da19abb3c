"""J15 and J16: the ends of the game, and scoring."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.games.jade.state import Jade
from tests.support.jade import ledger
from tests.support.jade.build import (
    GAME,
    anything,
    last_round,
    legal,
    phase,
    play,
    position,
    read,
    stuck,
    table,
    tile_luck,
    told,
)
from tests.support.refusals import refused

# ---- J15 End --------------------------------------------------------------------------------


def idle(state: Jade) -> Jade:
    """A turn in which nothing happens: the jeep stays on the centre field."""
    play(state, "drive 5,5")
    while phase(state) in ("exchanging", "posting"):
        play(state, "pass")
    return play(state, "end_turn") if phase(state) == "extending" else state


def last_tile() -> Jade:
    """A real late position, changed so that one tile is left and the mover has room for it."""
    for seed in range(20):
        state = last_round(4, seed)
        form = position(state)
        form["last_turn"] = 0
        form["stacks"][0]["under"] = [form["laid"].pop(free_tile(form))[0]]
        if len(form["displays"][state.mover]) < 3:
            return read(form)
    raise AssertionError("every display is full")


def free_tile(form: Any) -> int:
    """A laid tile on which nobody stands."""
    stands = form["jeeps"] + [row[2:4] for row in form["figures"]]
    return next(n for n, (_, x, y, _) in enumerate(form["laid"]) if [x, y] not in stands)


def draw_last(state: Jade) -> Jade:
    """Drive to where a tile may be drawn, and draw the last one."""
    for drive in state.legal(state.mover):
        twin = state.copy()
        twin.apply(twin.mover, drive, quipu.RecordedLuck([]))
        if phase(twin) == "discovering" and "draw_tile 1" in legal(twin):
            chronicle = quipu.Chronicle()
            play(twin, "draw_tile 1", journal=chronicle)
            assert [event.kind for event in chronicle.events][:2] == ["tile_drawn", "last_round"]
            return twin
    raise AssertionError("nothing may be drawn")


def at_random(state: Jade) -> list[int]:
    """Play to the end at random; the numbers of the turns in which somebody decided."""
    luck = quipu.FastLuck(5)
    turns = []
    while state.waiting():
        turns.append(int(state.turn))
        acts = state.legal(state.mover)
        state.apply(state.mover, acts[luck.below(len(acts))], luck)
    return sorted(set(turns))


def test_j15_1_the_last_tile_drawn_announces_the_last_round() -> None:
    state = last_tile()
    drawn = draw_last(state)
    assert drawn.stacks.left == 0
    assert drawn.last_turn == state.turn + 4
    before = position(state)
    after = position(drawn)
    tiles = [len(form["laid"]) + sum(map(len, form["displays"])) for form in (before, after)]
    assert tiles[1] + (phase(drawn) == "fitting") == tiles[0] + 1


def test_j15_2_then_every_seat_has_exactly_one_more_turn() -> None:
    state = last_tile()
    turn, drawer = int(state.turn), int(state.mover)
    drawn = draw_last(state)
    assert [each for each in at_random(drawn) if each > turn] == [turn + n for n in (1, 2, 3, 4)]
    assert drawn.mover == drawer
    result = drawn.result()
    assert result is not None
    assert result.reason == "tiles"
    refused(drawn, "drive 5,5", "game_over", "J15.2", seat=0)
    refused(drawn, "pass", "game_over", "J15.2", seat=0)
    assert drawn.legal(drawn.mover) == []


def test_j15_3_in_the_last_round_turns_are_normal_but_nothing_can_be_drawn() -> None:
    kinds = set()
    for seed in range(6):
        state = last_round(3, seed)
        luck = quipu.FastLuck(seed)
        while state.waiting():
            acts = state.legal(state.mover)
            kinds |= {act.kind for act in acts}
            state.apply(state.mover, acts[luck.below(len(acts))], luck)
    assert "draw_tile" not in kinds
    assert {"drive", "lay_tile", "buy_bonus"} <= kinds


def closing(hidden: int, **changes: Any) -> Jade:
    """Seat 0 has laid a tile that closes itself; there is one head to dig."""
    state = table(displays={0: ["A1"]}, hidden=hidden, **changes)
    return play(state, "drive 5,0", "lay_tile A1 0 W")


def test_j15_4_an_empty_heap_after_the_digs_ends_the_game_at_once() -> None:
    state = play(closing(1), "set_figure 1 0", luck=[0])
    result = state.result()
    assert result is not None
    assert result.reason == "artefacts"
    refused(state, "end_turn", "game_over", "J15.4", seat=0)
    during = closing(1)
    during.last_turn = during.turn + 1  # in a last round
    assert phase(play(during, "set_figure 1 0", luck=[0])) == "over"


def test_j15_5_only_a_move_that_closed_a_district_is_checked() -> None:
    assert phase(play(closing(2), "set_figure 1 0", luck=[0])) == "extending"
    drive = play(table(hidden=0, hidden_return="free"), "drive 5,5")
    assert phase(drive) == "extending"
    closed = play(closing(0, hidden_return="free"), "pass")
    assert phase(closed) == "over"  # though nothing was found


def test_j15_5_all_districts_of_the_move_are_dug_before_it_is_checked() -> None:
    """Position P1, closed into three districts; the first of them empties the heap."""
    lay = [*ledger.POSITIONS["P1"]["lay"], ["A1", 6, 4, 1]]
    figures = [[0, 1, 7, 2, 0], [0, 1, 6, 4, 0], [1, 1, 6, 2, 0]]
    state = table(lay, figures, jeeps={0: [6, 3]}, displays={0: ["D7"]}, hidden=2)
    play(state, "drive 6,3", "lay_tile D7 3 E")
    heard = told(state, "pass", luck=[0] * 2)
    gold = [(e["seat"], e["count"], e["gold"]) for e in heard if e["event"] == "artefacts_found"]
    assert gold == [(0, 2, 0), (0, 0, 1), (1, 0, 1)]
    assert position(state)["figures"] == []
    assert [event["event"] for event in heard].count("ended") == 1


def test_j15_6_ten_rounds_without_a_tile_end_the_game() -> None:
    state = table(idle=19, turn=21)
    heard = told(state, "drive 5,5", "end_turn")
    assert heard[-1]["reason"] == "standstill"
    refused(state, "drive 5,5", "game_over", "J15.6", seat=0)
    for rounds, turns in ((1, 2), (3, 6)):
        state = table(standstill=rounds)
        for _ in range(turns):
            assert state.waiting()
            idle(state)
        assert not state.waiting()


def test_j15_6_a_drawn_or_laid_tile_begins_the_count_anew_and_0_is_off() -> None:
    state = play(table(idle=19, turn=21), "drive 5,4")
    anything(state, "draw_tile 1")
    while state.mover == 0:
        play(state, legal(state)[-1])
    assert state.idle == 0
    laying = table(idle=19, turn=21, displays={0: ["A1"]})
    play(laying, "drive 5,4", "lay_tile A1 0 W", "pass", "end_turn")
    assert laying.idle == 0
    never = idle(table(idle=500, turn=501, standstill=0))
    assert never.waiting() == [1]
    assert never.idle == 501


def test_j15_6_a_swap_is_no_draw() -> None:
    state = stuck(idle=19, turn=21)
    play(state, "swap_tile S1 1", luck=[tile_luck(state, "D5")])
    assert not idle(state).waiting()


# ---- J16 Scoring ----------------------------------------------------------------------------


def points(*kinds: str, designs: bool = False) -> int:
    state = table(hands={0: list(kinds)}, designs_matter=designs)
    return sum(state.points(0).values())


def test_j16_1_all_artefacts_are_shown_at_the_end_and_only_they_score() -> None:
    state = play(closing(1), "pass")
    assert state.waiting() == [0]
    heard = told(closing(1), "set_figure 1 0", luck=[0])
    assert [len(kinds) for kinds in heard[-1]["hands"]] == [1, 66]
    over = play(closing(1), "set_figure 1 0", luck=[0])
    view: Any = GAME.observe(over, 0).to_json()
    assert [len(kinds) for kinds in view["hands"]] == [1, 66]
    assert heard[-1]["points"] == view["points"]


def test_j16_2_each_artefact_is_a_point() -> None:
    assert points("1A+", "1A-", "2A+") == 3


def test_j16_3_a_statue_is_one_of_each_letter() -> None:
    assert points("1A+", "2B+", "3C+", "1D-") == 4 + 3
    assert points("1A+", "2B+", "3C+", "1D-", designs=True) == 4
    assert points("2A+", "2B+", "2C+", "2D-", designs=True) == 4 + 3


def test_j16_4_a_statue_with_a_bad_part_is_3_more() -> None:
    assert points("1A-", "1B+", "1C+", "1D+") == 7
    assert points("1A-", "1B-", "1C-", "1D-") == 7


def test_j16_5_a_statue_of_good_parts_is_5_more() -> None:
    assert points("1A+", "1B+", "1C+", "1D+") == 9


def test_j16_6_grouped_best_each_tile_in_one_statue() -> None:
    eight = [f"1{letter}{quality}" for letter in "ABCD" for quality in "+-"]
    assert points(*eight) == 8 + 5 + 3
    assert points(*eight, *eight) == 16 + 10 + 6
    mixed = table(hands={0: eight})
    assert mixed.points(0) == {"artefacts": 8, "mixed_statues": 3, "pure_statues": 5}
    assert points(*eight, "2A+", designs=True) == 17


def test_j16_7_gold_figures_and_districts_score_nothing() -> None:
    state = table([["A1", 4, 1, 0]], [[0, 3, 4, 1, 0]], gold={0: 50})
    assert sum(state.points(0).values()) == 0


def ranks(hands: dict[int, list[str]], gold: dict[int, int]) -> tuple[list[int], list[int]]:
    end: Any = {"name": "over", "reason": "standstill"}
    state = table(seats=4, hands=hands, gold=gold, phase=end, idle=40, turn=40)
    result = state.result()
    assert result is not None
    return result.winners, result.ranks


def test_j16_8_ties_by_artefacts_then_gold_then_shared() -> None:
    statue = ["1A-", "1B-", "1C-", "1D-"]  # 7 points with 4 artefacts
    seven = ["1A+", "1A+", "1A+", "2A+", "2A+", "2A+", "3A+"]  # 7 points with 7 artefacts
    assert ranks({0: statue, 1: seven}, {}) == ([1], [2, 1, 3, 3])
    assert ranks({2: ["1A+"], 3: ["1A-"]}, {2: 4, 3: 6}) == ([3], [3, 3, 2, 1])
    assert ranks({0: ["1A+"], 2: ["1A-"]}, {0: 5, 2: 5, 1: 9}) == ([0, 2], [1, 3, 1, 4])


@pytest.mark.parametrize(
    ("resigned", "winners", "ranks"), [(None, [0], [1, 3, 2]), (0, [2], [2, 3, 1])]
)
def test_j16_8_the_table_keeps_the_ranks_of_all_seats(
    resigned: int | None, winners: list[int], ranks: list[int]
) -> None:
    """Seats 1 and 2 have 7 points each, but seat 2 has more artefacts."""
    hands = {0: ["2A+", "2B+", "2C+", "2D+"], 1: ["1A-", "1B-", "1C-", "1D-"]}
    hands[2] = ["1A+", "1A+", "1A+", "2A-", "2A-", "2A-", "3A+"]
    place = quipu.Table.open_seeded(GAME, ["?"] * 3, 1, first_seat=0)
    place.state = table(seats=3, hands=hands, idle=29, turn=31)
    if resigned is not None:
        place.resign(resigned)
    for act in ("drive 5,5", "pass", "end_turn"):
        place.submit(0, GAME.parse(act))
    assert place.ended is not None
    assert (place.ended.winners, place.ended.points) == (winners, [9, 7, 7])
    assert place.ended.ranks == ranks


def test_j16_9_worked_values() -> None:
    assert points("1A+", "1B+", "1C+", "1D+") == 9
    assert points("1A+", "1B+", "1C+", "1D-") == 7
    assert points(*[f"1{letter}-" for letter in "ABCD"]) == 7
    assert points(*[f"1{letter}{quality}" for letter in "ABCD" for quality in "+-"]) == 16
    assert points("1A+", "1B+", "1C+", "2D+") == 9
    assert points("1A+", "1B+", "1C+", "2D+", designs=True) == 4
