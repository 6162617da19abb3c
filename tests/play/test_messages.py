"""Messages: decoded by their declared types, errors name the field, encoded in their order."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from quipu.core.refusal import Malformed
from quipu.play.messages.bots import BotDecide
from quipu.play.messages.client import (
    BOT_ANSWERS,
    CLIENT_MESSAGES,
    Act,
    AskWhat,
    BotAct,
    ClientMessage,
    Hello,
    Return,
    Try,
)
from quipu.play.messages.decode import message_type, read_frame
from quipu.play.messages.encode import encode
from quipu.play.messages.limits import MAX_FRAME_CHARACTERS
from quipu.play.messages.server import Chat, Done, ServerMessage, Welcome

ACT = {"type": "act", "token": "12345678", "seen": 3, "action": {"kind": "end_turn"}}
HELLO = {"type": "hello", "lang": "de"}


def test_a_message_becomes_its_class() -> None:
    assert CLIENT_MESSAGES.decode(ACT) == Act(token="12345678", seen=3, action={"kind": "end_turn"})
    assert CLIENT_MESSAGES.decode(HELLO) == Hello(lang="de")
    assert CLIENT_MESSAGES.decode({"type": "return"}) == Return()
    assert CLIENT_MESSAGES.decode({"type": "return", "seat": None}) == Return()
    assert CLIENT_MESSAGES.decode({"type": "what", "at": ["a"], "x": 1}) == AskWhat(at=["a"])
    assert CLIENT_MESSAGES.decode({"type": "try", "action": "end_turn"}) == Try(action="end_turn")


@pytest.mark.parametrize(
    ("body", "error"),
    [
        (ACT | {"seen": True}, "act.seen: a whole number is expected"),
        (ACT | {"seen": 1.0}, "act.seen: a whole number is expected"),
        (ACT | {"token": "short"}, "act.token: a text of 8 to 64 printable ASCII characters"),
        (ACT | {"token": "ä" * 9}, "act.token: a text of 8 to 64 printable ASCII characters"),
        (ACT | {"action": "end_turn"}, "act.action: an object is expected"),
        (ACT | {"action": []}, "act.action: an object is expected"),
        ({"type": "act"}, "act.token: "),
        ({"type": "order", "order": "close"}, "order.on: true or false is expected"),
        (HELLO | {"lang": "xx"}, "hello.lang: one of en, de, nl is expected"),
        (HELLO | {"lang": ["en"]}, "hello.lang: one of en, de, nl is expected"),
        (HELLO | {"grounds": ["a"] * 51}, "hello.grounds: a list of at most 50 texts"),
        (HELLO | {"grounds": [1]}, "hello.grounds: a list of at most 50 texts"),
        (HELLO | {"bot": True}, "hello.bot: 1 is expected"),
        (HELLO | {"open": "1"}, "hello.open: a whole number is expected"),
        ({"type": "nonce", "nonce": "a b"}, "nonce.nonce: 1 to 64 letters and digits"),
        ({"type": "nonce", "nonce": ""}, "nonce.nonce: 1 to 64 letters and digits"),
        ({"type": "pace", "pace": "slow"}, "pace.pace: one of calm, brisk, at_once"),
        ({"type": "try", "action": 3}, "try.action: an object or a text is expected"),
        ({"type": "why", "place": ["road-R1"]}, "why.place: a text is expected"),
        ({"type": "what", "at": "road"}, "what.at: a list of at most 12 texts is expected"),
        ({"type": "what", "at": ["road", 3]}, "what.at: a list of at most 12 texts is expected"),
        ({"type": "say", "phrase": "shout"}, "say.phrase: one of hello, luck"),
        ({"type": "fly"}, "type: one of hello, ping"),
        ({"type": ["act"]}, "type: one of hello, ping"),
        ({}, "type: one of hello, ping"),
    ],
)
def test_what_is_wrong_is_named(body: dict[str, Any], error: str) -> None:
    with pytest.raises(Malformed) as found:
        CLIENT_MESSAGES.decode(body)
    assert str(found.value).startswith(error)


def test_an_external_bot_answers_in_its_own_form() -> None:
    assert BOT_ANSWERS.decode({"type": "act", "number": 7, "choice": 3}) == BotAct(
        number=7, choice=3
    )
    with pytest.raises(Malformed, match=r"act\.number: a whole number is expected"):
        BOT_ANSWERS.decode(ACT)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 9000, "not JSON"),
        ("NaN", "not JSON"),
        ('{"a": 1e999}', "not JSON"),
        ('{"a": 18446744073709551616}', "not JSON"),
        ('{"a": "\\ud800"}', "not JSON"),
        ("[]", "a JSON object"),
        ("null", "a JSON object"),
        ('"' + "a" * MAX_FRAME_CHARACTERS + '"', "at most"),
    ],
)
def test_frames_that_are_no_messages_are_refused(text: str, error: str) -> None:
    with pytest.raises(Malformed, match=error):
        read_frame(text)


def test_a_frame_is_an_object() -> None:
    body = {"type": "ping", "a": [1, -(2**63), 2**64 - 1, 1.5, None, "ä"]}
    assert read_frame(json.dumps(body)) == body


def test_types_tell_client_messages_apart() -> None:
    kinds = [message_type(each) for each in get_args(ClientMessage)]
    assert len(set(kinds)) == len(kinds)


def test_every_server_message_says_its_type_first() -> None:
    for kind in get_args(ServerMessage):
        assert next(iter(kind.__dataclass_fields__)) == "type"


def test_a_message_is_encoded_in_the_order_of_its_fields() -> None:
    chat = Chat(id=1, from_=2, seat=0, name="Ada", text="hi", phrase="")
    form = {
        "type": "chat",
        "id": 1,
        "from": 2,
        "seat": 0,
        "name": "Ada",
        "text": "hi",
        "phrase": "",
    }
    assert list(encode(chat).items()) == list(form.items())
    assert encode(Done(token="t")) == {"type": "done", "token": "t"}
    welcome = Welcome(
        stage="open",
        seat=-1,
        person=None,
        host=False,
        frozen="",
        hints=False,
        chat=[chat],
        phrases=[],
        coach={"on": False, "known": []},
        retry=4,
    )
    assert encode(welcome)["chat"] == [form]
    assert encode(welcome)["person"] is None


def test_a_possible_position_is_left_out_unless_there_is_one() -> None:
    asked: dict[str, Any] = {
        "number": 1,
        "seconds": None,
        "told": [],
        "view": {},
        "legal": [],
        "openings": [],
    }
    plain = BotDecide(**asked)
    assert list(encode(plain)) == ["type", *asked]
    drawn = BotDecide(position={"seats": 2}, **asked)
    assert list(encode(drawn)) == ["position", "type", *asked]
