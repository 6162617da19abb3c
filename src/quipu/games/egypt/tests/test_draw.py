"""The drawn table: it shows what is known and offers exactly what is legal."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import quipu
from quipu.core.state import State
from quipu.drawing import Drawing, definitions
from quipu.drawing.symbols import references
from quipu.games.egypt import draw_map, draw_places, draw_site
from quipu.games.egypt.box import BEGINNER_MAP, HARBOURS, KIND_NAMES, STARTS, TERRAINS
from quipu.games.egypt.draw import draw, draw_view
from quipu.games.egypt.draw_hand import (
    draw_choice_view,
    draw_costs,
    draw_costs_view,
    draw_hand,
    draw_hand_view,
    draw_seat,
    draw_seat_view,
)
from quipu.games.egypt.draw_view import FREE, GOLDEN, Seen, View
from quipu.texts import speaker

KEYS = [key for key in quipu.games() if key.startswith("egypt")]
NAMES = ["Nefer", "<b>&", "Senbi", "Teti"]
SPEAK = speaker("quipu.games.egypt", "en")
LEDGER = Path(__file__).parents[1] / "rules.md"
PLACES = ("crossing", "path", "hex", "place", "god", "oxcart")

Form = dict[str, Any]


def played(
    key: str, seats: int = 4, steps: int = 100, **options: Any
) -> Iterator[tuple[State, int]]:
    """Positions of a game in which whoever can build builds, each with a seat to decide."""
    state = quipu.game(key).start(seats, quipu.FastLuck(7), **options)
    luck, choice = quipu.FastLuck(8), quipu.FastLuck(9)
    for _ in range(steps):
        if not state.waiting():
            break
        seat = state.waiting()[0]
        yield state.copy(), seat
        legal = state.legal(seat)
        builds = [action for action in legal if action.kind.startswith("build_")]
        chosen = builds or legal
        state.apply(seat, chosen[int(choice.below(len(chosen)))], luck)


def looked(state: State, key: str, seat: int) -> Seen:
    return cast("Seen", quipu.game(key).observe(state, seat))


def drawn(state: State, key: str, seat: int, narrow: bool = False, lang: str = "en") -> Drawing:
    legal = state.legal(seat) if seat >= 0 else []
    speak = speaker("quipu.games.egypt", lang)
    return draw(looked(state, key, seat), legal, speak, NAMES, narrow)


def table(**changes: Any) -> View:
    """The beginners' start as seat 0 sees it, with changes."""
    kinds = [*KIND_NAMES, "desert"]
    start = View(
        variant="egypt",
        seat=0,
        seats=4,
        terrains=[TERRAINS[kinds.index(kind)] for kind, _ in BEGINNER_MAP],
        chips=[number for _, number in BEGINNER_MAP],
        harbours=HARBOURS,
        robber=9,
        settlements=[settlements for settlements, _ in STARTS],
        temple_cities=[[], [], [], []],
        oxcarts=[oxcarts for _, oxcarts in STARTS],
        dice=(),
        bank=dict.fromkeys(KIND_NAMES, 17),
    )
    return replace(start, **changes)


def with_gods(**changes: Any) -> View:
    return table(
        **{
            "variant": "egypt-gods",
            "gods": ["thot", "isis", "seth", "hathor"],
            "god_sides": ["a", "a", "a", "b"],
            "open_gods": ["amun", "wepwawet", "hapi", "chons", "maat", "ptah"],
            **changes,
        }
    )


def with_pyramid(**changes: Any) -> View:
    harbours = {33 if path == 0 else path: kind for path, kind in HARBOURS.items()}  # D8
    return with_gods(
        **{
            "variant": "egypt-pyramid",
            "harbours": harbours,
            "boats": [[28, 59], [12], [27], [44]],
            "stones": [0, 1, 2, 3, GOLDEN] * 5 + [FREE] * 5,
            "golden_left": 7,
            "golden_number": 8,
            "blessed": [True, True, False, True],
            "favour": 3,
            **changes,
        }
    )


VIEWS = [table(), with_gods(), with_pyramid(), with_pyramid(seat=-1), table(seats=3)]


