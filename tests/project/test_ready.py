"""What `make` installs is whole or made anew, and one at a time; a wheel at hand is used."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tools import ready

HOLDS = """
import sys
from pathlib import Path
from tools import ready
ready.BUILD = Path(sys.argv[1])
with ready.alone():
    print("in", flush=True)
    input()
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the least that a wheel is made of; what runs is only written down."""
    for name in (*ready.PROJECT, "src/quipu/game.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("one==1\n")
    monkeypatch.setattr(ready, "ROOT", tmp_path)
    for name in ("VENV", "PYTHON", "MARK", "BUILD", "DIST", "MADE_OF", "COMPILING"):
        place: Path = getattr(ready, name)
        monkeypatch.setattr(ready, name, tmp_path / place.relative_to(ROOT))
    monkeypatch.setattr(subprocess, "run", lambda command, **_: pretend(command))
    monkeypatch.setattr(ready, "pip", lambda *words: done.append(words[0]))
    done.clear()
    (tmp_path / "build").mkdir()
    return tmp_path


done: list[str] = []


def pretend(command: list[str]) -> subprocess.CompletedProcess[str]:
    """An environment, or a wheel, in place of the real ones."""
    if "wheel" in command:
        ready.DIST.mkdir(parents=True)
        (ready.DIST / "quipu.whl").touch()
    else:
        ready.PYTHON.parent.mkdir(parents=True)
        ready.PYTHON.touch()
    done.append(command[2])
    return subprocess.CompletedProcess(command, 0)


def test_what_is_there_is_not_made_again(tree: Path) -> None:
    ready.quipu()
    assert done == ["venv", "installing 1 packages (build)", "pip", "installing Quipu"]
    ready.quipu()
    assert len(done) == 4
    (tree / ".venv" / "quipu.stamp").unlink()
    ready.quipu()  # the wheel is at hand
    assert done[4:] == ["installing Quipu"]


def test_a_change_of_the_sources_makes_a_new_wheel(tree: Path) -> None:
    ready.quipu()
    (tree / "src" / "quipu" / "game.py").write_text("other")
    ready.quipu()
    assert done[4:] == ["pip", "installing Quipu"]
    (tree / "src" / "quipu" / "tests").mkdir()
    (tree / "src" / "quipu" / "tests" / "test_game.py").touch()
    ready.quipu()  # tests are not in it
    assert len(done) == 6


def test_what_was_interrupted_is_begun_anew(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*words: str) -> None:
        raise KeyboardInterrupt

    ready.packages("build", ["requirements/build.txt"])
    with monkeypatch.context() as patch:
        patch.setattr(ready, "pip", interrupted)
        with pytest.raises(KeyboardInterrupt):
            ready.quipu()
    assert ready.MARK.exists()
    done.clear()
    ready.quipu()
    assert done == ["venv", "installing Quipu"]
    assert not ready.MARK.exists()


def test_a_compiler_that_was_stopped_leaves_nothing_that_is_used(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = tree / "build" / "lib.some" / "half.so"
    half.parent.mkdir()
    half.touch()

    def stopped(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        if "wheel" in command:
            raise KeyboardInterrupt
        return pretend(command)

    with monkeypatch.context() as patch:
        patch.setattr(subprocess, "run", stopped)
        with pytest.raises(KeyboardInterrupt):
            ready.quipu()
    assert half.exists()
    ready.quipu()
    assert not half.exists()
    half.parent.mkdir()
    half.touch()
    (tree / "src" / "quipu" / "game.py").write_text("other")
    ready.quipu()
    assert half.exists()  # what a whole build made is used again


def test_one_waits_for_the_other(tmp_path: Path) -> None:
    """The lock is that of the folder, and ends with who held it, however that ends."""
    command = [sys.executable, "-c", HOLDS, str(tmp_path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as first:  # type: ignore[call-overload]
        assert first.stdout.readline() == "in\n"
        with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as second:  # type: ignore[call-overload]
            assert "waiting" in second.stderr.readline()
            os.kill(first.pid, signal.SIGKILL)
            assert second.stdout.readline() == "in\n"
            second.communicate("\n")
