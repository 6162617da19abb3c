"""Broken third-party games: left out and named, and nobody else is hurt."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from quipu import FastLuck, UnknownGame, registry
from quipu.plugins import BrokenPlugin, Place
from quipu.server.fault_log import kind_of
from tests.support.new_packages import command, load_game, register_game, write_game

LOBBY = """
import json
from pathlib import Path
from fastapi.testclient import TestClient
from quipu.server.web.app import create_app
from quipu.server.config import Settings

settings = Settings(database=str(Path("lobby.sqlite").resolve()))
with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
    lobby, health = client.get("/"), client.get("/health")
    print(json.dumps([lobby.status_code, lobby.text, health.status_code, health.json()]))
"""


def run(words: list[str], env: dict[str, str], cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, env=env, cwd=cwd, capture_output=True, text=True, check=False, timeout=120
    )


def test_a_game_that_does_not_load_is_left_out_with_file_and_line(tmp_path: Path) -> None:
    file = write_game(
        tmp_path, "heap", ("from typing import", "import nothing_there\nfrom typing import")
    )
    line = file.read_text().splitlines().index("import nothing_there") + 1
    env = register_game(file, tmp_path / "site")
    listed = run(command("games"), env, tmp_path)
    assert listed.returncode == 0
    assert "jade" in listed.stdout
    place = f"heap/src/heap/game.py:{line}"
    reason = "ModuleNotFoundError: No module named 'nothing_there'"
    assert f"the game heap could not be loaded: {place}: {reason}" in listed.stdout
    played = run(command("play", "heap"), env, tmp_path)
    assert (played.returncode, played.stdout) == (2, "")
    assert f"{place}: {reason}" in played.stderr
    assert played.stderr.count("\n") == 1
    assert run(command("--help"), env, tmp_path).returncode == 0


@pytest.mark.parametrize(
    ("slip", "said"),
    [
        (('KINDS = {"take"', 'KINDS = {"grab"'), "KINDS lacks 'take', the kind of Take"),
        (("def look(", "def looks("), "HeapGame does not define 'look'"),
        (('super().__init__("heap"', 'super().__init__("dice"'), "two games are registered as"),
        (("class Take(", "class Take(:"), "SyntaxError"),
        (("CATALOGUE: Catalogue", "raise SystemExit(3)\nCATALOGUE: Catalogue"), "SystemExit: 3"),
    ],
    ids=["kind", "method", "key", "syntax", "exit"],
)
def test_what_cannot_be_played_is_found_at_load(
    slip: tuple[str, str], said: str, tmp_path: Path
) -> None:
    file = write_game(tmp_path, "heap", slip)
    played = run(command("play", "heap"), register_game(file, tmp_path / "site"), tmp_path)
    assert played.returncode == 2
    assert said in played.stderr
    assert "heap/src/heap/game.py:" in played.stderr
    assert played.stderr.count("\n") == 1


def test_a_fault_inside_a_game_is_that_of_the_game(tmp_path: Path) -> None:
    file = write_game(tmp_path, "heap", ("state.heap -= self", "state.heep -= self"))
    env = register_game(file, tmp_path / "site")
    words = command("sim", "heap", "--bots", "random,random", "--games", "1")
    line = next(n for n, text in enumerate(file.read_text().splitlines(), 1) if "heep" in text)
    done = run(words, env, tmp_path)
    assert done.returncode == 70
    assert f"error in the game heap at heap/src/heap/game.py:{line}: AttributeError" in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" in run([*words, "--debug"], env, tmp_path).stderr
    checked = run(command("check", "heap"), env, tmp_path)
    assert checked.returncode == 1
    assert f"heap/src/heap/game.py:{line}  games_end" in checked.stdout


def test_a_method_that_a_state_lacks_is_named_as_the_game_s(tmp_path: Path) -> None:
    file = write_game(tmp_path, "heap", ("def waiting(", "def awaited("))
    env = register_game(file, tmp_path / "site")
    done = run(command("sim", "heap", "--bots", "random,random", "--games", "1"), env, tmp_path)
    assert done.returncode == 70
    assert "error in the game heap at" in done.stderr


def test_lobby_and_health_name_what_is_left_out_and_go_on(tmp_path: Path) -> None:
    pytest.importorskip("fastapi")
    file = write_game(
        tmp_path, "heap", ("from typing import", "import nothing_there\nfrom typing import")
    )
    env = register_game(file, tmp_path / "site")
    done = run([command()[0], "-c", LOBBY], env, tmp_path)
    assert done.returncode == 0, done.stderr
    status, lobby, well, health = json.loads(done.stdout.splitlines()[-1])
    assert (status, well) == (200, 200)
    assert 'id="left-out"' in lobby
    assert "No module named &#39;nothing_there&#39;" in lobby
    assert health["left_out"][0]["game"] == "heap"
    assert health["left_out"][0]["at"].startswith("heap/game.py:")


def test_a_game_that_cannot_be_shown_is_left_out_of_the_lobby(tmp_path: Path) -> None:
    pytest.importorskip("fastapi")
    paints = "    def presenter(self) -> object:\n        raise RuntimeError('no paint')\n\n"
    file = write_game(
        tmp_path, "heap", ("    def from_position(", f"{paints}    def from_position(")
    )
    done = run([command()[0], "-c", LOBBY], register_game(file, tmp_path / "site"), tmp_path)
    assert done.returncode == 0, done.stderr
    status, lobby, well, health = json.loads(done.stdout.splitlines()[-1])
    assert (status, well) == (200, 200)
    assert 'id="left-out"' in lobby
    assert health["left_out"][0]["reason"] == "RuntimeError: no paint"


def test_a_fault_names_the_game_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write_game(tmp_path, "heaplog", ("state.heap -= self", "state.heep -= self"))
    game = load_game(file, monkeypatch)
    monkeypatch.setattr(registry, "_foreign", [({"heaplog": game}, [])])
    state = game.start(2, FastLuck(1))
    with pytest.raises(AttributeError) as caught:
        state.apply(0, state.legal(0)[0], FastLuck(1))
    plugin = registry.plugin_of(caught.value)
    assert plugin is not None
    assert (plugin.name, plugin.place.file) == ("heaplog", str(file))
    assert f"in the game heaplog, heaplog/game.py:{plugin.place.line}" in kind_of(caught.value)
    assert registry.plugin_of(ValueError("ours")) is None
    registry.report_broken(plugin)
    registry.report_broken(plugin)
    assert [each.name for each in registry.broken_plugins()] == ["heaplog"]


def test_a_broken_game_is_refused_by_name_with_its_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plugin = BrokenPlugin("heap", "quipu-heap", Place("/x/heap/game.py", 3), "ImportError: x", "")
    monkeypatch.setattr(registry, "_foreign", [({}, [plugin])])
    with pytest.raises(registry.BrokenGame, match=r"loaded: /x/heap/game\.py:3"):
        registry.game("heap")
    with pytest.raises(UnknownGame):
        registry.game("heaps")
