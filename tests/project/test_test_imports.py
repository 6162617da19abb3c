"""No test module imports another one, and the lint rule that says so finds every way to do it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.test_imports import breaches


def test_no_test_imports_another() -> None:
    assert breaches() == []


@pytest.mark.parametrize(
    "source",
    [
        "import tests.core.test_luck",
        "from tests.core import test_luck",
        "from tests.core.test_luck import NUMBERS",
        "def late():\n    from tests.core.test_luck import NUMBERS",
    ],
)
def test_each_way_is_found(source: str, tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "support"
    folder.mkdir(parents=True)
    (folder / "helper.py").write_text(f"{source}\n", encoding="utf-8")
    assert len(breaches(tmp_path)) == 1


def test_helpers_and_names_of_tests_are_free(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    free = "from tests.support.refusals import refused\nfrom elsewhere.test_it import it\n"
    (folder / "test_it.py").write_text(free, encoding="utf-8")
    assert breaches(tmp_path) == []
