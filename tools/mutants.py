"""`make mutants GAME=egypt`: spoils one decision of the rules at a time and lists what survives.

The rule tests that reach the line run against each mutant, the quickest first, until one fails;
what survives them, and is not answered, has to survive positions, whole games and, if it is shared
code, the rule tests of the other games as well. What is killed is kept in build/mutants, so a run
that was stopped goes on. A survivor is answered by a line in tests/mutants/<game>.md, one of shared
code in tests/mutants/settlers.md, or better by a test. Changes no file under src/ or tests/.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from coverage import CoverageData
from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "quipu"
TESTS = ROOT / "tests"
sys.path.insert(0, str(ROOT))

from tools.mutant_runs import LONG, Nursery, Verdict, Work, import_anew, in_children  # noqa: E402
from tools.mutating import Mutant, mutants  # noqa: E402  # found by the line above

SHARED = ("settlers", "hexes")  # rooms whose code is rules of every game that uses them
NOT_RULES = (  # each has a suite of its own
    *("draw", "bots", "prospects"),
    *("view", "memory", "imagin", "telling"),
    *("game", "position", "openings", "soundness", "checks"),
)
ASKED = ("test_rules", "test_refusals", "test_tiles", "test_luck")  # of the game's own tests
ASKED_LAST = (  # slow, so for survivors only
    *("test_trees", "test_finished", "test_catalogue"),
)
FINISHED = "tests/contract/test_finished_games.py"  # each test there names the folder of its game
OFTEN = 60.0  # seconds between two lines of progress where there is no terminal
KILLED, SURVIVED, UNREACHED = "killed", "survived", "unreached"


# ---- what is spoiled, and what tests it ---------------------------------------------------------


def modules(game: str) -> list[Path]:
    """The rules of a game: its own modules and those of the shared rooms it uses."""
    own = sorted((PACKAGE / "games" / game).rglob("*.py"))
    shared = [path for room in rooms(game) for path in sorted((PACKAGE / room).glob("*.py"))]
    return [path for path in own + shared if is_rules(path)]


def rooms(game: str) -> tuple[str, ...]:
    own = (PACKAGE / "games" / game).glob("*.py")
    uses = any(f"from quipu.{SHARED[0]}" in path.read_text(encoding="utf-8") for path in own)
    return SHARED if uses else ()


def is_rules(path: Path) -> bool:
    other = any(word.startswith(no) for word in path.stem.split("_") for no in NOT_RULES)
    return not other


def asked_tests(game: str, asked: tuple[str, ...] = ASKED) -> list[str]:
    """Tests of a game by how they are called; the first to be asked are those of the rooms too."""
    files = sorted((TESTS / "games" / game).glob("test_*.py"))
    files = [path for path in files if path.stem.startswith(asked)]
    if asked == ASKED:
        for room in rooms(game):
            files += sorted(TESTS.glob(f"[cs]*/test_{room}*.py"))
    return [path.relative_to(ROOT).as_posix() for path in files]


def last_tests(game: str) -> list[str]:
    """For survivors: positions, rule tests of other games in the same rooms, the own slow tests."""
    names = [path.name for path in sorted((PACKAGE / "games").iterdir()) if path.is_dir()]
    others = [other for other in names if other != game and rooms(game) and rooms(other)]
    files = [file for other in others for file in asked_tests(other) if f"/{other}/" in file]
    files = asked_tests(game, ("test_positions",)) + files + asked_tests(game, ASKED_LAST)
    return [*files, FINISHED]


class Reach(NamedTuple):
    """Which tests reach which lines, and how long each takes; "" is the import."""

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[str]]]  # by path below src/quipu and line

    def found(self, mutant: Mutant) -> set[str]:
        lines = self.lines.get(mutant.path, {})
        first, last = mutant.lines
        return {test for line in range(first, last + 1) for test in lines.get(str(line), [])}

    def at_import(self, mutant: Mutant) -> bool:
        return "" in self.found(mutant)

    def work(self, mutant: Mutant) -> Work:
        """The tests that reach it; if it has worked at the import, then all others as well."""
        reaching = self.found(mutant)
        found = set(self.seconds) if self.at_import(mutant) else reaching
        tests = sorted(found, key=lambda test: (test not in reaching, self.seconds[test]))
        return mutant, {test: self.seconds[test] for test in tests}


class Times:
    """Hears how long each test takes."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration


