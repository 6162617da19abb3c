"""Packages as `quipu new` writes them, for the tests: with slips of an author, and installed."""

from __future__ import annotations

import os
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from quipu import Game
from quipu.cli.new import title_of, write_package


def write_game(folder: Path, name: str, *slips: tuple[str, str]) -> Path:
    """The game.py of a new package, with these pieces of it replaced."""
    file = write_package(name, folder) / "src" / name / "game.py"
    text = file.read_text("utf-8")
    for before, after in slips:
        assert before in text, before
        text = text.replace(before, after)
    file.write_text(text, "utf-8")
    return file


def load_game(file: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of a package that is not installed."""
    name = file.parent.name
    monkeypatch.syspath_prepend(file.parent.parent)
    invalidate_caches()
    made = getattr(import_module(f"{name}.game"), f"{title_of(name).replace(' ', '')}Game")()
    assert isinstance(made, Game)
    return made


def register_game(file: Path, folder: Path) -> dict[str, str]:
    """The environment of a program that finds this package by its entry point."""
    name = file.parent.name
    info = folder / f"{name}-0.1.dist-info"
    info.mkdir(parents=True)
    text = f"Metadata-Version: 2.1\nName: quipu-{name}\nVersion: 0.1\n"
    (info / "METADATA").write_text(text)
    point = f"{name} = {name}.game:{title_of(name).replace(' ', '')}Game"
    (info / "entry_points.txt").write_text(f"[quipu.games]\n{point}\n")
    given = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    paths = [str(folder), str(file.parent.parent), *(str(Path(each).resolve()) for each in given)]
    found = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return {**found, "LANG": "C.UTF-8", "LC_ALL": "", "COLUMNS": "100"}


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "quipu", *words]
