"""How long a replay takes to load, and to show any step: processor time, over finished games."""

from __future__ import annotations

import statistics
from pathlib import Path
from time import process_time

from quipu.core.record import read_record
from quipu.play.replay.replay import OPEN, Replay
from quipu.registry import game as game_of

GAMES = Path(__file__).parent.parent / "tests" / "games"
NAMES = ("egypt/records/gods-ten-points", "jade/records/hidden_draw")
EVERY = 11  # steps


def main() -> None:
    for name in NAMES:
        record = read_record((GAMES / f"{name}.quipu").read_text(encoding="utf-8"))
        began = process_time()
        film = Replay.of(game_of(str(record.header["game"])), record)
        load = process_time() - began
        film.frame((0, OPEN, "en", False), None, "")  # texts and symbols are read once
        costs = []
        for step in range(1, film.last + 1, EVERY):
            for eyes in (OPEN, 0):
                began = process_time()
                film.frame((step, eyes, "en", False), None, "")
                costs.append((process_time() - began) * 1000)
        middle, worst = statistics.median(costs), max(costs)
        short = name.rpartition("/")[2]
        print(f"{short}: {film.last} steps, loaded in {load * 1000:.0f} ms; ", end="")
        print(f"a step in {middle:.0f} ms, at most {worst:.0f} ms")


if __name__ == "__main__":
    main()
