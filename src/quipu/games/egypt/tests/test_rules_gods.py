"""Part G: the gods, their use and exchange, windows, and the ten effects."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from quipu.core.luck import FastLuck, RecordedLuck
from quipu.games.egypt.box import COSTS, GODS
from quipu.games.egypt.god_actions import replacements
from quipu.games.egypt.state import Egypt
from quipu.games.egypt.tests.scenes import (
    GAMES,
    Places,
    allowed,
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
    scene,
    written,
)

RICH = "brick:9 cattle:9 grain:9 papyrus:9 stone:9"


def with_gods(*gods: str, side: str = "a", **more: Any) -> Egypt:
    """A scene on the beginners' map in which the seats own these gods."""
    return scene(key="egypt-gods", map="beginner", gods=gods, side=side, **more)


def god(state: Egypt, seat: int = 0) -> tuple[str, str]:
    found = written(state)["players"][seat]["god"]
    return found["name"], found["side"]


# ---- G1 ---------------------------------------------------------------------------------------


def test_g1_1_ten_gods_four_with_numbers() -> None:
    assert len(GODS) == 10
    assert GODS[:4] == ["amun", "wepwawet", "hapi", "chons"]
    assert "god" not in written(begun())["players"][0]


@pytest.mark.parametrize("seats", [3, 4])
def test_g1_2_g1_3_g1_4_the_last_of_the_order_gets_a1(seats: int) -> None:
    state = begun(seats, "egypt-gods", first_seat=1)
    dealt = []
    while state.phase.name.startswith("founding"):
        seat, before = int(state.active), god(state, int(state.active))[0]
        do(state, str(state.legal(seat)[0]))
        if god(state, seat)[0] != before:
            dealt.append((seat, god(state, seat)))
    order = [*range(1, seats), 0]
    assert dealt == [(seat, (name, "a")) for seat, name in zip(reversed(order), GODS, strict=False)]
    view: Any = GAMES["egypt-gods"].observe(state, 0)
    assert view.open_gods == GODS[seats:]
    assert len(view.open_gods) == (6 if seats == 4 else 7)


def test_g1_5_on_the_beginners_map_as_if_founded() -> None:
    state = begun(4, "egypt-gods", map="beginner")
    assert [god(state, seat)[0] for seat in range(4)] == ["chons", "hapi", "wepwawet", "amun"]


def test_g1_6_gods_are_public_and_everybody_owns_one() -> None:
    state = begun(3, "egypt-gods", map="beginner")
    view: Any = GAMES["egypt-gods"].observe(state, -1).to_json()
    assert [player["god"]["name"] for player in view["players"]] == ["hapi", "wepwawet", "amun"]
    form = written(state)
    form["players"][0]["god"]["name"] = "amun"
    with pytest.raises(ValueError, match="two owners"):
        GAMES["egypt-gods"].from_position(form)


# ---- G2 ---------------------------------------------------------------------------------------

SETH: dict[str, Any] = {"robber": 3}


def test_g2_1_the_owner_alone_in_time() -> None:
    state = with_gods("seth", **SETH)
    refused(state, "rate_with_hathor brick", "god_not_yours", "G2.1")
    refused(state, "drive_off_with_seth", "not_your_turn", seat=1)
    refused(state, "take_with_hapi brick", "god_not_yours")
    refused(with_gods("hapi"), "take_with_hapi brick", "god_wrong_time", "G2.1")
    refused(with_gods("isis"), "use_isis -", "god_wrong_time")
    refused(with_gods("amun", phase="before_roll"), "ask_amun brick 1", "roll_first")
    pending = do(with_gods("hathor", held={0: "mercenary"}), "play_mercenary")
    refused(pending, "rate_with_hathor brick", "decision_pending")


def test_g2_2_after_side_a_keep_or_exchange() -> None:
    state = do(with_gods("seth", **SETH), "drive_off_with_seth")
    refused(state, "end_turn", "decision_pending")
    assert god(do(state.copy(), "keep_god")) == ("seth", "b")
    assert god(do(state, "exchange_god thot")) == ("thot", "a")
    refused(state, "keep_god", "nothing_to_decide")
    win = with_gods(
        "ptah",
        open={0: 1},
        cities={0: [0, 2, 11, 26]},
        settlements={0: [47]},
        oxcarts={0: [1, 7]},
        hands={0: RICH},
    )
    assert do(win, "settle_with_ptah 8").phase.name == "over"  # the choice lapses


