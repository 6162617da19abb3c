"""A client at a table, as the table sees it: who it is, what it is shown, how it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from quipu.core.journal import SPECTATOR
from quipu.play.messages.bots import BotServerMessage
from quipu.play.messages.server import HotSeat as HotSeatMessage
from quipu.play.messages.server import ServerMessage
from quipu.texts import Speak


@dataclass
class HotSeat:
    """Whose hand lies open on one client of a shared device, and what its page was told of it."""

    open: int = SPECTATOR
    is_due: bool = False  # the open one was asked, or had the turn, since it was uncovered
    told: HotSeatMessage | None = None


class ViewSource(Protocol):
    """Makes the views that one client is sent."""

    lang: str
    narrow: bool
    seat: int

    @property
    def table_id(self) -> str: ...

    @property
    def speak(self) -> Speak: ...

    @property
    def game_speak(self) -> Speak: ...

    async def text(self) -> str:
        """The next view as it is sent, or nothing if there is nothing new."""
        ...

    def restart(self, lang: str, narrow: bool, grounds: set[str]) -> None:
        """Make the next view a whole one; `grounds` are the drawings that the client has."""
        ...

    def switch_seat(self, seat: int) -> None:
        """Show the table to another seat; nothing of the old one is in the next view."""
        ...

    def reset(self) -> None:
        """Make the next view a whole one, after a fault."""
        ...


class TableClient(Protocol):
    """One connected page or program."""

    person: int | None
    seat: int  # with whose eyes it looks; SPECTATOR for none
    name: str
    curtain: HotSeat | None  # of a device at which several people sit

    @property
    def viewer(self) -> ViewSource: ...

    def send(self, message: ServerMessage | BotServerMessage) -> None:
        """Send a message, in order."""
        ...

    def put(self, text: str | None) -> None:
        """Send a message that is written already."""
        ...

    def show(self, began: float | None = None) -> None:
        """Send a view of what is true when its turn comes; `began` is when it was asked for."""
        ...
