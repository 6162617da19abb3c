"""The drawn table: it keeps its keys, offers exactly what is legal, and shows what lies there."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from quipu.games.inca.box import GOALS, GRID
from quipu.games.inca.draw_culture import PLACES
from quipu.games.inca.draw_hand import draw_choice, draw_costs, draw_hand, draw_hand_view, draw_seat
from quipu.games.inca.draw_layout import INCA
from quipu.games.inca.draw_targets import AT_THING, PLACED
from quipu.games.inca.draw_view import View
from quipu.games.inca.present import IncaPresenter
from tests.support.drawn_positions import NAMES, drawn, is_whole, played, targets
from tests.support.inca.draw_tables import (
    SPEAK,
    Form,
    looked,
    midgame,
    offers,
    shown,
    table,
)
from tests.support.inca.scenes import GAME, data, do, scene

VIEWS = [table(), midgame(), midgame(seats=3, seat=-1)]
ACTIONS: list[Form] = [
    *({"kind": "build_road", "path": path} for path in (39, 52, 54, 56)),
    {"kind": "build_settlement", "crossing": 50},
    {"kind": "build_settlement", "crossing": 39},
    {"kind": "build_city", "crossing": 35},
    {"kind": "buy_card"},
    {"kind": "drive_robber_off"},
    *({"kind": "trade_goods_set", "take": [kind, kind]} for kind in ("wood", "ore")),
    *({"kind": "trade_by_route", "give": {"fish": 2}, "take": kind} for kind in ("wood", "ore")),
    *({"kind": "move_robber", "hex": hex} for hex in (5, None)),
    {"kind": "end_turn"},
]
PLAIN = {  # kinds for the action bar of a page, and those that a form composes
    *("roll", "end_turn", "skip_theft"),
    *("accept_trade", "decline_trade", "choose_partner", "withdraw_trade"),
}


# ---- places ---------------------------------------------------------------------------------


def test_i16_1_everything_lies_where_the_ledger_puts_it() -> None:
    places = INCA.places
    assert [list(ends) for ends in places.ends] == data("## Intersections and paths")["paths"]
    for hex, q, r, _, _ in data("## Hexes")["hexes"]:
        assert places.hexes[hex] == pytest.approx(((2 * q + r - 4) * 51.96, (3 * r - 6) * 30))
    assert sum(x for x, _ in places.hexes) == pytest.approx(0, abs=0.01)


def test_i1_11_a_culture_board_has_eleven_places_in_three_columns() -> None:
    columns = [x for x, _ in PLACES]
    assert [columns.count(x) for x in sorted(set(columns))] == GOALS


def test_every_path_and_crossing_can_be_asked_about() -> None:
    ground = shown(table()).elements("ground")["places"]
    assert ground.count('data-place="path-') == GRID.sides
    assert ground.count('data-place="crossing-') == GRID.corners


def test_lasting_buttons_are_kinds_of_this_game() -> None:
    assert set(IncaPresenter(GAME).lasting()) <= set(GAME.kinds)


def test_seats_have_their_colours() -> None:
    assert list(IncaPresenter.colours) == ["red", "orange", "blue", "grey"]


# ---- what every drawing keeps ---------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_keys_stay_the_same_and_the_ground_never_changes(narrow: bool) -> None:
    grounds, keys = set(), set()
    for state, _ in played("inca", steps=300):
        drawing = drawn(state, "inca", 1, narrow)
        grounds.add(drawing.ground_hash)
        keys.add(tuple(drawing.elements("pieces")))
    assert len(grounds) == 1
    assert len(keys) == 1


def test_a_place_keeps_its_key_whatever_stands_there() -> None:
    pieces = midgame_pieces()
    assert "inca-settlement-circle" in pieces["crossing-35"]
    assert "inca-city-circle" in pieces["crossing-28"]
    assert "inca-ruin-settlement-triangle" in pieces["crossing-0"]
    assert "inca-ruin-city-triangle" in pieces["crossing-39"]
    assert "overgrown city" in pieces["crossing-39"]
    paths = {f"path-{n}" for n in range(int(GRID.sides))}
    assert paths | {f"crossing-{n}" for n in range(int(GRID.corners))} <= pieces.keys()
    assert pieces["crossing-2"] == ""


def midgame_pieces(narrow: bool = False) -> dict[str, str]:
    return dict(shown(midgame(), narrow=narrow).elements("pieces"))


def test_pieces_further_down_stand_in_front() -> None:
    heights = {f"crossing-{n}": spot[1] for n, spot in enumerate(INCA.places.crossings)}
    order = [heights[name] for name in midgame_pieces() if name in heights]
    assert all(above <= below for above, below in pairwise(order))


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("narrow", [False, True])
def test_laid_tables_stand_alone_and_are_valid(view: View, narrow: bool) -> None:
    is_whole(shown(view, ACTIONS, narrow).svg())


def test_names_are_escaped() -> None:
    drawing = shown(midgame(), [{"kind": "steal_from", "seat": 1}])
    assert "<b>" not in drawing.layers()
    assert "&lt;b&gt;&amp;" in drawing.elements("pieces")["crossing-0"]


def test_the_ground_is_small_and_the_same_for_all() -> None:
    drawing = shown(midgame())
    assert sum(map(len, drawing.elements("ground").values())) < 20_000
    assert len(drawing.library.definitions(drawing.symbols)) < 150_000
    for seat in range(-1, 4):
        assert shown(replace(midgame(), seat=seat)).ground_hash == drawing.ground_hash


# ---- what is offered ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_every_legal_action_is_offered_once_on_board_or_hand_or_has_a_button(seats: int) -> None:
    kinds: set[str] = set()
    for state, seat in played("inca", seats, 350, map="variable", robber_to_frame=True):
        legal = state.legal(seat)
        forms = [action.to_json() for action in legal]
        board = targets(drawn(state, "inca", seat))
        cards = targets(draw_hand(looked(state, seat), legal, SPEAK))
        for form in forms:
            kind = str(form["kind"])
            ways = [target for target in [*board, *cards] if offers(target, form)]
            assert len(ways) == (0 if kind in PLAIN else 1), form
            kinds.add(kind)
        for target in [*board, *cards]:
            assert any(offers(target, form) for form in forms)
    usual = {*PLACED, "buy_card", "trade_two_goods", "play_combat_arts"}
    assert usual - kinds <= {"found_tribe", "place_free_road"}


def test_what_seldom_comes_up_is_offered_too() -> None:
    state = scene(
        settlements={0: [44]},
        roads={0: [65, 64, 63]},
        route=0,
        open={0: 2},
        army=0,
        robber=20,
        hands={0: "feathers coca fish wool potato ore"},
        held={0: "invention monopoly road_building"},
    )
    legal = state.legal(0)
    found = [*targets(drawn(state, "inca", 0)), *targets(draw_hand(looked(state, 0), legal, SPEAK))]
    kinds = set()
    for action in legal:
        form = action.to_json()
        ways = [target for target in found if offers(target, form)]
        assert len(ways) == (0 if action.kind in PLAIN else 1), form
        kinds.add(action.kind)
    assert {*AT_THING, "play_invention", "play_monopoly", "play_road_building"} <= kinds


def test_a_new_tribe_is_founded_on_the_board() -> None:
    state = scene(settlements={0: [44, 35, 39]}, hands={0: "potato:2 ore:3"})
    do(state, "build_city 44")
    found = drawn(state, "inca", 0).elements("targets")
    assert len(found) == len(state.legal(0)) > 10
    assert "First settlement of the new tribe" in next(iter(found.values()))


def test_free_roads_are_placed_on_the_board() -> None:
    state = scene(settlements={0: [44]}, held={0: "road_building"})
    do(state, "play_road_building")
    found = drawn(state, "inca", 0).elements("targets")
    assert found.keys() == {"do-path-55", "do-path-64", "do-path-65"}
    assert "Free road: quarry 8 and mountains 11" in found["do-path-55"]


def test_ruins_and_settlements_are_built_on_in_their_ways() -> None:
    found = shown(midgame(), ACTIONS).elements("targets")
    assert "#target-building" in found["do-crossing-39"]
    assert "Settlement over thicket" in found["do-crossing-39"]
    assert "#target-crossing" in found["do-crossing-50"]
    assert "inca-ghost-city-circle" in found["do-crossing-35"]
    assert "inca-road-" in found["do-path-39"]
    assert {"do-deck", "do-robber", "do-supply", "do-route", "do-frame", "do-hex-5"} <= found.keys()


def test_a_crossing_tells_what_it_would_yield() -> None:
    found = shown(midgame(), ACTIONS).elements("targets")["do-crossing-50"]
    assert ElementTree.fromstring(found).get("data-yield") == "stone 8 fish 3"


def test_a_spectator_is_offered_nothing() -> None:
    assert not shown(midgame(seat=-1), ACTIONS).elements("targets")


@pytest.mark.parametrize("narrow", [False, True])
def test_a_target_can_be_reached_and_has_a_name(narrow: bool) -> None:
    for target in targets(shown(midgame(), ACTIONS, narrow)):
        assert target.get("role") == "button"
        assert target.get("tabindex") == "0"
        assert (target.get("aria-label") or "").strip()
        assert (target.get("class") or "").startswith("glow seat-red")


# ---- what is shown --------------------------------------------------------------------------


def test_i2_4_the_robber_starts_on_the_frame() -> None:
    frame, field = (shown(view).elements("pieces")["robber"] for view in (table(), midgame()))
    assert "the frame" in frame
    assert "mountains 8" in field
    assert 'opacity="0.6"' in midgame_pieces()["chip-22"]


def test_culture_boards_show_markers_tribes_and_fallen_ones() -> None:
    pieces = midgame_pieces()
    assert "9 of 11 culture markers, third tribe" in pieces["seat-3"]
    shown_markers = [bool(pieces[f"marker-0-{n}"]) for n in range(11)]
    assert shown_markers == [True] * 7 + [False] * 4
    assert pieces["tribe-2"].count("inca-leaves") == 0
    assert pieces["tribe-3"].count("inca-leaves") == 2
    assert "seat-grey" in pieces["marker-3-0"]


def test_hidden_cards_show_their_backs_and_open_ones_their_number() -> None:
    pieces = midgame_pieces()
    assert "card-inca-dev-back-1" in pieces["hidden-1-1"]
    assert "1 hidden development card, back 2" in pieces["hidden-2-1"]
    assert pieces["hidden-1-2"] == ""
    assert "2 Combat Arts" in pieces["combat-0"]
    assert "11 cards in hand" in pieces["hand-1"]


def test_i7_23_deck_two_waits_aside() -> None:
    pieces = midgame_pieces()
    assert "waits" in pieces["deck-2"]
    entered = shown(midgame(second_deck=True, deck=12)).elements("pieces")
    assert ">2<" in entered["deck-1"]
    assert "10 left" in entered["deck-2"]
    last = shown(midgame(second_deck=True, deck=4)).elements("pieces")
    assert last["deck-1"] == ""
    assert ">4<" in last["deck-2"]


def test_advantage_cards_lie_before_their_holders_and_fade_when_used() -> None:
    pieces = midgame_pieces()
    assert "Meret holds Longest Trade Route" in pieces["longest-route"]
    assert "nobody has it" in shown(table()).elements("pieces")["longest-route"]
    used = shown(midgame(combat_used=True)).elements("pieces")["mightiest-combat"]
    assert "opacity" in used
    assert "opacity" not in pieces["mightiest-combat"]


# ---- hand, costs, seats ---------------------------------------------------------------------


def test_the_hand_offers_its_cards() -> None:
    view = midgame(picked={"fish": 2})
    trades = [("trade_three", 3), ("trade_two_goods", 2)]
    actions: list[Form] = [
        *({"kind": kind, "give": {"fish": n}, "take": "ore"} for kind, n in trades),
        {"kind": "discard_card", "card": "wood"},
        {"kind": "play_combat_arts"},
    ]
    drawing = draw_hand_view(view, actions, SPEAK)
    cards = {"fish", "wood", "combat-arts"}
    assert drawing.elements("targets").keys() == {f"do-card-{name}" for name in cards}
    fish = ElementTree.fromstring(drawing.elements("targets")["do-card-fish"])
    assert fish.get("data-menu") == "trade_three trade_two_goods"
    assert fish.get("data-give") == "fish"
    assert "\N{MINUS SIGN}2" in drawing.elements("pieces")["card-fish"]
    assert "new" in drawing.elements("pieces")["card-invention"]
    is_whole(drawing.svg())


def test_costs_seats_and_choices_can_be_drawn() -> None:
    state = scene(settlements={0: [44]}, roads={0: [65, 64, 63]}, route=0, held={0: "monopoly"})
    view = looked(state, 0)
    assert len(draw_costs(view, SPEAK).elements("ground")) == 4
    is_whole(draw_costs(view, SPEAK).svg())
    assert list(draw_seat(view, 0, SPEAK, NAMES[0]).elements("pieces")) == ["longest-route"]
    assert not draw_seat(view, 1, SPEAK, NAMES[1]).elements("pieces")
    named = [action for action in state.legal(0) if action.kind == "play_monopoly"]
    assert len(draw_choice(view, named, SPEAK).elements("targets")) == 8


def test_a_table_becomes_a_png() -> None:
    assert shown(midgame(), narrow=True).png(0.5).startswith(b"\x89PNG")
