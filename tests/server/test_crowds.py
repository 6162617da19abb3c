"""A crowd: what many see is made once, each page still shows the truth, and others do not wait."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from quipu.core.journal import SPECTATOR
from quipu.core.luck import FastLuck
from quipu.play.session import TableSession
from quipu.play.views.event_feed import LATEST, FeedBuilder
from quipu.play.views.renderer import ViewRenderer
from quipu.play.views.stream import ViewStream
from quipu.registry import games
from quipu.server.web import ws
from tests.support.server.client import Frame, Visitor, begin, serving, two_at_a_table, whole
from tests.support.server.dice_acts import THROW
from tests.support.server.live_tables import live_table

PARTS = {
    *("seats", "cards", "groups", "forms", "offer", "facts", "rates", "orders", "situations"),
    *("strip", "marks"),
}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path, bot_pause=600.0) as client:
        yield client


class Page:
    """What a browser makes of the views it is sent."""

    def __init__(self) -> None:
        self.symbols: set[str] = set()
        self.grounds: dict[str, Any] = {}
        self.board: dict[str, dict[str, Any]] = {}
        self.log: list[Frame] = []
        self.rest: Frame = {}
        self.view: Frame = {}

    def hear(self, view: Frame) -> None:
        view = whole(self.view, view)
        self.view = view
        if view["full"]:
            self.board, self.log = {}, []
        self.log += view["log"]
        for part in ("board", "hand"):
            if view[part] is not None:
                self.change(part, view[part])
        apart = ("full", "log", "board", "hand")
        self.rest = {name: each for name, each in view.items() if name not in apart}

    def end(self) -> list[tuple[int, str]]:
        return [(each["n"], each["text"]) for each in self.log[-40:]]

    def change(self, part: str, board: Frame) -> None:
        self.symbols |= set(re.findall(r'<\w+ id="([\w-]+)"', board["symbols"]))
        if "laid" in board:
            self.grounds[board["ground"]] = board["laid"]
        for layer in ("pieces", "targets"):
            kept = self.board.setdefault(f"{part} {layer}", {})
            for key, markup in board["changed"].get(layer, {}).items():
                kept[key] = markup
                if markup is None:
                    del kept[key]
            order = board["order"].get(layer, list(kept))
            self.board[f"{part} {layer}"] = {key: kept[key] for key in order}
        ground = self.grounds[board["ground"]]
        self.board[f"{part} ground"] = {"title": board["title"], "ground": ground}


class Clock:
    """Stands in for the store: the time is always the same."""

    def now(self) -> float:
        return 0.0


def one_step(live: TableSession, luck: FastLuck) -> bool:
    table = live.table
    assert table is not None
    if not table.waiting():
        return False
    seat = table.waiting()[0]
    legal = table.legal(seat)
    table.submit(seat, legal[luck.below(len(legal))])
    live.gallery.turn(True)
    return True


@pytest.mark.parametrize("key", list(games()))
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_whoever_comes_when_it_likes_sees_the_same(key: str, seat: int) -> None:
    """Some look at every change, some seldom, some come late, some come back."""

    async def look_on() -> None:
        live: Any = live_table(key, 20)
        live.store = Clock()
        luck = FastLuck(7)
        pages = [(ViewStream(live, seat, "en", narrow=False), Page()) for _ in range(4)]
        for step in range(60):
            one_step(live, luck)
            anew = Page()
            anew.hear(
                json.loads(ViewRenderer(live, seat, "en", narrow=False).look(0.0).text(None, set()))
            )
            for often, (viewer, page) in enumerate(pages):
                if step == 30 and often == 3:
                    viewer.restart("en", False, set(page.grounds))
                if step % (often + 1) == 0 and (often < 2 or step > 10):
                    text = await viewer.text()
                    page.hear(json.loads(text))
                    assert page.board == anew.board
                    assert page.rest == anew.rest
                    assert page.symbols >= anew.symbols
                    assert page.end() == anew.end()

    asyncio.run(look_on())


@pytest.mark.parametrize("key", list(games()))
def test_an_update_leaves_out_what_is_as_it_was(key: str) -> None:
    """A part that is missing was not changed, one that is there was, and so are its entries."""
    live: Any = live_table(key, 20)
    luck = FastLuck(5)
    viewer = ViewStream(live, 0, "en", narrow=False)
    told = viewer.view()
    parts = {name for name, part in told.items() if name in PARTS}
    assert parts == PARTS
    spared = 0
    for _ in range(40):
        one_step(live, luck)
        update, fresh = viewer.view(), ViewStream(live, 0, "en", narrow=False).view()
        assert not update["full"]
        assert PARTS - update.keys() == {name for name in PARTS if fresh[name] == told[name]}
        for name in PARTS & update.keys():
            if isinstance(update[name], list) and isinstance(told[name], list):
                assert len(update[name]) == len(fresh[name])
                for n, each in enumerate(update[name]):
                    is_new = n >= len(told[name]) or fresh[name][n] != told[name][n]
                    assert (each is not None) == is_new, (name, n)
                spared += update[name].count(None)
        told = fresh
    assert spared


def test_a_picture_is_drawn_and_written_once_for_all_who_have_the_same_eyes(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest, table = two_at_a_table(client)
    looks: list[tuple[int, str]] = []
    look = ViewRenderer.look

    def counted(eyes: ViewRenderer, *given: Any) -> Any:
        looks.append((eyes.seat, eyes.lang))
        return look(eyes, *given)

    monkeypatch.setattr(ViewRenderer, "look", counted)
    with ExitStack() as stack:
        one, two = (stack.enter_context(each.line(table)) for each in (host, guest))
        begin(one, two)
        host.post(f"/t/{table}/watching", watch="yes")
        crowd = []
        for number in range(12):
            watcher = Visitor(client, "en" if number % 2 else "nl")
            crowd.append(stack.enter_context(watcher.line(table)))
            assert crowd[-1].until("view")["full"]
        assert looks.count((-1, "en")) == looks.count((-1, "nl")) == 1
        looks.clear()
        assert one.act(THROW)["type"] == "done"
        views = [each.until("view") for each in crowd]
        two.until("view")
        assert sorted(looks) == [(-1, "en"), (-1, "nl"), (0, "en"), (1, "de")]
        assert not any(view["full"] for view in views)
        assert all(view == views[0] for view in views[::2])
        looks.clear()
        crowd[0].say(type="hello", lang="nl", arrangement="desk", grounds=[])
        assert crowd[0].until("view")["full"]
        assert looks == []


def test_a_first_view_puts_no_more_into_words_than_it_shows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = live_table("egypt", 400)
    assert live.table is not None
    assert len(live.table.events) > 2 * LATEST
    worded: list[Any] = []
    sentence = FeedBuilder.sentence

    def counted(writer: FeedBuilder, told: Any) -> str:
        if told not in worded:
            worded.append(told)
        return sentence(writer, told)

    monkeypatch.setattr(FeedBuilder, "sentence", counted)
    log = ViewStream(live, SPECTATOR, "en", narrow=False).view()["log"]
    assert len(log) == LATEST
    assert log[-1]["n"] == len(live.table.events) - 1
    first = log[0]["n"]
    shown = [event.told(SPECTATOR) for event in live.table.events[first:]]
    assert all(told in shown for told in worded)


def test_many_who_come_at_once_are_counted_together(client: TestClient) -> None:
    host, guest, table = two_at_a_table(client)
    with ExitStack() as stack:
        one, two = (stack.enter_context(each.line(table)) for each in (host, guest))
        begin(one, two)
        host.post(f"/t/{table}/watching", watch="yes")
        for _ in range(20):
            stack.enter_context(Visitor(client).line(table)).until("view")
        one.heard.clear()
        while one.until("here")["watching"] < 20:
            pass
        assert "view" not in one.heard


def test_a_line_that_says_nothing_is_closed(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _, table = two_at_a_table(client)
    with host.line(table) as said:
        said.until("promise")
        monkeypatch.setattr(ws, "FIRST_WORD", 0.1)
        with pytest.raises(WebSocketDisconnect) as shut, host.line(table, greet=False) as line:
            line.hear()
        assert shut.value.code == 4408
        for _ in range(2):  # who has said hello may be silent
            said.say(type="ping")
            assert said.until("pong")


def test_a_table_and_a_house_have_room_for_so_many_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ws, "MOST_WATCHING", 2)
    with serving(tmp_path, bot_pause=600.0, limits=True) as client:
        host, guest, table = two_at_a_table(client)
        with ExitStack() as stack:
            one = stack.enter_context(host.line(table))
            two = stack.enter_context(guest.line(table))
            begin(one, two)
            host.post(f"/t/{table}/watching", watch="yes")
            for _ in range(2):
                stack.enter_context(Visitor(client).line(table)).until("view")
            with pytest.raises(WebSocketDisconnect) as shut, Visitor(client).line(table) as line:
                line.hear()
            assert shut.value.code == 4429
            stack.enter_context(host.line(table)).until("view")  # who plays always comes in
            services = client.app.state.services  # type: ignore[attr-defined]
            monkeypatch.setattr(services, "settings", replace(services.settings, lines=5))
            with pytest.raises(WebSocketDisconnect) as shut, guest.line(table) as line:
                line.hear()
            assert shut.value.code == 4429


def test_whole_views_asked_for_too_fast_wait_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    real = asyncio.sleep

    async def noted(seconds: float) -> None:
        waits.append(seconds)
        await real(0)

    monkeypatch.setattr("quipu.server.net.middleware.monotonic", lambda: sum(waits))
    with serving(tmp_path, bot_pause=600.0, limits=True) as client:
        host, _, table = two_at_a_table(client)
        with host.line(table) as one:
            one.until("promise")
            monkeypatch.setattr("quipu.server.web.ws.asyncio.sleep", noted)
            for _ in range(6):
                one.say(type="hello", lang="en", arrangement="desk", grounds=[])
            for _ in range(6):
                one.until("promise")
    assert [each for each in waits if each > 1] == [2.0, 2.0]
