"""What a bot from outside may answer, drawn by chance from what it is asked."""

from __future__ import annotations

import random
from typing import Any


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """Any of the acts that are listed; where none is, one that can be composed."""
    act = {"type": "act", "number": asked["number"]}
    if asked["legal"]:
        return act | {"choice": random.randrange(len(asked["legal"]))}
    return act | {"action": composed(random.choice(asked["openings"]))}


def composed(opening: dict[str, Any]) -> dict[str, Any]:
    """A form filled in with as little as it takes."""
    form: dict[str, Any] = {"kind": opening["kind"]}
    if opening["shape"] == "subset":
        return form | {opening["field"]: random.sample(opening["things"], opening["least"])}
    if opening["shape"] in ("turning", "listing"):
        return {**form, **random.choice(opening.get("turns") or opening["choices"])}
    taken, (give_least, give_most) = opening.get("taken"), opening["give_count"]
    want_least, want_most = opening["want_count"]
    want = some_cards(opening["want"], want_least) if taken else {}
    give = some_cards(opening["give"], give_least, want)
    want = want or some_cards(opening["want"], want_least, give)
    if give_most:
        form["give"] = give
    if taken:
        kinds = [kind for kind, count in want.items() for _ in range(count)]
        form[taken["name"]] = kinds[0] if taken["type"] == "id" else kinds
    elif want_most:
        form["want"] = want
    if "to" in opening:
        form["to"] = random.choice(opening["to"])
    return form


def some_cards(
    most: dict[str, int], count: int, without: dict[str, int] | None = None
) -> dict[str, int]:
    """So many cards, by kind; no kind is given and wanted at once."""
    cards = [kind for kind in most if kind not in (without or {}) for _ in range(most[kind])]
    chosen = random.sample(cards, count)
    return {kind: chosen.count(kind) for kind in most if kind in chosen}
