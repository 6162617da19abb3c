"""What every test run rests on: it says which Quipu it tests, and tests import each other by name.

QUIPU_EXPECT=compiled or pure makes a run fail at once that would test the other one.
Nothing here imports quipu from src/ unless PYTHONPATH says so.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

import quipu

ROOT = Path(__file__).parent


def pytest_configure() -> None:
    expected = os.environ.get("QUIPU_EXPECT", "")
    found = "compiled" if quipu.COMPILED else "pure"
    if expected not in ("", found):
        place = Path(quipu.__file__).parent
        raise pytest.UsageError(f"this run is to test {expected} Quipu, but {place} is {found}")


def pytest_report_header() -> str:
    return f"quipu: {'compiled' if quipu.COMPILED else 'pure'}, {Path(quipu.__file__).parent}"


def name_the_tests() -> None:
    """Make `tests` and each `quipu.games.<game>.tests` importable, though no wheel has them.

    pytest itself names a test by its path (src.quipu.games.dice.tests.test_x) and would run the
    packages above it a second time from src/; empty stand-ins keep it from that.
    """
    stand_in("tests", ROOT / "tests")
    for tests in ROOT.glob("src/quipu/games/*/tests"):
        stand_in(f"quipu.games.{tests.parent.name}.tests", tests)
        for folder in tests.relative_to(ROOT).parents[:-1]:
            if (name := ".".join(folder.parts)) not in sys.modules:
                stand_in(name, ROOT / folder)


def stand_in(name: str, folder: Path) -> None:
    pytest.register_assert_rewrite(name)
    package = ModuleType(name)
    package.__path__ = [str(folder)]
    sys.modules[name] = package


for example in ("pebbles", "bucket"):
    sys.path.insert(0, str(ROOT / "examples" / example / "src"))
name_the_tests()  # before any test or further conftest is imported
