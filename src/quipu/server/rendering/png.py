"""Pictures as PNG: rendered in a process of its own, kept by what they show, limited by address.

The renderer holds Python's global lock for seconds, so a thread would stop every table.
`python -m quipu.server.rendering.png` is that process: it reads one JSON line for each picture and
writes one JSON line, followed by the bytes of the picture. Uploaded records are checked the same
way, in another such process.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from quipu.drawing.raster import NoRenderer, rendered
from quipu.processes import end_with_parent, ignore_interrupts
from quipu.server.net.middleware import TokenBuckets

COMMAND: Final = (sys.executable, "-m", "quipu.server.rendering.png")
MAX_KEPT_BYTES: Final = 16_000_000
MAX_WAITING: Final = 12  # pictures that are drawn or wait for it; more are refused
TIMEOUT_S: Final = 60.0  # for one picture, then the process is replaced
IDLE_S: Final = 60.0  # after which the process ends, until it is needed again
NICENESS: Final = 10  # play comes first

# ---- in the process -----------------------------------------------------------------------------


def paint() -> None:
    """Render until nobody asks any more."""
    end_with_parent(int(sys.argv[1]))
    ignore_interrupts()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        answer, data = answer_to(json.loads(line))
        out.write(json.dumps(answer).encode() + b"\n" + data)
        out.flush()


def answer_to(question: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
    try:
        if "record" in question:
            from quipu.server.rendering.record_check import checked

            return {"size": 0, **checked(question["record"])}, b""
        data = rendered(question["svg"], question["scale"])
    except NoRenderer as error:
        return {"missing": str(error)}, b""
    except Exception as error:  # noqa: BLE001  # the server says it, whatever it is
        return {"fault": f"{type(error).__name__}: {error}"}, b""
    return {"size": len(data)}, data


# ---- in the server ------------------------------------------------------------------------------


class PaintingFailed(Exception):
    """The picture could not be had: the process died, took too long, or says why."""


class TooManyPictures(Exception):
    """So many are being drawn that another one would only wait."""


class PictureCache:
    """Finished pictures by what they show; the oldest go first when there is no room."""

    def __init__(self, max_bytes: int = MAX_KEPT_BYTES) -> None:
        self.max_bytes = max_bytes
        self.size = 0
        self.pictures: OrderedDict[str, bytes] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        if key in self.pictures:
            self.pictures.move_to_end(key)
        return self.pictures.get(key)

    def put(self, key: str, picture: bytes) -> None:
        self.size += len(picture) - len(self.pictures.pop(key, b""))
        self.pictures[key] = picture
        while self.size > self.max_bytes:
            self.size -= len(self.pictures.popitem(last=False)[1])


class Painter:
    """Renders one picture after another in its process, and keeps what it rendered."""

    def __init__(self) -> None:
        self.allowed = TokenBuckets(30, 1)  # pictures that an address may have drawn
        self.kept = PictureCache()
        self.drawing: dict[str, asyncio.Task[bytes]] = {}  # by what they show
        self.checking = 0  # records that are checked or wait for it
        self.turn = asyncio.Lock()
        self.process: asyncio.subprocess.Process | None = None
        self.idle: asyncio.TimerHandle | None = None
        self.ending: set[asyncio.Task[int]] = set()  # processes that were let go and still run

    async def picture(self, key: str, draw: Callable[[], str], scale: float) -> bytes:
        """The PNG of the SVG that `draw` gives; drawn once, however many ask for it."""
        found = self.kept.get(key)
        if found is not None:
            return found
        if key not in self.drawing:
            if len(self.drawing) >= MAX_WAITING:
                raise TooManyPictures
            task = asyncio.create_task(self.drawn(key, draw, scale))
            self.drawing[key] = task
            task.add_done_callback(lambda _: self.drawing.pop(key, None))
        return await asyncio.shield(self.drawing[key])

    async def drawn(self, key: str, draw: Callable[[], str], scale: float) -> bytes:
        async with self.turn:
            svg = await asyncio.to_thread(draw)
            _, picture = await self.asked({"svg": svg, "scale": scale})
        self.kept.put(key, picture)
        return picture

    async def check(self, record: str) -> dict[str, Any]:
        """What is wrong with an uploaded record; see `record_check`."""
        if self.checking >= MAX_WAITING:
            raise TooManyPictures
        self.checking += 1
        try:
            async with self.turn:
                answer, _ = await self.asked({"record": record})
        finally:
            self.checking -= 1
        return answer

    async def asked(self, question: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
        """Ask the process; one that hangs or dies is ended."""
        try:
            async with asyncio.timeout(TIMEOUT_S):
                return await self.ask(question)
        except (OSError, ValueError, asyncio.IncompleteReadError, TimeoutError) as error:
            await self.end()
            raise PaintingFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def ask(self, question: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
        process = await self.started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        answer = json.loads(await process.stdout.readline())
        self.rest_later()
        if "missing" in answer:
            raise NoRenderer(answer["missing"])
        if "fault" in answer:
            raise PaintingFailed(answer["fault"])
        return answer, await process.stdout.readexactly(answer["size"])

    async def started(self) -> asyncio.subprocess.Process:
        if self.idle is not None:
            self.idle.cancel()
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            command = (*COMMAND, str(os.getpid()))
            self.process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        return self.process

    def rest_later(self) -> None:
        self.idle = asyncio.get_running_loop().call_later(IDLE_S, self.rest)

    def rest(self) -> None:
        """End the process by the end of its input; the next picture starts another one."""
        if self.process is not None and self.process.stdin is not None and not self.turn.locked():
            self.process.stdin.close()
            task = asyncio.create_task(self.process.wait())
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)
            self.process = None

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.stdin is not None:
            with suppress(ProcessLookupError):
                process.kill()
            process.stdin.close()
            await process.wait()

    async def close(self) -> None:
        if self.idle is not None:
            self.idle.cancel()
        tasks = list(self.drawing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.end()
        await asyncio.gather(*self.ending)


if __name__ == "__main__":
    paint()
