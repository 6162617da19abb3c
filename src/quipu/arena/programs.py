"""Programs as bots: another process that is asked and answers in lines of JSON (PROTOCOL.md)."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import tempfile
import time
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final

from quipu.bots.bot import Bot
from quipu.core.game import Game
from quipu.core.luck import Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.refusal import IllegalAction, Malformed
from quipu.core.state import Action

PROTOCOL: Final = 1
START_SECONDS: Final = 30.0  # until a program has to be ready
GOODBYE_SECONDS: Final = 1.0
LONGEST_LINE: Final = 1_000_000
LONGEST_DETAIL: Final = 200


class Fault(Exception):
    """Why a bot loses its seat: `late`, `crashed`, `malformed` or `illegal`."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = " ".join(detail.split())[:LONGEST_DETAIL]


class Player(Bot):
    """A bot that wants to know more: when a game begins, what its seat hears, how it ended."""

    def begin(self, seat: int, seats: int, options: dict[str, Any], seed: int) -> None:
        """A game begins."""

    def hear(self, told: dict[str, object]) -> None:
        """Something happened; this is all that the seat is told of it."""

    def finish(self, result: dict[str, Any]) -> None:
        """The game is over."""

    def lose(self, fault: Fault) -> None:
        """The seat is lost."""

    def close(self) -> None:
        """Nothing more will be asked."""


class Line:
    """The two ends of a running program; neither reading nor writing can block for good."""

    def __init__(self, words: list[str]) -> None:
        self.complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the line
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self.complaints.close()
            raise Fault("crashed", f"{words[0]}: {getattr(error, 'strerror', error)}") from None
        self.out: Queue[bytes | None] = Queue()
        self.come: Queue[bytes] = Queue(16)
        self.threads = [Thread(target=work, daemon=True) for work in (self.write, self.read)]
        for thread in self.threads:
            thread.start()

    def write(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while (data := self.out.get()) is not None:
                self.process.stdin.write(data)
                self.process.stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            self.process.stdin.close()

    def read(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self.process.stdout.readline(LONGEST_LINE + 1):
                self.come.put(line)
        self.come.put(b"")
        self.process.stdout.close()

    def say(self, message: dict[str, Any]) -> None:
        self.out.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def hear(self, seconds: float) -> dict[str, Any]:
        try:
            line = self.come.get(timeout=seconds)
        except Empty:
            raise Fault("late") from None
        if not line:
            raise Fault("crashed", self.last_words())
        if len(line) > LONGEST_LINE:
            raise Fault("malformed", "the line is too long")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise Fault("malformed", "this is not a line of JSON") from None
        if not isinstance(message, dict):
            raise Fault("malformed", "this is not a JSON object")
        return message

    def last_words(self) -> str:
        """The last line that the program wrote to its standard error, and its exit code."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GOODBYE_SECONDS)
        self.complaints.seek(0)
        lines = self.complaints.read()[-LONGEST_LINE:].decode(errors="replace").split("\n")
        said = [line for line in lines if line.strip()]
        return f"exit code {self.process.poll()}" + (f": {said[-1]}" if said else "")

    def close(self) -> None:
        """End the program and whatever it started."""
        self.out.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GOODBYE_SECONDS)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        while any(thread.is_alive() for thread in self.threads):
            with contextlib.suppress(Empty):
                self.come.get(timeout=0.01)  # what was said and not asked for
        self.complaints.close()


class ProgramBot(Player):
    """Lets a program decide. It is started when it is needed and kept from game to game."""

    def __init__(self, name: str, words: list[str], game: Game) -> None:
        super().__init__(name)
        self.words = words
        self.game = game
        self.version = ""
        self.limit = START_SECONDS
        self.line: Line | None = None
        self.news: list[dict[str, object]] = []
        self.number = 0

    def started(self) -> Line:
        if self.line is None:
            self.line = Line(self.words)
            hello = {"quipu": PROTOCOL, "game": self.game.key, "rules": self.game.rules_version}
            self.line.say({"type": "hello", **hello})
            ready = self.line.hear(START_SECONDS)
            if ready.get("type") != "ready":
                raise Fault("malformed", 'the first line has to be {"type": "ready"}')
            self.version = str(ready.get("version", ""))[:LONGEST_DETAIL]
        return self.line

    def begin(self, seat: int, seats: int, options: dict[str, Any], seed: int) -> None:
        self.news = []
        self.number = 0
        start = {"seat": seat, "seats": seats, "options": options, "seed": seed}
        self.started().say({"type": "start", **start})

    def hear(self, told: dict[str, object]) -> None:
        self.news.append(told)

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        assert view is not None
        line = self.started()
        self.number += 1
        asked = {"number": self.number, "seconds": self.limit, "told": self.news}
        known = {"view": view.to_json(), "legal": [action.to_json() for action in legal]}
        forms = {"openings": [opening.to_json() for opening in openings]}
        self.news = []
        until = time.monotonic() + self.limit
        line.say({"type": "decide", **asked, **known, **forms})
        answer = line.hear(max(until - time.monotonic(), 0.001))
        return self.understood(answer, legal)

    def understood(self, answer: dict[str, Any], legal: list[Action[Any]]) -> Action[Any]:
        if answer.get("type") != "act" or answer.get("number") != self.number:
            raise Fault("malformed", f'{{"type": "act", "number": {self.number}}} was expected')
        choice = answer.get("choice")
        if type(choice) is int and "action" not in answer:
            if not 0 <= choice < len(legal):
                raise Fault("malformed", f"there is no choice {choice}")
            return legal[choice]
        try:
            return self.game.parse(answer.get("action"))
        except IllegalAction as error:
            raise Fault("illegal", str(error.refusal)) from None
        except Malformed as error:
            raise Fault("malformed", str(error)) from None

    def finish(self, result: dict[str, Any]) -> None:
        if self.line is not None:
            self.line.say({"type": "end", "result": result, "told": self.news})

    def lose(self, fault: Fault) -> None:
        """A program that lost its seat is ended; the next game starts it anew."""
        if self.line is not None:
            self.line.say({"type": "lost", "fault": fault.kind, "detail": fault.detail})
        self.close()

    def close(self) -> None:
        if self.line is not None:
            line, self.line = self.line, None
            line.close()
