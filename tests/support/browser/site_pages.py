"""The pages around the table, and how each of them is reached: a row for each kind of page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Browser

from quipu.server.auth.identity import new_secret
from tests.support.browser.gestures import press
from tests.support.finished_games import KEPT, game_of
from tests.support.server.server_process import Server


@dataclass
class Site:
    """A server with one person who has a table, a room, a finished game and replays."""

    server: Server
    browser: Browser
    secret: str = field(default_factory=new_secret)
    made: dict[str, str] = field(default_factory=dict)

    def once(self, name: str, make: Callable[[], str]) -> str:
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]

    @property
    def cookie(self) -> str:
        return self.server.cookie(self.secret)["Cookie"].partition("=")[2]

    def table(self, game: str) -> str:
        """A table in play against bots."""
        return self.once(f"table {game}", lambda: f"/t/{self.server.table(self.secret, game=game)}")

    def room(self) -> str:
        """A table that has not begun, with a bot at its last seat."""
        return self.once("room", lambda: f"/t/{self.server.table(self.secret, '/new', 'egypt')}")

    def result(self) -> str:
        """A game that everybody agreed to end."""

        def ended() -> str:
            path = f"/t/{self.server.table(self.secret, game='dice')}"
            page = self.browser.new_page()
            page.context.add_cookies(
                [{"name": "quipu", "value": self.cookie, "url": self.server.address}]
            )
            page.goto(self.server.address + path)
            page.wait_for_selector(".layer-ground .part", state="attached")
            press(page, page.locator(".tools .menu summary").last)
            press(page, page.locator("#offer-end"))
            page.wait_for_selector("#to-result:not([hidden])", state="attached", timeout=90_000)
            page.close()
            return f"{path}/result"

        return self.once("result", ended)

    def replay(self, game: str) -> str:
        """The first finished game of a mode that is kept for tests, brought as a file."""

        def brought() -> str:
            page = self.browser.new_page()
            page.goto(f"{self.server.address}/r")
            file = next(path for path in KEPT if game_of(path).key == game)
            page.set_input_files("input[type=file]", str(file))
            press(page, "button.primary")
            page.wait_for_url("**/r/*")
            found = "/r/" + page.url.partition("/r/")[2].partition("#")[0]
            page.close()
            return found

        return self.once(f"replay {game}", brought)


PAGES: Final[dict[str, Callable[[Site], str]]] = {
    "lobby": lambda _: "/",
    "room": Site.room,
    "result": Site.result,
    "rules": lambda _: "/rules/egypt",
    "all rules": lambda _: "/rules/egypt/all",
    "learn": lambda _: "/learn/dice",
    "puzzles": lambda _: "/puzzles",
    "own page": lambda _: "/me",
    "settings": lambda _: "/settings",
    "watch": lambda _: "/watch",
    "privacy": lambda _: "/privacy",
    "open a record": lambda _: "/r",
}
