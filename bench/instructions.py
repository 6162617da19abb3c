"""What an act with four views costs, counted in instructions: the same on a busy machine.

`python bench/instructions.py [GAME …]` plays a few tables of each mode under valgrind's callgrind
(Debian's package `valgrind`), which counts what the processor is told to do once all is warm. What
is counted is the act and its four views as text, in one process: no network, no database.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.views import Play
from quipu.registry import games
from quipu.server.run import settle

TABLES = 4
WARM, COUNTED = 30, 12  # acts at each table
ITSELF = "--counted"


def turn(counting: str) -> None:
    """Have what is done counted, or no longer."""
    asked = ["callgrind_control", "-i", counting, str(os.getpid())]
    subprocess.run(asked, check=True, stdout=subprocess.DEVNULL)


def play(game: str) -> None:
    """The work itself, within callgrind."""
    settle()
    plays = [Play(game, 1000 + number, ["en"], narrow=False) for number in range(TABLES)]
    for each in plays:
        list(each.updates())
    for act in range(WARM + COUNTED):
        if act == WARM:
            turn("on")
        for each in plays:
            each.step("random")
            list(each.updates())
    turn("off")


def counted(game: str) -> float:
    """Millions of instructions for an act with four views."""
    with tempfile.TemporaryDirectory() as folder:
        tool = ["valgrind", "--tool=callgrind", "--instr-atstart=no"]
        tool.append(f"--callgrind-out-file={folder}/found")
        ran = subprocess.run(
            [*tool, sys.executable, __file__, ITSELF, game],
            env=os.environ | {"PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
    found = re.search(r"Collected : (\d+)", ran.stderr)
    if ran.returncode or found is None:
        raise SystemExit(f"{game} could not be counted:\n{ran.stderr[-2000:]}")
    return int(found[1]) / TABLES / COUNTED / 1e6


def main() -> None:
    if sys.argv[1:2] == [ITSELF]:
        play(sys.argv[2])
        return
    if shutil.which("valgrind") is None:
        raise SystemExit("valgrind is missing: apt-get install valgrind")
    unknown = [game for game in sys.argv[1:] if game not in games()]
    if unknown:
        raise SystemExit(f"no game {unknown[0]!r}; there are {', '.join(games())}")
    for game in sys.argv[1:] or games():
        print(f"{game:14} {counted(game):6.2f} million instructions an act", flush=True)


if __name__ == "__main__":
    main()
