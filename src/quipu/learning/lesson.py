"""Lesson: a position, the acts that go on from there, the luck they meet, and words in between."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from quipu.core.game import Game
from quipu.core.luck import LuckMismatch
from quipu.core.namedluck import NamedLuck
from quipu.core.position import Position
from quipu.core.refusal import IllegalAction, Malformed, UnknownName
from quipu.core.state import Action, State
from quipu.core.table import Table

LEARNER: Final = 0  # the seat of who learns
FIELDS: Final = {"title", "seats", "options", "set", "step"}
STEP_FIELDS: Final = {"seat", "act", "also", "free", "luck", "at", "rule"}


class BadLesson(ValueError):
    """A lesson that is not of this form, or that its game does not play."""


@dataclass(frozen=True)
class Page:
    """What is said at one moment: words by language, what they point at, and a paragraph."""

    words: Mapping[str, str]
    at: Sequence[str] = ()
    rule: str = ""


@dataclass(frozen=True)
class Step:
    """One act, by whom, and the pages before it; the last step of a lesson has no act."""

    seat: int
    act: Action[Any] | None
    pages: Sequence[Page]
    also: Sequence[str] = ()  # acts, or kinds of acts, that go on as well
    luck: str = ""
    free: bool = False  # whether those are as good, so that all of them are marked together

    def goes_on(self, action: Action[Any]) -> bool:
        """Whether the lesson goes on with this act."""
        return action == self.act or action.kind in self.also or str(action) in self.also

    @property
    def is_learners(self) -> bool:
        """Whether the learner has to act."""
        return self.act is not None and self.seat == LEARNER


class Lesson:
    """One lesson of a game, read from TOML; `position` and `script` begin a table with it."""

    seat: Final = LEARNER

    def __init__(self, game: Game, name: str, text: str) -> None:
        self.game = game
        self.name = name
        form = self.read(text)
        self.title: Mapping[str, str] = form["title"]
        self.seats: int = form.get("seats", 3)
        self.begin = self.begun(form)
        self.steps = self.stepped(form["step"])

    @property
    def kept_as(self) -> str:
        """The name under which its table stands."""
        return self.name

    def bad(self, why: object) -> BadLesson:
        """The fault of a lesson, with its name."""
        return BadLesson(f"lesson {self.name} of {self.game.key}: {why}")

    # ---- reading --------------------------------------------------------------------------

    def read(self, text: str) -> dict[str, Any]:
        """The fields of the file; foreign ones are refused."""
        try:
            form = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise self.bad(error) from error
        if foreign := set(form) - FIELDS:
            raise self.bad(f"there is no field {min(foreign)!r}")
        if not isinstance(form.get("title"), dict) or not isinstance(form.get("step"), list):
            raise self.bad("it needs a title and steps")
        return form

    def begun(self, form: dict[str, Any]) -> State:
        """The position: the set-up of the game, with what the lesson sets in it."""
        try:
            made = Position(self.game, self.seats, **form.get("options", {}))
            for path, value in form.get("set", {}).items():
                made.set(path, value)
            return made.state()
        except (IllegalAction, Malformed, UnknownName) as error:
            raise self.bad(error) from error

    def stepped(self, rows: list[dict[str, Any]]) -> list[Step]:
        """Rows without an act are pages before the next act; what is left ends the lesson."""
        steps: list[Step] = []
        pages: list[Page] = []
        for row in rows:
            words = {name: value for name, value in row.items() if name not in STEP_FIELDS}
            if words:
                pages.append(Page(words, row.get("at", ()), row.get("rule", "")))
            if "act" not in row:
                continue
            try:
                act = self.game.parse(row["act"])
            except (IllegalAction, Malformed, UnknownName) as error:
                raise self.bad(error) from error
            seat = row.get("seat", LEARNER)
            also, luck = row.get("also", ()), row.get("luck", "")
            steps.append(Step(seat, act, pages, also, luck, row.get("free", False)))
            pages = []
        return [*steps, Step(LEARNER, None, pages)]

    # ---- playing --------------------------------------------------------------------------

    @property
    def position(self) -> dict[str, object]:
        """Where the lesson begins, as JSON."""
        return self.game.position(self.begin)

    @cached_property
    def script(self) -> list[list[int] | None]:
        """All luck that is drawn, as a record writes it: nothing at the start, then by step."""
        state = self.begin.copy()
        script: list[list[int] | None] = [[]]
        for number, step in enumerate(self.steps):
            if step.act is None:
                break
            luck = NamedLuck(self.game, step.luck)
            try:
                state.apply(step.seat, step.act, luck)
            except (IllegalAction, LuckMismatch) as error:
                raise self.bad(f"act {number + 1}, {step.act}: {error}") from error
            if not luck.is_spent():
                raise self.bad(f"act {number + 1}, {step.act}: not all of its luck is drawn")
            if luck.given:
                script.append(luck.given)
        return script

    def table(self, names: list[str], seed: int = 0) -> Table:
        """A table that begins at the position and follows the script."""
        return Table.open_at(self.game, names, self.position, self.script, seed)

    def due(self, table: Table) -> Step:
        """What comes next: each act of the lesson is one step of its table."""
        return self.steps[min(len(table.steps), len(self.steps) - 1)]

    def is_done(self, table: Table) -> bool:
        """Whether nothing is left to do."""
        return self.due(table).act is None

    def is_other(self, table: Table, action: Action[Any]) -> bool:
        """Whether the rules allow the learner this act, and the lesson is about another."""
        allowed = action.refusal(table.state, LEARNER) is None
        return allowed and not self.due(table).goes_on(action)

    def back(self, table: Table) -> int:
        """How many steps lead back to before the learner's last act; none if there was none."""
        for count, step in enumerate(reversed(table.steps), 1):
            if step.seat == LEARNER:
                return count
        return 0

    def kinds(self) -> set[str]:
        """The kinds of acts that the learner does."""
        return {step.act.kind for step in self.steps if step.act is not None and step.is_learners}
