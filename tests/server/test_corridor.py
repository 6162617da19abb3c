"""The corridor: all lines of a table come to one worker, and to any other if that cannot be."""

from __future__ import annotations

import copy
import json
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from quipu.server.auth.identity import new_secret
from quipu.server.cluster.socket_handoff import SocketHandoff, received
from quipu.server.config import Settings
from quipu.server.net import http_server
from quipu.server.net.http_server import ConnectionLimiter, HttpServer, ServerConfig
from quipu.server.web.app import create_app
from tests.support.server.postgres import Postgres
from tests.support.server.server_process import Server, running_workers
from tests.support.server.waiting import begun, choose, eventually, until, your_turn

LONG = 120.0
NAMES = [b"table-%d" % n for n in range(400)]

PROXIED = {"QUIPU_TRUSTED_PROXY": "127.0.0.1"}


@contextmanager
def corridor_of(count: int, listening: bool = True) -> Iterator[SocketHandoff]:
    made = SocketHandoff(count)
    if listening:
        made.listening[:] = b"\1" * count
    with closing(made):
        yield made


# ---- whose a table is -------------------------------------------------------------------------


def test_tables_are_spread_and_stay_where_they_are() -> None:
    with corridor_of(3) as corridor:
        before = [corridor.looks_after(name) for name in NAMES]
        assert all(90 < before.count(place) < 180 for place in range(3))
        corridor.sweep(1)
        after = [corridor.looks_after(name) for name in NAMES]
        assert all(new == old for new, old in zip(after, before, strict=True) if old != 1)
        assert {new for new, old in zip(after, before, strict=True) if old == 1} == {0, 2}
        corridor.sweep(0)
        corridor.sweep(2)
        assert corridor.looks_after(NAMES[0]) == -1


def test_only_lines_of_tables_are_led_on() -> None:
    with corridor_of(2) as corridor:
        name = next(each for each in NAMES if corridor.looks_after(each) == 1)
        assert corridor.elsewhere(b"/t/%b/line" % name) is None  # this process is no worker
        corridor.place = 0
        assert corridor.elsewhere(b"/t/%b/line" % name) == 1
        assert corridor.elsewhere(b"/t/%b/line?x=1" % name) == 1
        others = (b"/t/%b", b"/t/%b/lines", b"/x/t/%b/line", b"/t/%%41%b/line", b"/t//%b/line")
        assert [corridor.elsewhere(each % name) for each in others] == [None] * len(others)
        corridor.listening[1] = 0
        assert corridor.elsewhere(b"/t/%b/line" % name) is None


def test_who_was_on_the_way_to_a_worker_that_died_is_let_go() -> None:
    with corridor_of(2) as corridor:
        browser, accepted = socket.socketpair()
        corridor.lead(1, accepted.fileno(), b"GET /t/x/line HTTP/1.1\r\n\r\n")
        accepted.close()
        browser.setblocking(False)
        with pytest.raises(BlockingIOError):
            browser.recv(1)  # it is on its way
        corridor.sweep(1)
        assert browser.recv(1) == b""
        assert not corridor.listening[1]
        browser.close()


def test_what_is_no_connection_is_dropped() -> None:
    with corridor_of(2) as corridor:
        one, other = socket.socketpair()
        corridor.mouths[0].send(b"a request alone")
        socket.send_fds(corridor.mouths[0], [b""], [one.fileno()])
        socket.send_fds(corridor.mouths[0], [b"two"], [one.fileno(), one.fileno()])
        corridor.lead(0, one.fileno(), b"GET")
        one.close()
        ((came, head),) = received(corridor.ears[0])
        assert head == b"GET"
        came.close()
        assert other.recv(1) == b""  # nobody holds its other end any more
        other.close()


# ---- two doors in one process -----------------------------------------------------------------


