"""The solution of the base variant as the command asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quipu.games.dice.game import BASE_RULES
from quipu.games.dice.solving import Solver
from quipu.games.dice.spreading import Spread
from quipu.games.dice.values import written
from quipu.terminal.solution import Options, Solution, Solved


class DiceSolution(Solution):
    """D14.6: sheets do not touch each other, so the best expected total is that of one seat."""

    def __init__(self, options: Options) -> None:
        self.fresh_joker = options["fresh_joker"] is True
        self.best = 0
        self.solver: Solver | None = None
        self.spread: Spread | None = None

    def steps(self) -> int:
        return 3 * Solver(self.fresh_joker).steps()

    def run(self) -> Iterator[int]:
        done = 0
        lucky = Solver(self.fresh_joker, lucky=True)
        for done in lucky.run():
            yield done
        self.best = round(lucky.start())
        del lucky
        self.solver = Solver(self.fresh_joker)
        for more in self.solver.run():
            yield done + more
        done += more
        self.spread = Spread(self.solver)
        for more in self.spread.run():
            yield done + more

    def solved(self) -> Solved:
        assert self.solver is not None
        assert self.spread is not None
        chances, missing = self.spread.totals, self.spread.missing
        return Solved(self.solver.start(), self.best, chances, max(missing, 0.0))

    def table(self) -> bytes:
        assert self.solver is not None
        return written(self.solver.worth, self.fresh_joker, BASE_RULES)


SOLUTIONS: Final = {"dice": DiceSolution}
