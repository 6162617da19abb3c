"""Facts: what the page may say about a game it does not know, from declarations and observations.

Everything here is asked of the game; a fact a game does not offer is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from quipu.core.game import Game
from quipu.core.openings import Opening
from quipu.core.refusal import Refusal
from quipu.core.state import Action, State
from quipu.drawing import Button
from quipu.drawing.symbols import library
from quipu.registry import games
from quipu.texts import Speak, describe_action, describe_refusal, speaker, thing_name

COLOURS: Final = (
    "violet",
    "turquoise",
    "grey",
    "red",
    "orange",
    "blue",
    "yellow",
    "white",
)
STAMPS: Final = ("circle", "triangle", "square", "star")
MOST_BUTTONS: Final = 3
LACKING: Final = "cannot_pay"  # how every game refuses what cannot be paid


@cache
def drawn(anchor: str, name: str) -> Any:
    """What the `draw` module of a game says under this name, or None."""
    try:
        return getattr(import_module(f"{anchor}.draw"), name, None)
    except ImportError:
        return None


def colours(anchor: str) -> tuple[str, ...]:
    """The seat colours of a game: `SEATS` of its drawing."""
    return tuple(drawn(anchor, "SEATS") or COLOURS)


def stamp(seat: int) -> str:
    return STAMPS[seat % len(STAMPS)]


@cache
def families() -> dict[str, list[Game]]:
    """Games that share a package are variants of one game; the first is its base."""
    found: dict[str, list[Game]] = {}
    for game in games().values():
        found.setdefault(game.anchor, []).append(game)
    return found


def family_name(game: Game) -> str:
    return game.anchor.rpartition(".")[2]


def title(game: Game, lang: str) -> str:
    return speaker(game.anchor, lang)(f"game-{game.key}")


def seat_range(game: Game) -> list[int]:
    """For how many seats the game is with its usual options."""
    return game.seat_counts({option.name: option.default for option in game.options})


def icon(game: Game, thing: str) -> str | None:
    """The symbol of a thing: the game's own, or the common one."""
    shape = thing.replace("_", "-")
    for name in (f"icon-{family_name(game)}-{shape}", f"icon-{shape}", f"die-{shape}"):
        if name in library(game.anchor):
            return name
    return None


# ---- what a seat sees beside the board ------------------------------------------------------


def points(view: Mapping[str, Any], seats: int) -> list[int | None] | None:
    """Points by seat as the observer knows them, never those of the full position."""
    players = view.get("players")
    if isinstance(players, list):
        view = {"points": [each.get("points") for each in players if isinstance(each, dict)]}
    for field in ("points", "totals"):
        value = view.get(field)
        if isinstance(value, list) and len(value) == seats:
            if all(each is None or isinstance(each, int) for each in value):
                return value
            sums = [sum(each.values()) if isinstance(each, dict) else None for each in value]
            if all(isinstance(each, int) for each in sums):
                return [int(each or 0) for each in sums]
    return None


def counts(
    game: Game, view: Mapping[str, Any], seats: int, speak: Speak
) -> list[list[dict[str, object]]]:
    """Further numbers by seat for which the game has a word, `fact-<field>`, perhaps a symbol."""
    rows: list[list[dict[str, object]]] = [[] for _ in range(seats)]
    symbols = drawn(game.anchor, "FACTS") or {}
    for field, value in by_seat(view).items():
        key = f"fact-{field.replace('_', '-')}"
        if not isinstance(value, list) or len(value) != seats or not speak.has(key):
            continue
        for seat, each in enumerate(value):
            number = len(each) if isinstance(each, (list, dict)) else each
            if isinstance(number, int):
                icon = symbols.get(field)
                rows[seat].append({"name": speak(key, n=number), "n": number, "icon": icon})
    return rows


