"""Change: what a request would make of a table; until it is adopted nothing of it is true."""

from __future__ import annotations

from typing import Any, Final

from quipu.core.events import AGREED_END, EVENTS, RESIGNED, UNDONE
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR, Chronicle, Event
from quipu.core.luck import ListeningLuck, Luck, LuckMismatch
from quipu.core.record import tied
from quipu.core.refusal import IllegalAction, Malformed, Refusal
from quipu.core.source import Source
from quipu.core.state import Action, Result, State
from quipu.core.timeline import Moment, Played, Timeline, heard, play, play_again

CHANGES: Final = ["takeover", "return", "timeout"]


class Change:
    """Knots to store, the moment they lead to, and what there is to tell then.

    The first half of the methods says what follows from a knot, whether it is tied now or was
    read; `tie` makes the knot.
    """

    def __init__(
        self,
        game: Game,
        head: str,
        length: int,
        timeline: Timeline | None,
        drawn: int,
        resigned: list[int],
        ended: Result | None,
    ) -> None:
        self.game = game
        self.after = head  # the cord it continues
        self.head = head
        self.length = length  # of the cord, with the knots of this change
        self.knots: list[dict[str, object]] = []
        self.timeline = timeline  # the table's own; read here, never changed
        self.start: Moment | None = None
        self.back: Moment | None = None  # the moment to which steps are taken back
        self.played: list[Played] = []
        self.events: list[Event] = []
        self.drawn = drawn  # the start and the steps that drew luck, also those taken back
        self.resigned = resigned
        self.ended = ended
        self.is_closed = False

    # ---- asking ---------------------------------------------------------------------------

    @property
    def moment(self) -> Moment:
        """The moment to which this change leads so far."""
        if self.played:
            return self.played[-1].moment
        if self.back is not None:
            return self.back
        if self.start is not None:
            return self.start
        assert self.timeline is not None
        return self.timeline.now

    @property
    def state(self) -> State:
        return self.moment.state

    def waiting(self) -> list[int]:
        return [] if self.ended is not None else self.state.waiting()

    # ---- what follows from a knot ---------------------------------------------------------

    def lay_out(
        self,
        seats: int,
        options: dict[str, bool | int | str],
        position: object,
        luck: Luck,
    ) -> list[int]:
        """The start of the game, or of the part that begins at a position; what luck gave."""
        listening = ListeningLuck(luck)
        chronicle = Chronicle()
        memories = [self.game.memory(seat, seats) for seat in [*range(seats), SPECTATOR]]
        if position is None:
            state = self.game.deal(seats, options, listening, chronicle)
        else:
            state = self.game.from_position(with_options(position, options))
            for memory in memories:
                memory.take_in(self.game.observe(state, memory.seat))
        self.start = Moment(0, state, heard(memories, chronicle.events), 1)
        self.drawn = 1
        self.events.extend(chronicle.events)
        return listening.given

    def play(self, seat: int, action: Action[Any], luck: Luck) -> Played:
        try:
            return self.grow(play(self.moment, seat, action, luck))
        except LuckMismatch as error:
            raise IllegalAction(Refusal("luck_unfit", "", str(error))) from None

    def play_again(self, seat: int, action: Action[Any], given: list[int]) -> Played:
        return self.grow(play_again(self.moment, seat, action, given))

    def grow(self, played: Played) -> Played:
        self.played.append(played)
        self.drawn += 1 if played.step.given else 0
        self.events.extend(played.events)
        return played

    def take_back(self, seat: int, steps: int) -> None:
        """All but the last steps stand; what was told stays told."""
        assert self.timeline is not None
        assert not self.played
        if not 1 <= steps <= len(self.timeline.steps):
            raise Malformed("there are not so many steps to undo")
        self.back = self.timeline.at(len(self.timeline.steps) - steps)
        self.events.append(UNDONE.of({"seat": seat, "steps": steps}))

    def give_up(self, seat: int) -> None:
        """The last seat that has not resigned wins; until then a bot goes on."""
        self.resigned = [*self.resigned, seat]
        self.events.append(RESIGNED.of({"seat": seat}))
        left = self.left()
        if len(left) <= 1:
            self.ended = Result(left, self.totals(), "resigned")

    def end_agreed(self) -> None:
        """The points of the moment decide."""
        self.events.append(AGREED_END.of({}))
        totals = self.totals()
        best = max(totals[seat] for seat in self.left())
        winners = [seat for seat in self.left() if totals[seat] == best]
        self.ended = Result(winners, totals, "agreed")

    def pass_seat(self, seat: int, change: str, player: str) -> None:
        """A `takeover` by a bot, a `return` of the person, or a `timeout` of its clock."""
        self.events.append(EVENTS[change].of({"seat": seat, "player": player}))

    def end_by_rules(self) -> None:
        """The rules' own end; who has resigned does not win."""
        result = self.state.result()
        if result is None:
            return
        ranks = result.ranks
        best = min(ranks[seat] for seat in self.left())
        winners = [seat for seat in self.left() if ranks[seat] == best]
        if winners != result.winners:
            result = Result(winners, result.points, result.reason)
        self.ended = result

    def left(self) -> list[int]:
        return [seat for seat in range(int(self.state.seats)) if seat not in self.resigned]

    def totals(self) -> list[int]:
        seats = range(int(self.state.seats))
        return [sum(self.state.scored(seat).values()) for seat in seats]

    # ---- knots ----------------------------------------------------------------------------

    def tie(self, body: dict[str, object], source: Source) -> None:
        self.add(tied(self.length, self.head, body, source.secret()))

    def add(self, knot: dict[str, object]) -> None:
        self.knots.append(knot)
        self.head = str(knot["hash"])
        self.length += 1

    def tie_step(self, seat: int, action: Action[Any], source: Source) -> None:
        """Play one action with the luck that is due to it, and tie it, with the end it makes."""
        luck = source.luck(self.length, self.drawn, self.moment.draws)
        given = self.play(seat, action, luck).step.given
        source.must_fit(luck)
        self.tie({"seat": seat, "action": action.to_json(), "luck": given}, source)
        self.end_by_rules()
        self.tie_end(source)

    def tie_end(self, source: Source) -> None:
        """If the game is over, the last knot says how, and reveals the key."""
        if self.ended is not None and not self.is_closed:
            self.is_closed = True
            key = source.secret().hex()
            self.tie({"table": "end", "result": self.ended.to_json(), "key": key}, source)


def with_options(position: object, options: dict[str, bool | int | str]) -> object:
    """A position of older rules cannot name options that came later; those of its table hold."""
    if not isinstance(position, dict) or not isinstance(position.get("options"), dict):
        return position
    return {**position, "options": {**options, **position["options"]}}
