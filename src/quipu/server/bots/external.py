"""Outside: a bot from elsewhere at a table; it is asked as the arena asks (arena/PROTOCOL.md).

It sits down like a person, by an invitation, and says so in its `hello`: then its line carries
the arena's messages instead of pictures. It is told what its seat may know and nothing else, has
the clock of its seat, and one that answers wrongly again and again loses the seat to a house bot.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from quipu.core.luck import FastLuck
from quipu.core.memory import Observation
from quipu.core.refusal import Malformed
from quipu.play.encoding import encoded
from quipu.play.messages.bots import (
    BOT_PROTOCOL,
    BotDecide,
    BotEnd,
    BotHello,
    BotServerMessage,
    BotStart,
)
from quipu.play.messages.client import Act, BotAct
from quipu.play.session import TableSession
from quipu.play.views.stream import ViewStream
from quipu.server.bots.pool import new_seed

OUTSIDE: Final = "outside"  # what they are called among those who think
MOST_FAULTS: Final = 5  # wrong answers in a game


class ExternalBotStream(ViewStream):
    """What a bot from outside is sent: `hello`, `start`, `decide`, `end`, a line each."""

    def __init__(self, live: TableSession, seat: int, lang: str) -> None:
        super().__init__(live, seat, lang, narrow=False)
        self.is_greeted = False
        self.has_begun = False
        self.has_ended = False
        self.heard = 0  # events
        self.number = 0  # of the decision that is asked for
        self.asked = ""  # the head at which it was asked
        self.since = 0.0  # when
        self.legal: list[dict[str, Any]] = []
        self.faults = 0
        self.wants_worlds = False  # whether questions come with a position that could be

    async def text(self) -> str:
        return "\n".join(encoded(each) for each in self.messages())

    def messages(self) -> list[BotServerMessage]:
        live, table = self.live, self.live.table
        found: list[BotServerMessage] = []
        if not self.is_greeted:
            self.is_greeted = True
            game, rules = live.game.key, live.game.rules_version
            found.append(BotHello(quipu=BOT_PROTOCOL, game=game, rules=rules))
        if table is None or self.seat < 0:
            return found
        if not self.has_begun:
            self.has_begun = True
            options, seed = dict(table.options), new_seed(table)
            found.append(BotStart(seat=self.seat, seats=table.seats, options=options, seed=seed))
        if table.ended is not None and not self.has_ended:
            self.has_ended = True
            found.append(BotEnd(result=table.ended.to_json(), told=self.told()))
        elif self.is_asked() and self.asked != table.record.head:
            found.append(self.question())
        return found

    def is_asked(self) -> bool:
        table = self.live.table
        assert table is not None
        return self.seat in table.waiting() and self.live.bot_of(self.seat) is None

    @property
    def is_waited_for(self) -> bool:
        return bool(self.since) and self.live.table is not None and self.is_asked()

    def question(self) -> BotDecide:
        table = self.live.table
        assert table is not None
        self.asked, self.number = table.record.head, self.number + 1
        self.since = monotonic()
        self.legal = [action.to_json() for action in table.legal(self.seat)]
        view = table.observe(self.seat)
        return BotDecide(
            position=self.world(view) if self.wants_worlds else None,
            number=self.number,
            seconds=self.live.clocks.left(self.seat, self.live.store.now()),
            told=self.told(),
            view=view.to_json(),
            legal=self.legal,
            openings=[each.to_json() for each in table.state.openings(self.seat)],
        )

    def world(self, view: Observation) -> dict[str, object]:
        """A position that could be, drawn from what the seat may know and from nothing else."""
        game = self.live.game
        return game.position(game.imagine(view, FastLuck(self.number)))

    def told(self) -> list[dict[str, Any]]:
        table = self.live.table
        assert table is not None
        new, self.heard = table.events[self.heard :], len(table.events)
        return [told for event in new if (told := event.told(self.seat)) is not None]

    def is_past(self, number: object) -> bool:
        """Whether an answer crossed the next question on its way, which is nobody's fault."""
        return type(number) is int and 0 < number < self.number

    def answer(self, message: BotAct) -> Act:
        """The act that an answer means, as a person would send it; raises Malformed."""
        table = self.live.table
        if table is None or message.number != self.number:
            raise Malformed("act.number: this decision was not asked for")
        if message.choice is not None and 0 <= message.choice < len(self.legal):
            action = self.legal[message.choice]
        elif message.action is not None:
            action = self.live.game.parse(message.action).to_json()
        else:
            raise Malformed("act.choice: a position in legal, or an action, is expected")
        token = f"outside-{self.seat}-{self.asked[:24]}-{self.number}-{self.faults}"
        return Act(token=token, seen=table.seen(self.seat), action=action)

    def failed(self) -> bool:
        """A wrong answer: it is asked again, until there were too many; whether this was it."""
        self.asked, self.faults = "", self.faults + 1
        return self.faults >= MOST_FAULTS
