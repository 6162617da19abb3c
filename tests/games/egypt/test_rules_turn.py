"""E3 and E4: the course of a turn, and yields."""

from __future__ import annotations

from typing import Any

from tests.support.egypt.scenes import (
    begun,
    dice,
    do,
    hand,
    heard,
    legal,
    refused,
    scene,
    written,
)


def test_e3_1_turns_go_clockwise() -> None:
    state = begun(3)
    for seat in (0, 1, 2, 0):
        assert state.active == seat
        refused(state, "roll", "not_your_turn", "E3.1", seat=(seat + 1) % 3)
        do(state, "roll", luck=dice(1, 1))
        do(state, "end_turn")


def test_e3_2_one_roll_and_only_cards_before_it() -> None:
    state = scene(phase="before_roll", hands={0: "brick cattle brick:4"}, held={0: "monopoly"})
    assert legal(state, "roll") == [""]
    kinds = {str(action).split()[0] for action in state.legal(0)}
    assert kinds == {"roll", "play_monopoly"}
    refused(state, "trade_bank brick stone", "roll_first", "E3.2")
    refused(state, "end_turn", "roll_first")
    do(state, "roll", luck=dice(1, 1))
    refused(state, "roll", "already_rolled", "E3.2")


def test_e3_3_building_closes_trade() -> None:
    start: dict[str, Any] = {
        "settlements": {0: [18]},
        "oxcarts": {0: [27]},
        "hands": {0: "brick:6 cattle"},
    }
    state = do(scene(**start), "build_oxcart 28")
    refused(state, "trade_bank brick stone", "trade_closed", "E3.3")
    refused(state, "offer_trade brick:1 stone:1 -", "trade_closed")
    assert legal(state, "trade_bank") == []
    state = do(scene(**start, phases="merged"), "build_oxcart 28")
    do(state, "trade_bank brick stone")


def test_e3_4_one_card_at_any_time_of_the_turn() -> None:
    state = scene(phase="before_roll", held={0: "monopoly plenty"})
    do(state, "play_monopoly brick")
    refused(state, "play_plenty brick,brick", "card_limit")
    assert state.phase.name == "before_roll"
    do(scene(held={0: "monopoly"}), "play_monopoly brick")


def test_e3_5_a_pending_decision_comes_first() -> None:
    state = do(scene(held={0: "mercenary"}), "play_mercenary")
    refused(state, "end_turn", "decision_pending", "E3.6")
    refused(state, "roll", "decision_pending")
    refused(state, "build_oxcart 1", "decision_pending", "E3.5")
    refused(state, "waive_oxcart", "nothing_to_decide", "E13.7")
    refused(scene(), "move_robber 1", "nothing_to_decide")
    refused(scene(), "steal_from 1", "nothing_to_decide")
    refused(scene(), "discard_card brick", "nothing_to_decide")
    refused(scene(), "place_free_oxcart 1", "nothing_to_decide")
    refused(scene(), "place_start_settlement 1", "nothing_to_decide")
    refused(scene(), "place_start_oxcart 1", "nothing_to_decide")


def test_e3_6_a_turn_is_ended_by_its_seat() -> None:
    state = scene()
    assert [str(action) for action in state.legal(0)] == ["end_turn"]
    refused(state, "end_turn", "not_your_turn", seat=1)
    assert do(state, "end_turn").active == 1


def test_e3_7_in_anothers_turn() -> None:
    state = scene(settlements={1: [8]}, hands={1: "brick:9"}, phase="before_roll")
    assert [state.legal(seat) for seat in (1, 2, 3)] == [[], [], []]
    do(state, "roll", luck=dice(3, 3))
    assert hand(state, 1) == {"brick": 10}


# ---- E4 ---------------------------------------------------------------------------------------


def test_e4_1_every_player_gains() -> None:
    state = do(begun(), "roll", luck=dice(4, 4))
    gains = [hand(state, seat) for seat in range(4)]
    assert gains[2]["stone"] == 2
    assert gains[0]["cattle"] == 3
    assert gains[3]["cattle"] == 1


