"""Pictures: drawn in another process, once for all who ask, and only so many for an address."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from quipu.drawing import raster
from quipu.server.rendering import png
from quipu.server.rendering.png import (
    MAX_WAITING,
    Painter,
    PaintingFailed,
    PictureCache,
    TooManyPictures,
)
from tests.support.finished_games import kept
from tests.support.server.client import Visitor, begin, serving, two_at_a_table, watcher
from tests.support.server.uploads import bring

PNG = b"\x89PNG"
THROW = {"kind": "throw_dice", "dice": [0, 1, 2, 3, 4, 5]}
SMALL = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'


@pytest.fixture
def not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process must not render: the renderer holds the lock that all tables wait for."""

    def rendered(*_: Any) -> bytes:
        raise AssertionError("rendered in the process of the server")

    monkeypatch.setattr(raster, "rendered", rendered)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of pictures that were rendered, one entry each."""
    seen: list[int] = []
    ask = Painter.ask

    async def counted(self: Painter, question: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
        if "svg" in question:
            seen.append(len(question["svg"]))
        return await ask(self, question)

    monkeypatch.setattr(Painter, "ask", counted)
    return seen


@pytest.mark.usefixtures("not_here")
def test_a_table_is_drawn_elsewhere_and_once_for_all_who_ask(
    tmp_path: Path, asked: list[int]
) -> None:
    with serving(tmp_path, limits=True) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            other = watcher(host, table)
            path = f"/t/{table}/board.png"
            with ThreadPoolExecutor(6) as pool:
                headers = other.headers
                many = pool.map(lambda _: client.get(path, headers=headers), range(12))
                answers = list(many)
            assert [each.status_code for each in answers] == [200] * 12
            assert {each.content for each in answers} == {answers[0].content}
            assert answers[0].content.startswith(PNG)
            assert len(asked) == 1
            tag = answers[0].headers["etag"]
            assert answers[0].headers["cache-control"] == "private, no-cache"
            known = other.get(path, **{"If-None-Match": tag})
            assert (known.status_code, known.content) == (304, b"")
            assert one.act(THROW)["type"] == "done"
            later = other.get(path, **{"If-None-Match": tag})
            assert (later.status_code, len(asked)) == (200, 2)
            assert later.headers["etag"] != tag


def test_the_quota_is_asked_before_anything_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []

    def draw(*given: object) -> None:
        drawn.append(given)
        raise AssertionError("drawn without asking")

    with serving(tmp_path, limits=True) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            monkeypatch.setattr("quipu.presenting.draw", draw)
            services = client.app.state.services  # type: ignore[attr-defined]
            while services.painter.allowed.take("testclient"):
                pass
            answer = host.get(f"/t/{table}/board.png")
            assert (answer.status_code, drawn) == (429, [])


@pytest.mark.usefixtures("not_here")
def test_pictures_of_a_replay_are_kept_and_known_again(tmp_path: Path, asked: list[int]) -> None:
    with serving(tmp_path, limits=True) as client:
        one = Visitor(client)
        where = bring(one, kept("dice-agreed").read_bytes()).headers["location"]
        first = one.get(f"{where}/board.png?step=3")
        assert (first.status_code, first.content[:4], len(asked)) == (200, PNG, 1)
        assert one.get(f"{where}/board.png?step=3").content == first.content
        assert len(asked) == 1
        for name in ("board.png?step=3", "board.svg?step=3", "course.svg"):
            tag = one.get(f"{where}/{name}").headers["etag"]
            again = one.get(f"{where}/{name}", **{"If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b""), name
            assert again.headers["etag"] == tag
        services = client.app.state.services  # type: ignore[attr-defined]
        while services.painter.allowed.take("testclient"):
            pass
        for name in ("board.png?step=4", "board.svg?step=4"):
            assert one.get(f"{where}/{name}").status_code == 429, name
        assert one.get(f"{where}/board.png?step=3").status_code == 200, "it is there already"
        while services.rate_limits.walks.take("testclient"):
            pass
        services.films.clear()
        assert one.get(where).status_code == 429


def test_the_cache_of_pictures_has_an_end() -> None:
    cache = PictureCache(max_bytes=100)
    for n in range(50):
        cache.put(str(n), bytes(30))
        cache.put(str(n), bytes(30))
        cache.get("47")
    assert set(cache.pictures) == {"47", "48", "49"}
    assert cache.size == 90
    cache.put("huge", bytes(200))
    assert (cache.size, len(cache.pictures)) == (0, 0)


def test_a_painter_that_hangs_or_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tried() -> None:
        painter = Painter()
        assert (await painter.picture("a", lambda: SMALL, 1.0)).startswith(PNG)
        first = painter.process
        assert first is not None
        monkeypatch.setattr(first.stdin, "write", lambda _: first.kill())  # as it is asked
        with pytest.raises(PaintingFailed):
            await painter.picture("b", lambda: SMALL, 1.0)
        assert (await painter.picture("b", lambda: SMALL, 1.0)).startswith(PNG)
        with pytest.raises(PaintingFailed, match="Error"):
            await painter.picture("c", lambda: "no picture", 1.0)
        assert (await painter.picture("d", lambda: SMALL, 1.0)).startswith(PNG)
        painter.rest()
        assert painter.process is None
        assert (await painter.picture("e", lambda: SMALL, 1.0)).startswith(PNG)
        monkeypatch.setattr(png, "TIMEOUT_S", 0.0)
        with pytest.raises(PaintingFailed, match="TimeoutError"):
            await painter.picture("f", lambda: SMALL, 1.0)
        await painter.close()

    asyncio.run(tried())


def test_closing_waits_for_a_painter_that_was_let_go() -> None:
    async def run() -> None:
        painter = Painter()
        await painter.picture("a", lambda: SMALL, 1.0)
        process = painter.process
        assert process is not None
        painter.rest()
        assert process.returncode is None  # it has not read the end of its input yet
        await painter.close()
        assert process.returncode == 0

    asyncio.run(run())


def test_only_so_many_pictures_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tried() -> None:
        painter = Painter()
        async with painter.turn:
            waiting = [
                asyncio.create_task(painter.picture(str(n), lambda: SMALL, 1.0))
                for n in range(MAX_WAITING)
            ]
            await asyncio.sleep(0)
            with pytest.raises(TooManyPictures):
                await painter.picture("one more", lambda: SMALL, 1.0)
        await asyncio.gather(*waiting)
        await painter.close()

    asyncio.run(tried())


def test_an_uploaded_record_is_checked_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: Any) -> None:
        raise AssertionError("checked in the process of the server")

    monkeypatch.setattr("quipu.core.replay.check_luck", here)
    with serving(tmp_path, limits=True) as client:
        one = Visitor(client)
        good = kept("dice-agreed").read_bytes()
        where = bring(one, good).headers["location"]
        assert one.get(f"{where}/record").content == good
        bad = bring(one, good.replace(b'"seat":1', b'"seat":0', 1))
        assert (bad.status_code, "Line 3" in bad.text) == (422, True)
        services = client.app.state.services  # type: ignore[attr-defined]
        services.checker.checking = MAX_WAITING
        assert bring(one, good).status_code == 429
