"""The command as such: version, help, languages, and how it leaves."""

from __future__ import annotations

import os
import platform
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import quipu
from quipu.cli import main
from quipu.cli.app import COMMANDS
from quipu.cli.voice import language_of
from tests.support.command_line import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_the_version_says_whether_it_is_compiled(desk: Desk) -> None:
    how = "compiled" if quipu.COMPILED else "pure Python"
    expected = f"quipu {quipu.__version__} ({how}, Python {platform.python_version()})\n"
    assert desk.ok("--version") == expected


def test_python_m_quipu_is_the_command(desk: Desk) -> None:
    with desk.start("--version") as process:
        assert process.communicate(timeout=20)[0].startswith("quipu ")
    assert process.returncode == 0


def test_main_returns_the_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert main(["nonsense"]) == 2
    assert capsys.readouterr().err.startswith("quipu: there is no command nonsense")


def test_importing_quipu_and_asking_the_version_load_nothing_heavy() -> None:
    code = (
        "import sys, quipu\n"
        "heavy = {'click', 'rich', 'fluent', 'babel'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
        "from quipu.cli import main\n"
        "main(['--version'])\n"
        "heavy = {'rich', 'fluent', 'babel', 'multiprocessing'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_without_words_and_with_help_it_gives_an_overview(desk: Desk) -> None:
    for words in ([], ["--help"]):
        shown = desk.ok(*words)
        assert all(f"  {name} " in shown for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", ["C.UTF-8", "de_DE.UTF-8", "nl_NL.UTF-8"])
def test_every_command_has_help_in_every_language(desk: Desk, name: str, lang: str) -> None:
    shown = desk.ok(name, "--help", LANG=lang)
    assert "⟨" not in shown
    assert f"quipu {name}" in shown
    word = {"C": "Usage:", "d": "Aufruf:", "n": "Gebruik:"}[lang[0]]
    assert word in shown


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "nl_BE"}, "nl"),
        ({"LANG": "nl", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_comes_from_the_system(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


def test_faults_are_told_in_the_language_of_the_system(desk: Desk) -> None:
    result = desk.run("rules", "dcie", LANG="de_DE.UTF-8")
    known = ", ".join(quipu.games())
    assert result.stderr == (
        f"quipu: das Spiel dcie gibt es nicht; meinst du dice? (Spiele: {known})\n"
    )


def test_a_closed_pipe_is_quiet(desk: Desk) -> None:
    with desk.start("rules", "dice") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_ctrl_c_is_one_line_and_code_130(desk: Desk) -> None:
    record = desk.folder / "a.quipu"
    with desk.start("play", "dice", "--seats", "me", "--record", record) as process:
        assert process.stdout is not None
        while process.stdout.read(1) != ">":
            pass
        os.kill(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert errors.count("\n") == 1
    assert errors.startswith("quipu: The game is saved.")
    assert "--resume" in errors


def test_games_shows_seats_sentence_and_options(desk: Desk) -> None:
    shown = desk.ok("games")
    for word in ("dice", "dice-plus", "for 1 to 4", "for 2 to 4", "Six dice", "fresh_joker"):
        assert word in shown
    assert "true or false" in shown
    assert "D10.7" in shown


def test_games_shows_one_game_in_detail_and_in_german(desk: Desk) -> None:
    shown = desk.ok("games", "dice-plus", "--lang", "de")
    assert "Würfelspiel Plus" in shown
    assert "5 bis 15" in shown
    assert "random, greedy" in shown
    assert "build_road" in shown


def test_a_fault_of_its_own_is_one_line_too(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def explode() -> None:
        raise RuntimeError("first line\nsecond line")

    monkeypatch.setattr("quipu.registry.games", explode)
    result = desk.run("games")
    assert result.exit_code == 70
    assert result.stderr.count("\n") == 1
    assert "RuntimeError: first line second line" in result.stderr
