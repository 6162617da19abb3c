"""Lobby: the cards of the games, one's own tables, open ones and those to watch."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from markupsafe import Markup

from quipu.core.game import Game
from quipu.core.luck import FastLuck
from quipu.registry import games
from quipu.server import facts
from quipu.server.room import usual_count
from quipu.server.schema import TableRow
from quipu.server.visit import Visit
from quipu.texts import sentence_list, speaker


@cache
def scene(anchor: str) -> Markup:
    """The picture of a game: its own `scene.svg`, ours of that name, or a game laid out."""
    name = anchor.rpartition(".")[2]
    for place in (files(anchor) / "scene.svg", files("quipu.web") / "scenes" / f"{name}.svg"):
        if place.is_file():
            return Markup(place.read_text(encoding="utf-8"))
    game = facts.families()[anchor][0]
    state = game.start(usual_count(game), FastLuck(7))
    drawn = game.draw(state).svg(standalone=True).replace("<svg", '<svg class="scene"', 1)
    return Markup(drawn)


def cards(lang: str) -> list[dict[str, Any]]:
    """One card for each family of games."""
    return [card(variants, lang) for variants in facts.families().values()]


def card(variants: list[Game], lang: str) -> dict[str, Any]:
    base = variants[0]
    speak = speaker(base.anchor, lang)
    counts = sorted({count for each in variants for count in facts.seat_range(each)})
    minutes = f"game-{base.key}-minutes"
    return {
        "key": base.key,
        "anchor": base.anchor,
        "title": facts.title(base, lang),
        "about": speak(f"game-{base.key}-about"),
        "players": f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0]),
        "minutes": speak(minutes) if speak.has(minutes) else "",
        "scene": scene(base.anchor),
        "variants": [(each.key, facts.title(each, lang)) for each in variants],
    }


async def own_tables(visit: Visit) -> list[dict[str, Any]]:
    """Games that go on, those that wait for this person first."""
    if visit.person is None:
        return []
    rows = await visit.house.store.tables_of(visit.person.id, ("open", "starting", "playing"))
    found = [await table_line(visit, row) for row in rows]
    return sorted([each for each in found if each], key=lambda each: not each["yours"])


async def public_tables(visit: Visit, stages: tuple[str, ...]) -> list[dict[str, Any]]:
    rows = await visit.house.store.public_tables(stages)
    found = [await table_line(visit, row) for row in rows]
    return [each for each in found if each]


async def table_line(visit: Visit, row: TableRow) -> dict[str, Any]:
    if row.game not in games():
        return {}
    live = await visit.house.live(row.id)
    if live is None or live.frozen:
        return {}
    seat = live.seat_of(visit.person.id if visit.person else None)
    others = [name for n, name in enumerate(live.names) if n != seat and name]
    waiting = live.table.waiting() if live.table is not None else []
    colours = facts.colours(live.game.anchor)
    return {
        "id": row.id,
        "game": live.game.anchor,
        "title": facts.title(live.game, visit.lang),
        "stage": live.row.stage,
        "yours": seat in waiting,
        "others": sentence_list(others, visit.lang) if others else "",
        "colour": colours[max(seat, 0) % len(colours)],
        "stamp": facts.stamp(max(seat, 0)),
        "free": sum(1 for each in live.seats if each.person is None and each.bot is None),
        "seats": len(live.seats),
    }
