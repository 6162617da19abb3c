"""Small doors of the house: odd requests, damaged tables, second servers, refused changes."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from quipu.server.auth.identity import csrf_token
from quipu.server.db.repository import Store
from quipu.server.net.middleware import is_host
from quipu.server.run import held_alone
from quipu.server.web.request_context import mark
from tests.support.server.client import Visitor, begin, invitation, serving, two_at_a_table
from tests.support.server.dice_acts import STOP, THROW


def house_of(client: TestClient) -> Any:
    return client.app.state.services  # type: ignore[attr-defined]


def run(client: TestClient, task: Any, *given: Any) -> Any:
    """Something asynchronous, in the loop of the server."""
    return client.portal.call(task, *given)  # type: ignore[union-attr]


# ---- odd requests -------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "", "null", "http://a]b"])
def test_an_origin_that_is_none_is_another_origin(tmp_path: Path, origin: str) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        data = {"csrf": csrf_token(one.secret), "game": "dice"}
        headers = one.headers | {"origin": origin}
        assert client.post("/play", data=data, headers=headers).status_code == 403
        table = one.table()
        headers = one.headers | {"origin": origin}
        line = client.websocket_connect(f"/t/{table}/line", headers=headers)
        with pytest.raises(WebSocketDisconnect) as shut, line:
            pass
        assert shut.value.code == 4403


def test_a_host_is_a_name_and_perhaps_a_port(tmp_path: Path) -> None:
    for right in ("localhost", "127.0.0.1:8787", "[::1]:8787", "quipu.example", "testserver"):
        assert is_host(right)
    for wrong in ("[", "[::1", "a:b:c", "a:99999", "a/b", "a b?c", "a#b", "x:-1"):
        assert not is_host(wrong), wrong
    with serving(tmp_path) as client:
        one = Visitor(client)
        assert one.get(f"/t/{one.table()}", host="[").status_code == 400


@pytest.mark.parametrize(
    "name", ["x" * 300, "x" * 3000, "%00", "..%2fstatic", "none.js", ".js", "table.js%20"]
)
def test_a_file_that_is_not_there_is_not_found(tmp_path: Path, name: str) -> None:
    with serving(tmp_path) as client:
        assert client.get(f"/static/{'y' * 300}/js/table.js").status_code == 200
        for folder in ("js", "css", "fonts", "templates", "..", "z" * 300):
            assert client.get(f"/static/0/{folder}/{name}").status_code == 404


def test_letters_are_kept_for_good(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        found = client.get(f"/static/{mark()}/fonts/quipu-sans.woff2")
        assert found.headers["Content-Type"] == "font/woff2"
        assert "immutable" in found.headers["Cache-Control"]
        assert client.get("/static/0/fonts/widths.json").status_code == 404


# ---- a damaged table ----------------------------------------------------------------------------


async def spoil(store: Store, sql: str, **values: object) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(text(sql), values)


SPOILT = {
    "a knot": "UPDATE entries SET text = replace(text, '\"luck\"', '\"lack\"') WHERE number = 1",
    "no JSON": "UPDATE entries SET text = '{' WHERE number = 1",
    "a lost knot": "DELETE FROM entries WHERE number = 1",
    "a header": "UPDATE tables SET header = '{\"rules\": 1}'",
    "no header": "UPDATE tables SET header = '[' ",
    "a key": "UPDATE tables SET key = x'00'",
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_damaged_table_rests_and_everything_else_goes_on(tmp_path: Path, what: str) -> None:
    with serving(tmp_path) as client:
        host, guest, damaged = two_at_a_table(client)
        host.post(f"/t/{damaged}/room", who="open")
        with host.line(damaged) as one, guest.line(damaged) as two:
            begin(one, two)
            assert one.act(THROW)["type"] == "done"
            assert one.act(STOP)["type"] == "done"
        other = host.table(how="/play")
        with host.line(other) as one:
            begin(one)
        only = f" {'AND' if 'WHERE' in SPOILT[what] else 'WHERE'} "
        only += f"{'table_id' if 'entries' in SPOILT[what] else 'id'} = :table"
        run(client, spoil_one, client, SPOILT[what] + only, damaged)
    with serving(tmp_path) as client:
        host.client = guest.client = client
        for visitor in (host, guest, Visitor(client)):
            assert visitor.get("/").status_code == 200
            assert visitor.get("/watch").status_code == 200
        assert f'/t/{other}"' in host.get("/").text
        for path in ("", "/result", "/record"):
            page = host.get(f"/t/{damaged}{path}")
            assert page.status_code == 500
            assert "This table cannot be shown" in page.text
        assert host.post("/me/name", name="Ada").status_code == 303
        with host.line(damaged) as one:
            assert one.until("welcome")["frozen"] == "damaged"
            one.say(type="act", token="damaged-1", seen=0, action=THROW)
            assert one.until("refused")["code"] == "not_playing"
        with host.line(other) as one:
            assert one.until("view")["seat"] == 0


async def spoil_one(client: TestClient, sql: str, table: str) -> None:
    await spoil(house_of(client).store, sql, table=table)


# ---- a second server ----------------------------------------------------------------------------


def test_a_second_server_is_refused_whatever_link_leads_to_the_tables(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    held = held_alone(str(file))
    (tmp_path / "elsewhere").mkdir()
    soft, deep = tmp_path / "elsewhere" / "soft.sqlite", tmp_path / "folder"
    soft.symlink_to(file)
    deep.symlink_to(tmp_path, target_is_directory=True)
    for way in (file, soft, deep / "tables.sqlite", deep / ".." / tmp_path.name / "tables.sqlite"):
        with pytest.raises(OSError, match="another server"):
            held_alone(str(way))
    hard = tmp_path / "elsewhere" / "hard.sqlite"
    os.link(file, hard)
    with pytest.raises(OSError, match="hard link"):
        held_alone(str(hard))
    held.close()
    with pytest.raises(OSError, match="hard link"):
        held_alone(str(hard))
    hard.unlink()
    held_alone(str(soft)).close()


def test_a_link_may_lead_to_tables_that_do_not_exist_yet(tmp_path: Path) -> None:
    soft = tmp_path / "soft.sqlite"
    soft.symlink_to(tmp_path / "tables.sqlite")
    held = held_alone(str(soft))
    with pytest.raises(OSError, match="another server"):
        held_alone(str(tmp_path / "tables.sqlite"))
    held.close()


# ---- refused changes of a room ------------------------------------------------------------------


def room_of(client: TestClient, table: str) -> tuple[object, ...]:
    """All of a room, as it is told and as it is stored."""
    live = house_of(client).registry.sessions[table]
    row = run(client, house_of(client).store.table, table)
    told = [live.game.key, *shape(live.state, live.seats)]
    stored = [row.game, *shape(row, row.seats)]
    assert told == stored
    return tuple(told)


def shape(row: Any, seats: Any) -> list[object]:
    kept = [row.game, row.stage, row.options, row.private, row.locked, row.clock, row.watched]
    return [*kept, [(seat.seat, seat.person, seat.bot, seat.invitation) for seat in seats]]


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "egypt", "option": "zzz"},
        {"game": "egypt", "option": "map", "value": "zzz"},
        {"game": "nosuch"},
        {"count": "4", "seat": "0", "to": "greedy"},
        {"count": "3", "option": "first_seat", "value": "2", "clock": "7"},
        {"game": "egypt", "count": "2", "start": "1"},
        {"game": "inca", "count": "8", "start": "1"},
        {"option": "extra_seats", "value": "true", "seat": "1", "to": "nobody"},
        {"count": "8", "start": "1"},
    ],
    ids=str,
)
def test_a_refused_change_leaves_nothing_half_done(tmp_path: Path, fields: dict[str, str]) -> None:
    with serving(tmp_path) as client:
        host = Visitor(client)
        table = host.table("dice")
        before = room_of(client, table)
        answer = host.post(f"/t/{table}/room", **fields)
        assert "?why=" in answer.headers["location"]
        assert room_of(client, table) == before
        assert host.get(answer.headers["location"]).status_code == 200
        host.post(f"/t/{table}/room", start="1")
        with host.line(table) as line:
            begin(line)


def test_another_game_may_be_chosen_and_begun_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host = Visitor(client)
        table = host.table("dice")
        host.post(f"/t/{table}/room", game="inca", start="1")
        with host.line(table) as line:
            begin(line)
            assert len(line.last["seats"]) == 3


@pytest.mark.parametrize("fields", [{"lock": "yes"}, {"game": "egypt"}, {"start": "1"}], ids=str)
def test_a_change_that_cannot_be_stored_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fields: dict[str, str]
) -> None:
    with serving(tmp_path) as client:
        host, guest = Visitor(client), Visitor(client)
        table = host.table("dice")
        link = invitation(host, table)
        before = room_of(client, table)
        with monkeypatch.context() as patch:

            async def full(*_: object) -> None:
                raise OperationalError("INSERT", {}, Exception("database or disk is full"))

            patch.setattr(house_of(client).store, "save_setup", full)
            for visitor, path, sent in (
                (host, f"/t/{table}/room", fields),
                (guest, link, {"name": "Ines"}),
                (host, "/me/name", {"name": "Ada"}),
            ):
                assert visitor.post(path, **sent).status_code == 503
        assert room_of(client, table) == before
        assert guest.post(link, name="Ines").status_code == 303


def test_a_table_that_was_about_to_begin_begins_after_a_crash(tmp_path: Path) -> None:
    """Also if its due work was lost."""
    with serving(tmp_path) as client:
        host = Visitor(client)
        table = host.table(how="/play")
        run(client, spoil_one, client, "DELETE FROM jobs WHERE table_id = :table", table)
    with serving(tmp_path, nonce_wait=0.0) as client:
        host.client = client
        with host.line(table) as line:
            line.until("view")


def test_a_table_that_cannot_begin_is_a_room_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host = Visitor(client)
        table = host.table(how="/play")
        live = house_of(client).registry.sessions[table]
        live.apply_state(replace(live.state, options={"first_seat": 7}))
        with host.line(table) as line:
            first = line.until("promise")
            line.say(type="nonce", nonce="nonce")
            line.until("room")
        assert 'name="start"' in host.get(f"/t/{table}").text
        host.post(f"/t/{table}/room", option="first_seat", value="0")
        host.post(f"/t/{table}/room", start="1")
        with host.line(table) as line:
            again = line.until("promise")
            assert again["commitment"] != first["commitment"]
            line.say(type="nonce", nonce="nonce")
            line.until("view")
