"""The built wheel in empty environments: it plays and serves, and every extra is enough alone.

An environment holds the wheel, installed by pip, and of all other packages exactly those that its
metadata ask for; they are linked from here, so that nothing is loaded from elsewhere.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement

from tests.support.paths import ROOT

WHEELS = sorted((ROOT / "build" / "dist").glob("*.whl"))
USES = {
    "": "import quipu, quipu.cli.app; quipu.game('inca').start(3, quipu.FastLuck(1)).legal(0)",
    "server": "from quipu.server.web.app import create_app",
    "postgres": "import asyncpg; from quipu.server.web.app import create_app",
    "arena": "from quipu import arena; arena.run('dice', ['greedy', 'random'], games=2)",
    "rl": "from quipu.envs import GamesEnv, SingleEnv, aec, spiel; aec('dice', 2), spiel",
}

pytestmark = pytest.mark.skipif(
    os.environ.get("QUIPU_EXPECT") != "compiled" or not WHEELS,
    reason="there is no wheel to install",
)


def needed(extra: str) -> set[str]:
    """The packages that Quipu asks for with one extra, and all that they ask for."""
    found: set[tuple[str, str]] = set()
    waiting = [("quipu", ""), ("quipu", extra)]
    while waiting:
        name, chosen = wanted = waiting.pop()
        if wanted in found:
            continue
        found.add(wanted)
        for said in distribution(name).requires or []:
            asked = Requirement(said)
            if asked.marker is None or asked.marker.evaluate({"extra": chosen}):
                waiting += [(asked.name.lower(), each) for each in ("", *asked.extras)]
    return {name for name, _ in found} - {"quipu"}


def link(package: str, site: Path) -> None:
    there = distribution(package)
    for top in {file.parts[0] for file in there.files or []} - {"..", "__pycache__"}:
        place = Path(str(there.locate_file(top)))
        if place.exists() and not (site / top).exists():
            (site / top).symlink_to(place)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What pip makes of the wheel: packages and the command."""
    folder = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*command, "--target", str(folder), str(WHEELS[0])], check=True, timeout=300)
    return folder


def environment(folder: Path, installed: Path, extra: str) -> Path:
    """An empty environment with the wheel and what one extra asks for; its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    site = next((folder / "lib").glob("python3*")) / "site-packages"
    for place in installed.iterdir():
        if place.name != "bin":
            (site / place.name).symlink_to(place)
    for package in needed(extra):
        link(package, site)
    return folder / "bin" / "python"


def clean() -> dict[str, str]:
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "QUIPU"))
    }


@pytest.mark.parametrize("extra", list(USES))
def test_every_extra_is_enough_alone(extra: str, installed: Path, tmp_path: Path) -> None:
    python = environment(tmp_path / "env", installed, extra)
    check = "import quipu; assert quipu.COMPILED; assert 'site-packages' in quipu.__file__"
    command = [str(python), "-c", f"{check}; {USES[extra]}"]
    done = subprocess.run(
        command, env=clean(), cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_command_plays_and_says_what_is_missing(installed: Path, tmp_path: Path) -> None:
    python = environment(tmp_path / "env", installed, "")

    def quipu(*words: str) -> subprocess.CompletedProcess[str]:
        command = [str(python), str(installed / "bin" / "quipu"), *words]
        home = {"XDG_DATA_HOME": str(tmp_path)}
        return subprocess.run(
            command, env=clean() | home, cwd=tmp_path, capture_output=True, text=True, check=False
        )

    played = quipu("play", "dice", "--seats", "random,random", "--seed", "1")
    assert played.returncode == 0, played.stderr
    served = quipu("serve")
    assert served.returncode == 2
    assert "quipu[server]" in served.stderr
    assert "Traceback" not in served.stderr
    for wanted, extra in (("quipu.envs", "rl"), ("quipu.arena; quipu.arena.run", "arena")):
        command = [str(python), "-c", f"import {wanted}"]
        lacking = subprocess.run(
            command, env=clean(), cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert f"pip install 'quipu[{extra}]'" in lacking.stderr


def test_the_command_serves(installed: Path, tmp_path: Path) -> None:
    python = environment(tmp_path / "env", installed, "server")
    command = [
        str(python),
        str(installed / "bin" / "quipu"),
        "serve",
        "--port",
        "0",
        "--no-browser",
    ]
    home = {"XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(
        command, env=clean() | home, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+/", server.stdout.readline())
            assert address is not None
            with urlopen(address[0], timeout=60) as page:
                assert "Quipu" in page.read().decode()
        finally:
            server.terminate()


def test_the_wheel_holds_what_it_should() -> None:
    with zipfile.ZipFile(WHEELS[0]) as wheel:
        names = wheel.namelist()
        said = wheel.read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert "quipu/py.typed" in names
    assert not [name for name in names if "/tests/" in name or name.startswith("tests/")]
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert "License-Expression: MIT" in said
    assert "Requires-Python: >=3.11" in said
