"""Rulebooks: what a rules page shows besides the ledger: prices, worked examples, differences."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from fastapi import APIRouter
from starlette.responses import Response

from quipu.core.game import Game
from quipu.presenting import differences, examples
from quipu.registry import games
from quipu.server import ledgers
from quipu.server.families import title
from quipu.server.forms import PAGE
from quipu.server.guard import PICTURE
from quipu.server.pages import Visiting
from quipu.server.prices import prices
from quipu.server.visit import Refused
from quipu.texts import LANGUAGES

router = APIRouter()


def known(key: str) -> Game:
    if key not in games():
        raise Refused(404, "no-game")
    return games()[key]


@router.get("/rules/{key}/differences", **PAGE)
async def show_differences(visit: Visiting, key: str) -> Response:
    """Every paragraph that is not as in the settlers everybody knows, by chapter."""
    game = known(key)
    told = set(differences(game.anchor))
    chapters = []
    for section in ledgers.chapters(game, visit.lang):
        rules = [each for each in section.paragraphs if each.address in told]
        if rules:
            lines = [(each.address, ledgers.inline(ledgers.plain(each))) for each in rules]
            chapters.append((section, lines))
    if not chapters:
        raise Refused(404, "no-page")
    return visit.page(
        "differences.html",
        key=key,
        game=title(game, visit.lang),
        chapters=chapters,
        figures=examples(game.anchor),
        inline=ledgers.inline,
        pictures=prices(game, visit.lang),
    )


@router.get("/rules/{key}/{address}.svg")
async def show_figure(visit: Visiting, key: str, address: str) -> Response:
    """The position of a worked example, drawn as at a table."""
    game = known(key)
    if address not in examples(game.anchor):
        raise Refused(404, "no-page")
    text = await asyncio.to_thread(figure, game.anchor, address, visit.lang)
    headers = {"Cache-Control": "private, max-age=3600", "Content-Security-Policy": PICTURE}
    return Response(text, media_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=len(LANGUAGES) * 32)
def figure(anchor: str, address: str, lang: str) -> str:
    example = examples(anchor)[address]
    game = games()[example.game]
    text: str = game.draw(example.make(game), example.seat, lang).svg()
    return text
