"""I1 and I2: components, board, the beginners' start and the founding phase."""

from __future__ import annotations

import re
from collections import Counter
from math import factorial

import pytest

import quipu
from quipu.core.luck import FastLuck, RecordedLuck
from quipu.games.inca.box import (
    BEGINNER_MAP,
    COLOURS,
    COSTS,
    DECK_ONE,
    GOALS,
    GRID,
    KINDS,
    LANDSCAPES,
    NUMBERS,
    RESOURCE_CELLS,
    STARTS,
    STOCK,
    THINGS,
)
from tests.support import refusals as refusing
from tests.support.inca.scenes import (
    GAME,
    GOODS,
    LEDGER,
    RESOURCES,
    begun,
    data,
    dice,
    do,
    hand,
    heard,
    legal,
    markers,
    numbers,
    refused,
    scene,
    settled,
    written,
)

HEXES = data("## Hexes")
BOARD = data("## Intersections")
PARTS = data("## Cards, costs")


# ---- I1 ---------------------------------------------------------------------------------------


def test_i1_1_three_or_four_players() -> None:
    for seats in (2, 5):
        with pytest.raises(quipu.IllegalAction, match="wrong_seats") as caught:
            GAME.start(seats, FastLuck(1))
        assert caught.value.refusal.paragraph == "I1.1"
    three, four = written(begun(3)), written(begun(4))
    assert three["players"][0]["settlements"] == four["players"][0]["settlements"]
    assert three["map"] == four["map"]


def test_i1_2_hexes_in_five_lines() -> None:
    assert Counter(r for _, r in GRID.cells) == {0: 5, 1: 6, 2: 7, 3: 6, 4: 5}
    assert [[n, *GRID.cells[n]] for n in range(29)] == [row[:3] for row in HEXES["hexes"]]
    assert [(name, number or 0) for *_, name, number in HEXES["hexes"]] == BEGINNER_MAP
    counts = {"forest": 4, "quarry": 3, "pasture": 4, "farmland": 4, "mountains": 3}
    counts |= {"jungle": 3, "plantation": 3, "fishing": 3, "ocean": 2}
    assert Counter(name for name, _ in BEGINNER_MAP) == counts


def test_i1_3_every_landscape_has_its_own_kind() -> None:
    assert dict(zip(LANDSCAPES, KINDS, strict=False)) == PARTS["yield"]
    land = [kind for kind, _ in written(begun())["map"]]
    assert land == [PARTS["yield"].get(name) for name, _ in BEGINNER_MAP]


def test_i1_4_resource_hexes_are_the_land() -> None:
    assert HEXES["resource_cells"] == RESOURCE_CELLS
    state = do(scene(held={0: "combat_arts"}), "play_combat_arts")
    assert numbers(state, "move_robber") == RESOURCE_CELLS
    assert list(KINDS)[5:] == PARTS["goods"] == GOODS


def test_i1_5_the_ocean_has_no_token_and_yields_nothing() -> None:
    land = written(begun())["map"]
    assert [hex for hex, (kind, number) in enumerate(land) if kind is None or number is None] == [
        25,
        27,
    ]
    state = do(scene(held={0: "combat_arts"}), "play_combat_arts")
    refused(state, "move_robber 25", "robber_not_here", "I9.6")


def test_i1_6_a_token_on_every_producing_hex() -> None:
    counts = {2: 1, 3: 3, 4: 3, 5: 3, 6: 3, 8: 3, 9: 4, 10: 3, 11: 3, 12: 1}
    assert Counter(number for number in NUMBERS if number) == counts


def test_i1_7_the_frame_is_one_place_for_the_robber_only() -> None:
    state = begun()
    assert written(state)["robber"] is None
    assert state.victims() == 0
    refused(state, "found_tribe 54", "unknown_place")


