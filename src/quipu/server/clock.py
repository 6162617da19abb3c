"""Hours: the time of the house, which goes on evenly whatever happens to the computer's clock."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger("quipu.server")

WORTH_SAYING: Final = 60.0  # seconds by which a clock that was set is mentioned
Clock = Callable[[], float]


def since_boot() -> float:
    """Seconds that only ever grow; where the system can say so, those asleep count too."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class ServerClock:
    """Begins at what the wall clock says and then counts by itself.

    So what is stored can be compared after a restart, and a wall clock that is set in between
    moves nothing.
    """

    def __init__(self, wall: Clock = time.time, steady: Clock = since_boot) -> None:
        self.wall = wall
        self.steady = steady
        self.began = wall() - steady()
        self.apart = 0.0  # the wall clock from this time, when it was last mentioned

    def now(self) -> float:
        return self.began + self.steady()

    def compare(self) -> None:
        """Say so when somebody has set the wall clock."""
        apart = self.wall() - self.now()
        if abs(apart - self.apart) > WORTH_SAYING:
            log.warning(
                "system clock changed by %+.0f s; timers are not affected", apart - self.apart
            )
            self.apart = apart
