"""For the luck report: every event of chance has a value and what was to be expected."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.core.luck import RecordedLuck
from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import COSTS, DECK, dice, do, heard, scene

MERCENARY, POINT = 0, DECK["mercenary"]  # the first of each among the 25 cards of the deck


def measured(state: Egypt, act: str, luck: Any, kind: str) -> list[tuple[float, float]]:
    found = heard(state, act, luck=luck)
    return [(event.value, event.expected) for event in found if event.kind == kind]


def test_a_roll_is_measured_by_the_cards_it_yields() -> None:
    state = scene(settlements={0: [8]}, phase="before_roll")
    ways = sum(
        found[0][1] > 0 and found[0][0]
        for one in range(1, 7)
        for two in range(1, 7)
        if one + two != 7 and (found := measured(state.copy(), "roll", dice(one, two), "yielded"))
    )
    assert state.expected_yield(0) == pytest.approx(ways / 36)


@pytest.mark.parametrize(("card", "value"), [(MERCENARY, 0.0), (POINT, 1.0)])
def test_a_bought_card_is_measured_by_whether_it_is_a_victory_point(
    card: int, value: float
) -> None:
    state = scene(hands={0: COSTS["card"]})
    found = measured(state, "buy_card", RecordedLuck([card]), "card_bought")
    assert found[0] == pytest.approx((value, 5 / 25))
    assert len(found) == 1


@pytest.mark.parametrize(("card", "value"), [(0, 0.0), (1, 1.0), (2, 1.0)])
def test_a_theft_is_measured_by_whether_the_thief_lacked_the_kind(card: int, value: float) -> None:
    """The victim holds one brick, which the thief has, and two stone, which he has not."""
    state = scene(
        settlements={1: [8]}, held={0: "mercenary"}, hands={0: "brick", 1: "brick stone:2"}
    )
    do(state, "play_mercenary")
    found = measured(state, "move_robber 0", RecordedLuck([card]), "stole")
    assert found[0] == pytest.approx((value, 2 / 3))
    assert len(found) == 1


def test_thots_look_is_measured_by_the_victory_points_among_the_cards() -> None:
    state = scene(key="egypt-gods", gods=("thot",), hands={0: "brick grain papyrus stone"})
    act = next(str(each) for each in state.legal(0) if each.kind == "buy_with_thot")
    found = measured(state, act, RecordedLuck([POINT, POINT, MERCENARY]), "deck_looked_at")
    assert found[0] == pytest.approx((2.0, 3 * 5 / 25))
    assert len(found) == 1
