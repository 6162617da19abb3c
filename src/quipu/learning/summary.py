"""Summary: the rules of a game on two screens, `summaries/<game>.toml` in its package.

Pictures are moments of the game's own lessons, so they always show what the rules really do.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from quipu.core.game import Game
from quipu.core.namedluck import NamedLuck
from quipu.core.state import State
from quipu.learning.lesson import LEARNER
from quipu.learning.shelf import lesson

Words = Mapping[str, str]  # by language

CARD_FIELDS: Final = {"title", "rule", "picture", "points", "scores", "prices"}
PICTURE_SIZE: Final = (330.0, 183.0)


class BadSummary(ValueError):
    """A summary that is not of this form, or names what its game does not have."""


@dataclass(frozen=True)
class Picture:
    """A moment of a lesson: after `acts` acts, cropped around the element `at`."""

    lesson: str
    acts: int
    at: str
    size: Sequence[float] = PICTURE_SIZE
    shift: Sequence[float] = (0.0, 0.0)
    seat: int = LEARNER

    def state(self, game: Game) -> State:
        """The position it shows."""
        found = lesson(game, self.lesson)
        if found is None or self.acts >= len(found.steps):
            raise BadSummary(f"{game.key}: there is no moment {self.acts} of {self.lesson!r}")
        state = found.begin.copy()
        for step in found.steps[: self.acts]:
            assert step.act is not None  # only the last step has none
            state.apply(step.seat, step.act, NamedLuck(game, step.luck))
        return state


@dataclass(frozen=True)
class Score:
    """One line of a scoring table: `+3` and what it is for."""

    value: str
    words: Words


@dataclass(frozen=True)
class Card:
    """A step of the turn, or a panel about one subject."""

    title: Words
    words: Words
    rules: Sequence[str]  # paragraphs it sums up
    picture: Picture | None = None
    points: Sequence[Words] = ()
    scores: Sequence[Score] = ()
    shows_prices: bool = False


@dataclass(frozen=True)
class Summary:
    """What a player reads before the first game."""

    lead: Words
    note: Words
    setup: str  # the first paragraph about setting up
    steps: Sequence[Card]
    panels: Sequence[Card]

    @property
    def pictures(self) -> list[Picture]:
        """All pictures, in the order of the page."""
        return [each.picture for each in (*self.steps, *self.panels) if each.picture is not None]


_read: dict[int, tuple[Game, Summary | None]] = {}


def summary(game: Game) -> Summary | None:
    """The summary of a game, if its package has one; read once."""
    if id(game) not in _read:
        file = files(game.anchor) / "summaries" / f"{game.key}.toml"
        text = file.read_text(encoding="utf-8") if file.is_file() else None
        _read[id(game)] = (game, None if text is None else read_summary(game, text))
    return _read[id(game)][1]


def read_summary(game: Game, text: str) -> Summary:
    """A summary from TOML. Raises BadSummary."""
    try:
        form = tomllib.loads(text)
        return Summary(
            lead=form["lead"],
            note=form.get("note", {}),
            setup=form["setup"],
            steps=[_card(row) for row in form["step"]],
            panels=[_card(row) for row in form.get("panel", ())],
        )
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadSummary(f"the summary of {game.key}: {error!r}") from error


def _card(row: dict[str, Any]) -> Card:
    return Card(
        title=row["title"],
        words={lang: words for lang, words in row.items() if lang not in CARD_FIELDS},
        rules=row["rule"],
        picture=Picture(**row["picture"]) if "picture" in row else None,
        points=row.get("points", ()),
        scores=[_score(each) for each in row.get("scores", ())],
        shows_prices=row.get("prices", False),
    )


def _score(row: dict[str, str]) -> Score:
    return Score(row["value"], {lang: words for lang, words in row.items() if lang != "value"})
