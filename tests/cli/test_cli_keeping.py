"""Games on the disk: whatever kills the command, nothing that was shown is lost."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import time
from pathlib import Path

import pytest

from quipu.core.record import read_record
from tests.support.command_line import Desk, unfinished_game

SCRIPT = ["1", "1 2", "2", "end_turn"] * 4


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def told(shown: str) -> list[str]:
    """The sentences about what happened, without boards, lists and prompts."""
    verbs = ("began", "threw", "stopped", "wrote", "built", "used", "traded")
    lines = [line.strip() for line in shown.splitlines()]
    return [
        line for line in lines if line.endswith(".") and any(f" {verb} " in line for verb in verbs)
    ]


def until_prompts(process: subprocess.Popen[str], count: int) -> str:
    """What the command shows until it has asked so many times."""
    assert process.stdout is not None
    shown = ""
    while shown.count("> ") < count:
        letter = process.stdout.read(1)
        assert letter, shown
        shown += letter
    return shown


def killed_after(desk: Desk, record: Path, answers: int, *words: str) -> str:
    """Play so many answers in a real process, kill it, and give back what it showed."""
    with desk.start("play", "dice", "--seats", "me,random", *words, "--record", record) as process:
        assert process.stdin is not None
        shown = until_prompts(process, 1)
        for line in SCRIPT[:answers]:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            shown += until_prompts(process, 1)
        process.send_signal(signal.SIGKILL)
    return shown


# ---- kill -9 ----------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 1, 4])
def test_a_game_killed_at_any_moment_goes_on_with_nothing_lost(desk: Desk, answers: int) -> None:
    record = desk.folder / "a.quipu"
    shown = killed_after(desk, record, answers)
    again = desk.ok("play", "--resume", record, typed="log all\n")
    log = told(again.partition("log all\n")[2])
    assert log[-len(told(shown)) :] == told(shown)
    desk.ok("verify", record)


def test_bots_killed_in_full_swing_lose_nothing(desk: Desk) -> None:
    record = desk.folder / "bots.quipu"
    words = ["play", "dice-plus", "--seats", "random,random", "--record", str(record)]
    with desk.start(*words) as process:
        assert process.stdout is not None
        shown = [process.stdout.readline() for _ in range(40)]
        process.send_signal(signal.SIGKILL)
        shown += process.stdout.read().splitlines(keepends=True)
    assert process.returncode == -signal.SIGKILL
    whole = record.read_bytes().rpartition(b"\n")[0] + b"\n"
    replayed = desk.ok("replay", desk.write("copy.quipu", whole), "--json")
    assert replayed.count("\n") == whole.count(b"\n") - 1
    happened = replayed.count('"event": "threw"')
    assert happened >= sum(" threw " in line for line in shown[:-1])


def test_a_resumed_game_goes_on_as_if_nothing_had_happened(desk: Desk) -> None:
    """With the same seed and the same answers: killed and resumed, or played in one go."""
    words = ["play", "dice", "--seats", "me,random", "--seed", "5", "--record"]
    desk.ok(*words, desk.folder / "whole.quipu", typed="".join(f"{a}\n" for a in SCRIPT))
    record = desk.folder / "parts.quipu"
    killed_after(desk, record, 6, "--seed", "5")
    with record.open("a") as file:
        file.write('{"knot":99,"seat"')
    desk.ok("play", "--resume", record, typed="".join(f"{a}\n" for a in SCRIPT[6:]))
    assert record.read_bytes() == (desk.folder / "whole.quipu").read_bytes()


# ---- torn lines -------------------------------------------------------------------------------


def test_a_torn_last_line_is_cut_away_wherever_it_was_torn(desk: Desk) -> None:
    lines = unfinished_game().splitlines(keepends=True)
    whole, last = "".join(lines[:-1]), lines[-1]
    for length in (1, len(last) // 2, len(last) - 1):
        record = desk.write("torn.quipu", whole + last[:length])
        desk.ok("play", "--resume", record)
        assert record.read_text() == whole
        desk.ok("play", "--resume", record, typed="2\n")
        desk.ok("verify", record)


def test_a_line_torn_inside_a_letter_is_cut_away_too(desk: Desk) -> None:
    record = desk.write("torn.quipu", unfinished_game().encode() + '{"name":"ß'.encode()[:-1])
    desk.ok("play", "--resume", record)
    assert record.read_text() == unfinished_game()


def test_a_game_torn_in_its_first_knot_starts_from_its_header(desk: Desk) -> None:
    lines = unfinished_game().splitlines(keepends=True)
    record = desk.write("torn.quipu", lines[0] + lines[1][:10])
    desk.ok("play", "--resume", record)
    assert record.read_text() == "".join(lines[:2])


def test_a_finished_game_without_its_last_line_gets_it_back(desk: Desk) -> None:
    record = desk.folder / "end.quipu"
    desk.ok("play", "dice", "--seats", "random", "--seed", "1", "--record", record)
    whole = record.read_text()
    record.write_text(whole[:-30])
    shown = desk.ok("play", "--resume", record)
    assert "Verified: " in shown
    assert record.read_text() == whole


def test_a_torn_header_is_a_fault_and_stays_as_it_is(desk: Desk) -> None:
    record = desk.write("torn.quipu", unfinished_game()[:50])
    result = desk.run("play", "--resume", record)
    assert result.exit_code == 2
    assert "line 1: there is no header" in result.stderr
    assert record.read_text() == unfinished_game()[:50]


# ---- the secret -------------------------------------------------------------------------------


def test_the_secret_lies_beside_a_running_game_for_its_owner_alone(desk: Desk) -> None:
    record = desk.folder / "a.quipu"
    desk.ok("play", "dice", "--seats", "me", "--record", record)
    secret = desk.folder / "a.quipu.key"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert len(bytes.fromhex(secret.read_text().strip())) == 32
    assert secret.read_text().strip() not in record.read_text()


def test_the_secret_is_shown_and_gone_at_the_end(desk: Desk) -> None:
    record = desk.folder / "a.quipu"
    desk.ok("play", "dice", "--seats", "me", "--record", record, typed="1\n")
    secret = (desk.folder / "a.quipu.key").read_text().strip()
    desk.ok("play", "--resume", record, typed="2\nend_turn\n1\n" * 15 + "2\nend_turn\n")
    assert secret in record.read_text().splitlines()[-1]
    assert not (desk.folder / "a.quipu.key").exists()
    assert '"luck": true' in desk.ok("verify", record, "--json")


def test_a_seeded_game_has_no_secret(desk: Desk) -> None:
    desk.ok("play", "dice", "--seats", "me", "--seed", "1", "--record", desk.folder / "a.quipu")
    assert [path.name for path in desk.folder.iterdir()] == ["a.quipu"]


# ---- where games lie --------------------------------------------------------------------------


def test_last_is_the_unfinished_game_that_was_played_last(desk: Desk) -> None:
    folder = desk.folder / "data" / "quipu" / "games"
    for seats in ("Ada", "Ben", "random"):
        desk.ok("play", "dice", "--seats", seats)
    paths = sorted(folder.glob("*.quipu"), key=lambda path: path.stat().st_mtime_ns)
    assert len(paths) == 3
    for age, path in enumerate(reversed(paths)):
        os.utime(path, (time.time() - age, time.time() - age))
    assert "Ben> " in desk.ok("play", "--resume", "last")


def test_last_of_a_game_is_the_last_of_that_game(desk: Desk) -> None:
    folder = desk.folder / "data" / "quipu" / "games"
    desk.ok("play", "dice", "--seats", "Ada")
    desk.ok("play", "egypt", "--seats", "Ben,random,random")
    (folder / "torn.quipu").write_text("no header", encoding="utf-8")
    for age, path in enumerate(["torn", "egypt", "dice"]):
        [found] = folder.glob(f"*{path}*.quipu")
        os.utime(found, (time.time() - age, time.time() - age))
    assert "Ada> " in desk.ok("play", "dice", "--resume", "last")
    none = desk.run("play", "jade", "--resume", "last")
    assert "no unfinished game of jade" in none.stderr


def test_two_games_in_one_second_get_two_names(desk: Desk) -> None:
    for _ in range(3):
        desk.ok("play", "dice", "--seats", "me")
    assert len(list((desk.folder / "data" / "quipu" / "games").glob("*.quipu"))) == 3


def test_a_game_is_played_in_one_window_only(desk: Desk) -> None:
    pytest.importorskip("fcntl")
    record = desk.folder / "a.quipu"
    with desk.start("play", "dice", "--seats", "me", "--record", record) as process:
        until_prompts(process, 1)
        result = desk.run("play", "--resume", record)
        assert result.exit_code == 2
        assert "is being played in another window" in result.stderr
        process.kill()
    desk.ok("play", "--resume", record)


def test_quitting_says_how_to_go_on(desk: Desk) -> None:
    record = desk.folder / "a game.quipu"
    for typed in ("q\n", ""):
        record.unlink(missing_ok=True)
        words = ["play", "dice", "--seats", "me", "--seed", "1", "--record"]
        shown = desk.ok(*words, record, typed=typed)
        assert f"quipu play --resume '{record}'" in shown
        assert read_record(record.read_text()).knots[0]["table"] == "start"


def test_what_happened_last_is_told_to_who_comes_back(desk: Desk) -> None:
    record = desk.unfinished()
    shown = desk.ok("play", "dice", "--resume", record, typed="q\n")
    assert "The game continues after 3 moves. Before:" in shown
    assert "stopped throwing." in shown
