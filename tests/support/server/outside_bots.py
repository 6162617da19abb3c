"""Shared by tests: bot_at_a_table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tests.support.server.client import Talk, Visitor, begin, invitation, serving


class Heard:
    """What a bot was sent, one message after another."""

    def __init__(self, line: Talk) -> None:
        self.line = line
        self.left: list[dict[str, Any]] = []

    def until(self, *kinds: str) -> dict[str, Any]:
        for _ in range(80):
            while not self.left:
                text = self.line.socket.receive_text()
                self.left = [json.loads(each) for each in text.splitlines()]
            message = self.left.pop(0)
            if message["type"] in kinds:
                return message
        raise AssertionError(kinds)


@contextmanager
def bot_at_a_table(
    folder: Path, game: str = "dice", clock: int = 0, **given: Any
) -> Iterator[tuple[Talk, Heard, TestClient]]:
    """A person, and a bot from outside that plays first."""
    with serving(folder, **given) as client:
        host, bot = Visitor(client), Visitor(client)
        table = host.table(game)
        host.post(f"/t/{table}/room", option="first_seat", value="1")
        if clock:
            host.post(f"/t/{table}/room", clock=str(clock))
        assert bot.post(invitation(host, table), name="Outside").status_code == 303
        with bot.line(table, greet=False) as line:
            line.say(type="hello", lang="en", bot=1)
            heard = Heard(line)
            hello = heard.until("hello")
            assert (hello["quipu"], hello["game"]) == (1, game)
            host.post(f"/t/{table}/room", start="1")
            with host.line(table) as mine:
                line.say(type="hello", lang="en", bot=1)  # which is its nonce as well
                begin(mine)
                yield mine, heard, client
