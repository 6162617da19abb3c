"""A desk to try the command at: its own folder for everything, one call for each command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

from click.testing import CliRunner, Result

from quipu.cli.app import app

SEED = "7"
WHOLE_GAME = ["play", "dice", "--seats", "random,random", "--seed", SEED]


class Desk:
    """Runs commands inside one folder, in English unless said otherwise."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            "LANG": "C.UTF-8",
            "LC_ALL": "",
            "LC_MESSAGES": "",
            "COLUMNS": "100",
            "XDG_DATA_HOME": str(folder / "data"),
            "QUIPU_DEBUG": "",
        }

    def run(self, *words: str | Path, typed: str = "", **environment: str) -> Result:
        args = [str(word) for word in words]
        return CliRunner().invoke(app, args, input=typed, env={**self.environment, **environment})

    def ok(self, *words: str | Path, typed: str = "", **environment: str) -> str:
        """What a command prints that succeeds."""
        result = self.run(*words, typed=typed, **environment)
        assert result.exit_code == 0, result.output
        assert result.stderr == ""
        return result.stdout

    def start(self, *words: str | Path) -> subprocess.Popen[str]:
        """The real command, with pipes; it heeds Ctrl-C even if the tests run in the background."""
        signal.signal(signal.SIGINT, signal.default_int_handler)
        return subprocess.Popen(
            [sys.executable, "-m", "quipu", *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **self.environment},
            start_new_session=True,  # so that what it leaves behind can be swept
        )

    def tree(self) -> dict[str, bytes]:
        """Every file under the folder, with what is in it."""
        files = [path for path in sorted(self.folder.rglob("*")) if not path.is_dir()]
        folders = [path for path in sorted(self.folder.rglob("*")) if path.is_dir()]
        found = {str(path): path.read_bytes() for path in files}
        return found | {f"{path}/": b"" for path in folders}

    def finished(self, name: str = "done.quipu") -> Path:
        """The record of a finished game."""
        return self.write(name, finished_game())

    def unfinished(self, name: str = "open.quipu") -> Path:
        """The record of a game in its first turn."""
        return self.write(name, unfinished_game())

    def write(self, name: str, text: str | bytes) -> Path:
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path


@cache
def finished_game() -> str:
    from quipu import FastLuck, Table, game

    dice = game("dice")
    table = Table.open_seeded(dice, ["Ada", "Ben"], int(SEED))
    luck = FastLuck(5)
    while waiting := table.waiting():
        seat = waiting[0]
        legal = table.legal(seat)
        table.submit(seat, legal[int(luck.below(len(legal)))])
    return table.record.text()


@cache
def unfinished_game() -> str:
    from quipu import Table, game

    dice = game("dice")
    table = Table.open_seeded(dice, ["me", "Ben"], int(SEED), first_seat=0)
    for text in ("throw_dice 0,1,2,3,4,5", "throw_dice 0,1", "stop_throwing"):
        table.submit(0, dice.parse(text))
    return table.record.text()
