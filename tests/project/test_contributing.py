"""CONTRIBUTING.md, walked along: its files are there, its pieces are the example's, it works."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.example_package import EXAMPLE, environment, files_of
from tests.support.paths import ROOT

GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
WALK = GUIDE[GUIDE.index("## A game of your own") : GUIDE.index("## A game in the house")]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`((?:src/pebbles/)[\w./-]+|pyproject\.toml)`")
HEAD = re.compile(r"(?:#|<!--) ([\w./-]+)(?: -->)?\n")

PIECES = [(sort, body) for sort, body in BLOCK.findall(WALK) if sort != "sh"]
COMMANDS = [
    line for sort, body in BLOCK.findall(WALK) if sort == "sh" for line in body.splitlines()
]
RUN = list(dict.fromkeys(line for line in COMMANDS if line.startswith("quipu ")))


def test_the_walk_names_files_that_exist_and_leaves_none_out() -> None:
    named = set(NAMED.findall(WALK))
    assert len(named) > 15
    assert [name for name in named if not (EXAMPLE / name).is_file()] == []
    every = {str(path.relative_to(EXAMPLE)) for path in files_of(EXAMPLE)}
    unnamed = {"src/pebbles/__init__.py", "src/pebbles/py.typed"}
    assert every - named == unnamed


@pytest.mark.parametrize(("sort", "body"), PIECES, ids=[body[:40] for _, body in PIECES])
def test_every_piece_is_taken_from_the_file_it_names(sort: str, body: str) -> None:
    head = HEAD.match(body)
    assert head is not None, body
    piece = body[head.end() :]
    assert piece.strip()
    assert piece in (EXAMPLE / head[1]).read_text(encoding="utf-8")


def test_the_walk_shows_a_piece_of_every_module_and_installs_what_it_shows() -> None:
    shown = {head[1] for _, body in PIECES if (head := HEAD.match(body))}
    modules = {str(path.relative_to(EXAMPLE)) for path in files_of(EXAMPLE) if path.suffix == ".py"}
    assert modules - shown == {"src/pebbles/__init__.py", "src/pebbles/position.py"}
    assert len(RUN) >= 5
    assert set(COMMANDS) == {*RUN, "pip install -e ."}


@pytest.mark.parametrize("line", RUN)
def test_every_command_of_the_walk_runs(line: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", *line.split()]
    done = subprocess.run(
        command,
        env={**environment(), "XDG_DATA_HOME": str(tmp_path)},
        cwd=tmp_path,
        input="",
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_a_folder_with_nothing_but_the_named_files_is_a_whole_game(tmp_path: Path) -> None:
    """Whoever copies the files that the walk names, and no others, has the game."""
    for name in {*NAMED.findall(WALK), "src/pebbles/__init__.py"}:
        copy = tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(EXAMPLE / name, copy)
    code = (
        "from pebbles.game import PebblesGame; from quipu import FastLuck;"
        "game = PebblesGame(); state = game.start(2, FastLuck(1));"
        "print(len(game.draw(state, 0).svg()), game.bots())"
    )
    paths = [str(tmp_path / "src"), *filter(None, [environment()["PYTHONPATH"]])]
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**environment(), "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout
