"""Results: how a game ended, points by source, the race, luck against expectation, the proof."""

from __future__ import annotations

from typing import Any, Final

from quipu.core.game import Game
from quipu.core.record import BadRecord, Record
from quipu.core.replay import replay, verify
from quipu.core.table import Table
from quipu.presenting import presenter, stamp
from quipu.texts import Speak, speaker

SHADES: Final = 7
WIDTH, HEIGHT, LEFT, TOP, FOOT = 800, 236, 34, 12, 26
LABELS: Final = 108
TICKS: Final = (1, 2, 5, 10, 20, 50, 100)


def summary(game: Game, record: Record, lang: str, head: str = "") -> dict[str, Any]:
    """Everything the result page shows, from the cord alone; slow, so not for the event loop."""
    race: list[list[int]] = []
    table: Table | None = None
    for table in replay(game, record):
        race.append(table.totals())
    assert table is not None
    assert table.ended is not None
    speak = speaker(game.anchor, lang)
    sources = source_names(table)
    return {
        "winners": table.ended.winners,
        "points": table.ended.points,
        "ranks": table.ended.ranks,
        "reason": reason(speak, table.ended.reason),
        "names": table.names,
        "colours": [presenter(game).colour(n) for n in range(table.seats)],
        "stamps": [stamp(n) for n in range(table.seats)],
        "sources": [(name, words(speak, "source", name)) for name in sources],
        "rows": [source_row(table, seat, sources) for seat in range(table.seats)],
        "race": curve(race, table.seats),
        "luck": luck(table, speak),
        "shades": SHADES,
        "proof": proof(game, record, head),
        "knots": len(record.knots),
        "key": (record.revealed_key() or b"").hex(),
    }


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


def curve(race: list[list[int]], seats: int) -> dict[str, Any]:
    """Points by step as lines of an SVG; equal values are set a little apart."""
    high = max([1, *[value for row in race for value in row]])
    low = min([0, *[value for row in race for value in row]])
    steps = max(1, len(race) - 1)

    def x(step: float) -> float:
        return LEFT + step / steps * (WIDTH - LEFT - LABELS)

    def y(value: float, seat: int = 0) -> float:
        return TOP + (high - value) / (high - low) * (HEIGHT - TOP - FOOT) - 1.5 * seat

    lines = []
    for seat in range(seats):
        path, last = f"M{x(0):.1f} {y(race[0][seat], seat):.1f}", race[0][seat]
        for step, row in enumerate(race):
            if row[seat] != last or step == steps:
                path += f"H{x(step):.1f}V{y(row[seat], seat):.1f}"
                last = row[seat]
        lines.append({"path": path, "end": race[-1][seat], "y": y(race[-1][seat])})
    spread_labels(lines)
    tick = next((each for each in TICKS if (high - low) / each <= 6), TICKS[-1])
    first = -(-low // tick) * tick
    grid = [(value, y(value)) for value in range(first, high + 1, tick)]
    return {"lines": lines, "grid": grid, "right": x(steps), "width": WIDTH, "height": HEIGHT}


def spread_labels(lines: list[dict[str, Any]]) -> None:
    """Names at the ends of the lines, none over another."""
    below = -100.0
    for line in sorted(lines, key=lambda each: float(each["y"])):
        line["label"] = below = max(float(line["y"]), below + 21)
    over = below - (HEIGHT - FOOT + 4)
    if over > 0:
        for line in lines:
            line["label"] -= over


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
    most = max([1.0, *[abs(one - two) for one, two in zip(gave, due, strict=True)]])
    return [
        {
            "gave": speak.number(round(one, 1)),
            "due": speak.number(round(two, 1)),
            "more": signed(speak, round(one - two, 1)),
            "x": (one - two) / most * 90,
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
