"""Forbid browser tests to press, type or scroll by script: people cannot do that.

`make lint` runs it over the tests of the browser and what they share. Use
tests/support/browser/gestures.py instead: its gestures are checked and made with a real mouse or
finger. Scripts in the page may only read.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
TESTS: Final = (ROOT / "tests" / "browser", ROOT / "tests" / "support" / "browser")
METHODS: Final = {  # of Playwright, and what to use instead
    "click": "press",
    "dblclick": "double_press",
    "tap": "press",
    "check": "press",
    "uncheck": "press",
    "set_checked": "press",
    "fill": "type_into",
    "hover": "hover of gestures.py",
    "drag_to": "swipe",
    "dispatch_event": "press",
    "scroll_into_view_if_needed": "press, which scrolls as a person does",
}
DEVICES: Final = ("mouse", "touchscreen", "keyboard")  # real input
IN_PAGE: Final = re.compile(
    r"\bdispatchEvent\b|\.click\s*\(|\.(?:request)?[sS]ubmit\s*\("
    r"|\bscroll(?:IntoView|IntoViewIfNeeded|To|By)\s*\(|\.scroll(?:Top|Left)\s*[-+]?=(?!=)"
)


def breaches_of_python(source: str) -> Iterator[tuple[int, str]]:
    """The forbidden calls of a module, and what its scripts for the page do, by line."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of, name = ast.unparse(node.func.value).rpartition(".")[2], node.func.attr
            if name in METHODS and of not in DEVICES:
                yield node.lineno, f".{name}(): use {METHODS[name]}"
        if isinstance(node, ast.keyword) and node.arg == "force":
            yield node.lineno, "force=: a person cannot press what is covered"
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from breaches_of_script(node.value, node.lineno)


def breaches_of_script(source: str, first: int = 1) -> Iterator[tuple[int, str]]:
    """What a script for the page does besides reading, by line."""
    for number, line in enumerate(source.splitlines(), first):
        if found := IN_PAGE.search(line):
            yield number, f"{found.group().strip()} in the page: scripts only read, press() presses"


def breaches(folders: Sequence[Path] = TESTS) -> list[str]:
    found = []
    for path in sorted(path for folder in folders for path in folder.iterdir()):
        if path.suffix not in (".py", ".js"):
            continue
        check = breaches_of_python if path.suffix == ".py" else breaches_of_script
        for line, says in check(path.read_text(encoding="utf-8")):
            found.append(f"{path.parent.name}/{path.name}:{line}: {says}")
    return found


def main() -> None:
    found = breaches()
    for each in found:
        print(each, file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
