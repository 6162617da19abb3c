"""Every package that the sources import is declared, with bounds where it is no public API."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.support.paths import ROOT

SOURCES = ROOT / "src" / "quipu"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OPTIONAL = PROJECT["optional-dependencies"]


def named(requirement: str) -> str:
    return re.split(r"[\[<>=;! ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def declared() -> set[str]:
    every = [*PROJECT["dependencies"], *(each for extra in OPTIONAL.values() for each in extra)]
    return {named(each) for each in every} - {"quipu"}


def imported(file: Path) -> set[str]:
    """The modules a file imports, with all their dots."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    return found


known_packages = cache(packages_distributions)


def distributions(modules: set[str]) -> set[str]:
    """The packages these are from; `fluent` is a namespace that two of them share."""
    known = known_packages()
    found = set()
    for module in modules:
        top, _, rest = module.partition(".")
        if top == "fluent":
            found.add(f"fluent-{rest.partition('.')[0]}")
        elif top not in sys.stdlib_module_names and top != "quipu":
            found |= {named(each) for each in known.get(top, [])}
    return found - {"fluent-"}


def test_every_package_that_is_imported_is_declared() -> None:
    files = [each for each in SOURCES.rglob("*.py") if "tests" not in each.parts]
    needed = {each: distributions(imported(each)) for each in files}
    missing = {
        (str(file.relative_to(SOURCES)), each)
        for file, found in needed.items()
        for each in found - declared()
    }
    assert missing == set()
    assert {"babel", "starlette", "markupsafe", "fluent-syntax"} <= set().union(*needed.values())


def test_packages_whose_inner_parts_are_used_have_an_upper_bound() -> None:
    bounded = {named(each) for each in OPTIONAL["server"] if "<" in each}
    assert {"uvicorn", "websockets", "sqlalchemy"} <= bounded
