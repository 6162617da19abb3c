"""The shipped value tables: what they say they are, and that each turn follows from the next."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from quipu.games.dice.game import BASE_RULES
from quipu.games.dice.sheet import TURNS
from quipu.games.dice.sheets import HANDS, KNIGHTS, first_hand, sheets
from quipu.games.dice.turning import Turn
from quipu.games.dice.values import (
    FILES,
    STEPS,
    header_of,
    read,
    shipped,
    worth_of_sheets,
    written,
)

SHEETS = sheets()
EMPTY = int(SHEETS.count) - 1
MEANS = {False: 94.264066, True: 94.790335}  # as `quipu solve dice` prints them

both = pytest.mark.parametrize("fresh_joker", [*FILES])


@both
def test_a_table_says_what_it_is_and_is_small(fresh_joker: bool) -> None:
    data = shipped(fresh_joker)
    header = header_of(data)
    assert len(data) < 1_200_000
    assert header["game"] == "dice"
    assert header["rules"] == BASE_RULES, "the rules have changed: make the table anew"
    assert header["fresh_joker"] is fresh_joker
    assert str(header["made"]).startswith("quipu solve dice")
    assert header["steps"] == STEPS >= 20_000  # what is played by it is best to 0.00005 points


@both
def test_a_game_is_worth_what_was_solved(fresh_joker: bool) -> None:
    turn = Turn(fresh_joker)
    turn.begin(worth_of_sheets(fresh_joker)[TURNS - 1], 63)
    turn.need_before(EMPTY, 0)
    assert turn.throw(0) == pytest.approx(MEANS[fresh_joker], abs=0.5 / STEPS)


@both
@pytest.mark.parametrize("left", range(1, TURNS, 2))
def test_every_turn_follows_from_the_next(left: int, fresh_joker: bool) -> None:
    """A few sheets of each turn, solved again from what they may become."""
    worth, soonest = worth_of_sheets(fresh_joker), SHEETS.soonest()
    groups = [group for group, turns in enumerate(soonest) if turns <= TURNS - left]
    for group in groups[7 :: len(groups) // 3 + 1]:
        layout, knights = divmod(group, KNIGHTS + 1)
        hand = (1 << knights) - 1 & 0b010010  # two jokers at most
        turn = Turn(fresh_joker)
        turn.begin(worth[left - 1], hand | 63 & -1 << knights)
        turn.need_before(layout, knights)
        known = worth[left][layout * HANDS + int(first_hand(knights)) + hand]
        assert turn.throw(hand) == pytest.approx(known, abs=1 / STEPS)


def test_what_is_written_is_read_again() -> None:
    size = int(SHEETS.count) * HANDS
    worth = [
        vec[float]([left * (1 + sheet % 900 / STEPS) for sheet in range(size)])
        for left in range(TURNS)
    ]
    again = read(written(worth, False, BASE_RULES))
    empty = EMPTY * HANDS
    for left in range(TURNS):
        assert again[left][empty] == pytest.approx(worth[left][empty], abs=0.5 / STEPS)
    assert again[1][HANDS - 1] == 0.0  # a full sheet cannot be there
