"""Invitations: one link for all free seats, one for each, and what a link says that is used up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient

from tests.support.server.client import Visitor, serving


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as client:
        yield client


def links(host: Visitor, table: str) -> list[str]:
    """The paths of the links in a room: to any free seat, then to each."""
    found = re.findall(r"data-copy-text>(http[^<]+/j/[^<]+)<", host.get(f"/t/{table}").text)
    return [urlsplit(each).path for each in found]


def names(host: Visitor, table: str) -> list[str]:
    return re.findall(r'class="who"><b>([^<]+)</b>', host.get(f"/t/{table}").text)


def four(host: Visitor) -> str:
    table = host.table("egypt")
    host.post(f"/t/{table}/room", count="4")
    for seat in (1, 2, 3):
        host.post(f"/t/{table}/room", seat=str(seat), to="guest")
    return table


def test_one_link_brings_a_whole_company(client: TestClient) -> None:
    host = Visitor(client)
    table = four(host)
    link, *each = links(host, table)
    assert len(each) == 3
    assert link not in each
    for name in ("Ana", "Ben", "Cleo"):
        friend = Visitor(client)
        assert "has saved you a seat" in friend.get(link).text
        assert friend.post(link, name=name).headers["location"] == f"/t/{table}"
    assert names(host, table) == ["Guest", "Ana", "Ben", "Cleo"]


def test_a_link_to_one_seat_leads_to_that_seat(client: TestClient) -> None:
    host, friend = Visitor(client), Visitor(client)
    table = four(host)
    friend.post(links(host, table)[3], name="Ana")
    assert names(host, table) == ["Guest", "Guest", "Guest", "Ana"]
    assert "free, for anyone with the link" in host.get(f"/t/{table}").text


@pytest.mark.parametrize("which", [0, 1])
def test_a_used_up_link_says_so_and_lets_watch(client: TestClient, which: int) -> None:
    host = Visitor(client)
    table = four(host)
    every = links(host, table)
    for name in ("Ana", "Ben", "Cleo"):
        Visitor(client).post(every[0], name=name)
    late = Visitor(client)
    assert "All seats at Guest’s table are taken" in late.get(every[which]).text
    assert late.post(every[which]).headers["location"] == every[which]  # not seated, asked again
    assert late.get(f"/t/{table}").status_code == 404
    assert late.post(every[which], watch="yes").headers["location"] == f"/t/{table}"
    assert "You are watching" in late.get(f"/t/{table}").text
    assert names(host, table) == ["Guest", "Ana", "Ben", "Cleo"]


def test_a_locked_table_says_so(client: TestClient) -> None:
    host, late = Visitor(client), Visitor(client)
    table = four(host)
    link = links(host, table)[0]
    host.post(f"/t/{table}/room", lock="yes")
    assert "Guest has locked the table" in late.get(link).text
    assert late.post(link, name="Late").headers["location"] == link
    assert "Late" not in names(host, table)


def test_the_link_of_a_removed_guest_leads_nowhere(client: TestClient) -> None:
    host, rude, other = Visitor(client), Visitor(client), Visitor(client)
    table = four(host)
    link = links(host, table)[0]
    rude.post(link, name="Rude")
    number = re.findall(r'name="person" value="(\d+)"', host.get(f"/t/{table}").text)[0]
    host.post(f"/t/{table}/people", person=number, do="remove")
    assert rude.get(link).status_code == other.get(link).status_code == 404
    assert links(host, table)[0] != link


def test_guests_see_the_options_without_buttons_to_change_them(client: TestClient) -> None:
    host, guest = Visitor(client), Visitor(client)
    table = four(host)
    guest.post(links(host, table)[0], name="Ana")
    page = guest.get(f"/t/{table}").text
    assert f'action="/t/{table}/room" class="seg"' in host.get(f"/t/{table}").text
    assert f'action="/t/{table}/room" class="seg"' not in page
    assert '<span class="as-set">for beginners</span>' in page
    assert '<span class="waits">The host starts the game</span>' in page
    assert 'name="option"' not in page
