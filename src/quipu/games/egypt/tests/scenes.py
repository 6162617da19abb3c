"""Scenes for the tests of Egypt: a table with given pieces, hands and cards, and what is done."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.core.luck import FastLuck, Luck, RecordedLuck
from quipu.games.egypt.box import GODS
from quipu.games.egypt.state import Egypt
from quipu.games.egypt.tests.precedence import judge
from quipu.games.egypt.tests.told import TOLD
from quipu.settlers.layout import HAND, ROW

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


def cards(words: str) -> dict[str, int]:
    """`brick cattle:2` as counts."""
    found: dict[str, int] = {}
    for word in words.split():
        name, _, count = word.partition(":")
        found[name] = found.get(name, 0) + int(count or 1)
    return found


def begun(seats: int = 4, key: str = "egypt", luck: Luck | None = None, **options: object) -> Egypt:
    state = GAMES[key].start(seats, luck or FastLuck(1), SILENT, **options)
    assert isinstance(state, Egypt)
    return state


def form_of(seats: int, key: str, options: dict[str, Any]) -> Any:
    """The position of a new game with nothing on the board and in no hand."""
    form: Any = GAMES[key].position(begun(seats, key, **options))
    form.update(first=0, active=0, turn=seats + 1, phase={"name": "main"}, dice=[1, 2])
    form.update(offers=0, trade_closed=False, card_played=False, route=None, army=None)
    for player in form["players"]:
        player.pop("new", None)
        player.update(hand={}, cards={}, open=0, settlements=[], cities=[], routes=[])
    form["players"][0]["new"] = {}
    return form


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
    form = form_of(seats, key, options)
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


def written(state: Egypt) -> Any:
    return game_of(state).position(state)


def game_of(state: Egypt) -> quipu.Game:
    return next(game for game in GAMES.values() if game.catalogue is state.catalogue)


# ---- doing ------------------------------------------------------------------------------------


def dice(*faces: int) -> Luck:
    return RecordedLuck([face - 1 for face in faces])


def do(state: Egypt, *acts: str, seat: int | None = None, luck: Luck | None = None) -> Egypt:
    """Acts of the active seat, or of the one named, one after the other."""
    for act in acts:
        heard(state, act, seat, luck)
    return state


def heard(state: Egypt, act: str, seat: int | None = None, luck: Luck | None = None) -> Any:
    """The events of one act, which is offered as legal; whoever did it hears of it."""
    who = int(state.active) if seat is None else seat
    action = game_of(state).parse(act)
    chronicle = quipu.Chronicle()
    is_offered = action in state.legal(who)
    state.apply(who, action, luck or RecordedLuck([]), chronicle)
    assert is_offered or action.index < 0
    assert state.broken() == ""
    told = [event.kind for event in chronicle.events if event.told(who)]
    assert told
    assert set(told) >= set(TOLD[action.kind])
    judge(game_of(state), state)
    return chronicle.events


def refused(
    state: Egypt, act: str, code: str, paragraph: str = "", seat: int | None = None
) -> None:
    """The act is refused with this code, and nothing changes."""
    before = written(state)
    who = int(state.active) if seat is None else seat
    with pytest.raises(quipu.IllegalAction) as caught:
        state.apply(who, game_of(state).parse(act), RecordedLuck([]))
    assert caught.value.refusal.code == code
    assert paragraph in ("", caught.value.refusal.paragraph)
    assert written(state) == before
    assert act not in [str(action) for action in state.legal(who)]


def allowed(state: Egypt, act: str, seat: int | None = None) -> bool:
    who = int(state.active) if seat is None else seat
    action = game_of(state).parse(act)
    is_allowed = action.refusal(state, who) is None
    assert action.index < 0 or is_allowed == (action in state.legal(who))
    return is_allowed


# ---- asking -----------------------------------------------------------------------------------


def legal(state: Egypt, kind: str, seat: int | None = None) -> list[str]:
    """The arguments of the legal actions of a kind."""
    who = int(state.active) if seat is None else seat
    found = [str(action) for action in state.legal(who)]
    return [text.removeprefix(kind).strip() for text in found if text.split()[0] == kind]


def numbers(state: Egypt, kind: str, seat: int | None = None) -> list[int]:
    return [int(text) for text in legal(state, kind, seat)]


def hand(state: Egypt, seat: int) -> dict[str, int]:
    return state.terms.box.cards_json(state.cells, HAND + seat * ROW)


def held(state: Egypt, seat: int) -> dict[str, int]:
    found: dict[str, int] = written(state)["players"][seat]["cards"]
    return found


def points(state: Egypt) -> list[int]:
    return [int(state.total(seat)) for seat in range(int(state.seats))]
