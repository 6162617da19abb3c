"""Explaining: what a thing on the table is and how it stands, asked of the game's presenter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from quipu.core.game import Game
from quipu.core.table import Table
from quipu.drawing.symbols import library
from quipu.play.messages.client import AskWhat
from quipu.play.messages.server import (
    Explainable,
    Explained,
    ExplanationView,
    NamedThing,
    OpenedSeat,
)
from quipu.play.views.delta import framed, symbols_in
from quipu.play.views.renderer import ViewRenderer
from quipu.presenting import Explanation, plain, presenter
from quipu.texts.ledger import ledger

Kept = dict[tuple[int, str], tuple[str, Sequence[Explanation]]]  # by seat and language, at a head


def explained(eyes: ViewRenderer, table: Table, asked: AskWhat) -> Explained:
    """The first of these keys that has an explanation."""
    known = all_explained(eyes, table)
    places = {key: each for each in reversed(known) for key in each.at}
    found = next((places[key] for key in asked.at if key in places), None)
    if found is None:
        return Explained(id=asked.id, what=None, symbols="")
    return whole(eyes, asked, found)


def explainable(eyes: ViewRenderer, table: Table, asked: AskWhat) -> Explainable:
    """The names of all things that can be explained."""
    known = all_explained(eyes, table)
    things: list[NamedThing] = [
        {"name": each.name, "at": list(each.at)} for each in known if each.at
    ]
    return Explainable(id=asked.id, things=things)


def opened(eyes: ViewRenderer, table: Table, asked: AskWhat) -> OpenedSeat:
    """What lies openly before a seat, drawn to stand beside the board."""
    drawing = None
    if asked.open is not None and 0 <= asked.open < table.seats:
        drawing = presenter(eyes.live.game).beside(eyes.looking(table), asked.open)
    if drawing is None:
        return OpenedSeat(id=asked.id, drawing="", symbols="")
    symbols = drawing.library.definitions(drawing.symbols)
    return OpenedSeat(id=asked.id, drawing=framed(drawing), symbols=symbols)


def all_explained(eyes: ViewRenderer, table: Table) -> Sequence[Explanation]:
    """Made once for whoever looks with the same eyes at the same moment."""
    mine = (eyes.seat, eyes.lang)
    kept: Kept = eyes.live.explained
    if mine not in kept or kept[mine][0] != table.record.head:
        told = presenter(eyes.live.game).explanations(eyes.looking(table))
        kept[mine] = (table.record.head, told)
    return kept[mine][1]


def whole(eyes: ViewRenderer, asked: AskWhat, found: Explanation) -> Explained:
    """With the title of its chapter, and the symbols of its pictures, which a page may lack."""
    game = eyes.live.game
    shown: dict[str, Any] = plain(found)
    known = library(game.anchor)
    symbols = known.definitions(known.needed(symbols_in(shown)))
    chapter = chapter_title(game, eyes.lang, found.paragraph) if found.paragraph else ""
    what = cast("ExplanationView", shown | {"chapter": chapter})
    return Explained(id=asked.id, what=what, symbols=symbols)


def chapter_title(game: Game, lang: str, address: str) -> str:
    """The title of the chapter of the rules in which a paragraph is."""
    for section in ledger(game.anchor, lang).sections:
        if any(paragraph.address == address for paragraph in section.paragraphs):
            return section.title
    return ""
