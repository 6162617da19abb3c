"""Every option of every game has a form in the room, and every form does what it says."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from quipu.core.options import Option
from quipu.registry import games
from tests.support.server.client import Visitor, serving

GAMES = games()


class Forms(HTMLParser):
    """The forms of a page: their hidden fields, the buttons that send them, fields to fill in."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.hidden: dict[str, str] = {}
        self.buttons: list[dict[str, str]] = []  # all that is sent by pressing an enabled one
        self.fields: list[dict[str, str]] = []  # what goes with a field that is filled in
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.hidden = {}
        elif tag == "input" and said.get("type") == "hidden":
            self.hidden[said["name"]] = said["value"]
        elif tag == "input" and said.get("name") == "value":
            self.fields.append(dict(self.hidden))
        elif tag == "button" and "name" in said and "disabled" not in said:
            self.buttons.append({**self.hidden, said["name"]: said["value"]})

    def of(self, option: str) -> list[dict[str, str]]:
        return [sent for sent in self.buttons if sent.get("option") == option]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("options")) as client:
        yield client


def chosen(client: TestClient, table: str) -> dict[str, object]:
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    return dict(services.registry.sessions[table].state.options)


def meant(option: Option, value: object) -> dict[str, object]:
    """What the table keeps of a choice: nothing, if it is the usual one."""
    return {} if value == option.default else {option.name: value}


def change(host: Visitor, table: str, fields: dict[str, str]) -> None:
    more = {name: value for name, value in fields.items() if name != "csrf"}
    answer = host.post(f"/t/{table}/room", **more)
    assert answer.status_code == 303
    assert "why" not in answer.headers["location"], fields
    assert host.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
@pytest.mark.parametrize("key", GAMES)
def test_friends_are_invited_to_every_game(client: TestClient, key: str, lang: str) -> None:
    host = Visitor(client, lang)
    page = host.get(f"/t/{host.table(key)}")
    assert page.status_code == 200
    assert "⟨" not in page.text
    assert "option-" not in page.text
    forms = Forms(page.text)
    for option in GAMES[key].options:
        assert forms.of(option.name), f"{option.name} cannot be changed"


@pytest.mark.parametrize("key", GAMES)
def test_every_button_of_every_option_can_be_pressed(client: TestClient, key: str) -> None:
    host = Visitor(client)
    table = host.table(key)
    for option in GAMES[key].options:
        for sent in Forms(host.get(f"/t/{table}").text).of(option.name):
            change(host, table, sent)
            assert chosen(client, table) == meant(option, option.read(sent["value"]))
        change(host, table, {"option": option.name, "value": str(option.default).lower()})
        assert chosen(client, table) == {}


@pytest.mark.parametrize("key", GAMES)
def test_every_sample_of_an_option_is_taken_and_a_wrong_one_is_not(
    client: TestClient, key: str
) -> None:
    """Also by typing, where the buttons are only some of the values."""
    host = Visitor(client)
    table = host.table(key)
    typed = {sent["option"] for sent in Forms(host.get(f"/t/{table}").text).fields}
    assert typed == ({"golden_numbers"} if key == "egypt-pyramid" else set())
    for option in GAMES[key].options:
        for value in [*option.samples(len_seats(client, table)), option.default]:
            host.post(f"/t/{table}/room", option=option.name, value=str(value).lower())
            assert chosen(client, table) == meant(option, value)
        answer = host.post(f"/t/{table}/room", option=option.name, value="no such value")
        assert answer.headers["location"].endswith("?why=wrong_option")
        assert host.get(answer.headers["location"]).status_code == 200
        assert chosen(client, table) == {}


def len_seats(client: TestClient, table: str) -> int:
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    return len(services.registry.sessions[table].seats)


def test_a_typed_value_stays_to_be_seen(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host = Visitor(client)
        table = host.table("egypt-pyramid")
        change(host, table, {"option": "golden_numbers", "value": "676767676767"})
        assert (
            '<button name="value" value="676767676767" class="on"' in host.get(f"/t/{table}").text
        )
