"""Private tables are closed, and the host of any table mutes and removes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from quipu.server.db.engine import migrate
from quipu.server.db.repository import Store
from tests.support.server.client import (
    Talk,
    Visitor,
    begin,
    invitation,
    serving,
    two_at_a_table,
    watch_link,
    watcher,
)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path, bot_pause=600.0) as client:
        yield client


def shut_out(visitor: Visitor, table: str) -> bool:
    """Whether to this visitor the table does not exist, on any channel."""
    pages = [visitor.get(f"/t/{table}{path}").status_code for path in ("", "/result", "/record")]
    posts = [visitor.post(f"/t/{table}/{path}").status_code for path in ("sit", "rematch", "leave")]
    line_shut = False
    try:
        with visitor.line(table) as line:
            line.until("welcome")
    except WebSocketDisconnect as shut:
        line_shut = shut.code == 4404
    listed = any(f'/t/{table}"' in visitor.get(page).text for page in ("/", "/watch"))
    return set(pages + posts) == {404} and line_shut and not listed


def comes(visitor: Visitor, table: str) -> bool:
    with visitor.line(table) as line:
        return bool(line.until("welcome")["type"])


def number(host: Visitor, table: str, name: str) -> str:
    """The number of a person in the host's list."""
    page: str = host.get(f"/t/{table}/people").text
    return (
        page.partition(f"<b>{name}</b>")[2].partition('name="person" value="')[2].partition('"')[0]
    )


def do(host: Visitor, table: str, name: str, deed: str) -> None:
    answer = host.post(f"/t/{table}/people", person=number(host, table, name), do=deed)
    assert answer.headers["location"] == f"/t/{table}/people"


def closed(line: Talk) -> int:
    with pytest.raises(WebSocketDisconnect) as shut:
        line.until("nothing of that kind")
    return shut.value.code


# ---- private tables -----------------------------------------------------------------------------


def test_a_private_table_does_not_exist_for_those_without_a_link(client: TestClient) -> None:
    """While it waits, while it runs, and when it is over; also for one who knows its address."""
    host, guest, table = two_at_a_table(client)
    stranger, known = Visitor(client), Visitor(client)
    known.post("/me/name", name="Known")
    assert shut_out(stranger, table)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        assert shut_out(stranger, table)
        assert shut_out(known, table)
        two.say(type="resign")
        while not one.last["over"]:
            one.until("view")
    assert shut_out(stranger, table)
    assert shut_out(known, table)
    assert host.get(f"/t/{table}/record").status_code == 200
    assert guest.get(f"/t/{table}/result").status_code == 200


