"""Scenes for the tests: a table with given pieces, hands and cards, and what is done at it."""

from __future__ import annotations

import json
import re
from typing import Any

import quipu
from quipu.core.luck import FastLuck, Luck
from quipu.games.inca.state import Inca
from tests.support.paths import rulebook
from tests.support.settlers_dsl import (
    allowed,
    blank,
    cards,
    dice,
    do,
    hand,
    heard,
    legal,
    numbers,
    refused,
    written,
)
from tests.support.settlers_dsl import totals as markers

__all__ = [  # what is the same in all settlers games
    "allowed",
    "cards",
    "dice",
    "do",
    "hand",
    "heard",
    "legal",
    "markers",
    "numbers",
    "refused",
    "written",
]

GAME = quipu.game("inca")
KINDS = ["wood", "stone", "wool", "potato", "ore", "feathers", "coca", "fish"]
RESOURCES = KINDS[:5]
GOODS = KINDS[5:]
DECK = {"combat_arts": 14, "road_building": 2, "invention": 2, "monopoly": 2}
SILENT = quipu.Journal()
COSTS = {
    "road": "wood stone",
    "settlement": "wood stone wool potato",
    "city": "potato:2 ore:3",
    "card": "wool potato ore",
}
LEDGER = rulebook("inca")

Places = dict[int, list[int]]


def data(after: str) -> Any:
    """The first block of JSON after a heading of the ledger."""
    match = re.search(r"```json\n(.*?)```", LEDGER[LEDGER.index(after) :], re.DOTALL)
    assert match
    return json.loads(match[1])


def begun(seats: int = 4, luck: Luck | None = None, **options: object) -> Inca:
    state = GAME.start(seats, luck or FastLuck(1), SILENT, **options)
    assert isinstance(state, Inca)
    return state


def scene(
    *,
    seats: int = 4,
    phase: str = "main",
    settlements: Places | None = None,
    cities: Places | None = None,
    ruins: Places | None = None,
    city_ruins: Places | None = None,
    tribes: dict[int, int] | None = None,
    roads: Places | None = None,
    hands: dict[int, str] | None = None,
    held: dict[int, str] | None = None,
    second: dict[int, str] | None = None,
    new: str = "",
    open: dict[int, int] | None = None,
    removed: str = "",
    robber: int | None = None,
    route: int | None = None,
    army: int | None = None,
    own: dict[str, Any] | None = None,
    **options: Any,
) -> Inca:
    """Seat 0's turn on the beginners' map.

    A seat with ruins leads its second tribe unless said otherwise; of the cards `held`, those in
    `second` are of deck "2"; `own` overrides fields of the position.
    """
    form = blank(GAME.position(begun(seats, **options)))
    form.pop("bank")  # it follows from the hands
    form.update(robber=robber, route=route, army=army, removed=cards(removed))
    form["phase"] = {"name": phase}
    if phase in ("before_roll", "founding_settlement"):
        form["dice"] = []
    deck, gone = dict(DECK), cards(removed)
    for seat, player in enumerate(form["players"]):
        fallen = [*(ruins or {}).get(seat, []), *(city_ruins or {}).get(seat, [])]
        player["ruins"] = fallen
        player["tribe"] = (tribes or {}).get(seat, 2 if fallen else 1)
        player["settlements"] = (settlements or {}).get(seat, []) + (ruins or {}).get(seat, [])
        player["cities"] = (cities or {}).get(seat, []) + (city_ruins or {}).get(seat, [])
        player["routes"] = (roads or {}).get(seat, [])
        player["hand"] = cards((hands or {}).get(seat, ""))
        player["cards"] = cards((held or {}).get(seat, ""))
        player["open"] = (open or {}).get(seat, 0)
        later = cards((second or {}).get(seat, ""))
        player["first_cards"] = {
            title: count - later.get(title, 0)
            for title, count in player["cards"].items()
            if count > later.get(title, 0)
        }
        if player["open"]:
            gone["combat_arts"] = gone.get("combat_arts", 0) + player["open"]
        for title, count in player["cards"].items():
            deck[title] -= count
    for title, count in gone.items():
        deck[title] -= count
    form["players"][0]["new"] = cards(new)
    form.update(deck=deck, first_gone=gone)
    form.update(own or {})
    return read(form)


def read(form: Any) -> Inca:
    state = GAME.from_position(form)
    assert isinstance(state, Inca)
    return state


def told(state: Inca, act: str, seat: int | None = None, luck: Luck | None = None) -> Any:
    """What everybody hears of one act."""
    return [event.told(quipu.SPECTATOR) for event in heard(state, act, seat, luck)]


def player(state: Inca, seat: int) -> Any:
    """One seat's part of the position."""
    return written(state)["players"][seat]


def lengths(state: Inca) -> list[int]:
    return [int(state.trail(seat)) for seat in range(int(state.seats))]


def settled(state: Inca) -> list[int]:
    """Settlements, cities, roads and thickets of seat 0 in stock."""
    return [int(state.stock(0, piece)) for piece in (1, 2, 0, 4)]
