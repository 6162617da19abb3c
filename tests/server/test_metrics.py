"""Metrics of several hosts: no series twice, units in every name, and nothing that is silent."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.websockets import WebSocketDisconnect

from quipu.arena.hurrying import LONGEST
from quipu.play import commands
from quipu.server.bots.pool import BotPool
from quipu.server.stats.prometheus import PARTS, exposition
from quipu.server.tables import scheduler as house_room
from tests.support.server.client import Visitor, begin, serving
from tests.support.server.waiting import eventually
from tests.support.server.workers import call, the_house

UNITS = r"_(seconds|bytes|ratio|total|info|length)$"
COUNTED = ("connections", "connections_waiting", "tables", "database_connections", "wrong")


def series(text: str) -> Counter[tuple[str, tuple[tuple[str, str], ...]]]:
    found: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
    for family in text_string_to_metric_families(text):
        for each in family.samples:
            found[each.name, tuple(sorted(each.labels.items()))] += 1
    return found


def test_the_metrics_of_two_hosts_are_one_clean_exposition(tmp_path: Path, database: str) -> None:
    given: dict[str, Any] = {"database": database}
    with (
        serving(tmp_path, name="first", **given) as one,
        serving(tmp_path, name="second", **given) as two,
    ):
        services = the_house(one)
        the_house(two).thought("hard", 0.2, 1.5)
        assert eventually(
            lambda: any(each.waits for each in services.pulse.states() if each.host == "second")
        )
        services.measured()
        text = exposition(services).decode()
    found = series(text)
    assert [name for name, count in found.items() if count > 1] == []
    assert {dict(labels).get("host") for _, labels in found} == {None, "first", "second"}
    for family in text_string_to_metric_families(text):
        assert family.documentation
        counted = family.name.removeprefix("quipu_") in COUNTED
        name = f"{family.name}_total" if family.type == "counter" else family.name
        assert counted or re.search(UNITS, name), family.name
    if shutil.which("promtool"):
        said = subprocess.run(
            ["promtool", "check", "metrics"],
            input=text,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (said.returncode, said.stderr + said.stdout) == (0, "")


def test_what_is_wrong_is_0_or_1_for_every_part(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        services = the_house(client)

        def wrong() -> dict[str, float]:
            families = text_string_to_metric_families(exposition(services).decode())
            samples = next(each.samples for each in families if each.name == "quipu_wrong")
            return {each.labels["part"]: each.value for each in samples}

        assert wrong() == dict.fromkeys(PARTS, 0.0)
        services.store.wrong = "SQLITE_FULL"
        assert wrong() == dict.fromkeys(PARTS, 0.0) | {"storage": 1.0}


def test_answers_and_closed_connections_are_counted_by_code(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        somebody = Visitor(client)
        answer = somebody.get("/health", **{"x-request-id": "abcd-1234"})
        assert answer.headers["x-request-id"] == "abcd-1234"
        assert re.fullmatch("[0-9a-f]{12}", somebody.get("/nowhere").headers["x-request-id"])
        with pytest.raises(WebSocketDisconnect), somebody.line("nowhere") as line:
            line.hear()
        state = the_house(client).pulse.state
        assert (state.responses["200"], state.responses["404"]) == (1, 1)
        assert eventually(lambda: state.closed == {"4404": 1})


def test_an_access_log_names_requests_and_nobody(tmp_path: Path) -> None:
    file = tmp_path / "access.log"
    with serving(tmp_path, access_log=str(file)) as client:
        somebody = Visitor(client)
        somebody.get("/j/secret-word")
        somebody.get("/health?code=secret")
    lines = file.read_text().splitlines()
    assert [line.split()[3:6] for line in lines] == [
        ["GET", "/j/…", "404"],
        ["GET", "/health", "200"],
    ]
    assert "secret" not in file.read_text()
    assert "testclient" not in file.read_text()


@pytest.mark.parametrize("shared", [False, True])
def test_leased_work_that_waits_is_overdue_as_well(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, shared: bool
) -> None:
    """A bot that waits for a process holds its lease; its work is as late as any other."""
    monkeypatch.setattr(house_room, "OVERDUE_S", 0.3)
    monkeypatch.setattr(house_room, "AGES_S", 0.05)
    free = asyncio.Event()

    async def waits(*_: Any) -> None:
        await free.wait()

    monkeypatch.setattr(commands, "bot_step", waits)
    with serving(tmp_path, **({"database": database} if shared else {})) as client:
        person = Visitor(client)
        table = person.table(how="/play")
        with person.line(table) as line:
            begin(line)
            line.say(type="takeover")
            assert eventually(lambda: "bot" in the_house(client).wrong().get("overdue", ""))
            assert the_house(client).scheduler.ages()["bot"] > 0.3
            call(client, set_free, free)


async def set_free(event: asyncio.Event) -> None:
    event.set()


def test_a_bot_that_others_wait_for_has_a_smaller_budget() -> None:
    """Only at tables: a hint, and whatever the arena plays, has all of its time."""
    thinkers = BotPool(1, 30.0)
    wish = {"seat": 0, "bot": "hard", "seed": 1}
    assert thinkers.budgeted(wish | {"at_table": True}) == wish
    thinkers.queue["hard"] = 6
    assert thinkers.budgeted(wish | {"at_table": True}) == wish | {"seconds": LONGEST / 4}
    thinkers.queue["expert"] = 1000
    assert thinkers.budgeted(wish | {"at_table": True}) == wish | {"seconds": 0.1}
    assert thinkers.budgeted(wish) == wish
    assert thinkers.hurried == {"hard": 2}


def test_the_wait_for_a_process_is_measured_by_level(tmp_path: Path) -> None:
    async def ask() -> list[tuple[str, float, float]]:
        told: list[tuple[str, float, float]] = []
        thinkers = BotPool(1, 30.0, lambda *each: told.append(each))

        class Quick:
            is_alive = True
            told: ClassVar[dict[str, int]] = {}

            async def decide(self, *_: Any) -> dict[str, Any]:
                return {}

            async def end(self) -> None:
                pass

        thinkers.idle.append(Quick())  # type: ignore[arg-type]
        await thinkers.places.acquire()
        record: Any = type("R", (), {"header": {"luck": {"commitment": "c", "table": "t"}}})()
        asked = asyncio.create_task(thinkers.once(record, [], {"bot": "hard"}))
        await asyncio.sleep(0.05)
        assert thinkers.queue == {"hard": 1}
        thinkers.places.release()
        await asked
        assert thinkers.queue.total() == 0
        return told

    [(bot, took, waited)] = asyncio.run(ask())
    assert bot == "hard"
    assert waited >= 0.05 > took
