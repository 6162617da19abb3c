"""Folder: where a tournament is kept while it runs, so that a killed one goes on to the same end.

`contest.json` says what is played, `games.jsonl` has a line for every game and depends on nothing
but that; `times.jsonl` has a line for every deal with how long the bots thought.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quipu.arena.contest import BadContest, Contest
from quipu.arena.referee import Thought

Lines = list[dict[str, Any]]
Thoughts = dict[str, Thought]


def dumped(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


class Folder:
    """Games are added a whole deal at a time, in order."""

    def __init__(self, path: Path, contest: Contest) -> None:
        from quipu import __version__

        self.path = path
        self.games = path / "games.jsonl"
        self.times = path / "times.jsonl"
        self.records = path / "records"
        self.contest = contest
        self.identity = {"quipu": __version__, **contest.to_json()}

    def open(self) -> Iterator[tuple[Lines, Thoughts]]:
        """Take the folder, and give the deals that are there already."""
        self.path.mkdir(parents=True, exist_ok=True)
        said = self.path / "contest.json"
        if not said.exists():
            if any(self.path.iterdir()):
                raise BadContest(f"{self.path} holds something else")
            said.write_bytes(dumped(self.identity))
        elif not same(said.read_bytes(), self.identity):
            raise BadContest(f"{self.path} holds another contest")
        yield from self.cut()

    def cut(self) -> Iterator[tuple[Lines, Thoughts]]:
        """All whole deals; whatever a kill left unfinished behind them is cut off."""
        games, times = whole_lines(self.games), whole_lines(self.times)
        place, kept = 0, [0, 0]
        for deal in range(len(times)):
            due = len(self.contest.rotations(deal))
            lines = [json.loads(line) for line in games[place : place + due]]
            if [line["deal"] for line in lines] != [deal] * due:
                break
            kept[0] += sum(map(len, games[place : place + due]))
            kept[1] += len(times[deal])
            place += due
            yield lines, read_thoughts(json.loads(times[deal]))
        for path, length in zip((self.games, self.times), kept, strict=True):
            with path.open("ab") as file:
                file.truncate(length)

    def add(self, lines: Lines, thoughts: Thoughts) -> None:
        with self.times.open("ab") as file:
            file.write(dumped(write_thoughts(lines[0]["deal"], thoughts)))
        with self.games.open("ab") as file:
            file.write(b"".join(dumped(line) for line in lines))

    def keep_record(self, game: int, record: str) -> Path:
        self.records.mkdir(exist_ok=True)
        path = self.records / f"game-{game:06d}.quipu"
        path.write_text(record, encoding="utf-8")
        return path


def same(written: bytes, identity: dict[str, Any]) -> bool:
    try:
        return bool(json.loads(written) == json.loads(dumped(identity)))
    except ValueError:
        return False


def whole_lines(path: Path) -> list[bytes]:
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    return lines if not lines or lines[-1].endswith(b"\n") else lines[:-1]


def write_thoughts(deal: int, thoughts: Thoughts) -> dict[str, Any]:
    bots = {
        name: {
            "decisions": each.decisions,
            "total_ns": each.total,
            "longest_ns": each.longest,
            "steps": {str(step): each.steps[step] for step in sorted(each.steps)},
        }
        for name, each in thoughts.items()
    }
    return {"deal": deal, "bots": bots}


def read_thoughts(line: dict[str, Any]) -> Thoughts:
    return {
        name: Thought(
            each["decisions"],
            each["total_ns"],
            each["longest_ns"],
            Counter({int(step): count for step, count in each["steps"].items()}),
        )
        for name, each in line["bots"].items()
    }
