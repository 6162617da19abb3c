"""`quipu solve`: what perfect play of a game is worth, computed exactly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from quipu.cli.app import Spoken
from quipu.cli.choosing import find_game, read_options
from quipu.cli.outputs import check_output, write_whole
from quipu.cli.parameters import file_name, lang_option, option_option
from quipu.cli.voice import Fault, Voice

if TYPE_CHECKING:
    from rich.progress import Progress

    from quipu.core.game import Game
    from quipu.terminal.solution import Solution, Solved

RARE: Final = 1e-6  # rarer totals share a line at each end


@click.command("solve", cls=Spoken)
@click.argument("game", metavar="GAME")
@option_option
@click.option("--table", callback=file_name, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@lang_option
@click.pass_obj
def command(
    voice: Voice, game: str, options: tuple[str, ...], table: Path | None, as_json: bool
) -> None:
    from quipu.core.options import settle
    from quipu.terminal.solution import solution_of

    chosen = find_game(game)
    seats = chosen.seat_counts(settle(chosen.options, 1, {}, lenient=True))[0]
    agreed = read_options(voice, chosen, options, seats)
    solution = solution_of(chosen, agreed)
    if solution is None:
        raise Fault("not-solved", game=chosen.key)
    if table is not None:
        check_output(table)
    run(solution)
    if table is not None:
        write_whole(table, solution.table())
    solved = solution.solved()
    if as_json:
        form = {"game": chosen.key, "rules": chosen.rules_version, "options": agreed}
        print(json.dumps({**form, **solved.to_json()}))
    else:
        show(voice, chosen, solved)


def run(solution: Solution) -> None:
    with progress_bar() as bar:
        task = bar.add_task("", total=solution.steps())
        for done in solution.run():
            bar.update(task, completed=done)


def progress_bar() -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeElapsedColumn

    console = Console(stderr=True)
    columns = [BarColumn(bar_width=None), TaskProgressColumn(), TimeElapsedColumn()]
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def show(voice: Voice, game: Game, solved: Solved) -> None:
    from rich.text import Text

    from quipu.cli.figures import Figures, show_rows

    number = Figures(voice.lang)
    quartiles = " / ".join(str(solved.quantile(share)) for share in (0.25, 0.5, 0.75))
    voice.console.print(Text(voice.say("solve-title", game=game.key), "bold"))
    rows = [
        (voice.say("solve-mean"), number.exact(solved.mean)),
        (voice.say("solve-best"), str(solved.best)),
        (voice.say("solve-deviation"), number.exact(solved.deviation())),
        (voice.say("solve-quartiles"), quartiles),
        (voice.say("solve-missing"), f"{solved.missing:.0e}"),
    ]
    show_rows(voice, "", "", rows)
    show_chances(voice, number.lang, solved)


def show_chances(voice: Voice, lang: str, solved: Solved) -> None:
    """Every total with its chance, and the chance of at least as much."""
    from quipu.cli.figures import Figures, bar, show_table

    number = Figures(lang)
    common = [total for total, chance in solved.chances.items() if chance >= RARE]
    lowest, highest = min(common), max(common)
    most = max(solved.chances.values())
    rows = [(f"< {lowest}", sum_of(solved, min(solved.chances), lowest - 1))]
    rows += [(str(total), solved.chances.get(total, 0.0)) for total in range(lowest, highest + 1)]
    rows.append((f"> {highest}", sum_of(solved, highest + 1, max(solved.chances))))
    left = 1.0
    lines: list[tuple[str, ...]] = []
    for label, chance in rows:
        at_least = number.fine(max(left, 0.0))
        lines.append((label, number.fine(chance), at_least, bar(chance / most, 30)))
        left -= chance
    heads = [voice.say(f"column-{name}") for name in ("total", "chance", "at-least")]
    show_table(voice, [*heads, ""], lines)


def sum_of(solved: Solved, low: int, high: int) -> float:
    return sum(chance for total, chance in solved.chances.items() if low <= total <= high)
