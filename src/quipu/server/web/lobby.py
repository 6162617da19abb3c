"""Lobby: the cards of the games, one's own tables, open ones and those to watch."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from time import time
from typing import Any, Final

from markupsafe import Markup

from quipu.core.game import Game
from quipu.core.homes import brought
from quipu.core.journal import SPECTATOR
from quipu.core.luck import FastLuck
from quipu.learning import lessons
from quipu.play import game_catalog
from quipu.play.session import TableSession
from quipu.play.state import SeatState, TableState
from quipu.play.table_setup import best_bot, usual_count
from quipu.play.timers import DAY
from quipu.plugins import describe_failure
from quipu.presenting import looking_at, presenter, stamp
from quipu.registry import broken_plugins, games, report_broken, third_party
from quipu.server.db.models import SeatRow, TableRow
from quipu.server.tables.quick_games import History, setup_form, usual_setup
from quipu.server.web.request_context import RequestContext
from quipu.texts import sentence_list, speaker

FINISHED: Final = 4  # finished games that are listed
ABANDONED: Final = 1_800  # seconds after which a game is no longer listed, if nobody moves
LIVELY: Final = 120  # a game in which something happened so lately is being played


@cache
def scene(anchor: str) -> Markup:
    """The picture of a game: its own `scene.svg`, or a game laid out."""
    own = brought(anchor, "scene.svg")
    if own:
        return Markup(own)
    game = game_catalog.families()[anchor][0]
    state = game.start(usual_count(game), FastLuck(7))
    drawn = game.draw(state).svg(standalone=True).replace("<svg", '<svg class="scene"', 1)
    return Markup(drawn)


def cards(lang: str, known: History | None = None) -> list[dict[str, Any]]:
    """One card for each family of games, set up for what a person has played."""
    found = [shown_card(variants, lang, known) for variants in game_catalog.families().values()]
    return [each for each in found if each is not None]


def shown_card(variants: list[Game], lang: str, known: History | None) -> dict[str, Any] | None:
    """The card of a family; a third-party game that cannot be shown is left out and named."""
    try:
        return card(variants, lang, known)
    except Exception as error:
        if variants[0].key not in third_party():
            raise
        report_broken(describe_failure(variants[0], error))
        return None


def left_out_games() -> list[dict[str, object]]:
    """Installed games that are broken, as the lobby names them."""
    return [left.to_json() for left in broken_plugins()]


def card(variants: list[Game], lang: str, known: History | None = None) -> dict[str, Any]:
    base, known = variants[0], known or History()
    speak = speaker(base.anchor, lang)
    counts = sorted({count for each in variants for count in game_catalog.seat_range(each)})
    minutes = f"game-{base.key}-minutes"
    offered = levels(variants, lang)
    latest = max(variants, key=lambda each: known.recency(each.key))
    level = usual_setup(latest, known).level
    return {
        "key": base.key,
        "anchor": base.anchor,
        "title": game_catalog.title(base, lang),
        "about": speak(f"game-{base.key}-about"),
        "players": f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0]),
        "minutes": speak(minutes) if speak.has(minutes) else "",
        "scene": scene(base.anchor),
        "lessons": any(lessons(each) for each in variants),
        "modes": [mode(each, lang, known) | {"on": each is latest} for each in variants],
        "levels": offered,
        "level": level if level in dict(offered) else best_bot(base),
    }


def levels(variants: list[Game], lang: str) -> list[tuple[str, str]]:
    """How well bots may play in every mode, and what that is called."""
    speak = speaker("quipu.web", lang)
    shared = [set(each.levels()) for each in variants]
    names = [name for name in variants[0].levels() if all(name in each for each in shared)]
    return [(name, speak(f"bot-{name}")) for name in names if speak.has(f"bot-{name}")]


def mode(game: Game, lang: str, known: History) -> dict[str, Any]:
    """A mode of a game on its card: its names, what it is about, and its next quick game."""
    speak = speaker(game.anchor, lang)
    line = f"game-{game.key}-line"
    return {
        "key": game.key,
        "name": short_name(game, lang),
        "about": about(game, lang),
        "line": speak(line) if speak.has(line) else about(game, lang),
        "is_new": not known.knows(game),
        "setup": setup_form(game, lang, usual_setup(game, known)),
    }


def about(game: Game, lang: str) -> str:
    """What a game is about, in a sentence."""
    return speaker(game.anchor, lang)(f"game-{game.key}-about")


def short_name(game: Game, lang: str) -> str:
    speak, short = speaker(game.anchor, lang), f"game-{game.key}-mode"
    return speak(short) if speak.has(short) else game_catalog.title(game, lang)


async def own_tables(visit: RequestContext) -> list[dict[str, Any]]:
    """Games that go on, those that wait for this person first."""
    if visit.person is None:
        return []
    rows = await visit.services.store.tables_of(visit.person.id, ("open", "starting", "playing"))
    found = [await own_line(visit, row, visit.person.id) for row in rows if row.lesson is None]
    return sorted([each for each in found if each], key=lambda each: not each["yours"])


async def own_line(visit: RequestContext, row: TableRow, person: int) -> dict[str, Any]:
    live = await visit.services.registry.get(row.id)
    if live is None or live.frozen:
        return {}
    seat = live.seat_of(person)
    waiting = live.table.waiting() if live.table is not None else []
    line = table_line(visit, live.state, live.seats, seat)
    return {**line, "yours": any(each in waiting for each in live.seats_of(person))}


async def finished_tables(visit: RequestContext) -> list[dict[str, Any]]:
    """One's own games that are over, the last ones, to be watched again."""
    if visit.person is None:
        return []
    store, me = visit.services.store, visit.person.id
    rows = [row for row in await store.tables_of(me, ("over",)) if row.game in games()][:FINISHED]
    seats = await store.seats_of([row.id for row in rows])
    mine = {row.id: [seat.seat for seat in seats[row.id] if seat.person == me] for row in rows}
    return [
        table_line(visit, row, seats[row.id], mine[row.id][0])
        for row in rows
        if not is_frozen(row) and mine[row.id]
    ]


