"""The arena: balanced seats, the same luck, the same games for any jobs, and after any kill."""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("openskill")

import polars as pl

import quipu
from quipu.arena import Tournament, run
from quipu.arena.contest import BadContest, Contest, Named
from quipu.arena.tournament import deals_for, looks
from quipu.core.record import read_record
from tests.support.command_line import Desk
from tests.support.paths import SUPPORT

BOTS = ["random", "greedy"]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[Tournament, Path]:
    """A tournament of a few quick games, with its folder."""
    out = tmp_path_factory.mktemp("arena") / "small"
    return run("dice-plus", ["random"], games=12, seats=2, seed=7, out=out), out


def contest(bots: int, seats: int, seed: int = 1) -> Contest:
    """A contest for the plan alone: nobody has to play in it."""
    made = Contest("dice", tuple(Named(f"b{n}") for n in range(bots)), min(seats, 4), seed)
    object.__setattr__(made, "seats", seats)
    return made


# ---- who sits where -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seats"), [(1, 1), (1, 4), (2, 2), (2, 3), (2, 4), (3, 4), (5, 4), (7, 3)]
)
def test_every_bot_holds_every_seat_equally_often(bots: int, seats: int) -> None:
    plan = contest(bots, seats)
    held: Counter[tuple[int, int]] = Counter()
    for deal in range(bots * 6):
        rotations = plan.rotations(deal)
        for each in rotations:
            for seat, bot in enumerate(each.bots):
                held[bot, seat] += seats // len(rotations)  # an equal rotation stands for several
    assert len(held) == bots * seats
    assert len(set(held.values())) == 1


def test_a_deal_is_every_different_rotation_once() -> None:
    plan = contest(2, 4)
    for deal in range(20):
        seatings = [each.bots for each in plan.rotations(deal)]
        assert len(seatings) == len(set(seatings))
        assert len(seatings) in (2, 4)
        first = seatings[0]
        assert {first[n:] + first[:n] for n in range(4)} == set(seatings)


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    plan = contest(4, 4)
    assert len({plan.rotations(deal)[0].bots for deal in range(40)}) > 10


def test_the_luck_of_all_rotations_is_the_same_and_a_whim_goes_with_its_bot() -> None:
    plan = contest(3, 3)
    first, second, _ = plan.rotations(4)
    draws = [[int(luck.die()) for _ in range(20)] for luck in (plan.luck(4), plan.luck(4))]
    assert draws[0] == draws[1]
    for seat in range(3):
        there = second.whims.index(first.whims[seat])
        assert second.bots[there] == first.bots[seat]
        one, other = plan.whim(first, seat), plan.whim(second, there)
        assert [one.below(1000) for _ in range(9)] == [other.below(1000) for _ in range(9)]
    lucks = [plan.luck(4), plan.luck(5), contest(3, 3, seed=2).luck(4), plan.whim(first, 0)]
    assert len({tuple(luck.below(1 << 20) for _ in range(3)) for luck in lucks}) == 4


def test_seat_0_begins_unless_said_otherwise() -> None:
    assert Contest("egypt", (Named("random"),), 4).chosen()["first_seat"] == 0
    wished = Contest("jade", (Named("random"),), 4, options={"first_seat": "random"})
    assert wished.chosen()["first_seat"] == "random"


def test_looks_grow_and_end_with_the_last_deal() -> None:
    assert list(looks(1)) == [1]
    assert list(looks(100)) == [2, 4, 8, 16, 32, 40, 50, 62, 77, 96, 100]
    assert deals_for(contest(5, 4), 2000) == 500
    assert deals_for(contest(2, 2), 1) == 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"bots": []}, "somebody has to play"),
        ({"bots": ["random", "random"]}, "two bots are called random"),
        ({"seed": -1}, "a seed is a number"),
        ({"seats": 9}, "wrong_seats"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"backend": "abacus"}, "there is no backend abacus"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadContest, match=says):
        run(**{"game": "dice", "bots": ["random"], "games": 1, **change})


# ---- the same, whoever plays it -----------------------------------------------------------------


def test_one_process_and_two_give_the_same_games(tmp_path: Path) -> None:
    folders = [tmp_path / str(jobs) for jobs in (1, 2)]
    for jobs, folder in zip((1, 2), folders, strict=True):
        run("dice", ["random"], games=30, seats=3, seed=3, jobs=jobs, out=folder)
    first, second = (folder / "games.jsonl" for folder in folders)
    assert first.read_bytes() == second.read_bytes()
    tables = [pl.read_parquet(folder / "games.parquet") for folder in folders]
    assert tables[0].equals(tables[1])


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    short = run("dice", ["random"], games=4, seats=2).lines
    assert run("dice", ["random"], games=8, seats=2).lines[: len(short)] == short


