"""Whoever thinks for a server ends with it, however that ends."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from pathlib import Path

import pytest

from quipu.core.table import Table
from quipu.play.bots import WorkerLost
from quipu.registry import games
from quipu.server.auth.identity import new_secret
from quipu.server.bots.pool import COMMAND, BotPool, BotProcess
from tests.support.server.server_process import Server
from tests.support.server.waiting import eventually


def has_ended(process: int) -> bool:
    """Also one that nobody has asked for its last word yet."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def has_begun(process: int) -> bool:
    """Whether it hears no interrupts: that is the second thing a thinker does."""
    status = Path(f"/proc/{process}/status").read_text()
    ignored = int(status.partition("SigIgn:")[2].split()[0], 16)
    return bool(ignored >> (signal.SIGINT - 1) & 1)


def test_no_thinker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    """Not even one that can neither read nor answer any more."""
    server = Server(tmp_path, QUIPU_THINKERS="2")
    try:
        server.start()
        server.table(new_secret(), game="dice")
        assert eventually(lambda: len(server.thinkers()) == 2)
        thinkers = server.thinkers()
        assert eventually(lambda: all(map(has_begun, thinkers)))
        for each in thinkers:
            os.kill(each, signal.SIGSTOP)
        assert not any(map(has_ended, thinkers))
        server.kill()
        assert eventually(lambda: all(map(has_ended, thinkers)))
    finally:
        server.close()


def test_one_whose_server_died_while_it_began_ends_at_once() -> None:
    somebody_else = str(os.getppid())
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, "30", somebody_else], stdin=pipe, stdout=pipe) as thinker:
        assert thinker.wait(120) == 1
        assert thinker.stdout is not None
        assert thinker.stdout.read() == b""


def test_nobody_is_started_once_all_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.open_seeded(games()["dice"], ["a", "b"], 4)
    (seat, *_) = table.waiting()
    started: list[BotProcess] = []

    async def think() -> None:
        begun, goes_on = asyncio.Event(), asyncio.Event()
        plain = BotProcess.start

        async def slowly(limit: float) -> BotProcess:
            started.append(await plain(limit))
            begun.set()
            await goes_on.wait()
            return started[-1]

        monkeypatch.setattr(BotProcess, "start", slowly)
        thinkers = BotPool(1, 60.0)
        asked = asyncio.create_task(thinkers.decide(table, seat, "greedy"))
        await begun.wait()
        await thinkers.close()
        goes_on.set()
        for late in (asked, thinkers.decide(table, seat, "greedy"), thinkers.warm()):
            with pytest.raises(WorkerLost):
                await late
        assert [each.is_alive for each in started] == [False]

    asyncio.run(think())
