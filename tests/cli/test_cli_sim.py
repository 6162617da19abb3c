"""Simulations: the same for any number of jobs, honest figures, and a clean stop."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import quipu
from quipu.arena.summary import Mean
from quipu.cli.figures import Figures, bin_width, histogram
from quipu.texts import LANGUAGES, speaker
from tests.support.command_line import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_a_line_for_each_bot_and_a_histogram(desk: Desk) -> None:
    shown = desk.ok("sim", "dice", "--games", "20", "--bots", "random,random", "--seed", "3")
    assert "dice: 20 games, seed 3" in shown
    assert "mean points (95 %)" in shown
    assert "±" in shown
    assert "random’s points" in shown
    assert "█" in shown


def test_the_same_seed_is_the_same_result_for_any_number_of_jobs(desk: Desk) -> None:
    words = ["sim", "dice", "--games", "30", "--bots", "random", "--seed", "5"]
    shown = [
        desk.ok(*words, "--jobs", jobs, "--out", desk.folder / f"{jobs}.jsonl")
        for jobs in ("1", "2")
    ]
    assert shown[0] == shown[1]
    assert (desk.folder / "1.jsonl").read_bytes() == (desk.folder / "2.jsonl").read_bytes()


def test_out_has_a_line_for_every_game(desk: Desk) -> None:
    out = desk.write("old.jsonl", "old\n")
    desk.ok("sim", "dice", "--games", "5", "--bots", "random,random", "--out", out)
    games = [json.loads(line) for line in out.read_text().splitlines()]
    assert [each["game"] for each in games] == [0, 1, 2, 3, 4]
    assert all(len(each["points"]) == 2 for each in games)


def test_how_games_ended_what_happened_and_where_points_came_from(desk: Desk) -> None:
    words = ["sim", "dice", "--games", "4", "--bots", "random,random"]
    shown = desk.ok(*words)
    ends = shown[shown.index("How the games ended") :]
    assert "All turns have been played 100.0 % (51.0 – 100.0 %)" in " ".join(ends.split())
    assert "rounds 15.00 ± 0.00" in " ".join(ends.split())
    assert "random’s points by source" in ends
    assert "Settlements" in ends


def test_every_game_answers_with_facts_that_have_a_name(desk: Desk) -> None:
    for game in quipu.games().values():
        seats = min(game.seat_counts({each.name: each.default for each in game.options}))
        state = game.start(seats, quipu.FastLuck(1))
        for lang in LANGUAGES:
            speak = speaker(game.anchor, lang, strict=True)
            for fact in state.course_figures():
                assert speak(f"fact-{fact.replace('_', '-')}")


def test_games_that_reached_the_limit_are_said(desk: Desk) -> None:
    words = ["sim", "dice-plus", "--games", "3", "--bots", "random,random"]
    shown = desk.ok(*words, "--option", "round_limit=2")
    assert "3 games were ended by round_limit." in shown


def test_figures_in_german(desk: Desk) -> None:
    words = ["sim", "dice", "--games", "3", "--bots", "random", "--lang", "de"]
    shown = desk.ok(*words)
    assert "3 Partien" in shown
    assert "100,0 %" in shown


def start_up() -> float:
    """How long this machine takes just now to start Python."""
    began = time.monotonic()
    subprocess.run([sys.executable, "-S", "-c", ""], check=True)
    return time.monotonic() - began


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_within_a_second_with_whole_lines(desk: Desk, jobs: str) -> None:
    out = desk.folder / "games.jsonl"
    words = ["sim", "dice", "--games", "10000000", "--bots", "random", "--jobs", jobs]
    with desk.start(*words, "--out", out) as process:
        while not out.exists() or out.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
            time.sleep(0.05)
        began = time.monotonic()
        os.kill(process.pid, signal.SIGINT)
        shown, errors = process.communicate(timeout=20)
        took = time.monotonic() - began
    assert process.returncode == 130
    lines = out.read_text().splitlines(keepends=True)
    assert all(line.endswith("}\n") for line in lines)
    assert errors == f"quipu: stopped after {len(lines):,} games\n"
    assert f"dice: {len(lines):,} games" in shown
    assert took < 1 + 10 * start_up()  # so much room as a busy machine needs


# ---- figures ----------------------------------------------------------------------------------


def test_histograms_have_round_steps_and_few_rows() -> None:
    assert bin_width(0, 10) == 1
    assert bin_width(-27, 15) == 5
    assert bin_width(0, 106) == 10
    assert (10**6) // bin_width(0, 10**6) <= 14


def test_a_histogram_shows_gaps_and_shares() -> None:
    lines = histogram({1: 3, 4: 1}, 80, Figures("en")).plain.splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2", "3", "4"]
    assert lines[0].endswith("75.0 %")
    assert lines[1].endswith(" 0.0 %")


def test_one_game_alone_has_no_interval() -> None:
    mean = Mean()
    mean.add(3)
    assert Figures("en").mean(mean) == "3.00"
    mean.add(5)
    assert Figures("en").mean(mean) == "4.00 ± 1.96"


@pytest.mark.parametrize(
    ("hits", "count", "said"),
    [
        (400, 400, "100.0 % (99.0 – 100.0 %)"),  # not 100 ± 0
        (0, 10, "0.0 % (0.0 – 27.8 %)"),
        (5, 10, "50.0 % (23.7 – 76.3 %)"),
        (1, 1, "100.0 % (20.7 – 100.0 %)"),
    ],
)
def test_a_share_has_the_interval_of_wilson(hits: int, count: int, said: str) -> None:
    assert Figures("en").part(hits, count) == said