@contextmanager
def doors(
    folder: Path, *places: int
) -> Iterator[tuple[int, SocketHandoff, list[ConnectionLimiter]]]:
    """Doors of a corridor with two places; the first is that of the address, which it accepts."""
    crowds, open_doors = [], []
    listening = socket.create_server(("127.0.0.1", 0))
    nowhere = socket.create_server(("127.0.0.1", 0))
    with corridor_of(2, listening=False) as corridor, listening, nowhere:
        for place in places:
            own = copy.copy(corridor)
            own.place = place
            app = create_app(Settings(database=str(folder / f"{place}.sqlite")))
            made = HttpServer(ServerConfig(app, app.state.crowd, own, timeout_graceful_shutdown=1))
            at = listening if place == places[0] else nowhere
            thread = threading.Thread(target=made.run, args=([at],))
            thread.start()
            crowds.append(app.state.crowd)
            open_doors.append((made, thread))
            while not corridor.listening[place]:
                time.sleep(0.01)
        try:
            yield listening.getsockname()[1], corridor, crowds
        finally:
            for made, thread in reversed(open_doors):
                made.should_exit = True
                thread.join()


def call(port: int, corridor: SocketHandoff, place: int) -> int:
    """Ask for the line of a table that is not there; the code of the answer."""
    name = next(each for each in NAMES if corridor.looks_after(each) == place)
    with connect(f"ws://127.0.0.1:{port}/t/{name.decode()}/line", open_timeout=LONG) as line:
        line.send('{"type": "hello", "lang": "en"}')
        with pytest.raises(ConnectionClosed) as ended:
            line.recv(timeout=LONG)
        return int(ended.value.rcvd.code) if ended.value.rcvd is not None else 0


def test_a_line_is_answered_by_the_worker_it_is_led_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[bytes] = []
    take = HttpServer.take

    def taken(self: HttpServer, at: socket.socket, head: bytes) -> None:
        came.append(head)
        take(self, at, head)

    monkeypatch.setattr(HttpServer, "take", taken)
    with doors(tmp_path, 0, 1) as (port, corridor, crowds):
        assert call(port, corridor, 0) == 4404
        assert not came
        assert call(port, corridor, 1) == 4404
        assert len(came) == 1
        assert b"sec-websocket-key" in came[0]
        assert eventually(lambda: not any(crowd.here for crowd in crowds))


