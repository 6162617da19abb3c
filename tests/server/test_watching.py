"""Watching: what stands in the lobby, who may look on, and what a spectator never hears."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from quipu.registry import games
from quipu.server.web import lobby
from tests.support.server.client import Visitor, begin, invitation, serving, two_at_a_table
from tests.support.server.dice_acts import THROW


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path, bot_pause=600.0) as client:
        yield client


def test_a_game_against_bots_is_listed_only_when_its_host_says_so(client: TestClient) -> None:
    host, stranger = Visitor(client), Visitor(client)
    table = host.table(how="/play")
    with host.line(table) as one:
        begin(one)
        for page in ("/", "/watch"):
            assert f'href="/t/{table}"' not in stranger.get(page).text
        assert 'value="yes"' in host.get(f"/t/{table}").text
        host.post(f"/t/{table}/watching", watch="yes")
        for page in ("/", "/watch"):
            assert f'href="/t/{table}"' in stranger.get(page).text
        assert f'href="/t/{table}"' not in host.get("/watch").text
        assert 'value="no"' in host.get(f"/t/{table}").text
        assert "/watching" not in stranger.get(f"/t/{table}").text
        assert stranger.post(f"/t/{table}/watching", watch="no").status_code == 403
        assert host.post(f"/t/{table}/watching", watch="no").status_code == 303
        assert f'href="/t/{table}"' not in stranger.get("/watch").text
        with stranger.line(table) as two:  # whoever was given the address still may
            assert two.until("view")["seat"] == -1
        host.post(f"/t/{table}/watching", watch="yes")
        assert f'href="/t/{table}"' in stranger.get("/watch").text


def test_a_room_is_hidden_or_listed_as_its_host_said(client: TestClient) -> None:
    host, stranger = Visitor(client), Visitor(client)
    table = host.table()
    assert f'href="/t/{table}"' not in stranger.get("/").text
    host.post(f"/t/{table}/room", who="open")
    assert f'href="/t/{table}"' in stranger.get("/").text
    assert f'href="/t/{table}"' not in stranger.get("/watch").text
    host.post(f"/t/{table}/room", lock="yes")
    assert f'href="/t/{table}"' not in stranger.get("/").text
    host.post(f"/t/{table}/room", watch="no", start="1")
    with host.line(table) as one:
        begin(one)
        assert f'href="/t/{table}"' not in stranger.get("/watch").text


def test_lists_follow_no_cord(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
    host.post(f"/t/{table}/watching", watch="yes")
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    services.registry.sessions.clear()
    assert f'href="/t/{table}"' in Visitor(client).get("/watch").text
    assert not services.registry.sessions


def test_a_guest_leaves_before_the_start_and_the_seat_is_free_again(client: TestClient) -> None:
    host, guest = Visitor(client), Visitor(client)
    table = host.table()
    assert guest.post(invitation(host, table)).status_code == 303
    assert guest.get(f"/t/{table}").status_code == 200
    assert guest.post(f"/t/{table}/leave").headers["location"] == "/"
    assert guest.get(f"/t/{table}").status_code == 404
    assert host.post(f"/t/{table}/leave").status_code == 303
    assert host.get(f"/t/{table}").status_code == 200
    assert Visitor(client).post(invitation(host, table)).status_code == 303


def test_a_spectator_hears_of_hands_and_choices_on_no_channel(client: TestClient) -> None:
    host, spectator = Visitor(client), Visitor(client)
    table = host.table("egypt", how="/play")
    with host.line(table) as one:
        begin(one)
        with spectator.line(table) as two:
            view = two.until("view")
            assert view["cards"] == view["groups"] == view["forms"] == []
            assert view["hand"] is None
            assert view["undo"] == 0
            assert not any(seat["me"] or seat["give"] for seat in view["seats"])
            assert "data-action" not in json.dumps(view)
            for asked in ({"type": "try", "action": THROW}, {"type": "undo"}, {"type": "end"}):
                two.say(**asked)
                assert two.until("refused")["code"] == "foreign"
            for kind in ("resign", "answer", "return", "takeover"):
                two.say(type=kind)
                assert two.until("refused")["code"] in ("foreign", "malformed")
            assert spectator.get(f"/t/{table}/record").status_code == 404
            assert spectator.get(f"/t/{table}/result").status_code == 303


def test_the_list_says_how_a_game_stands_and_forgets_abandoned_ones(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, stranger = Visitor(client), Visitor(client)
    table = host.table(how="/play")
    with host.line(table) as talk:
        begin(talk)
        host.post(f"/t/{table}/watching", watch="yes")
        listed = stranger.get("/watch").text
        assert "in progress" in listed
        assert "Turn 1" in listed
        later = time() + lobby.LIVELY + 1
        monkeypatch.setattr(lobby, "time", lambda: later)
        assert "no move for 2 min" in stranger.get("/watch").text
        monkeypatch.setattr(lobby, "time", lambda: later + lobby.ABANDONED)
        assert f'href="/t/{table}"' not in stranger.get("/watch").text


@pytest.mark.parametrize("page", ["/", "/me", "/watch", "/settings", "/rules/dice", "/puzzles"])
def test_every_page_shows_the_own_name_and_leads_to_changing_it(
    client: TestClient, page: str
) -> None:
    somebody = Visitor(client)
    assert "You are Guest. Change your name" in somebody.get(page).text
    somebody.post("/me/name", name="Ines", back="/")
    assert f'href="/me?to={page}" aria-label="You are Ines. Change' in somebody.get(page).text


def test_modes_are_chosen_then_started(client: TestClient) -> None:
    page = Visitor(client).get("/").text
    for key in games():
        assert page.count(f'name="game" value="{key}"') == 1
