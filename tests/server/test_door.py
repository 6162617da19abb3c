"""The door: who asks nothing, too slowly or too much is let go, and so is one too many."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from quipu.server.config import Settings, from_environment
from quipu.server.logging_setup import BURST, REFILL_PER_SECOND, RateLimit
from quipu.server.net import http_server
from quipu.server.net.http_server import ConnectionLimiter, ServerConfig, TimedHttpProtocol
from quipu.server.web.app import create_app

SOON = 0.4
LONG = 120.0  # a test waits no longer, however busy the machine is

Place = tuple[str, int]


@contextmanager
def open_door(folder: Path, **settings: Any) -> Iterator[tuple[Place, ConnectionLimiter]]:
    """A real server in a thread of its own."""
    made = Settings(database=str(folder / "tables.sqlite"), **settings)
    app = create_app(made)
    config = ServerConfig(app, app.state.crowd, timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield listening.getsockname(), app.state.crowd
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_server, "ASKING", SOON)
    monkeypatch.setattr(http_server, "PARTING", SOON)


CALLS: list[socket.socket] = []


@pytest.fixture(autouse=True)
def hung_up() -> Iterator[None]:
    """All calls of a test end with it."""
    yield
    while CALLS:
        CALLS.pop().close()


def call(place: Place) -> socket.socket:
    CALLS.append(socket.create_connection(place, timeout=LONG))
    return CALLS[-1]


def rest_of(line: socket.socket) -> bytes:
    """Everything until the server closes; a test that waits for ever fails by its timeout."""
    heard = b""
    try:
        while more := line.recv(65_536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


HALVES = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a line": b"GET / HT",
    "half a head": b"GET /health HTTP/1.1\r\nHost: a\r\nX-",
    "half a body": b"POST /play HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n\r\ngame=",
    "a body that does not end": b"POST /settings HTTP/1.1\r\nHost: a\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n",
}


@pytest.mark.usefixtures("hasty")
def test_half_a_request_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_door(tmp_path) as (place, crowd):
        lines = {what: call(place) for what in HALVES}
        for what, line in lines.items():
            line.sendall(HALVES[what])
        heard = {what: rest_of(line) for what, line in lines.items()}
        for what, said in heard.items():
            assert said.startswith(b"HTTP/1.1 40"), what
        assert heard["nothing"].startswith(b"HTTP/1.1 408 Request Timeout\r\n")
        monkeypatch.setattr(http_server, "ASKING", LONG)
        whole = call(place)
        whole.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert b" 200 OK\r\n" in rest_of(whole)
        assert until(lambda: crowd.here.total() == 0)


def until(true: Any) -> bool:
    for _ in range(int(LONG * 20)):
        if true():
            return True
        time.sleep(0.05)
    return False


@pytest.mark.usefixtures("hasty")
def test_one_letter_after_another_is_not_asking(tmp_path: Path) -> None:
    """Each letter keeps a connection alive elsewhere; here the whole request has its time."""
    with open_door(tmp_path) as (place, _):
        line = call(place)
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        assert until(lambda: is_shut(line))


def is_shut(line: socket.socket) -> bool:
    """Whether nothing can be said any more; says a letter to find out."""
    try:
        line.sendall(b"x")
    except OSError:
        return True
    return False


def test_after_an_answer_a_connection_may_not_idle_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_door(tmp_path) as (place, crowd):
        line = call(place)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
        assert line.recv(20).startswith(b"HTTP/1.1 200 OK")
        monkeypatch.setattr(http_server, "ASKING", SOON)
        line.sendall(b"\r\n")
        rest_of(line)
        assert until(lambda: crowd.here.total() == 0)


def test_an_answer_that_nobody_reads_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_server, "READING", SOON)
    with open_door(tmp_path) as (place, crowd):
        line = socket.socket()
        CALLS.append(line)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        line.connect(place)
        line.sendall(b"GET /rules/egypt HTTP/1.1\r\nHost: a\r\n\r\n" * 60)
        assert until(lambda: crowd.here.total() == 1)
        assert until(lambda: crowd.here.total() == 0)


def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    with open_door(tmp_path) as (place, _):
        line = call(place)
        line.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n")
        head = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 60) for number in range(600))
        line.sendall(head)
        assert rest_of(line).startswith(b"HTTP/1.1 431 ")


def test_only_so_many_connections_from_one_address(tmp_path: Path) -> None:
    with open_door(tmp_path, connections_per_address=3) as (place, crowd):
        held = [call(place) for _ in range(3)]
        assert until(lambda: crowd.here.total() == 3)
        assert rest_of(call(place)).startswith(b"HTTP/1.1 503 ")
        assert until(lambda: crowd.here.total() == 3)
        held.pop().close()
        assert until(lambda: crowd.here.total() == 2)
        line = call(place)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert b" 200 OK\r\n" in rest_of(line)


def test_only_so_many_connections_at_all() -> None:
    crowd = ConnectionLimiter(
        Settings(connections=3, connections_per_address=2, trusted_proxies=("p",))
    )
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    crowd.leave("a")
    assert [crowd.enter("p"), crowd.enter("b")] == [True, False]
    for address in ("a", "a", "p", "b"):
        crowd.leave(address)
    assert not crowd.here
    proxy = ConnectionLimiter(
        Settings(connections=9, connections_per_address=1, trusted_proxies=("p",))
    )
    assert [proxy.enter("p") for _ in range(5)] == [True] * 5


def test_a_line_has_no_time_to_keep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What became a WebSocket has rules of its own."""
    made: list[TimedHttpProtocol] = []
    real = TimedHttpProtocol.connection_made

    def noted(connection: TimedHttpProtocol, transport: Any) -> None:
        made.append(connection)
        real(connection, transport)

    monkeypatch.setattr(TimedHttpProtocol, "connection_made", noted)
    with open_door(tmp_path) as ((host, port), crowd):
        with connect(f"ws://{host}:{port}/t/x/line") as line:
            line.send('{"type": "hello", "lang": "en"}')
            with pytest.raises(ConnectionClosed) as shut:
                line.recv(timeout=LONG)
        assert shut.value.rcvd is not None
        assert shut.value.rcvd.code == 4404
        seen = [(each.is_line, each.asking, each.admission) for each in made]
        assert seen == [(True, None, None)]
        assert not crowd.here


