"""The operator's page is closed by default, logs hold no secrets, and data are one's own."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from quipu.server import logging_setup
from quipu.server.bots.external import OUTSIDE
from quipu.server.config import from_environment
from quipu.server.db.repository import Store
from quipu.server.db.storage import LONGEST_LETTER
from quipu.server.logging_setup import without_secrets
from quipu.server.stats.collect import MOST_TABLES, joined
from quipu.server.stats.worker_stats import (
    EDGES,
    LoggedFault,
    MinuteStats,
    StatsRecorder,
    TableStats,
    percentile,
)
from quipu.server.web.operator import curves, faults
from tests.support.server.client import Visitor, Watch, begin, serving, two_at_a_table
from tests.support.server.dice_acts import THROW
from tests.support.server.outside_bots import bot_at_a_table
from tests.support.server.uploads import bring, found
from tests.support.server.waiting import eventually
from tests.support.server.workers import call, the_house, two_workers

CODE = "a long enough word"


def bearer(code: str) -> dict[str, str]:
    return {"authorization": f"Bearer {code}"}


def test_there_is_no_operators_page_unless_a_code_was_set(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        somebody = Visitor(client)
        assert somebody.get("/operator").status_code == 404
        assert somebody.get("/metrics", **bearer("")).status_code == 404
        assert somebody.post("/operator", code="").status_code == 404
    with pytest.raises(ValueError, match="at least 12"):
        from_environment({"operator_code": "short"}, {})


def test_the_page_shows_numbers_and_never_a_hand(tmp_path: Path) -> None:
    with serving(tmp_path, operator_code=CODE) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            assert one.act(THROW)["type"] == "done"
            assert guest.get("/operator").status_code == 401
            assert guest.post("/operator", code="a wrong one, too").status_code == 403
            assert guest.get("/metrics").status_code == 401
            answer = host.post("/operator", code=CODE)
            host.more = f"; quipu_operator={answer.cookies['quipu_operator']}"
            page = host.get("/operator")
            assert page.status_code == 200
            assert table in page.text
            assert "All is well" in page.text
            guest.more = host.more  # a pass fits one person
            assert guest.get("/operator").status_code == 401
            said = guest.get("/metrics", **bearer(CODE)).text
            assert re.search(r'^quipu_acts_total{host="[^"]+",worker="1"} 1.0$', said, re.MULTILINE)
            assert re.search(
                r'^quipu_connections{host="[^"]+",worker="1"} 2.0$', said, re.MULTILINE
            )
            assert eventually(lambda: counted(guest.get("/metrics", **bearer(CODE)).text) == 2.0)


def counted(said: str) -> float:
    line = next(each for each in said.splitlines() if each.startswith("quipu_view_seconds_count"))
    return float(line.rpartition(" ")[2])


def test_the_numbers_of_all_workers_are_told_by_each(tmp_path: Path, database: str) -> None:
    given: dict[str, Any] = {"database": database, "operator_code": CODE}
    with serving(tmp_path, **given) as one, serving(tmp_path, **given) as two:
        for client, name in ((one, "1"), (two, "2")):
            services: Any = client.app.state.services  # type: ignore[attr-defined]
            services.pulse.state.host = name
        somebody = Visitor(one)

        def workers() -> set[str]:
            said = somebody.get("/metrics", **bearer(CODE)).text
            return set(re.findall(r'^quipu_connections{host="(.)",worker="1"}', said, re.MULTILINE))

        assert eventually(lambda: workers() == {"1", "2"})


def test_the_page_tells_how_long_bots_think(tmp_path: Path) -> None:
    with serving(tmp_path, operator_code=CODE) as client:
        host = Visitor(client)
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        for milliseconds in (4, 4, 4, 900):
            services.thought("hard", milliseconds / 1000)
        told = services.measured()
        other = json.loads(json.dumps(told)) | {"worker": "2", "thinking": {"hard": 1}}
        services.pulse.heard("second", other)
        answer = host.post("/operator", code=CODE)
        host.more = f"; quipu_operator={answer.cookies['quipu_operator']}"
        row = re.search(r"<tr><td><b>hard</b>.*?</tr>", host.get("/operator").text)
        assert row is not None
        assert re.findall(r'<td class="n">(.*?)</td>', row[0]) == ["1", "4 ms", "900 ms", "30 s"]


def desk(somebody: Visitor) -> str:
    """What the page says to who has the code."""
    answer = somebody.post("/operator", code=CODE)
    somebody.more = f"; quipu_operator={answer.cookies['quipu_operator']}"
    return str(somebody.get("/operator").text)


def cells(page: str, table: str) -> list[str]:
    """The row of a table, in words."""
    found = re.findall(rf"<tr[^>]*><td[^>]*><code>{table}</code>.*?</tr>", page)
    assert len(found) == 1, "a table stands there once"
    return [re.sub("<.*?>", "", cell) for cell in re.findall(r"<td[^>]*>(.*?)</td>", found[0])]


def test_a_table_that_two_workers_hold_is_one_table(tmp_path: Path, database: str) -> None:
    with two_workers(tmp_path, database, operator_code=CODE) as (first, second):
        host, guest, table = two_at_a_table(first)
        guest.client = second
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            assert one.act(THROW)["type"] == "done"
            two.until("view")
            services = the_house(first)
            for client in (first, second):
                assert table in the_house(client).registry.sessions
            call(second, lambda: the_house(second).neighbours.post.put(do="alive", **told(second)))
            assert eventually(lambda: any(each.busiest for each in services.pulse.others.values()))
            page = desk(Visitor(first))
            assert "<b>1</b><span>tables, 0 correspondence games</span>" in page
            assert cells(page, table)[2:5] == ["2 people", "0", "1"]
            assert re.fullmatch(r"\d+ ms", cells(page, table)[5])


def told(client: Any) -> dict[str, Any]:
    pulse: dict[str, Any] = the_house(client).neighbours.sign()
    return pulse


def busy(**given: Any) -> TableStats:
    usual = {"id": "a", "game": "dice", "seats": 2, "bots": 0, "outside": [], "slow": False}
    more = {"days": False, "lines": 1, "watching": 3, "steps": 5, "touched": 1.0}
    return TableStats(**{**usual, **more, "views": 1, "seconds": 0.5, **given})


def test_what_two_workers_tell_of_a_table_is_added() -> None:
    ahead = busy(steps=7, touched=2.0, outside=[1], slow=True, views=3, seconds=0.1)
    for one, two in ((busy(), ahead), (ahead, busy())):
        both = joined(one, two)
        assert (both.lines, both.views) == (2, 4)
        assert both.seconds == pytest.approx(0.6)
        assert (both.steps, both.watching, both.outside, both.slow) == (7, 3, [1], True)


def test_a_sign_of_life_fits_into_a_letter(tmp_path: Path) -> None:
    """However much there is to tell of the busiest tables and of all bots."""
    with serving(tmp_path) as client:
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        pulse = services.pulse
        pulse.minute().buckets = pulse.state.buckets = [999_999] * (len(EDGES) + 1)
        pulse.state.thoughts = {f"bot of level {n}": [999_999] * len(EDGES) for n in range(12)}
        whole = services.measured()
        table = busy(id="x" * 24, game="egypt-pyramid", outside=[0, 1, 2, 3], touched=1e9 / 3)
        whole["busiest"] = [table.__dict__] * MOST_TABLES
        assert len(json.dumps({"by": "x" * 10, "do": "alive", "pulse": whole})) < LONGEST_LETTER


def test_a_bot_from_outside_stands_among_those_who_think(tmp_path: Path) -> None:
    with bot_at_a_table(tmp_path, operator_code=CODE) as (mine, heard, client):
        asked = heard.until("decide")
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        (table,) = services.registry.sessions
        page = desk(Visitor(client))
        assert cells(page, table)[2] == "1 person, 1 external"
        assert thinker(page, "external bots")[0] == "1", "it is asked"
        knots = mine.last["knots"]
        heard.line.say(type="act", number=asked["number"], choice=0)
        while mine.last["knots"] <= knots:
            mine.until("view")
        assert eventually(lambda: OUTSIDE in services.pulse.state.thoughts)
        row = thinker(desk(Visitor(client)), "external bots")
        assert row[1].endswith(" ms")
        assert row[3] == "own clock"


def thinker(page: str, name: str) -> list[str]:
    row = re.search(rf"<tr><td><b>{name}</b>.*?</tr>", page)
    assert row is not None
    return [re.sub("<.*?>", "", each) for each in re.findall(r'<td class="n">(.*?)</td>', row[0])]


def test_a_fault_that_comes_again_stands_once() -> None:
    noted = [LoggedFault(at, "WARNING", words) for at, words in ((0, "a"), (60, "b"), (120, "a"))]
    found = [(each["words"], each["at"][-5:], each["times"]) for each in faults(noted)]
    assert found == [("a", "00:02", 2), ("b", "00:01", 1)]


def test_where_nothing_was_measured_a_curve_has_a_gap() -> None:
    quiet, loud = MinuteStats(1), MinuteStats(2, buckets=[0] * 8 + [100] + [0] * (len(EDGES) - 8))
    drawn = curves([loud, quiet, loud], [("most", "95 %: ", " ms", 0.95)], 50.0, 100)
    assert drawn["lines"][0]["path"].count("M") == 2
    assert drawn["lines"][0]["words"] == "95 %: 34 ms"
    still = curves([loud, loud, quiet], [("most", "95 %: ", " ms", 0.95)], 50.0, 100)
    assert still["lines"][0]["words"] == "95 %: – ms"


def test_percentiles_come_from_few_buckets() -> None:
    now = Watch(6000.0)
    pulse = StatsRecorder(now)
    for milliseconds in range(1, 101):
        pulse.viewed(milliseconds / 1000)
    pulse.acted()
    assert abs(percentile(pulse.state.buckets, 0.5) - 50) <= 2
    assert abs(percentile(pulse.state.buckets, 0.95) - 95) <= 2
    pulse.viewed(1e6)
    assert pulse.state.buckets[len(EDGES)] == 1
    now.at += 60
    assert pulse.last_hour()[-1].acts == 1
    other = StatsRecorder(now)
    other.heard("first", pulse.told(3, 4))
    assert other.last_hour()[-1].views == 101
    assert [state.lines for state in other.states()] in ([0, 3], [3, 0])


@pytest.mark.parametrize(
    ("words", "secret"),
    [
        ("GET /j/abcdefgh12 could not be answered", "abcdefgh12"),
        ("GET /w/abcdefgh12", "abcdefgh12"),
        ("postgresql+asyncpg://quipu:hunter2@db/quipu", "hunter2"),
        ("cookie quipu=Abc-123_x; quipu_door=99ff", "Abc-123_x"),
        ("Authorization: Bearer tok.en", "tok.en"),
    ],
)
def test_secrets_are_left_out_of_the_log(words: str, secret: str) -> None:
    assert secret in words
    assert secret not in without_secrets(words)


def test_a_log_is_dated_lines_plain_or_json(monkeypatch: pytest.MonkeyPatch) -> None:
    def line(formatter: logging.Formatter) -> str:
        try:
            raise ValueError("postgresql://quipu:hunter2@db/quipu")
        except ValueError as error:
            kind = (ValueError, error, error.__traceback__)
        record = logging.LogRecord("quipu", 40, "x.py", 1, "GET /j/%s failed", ("abc12",), kind)
        return formatter.format(record)

    found = json.loads(line(logging_setup.as_json()))
    assert found["event"] == "GET /j/… failed"
    assert found["level"] == "error"
    assert found["timestamp"].endswith("Z")
    assert "ValueError" in found["exception"]
    assert "hunter2" not in json.dumps(found) + line(logging_setup.Plain())
    with pytest.raises(ValueError, match="plain or json"):
        logging_setup.begin("xml")


def test_what_the_database_refuses_is_logged_without_its_values(tmp_path: Path) -> None:
    async def fail() -> str:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await store.open()
        try:
            async with store.writing() as session:
                await session.execute(text("INSERT INTO nowhere VALUES (:x)"), {"x": "hunter2"})
        except Exception as error:  # noqa: BLE001  # its words are what is looked at
            return str(error)
        finally:
            await store.close()
        return ""

    assert "nowhere" in asyncio.run(fail())
    assert "hunter2" not in asyncio.run(fail())


# ---- one's own data ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_person_may_take_its_data_along_and_delete_them(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    given = {"database": request.getfixturevalue("database")} if kind == "postgres" else {}
    with serving(tmp_path, **given) as client:
        host, guest, table = two_at_a_table(client)
        nobody = Visitor(client)
        assert nobody.get("/me/data").status_code == 404
        assert "Nothing is stored" in nobody.get("/privacy").text
        alone = guest.table(how="/play")
        own_room = guest.table()
        film = bring(guest, found("egypt-agreed").read_bytes()).headers["location"]
        assert host.get(film).status_code == 200
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            two.say(type="say", words="mine alone")
            one.until("chat")
            data = guest.get("/me/data").json()
            assert data["name"] == "Ines"
            assert [each["words"] for each in data["said"]] == ["mine alone"]
            assert {each["id"] for each in data["seats"]} == {table, alone, own_room}
            assert ["/r/" + each["replay"] for each in data["brought"]] == [film]
            assert guest.secret not in json.dumps(data)
            assert guest.post("/me/delete").status_code == 422
            old = guest.secret
            assert guest.post("/me/delete", sure="yes").status_code == 303
            while not one.last["seats"][1]["bot"]:
                one.until("view")
        guest.secret = old
        assert guest.get("/me/data").status_code == 404
        assert host.get(f"/t/{table}").status_code == 200
        for gone in (f"/t/{alone}", f"/t/{own_room}", film):
            assert host.get(gone).status_code == 404
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        said = client.portal.call(services.store.recent_chat, table)  # type: ignore[union-attr]
        assert said == []
        names = client.portal.call(services.store.names, [1, 2])  # type: ignore[union-attr]
        assert "Ines" not in names.values()
