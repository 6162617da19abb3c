"""Scenes for the tests: a table with given pieces, hands and cards, and what is done at it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import quipu
from quipu.core.luck import FastLuck, Luck, RecordedLuck
from quipu.games.inca.state import Inca
from quipu.settlers.layout import HAND, ROW

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
LEDGER = (Path(__file__).parent.parent / "rules.md").read_text(encoding="utf-8")

Places = dict[int, list[int]]


def data(after: str) -> Any:
    """The first block of JSON after a heading of the ledger."""
    match = re.search(r"```json\n(.*?)```", LEDGER[LEDGER.index(after) :], re.DOTALL)
    assert match
    return json.loads(match[1])


def cards(words: str) -> dict[str, int]:
    """`wood stone:2` as counts."""
    found: dict[str, int] = {}
    for word in words.split():
        name, _, count = word.partition(":")
        found[name] = found.get(name, 0) + int(count or 1)
    return found


def begun(seats: int = 4, luck: Luck | None = None, **options: object) -> Inca:
    state = GAME.start(seats, luck or FastLuck(1), SILENT, **options)
    assert isinstance(state, Inca)
    return state


def form_of(seats: int, options: dict[str, Any]) -> Any:
    """The position of a new game with nothing on the board and in no hand."""
    form: Any = GAME.position(begun(seats, **options))
    form.update(first=0, active=0, turn=seats + 1, phase={"name": "main"}, dice=[1, 2])
    form.pop("bank")  # it follows from the hands
    form.update(offers=0, trade_closed=False, card_played=False, route=None, army=None)
    for player in form["players"]:
        player.pop("new", None)
        player.update(hand={}, cards={}, open=0, settlements=[], cities=[], routes=[])
        player.update(first_cards={}, tribe=1, ruins=[])
    form["players"][0]["new"] = {}
    return form


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
    form = form_of(seats, options)
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


def written(state: Inca) -> Any:
    return GAME.position(state)


# ---- doing ------------------------------------------------------------------------------------


def dice(*faces: int) -> Luck:
    return RecordedLuck([face - 1 for face in faces])


def do(state: Inca, *acts: str, seat: int | None = None, luck: Luck | None = None) -> Inca:
    """Acts of the active seat, or of the one named, one after the other."""
    for act in acts:
        who = int(state.active) if seat is None else seat
        state.apply(who, GAME.parse(act), luck or RecordedLuck([]))
        assert state.broken() == ""
    return state


def heard(state: Inca, act: str, seat: int | None = None, luck: Luck | None = None) -> Any:
    """The events of one act."""
    who = int(state.active) if seat is None else seat
    chronicle = quipu.Chronicle()
    state.apply(who, GAME.parse(act), luck or RecordedLuck([]), chronicle)
    assert state.broken() == ""
    return chronicle.events


def told(state: Inca, act: str, seat: int | None = None, luck: Luck | None = None) -> Any:
    """What everybody hears of one act."""
    return [event.told(quipu.SPECTATOR) for event in heard(state, act, seat, luck)]


def refused(state: Inca, act: str, code: str, paragraph: str = "", seat: int | None = None) -> None:
    """The act is refused with this code, and nothing changes."""
    before = written(state)
    who = int(state.active) if seat is None else seat
    with pytest.raises(quipu.IllegalAction) as caught:
        state.apply(who, GAME.parse(act), RecordedLuck([]))
    assert caught.value.refusal.code == code
    assert paragraph in ("", caught.value.refusal.paragraph)
    assert written(state) == before


def allowed(state: Inca, act: str, seat: int | None = None) -> bool:
    who = int(state.active) if seat is None else seat
    return GAME.parse(act).refusal(state, who) is None


# ---- asking -----------------------------------------------------------------------------------


def legal(state: Inca, kind: str, seat: int | None = None) -> list[str]:
    """The arguments of the legal actions of a kind."""
    who = int(state.active) if seat is None else seat
    found = [str(action) for action in state.legal(who)]
    return [text.removeprefix(kind).strip() for text in found if text.split()[0] == kind]


def numbers(state: Inca, kind: str, seat: int | None = None) -> list[int]:
    return [int(text) for text in legal(state, kind, seat)]


def hand(state: Inca, seat: int) -> dict[str, int]:
    return state.terms.box.cards_json(state.cells, HAND + seat * ROW)


def player(state: Inca, seat: int) -> Any:
    """One seat's part of the position."""
    return written(state)["players"][seat]


def markers(state: Inca) -> list[int]:
    return [int(state.total(seat)) for seat in range(int(state.seats))]


def lengths(state: Inca) -> list[int]:
    return [int(state.trail(seat)) for seat in range(int(state.seats))]


def settled(state: Inca) -> list[int]:
    """Settlements, cities, roads and thickets of seat 0 in stock."""
    return [int(state.stock(0, piece)) for piece in (1, 2, 0, 4)]
