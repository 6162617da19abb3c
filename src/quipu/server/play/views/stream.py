"""Viewing: what one connection is shown, the whole once and then what changed."""

from __future__ import annotations

import orjson

from quipu.server.play.session import TableSession
from quipu.server.play.views.renderer import Message, ViewRenderer, ViewSnapshot
from quipu.texts import Speak


class ViewStream:
    """What one connection is shown: the whole once, and then only what changed."""

    def __init__(self, live: TableSession, seat: int, lang: str, narrow: bool) -> None:
        self.live = live
        self.seat = seat
        self.lang = lang
        self.narrow = narrow
        self.grounds: set[str] = set()  # that the page had when it came
        self.last: ViewSnapshot | None = None

    def restart(self, lang: str, narrow: bool, grounds: set[str]) -> None:
        """The next view is whole again."""
        self.lang, self.narrow, self.grounds, self.last = lang, narrow, grounds, None

    @property
    def eyes(self) -> ViewRenderer:
        return ViewRenderer(self.live, self.seat, self.lang, self.narrow)

    @property
    def game_speak(self) -> Speak:
        return self.eyes.game_speak

    @property
    def speak(self) -> Speak:
        return self.eyes.speak

    async def text(self) -> str:
        """The next view as it is sent, or nothing if there is nothing new."""
        gallery = self.live.gallery
        async with gallery.lock:
            if self.live.table is None:
                return ""
            now = self.live.store.now() if self.live.clocks.ends else 0.0
            old, sight = self.last, gallery.sight(self.eyes, now)
            self.last = sight
            return "" if sight is old else sight.text(old, self.grounds)

    def view(self, now: float = 0.0) -> Message:
        """The next view, made for this connection alone."""
        old, self.last = self.last, self.eyes.look(now, self.last)
        message: Message = orjson.loads(self.last.text(old, self.grounds))
        return message
