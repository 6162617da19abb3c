"""Playing on: a table of one's own that begins at a position of another game, against bots."""

from __future__ import annotations

from dataclasses import replace

from starlette.responses import Response

from quipu.core.game import Game
from quipu.core.record import Record
from quipu.core.refusal import IllegalAction
from quipu.core.state import State
from quipu.core.table import Table, luck_fields
from quipu.play import chat, table_setup
from quipu.play.session import TableSession
from quipu.server.db.models import Person
from quipu.server.web.play_pages import may_open
from quipu.server.web.request_context import PageError, RequestContext


async def play_on(visit: RequestContext, game: Game, state: State, seat: int) -> Response:
    """Sits the visitor down there, at the seat that is asked if this one does not exist."""
    if not state.waiting():
        raise PageError(409, "explore-over")
    seat = seat if 0 <= seat < state.seats else state.waiting()[0]
    host = await may_open(visit)
    live = await begun(visit, game, state, seat, host)
    await chat.say(live, host.id, host.name, "explored", True)
    return visit.go(f"/t/{live.state.id}")


async def begun(
    visit: RequestContext, game: Game, state: State, seat: int, host: Person
) -> TableSession:
    """The position stands in the header, so the record says that its luck was not all drawn."""
    services, speak, count = visit.services, visit.speak, int(state.seats)
    position = game.position(state)
    new = table_setup.new_table(game, host, True, dict(position["options"]))  # type: ignore[call-overload]
    bot = table_setup.best_bot(game)
    seats = table_setup.name_seats(
        [
            table_setup.new_seat(n, host if n == seat else None, None if n == seat else bot)
            for n in range(count)
        ],
        speak("bot"),
        speak("guest"),
    )
    new = replace(new, seats=seats)
    try:
        agreed = game.agree(count, dict(new.options))
        luck = luck_fields(new.key, new.id, None, count, None)
        named: list[dict[str, object]] = [
            {"name": each.name, "bot": each.bot} if each.bot else {"name": each.name}
            for each in seats
        ]
        record = Record.begin(game.key, game.rules_version, agreed, named, luck, position)
        table = Table(game, record, new.key)
        start = table.prepare_start()
    except (IllegalAction, ValueError):
        raise PageError(409, "explore-not") from None
    live = await services.registry.put(new)
    await live.keep_first(table, start)
    services.scheduler.awake.set()
    return live
