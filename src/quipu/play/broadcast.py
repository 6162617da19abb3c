"""Broadcast: send everybody at a table their own view, or who is connected."""

from __future__ import annotations

from quipu.play import hotseat
from quipu.play.client import TableClient
from quipu.play.encoding import encoded
from quipu.play.messages.server import Presence
from quipu.play.session import TableSession


def tell(live: TableSession, but: TableClient | None = None, began: float | None = None) -> None:
    """Send each client its own view of what is stored now, those of seats first.

    `began` is when somebody asked for what they see.
    """
    live.gallery.turn(bool(live.lines))
    for line in sorted(live.lines, key=lambda each: each.seat < 0):
        if live.table is not None and line is not but:
            hotseat.follow(live, line)
            line.show(began)


def tell_presence(live: TableSession) -> None:
    """Send everybody who is here, whichever process they are connected to."""
    here = sorted(seat for seat in live.here() if seat >= 0)
    text = encoded(Presence(seats=here, watching=live.watching()))
    for line in live.lines:
        line.put(text)
