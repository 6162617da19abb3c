"""Many random games, trading included, with every invariant checked after every step.

`python tools/soak.py egypt 10000` plays and says how many games reached their limit.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import quipu
from quipu.core.journal import SILENT
from tests.playing import actor, decide

EVERY = 60  # seconds between two lines


def play(game: quipu.Game, seats: int, seed: int) -> tuple[str, int]:
    """One game; how it ended and after how many decisions."""
    luck, choice = quipu.FastLuck(seed), quipu.FastLuck(seed + 1_000_000)
    state = game.start(seats, luck, SILENT, **game.limits())
    decisions = 0
    while state.waiting():
        seat = actor(state, choice)
        state.apply(seat, decide(state, seat, game, choice), luck)
        decisions += 1
        fault = state.broken()
        if fault:
            raise SystemExit(f"{game.key}, seed {seed}, decision {decisions}: {fault}")
    result = state.result()
    assert result is not None
    return result.reason, decisions


def main() -> None:
    key, count = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    game = quipu.game(key)
    counts = game.seat_counts({option.name: option.default for option in game.options})
    ends: Counter[str] = Counter()
    decisions = 0
    said = time.monotonic()
    for number in range(first, first + count):
        reason, made = play(game, counts[number % len(counts)], number)
        ends[reason] += 1
        decisions += made
        if time.monotonic() - said > EVERY:
            said = time.monotonic()
            print(f"{sum(ends.values())} games, {decisions} decisions: {dict(ends)}", flush=True)
    print(f"{key}: {count} games, {decisions} decisions, ended by {dict(ends)}; nothing broken")


if __name__ == "__main__":
    main()
