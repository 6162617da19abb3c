"""Lessons at the table: private, one at a time, gone on with, shown, taken back, remembered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.support.server.client import Talk, Visitor, serving

ROLL = {"kind": "roll"}
END = {"kind": "end_turn"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as client:
        yield client


def begun(visitor: Visitor, game: str = "egypt", name: str = "roll") -> str:
    answer = visitor.post(f"/learn/{game}/{name}")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rpartition("/")[2]


def asked(talk: Talk) -> dict[str, Any]:
    """The lesson as the last view shows it, once the learner is asked, or it is done."""
    while not (talk.last and (talk.last["lesson"]["act"] or talk.last["lesson"]["done"])):
        talk.until("view")
    return dict(talk.last["lesson"])


def test_a_lesson_is_begun_from_its_page_and_done_by_its_acts(client: TestClient) -> None:
    learner = Visitor(client, "de")
    page = learner.get("/learn/egypt").text
    assert "/learn/egypt/roll" in page
    assert 'class="done' not in page
    table = begun(learner)
    assert 'id="lesson"' in learner.get(f"/t/{table}").text
    with learner.line(table) as talk:
        said = asked(talk)
        assert (said["act"], said["at"], said["back"]) == (ROLL, 0, False)
        assert said["pages"][0]["text"].startswith("Willkommen in Ägypten.")
        assert talk.act(ROLL)["type"] == "done"
        assert asked(talk)["act"] == END
        assert talk.act(END)["type"] == "done"
        while not talk.last["lesson"]["done"]:
            talk.until("view")
        assert talk.last["lesson"]["next"]
    assert 'class="done' in learner.get("/learn/egypt").text


def test_another_act_gets_a_kind_answer_and_a_wrong_one_its_paragraph(client: TestClient) -> None:
    learner = Visitor(client)
    with learner.line(begun(learner, name="oxcart")) as talk:
        asked(talk)
        refused = talk.act(END)
        assert (refused["code"], refused["paragraph"]) == ("lesson_other", "")
        assert "Show me" in refused["text"]
        assert talk.act({"kind": "build_oxcart", "path": 71})["paragraph"] == "E7.3"
        assert talk.act({"kind": "build_oxcart", "path": 20})["type"] == "done"


def test_it_is_shown_and_taken_back_and_the_luck_is_the_same(client: TestClient) -> None:
    learner = Visitor(client)
    with learner.line(begun(learner)) as talk:
        asked(talk)
        dice = []
        for _ in range(2):
            talk.say(type="lesson", do="show")
            talk.last = {}
            assert asked(talk)["back"]
            dice.append(talk.last["log"][-2:])
            talk.say(type="lesson", do="back")
            talk.last = {}
            assert not asked(talk)["back"]
        assert [each["text"] for each in dice[0]] == [each["text"] for each in dice[1]]
        talk.say(type="undo")
        assert talk.until("refused")["code"] == "nothing_to_undo"


@pytest.mark.parametrize(
    "kind",
    ["resign", "end", "takeover", "return", "say", "answer", "hint", "order", "pace", "nonce"],
)
def test_nothing_else_is_heard_at_a_lesson(client: TestClient, kind: str) -> None:
    learner = Visitor(client)
    with learner.line(begun(learner)) as talk:
        asked(talk)
        talk.say(type=kind)
        assert talk.until("refused")["code"] == "malformed"


def test_a_lesson_is_for_its_learner_alone_and_counts_nowhere(client: TestClient) -> None:
    learner, other = Visitor(client), Visitor(client)
    table = begun(learner)
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    row, seats = services.registry.sessions[table].state, services.registry.sessions[table].seats
    assert other.get(f"/t/{table}").status_code == 404
    for link in (f"/w/{row.watch_word}", *[f"/j/{seat.invitation}" for seat in seats[1:]]):
        other.post(link)
        assert other.get(f"/t/{table}").status_code == 404
    with pytest.raises(WebSocketDisconnect) as closed, other.line(table) as talk:
        talk.hear()
    assert closed.value.code == 4404
    for page in ("result", "record", "people"):
        assert learner.get(f"/t/{table}/{page}").status_code == 404
    for form in ("rematch", "people", "watching", "room"):
        assert learner.post(f"/t/{table}/{form}").status_code == 404
    for visitor in (learner, other):
        assert f"/t/{table}" not in visitor.get("/").text
        assert f"/t/{table}" not in visitor.get("/watch").text


def test_the_next_lesson_takes_the_place_of_the_last(client: TestClient) -> None:
    learner, other = Visitor(client), Visitor(client)
    first, its = begun(learner), begun(other)
    second = begun(learner, name="oxcart")
    assert learner.get(f"/t/{first}").status_code == 404
    assert learner.get(f"/t/{second}").status_code == 200
    assert other.get(f"/t/{its}").status_code == 200


def test_lessons_are_not_begun_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True, tables_per_address=1) as client:
        learner = Visitor(client)
        learner.get("/")
        answers = [learner.post("/learn/egypt/roll").status_code for _ in range(6)]
    assert answers[:4] == [303] * 4
    assert answers[-1] == 429


def test_what_is_not_taught_is_not_there(client: TestClient) -> None:
    learner = Visitor(client)
    assert learner.get("/learn/chess").status_code == 404
    assert learner.post("/learn/egypt/flying").status_code == 404


def test_a_lesson_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        learner = Visitor(client)
        table = begun(learner)
        with learner.line(table) as talk:
            asked(talk)
            assert talk.act(ROLL)["type"] == "done"
    with serving(tmp_path) as client:
        learner.client = client
        with learner.line(table) as talk:
            assert asked(talk)["act"] == END


def test_a_coach_is_asked_for_and_remembers_what_was_understood(client: TestClient) -> None:
    visitor = Visitor(client)
    table = visitor.table("egypt", "/play")
    with visitor.line(table) as talk:
        assert talk.until("welcome")["coach"] == {"on": False, "known": []}
        talk.say(type="coach", on=True)
        talk.say(type="coach", known="before_roll")
        talk.say(type="coach", known=3)
        assert talk.until("refused")["code"] == "malformed"
    with visitor.line(table) as talk:
        assert talk.until("welcome")["coach"] == {"on": True, "known": ["before_roll"]}
        talk.say(type="coach", on=False)
        talk.say(type="ping")
        talk.until("pong")
    with visitor.line(table) as talk:
        assert talk.until("welcome")["coach"]["on"] is False
    with_coach = Visitor(client)
    with_coach.post("/play", game="dice", coach="on")
    with with_coach.line(with_coach.table("egypt", "/play")) as talk:
        assert talk.until("welcome")["coach"]["on"]
