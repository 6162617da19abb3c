"""`make soak`: many random games, trading included, every invariant recounted after every step.

`python tools/soak.py egypt jade --games 10000 --first 0` plays the seeds from `first` on. What is
done is kept in build/soak, so a run that was stopped goes on, and seeds can be shared out.
A broken invariant ends it with 1 and names game, seed and decision.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "examples" / "pebbles" / "src")]

import quipu  # noqa: E402
from quipu.core.journal import SILENT  # noqa: E402
from tests.support.games_under_test import actor, decide, defaults  # noqa: E402  # by the path

CHUNK = 100  # games that are played and kept together
OFTEN = 60  # seconds between two lines where there is no terminal


class Broken(Exception):
    """Something was lost or counted wrongly."""


def play(game: quipu.Game, seats: int, seed: int) -> tuple[str, int]:
    """One game; how it ended and after how many decisions."""
    luck, choice = quipu.FastLuck(seed), quipu.FastLuck(seed + 1_000_000_000)
    state = game.start(seats, luck, SILENT, **game.limits())
    decisions = 0
    while state.waiting():
        seat = actor(state, choice)
        state.apply(seat, decide(state, seat, game, choice), luck)
        decisions += 1
        fault = state.broken()
        if fault:
            raise Broken(f"{game.key}, seed {seed}, decision {decisions}: {fault}")
    result = state.result()
    assert result is not None
    return result.reason, decisions


def chunk(game: quipu.Game, first: int) -> dict[str, Any]:
    """So many games from this seed on; the number of seats goes round."""
    counts = game.seat_counts(defaults(game))
    ends: Counter[str] = Counter()
    decisions = 0
    for seed in range(first, first + CHUNK):
        reason, made = play(game, counts[seed % len(counts)], seed)
        ends[reason] += 1
        decisions += made
    return {"first": first, "decisions": decisions, "ends": ends}


class Kept:
    """The chunks that are done with this build of Quipu."""

    def __init__(self, game: quipu.Game) -> None:
        folder = ROOT / "build" / "soak"
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / f"{game.key}.jsonl"
        package = Path(quipu.__file__).parent
        self.build = max(path.stat().st_mtime_ns for path in package.rglob("*") if path.is_file())
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        done = [json.loads(line) for line in lines]
        self.chunks = {each["first"]: each for each in done if each["build"] == self.build}

    def add(self, done: dict[str, Any]) -> None:
        self.chunks[done["first"]] = done
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({**done, "build": self.build}) + "\n")


def soak(game: quipu.Game, first: int, games: int) -> None:
    kept = Kept(game)
    starts = range(first, first + games, CHUNK)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    hidden = not console.is_terminal
    said = time.monotonic()
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=hidden
    ) as bar:
        task = bar.add_task(game.key, total=games)
        for number, start in enumerate(starts, start=1):
            if start not in kept.chunks:
                kept.add(chunk(game, start))
            bar.update(task, completed=number * CHUNK)
            if hidden and time.monotonic() - said > OFTEN:
                said = time.monotonic()
                print(f"{game.key}: {number * CHUNK} of {games}", file=sys.stderr, flush=True)
    ends: Counter[str] = Counter()
    for start in starts:
        ends.update(kept.chunks[start]["ends"])
    decisions = sum(kept.chunks[start]["decisions"] for start in starts)
    ways = ", ".join(f"{count} by {reason}" for reason, count in ends.most_common())
    print(f"{game.key}: {ends.total()} games, {decisions} decisions, {ways}; nothing broken")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them if you say nothing")
    parser.add_argument("--games", dest="count", type=int, default=10_000, metavar="N")
    parser.add_argument("--first", type=int, default=0, metavar="SEED")
    asked: Any = parser.parse_args()
    known = quipu.games()
    for key in asked.games:
        if key not in known:
            parser.error(f"there is no game {key} (games: {', '.join(known)})")
    if asked.count < 1 or asked.first < 0 or asked.count % CHUNK or asked.first % CHUNK:
        parser.error(f"games and seeds are counted in hundreds: multiples of {CHUNK}")
    os.nice(10)
    try:
        for key in asked.games or known:
            soak(known[key], asked.first, asked.count)
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
