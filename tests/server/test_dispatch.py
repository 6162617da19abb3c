"""Every message of a client has a handler, and faults say what is known."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from starlette.testclient import TestClient

from quipu.play import commands
from quipu.play.messages.client import ClientMessage, LessonStep, ShowProof
from quipu.play.views.stream import ViewStream
from quipu.server.web.message_handlers import AT_STUDY, AT_TABLE, FIRST
from tests.support.server.client import begin, serving, two_at_a_table

THROW = {"kind": "throw_dice", "dice": [0, 1, 2, 3, 4, 5]}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as client:
        yield client


def test_every_message_has_a_handler() -> None:
    assert {*FIRST, *AT_TABLE, *AT_STUDY} == set(get_args(ClientMessage))
    assert set(AT_STUDY) - set(AT_TABLE) == {LessonStep, ShowProof}
    assert not set(FIRST) & {*AT_TABLE, *AT_STUDY}


def test_an_error_names_the_field(client: TestClient) -> None:
    host, _, table = two_at_a_table(client)
    with host.line(table) as one:
        one.until("promise")
        one.say(type="act", token="12345678", seen="1", action={})
        refused = one.until("refused")
        assert (refused["code"], refused["token"]) == ("malformed", "12345678")
        assert "act.seen: a whole number is expected" in refused["text"]
        one.say(type="lesson", do="show")
        assert "lesson is not accepted at this table" in one.until("refused")["text"]


def test_a_view_that_cannot_be_made_is_admitted_and_the_next_is_whole(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        with monkeypatch.context() as broken:
            broken.setattr(ViewStream, "text", failing)
            assert one.act(THROW)["type"] == "done"
            assert "not_shown" in one.heard
            assert "gespeichert" in two.until("not_shown")["text"]
        one.say(type="hello", lang="en", arrangement="desk", grounds=[])
        assert one.until("view")["full"]


def test_a_stored_change_that_fails_later_is_not_called_unstored(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        with monkeypatch.context() as broken:
            broken.setattr(commands, "tell", failing_tell)
            one.say(type="resign")
            assert one.until("refused")["code"] == "unsure"
            one.say(type="resign")
            assert one.until("refused")["code"] != "not_stored"


async def failing(_stream: ViewStream) -> str:
    raise OSError("no view")


def failing_tell(*_: Any, **__: Any) -> None:
    raise OSError("nobody is told")
