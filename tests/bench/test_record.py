"""A command writes its figure into its own row and no other."""

from __future__ import annotations

import pytest

from bench.record import COLUMNS, PAGE, updated

NEW = ("42", "2030-01-02", "abcdef0")


def rows(page: str) -> list[list[str]]:
    tables = [line.strip("| \n").split(" | ") for line in page.splitlines() if line[:1] == "|"]
    return [row for row in tables if len(row) == COLUMNS and row[0] not in ("Promise", "---")]


def test_only_the_row_of_the_promise_changes() -> None:
    page = PAGE.read_text(encoding="utf-8")
    promise = "Decisions per second, egypt"
    before, after = rows(page), rows(updated(page, promise, *NEW))
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    assert [row[0] for row in changed] == [promise]
    assert tuple(changed[0][3:]) == NEW


def test_a_promise_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        updated(PAGE.read_text(encoding="utf-8"), "Nothing", *NEW)


def test_every_promise_is_named_once() -> None:
    names = [row[0] for row in rows(PAGE.read_text(encoding="utf-8"))]
    assert len(names) == len(set(names)) > 40
