"""Guarded search: a guide's best few acts tried in worlds that its seat holds possible.

All acts meet the same worlds and the same luck, so that what differs is the act. The guide's own
choice stands unless another act is clearly better. Nothing here sees the state of the game.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from quipu.bots.bot import Weighed, WeighingBot
from quipu.bots.finishing import sure_win
from quipu.core.chance import each_outcome
from quipu.core.game import Game
from quipu.core.journal import SILENT
from quipu.core.luck import FastLuck, Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.options import Option, Range
from quipu.core.state import Action, State

PLAYOUTS: Final = "playouts"  # so many a decision may cost
DEPTH: Final = "depth"  # so many decisions a playout goes on

CLEARLY: Final = 1.5  # standard errors by which an act must be better than the guide's
HOPELESS: Final = -1.0  # and by which one is worse that is tried no further
TRIFLE: Final = 0.005  # who may at best lead by so little is tried no further either
DOUBT: Final = 2.0  # standard errors that are added for "at best"
SURE: Final = 100.0  # that many standard errors stand for certainty
LOOK: Final = 8  # worlds after which the field is looked at, again and again
FEWEST: Final = 16  # worlds before anybody is clearly better
SEEDS: Final = 1 << 30
AGAIN: Final = 3  # worlds that may be unlikely before one is taken as it is
GRAIN: Final = 1000
PROPOSED: Final = 2  # acts of a field that the guide composed besides
LOOKS: Final = 3  # worlds in which an act that ends the game is weighed exactly
WAYS: Final = 40  # in which luck may fall then
GOES_ON: Final = -1.0
CERTAIN: Final = 1.0 - 1e-9


class Contender:
    """An act, what it promises, and by how much more than the guide's choice."""

    def __init__(self, action: Action[Any]) -> None:
        self.action = action
        self.worlds: i64 = 0
        self.promised = 0.0  # chances to win, added up
        self.ahead = 0.0  # differences, and their squares
        self.squares = 0.0
        self.ends = GOES_ON  # the exact chance to win if it ends the game

    def add(self, promise: float, ahead: float) -> None:
        self.worlds += 1
        self.promised += promise
        self.ahead += ahead
        self.squares += ahead * ahead

    def chance(self) -> float:
        """The mean chance to win."""
        return self.promised / float(max(self.worlds, 1))

    def lead(self) -> float:
        """How much better than the guide's choice, in the mean."""
        return self.ahead / float(max(self.worlds, 1))

    def error(self) -> float:
        """The standard error of the lead."""
        count = float(self.worlds)
        if self.worlds < 2:
            return 1.0
        spread = self.squares / count - self.lead() * self.lead()
        return sqrt(max(spread, 0.0) / (count - 1.0))

    def clearness(self) -> float:
        """The lead in standard errors; whoever never differs is no better."""
        error = self.error()
        if error > 0.0:
            return self.lead() / error
        return SURE if self.lead() > 0.0 else -SURE

    def is_open(self) -> bool:
        """Whether further worlds may still show that it is better, and by more than a trifle."""
        return self.clearness() > HOPELESS and self.lead() + DOUBT * self.error() > TRIFLE

    def rank(self) -> float:
        return -self.lead()


@mypyc_attr(allow_interpreted_subclasses=True)
class Helpers:
    """Who plays out some of the worlds of a comparison elsewhere; they find the same."""

    def promises(
        self,
        comparison: Comparison,
        tries: list[tuple[State, int]],
        seat: int,
        actions: list[Action[Any]],
    ) -> list[list[float]]:
        """For every world with its seed, in their order: what each act promises there."""
        raise NotImplementedError


class Comparison:
    """Acts of one seat compared by playouts; the first is the one to beat."""

    def __init__(
        self, game: Game, guide: WeighingBot, depth: i64, helpers: Helpers | None = None
    ) -> None:
        self.game = game
        self.guide = guide  # plays on for everybody
        self.depth = depth
        self.helpers = helpers
        self.made: i64 = 0  # playouts

    def play(self, world: State, seat: i64, action: Action[Any], seed: int) -> float:
        """The chance to win after this act, by a playout with the luck of a seed."""
        twin = world.copy()
        luck = FastLuck(seed)
        action.apply(twin, seat, luck, SILENT)
        for _step in range(self.depth):
            deciding = twin.deciding()
            if deciding < 0:
                break
            self.guide.quick(twin, deciding, luck).apply(twin, deciding, luck, SILENT)
        return self.game.evaluate(twin, seat)

    def settled(self, view: Observation, action: Action[Any], luck: Luck) -> float:
        """The exact chance to win by an act that ends the game; GOES_ON if it need not."""
        promised = 0.0
        for _look in range(LOOKS):
            world = self.game.imagine(view, luck)
            for way, each in enumerate(each_outcome(world, view.seat, action)):
                if way == WAYS or each.state.result() is None:
                    return GOES_ON
                promised += float(each.chance) * self.game.evaluate(each.state, view.seat)
        return promised / float(LOOKS)

    def world(self, view: Observation, luck: Luck) -> State:
        """One that the seat holds possible; unlikely ones come less often."""
        world = self.game.imagine(view, luck)
        for _again in range(AGAIN):
            likely = self.game.likelihood(view, world)
            if likely >= 1.0 or float(luck.below(GRAIN)) < likely * float(GRAIN):
                break
            world = self.game.imagine(view, luck)
        return world

    def meet(self, view: Observation, field: list[Contender], luck: Luck, worlds: i64 = 1) -> None:
        """More worlds for all of a field, one after another whoever plays them out."""
        tries: list[tuple[State, int]] = []
        for _world in range(worlds):
            world = self.world(view, luck)
            tries.append((world, int(luck.below(SEEDS))))
        actions = [each.action for each in field]
        self.made += worlds * len(field)
        for found in self.promises(tries, view.seat, actions):
            for place, each in enumerate(field):
                each.add(found[place], found[place] - found[0])

    def promises(
        self, tries: list[tuple[State, int]], seat: i64, actions: list[Action[Any]]
    ) -> list[list[float]]:
        if self.helpers is not None:
            return self.helpers.promises(self, tries, int(seat), actions)
        return [
            [self.play(world, seat, action, seed) for action in actions] for world, seed in tries
        ]


