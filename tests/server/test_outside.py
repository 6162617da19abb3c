"""Bots from outside: asked as the arena asks, told what a seat may know, waited for by nobody."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from quipu.server.outside import MOST_FAULTS
from quipu.server.people import new_secret
from tests.server.machine import Server
from tests.server.test_kill import eventually
from tests.server.walking import Talk, Visitor, begin, invitation, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


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
def bot_at_a_table(folder: Path, game: str = "dice") -> Iterator[tuple[Talk, Heard]]:
    """A person, and a bot from outside that plays first."""
    with serving(folder) as client:
        host, bot = Visitor(client), Visitor(client)
        table = host.table(game)
        host.post(f"/t/{table}/room", option="first_seat", value="1")
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
                yield mine, heard


def test_a_bot_is_asked_as_the_arena_asks(tmp_path: Path) -> None:
    with bot_at_a_table(tmp_path, "egypt") as (mine, heard):
        assert heard.until("start")["seat"] == 1
        for number in (1, 2):
            asked = heard.until("decide")
            assert asked["number"] == number
            assert asked["view"]["seat"] == 1
            assert asked["legal"]
            knots = mine.last["knots"]
            heard.line.say(type="act", number=number, choice=0)
            while mine.last["knots"] <= knots:
                mine.until("view")


def test_a_broken_bot_loses_its_own_seat_and_nothing_else(tmp_path: Path) -> None:
    with bot_at_a_table(tmp_path) as (mine, heard):
        knots = mine.last["knots"]
        for wrong in range(MOST_FAULTS):
            asked = heard.until("decide")
            answers: list[dict[str, Any]] = [
                {"number": asked["number"], "choice": 99},
                {"number": asked["number"], "action": {"kind": "end_turn"}},
                {"number": -1, "choice": 0},
            ]
            assert mine.last["knots"] == knots
            heard.line.say(type="act", **answers[wrong % 3])
        assert heard.until("lost")["fault"] in ("malformed", "illegal")
        while not mine.last["seats"][1]["bot"]:
            mine.until("view")
        while not mine.last["turn"]["you"]:
            mine.until("view")


def test_who_has_no_seat_is_no_bot(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, other = Visitor(client), Visitor(client)
        table = host.table(how="/play")
        with other.line(table, greet=False) as line:
            line.say(type="hello", lang="en", bot=1)
            assert line.until("refused")["code"] == "foreign"


def test_the_example_plays_by_itself(tmp_path: Path) -> None:
    server, secret = Server(tmp_path), new_secret()
    server.start()
    try:
        table = server.table(secret, "/new", "dice")
        asked = "SELECT invitation FROM seats WHERE table_id = ? ORDER BY seat"
        word = server.rows(asked, table)[1][0]
        server.post(f"/t/{table}/room", secret, option="first_seat", value="1")
        bot = subprocess.Popen([sys.executable, str(EXAMPLE), f"{server.address}/j/{word}"])
        try:
            sits = "SELECT person FROM seats WHERE table_id = ? AND seat = 1"
            assert eventually(lambda: server.rows(sits, table)[0][0] is not None)
            server.post(f"/t/{table}/room", secret, start="1")
            line = server.line(table, secret)
            line.send(json.dumps({"type": "nonce", "nonce": "abc"}))
            count = "SELECT count(*) FROM knots WHERE table_id = ?"
            assert eventually(lambda: server.rows(count, table)[0][0] > 2)
        finally:
            bot.kill()
            bot.wait()
    finally:
        server.close()
