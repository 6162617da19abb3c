"""Working: several processes that serve at one address; one that dies is replaced.

They are forked before anything runs, share the listening socket and a corridor by which lines are
led on, and nothing else: what they have in common is in the database. If their parent dies,
however it dies, they end as well.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from quipu.server.corridor import Corridor
from quipu.server.loops import back_off

log = logging.getLogger("quipu.server")

HEALTHY: Final = 30.0  # seconds after which an end is not that of a worker that cannot live


class Workers:
    """A fork for each place in the corridor, all at the same work, until they are told to stop."""

    def __init__(self, corridor: Corridor, work: Callable[[], None]) -> None:
        self.corridor = corridor
        self.work = work
        self.born: dict[int, tuple[int, float]] = {}  # where and when each began, by process id
        self.forks = 0  # ever; each worker finds its number in QUIPU_WORKER
        self.faults = 0  # ends in a row that came too soon
        self.is_over = False
        self.lives, self.holds = os.pipe()  # read to its end when the parent is gone

    def run(self) -> None:
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, lambda *_: self.stop())
        for place in range(len(self.corridor.ears)):
            self.fork(place)
        while self.born:
            with suppress(ChildProcessError):
                ended, status = os.waitpid(-1, 0)
                self.gone(ended, status)

    def stop(self) -> None:
        self.is_over = True
        for each in self.born:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGTERM)

    def gone(self, process: int, status: int) -> None:
        if process not in self.born:
            return
        place, began = self.born.pop(process)
        self.corridor.sweep(place)
        if self.is_over:
            return
        self.faults = self.faults + 1 if time.monotonic() - began < HEALTHY else 1
        wait = back_off(self.faults)
        code = os.waitstatus_to_exitcode(status)
        log.warning("worker %s ended (%s); another begins in %.1f seconds", process, code, wait)
        time.sleep(wait)
        if not self.is_over:
            self.fork(place)

    def fork(self, place: int) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        self.forks += 1
        process = os.fork()
        if process:
            self.born[process] = (place, time.monotonic())
            return
        code = 1
        try:
            os.environ["QUIPU_WORKER"] = str(self.forks)
            for each in (signal.SIGTERM, signal.SIGINT):
                signal.signal(each, signal.SIG_DFL)
            os.close(self.holds)
            self.corridor.enter(place)
            threading.Thread(target=self.outlive_nobody, daemon=True).start()
            self.work()
            code = 0
        finally:
            sys.stderr.flush()
            os._exit(code)

    def outlive_nobody(self) -> None:
        os.read(self.lives, 1)
        os.kill(os.getpid(), signal.SIGTERM)
