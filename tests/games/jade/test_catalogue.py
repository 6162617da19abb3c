"""The catalogue: its size, its forms, what is legal, and counted trees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import quipu
from quipu.core.state import Action, play_on
from quipu.games.jade.state import Jade
from tests.support.jade import ledger
from tests.support.jade.build import GAME, start, stuck, table
from tests.support.refusals import refused

ACTIONS: list[Action[Any]] = GAME.catalogue.actions


def test_the_catalogue_has_the_sizes_of_the_ledger() -> None:
    rows = ledger.table("### Actions")
    assert Counter(action.kind for action in ACTIONS) == {row[0]: int(row[2]) for row in rows}
    assert len(ACTIONS) == 1581


def test_every_action_parses_back_from_text_and_json() -> None:
    for number, action in enumerate(ACTIONS):
        assert action.index == number
        assert GAME.parse(str(action)) is action
        assert GAME.parse(action.to_json()) is action


def test_forms_are_those_of_the_ledger() -> None:
    for form in (
        {"kind": "lay_tile", "tile": "B3", "turn": 1, "side": "N"},
        {"kind": "drive", "cell": [5, 3]},
        {"kind": "return_artefacts", "kinds": ["1A+", "2B-"]},
    ):
        assert GAME.parse(form).to_json() == form


@pytest.mark.rule("J3.8")
@pytest.mark.parametrize(
    ("act", "paragraph"),
    [
        ("drive 5", "J4.2"),
        ("drive 1,2,3", "J4.2"),
        ("drive 0,-1", "J4.2"),
        ("take_back 11,0", "J9.7"),
        ("take_back 1", "J9.7"),
        ("set_figure 4 0", "J9.2"),
        ("set_figure 1 3", "J9.3"),
        ("swap_tile A1 0", "J7.6"),
    ],
)
def test_places_that_do_not_exist_are_refused(act: str, paragraph: str) -> None:
    refused(start(2), act, "unknown_place", paragraph)


OPTIONS: list[dict[str, Any]] = [
    {},
    {"display_duty": "lenient", "swap_scope": "reach"},
    {"hidden_return": "free", "designs_matter": True},
    {"further_step": "free", "stuck_exchange": False},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_is_the_catalogue_without_what_is_refused(
    seats: int, options: dict[str, Any]
) -> None:
    """And nothing is lost, and a copy shares nothing."""
    state = start(seats, seed=10 * seats, **options)
    luck = quipu.FastLuck(seats)
    for step in range(400):
        if not state.waiting():
            break
        assert state.broken() == ""
        acts = state.legal(state.mover)
        if step % 5 == 0:
            assert acts == [a for a in ACTIONS if a.refusal(state, state.mover) is None]
            before = GAME.position(state)
            twin = state.copy()
            twin.apply(twin.mover, acts[-1], quipu.FastLuck(1))
            assert GAME.position(state) == before
        liked = [act for act in acts if is_rare(act)] or acts
        state.apply(state.mover, liked[luck.below(len(liked))], luck)


def is_rare(act: Action[Any]) -> bool:
    """Exchanges and figures, which a random player would seldom meet."""
    if act.kind == "drive":
        return act.arguments()["cell"] == [5, 5] and act.index % 2 == 0
    return act.kind.startswith(("exchange", "return", "swap", "set"))


def test_swaps_are_in_the_order_of_the_catalogue() -> None:
    state = stuck()
    acts = state.legal(0)
    assert acts == [action for action in ACTIONS if action.refusal(state, 0) is None]


def test_chance_plays_a_game_to_its_end() -> None:
    state = start(3)
    assert state.deciding() == 0
    assert play_on(state, quipu.FastLuck(2), 10_000) > 200
    assert state.deciding() == -1


# ---- counted trees --------------------------------------------------------------------------


def leaves(state: Jade, depth: int) -> int:
    """How many lines of this length there are; luck always gives the first thing."""
    if depth == 0 or not state.waiting():
        return 1
    count = 0
    for act in state.legal(state.mover):
        twin = state.copy()
        twin.apply(twin.mover, act, quipu.RecordedLuck([0] * 20))
        count += leaves(twin, depth - 1)
    return count


def test_counted_tree_of_the_start() -> None:
    state = table(displays={0: ["A1"], 1: ["D1"]})
    assert [leaves(state, depth) for depth in (1, 2, 3, 4)] == TREE_OF_START


def test_counted_tree_on_the_centre_field() -> None:
    state = table(hands={0: ["1A+", "1A-", "2B+"]}, jeeps={0: [5, 4]})
    assert [leaves(state, depth) for depth in (1, 2, 3)] == TREE_OF_EXCHANGE


def test_counted_tree_of_a_closing_tile() -> None:
    lay = [*ledger.POSITIONS["P1"]["lay"], ["A1", 6, 4, 1]]
    state = table(lay, [[1, 1, 7, 2, 0]], jeeps={0: [6, 3]}, displays={0: ["D7", "D1", "J0"]})
    assert [leaves(state, depth) for depth in (1, 2, 3, 4)] == TREE_OF_CLOSING


TREE_OF_START = [21, 210, 562, 4975]  # 210: 20 fields with 6 stacks, 88 places, 2 to extend
TREE_OF_EXCHANGE = [21, 138, 207]  # 138: 20 fields with 6 stacks, 15 open, 2 hidden, pass
TREE_OF_CLOSING = [24, 134, 1484, 8280]
