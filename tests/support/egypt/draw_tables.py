"""Tables for the tests of the drawing: of real games, and laid out by hand."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import quipu
from quipu.drawing import Drawing
from quipu.games.egypt.box import BEGINNER_MAP, HARBOURS, KIND_NAMES, STARTS, TERRAINS
from quipu.games.egypt.draw import draw_view
from quipu.games.egypt.draw_view import FREE, GOLDEN, View
from quipu.texts import speaker
from tests.support.drawn_positions import NAMES

KEYS = [key for key in quipu.games() if key.startswith("egypt")]
SPEAK = speaker("quipu.games.egypt", "en")
PLACES = ("crossing", "path", "hex", "place", "god", "oxcart")

Form = dict[str, Any]


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
        cities=[[], [], [], []],
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
