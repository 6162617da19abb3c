"""E7 to E11: oxcarts and routes, settlements, temple cities, development cards."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.core.luck import FastLuck
from quipu.settlers.layout import LENGTH
from tests.support.egypt.scenes import (
    COSTS,
    GAMES,
    Places,
    allowed,
    dice,
    do,
    hand,
    heard,
    held,
    legal,
    numbers,
    points,
    read,
    refused,
    scene,
    written,
)

RICH = {0: "brick:15 cattle:15 grain:15 papyrus:15 stone:15"}


# ---- E7 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("thing", "act", "paragraph"),
    [
        ("oxcart", "build_oxcart 28", "E7.2"),
        ("settlement", "build_settlement 29", "E9.1"),
        ("temple_city", "build_temple_city 18", "E10.1"),
        ("card", "buy_card", "E11.1"),
    ],
)
def test_e7_1_the_exact_price_goes_to_the_bank(thing: str, act: str, paragraph: str) -> None:
    start: dict[str, Any] = {"settlements": {0: [18]}, "oxcarts": {0: [27, 35]}}
    state = scene(**start, hands={0: COSTS[thing]})
    do(state, act, luck=FastLuck(1))
    assert hand(state, 0) == {}
    for word in COSTS[thing].split():
        short = COSTS[thing].replace(word, word.replace("2", "1").replace("3", "2"), 1)
        short = short if short != COSTS[thing] else COSTS[thing].replace(word, "", 1)
        refused(scene(**start, hands={0: short}), act, "cannot_pay", paragraph)


def test_e7_2_a_path_carries_one_route_piece() -> None:
    state = scene(settlements={0: [18], 1: [30]}, oxcarts={0: [27], 1: [28, 36]}, hands=RICH)
    refused(state, "build_oxcart 27", "path_taken", "E7.2")
    refused(state, "build_oxcart 28", "path_taken")
    assert hand(do(state, "build_oxcart 20"), 0)["brick"] == 14


def test_e7_3_an_oxcart_touches_the_own_network() -> None:
    state = scene(settlements={0: [18]}, oxcarts={0: [27]}, hands=RICH)
    assert numbers(state, "build_oxcart") == [20, 26, 28, 35]
    refused(state, "build_oxcart 0", "path_not_connected", "E7.3")
    blocked = scene(settlements={0: [13], 1: [23]}, oxcarts={0: [20, 27]}, hands=RICH)
    refused(blocked, "build_oxcart 26", "path_blocked", "E7.3")


def test_e7_4_example_a_foreign_settlement_in_the_way() -> None:
    state = scene(settlements={0: [17], 1: [28]}, oxcarts={0: [25, 34]}, hands=RICH)
    assert numbers(state, "build_oxcart") == [19, 24, 26]
    refused(state, "build_oxcart 40", "path_blocked")
    refused(state, "build_oxcart 41", "path_blocked")


def test_e7_5_fifteen_oxcarts() -> None:
    paths = [0, 1, 2, 3, 4, 5, 9, 17, 22, 32, 38, 48, 53, 61, 65]
    state = scene(settlements={0: [0]}, oxcarts={0: paths}, hands=RICH, route=0)
    refused(state, "build_oxcart 6", "no_piece", "E7.5")
    assert legal(state, "build_oxcart") == []


# ---- E8 ---------------------------------------------------------------------------------------


def length(paths: list[int], homes: list[int], foreign: Places | None = None) -> int:
    route = 0 if len(paths) > 4 else None
    form = written(scene())
    form["players"][0].update(routes=paths, settlements=homes)
    for seat, crossings in (foreign or {}).items():
        form["players"][seat]["settlements"] = crossings
    for holder in (None, route):
        form["route"] = holder
        try:
            state = read(form)
        except ValueError:
            continue
        return int(state.cells[LENGTH])
    raise AssertionError


def test_e8_1_the_longest_single_trail() -> None:
    assert length([], []) == 0
    assert length([13, 20, 28, 36], [8]) == 4
    assert length([13, 20, 28, 36, 27], [8]) == 4  # a branch does not count
    assert length([0, 1, 50], [0, 34]) == 2


def test_e8_2_a_foreign_building_is_not_passed() -> None:
    assert length([13, 20, 28, 36], [8], {1: [18]}) == 2
    assert length([13, 20, 28, 36], [18], {1: [8, 30]}) == 4  # it may begin and end there
    own = scene(settlements={0: [18]}, oxcarts={0: [13, 20, 28, 36]})
    assert own.cells[LENGTH] == 4


def test_e8_3_five_take_the_card() -> None:
    state = scene(settlements={0: [8]}, oxcarts={0: [13, 20, 28, 36]}, hands=RICH)
    assert written(state)["route"] is None
    do(state, "build_oxcart 45")
    assert written(state)["route"] == 0
    assert points(state)[0] == 3


def test_e8_4_only_a_longer_route_takes_it() -> None:
    state = scene(
        settlements={0: [8], 1: [27]},
        oxcarts={0: [13, 20, 28, 36], 1: [39, 49, 54, 62, 66]},
        hands=RICH,
        route=1,
    )
    do(state, "build_oxcart 45")
    assert written(state)["route"] == 1
    do(state, "build_oxcart 46")
    assert written(state)["route"] == 0
    assert points(state) == [3, 1, 0, 0]


CUTTING: dict[str, Any] = {  # seat 0 may settle on seat 1's route
    "settlements": {0: [22], 1: [8]},
    "oxcarts": {0: [25, 26], 1: [13, 20, 27, 35, 42, 50]},
    "hands": RICH,
    "route": 1,
}


def test_e8_5_a_settlement_may_cut_a_foreign_route() -> None:
    state = scene(
        settlements={0: [17], 1: [8]},
        oxcarts={0: [26], 1: [13, 20, 27, 35, 42, 50]},
        hands=RICH,
        route=1,
    )
    refused(state, "build_settlement 23", "too_close")
    state = scene(**CUTTING)
    do(state, "build_settlement 23")
    assert written(state)["route"] is None
    assert points(state) == [2, 1, 0, 0]


def test_e8_6_who_gets_it_after_a_cut() -> None:
    long, five, other = [13, 20, 27, 35, 42, 50], [39, 49, 54, 62, 66], [4, 5, 9, 17, 22]
    next_best: Places = {0: [25, 26], 1: long, 2: five}
    tied: Places = {0: [25, 26], 1: long, 2: five, 3: other}
    still_five: Places = {0: [25, 26], 1: [*long, 55, 54], 2: other}
    for oxcarts, two, holder in ((next_best, 27, 2), (tied, 27, None), (still_five, 20, 1)):
        homes = {0: [22], 1: [8], 2: [two], 3: [20] if 3 in oxcarts else []}
        state = scene(settlements=homes, oxcarts=oxcarts, hands=RICH, route=1)
        assert written(do(state, "build_settlement 23"))["route"] == holder


def test_e8_7_example_six_against_a_cut_seven() -> None:
    state = scene(
        settlements={0: [8, 22], 2: [48]},
        oxcarts={0: [13, 20, 28, 36, 45, 46, 27, 25], 2: [23, 24, 34, 41, 50, 56, 63]},
        route=0,
    )
    assert [int(state.cells[LENGTH + seat]) for seat in (0, 2)] == [6, 5]
    assert length([23, 24, 34, 41, 50, 56, 63], [48]) == 7


def test_e8_8_circles() -> None:
    ring = [27, 28, 35, 36, 43, 44]
    assert length(ring, [29]) == 6
    assert length([*ring, 20], [29]) == 7
    assert length(ring, [29], {1: [18]}) == 6
    assert length([*ring, 45], [36], {1: [18, 35]}) == 3  # 45 leads to it and adds nothing


# ---- E9 ---------------------------------------------------------------------------------------


def test_e9_1_a_settlement_is_worth_one_point() -> None:
    state = scene(settlements={0: [29]}, oxcarts={0: [27, 35]}, hands={0: COSTS["settlement"]})
    do(state, "build_settlement 18")
    assert points(state) == [2, 0, 0, 0]


def test_e9_2_on_a_free_crossing_at_an_own_route() -> None:
    state = scene(settlements={0: [7, 34], 1: [0]}, oxcarts={0: [27, 35, 42, 0, 6]}, hands=RICH)
    assert numbers(state, "build_settlement") == [18, 23]
    refused(state, "build_settlement 40", "crossing_not_connected", "E9.2")
    refused(state, "build_settlement 0", "crossing_taken", "E9.2")


def test_e9_3_the_distance_rule() -> None:
    state = scene(settlements={0: [34], 1: [24]}, oxcarts={0: [27, 35, 42]}, hands=RICH)
    refused(state, "build_settlement 18", "too_close", "E9.3")
    assert numbers(state, "build_settlement") == [23]


def test_e9_4_example_where_grey_may_settle() -> None:
    state = scene(settlements={0: [17], 1: [28]}, oxcarts={0: [23, 24, 25]}, hands=RICH)
    assert numbers(state, "build_settlement") == [16, 21]
    refused(state, "build_settlement 22", "too_close")


def test_e9_5_it_yields_from_the_next_roll_on() -> None:
    state = scene(settlements={0: [9]}, oxcarts={0: [13, 14]}, hands={0: COSTS["settlement"]})
    do(state, "build_settlement 8")
    assert hand(state, 0) == {}
    do(state, "end_turn")
    do(state, "roll", luck=dice(2, 4))
    assert hand(state, 0) == {"brick": 1}


def test_e9_6_five_settlements() -> None:
    state = scene(settlements={0: [0, 2, 11, 26, 47]}, oxcarts={0: [1, 7]}, hands=RICH)
    refused(state, "build_settlement 8", "no_piece")
    do(state, "build_temple_city 0", "build_settlement 8")


# ---- E10 --------------------------------------------------------------------------------------


def test_e10_1_a_temple_city_is_worth_two() -> None:
    state = do(
        scene(settlements={0: [18]}, hands={0: COSTS["temple_city"]}), "build_temple_city 18"
    )
    assert points(state) == [2, 0, 0, 0]
    assert state.points(0)["temple_city"] == 2


def test_e10_2_the_settlement_returns_to_the_stock() -> None:
    state = scene(settlements={0: [8]}, hands={0: COSTS["temple_city"]})
    do(state, "build_temple_city 8", "end_turn")
    assert int(state.stock(0, 1)) == 5
    do(state, "roll", luck=dice(2, 4))
    assert hand(state, 0) == {"brick": 2}


def test_e10_3_only_an_own_settlement_is_raised() -> None:
    state = scene(settlements={0: [0], 1: [8]}, cities={0: [18]}, hands=RICH)
    for crossing in (8, 18, 40):
        refused(state, f"build_temple_city {crossing}", "not_your_settlement", "E10.3")
    four = scene(settlements={0: [0]}, cities={0: [2, 11, 26, 47]}, hands=RICH)
    refused(four, "build_temple_city 0", "no_piece")


@pytest.mark.rule("E1.4", "E3.8")
@pytest.mark.parametrize(
    ("act", "paragraph"),
    [
        ("build_temple_city 54", "E10.2"),
        ("build_oxcart 72", "E7.2"),
        ("build_settlement -1", "E9.2"),
        ("move_robber 19", "E12.4"),
    ],
)
def test_places_beyond_the_board_are_unknown(act: str, paragraph: str) -> None:
    """They are unknown before anything else is asked."""
    refused(scene(), act, "unknown_place", paragraph)
    refused(do(scene(turn_limit=5), "end_turn"), act, "unknown_place", paragraph, seat=2)


def test_e10_4_settle_and_raise_in_one_turn() -> None:
    state = scene(settlements={0: [29]}, oxcarts={0: [27, 35]}, hands=RICH)
    do(state, "build_settlement 18", "build_temple_city 18")
    assert points(state)[0] == 3


# ---- E11 --------------------------------------------------------------------------------------


def test_e11_1_the_top_card_of_the_deck() -> None:
    state = scene(hands={0: COSTS["card"]})
    do(state, "buy_card", luck=FastLuck(2))
    assert sum(held(state, 0).values()) == 1
    assert state.deck_size() == 24


def test_e11_2_any_number_until_the_deck_is_empty() -> None:
    everything = "mercenary:14 route_building:2 plenty:2 monopoly:2 victory_point:3"
    state = scene(hands=RICH, held={1: everything})
    do(state, "buy_card", "buy_card", luck=FastLuck(1))
    assert held(state, 0) == {"victory_point": 2}
    refused(state, "buy_card", "deck_empty", "E11.2")
    assert not allowed(state, "buy_card")


def test_e11_3_cards_are_secret_and_counted() -> None:
    state = scene(held={0: "mercenary plenty"}, hands={0: "brick:8"}, phase="before_roll")
    view = GAMES["egypt"].observe(state, 1).to_json()
    assert view["players"][0]["cards"] == 2  # type: ignore[index]
    assert "plenty" not in str(view).replace("'removed'", "")
    do(state, "roll", luck=dice(3, 4))
    assert state.hand_size(0) == 8
    refused(state, "discard brick:3", "discard_count")


# ---- what mutants have shown to be untested -----------------------------------------------------


def test_e8_3_the_table_hears_who_wins_the_title() -> None:
    state = scene(settlements={0: [8]}, oxcarts={0: [13, 20, 28, 36]}, hands=RICH)
    *_, told = heard(state, "build_oxcart 45")
    assert told.told(2) == {"event": "title_won", "seat": 0, "title": "route", "from": -1}


def test_e8_5_the_table_hears_who_loses_the_title() -> None:
    *_, told = heard(scene(**CUTTING), "build_settlement 23")
    assert told.told(2) == {"event": "title_lost", "seat": 1, "title": "route"}


def test_e8_3_the_first_title_depends_on_no_points() -> None:
    """The last seat has as many points as the route has pieces."""
    state = scene(
        settlements={0: [8], 3: [47]},
        cities={3: [0, 2]},
        oxcarts={0: [13, 20, 28, 36]},
        hands=RICH,
    )
    assert points(state)[3] == 5
    assert written(do(state, "build_oxcart 45"))["route"] == 0
