"""Part G4: what each of the ten gods does."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from quipu.core.luck import FastLuck, RecordedLuck
from quipu.games.egypt.box import COSTS
from quipu.games.egypt.god_actions import replacements
from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import (
    GAMES,
    RICH,
    Places,
    begun,
    dice,
    do,
    hand,
    heard,
    held,
    legal,
    points,
    read,
    refused,
    with_gods,
    written,
)

# ---- G4 -----------------------------------------------------------------------------------------


def test_g4_1_amun_asks_twice_for_one_kind() -> None:
    hands = {0: "stone", 1: "brick:2", 2: "cattle", 3: ""}
    state = with_gods("amun", hands=hands)
    refused(state, "ask_amun brick 3", "god_no_effect")
    refused(state, "ask_amun brick 0", "unknown_place")
    do(state, "ask_amun brick 1")
    assert hand(state, 0) == {"brick": 1, "stone": 1}
    refused(state, "give_back grain", "trade_not_held")
    refused(state, "stop_asking", "nothing_to_decide")
    do(state, "give_back stone")
    assert hand(state, 1) == {"brick": 1, "stone": 1}
    refused(state, "ask_amun stone 2", "god_wrong_time")
    refused(state, "ask_amun brick 1", "god_wrong_time")
    refused(state, "give_back brick", "nothing_to_decide")
    events = heard(state.copy(), "ask_amun brick 2")
    assert "had_none" in [event.kind for event in events]
    assert do(state, "stop_asking").phase.name == "god_choice"


def test_g4_1_without_a_second_opponent_the_use_is_over() -> None:
    state = do(with_gods("amun", hands={1: "brick"}), "ask_amun stone 1")
    assert state.phase.name == "god_choice"
    twice = do(
        with_gods("amun", hands={1: "brick", 2: "brick"}), "ask_amun brick 1", "give_back brick"
    )
    do(twice, "ask_amun brick 2", "give_back brick")
    assert twice.phase.name == "god_choice"


def test_g4_2_wepwawet_replaces_one_card() -> None:
    payments = replacements(COSTS[0], False)
    assert len(payments) == 8
    for paid in payments:
        words = ",".join(f"{kind}:{count}" for kind, count in paid.items())
        state = with_gods("wepwawet", settlements={0: [18]}, hands={0: words.replace(",", " ")})
        do(state, f"build_with_wepwawet 27 {words}")
        assert hand(state, 0) == {}
        assert written(state)["players"][0]["routes"] == [27]
    state = with_gods("wepwawet", settlements={0: [18]}, hands={0: "brick cattle grain:2"})
    refused(state, "build_with_wepwawet 27 grain:2", "god_payment", "G4.2")
    refused(state, "build_with_wepwawet 27 brick:1,cattle:1", "god_payment")
    refused(state, "build_with_wepwawet 27 brick:1,stone:1", "cannot_pay")
    refused(state, "build_with_wepwawet 0 brick:1,grain:1", "path_not_connected")
    refused(state, "build_with_wepwawet 72 brick:1,grain:1", "unknown_place")


def test_g4_3_hapi_after_a_roll_without_gain() -> None:
    start: dict[str, Any] = {"settlements": {1: [8]}, "phase": "before_roll"}
    state = do(with_gods("seth", "hapi", **start), "roll", luck=dice(1, 2))
    assert state.waiting() == [1]
    do(state, "take_with_hapi stone", "keep_god", seat=1)
    assert hand(state, 1) == {"stone": 1}
    assert state.phase.name == "main"
    gained = do(with_gods("seth", "hapi", **start), "roll", luck=dice(3, 3))
    assert gained.phase.name == "main"
    robbed = do(with_gods("seth", "hapi", **start, robber=4), "roll", luck=dice(3, 3))
    assert robbed.phase.name == "hapi_window"
    for kind in hand(gained, 1):
        alone = with_gods("seth", "hapi", **start, hands={2: f"{kind}:19"})
        assert do(alone, "roll", luck=dice(3, 3)).phase.name == "hapi_window"
    scarce = do(with_gods("seth", "hapi", **start, hands={2: "stone:19"}), "roll", luck=dice(1, 2))
    refused(scarce, "take_with_hapi stone", "bank_empty", seat=1)
    everything = "brick:19 cattle:19 grain:19 papyrus:19 stone:19"
    empty = with_gods("seth", "hapi", **start, hands={2: everything})
    assert do(empty, "roll", luck=dice(1, 2)).phase.name == "main"
    seven = do(with_gods("seth", "hapi", **start), "roll", luck=dice(3, 4))
    assert seven.phase.name == "moving_robber"


def test_g4_4_chons_moves_an_oxcart_with_a_free_end() -> None:
    places: Places = {0: [27, 35, 42]}
    state = with_gods("chons", settlements={0: [18]}, oxcarts=places)
    refused(state, "move_with_chons 35 20", "god_no_free_end", "G4.4")
    refused(state, "move_with_chons 27 20", "god_no_free_end")  # building at one end, cart at other
    refused(state, "move_with_chons 0 20", "god_no_free_end")
    refused(state, "move_with_chons 42 42", "path_taken")  # the old path is no target
    refused(state, "move_with_chons 42 50", "path_not_connected")  # judged without it
    do(state, "move_with_chons 42 20")
    assert written(state)["players"][0]["routes"] == [20, 27, 35]
    blocked = with_gods("chons", settlements={0: [18], 1: [29]}, oxcarts={0: [27, 35, 20]})
    refused(blocked, "move_with_chons 20 42", "path_blocked")


def test_g4_4_routes_are_compared_after_the_placing() -> None:
    state = with_gods("chons", settlements={0: [8]}, oxcarts={0: [13, 20, 28, 36, 45]}, route=0)
    do(state, "move_with_chons 45 44")
    assert written(state)["route"] == 0


def test_g4_5_isis_saves_or_gains() -> None:
    state = with_gods("isis", phase="before_roll", hands={0: "brick:9"})
    do(state, "roll", luck=dice(3, 4))
    refused(state, "use_isis stone", "god_no_effect")
    do(state, "use_isis -", "keep_god")
    assert state.phase.name == "moving_robber"
    few = with_gods("seth", "isis", phase="before_roll", hands={1: "brick:7", 2: "stone:19"})
    do(few, "roll", luck=dice(3, 4))
    assert few.waiting() == [1]
    refused(few, "use_isis -", "god_no_effect", seat=1)
    refused(few, "use_isis stone", "bank_empty", seat=1)
    do(few, "use_isis grain", seat=1)
    assert hand(few, 1) == {"brick": 7, "grain": 1}
    passed = with_gods("isis", phase="before_roll", hands={0: "brick:9"})
    do(passed, "roll", luck=dice(3, 4))
    assert do(passed, "pass").waiting() == [0]
    assert passed.phase.name == "discarding"


def test_g4_6_isis_comes_before_the_discards() -> None:
    state = with_gods("isis", phase="before_roll", hands={0: "brick:7", 1: "stone:8"})
    do(state, "roll", luck=dice(3, 4))
    do(state, "use_isis grain", "exchange_god thot")
    assert state.waiting() == [1]  # eight cards now, but what is owed was fixed by the roll
    do(state, "discard stone:4", seat=1)
    assert state.phase.name == "moving_robber"


def test_g4_7_thot_looks_at_three_cards() -> None:
    assert len(replacements(COSTS[3], True)) == 13
    start: dict[str, Any] = {"hands": {0: RICH}}
    state = with_gods("thot", **start)
    refused(state, "buy_with_thot brick:3", "god_payment", "G4.7")
    told = heard(state, "buy_with_thot brick:1,papyrus:1,stone:1", luck=RecordedLuck([0, 13, 22]))
    (look,) = [event for event in told if event.kind == "deck_looked_at"]
    assert look.told(0)["titles"] == {"mercenary": 1, "victory_point": 1, "monopoly": 1}
    assert "titles" not in look.told(1)
    refused(state, "keep_card plenty", "card_not_held")
    do(state, "keep_card monopoly", "keep_god")
    assert held(state, 0) == {"monopoly": 1}
    assert state.deck_size() == 24
    refused(state, "play_monopoly brick", "card_new")
    refused(state, "keep_card plenty", "nothing_to_decide")


def test_g4_7_thot_with_a_short_deck() -> None:
    rest = "mercenary:14 route_building:2 plenty:2 victory_point:5 monopoly"
    one = with_gods("thot", hands={0: RICH}, held={1: rest})
    refused(one, "buy_with_thot grain:1,papyrus:1,stone:1", "god_no_effect")
    do(one, "buy_with_thot brick:1,papyrus:1,stone:1", "keep_card monopoly", luck=RecordedLuck([0]))
    none = with_gods("thot", hands={0: RICH}, held={1: rest + " monopoly"})
    refused(none, "buy_with_thot brick:1,papyrus:1,stone:1", "deck_empty")
    refused(with_gods("thot"), "buy_with_thot brick:1,papyrus:1,stone:1", "cannot_pay")
    decks = sum(1 for three in combinations(range(25), 3) if any(card < 5 for card in three))
    assert decks == 1160


def test_g4_8_maat_takes_from_one_who_is_ahead() -> None:
    state = with_gods(
        "maat", settlements={1: [8], 2: [18]}, hands={1: "brick stone"}, held={3: "victory_point:3"}
    )
    refused(state, "look_with_maat 3", "god_not_ahead", "G4.8")  # hidden points stay hidden
    refused(state, "look_with_maat 2", "god_no_effect")
    refused(state, "look_with_maat 0", "unknown_place")
    *_, look = heard(state, "look_with_maat 1")
    assert look.told(0)["cards"] == {"brick": 1, "stone": 1}
    assert "cards" not in look.told(2)
    refused(state, "take_with_maat grain", "trade_not_held")
    assert legal(state, "take_with_maat") == ["brick", "stone"]
    (took,) = [e for e in heard(state, "take_with_maat stone") if e.kind == "stole"]
    assert "card" not in took.told(2)
    assert hand(state, 0) == {"stone": 1}
    refused(state, "take_with_maat brick", "nothing_to_decide")


def test_g4_9_ptah_builds_for_a_mercenary() -> None:
    start: dict[str, Any] = {"settlements": {0: [8]}, "oxcarts": {0: [13, 20]}}
    state = with_gods("ptah", **start, hands={0: "brick cattle"}, open={0: 1})
    do(state, "settle_with_ptah 18")
    assert hand(state, 0) == {}
    assert written(state)["removed"] == {"mercenary": 1}
    city = with_gods("ptah", **start, hands={0: "grain stone:2"}, open={0: 1})
    refused(city, "settle_with_ptah 18", "cannot_pay")
    do(city, "raise_with_ptah 8")
    assert points(city)[0] == 2
    refused(
        with_gods("ptah", **start, hands={0: RICH}),
        "settle_with_ptah 18",
        "god_no_mercenary",
        "G4.9",
    )
    far = with_gods("ptah", **start, hands={0: RICH}, open={0: 1})
    refused(far, "settle_with_ptah 40", "crossing_not_connected")
    refused(far, "raise_with_ptah 40", "not_your_settlement")


def test_g4_10_seth_drives_the_robber_off() -> None:
    state = do(with_gods("seth", robber=3, phase="before_roll"), "drive_off_with_seth")
    assert hand(state, 0) == {"grain": 1}
    assert state.robber == 9
    assert do(state, "keep_god").phase.name == "before_roll"
    empty = with_gods("seth", robber=3, hands={1: "grain:19"})
    assert hand(do(empty, "drive_off_with_seth"), 0) == {}


def test_g4_11_hathor_names_a_rate() -> None:
    state = do(with_gods("hathor", hands={0: "brick:4"}), "rate_with_hathor brick")
    do(state, "exchange_god isis", "trade_bank brick stone", "trade_bank brick stone")
    assert hand(state, 0) == {"stone": 2}
    do(state, "end_turn")
    assert state.rate(0, 0) == 4
    built = with_gods("hathor", settlements={0: [18]}, oxcarts={0: [27]}, hands={0: "brick cattle"})
    refused(do(built, "build_oxcart 28"), "rate_with_hathor brick", "trade_closed")


def test_g4_12_the_army_is_judged_anew_after_ptah() -> None:
    start: dict[str, Any] = {"settlements": {0: [8]}, "hands": {0: "grain stone:2"}}
    lost = with_gods("ptah", **start, open={0: 3, 1: 2}, army=0)
    assert written(do(lost, "raise_with_ptah 8"))["army"] is None
    moved = with_gods("ptah", **start, open={0: 4, 1: 4}, army=0)
    assert written(do(moved, "raise_with_ptah 8"))["army"] == 1
    kept = with_gods("ptah", **start, open={0: 4, 1: 3}, army=0)
    assert written(do(kept, "raise_with_ptah 8"))["army"] == 0


def test_g4_5_isis_gains_nothing_from_an_empty_bank() -> None:
    everything = "brick:19 cattle:19 grain:19 papyrus:19 stone:19"
    state = with_gods("isis", phase="before_roll", hands={1: everything})
    assert do(state, "roll", luck=dice(3, 4)).phase.name == "discarding"


def test_g4_11_hathors_rate_is_for_her_owner_only() -> None:
    state = do(with_gods("hathor", hands={0: "brick:4", 1: "brick:4"}), "rate_with_hathor brick")
    assert state.rate(0, 0) == 2
    assert state.rate(1, 0) == 4


def test_g4_1_the_owners_own_cards_are_nobody_to_ask() -> None:
    state = do(with_gods("amun", hands={0: "stone", 1: "cattle"}), "ask_amun brick 1")
    assert state.phase.name == "god_choice"


@pytest.mark.parametrize("path", [0, 71])
def test_g4_4_chons_moves_from_the_first_and_the_last_path(path: int) -> None:
    crossing = int(begun().grid.ends[2 * path])
    state = with_gods("chons", settlements={0: [crossing]}, oxcarts={0: [path]})
    assert any(each.startswith(f"{path} ") for each in legal(state, "move_with_chons"))


def test_g4_6_what_is_owed_is_written_while_isis_is_kept_or_exchanged() -> None:
    state = with_gods("isis", phase="before_roll", hands={0: "brick:7", 1: "stone:8"})
    do(state, "roll", luck=dice(3, 4))
    do(state, "use_isis grain")
    again = read(written(state))
    assert do(again, "keep_god").waiting() == [1]
    do(again, "discard stone:4", seat=1)


def test_g4_7_others_see_how_many_cards_not_which() -> None:
    state = with_gods("thot", hands={0: RICH})
    do(state, "buy_with_thot brick:1,papyrus:1,stone:1", luck=RecordedLuck([0, 13, 22]))
    views = [GAMES["egypt-gods"].observe(state, seat) for seat in (0, 1, -1)]
    phases: list[Any] = [view.to_json()["phase"] for view in views]
    assert [phase["count"] for phase in phases] == [3, 3, 3]
    assert [sum(phase["titles"].values()) for phase in phases] == [3, 0, 0]


def test_g4_7_the_owner_alone_remembers_what_went_back() -> None:
    state = with_gods("thot", hands={0: RICH})
    do(state, "buy_with_thot brick:1,papyrus:1,stone:1", luck=RecordedLuck([0, 13, 22]))
    (seen,) = [e for e in heard(state, "keep_card monopoly") if e.kind == "deck_seen"]
    assert seen.told(0)["returned"] == {"mercenary": 1, "victory_point": 1}
    assert seen.told(1) is None
    rest = "mercenary:14 route_building:2 plenty:2 victory_point:5 monopoly"
    last = with_gods("thot", hands={0: RICH}, held={1: rest})
    do(last, "buy_with_thot brick:1,papyrus:1,stone:1", luck=RecordedLuck([0]))
    assert [e.kind for e in heard(last, "keep_card monopoly")] == ["card_bought"]


def test_g4_8_the_hand_lies_open_to_the_owner_alone() -> None:
    state = with_gods("maat", settlements={1: [8]}, hands={1: "brick stone:2", 2: "grain:3"})
    do(state, "look_with_maat 1")
    views = [GAMES["egypt-gods"].observe(state, seat) for seat in (0, 2, -1)]
    phases: list[Any] = [view.to_json()["phase"] for view in views]
    assert [sum(phase["hand"].values()) for phase in phases] == [3, 0, 0]
    for seed in range(8):
        imagined = GAMES["egypt-gods"].imagine(views[0], FastLuck(seed))
        assert isinstance(imagined, Egypt)
        assert hand(imagined, 1) == {"brick": 1, "stone": 2}
    refused(state, "take_with_maat grain", "not_your_turn", seat=2)


def test_g4_7_a_card_that_was_chosen_is_no_luck() -> None:
    state = with_gods("thot", hands={0: RICH})
    do(state, "buy_with_thot brick:1,papyrus:1,stone:1", luck=RecordedLuck([0, 13, 22]))
    bought, *_ = heard(state, "keep_card victory_point")
    assert (bought.kind, bought.value, bought.expected) == ("card_bought", 0, 0)
