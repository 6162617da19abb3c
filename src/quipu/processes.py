"""Child processes: they end with their parent, leave interrupts to it, and keep to a time limit."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

PR_SET_PDEATHSIG: Final = 1  # of Linux
POLL_S: Final = 0.5  # between two looks for the parent where the system does not tell


# ---- interrupts ---------------------------------------------------------------------------------


def ignore_interrupts() -> None:
    """Ignore SIGINT in this process: interrupts are for its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Child processes that start here ignore SIGINT."""
    former = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, former)


# ---- the end of the parent ----------------------------------------------------------------------


def end_with_parent(parent: int) -> None:
    """End this process when its parent ends, even while compiled code runs here.

    Linux kills it, as soon as the thread that started it ends: that thread has to live for as
    long as this process is needed. Elsewhere a thread watches the parent.
    """
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    else:
        watch_parent(parent, leave_at_once)
    if os.getppid() != parent:  # it ended before that was said
        leave_at_once()


def watch_parent(parent: int, on_gone: Callable[[], object]) -> None:
    """Call `on_gone` in a thread of its own once the parent has ended, whoever started us."""

    def watch() -> None:
        wait_for_end(parent)
        on_gone()

    threading.Thread(target=watch, name="parent watch", daemon=True).start()


def wait_for_end(parent: int) -> None:
    """Return when the parent is gone: at once where Linux tells, else at the next look."""
    if hasattr(os, "pidfd_open"):
        with suppress(OSError):
            handle = os.pidfd_open(parent)
            try:
                if os.getppid() == parent:  # and not another process with its number
                    ended = select.poll()
                    ended.register(handle)
                    ended.poll()
            finally:
                os.close(handle)
    while os.getppid() == parent:
        time.sleep(POLL_S)


def leave_at_once() -> None:
    os._exit(1)


def ask_to_end() -> None:
    """Let this process end in good order, by SIGTERM."""
    os.kill(os.getpid(), signal.SIGTERM)


# ---- time limits --------------------------------------------------------------------------------


@contextmanager
def alarm(
    seconds: float, on_alarm: Callable[..., object] | None = None, again: float = 0.0
) -> Iterator[None]:
    """Call `on_alarm` if what runs inside takes longer; without it the system ends the process.

    Only for the main thread. It rings `again` after so many seconds, should it be caught. Where
    there are no alarms nothing happens.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return
    former = signal.signal(signal.SIGALRM, on_alarm or signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds, again)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, former)
