"""`quipu sim`: many games between bots, with honest figures."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

import click

from quipu.cli.app import Spoken
from quipu.cli.choosing import find_game, read_bots, read_options, usual_bots
from quipu.cli.outputs import check_output
from quipu.cli.parameters import (
    MOST_JOBS,
    file_name,
    lang_option,
    option_option,
    search_jobs_option,
    whole,
)
from quipu.cli.voice import Fault, Voice

if TYPE_CHECKING:
    from types import FrameType

    from rich.progress import Progress

    from quipu.arena.simulation import Simulation
    from quipu.arena.summary import Summary

MOST_GAMES: Final = 1_000_000_000
LARGEST_SEED: Final = 2**48 - 1

Results = list[dict[str, Any]]


@click.command("sim", cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--games", callback=whole(1, MOST_GAMES), default="1000", metavar="N")
@click.option("--bots", default="", metavar="NAMES")
@click.option("--jobs", callback=whole(1, MOST_JOBS), default="1", metavar="N")
@search_jobs_option
@click.option("--seed", callback=whole(0, LARGEST_SEED), default="1", metavar="N")
@option_option
@click.option("--out", callback=file_name, metavar="FILE")
@lang_option
@click.pass_obj
def command(
    voice: Voice,
    game: str,
    games: int,
    bots: str,
    jobs: int,
    search_jobs: int,
    seed: int,
    options: tuple[str, ...],
    out: Path | None,
) -> None:
    from quipu.arena.helping import Crew
    from quipu.arena.simulation import Simulation
    from quipu.arena.summary import Summary
    from quipu.cli.figures import show_summary

    if jobs > 1 and search_jobs > 1:
        raise Fault("jobs-of-one-sort")
    chosen = find_game(game)
    players = read_bots(chosen, bots or usual_bots(chosen))
    agreed = read_options(voice, chosen, options, len(players))
    named = {pair.partition("=")[0] for pair in options}
    picked: dict[str, object] = {name: agreed[name] for name in named}
    if out is not None:
        check_output(out)
    simulation = Simulation(chosen.key, players, games, seed, jobs, picked)
    warm_up(voice)
    summary = Summary()
    with Crew(chosen, search_jobs) as crew:
        for bot in simulation.match.bots:
            crew.help(bot)
        whole = run(voice, simulation, summary, Lines(out))
    show_summary(voice, chosen, summary, seed)
    if not whole:
        raise KeyboardInterrupt(voice.say("stopped-after", n=summary.games))


def run(voice: Voice, simulation: Simulation, summary: Summary, lines: Lines) -> bool:
    """Play until all games are done or somebody stops it; whether all were done."""
    stop = Stop()
    try:
        with lines, progress_bar(voice) as bar, stop:
            task = bar.add_task("", total=simulation.games, speed=0.0)
            for batch in stop.heard(simulation.run()):
                lines.write(batch)
                summary.add(batch)
                bar.update(task, completed=summary.games)
    except KeyboardInterrupt:
        stop.asked = True
    finally:
        simulation.close()
    return not stop.asked


def warm_up(voice: Voice) -> None:
    """Load what the figures need before the games, so that a stop shows them at once."""
    from quipu.cli.figures import Figures

    voice.say("stopped-after", n=1)
    Figures(voice.lang).real(0)


class Stop:
    """Lets Ctrl-C break the waiting for results, but never the writing of one."""

    def __init__(self) -> None:
        self.asked = False
        self.waiting = False
        self.former: list[tuple[int, Any]] = []

    def __enter__(self) -> None:
        handler: Callable[[int, FrameType | None], None] = self.hear
        for number in (signal.SIGINT, signal.SIGTERM):
            self.former.append((number, signal.signal(number, handler)))

    def __exit__(self, *_: object) -> None:
        for number, handler in self.former:
            signal.signal(number, handler)

    def hear(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        if self.waiting:
            raise KeyboardInterrupt

    def heard(self, batches: Iterator[Results]) -> Iterator[Results]:
        while not self.asked:
            self.waiting = True
            batch = next(batches, None)
            self.waiting = False
            if batch is None:
                return
            yield batch


class Lines:
    """The results as lines of JSON in a file, if one is wanted; only ever whole ones."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.file: BinaryIO | None = None

    def __enter__(self) -> None:
        if self.path is not None:
            try:
                self.file = self.path.open("wb", buffering=0)
            except OSError as error:
                reason = str(error.strerror)
                raise Fault("unwritable", file=str(self.path), reason=reason) from None

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def write(self, batch: Results) -> None:
        if self.file is not None:
            data = memoryview("".join(json.dumps(each) + "\n" for each in batch).encode())
            while data:
                data = data[self.file.write(data) :]


def progress_bar(voice: Voice) -> Progress:
    """Moves all the time, on stderr, and leaves nothing behind."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        SpinnerColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from quipu.cli.figures import SpeedColumn

    console = Console(stderr=True)
    return Progress(
        SpinnerColumn(),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        SpeedColumn(voice),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
