"""Keeping a game that is being played: every knot is on the disk before anybody sees it."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from quipu.cli.records import is_finished, read_bytes, read_cord, told_by_line, whole_lines
from quipu.cli.voice import Fault
from quipu.core.record import written

if TYPE_CHECKING:
    from quipu.core.change import Change
    from quipu.core.game import Game
    from quipu.core.record import Record
    from quipu.core.table import Table

SUFFIX: Final = ".quipu"


# ---- where games lie --------------------------------------------------------------------------


def games_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "quipu" / "games"


def new_path(key: str) -> Path:
    """A name that no file has yet: date and time, and the game."""
    stem = f"{datetime.now().astimezone():%Y%m%d-%H%M%S}-{key}"
    path, number = games_folder() / (stem + SUFFIX), 1
    while path.exists():
        number += 1
        path = path.with_name(f"{stem}-{number}{SUFFIX}")
    return path


def last_unfinished(game: str | None = None) -> Path:
    """The game, or the one of this sort, that was played last and has not ended."""
    folder = games_folder()
    found = list(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []
    for path in sorted(found, key=lambda each: each.stat().st_mtime_ns, reverse=True):
        if not is_finished(path) and game in (None, game_in(path)):
            return path
    if game is None:
        raise Fault("nothing-to-resume", folder=str(folder))
    raise Fault("no-such-to-resume", folder=str(folder), game=game)


def game_in(path: Path) -> str | None:
    """What the header of a file says; None if it says nothing."""
    with path.open(encoding="utf-8", errors="replace") as file:
        try:
            header = json.loads(file.readline())
        except ValueError:
            return None
    return header.get("game") if isinstance(header, dict) else None


def key_path(path: Path) -> Path:
    """Where the secret of a running game lies; the end of the game reveals it in the record."""
    return path.with_name(path.name + ".key")


# ---- the file of a running game ---------------------------------------------------------------


class Keeper:
    """Appends the knots of one table to its file."""

    def __init__(self, path: Path, file: BinaryIO, lines: int) -> None:
        self.path = path
        self.file = file
        self.lines = lines  # that lie on the disk

    @staticmethod
    def begin(path: Path, table: Table, secret: bool) -> Keeper:
        """A new file with header and start; the key goes first, so that none is ever missing."""
        must_be_new(path)
        if secret:
            assert table.key is not None
            with open_new(key_path(path), 0o600) as file:
                write_out(file, table.key.hex() + "\n")
        try:
            keeper = Keeper(path, open_new(path, 0o666), 0)
        except Fault:
            if secret:
                key_path(path).unlink()
            raise
        keeper.lock()
        keeper.save(table)
        settle_folder(path.parent)
        return keeper

    @staticmethod
    def reopen(path: Path, lines: int) -> Keeper:
        """The file of a game to go on with; a torn last line is cut away."""
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            raise Fault("unwritable", file=str(path), reason=str(error.strerror)) from None
        keeper = Keeper(path, file, lines)
        try:
            keeper.lock()
            data = read_bytes(path)
            if data.count(b"\n") != lines:
                raise Fault("being-played", file=str(path))
        except Fault:
            keeper.close()
            raise
        file.truncate(whole_lines(data))
        file.seek(0, os.SEEK_END)
        return keeper

    def lock(self) -> None:
        """Two terminals must not tie knots into one cord."""
        try:
            import fcntl
        except ImportError:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Fault("being-played", file=str(self.path)) from None

    def save(self, table: Table) -> None:
        """Write what is new, and come back when it lies on the disk."""
        record = table.record
        lines = [record.header_line()] if self.lines == 0 else []
        lines += [written(knot) for knot in record.knots[max(self.lines - 1, 0) :]]
        if lines:
            write_out(self.file, "".join(line + "\n" for line in lines))
            self.lines += len(lines)
        if table.ended is not None:
            key_path(self.path).unlink(missing_ok=True)

    def keep(self, change: Change) -> None:
        """Write the knots of a change, all or none; only then it may be adopted."""
        end = self.file.seek(0, os.SEEK_END)
        try:
            write_out(self.file, "".join(written(knot) + "\n" for knot in change.knots))
        except OSError as error:
            self.file.truncate(end)
            raise Fault("unwritable", file=str(self.path), reason=str(error.strerror)) from None
        self.lines += len(change.knots)
        if change.ended is not None:
            key_path(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        self.file.close()


def must_be_new(path: Path) -> None:
    for file in (path, key_path(path)):
        if file.exists() or file.is_symlink():
            raise Fault("file-exists", file=str(file))


def open_new(path: Path, mode: int) -> BinaryIO:
    try:
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, mode)
    except OSError as error:
        raise Fault("unwritable", file=str(path), reason=str(error.strerror)) from None
    return os.fdopen(number, "wb", buffering=0)


def write_out(file: BinaryIO, text: str) -> None:
    data = memoryview(text.encode())
    while data:
        data = data[file.write(data) :]
    os.fsync(file.fileno())


def settle_folder(folder: Path) -> None:
    """The name of a new file must reach the disk as well as its content."""
    if hasattr(os, "O_DIRECTORY"):
        number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


# ---- going on ---------------------------------------------------------------------------------


def resumed(path: Path) -> tuple[Table, Keeper]:
    """The table of a stored game and the keeper of its file; nothing is changed before all fits."""
    from quipu.core.replay import resume

    game, record = read_cord(path, cut_off=True)
    if record.knots and record.knots[-1].get("table") == "end":
        raise Fault("game-finished", file=str(path))
    check_bots(path, game, record)
    key = luck_key(path, record)
    lines = 1 + len(record.knots)
    with told_by_line(path):
        table = resume(game, record, key) if record.knots else begun_again(game, record, key)
    keeper = Keeper.reopen(path, lines)
    keeper.save(table)
    return table, keeper


def begun_again(game: Game, record: Record, key: bytes) -> Table:
    """Only the header was written: the start follows from it and the key."""
    from quipu.core.fairluck import commitment_to
    from quipu.core.record import BadRecord
    from quipu.core.replay import take_place

    luck: Any = record.header["luck"]
    if commitment_to(key) != luck["commitment"]:
        raise BadRecord(1, "the key does not fit the commitment")
    table = take_place(game, record, key)
    table.adopt(table.prepare_start())
    return table


def luck_key(path: Path, record: Record) -> bytes:
    """The key that goes on giving luck: from the seed, or from the secret beside the record."""
    key = record.revealed_key()
    if key is not None:
        return key
    file = key_path(path)
    if not file.is_file():
        raise Fault("no-key", file=str(path), secret=str(file))
    try:
        return bytes.fromhex(read_bytes(file).decode("ascii").strip())
    except ValueError:
        raise Fault("bad-key", secret=str(file)) from None


def check_bots(path: Path, game: Game, record: Record) -> None:
    header: Any = record.header
    for seat in header["seats"]:
        bot = seat.get("bot")
        if bot is not None and bot not in game.bots():
            raise Fault("no-such-bot-now", file=str(path), bot=str(bot))