def test_g2_3_after_side_b_exchange() -> None:
    state = do(with_gods("seth", side="b", **SETH), "drive_off_with_seth")
    refused(state, "keep_god", "god_must_exchange", "G2.3")
    assert legal(state, "keep_god") == []
    do(state, "exchange_god isis")


def test_g2_4_another_open_god() -> None:
    state = do(with_gods("seth", **SETH), "drive_off_with_seth")
    refused(state, "exchange_god seth", "god_same", "G2.4")
    refused(state, "exchange_god amun", "god_not_open", "G2.4")
    assert len(legal(state, "exchange_god")) == 6
    three = with_gods("seth", seats=3, **SETH)
    assert len(legal(do(three, "drive_off_with_seth"), "exchange_god")) == 7


def test_g2_5_not_in_the_turn_it_was_taken() -> None:
    state = do(with_gods("seth", **SETH), "drive_off_with_seth", "exchange_god hathor")
    refused(state, "rate_with_hathor brick", "god_new", "G2.5")
    first = begun(3, "egypt-gods", map="beginner")  # dealt in set-up: from the first turn on
    assert do(first, "roll", luck=dice(1, 2)).phase.name == "hapi_window"


def test_g2_6_once_in_a_turn() -> None:
    state = do(with_gods("hathor"), "rate_with_hathor brick", "keep_god")
    refused(state, "rate_with_hathor stone", "god_used", "G2.6")
    for _ in range(4):
        do(state, "end_turn")
        do(state, "roll", luck=dice(1, 1))
        if state.phase.name == "hapi_window":
            do(state, "pass", seat=state.waiting()[0])
    do(state, "rate_with_hathor stone")


def test_g2_7_the_turn_is_the_one_running() -> None:
    state = with_gods("seth", "hapi", phase="before_roll")
    do(state, "roll", luck=dice(1, 1))
    do(state, "take_with_hapi brick", "exchange_god isis", seat=1)
    refused(state, "use_isis -", "god_new", seat=1)
    do(state, "end_turn")
    refused(state, "use_isis -", "god_wrong_time", seat=1)


def test_g2_8_no_exchange_without_use() -> None:
    refused(with_gods("seth"), "exchange_god isis", "nothing_to_decide")


def test_g2_9_a_use_must_change_something() -> None:
    refused(with_gods("seth"), "drive_off_with_seth", "god_no_effect", "G2.9")
    refused(with_gods("amun"), "ask_amun brick 1", "god_no_effect")
    harbour = with_gods("hathor", settlements={0: [42]})
    refused(harbour, "rate_with_hathor papyrus", "god_no_effect")


# ---- G3 ---------------------------------------------------------------------------------------


def test_g3_1_the_game_stops_only_for_one_who_may() -> None:
    state = do(with_gods("hapi", phase="before_roll"), "roll", luck=dice(1, 1))
    assert state.waiting() == [0]
    refused(state, "pass", "nothing_to_decide", seat=1)
    assert do(state, "pass").phase.name == "main"
    refused(state, "pass", "nothing_to_decide")
    used = written(with_gods("hapi", phase="before_roll"))
    used["players"][0]["god"]["taken"] = 5
    again = GAMES["egypt-gods"].from_position(used)
    assert isinstance(again, Egypt)
    assert do(again, "roll", luck=dice(1, 1)).phase.name == "main"


def test_g3_2_only_paid_builds_close_trade() -> None:
    state = do(with_gods("seth", robber=3, hands={0: "brick:4"}), "drive_off_with_seth", "keep_god")
    assert allowed(state, "trade_bank brick stone")
    start: dict[str, Any] = {"settlements": {0: [18]}, "hands": {0: RICH}}
    built = with_gods("wepwawet", **start)
    do(built, "build_with_wepwawet 27 cattle:1,stone:1", "keep_god")
    refused(built, "trade_bank brick stone", "trade_closed")
    bought = with_gods("thot", **start)
    do(bought, "buy_with_thot grain:1,papyrus:1,stone:1", luck=FastLuck(1))
    do(bought, f"keep_card {legal(bought, 'keep_card')[0]}", "keep_god")
    refused(bought, "trade_bank brick stone", "trade_closed")
    assert points(state)[0] == 0


# ---- G4 ---------------------------------------------------------------------------------------


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
    refused(state, "buy_with_thot brick:3", "god_payment", "G4.2")
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


# ---- what mutants have shown to be untested -----------------------------------------------------


