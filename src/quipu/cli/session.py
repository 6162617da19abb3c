"""A game in the terminal: people at one keyboard and bots take turns until the end."""

from __future__ import annotations

import sys
from hashlib import sha256
from shlex import quote
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from quipu.arena.hurrying import hurry
from quipu.cli.keeping import Keeper
from quipu.cli.menu import Words
from quipu.cli.ordering import StandingOrders
from quipu.cli.records import seat_names
from quipu.cli.voice import Voice, nearest
from quipu.core.journal import SPECTATOR
from quipu.core.luck import FastLuck
from quipu.terminal.scene import Scene, places_of, shown
from quipu.texts import event_sentence

if TYPE_CHECKING:
    from quipu.bots.bot import Bot
    from quipu.core.change import Change
    from quipu.core.state import Action
    from quipu.core.table import Table

NOBODY: Final = -2
ALMOST: Final = 0.8  # so much like the name of a bot that it could be a slip
RECENT: Final = 5  # events told again to who resumes a game


class Session:
    """One table, its file and the people before the screen."""

    def __init__(self, voice: Voice, table: Table, keeper: Keeper) -> None:
        self.voice = voice
        self.table = table
        self.keeper = keeper
        self.game = table.game
        self.names = seat_names(table.record)
        header: Any = table.record.header
        self.bots: dict[int, Bot] = {
            seat: self.game.bot(each["bot"])
            for seat, each in enumerate(header["seats"])
            if each.get("bot") is not None
        }
        self.people = [seat for seat in range(table.seats) if seat not in self.bots]
        self.looking = NOBODY  # whose board is on the screen
        self.heard = [0] * table.seats  # events when each person was last at the keyboard
        self.orders = StandingOrders(table)

    # ---- playing --------------------------------------------------------------------------

    def run(self) -> None:
        """Until the end, or until somebody quits; the game is on the disk in any case."""
        from quipu.cli.turn import Turn

        while waiting := self.table.waiting():
            seat = waiting[0]
            if seat in self.bots:
                self.move(seat, self.advice(self.bots[seat], seat))
                self.looking = NOBODY
            elif (ordered := self.orders.wanted(seat)) is not None:
                self.move(seat, ordered)
            elif not Turn(self, seat).take():
                return
        self.show_end()

    def advice(self, bot: Bot, seat: int) -> Action[Any]:
        """What a bot would do; its luck follows from the table, so a resumed game goes on alike."""
        state = self.table.state
        assert self.table.key is not None
        place = f"bot {seat} {len(self.table.record.knots)}".encode()
        luck = FastLuck(int.from_bytes(sha256(self.table.key + place).digest()[:12], "big"))
        view = self.table.observe(seat) if bot.looks else None
        hurry(bot)
        return bot.decide(view, state.legal(seat), state.openings(seat), luck)

    def move(self, seat: int, action: Action[Any]) -> None:
        ear = self.ear(seat)
        self.make_true(self.table.prepare(seat, action), ear)

    def make_true(self, change: Change, ear: int) -> None:
        """Store, adopt, and only then tell."""
        before = len(self.table.events)
        self.keeper.keep(change)
        self.table.adopt(change)
        self.tell(ear, before)

    def ear(self, seat: int) -> int:
        """Through whose ears the screen hears of an act of this seat."""
        if len(self.people) == 1:
            return self.people[0]
        return seat if seat in self.people else SPECTATOR

    # ---- showing --------------------------------------------------------------------------

    def words(self, seat: int = SPECTATOR) -> Words:
        """The words for acts, with their places where the game's view knows them."""
        speak = self.voice.of(self.game)
        where = places_of(self.game, self.table.observe(seat), speak)
        return Words(self.voice.speak, speak, self.names, where)

    def tell(self, ear: int, since: int) -> None:
        """What this ear hears of the events from that number on."""
        for event in self.table.events[since:]:
            told = event.told(ear)
            sentence = self.sentence(told, ear) if told is not None else ""
            if sentence:
                self.voice.console.print(Text(f"  {sentence}"))

    def sentence(self, told: dict[str, object], ear: int) -> str:
        return event_sentence(self.voice.of(self.game), told, self.names, ear)

    def show_board(self, seat: int, brief: bool = False) -> None:
        console = self.voice.console
        scene = Scene(
            self.table.observe(seat),
            self.table.legal(seat) if seat >= 0 else [],
            self.voice.of(self.game),
            self.names,
            console.width,
            self.voice.plain,
        )
        console.print(shown(self.game, scene, brief))

    def has_secrets(self) -> bool:
        """Whether the people at this keyboard should not look at each other's view."""
        views = [self.table.observe(seat).to_json() for seat in [*self.people, SPECTATOR]]
        for view in views:
            view.pop("seat", None)
        return any(view != views[0] for view in views)

    def show_greeting(self, resumed: bool) -> None:
        say, console = self.voice.say, self.voice.console
        title = self.words().either(f"game-{self.game.key}") or self.game.key
        console.print(Text.assemble((title, "bold"), f"  {', '.join(self.names)}"))
        for seat in self.people:
            bot = nearest(self.names[seat].lower(), self.game.bots(), ALMOST)
            if bot != "none":
                console.print(Text(say("person-not-bot", name=self.names[seat], bot=bot), "yellow"))
        if self.people:
            console.print(Text(say("greeting"), "dim"))
        ear = self.ear(NOBODY)
        if resumed:
            console.print(Text(say("resumed", n=len(self.table.steps)), "dim"))
        self.tell(ear, max(0, len(self.table.events) - RECENT) if resumed else 0)

    def show_end(self) -> None:
        from quipu.cli.ending import show_proof, show_result

        self.show_board(self.ear(NOBODY))
        show_result(self)
        show_proof(self)

    # ---- asking ---------------------------------------------------------------------------

    def ask(self, question: str, prompt: str = "> ") -> str:
        """A line from the keyboard, or from a pipe; EOFError when there is none any more."""
        console = self.voice.console
        if question:
            console.print(Text(question))
        if sys.stdin.isatty():
            return input(prompt).strip()
        console.print(Text(prompt), end="")
        line = sys.stdin.readline()
        console.print(Text(line.rstrip("\n")))
        if not line:
            raise EOFError
        return line.strip()

    def agrees(self, question: str) -> bool:
        yes = self.voice.say("yes-words").split()
        return self.ask(question).lower() in yes

    def resume_line(self) -> str:
        return self.voice.say("saved", file=quote(str(self.keeper.path)))