def shown(view: View, actions: Iterable[Form] = (), narrow: bool = False) -> Drawing:
    return draw_view(view, list(actions), SPEAK, NAMES, narrow)


def targets(drawing: Drawing) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(each) for each in drawing.elements("targets").values()]


def offers(target: ElementTree.Element, action: Form) -> bool:
    """Whether a target leads to an action: at once, or through its menu."""
    if json.loads(target.get("data-action") or "null") == action:
        return True
    common = [name for name in PLACES if target.get(f"data-{name}") is not None]
    return action["kind"] in (target.get("data-menu") or "").split() and all(
        str(action.get(name)) == target.get(f"data-{name}") for name in common
    )


def has_place(action: Form) -> bool:
    return action["kind"] == "steal_from" or any(action.get(name) is not None for name in PLACES)


@pytest.fixture(params=KEYS)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# ---- places ---------------------------------------------------------------------------------


def printed(field: str) -> Any:
    """A field of the ledger's data, D1 or D9."""
    blocks = re.findall(r"```json\n(.*?)```", LEDGER.read_text(encoding="utf-8"), re.DOTALL)
    return next(data[field] for data in map(json.loads, blocks) if field in data)


def test_d1_everything_lies_where_the_ledger_puts_it() -> None:
    assert [list(ends) for ends in draw_places.ENDS] == printed("paths")
    assert printed("hexVertices") == draw_places.AT_HEX
    for hex, (q, r) in enumerate(printed("hexes")):
        assert draw_places.HEXES[hex] == pytest.approx(((2 * q + r) * 51.96, 90 * r))
    for path, (x, y) in enumerate(draw_places.PATHS):
        (ax, ay), (bx, by) = (draw_places.CROSSINGS[end] for end in draw_places.ENDS[path])
        assert (x, y) == pytest.approx(((ax + bx) / 2, (ay + by) / 2))


def test_p1_4_the_river_runs_over_the_nile_hexes() -> None:
    assert sorted(draw_map.NILE) == printed("nileHexes")
    assert draw_map.NILE[printed("fork")][0] == "fork"


def test_p1_3_the_site_has_thirty_places_in_four_levels() -> None:
    levels = [level for level, _, _ in draw_site.PLACES]
    assert [levels.count(level) for level in range(4)] == printed("pyramidLevels")


def test_d3_d8_every_harbour_has_its_ship_or_its_palm() -> None:
    both = printed("harboursBase") + printed("harboursPyramid")
    assert {each["path"] for each in both} == set(draw_map.BESIDE)


# ---- what every drawing keeps ---------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_keys_stay_the_same_and_the_ground_never_changes(key: str, narrow: bool) -> None:
    grounds, keys = set(), set()
    for state, _ in played(key):
        drawing = drawn(state, key, 1, narrow)
        grounds.add(drawing.ground_hash)
        names = [name for name in drawing.elements("pieces") if not name.startswith("god-")]
        keys.add(tuple(names))
    assert len(grounds) == 1
    assert len(keys) == 1


def test_a_place_keeps_its_key_whatever_stands_there() -> None:
    pieces = shown(table(settlements=[[8], [], [], []])).elements("pieces")
    raised = shown(table(settlements=[[], [], [], []], temple_cities=[[8], [], [], []]))
    assert "egypt-settlement-circle" in pieces["crossing-8"]
    assert "egypt-temple-circle" in raised.elements("pieces")["crossing-8"]
    assert {f"path-{n}" for n in range(72)} | {f"crossing-{n}" for n in range(54)} <= pieces.keys()
    assert pieces["crossing-9"] == ""


def test_pieces_further_down_stand_in_front() -> None:
    heights = {f"crossing-{n}": spot[1] for n, spot in enumerate(draw_places.CROSSINGS)}
    order = [heights[name] for name in shown(table()).elements("pieces") if name in heights]
    assert all(above <= below for above, below in pairwise(order))


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
@pytest.mark.parametrize("narrow", [False, True])
def test_a_table_stands_alone_and_is_valid(key: str, narrow: bool, lang: str) -> None:
    *_, (state, seat) = played(key, steps=120)
    is_whole(drawn(state, key, seat, narrow, lang).svg())


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("narrow", [False, True])
def test_every_mode_stands_alone_and_is_valid(view: View, narrow: bool) -> None:
    is_whole(shown(view, ACTIONS, narrow).svg())


