"""Analysis: was it luck or play? A game from its record, judged decision by decision.

What a seat could have known is all that is used to judge its decisions: its acts are compared
with others in worlds imagined from its own observation, by the playouts of guarded search. Luck
is judged from the positions themselves: what came of a step against what could have come of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from quipu.bots.bot import WeighingBot
from quipu.bots.searching import CLEARLY, Comparison, Contender, Helpers
from quipu.core.game import Game
from quipu.core.luck import FastLuck, FreeLuck
from quipu.core.record import Record
from quipu.core.replay import replay
from quipu.core.state import Action, State
from quipu.core.timeline import Moment
from quipu.presenting.advice import guide_of

WORLDS: Final = 24  # in which each act of a decision is tried
DEPTH: Final = 30
BREADTH: Final = 4  # acts besides the one that was played
OTHERWISE: Final = 24  # ways in which luck could have fallen
VIEWS: Final = 4  # worlds from which a chance is read
COSTLIEST: Final = 5


@dataclass(frozen=True)
class Decision:
    """One decision: the chance to win with the best act that was found, and with the one played."""

    knot: int
    seat: int
    action: dict[str, Any]
    before: float
    after: float
    error: float  # the standard error of what it cost
    better: dict[str, Any] | None  # only if it is clearly better

    @property
    def cost(self) -> float:
        return self.before - self.after

    def to_json(self) -> dict[str, Any]:
        return {
            "knot": self.knot,
            "seat": self.seat,
            "action": self.action,
            "before": round(self.before, 4),
            "after": round(self.after, 4),
            "cost": round(self.cost, 4),
            "error": round(self.error, 4),
            "better": self.better,
        }


@dataclass(frozen=True)
class Step:
    """A knot: what each seat could think of its chances after it, and what luck gave to each."""

    knot: int
    seat: int | None
    chances: list[float]
    luck: list[float]  # nothing where no luck was drawn
    decision: Decision | None

    def to_json(self) -> dict[str, Any]:
        return {
            "knot": self.knot,
            "seat": self.seat,
            "chances": [round(chance, 4) for chance in self.chances],
            "luck": [round(luck, 4) for luck in self.luck],
            "decision": None if self.decision is None else self.decision.to_json(),
        }


@dataclass
class Analysis:
    """All steps of a game that stand, and what they come to."""

    game: str
    names: list[str]
    steps: list[Step] = field(default_factory=list)

    def decisions(self, seat: int | None = None) -> list[Decision]:
        found = [step.decision for step in self.steps if step.decision is not None]
        return [each for each in found if seat is None or each.seat == seat]

    def costliest(self, seat: int | None = None, most: int = COSTLIEST) -> list[Decision]:
        """Decisions to which something was clearly better, the dearest first."""
        clear = [each for each in self.decisions(seat) if each.better is not None]
        return sorted(clear, key=lambda each: (-each.cost, each.knot))[:most]

    def luck(self) -> list[float]:
        """By seat: chances won or lost by luck, against what was to be expected."""
        drawn = [step.luck for step in self.steps if step.luck]
        return [sum(luck[seat] for luck in drawn) for seat in range(len(self.names))]

    def cost(self) -> list[float]:
        """By seat: chances given away by clear mistakes."""
        seats = range(len(self.names))
        return [sum(each.cost for each in self.costliest(seat, len(self.steps))) for seat in seats]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "names": self.names,
            "luck": [round(luck, 4) for luck in self.luck()],
            "cost": [round(cost, 4) for cost in self.cost()],
            "costliest": [each.to_json() for each in self.costliest()],
            "steps": [step.to_json() for step in self.steps],
        }


def analyse(game: Game, record: Record, worlds: int = WORLDS, depth: int = DEPTH) -> Analysis:
    """The whole of a game; the same record and numbers give the same analysis."""
    made = empty(game, record)
    for made in each_step(game, record, worlds, depth):  # noqa: B007  # the last is the whole
        pass
    return made


def empty(game: Game, record: Record) -> Analysis:
    seats: Any = record.header["seats"]
    return Analysis(game.key, [str(seat["name"]) for seat in seats])


def each_step(
    game: Game,
    record: Record,
    worlds: int = WORLDS,
    depth: int = DEPTH,
    helpers: Helpers | None = None,
) -> Iterator[Analysis]:
    """The analysis as it grows, knot by knot, for whoever shows progress."""
    made, judge = empty(game, record), Judge(game, worlds, depth, helpers)
    before: Moment | None = None
    knots: list[Any] = record.knots
    for table, knot in zip(replay(game, record), knots, strict=True):
        if knot.get("table") == "undo":
            del made.steps[len(made.steps) - int(knot["steps"]) :]
        elif "action" in knot and before is not None:
            made.steps.append(judge.step(before, table.now, knot))
        before = table.now
        yield made


class Judge:
    """Looks at one step after another."""

    def __init__(self, game: Game, worlds: int, depth: int, helpers: Helpers | None = None) -> None:
        self.game = game
        self.worlds = worlds
        self.depth = depth
        self.helpers = helpers
        name = guide_of(game)
        guide = None if name is None else game.bot(name)
        self.guide = guide if isinstance(guide, WeighingBot) else None

    def step(self, before: Moment, after: Moment, knot: dict[str, Any]) -> Step:
        number, seat = int(knot["knot"]), int(knot["seat"])
        action = self.game.parse(knot["action"])
        return Step(
            number,
            seat,
            [self.chance(after, each, number) for each in range(int(after.state.seats))],
            self.luck(before.state, after.state, seat, action, number) if knot.get("luck") else [],
            self.decision(before, seat, action, number),
        )

    def chance(self, moment: Moment, seat: int, seed: int) -> float:
        """Of a seat, by what it knows."""
        state = moment.state
        if state.result() is not None:
            return float(self.game.evaluate(state, seat))
        view = self.game.observe(state, seat, moment.memories[seat])
        luck = FastLuck(seed)
        worlds = [self.game.imagine(view, luck) for _ in range(VIEWS)]
        return sum(float(self.game.evaluate(world, seat)) for world in worlds) / VIEWS

    def luck(
        self, before: State, after: State, seat: int, action: Action[Any], seed: int
    ) -> list[float]:
        """By seat: what came of it, less the mean of what could have come of it."""
        seats = range(int(before.seats))
        usual = [0.0 for _ in seats]
        luck = FreeLuck(seed)
        for _ in range(OTHERWISE):
            twin = before.copy()
            twin.apply(seat, action, luck)
            for each in seats:
                usual[each] += float(self.game.evaluate(twin, each)) / OTHERWISE
        return [float(self.game.evaluate(after, each)) - usual[each] for each in seats]

    def decision(
        self, moment: Moment, seat: int, played: Action[Any], number: int
    ) -> Decision | None:
        """Nothing is decided where only one act is legal."""
        if self.guide is None:
            return None
        state = moment.state
        legal, openings = state.legal(seat), state.openings(seat)
        view = self.game.observe(state, seat, moment.memories[seat])
        luck = FastLuck(number)
        advised = self.guide.decide(view, legal, openings, luck)
        field = contenders(played, advised, legal, [each.action for each in self.guide.weighed()])
        if len(field) < 2:
            return None
        comparison = Comparison(self.game, self.guide, self.depth, self.helpers)
        comparison.meet(view, field, luck, self.worlds)
        best = max(field[1:], key=Contender.lead)
        after = field[0].chance()
        clear = best.clearness() > CLEARLY
        return Decision(
            number,
            seat,
            played.to_json(),
            after + best.lead() if clear else after,
            after,
            best.error(),
            best.action.to_json() if clear else None,
        )


def contenders(
    played: Action[Any],
    advised: Action[Any],
    legal: list[Action[Any]],
    weighed: list[Action[Any]],
) -> list[Contender]:
    """The act that was played, and the best others by a guide's opinion."""
    known = {int(action.index) for action in legal}
    field = [Contender(played)]
    for action in [advised, *[each for each in weighed if int(each.index) in known]]:
        if len(field) <= BREADTH and all(action != each.action for each in field):
            field.append(Contender(action))
    return field