def by_seat(view: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of the observation that are lists by seat; those of `players` are turned round."""
    found = dict(view)
    players = view.get("players")
    if isinstance(players, list) and players and all(isinstance(each, dict) for each in players):
        for field in players[0]:
            found[field] = [each.get(field) for each in players]
    return found


def hand(game: Game, view: Mapping[str, Any], speak: Speak) -> list[dict[str, object]]:
    """The observer's own cards by kind, if the observation has a `hand`, and other `cards`."""
    own, more = view.get("hand"), view.get("cards")
    cards = dict(own) if isinstance(own, dict) else {}
    if isinstance(more, dict):
        cards.update({name: count for name, count in more.items() if count})
    return _cards(game, cards, speak)


def _cards(game: Game, cards: Mapping[str, object], speak: Speak) -> list[dict[str, object]]:
    return [
        {
            "card": card,
            "count": count,
            "name": thing_name(speak, card, "card"),
            "icon": icon(game, card),
        }
        for card, count in cards.items()
        if isinstance(count, int)
    ]


def offer(
    game: Game, view: Mapping[str, Any], speak: Speak, house: Speak, names: list[str]
) -> dict[str, object] | None:
    """An open offer of the seat `active`: `give`, `want` and `answers` of the phase."""
    phase, active = view.get("phase"), view.get("active")
    if not isinstance(phase, dict) or "answers" not in phase or not isinstance(active, int):
        return None

    def cards(side: Mapping[str, int] | None) -> list[dict[str, object]] | None:
        return None if side is None else _cards(game, {k: n for k, n in side.items() if n}, speak)

    asked = [each["seat"] for each in phase["answers"]]
    called = phase["give"] is None or phase["want"] is None
    to_you = "offers-you" if view.get("seat") in asked else "offers-others"
    return {
        "from": active,
        "title": house("calls-you" if called else to_you, name=names[active]),
        "give": cards(phase["give"]),
        "want": cards(phase["want"]),
        "answers": [
            {
                "seat": each["seat"],
                "answer": each["answer"],
                "text": house(f"answer-{each['answer']}"),
                "give": cards(each.get("give")),
                "want": cards(each.get("want")),
            }
            for each in phase["answers"]
        ],
    }


def offered(shown: Mapping[str, Any] | None) -> list[dict[str, Any]]:
    """All cards that an offer names."""
    if shown is None:
        return []
    sides = [shown["give"], shown["want"]]
    for each in shown["answers"]:
        sides += [each["give"], each["want"]]
    return [card for side in sides if side for card in side]


def phase_name(view: Mapping[str, Any]) -> str:
    phase = view.get("phase")
    if isinstance(phase, dict):
        phase = phase.get("name") or phase.get("phase") or phase.get("kind")
    return phase if isinstance(phase, str) else ""


def first_kind(game: Game, view: Mapping[str, Any]) -> str | None:
    """The kind of action that the game offers before all others in this phase, if there is one."""
    kind: str | None = (drawn(game.anchor, "FIRST") or {}).get(phase_name(view))
    return kind


def phase_words(view: Mapping[str, Any], speak: Speak, you: bool) -> str:
    phase = phase_name(view)
    if not phase:
        return ""
    base = f"phase-{phase.replace('_', '-')}"
    key = speak.first(f"{base}-you", base) if you else speak.first(base)
    return speak(key, detail="none") if key else ""


# ---- actions and forms ----------------------------------------------------------------------


def refusal_words(speak: Speak, code: str, paragraph: str, detail: str = "") -> dict[str, str]:
    return {
        "code": code,
        "paragraph": paragraph,
        "text": describe_refusal(speak, code, detail or None),
    }


def action_line(speak: Speak, action: Action[Any], names: list[str]) -> dict[str, object]:
    form = action.to_json()
    return {"action": form, "text": describe_action(speak, form, names)}


@cache
def button_kinds(key: str) -> dict[str, list[Action[Any]]]:
    """Kinds with a lasting button that says why it cannot be used, each with its actions.

    A drawing names them as `BUTTONS`; of a game whose drawing does not, up to three kinds of a
    single action have one.
    """
    game = games()[key]
    found: dict[str, list[Action[Any]]] = {}
    for action in game.catalogue.actions:
        found.setdefault(action.kind, []).append(action)
    named = drawn(game.anchor, "BUTTONS")
    if named is not None:
        return {kind: found[kind] for kind in named if kind in found}
    single = {kind: actions for kind, actions in found.items() if len(actions) == 1}
    return single if len(single) <= MOST_BUTTONS else {}


def button(
    game: Game, kind: str, seat: int, view: Mapping[str, Any], speak: Speak
) -> dict[str, Any]:
    """What the drawing says of a lasting button: its picture, and what it costs.

    Each card of the cost has `short`, how many of them are not in the observer's hand.
    """
    shown = (drawn(game.anchor, "BUTTONS") or {}).get(kind, Button({}))
    cost, held = _cards(game, shown.cost, speak), view.get("hand")
    for card in cost:
        have = held.get(card["card"], 0) if isinstance(held, dict) else 0
        card["short"] = max(0, shown.cost[str(card["card"])] - have)
    return {"picture": shown.picture.format(stamp=stamp(seat)), "cost": cost}


def common_refusal(actions: list[Action[Any]], state: State, seat: int) -> Refusal | None:
    """Why none of these actions may be done; None if one may.

    Where one only cannot be paid, that is the reason, else what is said of most of them.
    """
    reasons: dict[str, list[Refusal]] = {}
    for action in actions:
        refusal = action.refusal(state, seat)
        if refusal is None:
            return None
        reasons.setdefault(refusal.code, []).append(refusal)
    return reasons.get(LACKING, max(reasons.values(), key=len))[0]


def kind_title(speak: Speak, kind: str, only: Action[Any] | None, names: list[str]) -> str:
    """What a button for a kind of action is called."""
    name = kind.replace("_", "-")
    key = speak.first(f"button-{name}", f"kind-{name}", f"opening-{name}")
    if key is not None:
        return speak(key)
    if only is not None:
        return describe_action(speak, only.to_json(), names)
    return kind.replace("_", " ").capitalize()


def form_lines(game: Game, speak: Speak, opening: Opening, names: list[str]) -> dict[str, object]:
    """An opening with the words and icons that the page needs to show it."""
    form = opening.to_json()
    form["title"] = kind_title(speak, opening.kind, None, names)
    things: list[object] = []
    for field in ("things", "give", "want"):
        value = form.get(field)
        if isinstance(value, (list, dict)):
            things += list(value)
    form["names"] = {str(each): _thing(speak, each) for each in things}
    form["icons"] = {str(each): icon(game, str(each)) for each in things}
    for field in ("turns", "choices"):
        value = form.get(field)
        if isinstance(value, list):
            form["texts"] = [describe_action(speak, each, names) for each in value]
    return form


def _thing(speak: Speak, thing: object) -> str:
    return str(thing + 1) if isinstance(thing, int) else thing_name(speak, str(thing), "card")
