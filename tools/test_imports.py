"""Forbid test modules to import each other, and helpers to import test modules.

`make lint` runs it. What several tests need is in tests/support, so that a test can be moved,
renamed or deleted alone.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
FOLDERS: Final = ("tests", "tools", "bench")


def imported_modules(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What a module imports, with the line; a name that is imported may be a module too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def is_test_module(name: str) -> bool:
    parts = name.split(".")
    return parts[0] == "tests" and any(part.startswith("test_") for part in parts[1:])


def breaches(root: Path = ROOT) -> list[str]:
    """Every import of a test module, a line each."""
    return [
        f"{path.relative_to(root)}:{line}: imports {name}; move what it needs to tests/support"
        for folder in FOLDERS
        for path in sorted((root / folder).rglob("*.py"))
        for line, name in imported_modules(ast.parse(path.read_text(encoding="utf-8")))
        if is_test_module(name)
    ]


def main() -> int:
    found = breaches()
    for each in found:
        print(each, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
