"""Records as a forger would make them: changed, then chained and salted as if nothing were."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from quipu import BadRecord, Game, Table, verify
from quipu.core.fairluck import salt_for
from quipu.core.record import chained, read_record
from tests.support.games_under_test import play
from tests.support.tables import PEBBLES, do, pebbles

Line = dict[str, Any]


def lines_of(text: str) -> list[Line]:
    return [json.loads(line) for line in text.splitlines()]


def forged(lines: list[Line], key: bytes | None = None) -> str:
    """Number and chain the lines anew; with the key, salt them as well."""
    head, made = "", []
    for number, line in enumerate(lines):
        body = {name: value for name, value in line.items() if name != "hash"}
        if number and key is not None:
            body["knot"] = number - 1
            body["salt"] = salt_for(key, number - 1)
        head = chained(head, body)
        made.append(json.dumps({**body, "hash": head}, ensure_ascii=False, separators=(",", ":")))
    return "".join(line + "\n" for line in made)


def edited(text: str, key: bytes | None, edit: Callable[[list[Line]], object]) -> str:
    lines = lines_of(text)
    edit(lines)
    return forged(lines, key)


def bad_line(act: Callable[[], object]) -> int:
    """The line that BadRecord names, in one short line of words."""
    with pytest.raises(BadRecord) as caught:
        act()
    message = str(caught.value)
    assert message == f"line {caught.value.line}: {caught.value.reason}"
    assert len(message.splitlines()) == 1
    assert message.isprintable()
    assert len(message) < 400
    return caught.value.line


def bad_line_of(game: Game, text: str, head: str = "") -> int:
    return bad_line(lambda: verify(game, read_record(text), head))


def judged(text: str) -> int:
    """The bad line, or 0 if the record is sound; anything else is an error."""
    try:
        verify(PEBBLES, read_record(text))
    except BadRecord as error:
        return error.line
    return 0


def put(number: int, **fields: Any) -> Callable[[list[Line]], None]:
    return lambda lines: lines[number].update(copy.deepcopy(fields))


# ---- a game to forge -----------------------------------------------------------------------------


def played() -> Table:
    """A finished game with everything in it that a record can hold."""
    return played_again(pebbles(3, heap=6))


def played_again(table: Table) -> Table:
    do(table, 0, "mark_pebble 5", "peek 2", "grab_pebbles 0,1")
    table.change_player(1, "takeover", "random")
    do(table, 1, "swap_token", "take_pebble 2")
    table.undo(1, 2, consent=True)
    do(table, 1, "swap_token", "take_pebble 3")
    table.resign(1)
    return play(table, 5)


def do_again(table: Table, knot: Line) -> None:
    """What a table knot says, at a table that ties it itself."""
    if knot["table"] == "undo":
        table.undo(knot["seat"], knot["steps"], consent=True)
    elif knot["table"] == "resign":
        table.resign(knot["seat"])
    else:
        table.change_player(knot["seat"], knot["table"], knot["player"])


GAME = played()
TEXT = GAME.record.text()
LINES = lines_of(TEXT)
LAST = len(LINES)
STEPS = [number for number, line in enumerate(LINES) if "action" in line]
LUCKY = [number for number, line in enumerate(LINES) if number and line.get("luck")]
