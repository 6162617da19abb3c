"""Random play of `egypt` beside catanatron, four seats, in one run: decisions, games, copies.

catanatron may live in another environment: --peer names its interpreter.
"""

from __future__ import annotations

import argparse
import importlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
COLOURS = ("RED", "BLUE", "WHITE", "ORANGE")
COPIES = 200


def measure_catanatron(seconds: float) -> dict[str, float]:
    """Whole games of its own random players, and copies of a finished one."""
    peer: Any = importlib.import_module("catanatron")
    decisions = games = 0
    began = now = time.process_time()
    while now - began < seconds:
        players = [peer.RandomPlayer(peer.Color[colour]) for colour in COLOURS]
        game = peer.Game(players, seed=games)
        game.play()
        state: Any = game.state
        records = getattr(state, "action_records", None)
        decisions += len(state.actions if records is None else records)
        games += 1
        now = time.process_time()
    copied = time.process_time()
    for _ in range(COPIES):
        game.copy()
    copied = time.process_time() - copied
    took = now - began
    return {"decisions": decisions / took, "games": games / took, "copies": COPIES / copied}


def measure_egypt(seconds: float) -> dict[str, float]:
    import quipu

    sys.path.insert(0, str(ROOT))
    measure: Any = importlib.import_module("measure")
    game = quipu.game("egypt")
    if not quipu.COMPILED:
        print("peers: this quipu is not compiled")
    decisions, games = measure.random_play(game, seconds)
    return {"decisions": decisions, "games": games, "copies": measure.copying(game, seconds / 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    parser.add_argument("--peer", default=sys.executable, help="an interpreter with catanatron")
    parser.add_argument("--only-peer", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.only_peer:
        print(json.dumps(measure_catanatron(options.seconds)))
        return
    command = [options.peer, str(Path(__file__)), "--only-peer", "--seconds", str(options.seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    peer: dict[str, float] = json.loads(done.stdout)
    egypt = measure_egypt(options.seconds)
    print(f"{'per second':12}{'egypt':>14}{'catanatron':>14}{'ratio':>8}")
    for what, figure in egypt.items():
        print(f"{what:12}{figure:>14,.0f}{peer[what]:>14,.0f}{figure / peer[what]:>8.0f}")


if __name__ == "__main__":
    main()
