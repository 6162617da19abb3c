"""Rules pages: the illustrated summary, the numbered reference, worked examples, differences."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.responses import Response

from quipu.core.game import Game
from quipu.drawing.cropping import cropped
from quipu.learning import Card, Summary, lessons, summary
from quipu.play.game_catalog import families, title
from quipu.presenting import differences, examples
from quipu.registry import games
from quipu.server.net.middleware import PICTURE
from quipu.server.web import lobby, rules_html
from quipu.server.web.cost_tables import prices
from quipu.server.web.forms import PAGE
from quipu.server.web.pages import Visiting
from quipu.server.web.request_context import PageError
from quipu.texts import LANGUAGES
from quipu.texts.speaking import ENGLISH

router = APIRouter()


def known(key: str) -> Game:
    if key not in games():
        raise PageError(404, "no-game")
    return games()[key]


# ---- the summary ----------------------------------------------------------------------------


@router.get("/rules/{key}", **PAGE)
async def show_rules(
    visit: Visiting,
    key: str,
    q: Annotated[str, Query(max_length=80)] = "",
    at: Annotated[str, Query(max_length=12)] = "",
    panel: bool = False,
) -> Response:
    """The summary of a game; with a search, a paragraph or for the panel the reference."""
    found = summary(known(key))
    if found is None or q or at or panel:
        return reference_page(visit, key, q, at, panel)
    return summary_page(visit, games()[key], found)


def summary_page(visit: Visiting, game: Game, found: Summary) -> Response:
    lang, family = visit.lang, families()[game.anchor]
    numbers = {id(each): n for n, each in enumerate(found.pictures)}

    def card(each: Card) -> dict[str, Any]:
        return {
            "title": words(each.title, lang),
            "text": rules_html.inline(words(each.words, lang)),
            "rules": {rule.partition(".")[0]: rule for rule in reversed(each.rules)},
            "picture": numbers.get(id(each.picture)),
            "size": each.picture.size if each.picture else None,
            "points": [rules_html.inline(words(point, lang)) for point in each.points],
            "scores": [(score.value, words(score.words, lang)) for score in each.scores],
            "prices": each.shows_prices,
        }

    return visit.page(
        "summary.html",
        key=game.key,
        game=title(game, lang),
        card=lobby.card(family, lang),
        about=rules_html.inline(words(found.lead, lang)),
        note=words(found.note, lang),
        steps=[card(each) for each in found.steps],
        panels=[card(each) for each in found.panels],
        setup=found.setup,
        lessons=bool(lessons(game)),
        differs=bool(differences(game.anchor)),
        pictures={**prices(game, lang), "listed": []},
        modes=[
            (each.key, lobby.short_name(each, lang), lobby.about(each, lang)) for each in family
        ],
        families=[(each[0].key, title(each[0], lang)) for each in families().values()],
    )


def words(by_language: Any, lang: str) -> str:
    """The words in this language, or else in English."""
    found: str = by_language.get(lang) or by_language.get(ENGLISH, "")
    return found


@router.get("/rules/{key}/summary/{number}.svg")
async def show_summary_picture(visit: Visiting, key: str, number: int) -> Response:
    """A picture of the summary: a moment of a lesson, cropped."""
    found = summary(known(key))
    if found is None or not 0 <= number < len(found.pictures):
        raise PageError(404, "no-page")
    return picture(await asyncio.to_thread(summary_picture, key, number, visit.lang))


@lru_cache(maxsize=len(LANGUAGES) * 64)
def summary_picture(key: str, number: int, lang: str) -> str:
    game = games()[key]
    found = summary(game)
    assert found is not None
    shown = found.pictures[number]
    drawing = game.draw(shown.state(game), shown.seat, lang)
    return cropped(drawing, shown.at, shown.size, shown.shift)


# ---- the reference --------------------------------------------------------------------------


@router.get("/rules/{key}/all", **PAGE)
async def show_reference(
    visit: Visiting,
    key: str,
    q: Annotated[str, Query(max_length=80)] = "",
    at: Annotated[str, Query(max_length=12)] = "",
) -> Response:
    """Every numbered paragraph of a game, or those that a search finds."""
    known(key)
    return reference_page(visit, key, q, at, panel=False)


def reference_page(visit: Visiting, key: str, q: str, at: str, panel: bool) -> Response:
    """The whole reference, a search in it, or the chapter of one paragraph."""
    game = games()[key]
    hits = rules_html.search(game, visit.lang, q) if q.strip() else []
    chapters = rules_html.chapters(game, visit.lang)
    shown, beside = chapters, ("", "")
    if at:
        chapter = rules_html.chapter_of(game, visit.lang, at)
        shown = [chapter] if chapter is not None else chapters
        beside = rules_html.beside(game, visit.lang, shown[0])
    elif panel:
        shown = []
    return visit.page(
        "rules_panel.html" if panel else "rules.html",
        key=key,
        game=title(game, visit.lang),
        q=q,
        at=at,
        hits=hits,
        panel=panel and bool(at),
        before=beside[0],
        after=beside[1],
        shown=[(each, rules_html.shown(game, visit.lang, each)) for each in shown],
        contents=[each for each in chapters if each.address],
        inline=rules_html.inline,
        figures=examples(game.anchor),
        pictures=prices(game, visit.lang) if not panel else None,
        differs=bool(differences(game.anchor)),
        summed_up=summary(game) is not None,
        families=[(each[0].key, title(each[0], visit.lang)) for each in families().values()],
    )


@router.get("/rules/{key}/differences", **PAGE)
async def show_differences(visit: Visiting, key: str) -> Response:
    """Every paragraph that is not as in the settlers everybody knows, by chapter."""
    game = known(key)
    told = set(differences(game.anchor))
    chapters = []
    for section in rules_html.chapters(game, visit.lang):
        rules = [each for each in section.paragraphs if each.address in told]
        if rules:
            lines = [(each.address, rules_html.inline(rules_html.plain(each))) for each in rules]
            chapters.append((section, lines))
    if not chapters:
        raise PageError(404, "no-page")
    return visit.page(
        "differences.html",
        key=key,
        game=title(game, visit.lang),
        chapters=chapters,
        figures=examples(game.anchor),
        inline=rules_html.inline,
        pictures=prices(game, visit.lang),
    )


@router.get("/rules/{key}/{address}.svg")
async def show_figure(visit: Visiting, key: str, address: str) -> Response:
    """The position of a worked example, drawn as at a table."""
    game = known(key)
    if address not in examples(game.anchor):
        raise PageError(404, "no-page")
    return picture(await asyncio.to_thread(figure, game.anchor, address, visit.lang))


def picture(text: str) -> Response:
    headers = {"Cache-Control": "private, max-age=3600", "Content-Security-Policy": PICTURE}
    return Response(text, media_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=len(LANGUAGES) * 32)
def figure(anchor: str, address: str, lang: str) -> str:
    example = examples(anchor)[address]
    game = games()[example.game]
    text: str = game.draw(example.make(game), example.seat, lang).svg()
    return text