@pytest.mark.rule("I1.8", "I1.9")
def test_i1_8_a_path_where_there_is_land_at_least_on_one_side() -> None:
    assert [[GRID.ends[2 * p], GRID.ends[2 * p + 1]] for p in range(71)] == BOARD["paths"]
    for path in range(71):
        sides = [GRID.side_hexes[2 * path], GRID.side_hexes[2 * path + 1]]
        assert any(hex in RESOURCE_CELLS for hex in sides)
    outer = [p for p in range(71) if GRID.is_coast(p)]
    assert len(outer) == 12  # I1.9
    refused(begun(), "build_road 71", "no_path", "I1.8")


def test_i1_10_intersections_are_corners_that_a_path_reaches() -> None:
    found = [[h for h in GRID.corner_hexes[3 * c : 3 * c + 3] if h >= 0] for c in range(54)]
    assert found == BOARD["intersections"]
    near = {c: [n for n in GRID.neighbours[3 * c : 3 * c + 3] if n >= 0] for c in range(54)}
    assert (near[9], near[10], near[5]) == ([3, 4, 15], [4, 16], [0, 11])
    assert {len(each) for each in near.values()} == {2, 3}
    assert begun(map="variable").grid is begun().grid
    refused(begun(), "build_settlement 54", "unknown_place", "I7.8")


def test_i1_11_pieces_of_a_player() -> None:
    pieces = PARTS["pieces"]
    assert settled(scene()) == [pieces[name] for name in ("settlement", "city", "road", "thicket")]
    assert PARTS["goals"] == GOALS
    assert sum(GOALS) == pieces["marker"]
    assert [THINGS[n] for n, count in enumerate(STOCK) if count] == [
        *["road", "settlement", "city", "thicket"]
    ]


def test_i1_12_the_supply_lies_face_up() -> None:
    assert PARTS["supply"] == KINDS
    assert sum(KINDS.values()) == 136
    state = begun()
    spectator = GAME.observe(state, quipu.SPECTATOR).to_json()
    assert spectator["bank"] == written(state)["bank"]


def test_i1_13_two_decks_and_two_advantage_cards() -> None:
    for number in ("1", "2"):
        assert {title: n for title, n in DECK_ONE.items() if n} == PARTS["decks"][number]
    form = written(begun())
    assert sum(form["deck"].values()) == 20
    assert (form["route"], form["army"]) == (None, None)


def test_i1_14_development_cards_are_no_hand_cards() -> None:
    state = scene(held={0: "combat_arts monopoly"}, open={0: 2}, army=0, hands={0: "wood"})
    assert state.hand_size(0) == 1
    assert GAME.observe(state, 1).to_json()["players"][0]["hand"] == 1  # type: ignore[index]


def test_i1_15_only_roads_can_run_out() -> None:
    """Four ruins and three buildings with two cities, the most there can be."""
    state = scene(
        ruins={0: [0, 2]},
        city_ruins={0: [13]},
        settlements={0: [26]},
        cities={0: [28]},
        hands={0: "potato:2 ore:3"},
    )
    assert settled(state) == [5, 0, 7, 1]
    state.cells[76 + 1] = -1
    assert state.broken() != ""
    for seed in range(3):
        game = begun(4, luck=FastLuck(seed), turn_limit=150)
        luck = FastLuck(seed)
        while game.waiting():
            acts = game.legal(game.waiting()[0])
            game.apply(game.waiting()[0], acts[luck.below(len(acts))], luck)
            assert game.broken() == ""


# ---- I2 ---------------------------------------------------------------------------------------


def test_i2_1_map_and_founding_are_options_each_for_itself() -> None:
    agreed = GAME.agree(4, {})
    assert (agreed["map"], agreed["founding"]) == ("beginner", "printed")
    assert begun().phase.name == "before_roll"
    free = begun(founding="free")
    assert free.phase.name == "founding_settlement"
    assert written(free)["map"] == written(begun())["map"]
    shuffled = begun(map="variable")
    assert shuffled.phase.name == "founding_settlement"
    assert written(shuffled)["options"]["founding"] == "free"
    assert written(begun(map="variable", founding="free")) == written(shuffled)
    for name, wrong in (("map", "printed"), ("founding", "beginner")):
        with pytest.raises(quipu.IllegalAction, match="wrong_option"):
            GAME.agree(4, {name: wrong})


