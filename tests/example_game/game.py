"""Pebbles as a game: what a seat may know and remember, positions, the drawing, the start."""

from __future__ import annotations

from typing import Any

from quipu.bots.bot import Bot, RandomBot
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR, Event, Journal
from quipu.core.luck import Luck
from quipu.core.memory import Memory, Observation
from quipu.core.options import FirstSeat, Option, Range, settle
from quipu.core.refusal import IllegalAction, Malformed
from quipu.core.state import Action, State
from tests.example_game.pebbles import (
    ANSWERS,
    CATALOGUE,
    COPIES,
    GONE,
    IN_HEAP,
    KINDS,
    LARGEST_HEAP,
    NONE,
    SEATS,
    VALUES,
    Answering,
    GrabPebbles,
    Options,
    Over,
    Pebbles,
    Taking,
)

ANCHOR = "tests.example_game"
OPTIONS: list[Option] = [FirstSeat("B1.3"), Range("heap", 9, 5, LARGEST_HEAP, "B1.1")]
PHASES = ["taking", "answering", "over"]


class PebblesMemory(Memory):
    """Tokens this seat has looked at and that were not swapped since."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(seat, seats)
        self.known = [0] * seats

    def copy(self) -> PebblesMemory:
        other = PebblesMemory(int(self.seat), int(self.seats))
        other.known = self.known[:]
        return other

    def hear(self, told: dict[str, object]) -> None:
        seat, victim, token = told.get("seat"), told.get("victim"), told.get("token")
        if told["event"] == "peeked" and isinstance(victim, int) and isinstance(token, int):
            self.known[victim] = token
        elif told["event"] == "swapped" and isinstance(seat, int):
            self.known[seat] = 0

    def to_json(self) -> dict[str, object]:
        return {"known": self.known[:]}


class PebblesObservation(Observation):
    """What all see, then what this seat hides, then what it remembers."""

    def __init__(self, state: Pebbles, seat: int, memory: Memory | None) -> None:
        super().__init__(seat)
        everybody = range(int(state.seats))
        over = isinstance(state.phase, Over)
        self.options = dict(state.options)
        self.first = state.first
        self.turn = state.turn
        self.phase = state.phase.name
        self.acted = isinstance(state.phase, Taking) and state.phase.acted
        self.owner = state.owner[:]
        self.answered = [answer != NONE for answer in state.answers()]
        self.waiting = state.waiting()
        self.tokens = [state.tokens[each] if over or each == seat else 0 for each in everybody]
        self.marks = [state.marks[each] if over or each == seat else NONE for each in everybody]
        self.answers = [
            state.answers()[each] if over or each == seat else NONE for each in everybody
        ]
        self.known = [0] * int(state.seats)
        if isinstance(memory, PebblesMemory) and not over:
            self.known = memory.known[:]

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(options=dict(self.options), first=self.first, turn=self.turn)
        form.update(phase=self.phase, acted=self.acted, owner=self.owner[:])
        form.update(answered=self.answered[:], waiting=self.waiting[:], tokens=self.tokens[:])
        form.update(marks=self.marks[:], answers=self.answers[:], known=self.known[:])
        return form


class PebblesGame(Game):
    """What an author writes besides state and actions."""

    def __init__(self) -> None:
        super().__init__("pebbles", ANCHOR, 1, OPTIONS, KINDS, CATALOGUE)

    def seat_counts(self, options: Options) -> list[int]:
        return SEATS

    def seats_paragraph(self) -> str:
        return "B1.1"

    def deal(self, seats: int, options: Options, luck: Luck, journal: Journal) -> State:
        first = options["first_seat"]
        begins = first if isinstance(first, int) else luck.below(seats)
        state = Pebbles(seats, options, begins)
        journal.tell(Event("began", {"seat": begins}))
        for seat in range(seats):
            state.draw_token(seat, luck)
            journal.tell(Event("drew", {"seat": seat}, {"token": state.tokens[seat]}, [seat]))
        luck.begin_turn(1)
        return state

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        pebbles = arguments.get("pebbles")
        if isinstance(pebbles, list) and all(0 <= each < LARGEST_HEAP for each in pebbles):
            return GrabPebbles(sorted(set(pebbles)))
        return super().compose(kind, arguments)

    def composed_words(self) -> list[str]:
        return [f"pebbles={pebble}" for pebble in range(LARGEST_HEAP)]

    # ---- knowing ------------------------------------------------------------------------------

    def blank(self, seat: int, seats: int) -> Memory:
        return PebblesMemory(seat, seats)

    def look(self, state: State, seat: int, memory: Memory | None) -> Observation:
        assert isinstance(state, Pebbles)
        return PebblesObservation(state, seat, memory)

    def imagine(self, view: Observation, luck: Luck) -> State:
        """Unknown tokens come out of the bag; marks and given answers could be anything."""
        assert isinstance(view, PebblesObservation)
        seats = len(view.tokens)
        state = Pebbles(seats, dict(view.options), view.first)
        state.turn = view.turn
        state.owner = view.owner[:]
        state.tokens = [view.tokens[seat] or view.known[seat] for seat in range(seats)]
        state.bag = [COPIES - state.tokens.count(value) for value in VALUES]
        for seat in range(seats):
            if state.tokens[seat] == 0:
                state.draw_token(seat, luck)
        state.marks = [imagined_mark(state, view, seat, luck) for seat in range(seats)]
        answers = view.answers[:]
        for seat in range(seats):
            if view.answered[seat] and answers[seat] == NONE:
                answers[seat] = luck.below(len(ANSWERS))
        state.phase = phase_of(view.phase, view.acted, answers)
        return state

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Pebbles)
        return {
            "game": self.key,
            "options": dict(state.options),
            "first": state.first,
            "turn": state.turn,
            "phase": state.phase.name,
            "acted": isinstance(state.phase, Taking) and state.phase.acted,
            "owner": state.owner[:],
            "tokens": state.tokens[:],
            "marks": state.marks[:],
            "answers": list(state.answers()),
        }

    def from_position(self, data: object) -> State:
        if not isinstance(data, dict) or data.get("game") != self.key:
            raise Malformed("this is no position of pebbles")
        chosen = data.get("options")
        seats = len(numbers(data, "tokens", None, 1, max(VALUES)))
        if not isinstance(chosen, dict) or seats not in SEATS:
            raise Malformed("'options' or the number of seats is wrong")
        try:
            options = settle(OPTIONS, seats, chosen)
        except IllegalAction as error:
            raise Malformed(str(error)) from None
        state = Pebbles(seats, options, numbers(data, "first", 1, 0, seats - 1)[0])
        heap = len(state.owner)
        state.owner = numbers(data, "owner", heap, GONE, seats - 1)
        state.turn = numbers(data, "turn", 1, 1, heap)[0]
        state.tokens = numbers(data, "tokens", seats, 1, max(VALUES))
        state.marks = numbers(data, "marks", seats, NONE, heap - 1)
        state.bag = [COPIES - state.tokens.count(value) for value in VALUES]
        answers = numbers(data, "answers", seats, NONE, 1)
        phase, acted = data.get("phase"), data.get("acted")
        if not isinstance(phase, str) or phase not in PHASES or not isinstance(acted, bool):
            raise Malformed("'phase' or 'acted' is wrong")
        if (acted and phase != "taking") or (NONE in answers) == (phase == "over"):
            raise Malformed("'acted' or 'answers' does not fit 'phase'")
        if phase == "taking" and answers != [NONE] * seats:
            raise Malformed("nobody answers while pebbles are taken")
        state.phase = phase_of(phase, acted, answers)
        fault = state.broken()
        if fault:
            raise Malformed(fault)
        return state

    # ---- showing and playing ------------------------------------------------------------------

    def draw(
        self,
        state: State,
        seat: int = SPECTATOR,
        lang: str = "en",
        names: list[str] | None = None,
        narrow: bool = False,
    ) -> Any:
        from quipu.drawing import Drawing, el, text
        from quipu.texts import speaker

        view = self.observe(state, seat)
        assert isinstance(view, PebblesObservation)
        drawing = Drawing(400, 100, speaker(ANCHOR, lang)("game-pebbles"))
        for pebble, owner in enumerate(view.owner):
            shown = "grey" if owner == IN_HEAP else "none"
            drawing.add("pieces", f"p{pebble}", el("circle", cx=30 * pebble, r=9, fill=shown))
        for place, token in enumerate(view.tokens):
            drawing.add("pieces", f"t{place}", text(str(token or "?"), 30 * place, 80))
        return drawing

    def player(self, name: str) -> Bot:
        return RandomBot()


def imagined_mark(state: Pebbles, view: PebblesObservation, seat: int, luck: Luck) -> int:
    """A foreign mark: only of a seat that has had a turn, on a pebble that still lies there."""
    order = (seat - view.first) % len(view.tokens)
    if view.phase == "over" or seat == view.seat or order >= view.turn:
        return view.marks[seat]
    free: list[int] = [NONE, *state.heap()]
    return free[luck.below(len(free))]


def phase_of(name: str, acted: bool, answers: list[int]) -> Taking | Answering:
    if name == "taking":
        return Taking(acted)
    return (Over if name == "over" else Answering)(tuple(answers))


def numbers(
    data: dict[str, object], name: str, count: int | None, low: int, high: int
) -> list[int]:
    """A list of whole numbers within bounds; a single one stands without brackets."""
    value = data.get(name)
    if count == 1 and not isinstance(value, list):
        value = [value]
    if not isinstance(value, list) or count not in (None, len(value)):
        raise Malformed(f"{name!r} is not a list of {count}")
    if not all(type(item) is int and low <= item <= high for item in value):
        raise Malformed(f"{name!r} holds something that is not from {low} to {high}")
    return list(value)
