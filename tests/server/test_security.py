"""What strangers try: other origins, foreign forms, big bodies, floods, names as markup."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from quipu.server.auth import identity
from quipu.server.auth.identity import csrf_token, same_code, shown
from quipu.server.config import Settings, from_environment
from quipu.server.net.http_server import ConnectionLimiter
from quipu.server.net.middleware import COMPANY, POLICY, ClientRateLimit, TokenBuckets, network_of
from quipu.server.web.pages import back
from tests.support.server.client import Visitor, begin, invitation, serving
from tests.support.server.uploads import bring


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
    monkeypatch.setattr("quipu.server.net.middleware.monotonic", lambda: 0.0)
    buckets = TokenBuckets(3, 0.0)
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
    for wrong in ("//elsewhere.example", "https://elsewhere.example", "/\\x", "x", "/a\nb", ""):
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
    monkeypatch.setattr("quipu.server.net.middleware.monotonic", lambda: 0.0)
    with serving(tmp_path, door_code="lama", limits=True) as client:
        tries = [Visitor(client).post("/door", code=f"word{n}").status_code for n in range(12)]
        assert tries == [403] * 10 + [429] * 2
        assert Visitor(client).post("/door", code="lama").status_code == 429


def test_operator_codes_cannot_be_guessed_at_the_metrics(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quipu.server.net.middleware.monotonic", lambda: 0.0)
    code = "a word of the operator"
    with serving(tmp_path, operator_code=code, limits=True) as client:
        one = Visitor(client)

        def scraped(word: str) -> int:
            return int(one.get("/metrics", Authorization=f"Bearer {word}").status_code)

        assert [scraped(code) for _ in range(40)] == [200] * 40, "the right one costs nothing"
        assert [one.get("/metrics").status_code for _ in range(20)] == [401] * 20
        assert [scraped(f"word {n}") for n in range(12)] == [401] * 10 + [429] * 2
        assert scraped(code) == 429, "who guesses is not told which guess was right"
        assert one.post("/operator", code=code).status_code == 429


def test_a_recovery_code_works_once(tmp_path: Path) -> None:
    def code_in(answer: Any) -> str:
        return str(answer.text.partition("data-code>")[2].partition("<")[0])

    with serving(tmp_path) as client:
        old, new, thief = Visitor(client), Visitor(client), Visitor(client)
        table = old.table()
        code = code_in(old.post("/me/code"))
        moved = new.post("/me/recover", code=code)
        assert new.get(f"/t/{table}").status_code == 200
        assert thief.post("/me/recover", code=code).status_code == 403
        assert thief.get(f"/t/{table}").status_code == 404
        fresh = code_in(moved)
        assert len(same_code(fresh)) == 20
        assert fresh != code
        again = Visitor(client)
        assert again.post("/me/recover", code=fresh).status_code == 200
        assert again.get(f"/t/{table}").status_code == 200


def test_a_door_code_is_not_too_short() -> None:
    assert from_environment({"door_code": "llama-llama"}, {}).door_code == "llama-llama"
    for code in ("lama", "sevenxx"):
        with pytest.raises(ValueError, match="QUIPU_DOOR_CODE has at least 8 characters"):
            from_environment({}, {"QUIPU_DOOR_CODE": code})


def test_secrets_are_compared_in_constant_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Form token, door code and door pass all go by the one comparison that takes equally long."""
    asked: list[str] = []

    def noted(given: object, wanted: str) -> bool:
        asked.append(wanted)
        return str(given) == wanted

    with serving(tmp_path, door_code="llama-llama") as client:
        one = Visitor(client)
        monkeypatch.setattr(identity, "is_same", noted)
        answer = one.post("/door", code="Llama-Llama")
        assert asked == [identity.csrf_token(one.secret), "llama-llama"]
        asked.clear()
        one.more = "; quipu_door=" + answer.cookies["quipu_door"]
        assert one.get("/").status_code == 200
        assert set(asked) == {identity.door_pass("llama-llama", one.secret)}
        asked.clear()
        bring(one, b"")
        assert identity.csrf_token(one.secret) in asked
    monkeypatch.undo()
    assert identity.is_same("ä", "ä")
    assert not identity.is_same("\ud800", "ä")
    assert not identity.is_same(None, "")


def test_a_visitor_of_ipv6_is_a_whole_network() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert [network_of(each) for each in ("192.0.2.7", "::1", "testclient", "")] == [
        "192.0.2.7",
        "::1",
        "testclient",
        "",
    ]
    assert network_of("fe80::1%eth0") == "fe80::/64"
    crowd = ConnectionLimiter(Settings(connections_per_address=2))
    assert [crowd.enter(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert crowd.enter("2001:db8:0:1::1")
    for each in (*(f"2001:db8::{n}" for n in range(3)), "2001:db8:0:1::1"):
        crowd.leave(each)
    assert not crowd.here


def test_limits_count_the_network_that_a_trusted_proxy_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quipu.server.net.middleware.monotonic", lambda: 0.0)
    proxied = ("testclient",)
    with serving(tmp_path, door_code="llama-llama", limits=True, trusted_proxies=proxied) as client:
        codes = []
        for n in range(12):
            one = Visitor(client)
            client.headers["x-forwarded-for"] = f"2001:db8::{n}"
            codes.append(one.post("/door", code="wrong-wrong").status_code)
        assert codes == [403] * 10 + [429] * 2


def test_a_person_has_a_share_of_what_an_address_may_do() -> None:
    shares = ClientRateLimit(2, 0.0)
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
        if seconds == 1 / 15:  # a frame has to wait; other sleeps are not what is tried here
            waits.append(seconds)
        await real(0 if seconds == 1 / 15 else seconds)

    monkeypatch.setattr("quipu.server.web.ws.asyncio.sleep", noted)
    monkeypatch.setattr("quipu.server.net.middleware.monotonic", lambda: sum(waits))
    with serving(tmp_path, limits=True) as client:
        one = Visitor(client)
        with one.line(one.table(how="/play")) as line:
            line.until("welcome")
            for _ in range(140):
                line.say(type="ping")
            answers = [line.until("pong", "refused")["type"] for _ in range(140)]
    assert set(answers) == {"pong"}
    assert waits.count(1 / 15) >= 10