def is_whole(svg: str) -> None:
    root = ElementTree.fromstring(svg)
    assert references(svg) <= {each.get("id") for each in root.iter()}
    assert " style=" not in svg
    assert "var(" not in svg
    assert "⟨" not in svg  # no text is missing


def test_names_are_escaped() -> None:
    drawing = shown(table(), [{"kind": "steal_from", "seat": 1}])
    assert "<b>" not in drawing.layers()
    assert "&lt;b&gt;&amp;" in drawing.elements("pieces")["crossing-14"]


@pytest.mark.parametrize("view", VIEWS)
def test_the_ground_is_small_and_the_same_for_all(view: View) -> None:
    drawing = shown(view)
    assert sum(map(len, drawing.elements("ground").values())) < 20_000
    assert len(definitions(drawing.symbols)) < 150_000
    for seat in range(-1, 3):
        assert shown(replace(view, seat=seat)).ground_hash == drawing.ground_hash


def test_an_update_is_small(key: str) -> None:
    before = None
    for state, seat in played(key, steps=60, map="variable"):
        drawing = drawn(state, key, seat, lang="de")  # the longest words
        if before:
            assert len(json.dumps(drawing.changes(before))) < 30_000
        before = drawing


def test_all_crossings_at_once_are_a_small_update() -> None:
    founding = [{"kind": "place_start_settlement", "crossing": n} for n in range(54)]
    drawing = shown(table(), founding)
    assert len(json.dumps(drawing.changes(shown(table())))) < 30_000


def test_two_fields_side_by_side_are_not_copies() -> None:
    lands = ["fields"] * 3 + ["quarry"] * 16
    ground = shown(table(terrains=lands)).elements("ground")
    assert "fields-1" in ground["hex-0"] + ground["hex-1"] + ground["hex-2"]
    assert "fields-2" in ground["hex-0"] + ground["hex-1"] + ground["hex-2"]


# ---- what is offered ------------------------------------------------------------------------

ACTIONS: list[Form] = [
    *({"kind": "build_settlement", "crossing": n} for n in (18, 24)),
    {"kind": "settle_with_ptah", "crossing": 18},
    {"kind": "build_temple_city", "crossing": 8},
    {"kind": "raise_with_ptah", "crossing": 28},
    *({"kind": "build_oxcart", "path": n} for n in (7, 14)),
    *({"kind": "build_with_wepwawet", "path": 7, "payment": n} for n in range(8)),
    *({"kind": "build_with_wepwawet", "path": 20, "payment": n} for n in range(8)),
    *({"kind": "move_with_chons", "oxcart": n, "path": p} for n in (13, 41) for p in (7, 14)),
    {"kind": "build_boat", "path": 71},
    *({"kind": "move_robber", "hex": n} for n in range(9)),
    {"kind": "end_turn"},
    {"kind": "trade_bank", "give": "brick", "take": "grain"},
]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_legal_action_with_a_place_has_exactly_one_target(key: str, seats: int) -> None:
    offered = 0
    for state, seat in played(key, seats, map="variable"):
        legal = [action.to_json() for action in state.legal(seat)]
        found = targets(drawn(state, key, seat))
        for action in legal:
            ways = [target for target in found if offers(target, action)]
            assert len(ways) == (1 if has_place(action) else 0), action
        for target in found:
            assert any(offers(target, action) for action in legal)
        offered += len(found)
    assert offered > 150


