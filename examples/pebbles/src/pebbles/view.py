"""What a seat may know and remember, and a position that fits what it knows."""

from __future__ import annotations

from pebbles.actions import CATALOGUE
from pebbles.state import ANSWERS, COPIES, NONE, VALUES, Answering, Over, Pebbles, Taking
from quipu.core.luck import Luck
from quipu.core.memory import Memory, Observation


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


def imagine(view: Observation, luck: Luck) -> Pebbles:
    """Unknown tokens come out of the bag; marks and given answers could be anything."""
    assert isinstance(view, PebblesObservation)
    seats = len(view.tokens)
    state = Pebbles(seats, dict(view.options), view.first, CATALOGUE)
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
