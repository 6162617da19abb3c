"""A position as JSON, and back; what no game could reach is refused."""

from __future__ import annotations

from typing import Final

from pebbles.actions import CATALOGUE
from pebbles.setup import OPTIONS
from pebbles.state import COPIES, GONE, NONE, SEATS, VALUES, Pebbles, Taking
from pebbles.view import phase_of
from quipu.core.options import settle
from quipu.core.refusal import IllegalAction, Malformed
from quipu.core.state import State

KEY: Final = "pebbles"
PHASES: Final = ["taking", "answering", "over"]


def written(state: State) -> dict[str, object]:
    assert isinstance(state, Pebbles)
    return {
        "game": KEY,
        "options": dict(state.options),
        "first": state.first,
        "turn": state.turn,
        "phase": state.phase.name,
        "acted": isinstance(state.phase, Taking) and state.phase.acted,
        "owner": state.owner[:],
        "tokens": state.tokens[:],
        "marks": state.marks[:],
        "answers": list(state.answers()),
    }


def read(data: object) -> Pebbles:
    if not isinstance(data, dict) or data.get("game") != KEY:
        raise Malformed("this is no position of pebbles")
    chosen = data.get("options")
    seats = len(numbers(data, "tokens", None, 1, max(VALUES)))
    if not isinstance(chosen, dict) or seats not in SEATS:
        raise Malformed("'options' or the number of seats is wrong")
    try:
        options = settle(OPTIONS, seats, chosen)
    except IllegalAction as error:
        raise Malformed(str(error)) from None
    first = numbers(data, "first", 1, 0, seats - 1)[0]
    state = Pebbles(seats, options, first, CATALOGUE)
    heap = len(state.owner)
    state.owner = numbers(data, "owner", heap, GONE, seats - 1)
    state.turn = numbers(data, "turn", 1, 1, heap)[0]
    state.tokens = numbers(data, "tokens", seats, 1, max(VALUES))
    state.marks = numbers(data, "marks", seats, NONE, heap - 1)
    state.bag = [COPIES - state.tokens.count(value) for value in VALUES]
    answers = numbers(data, "answers", seats, NONE, 1)
    phase, acted = data.get("phase"), data.get("acted")
    if not isinstance(phase, str) or phase not in PHASES or not isinstance(acted, bool):
        raise Malformed("'phase' or 'acted' is wrong")
    if (acted and phase != "taking") or (NONE in answers) == (phase == "over"):
        raise Malformed("'acted' or 'answers' does not fit 'phase'")
    if phase == "taking" and answers != [NONE] * seats:
        raise Malformed("nobody answers while pebbles are taken")
    state.phase = phase_of(phase, acted, answers)
    fault = state.broken()
    if fault:
        raise Malformed(fault)
    return state


def numbers(
    data: dict[str, object], name: str, count: int | None, low: int, high: int
) -> list[int]:
    """A list of whole numbers within bounds; a single one stands without brackets."""
    value = data.get(name)
    if count == 1 and not isinstance(value, list):
        value = [value]
    if not isinstance(value, list) or count not in (None, len(value)):
        raise Malformed(f"{name!r} is not a list of {count}")
    if not all(type(item) is int and low <= item <= high for item in value):
        raise Malformed(f"{name!r} holds something that is not from {low} to {high}")
    return list(value)
