"""Runs the unit tests of the browser client and checks what of its pure modules they reach.

`make client` runs it. Pure modules need no page, or so little of one that tests stand in.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
TESTS: Final = ROOT / "tests" / "web"
PURE: Final = ("canonical", "composition", "focus", "guard", "line", "since")
LEAST_PERCENT: Final = 90.0
SCRIPTS: Final = ROOT / "src" / "quipu" / "web" / "js"
MAX_LINE_CHARACTERS: Final = 120
ROW: Final = re.compile(r"src/quipu/web/js/(\w+)\.js\s*\|\s*([\d.]+) \|")


def long_lines() -> list[str]:
    """Where a line of a script is too long to be read beside another one."""
    return [
        f"{path.relative_to(ROOT)}:{number}: longer than {MAX_LINE_CHARACTERS} characters"
        for path in sorted(SCRIPTS.glob("*.js"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if len(line) > MAX_LINE_CHARACTERS
    ]


def main() -> int:
    tests = [str(each) for each in sorted(TESTS.glob("*.test.js"))]
    command = ["node", "--test", "--experimental-test-coverage", "--test-reporter=tap", *tests]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr)
        return 1
    reached = {name: float(percent) for name, percent in ROW.findall(done.stdout)}
    low = {name: reached.get(name, 0.0) for name in PURE if reached.get(name, 0.0) < LEAST_PERCENT}
    for name, percent in low.items():
        print(f"tests reach {percent} % of {name}.js; at least {LEAST_PERCENT} % are expected")
    too_long = long_lines()
    print("\n".join(too_long), end="\n" if too_long else "")
    count = re.search(r"^# pass (\d+)", done.stdout, re.MULTILINE)
    least = min(reached.get(name, 0.0) for name in PURE)
    print(f"client: {count[1] if count else 0} tests, every pure module at least {least} % reached")
    return 1 if low or too_long else 0


if __name__ == "__main__":
    sys.exit(main())
