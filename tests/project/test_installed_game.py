"""A game begun as CONTRIBUTING.md says: its commands in a fresh environment, and compiled.

The environments are empty but for Quipu, as a wheel of pure Python, and what it asks for.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from quipu.cli.new import write_package
from tests.support.new_packages import command
from tests.support.paths import ROOT

GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
BEGIN = GUIDE[GUIDE.index("## Begin a game") : GUIDE.index("## A game of your own, file by file")]
BLOCKS = dict(re.findall(r"^```(\w+)\n(.*?)^```$", BEGIN, re.MULTILINE | re.DOTALL))
VERSIONS = ("3.11", "3.12", "3.13")
SOURCES = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")


def run(words: list[str], cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        words,
        env={**clean, **env, "LANG": "C.UTF-8"},
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def interpreter(version: str) -> str | None:
    """A Python of this version on this computer."""
    roots = Path(os.environ.get("PYENV_ROOT", str(Path.home() / ".pyenv"))) / "versions"
    found = [str(path) for path in sorted(roots.glob(f"{version}.*/bin/python"))]
    for each in [sys.executable, *found, shutil.which(f"python{version}") or ""]:
        if each:
            said = run([each, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], ROOT)
            if said.stdout.strip() == version:
                return each
    return None


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for name in SOURCES:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, source / name)
    words = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    done = run([*words, "--wheel-dir", str(folder), "."], source, QUIPU_PURE="1")
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*.whl")
    return made


@pytest.mark.parametrize("version", VERSIONS)
def test_the_commands_run_in_a_fresh_environment(version: str, wheel: Path, tmp_path: Path) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    fresh = tmp_path / "env"
    assert run([python, "-m", "venv", str(fresh)], tmp_path).returncode == 0
    got = run([str(fresh / "bin" / "pip"), "install", "--quiet", str(wheel)], tmp_path)
    if got.returncode:
        pytest.skip(f"the packages that Quipu needs cannot be had here: {got.stderr[-300:]}")
    path = os.pathsep.join([str(fresh / "bin"), os.environ["PATH"]])
    home = {"PATH": path, "XDG_DATA_HOME": str(tmp_path / "data")}
    done = run(["sh", "-e", "-c", BLOCKS["sh"]], tmp_path, **home)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "one piece of advice" in done.stdout
    assert (tmp_path / "heap" / "src" / "heap" / "game.py").is_file()


@pytest.mark.skipif(find_spec("mypyc") is None, reason="mypyc is not installed")
def test_a_game_can_be_compiled_as_the_guide_says(tmp_path: Path) -> None:
    folder = write_package("heap", tmp_path)
    game = folder / "src" / "heap" / "game.py"
    marked = re.sub(
        r"^class ", "@mypyc_attr(native_class=False)\nclass ", game.read_text(), flags=8
    )
    head = "from quipu.core.events import"
    game.write_text(marked.replace(head, f"from mypy_extensions import mypyc_attr\n\n{head}", 1))
    (folder / "setup.py").write_text(BLOCKS["python"])
    site = tmp_path / "site"
    words = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    given = os.environ.get("PYTHONPATH", "")
    paths = [str(Path(each).resolve()) for each in given.split(os.pathsep) if each]
    env = {"PYTHONPATH": os.pathsep.join([str(site), *paths]), "MYPYPATH": os.pathsep.join(paths)}
    done = run([*words, "--target", str(site), "."], folder, **env)
    assert done.returncode == 0, done.stderr
    assert list((site / "heap").glob("game.*.so"))
    checked = run(command("check", "heap"), tmp_path, **env)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "53 rules checked" in checked.stdout


def test_the_guide_shows_files_that_a_new_game_has(tmp_path: Path) -> None:
    folder = write_package("heap", tmp_path)
    for name in re.findall(r"^\| `([\w./]+)` \|", BEGIN, re.MULTILINE):
        assert (folder / name).is_file(), name
    lines = (folder / "src" / "heap" / "game.py").read_text().splitlines()
    assert len([line for line in lines if line.strip()]) < 100
