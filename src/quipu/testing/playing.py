"""Random games of any game: chance decides for every seat, and sometimes composes an action."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from quipu.core import state as state_module
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR, Chronicle, Event
from quipu.core.luck import FastLuck, Luck
from quipu.core.memory import Memory
from quipu.core.openings import Opening
from quipu.core.state import Action, State
from quipu.core.table import Table
from quipu.testing.findings import Broken

Chosen = dict[str, bool | int | str]

ENOUGH: Final = 200_000  # decisions after which a game counts as endless

# Interpreted rules are looked at in fewer moments: they play the same, many times as slowly.
SPARING: Final = 1 if not str(state_module.__file__).endswith(".py") else 3


# ---- options and numbers of seats ---------------------------------------------------------------


def defaults(game: Game) -> Chosen:
    return {option.name: option.default for option in game.options}


class Case:
    """A game, a number of seats, and the options that this number needs."""

    def __init__(self, game: Game, seats: int, chosen: Chosen) -> None:
        self.game = game
        self.seats = seats
        self.chosen: dict[str, object] = {**game.limits(), **chosen}  # programs play, so it ends

    def __str__(self) -> str:
        return f"{self.game.key}-{self.seats}"

    def start(self, luck: Luck, journal: Chronicle) -> State:
        """A new game of this case."""
        return self.game.start(self.seats, luck, journal, **self.chosen)

    def table(self, seed: int) -> Table:
        """A table at which this case is played, with luck from a seed."""
        names = [f"seat {seat}" for seat in range(self.seats)]
        return Table.open_seeded(self.game, names, seed, **self.chosen)


def variations(game: Game) -> Iterator[Chosen]:
    """The defaults, then every value of every option for itself."""
    yield {}
    for option in game.options:
        for value in option.samples(min(game.seat_counts(defaults(game)))):
            yield {option.name: value}


def cases_of(game: Game) -> list[Case]:
    """Every number of seats once, with the first choice of options that allows it."""
    found: dict[int, Case] = {}
    for chosen in variations(game):
        for seats in game.seat_counts(defaults(game) | chosen):
            found.setdefault(seats, Case(game, seats, chosen))
    return [found[seats] for seats in sorted(found)]


# ---- a player that knows no game ----------------------------------------------------------------


def decide(state: State, seat: int, game: Game, luck: Luck) -> Action[Any]:
    """One of the legal actions; in one of five decisions a composed one, where that is possible."""
    openings = state.openings(seat)
    if openings and luck.below(5) == 0:
        composed = compose(game, openings[luck.below(len(openings))], luck)
        if composed.refusal(state, seat) is None:  # a counter may happen to be the offer itself
            return composed
    legal = state.legal(seat)
    if not legal:
        raise Broken(f"seat {seat} has to decide and has no legal action", type(state).waiting)
    return legal[luck.below(len(legal))]


def compose(game: Game, opening: Opening, luck: Luck) -> Action[Any]:
    return game.parse(opening.sample(luck))


def actor(state: State, luck: Luck) -> int:
    """A seat the game waits for; sometimes another one that holds a permission."""
    waiting = state.waiting()
    if luck.below(8) == 0:
        others = [seat for seat in range(int(state.seats)) if seat not in waiting]
        allowed = [seat for seat in others if state.legal(seat)]
        if allowed:
            return allowed[luck.below(len(allowed))]
    return waiting[luck.below(len(waiting))]


# ---- walks through a game -----------------------------------------------------------------------


class Walk:
    """A game on its way without a table: the state, and what each seat was told so far."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.game = case.game
        self.choice = FastLuck(seed)
        self.luck = FastLuck(seed + 1)
        self.events: list[Event] = []
        self.last: Action[Any] | None = None  # the action that was applied last
        self.told: list[Event] = []  # what came of it, or of the deal
        chronicle = Chronicle()
        self.state = case.start(self.luck, chronicle)
        self.views = [*range(case.seats), SPECTATOR]
        self.memories = {seat: case.game.memory(seat, case.seats) for seat in self.views}
        self.hear(chronicle.events)

    def hear(self, events: list[Event]) -> None:
        """Let every memory take in what its seat is told."""
        self.told = events
        self.events.extend(events)
        for memory in self.memories.values():
            memory.hear_events(events)

    def step(self) -> None:
        """One decision by chance."""
        seat = actor(self.state, self.choice)
        self.do(seat, decide(self.state, seat, self.game, self.choice))

    def do(self, seat: int, action: Action[Any]) -> None:
        """Apply an action; the seat that acts has to be told of it."""
        chronicle = Chronicle()
        self.state.apply(seat, action, self.luck, chronicle)
        if not any(event.told(seat) for event in chronicle.events):
            raise Broken(f"{action} tells its own seat {seat} nothing", type(action).apply)
        self.last = action
        self.hear(chronicle.events)

    def remembered(self, seat: int, more: list[Event]) -> Memory:
        """The memory of a seat anew, after further events."""
        memory = self.game.memory(seat, self.case.seats)
        memory.hear_events([*self.events, *more])
        return memory


def walk(case: Case, seed: int, every: int = 1) -> Iterator[Walk]:
    """A whole random game: its start, every so many-th moment, and its end."""
    way = Walk(case, seed)
    steps = 0
    yield way
    while way.state.waiting():
        way.step()
        steps += 1
        if steps >= ENOUGH:
            advice = "declare a limit of turns as an option and name it in Game.limits"
            where = type(way.state).waiting
            raise Broken(f"no end after {ENOUGH:,} random decisions; {advice}", where)
        if steps % every == 0 or not way.state.waiting():
            yield way


def at_some_moments(case: Case, seed: int, moments: int) -> Iterator[Walk]:
    """About so many moments, spread over a whole random game; of short games over several."""
    games = 1 + 100 // usual_length(case)
    for number in range(games):
        every = max(1, usual_length(case) * games * SPARING // moments)
        yield from walk(case, seed + 1000 * number, every)


@cache
def usual_length(case: Case) -> int:
    return sum(1 for _ in walk(case, 0))


def play(table: Table, seed: int, decisions: int = ENOUGH) -> Table:
    """Let chance play at a table, to the end or for so many decisions."""
    luck = FastLuck(seed)
    for _ in range(decisions):
        if not table.waiting():
            break
        seat = actor(table.state, luck)
        table.submit(seat, decide(table.state, seat, table.game, luck))
    return table


def step_by_step(table: Table, seed: int) -> Callable[[], None]:
    """One further decision at a table with every call."""
    luck = FastLuck(seed)

    def step() -> None:
        if table.waiting():
            seat = actor(table.state, luck)
            table.submit(seat, decide(table.state, seat, table.game, luck))

    return step


# ---- comparing ----------------------------------------------------------------------------------


def as_text(data: object) -> str:
    """JSON by which two things are compared; nothing but JSON gets through."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


def position_text(game: Game, state: State) -> str:
    return as_text(game.position(state))


def spoil(data: object) -> None:
    """Change everything that can be changed, at any depth."""
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data["spoilt"] = True
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.append("spoilt")
