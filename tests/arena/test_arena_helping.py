"""One search in several processes: the decision of one, nobody left behind, from the command."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import quipu
from quipu.arena.helping import Aid, Crew, Helper, Question, answer
from quipu.bots.searching import Comparison, GuardedBot
from quipu.settlers.game import SettlersGame
from tests.support.bot_levels import choice, moments, searched
from tests.support.command_line import Desk
from tests.support.games_under_test import Case

BRIEFLY: dict[str, object] = {"playouts": 120 if quipu.COMPILED else 36, "depth": 3}
PARENT = """
import sys, quipu
from quipu.arena.helping import Crew
if __name__ == "__main__":
    with Crew(quipu.game("egypt"), 3) as crew:
        print(*[each.process.pid for each in crew.helpers], flush=True)
        sys.stdin.read()
"""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many worlds helpers were asked about, question by question."""
    worlds: list[int] = []
    ask = Helper.ask

    def counted(helper: Helper, question: Question) -> None:
        worlds.append(len(question.worlds))
        ask(helper, question)

    monkeypatch.setattr(Helper, "ask", counted)
    return worlds


def thoughts(bot: GuardedBot) -> list[tuple[str, float]]:
    return [(str(each.action), each.worth) for each in bot.thoughts]


@searched
def test_two_processes_decide_and_think_as_one_does(case: Case, asked: list[int]) -> None:
    alone, helped = case.game.bot("hard", **BRIEFLY), case.game.bot("hard", **BRIEFLY)
    with Crew(case.game, 2) as crew:
        crew.help(helped)
        for way, seat in moments(case, 4, 4 if quipu.COMPILED else 1):
            made = choice(helped, way, way.state, seat, 9)
            assert made == choice(alone, way, way.state, seat, 9)
            assert thoughts(helped) == thoughts(alone)
        assert len(crew.helpers) == 1  # who fails is sent away
    assert sum(asked) > 0


def test_any_number_of_processes_finds_the_same_and_so_does_who_lost_one() -> None:
    game = quipu.game("egypt")
    state = game.start(4, quipu.FastLuck(3), map="variable")
    seat = int(state.deciding())
    actions = state.legal(seat)[:3]
    comparison = Comparison(game, game.bot("hard").guide, 24)
    tries = [(game.imagine(game.observe(state, seat), quipu.FastLuck(n)), n) for n in range(7)]
    alone = comparison.promises(tries, seat, actions)
    assert len({promise for found in alone for promise in found}) > 3
    with Crew(game, 3) as crew:
        assert Aid(crew, "hard").promises(comparison, tries, seat, actions) == alone
        assert Aid(crew, "expert").promises(comparison, tries[:1], seat, actions) == alone[:1]
        crew.helpers[0].process.kill()
        crew.helpers[0].process.join()
        assert Aid(crew, "hard").promises(comparison, tries, seat, actions) == alone
        assert len(crew.helpers) == 1
    assert Aid(crew, "hard").promises(comparison, tries, seat, actions) == alone


def test_who_is_stopped_in_the_middle_lets_its_helpers_go() -> None:
    """Or what they answer would be taken for the answer to another question."""
    game = quipu.game("egypt")
    state = game.start(4, quipu.FastLuck(3))
    seat = int(state.deciding())
    comparison = Comparison(game, game.bot("hard").guide, 2)
    with Crew(game, 2) as crew:
        process = crew.helpers[0].process
        with pytest.raises((AttributeError, TypeError)):
            Aid(crew, "hard").promises(comparison, [(state, 1), (None, 2)], seat, state.legal(seat))  # type: ignore[list-item]
        assert crew.helpers == []
        assert not process.is_alive()


def test_a_guide_that_does_not_search_plays_on_as_well() -> None:
    game = quipu.game("inca")
    state = game.start(3, quipu.FastLuck(3))
    seat = int(state.deciding())
    actions = state.legal(seat)[:2]
    question = Question(
        "greedy", 5, seat, [each.to_json() for each in actions], [(game.position(state), 4)]
    )
    comparison = Comparison(game, game.bot("greedy"), 5)
    assert answer(game, question) == comparison.promises([(state, 4)], seat, actions)


def test_one_job_and_bots_without_search_have_no_helpers() -> None:
    game = quipu.game("egypt")
    greedy, hard = game.bot("greedy"), game.bot("hard")
    with Crew(game, 1) as crew:
        crew.help(greedy)
        crew.help(hard)
    assert crew.helpers == []
    assert hard.helpers is None


def test_nobody_outlives_a_parent_that_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "parent.py"
    file.write_text(PARENT, "utf-8")
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, str(file)], stdin=pipe, stdout=pipe) as parent:
        assert parent.stdout is not None
        pids = parent.stdout.readline().split()
        assert len(pids) == 2
        os.kill(parent.pid, signal.SIGKILL)
        assert parent.stdout.read() == b""  # it ends when the last who could write to it is gone


# ---- the command ------------------------------------------------------------------------------


def test_a_simulation_is_the_same_with_any_number_of_searching_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: list[int]
) -> None:
    if not quipu.COMPILED:  # pure search shows the same, many times as slowly
        monkeypatch.setattr(SettlersGame, "playouts", lambda _: 12)
    desk = Desk(tmp_path)
    words = ["sim", "egypt", "--games", "1", "--bots", "hard,greedy,greedy", "--option"]
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.jsonl"
        desk.ok(*words, "turn_limit=4", "--search-jobs", jobs, "--out", out)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    assert sum(asked) > 0


def test_an_analysis_and_a_game_at_the_keyboard_may_have_them_too(
    tmp_path: Path, asked: list[int]
) -> None:
    desk = Desk(tmp_path)
    lines = desk.finished().read_text("utf-8").splitlines(keepends=True)[:5]
    file = desk.write("begun.quipu", "".join(lines))
    words = ["analyse", str(file), "--worlds", "3", "--json", "--search-jobs"]
    shown = [json.loads(desk.ok(*words, jobs)) for jobs in ("1", "2")]
    assert shown[0] == shown[1]
    assert sum(asked) > 0
    play = ["play", "dice", "--seats", "hard,random", "--seed", "7", "--search-jobs", "2"]
    assert "hard" in desk.ok(*play)


def test_games_and_searches_are_not_shared_out_at_once(tmp_path: Path) -> None:
    words = ["sim", "dice", "--games", "2", "--jobs", "2", "--search-jobs", "2"]
    result = Desk(tmp_path).run(*words)
    assert result.exit_code == 2
    assert "not both" in result.stderr
