"""The end of a game and the rematch: stored, then told to everybody it concerns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from quipu.core.table import Table
from quipu.play.ending import ending
from quipu.registry import games
from quipu.texts import LANGUAGES
from tests.support.games_under_test import Case, step_by_step
from tests.support.server.client import Talk, Visitor, begin, serving, two_at_a_table, watcher


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as made:
        yield made


def resign(line: Talk, *others: Talk) -> None:
    """Somebody gives up, and all have seen that the game is over."""
    line.say(type="resign")
    for each in (line, *others):
        while not each.last.get("over"):
            each.until("view")


def seat_names(page: str) -> list[str]:
    """Who sits where in a room, as its page lists them."""
    rows = page.partition('<ul class="st">')[2].partition("</ul>")[0].split("<li ")[1:]
    return [row.partition("<b>")[2].partition("</b>")[0] for row in rows]


# ---- the panel ------------------------------------------------------------------------------


def test_the_view_at_the_end_says_who_won_and_everybodys_place(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        assert one.last["ending"] is None
        resign(two, one)
        won: Any = one.last["ending"]
        lost: Any = two.last["ending"]
    assert one.last["turn"] == {"you": False, "seat": 0, "title": "Game over", "note": "you win"}
    assert two.last["turn"]["note"] == "Guest gewinnt"
    assert won["title"].startswith("You win with")
    assert won["about"] == "Everyone else resigned."
    assert lost["title"].startswith("Guest gewinnt mit")
    assert "Platz 2" in lost["own"]
    assert [row["seat"] for row in won["rows"]] == [0, 1]
    assert [row["rank"] for row in won["rows"]] == [1, 2]


def finished(key: str, seed: int) -> Table:
    case = Case(games()[key], 2, {})
    table = case.table(seed)
    step = step_by_step(table, seed)
    while table.waiting():
        step()
    return table


@pytest.mark.parametrize("key", ["dice", "jade"])
def test_ranks_points_and_sources_of_the_panel_are_those_of_the_result(key: str) -> None:
    table = finished(key, 5)
    assert table.ended is not None
    for lang in LANGUAGES:
        for seat in range(-1, table.seats):
            shown: Any = ending(table.game, table, seat, lang)
            ranks = [row["rank"] for row in shown["rows"]]
            assert ranks == sorted(ranks)
            assert {row["seat"]: row["points"] for row in shown["rows"]} == dict(
                enumerate(table.ended.points)
            )
            for row in shown["rows"]:
                gained = sum(part["points"] for part in row["parts"]) + row["minus"]
                assert gained == row["points"]
            others = len(table.ended.winners) < table.seats
            lonely = seat >= 0 and (seat not in table.ended.winners or others)
            assert bool(shown["own"]) == (lonely and len(table.ended.winners) == 1)


# ---- the rematch ----------------------------------------------------------------------------


def test_a_rematch_waits_for_everybody_and_begins_with_the_last(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        resign(two, one)
        assert host.get(f"/t/{table}/rematch").json() is None
        made = host.post(f"/t/{table}/rematch").headers["location"]
        told = two.until("rematch")
        assert f"/t/{told['table']}" == made
        assert told["of"] == table
        assert told["title"] == "Guest möchte eine Revanche"
        assert "Wenn du nichts tust" in told["note"]
        assert told["may_join"]
        assert [each["joined"] for each in told["seats"]] == [True, False]
        assert not one.until("rematch")["may_join"]
        assert seat_names(host.get(made).text) == ["Ines", "Guest"]  # each one seat further
        assert guest.get(f"/t/{table}/rematch").json() == {
            name: value for name, value in told.items() if name != "type"
        }
        assert guest.post(f"/t/{table}/rematch").headers["location"] == made
        begun = two.until("rematch")
        assert begun["stage"] == "starting"
        assert begun["is_in"]
        assert [each["joined"] for each in begun["seats"]] == [True, True]
    assert 'id="board-room"' in guest.get(made).text


def test_who_comes_back_to_the_table_hears_of_the_rematch(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        resign(two, one)
    made = host.post(f"/t/{table}/rematch").headers["location"]
    with guest.line(table) as two:
        assert f"/t/{two.until('rematch')['table']}" == made


def test_a_friend_at_another_table_hears_of_the_rematch(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        resign(two, one)
    other = guest.table()
    stranger = Visitor(client)
    elsewhere = stranger.table()
    with guest.line(other) as line, stranger.line(elsewhere) as quiet:
        line.until("welcome")
        quiet.until("welcome")
        host.post(f"/t/{table}/rematch")
        assert line.until("rematch")["of"] == table
        quiet.say(type="ping")
        quiet.until("pong")
        assert "rematch" not in quiet.heard


def test_the_host_begins_without_those_who_do_nothing(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        resign(two, one)
        made = host.post(f"/t/{table}/rematch").headers["location"]
        two.until("rematch")
        assert host.post(f"{made}/room", start="1").status_code == 303
        told = two.until("rematch")
        assert not told["may_join"]
        assert "mit einem Bot auf deinem Platz" in told["note"]
    assert guest.post(f"/t/{table}/rematch").headers["location"] == made
    assert guest.get(made).status_code == 200  # too late to play, not too late to watch


def test_nobody_else_takes_a_seat_that_is_kept(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        resign(two, one)
    friend = watcher(host, table)
    assert friend.post(f"/t/{table}/rematch").status_code == 403
    made = host.post(f"/t/{table}/rematch").headers["location"]
    host.post(f"{made}/room", who="open")
    assert Visitor(client).post(f"{made}/sit").status_code == 409
    assert guest.post(f"/t/{table}/rematch").headers["location"] == made


def test_who_only_watches_is_told_and_not_asked(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    friend = watcher(host, table)
    with host.line(table) as one, guest.line(table) as two, friend.line(table) as three:
        begin(one, two)
        resign(two, one, three)
        assert three.last["ending"]["own"] == ""
        host.post(f"/t/{table}/rematch")
        told = three.until("rematch")
        assert not told["may_join"]
        assert told["note"] == "Nobody has joined yet."


def test_against_bots_alone_a_rematch_begins_at_once(client: TestClient) -> None:
    host = Visitor(client)
    table = host.table("dice", "/play")
    with host.line(table) as line:
        begin(line)
        resign(line)
    made = host.post(f"/t/{table}/rematch").headers["location"]
    assert 'id="board-room"' in host.get(made).text


def test_the_result_lists_seats_by_rank_and_says_you_throughout(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        resign(one, two)
    page = host.get(f"/t/{table}/result").text
    bars = page.partition('<ol class="bars">')[2].partition("</ol>")[0]
    assert bars.index("<b>Ines</b>") < bars.index("<b>You</b>")
    assert "You are second" in page
    assert ">Guest<" not in page.partition("<main")[2]
    assert f'href="/r/{table}?luck=true"' in page
    assert "0 moves." in page
    assert "Fair dice" not in page


def test_the_lobby_says_that_a_seat_is_kept(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        resign(two, one)
    assert "Revanche" not in guest.get("/").text
    host.post(f"/t/{table}/rematch")
    assert "Guest möchte eine Revanche" in guest.get("/").text
    assert f'action="/t/{table}/rematch"' in guest.get("/").text
    assert "rematch" not in host.get("/").text
    assert "rematch" not in Visitor(client).get("/").text
    guest.post(f"/t/{table}/rematch")
    assert "Revanche" not in guest.get("/").text