def record(game: str, file: Path) -> None:
    """Run all tests of the game once, unspoiled, and keep who reaches what."""
    data = file.with_suffix(".coverage")
    data.unlink(missing_ok=True)
    os.environ["COVERAGE_FILE"] = str(data)
    times = Times()
    words = ["-q", "-x", "-p", "no:cacheprovider", "--cov", "--cov-context=test", "--cov-report="]
    if pytest.main([*words, *asked_tests(game)], [times]) != 0:
        raise SystemExit("the tests of the unspoiled game do not pass")
    measured = CoverageData(str(data))
    measured.read()
    lines: dict[str, dict[str, list[str]]] = {}
    for name in measured.measured_files():
        reached = measured.contexts_by_lineno(name).items()
        lines[Path(name).relative_to(PACKAGE).as_posix()] = {
            str(line): sorted({each.partition("|")[0] for each in contexts})
            for line, contexts in reached
        }
    file.write_text(json.dumps({"seconds": times.seconds, "lines": lines}), encoding="utf-8")


def reach(game: str, folder: Path) -> Reach:
    """Recorded in a process of its own, since this one must not have imported Quipu."""
    file = folder / "reach.json"
    watched = [*modules(game), *(ROOT / test for test in asked_tests(game))]
    watched += (TESTS / "support").rglob("*.py")
    newest = max(path.stat().st_mtime_ns for path in watched)
    if not file.exists() or file.stat().st_mtime_ns != newest:
        print("seeing which tests reach which lines", file=sys.stderr, flush=True)
        words = [sys.executable, __file__, game, "--record", str(file)]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        os.utime(file, ns=(newest, newest))  # what is written meanwhile is seen the next time
    found = json.loads(file.read_text(encoding="utf-8"))
    return Reach(found["seconds"], found["lines"])


# ---- verdicts -----------------------------------------------------------------------------------


