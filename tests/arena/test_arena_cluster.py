"""The arena on clusters: two workers of Ray and of dask give what one process gives.

`make cluster` runs this; it needs Ray and dask, which are no part of the other tests.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.support.paths import SUPPORT

pytestmark = [
    pytest.mark.skipif(not os.environ.get("QUIPU_CLUSTER"), reason="make cluster runs this"),
    pytest.mark.filterwarnings("ignore"),  # of their own code
]

if os.environ.get("QUIPU_CLUSTER"):
    from quipu.arena import Coded, Tournament, run

FOREIGN = SUPPORT / "foreign_bots.py"


def tournament(backend: str, jobs: int, out: Path) -> Tournament:
    bots: list[Any] = ["greedy", "random", Coded("crasher", f"{FOREIGN}:Crasher")]
    return run("egypt", bots, games=48, seed=11, jobs=jobs, backend=backend, out=out)


def test_one_process_two_processes_and_clusters_give_identical_results(tmp_path: Path) -> None:
    ways = [("loky", 1), ("loky", 2), ("ray", 2), ("dask", 2)]
    files = []
    for backend, jobs in ways:
        out = tmp_path / f"{backend}-{jobs}"
        held = tournament(backend, jobs, out)
        assert held.sent_off == {"crasher": 2}
        files.append((out / "games.jsonl").read_bytes())
    assert files[0].count(b"\n") >= 48
    assert all(each == files[0] for each in files)


@pytest.mark.parametrize("backend", ["ray", "dask"])
def test_a_bot_that_hangs_on_a_cluster_loses_its_seat(backend: str) -> None:
    bots: list[Any] = ["random", Coded("brooder", f"{FOREIGN}:Brooder")]
    held = run("dice", bots, games=4, seats=2, jobs=2, backend=backend, limit=0.3)
    assert [line["faults"][0]["fault"] for line in held.lines] == ["late"] * 4
