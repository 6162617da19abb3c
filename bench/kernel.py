"""Builds kernel.c with the tables of Egypt and measures it, or checks it against Quipu."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import quipu
from quipu.core.journal import SILENT
from quipu.core.state import play_on
from quipu.games.egypt import box
from quipu.games.egypt.actions import BOX
from quipu.games.egypt.setup import fixed_land, printed_harbours
from quipu.settlers.layout import ROW

HERE = Path(__file__).resolve().parent
KIND_COUNT, HALF = 5, 64
GAMES = 200  # that are compared


def table(name: str, values: list[Any], type: str = "int") -> str:
    depth = "[]" if not isinstance(values[0], list) else f"[][{len(values[0])}]"
    return f"static const {type} {name}{depth} = {braces(values)};\n"


def braces(values: list[Any]) -> str:
    return "{" + ", ".join(braces(v) if isinstance(v, list) else literal(v) for v in values) + "}"


def literal(value: int) -> str:
    return f"{value}ULL" if value > 2**31 else str(value)


def rows(values: Any, width: int) -> list[list[int]]:
    flat = [int(value) for value in values]
    return [flat[n : n + width] for n in range(0, len(flat), width)]


def tables() -> str:
    """What the kernel has to know of board, box and map, as C."""
    grid = box.GRID
    land = fixed_land(box.BEGINNER_MAP, printed_harbours(box.HARBOURS))
    at = [[0, 0] for _ in range(int(grid.corners))]
    for corner, paths in enumerate(rows(grid.corner_sides, 3)):
        for path in paths:
            if path >= 0:
                at[corner][path // HALF] |= 1 << path % HALF
    starts = [land.fields.row(number) for number in range(13)]
    return "".join(
        [
            f"enum {{ HEXES = {int(grid.hexes)}, DESERT = {list(land.kinds).index(-1)} }};\n",
            table("PATH_ENDS", rows(grid.ends, 2)),
            table("CORNER_PATHS", rows(grid.corner_sides, 3)),
            table("CORNER_HEXES", rows(grid.corner_hexes, 3)),
            table("NEIGHBOURS", rows(grid.neighbours, 3)),
            table("PATHS_AT", at, "uint64_t"),
            table("AROUND", [int(corners) for corners in grid.around], "uint64_t"),
            table("NEAR", [int(corners) for corners in grid.near], "uint64_t"),
            table("HEX_KINDS", [int(kind) for kind in land.kinds]),
            table("SERVED", [int(kind) for kind in land.served]),
            table("FIELDS", [hex for fields in starts for hex in fields]),
            table("FIELD_STARTS", [sum(map(len, starts[:n])) for n in range(14)]),
            table("COSTS", [row[:KIND_COUNT] for row in rows(BOX.costs, ROW)[:4]]),
            table("STOCK", box.STOCK[:3]),
            table("SUPPLY", list(box.KINDS.values())),
            table("DECK", list(box.TITLES.values())),
            table("START_CORNERS", [corners for corners, _ in box.STARTS]),
            table("START_PATHS", [paths for _, paths in box.STARTS]),
        ]
    )


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc")


def build(folder: Path, level: str = "-O2") -> Path:
    """The kernel as a program in a folder."""
    cc = compiler()
    if cc is None:
        raise SystemExit("bench: there is no C compiler for the kernel")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernel_tables.h").write_text(tables())
    made = folder / f"kernel{level}"
    command = [cc, level, "-std=gnu11", "-Wall", "-Wextra", f"-I{folder}", "-o", str(made)]
    subprocess.run([*command, str(HERE / "kernel.c")], check=True)
    return made


def checked(kernel: Path, games: int) -> list[str]:
    """Its first games, one a line: seed, decisions, turns and the points of each seat."""
    command = [str(kernel), "check", "0", str(games)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def played(games: int) -> list[str]:
    """The same games by Quipu."""
    game = quipu.game("egypt")
    lines = []
    for seed in range(games):
        luck = quipu.FastLuck(seed)
        state = game.start(4, luck, SILENT, **game.limits())
        made = int(play_on(state, luck, 1_000_000))
        result = state.result()
        assert result is not None
        turns = state.course_figures()["turns"]
        lines.append(" ".join(map(str, [seed, made, turns, *result.points])))
    return lines


def measured(kernel: Path, seconds: float) -> dict[str, float]:
    done = subprocess.run(
        [str(kernel), "time", str(seconds)], check=True, capture_output=True, text=True
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def main() -> None:
    """Prints its figures as JSON, if it plays the games of this quipu."""
    folder, seconds = Path(sys.argv[1]), float(sys.argv[2])
    kernel = build(folder)
    if checked(kernel, GAMES) != played(GAMES):
        raise SystemExit("bench: the kernel in C plays other games than egypt")
    figures = measured(kernel, seconds)
    figures["-O3"] = measured(build(folder, "-O3"), seconds)["decisions"]
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
