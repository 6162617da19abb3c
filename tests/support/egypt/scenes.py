"""Scenes for the tests of Egypt: a table with given pieces, hands and cards, and what is done."""

from __future__ import annotations

from typing import Any

import quipu
from quipu.core.luck import FastLuck, Luck
from quipu.games.egypt.box import GODS
from quipu.games.egypt.state import Egypt
from tests.support import settlers_dsl as settling
from tests.support.egypt.precedence import judge
from tests.support.egypt.told import TOLD
from tests.support.settlers_dsl import (
    allowed,
    blank,
    cards,
    dice,
    game_of,
    hand,
    legal,
    numbers,
    refused,
    who,
    written,
)
from tests.support.settlers_dsl import totals as points

__all__ = [  # what is the same in all settlers games
    "allowed",
    "cards",
    "dice",
    "game_of",
    "hand",
    "legal",
    "numbers",
    "points",
    "refused",
    "written",
]

GAMES = {key: quipu.game(key) for key in quipu.games() if key.startswith("egypt")}
KINDS = ["brick", "cattle", "grain", "papyrus", "stone"]
DECK = {
    "mercenary": 14,
    "victory_point": 5,
    "route_building": 2,
    "plenty": 2,
    "monopoly": 2,
}
SILENT = quipu.Journal()
COSTS = {
    "oxcart": "brick cattle",
    "settlement": "brick cattle grain papyrus",
    "temple_city": "grain:2 stone:3",
    "card": "grain papyrus stone",
}

Places = dict[int, list[int]]


def begun(seats: int = 4, key: str = "egypt", luck: Luck | None = None, **options: object) -> Egypt:
    state = GAMES[key].start(seats, luck or FastLuck(1), SILENT, **options)
    assert isinstance(state, Egypt)
    return state


def scene(
    *,
    key: str = "egypt",
    seats: int = 4,
    phase: str = "main",
    settlements: Places | None = None,
    cities: Places | None = None,
    oxcarts: Places | None = None,
    hands: dict[int, str] | None = None,
    held: dict[int, str] | None = None,
    new: str = "",
    open: dict[int, int] | None = None,
    removed: str = "",
    robber: int = 9,
    route: int | None = None,
    army: int | None = None,
    gods: tuple[str, ...] = (),
    side: str = "a",
    own: dict[str, Any] | None = None,
    **options: Any,
) -> Egypt:
    """Seat 0's turn on the beginners' map, or on the one that the options name.

    The seats own the gods named, and further ones in their order; `own` holds what else the
    position of this mode has.
    """
    form = blank(GAMES[key].position(begun(seats, key, **options)))
    form.update(robber=robber, route=route, army=army, removed=cards(removed))
    form["phase"] = {"name": phase}
    if phase in ("before_roll", "founding_settlement"):
        form["dice"] = []
    bank = dict.fromkeys(KINDS, 19)
    deck = dict(DECK)
    for title, count in cards(removed).items():
        deck[title] -= count
    for seat, player in enumerate(form["players"]):
        player["settlements"] = (settlements or {}).get(seat, [])
        player["cities"] = (cities or {}).get(seat, [])
        player["routes"] = (oxcarts or {}).get(seat, [])
        player["hand"] = cards((hands or {}).get(seat, ""))
        player["cards"] = cards((held or {}).get(seat, ""))
        player["open"] = (open or {}).get(seat, 0)
        deck["mercenary"] -= player["open"]
        for kind, count in player["hand"].items():
            bank[kind] -= count
        for title, count in player["cards"].items():
            deck[title] -= count
        if "god" in player:
            names = [*gods, *[god for god in GODS if god not in gods]]
            player["god"] = {"name": names[seat], "side": side, "taken": 0, "used": 0}
    form["players"][0]["new"] = cards(new)
    form.update(bank=bank, deck=deck)
    for name, value in (own or {}).items():
        form[name] = value
    return read(form)


def read(form: Any) -> Egypt:
    state = GAMES[form["game"]].from_position(form)
    assert isinstance(state, Egypt)
    return state


RICH = "brick:9 cattle:9 grain:9 papyrus:9 stone:9"
FREE, GOLDEN = -1, -2  # places of the building site


def site(*stones: int) -> list[int]:
    """The site with these stones on its lowest places."""
    return [*stones, *[FREE] * (30 - len(stones))]


def pyramid(*stones: int, gods: tuple[str, ...] = (), **more: Any) -> Egypt:
    """A scene with stones on the site; the last own stone brought the favour."""
    golden = stones.count(GOLDEN)
    left = {str(number): 3 for number in range(6, 10)}
    for n in range(golden):
        left[str(6 + n // 3)] -= 1
    own: dict[str, Any] = {"site": site(*stones), "swapped": False}
    own["golden"] = {"left": left, "number": 7 if golden else 0}
    builders = [stone for stone in stones if stone >= 0]
    own["favour"] = builders[-1] if builders else None
    own.update(more.pop("own", {}))
    used = gods or ("seth", "amun", "chons", "maat")
    return scene(key="egypt-pyramid", gods=used, own=own, **{"robber": 8, **more})


def with_gods(*gods: str, side: str = "a", **more: Any) -> Egypt:
    """A scene on the beginners' map in which the seats own these gods."""
    return scene(key="egypt-gods", map="beginner", gods=gods, side=side, **more)


def god(state: Egypt, seat: int = 0) -> tuple[str, str]:
    found = written(state)["players"][seat]["god"]
    return found["name"], found["side"]


# ---- doing ------------------------------------------------------------------------------------


def do(state: Egypt, *acts: str, seat: int | None = None, luck: Luck | None = None) -> Egypt:
    """Acts of the active seat, or of the one named, one after the other."""
    for act in acts:
        heard(state, act, seat, luck)
    return state


def heard(state: Egypt, act: str, seat: int | None = None, luck: Luck | None = None) -> Any:
    """The events of one act: all that its kind always tells, and then reasons in their order."""
    acting, kind = who(state, seat), act.split(maxsplit=1)[0]
    events = settling.heard(state, act, seat, luck)
    assert {event.kind for event in events if event.told(acting)} >= set(TOLD[kind])
    judge(game_of(state), state)
    return events


# ---- asking -----------------------------------------------------------------------------------


def held(state: Egypt, seat: int) -> dict[str, int]:
    found: dict[str, int] = written(state)["players"][seat]["cards"]
    return found
