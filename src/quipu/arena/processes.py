"""Processes that work for another one."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

WHEN_PARENT_DIES: Final = 1  # PR_SET_PDEATHSIG of Linux


@contextmanager
def deaf() -> Iterator[None]:
    """What starts here hears no interrupts: those are for the parent alone."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def end_with_parent(parent: int) -> None:
    """This process ends when its parent does, however that ends and whatever is done here.

    Linux sees to it by itself; elsewhere whoever has nobody left to answer ends. Linux means the
    thread that started this process: it has to live for as long as that is needed.
    """
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(WHEN_PARENT_DIES, signal.SIGKILL)
    if os.getppid() != parent:  # it died before that was said
        os._exit(1)
