"""The base variant solved: what every sheet is worth with every number of turns left."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from quipu.games.dice.sheet import TURNS, bit
from quipu.games.dice.sheets import HANDS, KNIGHTS, ROWS, first_hand
from quipu.games.dice.turning import Turn


class Solver:
    """Goes back from the last turn; `worth[t]` is by sheet what the last t turns will bring."""

    def __init__(self, fresh_joker: bool, lucky: bool = False, turns: int = TURNS) -> None:
        self.turn = Turn(fresh_joker, lucky)
        self.turns = turns
        self.soonest = self.turn.sheets.soonest()
        self.size = int(self.turn.sheets.count) * HANDS
        self.worth: list[vec[float]] = [vec[float]([0.0] * self.size)]

    def steps(self) -> int:
        return self.turns * int(self.turn.sheets.count)

    def run(self) -> Iterator[int]:
        """Solve it layout by layout, the fullest first; says after each how many were done."""
        done = 0
        for _ in range(self.turns):
            self.begin_turn()
            for layout in range(int(self.turn.sheets.count)):
                self.solve_layout(layout)
                done += 1
                yield done

    def begin_turn(self) -> None:
        self.turn.ends = self.worth[-1]
        self.worth.append(vec[float]([0.0] * self.size))

    def solve_layout(self, layout: i64) -> None:
        left = i64(len(self.worth)) - 1
        played = self.turns - left
        for knights in range(KNIGHTS, -1, -1):
            soonest = self.soonest[layout * ROWS + knights]
            if soonest <= played + 1:
                self.turn.fill_after(layout, knights, 4)
            if soonest <= played:
                self.solve_group(layout, knights, self.worth[left])

    def solve_group(self, layout: i64, knights: i64, worth: vec[float]) -> None:
        self.turn.fill_before(layout, knights)
        at = layout * HANDS + first_hand(knights)
        for hand in range(bit(knights)):
            worth[at + hand] = self.turn.throw(hand)

    def start(self) -> float:
        """What a game is worth before its first throw."""
        return self.worth[self.turns][self.size - HANDS]
