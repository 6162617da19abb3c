"""A short finished game with a mistake: a win was at hand, and the turn was ended instead."""

from __future__ import annotations

from functools import cache

import quipu
from quipu.core.timeline import Moment
from tests.support.finished_games import game_of, kept, tables


def last_moment(name: str) -> tuple[quipu.Game, Moment]:
    """Before the act that won."""
    found: Moment | None = None
    for table in tables(kept(name)):
        if table.state.result() is not None:
            break
        found = table.now
    assert found is not None
    return game_of(kept(name)), found


@cache
def mistaken() -> str:
    """Its record: one act too early, one more of somebody else, then all agree to end it."""
    game, moment = last_moment("plus-ten-points")
    state, seat = moment.state, int(moment.state.deciding())
    names = ["Ann", "Ben", "Cleo", "Dan"][: int(state.seats)]
    table = quipu.Table.open_at(game, names, game.position(state))
    table.submit(seat, game.parse("end_turn"))
    other = table.waiting()[0]
    table.submit(other, table.legal(other)[0])
    table.agree_to_end()
    return table.record.text()
