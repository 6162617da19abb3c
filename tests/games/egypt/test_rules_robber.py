"""E12 and E13: seven and robber, playing development cards."""

from __future__ import annotations

from typing import Any

from quipu.core.luck import RecordedLuck
from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import (
    COSTS,
    GAMES,
    dice,
    do,
    hand,
    heard,
    held,
    legal,
    numbers,
    points,
    refused,
    scene,
    written,
)

NINE = "brick:3 cattle:2 grain:2 papyrus stone"


# ---- E12 --------------------------------------------------------------------------------------


def test_e12_1_nobody_gets_yields_on_a_seven() -> None:
    state = scene(settlements={0: [8]}, phase="before_roll")
    do(state, "roll", luck=dice(3, 4))
    assert hand(state, 0) == {}
    assert state.phase.name == "moving_robber"


def test_e12_2_more_than_seven_cards_lose_half() -> None:
    hands = {0: NINE, 1: "brick:8", 2: "grain:7"}
    state = do(scene(hands=hands, phase="before_roll"), "roll", luck=dice(3, 4))
    assert state.waiting() == [0, 1]
    refused(state, "discard brick:3", "discard_count", "E12.2")
    do(state, "discard brick:3,cattle:1")
    do(state, "discard brick:4", seat=1)
    assert [int(state.hand_size(seat)) for seat in range(3)] == [5, 4, 7]


def test_e12_3_e12_8_all_decide_unseen_and_pay_together() -> None:
    hands = {0: NINE, 1: "brick:8"}
    state = do(scene(hands=hands, phase="before_roll"), "roll", luck=dice(3, 4))
    refused(state, "discard cattle:4", "discard_not_held", "E12.3")
    told = heard(state, "discard_card stone")
    assert [event.told(1) for event in told] == [None]
    refused(state, "discard_card stone", "discard_not_held")
    refused(state, "discard cattle:2,grain:2", "discard_count")
    do(state, "discard cattle:2,grain:1")
    assert state.hand_size(0) == 9  # until all are done
    refused(state, "discard_card brick", "nothing_to_decide")
    refused(state, "move_robber 1", "nothing_to_decide")
    refused(state, "decline_trade", "no_offer", seat=1)
    for _ in range(4):
        do(state, "discard_card brick", seat=1)
    assert (hand(state, 0), hand(state, 1)) == (
        {"brick": 3, "grain": 1, "papyrus": 1},
        {"brick": 4},
    )
    assert state.phase.name == "moving_robber"


def test_e12_3_nine_cards_can_be_halved_in_thirty_ways() -> None:
    state = do(scene(hands={0: NINE}, phase="before_roll"), "roll", luck=dice(3, 4))
    ways = set()
    for first in legal(state, "discard_card"):
        twin = do(state.copy(), f"discard_card {first}")
        for second in legal(twin, "discard_card"):
            third = do(twin.copy(), f"discard_card {second}")
            for card in legal(third, "discard_card"):
                last = do(third.copy(), f"discard_card {card}")
                ways |= {
                    tuple(sorted((first, second, card, end))) for end in legal(last, "discard_card")
                }
    assert len(ways) == 30


def test_e12_4_the_robber_moves_to_another_hex() -> None:
    state = do(scene(phase="before_roll", settlements={0: [8]}), "roll", luck=dice(3, 4))
    assert numbers(state, "move_robber") == [hex for hex in range(19) if hex != 9]
    refused(state, "move_robber 9", "robber_stays", "E12.4")
    refused(state, "move_robber 0", "not_your_turn", seat=1)
    assert do(state, "move_robber 0").robber == 0


def test_e12_5_he_picks_among_opponents_with_cards_there() -> None:
    hands = {1: "brick", 2: "cattle", 0: "stone"}
    state = scene(settlements={0: [3], 1: [12], 2: [4]}, hands=hands, phase="before_roll")
    do(state, "roll", luck=dice(3, 4))
    do(state, "move_robber 0")
    assert numbers(state, "steal_from") == [1, 2]
    refused(state, "steal_from 3", "victim_wrong", "E12.5")
    refused(state, "steal_from 0", "victim_wrong")
    do(state, "steal_from 2", luck=RecordedLuck([0]))
    assert hand(state, 0) == {"cattle": 1, "stone": 1}


def test_e12_6_one_victim_is_robbed_at_once() -> None:
    start: dict[str, Any] = {"settlements": {0: [3], 1: [12], 2: [4]}, "phase": "before_roll"}
    state = do(scene(**start, hands={1: "brick"}), "roll", luck=dice(3, 4))
    do(state, "move_robber 0", luck=RecordedLuck([0]))
    assert hand(state, 0) == {"brick": 1}
    assert state.phase.name == "main"
    none = do(scene(**start, hands={0: "brick"}), "roll", luck=dice(3, 4))
    assert do(none, "move_robber 0").phase.name == "main"


