"""Pebbles from its installed package: found, listed, shown, played in a terminal, simulated."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from quipu.drawing import library, stylesheet
from quipu.registry import games
from quipu.texts import LANGUAGES, speaker
from quipu.texts.ledger import ledger
from tests.support.example_package import PACKAGE, environment, files_of, installed

ANCHOR = "pebbles"


def quipu(*words: str, typed: str = "", code: int = 0) -> str:
    """The command, with the installed game on its path."""
    done = subprocess.run(
        [sys.executable, "-m", "quipu", *words],
        env=environment(),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == code, done.stderr
    return done.stdout


def test_the_package_holds_all_that_the_example_has() -> None:
    there = installed()
    for path in files_of(PACKAGE):
        assert (there / ANCHOR / path.relative_to(PACKAGE)).read_bytes() == path.read_bytes()
    assert ANCHOR not in games()  # nothing of ours knows it


def test_the_installed_game_is_found_with_no_change_to_ours() -> None:
    code = (
        "import json, quipu, pebbles.game;"
        "print(json.dumps([pebbles.game.__file__, sorted(quipu.games())]))"
    )
    command = [sys.executable, "-c", code]
    told = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
    place, keys = json.loads(told.stdout)
    assert Path(place).is_relative_to(installed())
    assert set(keys) == {*games(), ANCHOR}
    assert "Pebbles" in quipu("games", ANCHOR)
    assert "B2.4" in quipu("rules", ANCHOR, "B2.4", "--lang", "de")


def test_it_is_played_to_the_end_in_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.quipu"
    words = ["play", ANCHOR, "--seats", "Ada,greedy", "--seed", "3", "--record", str(record)]
    agreed = ["--option", "heap=5", "--option", "first_seat=0"]
    told = quipu(*words, *agreed, typed="take_pebble 0\n" + "1\n" * 60)
    assert "In the heap: 0, 1, 2, 3, 4" in told  # no terminal: told in words
    assert "Ada: 1 pebble · token" in told
    assert "greedy" in told
    assert quipu("verify", str(record))


def test_it_is_simulated_and_greedy_beats_chance(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    quipu("sim", ANCHOR, "--bots", "greedy,random", "--games", "60", "--out", str(file))
    played = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(played) == 60
    winners = [game["seats"][seat] for game in played for seat in game["winners"]]
    assert winners.count("greedy") > 2 * winners.count("random")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_texts_and_ledger_speak_every_language(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    assert speak(f"game-{ANCHOR}")
    paragraphs = {
        each.address for section in ledger(ANCHOR, lang).sections for each in section.paragraphs
    }
    assert {"B1.1", "B2.4", "B3.3"} <= paragraphs


def test_it_brings_symbols_and_styles_of_its_own() -> None:
    assert "pebble-1" in library(ANCHOR)
    assert "pebble-1" not in library()
    assert ".sand" in stylesheet(ANCHOR)
