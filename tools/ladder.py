"""`make ladder`: each level against a field of the next lower one, as many seats as a mode has.

`python tools/ladder.py egypt jade --games 200 --pair hard,medium` plays some of it. One seat holds
the higher level, all others the lower; seats move on from game to game, and game n depends on the
seed and n alone. What was played is kept in build/ladder, so a run that was stopped goes on.
Shares have Wilson's 95 % interval; times are those of the processor, on one core.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import quipu
from quipu.arena.simulation import Match
from quipu.bots.bot import Bot
from quipu.registry import games

FOLDER = Path(__file__).resolve().parent.parent / "build" / "ladder"
PAIRS = ["easy,random", "medium,easy", "hard,medium", "hard,greedy"]
ALIKE = {"medium": "greedy"}  # the same player by two names, so that it plays once for both rows
Z_95 = 1.959964


class Timed(Bot):
    """A bot whose decisions are timed."""

    def __init__(self, bot: Any) -> None:
        super().__init__(bot.name, bot.looks)
        self.bot = bot
        self.times: list[float] = []

    def decide(self, view: Any, legal: Any, openings: Any, luck: quipu.Luck) -> Any:
        began = time.process_time()
        made = self.bot.decide(view, legal, openings, luck)
        self.times.append(1000 * (time.process_time() - began))
        return made


def most_seats(game: quipu.Game) -> int:
    return int(game.seat_counts({each.name: each.default for each in game.options})[-1])


def play(key: str, pair: str, count: int, seed: int) -> list[dict[str, Any]]:
    """The first games of a pair, those that were kept and those that are missing."""
    high, low = (ALIKE.get(name, name) for name in pair.split(","))
    seats = most_seats(games()[key])
    path = FOLDER / f"{key}-{high}-{low}-{seed}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    done = [json.loads(line) for line in lines[:count]]
    match = Match(key, [high, *[low] * (seats - 1)], seed, {})
    for number in range(len(done), count):
        timed = Timed(match.game.bot(high))
        match.bots[0] = timed
        result = match.play(number)
        winners: Any = result["winners"]
        me = -number % seats  # where the first of the bots sits
        share = 1 / len(winners) if me in winners else 0.0
        done.append({"share": share, "ms": [round(each, 2) for each in timed.times]})
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(done[-1]) + "\n")
    return done


def wilson(share: float, count: int) -> tuple[float, float]:
    spread = Z_95 * math.sqrt(share * (1 - share) / count + Z_95**2 / (4 * count**2))
    middle, whole = share + Z_95**2 / (2 * count), 1 + Z_95**2 / count
    return (middle - spread) / whole, (middle + spread) / whole


def line(key: str, pair: str, done: list[dict[str, Any]]) -> str:
    """A row of the table in BENCHMARKS.md."""
    seats, count = most_seats(games()[key]), len(done)
    share = sum(each["share"] for each in done) / count
    low, high = wilson(share, count)
    times = sorted(ms for each in done for ms in each["ms"])
    middle, last = times[len(times) // 2], times[-1]
    better, worse = pair.split(",")
    won = f"{share:.0%} [{low:.0%}–{high:.0%}] of {1 / seats:.0%}"
    fair = f"{share * seats:.2f} [{low * seats:.2f}–{high * seats:.2f}]"
    return f"| {key} | {better} : {worse} | {count} | {won} | {fair} | {middle:.1f} | {last:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=200, dest="count")
    parser.add_argument("--pair", action="append", metavar="HIGH,LOW")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    print("| mode | levels | games | won | times the fair share | ms, median | ms, most |")
    print("|---|---|---|---|---|---|---|")
    for key in said.games or list(games()):
        for pair in said.pair or PAIRS:
            print(line(key, pair, play(key, pair, said.count, said.seed)), flush=True)


if __name__ == "__main__":
    main()