def test_e12_7_only_thief_and_victim_learn_the_card() -> None:
    state = scene(settlements={1: [12]}, hands={1: "brick:2 stone"}, phase="before_roll")
    do(state, "roll", luck=dice(3, 4))
    *_, stole = heard(state, "move_robber 0", luck=RecordedLuck([2]))
    plain = {"event": "stole", "seat": 0, "from": 1}
    assert stole.told(0) == stole.told(1) == {**plain, "card": "stone"}
    assert stole.told(2) == stole.told(-1) == plain


# ---- E13 --------------------------------------------------------------------------------------


def test_e13_1_one_card_in_the_own_turn() -> None:
    state = scene(held={0: "mercenary monopoly", 1: "monopoly"}, hands={0: "brick:4"})
    refused(state, "play_monopoly brick", "not_your_turn", seat=1)
    refused(state, "play_plenty brick,brick", "card_not_held", "E13.1")
    do(state, "play_monopoly brick", "trade_bank brick stone")  # trade stays open
    refused(state, "play_mercenary", "card_limit", "E13.1")


def test_e13_2_not_a_card_bought_this_turn() -> None:
    state = scene(held={0: "mercenary"}, new="mercenary")
    refused(state, "play_mercenary", "card_new", "E13.2")
    do(scene(held={0: "mercenary:2"}, new="mercenary"), "play_mercenary")
    state = scene(hands={0: COSTS["card"]}, held={1: "mercenary:14"})
    do(state, "buy_card", luck=RecordedLuck([10]))
    refused(state, "play_monopoly brick", "card_new")


def test_e13_3_a_mercenary_stays_open_and_moves_the_robber() -> None:
    state = scene(held={0: "mercenary"}, hands={0: "brick:9"}, phase="before_roll")
    do(state, "play_mercenary")
    assert written(state)["players"][0]["open"] == 1
    assert do(state, "move_robber 3").phase.name == "before_roll"
    do(state, "roll", luck=dice(1, 1))


def test_e13_4_the_largest_army() -> None:
    state = scene(held={0: "mercenary:2"}, open={0: 2, 1: 2})
    do(state, "play_mercenary")
    assert written(state)["army"] == 0
    assert points(state) == [2, 0, 0, 0]
    equal = do(scene(held={0: "mercenary"}, open={0: 2, 1: 3}, army=1), "play_mercenary")
    assert written(equal)["army"] == 1
    more = do(scene(held={0: "mercenary"}, open={0: 3, 1: 3}, army=1), "play_mercenary")
    assert written(more)["army"] == 0


def test_e13_5_army_and_victory_before_the_robber() -> None:
    state = scene(
        held={0: "mercenary"}, open={0: 2}, cities={0: [0, 2, 11, 26]}, phase="before_roll"
    )
    do(state, "play_mercenary")
    assert state.phase.name == "over"
    assert state.robber == 9


def test_e13_6_progress_cards_leave_the_game() -> None:
    state = do(scene(held={0: "monopoly"}), "play_monopoly brick")
    assert written(state)["removed"] == {"monopoly": 1}
    assert held(state, 0) == {}


def test_e13_7_route_building() -> None:
    start: dict[str, Any] = {"settlements": {0: [18]}, "held": {0: "route_building"}}
    state = do(scene(**start, phase="before_roll"), "play_route_building")
    refused(state, "waive_oxcart", "decision_pending")
    refused(state, "place_free_oxcart 0", "path_not_connected")
    do(state, "place_free_oxcart 27")
    assert legal(state, "waive_oxcart") == [""]
    do(state.copy(), "waive_oxcart")
    assert do(state, "place_free_oxcart 35").phase.name == "before_roll"
    assert not state.trade_closed
    refused(scene(held={0: "route_building"}), "play_route_building", "card_no_effect", "E13.7")
    fourteen = [0, 1, 2, 3, 4, 5, 9, 17, 22, 32, 38, 48, 53, 61]
    one = scene(settlements={0: [0]}, oxcarts={0: fourteen}, held={0: "route_building"}, route=0)
    do(one, "play_route_building", "place_free_oxcart 65")
    assert one.phase.name == "main"


def test_e13_8_plenty() -> None:
    state = do(scene(held={0: "plenty"}), "play_plenty stone,brick")
    assert hand(state, 0) == {"brick": 1, "stone": 1}
    scarce = scene(held={0: "plenty"}, hands={1: "brick:18 stone:19"})
    refused(scarce, "play_plenty brick,brick", "bank_empty")
    refused(scarce, "play_plenty brick,stone", "bank_empty")
    rest = "brick:18 cattle:19 grain:19 papyrus:19 stone:19"
    single = scene(held={0: "plenty"}, hands={1: rest})
    assert legal(single, "play_plenty") == ["brick,brick"]
    assert hand(do(single, "play_plenty brick,brick"), 0) == {"brick": 1}
    empty = scene(held={0: "plenty"}, hands={1: rest + " brick"})
    refused(empty, "play_plenty brick,brick", "card_no_effect")