def test_i2_1_the_printed_start_needs_the_printed_board() -> None:
    start = {"seats": 4, "map": "variable", "founding": "printed"}
    refusing.refused(GAME, start, "needs_printed_board", "I2.1")
    form = written(begun(map="variable"))
    form["options"]["founding"] = "printed"
    with pytest.raises(quipu.Malformed, match="needs_printed_board"):
        GAME.from_position(form)
    del form["options"]["founding"]  # as it was written before there was such an option
    again = GAME.from_position(form)
    assert GAME.agree(4, {"map": "variable"}) == GAME.position(again)["options"]


def test_i2_1_games_of_the_first_rules_found_as_their_map_said() -> None:
    older: dict[str, object] = {**GAME.agree(4, {})}
    del older["founding"]
    assert GAME.recall(1, 4, older)["founding"] == "printed"
    assert GAME.recall(1, 4, {**older, "map": "variable"})["founding"] == "free"


def test_i2_2_the_beginners_pieces() -> None:
    starts = data("## Beginner start")["starts"]
    form = written(begun())
    for seat, colour in enumerate(COLOURS):
        places = [starts[colour][which] for which in ("lettered", "other")]
        assert STARTS[seat] == (
            [place["settlement"] for place in places],
            [place["road"] for place in places],
        )
        assert form["players"][seat]["settlements"] == sorted(STARTS[seat][0])
        assert form["players"][seat]["routes"] == sorted(STARTS[seat][1])


def test_i2_3_only_resource_hexes_are_shuffled() -> None:
    lands = [written(begun(luck=FastLuck(n), map="variable"))["map"] for n in range(30)]
    printed = written(begun())["map"]
    for land in lands:
        assert [number for _, number in land] == [number for _, number in printed]
        for hex in range(29):
            if hex not in RESOURCE_CELLS:
                assert land[hex] == printed[hex]
        assert Counter(land[hex][0] for hex in RESOURCE_CELLS) == Counter(
            printed[hex][0] for hex in RESOURCE_CELLS
        )
    assert {land[5][0] for land in lands} == set(RESOURCES)
    first = RecordedLuck([0] * 18 + [0, 1, 0, 0, 0, 0])
    assert written(begun(3, luck=first, map="variable"))["map"] == printed


def test_i2_4_robber_on_the_frame_and_cards_aside() -> None:
    for state in (begun(), begun(map="variable"), begun(founding="free")):
        form = written(state)
        assert (form["robber"], form["route"], form["army"]) == (None, None, None)


def test_i2_5_seats_have_their_colours_in_order() -> None:
    assert PARTS["colours"] == COLOURS
    assert [written(begun())["players"][seat]["settlements"][0] for seat in range(4)] == [
        *[35, 7, 8, 9]
    ]


def test_i2_6_deck_two_lies_aside() -> None:
    state = begun()
    assert state.deck_size() == 10
    assert not state.has_second_deck()
    assert GAME.observe(state, 0).to_json()["deck"] == 10


def test_i2_7_a_marker_for_each_settlement_of_the_set_up() -> None:
    assert markers(begun()) == [2, 2, 2, 2]
    state = begun(map="variable", first_seat=0)
    do(state, "place_start_settlement 0", "place_start_road 0")
    assert markers(state) == [1, 0, 0, 0]


def test_i2_8_cards_for_the_lettered_settlement() -> None:
    state = begun()
    assert hand(state, 2) == {"ore": 1, "stone": 1, "feathers": 1}
    assert hand(state, 0) == {"stone": 1, "ore": 1, "fish": 1}
    assert hand(state, 1) == {"wood": 1, "stone": 1, "coca": 1}
    assert hand(state, 3) == {"wood": 1, "ore": 1, "coca": 1}
    assert "hand" not in GAME.observe(state, quipu.SPECTATOR).to_json()


