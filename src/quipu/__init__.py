"""Quipu: four board games as exact rules, to play, host, study and teach to machines."""

from quipu import games as _package  # noqa: F401  # first: the function `games` takes its place
from quipu.core import state as _state
from quipu.core.chance import Outcome, TooManyOutcomes, each_outcome, outcomes
from quipu.core.fairluck import FairLuck
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR, Chronicle, Event, Journal
from quipu.core.luck import FastLuck, FreeLuck, Luck, LuckMismatch, NoLuck, RecordedLuck
from quipu.core.memory import Memory, Observation
from quipu.core.namedluck import NamedLuck
from quipu.core.position import Position
from quipu.core.record import BadRecord, Record
from quipu.core.refusal import IllegalAction, Malformed, Refusal, UnknownName
from quipu.core.replay import replay, verify
from quipu.core.state import Action, Phase, Result, State
from quipu.core.table import Table
from quipu.registry import UnknownGame, game, games

__version__ = "0.2.0"

games.__name__ = "quipu.games"  # so `import quipu.games.dice.state as ...` finds what it hides

COMPILED = not str(_state.__file__).endswith(".py")

__all__ = [
    "COMPILED",
    "SPECTATOR",
    "Action",
    "BadRecord",
    "Chronicle",
    "Event",
    "FairLuck",
    "FastLuck",
    "FreeLuck",
    "Game",
    "IllegalAction",
    "Journal",
    "Luck",
    "LuckMismatch",
    "Malformed",
    "Memory",
    "NamedLuck",
    "NoLuck",
    "Observation",
    "Outcome",
    "Phase",
    "Position",
    "Record",
    "RecordedLuck",
    "Refusal",
    "Result",
    "State",
    "Table",
    "TooManyOutcomes",
    "UnknownGame",
    "UnknownName",
    "__version__",
    "each_outcome",
    "game",
    "games",
    "outcomes",
    "replay",
    "verify",
]
