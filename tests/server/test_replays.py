"""A finished game shows any of its moments as it was seen then; a running one shows nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quipu.core.journal import SPECTATOR
from quipu.core.record import read_record
from quipu.core.replay import replay
from quipu.play.replay.replay import OPEN, Replay
from quipu.presenting import looking_at, presenter
from tests.support.finished_games import game_of, stored
from tests.support.server.client import Visitor, serving, whole
from tests.support.server.uploads import bring, found

SHORT = ["dice-agreed", "egypt-agreed", "inca-agreed", "jade-agreed"]
SHORTEST = "egypt-resigned"


@pytest.mark.parametrize("name", SHORT)
def test_a_moment_looks_as_it_did_when_it_was_played(name: str) -> None:
    path = found(name)
    game, record = game_of(path), stored(path)
    film = Replay.of(game, record)
    line = [each for each in record.knots if "table" not in each]
    undone = any(each.get("table") == "undo" for each in record.knots)
    assert not undone, "for this test a game in which nothing was taken back"
    assert film.last == len(line)
    steps = {0, 1, film.last // 3, film.last // 2, film.last - 1}
    played = 0
    for knot, table in zip(record.knots, replay(game, record), strict=True):
        played += "table" not in knot
        if played not in steps or knot.get("table") not in (None, "start"):
            continue
        for eyes in (SPECTATOR, 0, film.seats - 1):
            memory = table.memories[eyes]
            looking = looking_at(
                game, table.state, eyes, "en", film.names, memory=memory, acts=False
            )
            then = presenter(game).board(looking)
            now = film.board(played, eyes, "en")
            for layer in ("ground", "pieces", "targets"):
                assert now.elements(layer) == then.elements(layer), (played, eyes, layer)
        steps.discard(played)
    assert not steps


def test_open_eyes_see_all_hands_and_a_seat_only_its_own() -> None:
    path = found("egypt-agreed")
    film = Replay.of(game_of(path), stored(path))
    step = film.last // 2

    def hands(eyes: int) -> list[int]:
        shown = json.loads(film.frame((step, eyes, "en", False), None, ""))["hands"]
        return [each["seat"] for each in shown]

    assert hands(OPEN) == list(range(film.seats))
    assert hands(1) == [1]
    assert hands(SPECTATOR) == []


def test_what_was_done_is_marked_and_the_first_seven_once() -> None:
    path = found("egypt-agreed")
    film = Replay.of(game_of(path), stored(path))
    course = film.course("en")
    assert [each["name"] for each in course["marks"]].count("First 7") == 1
    frames = [film.frame((n, OPEN, "en", False), None, "") for n in range(film.last + 1)]
    marked = [json.loads(frame)["marks"] for frame in frames]
    assert any(each["at"] for step in marked for each in step)
    for n in range(film.last + 1):
        kinds = {event.kind for event in film.told[n]}
        assert bool(marked[n]) >= ("built" in kinds)


def test_only_what_differs_is_sent_to_who_has_a_moment() -> None:
    path = found("dice-agreed")
    film = Replay.of(game_of(path), stored(path))
    first = json.loads(film.frame((5, -1, "en", False), None, ""))
    assert first["full"]
    assert first["board"]["laid"]
    ground = first["board"]["ground"]
    then = film.frame((6, -1, "en", False), (5, -1, "en", False), ground)
    later = json.loads(then)
    assert not later["full"]
    assert "laid" not in later["board"]
    assert len(then) < 20_000
    fresh = json.loads(film.frame((6, -1, "en", False), None, ""))
    assert {*fresh} - {*later} == {
        name for name in ("hands", "marks", "seats") if first[name] == fresh[name]
    }
    assert whole(first, later)["seats"] == fresh["seats"]
    course = film.course("de")
    assert len(course["points"]) == len(course["outlook"]) == film.last + 1


def test_a_record_that_was_brought_is_shown_by_its_link_and_played_on(tmp_path: Path) -> None:
    text = found("egypt-agreed").read_text(encoding="utf-8")
    with serving(tmp_path) as client:
        one, other = Visitor(client), Visitor(client, "de")
        answer = bring(one, text.encode())
        assert answer.status_code == 303, answer.text
        where = answer.headers["location"]
        page = other.get(f"{where}?step=7")
        assert page.status_code == 200
        assert f'content="http://testserver{where}/board.png?step=7"' in page.text
        assert "og:image" in page.text
        frame = other.get(f"{where}/frame?step=7&eyes=0").json()
        assert (frame["step"], frame["eyes"]) == (7, 0)
        assert other.get(f"{where}/frame?step=100000").status_code == 200, "the last one"
        assert other.get(f"{where}/frame?step=-1").status_code == 422
        for drawn in ("board.svg?step=7", "course.svg"):
            shown = other.get(f"{where}/{drawn}")
            assert shown.text.startswith("<svg")
            policy = shown.headers["content-security-policy"]
            assert "style-src 'unsafe-inline'" in policy, "it brings its own styles"
            assert "script-src" not in policy
        assert other.get(f"{where}/position.json?step=7").json()["game"] == "egypt"
        assert other.get(f"{where}/record").text == text
        embedded = other.get(f"{where}?embed=true")
        assert "frame-ancestors *" in embedded.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        explored = other.post(f"{where}/explore", step="40", eyes="1")
        assert explored.status_code == 303, explored.text
        table = explored.headers["location"].rpartition("/")[2]
        live = client.app.state.services.registry.sessions[table]  # type: ignore[attr-defined]
        assert live.table.record.header["position"]["game"] == "egypt"
        assert not live.table.record.is_drawn
        assert [seat.bot is None for seat in live.seats].index(True) == 1
        with other.line(table) as talk:
            assert talk.until("welcome")["chat"][0]["phrase"] == "explored"
            assert talk.until("view")["seat"] == 1
        last = other.post(f"{where}/explore", step="100000", eyes="0")
        assert last.status_code in (303, 409)
    with serving(tmp_path) as client:
        again = Visitor(client)
        assert again.get(f"{where}/frame?step=3").status_code == 200, "it outlives the server"


def test_what_is_no_record_is_refused_with_its_line(tmp_path: Path) -> None:
    text = found("dice-agreed").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    forged = "".join([*lines[:3], lines[3].replace('"seat":', '"seat": '), *lines[4:]])
    wrong = {
        b"": "Please choose a file first.",
        b"\xff\xfe": "not a text file",
        b"hello\n": "Line 1",
        forged.encode(): "Line 4",
        text[:-9].encode(): "cut off",
        text.replace('"game":"dice"', '"game":"chess"').encode(): "Line 1",
    }
    with serving(tmp_path) as client:
        one = Visitor(client)
        for data, words in wrong.items():
            answer = bring(one, data)
            assert answer.status_code == 422
            assert words in answer.text, (words, answer.text[:1500])
        assert bring(one, b" " * 2_400_000).status_code == 422
        assert bring(one, b" " * 2_600_000).status_code == 413
        stranger = client.post("/r", files={"record": ("a", b"x")})
        assert stranger.status_code == 403


def test_nothing_of_a_running_game_is_replayed(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        table = one.table("egypt", "/play")
        with one.line(table) as talk:
            talk.until("promise")
            talk.say(type="nonce", nonce="0" * 24)
            talk.until("view")
            asked = ("", "?embed=true", "/frame?step=0&eyes=1", "/frame?step=0&eyes=-2")
            drawn = ("/board.svg", "/board.png", "/course.svg", "/position.json", "/record")
            for what in (*asked, *drawn):
                assert one.get(f"/r/{table}{what}").status_code == 404
            shown = [each.get(f"/t/{table}/board.png").content for each in (one, Visitor(client))]
            assert shown[0] == shown[1], "a preview shows to all what spectators see"
            assert one.post(f"/r/{table}/explore", step="0", eyes="1").status_code == 404
            talk.say(type="end")
            while not talk.last["over"]:
                talk.until("view")
        page = one.get(f"/r/{table}")
        assert page.status_code == 200
        assert one.get(f"/r/{table}/frame?step=0&eyes=1").status_code == 200
        assert f'href="/r/{table}"' in one.get(f"/t/{table}/result").text
        assert one.post(f"/t/{table}/watching", watch="link").status_code == 303
        for what in ("", "?embed=true", "/frame?step=0&eyes=-2", *drawn):
            stranger = Visitor(client).get(f"/r/{table}{what}")
            assert stranger.status_code == 404, "private stays private"
        assert Visitor(client).get(f"/t/{table}/board.png").status_code == 404


def test_an_uploaded_record_is_the_same_afterwards() -> None:
    path = found("dice-agreed")
    assert read_record(path.read_text(encoding="utf-8")).text() == path.read_text(encoding="utf-8")
