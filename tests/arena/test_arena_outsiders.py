"""Bots from outside: good ones play, bad ones lose their seat and nothing else, and it is said."""

from __future__ import annotations

import sys
from typing import Any

import pytest

pytest.importorskip("openskill")

import quipu
from quipu.arena import Coded, Program, Tournament, run
from quipu.arena.contest import BadContest, Contest, Named
from quipu.arena.programs import Player
from quipu.arena.referee import Bench, play
from quipu.core.record import read_record
from tests.support import foreign_bots
from tests.support.paths import ROOT, SUPPORT

EXAMPLES = ROOT / "examples"
FOREIGN = SUPPORT / "foreign_bots.py"
LIMIT = 0.3


def coded(name: str) -> Coded:
    return Coded(name.lower(), getattr(foreign_bots, name))


def program(manner: str) -> Program:
    return Program(manner, (sys.executable, str(FOREIGN), manner))


def faults(tournament: Tournament) -> list[dict[str, Any]]:
    return [fault for line in tournament.lines for fault in line["faults"]]


def one_game(contestant: Coded | Program, limit: float = LIMIT) -> dict[str, Any]:
    """The line of one game of dice in which the contestant sits beside chance."""
    contest = Contest("dice", (contestant, Named("random")), 2, limit=limit)
    bench = Bench(contest)
    seating = next(each for each in contest.rotations(0) if each.bots[0] == 0)
    line = play(bench, seating, keep=True)
    bench.close()
    quipu.verify(contest.game, read_record(line.record))
    return line.line


# ---- good ones ----------------------------------------------------------------------------------


def test_the_examples_play_without_a_fault() -> None:
    bots: list[Any] = [
        "random",
        Coded("class", f"{EXAMPLES / 'builder.py'}:Builder"),
        Program("program", f"{sys.executable} {EXAMPLES / 'builder_program.py'}"),
    ]
    tournament = run("dice", bots, games=12, seats=3, seed=5)
    assert faults(tournament) == []
    assert tournament.versions["bot class"] == "1"
    assert tournament.versions["bot program"] == "1"
    assert len(tournament.lines) == 12
    assert [line["seats"] for line in tournament.lines[:3]] == [
        tournament.lines[0]["seats"][n:] + tournament.lines[0]["seats"][:n] for n in range(3)
    ]


def test_a_program_plays_the_same_for_any_number_of_jobs() -> None:
    bot = Program("program", f"{sys.executable} {EXAMPLES / 'builder_program.py'}")
    first, second = (run("dice", ["random", bot], games=8, seats=2, jobs=n).lines for n in (1, 2))
    assert first == second


def test_a_player_hears_what_its_seat_is_told() -> None:
    foreign_bots.Listener.stories.clear()
    run("jade", ["random", coded("Listener")], games=2, seats=2)
    stories = [story for story in foreign_bots.Listener.stories if story]
    assert len(stories) == 2
    for story in stories:
        assert story[0].startswith("begin ")
        assert story[-1].startswith("end ")
        assert len(story) > 20


def test_a_plain_player_does_nothing() -> None:
    player = Player("plain")
    player.begin(0, 2, {}, 1)
    player.hear({"event": "x"})
    player.finish({})
    player.close()


# ---- bad ones -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "fault", "detail"),
    [
        ("Sleeper", "late", ""),
        ("Brooder", "late", ""),
        ("Crasher", "crashed", "RuntimeError: no idea"),
        ("Leaver", "crashed", "SystemExit: 3"),
        ("Mumbler", "malformed", "str is not an action"),
        ("Cheat", "illegal", "(D"),
        ("Forger", "malformed", "throw_dice needs the argument"),
    ],
)
def test_a_bad_class_loses_its_seat(name: str, fault: str, detail: str) -> None:
    line = one_game(coded(name))
    (found,) = line["faults"]
    assert (found["seat"], found["bot"], found["fault"]) == (0, name.lower(), fault)
    assert detail in found["detail"]
    assert "\n" not in found["detail"]
    assert line["winners"] == [1]
    assert line["ranks"] == [2, 1]
    assert line["reason"] == "resigned"  # only one was left


