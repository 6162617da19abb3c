"""Films: a finished game, any moment of which is at hand through any seat's eyes."""

from __future__ import annotations

from collections import OrderedDict
from math import inf
from threading import Lock
from typing import Final

from quipu.core.game import Game
from quipu.core.journal import SPECTATOR, Event
from quipu.core.memory import Observation
from quipu.core.record import Record
from quipu.core.replay import replay
from quipu.core.table import Table
from quipu.core.timeline import Moment, play_again
from quipu.drawing import Drawing, library
from quipu.drawing.moving import moving
from quipu.play.views.delta import Message, framed, symbols_in
from quipu.play.views.snapshot import ViewSnapshot, needed_symbols
from quipu.presenting import Looking, looking_at, presenter
from quipu.texts import event_sentence, speaker

HERE: Final = "here"  # played on this server, which drew its luck
OPEN: Final = -2  # the eyes of somebody before whom everything lies open
MOST_PICTURES: Final = 80  # of a moving one
KEPT: Final = 96  # sights that a film remembers

Key = tuple[int, int, str, bool]  # step, eyes, language, whether the screen is narrow


class Replay:
    """The steps that stand, what was told at each, and the board after it.

    Moments come from the table's timeline: the nearest kept one and at most 15 steps from it.
    """

    def __init__(self, game: Game, table: Table) -> None:
        assert table.timeline is not None
        self.game = game
        self.names = table.names
        self.seats = table.seats
        self.timeline = table.timeline
        self.ended = table.ended
        self.record = table.record
        self.told: list[list[Event]] = [[]]
        self.points: list[list[int]] = []
        self.outlook: list[list[float]] = []
        self.turns: list[int] = []
        self.sights: OrderedDict[Key, ViewSnapshot] = OrderedDict()
        self.movies: dict[str, str] = {}  # by language
        self.lock = Lock()  # frames are made in threads
        self.found = -inf  # when it was last seen among the records that were brought
        self.verdict = HERE  # how far its luck is proved
        self.walk()

    @staticmethod
    def of(game: Game, record: Record) -> Replay:
        """Of a record that nobody has played here; every step is judged by the rules."""
        *_, table = replay(game, record)
        return Replay(game, table)

    def walk(self) -> None:
        """Once from the start to the end; slow, so not for the event loop."""
        moment = self.timeline.at(0)
        self.note(moment)
        for step in self.timeline.steps:
            played = play_again(moment, step.seat, step.action, step.given)
            moment = played.moment
            self.told.append(played.events)
            self.note(moment)
        if self.ended is not None:
            self.outlook[-1] = [float(seat in self.ended.winners) for seat in self.everybody]

    @property
    def hides(self) -> bool:
        """Whether somebody knew something that others did not: then eyes matter."""
        return any(event.secret or event.only for events in self.told for event in events)

    def note(self, moment: Moment) -> None:
        state = moment.state
        self.points.append([sum(state.scored(seat).values()) for seat in self.everybody])
        hopes = [self.game.evaluate(state, seat) for seat in self.everybody]
        self.outlook.append([round(float(hope), 3) for hope in hopes])
        began = [event for event in self.told[-1] if event.kind == "turn_began"]
        turn = began[-1].data.get("turn") if began else None
        last = self.turns[-1] if self.turns else 0
        self.turns.append(turn if isinstance(turn, int) else last + bool(began))

    @property
    def everybody(self) -> range:
        return range(self.seats)

    @property
    def last(self) -> int:
        return len(self.timeline.steps)

    def within(self, step: int) -> int:
        return min(max(step, 0), self.last)

    # ---- a moment -------------------------------------------------------------------------

    def looking(
        self, moment: Moment, eyes: int, lang: str, narrow: bool = False
    ) -> Looking[Observation]:
        seat = eyes if eyes >= 0 else SPECTATOR
        over = self.ended is not None and moment.number == self.last
        return looking_at(
            self.game,
            moment.state,
            seat,
            lang,
            self.names,
            memory=moment.memories[seat],
            narrow=narrow,
            acts=False,
            over=over,
        )

    def board(self, step: int, eyes: int, lang: str, narrow: bool = False) -> Drawing:
        return self.sight((step, eyes, lang, narrow)).board

    def position(self, step: int) -> dict[str, object]:
        return self.game.position(self.timeline.at(step).state)

    def sight(self, key: Key) -> ViewSnapshot:
        with self.lock:
            if key in self.sights:
                self.sights.move_to_end(key)
                return self.sights[key]
        sight = self.look(key)
        with self.lock:
            self.sights[key] = sight
            while len(self.sights) > KEPT:
                self.sights.popitem(last=False)
        return sight

    def look(self, key: Key) -> ViewSnapshot:
        step, eyes, lang, narrow = key
        moment = self.timeline.at(step)
        looking = self.looking(moment, eyes, lang, narrow)
        shown = presenter(self.game)
        seats = [shown.seat(looking, seat) for seat in self.everybody]
        prompt = shown.prompt(looking)
        rows = [each.to_json() | {"things": framed(each.things)} for each in seats]
        hands = self.hands(moment, eyes, lang)
        message: Message = {
            "step": step,
            "eyes": eyes,
            "turn": self.turns[step],
            "said": self.said(step, eyes, lang),
            "points": self.points[step],
            "outlook": self.outlook[step],
            "asked": list(prompt.seats),
            "note": prompt.words,
        }
        parts: Message = {"seats": rows, "hands": hands, "marks": self.marked(step, looking)}
        sight = ViewSnapshot(message, parts, shown.board(looking))
        sight.symbols = needed_symbols(sight, None, rows, [each["drawn"] for each in hands])
        return sight

    def hands(self, moment: Moment, eyes: int, lang: str) -> list[Message]:
        """The cards that these eyes see: one's own, or everybody's."""
        found = []
        for seat in self.everybody if eyes == OPEN else [eyes] if eyes >= 0 else []:
            looking, shown = self.looking(moment, seat, lang), presenter(self.game)
            drawn, cards = shown.hand(looking), shown.revealed(looking)
            if drawn is not None or cards:
                held = [each.to_json() for each in cards if each.count]
                found.append({"seat": seat, "drawn": framed(drawn), "cards": held})
        return found

    def said(self, step: int, eyes: int, lang: str) -> list[Message]:
        """What happened in this step, as these eyes were told."""
        seat = eyes if eyes >= 0 else SPECTATOR
        speak = speaker(self.game.anchor, lang)
        lines = []
        for event in self.told[step]:
            told = event.told(seat)
            text = event_sentence(speak, told, self.names, seat) if told else ""
            if text:
                who = event.data.get("seat")
                lines.append({"seat": who if isinstance(who, int) else -1, "text": text})
        return lines

    def marked(self, step: int, looking: Looking[Observation]) -> list[Message]:
        """Where on the board something was done in this step, as far as these eyes were told."""
        shown, found = presenter(self.game), []
        for event in self.told[step]:
            told = event.told(looking.seat)
            mark = shown.tell(looking, told).mark if told is not None else None
            if mark is not None and mark.at:
                seat = event.data.get("seat")
                who = seat if isinstance(seat, int) else -1
                found.append({"seat": who, "at": list(mark.at)})
        return found

    def frame(self, key: Key, have: Key | None, ground: str) -> str:
        """A moment as the page is sent it: the whole, or what differs from one it has."""
        old = self.sights.get(have) if have is not None else None
        return self.sight(key).text(old, {ground} if ground else set())

    def moving(self, lang: str) -> str:
        """The course of the game as one picture that plays by itself, as spectators saw it."""
        if lang not in self.movies:
            every = -(-self.last // MOST_PICTURES) or 1
            steps = sorted({*range(0, self.last + 1, every), self.last})
            self.movies[lang] = moving([self.board(n, SPECTATOR, lang) for n in steps]).svg()
        return self.movies[lang]

    # ---- the course -----------------------------------------------------------------------

    def course(self, lang: str) -> Message:
        """All that the slider and the curves show."""
        shown, speak = presenter(self.game), speaker(self.game.anchor, lang)
        marks: list[Message] = []
        symbols = library(self.game.anchor)
        met: set[str] = set()
        for step, events in enumerate(self.told):
            for event in events:
                found = shown.milestone(speak, event.kind, event.data)
                if found is not None and not (event.kind in met and event.kind in shown.once):
                    met.add(event.kind)
                    seat = event.data.get("seat")
                    who = seat if isinstance(seat, int) else -1
                    marks.append({"step": step, "seat": who, **found.to_json()})
        return {
            "last": self.last,
            "points": self.points,
            "outlook": self.outlook,
            "turns": self.turns,
            "marks": marks,
            "symbols": symbols.definitions(symbols.needed(set(symbols_in(marks)))),
            "winners": self.ended.winners if self.ended is not None else [],
        }
