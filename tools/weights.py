"""`make weights`: trains by the commands that the shipped weights name, and compares the files.

`python tools/weights.py egypt inca --write` does it for some modes and ships what came out. A file
stays what its command gives until the players who train, or what they look at, become different.
`--judge 300` says instead how wrong the shipped weights are about games they were not trained on.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from math import log
from pathlib import Path
from tempfile import TemporaryDirectory

from quipu.arena.training import LEAST, Trainer, play, shares
from quipu.bots.learning import weights_file
from quipu.registry import games

OTHER_GAMES = 77 << 48  # seeds that no shipped weights were trained with
SHIPPED = Path(__file__).resolve().parent.parent / "src" / "quipu" / "games"


def shipped() -> dict[str, Path]:
    """The files by the modes that have one."""
    found = {key: [*SHIPPED.glob(f"*/{weights_file(key)}")] for key in games()}
    return {key: paths[0] for key, paths in found.items() if paths}


def trained(made: str, jobs: int) -> bytes:
    """What the command writes that a file names."""
    words = shlex.split(made)[1:]
    with TemporaryDirectory() as folder:
        out = Path(folder, "weights.json")
        more = ["--jobs", str(jobs), "--out", str(out)]
        subprocess.run([sys.executable, "-m", "quipu", *words, *more], check=True)
        return out.read_bytes()


def surprise(key: str, path: Path, count: int) -> float:
    """By how many nats the chances in a position miss who wins, in the mean of so many games."""
    game = games()[key]
    form = json.loads(path.read_bytes())
    trainer = Trainer(game, form["games"], form["seed"], form)
    total = 0.0
    for number in range(count):
        positions, won = play(game, trainer.seats, OTHER_GAMES | number)
        for merits in positions:
            chances = zip(won, shares(merits, trainer.weights), strict=True)
            missed = sum(share * log(max(chance, LEAST)) for share, chance in chances)
            total -= missed / (len(positions) * count)
    return total


def main() -> int:
    files = shipped()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modes", nargs="*", metavar="MODE")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="ship what came out")
    parser.add_argument("--judge", type=int, metavar="GAMES", help="train nothing, judge")
    said = parser.parse_args()
    if unknown := [key for key in said.modes if key not in files]:
        parser.error(f"no weights are shipped for {', '.join(unknown)}")
    others = 0
    for key in said.modes or files:
        if said.judge:
            missed = surprise(key, files[key], said.judge)
            print(f"{key}: {missed:.4f} nats in {said.judge} games", flush=True)
            continue
        made = json.loads(files[key].read_bytes())["made"]
        found = trained(made, said.jobs)
        same = found == files[key].read_bytes()
        others += not same
        print(f"{key}: {'as shipped' if same else 'not what is shipped'} ({made})", flush=True)
        if said.write:
            files[key].write_bytes(found)
    return 1 if others and not said.write else 0


if __name__ == "__main__":
    sys.exit(main())
