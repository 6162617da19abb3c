"""The short form of the load: few tables, few seconds; every act is seen by all, once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.support.server.load import measure, started
from tests.support.server.postgres import Postgres


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_act_of_a_short_load_is_seen_by_all_and_stored_once(
    tmp_path: Path, postgres: Postgres, kind: str
) -> None:
    said: list[str] = []
    server = started(tmp_path, postgres if kind == "postgres" else None)
    try:
        found = asyncio.run(measure(server, 2, 8.0, 3.0, 0.0, said.append))
    finally:
        server.close()
    assert found.steps > 8
    assert len(found.views) == 4 * found.steps
    assert "lost" not in found.refused
    assert "none lost, none doubled" in said[-1]
