"""The supervisor hears signals at once, replaces each worker by itself, and restarts one by one."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from quipu.server.auth.identity import new_secret
from quipu.server.close_codes import SERVER_RESTARTS
from tests.support.server.server_process import Server, children
from tests.support.server.waiting import eventually

PROGRAM = """
import asyncio, os, signal, sys, time
from pathlib import Path
from quipu.server.cluster import supervisor
from quipu.server.cluster.socket_handoff import SocketHandoff

supervisor.backoff_seconds = lambda faults: 0.1 if faults == 1 else 1000.0
folder = Path(sys.argv[1])
corridor = SocketHandoff(2)

def work():
    began = folder / f"began {corridor.place} {os.getpid()}"
    async def serve():
        over = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, over.set)
        corridor.listen(lambda *_: None)
        began.touch()
        await over.wait()
        corridor.leave()
        alive = [n for n in range(2) if corridor.listening[n]]
        (folder / f"ended {corridor.place} {os.getpid()}").write_text(str(alive))
    if (folder / f"broken {corridor.place}").exists():
        began.touch()
        os._exit(3)
    asyncio.run(serve())

supervisor.Supervisor(corridor, work).run()
"""


@contextmanager
def supervised(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen([sys.executable, "-c", PROGRAM, str(folder)]) as process:
        try:
            assert eventually(lambda: len(children(process.pid)) == 2)
            assert eventually(lambda: len(list(folder.glob("began *"))) == 2)
            yield process
        finally:
            process.kill()


def fail_often(process: subprocess.Popen[bytes], folder: Path) -> None:
    """The worker of the first place dies twice; the supervisor waits for very long."""
    (folder / "broken 0").touch()
    first = next(folder.glob("began 0 *"))
    os.kill(int(first.name.split()[2]), signal.SIGKILL)
    assert eventually(lambda: len(list(folder.glob("began 0 *"))) == 2)
    assert eventually(lambda: len(children(process.pid)) == 1)


def test_a_supervisor_that_waits_to_replace_a_worker_hears_sigterm(tmp_path: Path) -> None:
    with supervised(tmp_path) as process:
        fail_often(process, tmp_path)
        process.terminate()
        assert process.wait(timeout=240) == 0


def test_a_worker_is_replaced_while_another_cannot_live(tmp_path: Path) -> None:
    with supervised(tmp_path) as process:
        fail_often(process, tmp_path)
        other = next(tmp_path.glob("began 1 *"))
        os.kill(int(other.name.split()[2]), signal.SIGKILL)
        assert eventually(lambda: len(list(tmp_path.glob("began 1 *"))) == 2)
        assert len(list(tmp_path.glob("began 0 *"))) == 2


def test_sighup_replaces_one_worker_after_another(tmp_path: Path) -> None:
    with supervised(tmp_path) as process:
        before = set(children(process.pid))
        process.send_signal(signal.SIGHUP)
        assert eventually(lambda: len(list(tmp_path.glob("ended *"))) == 2)
        assert eventually(lambda: len(set(children(process.pid)) - before) == 2)
        said = {each.name.split()[1]: each.read_text() for each in tmp_path.glob("ended *")}
        assert said == {"0": "[1]", "1": "[0]"}  # the other one served, each time


def read_to_end(line: ClientConnection) -> None:
    while True:
        line.recv(timeout=240)


def test_a_single_worker_drains_on_sighup(tmp_path: Path) -> None:
    """`systemctl reload` sends SIGHUP, which by default ends a process at once."""
    server = Server(tmp_path)
    try:
        server.start()
        secret = new_secret()
        line = server.line(server.table(secret), secret)
        assert json.loads(line.recv(timeout=240))["type"] == "welcome"
        os.kill(server.pid, signal.SIGHUP)
        with pytest.raises(ConnectionClosed) as closed:
            read_to_end(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SERVER_RESTARTS
        assert eventually(lambda: not Path(f"/proc/{server.pid}").exists())
    finally:
        server.close()
