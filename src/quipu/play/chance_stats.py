"""Stats: what chance gave so far at a running table, from what everybody there was told.

Nothing of a hand or a deck is in it: only the public side of events is read, and the worth of an
event counts only where the whole event is public.
"""

from __future__ import annotations

from typing import Any

from quipu.core.journal import SPECTATOR
from quipu.core.table import Table
from quipu.drawing.symbols import library
from quipu.play.replay.chance_chart import tally
from quipu.play.session import TableSession
from quipu.play.views.delta import symbols_in
from quipu.presenting import Presenter, plain, presenter
from quipu.texts import Speak, speaker, thing_name

Message = dict[str, Any]


def stats(live: TableSession, lang: str) -> Message:
    """The same for everybody who reads this language; counted once for each move."""
    table = live.table
    assert table is not None
    head, found = live.stats.get(lang, ("", {}))
    if head != table.record.head:
        found = counted(live, table, lang)
        live.stats[lang] = (table.record.head, found)
    return found


def counted(live: TableSession, table: Table, lang: str) -> Message:
    game, shows = live.game, presenter(live.game)
    speak = speaker(game.anchor, lang)
    found = {"chance": chance(table, shows, speak), "cards": cards(table, shows, speak)}
    known = library(game.anchor)
    return found | {"symbols": known.definitions(known.needed(symbols_in(found)))}


def chance(table: Table, shows: Presenter[Any], speak: Speak) -> Message | None:
    """How often each outcome came against its expectation; None while that says nothing."""
    drawn: list[str] = []
    for event in table.events:
        told = event.told(SPECTATOR)
        if told is not None:
            drawn += shows.outcomes(event.kind, told)
    found = tally(drawn, shows.fair)
    if found is None:
        return None
    bars = [
        {
            "name": thing_name(speak, each["name"]),
            "picture": plain(shows.picture(each["name"])),
            "n": each["n"],
            "due": round(len(drawn) * shows.fair[each["name"]], 2),
        }
        for each in found["bars"]
    ]
    return {"bars": bars, "draws": found["draws"], "stray": found["stray"]}


def cards(table: Table, shows: Presenter[Any], speak: Speak) -> Message | None:
    """What the rolls gave to each seat by kind, and what an average roll would have given."""
    kinds = list(shows.tints)
    gained = [dict.fromkeys(kinds, 0) for _ in range(table.seats)]
    expected = [0.0] * table.seats
    for event in table.events:
        seat, got = event.data.get("seat"), event.data.get("gained")
        if event.kind != shows.yields or event.secret or event.only:
            continue
        if isinstance(seat, int) and isinstance(got, dict):
            expected[seat] += event.expected
            for kind, n in got.items():
                gained[seat][kind] = gained[seat].get(kind, 0) + n
    if not shows.yields or not any(expected):
        return None
    return {
        "kinds": [
            {"name": thing_name(speak, kind), "picture": plain(shows.picture(kind))}
            for kind in kinds
        ],
        "rows": [
            row(speak, seat, [gained[seat][kind] for kind in kinds], expected[seat])
            for seat in range(table.seats)
        ],
    }


def row(speak: Speak, seat: int, counts: list[int], expected: float) -> Message:
    total, due = sum(counts), round(expected, 1)
    more = round(total - due, 1)
    sign = "+" if more > 0 else "−" if more < 0 else ""
    return {
        "seat": seat,
        "counts": counts,
        "total": total,
        "due": speak.number(due),
        "more": sign + speak.number(abs(more)),
    }
