"""Shared by tests: shared."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from quipu.core.journal import SPECTATOR
from tests.support.server.client import Frame, Talk, Visitor, serving


class Device(Talk):
    """A page that keeps what it was last told of its curtain, and what it was shown since."""

    def __init__(self, talk: Talk) -> None:
        super().__init__(talk.socket)
        self.told: Frame = {"open": SPECTATOR}
        self.views: list[tuple[int, Frame]] = []  # whose hand was open, and what was shown

    def hear(self) -> Frame:
        body = super().hear()
        if body["type"] == "curtain":
            self.told = body
        elif body["type"] == "view":
            self.views.append((self.told["open"], body))
        return body

    def lift(self, seat: int) -> None:
        self.say(type="curtain", open=seat)
        while self.until("view")["seat"] != seat:
            pass

    def next(self) -> int:
        """Who is asked for next, once the page knows."""
        while self.told.get("named", SPECTATOR) < 0:
            self.hear()
        return int(self.told["named"])


def made(
    visitor: Visitor, game: str, names: list[str], *, bot: bool = False, clock: int = 0
) -> str:
    """A table of these at one device, and perhaps a bot; the first of them begins."""
    table = visitor.table(game)
    room = f"/t/{table}/room"
    visitor.post(room, count=str(len(names) + bot))
    for seat, name in enumerate(names):
        assert visitor.post(room, seat=str(seat), to="device", name=name).status_code == 303
    if bot:
        visitor.post(room, seat=str(len(names)), to="easy")
    visitor.post(room, option="first_seat", value="0")
    if clock:
        visitor.post(room, clock=str(clock))
    assert "why=" not in visitor.post(room, start="1").headers["location"]
    return table


@contextmanager
def shared(
    folder: Path, game: str = "dice", names: tuple[str, ...] = ("Nefer", "Meret"), **given: Any
) -> Iterator[tuple[Visitor, Device, str]]:
    bot, clock = bool(given.pop("bot", False)), int(given.pop("clock", 0))
    with serving(folder, **given) as client:
        visitor = Visitor(client)
        table = made(visitor, game, list(names), bot=bot, clock=clock)
        with visitor.line(table) as talk:
            device = Device(talk)
            device.until("promise")
            device.say(type="nonce", nonce="abc")
            device.until("view")
            yield visitor, device, table
