"""Hours: the time of the house, which goes on evenly whatever happens to the computer's clock."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], float]


def since_boot() -> float:
    """Seconds that only ever grow; where the system can say so, those asleep count too."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Hours:
    """Begins at what the wall clock says and then counts by itself.

    So what is stored can be compared after a restart, and a wall clock that is set in between
    moves nothing.
    """

    def __init__(self, wall: Clock = time.time, steady: Clock = since_boot) -> None:
        self.steady = steady
        self.began = wall() - steady()

    def now(self) -> float:
        return self.began + self.steady()