def test_seeds_make_a_difference() -> None:
    one, other = (run("dice", ["random"], games=3, seats=2, seed=n).lines for n in (1, 2))
    assert [line["points"] for line in one] != [line["points"] for line in other]


# ---- kept and taken up again --------------------------------------------------------------------


@pytest.mark.parametrize("cut", [0, 1, 400, -1, -700])
def test_a_cut_file_is_taken_up_to_the_same_end(
    small: tuple[Tournament, Path], tmp_path: Path, cut: int
) -> None:
    """Wherever the power failed: in a line, between the two files, between deals."""
    whole = (small[1] / "games.jsonl").read_bytes()
    for name in ("contest.json", "games.jsonl", "times.jsonl"):
        (tmp_path / name).write_bytes((small[1] / name).read_bytes())
    (tmp_path / "games.jsonl").write_bytes(whole[:cut])
    if cut == 1:
        (tmp_path / "times.jsonl").write_bytes(b"")
    again = run("dice-plus", ["random"], games=12, seats=2, seed=7, out=tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes() == whole
    assert again.lines == small[0].lines
    assert len((tmp_path / "times.jsonl").read_text().splitlines()) == again.figures.deals


def test_a_killed_command_goes_on_to_the_same_file(desk: Desk) -> None:
    words = ["arena", "dice", "--bots", "random", "--seats", "2", "--games", "300", "--seed", "4"]
    killed, whole = desk.folder / "killed", desk.folder / "whole"
    with desk.start(*words, "--jobs", "2", "--out", killed) as process:
        lines = killed / "games.jsonl"
        while not lines.exists() or lines.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGKILL)
        process.wait(timeout=300)
        with suppress(ProcessLookupError):  # workers without work may stay for a while
            os.killpg(process.pid, signal.SIGKILL)
    assert not (killed / "report.html").exists()
    for folder in (killed, whole):
        desk.ok(*words, "--out", folder)
    assert (killed / "games.jsonl").read_bytes() == (whole / "games.jsonl").read_bytes()
    assert (killed / "report.html").exists()


def test_ctrl_c_leaves_a_report_of_what_is_done(desk: Desk) -> None:
    words = ["arena", "dice", "--bots", "random", "--seats", "2", "--games", "100000"]
    out = desk.folder / "stopped"
    with desk.start(*words, "--out", out) as process:
        lines = out / "games.jsonl"
        while not lines.exists() or not lines.read_bytes():
            assert process.poll() is None
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=300)
    games = len((out / "games.jsonl").read_text().splitlines())
    assert process.returncode == 130
    count = "one game" if games == 1 else f"{games:,} games"
    assert errors == f"quipu: stopped after {count}\n"
    assert (out / "report.html").exists()


def test_another_contest_or_anything_else_in_the_folder_is_refused(
    small: tuple[Tournament, Path], tmp_path: Path
) -> None:
    with pytest.raises(BadContest, match="holds another contest"):
        run("dice-plus", ["random"], games=12, seats=2, seed=8, out=small[1])
    (tmp_path / "holiday.jpg").write_bytes(b"")
    with pytest.raises(BadContest, match="holds something else"):
        run("dice-plus", ["random"], games=12, seats=2, seed=7, out=tmp_path)
    (tmp_path / "contest.json").write_text("{")
    with pytest.raises(BadContest, match="holds another contest"):
        run("dice-plus", ["random"], games=12, seats=2, seed=7, out=tmp_path)


# ---- what is kept -------------------------------------------------------------------------------


def test_files_of_a_tournament(small: tuple[Tournament, Path]) -> None:
    tournament, out = small
    names = {path.name for path in out.iterdir()}
    assert names == {
        "contest.json",
        "games.jsonl",
        "times.jsonl",
        "games.parquet",
        "figures.json",
        "report.html",
        "records",
    }
    lines = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]
    assert lines == tournament.lines
    assert [line["game"] for line in lines] == list(range(12))
    figures = json.loads((out / "figures.json").read_text())
    assert figures["games"] == 12
    assert figures["contest"]["seed"] == 7
    assert figures["versions"]["quipu"] == quipu.__version__