@pytest.mark.parametrize("fault", ["full", "broken", "secret"])
def test_a_line_that_cannot_be_led_on_is_served_where_it_arrived(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    monkeypatch.setattr(http_server, "WAIT", 0.001)
    with doors(tmp_path, 0) as (port, corridor, crowds):
        corridor.listening[1] = 1  # it says so, and hears nothing
        if fault == "full":
            with suppress(BlockingIOError):
                while True:
                    corridor.mouths[1].send(b"a request alone")
        elif fault == "broken":
            corridor.ears[1].shutdown(socket.SHUT_RDWR)
        else:

            def led(*_: Any) -> None:
                raise AssertionError("what is encrypted cannot be led on")

            monkeypatch.setattr(SocketHandoff, "lead", led)
            monkeypatch.setattr("uvicorn.protocols.http.httptools_impl.is_ssl", lambda _: True)
        assert call(port, corridor, 1) == 4404
        assert eventually(lambda: not any(crowd.here for crowd in crowds))


# ---- two workers ------------------------------------------------------------------------------


def end_of(line: ClientConnection) -> int:
    return int(line.socket.getsockname()[1])


def holders(server: Server, end: int) -> list[int]:
    """The workers that have the server's end of the line from a port."""
    ends = [f":{server.port:04X}", f":{end:04X}"]
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    held = {f"socket:[{row[9]}]" for row in rows if [row[1][8:], row[2][8:]] == ends}
    return [worker for worker in server.workers() for each in opened(worker) if each in held]


def opened(worker: int) -> list[str]:
    """What the files of a process are."""
    found = []
    for each in Path(f"/proc/{worker}/fd").iterdir():
        try:
            found.append(str(each.readlink()))
        except FileNotFoundError:  # closed since it was listed
            continue
    return found


def is_let_go(server: Server, ends: list[int]) -> bool:
    return not any(holders(server, each) for each in ends)


def place_of(table: str) -> int:
    """Where a table belongs when both workers listen."""
    with corridor_of(2) as corridor:
        return corridor.looks_after(table.encode())


def comes_together(server: Server, table: str, secret: str) -> bool:
    """Whether a new line of a table is held where it belongs; who asks too often is refused."""
    try:
        line = server.line(table, secret)
        until(line, "welcome")
    except (OSError, WebSocketException):
        return False
    found = holders(server, end_of(line)) == [server.workers()[place_of(table)]]
    line.close()
    return found


def one_for_each(server: Server, secret: str) -> list[str]:
    """A table of each worker; lines come to them."""
    found: dict[int, str] = {}
    for _ in range(60):
        table = server.table(secret, "/new")
        found.setdefault(place_of(table), table)
        if len(found) == 2:
            break
    tables = [found[0], found[1]]
    assert all(eventually(partial(comes_together, server, at, secret)) for at in tables)
    return tables


def test_all_lines_of_a_table_come_to_one_worker(tmp_path: Path, postgres: Postgres) -> None:
    with running_workers(tmp_path, postgres, **PROXIED) as server:
        secret = new_secret()
        tables = one_for_each(server, secret)
        for place, table in enumerate(tables):
            lines = [server.line(table, secret) for _ in range(6)]
            ends = [end_of(line) for line in lines]
            for line, end in zip(lines, ends, strict=True):
                until(line, "welcome")
                assert holders(server, end) == [server.workers()[place]]
            for line in lines:
                line.close()
            assert eventually(partial(is_let_go, server, ends))


def test_lines_of_an_address_are_counted_where_they_are_served(
    tmp_path: Path, postgres: Postgres
) -> None:
    with running_workers(tmp_path, postgres, **PROXIED, QUIPU_LINES_PER_ADDRESS="3") as server:
        one, two = new_secret(), new_secret()
        server.addresses |= {one: "10.0.0.1", two: "10.0.0.2"}
        table = one_for_each(server, one)[0]
        lines = [server.line(table, one) for _ in range(3)]
        for line in lines:
            until(line, "welcome")
        with pytest.raises(ConnectionClosed) as refused:
            until(server.line(table, one), "welcome")
        assert refused.value.rcvd is not None
        assert refused.value.rcvd.code == 4429
        other = server.table(two, "/new")
        until(server.line(other, two), "welcome")  # an address of its own
        lines[0].close()

        def comes() -> bool:
            try:
                until(server.line(table, one), "welcome")
            except ConnectionClosed:
                return False
            return True

        assert eventually(comes)


def test_a_killed_worker_loses_nothing_and_its_lines_come_back(
    tmp_path: Path, postgres: Postgres
) -> None:
    with running_workers(tmp_path, postgres, **PROXIED) as server:
        secret = new_secret()
        one_for_each(server, secret)
        table, line, view = begun(server, secret)
        for drill in range(3):
            (victim,) = holders(server, end_of(line))
            act = {"type": "act", "token": f"drill-{drill:06}", "seen": view["seen"]}
            line.send(json.dumps(act | {"action": choose(view)}))
            until(line, "done")
            os.kill(victim, signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                until(line, "never")
            line = back(server, table, secret)
            assert holders(server, end_of(line)) != [victim]
            view = your_turn(line)
        tokens = server.rows("SELECT token FROM entries WHERE token NOTNULL ORDER BY number")
        assert tokens == [(f"drill-{drill:06}",) for drill in range(3)]
        assert eventually(lambda: len(server.workers()) == 2)
        assert eventually(lambda: comes_together(server, table, secret))


def back(server: Server, table: str, secret: str) -> ClientConnection:
    """The line again, as a page does it: one that breaks on the way is asked for once more."""
    for _ in range(200):
        try:
            line = server.line(table, secret)
            until(line, "welcome")
        except (OSError, WebSocketException):
            time.sleep(0.05)
            continue
        return line
    raise AssertionError("nobody serves the table")