def test_e13_9_monopoly() -> None:
    state = scene(held={0: "monopoly"}, hands={0: "brick", 1: "brick:3 stone", 2: "brick"})
    told = [event.told(3) for event in heard(state, "play_monopoly brick")]
    assert hand(state, 0) == {"brick": 5}
    assert hand(state, 1) == {"stone": 1}
    assert {"event": "handed", "seat": 1, "to": 0, "cards": {"brick": 3}} in told
    do(scene(held={0: "monopoly"}), "play_monopoly brick")  # it may bring nothing


def test_e13_10_e13_11_victory_point_cards() -> None:
    state = scene(held={0: "victory_point:2"})
    refused(state, "play_victory_point", "card_points", "E13.10")
    refused(scene(), "play_victory_point", "card_points", "E13.10")
    refused(state, "play_victory_point", "not_your_turn", seat=1)
    assert points(state)[0] == 2
    view = GAMES["egypt"].observe(state, 1).to_json()
    assert view["players"][0]["points"] == 0  # type: ignore[index]
    rest = "mercenary:14 route_building:2 plenty:2 monopoly:2"
    last = scene(
        held={0: "victory_point:3", 1: rest + " victory_point"},
        cities={0: [0, 2, 11]},
        hands={0: COSTS["card"]},
    )
    kinds = [event.kind for event in heard(last, "buy_card", luck=RecordedLuck([0]))]
    assert kinds == ["card_bought", "points_shown", "points_shown", "ended"]


def test_e13_7_free_oxcarts_anywhere_on_the_board() -> None:
    """At the first crossing and at the last, whose paths have the highest numbers."""
    for crossing in (0, 53):
        state = scene(settlements={0: [crossing]}, held={0: "route_building"})
        do(state, "play_route_building")
        assert len(legal(state, "place_free_oxcart")) == 2


def test_e13_8_plenty_of_one_kind() -> None:
    state = do(scene(held={0: "plenty"}), "play_plenty brick,brick")
    assert hand(state, 0) == {"brick": 2}


def test_e13_9_only_others_who_have_some_hand_over() -> None:
    hands = {0: "brick:2", 1: "brick:3", 2: "stone"}
    events = heard(scene(held={0: "monopoly"}, hands=hands), "play_monopoly brick")
    told = [event.told(3) for event in events if event.kind == "handed"]
    assert told == [{"event": "handed", "seat": 1, "to": 0, "cards": {"brick": 3}}]


def seen_discards(state: Egypt, seat: int) -> tuple[list[int], int]:
    """What each seat still has to pick and how many picks are known, in the eyes of one."""
    view: Any = GAMES["egypt"].observe(state, seat)
    return [int(due) for due in view.phase.due], sum(int(count) for count in view.phase.picked)


def test_e12_3_of_others_one_sees_only_whether_they_are_done() -> None:
    hands = {0: "brick:8", 1: "stone:8", 2: "grain"}
    state = do(scene(hands=hands, phase="before_roll"), "roll", luck=dice(3, 4))
    do(state, "discard_card brick")
    assert seen_discards(state, 0) == ([3, 4, 0, 0], 1)
    assert seen_discards(state, 1) == seen_discards(state, -1) == ([4, 4, 0, 0], 0)
    do(state, "discard brick:3")
    assert seen_discards(state, 0) == ([0, 4, 0, 0], 4)
    assert seen_discards(state, 1) == seen_discards(state, -1) == ([0, 4, 0, 0], 0)
    refused(state, "discard grain:1", "nothing_to_decide", seat=2)
    refused(state, "discard brick:1", "nothing_to_decide", seat=0)


def test_e12_5_whoever_has_no_building_there_is_not_robbed() -> None:
    hands = {1: "brick", 2: "cattle", 3: "stone"}
    state = scene(settlements={1: [12], 2: [40]}, hands=hands, phase="before_roll")
    do(state, "roll", luck=dice(3, 4))
    do(state, "move_robber 0", luck=RecordedLuck([0]))
    assert hand(state, 0) == {"brick": 1}
    assert state.phase.name == "main"


def test_e12_2_many_cards_may_be_discarded_at_once() -> None:
    state = scene(hands={0: "brick:8", 1: "stone:9"}, phase="before_roll")
    do(state, "roll", luck=dice(3, 4))
    (form,) = state.openings(1)
    assert form.kind == "discard"
    assert state.openings(2) == []


def test_e13_8_each_kind_named_must_be_in_the_bank() -> None:
    none = scene(held={0: "plenty"}, hands={1: "brick:19"})
    refused(none, "play_plenty brick,stone", "bank_empty")
    refused(none, "play_plenty brick,brick", "bank_empty")
    last = scene(held={0: "plenty"}, hands={1: "brick:18"})
    assert hand(do(last, "play_plenty brick,stone"), 0) == {"brick": 1, "stone": 1}
