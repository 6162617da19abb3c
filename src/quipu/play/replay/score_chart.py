"""The race: points by turn as lines of a chart with its axes, and what turned it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from quipu.drawing.charts import Axis, spread_labels, step_path, ticks, whole_step

WIDTH, HEIGHT, LEFT, TOP, FOOT = 800, 252, 34, 18, 30
LABELS: Final = 118  # room for the names at the ends of the lines
STEPS: Final = (1, 2, 3, 5, 10)
MOST_TICKS: Final = 6
LEAST_JUMP: Final = 2  # points in one step that are worth a word
MOST_WORDS: Final = 4
APART: Final = (150.0, 15.0)  # of two words, across or down
HIGH: Final = 21.0  # of a name at the end of a line
LIFT: Final = 1.5  # of the line of each seat, so that equal ones are seen side by side


@dataclass
class ScoreHistory:
    """What is noted while a game is replayed, step by step."""

    points: list[list[int]] = field(default_factory=list)
    sources: list[Sequence[Mapping[str, int]]] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)

    def note(
        self, points: list[int], sources: Sequence[Mapping[str, int]], round_number: int
    ) -> None:
        self.points.append(points)
        self.sources.append(sources)
        self.rounds.append(round_number)

    def jumps(self) -> list[tuple[int, int, int, str]]:
        """Step, seat, points gained at once, and their largest source; the largest first."""
        found = []
        for step in range(1, len(self.points)):
            for seat, now in enumerate(self.points[step]):
                gain = now - self.points[step - 1][seat]
                if gain >= LEAST_JUMP:
                    found.append((step, seat, gain, self.source(step, seat)))
        return sorted(found, key=lambda each: (-each[2], -each[0]))

    def source(self, step: int, seat: int) -> str:
        before, after = self.sources[step - 1][seat], self.sources[step][seat]
        return max(after, key=lambda name: after[name] - before.get(name, 0))


def chart(course: ScoreHistory, seats: int, said: Callable[[int, str], str]) -> dict[str, Any]:
    """Lines cased in ink, a grid of points, rounds below; `said` names a seat's source."""
    values = [value for row in course.points for value in row]
    high, low = max([1, *values]), min([0, *values])
    steps = max(1, len(course.points) - 1)
    x = Axis(0, steps, LEFT, WIDTH - LABELS)
    y = Axis(low, high, HEIGHT - FOOT, TOP)
    lines = [line(course.points, seat, x, y) for seat in range(seats)]
    labels = spread_labels([each["y"] for each in lines], HIGH, HEIGHT - FOOT + 4)
    for each, label in zip(lines, labels, strict=True):
        each["label"] = label
    grid = ticks(low, high, whole_step(high - low, MOST_TICKS, STEPS))
    return {
        "lines": lines,
        "grid": [(int(value), y(value)) for value in grid],
        "rounds": rounds(course.rounds, x),
        "words": words(course, x, y, said),
        "left": LEFT,
        "foot": HEIGHT - 8,
        "right": x(steps),
        "width": WIDTH,
        "height": HEIGHT,
    }


def line(points: Sequence[Sequence[int]], seat: int, x: Axis, y: Axis) -> dict[str, Any]:
    """The line of a seat: it goes on to each step that changed its points."""
    last = len(points) - 1
    changes = [
        step
        for step in range(1, last + 1)
        if points[step][seat] != points[step - 1][seat] or step == last
    ]
    path = step_path([(x(step), y(points[step][seat]) - LIFT * seat) for step in (0, *changes)])
    return {"path": path, "end": points[last][seat], "y": y(points[last][seat])}


def rounds(numbers: Sequence[int], x: Axis) -> list[tuple[int, float]]:
    """Where every so many rounds begin."""
    tick = whole_step(max(numbers, default=0), MOST_TICKS, STEPS)
    begin: dict[int, int] = {}
    for step, number in enumerate(numbers):
        begin.setdefault(number, step)
    return [(number, x(step)) for number, step in begin.items() if number and number % tick == 0]


def words(
    course: ScoreHistory, x: Axis, y: Axis, said: Callable[[int, str], str]
) -> list[dict[str, Any]]:
    """What brought the largest steps, as far as there is room; words end where the step is."""
    found: list[dict[str, Any]] = []
    for step, seat, gain, source in course.jumps():
        spot = (x(step), y(course.points[step][seat]) - LIFT * seat - 7)
        text = f"{said(seat, source)} +{gain}"
        crowded = any(
            abs(spot[0] - each["x"]) < APART[0] and abs(spot[1] - each["y"]) < APART[1]
            for each in found
        )
        if not crowded and spot[0] > LEFT + 6.2 * len(text):
            found.append({"x": spot[0], "y": max(10.0, spot[1]), "text": text})
        if len(found) == MOST_WORDS:
            break
    return found