class Kept:
    """The verdicts on the disk: a mutant is known by its text and the text of its module."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.verdicts: dict[str, str] = {}
        for each in map(json.loads, lines):
            self.verdicts[each["key"]] = each["verdict"]

    def of(self, mutant: Mutant) -> str:
        return self.verdicts.get(key_of(mutant), "")

    def add(self, mutant: Mutant, verdict: str, seconds: float) -> None:
        key = key_of(mutant)
        self.verdicts[key] = verdict
        line = {"key": key, "mutant": str(mutant), "verdict": verdict, "seconds": round(seconds, 2)}
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line, ensure_ascii=False) + "\n")


def key_of(mutant: Mutant) -> str:
    source = (PACKAGE / mutant.path).read_bytes()
    return hashlib.sha256(str(mutant).encode() + b"\n" + source).hexdigest()[:20]


class Progressing:
    """Keeps every verdict, and shows on stderr how far it is."""

    def __init__(self, kept: Kept, total: int) -> None:
        self.kept = kept
        self.total = total
        self.done = self.alive = 0
        self.said = time.monotonic()
        console = Console(stderr=True)
        self.bar = Progress(console=console, transient=True, disable=not console.is_terminal)
        self.task = self.bar.add_task("", total=total)

    def hear(self, verdict: Verdict) -> None:
        mutant, killed, seconds = verdict
        self.kept.add(mutant, KILLED if killed else SURVIVED, seconds)
        self.done += 1
        self.alive += not killed
        self.bar.update(self.task, completed=self.done, description=f"{self.alive} alive")
        if self.bar.disable and time.monotonic() - self.said > OFTEN:
            self.said = time.monotonic()
            print(f"{self.done} of {self.total}, {self.alive} alive", file=sys.stderr, flush=True)


def try_all(game: str, made: list[Mutant], known: Reach, kept: Kept, jobs: int) -> None:
    """By the tests that reach it; first what needs a fresh import, while nothing is imported."""
    untried_first = sorted(made, key=lambda mutant: kept.of(mutant) != "")
    work = [known.work(mutant) for mutant in untried_first if kept.of(mutant) != KILLED]
    for mutant, tests in work:
        if not tests:
            kept.add(mutant, UNREACHED, 0)
    work = [each for each in work if each[1]]
    early = [each for each in work if known.at_import(each[0])]
    late = [each for each in work if not known.at_import(each[0])]
    progress = Progressing(kept, len(work))
    with progress.bar:
        for verdict in in_children(early, import_anew(PACKAGE), jobs):
            progress.hear(verdict)
        Nursery(PACKAGE, late, jobs).run(asked_tests(game), progress.hear)


def try_whole_games(game: str, made: list[Mutant], kept: Kept, jobs: int) -> None:
    """What has survived without an answer, against all tests that are slow or of other games."""
    nursery = Nursery(PACKAGE, [], jobs)
    answered = answers(game)
    alive = [each for each in made if kept.of(each) != KILLED and str(each) not in answered]
    progress = Progressing(kept, len(alive))

    class Collected:
        def pytest_collection_finish(self, session: pytest.Session) -> None:
            tests = [item.nodeid for item in session.items]
            own = [test for test in tests if f"/{game}/" in test]
            for mutant in alive:
                shared = mutant.path.startswith(SHARED)
                nursery.work.append((mutant, dict.fromkeys(tests if shared else own, LONG)))

    with progress.bar:
        nursery.run(last_tests(game), progress.hear, Collected())


# ---- the report ---------------------------------------------------------------------------------


def answers(game: str) -> set[str]:
    """The survivors that are answered: lines `- <mutant>: why` with a reason."""
    files = [TESTS / "mutants" / f"{name}.md" for name in (game, *rooms(game)[:1])]
    texts = [file.read_text(encoding="utf-8") for file in files if file.exists()]
    lines = [line for text in texts for line in text.splitlines() if line.startswith("- `")]
    found = [line.removeprefix("- ").partition("`: ") for line in lines]
    return {f"{mutant}`" for mutant, _, why in found if why.strip()}


def report(game: str, made: list[Mutant], kept: Kept) -> int:
    """What survived, and what of it nobody has answered; 1 if there is any."""
    verdicts = {str(mutant): kept.of(mutant) for mutant in made}
    alive = [name for name, verdict in verdicts.items() if verdict in (SURVIVED, UNREACHED)]
    answered = answers(game)
    silent = [name for name in alive if name not in answered]
    for name in silent:
        print(f"{verdicts[name]}: {name}")
    for name in sorted(answered & set(verdicts) - set(alive)):
        print(f"answered, but not alive: {name}")
    tried = sum(1 for verdict in verdicts.values() if verdict)
    print(
        f"{game}: {len(made)} mutants, {tried} tried, {tried - len(alive)} killed, "
        f"{len(alive)} alive, {len(alive) - len(silent)} of them answered"
    )
    return 1 if silent or tried < len(made) else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a folder of src/quipu/games")
    parser.add_argument("--only", default="", help="mutants whose text holds this")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="do not ask whole games")
    parser.add_argument("--list", action="store_true", help="report what is known, try nothing")
    parser.add_argument("--record", type=Path, help=argparse.SUPPRESS)
    asked: Any = parser.parse_args()
    if not (PACKAGE / "games" / asked.game).is_dir():
        parser.error(f"there is no game {asked.game}")
    if asked.record:
        record(asked.game, asked.record)
        return 0
    os.nice(10)
    folder = ROOT / "build" / "mutants" / asked.game
    folder.mkdir(parents=True, exist_ok=True)
    kept = Kept(folder / "verdicts.jsonl")
    made = [each for path in modules(asked.game) for each in mutants(PACKAGE, path)]
    made = [mutant for mutant in made if asked.only in str(mutant)]
    if not asked.list:
        try_all(asked.game, made, reach(asked.game, folder), kept, asked.jobs)
        if not asked.quick:
            try_whole_games(asked.game, made, kept, asked.jobs)
    return report(asked.game, made, kept)


if __name__ == "__main__":
    sys.exit(main())
