"""`quipu check`: slips of an author, each found by the rule that is meant for it, with its line."""

from __future__ import annotations

import itertools
from pathlib import Path
from types import SimpleNamespace

import pytest

import quipu
from quipu.bots.bot import WeighingBot
from quipu.bots.searching import GuardedBot
from quipu.cli.new import write_package
from quipu.testing import Advice, check
from quipu.testing.contract import rule_count
from quipu.testing.machines import playouts_are_guided
from tests.support.new_packages import load_game, write_game

NUMBERS = itertools.count()
COPY = "return @(int(self.seats), self.heap, self.active)"
WON = "else Result([self.active], points, "
OVER = "[self.active] if self.heap else []"

# What an author gets wrong: the piece, what replaces it, the rule, and a piece of the line named
SLIPS = {
    "copy forgets": (COPY, "return @(int(self.seats), self.heap, 0)", "copies", "def copy"),
    "copy shares": (COPY, "return self", "copies_share_nothing", "def copy"),
    "typo in apply": ("state.heap -= ", "state.heep -= ", "games_end", "state.heep -= "),
    "never over": (OVER, "[self.active]", "games_end", "def waiting"),
    "event kind": ("by_name([TOOK, ENDED])", "by_name([ENDED])", "events_are", "def apply"),
    "event field": ('"seat": SEAT, ', "", "events_are_declared", "def apply"),
    "nothing told": ("journal.tell(TOOK.of", "str(TOOK.of", "games_end", "def apply"),
    "kind": ('KINDS = {"take"', 'KINDS = {"grab"', "kinds_are_declared", "class Take"),
    "parameter": ('Parameter("count"', 'Parameter("n"', "kinds_are_declared", "class Take"),
    "points": (WON, "else Result([self.active], points[::-1], ", "points_sum", "def result"),
    "paragraph": ('"too_many", "H2.1"', '"too_many", "H9.9"', "paragraphs", "def refusal"),
    "no copy": ("def copy(", "def copied(", "methods_are_there", "class Heap"),
    "no imagine": ("def imagine(", "def imagined(", "methods_are_there", "class Heap"),
}


def name() -> str:
    """A package is imported once: each test writes one of another name."""
    return f"heap{next(NUMBERS)}"


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_found_by_its_rule_with_its_line(
    slip: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = name()
    before, after, rule, line = (text.replace("@", key.capitalize()) for text in SLIPS[slip])
    file = write_game(tmp_path, key, (before, after))
    first = check(load_game(file, monkeypatch))[0]
    assert first.rule.startswith(rule), first
    assert Path(first.place.file) == file
    assert line in file.read_text().splitlines()[first.place.line - 1]
    assert first.sentence.endswith(".")
    assert not first.is_advice


def test_a_new_game_lacks_nothing_but_numbers_for_learners(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = check(load_game(write_game(tmp_path, name()), monkeypatch))
    assert [(each.rule, each.is_advice) for each in found] == [("there_is_a_tensor", True)]
    assert rule_count() > 50


def test_missing_texts_and_rules_are_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = name()
    package = write_package(key, tmp_path) / "src" / key
    (package / "rules.md").unlink()
    texts = package / "text" / "en.ftl"
    texts.write_text(texts.read_text().replace("event-took", "event-took-it"))
    found = {each.rule: each for each in check(load_game(package / "game.py", monkeypatch))}
    assert "event-took" in found["events_have_texts"].message
    assert found["events_have_texts"].place.file == str(texts)
    assert "rules.md" in found["there_is_a_ledger"].message
    assert all(each.is_advice for each in found.values())


def test_a_second_language_has_to_be_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = name()
    package = write_package(key, tmp_path) / "src" / key
    (package / "text" / "nl.ftl").write_text(f"game-{key} = Hoop\n")
    found = {each.rule: each for each in check(load_game(package / "game.py", monkeypatch))}
    assert found["languages_are_complete"].place.file.endswith("nl.ftl")


def test_a_finding_as_json_names_file_line_and_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write_game(tmp_path, name(), ("state.heap -= ", "state.heep -= "))
    first = check(load_game(file, monkeypatch))[0]
    form = first.to_json()
    assert (form["file"], form["rule"], form["advice"]) == (str(file), "games_end", False)
    assert "heep" in str(form["found"])
    assert "AttributeError" in first.trace


class Unguided(WeighingBot):
    """It weighs, but says nothing about playouts."""


def test_a_level_that_searches_by_chance_is_noticed() -> None:
    game = quipu.game("dice")
    unguided = GuardedBot("hard", game, Unguided("plain"), 10, 5)
    noticed = SimpleNamespace(bots=lambda: ["hard"], bot=lambda name: unguided)
    with pytest.raises(Advice, match="write `quick`"):
        playouts_are_guided(noticed)  # type: ignore[arg-type]
    for each in quipu.games().values():
        playouts_are_guided(each)
