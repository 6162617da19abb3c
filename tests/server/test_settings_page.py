"""Settings: kept in cookies that any page reads; what is unknown is ignored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.support.server.client import Visitor, serving


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as client:
        yield client


@pytest.mark.parametrize(
    ("name", "value"),
    [("lang", "nl"), ("theme", "dark"), ("text", "130"), ("motion", "reduced"), ("pace", "calm")],
)
def test_a_setting_is_saved_at_once(client: TestClient, name: str, value: str) -> None:
    visitor = Visitor(client)
    answer = visitor.post("/settings", **{name: value, "back": "/settings"})
    assert answer.status_code == 303
    assert answer.headers["location"] == "/settings"
    kept = [each for each in answer.headers.get_list("set-cookie") if each.startswith(f"{name}=")]
    assert len(kept) == 1
    assert kept[0].startswith(f"{name}={value};")
    assert "HttpOnly" in kept[0]


@pytest.mark.parametrize("name", ["lang", "theme", "text", "motion", "pace"])
@pytest.mark.parametrize("value", ["", "x" * 5000, '"><script>'])
def test_an_unknown_value_is_not_saved(client: TestClient, name: str, value: str) -> None:
    answer = Visitor(client).post("/settings", **{name: value})
    assert answer.status_code == 303
    kept = answer.headers.get_list("set-cookie")
    assert not any(each.startswith(f"{name}=") for each in kept)


def test_without_the_token_of_the_person_nothing_is_saved(client: TestClient) -> None:
    assert Visitor(client).post("/settings", csrf="0" * 32, text="130").status_code == 403


def test_every_page_is_drawn_as_set(client: TestClient) -> None:
    visitor = Visitor(client)
    visitor.more = "; text=120; motion=reduced; theme=dark"
    for path in ("/", "/settings", "/me", "/rules/dice", f"/t/{visitor.table(how='/play')}"):
        head = visitor.get(path).text[:400]
        for attribute in ('data-theme="dark"', 'data-text="120"', 'data-motion="reduced"'):
            assert attribute in head, path
    visitor.more = "; text=900; motion=mad; theme=pink"
    assert 'data-text="100" data-motion="system"' in visitor.get("/").text[:400]


def test_the_page_shows_what_is_set_and_leads_back(client: TestClient) -> None:
    visitor = Visitor(client)
    visitor.more = "; pace=at_once; text=110"
    page = visitor.get("/settings?to=/t/abc").text
    assert 'name="pace" value="at_once" aria-pressed="true"' in page
    assert 'name="text" value="110" aria-pressed="true"' in page
    assert 'href="/t/abc"' in page
    assert "evil" not in visitor.get("/settings?to=//evil.example").text


def test_settings_and_name_are_in_the_menu_of_every_page(client: TestClient) -> None:
    visitor = Visitor(client)
    table = visitor.table(how="/play")
    for path in ("/", "/me", "/watch", "/privacy", "/learn/dice", "/puzzles", "/rules/jade"):
        assert 'href="/settings"' in visitor.get(path).text, path
    page = visitor.get(f"/t/{table}").text
    assert f'href="/settings?to=/t/{table}"' in page
    assert f'href="/me?to=/t/{table}"' in page
