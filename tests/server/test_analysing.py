"""A finished game is judged once, in another process, on request; the house goes on meanwhile."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from starlette.testclient import TestClient

from quipu.core.record import read_record
from quipu.core.replay import replay
from quipu.registry import game
from quipu.server.bots import analysis_queue
from quipu.server.bots.analysis_task import judged
from tests.support.game_with_mistake import mistaken
from tests.support.server.client import Visitor, Watch, serving
from tests.support.server.uploads import bring
from tests.support.server.waiting import eventually
from tests.support.server.workers import call, the_house, two_workers

PATIENCE = 600  # looks, a tenth of a second apart


def ended(visitor: Visitor, where: str) -> Any:
    """The analysis once nobody works at it."""
    for _ in range(PATIENCE):
        said = visitor.get(f"{where}/analysis").json()
        if said["stage"] != "waiting":
            return said
        sleep(0.1)
    raise AssertionError("nobody judged it")


def brought(visitor: Visitor) -> str:
    return str(bring(visitor, mistaken().encode()).headers["location"])


def rows(folder: Path) -> list[Any]:
    with sqlite3.connect(folder / "tables.sqlite") as stored:
        return stored.execute("select word, stage, parts, asked from analyses").fetchall()


def test_a_game_is_judged_once_and_everybody_who_sees_it_sees_that(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one, other = Visitor(client), Visitor(client, "de")
        where = brought(one)
        assert one.get(f"{where}/analysis").json() == {"stage": "none", "done": 0, "of": 0}
        assert one.post(f"{where}/analysis").headers["location"] == where
        said = ended(one, where)
        assert (said["stage"], said["done"], said["of"]) == ("done", 2, 2)
        assert len(said["chances"]) == 3
        assert sum(said["luck"]) == pytest.approx(0.0, abs=1e-3), "what one wins the others lose"
        [decision] = said["decisions"]
        assert (decision["step"], decision["played"]["at"]) == (1, "")
        assert "city" in decision["better"]["text"]
        assert "PC2" in decision["better"]["at"], "it is chosen on the board"
        assert decision["before"] == pytest.approx(1.0)
        assert said["cost"][decision["seat"]] == decision["cost"] > 0.05
        german = other.get(f"{where}/analysis").json()["decisions"][0]
        assert german["better"]["text"] != decision["better"]["text"]
        [first] = rows(tmp_path)
        other.get(where)
        assert other.post(f"{where}/analysis").status_code == 303
        assert rows(tmp_path) == [first], "nothing is judged again"


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        where = brought(Visitor(client))
        asker = Visitor(client)
        asker.get(where)
        asker.post(f"{where}/analysis")
        whole = ended(asker, where)
    [(word, _, parts, _)] = rows(tmp_path)
    had = json.loads(parts)[:2]
    had[1]["luck"] = [0.25, *[0.0] * (len(whole["luck"]) - 1)]  # to tell it from another
    with sqlite3.connect(tmp_path / "tables.sqlite") as stored:
        half = (json.dumps(had), 1e12, word)
        stored.execute(
            "update analyses set stage='waiting', parts=?, lease_until=? where word=?", half
        )
    with serving(tmp_path) as client:
        again = ended(Visitor(client), where)
    assert again["chances"] == whole["chances"]
    assert again["luck"][0] == pytest.approx(whole["luck"][0] + 0.25)


def test_the_process_judges_as_far_as_a_second_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quipu.server.bots.analysis_task.be_gentle", lambda: None)
    monkeypatch.setattr("quipu.server.bots.analysis_task.QUICK", 1e9)
    record = read_record(mistaken())
    *_, table = replay(game(str(record.header["game"])), record)
    whole = judged(table, {"judge": 0, "worlds": 1})["steps"]
    assert len(whole) == 3
    monkeypatch.setattr("quipu.server.bots.analysis_task.QUICK", -1.0)
    one = [judged(table, {"judge": had, "worlds": 1})["steps"] for had in range(3)]
    assert one == [[each] for each in whole]


def test_it_is_bounded_by_number_and_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "LONGEST", 0.0)
    with serving(tmp_path) as client:
        one = Visitor(client)
        where = brought(one)
        monkeypatch.setattr(analysis_queue, "MOST_WAITING", 0)
        assert one.post(f"{where}/analysis").status_code == 429
        monkeypatch.setattr(analysis_queue, "MOST_WAITING", 1)
        one.post(f"{where}/analysis")
        assert ended(one, where)["stage"] == "stopped"
    with serving(tmp_path, limits=True) as client:
        other = Visitor(client)
        services = client.app.state.services  # type: ignore[attr-defined]
        services.rate_limits.analyses_of_address.most = 1
        services.rate_limits.analyses_of_address.buckets.burst = 0.0
        fresh = brought(other)
        assert other.post(f"{fresh}/analysis").status_code == 429


def test_a_running_game_is_judged_for_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host = Visitor(client)
        table = host.table("dice", "/play")
        assert host.get(f"/r/{table}/analysis").status_code == 404
        assert host.post(f"/r/{table}/analysis").status_code == 404
        assert rows(tmp_path) == []


class Judge:
    """Stands in for the process that judges; who begins stands still at the second step."""

    def __init__(self, asked: list[tuple[Judge, int]]) -> None:
        self.asked_of = asked
        self.goes_on = asyncio.Event()

    async def asked(self, _record: object, wish: dict[str, int]) -> dict[str, Any]:
        at = wish["judge"]
        self.asked_of.append((self, at))
        if at and self.asked_of[0][0] is self:
            await self.goes_on.wait()
        return {"steps": [{"at": at}], "spent": analysis_queue.SAVED + 1}

    async def go_on(self) -> None:
        self.goes_on.set()

    async def close(self) -> None:
        """Nobody waits: there is no process to end."""


def test_one_worker_judges_and_the_other_goes_on_when_it_is_gone(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease of a judge that stands still runs out; what it says later counts no more."""
    monkeypatch.setattr(analysis_queue, "RESTS", 0.05)
    watch, asked = Watch(), list[tuple[Judge, int]]()

    def stage(client: TestClient) -> str:
        return str(call(client, the_house(client).analyst.found, word).stage)

    with two_workers(tmp_path, database, steady=watch) as workers:
        judges = [Judge(asked) for _ in workers]
        for client, judge in zip(workers, judges, strict=True):
            the_house(client).analyst.thinkers = judge
        one = Visitor(workers[0])
        where = brought(one)
        word = where.rpartition("/")[2]
        assert one.post(f"{where}/analysis").status_code == 303
        assert eventually(lambda: len(asked) == 2)
        gone = judges.index(asked[0][0])
        watch.at += analysis_queue.LEASE + 1
        assert eventually(lambda: stage(workers[0]) == "done")
        call(workers[gone], judges[gone].go_on)
        assert eventually(lambda: not the_house(workers[gone]).analyst.now)
        found = call(workers[0], the_house(workers[0]).analyst.found, word)
        assert (found.stage, [part["at"] for part in json.loads(found.parts)]) == (
            "done",
            [0, 1, 2],
        )
        assert [(judges.index(judge), at) for judge, at in asked] == [
            *[(gone, at) for at in (0, 1)],
            *[(1 - gone, at) for at in (1, 2)],
        ]