def test_further_ways_to_use_a_place_open_a_menu() -> None:
    found = shown(with_gods(), ACTIONS).elements("targets")
    assert not [name for name in found if "god" in name]
    both, plain, god, cart = (
        ElementTree.fromstring(found[name])
        for name in ("do-path-7", "do-path-14", "do-path-20", "do-oxcart-41")
    )
    assert json.loads(both.get("data-action") or "") == {"kind": "build_oxcart", "path": 7}
    assert both.get("data-menu") == "build_with_wepwawet"
    assert plain.get("data-menu") is None
    assert god.get("data-action") is None
    assert god.get("aria-haspopup") == "menu"
    assert (cart.get("data-menu"), cart.get("data-oxcart")) == ("move_with_chons", "41")


def test_an_oxcart_taken_up_can_be_put_down() -> None:
    moves = [{"kind": "move_with_chons", "oxcart": 13, "path": path} for path in (7, 14)]
    found = targets(shown(with_gods(), moves))
    assert [json.loads(each.get("data-action") or "") for each in found] == sorted(
        moves, key=lambda move: str(move["path"])
    )


def test_a_victim_is_chosen_at_his_buildings() -> None:
    robbing = [{"kind": "steal_from", "seat": seat} for seat in (0, 2)]
    view = table(seat=1, robber=4, settlements=[[8, 18], [14], [17], []])
    found = shown(view, robbing).elements("targets")
    assert found["do-seat-0"].count("#target-building") == 2
    assert found["do-seat-2"].count("#target-building") == 1


def test_open_gods_and_free_places_of_the_site_can_be_chosen() -> None:
    gods: list[Form] = [{"kind": "exchange_god", "god": god} for god in ("amun", "ptah")]
    assert shown(with_gods(), gods).elements("targets").keys() == {"do-god-amun", "do-god-ptah"}
    ways: list[Form] = [{"kind": "build_stone", "place": place} for place in (25, 26)]
    found = shown(with_pyramid(), [*ways, {"kind": "build_stone"}]).elements("targets")
    assert found.keys() == {"do-stone-25", "do-stone-26"}


def test_a_spectator_is_offered_nothing() -> None:
    assert not shown(table(seat=-1), ACTIONS).elements("targets")


def test_a_target_can_be_reached_and_has_a_name() -> None:
    for target in targets(shown(with_pyramid(), ACTIONS)):
        assert target.get("role") == "button"
        assert target.get("tabindex") == "0"
        assert target.get("aria-label")
        assert (target.get("class") or "").startswith("glow seat-violet")


def test_a_crossing_tells_what_it_would_yield() -> None:
    found = shown(table(), ACTIONS).elements("targets")["do-crossing-18"]
    assert ElementTree.fromstring(found).get("data-yield") == "brick 6 papyrus 4"


# ---- what is shown --------------------------------------------------------------------------


def test_the_robber_dulls_a_chip_and_a_roll_lights_its_chips() -> None:
    pieces = shown(table(robber=0, dice=(4, 6))).elements("pieces")
    assert 'opacity="0.6"' in pieces["chip-0"]
    assert "#C97B12" in pieces["chip-6"]
    assert "#C97B12" not in pieces["chip-0"] + pieces["chip-3"]
    assert "chip-9" not in pieces


def test_dice_are_blank_before_the_roll() -> None:
    pieces = shown(table()).elements("pieces")
    assert "die-ivory-blank" in pieces["die-0"]
    assert pieces["dice-sum"] == ""
    rolled = shown(table(dice=(4, 5))).elements("pieces")
    assert "die-ivory-4" in rolled["die-0"]
    assert "die-rust-5" in rolled["die-1"]
    assert ">9<" in rolled["dice-sum"]


def test_boats_and_oxcarts_are_told_apart() -> None:
    pieces = shown(with_pyramid()).elements("pieces")
    assert "egypt-boat-circle" in pieces["path-28"]
    assert "egypt-oxcart-circle" in pieces["path-13"]


def test_the_pyramid_grows_in_its_builders_colours() -> None:
    stones = [0, 1, 2, 3, GOLDEN] * 6
    pieces = shown(with_pyramid(stones=stones)).elements("pieces")
    assert "seat-grey" in pieces["stone-2"]
    assert "site-stone-golden" in pieces["stone-4"]
    assert "site-capstone-golden" in pieces["stone-29"]
    pieces = shown(with_pyramid(stones=[*stones[:29], 3])).elements("pieces")
    assert "egypt-capstone-star" in pieces["stone-29"]
    assert shown(with_pyramid()).elements("pieces")["stone-29"] == ""


