"""What strangers try: other origins, foreign forms, big bodies, floods, names as markup."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from quipu.server.guard import COMPANY, POLICY, Buckets, Shares
from quipu.server.pages import back
from quipu.server.people import csrf_token, same_code, shown
from tests.server.walking import Visitor, begin, invitation, serving


def test_a_form_needs_our_origin_and_our_token(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        other = {"origin": "https://elsewhere.example"}
        data = {"csrf": csrf_token(one.secret), "game": "dice"}
        assert client.post("/play", data=data, headers=one.headers | other).status_code == 403
        assert client.post("/play", data={"game": "dice"}, headers=one.headers).status_code == 403
        fetched = {"sec-fetch-site": "cross-site"}
        assert client.post("/play", data=data, headers=one.headers | fetched).status_code == 403
        same = {"origin": "http://testserver"}
        assert client.post("/play", data=data, headers=one.headers | same).status_code == 303


def test_a_line_from_another_page_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        table = one.table()
        headers = one.headers | {"origin": "http://elsewhere.example"}
        with (
            pytest.raises(WebSocketDisconnect) as shut,
            client.websocket_connect(f"/t/{table}/line", headers=headers),
        ):
            pass
        assert shut.value.code == 4403


def test_a_body_is_limited_whatever_its_header_says(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        assert one.post("/play", game="x" * 40_000).status_code == 413

        def endless() -> object:
            for _ in range(50):
                yield b"game=" + b"x" * 1000

        headers = one.headers | {"content-type": "application/x-www-form-urlencoded"}
        answer = client.post("/play", content=endless(), headers=headers)  # type: ignore[arg-type]
        assert answer.status_code in (403, 413)


def test_cookies_are_secure_exactly_for_https_from_a_trusted_proxy(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7"}
    with serving(tmp_path, trusted_proxies=("testclient",)) as client:
        assert "secure" in client.get("/", headers=forwarded).headers["set-cookie"].lower()
        client.cookies.clear()
        assert "secure" not in client.get("/").headers["set-cookie"].lower()
    with serving(tmp_path) as client:
        cookie = client.get("/", headers=forwarded).headers["set-cookie"].lower()
        assert "secure" not in cookie
        assert "httponly" in cookie
        assert "samesite=lax" in cookie


def test_every_answer_carries_the_strict_policy(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for path in ("/", "/watch", "/me", "/rules/dice", "/nowhere", "/health"):
            answer = client.get(path)
            assert answer.headers["content-security-policy"] == POLICY
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert " style=" not in answer.text
            assert "<script>" not in answer.text
        assert "unsafe" not in POLICY


def test_a_private_house_opens_by_its_code_only(tmp_path: Path) -> None:
    with serving(tmp_path, door_code="K7M-2QX") as client:
        one = Visitor(client)
        assert one.get("/").status_code == 401
        assert one.post("/play", game="dice").status_code == 401
        assert one.post("/door", code="wrong").status_code == 403
        answer = one.post("/door", code="k7m-2qx", back="/watch")
        assert answer.headers["location"] == "/watch"
        one.more = "; quipu_door=" + answer.cookies["quipu_door"]
        assert one.get("/").status_code == 200
        thief = Visitor(client)
        thief.more = one.more
        assert thief.get("/").status_code == 401


def test_floods_are_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quipu.server.guard.monotonic", lambda: 0.0)
    buckets = Buckets(3, 0.0)
    assert [buckets.take("a") for _ in range(5)] == [True, True, True, False, False]
    assert buckets.take("b")
    with serving(tmp_path, limits=True) as client:
        one = Visitor(client)
        codes = [one.post("/settings", lang="de").status_code for _ in range(60)]
        assert set(codes) == {303}
        assert one.post("/settings", lang="de").status_code == 429


def test_names_are_text_everywhere(tmp_path: Path) -> None:
    evil = '<img src=x onerror=alert("1")>'
    with serving(tmp_path) as client:
        host, guest = Visitor(client), Visitor(client)
        table = host.table()
        host.post("/me/name", name=evil)
        guest.post(invitation(host, table), name=evil[:24])
        assert "<img" not in host.get(f"/t/{table}").text
        assert "<img" not in host.get("/me").text
        host.post(f"/t/{table}/room", start="1")
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            board = one.last["board"]
            markup = [*board["laid"].values(), *board["changed"]["pieces"].values()]
            assert not any("<img" in each for each in markup)
            assert any("&lt;img" in each for each in markup)


def test_a_person_moves_to_another_device_by_its_code(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        old, new = Visitor(client), Visitor(client)
        table = old.table()
        code = old.post("/me/code").text.partition("data-code>")[2].partition("<")[0]
        assert len(same_code(code)) == 20
        assert new.post("/me/recover", code="AAAAA-AAAAA").status_code == 403
        answer = new.post("/me/recover", code=code.lower().replace("-", " "))
        new.secret = answer.cookies["quipu"]
        assert new.get(f"/t/{table}").status_code == 200
        assert old.get(f"/t/{table}").status_code == 404


def test_only_the_host_changes_a_room(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, guest = Visitor(client), Visitor(client)
        table = host.table()
        link = invitation(host, table)
        assert guest.post(link).status_code == 303
        assert guest.post(f"/t/{table}/room", start="1").status_code == 403
        host.post(f"/t/{table}/room", seat="1", to="guest")
        assert guest.get(f"/t/{table}").status_code == 404
        host.post(f"/t/{table}/room", lock="yes")
        guest.post(invitation(host, table))
        assert guest.get(f"/t/{table}").status_code == 404
        assert host.post(f"/t/{table}/room", option="first_seat", value="9").status_code == 303
        host.post(f"/t/{table}/room", game="dice-plus")
        assert "Points to win" in host.get(f"/t/{table}").text


def test_a_new_name_counts_at_tables_that_have_not_begun(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host = Visitor(client)
        table = host.table()
        page = host.get(f"/me?to=/t/{table}").text
        assert f'value="/t/{table}"' in page
        answer = host.post("/me/name", name="Ada", back=f"/t/{table}")
        assert answer.headers["location"] == f"/t/{table}"
        assert "<b>Ada</b>" in host.get(f"/t/{table}").text


def test_one_returns_only_to_this_server() -> None:
    for wrong in ("//elsewhere.example", "https://elsewhere.example", "/\\x", "x", "/a\nb", None):
        assert back(wrong, "/") == "/"
    assert back("/rules/dice?q=road", "/") == "/rules/dice?q=road"


def test_words_are_cleaned_before_they_are_kept() -> None:
    assert shown("  a\u200bb\tc\u202ed  ", 24) == "a b c d"
    assert shown("x" * 500, 300) == "x" * 300


def test_the_old_device_is_cut_off_when_a_person_moves(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        old, new = Visitor(client), Visitor(client)
        table = old.table(how="/play")
        code = old.post("/me/code").text.partition("data-code>")[2].partition("<")[0]
        with old.line(table) as line:
            begin(line)
            answer = new.post("/me/recover", code=code)
            with pytest.raises(WebSocketDisconnect) as shut:
                line.until("nothing of that kind")
            assert shut.value.code == 4410
        new.secret = answer.cookies["quipu"]
        with new.line(table) as line:
            assert line.until("view")["seat"] == 0


def test_codes_cannot_be_guessed_by_trying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quipu.server.guard.monotonic", lambda: 0.0)
    with serving(tmp_path, door_code="lama", limits=True) as client:
        tries = [Visitor(client).post("/door", code=f"word{n}").status_code for n in range(12)]
        assert tries == [403] * 10 + [429] * 2
        assert Visitor(client).post("/door", code="lama").status_code == 429


def test_a_person_has_a_share_of_what_an_address_may_do() -> None:
    shares = Shares(2, 0.0)
    one, two = {"quipu": "a"}, {"quipu": "b"}
    assert [shares.take("home", one) for _ in range(3)] == [True, True, False]
    assert shares.take("home", two)
    assert [shares.take("home", {}) for _ in range(3)] == [True, True, False]
    many = [shares.take("home", {"quipu": str(n)}) for n in range(20)]
    assert many.count(True) == 2 * COMPANY - 5


def test_only_so_many_lines_from_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True, lines_per_address=1) as client:
        one = Visitor(client)
        table = one.table()
        with one.line(table) as line:
            line.until("welcome")
            with pytest.raises(WebSocketDisconnect) as shut, one.line(table) as more:
                more.until("welcome")
            assert shut.value.code == 4429
        with one.line(table) as line:
            line.until("welcome")


def test_a_flood_of_frames_waits_its_turn_and_none_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person whose act was dropped unanswered would wait for it for ever."""
    waits: list[float] = []
    real = asyncio.sleep

    async def noted(seconds: float) -> None:
        waits.append(seconds)
        await real(0)

    monkeypatch.setattr("quipu.server.sockets.asyncio.sleep", noted)
    monkeypatch.setattr("quipu.server.guard.monotonic", lambda: sum(waits))
    with serving(tmp_path, limits=True) as client:
        one = Visitor(client)
        with one.line(one.table(how="/play")) as line:
            line.until("welcome")
            for _ in range(140):
                line.say(type="ping")
            answers = [line.until("pong", "refused")["type"] for _ in range(140)]
    assert set(answers) == {"pong"}
    assert waits.count(1 / 15) >= 10