def test_i2_9_the_highest_roll_begins() -> None:
    assert begun(3, luck=dice(1, 2, 6, 3, 2, 2)).first == 1
    tied = begun(3, luck=dice(6, 6, 1, 1, 6, 6, 1, 1, 1, 2))
    assert (tied.first, tied.active, tied.phase.name) == (2, 2, "before_roll")
    assert begun(3, first_seat=2).first == 2


def test_i2_10_once_around_and_back() -> None:
    state = begun(3, map="variable", first_seat=1)
    order = []
    for _ in range(6):
        order.append(int(state.active))
        refused(state, "roll", "decision_pending", "I2.11")
        refused(state, "place_start_road 0", "not_asked")
        do(state, f"place_start_settlement {numbers(state, 'place_start_settlement')[0]}")
        refused(state, "place_start_settlement 50", "not_asked")
        do(state, f"place_start_road {numbers(state, 'place_start_road')[0]}")
    assert order == [1, 2, 0, 0, 2, 1]
    assert (state.active, state.phase.name) == (1, "before_roll")


def test_i2_11_any_free_place_at_a_distance_then_a_path_there() -> None:
    state = do(begun(map="variable", first_seat=0), "place_start_settlement 13")
    assert numbers(state, "place_start_road") == [12, 20, 21]
    refused(state, "place_start_road 0", "road_not_at_settlement", "I2.11")
    do(state, "place_start_road 20")
    refused(state, "place_start_settlement 13", "site_occupied")
    refused(state, "place_start_settlement 20", "too_close")
    assert len(numbers(state, "place_start_settlement")) == 50
    for seed in range(20):
        luck = FastLuck(seed)
        full = begun(4, luck=luck, map="variable")
        while full.turn == 0:
            acts = full.legal(full.active)
            assert acts
            full.apply(full.active, acts[luck.below(len(acts))], luck)


def test_i2_12_cards_for_the_second_settlement_only() -> None:
    state = begun(3, map="variable", first_seat=0)
    do(state, "place_start_settlement 9", "place_start_road 14")
    assert hand(state, 0) == {}
    do(state, "place_start_settlement 44", "place_start_road 65")
    do(state, "place_start_settlement 29", "place_start_road 43")
    do(state, "place_start_settlement 49")  # beside the ocean
    kinds = [written(state)["map"][hex][0] for hex in (19, 24)]
    assert hand(state, 2) == dict(
        sorted(Counter(kinds).items(), key=lambda n: [*KINDS].index(n[0]))
    )
    do(state, f"place_start_road {numbers(state, 'place_start_road')[0]}")
    start = heard(state, "place_start_settlement 7")[-1].told(0)
    assert start["event"] == "start_cards"
    assert sum(start["gained"].values()) == 3


def test_i2_13_all_rules_apply_from_the_start() -> None:
    state = scene(
        settlements={0: [0, 13, 28]}, roads={0: [40, 41]}, hands={0: "wood stone wool potato"}
    )
    assert do(state, "build_settlement 27").phase.name == "founding_tribe"


def test_i2_14_after_twenty_ties_a_lot() -> None:
    tied = [0, 0] * 3 * 20
    assert begun(3, luck=RecordedLuck([*tied, 2])).first == 2


def test_every_kind_of_action_stands_in_the_ledger() -> None:
    table = LEDGER[LEDGER.index("\n## Actions") : LEDGER.index("\n## Chance events")]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(GAME.kinds)


def test_the_ledger_and_the_box_agree() -> None:
    assert {"development": COSTS[3]} | {name: COSTS[n] for n, name in enumerate(THINGS[:3])} == {
        name: PARTS["costs"][name] for name in ("development", "road", "settlement", "city")
    }
    ways = factorial(18) // (factorial(4) ** 3 * factorial(3) ** 2)
    assert ways == 12_864_852_000
    assert legal(begun(), "roll") == [""]
