"""`make pictures`: the pictures of the README, anew, from the page as it is now.

What is shown are moments of the finished games that the rules are tested with.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser
from rich.progress import track

import tests.support.browser.alone  # noqa: F401  # for what it does
from quipu import Table
from quipu.core.fairluck import key_from_seed
from quipu.core.record import written
from quipu.server.auth.identity import new_secret
from tests.support.browser.measuring import Measured
from tests.support.browser.moments import ME, Moment, live, view
from tests.support.browser.watched_page import chromium
from tests.support.finished_games import game_of, kept, stored, tables
from tests.support.games_under_test import Case
from tests.support.server.server_process import Server

DOCS: Final = Path("docs")
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
LANG: Final = "en"
END: Final = "pyramid-points"  # whose result is shown


@dataclass(frozen=True)
class Picture:
    """A file, the finished game of which it shows a moment, and an act that is possible then."""

    file: str
    record: str
    act: str
    size: tuple[int, int] = DESK


PICTURES: Final = (
    Picture("dice.png", "plus-fifteen-points", "stop_throwing"),
    Picture("gods.png", "gods-ten-points", "end_turn"),
    Picture("table.png", "pyramid-points", "end_turn"),
    Picture("inca.png", "inca-settlement-and-city", "end_turn"),
    Picture("jade.png", "three_districts", "set_figure"),
    Picture("phone.png", "egypt-ten-points", "end_turn", PHONE),
    Picture("phone-jade.png", "three_districts", "drive", PHONE),
)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.draw_by("pictures")
        server.start()
        secret = new_secret()
        for each in track(PICTURES, "pictures"):
            take(browser, server, secret, each)
        pages(browser, server, secret)
        server.close()


def take(browser: Browser, server: Server, secret: str, wanted: Picture) -> None:
    game = game_of(kept(wanted.record)).key
    address = f"{server.address}/t/{server.table(secret, game=game)}"
    page = Measured(browser, game, wanted.size, LANG)
    page.open(address, cookie(server, secret))
    page.show(moment(wanted))
    page.page.screenshot(path=DOCS / wanted.file)
    page.context.close()


def moment(wanted: Picture) -> Moment:
    """The last moment but a few at which the first seat may do it, with the most to choose from."""
    path = kept(wanted.record)
    seats: Any = stored(path).header["seats"]
    case = Case(game_of(path), len(seats), {})
    narrow = wanted.size == PHONE
    best: tuple[int, str] = (-1, "")
    for number, table in enumerate(tables(path)):
        if number < len(stored(path).knots) * 2 // 3 or not possible(table, wanted.act):
            continue
        choices = len(table.legal(ME))
        if choices > best[0]:
            best = choices, json.dumps(view(live(case, table), LANG, narrow))
    return Moment(case.game.key, 0, wanted.file, {(LANG, narrow): best[1]})


def possible(table: Table, kind: str) -> bool:
    return ME in table.waiting() and any(act.kind == kind for act in table.legal(ME))


def cookie(server: Server, secret: str) -> str:
    return server.cookie(secret)["Cookie"].partition("=")[2]


def pages(browser: Browser, server: Server, secret: str) -> None:
    """The lobby, and the end of a game that is laid down where the server keeps it."""
    table = server.table(secret, how="/new", game=game_of(kept(END)).key)
    server.kill()
    lay_down(server.file, table)
    server.start()
    wide, high = DESK
    context = browser.new_context(viewport={"width": wide, "height": high}, reduced_motion="reduce")
    context.add_cookies([{"name": "quipu", "value": cookie(server, secret), "url": server.address}])
    page = context.new_page()
    for file, path in (("lobby.png", ""), ("result.png", f"t/{table}/result")):
        page.goto(f"{server.address}/{path}")
        page.evaluate("document.fonts.ready")
        page.screenshot(path=DOCS / file)
    context.close()


def lay_down(file: Path, table: str) -> None:
    record = stored(kept(END))
    luck: Any = record.header["luck"]
    row = ("over", json.dumps(record.header), key_from_seed(luck["seed"]), table)
    knots = [(table, number, written(knot)) for number, knot in enumerate(record.knots)]
    with closing(sqlite3.connect(file, timeout=60)) as database, database:
        database.execute("UPDATE tables SET stage = ?, header = ?, key = ? WHERE id = ?", row)
        database.executemany("INSERT INTO entries (table_id, number, text) VALUES (?, ?, ?)", knots)


if __name__ == "__main__":
    main()
