"""Prices: what is built and bought in a game, and what for, in pictures and words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from quipu.core.game import Game
from quipu.core.journal import SILENT
from quipu.core.luck import FastLuck
from quipu.drawing import library
from quipu.play.table_setup import usual_count
from quipu.play.views.delta import symbols_in
from quipu.presenting import looking_at, presenter
from quipu.presenting.explaining import capital
from quipu.registry import games
from quipu.texts import LANGUAGES


@lru_cache(maxsize=len(LANGUAGES) * 16)
def priced(key: str, lang: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]], Markup]:
    """What is built and bought, with its price, what else is listed, and the symbols for that."""
    game = games()[key]
    shown, seats = presenter(game), usual_count(game)
    state = game.deal(seats, game.agree(seats, {}), FastLuck(0), SILENT)
    looking = looking_at(game, state, 0, lang)
    rows = [
        {
            "name": capital(shown.thing(looking, shown.about[kind]).name)
            if kind in shown.about
            else shown.kind_title(looking.speak, kind, looking.names),
            "picture": (picture := shown.group_picture(looking, kind)) and picture.to_json(),
            "cost": [each.to_json() for each in shown.price(looking, lasting.cost)],
        }
        for kind, lasting in shown.lasting().items()
        if lasting.cost
    ]
    symbols = library(game.anchor)
    listed = [each.to_json() for each in shown.listed(looking)]
    used = symbols.needed(set(symbols_in([*rows, *listed])))
    return rows, listed, Markup(symbols.definitions(used))  # drawn by us


def prices(game: Game, lang: str) -> dict[str, Any]:
    rows, listed, symbols = priced(game.key, lang)
    colour = presenter(game).colour(0)
    return {"rows": rows, "listed": listed, "symbols": symbols, "colour": colour}
