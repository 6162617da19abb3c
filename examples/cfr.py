"""OpenSpiel's counterfactual regret minimisation on the last turns of a game of the Egyptians.

`python -m examples.cfr` plays a short game by chance up to its last turns, lets CFR solve what is
left, hidden hands and dice and all, and writes how far everybody is from a best answer after each
iteration (`--out` as a drawing). It needs the packages of the extra `rl`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import quipu
from examples.curves import drawn
from quipu.envs import spiel

KEY, SEATS = "egypt", 3
TURNS = 3
SEED, STEPS_BEFORE_THE_END = 4, 4


def last_turns() -> dict[str, object]:
    """A position a few steps before the end of a short game that chance played."""
    game = quipu.game(KEY)
    luck, whims = quipu.FastLuck(SEED), quipu.FreeLuck(SEED)
    state = game.start(SEATS, luck, turn_limit=TURNS)
    trail = []
    while state.waiting():
        trail.append(state.copy())
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(whims.below(len(legal)))], luck)
    return game.position(trail[-STEPS_BEFORE_THE_END])


def small_game() -> Any:
    """That position as a game of OpenSpiel."""
    spiel.register()
    options = json.dumps({"turn_limit": TURNS})
    params = {"players": SEATS, "options": options, "actions": "catalogue", "limit_ends": True}
    return pyspiel.load_game(spiel.name_of(KEY), params).at(last_turns())


def solve(iterations: int) -> list[float]:
    """What all seats together could gain by best answers, before CFR and after each iteration."""
    game = small_game()
    solver = cfr.CFRSolver(game)
    found = [float(exploitability.nash_conv(game, solver.average_policy()))]
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
        found.append(float(exploitability.nash_conv(game, solver.average_policy())))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--out", type=Path, help="the curve as SVG")
    said = parser.parse_args()
    found = solve(said.iterations)
    for number, value in enumerate(found):
        print(f"{number:4} {value:.4f}")
    if said.out is not None:
        said.out.write_text(drawn(found, "iterations of CFR", "NashConv"), encoding="utf-8")


if __name__ == "__main__":
    main()
