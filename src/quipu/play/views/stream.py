"""What one client is shown: the whole table once, and then only what changed."""

from __future__ import annotations

from quipu.play.encoding import loads
from quipu.play.session import TableSession
from quipu.play.views.delta import Message
from quipu.play.views.renderer import ViewRenderer
from quipu.play.views.snapshot import ViewSnapshot
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

    def switch_seat(self, seat: int) -> None:
        """Look with other eyes: the next view is whole, and nothing of it is the old ones'."""
        known = set(self.last.grounds) if self.last is not None else set()
        self.restart(self.lang, self.narrow, self.grounds | known)
        self.seat = seat

    def reset(self) -> None:
        """The next view is whole, after a fault."""
        self.last = None

    @property
    def table_id(self) -> str:
        return self.live.state.id

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
            old = self.last
            key, has_timers = (self.seat, self.lang, self.narrow), bool(self.live.clocks.ends)
            sight = gallery.snapshot(key, now, has_timers, self.eyes.look)
            self.last = sight
            return "" if sight is old else sight.text(old, self.grounds)

    def view(self, now: float = 0.0) -> Message:
        """The next view, made for this connection alone."""
        old, self.last = self.last, self.eyes.look(now, self.last)
        message: Message = loads(self.last.text(old, self.grounds))
        return message
