"""Troubles: one log line for each fault and table, not a traceback for each refused request."""

from __future__ import annotations

import logging
import traceback
from collections import OrderedDict
from time import monotonic
from typing import Final

from quipu.registry import plugin_of
from quipu.server.net.access_log import REQUEST_ID

REPEAT_S: Final = 60.0  # within which the same fault at the same place is only counted
MOST_KEPT: Final = 1000


class FaultLog:
    """Counts faults by place and kind; the first of each has its traceback, the next a number."""

    def __init__(self, log: logging.Logger) -> None:
        self.log = log
        self.seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()
        self.traced: dict[str, float] = {}  # kinds of faults whose traceback was logged, and when

    def note(self, what: str, error: BaseException) -> None:
        """Log a fault unless it was logged a moment ago; its traceback once for all places."""
        kind, now = kind_of(error), monotonic()
        at, more = self.seen.pop((what, kind), (-REPEAT_S, 0))
        if now - at < REPEAT_S:
            self.seen[what, kind] = (at, more + 1)
            return
        self.seen[what, kind] = (now, 0)
        while len(self.seen) > MOST_KEPT:
            self.seen.popitem(last=False)
        request = REQUEST_ID.get()
        again = f" (request {request})" if request else ""
        again += f" ({more} more in the last minutes)" if more else ""
        is_new = now - self.traced.get(kind, -REPEAT_S) >= REPEAT_S
        if is_new:
            self.traced[kind] = now
        where = "" if not is_new else "\n" + short_traceback(error)
        self.log.error("%s: %s%s%s", what, kind, again, where)


def kind_of(error: BaseException) -> str:
    """A fault in a few words: its type, and the last line of what it says."""
    cause = getattr(error, "orig", None) or error
    words = (str(cause).strip().splitlines() or [""])[0][:120]
    name = type(cause).__name__
    left = plugin_of(cause)
    where = f" in the game {left.name}, {left.place.short()}" if left is not None else ""
    return (f"{name}: {words}" if words else name) + where


def short_traceback(error: BaseException) -> str:
    """The calls of the innermost fault, without the chain of those that it caused."""
    inner = error
    while inner.__cause__ is not None:
        inner = inner.__cause__
    return "".join(traceback.format_exception(type(inner), inner, inner.__traceback__, chain=False))
