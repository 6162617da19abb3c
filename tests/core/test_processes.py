"""Child processes end with their parent, leave interrupts to it, and keep to a time limit."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quipu import processes
from quipu.processes import alarm, without_interrupts

CHILD = """
import os, sys, time
from quipu import processes
parent = os.getpid()
if os.fork() == 0:
    {watch}
    print(os.getpid(), flush=True)
    time.sleep(600)
else:
    time.sleep(600)
"""
POLLING = "del os.pidfd_open; processes.POLL_S = 0.05; "


def is_there(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
@pytest.mark.parametrize(
    "watch",
    [
        "processes.end_with_parent(parent)",
        "processes.watch_parent(parent, processes.leave_at_once)",
        "processes.watch_parent(parent, processes.ask_to_end)",
        POLLING + "processes.watch_parent(parent, processes.leave_at_once)",
    ],
)
def test_a_child_ends_with_a_parent_that_is_killed(watch: str) -> None:
    command = [sys.executable, "-c", CHILD.format(watch=watch)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert is_there(child)
        parent.kill()
        assert parent.stdout.read() == ""  # the child was the last to hold it open
    for _ in range(600):
        if not is_there(child):
            break
        time.sleep(0.05)
    assert not is_there(child)


def test_a_parent_that_is_gone_already_is_not_waited_for() -> None:
    processes.wait_for_end(os.getpid())  # which is not our parent


def test_an_alarm_interrupts_and_is_put_away() -> None:
    def ring(*_: object) -> None:
        raise TimeoutError

    former = signal.getsignal(signal.SIGALRM)
    with pytest.raises(TimeoutError), alarm(0.01, ring):
        time.sleep(60)
    with alarm(60, ring):
        pass
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) == former


def test_an_alarm_that_nobody_takes_ends_the_process() -> None:
    said = "import time; from quipu.processes import alarm\nwith alarm(0.05): time.sleep(60)"
    ended = subprocess.run([sys.executable, "-c", said], check=False)
    assert ended.returncode == -signal.SIGALRM


def test_interrupts_are_ignored_by_what_starts_here() -> None:
    former = signal.getsignal(signal.SIGINT)
    with without_interrupts():
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) == former
