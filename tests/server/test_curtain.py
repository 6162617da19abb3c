"""Several people at one device: one hand is open at a time, and only on one page."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from quipu.core.journal import SPECTATOR
from quipu.core.luck import FastLuck
from quipu.play.views.stream import ViewStream
from tests.support.server.client import Frame, Talk, Visitor, Watch, acts, invitation, serving
from tests.support.server.dice_acts import STOP, THROW
from tests.support.server.drill_clients import composed
from tests.support.server.hot_seats import Device, made, shared
from tests.support.server.passing_time import pass_time
from tests.support.server.workers import two_workers

STEPS = 60
THREE = ("Nefer", "Meret", "Teti")
END = {"kind": "end_turn"}


def the_live(client: TestClient, table: str) -> Any:
    return client.app.state.services.registry.sessions[table]  # type: ignore[attr-defined]


def rest_of_turn(line: Talk) -> None:
    """What is left of a turn at the dice after the first throw."""
    assert line.act(STOP)["type"] == "done"
    if END in acts(line.last):
        assert line.act(END)["type"] == "done"


def test_no_page_has_a_hand_that_is_not_open(tmp_path: Path) -> None:
    """Three at a device: each frame is that of the open seat, or of a spectator."""
    luck, opened = FastLuck(4), set()
    with shared(tmp_path, "egypt", THREE) as (visitor, device, table):
        live = the_live(visitor.client, table)
        assert device.last["seat"] == SPECTATOR
        for _ in range(STEPS):
            if device.told["open"] < 0:
                device.lift(device.next())
                opened.add(device.told["open"])
                assert_seen_with(live, device.told["open"], device.last)
            offered = acts(device.last)
            wanted = offered[luck.below(len(offered))] if offered else None
            assert device.act(wanted or composed(device.last["forms"][0], luck))["type"] == "done"
            if device.told["open"] < 0:
                while device.last["seat"] != SPECTATOR:
                    device.until("view")
                assert_seen_with(live, SPECTATOR, device.last)
                assert device.last["cards"] == []
                assert device.last["hand"] is None
        assert opened == {0, 1, 2}
        assert len([view for _, view in device.views if view["seat"] >= 0]) > STEPS // 2
        for is_open, view in device.views:
            assert view["seat"] in (is_open, SPECTATOR)


def assert_seen_with(live: Any, seat: int, view: Frame) -> None:
    """A whole view is made with these eyes and no others."""
    assert view["full"]
    fresh = ViewStream(live, seat, "en", narrow=False).view()
    assert (view["hand"] or {}).get("changed") == (fresh["hand"] or {}).get("changed")
    for part in ("cards", "seats", "groups", "forms", "offer", "log", "marks"):
        assert json.dumps(view[part], sort_keys=True) == json.dumps(fresh[part], sort_keys=True)


def test_the_curtain_opens_for_who_is_asked_and_falls_with_the_turn(tmp_path: Path) -> None:
    with shared(tmp_path) as (_, device, _table):
        assert device.told["named"] == 0
        assert device.told["title"] == "Hand it to Nefer"
        assert device.told["holds"] == {
            "0": "I am Nefer: hold to open",
            "1": "I am Meret: hold to open",
        }
        assert device.act(THROW)["code"] == "foreign"
        for wrong, code in (
            ({"open": 1}, "other_hand"),
            ({"open": 7}, "foreign"),
            ({}, "malformed"),
        ):
            device.say(type="curtain", **wrong)
            assert device.until("refused")["code"] == code
        device.lift(0)
        assert device.act(THROW)["type"] == "done"
        assert device.told["open"] == 0, "the turn goes on"
        rest_of_turn(device)
        assert (device.told["open"], device.next(), device.told["last"]) == (SPECTATOR, 1, 0)
        assert device.told["lead"].startswith("Nefer’s cards are hidden again.")
        device.lift(1)
        device.say(type="curtain", open=-1)
        while device.told["open"] >= 0:
            device.hear()
        assert device.next() == 1, "who puts the hand away is still asked"


def test_one_page_of_a_device_shows_a_hand_at_a_time(tmp_path: Path) -> None:
    with shared(tmp_path) as (visitor, device, table), visitor.line(table) as talk:
        other = Device(talk)
        other.until("view")
        assert other.told["open"] == SPECTATOR, "a second page begins with the curtain down"
        device.lift(0)
        other.lift(0)
        while device.told["open"] >= 0:
            device.hear()
        while device.last["seat"] >= 0:
            device.until("view")
        assert device.act(THROW)["code"] == "foreign"
        assert other.act(THROW)["type"] == "done"


def test_a_line_that_broke_goes_on_with_the_open_hand(tmp_path: Path) -> None:
    with shared(tmp_path) as (visitor, device, table):
        device.lift(0)
        assert device.act(THROW)["type"] == "done"
        with visitor.line(table, greet=False) as talk:
            again = Device(talk)
            again.say(type="hello", lang="en", arrangement="desk", grounds=[], open=0)
            assert again.until("view")["seat"] == 0
            again.say(type="hello", lang="en", arrangement="desk", grounds=[], open=1)
            while again.told["open"] >= 0:
                again.hear()
            assert again.until("view")["seat"] == SPECTATOR, "another one is asked"


def test_while_nobody_of_the_device_is_asked_each_may_look(tmp_path: Path) -> None:
    with shared(tmp_path, bot=True, bot_pause=600.0) as (_, device, _table):
        for seat in (0, 1):
            device.lift(device.next())
            assert device.told["open"] == seat
            device.act(THROW)
            rest_of_turn(device)
        while device.told["named"] >= 0:
            device.hear()
        assert device.told["asked"] == []
        for seat in (0, 1):
            device.lift(seat)
            assert device.last["seats"][seat]["me"]


def test_all_of_a_device_answer_for_themselves(tmp_path: Path) -> None:
    with shared(tmp_path) as (_, device, _table):
        device.lift(0)
        device.say(type="end")
        while device.told.get("answers", -1) < 0:
            device.hear()
        assert device.told["answers"] == 1
        device.say(type="answer", yes=True)
        while not device.last["over"]:
            device.until("view")


def test_a_bot_plays_for_one_of_a_device_until_they_come_back(tmp_path: Path) -> None:
    with shared(tmp_path, bot_pause=600.0) as (_, device, _table):
        device.lift(0)
        device.say(type="takeover")
        while not device.last["seats"][0]["bot"]:
            device.until("view")
        assert device.told["open"] == SPECTATOR
        device.say(type="return", seat=9)
        assert device.until("refused")["code"] == "foreign"
        device.say(type="return", seat=0)
        while device.last["seats"][0]["bot"]:
            device.until("view")
        assert device.next() == 0


def test_a_clock_runs_behind_the_curtain_and_covers_who_is_late(tmp_path: Path) -> None:
    watch = Watch()
    given: dict[str, Any] = {"steady": watch, "clock_grace": 0.0, "clock": 60}
    with shared(tmp_path, **given) as (visitor, device, _table):

        def clock(seat: int) -> Any:
            return device.last["seats"][seat]["clock"]

        assert clock(0) == 60, "nobody has opened a hand yet"
        pass_time(visitor.client, watch, 20)
        device.lift(0)
        assert clock(0) == 40
        assert clock(1) is None
        pass_time(visitor.client, watch, 40)
        while device.told["open"] == 0:
            if clock(0) is not None:
                pass_time(visitor.client, watch, 60)
            device.until("view")
        assert device.next() == 1
        while clock(1) is None:
            device.until("view")
        assert device.last["seat"] == SPECTATOR
        assert clock(1) == 60
        device.lift(1)
        assert device.act(THROW)["type"] == "done"


def test_an_order_stays_with_its_seat_behind_the_curtain(tmp_path: Path) -> None:
    luck = FastLuck(4)
    with shared(tmp_path, "egypt", THREE) as (_, device, _table):
        for _ in range(10 * STEPS):
            if device.told["open"] < 0:
                device.lift(device.next())
            if device.last["orders"]:
                break
            offered = acts(device.last)
            wanted = offered[luck.below(len(offered))] if offered else None
            device.act(wanted or composed(device.last["forms"][0], luck))
        seat, (order,) = device.told["open"], device.last["orders"]
        assert not order["on"]
        device.say(type="order", order=order["order"], on=True)
        while not device.last["orders"][0]["on"]:
            device.until("view")
        device.say(type="curtain", open=-1)
        while device.last["seat"] != SPECTATOR:
            device.until("view")
        assert device.last["orders"] == []
        device.say(type="order", order=order["order"], on=False)
        assert device.until("refused")["code"] == "foreign"
        device.lift(seat)
        assert device.last["orders"][0]["on"]


def test_friends_elsewhere_play_along_and_see_who_is_there(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, guest = Visitor(client), Visitor(client)
        table = host.table()
        room = f"/t/{table}/room"
        host.post(room, count="3")
        host.post(room, seat="0", to="device", name="Nefer")
        host.post(room, seat="1", to="device", name="Meret")
        host.post(room, seat="2", to="guest")
        host.post(room, option="first_seat", value="2")
        guest.post(invitation(host, table), name="Ines")
        host.post(room, start="1")
        with host.line(table) as talk, guest.line(table) as friend:
            device = Device(talk)
            for number, each in enumerate((device, friend)):
                each.until("promise")
                each.say(type="nonce", nonce=f"nonce{number}")
            friend.until("view")
            assert [each["away"] for each in friend.last["seats"]] == [False] * 3
            friend.say(type="curtain", open=2)
            assert friend.until("refused")["code"] == "foreign"
            assert friend.act(THROW)["type"] == "done"
            rest_of_turn(friend)
            device.lift(device.next())
            device.say(type="say", words="my turn")
            said = friend.until("chat")
            assert (said["name"], said["seat"]) == ("Nefer", 0)


def test_a_room_seats_several_at_one_device(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, guest = Visitor(client), Visitor(client)
        table = host.table("egypt")
        room = f"/t/{table}/room"
        host.post(room, count="4")
        for number in (1, 2, 3):
            host.post(room, seat=str(number), to="guest")
        live = the_live(client, table)
        host.post(room, seat="1", to="device", name="Meret")
        assert live.seats_of(live.state.host) == [0, 1]
        host.post(room, seat="1", to="device", name="Teti")
        assert live.seats[1].name == "Teti"
        guest.post(invitation(host, table), name="Ines")
        guest.post(f"/t/{table}/sit", name="Senbi")
        assert [seat.name for seat in live.seats][2:] == ["Ines", "Senbi"]
        assert live.seats[2].person == live.seats[3].person
        host.post(room, seat="2", to="device", name="thief")
        assert live.seats[2].name == "Ines", "the seat of somebody else is not the host's to take"
        guest.post(f"/t/{table}/leave")
        assert [seat.person for seat in live.seats][2:] == [None, None]
        for seat in ("0", "1"):
            host.post(room, seat=seat, to="guest")
        assert live.seats_of(live.state.host) == [1], "the host keeps a seat"


def test_who_deletes_themselves_leaves_every_seat(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=600.0) as client:
        host, guest = Visitor(client), Visitor(client)
        table = host.table()
        room = f"/t/{table}/room"
        host.post(room, count="3")
        for number in (1, 2):
            host.post(room, seat=str(number), to="guest")
        guest.post(invitation(host, table), name="Ines")
        guest.post(f"/t/{table}/sit", name="Senbi")
        host.post(room, start="1")
        with host.line(table) as one, guest.line(table) as two:
            for number, each in enumerate((one, two)):
                each.until("promise")
                each.say(type="nonce", nonce=f"nonce{number}")
            one.until("view")
        assert guest.post("/me/delete", sure="yes").status_code == 303
        live = the_live(client, table)
        assert [seat.person for seat in live.seats][1:] == [None, None]
        assert set(live.taken) == {1, 2}


HIDDEN = ("cards", "hand", "orders", "forms", "offer", "rates")


def assert_covered(device: Device) -> None:
    """A whole view of a spectator's, and nothing that only a hand would bring."""
    assert device.told["open"] == SPECTATOR
    assert device.last["full"]
    assert device.last["seat"] == SPECTATOR
    assert not any(device.last[part] for part in HIDDEN)
    assert not any(group["choices"] for group in device.last["groups"])