def test_g2_5_isis_taken_before_the_roll_does_not_help_in_this_turn() -> None:
    state = with_gods("seth", phase="before_roll", **SETH)
    do(state, "drive_off_with_seth", "exchange_god isis")
    do(state, "roll", luck=dice(3, 4))
    assert state.phase.name == "moving_robber"


def test_g4_5_isis_gains_nothing_from_an_empty_bank() -> None:
    everything = "brick:19 cattle:19 grain:19 papyrus:19 stone:19"
    state = with_gods("isis", phase="before_roll", hands={1: everything})
    assert do(state, "roll", luck=dice(3, 4)).phase.name == "discarding"


def test_g4_11_hathors_rate_is_for_her_owner_only() -> None:
    state = do(with_gods("hathor", hands={0: "brick:4", 1: "brick:4"}), "rate_with_hathor brick")
    assert state.rate(0, 0) == 2
    assert state.rate(1, 0) == 4


@pytest.mark.rule("G4.1", "G4.8")
@pytest.mark.parametrize("act", ["ask_amun brick 3", "look_with_maat 3"])
def test_a_seat_that_nobody_has_cannot_be_named(act: str) -> None:
    who = "amun" if act.startswith("ask") else "maat"
    refused(with_gods(who, seats=3), act, "unknown_place")


def test_g4_1_the_owners_own_cards_are_nobody_to_ask() -> None:
    state = do(with_gods("amun", hands={0: "stone", 1: "cattle"}), "ask_amun brick 1")
    assert state.phase.name == "god_choice"


@pytest.mark.parametrize("path", [0, 71])
def test_g4_4_chons_moves_from_the_first_and_the_last_path(path: int) -> None:
    crossing = int(begun().grid.ends[2 * path])
    state = with_gods("chons", settlements={0: [crossing]}, oxcarts={0: [path]})
    assert any(each.startswith(f"{path} ") for each in legal(state, "move_with_chons"))


@pytest.mark.rule("G2.1")
def test_whose_god_it_is_comes_before_what_the_bank_has() -> None:
    empty = {1: "brick:19"}
    refused(with_gods("seth", hands=empty), "take_with_hapi brick", "god_not_yours")
    refused(with_gods("seth", hands=empty), "use_isis brick", "god_not_yours")


def test_g1_2_the_table_hears_who_takes_which_god() -> None:
    state = begun(3, "egypt-gods", first_seat=0)
    told = []
    while state.phase.name.startswith("founding"):
        events = heard(state, str(state.legal(int(state.active))[0]))
        told += [event.told(-1) for event in events if event.kind == "god_taken"]
    assert [(each["seat"], each["god"]) for each in told] == [*zip((2, 1, 0), GODS, strict=False)]


def test_g2_6_amun_asks_in_one_use_a_turn() -> None:
    state = with_gods("amun", hands={1: "brick:2", 2: "cattle"})
    kinds = [event.kind for event in heard(state, "ask_amun stone 1")]
    assert kinds == ["god_used", "amun_asked", "had_none"]
    kinds = [event.kind for event in heard(state, "ask_amun stone 2")]
    assert kinds == ["amun_asked", "had_none"]
    do(state, "keep_god")
    refused(state, "ask_amun brick 1", "god_used", "G2.6")


@pytest.mark.rule("G4.2", "G4.9")
def test_with_a_god_the_place_comes_before_the_payment() -> None:
    cart = with_gods("wepwawet", settlements={0: [18]})
    refused(cart, "build_with_wepwawet 0 brick:1,grain:1", "path_not_connected")
    poor = with_gods("ptah", settlements={0: [18]}, open={0: 1})
    refused(poor, "settle_with_ptah 40", "crossing_not_connected")
    refused(poor, "raise_with_ptah 40", "not_your_settlement")


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
    assert [sum(phase["titles"]) for phase in phases] == [3, 0, 0]


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
    assert [sum(phase["hand"]) for phase in phases] == [3, 0, 0]
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


@pytest.mark.rule("G3.1", "E14.2")
def test_who_decides_is_the_first_of_those_waited_for() -> None:
    window = do(with_gods("seth", "hapi", phase="before_roll"), "roll", luck=dice(1, 2))
    assert [int(window.deciding())] == window.waiting() == [1]
    choice = do(window, "take_with_hapi brick", seat=1)
    assert [int(choice.deciding())] == choice.waiting() == [1]
    over = do(with_gods("seth", turn_limit=5), "end_turn")
    assert (int(over.deciding()), over.waiting()) == (-1, [])
