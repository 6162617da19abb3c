"""Says which Quipu a test run tests.

QUIPU_EXPECT=compiled or pure makes a run fail at once that would test the other one.
Nothing here imports quipu from src/ unless PYTHONPATH says so.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import quipu

pytest.register_assert_rewrite("tests.support")


def pytest_configure() -> None:
    expected = os.environ.get("QUIPU_EXPECT", "")
    found = "compiled" if quipu.COMPILED else "pure"
    if expected not in ("", found):
        place = Path(quipu.__file__).parent
        raise pytest.UsageError(f"this run is to test {expected} Quipu, but {place} is {found}")


def pytest_report_header() -> str:
    return f"quipu: {'compiled' if quipu.COMPILED else 'pure'}, {Path(quipu.__file__).parent}"
