"""A slow line that is cut anywhere: nothing is lost, nothing doubled, all are in their seats."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.support.server.drills import made, on_rough_lines
from tests.support.server.rough_network import Weather

BAD = Weather((0.005, 0.03), 400_000, (2_000, 30_000), (600, 2_000))


def test_games_over_rough_lines(tmp_path: Path) -> None:
    server, said = made(tmp_path), list[str]()
    try:
        told = asyncio.run(
            on_rough_lines(server, BAD, 12, said.append, "dice", "dice-plus", "jade")
        )
        assert int(told.split()[0]) >= 12
        assert int(told.partition(", ")[2].split()[0]) > 0, "in the middle of what was sent"
    finally:
        server.close()
