"""Shared by tests: THROW, begun, choose, eventually, until, your_turn."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from websockets.sync.client import ClientConnection

from tests.support.server.client import acts, whole
from tests.support.server.server_process import Server

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


def eventually(happened: Callable[[], bool], seconds: float = 240) -> bool:
    """Whether it comes true; a busy machine is given time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if happened():
            return True
        time.sleep(0.05)
    return happened()
