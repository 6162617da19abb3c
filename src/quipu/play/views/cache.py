"""Views of one table, rendered once for all clients that see the same; debounced presence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from quipu.play.views.event_feed import EventTextCache
from quipu.play.views.snapshot import ViewSnapshot

Perspective = tuple[int, str, bool]  # seat, language, whether the screen is narrow

REST: Final = 0.25  # seconds between two times that all hear who is here
FRESH: Final = 0.5  # seconds for which the time left on a clock is told as it was


class ViewCache:
    """All who look at one table: the sight of each pair of eyes since something last changed."""

    def __init__(self) -> None:
        self.moment = 0
        self.lock = asyncio.Lock()  # one sight after another, so that other tables have a turn
        self.lore = EventTextCache()
        self.sights: dict[Perspective, tuple[int, float, ViewSnapshot]] = {}
        self.wanted: Callable[[], None] | None = None
        self.is_resting = False

    def turn(self, is_watched: bool) -> None:
        """Something changed: what was seen is over, and what nobody looks at is forgotten."""
        self.moment += 1
        if not is_watched:
            self.sights.clear()
            self.lore = EventTextCache()

    def snapshot(
        self,
        key: Perspective,
        now: float,
        has_timers: bool,
        render: Callable[[float, ViewSnapshot | None], ViewSnapshot],
    ) -> ViewSnapshot:
        """The view of a perspective; rendered again after a change, or if a timer went on."""
        moment, made, last = self.sights.get(key, (-1, 0.0, None))
        ticks = has_timers and now - made > FRESH
        if last is not None and moment == self.moment and not ticks:
            return last
        sight = render(now, last)
        self.sights[key] = (self.moment, now, sight)
        if last is not None:
            last.forget()
        return sight

    def seldom(self, call: Callable[[], None]) -> None:
        """Call at once; what comes right after it is called together, a moment later."""
        self.wanted = call
        if not self.is_resting:
            self.rested()

    def rested(self) -> None:
        self.is_resting = self.wanted is not None
        if self.wanted is not None:
            call, self.wanted = self.wanted, None
            asyncio.get_running_loop().call_later(REST, self.rested)
            call()