def test_e4_2_a_settlement_brings_one_and_a_temple_city_two() -> None:
    state = scene(settlements={0: [8]}, cities={0: [17]}, phase="before_roll")
    assert hand(do(state, "roll", luck=dice(3, 3)), 0) == {"brick": 3}


def test_e4_3_the_robbers_hex_yields_nothing() -> None:
    state = scene(settlements={0: [8, 14]}, robber=0, phase="before_roll")
    do(state, "roll", luck=dice(5, 5))  # 10: hex 0 is robbed, hex 6 is not
    assert hand(state, 0) == {"brick": 1}


def test_e4_4_yields_come_by_themselves() -> None:
    state = scene(settlements={0: [8], 1: [14]}, phase="before_roll")
    yields = [event for event in heard(state, "roll", luck=dice(5, 5)) if event.kind == "yielded"]
    assert [event.told(3)["gained"] for event in yields] == [{"stone": 1}, {"brick": 1}, {}, {}]
    assert [hand(state, 0), hand(state, 1)] == [{"stone": 1}, {"brick": 1}]
    assert state.waiting() == [0]
    assert state.phase.name == "main"  # nobody was asked


def test_e4_5_shortage_with_several_claimants() -> None:
    state = scene(settlements={0: [8], 1: [18]}, hands={2: "brick:18"}, phase="before_roll")
    do(state, "roll", luck=dice(3, 3))
    assert hand(state, 0) == hand(state, 1) == {}
    assert written(state)["bank"]["brick"] == 1


def test_e4_5_exactly_enough_is_no_shortage() -> None:
    state = scene(settlements={0: [8], 1: [18]}, hands={2: "brick:17"}, phase="before_roll")
    do(state, "roll", luck=dice(3, 3))
    assert hand(state, 0) == hand(state, 1) == {"brick": 1}


def test_e4_5_other_kinds_are_paid() -> None:
    state = scene(settlements={0: [8, 14], 1: [25]}, hands={2: "brick:18"}, phase="before_roll")
    do(state, "roll", luck=dice(5, 5))  # stone at hex 0, brick at hex 6 for two
    assert hand(state, 0) == {"stone": 1}


def test_e4_6_shortage_with_a_single_claimant() -> None:
    start: dict[str, Any] = {"cities": {0: [8]}, "hands": {2: "brick:18"}, "phase": "before_roll"}
    assert hand(do(scene(**start), "roll", luck=dice(3, 3)), 0) == {"brick": 1}
    nobody = scene(**start, bank_shortage="nobody")
    assert hand(do(nobody, "roll", luck=dice(3, 3)), 0) == {}


def test_e4_7_example_roll_ten() -> None:
    state = begun()
    before = [hand(state, seat) for seat in range(4)]
    do(state, "roll", luck=dice(4, 6))
    assert hand(state, 0) == {**before[0], "stone": 1}
    assert hand(state, 1) == {"brick": 1, **before[1]}
    assert [hand(state, seat) for seat in (2, 3)] == before[2:]


def test_e4_8_example_two_settlements_at_one_hex() -> None:
    start: dict[str, Any] = {"settlements": {0: [8, 17], 1: [18]}, "phase": "before_roll"}
    state = do(scene(**start), "roll", luck=dice(2, 4))
    assert (hand(state, 0), hand(state, 1)) == ({"brick": 2}, {"brick": 1})
    state = do(scene(**start), "roll", luck=dice(2, 2))
    assert hand(state, 1) == {"papyrus": 1}
    city = scene(settlements={0: [8, 17]}, cities={1: [18]}, phase="before_roll")
    assert hand(do(city, "roll", luck=dice(2, 2)), 1) == {"papyrus": 2}


def test_e4_9_example_what_a_crossing_draws_from() -> None:
    state = scene()
    land = written(state)["map"]
    kinds = [
        {land[hex][0] for hex in state.grid.corner_hexes[c * 3 : c * 3 + 3] if hex >= 0}
        for c in (31, 20)
    ]
    assert kinds == [{"stone", "cattle", "papyrus"}, {"stone", "brick"}]
