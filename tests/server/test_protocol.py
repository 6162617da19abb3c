"""PROTOCOL.md, walked: who receives what, in which order, and what is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from quipu.core.fairluck import commitment_to
from quipu.play.messages.client import CLIENT_MESSAGES
from quipu.play.messages.decode import message_type
from quipu.play.messages.server import ServerMessage
from tests.support.server.client import Talk, Visitor, acts, begin, serving, two_at_a_table, watcher
from tests.support.server.dice_acts import STOP, THROW

END = {"kind": "end_turn"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as client:
        yield client


def test_the_document_names_every_message_and_no_other() -> None:
    text = (files("quipu.server") / "PROTOCOL.md").read_text(encoding="utf-8")
    browser, server = text.partition("## From the browser")[2].split("## From the server")
    browser = browser.split("\n## ")[0]  # then come sections about some of them
    server = server.split("\n## ")[0]
    assert re.findall(r"^### `(\w+)`", browser, re.MULTILINE) == list(CLIENT_MESSAGES.classes)
    told = dict.fromkeys(message_type(each) for each in get_args(ServerMessage))
    assert re.findall(r"^### `(\w+)`", server, re.MULTILINE) == list(told)


def test_the_commitment_stands_before_the_nonces_and_both_in_the_header(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        promised = one.until("promise")
        one.say(type="nonce", nonce="mine1")
        assert two.until("promise")["commitment"] == promised["commitment"]
        two.say(type="nonce", nonce="yours2")
        luck = one.until("began")["luck"]
        assert luck["commitment"] == promised["commitment"]
        assert luck["nonces"] == ["mine1", "yours2"]
        view = one.until("view")
        assert view["full"]
        assert view["turn"]["you"]
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        key = services.registry.sessions[table].state.key
        assert commitment_to(key) == promised["commitment"]


def test_an_act_gives_everybody_a_view_and_then_the_speaker_done(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    friend = watcher(host, table, "nl")
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        with friend.line(table) as three:
            three.until("view")
            one.heard.clear()
            assert one.act(THROW)["type"] == "done"
            assert [kind for kind in one.heard if kind != "here"] == ["view", "done"]
            assert one.last["log"][0]["text"].startswith("You threw ")
            assert not one.last["full"]
            seen = two.until("view")
            assert "geworfen" in seen["log"][0]["text"]
            name = seen["seats"][0]["name"]
            assert f"\u2068{name}\u2069" in seen["log"][0]["text"]
            assert acts(seen) == []
            watched = three.until("view")
            assert watched["seat"] == -1
            assert watched["forms"] == watched["groups"] == watched["cards"] == []
            assert "targets" not in watched["board"]["changed"]


def test_refused_requests_change_nothing_and_only_the_speaker_hears(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    friend = watcher(host, table)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        seen = one.last["seen"]
        refused = one.act(END)
        assert (refused["code"], refused["paragraph"]) == ("throw_first", "D4.7")
        assert one.act({"kind": "fly"})["code"] == "malformed"
        for wrong in ([THROW, STOP], [], None, "throw_dice 0"):
            assert one.act(wrong)["code"] == "malformed"  # type: ignore[arg-type]
        assert two.act(THROW)["code"] == "not_your_turn"
        with friend.line(table) as three:
            three.until("view")
            assert three.act(THROW)["code"] == "foreign"
        assert one.act(THROW, token="first-throw")["type"] == "done"
        assert one.last["seen"] == seen + 1
        assert one.act(THROW, token="first-throw")["code"] == "repeated"
        assert one.act(STOP, seen=seen)["code"] == "stale"
        assert one.act(STOP)["type"] == "done"


def test_frames_that_are_no_frames_are_refused_and_the_line_lives(client: TestClient) -> None:
    host, _, table = two_at_a_table(client)
    with host.line(table, greet=False) as one:
        for text in ("", "[]", "{", "null", '{"type":"act"}', '{"type":3}', "[" * 20000):
            one.socket.send_text(text)
            assert one.until("refused")["code"] == "malformed"
        one.say(type="ping")
        assert one.until("pong")
        one.say(type="hello", lang="xx")
        assert one.until("refused")["code"] == "malformed"
        one.say(type="hello", lang="en", arrangement="phone", grounds=[])
        assert one.until("welcome")["stage"] == "starting"


def test_trying_names_an_action_and_its_refusal_without_effect(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        one.say(type="try", id="a", action=THROW)
        tried = one.until("tried")
        assert (tried["text"], tried["refusal"]) == ("Throw all six dice", None)
        one.say(type="try", id="b", action=END)
        assert one.until("tried")["refusal"]["paragraph"] == "D4.7"
        assert one.act(THROW)["type"] == "done"


def test_a_place_where_nothing_can_be_decided_refuses_nothing(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        seen = one.last["seen"]
        one.say(type="why", id="a", place="road-R1")
        told = one.until("tried")  # no road can be built anywhere now
        assert (told["id"], told["refusal"]) == ("a", None)
        one.say(type="why", id="b", place="harbour-0")
        assert one.until("tried")["refusal"] is None
        one.say(type="why", id="c", place=["road-R1"])
        assert one.until("refused")["code"] == "malformed"
        one.act(THROW)
        assert one.last["seen"] > seen
        two.say(type="why", id="e", place="road-R1")
        assert two.until("tried")["refusal"] is None


def test_a_thing_says_what_it_is_to_whoever_looks(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        one.say(type="what", id="a", at=["nothing", "road-R1", "road-R0"])
        told = one.until("explained")
        assert (told["id"], told["what"]["name"]) == ("a", "Road 1")
        assert (told["what"]["paragraph"], told["what"]["chapter"]) == ("D6.2", "Road")
        assert 'id="icon-brick"' in told["symbols"]
        one.say(type="what", id="b", at=["nothing"])
        assert one.until("explained")["what"] is None
        one.say(type="what", id="b", at=["nothing", 3])
        assert "what.at: a list of at most 12 texts" in one.until("refused")["text"]
        two.say(type="what", id="c", at=[])
        assert {"joker-K1"} in [set(each["at"]) for each in two.until("explained")["things"]]
        two.say(type="what", id="d", at="road-R1")
        assert two.until("refused")["code"] == "malformed"


def test_undo_goes_back_to_the_last_reveal_and_further_by_consent(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        one.say(type="undo")
        assert one.until("refused")["code"] == "nothing_to_undo"
        one.act(THROW)
        one.act(STOP)
        assert one.last["undo"] == 1
        one.say(type="undo")
        assert one.until("view")["undo"] == 0
        one.say(type="undo")
        assert one.until("view")["proposal"]["answer"] is False
        asked = two.until("view")
        while asked["proposal"] is None:
            asked = two.until("view")
        assert asked["proposal"]["answer"]
        two.say(type="answer", yes=True)
        assert any("6" in str(form) for form in one.until("view")["forms"])
        assert one.last["proposal"] is None


def test_the_end_may_be_agreed_and_the_key_is_shown_with_it(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        assert host.get(f"/t/{table}/record").status_code == 404
        head = one.last["head"]
        one.say(type="end")
        one.until("view")
        two.say(type="answer", yes=True)
        while not one.last["over"]:
            one.until("view")
        for late in ({"type": "end"}, {"type": "undo"}, {"type": "answer", "yes": True}):
            one.say(**late)
            assert one.until("refused")["code"] == "game_over"
    assert '"key":' in host.get(f"/t/{table}/record").text
    page = host.get(f"/t/{table}/result").text
    assert "all checks passed" in page
    assert "Last move" not in page
    assert "Last move" in host.get(f"/t/{table}/result?head={head}").text
    wrong = host.get(f"/t/{table}/result?head={'0' * 64}").text
    assert "the record failed its checks" in wrong
    answer = host.post(f"/t/{table}/rematch")
    assert answer.headers["location"].startswith("/t/")
    again = guest.post(f"/t/{table}/rematch")
    assert again.headers["location"] == answer.headers["location"]


def test_who_resigns_loses_and_a_bot_may_take_over(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        two.say(type="takeover", seat=1)
        assert any(seat["bot"] for seat in one.until("view")["seats"])
        two.until("view")
        assert two.act(THROW)["code"] == "foreign"
        two.say(type="return")
        two.until("view")
        one.say(type="resign")
        while not two.last["over"]:
            two.until("view")


def test_the_host_gives_the_seat_of_somebody_away_to_a_bot(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one:
        with guest.line(table) as two:
            begin(one, two)
            two.say(type="takeover", seat=0)
            assert two.until("refused")["code"] == "foreign"
            one.say(type="takeover", seat=1)
            assert one.until("refused")["code"] == "foreign"
        while not one.last["seats"][1]["away"]:
            one.until("view")
        one.say(type="takeover", seat=1)
        assert one.until("view")["seats"][1]["bot"] == "medium"
        with guest.line(table) as two:
            two.until("view")
            two.say(type="return")
            assert two.until("view")["seats"][1]["bot"] is None


def test_chat_is_escaped_by_nobody_but_shown_as_text_and_phrases_are_translated(
    client: TestClient,
) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        one.say(type="say", words="<b>hi</b>\u202e\n\x00 there")
        assert two.until("chat")["text"] == "<b>hi</b> there"
        one.say(type="say", phrase="luck")
        assert two.until("chat")["text"] == "Viel Glück!"
        one.say(type="say", words=" ")
        assert one.until("refused")["code"] == "malformed"
    with guest.line(table) as again:
        assert [each["text"] for each in again.until("welcome")["chat"]][-1] == "Viel Glück!"


def test_a_second_hello_changes_the_language_in_mid_game(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        one.act(THROW)
        known = [one.last["board"]["ground"]]
        one.say(type="hello", lang="nl", arrangement="desk", grounds=known)
        view = one.until("view")
        assert view["full"]
        assert view["log"][0]["text"] != "The game has started: you go first."
        assert view["turn"]["title"] != "Your turn"


def test_a_ground_the_page_has_is_not_sent_again(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        assert one.last["board"]["laid"]
        one.say(type="hello", lang="en", arrangement="desk", grounds=[one.last["board"]["ground"]])
        assert "laid" not in one.until("view")["board"]


def test_a_private_room_is_closed_to_strangers(client: TestClient) -> None:
    host, stranger = Visitor(client), Visitor(client)
    table = host.table()
    assert stranger.get(f"/t/{table}").status_code == 404
    with pytest.raises(WebSocketDisconnect) as shut, stranger.line(table) as line:
        line.hear()
    assert shut.value.code == 4404
    with pytest.raises(WebSocketDisconnect) as shut, stranger.line("nowhere") as line:
        line.hear()
    assert shut.value.code == 4404


def test_a_game_against_bots_begins_and_the_bots_play(client: TestClient) -> None:
    person = Visitor(client)
    table = person.table(how="/play")
    with person.line(table) as line:
        begin(line)
        play_turn(line)
        while not (line.last["turn"]["you"] and len(line.last["log"]) > 0):
            line.until("view")
        names = [seat["tag"] for seat in line.last["seats"]]
        assert names == ["you", "bot, medium"]


def test_bots_of_the_level_that_was_chosen_play(client: TestClient) -> None:
    person = Visitor(client)
    answer = person.post("/play", game="egypt", level="hard")
    table = answer.headers["location"].rpartition("/")[2]
    with person.line(table) as line:
        begin(line)
        assert {seat["tag"] for seat in line.last["seats"][1:]} == {"bot, hard"}
    assert person.post("/play", game="dice", level="expert").status_code == 404  # none is better
    assert person.post("/play", game="egypt", level="best").status_code == 404


def play_turn(line: Talk) -> None:
    while not line.last["turn"]["you"]:
        line.until("view")
    for action in (THROW, STOP, END):
        assert line.act(action)["type"] == "done"
