"""Parts G1 to G3: the gods, their use and exchange, and windows."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.core.luck import FastLuck
from quipu.games.egypt.box import GODS
from quipu.games.egypt.gods import EgyptGods
from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import (
    GAMES,
    RICH,
    allowed,
    begun,
    dice,
    do,
    god,
    heard,
    legal,
    points,
    refused,
    with_gods,
    written,
)

# ---- G1 -----------------------------------------------------------------------------------------


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


def test_g1_2_the_table_hears_who_takes_which_god() -> None:
    state = begun(3, "egypt-gods", first_seat=0)
    told = []
    while state.phase.name.startswith("founding"):
        events = heard(state, str(state.legal(int(state.active))[0]))
        told += [event.told(-1) for event in events if event.kind == "god_taken"]
    assert [(each["seat"], each["god"]) for each in told] == [*zip((2, 1, 0), GODS, strict=False)]


# ---- G2 -----------------------------------------------------------------------------------------


SETH: dict[str, Any] = {"robber": 3}


def test_g2_1_the_owner_alone_in_time() -> None:
    state = with_gods("seth", **SETH)
    refused(state, "rate_with_hathor brick", "god_not_yours", "G2.1")
    refused(state, "drive_off_with_seth", "not_your_turn", seat=1)
    refused(state, "take_with_hapi brick", "god_not_yours")
    refused(with_gods("hapi"), "take_with_hapi brick", "god_wrong_time", "G4.3")
    refused(with_gods("isis"), "use_isis -", "god_wrong_time")
    founding = begun(3, "egypt-gods", first_seat=0)
    while god(founding, 0)[0] != "hapi":
        do(founding, str(founding.legal(int(founding.active))[0]))
    assert founding.phase.name.startswith("founding")
    refused(founding, "take_with_hapi brick", "god_wrong_time", "G4.3")
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


@pytest.mark.parametrize(
    ("rest", "helps"),
    [("own_turn", [False, False, True, True]), ("any_turn", [True, True, True, True])],
)
def test_g2_6_g2_7_after_a_use_in_anothers_turn_a_turn_of_ones_own_must_end(
    rest: str, helps: list[bool]
) -> None:
    """Seat 2 uses Hapi in the turn of seat 0; its own turn is the second after that."""
    state = with_gods("seth", "amun", "hapi", phase="before_roll", god_rest=rest)
    do(state, "roll", luck=dice(1, 1))
    do(state, "take_with_hapi brick", "keep_god", seat=2)
    asked = []
    for _ in range(4):
        do(state, "end_turn")
        do(state, "roll", luck=dice(1, 1))
        asked.append(state.phase.name == "hapi_window")
        assert isinstance(state, EgyptGods)
        assert state.is_resting(2) is not asked[-1]
        if asked[-1]:
            do(state, "pass", seat=2)
    assert asked == helps


@pytest.mark.parametrize("rest", ["own_turn", "any_turn"])
def test_g2_6_a_use_in_ones_own_turn_rests_until_that_turn_ends(rest: str) -> None:
    state = with_gods("hapi", "amun", phase="before_roll", god_rest=rest)
    do(state, "roll", luck=dice(1, 1))
    do(state, "take_with_hapi brick", "keep_god")
    do(state, "end_turn")
    do(state, "roll", luck=dice(1, 1))
    assert (state.waiting(), state.phase.name) == ([0], "hapi_window")


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
    refused(with_gods("seth"), "drive_off_with_seth", "god_no_effect", "G4.10")
    refused(with_gods("amun"), "ask_amun brick 1", "god_no_effect")
    harbour = with_gods("hathor", settlements={0: [42]})
    refused(harbour, "rate_with_hathor papyrus", "god_no_effect")


def test_g2_5_isis_taken_before_the_roll_does_not_help_in_this_turn() -> None:
    state = with_gods("seth", phase="before_roll", **SETH)
    do(state, "drive_off_with_seth", "exchange_god isis")
    do(state, "roll", luck=dice(3, 4))
    assert state.phase.name == "moving_robber"


def test_g2_6_amun_asks_in_one_use_a_turn() -> None:
    state = with_gods("amun", hands={1: "brick:2", 2: "cattle"})
    kinds = [event.kind for event in heard(state, "ask_amun stone 1")]
    assert kinds == ["god_used", "amun_asked", "had_none"]
    kinds = [event.kind for event in heard(state, "ask_amun stone 2")]
    assert kinds == ["amun_asked", "had_none"]
    do(state, "keep_god")
    refused(state, "ask_amun brick 1", "god_used", "G2.6")


# ---- G3 -----------------------------------------------------------------------------------------


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


# ---- the order of reasons, and who decides ------------------------------------------------------


@pytest.mark.rule("G4.1", "G4.8")
@pytest.mark.parametrize("act", ["ask_amun brick 3", "look_with_maat 3"])
def test_a_seat_that_nobody_has_cannot_be_named(act: str) -> None:
    who = "amun" if act.startswith("ask") else "maat"
    refused(with_gods(who, seats=3), act, "unknown_place")


@pytest.mark.rule("G2.1")
def test_whose_god_it_is_comes_before_what_the_bank_has() -> None:
    empty = {1: "brick:19"}
    refused(with_gods("seth", hands=empty), "take_with_hapi brick", "god_not_yours")
    refused(with_gods("seth", hands=empty), "use_isis brick", "god_not_yours")


@pytest.mark.rule("G4.2", "G4.9")
def test_with_a_god_the_place_comes_before_the_payment() -> None:
    cart = with_gods("wepwawet", settlements={0: [18]})
    refused(cart, "build_with_wepwawet 0 brick:1,grain:1", "path_not_connected")
    poor = with_gods("ptah", settlements={0: [18]}, open={0: 1})
    refused(poor, "settle_with_ptah 40", "crossing_not_connected")
    refused(poor, "raise_with_ptah 40", "not_your_settlement")


@pytest.mark.rule("G3.1", "E14.2")
def test_who_decides_is_the_first_of_those_waited_for() -> None:
    window = do(with_gods("seth", "hapi", phase="before_roll"), "roll", luck=dice(1, 2))
    assert [int(window.deciding())] == window.waiting() == [1]
    choice = do(window, "take_with_hapi brick", seat=1)
    assert [int(choice.deciding())] == choice.waiting() == [1]
    over = do(with_gods("seth", turn_limit=5), "end_turn")
    assert (int(over.deciding()), over.waiting()) == (-1, [])