@pytest.mark.parametrize(
    ("manner", "fault", "detail"),
    [
        ("hang", "late", ""),
        ("exit", "crashed", "exit code 4: I give up"),
        ("garbage", "malformed", "not a line of JSON"),
        ("deep", "malformed", "not a line of JSON"),
        ("list", "malformed", "not a JSON object"),
        ("choice", "malformed", "there is no choice 1000000000"),
        ("number", "malformed", '"number": 3'),
        ("unknown", "malformed", "fly"),
        ("illegal", "illegal", "(D"),
        ("flood", "malformed", "too long"),
    ],
)
def test_a_bad_program_loses_its_seat(manner: str, fault: str, detail: str) -> None:
    limit = LIMIT if manner == "hang" else 20.0
    (found,) = one_game(program(manner), limit)["faults"]
    assert (found["fault"], found["after"]) == (fault, 2 if fault != "illegal" else found["after"])
    assert detail in found["detail"]


def test_the_others_play_on_and_the_game_counts() -> None:
    contest = Contest("dice", (coded("Crasher"), Named("greedy"), Named("random")), 3)
    played = play(Bench(contest), contest.rotations(0)[0], keep=True)
    line = played.line
    assert line["reason"] == "turns"
    lost = line["seats"].index("crasher")
    assert line["ranks"][lost] == 3
    assert lost not in line["winners"]
    assert quipu.verify(contest.game, read_record(played.record)).finished


def test_a_bad_bot_is_sent_off_and_the_run_goes_on() -> None:
    bots: list[Any] = ["random", coded("Outsider"), coded("Crasher")]
    tournament = run("dice", bots, games=40, seats=3)
    assert tournament.sent_off == {"crasher": 2}
    kinds = [fault["fault"] for fault in faults(tournament)]
    assert kinds == ["crashed"] * 6 + ["sent_off"] * (len(kinds) - 6)
    assert len(tournament.lines) == len(kinds) == 42
    page = tournament.report()
    assert "RuntimeError: no idea" in page
    assert "was sent off" in page
    standing = next(each for each in tournament.figures.standings if each.name == "crasher")
    assert standing.lost == {"crashed": 6, "sent_off": 36}
    assert standing.wins == 0


def test_sent_off_is_the_same_for_any_number_of_jobs() -> None:
    bots: list[Any] = ["random", Coded("crasher", f"{FOREIGN}:Crasher")]
    first, second = (run("dice", bots, games=60, seats=2, jobs=n).lines for n in (1, 2))
    assert first == second
    assert first[-1]["faults"][0]["fault"] == "sent_off"


def test_what_cannot_be_made_in_a_worker_loses_its_seat() -> None:
    foreign_bots.Unborn.made = 0
    tournament = run("dice", ["random", coded("Unborn")], games=2, seats=2)
    assert {fault["fault"] for fault in faults(tournament)} == {"crashed"}
    assert len(faults(tournament)) == 2


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (Program("p", "no-such-program-at-all"), "p: no-such-program-at-all: No such file"),
        (Program("p", (sys.executable, "-c", "")), "p: exit code 0"),
        (Program("p", (sys.executable, "-c", "print([])")), "p: this is not a JSON object"),
        (Program("p", (sys.executable, "-c", "print('{}')")), "the first line has to be"),
        (Coded("c", "nonsense"), "not of the form module:Class"),
        (Coded("c", "no_such_module:Bot"), "no_such_module cannot be loaded"),
        (Coded("c", "no_such_file.py:Bot"), "there is no file no_such_file.py"),
        (Coded("c", "json:NoBot"), "there is no class NoBot in json"),
        (Coded("c", "json:JSONDecoder"), "c: "),
        (Coded("c", lambda game: object()), "makes nothing that can decide"),  # type: ignore[arg-type,return-value]
        (Named("nobody"), "dice has no bot nobody (bots: "),
    ],
)
def test_a_bot_that_is_not_there_stops_the_run_before_it_begins(bot: Any, says: str) -> None:
    with pytest.raises(BadContest) as error:
        run("dice", ["random", bot], games=2, seats=2)
    assert says in str(error.value)
