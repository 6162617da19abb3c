"""Referee: one game between contestants; who hangs, crashes or cheats loses its seat, no more."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from math import log2
from typing import Any, Final

from quipu.arena.contest import Coded, Contest, Seating
from quipu.arena.programs import Fault, Player, ProgramBot
from quipu.arena.watching import TimeUp, at_most
from quipu.bots.bot import Bot, RandomBot
from quipu.core.game import Game
from quipu.core.journal import SILENT, Chronicle, Journal
from quipu.core.luck import ListeningLuck, Luck
from quipu.core.memory import Memory
from quipu.core.refusal import IllegalAction, Malformed
from quipu.core.state import Action, State
from quipu.core.table import Table

OCTAVE: Final = 8  # steps in which thinking times are kept, for each doubling
SENT_OFF: Final = "sent_off"


@dataclass
class Thought:
    """How long one seat thought: decisions, nanoseconds, and how many took how long."""

    decisions: int = 0
    total: int = 0
    longest: int = 0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, took: int) -> None:
        self.decisions += 1
        self.total += took
        self.longest = max(self.longest, took)
        self.steps[int(log2(max(took, 1)) * OCTAVE)] += 1

    def join(self, other: Thought) -> None:
        self.decisions += other.decisions
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.steps.update(other.steps)


@dataclass
class Played:
    """What a game gave: its line of the results, how long everybody thought, perhaps its record."""

    line: dict[str, Any]
    thoughts: list[Thought]
    record: str


class Bench:
    """The contestants of one worker, ready to sit down. Programs are kept, all others made anew."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game = contest.game
        self.kept: dict[tuple[int, int], Bot] = {}

    def sit(self, seating: Seating) -> list[Bot | Fault]:
        """A bot for each seat; what cannot even be made loses its seat at once."""
        copies: Counter[int] = Counter()
        found: list[Bot | Fault] = []
        for bot in seating.bots:
            found.append(self.one(bot, copies[bot]))
            copies[bot] += 1
        return found

    def one(self, bot: int, copy: int) -> Bot | Fault:
        contestant = self.contest.contestants[bot]
        if (bot, copy) in self.kept:
            return self.kept[bot, copy]
        try:
            with at_most(self.contest.limit):
                made = contestant.make(self.game)
        except TimeUp:
            return Fault("late")
        except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever it is, it is the bot's
            return Fault("crashed", f"{type(error).__name__}: {error}")
        if isinstance(made, ProgramBot):
            made.limit = self.contest.limit
        if not isinstance(contestant, Coded):
            self.kept[bot, copy] = made
        return made

    def close(self) -> None:
        for bot in self.kept.values():
            if isinstance(bot, Player):
                bot.close()
        self.kept.clear()


