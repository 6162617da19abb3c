"""A watch over bots written in Python: who thinks too long is interrupted, wherever it runs."""

from __future__ import annotations

import ctypes
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from quipu.processes import alarm


class TimeUp(BaseException):
    """Raised inside a bot; not an Exception, so that no bot swallows it by accident."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Interrupt what runs inside after so many seconds.

    In the main thread an alarm does it, which also breaks a sleep; in others it takes effect with
    the next line of Python. What is stuck in foreign code for good cannot be interrupted.
    """
    if threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer"):
        with alarm(seconds, raise_time_up, again=0.1):
            yield
    else:
        with timer(seconds):
            yield


def raise_time_up(*_: object) -> None:
    raise TimeUp


@contextmanager
def timer(seconds: float) -> Iterator[None]:
    here = ctypes.c_ulong(threading.get_ident())
    over = threading.Lock()
    done = False

    def ring() -> None:
        with over:
            if not done:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(here, ctypes.py_object(TimeUp))

    clock = threading.Timer(seconds, ring)
    clock.daemon = True
    clock.start()
    try:
        yield
    finally:
        with over:
            done = True
        clock.cancel()
