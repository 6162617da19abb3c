"""Shared by tests: played, told."""

from __future__ import annotations

from functools import cache

from quipu.core.luck import FastLuck
from quipu.core.table import Table
from quipu.play.views.event_feed import EventFeed, follow
from quipu.presenting import looking_at
from quipu.registry import game as game_of

SEATS = {"dice": 2, "dice-plus": 2, "jade": 2, "inca": 3}


@cache
def played(key: str, steps: int = 70) -> Table:
    game = game_of(key)
    table = Table.open_seeded(game, [f"P{n}" for n in range(SEATS.get(key, 4))], seed=3)
    bot, luck = game.bot("greedy"), FastLuck(5)
    for _ in range(steps):
        for seat in table.waiting()[:1]:
            openings = table.state.openings(seat)
            table.submit(seat, bot.decide(table.observe(seat), table.legal(seat), openings, luck))
    return table


def told(table: Table, seat: int, since: EventFeed | None = None, lang: str = "en") -> EventFeed:
    return follow(looking_at(table.game, table.state, seat, lang, table.names), table, since)
