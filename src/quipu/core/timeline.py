"""Timeline: the steps of a game and the game after each of them, so that any moment is at hand."""

from __future__ import annotations

from typing import Any, Final

from quipu.core.journal import Chronicle, Event
from quipu.core.luck import ListeningLuck, Luck, RecordedLuck
from quipu.core.memory import Memory
from quipu.core.refusal import Malformed
from quipu.core.state import Action, State

RECENT: Final = 32  # so many moments before the present one are kept, all of them
EVERY: Final = 16  # and of the earlier ones every so many


class Step:
    """One accepted action and what luck gave for it.

    A closed step used chance, told a secret, laid open what others hid or asked somebody
    else; it is not taken back without the others' consent.
    """

    def __init__(self, seat: int, action: Action[Any], given: list[int], closed: bool) -> None:
        self.seat = seat
        self.action = action
        self.given = given
        self.closed = closed


class Moment:
    """The game after its start or after a step; nothing in it is changed any more."""

    def __init__(self, number: int, state: State, memories: list[Memory], draws: int) -> None:
        self.number = number  # of the step that led here; 0 is the start
        self.state = state
        self.memories = memories  # by seat, the last is the spectators'
        self.draws = draws  # start and steps up to here that drew luck


class Played:
    """A step with the moment it leads to and what there is to tell."""

    def __init__(self, step: Step, moment: Moment, events: list[Event]) -> None:
        self.step = step
        self.moment = moment
        self.events = events


def play(moment: Moment, seat: int, action: Action[Any], luck: Luck) -> Played:
    """What an action makes of a moment; refused, it raises IllegalAction."""
    state = moment.state.copy()
    listening = ListeningLuck(luck)
    chronicle = Chronicle()
    asked = state.waiting()
    state.apply(seat, action, listening, chronicle)
    events = chronicle.events
    step = Step(
        seat, action, listening.given, is_closed(asked, state, seat, listening.given, events)
    )
    draws = moment.draws + (1 if listening.given else 0)
    return Played(
        step, Moment(moment.number + 1, state, heard(moment.memories, events), draws), events
    )


def play_again(moment: Moment, seat: int, action: Action[Any], given: list[int]) -> Played:
    """The same with the luck that was recorded, all of it."""
    luck = RecordedLuck(given)
    played = play(moment, seat, action, luck)
    if not luck.is_spent():
        raise Malformed("more luck was recorded than the rules ask for")
    return played


def heard(memories: list[Memory], events: list[Event]) -> list[Memory]:
    """The memories after these events, each as far as its seat is told."""
    if not events:
        return memories
    after = [memory.copy() for memory in memories]
    for memory in after:
        memory.hear_events(events)
    return after


def is_closed(
    asked: list[int], state: State, seat: int, given: list[int], events: list[Event]
) -> bool:
    """Whether a step revealed something: chance, a secret to others, a question to somebody."""
    if given or any(event.reveals(seat) for event in events):
        return True
    waiting = state.waiting()
    return not waiting or any(other != seat and other not in asked for other in waiting)


class Timeline:
    """All steps, and of the moments enough that going back costs the same at any length."""

    def __init__(self, start: Moment) -> None:
        self.steps: list[Step] = []
        self.now = start
        self.kept: dict[int, Moment] = {0: start}

    def at(self, number: int) -> Moment:
        """The game after so many steps; between two kept moments they are played again."""
        if not 0 <= number <= len(self.steps):
            raise ValueError(f"there are {len(self.steps)} steps, not {number}")
        near = number
        while near not in self.kept:
            near -= 1
        moment = self.kept[near]
        for step in self.steps[near:number]:
            moment = play_again(moment, step.seat, step.action, step.given).moment
        return moment

    def grow(self, played: Played) -> None:
        self.steps.append(played.step)
        self.put(played.moment)
        old = self.now.number - RECENT
        if old > 0 and old % EVERY:
            self.kept.pop(old, None)

    def cut(self, moment: Moment) -> None:
        """Forget the steps after a moment of this line."""
        for number in range(moment.number + 1, len(self.steps) + 1):
            self.kept.pop(number, None)
        del self.steps[moment.number :]
        self.put(moment)

    def put(self, moment: Moment) -> None:
        self.kept[moment.number] = moment
        self.now = moment
