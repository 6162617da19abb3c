"""Playing on: a table of one's own that begins at a position of another game, against bots."""

from __future__ import annotations

from starlette.responses import Response

from quipu.core.game import Game
from quipu.core.record import Record
from quipu.core.refusal import IllegalAction
from quipu.core.state import State
from quipu.core.table import Table, luck_fields
from quipu.server.db.models import Person
from quipu.server.play import commands, table_setup
from quipu.server.play.session import TableSession
from quipu.server.web.play_pages import may_open
from quipu.server.web.request_context import PageError, RequestContext


async def play_on(visit: RequestContext, game: Game, state: State, seat: int) -> Response:
    """Sits the visitor down there, at the seat that is asked if this one does not exist."""
    if not state.waiting():
        raise PageError(409, "explore-over")
    seat = seat if 0 <= seat < state.seats else state.waiting()[0]
    host = await may_open(visit)
    live = await begun(visit, game, state, seat, host)
    await commands.say(live, host.id, host.name, "explored", True)
    return visit.go(f"/t/{live.row.id}")


async def begun(
    visit: RequestContext, game: Game, state: State, seat: int, host: Person
) -> TableSession:
    """The position stands in the header, so the record says that its luck was not all drawn."""
    services, speak, count = visit.services, visit.speak, int(state.seats)
    position = game.position(state)
    row = table_setup.new_row(game, host, True, dict(position["options"]))  # type: ignore[call-overload]
    seats = [
        table_setup.new_seat(row.id, n, host if n == seat else None, None if n == seat else bot)
        for n, bot in enumerate([table_setup.best_bot(game)] * count)
    ]
    table_setup.name_seats(seats, speak("bot"), speak("guest"))
    try:
        agreed = game.agree(count, dict(row.options))
        luck = luck_fields(row.key, row.id, None, count, None)
        named: list[dict[str, object]] = [
            {"name": each.name, "bot": each.bot} if each.bot else {"name": each.name}
            for each in seats
        ]
        record = Record.begin(game.key, game.rules_version, agreed, named, luck, position)
        table = Table(game, record, row.key)
        start = table.prepare_start()
    except (IllegalAction, ValueError):
        raise PageError(409, "explore-not") from None
    live = await services.put(row, seats)
    await live.keep_first(table, start, services.settings.bot_pause)
    services.awake.set()
    return live
