"""Reasons: why nothing can be done at a place of the board, asked of the rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.core.table import Table
from quipu.registry import games


@cache
def placed(key: str) -> dict[str, list[Action[Any]]]:
    """The actions of a game by place, a field with its value, such as `crossing-12`."""
    found: dict[str, list[Action[Any]]] = {}
    for action in games()[key].catalogue.actions:
        for field, value in action.to_json().items():
            values = value if isinstance(value, list) else [value]
            if field != "kind" and all(isinstance(each, (int, str)) for each in values):
                name = "-".join(str(each) for each in (field, *values)).replace("_", "-")
                found.setdefault(name, []).append(action)
    return found


def reason_at(table: Table, seat: int, place: str) -> tuple[Action[Any], Refusal] | None:
    """Why not here, of an act that is possible elsewhere now; of others a place says nothing."""
    possible = {action.kind for action in table.legal(seat)}
    found: tuple[Action[Any], Refusal] | None = None
    for action in placed(table.game.key).get(place, []):
        refusal = action.refusal(table.state, seat)
        if refusal is None:
            return None
        if found is None and action.kind in possible:
            found = action, refusal
    return found