def test_gods_lie_open_or_in_front_of_their_owners() -> None:
    pieces = shown(with_gods()).elements("pieces")
    assert "card-egypt-god-hathor-b" in pieces["god-hathor"]
    assert "seat-red" in pieces["god-hathor"]
    assert "seat-" not in pieces["god-amun"]
    founding = shown(with_gods(gods=[""] * 4, open_gods=[])).elements("pieces")
    assert founding["gods-title"] == ""


def test_with_three_players_seven_gods_lie_open() -> None:
    names = ["chons", "isis", "thot", "maat", "ptah", "hathor", "seth"]
    for make in (with_gods, with_pyramid):
        view = make(seats=3, open_gods=names, gods=["hapi", "wepwawet", "amun"])
        for narrow in (False, True):
            pieces = shown(view, narrow=narrow).elements("pieces")
            assert {f"god-{name}" for name in names} <= pieces.keys()


# ---- hand, costs, seats ---------------------------------------------------------------------


def test_the_hand_offers_its_cards() -> None:
    view = table(
        hand={"brick": 2, "cattle": 4, "grain": 0},
        picked={"cattle": 1},
        held={"mercenary": 2, "monopoly": 1, "victory_point": 1},
        new_cards={"monopoly": 1},
    )
    actions: list[Form] = [
        *({"kind": "discard_card", "card": card} for card in ("brick", "cattle")),
        {"kind": "play_mercenary"},
        *({"kind": "play_monopoly", "card": card} for card in KIND_NAMES),
    ]
    drawing = draw_hand_view(view, actions, SPEAK)
    cards = {"brick", "cattle", "mercenary", "monopoly"}
    assert drawing.elements("targets").keys() == {f"do-card-{name}" for name in cards}
    monopoly = ElementTree.fromstring(drawing.elements("targets")["do-card-monopoly"])
    assert monopoly.get("data-menu") == "play_monopoly"
    pieces = drawing.elements("pieces")
    assert "\N{MINUS SIGN}1" in pieces["card-cattle"]
    assert 'opacity="0.42"' in pieces["card-grain"]
    assert "card-victory-point" in pieces
    is_whole(drawing.svg())


def test_cards_to_choose_from_carry_their_actions() -> None:
    ways: list[Form] = [{"kind": "take_with_hapi", "card": card} for card in KIND_NAMES]
    found = targets(draw_choice_view(table(), ways, SPEAK))
    assert [json.loads(each.get("data-action") or "") for each in found] == ways


def test_a_real_hand_cost_card_and_seat_can_be_drawn(key: str) -> None:
    for state, seat in played(key, steps=60):
        view = looked(state, key, seat)
        hand = draw_hand(view, state.legal(seat), SPEAK)
        assert {f"card-{kind}" for kind in KIND_NAMES} <= hand.elements("pieces").keys()
        assert draw_costs(view, SPEAK).elements("ground")
        assert draw_seat(view, seat, SPEAK, NAMES[seat]).width


def test_a_seat_shows_what_lies_before_it() -> None:
    view = with_pyramid(route_holder=3, army_holder=0)
    drawing = draw_seat_view(view, 3, SPEAK, "Teti")
    assert list(drawing.elements("pieces")) == ["longest-route", "favour", "blessing", "god-hathor"]
    cursed = draw_seat_view(view, 2, SPEAK, "Senbi")
    assert list(cursed.elements("pieces")) == ["curse", "god-seth"]
    assert list(draw_seat_view(table(), 2, SPEAK, "Senbi").elements("pieces")) == []
    for each in (drawing, cursed, draw_costs_view(view, SPEAK), draw_costs_view(table(), SPEAK)):
        is_whole(each.svg())


def test_a_table_becomes_a_png() -> None:
    assert shown(with_pyramid(), narrow=True).png(0.5).startswith(b"\x89PNG")