def test_an_open_hand_is_covered_after_a_restart(tmp_path: Path) -> None:
    with shared(tmp_path, "egypt", THREE) as (visitor, device, table):
        device.lift(0)
        assert device.last["groups"]
    with serving(tmp_path) as client:
        visitor.client = client
        with visitor.line(table) as talk:
            again = Device(talk)
            again.until("view")
            assert_covered(again)
            assert again.act(THROW)["code"] in ("foreign", "malformed")
            assert again.told["last"] == SPECTATOR, "nobody knows any more whose it was"
            again.lift(again.next())
            assert again.last["seat"] == 0


def test_while_it_is_covered_nothing_is_answered_for_a_seat(tmp_path: Path) -> None:
    """Hints, tries, reasons, orders and undo are those of the open hand, or of nobody."""
    with shared(tmp_path, "egypt", THREE) as (visitor, device, table):
        live = the_live(visitor.client, table)
        live.apply_state(replace(live.state, hints=True))
        asked: list[Frame] = [
            {"type": "hint", "id": "a"},
            {"type": "try", "id": "b", "action": {"kind": "end_turn"}},
            {"type": "why", "id": "c", "place": "crossing-1"},
            {"type": "order", "order": "decline", "on": True},
            {"type": "undo"},
            {"type": "resign"},
        ]
        for body in asked:
            device.say(**body)
            assert device.until("refused", "hint", "tried")["type"] == "refused", body
        device.lift(0)
        device.say(type="hint", id="d")
        device.say(type="curtain", open=-1)
        assert device.until("refused", "hint")["code"] == "stale", "it came when all was covered"
        while device.last["seat"] >= 0:
            device.until("view")
        assert_covered(device)
        device.lift(0)
        assert all(view["seat"] in (is_open, SPECTATOR) for is_open, view in device.views)


def test_a_hand_that_is_opened_at_one_worker_is_covered_at_the_other(
    tmp_path: Path, database: str
) -> None:
    with two_workers(tmp_path, database) as (first, second):
        visitor = Visitor(first)
        table = made(visitor, "egypt", [*THREE])
        with visitor.line(table) as talk:
            one = Device(talk)
            one.until("promise")
            one.say(type="nonce", nonce="abc")
            one.until("view")
            visitor.client = second
            with visitor.line(table) as elsewhere:
                two = Device(elsewhere)
                two.until("view")
                for opens, falls in ((one, two), (two, one)):
                    opens.lift(0)
                    while falls.told["open"] >= 0 or falls.last["seat"] >= 0:
                        falls.hear()
                    assert_covered(falls)
                    assert falls.act(THROW)["type"] == "refused"
