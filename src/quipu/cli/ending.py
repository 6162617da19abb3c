"""The end of a game: who won, points by source, and the proof that nobody cheated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from quipu.cli.records import read_cord, told_by_line
from quipu.core.replay import verify

if TYPE_CHECKING:
    from quipu.cli.menu import Words
    from quipu.cli.session import Session
    from quipu.core.state import Result
    from quipu.core.table import Table


def show_result(session: Session) -> None:
    table, voice = session.table, session.voice
    assert table.ended is not None
    words = session.words()
    voice.console.print(points_table(table, table.ended, words))
    winners = [session.names[seat] for seat in table.ended.winners]
    key = "winner-nobody" if not winners else "winner-one" if len(winners) == 1 else "winner-many"
    if session.table.seats > 1:
        voice.console.print(Text(voice.say(key, names=voice.listed(winners)), "bold"))


def points_table(table: Table, result: Result, words: Words) -> Grid:
    """A row for each seat in the order of ranks, a column for each source."""
    sources = list(table.state.scored(0))
    grid = Grid(header_style="dim", box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    for source in sources:
        grid.add_column(words.either(f"source-{source}") or source, justify="right")
    grid.add_column(words.own("total"), justify="right")
    ranks = result.ranks
    for seat in sorted(range(table.seats), key=lambda each: ranks[each]):
        star = "★ " if seat in result.winners else "  "
        points = [str(table.state.scored(seat)[source]) for source in sources]
        total = Text(str(result.points[seat]), "bold")
        grid.add_row(Text(star + words.names[seat], "bold"), *points, total)
    return grid


def show_proof(session: Session) -> None:
    """Where the record lies, and that it is sound."""
    voice, path = session.voice, session.keeper.path
    game, record = read_cord(path)
    with told_by_line(path):
        verdict = verify(game, record)
    voice.console.print(Text(voice.say("record-lies", file=str(path))), soft_wrap=True)
    voice.console.print(Text(voice.say("record-sound", n=verdict.knots), "green"))
    voice.console.print(Text(voice.say("record-head", head=record.head), "dim"))
