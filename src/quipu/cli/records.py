"""Reading records: from any file to a game and its cord, or to the first line that is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from quipu.cli.voice import Fault

if TYPE_CHECKING:
    from quipu.core.game import Game
    from quipu.core.record import Record

LARGEST_FILE: Final = 64 * 2**20


def read_bytes(path: Path) -> bytes:
    try:
        if path.is_file() and path.stat().st_size > LARGEST_FILE:
            raise Fault("file-too-large", file=str(path))
        return path.read_bytes()
    except FileNotFoundError:
        raise Fault("no-such-file", file=str(path)) from None
    except IsADirectoryError:
        raise Fault("is-a-folder", file=str(path)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Fault("unreadable", file=str(path), reason=reason) from None


def read_cord(path: Path, cut_off: bool = False) -> tuple[Game, Record]:
    """The record in a file and its game; `cut_off` drops a last line without an end."""
    from quipu.core.record import read_record

    data = read_bytes(path)
    if not data:
        raise Fault("empty-file", file=str(path))
    whole = whole_lines(data)
    with told_by_line(path):
        text = decoded(path, data[:whole])
        tail = "" if cut_off else data[whole:].decode(errors="replace")
        record = read_record(text + tail)
    return game_of(path, record), record


def whole_lines(data: bytes) -> int:
    """How many bytes the finished lines take."""
    return data.rfind(b"\n") + 1


def decoded(path: Path, data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Fault("not-text", file=str(path), line=str(line)) from None


@contextmanager
def told_by_line(path: Path) -> Iterator[None]:
    """A bad record becomes a fault that names file and line."""
    from quipu.core.record import BadRecord

    try:
        yield
    except BadRecord as bad:
        raise BadLine(path, bad.line, bad.reason) from None
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise Fault("foreign-file", file=str(path), reason=str(error)) from None


class BadLine(Fault):
    """The first line of a record that cannot be trusted."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__("bad-line", file=str(path), line=str(line), reason=reason)
        self.line = line
        self.reason = reason


def game_of(path: Path, record: Record) -> Game:
    from quipu.registry import games

    key = str(record.header["game"])
    known = games()
    if key not in known:
        raise BadLine(path, 1, f"there is no game {key!r} (games: {', '.join(known)})")
    return known[key]


def seat_names(record: Record) -> list[str]:
    """The names of a record as they may be shown: a foreign file must not steer the terminal."""
    seats = record.header["seats"]
    assert isinstance(seats, list)
    return [shown_name(seat["name"]) for seat in seats]


def shown_name(name: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in name)[:40] or "?"


def is_finished(path: Path) -> bool:
    """Whether the last line of a record says how the game ended."""
    lines = path.read_bytes().splitlines()
    try:
        last = json.loads(lines[-1]) if lines else None
    except ValueError:
        return False
    return isinstance(last, dict) and last.get("table") == "end"