def test_a_tournament_shows_itself_in_a_few_lines(small: tuple[Tournament, Path]) -> None:
    shown = repr(small[0]).splitlines()
    assert shown[0].startswith("<tournament of ")
    assert len(shown) == 1 + len(small[0].contest.names)
    assert max(map(len, shown)) < 100
    many = Contest("dice", tuple(Named(f"bot {n}") for n in range(20)), 2)
    assert len(repr(Tournament(many, {})).splitlines()) == 10


def test_the_frame_has_a_row_for_every_seat(small: tuple[Tournament, Path]) -> None:
    tournament, out = small
    frame = tournament.frame
    assert frame.equals(pl.read_parquet(out / "games.parquet"))
    assert frame.height == 24
    assert frame["won"].sum() == 12
    assert {"game", "deal", "seat", "bot", "rank", "points", "fault", "fact_rounds"} <= set(
        frame.columns
    )
    sources = frame.select(pl.sum_horizontal(pl.col("^points_.*$")).alias("sum"))["sum"]
    assert sources.to_list() == frame["points"].to_list()


def test_the_shortest_and_the_longest_game_are_kept_as_records(
    small: tuple[Tournament, Path],
) -> None:
    tournament, _ = small
    lengths = [line["facts"]["rounds"] for line in tournament.lines]
    assert {lengths[game] for game in tournament.records} == {min(lengths), max(lengths)}
    for game, path in tournament.records.items():
        record = read_record(path.read_text())
        tables = list(quipu.replay(quipu.game("dice-plus"), record))
        ended = tables[-1].ended
        assert ended is not None
        assert ended.points == tournament.lines[game]["points"]
        verdict = quipu.verify(quipu.game("dice-plus"), record)
        assert verdict.finished
        assert verdict.luck
        assert not verdict.drawn  # it says openly that its luck is that of a study


@pytest.mark.parametrize("key", list(quipu.games()))
def test_every_game_has_an_arena(key: str) -> None:
    seats = min(quipu.game(key).seat_counts({o.name: o.default for o in quipu.game(key).options}))
    tournament = run(key, BOTS, games=1, seats=max(seats, 2))
    assert tournament.lost == 0
    assert tournament.figures.deals == 1  # of which nothing follows, and the page says so
    assert tournament.figures.games == len(tournament.lines)
    assert "⟨" not in tournament.report("de")


# ---- stopping early -----------------------------------------------------------------------------


def test_it_stops_as_soon_as_the_intervals_are_narrow_enough() -> None:
    wide = run("dice", ["random"], games=400, seats=1, within=0.5)
    assert wide.narrow
    assert wide.figures.deals == 32
    again = run("dice", ["random"], games=400, seats=1, within=0.5, jobs=2)
    assert again.lines == wide.lines
    assert "Stopped early" in wide.report()


def test_it_does_not_stop_while_they_are_wide() -> None:
    tournament = run("dice", ["random"], games=40, seats=2, within=0.0001)
    assert not tournament.narrow
    assert len(tournament.lines) == 40


# ---- the command --------------------------------------------------------------------------------


def test_the_command_shows_figures_and_where_the_report_is(desk: Desk) -> None:
    out = desk.folder / "folder"
    words = ["arena", "dice", "--bots", "greedy,random", "--seats", "2", "--games", "4"]
    shown = desk.ok(*words, "--out", out, "--records", "1,none", "--option", "first_seat=1")
    assert "dice: 4 games, seed 1" in shown
    assert "greedy" in shown
    assert "of fair share" in shown
    assert "report.html" in shown
    assert [path.name for path in (out / "records").iterdir()] == ["game-000001.quipu"]
    assert json.loads((out / "contest.json").read_text())["options"]["first_seat"] == 1
    assert desk.ok(*words, "--out", out, "--option", "first_seat=1").splitlines()[0] == (
        "dice: 4 games, seed 1"
    )


def test_a_bad_bot_is_told_below_the_figures(desk: Desk) -> None:
    foreign = SUPPORT / "foreign_bots.py"
    words = ["arena", "dice", "--bots", "random", "--seats", "2", "--games", "12"]
    shown = desk.ok(*words, "--python", f"bad={foreign}:Crasher", "--out", desk.folder / "o")
    assert "bad lost 12 seats through errors (crashed 8, sent_off 4)." in shown
    assert "bad had lost more than half of its seats after 4 deals" in shown


def test_the_library_stays_light() -> None:
    import subprocess
    import sys

    code = "import quipu.arena, quipu.arena.simulation, sys; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        quipu.arena.nonsense  # noqa: B018
