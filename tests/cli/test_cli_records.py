"""Stored games: stepping through them, proving them, drawing them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quipu import game
from tests.support.command_line import Desk, finished_game

LAST = finished_game().count("\n") - 2


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


# ---- replay -----------------------------------------------------------------------------------


def test_replay_goes_forward_back_and_anywhere(desk: Desk) -> None:
    shown = desk.ok("replay", desk.finished(), typed="\nn\nb\n40\n9999\nb\nx\nq\n")
    steps = [line for line in shown.splitlines() if line.startswith("Step ")]
    assert steps == [f"Step {n} of {LAST}" for n in (0, 1, 2, 1, 40, 39)]
    assert f"there is no step 9999 (0 to {LAST})" in shown
    assert "“x” was not understood" in shown


def test_replay_does_not_go_before_the_start_and_ends_with_its_input(desk: Desk) -> None:
    shown = desk.ok("replay", desk.finished(), typed="b\n")
    assert "there is no step -1" in shown


def test_one_step_shows_what_happened_and_the_board(desk: Desk) -> None:
    shown = desk.ok("replay", desk.finished(), "--step", "1")
    assert f"Step 1 of {LAST}" in shown
    assert " threw " in shown
    assert "The Dice Game · " in shown


def test_a_step_in_german_and_through_the_eyes_of_a_seat(desk: Desk) -> None:
    shown = desk.ok("replay", desk.finished(), "--step", "1", "--lang", "de", "--seat", "Ada")
    assert f"Schritt 1 von {LAST}" in shown
    assert "Würfelspiel · Ada · " in shown
    assert shown == desk.ok("replay", desk.finished(), "--step", "1", "--lang", "de", "--seat", "0")


def test_json_gives_every_step_as_a_line(desk: Desk) -> None:
    lines = desk.ok("replay", desk.finished(), "--json").splitlines()
    steps = [json.loads(line) for line in lines]
    assert [step["knot"] for step in steps] == list(range(LAST + 1))
    assert steps[0]["table"] == "start"
    assert steps[1]["action"]["kind"] == "throw_dice"
    assert steps[1]["seat"] in (0, 1)
    assert steps[1]["told"][0]["event"] == "threw"
    assert [set(points) for points in steps[1]["points"]] == [
        {"roads", "knights", "settlements", "cities", "crosses"}
    ] * 2
    assert steps[-1]["table"] == "end"
    dice = game("dice")
    for step in steps[:: LAST // 10]:
        assert dice.position(dice.from_position(step["position"])) == step["position"]


def test_json_of_one_step_through_the_eyes_of_a_seat(desk: Desk) -> None:
    step = json.loads(desk.ok("replay", desk.finished(), "--json", "--step", "3", "--seat", "1"))
    assert step["knot"] == 3
    assert step["view"]["seat"] == 1
    assert "position" not in step


# ---- verify -----------------------------------------------------------------------------------


def test_verify_says_what_it_checked(desk: Desk) -> None:
    shown = desk.ok("verify", desk.finished())
    assert f"The record is valid: {LAST + 1} entries, the game is finished." in shown
    assert "✓ chain" in shown
    assert "✓ rules: every step is legal" in shown
    assert "– luck: it comes from a seed" in shown
    assert "– published hash: not checked" in shown


def test_verify_with_a_published_head(desk: Desk) -> None:
    head = json.loads(finished_game().splitlines()[20])["hash"]
    assert "✓ published hash" in desk.ok("verify", desk.finished(), "--head", head)


def test_luck_is_checked_only_when_its_key_is_known(desk: Desk) -> None:
    record = desk.folder / "open.quipu"
    desk.ok("play", "dice", "--seats", "me", "--record", record, typed="1\n")
    assert "– luck: not checked" in desk.ok("verify", record)


def test_verify_in_json(desk: Desk) -> None:
    verdict = json.loads(desk.ok("verify", desk.finished(), "--json"))
    last = json.loads(finished_game().splitlines()[-1])["hash"]
    assert verdict == {
        "sound": True,
        "knots": LAST + 1,
        "finished": True,
        "chain": True,
        "head": False,
        "luck": True,
        "drawn": False,
        "origin": "seed",
        "last": last,
    }


# ---- draw -------------------------------------------------------------------------------------


def test_a_picture_as_svg_in_a_language(desk: Desk) -> None:
    out = desk.folder / "a.svg"
    words: list[str | Path] = [
        "draw",
        desk.finished(),
        "--step",
        "10",
        "--lang",
        "de",
        "--seat",
        "Ben",
    ]
    assert "Schritt 10 gezeichnet" in desk.ok(*words, "--out", out)
    picture = out.read_text()
    assert picture.startswith("<svg")
    assert "Blatt von Ben" in picture


def test_a_picture_as_png_is_scaled(desk: Desk) -> None:
    sizes = []
    for scale in ("0.5", "1"):
        out = desk.folder / "a.png"
        desk.ok("draw", desk.finished(), "--out", out, "--scale", scale, "--narrow")
        data = out.read_bytes()
        assert data.startswith(b"\x89PNG")
        sizes.append(int.from_bytes(data[16:20], "big"))
    assert sizes[1] == pytest.approx(2 * sizes[0], abs=1)


def test_a_picture_replaces_an_older_one_and_leaves_nothing_else(desk: Desk) -> None:
    file = desk.finished()
    out = desk.write("a.svg", "old")
    desk.ok("draw", file, "--out", out)
    assert out.read_text().startswith("<svg")
    assert sorted(path.name for path in desk.folder.iterdir()) == ["a.svg", "done.quipu"]


def test_a_moving_picture_tells_how_many_steps_it_holds(desk: Desk) -> None:
    out = desk.folder / "a.svg"
    said = desk.ok("draw", desk.finished(), "--moving", "--step", "6", "--out", out)
    assert said.startswith("6 steps drawn as an animation")


def test_without_a_step_the_last_one_is_drawn(desk: Desk) -> None:
    assert f"Step {LAST} drawn" in desk.ok("draw", desk.finished(), "--out", desk.folder / "a.svg")
