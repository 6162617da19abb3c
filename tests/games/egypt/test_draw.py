"""The drawn table: it keeps its keys and offers exactly what is legal."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from quipu.games.egypt import draw_map, draw_places, draw_site
from quipu.games.egypt.draw_view import View
from tests.support.drawn_positions import drawn, is_whole, played, targets
from tests.support.egypt.draw_tables import (
    ACTIONS,
    KEYS,
    VIEWS,
    Form,
    has_place,
    offers,
    shown,
    table,
    with_gods,
    with_pyramid,
)
from tests.support.paths import rulebook

LEDGER = rulebook("egypt")


@pytest.fixture(params=KEYS)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# ---- places ---------------------------------------------------------------------------------


def printed(field: str) -> Any:
    """A field of the ledger's data, D1 or D9."""
    blocks = re.findall(r"```json\n(.*?)```", LEDGER, re.DOTALL)
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
    raised = shown(table(settlements=[[], [], [], []], cities=[[8], [], [], []]))
    assert "egypt-settlement-circle" in pieces["crossing-8"]
    assert "egypt-temple-circle" in raised.elements("pieces")["crossing-8"]
    assert {f"path-{n}" for n in range(72)} | {f"crossing-{n}" for n in range(54)} <= pieces.keys()
    assert pieces["crossing-9"] == ""


def test_pieces_further_down_stand_in_front() -> None:
    heights = {f"crossing-{n}": spot[1] for n, spot in enumerate(draw_places.CROSSINGS)}
    order = [heights[name] for name in shown(table()).elements("pieces") if name in heights]
    assert all(above <= below for above, below in pairwise(order))


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("narrow", [False, True])
def test_every_mode_stands_alone_and_is_valid(view: View, narrow: bool) -> None:
    is_whole(shown(view, ACTIONS, narrow).svg())


def test_names_are_escaped() -> None:
    drawing = shown(table(), [{"kind": "steal_from", "seat": 1}])
    assert "<b>" not in drawing.layers()
    assert "&lt;b&gt;&amp;" in drawing.elements("pieces")["crossing-14"]


@pytest.mark.parametrize("view", VIEWS)
def test_the_ground_is_small_and_the_same_for_all(view: View) -> None:
    drawing = shown(view)
    assert sum(map(len, drawing.elements("ground").values())) < 20_000
    assert len(drawing.library.definitions(drawing.symbols)) < 150_000
    for seat in range(-1, 3):
        assert shown(replace(view, seat=seat)).ground_hash == drawing.ground_hash


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
    assert [json.loads(each.get("data-action") or "") for each in found] == moves


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