async def open_tables(visit: RequestContext) -> list[dict[str, Any]]:
    """Tables of others with a free seat for anybody."""
    lines = await others(visit, await visit.services.store.open_tables(time() - DAY))
    return [each for each in lines if each["free"]]


async def running_tables(visit: RequestContext) -> list[dict[str, Any]]:
    """Games of others to watch, those first that are being played; abandoned ones are not told."""
    rows = await visit.services.store.running_tables(time() - ABANDONED)
    lines = [line | standing(visit, line) for line in await others(visit, rows)]
    return sorted(lines, key=lambda each: not each["lives"])


def standing(visit: RequestContext, line: dict[str, Any]) -> dict[str, Any]:
    """How a running game stands, as anybody may see it; of one at hand also turn and points."""
    quiet = time() - line["touched"]
    told: dict[str, Any] = {"lives": quiet < LIVELY, "minutes": int(quiet / 60)}
    told |= {"scores": [], "turn": None}
    live = visit.services.registry.sessions.get(line["id"])
    if live is None or live.table is None:
        return told
    return told | live.told(visit.lang, score)


def score(live: TableSession, lang: str) -> dict[str, Any]:
    """Turn and points; looked at once for all visitors of a language until a knot is tied."""
    table = live.table
    assert table is not None
    looking = looking_at(live.game, table.state, SPECTATOR, lang, table.names)
    points = presenter(live.game).points(looking)
    known = list(zip(table.names, points, strict=True)) if None not in points else []
    return {"scores": known, "turn": looking.view.to_json().get("turn")}


async def others(visit: RequestContext, rows: list[TableRow]) -> list[dict[str, Any]]:
    """From the rows alone: a list must not have to follow every cord."""
    seats = await visit.services.store.seats_of([row.id for row in rows])
    me = visit.person.id if visit.person else -1
    return [
        table_line(visit, row, seats[row.id], -1)
        for row in rows
        if row.game in games()
        and not is_frozen(row)
        and all(seat.person != me for seat in seats[row.id])
    ]


def is_frozen(row: TableRow) -> bool:
    """Whether it was begun by rules that are no longer played, or cannot be read at all."""
    if row.header is None:
        return False
    try:
        return not games()[row.game].plays(json.loads(row.header)["rules"])
    except (ValueError, LookupError, TypeError):
        return True


def table_line(
    visit: RequestContext,
    row: TableRow | TableState,
    seats: Sequence[SeatRow | SeatState],
    mine: int,
) -> dict[str, Any]:
    game = games()[row.game]
    names = [seat.name for seat in seats if seat.seat != mine and seat.name]
    return {
        "id": row.id,
        "game": game.anchor,
        "title": game_catalog.title(game, visit.lang),
        "stage": row.stage,
        "others": sentence_list(names, visit.lang) if names else "",
        "colour": presenter(game).colour(max(mine, 0)),
        "stamp": stamp(max(mine, 0)),
        "free": sum(1 for seat in seats if seat.person is None and seat.bot is None),
        "touched": row.touched,
    }
