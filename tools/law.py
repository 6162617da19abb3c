"""The law of imports for rules: what is compiled, and all that is like it, does nothing but rules.

`make lint` runs it. Rules are all modules of the rooms that setup.py compiles; those that it
leaves out draw, present, show or name things. A rule imports none of those and none of what is
forbidden, and imports nothing by its name but where that is listed with its reason.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src"
FORBIDDEN: Final = frozenset(
    {
        *("asyncio", "click", "fastapi", "fluent", "http", "logging", "os", "pathlib", "random"),
        *("rich", "secrets", "shutil", "socket", "subprocess", "tempfile", "time", "urllib"),
        *("quipu.arena", "quipu.cli", "quipu.drawing", "quipu.presenting", "quipu.registry"),
        *("quipu.server", "quipu.terminal", "quipu.texts", "quipu.web"),
    }
)
BY_NAME: Final = frozenset({"import_module", "__import__", "find_spec", "exec", "eval"})
ALLOWED: Final = {  # modules that may import by name, and why
    "quipu.core.game": "the doors to texts and pictures, which a game has but the rules do not ask",
    "quipu.core.homes": "a package of a game is found by the anchor that the game names",
}


@cache
def built(name: str) -> frozenset[str]:
    """A list of setup.py, which is read and not run."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return frozenset(ast.literal_eval(node.value))
    raise LookupError(f"setup.py names no {name}")


def is_rules(path: Path) -> bool:
    """Whether a file of src/quipu is a rule: exactly what a build compiles."""
    inside = path.relative_to(SOURCE / "quipu")
    return inside.parts[0] in built("ROOMS") and not (
        any(path.match(pattern) for pattern in built("INTERPRETED"))
        or built("INTERPRETED_FOLDERS").intersection(inside.parts)
    )


@cache
def rules() -> dict[str, ast.Module]:
    """The syntax of every rules module by its name."""
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts): ast.parse(path.read_text("utf-8"))
        for path in sorted((SOURCE / "quipu").rglob("*.py"))
        if is_rules(path)
    }


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What a module imports, with the line; what is there for types alone counts as well."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def is_forbidden(name: str) -> bool:
    parts = name.split(".")
    if any(".".join(parts[: n + 1]) in FORBIDDEN for n in range(len(parts))):
        return True
    file = SOURCE.joinpath(*parts).with_suffix(".py")
    return parts[0] == "quipu" and file.is_file() and not is_rules(file)


def is_own_presenter(module: str, name: str) -> bool:
    """A game says who presents it, and its presenter is loaded when it is asked for."""
    anchor, _, room = module.rpartition(".")
    return room == "game" and name.startswith(f"{anchor}.present")


def named_imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Where a module calls, or brings in, what imports by name."""
    for node in ast.walk(tree):
        name = ""
        if isinstance(node, ast.Name):
            name = node.id
        elif isinstance(node, ast.Attribute):
            name = node.attr
        elif isinstance(node, ast.alias):
            name = node.name.rpartition(".")[2]
        if name in BY_NAME or (isinstance(node, ast.alias) and name == "importlib"):
            yield getattr(node, "lineno", 0), name


def breaches(trees: dict[str, ast.Module] | None = None) -> list[str]:
    """Every place that breaks the law, a line each."""
    found = []
    for module, tree in (rules() if trees is None else trees).items():
        for line, name in sorted(set(imported(tree))):
            if is_forbidden(name) and not is_own_presenter(module, name):
                found.append(f"{module}:{line} imports {name}")
        if module not in ALLOWED:
            found += [f"{module}:{line} names {name}" for line, name in named_imports(tree)]
    return found


def main() -> int:
    found = breaches()
    for line in found:
        print(line)
    print(f"Rules do nothing but rules: {len(rules())} modules, {len(found)} breaches.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
