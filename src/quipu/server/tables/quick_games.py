"""Quick games against bots: how the next one is set up, and whether it would be a first game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import func, select

from quipu.core.game import Game
from quipu.core.options import Choice
from quipu.core.refusal import IllegalAction
from quipu.learning import lessons
from quipu.play import game_catalog, table_setup
from quipu.play.table_setup import Setup
from quipu.presenting import presenter
from quipu.registry import games
from quipu.server.db import progress
from quipu.server.db.models import SeatRow, TableRow
from quipu.server.db.repository import Store
from quipu.server.web.request_context import PageError, RequestContext
from quipu.texts import Speak, speaker

BEGUN: Final = ("playing", "over")
MAX_RECENT: Final = 40  # own tables that are looked through for the last settings
GENTLE: Final = "easy"  # the level of a first game


@dataclass(frozen=True)
class History:
    """What a person has played so far, as far as it is still stored."""

    begun: Mapping[str, int] = field(default_factory=dict)  # games begun, by game key
    last: Mapping[str, Setup] = field(default_factory=dict)  # of the latest own table, by game key
    taught: frozenset[str] = frozenset()  # game keys whose lessons are all done

    def recency(self, key: str) -> int:
        """Larger for a game that was set up later; 0 if never."""
        return len(self.last) - list(self.last).index(key) if key in self.last else 0

    def knows(self, game: Game) -> bool:
        return bool(self.begun.get(game.key)) or game.key in self.taught

    def knows_family(self, game: Game) -> bool:
        return any(self.knows(each) for each in game_catalog.families()[game.anchor])


async def history(store: Store, person: int | None) -> History:
    if person is None:
        return History()
    mine = SeatRow.person == person, TableRow.stage.in_(BEGUN), TableRow.lesson.is_(None)
    counts = (
        select(TableRow.game, func.count(TableRow.id.distinct()))
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(*mine)
        .group_by(TableRow.game)
    )
    own = (
        select(TableRow)
        .where(TableRow.host == person, TableRow.stage.in_(BEGUN), TableRow.lesson.is_(None))
        .order_by(TableRow.touched.desc())
        .limit(MAX_RECENT)
    )
    async with store.reading() as session:
        begun = {game: int(count) for game, count in await session.execute(counts)}
        rows = list(await session.scalars(own))
    latest: dict[str, TableRow] = {}
    for row in rows:
        if row.game in games():
            latest.setdefault(row.game, row)
    seats = await store.seats_of([row.id for row in latest.values()])
    last = {key: setup_of(row, seats[row.id]) for key, row in latest.items()}
    return History(begun, last, await taught(store, person))


async def taught(store: Store, person: int) -> frozenset[str]:
    """The games whose lessons this person has finished."""
    done = await progress.learned(store, person, "lesson")
    return frozenset(
        key
        for key, game in games().items()
        if lessons(game) and all(f"{key} {name}" in done for name in lessons(game))
    )


def setup_of(row: TableRow, seats: list[SeatRow]) -> Setup:
    """The setup of a table that somebody has played at."""
    levels = games()[row.game].levels()
    level = next((seat.bot for seat in seats if seat.bot in levels), "")
    return Setup(level or "", len(seats), dict(row.options), row.pace)


def usual_setup(game: Game, known: History) -> Setup:
    """As in the last own game; a first game is gentle, the second leaves the beginners' map."""
    last = known.last.get(game.key, Setup())
    gentle = GENTLE if GENTLE in game.levels() and not known.knows_family(game) else ""
    counts = game_catalog.seat_range(game)
    options = {name: value for name in choices(game) if (value := option_value(game, name, known))}
    return Setup(
        last.level or gentle or table_setup.best_bot(game),
        last.seats if last.seats in counts else table_setup.usual_count(game),
        options,
    )


def choices(game: Game) -> dict[str, Choice]:
    """The options that are offered where a quick game is begun."""
    offered = presenter(game).quick_options
    return {
        option.name: option
        for option in game.options
        if option.name in offered and isinstance(option, Choice)
    }


def option_value(game: Game, name: str, known: History) -> str:
    """The value of an option for the next quick game of a person."""
    first = str(choices(game)[name].default)
    if not known.knows(game):
        return first
    later = presenter(game).after_first_game.get(name, {}).get(first, first)
    if known.begun.get(game.key, 0) < 2:
        return str(later)
    return str(known.last.get(game.key, Setup()).options.get(name, first))


# ---- forms --------------------------------------------------------------------------------------


def setup_form(game: Game, lang: str, chosen: Setup) -> dict[str, Any]:
    """What a form offers for a game: numbers of seats and options, in words."""
    return {
        "key": game.key,
        "counts": game_catalog.seat_range(game),
        "seats": chosen.seats,
        "options": [
            option_form(speaker(game.anchor, lang), option, str(chosen.options[name]))
            for name, option in choices(game).items()
        ],
    }


def option_form(speak: Speak, option: Choice, chosen: str) -> dict[str, Any]:
    base = f"option-{option.name}"
    values = [(value, speak(f"{base}-{value}")) for value in map(str, option.values)]
    return {"name": option.name, "title": speak(base), "values": values, "chosen": chosen}


def read_setup(game: Game, fields: Mapping[str, Any], usual: Setup) -> Setup:
    """The setup a form asks for; fields are `level`, `seats:<game>` and `<option>:<game>`."""
    level = str(fields.get("level") or usual.level)
    if level and level not in game.levels():
        raise PageError(404, "no-level")
    seats = str(fields.get(f"seats:{game.key}") or "")[:2]
    count = int(seats) if seats.isascii() and seats.isdecimal() else usual.seats
    options = dict(usual.options)
    for name, option in choices(game).items():
        given = str(fields.get(f"{name}:{game.key}") or "")[:40]
        if given in map(str, option.values):
            options[name] = given
    if count not in game_catalog.seat_range(game):
        count = usual.seats
    return Setup(level, count, options, usual.pace)


def agreed_options(game: Game, setup: Setup) -> dict[str, object]:
    """The options of a setup that differ from those of the rulebook."""
    count = setup.seats or table_setup.usual_count(game)
    try:
        game.agree(count, dict(setup.options))
    except IllegalAction:
        return {}
    usual = {option.name: option.default for option in game.options}
    return {name: value for name, value in setup.options.items() if value != usual[name]}


async def history_of(visit: RequestContext) -> History:
    return await history(visit.services.store, visit.person_id)
