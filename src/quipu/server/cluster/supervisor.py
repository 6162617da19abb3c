"""Workers: several processes that serve at one address, and the supervisor that replaces them.

They are forked before anything runs, share the listening socket and a corridor by which
connections are led on, and nothing else: what they have in common is in the database. If the
supervisor dies, however it dies, they end as well. SIGTERM and SIGINT end all; SIGHUP replaces
one worker after another, each as soon as the one before serves.
"""

from __future__ import annotations

import logging
import os
import select
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from quipu.processes import ask_to_end, watch_parent
from quipu.server.background import backoff_seconds
from quipu.server.cluster.socket_handoff import SocketHandoff

log = logging.getLogger("quipu.server")

HEALTHY_S: Final = 30.0  # a worker that lived so long could live
LOOK_S: Final = 0.1  # between two looks at a worker that is starting or ending
LONGEST_START_S: Final = 60.0  # after which a restart goes on without a worker that does not serve
HEARD: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD)


@dataclass
class WorkerSlot:
    """One worker, or the wait for the next one."""

    number: int  # in the corridor
    process: int = 0  # 0: nobody
    began: float = 0.0
    is_ending: bool = False  # because it was told to
    faults: int = 0  # ends in a row that came too soon
    next_start: float = 0.0


class Supervisor:
    """A fork for each place in the corridor, all at the same work, until they are told to stop."""

    def __init__(self, corridor: SocketHandoff, work: Callable[[], None]) -> None:
        self.corridor = corridor
        self.work = work
        self.places = [WorkerSlot(number) for number in range(len(corridor.ears))]
        self.forks = 0  # ever; each worker finds its number in QUIPU_WORKER
        self.is_over = False
        self.to_restart: list[WorkerSlot] = []  # what a SIGHUP asked for; the first is being done
        self.heard, self.hears = os.pipe()  # a byte for each signal

    def run(self) -> None:
        self.listen()
        while not self.is_over or any(place.process for place in self.places):
            self.restart_one()
            for place in self.places:
                if not (place.process or self.is_over) and place.next_start <= time.monotonic():
                    self.fork(place)
            self.wait()
            self.collect()

    def listen(self) -> None:
        """From now on a signal ends the wait at once."""
        for pipe in (self.heard, self.hears):
            os.set_blocking(pipe, False)
        signal.set_wakeup_fd(self.hears, warn_on_full_buffer=False)
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, lambda *_: self.stop())
        signal.signal(signal.SIGHUP, lambda *_: self.restart())
        signal.signal(signal.SIGCHLD, lambda *_: None)

    def wait(self) -> None:
        """Until a signal comes, or the time to start a worker."""
        starts = [place.next_start for place in self.places if not place.process]
        longest = max(0.0, min(starts) - time.monotonic()) if starts and not self.is_over else None
        if self.to_restart:
            longest = LOOK_S
        if select.select([self.heard], [], [], longest)[0]:
            os.read(self.heard, 4096)

    def stop(self) -> None:
        self.is_over = True
        for place in self.places:
            self.tell_to_end(place)

    def restart(self) -> None:
        if not self.to_restart:
            self.to_restart = list(self.places)
            self.tell_to_end(self.to_restart[0])

    def restart_one(self) -> None:
        """The next worker ends once its predecessor's replacement serves."""
        if not self.to_restart or self.is_over:
            return
        place, *rest = self.to_restart
        is_new = place.process and not place.is_ending
        late = time.monotonic() - place.began > LONGEST_START_S
        if is_new and (self.corridor.listening[place.number] or late):
            self.to_restart = rest
            if rest:
                self.tell_to_end(rest[0])

    def tell_to_end(self, place: WorkerSlot) -> None:
        if place.process:
            place.is_ending = True
            with suppress(ProcessLookupError):
                os.kill(place.process, signal.SIGTERM)

    def collect(self) -> None:
        """Note every worker that has ended."""
        with suppress(ChildProcessError):
            while True:
                ended, status = os.waitpid(-1, os.WNOHANG)
                if not ended:
                    return
                self.gone(ended, status)

    def gone(self, process: int, status: int) -> None:
        place = next((each for each in self.places if each.process == process), None)
        if place is None:
            return
        place.process = 0
        self.corridor.sweep(place.number)
        if self.is_over:
            return
        if place.is_ending:
            place.next_start = 0.0
            return
        lived = time.monotonic() - place.began
        place.faults = place.faults + 1 if lived < HEALTHY_S else 1
        wait = backoff_seconds(place.faults)
        place.next_start = time.monotonic() + wait
        code = os.waitstatus_to_exitcode(status)
        log.warning("worker %s exited (%s); starting another in %.1f s", process, code, wait)

    def fork(self, place: WorkerSlot) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        self.forks += 1
        parent = os.getpid()
        process = os.fork()
        if process:
            place.process, place.began, place.is_ending = process, time.monotonic(), False
            return
        code = 1
        try:
            os.environ["QUIPU_WORKER"] = str(self.forks)
            os.environ["QUIPU_PLACE"] = str(place.number + 1)
            signal.set_wakeup_fd(-1)
            for each in HEARD:
                signal.signal(each, signal.SIG_DFL)
            for pipe in (self.heard, self.hears):
                os.close(pipe)
            self.corridor.enter(place.number)
            watch_parent(parent, ask_to_end)
            self.work()
            code = 0
        finally:
            sys.stderr.flush()
            os._exit(code)
