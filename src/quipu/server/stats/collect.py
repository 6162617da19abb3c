"""Measuring: what a worker tells of itself and its tables, and what all of them are together."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from quipu.play.timers import DAY
from quipu.server.bots.external import OUTSIDE, ExternalBotStream
from quipu.server.stats.worker_stats import TableStats, WorkerStats

if TYPE_CHECKING:
    from quipu.play.session import TableSession
    from quipu.server.tables.services import Services

MOST_TABLES: Final = 12  # that each worker tells of, those with most lines
PATIENCE: Final = 5.0  # seconds after which a bot from outside is slow


def viewed(services: Services, live: TableSession, seconds: float) -> None:
    """Somebody was shown what was done at a table so many seconds before."""
    services.pulse.viewed(seconds)
    live.took.append(seconds)


def measured(services: Services) -> dict[str, Any]:
    """What this worker counts of itself, as of now."""
    lives, state = list(services.registry.sessions.values()), services.pulse.state
    asked = sum(each.is_waited_for for live in lives for each in outsiders(live))
    thinking = {**services.thinkers.now, OUTSIDE: asked}
    state.thinking = {bot: n for bot, n in thinking.items() if bot and n}
    state.queue = {bot: n for bot, n in services.thinkers.queue.items() if bot and n}
    state.hurried = dict(services.thinkers.hurried)
    state.waiting = len(services.arrivals)
    state.pool = services.store.in_use()
    playing = [live for live in lives if live.table and live.state.stage == "playing"]
    playing.sort(key=lambda live: (-len(live.lines), -live.state.touched))
    state.busiest = [busy(live) for live in playing[:MOST_TABLES]]
    return services.pulse.told(sum(len(live.lines) for live in lives), len(lives))


def outsiders(live: TableSession) -> list[ExternalBotStream]:
    return [line.viewer for line in live.lines if isinstance(line.viewer, ExternalBotStream)]


def busy(live: TableSession) -> TableStats:
    """A table that is playing; it is told who sits there, and never what they hold."""
    assert live.table is not None
    outside = outsiders(live)
    late = monotonic() - PATIENCE
    return TableStats(
        id=live.state.id,
        game=live.game.key,
        seats=len(live.seats),
        bots=sum(live.bot_of(seat.seat) is not None for seat in live.seats),
        outside=sorted({each.seat for each in outside if live.bot_of(each.seat) is None}),
        days=live.state.clock >= DAY,
        slow=any(each.is_waited_for and each.since < late for each in outside),
        lines=len(live.lines),
        watching=live.watching(),
        steps=len(live.table.steps),
        touched=live.state.touched,
        views=len(live.took),
        seconds=round(sum(live.took), 4),
    )


def together(states: list[WorkerStats]) -> list[TableStats]:
    """The busiest tables of all workers; one that several hold is one."""
    found: dict[str, TableStats] = {}
    for each in (one for state in states for one in state.busiest):
        found[each.id] = joined(found[each.id], each) if each.id in found else each
    return sorted(found.values(), key=lambda one: (-one.lines, -one.touched))[:MOST_TABLES]


def joined(one: TableStats, other: TableStats) -> TableStats:
    """What two workers tell of one table; who is behind knows less of it."""
    last = max(one, other, key=lambda each: (each.steps, each.touched))
    return TableStats(
        **{
            **last.__dict__,
            "outside": sorted({*one.outside, *other.outside}),
            "slow": one.slow or other.slow,
            "lines": one.lines + other.lines,
            "views": one.views + other.views,
            "seconds": one.seconds + other.seconds,
        }
    )


def with_somebody(services: Services) -> int:
    """Tables to which somebody is connected, at whichever worker."""
    here = {table for table, live in services.registry.sessions.items() if live.lines}
    return len(here | services.neighbours.here.keys())
