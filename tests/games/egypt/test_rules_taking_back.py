"""What a step has shown is not taken back at will, though no luck and no secret were in it."""

from __future__ import annotations

import pytest

from quipu.core.table import Table
from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import dice, do, game_of, scene

HANDS = {0: "grain:2", 1: "brick:2", 2: "stone"}


def undoable_after(state: Egypt, *acts: str) -> int:
    """How many steps seat 0 may take back alone when it has done these at a table."""
    game = game_of(state)
    names = [f"seat {seat}" for seat in range(int(state.seats))]
    table = Table.open_at(game, names, game.position(state), seed=1)
    for act in acts:
        table.submit(0, game.parse(act))
    return table.undoable(0)


@pytest.mark.parametrize("kind", ["brick", "papyrus"])
def test_e13_9_a_monopoly_has_shown_what_the_others_hold(kind: str) -> None:
    assert undoable_after(scene(held={0: "monopoly"}, hands=HANDS), f"play_monopoly {kind}") == 0
    assert undoable_after(scene(held={0: "plenty"}, hands=HANDS), f"play_plenty {kind},stone") == 1


@pytest.mark.parametrize("kind", ["brick", "papyrus"])
def test_g4_1_an_answer_to_amun_is_knowledge_gained(kind: str) -> None:
    state = scene(key="egypt-gods", map="beginner", gods=("amun",), hands=HANDS)
    assert undoable_after(state, f"ask_amun {kind} 1") == 0


def test_g4_1_the_card_given_back_may_be_another_one() -> None:
    state = scene(key="egypt-gods", map="beginner", gods=("amun",), hands=HANDS)
    assert undoable_after(state, "ask_amun brick 1", "give_back grain") == 1


def test_e12_3_picks_are_taken_back_until_all_are_shown() -> None:
    hands = {0: "brick:5 grain:3", 1: "stone:8"}
    state = do(scene(hands=hands, phase="before_roll"), "roll", luck=dice(3, 4))
    assert undoable_after(state.copy(), "discard_card brick", "discard_card brick") == 2
    assert undoable_after(state.copy(), "discard brick:4") == 1
    do(state, "discard stone:4", seat=1)
    assert undoable_after(state.copy(), "discard_card brick", "discard_card brick") == 2
    assert undoable_after(state, "discard brick:4") == 0  # it has shown what seat 1 gives back


def test_e5_12_a_settled_trade_is_the_partners_too() -> None:
    state = do(scene(hands=HANDS), "offer_trade grain:1 brick:1 -")
    do(state, "accept_trade", seat=1)
    do(state, "decline_trade", seat=2)
    assert undoable_after(state, "choose_partner 1") == 0