def test_the_link_for_watching_opens_a_private_table(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    link = watch_link(host, table)
    friend = Visitor(client)
    page = friend.get(link)
    assert page.status_code == 200
    assert 'action="/w/' in page.text
    assert shut_out(friend, table)  # looking at a link is not coming in
    assert friend.post(link).headers["location"] == f"/t/{table}"
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        with friend.line(table) as three:
            assert three.until("view")["seat"] == -1
            three.say(type="say", phrase="hello")
            assert one.until("chat")["text"] == "Hello!"
        two.say(type="resign")
        while not one.last["over"]:
            one.until("view")
        assert friend.get(f"/t/{table}/result").status_code == 200
        following = host.post(f"/t/{table}/rematch").headers["location"].rpartition("/")[2]
        assert comes(friend, following)  # the same company, also around the table
        assert shut_out(Visitor(client), following)
    assert host.get(link).headers["location"] == f"/t/{table}"
    for wrong in ("/w/none", "/w/", f"{link}x"):
        assert Visitor(client).get(wrong).status_code == 404


def test_the_link_for_watching_leads_to_no_seat(client: TestClient) -> None:
    host = Visitor(client)
    table = host.table()
    friend = watcher(host, table)
    page = friend.get(f"/t/{table}").text
    assert "You are watching" in page
    assert "/j/" not in page
    assert "/w/" not in page
    assert friend.post(f"/t/{table}/sit").status_code == 409
    friend.post(invitation(host, table))
    assert "/j/" not in friend.get(f"/t/{table}").text  # the last free seat is taken now
    assert friend.post(f"/t/{table}/leave").status_code == 303
    assert comes(friend, table)


def test_an_invitation_that_comes_too_late_lets_watch(client: TestClient) -> None:
    host, late = Visitor(client), Visitor(client)
    table = host.table()
    link = invitation(host, table)
    host.post(f"/t/{table}/room", start="1")
    with host.line(table) as one:
        begin(one)
        assert "Watch" in late.get(link).text
        assert shut_out(late, table)
        late.post(link)
        assert comes(late, table)


def test_a_game_that_becomes_private_closes_the_lines_of_strangers(client: TestClient) -> None:
    host, nameless, named = Visitor(client), Visitor(client), Visitor(client)
    named.post("/me/name", name="Nora")
    table = host.table(how="/play")
    with host.line(table) as one:
        begin(one)
        with nameless.line(table) as two, named.line(table) as three:
            two.until("view")
            three.until("view")
            page = host.get(f"/t/{table}/people").text
            assert "<b>Nora</b>" in page
            assert "One person is watching without a name" in page
            host.post(f"/t/{table}/watching", watch="link")
            assert closed(two) == closed(three) == 4404
        assert shut_out(nameless, table)
        assert comes(watcher(host, table), table)
        one.say(type="ping")
        one.until("pong")
        host.post(f"/t/{table}/watching", watch="yes")
        assert comes(nameless, table)


def test_a_room_that_becomes_private_closes_the_lines_of_strangers(client: TestClient) -> None:
    host, stranger = Visitor(client), Visitor(client)
    table = host.table()
    host.post(f"/t/{table}/room", who="open")
    with stranger.line(table) as line:
        line.until("welcome")
        host.post(f"/t/{table}/room", who="private")
        assert closed(line) == 4404
    assert shut_out(stranger, table)


# ---- the host -----------------------------------------------------------------------------------


def test_the_host_mutes_somebody_for_all(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    friend = watcher(host, table)
    friend.post("/me/name", name="Fred")
    with host.line(table) as one, guest.line(table) as two, friend.line(table) as three:
        begin(one, two)
        do(host, table, "Ines", "mute")
        do(host, table, "Fred", "mute")
        for line in (two, three):
            line.say(type="say", words="hello")
            assert line.until("refused")["code"] == "muted"
            line.say(type="say", phrase="hello")
            assert line.until("refused")["code"] == "muted"
        assert "chat" not in one.heard
        one.say(type="say", words="calm down")
        assert two.until("chat")["text"] == "calm down"
        do(host, table, "Ines", "unmute")
        two.say(type="say", words="thanks")
        assert one.until("chat", "chat")["text"] in ("calm down", "thanks")
        three.say(type="say", words="and me?")
        assert three.until("refused")["text"] == "The host has muted you at this table."


def test_who_is_muted_or_removed_stays_so_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        bad = watcher(host, table)
        bad.post("/me/name", name="Bad")
        do(host, table, "Ines", "mute")
        do(host, table, "Bad", "remove")
    with serving(tmp_path) as client:
        host.client = guest.client = bad.client = client
        assert shut_out(bad, table)
        with guest.line(table) as two:
            two.until("welcome")
            two.say(type="say", words="hello")
            assert two.until("refused")["code"] == "muted"


def test_the_host_removes_somebody_who_watches(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    friend = watcher(host, table)
    friend.post("/me/name", name="Fred")
    old = watch_link(host, table)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        with friend.line(table) as three:
            three.until("view")
            do(host, table, "Fred", "remove")
            assert closed(three) == 4404
        assert shut_out(friend, table)
        assert watch_link(host, table) != old
        assert Visitor(client).get(old).status_code == 404  # nor under another name
        assert friend.post(watch_link(host, table)).status_code == 404
        do(host, table, "Fred", "readmit")
        friend.post(watch_link(host, table))
        assert comes(friend, table)


def test_who_is_removed_before_the_first_word_is_not_greeted(client: TestClient) -> None:
    """A line that was opened in time is worth nothing afterwards, least of all another's seat."""
    host, guest = Visitor(client), Visitor(client)
    table = host.table()
    guest.post(invitation(host, table), name="Ines")
    with guest.line(table, greet=False) as silent:
        silent.say(type="ping")
        silent.until("pong")
        do(host, table, "Ines", "remove")
        silent.say(type="hello", lang="en", arrangement="desk", grounds=[])
        assert closed(silent) == 4404
        assert "welcome" not in silent.heard


def test_a_seat_taken_before_the_first_word_counts(client: TestClient) -> None:
    host, guest = Visitor(client), Visitor(client)
    table = host.table()
    host.post(f"/t/{table}/room", who="open")
    guest.post("/me/name", name="Ines")
    with guest.line(table, greet=False) as line:
        line.say(type="ping")
        line.until("pong")
        guest.post(f"/t/{table}/sit")
        line.say(type="hello", lang="en", arrangement="desk", grounds=[])
        assert line.until("welcome")["seat"] == 1


def test_the_host_removes_a_guest_before_the_start(client: TestClient) -> None:
    host, guest = Visitor(client), Visitor(client)
    table = host.table()
    host.post(f"/t/{table}/room", count="3")
    host.post(f"/t/{table}/room", seat="2", to="guest")
    first = invitation(host, table)
    guest.post(first, name="Ines")
    second = invitation(host, table)
    with guest.line(table) as line:
        line.until("welcome")
        do(host, table, "Ines", "remove")
        assert closed(line) == 4404
    assert shut_out(guest, table)
    for link in (first, second):
        assert Visitor(client).get(link).status_code == 404
    fresh = invitation(host, table)
    assert guest.get(fresh).status_code == 404
    assert guest.post(fresh).status_code == 404
    assert Visitor(client).post(fresh, name="Otto").status_code == 303
    assert "<b>Otto</b>" in host.get(f"/t/{table}").text


def test_a_removed_person_does_not_sit_down_at_an_open_table(client: TestClient) -> None:
    host, guest = Visitor(client), Visitor(client)
    table = host.table()
    host.post(f"/t/{table}/room", who="open")
    guest.post(f"/t/{table}/sit")
    guest.post("/me/name", name="Ines")
    do(host, table, "Ines", "remove")
    assert guest.post(f"/t/{table}/sit").status_code == 404
    assert guest.get(f"/t/{table}").status_code == 404


def test_who_plays_is_muted_but_not_removed(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        assert 'value="remove"' not in host.get(f"/t/{table}/people").text
        do(host, table, "Ines", "remove")
        two.say(type="ping")
        two.until("pong")
    assert guest.get(f"/t/{table}").status_code == 200


def test_only_the_host_may(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    friend = watcher(host, table)
    mine = number(host, table, "Ines")
    for other in (guest, friend):
        assert other.get(f"/t/{table}/people").status_code == 403
        for deed in ("mute", "remove"):
            assert other.post(f"/t/{table}/people", person=mine, do=deed).status_code == 403
        assert other.post(f"/t/{table}/watching", watch="yes").status_code == 403
    assert Visitor(client).get(f"/t/{table}/people").status_code == 404
    for wrong in ("-1", "0", "99999999"):
        assert host.post(f"/t/{table}/people", person=wrong, do="mute").status_code == 404
    for wrong in ("", "x", "99999999999999999999", "²"):
        assert host.post(f"/t/{table}/people", person=wrong, do="mute").status_code == 422
    assert host.post(f"/t/{table}/people", person=mine, do="praise").status_code == 422


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_the_list_of_people_speaks(client: TestClient, lang: str) -> None:
    host, guest, table = two_at_a_table(client)
    host.lang = lang
    bad = watcher(host, table)
    bad.post("/me/name", name="Bad")
    do(host, table, "Bad", "mute")
    do(host, table, "Ines", "mute")
    do(host, table, "Bad", "remove")
    for path in ("/people", "/people?part=true"):
        page = host.get(f"/t/{table}{path}")
        assert page.status_code == 200
        assert "⟨" not in page.text
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        assert 'id="people-here"' in host.get(f"/t/{table}").text
        assert 'id="people-here"' not in guest.get(f"/t/{table}").text


# ---- the database -------------------------------------------------------------------------------


def test_a_database_of_the_second_form_is_taken_over(tmp_path: Path) -> None:
    """Every table gets a link for watching of its own; nobody is muted or removed."""

    async def grown() -> tuple[list[Any], list[Any]]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite'}")
        async with store.engine.begin() as connection:
            await connection.run_sync(migrate, "0002")
            await connection.execute(text("INSERT INTO persons VALUES (1, 's', 'r', 'p', 0)"))
            for name in ("one", "two"):
                columns = "id, game, stage, options, host, private, locked, key, touched"
                row = f"'{name}', 'dice', 'open', '{{}}', 1, 1, 0, x'00', 5"
                await connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({row})"))
        await store.open()
        found = [await store.table(name) for name in ("one", "two")]
        guests = await store.guests("one")
        await store.close()
        return [each.watch_word for each in found if each], guests

    words, guests = asyncio.run(grown())
    assert len(set(words)) == 2
    assert all(len(word) == 14 for word in words)
    assert guests == []