def test_a_line_is_pressed_and_remembers_more_of_what_it_was_sent_than_of_what_it_says(
    tmp_path: Path,
) -> None:
    with (
        open_door(tmp_path) as ((host, port), _),
        connect(f"ws://{host}:{port}/t/nowhere/line", open_timeout=LONG) as line,
    ):
        assert line.response is not None
        agreed = line.response.headers["Sec-WebSocket-Extensions"]
    assert "permessage-deflate" in agreed
    assert f"server_max_window_bits={http_server.WINDOW}" in agreed
    assert f"client_max_window_bits={http_server.HEARD_WINDOW}" in agreed


UPGRADE = (
    b"Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
BAD_HANDSHAKES = {
    "a long path": b"GET /t/x/line?%b HTTP/1.1\r\n" % (b"y" * 9_000) + UPGRADE + b"\r\n",
    "a long header": b"GET /t/x/line HTTP/1.1\r\n" + UPGRADE + b"X: %b\r\n\r\n" % (b"y" * 9_000),
    "many headers": b"GET /t/x/line HTTP/1.1\r\n" + UPGRADE + b"X: y\r\n" * 140 + b"\r\n",
    "a length": b"GET /t/x/line HTTP/1.1\r\n" + UPGRADE + b"Content-Length: 5\r\n\r\nhello",
    "a chunked body": b"GET /t/x/line HTTP/1.1\r\n"
    + UPGRADE
    + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    "another method": b"POST /t/x/line HTTP/1.1\r\n" + UPGRADE + b"\r\n",
    "no key": b"GET /t/x/line HTTP/1.1\r\n" + UPGRADE.replace(b"Key", b"Kez") + b"\r\n",
}


@pytest.mark.parametrize("what", BAD_HANDSHAKES)
@pytest.mark.parametrize("checked", [True, False])
def test_a_handshake_that_cannot_be_read_is_answered_and_closed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    what: str,
    checked: bool,
) -> None:
    """By our own check; and, without it, by the refusal that the library has ready."""
    if not checked:
        monkeypatch.setattr(TimedHttpProtocol, "handshake_fault", lambda _: "")
    with open_door(tmp_path) as (place, crowd):
        lines = [call(place) for _ in range(20)]
        for line in lines:
            line.sendall(BAD_HANDSHAKES[what])
        for line in lines:
            assert rest_of(line)[:10] == b"HTTP/1.1 4"
        assert until(lambda: crowd.here.total() == 0)
    assert len(caplog.text) < 2_000


