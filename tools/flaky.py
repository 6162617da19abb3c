"""Does any test of server or browser depend on chance? All of them, again and again.

`python tools/flaky.py RUNS [--jobs 2] [TESTS]` runs them in another order each time while every
core is kept busy, and lists what failed, and how often; what each run said is in build/flaky/.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SUITES = ["tests/server", "tests/browser"]
FOLDER = Path("build/flaky")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
BUSY = "import os\nborn_of = os.getppid()\nwhile os.getppid() == born_of: pass"


@contextmanager
def busy_cores() -> Iterator[None]:
    """One process for each core that does nothing but count."""
    burners = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


def run(number: int, jobs: int, tests: list[str]) -> list[str]:
    """One run in the order of this number; what failed."""
    order = ["--random-order-bucket=package", f"--random-order-seed={number}"]
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), *order, *tests]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    (FOLDER / f"run-{number}.txt").write_text(said.stdout + said.stderr)
    failed = FAILED.findall(said.stdout)
    return failed or ([f"pytest itself ({said.returncode})"] if said.returncode else [])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("runs", type=int)
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("tests", nargs="*", default=SUITES)
    given = asked.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    found: Counter[str] = Counter()
    with busy_cores():
        for number in range(1, given.runs + 1):
            began = time.monotonic()
            failed = run(number, given.jobs, given.tests)
            found.update(failed)
            took = time.monotonic() - began
            print(
                f"run {number} of {given.runs}, {took:.0f} s: {', '.join(failed) or 'all hold'}",
                flush=True,
            )
    for test, times in found.most_common():
        print(f"{times} of {given.runs}: {test}")
    if found:
        sys.exit(1)
    print(f"all tests held {given.runs} times")


if __name__ == "__main__":
    main()