class Referee:
    """Holds one game."""

    def __init__(
        self, bench: Bench, seating: Seating, keep: bool, sent_off: frozenset[int]
    ) -> None:
        contest = bench.contest
        self.contest = contest
        self.game: Game = contest.game
        self.seating = seating
        self.sent_off = sent_off
        self.options = self.game.agree(contest.seats, contest.chosen())
        self.seats = range(contest.seats)
        self.bots = bench.sit(seating)
        self.whims = [contest.whim(seating, seat) for seat in self.seats]
        self.thoughts = [Thought() for _ in self.seats]
        self.faults: dict[int, dict[str, Any]] = {}
        self.keep = keep
        self.course: list[tuple[int, Action[Any] | None]] = []  # None: the seat was lost
        self.script: list[list[int] | None] = []
        self.listening = ListeningLuck(contest.luck(seating.deal))
        self.luck: Luck = self.listening if keep else self.listening.source
        self.memories = [self.game.memory(seat, contest.seats) for seat in self.seats]
        self.journal: Journal = Chronicle() if self.is_heard() else SILENT
        self.state: State

    def is_heard(self) -> bool:
        """Whether anybody remembers or wants to hear what happens."""
        remembers = any(type(memory) is not Memory for memory in self.memories)
        return remembers or any(isinstance(bot, Player) for bot in self.bots)

    # ---- the game -------------------------------------------------------------------------------

    def play(self) -> Played:
        self.state = self.game.deal(self.contest.seats, self.options, self.luck, self.journal)
        self.note_luck()
        for seat in self.seats:
            self.seat_down(seat)
        while len(self.faults) < max(len(self.seats) - 1, 1) and (seats := self.state.waiting()):
            self.tell()
            self.decide(seats[0])
        self.tell()
        line = self.line()
        self.say_goodbye(line)
        return Played(line, self.thoughts, self.record() if self.keep else "")

    def seat_down(self, seat: int) -> None:
        bot, contestant = self.bots[seat], self.seating.bots[seat]
        if contestant in self.sent_off:
            self.lose(seat, Fault(SENT_OFF))
        elif isinstance(bot, Fault):
            self.lose(seat, bot)
        elif isinstance(bot, Player):
            seed = int(self.whims[seat].below(1 << 30))
            begin = (seat, len(self.seats), dict(self.options), seed)
            self.guarded(seat, lambda: bot.begin(*begin))

    def decide(self, seat: int) -> None:
        bot, faults = self.bots[seat], len(self.faults)
        assert not isinstance(bot, Fault)
        state, whim = self.state, self.whims[seat]
        legal, openings = state.legal(seat), state.openings(seat)
        looks = getattr(bot, "looks", True)
        view = self.game.observe(state, seat, self.memories[seat]) if looks else None
        began = time.perf_counter_ns()
        action = self.guarded(seat, lambda: bot.decide(view, legal[:], openings, whim))
        if len(self.faults) > faults:
            return  # from now on the stand-in decides
        took = time.perf_counter_ns() - began
        self.thoughts[seat].add(took)
        try:
            if self.is_coded(seat) and took > self.contest.limit * 1e9:
                raise Fault("late")  # it swallowed the interruption
            self.act(seat, self.own(action))
        except Fault as fault:
            self.lose(seat, fault)

    def guarded(self, seat: int, ask: Any) -> Any:
        """Ask a bot for something; whatever goes wrong costs it the seat."""
        try:
            if self.is_coded(seat):
                with at_most(self.contest.limit):
                    return ask()
            return ask()
        except TimeUp:
            self.lose(seat, Fault("late"))
        except Fault as fault:
            self.lose(seat, fault)
        except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever it is, it is the bot's
            self.lose(seat, Fault("crashed", f"{type(error).__name__}: {error}"))
        return None

    def is_coded(self, seat: int) -> bool:
        """Whether foreign Python sits there; programs have clocks of their own."""
        contestant = self.contest.contestants[self.seating.bots[seat]]
        return isinstance(contestant, Coded) and seat not in self.faults

    def own(self, action: object) -> Action[Any]:
        """The action as the game itself has it: what a bot made up does not judge itself."""
        if not isinstance(action, Action):
            raise Fault("malformed", f"{type(action).__name__} is not an action")
        known = self.game.catalogue.actions
        if 0 <= action.index < len(known) and known[action.index] is action:
            return action
        try:
            return self.game.parse(action.to_json())
        except IllegalAction as error:
            raise Fault("illegal", str(error.refusal)) from None
        except Malformed as error:
            raise Fault("malformed", str(error)) from None

    def act(self, seat: int, action: Action[Any]) -> None:
        refusal = action.refusal(self.state, seat)
        if refusal is not None:
            raise Fault("illegal", f"{action}: {refusal}")
        action.apply(self.state, seat, self.luck, self.journal)
        self.course.append((seat, action))
        if self.listening.given:
            self.note_luck()

    def lose(self, seat: int, fault: Fault) -> None:
        """The seat is lost: chance plays on, and it comes last."""
        bot = self.bots[seat]
        number = self.thoughts[seat].decisions
        name = self.contest.names[self.seating.bots[seat]]
        told = {"seat": seat, "bot": name, "fault": fault.kind, "after": number}
        self.faults[seat] = {**told, "detail": fault.detail}
        self.bots[seat] = RandomBot()
        self.course.append((seat, None))
        if isinstance(bot, Player):
            bot.lose(fault)

    def tell(self) -> None:
        if not isinstance(self.journal, Chronicle):
            return
        for memory in self.memories:
            memory.hear_events(self.journal.events)
        for event in self.journal.events:
            for seat, bot in enumerate(self.bots):
                told = event.told(seat) if isinstance(bot, Player) else None
                if isinstance(bot, Player) and told is not None:
                    self.pass_on(seat, bot, told)
        self.journal.events.clear()

    def pass_on(self, seat: int, bot: Player, told: dict[str, object]) -> None:
        self.guarded(seat, lambda: bot.hear(told))

    # ---- what is left of it ---------------------------------------------------------------------

    def line(self) -> dict[str, Any]:
        """The game as a line of the results: all of it follows from the contest."""
        result = self.state.result()
        points = [sum(self.state.scored(seat).values()) for seat in self.seats]
        ranks = [1] * len(points)
        reason = "resigned"
        if result is not None:
            points, ranks, reason = list(result.points), result.ranks, result.reason
        keys = [(seat in self.faults, ranks[seat]) for seat in self.seats]
        left = [key for key in keys if not key[0]]
        return {
            "deal": self.seating.deal,
            "rotation": self.seating.rotation,
            "seats": [self.contest.names[bot] for bot in self.seating.bots],
            "ranks": [1 + sum(other < key for other in keys) for key in keys],
            "points": points,
            "winners": [seat for seat in self.seats if left and keys[seat] == min(left)],
            "reason": reason,
            "facts": self.state.course_figures(),
            "sources": [self.state.scored(seat) for seat in self.seats],
            "decisions": [thought.decisions for thought in self.thoughts],
            "faults": [self.faults[seat] for seat in sorted(self.faults)],
        }

    def say_goodbye(self, line: dict[str, Any]) -> None:
        result = {name: line[name] for name in ("winners", "points", "ranks", "reason")}
        for seat, bot in enumerate(self.bots):
            if isinstance(bot, Player):
                try:
                    with at_most(self.contest.limit):
                        bot.finish(result)
                except (TimeUp, Exception):  # noqa: BLE001  # too late to matter
                    self.bots[seat] = RandomBot()

    def note_luck(self) -> None:
        """Keep the luck of the start, or of a step that drew some, for the script of a record."""
        self.script.append(self.listening.given[:])
        self.listening.given.clear()

    def record(self) -> str:
        """The game as a cord that says openly that its luck was that of a study."""
        names: Counter[str] = Counter()
        called = []
        for bot in self.seating.bots:
            name = self.contest.names[bot]
            names[name] += 1
            called.append(name if names[name] == 1 else f"{name} {names[name]}")
        seed, options = self.contest.seed, self.contest.chosen()
        try:
            table = Table.open_scripted(self.game, called, self.script, seed, **options)
        except ValueError:
            return ""  # more luck than a header can carry
        for seat, action in self.course:
            if action is None:
                table.resign(seat)
            else:
                table.submit(seat, action)
        return table.record.text()


def play(
    bench: Bench, seating: Seating, keep: bool = False, sent_off: frozenset[int] = frozenset()
) -> Played:
    return Referee(bench, seating, keep, sent_off).play()
