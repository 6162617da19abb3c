"""Explaining: what a thing on the table is and how it stands, asked of the game's presenter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from quipu.core.table import Table
from quipu.drawing.symbols import library
from quipu.presenting import Explanation, plain, presenter
from quipu.server.play.views.renderer import Message, ViewRenderer, framed, symbols_in
from quipu.server.web.rules_html import chapter_of

MOST_KEYS: Final = 12  # of elements that lie over each other
Kept = dict[tuple[int, str], tuple[str, Sequence[Explanation]]]  # by seat and language, at a head


def explained(eyes: ViewRenderer, table: Table, keys: Sequence[object]) -> Message:
    """The first of these keys that has an explanation; without keys the names of all things."""
    known = all_explained(eyes, table)
    if not keys:
        return {"things": [{"name": each.name, "at": list(each.at)} for each in known if each.at]}
    places = {key: each for each in reversed(known) for key in each.at}
    found = next((places[key] for key in keys if isinstance(key, str) and key in places), None)
    return {"what": None, "symbols": ""} if found is None else whole(eyes, found)


def opened(eyes: ViewRenderer, table: Table, seat: object) -> Message:
    """What lies openly before a seat, drawn to stand beside the board."""
    drawing = None
    if isinstance(seat, int) and 0 <= seat < table.seats:
        drawing = presenter(eyes.live.game).beside(eyes.looking(table), seat)
    if drawing is None:
        return {"drawing": "", "symbols": ""}
    return {"drawing": framed(drawing), "symbols": drawing.library.definitions(drawing.symbols)}


def all_explained(eyes: ViewRenderer, table: Table) -> Sequence[Explanation]:
    """Made once for whoever looks with the same eyes at the same moment."""
    mine = (eyes.seat, eyes.lang)
    kept: Kept = eyes.live.explained
    if mine not in kept or kept[mine][0] != table.record.head:
        told = presenter(eyes.live.game).explanations(eyes.looking(table))
        kept[mine] = (table.record.head, told)
    return kept[mine][1]


def whole(eyes: ViewRenderer, found: Explanation) -> Message:
    """With the title of its chapter, and the symbols of its pictures, which a page may lack."""
    game = eyes.live.game
    chapter = chapter_of(game, eyes.lang, found.paragraph) if found.paragraph else None
    shown: dict[str, Any] = plain(found)
    known = library(game.anchor)
    symbols = known.definitions(known.needed(symbols_in(shown)))
    words = chapter.title if chapter is not None else ""
    return {"what": shown | {"chapter": words}, "symbols": symbols}
