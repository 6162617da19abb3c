"""`kill -9` between any two messages: what was acknowledged is there, what was not happens once."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from websockets.sync.client import ClientConnection

from quipu.server.auth.identity import new_secret
from tests.server.machine import Server
from tests.server.walking import acts, whole

THROW = {"kind": "throw_dice", "dice": [0, 1, 2, 3, 4, 5]}


SHOWN: WeakKeyDictionary[ClientConnection, dict[str, Any]] = WeakKeyDictionary()


def until(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        body: dict[str, Any] = json.loads(line.recv(timeout=240))
        if body["type"] == "view":
            body = SHOWN[line] = whole(SHOWN.get(line, {}), body)
        if body["type"] in kinds:
            return body


def your_turn(line: ClientConnection) -> dict[str, Any]:
    while True:
        view = until(line, "view")
        if view["turn"]["you"]:
            return view


def begun(server: Server, secret: str) -> tuple[str, ClientConnection, dict[str, Any]]:
    """A game against bots, the line to it, and what is seen when it is one's turn."""
    table = server.table(secret)
    line = server.line(table, secret)
    until(line, "promise")
    line.send(json.dumps({"type": "nonce", "nonce": "abc"}))
    return table, line, your_turn(line)


def choose(view: dict[str, Any]) -> dict[str, Any]:
    """What to do now: throw once, then stop, then end the turn."""
    for kind in ("stop_throwing", "end_turn"):
        for action in acts(view):
            if action["kind"] == kind:
                return action
    return THROW


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    server, secret = Server(tmp_path), new_secret()
    server.start()
    try:
        table, line, view = begun(server, secret)
        for drill in range(4):
            act = {"type": "act", "token": f"drill-{drill:06}", "seen": view["seen"]}
            act["action"] = choose(view)
            line.send(json.dumps(act))
            acknowledged = drill % 2 == 0
            if acknowledged:
                until(line, "done")
            server.kill()
            server.start()
            line = server.line(table, secret)
            before = until(line, "view")
            line.send(json.dumps(act))
            answer = until(line, "done", "refused")
            if acknowledged:
                assert answer["type"] == "refused"
                assert answer["code"] == "repeated"
            else:
                assert answer["type"] == "done" or answer["code"] == "repeated"
            assert before["seen"] >= view["seen"]
            line.close()
            line = server.line(table, secret)
            view = your_turn(line)
        line.close()
    finally:
        server.close()


def test_a_killed_server_leaves_nobody_thinking(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        thinkers = woken(server)
        server.kill()
        assert eventually(lambda: not any(Path(f"/proc/{each}").exists() for each in thinkers))
    finally:
        server.close()


def woken(server: Server) -> list[int]:
    """Its thinkers; it needs a moment for the first."""
    assert eventually(lambda: bool(server.thinkers()))
    return server.thinkers()


def eventually(happened: Callable[[], bool], seconds: float = 240) -> bool:
    """Whether it comes true; a busy machine is given time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if happened():
            return True
        time.sleep(0.05)
    return happened()
