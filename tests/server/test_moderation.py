"""Moderation of the whole server: reports, bans, announcements, and a log of what was done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from quipu.cli.app import app
from quipu.server import close_codes
from tests.support.server.client import Visitor, begin, serving, two_at_a_table

CODE = "a long enough word"


def the_house(client: TestClient) -> Any:
    return client.app.state.services  # type: ignore[attr-defined]


def read(client: TestClient) -> None:
    """What every worker does every few seconds."""
    client.portal.call(the_house(client).moderation.read)  # type: ignore[union-attr]


def admin(folder: Path, *words: str) -> str:
    said = CliRunner().invoke(app, ["admin", *words, "--database", str(folder / "tables.sqlite")])
    assert said.exit_code == 0, said.output
    return said.output


def test_a_player_reports_somebody_and_the_operator_bans_them(tmp_path: Path) -> None:
    with serving(tmp_path, operator_code=CODE) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            person = the_house(client).registry.sessions[table].seats[1].person
            assert "Ines" in host.get(f"/t/{table}/report").text
            sent = host.post(f"/t/{table}/report", person=str(person), words="was very rude")
            assert "Thank you" in sent.text
            assert host.post(f"/t/{table}/report", person="99", words="x").status_code == 422
            answer = host.post("/operator", code=CODE)
            assert guest.post("/operator/report", report="1", do="ban").status_code == 403
            host.more = f"; quipu_operator={answer.cookies['quipu_operator']}"
            assert "was very rude" in host.get("/operator").text
            host.post("/operator/report", report="1", do="ban", days="7")
            with pytest.raises(WebSocketDisconnect) as shut:
                two.until("nothing")
            assert shut.value.code == close_codes.BANNED
        assert "No open reports" in host.get("/operator").text
        assert guest.get("/").status_code == 403
        assert "für dich gesperrt" in guest.get(f"/t/{table}").text
        assert guest.get("/privacy").status_code == 200
        assert guest.get("/me/data").status_code == 200
        with pytest.raises(WebSocketDisconnect) as shut, guest.line(table) as line:
            line.hear()
        assert shut.value.code == close_codes.BANNED
        said = admin(tmp_path, "log")
        assert f"operator ban person {person}: was very rude" in said
        assert "operator settle report 1" in said
        assert "was very rude" in admin(tmp_path, "person", str(person))
        assert "Done" in admin(tmp_path, "unban", str(person))
        assert "Nothing like that" in admin(tmp_path, "unban", str(person))
        read(client)
        assert guest.get("/").status_code == 200


def test_a_range_of_addresses_is_banned_for_as_long_as_was_said(tmp_path: Path) -> None:
    given = {"trusted_proxies": ("testclient",)}
    with serving(tmp_path, **given) as client:
        somebody = Visitor(client)

        def code(address: str) -> int:
            return int(somebody.get("/", **{"x-forwarded-for": address}).status_code)

        admin(tmp_path, "ban", "203.0.113.0/24", "--days", "1", "--reason", "floods")
        admin(tmp_path, "ban", "2001:db8:1:2::7")
        read(client)
        found = {each: code(each) for each in ("203.0.113.9", "203.0.114.9", "2001:db8:1:2::8")}
        assert found == {"203.0.113.9": 403, "203.0.114.9": 200, "2001:db8:1:2::8": 403}
        services = the_house(client)
        later = services.now() + 90_000.0
        services.now = lambda: later
        assert (code("203.0.113.9"), code("2001:db8:1:2::8")) == (200, 403)
        said = CliRunner().invoke(
            app, ["admin", "ban", "nobody", "--database", str(tmp_path / "tables.sqlite")]
        )
        assert (said.exit_code, said.output.count("\n")) == (2, 1)


def test_an_announcement_reaches_tables_and_pages_until_it_is_over(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            admin(tmp_path, "announce", "Restart at <20:00>")
            read(client)
            assert one.until("announce")["words"] == "Restart at <20:00>"
            assert "Restart at &lt;20:00&gt;" in guest.get("/").text
            admin(tmp_path, "announce")
            read(client)
            assert two.until("announce")["words"] == "Restart at <20:00>"
            assert two.until("announce")["words"] == ""
        assert "Restart at" not in guest.get("/").text


def test_one_table_and_one_person_can_be_looked_at(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        _, _, table = two_at_a_table(client)
        person = the_house(client).registry.sessions[table].state.host
        said = admin(tmp_path, "table", table)
        assert f"{table} dice starting" in said
        assert f"(person {person})" in said
        assert f"table {table} dice" in admin(tmp_path, "person", str(person))
        assert "Nothing like that" in admin(tmp_path, "table", "none")
        assert "Nothing like that" in admin(tmp_path, "reports")
        drained = CliRunner().invoke(
            app, ["admin", "drain", "here", "--database", str(tmp_path / "tables.sqlite")]
        )
        assert drained.exit_code == 2
