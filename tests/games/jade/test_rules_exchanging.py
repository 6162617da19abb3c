"""J13 and J14: exchanging artefacts, and the bonus move."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.games.jade.state import Jade
from tests.support.jade.build import (
    GAME,
    OPEN,
    artefact_luck,
    hand,
    legal,
    phase,
    play,
    position,
    table,
    told,
)
from tests.support.refusals import refused

# ---- J13 Exchanging artefacts ---------------------------------------------------------------


def at_centre(*own: str, **changes: Any) -> Jade:
    """The mover stands on the centre field with these artefacts and may exchange."""
    return play(table(hands={0: list(own)}, **changes), "drive 5,5")


def test_j13_1_on_the_centre_field_one_may_exchange_once_or_decline() -> None:
    assert phase(play(at_centre("1A+"), "pass")) == "extending"
    state = play(at_centre("1A+"), "exchange_open 1A+ 3D-")
    assert phase(state) == "extending"
    arrived = table(hands={0: ["1A+"]}, jeeps={0: [5, 3]})
    assert phase(play(arrived, "drive 5,5")) == "exchanging"


def test_j13_2_openly_one_own_against_an_open_one_in_its_place() -> None:
    state = play(at_centre("1A+", "2B-"), "exchange_open 2B- 3C+")
    assert hand(state) == ["1A+", "3C+"]
    assert position(state)["open"] == ["3D+", "3D-", "2B-", "3C-", "3B+"]
    assert position(state)["gold"][0] == 5
    refused(at_centre("1A+"), "exchange_open 1B+ 3C+", "not_owned", "J13.2")
    refused(at_centre("1A+"), "exchange_open 1A+ 1B+", "not_open", "J13.2")


def test_j13_3_hidden_draw_one_or_two_for_a_gold_and_put_as_many_back() -> None:
    state = at_centre("1A+", "1B+")
    play(state, "exchange_hidden 2", luck=artefact_luck(state, ["2A+", "2B-"]))
    assert hand(state) == ["1A+", "1B+", "2A+", "2B-"]
    assert position(state)["gold"][0] == 4
    refused(state, "return_artefacts 1A+", "wrong_number", "J13.3")
    refused(state, "return_artefacts 1A+,1B+,2A+", "wrong_number", "J13.3")
    refused(state, "return_artefacts -", "wrong_number", "J13.3")
    refused(state, "return_artefacts 1A+,3A+", "not_owned", "J13.3")
    refused(state, "return_artefacts 1A+,1A+", "not_owned", "J13.3")
    for act in ("pass", "stop", "end_turn", "buy_bonus"):
        refused(state, act, "must_return", "J13.3")
    play(state, "return_artefacts 2B-,1A+")  # the order has no meaning
    assert hand(state) == ["1B+", "2A+"]
    refused(at_centre("1A+", gold={0: 0}), "exchange_hidden 1", "cannot_pay", "J13.3")


def test_j13_3_what_to_put_back_is_a_subset_to_choose() -> None:
    state = at_centre("1A+", "1A+")
    play(state, "exchange_hidden 2", luck=artefact_luck(state, ["2A+", "2B-"]))
    form: Any = state.openings(0)[0].to_json()
    assert form["things"] == ["1A+", "1A+", "2A+", "2B-"]
    assert (form["field"], form["least"], form["most"]) == ("kinds", 2, 2)
    assert len(legal(state, "return_artefacts")) == 4  # six pairs, some of them alike
    play(state, "return_artefacts 1A+,1A+")
    with pytest.raises(quipu.Malformed, match="1A"):
        GAME.parse("return_artefacts 9Z+")


def test_j13_4_two_may_be_drawn_with_one_of_ones_own_and_two_go_back() -> None:
    state = at_centre("1A+")
    play(state, "exchange_hidden 2", luck=artefact_luck(state, ["2A+", "2B-"]))
    form: Any = state.openings(0)[0].to_json()
    assert (form["things"], form["least"], form["most"]) == (["1A+", "2A+", "2B-"], 2, 2)
    again = GAME.from_position(GAME.position(state))
    assert GAME.position(again) == GAME.position(state)
    refused(state, "return_artefacts 1A+", "wrong_number", "J13.3")
    assert hand(play(state, "return_artefacts 1A+,2B-")) == ["2A+"]
    none = play(table(), "drive 5,5")  # J13.7: nothing to exchange
    assert phase(none) != "exchanging"


def test_j13_4_with_owned_not_more_than_one_owns() -> None:
    state = at_centre("1A+", hidden_draw="owned")
    refused(state, "exchange_hidden 2", "too_many", "J13.4")
    assert legal(state, "exchange_hidden") == ["exchange_hidden 1"]
    two = at_centre("1A+", "1B+", hidden_draw="owned")
    assert legal(two, "exchange_hidden") == ["exchange_hidden 1", "exchange_hidden 2"]


def test_j13_4_not_more_than_are_hidden() -> None:
    state = at_centre("1A+", "1B+", hidden=1)
    refused(state, "exchange_hidden 2", "heap_too_small", "J13.4")
    assert legal(state, "exchange_hidden") == ["exchange_hidden 1"]
    with pytest.raises(quipu.IllegalAction):
        GAME.parse("exchange_hidden 3")


def test_j13_5_returned_ones_are_mixed_into_the_heap() -> None:
    state = at_centre("1A+")
    before = int(state.artefacts.heap[0])
    play(state, "exchange_hidden 1", luck=artefact_luck(state, ["2A+"]))
    play(state, "return_artefacts 1A+")
    assert int(state.artefacts.heap[0]) == before + 1


def test_j13_6_open_and_hidden_exclude_each_other_until_the_bonus_move() -> None:
    state = play(at_centre("1A+"), "exchange_open 1A+ 3D-")
    refused(state, "exchange_hidden 1", "wrong_phase", "J13.1")
    play(state, "buy_bonus", "drive 5,5", "exchange_hidden 1", luck=[0])
    assert phase(state) == "returning"


def test_j13_7_without_own_artefacts_or_for_the_same_kind_there_is_no_exchange() -> None:
    assert phase(play(table(), "drive 5,5")) == "extending"
    refused(at_centre("3D+"), "exchange_open 3D+ 3D+", "same_kind", "J13.7")
    assert "exchange_open 3D+ 3D-" in legal(at_centre("3D+"))
    same = table(hands={0: ["3D+"]}, gold={0: 0}, open=["3D+", "3D+", "3C+", "3C-", "3B+"])
    assert not [act for act in legal(play(same, "drive 5,5")) if act.endswith("3D+ 3D+")]


def test_j13_8_an_exchange_never_ends_the_game() -> None:
    state = at_centre("1A+", hidden=1)
    play(state, "exchange_hidden 1", luck=[0])
    assert state.artefacts.size == 0
    assert phase(play(state, "return_artefacts 1A+")) == "extending"


@pytest.mark.rule("J13.3", "J13.4", "J13.7")
def test_hidden_return_free_puts_back_none_one_or_two() -> None:
    state = play(table(hidden_return="free"), "drive 5,5")  # without own artefacts
    assert legal(state) == ["exchange_hidden 1", "exchange_hidden 2", "pass"]
    play(state, "exchange_hidden 2", luck=artefact_luck(state, ["2A+", "2B-"]))
    form: Any = state.openings(0)[0].to_json()
    assert (form["least"], form["most"]) == (0, 2)
    assert legal(state, "return") == [
        "return_artefacts 2A+",
        "return_artefacts 2B-",
        "return_artefacts 2A+,2B-",
        "return_artefacts -",
    ]
    kept = play(state.copy(), "return_artefacts -")
    assert hand(kept) == ["2A+", "2B-"]
    assert hand(play(state, "return_artefacts 2A+")) == ["2B-"]
    more = at_centre("1A+", "1B+", hidden_return="free")
    play(more, "exchange_hidden 1", luck=artefact_luck(more, ["2A+"]))
    refused(more, "return_artefacts 1A+,1B+,2A+", "wrong_number", "J13.3")
    assert hand(play(more, "return_artefacts 1A+,1B+")) == ["2A+"]


@pytest.mark.rule("J13.4", "J15.5")
def test_hidden_return_free_may_empty_the_heap_and_the_next_closing_ends_the_game() -> None:
    changes: Any = {"displays": {0: ["A2"]}, "hidden_return": "free", "hidden": 1}
    state = play(table(**changes), "drive 5,5")
    refused(state, "exchange_hidden 2", "heap_too_small", "J13.4")
    play(state, "exchange_hidden 1", "return_artefacts -", "buy_bonus", luck=[0])
    assert state.artefacts.size == 0
    play(state, "drive 5,0", "lay_tile A2 0 W", "pass")
    assert phase(state) == "over"


# ---- J14 Bonus move -------------------------------------------------------------------------


def test_j14_1_a_bonus_move_costs_1_gold_and_is_a_whole_move() -> None:
    state = play(table(displays={0: ["A1"]}), "drive 5,5", "buy_bonus")
    assert position(state)["gold"][0] == 4
    assert (phase(state), state.bonus, state.mover) == ("driving", True, 0)
    play(state, "drive 5,4", "lay_tile A1 0 W", "set_figure 2 0")
    assert state.mover == 1


def test_j14_2_at_most_one_per_turn() -> None:
    state = play(table(displays={0: ["A1"]}), "drive 5,5", "buy_bonus")
    refused(state, "buy_bonus", "bonus_used", "J14.2")
    play(state, "drive 5,4")
    refused(state, "buy_bonus", "must_discover", "J3.4")
    play(state, "lay_tile A1 0 W")
    refused(state, "buy_bonus", "bonus_used", "J14.2")
    play(state, "pass")
    assert state.mover == 1
    refused(state, "buy_bonus", "wrong_phase", "J14.1")


def test_j14_3_without_gold_there_is_none_and_declining_ends_the_turn() -> None:
    assert play(table(gold={0: 0}), "drive 5,5").mover == 1
    state = play(table(), "drive 5,5")
    assert legal(state) == ["buy_bonus", "end_turn"]
    assert play(state, "end_turn").mover == 1
    poor = play(table(gold={0: 1}), "drive 5,5")
    poor.gold[0] = 0  # a phase that is skipped (J3.6), but the action judges for itself
    refused(poor, "buy_bonus", "cannot_pay", "J14.3")
    assert legal(poor) == ["end_turn"]


def test_j14_4_no_bonus_move_once_the_artefacts_have_ended_the_game() -> None:
    state = play(table(displays={0: ["A1"]}, hidden=1), "drive 5,0", "lay_tile A1 0 W")
    heard = told(state, "set_figure 1 0", luck=[0])
    assert heard[-1]["event"] == "ended"
    assert state.waiting() == []
    refused(state, "buy_bonus", "game_over", "J15.4", seat=0)


def test_j13_1_players_never_trade_with_each_other() -> None:
    kinds = sorted({action.kind for action in GAME.catalogue.actions})
    assert [kind for kind in kinds if "exchange" in kind] == ["exchange_hidden", "exchange_open"]
    assert len(OPEN) == 5
