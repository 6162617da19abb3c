"""Tables for the tests of the drawing: of real games, and laid out by hand."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import quipu
from quipu.drawing import Drawing
from quipu.games.inca.box import BEGINNER_MAP, KIND_NAMES, STARTS
from quipu.games.inca.draw import draw_view
from quipu.games.inca.draw_view import View
from quipu.games.inca.view import IncaObservation
from quipu.texts import speaker
from tests.support.drawn_positions import NAMES

GAME = quipu.game("inca")
SPEAK = speaker("quipu.games.inca", "en")

Form = dict[str, Any]


def table(**changes: Any) -> View:
    """The beginners' start as seat 0 sees it, with changes."""
    start = View(
        seat=0,
        seats=4,
        active=0,
        terrains=[land for land, _ in BEGINNER_MAP],
        chips=[number for _, number in BEGINNER_MAP],
        robber=-1,
        settlements=[settlements for settlements, _ in STARTS],
        cities=[[], [], [], []],
        ruins=[[], [], [], []],
        roads=[roads for _, roads in STARTS],
        markers=[[2, 0, 0]] * 4,
        tribes=[1] * 4,
        hand_sizes=[3] * 4,
        hidden_cards=[[0, 0]] * 4,
        combat_arts=[0] * 4,
        deck=10,
        dice=(),
        bank=dict.fromkeys(KIND_NAMES, 17),
    )
    return replace(start, **changes)


def midgame(**changes: Any) -> View:
    """Ruins, a city, titles and cards of both decks."""
    return table(
        **{
            "robber": 22,
            "active": 0,
            "settlements": [[35, 44], [0, 1, 30], [8, 16, 23], [9, 20, 29]],
            "cities": [[28], [39], [], []],
            "ruins": [[], [0, 1, 39], [], []],
            "roads": [[65, 64, 62, 40], [34], [13, 26, 25, 28], [14, 32, 43, 42]],
            "markers": [[4, 3, 0], [4, 1, 0], [3, 0, 0], [4, 4, 1]],
            "tribes": [2, 2, 1, 3],
            "hand_sizes": [6, 11, 4, 0],
            "hidden_cards": [[1, 0], [2, 1], [0, 0], [0, 3]],
            "combat_arts": [2, 0, 1, 1],
            "deck": 2,
            "route_holder": 2,
            "army_holder": 0,
            "dice": (6, 3),
            "hand": {"wood": 2, "stone": 1, "potato": 3, "feathers": 1, "coca": 1, "fish": 4},
            "held": {"combat_arts": 1, "invention": 1},
            "new_cards": {"invention": 1},
            **changes,
        }
    )


def looked(state: quipu.State, seat: int) -> IncaObservation:
    view = GAME.observe(state, seat)
    assert isinstance(view, IncaObservation)
    return view


def shown(view: View, actions: Iterable[Form] = (), narrow: bool = False) -> Drawing:
    return draw_view(view, list(actions), SPEAK, NAMES, narrow)


def offers(target: ElementTree.Element, action: Form) -> bool:
    """Whether a target does this action, or lists it, as the page reads it."""
    direct = target.get("data-action")
    if direct and json.loads(direct) == action:
        return True
    if target.get("data-form") == action["kind"]:
        return True
    if action["kind"] not in (target.get("data-menu") or "").split():
        return False
    return all(
        target.get(f"data-{name}") in things(value)
        for name, value in action.items()
        if target.get(f"data-{name}") is not None
    )


def things(value: object) -> list[str]:
    """The things of a field, as words."""
    return [str(each) for each in value] if isinstance(value, (list, dict)) else [str(value)]