def test_a_handshake_counts_until_it_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one whose table cannot be read just now; after its time it is let go."""

    async def stuck(*_: Any) -> None:
        await asyncio.sleep(LONG)

    monkeypatch.setattr("quipu.server.web.app.serve_line", stuck)
    whole = b"GET /t/x/line HTTP/1.1\r\n" + UPGRADE + b"\r\n"
    with open_door(tmp_path, connections_per_address=3) as (place, crowd):
        held = [call(place) for _ in range(3)]
        for line in held:
            line.sendall(whole)
        assert until(lambda: crowd.here.total() == 3)
        assert rest_of(call(place)).startswith(b"HTTP/1.1 503 ")
        for line in held:
            line.close()
        assert until(lambda: crowd.here.total() == 0)
        monkeypatch.setattr(http_server, "ASKING", SOON)
        line = call(place)
        line.sendall(whole)
        assert rest_of(line).startswith(b"HTTP/1.1 408 ")
        assert until(lambda: crowd.here.total() == 0)


def test_text_that_is_not_utf8_closes_the_line_and_leaves_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def listen(_house: Any, line: Any, _table: str) -> None:
        await line.accept()
        while (await line.receive())["type"] != "websocket.disconnect":
            pass

    monkeypatch.setattr("quipu.server.web.app.serve_line", listen)
    with open_door(tmp_path) as ((host, port), _):
        codes = []
        for _ in range(5):
            with connect(f"ws://{host}:{port}/t/x/line") as line:
                line.send(b"\xff\xfe", text=True)
                with pytest.raises(ConnectionClosed) as shut:
                    line.recv(timeout=LONG)
                codes.append(shut.value.rcvd and shut.value.rcvd.code)
    assert codes == [1007] * 5
    assert "Traceback" not in caplog.text


def test_a_log_says_a_thing_that_happens_all_the_time_a_few_times_only() -> None:
    limit = RateLimit()
    shown = [
        limit.filter(logging.LogRecord("n", logging.ERROR, "", 1, "%s failed", (n,), None))
        for n in range(500)
    ]
    assert sum(shown) == BURST
    other = logging.LogRecord("n", logging.ERROR, "", 1, "another\nat 7", (), None)
    assert limit.filter(other)
    limit.kinds["n", "%s failed"][1] -= 1 / REFILL_PER_SECOND
    again = logging.LogRecord("n", logging.ERROR, "", 1, "%s failed", (7,), None)
    assert limit.filter(again)
    assert again.getMessage() == f"7 failed (and {500 - BURST} more like it)"


def test_caps_are_settings() -> None:
    made = from_environment({}, {"QUIPU_CONNECTIONS": "50", "QUIPU_CONNECTIONS_PER_ADDRESS": "5"})
    assert (made.connections, made.connections_per_address) == (50, 5)
    assert (Settings().connections, Settings().connections_per_address) == (2000, 150)
