"""Positions to sit down at: a browser brings one as a record and plays on from it."""

from __future__ import annotations

from typing import Any

from quipu import Game, State, Table
from tests.support.browser.gestures import press
from tests.support.browser.watched_page import Watched

WAITING = '.app:not([aria-busy="true"]):not([data-settling])'


def sit_at(seen: Watched, game: Game, state: State) -> None:
    """A private table that begins at this state; the browser has the seat whose turn it is."""
    position: Any = game.position(state)
    names = [f"p{seat}" for seat in range(int(state.seats))]
    record = Table.open_at(game, names, position).record.text()
    page = seen.page
    page.goto(f"{seen.address}/r")
    file: Any = {"name": "position.quipu", "mimeType": "text/plain", "buffer": record.encode()}
    page.set_input_files("input[type=file]", file)
    press(page, "button.primary")
    page.wait_for_selector("#seats > li")  # until then what lies below moves
    press(page, "#explore button")
    page.wait_for_selector(".app .layer-ground > g", state="attached")
    seen.wait_for_turn()


def settled(seen: Watched) -> None:
    """Wait until nothing on the page is inert any more."""
    seen.page.wait_for_selector(WAITING, state="attached")
