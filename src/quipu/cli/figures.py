"""The figures of a simulation: a line for each bot, and how its points are spread."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

from babel.numbers import format_decimal
from rich.progress import ProgressColumn, Task
from rich.table import Table as Grid
from rich.text import Text

from quipu.arena.summary import wilson
from quipu.cli.voice import Voice

if TYPE_CHECKING:
    from quipu.arena.summary import Mean, Summary, Tally
    from quipu.core.game import Game
    from quipu.texts import Speak

BAR: Final = "█"
PARTS: Final = " ▏▎▍▌▋▊▉"
MOST_ROWS: Final = 14
STEPS: Final = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]


class SpeedColumn(ProgressColumn):
    """Games per second."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed or 0
        return Text(self.voice.say("speed", n=round(speed)), "dim")


def show_summary(voice: Voice, game: Game, summary: Summary, seed: int) -> None:
    if not summary.games:
        return
    number = Figures(voice.lang)
    console = voice.console
    title = voice.say("sim-title", game=game.key, games=summary.games, seed=str(seed))
    console.print(Text(title, "bold"))
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for column in ("bot", "games", "mean", "wins", "range"):
        left = column == "bot"
        name = voice.say(f"column-{column}")
        grid.add_column(name, justify="left" if left else "right", no_wrap=column == "wins")
    for name, tally in summary.tallies.items():
        grid.add_row(Text(name, "bold"), *number.row(tally))
    console.print(grid)
    if len(summary.tallies) == 1 and summary.seats > 1:
        [alone] = summary.tallies
        told = voice.say("sim-one-bot", bot=alone, seats=summary.seats)
        console.print(Text(told, "dim"))
    for name, tally in summary.tallies.items():
        console.print()
        console.print(Text(voice.say("spread-of", bot=name), "dim"))
        console.print(histogram(tally.counts, console.width, number))
    show_course(voice, game, summary)
    tell_limits(voice, game, summary)


def show_course(voice: Voice, game: Game, summary: Summary) -> None:
    """How the games ended, what happened in them, and where the points came from."""
    number, named = Figures(voice.lang), Named(voice.of(game))
    ends = sorted(summary.reasons.items(), key=lambda each: -each[1])
    shares = [(named("reason", name), number.part(count, summary.games)) for name, count in ends]
    means = [(named("fact", name), number.mean(mean)) for name, mean in summary.facts.items()]
    show_rows(voice, voice.say("sim-endings"), voice.say("column-share"), shares)
    show_rows(voice, voice.say("sim-facts"), voice.say("column-average"), means)
    for bot, tally in summary.tallies.items():
        rows = [(named("source", name), number.real(x)) for name, x in tally.by_source().items()]
        show_rows(voice, voice.say("sim-sources", bot=bot), voice.say("column-mean-short"), rows)


def show_rows(voice: Voice, title: str, head: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(title)
    grid.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    voice.console.print()
    voice.console.print(grid)


def show_table(voice: Voice, heads: list[str], rows: list[tuple[str, ...]]) -> None:
    """Numbers in columns, the last one to the left."""
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for head in heads:
        grid.add_column(head, justify="right" if head else "left", no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    voice.console.print()
    voice.console.print(grid)


class Named:
    """What a game calls an ending, a figure or a source of points."""

    def __init__(self, speak: Speak) -> None:
        self.speak = speak

    def __call__(self, kind: str, name: str) -> str:
        key = f"{kind}-{name.replace('_', '-')}"
        return self.speak(key).rstrip(".") if self.speak.has(key) else name.replace("_", " ")


def tell_limits(voice: Voice, game: Game, summary: Summary) -> None:
    """Games that did not end by themselves are said, never hidden."""
    speak = voice.of(game)
    for name in game.limits():
        if not speak.has(f"reason-{name.replace('_', '-')}"):
            continue  # it bounds a turn, not the game
        count = summary.reasons.get(name, 0)
        key = "sim-limit" if count else "sim-no-limit"
        console = voice.console
        console.print(Text(voice.say(key, n=count, limit=name), "yellow" if count else "dim"))


class Figures:
    """Numbers as a language writes them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def count(self, value: int) -> str:
        return format_decimal(value, format="#,##0", locale=self.lang)

    def real(self, value: float) -> str:
        return format_decimal(value, format="#,##0.00", locale=self.lang)

    def exact(self, value: float) -> str:
        return format_decimal(value, format="#,##0.000000", locale=self.lang)

    def fine(self, share: float) -> str:
        return f"{format_decimal(100 * share, format='0.0000', locale=self.lang)} %"

    def percent(self, value: float) -> str:
        return format_decimal(100 * value, format="0.0", locale=self.lang)

    def share(self, value: float) -> str:
        return f"{self.percent(value)} %"

    def mean(self, mean: Mean) -> str:
        """A mean and how far off it may be; one game alone does not tell."""
        value, half = mean.mean(), mean.interval()
        return f"{self.real(value)} ± {self.real(half)}" if isfinite(half) else self.real(value)

    def part(self, hits: float, count: int) -> str:
        """A share, and between which it lies."""
        low, high = wilson(hits, count)
        between = f"{self.percent(low)} – {self.percent(high)} %"
        return f"{self.percent(hits / count)} % ({between})"

    def row(self, tally: Tally) -> list[str]:
        low, middle, high = (tally.quantile(share) for share in (0, 0.5, 1))
        return [
            self.count(tally.games),
            self.mean(tally.points),
            self.part(tally.wins, tally.games),
            f"{low} / {middle} / {high}",
        ]


def histogram(counts: dict[int, int], width: int, number: Figures) -> Text:
    """How often which points were made, in steps of a round number."""
    step = bin_width(min(counts), max(counts))
    bins: dict[int, int] = {}
    for value, count in counts.items():
        start = value // step * step
        bins[start] = bins.get(start, 0) + count
    total, highest = sum(counts.values()), max(bins.values())
    lines = Text()
    for start in range(min(bins), max(bins) + 1, step):
        count = bins.get(start, 0)
        label = str(start) if step == 1 else f"{start} – {start + step - 1}"
        lines.append(f"{label:>13}  ", "dim")
        lines.append(bar(count / highest, max(width - 30, 10)), "cyan")
        lines.append(f" {number.share(count / total)}\n", "dim")
    lines.rstrip()
    return lines


def bin_width(low: int, high: int) -> int:
    for step in STEPS:
        if (high - low) // step < MOST_ROWS:
            return step
    return (high - low) // MOST_ROWS + 1


def bar(share: float, width: int) -> str:
    eighths = round(share * width * 8)
    return BAR * (eighths // 8) + PARTS[eighths % 8].strip()
