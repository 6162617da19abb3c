"""Measures every game compiled, pure and beside a peer in one run, and writes the tables."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
STARTS = 5
ROUNDS = 3  # in turn, and the best counts: a busy machine can only slow a figure

# What is promised, beside catanatron and beside the same game in C
PEER_BARS = {"egypt": 100, "egypt-gods": 70, "egypt-pyramid": 70, "inca": 70, "jade": 70}
KERNEL_BAR = 0.25
SIM_BAR = 0.8
OBSERVE_BAR = 3.0
VECTOR_BAR = 0.25
IMAGINE_BAR = 10.0

FIGURES = ["decisions", "games", "simulated games", "copies", "keys", "observations"]
FIGURES.append("imagined positions")


def environment(compiled: bool) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return kept if compiled else {**kept, "PYTHONPATH": str(ROOT / "src")}


def measure(compiled: bool, seconds: float) -> dict[str, Any]:
    """The figures of one of the two builds, from a fresh interpreter."""
    command = [sys.executable, str(ROOT / "bench" / "measure.py"), str(seconds)]
    done = subprocess.run(
        command, env=environment(compiled), check=True, capture_output=True, text=True
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    if figures["compiled"] != compiled:
        raise SystemExit("bench: quipu is not installed compiled here; run 'make bench'")
    return figures


def add_start_up(figures: dict[str, Any], compiled: bool) -> None:
    figures["import"] = start_up(compiled, "import quipu")
    figures["first game"] = start_up(
        compiled, "import quipu; quipu.game('dice').start(2, quipu.FastLuck(1))"
    )


def best(rounds: list[Any]) -> Any:
    """The highest of each figure; all else is the same in every round."""
    first = rounds[0]
    if isinstance(first, dict):
        return {key: best([each[key] for each in rounds]) for key in first}
    return max(rounds)


def measure_peer(seconds: float) -> dict[str, Any]:
    command = [sys.executable, str(ROOT / "bench" / "peer.py"), str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def measure_envs(seconds: float) -> dict[str, Any]:
    """Environments for learners, beside those of others."""
    command = [sys.executable, "-m", "bench.envs", str(seconds)]
    done = subprocess.run(
        command, env=environment(True), cwd=ROOT, check=True, capture_output=True, text=True
    )
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures


def start_up(compiled: bool, code: str) -> float:
    """Milliseconds for the code beyond those of an empty interpreter, the best of a few."""

    def least(what: str) -> float:
        times = []
        for _ in range(STARTS):
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", what], env=environment(compiled), check=True)
            times.append(time.perf_counter() - began)
        return min(times)

    return 1000 * (least(code) - least("pass"))


def measure_kernel(seconds: float) -> dict[str, Any]:
    """The same games in C, checked to be the same, by the interpreter that has quipu compiled."""
    folder = str(ROOT / "build" / "kernel")
    command = [sys.executable, str(ROOT / "bench" / "kernel.py"), folder, str(seconds)]
    done = subprocess.run(
        command, env=environment(True), check=True, capture_output=True, text=True
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


class Bar:
    """Something that has to hold: a figure, and what it must reach or stay below."""

    def __init__(self, what: str, value: float, bar: float, most: bool = False) -> None:
        self.what = what
        self.value = value
        self.bar = bar
        self.holds = value < bar if most else value >= bar
        self.sign = "below" if most else "at least"

    def row(self) -> list[str]:
        verdict = "holds" if self.holds else "missed"
        return [self.what, f"{self.value:.2f}", f"{self.sign} {self.bar:g}", verdict]


def bars(compiled: dict[str, Any], peer: dict[str, Any], kernel: dict[str, Any]) -> list[Bar]:
    """What is promised of speed, from this one run."""
    games = compiled["games"]
    found = [
        Bar(
            f"{key}, times the decisions of the peer",
            games[key]["decisions"] / peer["decisions"],
            n,
        )
        for key, n in PEER_BARS.items()
    ]
    share = games["egypt"]["decisions"] / kernel["decisions"]
    found.append(Bar("egypt, share of the kernel in C at -O2", share, KERNEL_BAR))
    for key, each in games.items():
        share = each["simulated games"] / each["games"]
        found.append(Bar(f"{key}, sim as a share of the engine", share, SIM_BAR))
    jade = games["jade"]
    found.append(Bar("jade, µs to observe", 1e6 / jade["observations"], OBSERVE_BAR, True))
    found.append(Bar("jade, µs to imagine", 1e6 / jade["imagined positions"], IMAGINE_BAR, True))
    return found


def env_bars(envs: dict[str, Any]) -> list[Bar]:
    return [
        Bar(
            f"{key}, choices with every seat learning as a share of the engine",
            each["vector, every seat learns"] / each["engine"],
            n,
        )
        for n in [VECTOR_BAR]
        for key, each in envs["own"].items()
    ]


def env_rows(envs: dict[str, Any]) -> list[list[str]]:
    """Steps per second of every environment, then those of others."""
    found = [
        [key, what, number(value)]
        for key, each in envs["own"].items()
        for what, value in each.items()
    ]
    return [*found, *([name, "", number(value)] for name, value in envs["peers"].items())]


def rows(compiled: dict[str, Any], pure: dict[str, Any]) -> list[list[str]]:
    found = []
    for key, fast in compiled["games"].items():
        slow = pure["games"][key]
        for what in FIGURES:
            ratio = fast[what] / slow[what] if slow[what] else float("nan")
            found.append([key, f"{what} per second", number(fast[what]), number(slow[what])])
            found[-1].append(f"{ratio:.1f}")
    for what in ("import", "first game"):
        ratio = pure[what] / compiled[what]
        row = ["all", f"{what}, milliseconds", f"{compiled[what]:.0f}", f"{pure[what]:.0f}"]
        found.append([*row, f"{ratio:.1f}"])
    return found


def peer_rows(compiled: dict[str, Any], peer: dict[str, Any]) -> list[list[str]]:
    """Every game beside the peer: how many times as fast."""
    found = []
    for key, fast in compiled["games"].items():
        for what in ("decisions", "games", "copies"):
            row = [key, f"{what} per second", number(fast[what]), number(peer[what])]
            found.append([*row, f"{fast[what] / peer[what]:.1f}"])
    return found


def kernel_rows(kernel: dict[str, Any]) -> list[list[str]]:
    row = ["decisions per second", number(kernel["decisions"]), number(kernel["-O3"])]
    return [["the same games", *row]]


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def markdown(headings: list[str], table: list[list[str]]) -> str:
    lines = ["| " + " | ".join(headings) + " |", "|" + "---|" * len(headings)]
    lines.extend("| " + " | ".join(row) + " |" for row in table)
    return "\n".join([*lines, ""])


def show(console: Console, headings: list[str], table: list[list[str]]) -> None:
    shown = Table(*headings)
    for row in table:
        shown.add_row(*row)
    console.print(shown)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench.md")
    options = parser.parse_args()
    console = Console()
    measured = []
    for turn in range(ROUNDS):
        seconds = options.seconds / ROUNDS
        with console.status(f"measuring the games, compiled and pure, peer and kernel, {turn + 1}"):
            measured.append(
                (
                    measure(True, seconds),
                    measure_peer(options.seconds),
                    measure_kernel(seconds),
                    measure(False, seconds / 4),
                )
            )
    compiled, peer, kernel, pure = (best(list(each)) for each in zip(*measured, strict=True))
    with console.status("measuring environments for learners"):
        envs = measure_envs(options.seconds / ROUNDS)
    add_start_up(compiled, True)
    add_start_up(pure, False)
    note = (
        f"Random play, as many seats as a game has up to four, one core, "
        f"{platform.python_implementation()} {platform.python_version()} "
        f"on {platform.machine()}, {options.seconds:g} s for each figure in {ROUNDS} rounds, "
        f"of which the best counts."
    )
    tables = [
        (["what", "measured", "bar", ""], [bar.row() for bar in bars(compiled, peer, kernel)]),
        (["what", "measured", "bar", ""], [bar.row() for bar in env_bars(envs)]),
        (["egypt in C", "what", "-O2", "-O3"], kernel_rows(kernel)),
        (["game", "what", "compiled", "pure", "ratio"], rows(compiled, pure)),
        (["game", "what", "compiled", peer["name"], "ratio"], peer_rows(compiled, peer)),
        (["game", "environment", "steps per second"], env_rows(envs)),
    ]
    for headings, table in tables:
        show(console, headings, table)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text("\n".join([note, "", *[markdown(h, t) for h, t in tables]]))
    console.print(f"{note}\nwritten to {os.path.relpath(options.out)}")


if __name__ == "__main__":
    main()
