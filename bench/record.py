"""Write a measured figure into its row of BENCHMARKS.md, with the date and the commit.

`python bench/record.py "Decisions per second, egypt" "5,356,080"`; other commands call `record`.
"""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "BENCHMARKS.md"
COLUMNS = 6  # promise, command, bar, figure, date, commit


def commit() -> str:
    """The commit that is checked out, in short."""
    asked = ["git", "rev-parse", "--short=7", "HEAD"]
    return subprocess.run(
        asked, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def updated(page: str, promise: str, figure: str, date: str, at: str) -> str:
    """The page with a new figure in one row; KeyError if no row has this promise."""
    lines = page.splitlines(keepends=True)
    for number, line in enumerate(lines):
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if len(cells) == COLUMNS and cells[0] == promise:
            cells[3:] = [figure, date, at]
            lines[number] = f"| {' | '.join(cells)} |\n"
            return "".join(lines)
    raise KeyError(promise)


def record(promise: str, figure: str) -> None:
    """Update one row of BENCHMARKS.md."""
    today = datetime.now(UTC).date().isoformat()
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(updated(page, promise, figure, today, commit()), encoding="utf-8")


if __name__ == "__main__":
    record(*sys.argv[1:3])
