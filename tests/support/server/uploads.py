"""Shared by tests: bring, found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quipu.server.auth.identity import csrf_token
from tests.support.finished_games import kept
from tests.support.server.client import Visitor


def found(name: str) -> Path:
    try:
        return kept(name)
    except StopIteration:
        return kept("hidden_draw")


def bring(visitor: Visitor, data: bytes) -> Any:
    visitor.get("/r")
    visitor.client.cookies.clear()
    fields = {"csrf": csrf_token(visitor.secret)}
    answer = visitor.client.post(
        "/r", data=fields, files={"record": ("game.quipu", data)}, headers=visitor.headers
    )
    visitor.secret = answer.cookies.get("quipu") or visitor.secret
    return answer
