"""The end of a game as the table tells it: who won and by what, and every seat by its rank."""

from __future__ import annotations

from typing import Any, Final

from quipu.core.game import Game
from quipu.core.table import Table
from quipu.play.replay.summary import (
    SHADES,
    reason,
    round_of,
    source_names,
    source_row,
    words,
)
from quipu.presenting import plain, presenter
from quipu.texts import Speak, sentence_list, speaker

BY_POINTS: Final = "points"  # the reason of an end that comes with the last point
PLACES_IN_WORDS: Final = 8


def ending(game: Game, table: Table, seat: int, lang: str) -> dict[str, Any] | None:
    """What the panel shows to this seat (SPECTATOR: nobody's place); None while the game runs."""
    if table.ended is None:
        return None
    speak, web, shows = speaker(game.anchor, lang), speaker("quipu.web", lang), presenter(game)
    ended, sources = table.ended, source_names(table)
    used = {
        name for each in range(table.seats) for name, n in table.state.scored(each).items() if n
    }
    order = sorted(range(table.seats), key=lambda each: (ended.ranks[each], each))
    return {
        "title": title(web, table, seat, lang),
        "about": decided(speak, web, table) or reason(speak, ended.reason),
        "is_decided": bool(decided(speak, web, table)),
        "own": own_place(web, table, seat),
        "winners": ended.winners,
        "rows": [
            source_row(table, each, sources)
            | {"rank": ended.ranks[each], "points": ended.points[each]}
            for each in order
        ],
        "sources": [
            {
                "name": name,
                "words": words(speak, "source", name),
                "picture": plain(shows.picture(shows.sources.get(name, ""))),
                "shade": n % SHADES,
            }
            for n, name in enumerate(sources)
            if name in used
        ],
    }


def title(web: Speak, table: Table, seat: int, lang: str) -> str:
    """The headline: who won, with how many points."""
    ended = table.ended
    assert ended is not None
    points = ended.points[ended.winners[0]] if ended.winners else 0
    if len(ended.winners) != 1:
        names = [table.names[each] for each in ended.winners]
        return web("names-share-win", names=sentence_list(names, lang), n=points)
    winner = ended.winners[0]
    return (
        web("you-win", n=points)
        if winner == seat
        else web("name-wins", name=table.names[winner], n=points)
    )


def winner_note(web: Speak, table: Table, seat: int) -> str:
    """The same in a few words, for the pill in the header."""
    assert table.ended is not None
    winners = table.ended.winners
    if len(winners) != 1:
        return web("pill-shared")
    if winners[0] == seat:
        return web("pill-you-win")
    return web("pill-wins", name=table.names[winners[0]])


def decided(speak: Speak, web: Speak, table: Table) -> str:
    """What brought the last points of the winner; empty where no points decided."""
    ended = table.ended
    assert ended is not None
    if len(ended.winners) == 1 and ended.reason == BY_POINTS:
        source = last_gain(table, ended.winners[0])
        if source:
            named = words(speak, "source", source)
            return web("decided-by", source=named, round=round_of(table))
    return ""


def last_gain(table: Table, winner: int) -> str:
    """The source that gave the winner most in the last step; empty if it gave nothing."""
    if not table.steps or table.timeline is None:
        return ""
    before = table.timeline.at(len(table.steps) - 1).state.scored(winner)
    after = table.state.scored(winner)
    gains = {name: points - before.get(name, 0) for name, points in after.items()}
    best = max(gains, key=lambda name: gains[name], default="")
    return best if best and gains[best] > 0 else ""


def own_place(web: Speak, table: Table, seat: int) -> str:
    """How the reader did, in words; nothing for spectators."""
    ended = table.ended
    assert ended is not None
    if seat < 0:
        return ""
    points, ranks = ended.points, ended.ranks
    others = [each for each in range(table.seats) if each not in ended.winners]
    if seat in ended.winners:
        if len(ended.winners) > 1 or not others:
            return ""
        second = max(others, key=lambda each: points[each])
        return web("own-ahead", n=points[seat] - points[second], name=table.names[second])
    place = web(f"place-{min(ranks[seat], PLACES_IN_WORDS)}")
    behind = points[ended.winners[0]] - points[seat]
    return web("own-behind", place=place, n=behind) if behind > 0 else web("own-level", place=place)