class GuardedBot(WeighingBot):
    """Follows its guide, unless search shows that another act is clearly better.

    Its thoughts are chances to win of the acts it compared.
    """

    def __init__(
        self, name: str, game: Game, guide: WeighingBot, playouts: int, depth: int, breadth: int = 6
    ) -> None:
        super().__init__(name)
        self.game = game
        self.guide = guide
        self.breadth = breadth
        self.clearly = CLEARLY
        self.usual = playouts
        self.usual_depth = depth
        self.helpers: Helpers | None = None

    def adjustable(self) -> list[Option]:
        return [
            *super().adjustable(),
            Range(PLAYOUTS, self.usual, 0, 1_000_000, ""),
            Range(DEPTH, self.usual_depth, 0, 10_000, ""),
        ]

    def set_to(self, name: str, usual: int) -> int:
        value = self.settings.get(name, usual)
        assert isinstance(value, int)
        return value

    def choose(
        self, view: Observation, legal: list[Action[Any]], openings: list[Opening], luck: Luck
    ) -> Action[Any]:
        won = sure_win(self.game, view, legal)
        if won is not None:
            self.think(won, 1.0)
            return won
        first = self.guide.decide(view, legal, openings, luck)
        weighed = self.guide.weighed()
        field = self.field(first, weighed, legal)
        if len(field) < 2 or self.is_late():
            self.thoughts = weighed
            return first
        depth = self.set_to(DEPTH, self.usual_depth)
        comparison = Comparison(self.game, self.guide, depth, self.helpers)
        best = self.end(comparison, view, field, luck)
        if best is None:
            best = self.race(comparison, view, field, luck)
        self.thoughts = [Weighed(each.action, each.chance()) for each in field if each.worlds]
        return best.action

    def field(
        self, first: Action[Any], weighed: list[Weighed], legal: list[Action[Any]]
    ) -> list[Contender]:
        """The guide's choice, what it thought of proposing, and its next best acts.

        Of acts that it holds equal there is one of a kind.
        """
        known = {int(action.index) for action in legal}
        field = [Contender(first)]
        for proposal in self.guide.proposals:
            if len(field) <= PROPOSED and proposal != first:
                field.append(Contender(proposal))
        kind, worth = "", 0.0
        for each in weighed:
            same = each.action.kind == kind and each.worth == worth
            kind, worth = each.action.kind, each.worth
            if same or each.action is first or int(each.action.index) not in known:
                continue
            if len(field) == self.breadth:
                break
            field.append(Contender(each.action))
        return field

    # ---- comparing ------------------------------------------------------------------------

    def end(
        self, comparison: Comparison, view: Observation, field: list[Contender], luck: Luck
    ) -> Contender | None:
        """The best act where exact chance decides: one wins for certain, or all end the game."""
        best = field[0]
        for each in field:
            each.ends = comparison.settled(view, each.action, luck)
            if each.ends > best.ends:
                best = each
        if best.ends >= CERTAIN or all(each.ends != GOES_ON for each in field):
            best.add(best.ends, 0.0)
            return best
        return None

    def race(
        self, comparison: Comparison, view: Observation, field: list[Contender], luck: Luck
    ) -> Contender:
        """Sequential halving: every round costs the same, half of the rivals stay for the next."""
        base, rivals = field[0], field[1:]
        rounds: i64 = 1
        while len(rivals) >> int(rounds):
            rounds += 1
        share = self.set_to(PLAYOUTS, self.usual) // int(rounds)
        for _round in range(rounds):
            rivals = self.heat(comparison, view, base, rivals, luck, share)
            if not rivals or self.is_late():
                break
            rivals = rivals[: (len(rivals) + 1) // 2]
        if rivals and rivals[0].worlds >= FEWEST and rivals[0].clearness() > self.clearly:
            return rivals[0]
        return base

    def heat(
        self,
        comparison: Comparison,
        view: Observation,
        base: Contender,
        rivals: list[Contender],
        luck: Luck,
        share: int,
    ) -> list[Contender]:
        """One round; the rivals that are not hopeless after it, the best first."""
        end = comparison.made + share
        worlds: i64 = 0
        while rivals and comparison.made + len(rivals) < end and not self.is_late():
            field = [base, *rivals]
            more: i64 = 1
            if self.helpers is not None:  # all worlds before the next look, as far as share goes
                more = min(LOOK - worlds % LOOK, (end - comparison.made) // len(field))
            comparison.meet(view, field, luck, more)
            worlds += more
            if worlds % LOOK == 0:
                rivals = [each for each in rivals if each.is_open()]
        return sorted(rivals, key=Contender.rank)
