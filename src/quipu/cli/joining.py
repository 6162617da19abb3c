"""Joining: a bot of the house that sits down at a table elsewhere, by an invitation."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode, urlsplit

from quipu.arena.contest import Coded
from quipu.arena.hurrying import hurry
from quipu.core.luck import FastLuck
from quipu.registry import games

if TYPE_CHECKING:
    from collections.abc import Callable

    from quipu.core.game import Game
    from quipu.core.state import Action

HELLO: Final = json.dumps({"type": "hello", "lang": "en", "bot": 1, "worlds": True})
LINK: Final = re.compile(r"https?://[^/\s]+/j/\w+$")
TOKEN: Final = re.compile(r'name="csrf" value="(\w+)"')
WAITS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds, before each further try


class NotInvited(Exception):
    """Nobody can sit down by this link."""


def sit_down(link: str, name: str) -> tuple[str, str]:
    """Follow an invitation as a browser does; the table's address and the key of the seat."""
    if not LINK.match(link):
        raise NotInvited(link)
    jar = CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    try:
        with browser.open(link, timeout=30) as page:
            found = TOKEN.search(page.read().decode())
        fields = {"csrf": found[1] if found else "", "name": name}
        with browser.open(link, urlencode(fields).encode(), timeout=30) as answer:
            table: str = answer.url
    except urllib.error.HTTPError as error:
        raise NotInvited(link) from error
    if not urlsplit(table).path.startswith("/t/"):
        raise NotInvited(link)
    return table, next(each.value or "" for each in jar if each.name == "quipu")


class Joined:
    """One bot at one table until the game is over; a line that breaks is opened again."""

    def __init__(self, bot: str, seed: int) -> None:
        self.bot = bot
        self.luck = FastLuck(seed)
        self.game: Game | None = None
        self.seat = 0
        self.player: Any = None
        self.number = -1  # of the decision that was answered last

    def play(self, table: str, key: str, say: Callable[[str], None]) -> str:
        """`end`, `lost`, or `gone` if the table cannot be reached any more."""
        from websockets.exceptions import InvalidStatus, WebSocketException
        from websockets.sync.client import connect

        where = re.sub("^http", "ws", table.partition("?")[0]) + "/line"
        headers, tries = {"Cookie": f"quipu={key}"}, 0
        while tries <= len(WAITS):
            try:
                with connect(where, additional_headers=headers, max_size=None) as line:
                    line.send(HELLO)
                    for frame in line:
                        tries = 0
                        ended = self.hear(str(frame), line.send)
                        if ended:
                            return ended
            except (OSError, WebSocketException) as error:
                if isinstance(error, InvalidStatus):
                    say(str(error))
            time.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1
        return "gone"

    def hear(self, frame: str, send: Callable[[str], None]) -> str:
        for message in map(json.loads, frame.splitlines()):
            kind = message["type"]
            if kind == "room":  # something changed before the start
                send(HELLO)
            elif kind == "hello":
                self.game = games()[message["game"]]
                self.player = made_for(self.game, self.bot)
            elif kind == "start":
                self.seat = int(message["seat"])
            elif kind == "decide":
                send(json.dumps(self.answer(message)))
            elif kind in ("end", "lost"):
                return str(kind)
        return ""

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Decide from what the seat may know: a world that could be, seen with its eyes."""
        game = self.game
        assert game is not None
        state = game.from_position(asked["position"])
        legal: list[Action[Any]] = state.legal(self.seat)
        openings = state.openings(self.seat)
        view = game.observe(state, self.seat)
        hurry(self.player)
        chosen = self.player.decide(view, legal, openings, self.luck)
        return {"type": "act", "number": asked["number"], "action": chosen.to_json()}


def made_for(game: Game, bot: str) -> Any:
    """A bot of the game by its name, or one of your own: `file.py:Class`."""
    return Coded(bot, bot).make(game) if ":" in bot else game.bot(bot)
