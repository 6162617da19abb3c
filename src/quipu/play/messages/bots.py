"""Messages from the server to an external bot: those of the arena (arena/PROTOCOL.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from quipu.play.messages.client import ActionForm

BOT_PROTOCOL: Final = 1


@dataclass(frozen=True, kw_only=True)
class BotHello:
    """The first message."""

    type: Literal["hello"] = "hello"
    quipu: int  # version of this protocol
    game: str
    rules: int  # version of the rules


@dataclass(frozen=True, kw_only=True)
class BotStart:
    """The game has begun."""

    type: Literal["start"] = "start"
    seat: int
    seats: int
    options: Mapping[str, object]
    seed: int  # for the bot's own chance


@dataclass(frozen=True, kw_only=True)
class BotDecide:
    """The bot is to answer with `act`. Sent again with the next number if something changed."""

    position: Mapping[str, object] | None = None  # a possible one, if `worlds` were asked for
    type: Literal["decide"] = "decide"
    number: int
    seconds: float | None  # left on the clock of the seat
    told: Sequence[Mapping[str, Any]]  # events since the last message
    view: Mapping[str, object]  # the observation of the seat
    legal: Sequence[ActionForm]
    openings: Sequence[Mapping[str, object]]  # what may be composed


@dataclass(frozen=True, kw_only=True)
class BotEnd:
    """The game is over."""

    type: Literal["end"] = "end"
    result: Mapping[str, object]
    told: Sequence[Mapping[str, Any]]  # events since the last message


@dataclass(frozen=True, kw_only=True)
class BotLost:
    """The bot lost its seat after five wrong answers."""

    type: Literal["lost"] = "lost"
    fault: str  # `illegal` or `malformed`
    detail: str


BotServerMessage = BotHello | BotStart | BotDecide | BotEnd | BotLost
