"""Results: how a game ended, points by source, the race, dice and luck, the proof."""

from __future__ import annotations

from typing import Any, Final

from quipu.core.game import Game
from quipu.core.journal import SPECTATOR
from quipu.core.record import BadRecord, Record
from quipu.core.replay import replay, verify
from quipu.core.table import Table
from quipu.drawing.charts import whole_step
from quipu.drawing.symbols import library
from quipu.play.replay.chance_chart import tally
from quipu.play.replay.score_chart import ScoreHistory, chart
from quipu.presenting import Presenter, presenter, stamp
from quipu.texts import Speak, speaker, thing_name

SHADES: Final = 7
LUCK: Final = 90  # how far the largest luck is drawn from the middle
MOST_NOTCHES: Final = 30  # of a bar


def summary(
    game: Game, record: Record, lang: str, head: str = "", reader: int = SPECTATOR
) -> dict[str, Any]:
    """Everything the result page shows, from the record alone; slow, so not for the event loop.

    The reader's own seat is called "You" in what is drawn.
    """
    course, table = ScoreHistory(), None
    for table in replay(game, record):
        scored = [table.state.scored(seat) for seat in range(table.seats)]
        course.note(table.totals(), scored, round_of(table))
    assert table is not None
    assert table.ended is not None
    speak, shows = speaker(game.anchor, lang), presenter(game)
    sources, you = source_names(table), speaker("quipu.web", lang)("you-title")
    drawn = [each for event in table.events for each in shows.outcomes(event.kind, event.data)]

    def said(seat: int, source: str) -> str:
        name = you if seat == reader else table.names[seat]
        return f"{name}: {words(speak, 'source', source)}"

    return {
        "winners": table.ended.winners,
        "points": table.ended.points,
        "names": table.names,
        "colours": [presenter(game).colour(n) for n in range(table.seats)],
        "stamps": [stamp(n) for n in range(table.seats)],
        "bars": [bar_length(table, seat) for seat in range(table.seats)],
        "pictures": {name: shows.picture(shows.sources.get(name, "")) for name in sources},
        "symbols": symbols(game, sources),
        "race": chart(course, table.seats, said),
        "tally": tally(drawn, shows.fair),
        "faces": {each: face(shows, speak, each) for each in shows.fair},
        "luck": luck(table, speak),
        "proof": proof(game, record, head),
        "steps": len(table.steps),
        "key": (record.revealed_key() or b"").hex(),
    }


def round_of(table: Table) -> int:
    """Turns are counted over all seats."""
    turn = getattr(table.state, "turn", 0)
    return -(-int(turn) // table.seats)


def bar_length(table: Table, seat: int) -> int:
    """The points above zero of a seat: how long its bar is."""
    return sum(points for points in table.state.scored(seat).values() if points > 0)


def notch(scale: int) -> int:
    """How many points lie between two notches of a bar, so that they can be told apart."""
    return whole_step(scale, MOST_NOTCHES)


def symbols(game: Game, sources: list[str]) -> str:
    """Definitions of the pictures of sources and of what chance gave."""
    shows, known = presenter(game), library(game.anchor)
    things = [*[shows.sources.get(name, "") for name in sources], *shows.fair]
    pictures = [shows.picture(thing) for thing in things]
    return known.definitions(known.needed(each.symbol for each in pictures if each is not None))


def face(shows: Presenter[Any], speak: Speak, outcome: str) -> dict[str, Any]:
    return {"picture": shows.picture(outcome), "name": thing_name(speak, outcome)}


def words(speak: Speak, kind: str, name: str) -> str:
    key = f"{kind}-{name.replace('_', '-')}"
    return speak(key) if speak.has(key) else name.replace("_", " ")


def reason(speak: Speak, name: str) -> str:
    return words(speak, "reason", name) if name else ""


def source_names(table: Table) -> list[str]:
    found: dict[str, None] = {}
    for seat in range(table.seats):
        found.update(dict.fromkeys(table.state.scored(seat)))
    return list(found)


def source_row(table: Table, seat: int, sources: list[str]) -> dict[str, Any]:
    """Segments of a bar; what counts against a seat is said beside it."""
    points = table.state.scored(seat)
    parts = [
        {"points": points[name], "shade": sources.index(name) % SHADES, "name": name}
        for name in sources
        if points.get(name, 0) > 0
    ]
    minus = sum(value for value in points.values() if value < 0)
    return {"seat": seat, "parts": parts, "minus": minus}


def luck(table: Table, speak: Speak) -> list[dict[str, Any]]:
    """For each seat what chance gave and what was to be expected, if the game measures it."""
    gave, due = [0.0] * table.seats, [0.0] * table.seats
    for event in table.events:
        seat = event.data.get("seat")
        if (event.value or event.expected) and isinstance(seat, int):
            gave[seat] += event.value
            due[seat] += event.expected
    if not any(gave) and not any(due):
        return []
    stray = max([1.0, *[abs(one - two) for one, two in zip(gave, due, strict=True)]])
    tick = whole_step(stray, 2)
    most = max(stray, 2.0 * tick)
    return [
        {
            "gave": speak.number(round(one, 1)),
            "due": speak.number(round(two, 1)),
            "more": signed(speak, round(one - two, 1)),
            "x": (one - two) / most * LUCK,
            "tick": tick,
            "step": tick / most * LUCK,
        }
        for one, two in zip(gave, due, strict=True)
    ]


def signed(speak: Speak, value: float) -> str:
    return ("+" if value > 0 else "−" if value < 0 else "") + speak.number(abs(value))


def proof(game: Game, record: Record, head: str) -> dict[str, Any]:
    """The checks; `head` is a hash the reader's browser was told while the game ran."""
    try:
        verdict = verify(game, record, head)
    except BadRecord as error:
        return {"sound": False, "line": error.line}
    return {"sound": True, "head": verdict.head, "luck": verdict.luck, "knots": verdict.knots}
