"""`quipu analyse`: chances, costly decisions and luck of a game that was played."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from quipu.cli.app import Spoken
from quipu.cli.outputs import check_output, write_whole
from quipu.cli.parameters import (
    file_argument,
    file_name,
    lang_option,
    search_jobs_option,
    whole,
)
from quipu.cli.records import read_cord, shown_name, told_by_line
from quipu.cli.voice import Voice

if TYPE_CHECKING:
    from quipu.arena.analysis import Analysis, Decision
    from quipu.cli.figures import Figures
    from quipu.core.game import Game
    from quipu.core.record import Record

MOST_WORLDS: Final = 10_000
WIDE: Final = 900
HIGH: Final = 320
EDGE: Final = 40
COLOURS: Final = (
    *("#b5432f", "#2f6f9f", "#6f8f3a", "#c98a1b"),
    *("#7a4f9a", "#2f8f86", "#8a5a3c", "#555555"),
)


@click.command("analyse", cls=Spoken)
@file_argument
@click.option("--worlds", callback=whole(1, MOST_WORLDS), metavar="N")
@search_jobs_option
@click.option("--plot", callback=file_name, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@lang_option
@click.pass_obj
def command(
    voice: Voice,
    file: Path,
    worlds: int | None,
    search_jobs: int,
    plot: Path | None,
    as_json: bool,
) -> None:
    from quipu.arena.analysis import WORLDS

    game, record = read_cord(file)
    if plot is not None:
        check_output(plot)
    with told_by_line(file):
        made = run(game, record, WORLDS if worlds is None else worlds, search_jobs)
    made.names = [shown_name(name) for name in made.names]
    if plot is not None:
        write_whole(plot, drawn(made).encode())
    if as_json:
        print(json.dumps(made.to_json(), ensure_ascii=False))
    else:
        show(voice, game, made)


def run(game: Game, record: Record, worlds: int, jobs: int) -> Analysis:
    from quipu.arena.analysis import DEPTH, each_step, empty
    from quipu.arena.helping import Crew
    from quipu.cli.solve import progress_bar
    from quipu.presenting.advice import guide_of

    made = empty(game, record)
    with Crew(game, jobs) as crew, progress_bar() as bar:
        task = bar.add_task("", total=len(record.knots))
        guide = guide_of(game)
        helpers = None if guide is None else crew.helpers_of(guide)
        steps = each_step(game, record, worlds, DEPTH, helpers)
        for made in steps:  # noqa: B007  # the last is the whole
            bar.advance(task)
    return made


def show(voice: Voice, game: Game, made: Analysis) -> None:
    from rich.text import Text

    from quipu.cli.figures import Figures, show_table

    number = Figures(voice.lang)
    last = made.steps[-1].chances if made.steps else [0.0 for _ in made.names]
    rows: list[tuple[str, ...]] = [
        (name, signed(number, luck), signed(number, -cost), number.share(chance))
        for name, luck, cost, chance in zip(made.names, made.luck(), made.cost(), last, strict=True)
    ]
    voice.console.print(Text(voice.say("analyse-title", game=game.key), "bold"))
    heads = [voice.say(f"column-{name}") for name in ("seat", "luck", "mistakes", "end")]
    show_table(voice, heads, rows)
    dear = made.costliest()
    voice.console.print(Text(voice.say("analyse-costliest" if dear else "analyse-none"), "bold"))
    for each in dear:
        voice.console.print(Text(f"  {told(voice, game, made, each, number)}"))


def told(voice: Voice, game: Game, made: Analysis, each: Decision, number: Figures) -> str:
    from quipu.texts.describing import describe_action

    speak = voice.of(game)
    assert each.better is not None
    return voice.say(
        "analyse-decision",
        knot=each.knot,
        name=made.names[each.seat],
        action=describe_action(speak, each.action, made.names),
        better=describe_action(speak, each.better, made.names),
        before=number.share(each.before),
        after=number.share(each.after),
    )


def signed(number: Figures, share: float) -> str:
    return f"{'+' if share > 0 else ''}{number.share(share)}"


# ---- the plot ---------------------------------------------------------------------------------


def drawn(made: Analysis) -> str:
    """Chances to win of all seats over the game, as each could think of its own."""
    parts = [f'<path d="M{EDGE} {y(0.0)}H{WIDE - EDGE}M{EDGE} {y(1.0)}H{WIDE - EDGE}" class="ax"/>']
    for seat, name in enumerate(made.names):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(
            f"{x(n, len(made.steps))},{y(step.chances[seat])}" for n, step in enumerate(made.steps)
        )
        parts.append(f'<polyline points="{points}" stroke="{colour}"/>')
        at = EDGE + 150 * seat
        parts.append(f'<text x="{at}" y="24" fill="{colour}">{escape(name)}</text>')
    style = "text{font:15px sans-serif}polyline,.ax{fill:none;stroke-width:2}.ax{stroke:#999}"
    size = f'viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
    inside = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{style}</style>{inside}</svg>\n'


def x(step: int, steps: int) -> int:
    return EDGE + round((WIDE - 2 * EDGE) * step / max(steps - 1, 1))


def y(chance: float) -> int:
    return HIGH - EDGE // 2 - round((HIGH - 2 * EDGE) * chance)
