"""Quick games: the question before a first one, how the next is set up, links to all seats."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from starlette.testclient import TestClient

from quipu.learning import lessons
from quipu.registry import games
from quipu.server.tables import quick_games
from tests.support.server.client import Visitor, begin, serving


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path, bot_pause=600.0) as client:
        yield client


def landed(answer: Any) -> str:
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def row(client: TestClient, table: str) -> Any:
    return client.app.state.services.registry.sessions[table].state  # type: ignore[attr-defined]


def seats(client: TestClient, table: str) -> Any:
    return list(client.app.state.services.registry.sessions[table].seats)  # type: ignore[attr-defined]


def started(visitor: Visitor, game: str = "egypt", **fields: str) -> str:
    """A game against bots that has begun; its table."""
    table = landed(visitor.post("/play", game=game, **fields)).rpartition("/")[2]
    with visitor.line(table) as line:
        begin(line)
    return table


def chosen(page: str, name: str) -> str:
    """Which radio button of a name is chosen on a page."""
    found = re.findall(rf'name="{re.escape(name)}" value="([^"]+)" checked', page)
    assert len(found) == 1, found
    return str(found[0])


def test_a_first_game_is_asked_about_and_later_ones_start_at_once(client: TestClient) -> None:
    visitor = Visitor(client)
    asked = landed(visitor.post("/play", game="egypt", first="ask", level="hard"))
    assert asked == "/first/egypt?level=hard"
    page = visitor.get(asked).text
    assert "Your first game: Ancient Egypt" in page
    assert chosen(page, "how") == "coach"
    assert chosen(page, "level") == "hard"
    started(visitor)
    assert landed(visitor.post("/play", game="egypt", first="ask")).startswith("/t/")


def test_another_variant_is_asked_about_too_but_taken_for_known_ground(client: TestClient) -> None:
    visitor = Visitor(client)
    started(visitor)
    asked = landed(visitor.post("/play", game="egypt-gods", first="ask"))
    assert chosen(visitor.get(asked).text, "how") == "play"


def test_the_answer_is_a_lesson_a_coach_or_just_a_game(client: TestClient) -> None:
    learner, coached, player = Visitor(client), Visitor(client), Visitor(client)
    table = landed(learner.post("/play", game="egypt", how="learn")).rpartition("/")[2]
    assert row(client, table).lesson is not None
    for visitor, how in ((coached, "coach"), (player, "play")):
        table = started(visitor, how=how)
        with visitor.line(table) as line:
            coach = line.until("welcome")["coach"]
        assert coach["on"] is (how == "coach")


def test_the_form_names_the_person_and_sets_up_the_game(client: TestClient) -> None:
    visitor = Visitor(client)
    fields = {"seats:egypt": "4", "map:egypt": "variable"}
    table = started(visitor, how="play", name="Ines", level="easy", **fields)
    assert row(client, table).options == {"map": "variable"}
    assert [seat.bot for seat in seats(client, table)] == [None, "easy", "easy", "easy"]
    assert seats(client, table)[0].name == "Ines"
    assert "Ines" in visitor.get("/me").text


@pytest.mark.parametrize(
    "fields",
    [
        {"seats:egypt": "9"},
        {"seats:egypt": "-1"},
        {"seats:egypt": "²"},
        {"map:egypt": "moon"},
        {"map:egypt": "fixed"},
        {"map:jade": "variable", "seats:jade": "2"},
    ],
)
def test_what_a_game_does_not_offer_is_not_taken(
    client: TestClient, fields: dict[str, str]
) -> None:
    table = started(Visitor(client), **fields)
    assert row(client, table).options == {}
    assert len(seats(client, table)) == 3


def test_the_second_game_leaves_the_map_for_beginners(client: TestClient) -> None:
    visitor = Visitor(client)
    assert chosen(visitor.get("/").text, "map:egypt") == "beginner"
    started(visitor)
    assert chosen(visitor.get("/").text, "map:egypt") == "variable"
    assert chosen(visitor.get("/").text, "map:egypt-pyramid") == "fixed"


def test_so_do_those_who_have_finished_the_lessons(client: TestClient) -> None:
    visitor = Visitor(client)
    visitor.post("/me/name", name="Ines")
    services = client.app.state.services  # type: ignore[attr-defined]
    assert client.portal is not None
    *most, last = list(lessons(games()["egypt"]))
    for name in most:
        client.portal.call(services.store.learn, 1, f"lesson egypt {name}")
    assert chosen(visitor.get("/").text, "map:egypt") == "beginner"
    client.portal.call(services.store.learn, 1, f"lesson egypt {last}")
    assert chosen(visitor.get("/").text, "map:egypt") == "variable"
    assert landed(visitor.post("/play", game="egypt", first="ask")).startswith("/t/")


def test_a_card_remembers_how_the_last_game_was_set_up(client: TestClient) -> None:
    visitor, other = Visitor(client), Visitor(client)
    page = visitor.get("/").text
    assert chosen(page, "seats:egypt") == "3"
    assert "Bots: easy · 3 players · Map: for beginners" in " ".join(page.split())
    started(visitor)
    started(visitor, level="expert", **{"seats:egypt": "4", "map:egypt": "beginner"})
    page = visitor.get("/").text
    assert chosen(page, "seats:egypt") == "4"
    assert chosen(page, "map:egypt") == "beginner"
    assert "Bots: expert · 4 players · Map: for beginners" in " ".join(page.split())
    assert "Bots: expert · " not in " ".join(other.get("/").text.split())


def test_the_variant_played_last_is_chosen(client: TestClient) -> None:
    visitor = Visitor(client)
    started(visitor, "dice")
    started(visitor, "dice-plus")
    assert 'value="dice-plus" checked' in visitor.get("/").text


def test_lessons_and_rooms_do_not_count_as_played(client: TestClient) -> None:
    visitor = Visitor(client)
    visitor.post("/play", game="dice", how="learn")
    visitor.table("dice")
    assert landed(visitor.post("/play", game="dice", first="ask")).startswith("/first/dice")


def test_a_fallback_page_carries_what_was_chosen_on_the_card(client: TestClient) -> None:
    visitor = Visitor(client)
    fields = {"level": "medium", "seats:egypt": "4", "map:egypt": "variable"}
    asked = landed(visitor.post("/play", game="egypt", first="ask", **fields))
    assert dict(parse_qsl(urlsplit(asked).query)) == fields
    page = visitor.get(asked).text
    assert {name: chosen(page, name) for name in fields} == fields


def test_an_unknown_game_or_level_is_refused(client: TestClient) -> None:
    visitor = Visitor(client)
    assert visitor.get("/first/chess").status_code == 404
    assert visitor.get("/first/egypt?level=divine").status_code == 404
    assert visitor.post("/play", game="egypt", level="divine").status_code == 404


def test_the_pace_of_the_settings_is_that_of_new_tables(client: TestClient) -> None:
    visitor = Visitor(client)
    assert row(client, visitor.table()).pace == "brisk"
    visitor.more = "; pace=calm"
    assert row(client, visitor.table()).pace == "calm"
    assert row(client, visitor.table(how="/play")).pace == "calm"
    visitor.more = "; pace=nonsense"
    assert row(client, visitor.table()).pace == "brisk"


def test_nothing_is_stored_for_somebody_who_only_looks(client: TestClient) -> None:
    services = client.app.state.services  # type: ignore[attr-defined]
    known = quick_games.History()
    assert client.portal is not None
    visitor = Visitor(client)
    for path in ("/", "/first/egypt", "/settings"):
        assert visitor.get(path).status_code == 200
    assert client.portal.call(quick_games.history, services.store, 1) == known
