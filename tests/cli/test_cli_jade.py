"""`quipu jade check-tiles`: what a right file holds, and all faults of a wrong one."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.support.command_line import Desk

RIGHT = (files("quipu.games.jade") / "components.json").read_text(encoding="utf-8")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def faults(desk: Desk, content: str | bytes, *words: str) -> list[str]:
    """What is said of a wrong file, line by line."""
    result = desk.run("jade", "check-tiles", desk.write("tiles.json", content), *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    return result.stderr.splitlines()


def test_a_right_file_is_told_by_what_it_holds(desk: Desk) -> None:
    file = desk.write("tiles.json", RIGHT)
    cities = "9 without city, 14 with one city side, 42 with two, 20 with three, 0 with four"
    assert desk.ok("jade", "check-tiles", file).splitlines() == [
        f"{file} is correct:",
        f"  85 tiles of 23 types: {cities}",
        "  59 heads and 51 coins on 93 city parts",
        "  six stacks of 15, 14, 14, 14, 14 and 14 tiles",
        "  a start cross of 21 fields, 12 of them with a city part",
        "  72 artefacts of 24 kinds: 36 well and 36 badly preserved",
    ]


@pytest.mark.parametrize(
    ("lang", "says"),
    [("de", "59 Köpfe und 51 Münzen auf 93 Stadtteilen"), ("nl", "93 stadsdelen")],
)
def test_in_other_languages(desk: Desk, lang: str, says: str) -> None:
    file = desk.write("tiles.json", RIGHT)
    assert says in desk.ok("jade", "check-tiles", file, "--lang", lang)


def test_every_fault_has_a_line_of_its_own(desk: Desk) -> None:
    data: Any = json.loads(RIGHT)
    data["tiles"][1]["count"] = 5
    data["stacks"][0] = 16
    data["artefacts"]["1A+"] = 2
    assert faults(desk, json.dumps(data)) == [
        "quipu: there are 86 tiles, not 85 (J1.1)",
        "quipu: the stacks hold 86 tiles, not 85 (J2.3)",
        "quipu: there are 71 artefacts, not 72 (J1.7)",
    ]
    assert faults(desk, json.dumps(data), "--lang", "de")[0] == (
        "quipu: es sind 86 Kärtchen statt 85 (J1.1)"
    )


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("[]", "the file is not a JSON object"),
        ("{", "is not JSON: Expecting property name"),
        ("", "is not JSON"),
        (b"\xff\xfe\xfa", "is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ('{"open": 5, "open": 6}', "the field 'open' stands there twice"),
        ('{"size": ' + "9" * 5000 + "}", "is not JSON"),
        ('{"a\\u001b[31m": 1}', "is missing"),
    ],
)
def test_what_is_no_such_file_is_told_without_a_traceback(
    desk: Desk, content: str | bytes, says: str
) -> None:
    lines = faults(desk, content)
    assert says in lines[0]
    assert all(line.startswith("quipu: ") and line.isprintable() for line in lines)


def test_a_wrong_task_and_a_missing_file(desk: Desk) -> None:
    result = desk.run("jade", "check-tile", "x.json")
    assert result.exit_code == 2
    assert "did you mean check-tiles?" in result.stderr
    result = desk.run("jade", "check-tiles", desk.folder / "none.json")
    assert result.exit_code == 2
    assert "there is no file" in result.stderr
    assert desk.run("jade", "check-tiles").stderr == "quipu: FILE is missing\n"
