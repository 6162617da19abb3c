"""A puzzle at its table: played by its solver alone, judged by its choices, kept when solved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quipu import games
from quipu.learning import Puzzle, puzzles
from tests.support.server.client import Talk, Visitor, serving

KEY = "egypt"


def winning() -> Puzzle:
    """One that can be won for sure, by few acts."""
    every = [each for each in puzzles(games()[KEY]).values() if each.is_sure and each.task == "win"]
    return min(every, key=lambda each: len(each.line))


def begun(visitor: Visitor, puzzle: Puzzle) -> str:
    visitor.get("/puzzles")
    answer = visitor.post(f"/puzzles/{KEY}/{puzzle.name}")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].rpartition("/")[2])


def do(talk: Talk, action: Any) -> None:
    """An act, and the view in which it has happened."""
    form = action if isinstance(action, dict) else action.to_json()
    if not talk.last:
        talk.until("view")
    before = talk.last["seen"]
    assert talk.act(form)["type"] == "done"
    while talk.last["seen"] == before:
        talk.until("view")


def verdict(talk: Talk) -> Any:
    said = talk.until("puzzle")
    while not said["over"]:
        said = talk.until("puzzle")
    return said


def test_the_best_line_solves_it_and_that_is_kept(tmp_path: Path) -> None:
    puzzle = winning()
    with serving(tmp_path) as client:
        solver = Visitor(client)
        table = begun(solver, puzzle)
        assert "0 of" in solver.get("/puzzles").text
        with solver.line(table) as talk:
            for action in puzzle.line:
                do(talk, action)
            said = verdict(talk)
        assert said["solved"] is True
        assert (said["value"], said["best"], said["proof"]["value"]) == ("1", True, "1")
        line = said["proof"]["line"]
        assert [each["text"] for each in line] == said["tried"]
        assert any(each["at"] for each in line), "an act of it is chosen on the board"
        assert 'class="done"' in solver.get("/puzzles").text
        assert solver.get(f"/t/{table}").status_code == 200
        assert Visitor(client).get(f"/t/{table}").status_code == 404, "for its solver alone"


def test_a_worse_turn_is_told_what_it_was_worth(tmp_path: Path) -> None:
    puzzle = winning()
    with serving(tmp_path) as client:
        solver = Visitor(client, "de")
        table = begun(solver, puzzle)
        with solver.line(table) as talk:
            do(talk, {"kind": "end_turn"})
            said = verdict(talk)
            assert (said["solved"], said["value"], said["best"]) == (False, "0", False)
            assert said["proof"] is None, "who tries again shall not have seen it"
            talk.say(type="puzzle", do="show")
            assert talk.until("puzzle")["proof"]["value"] == "1"
            assert talk.act({"kind": "end_turn"})["code"] == "not_playing"
        assert 'class="done"' not in solver.get("/puzzles").text


def test_the_proof_can_be_seen_and_then_nothing_is_solved(tmp_path: Path) -> None:
    puzzle = winning()
    with serving(tmp_path) as client:
        solver = Visitor(client)
        with solver.line(begun(solver, puzzle)) as talk:
            talk.until("view")
            talk.say(type="puzzle", do="show")
            shown = talk.until("puzzle")
            assert (shown["over"], shown["value"]) == (False, None)
            assert shown["proof"]["line"]
            for action in puzzle.line:
                do(talk, action)
            said = verdict(talk)
        assert said["solved"] is False
        assert 'class="done"' not in solver.get("/puzzles").text


def test_nobody_is_asked_and_no_other_puzzle_is_there(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        solver = Visitor(client)
        solver.get("/puzzles")
        assert solver.post(f"/puzzles/{KEY}/none").status_code == 404
        assert solver.post("/puzzles/chess/none").status_code == 404
        with solver.line(begun(solver, winning())) as talk:
            talk.until("view")
            talk.say(type="resign")
            assert talk.until("refused")["code"] == "malformed"


def test_a_link_shows_one_puzzle_and_its_board(tmp_path: Path) -> None:
    puzzle = winning()
    with serving(tmp_path) as client:
        stranger = Visitor(client)
        page = stranger.get(f"/puzzles/{KEY}/{puzzle.name}")
        assert page.status_code == 200
        assert f"/puzzles/{KEY}/{puzzle.name}/board.svg" in page.text
        board = stranger.get(f"/puzzles/{KEY}/{puzzle.name}/board.svg")
        assert board.text.startswith("<svg")
        assert "style-src" in board.headers["content-security-policy"]
        assert stranger.get(f"/puzzles/{KEY}/none").status_code == 404
        assert stranger.get(f"/puzzles/{KEY}/none/board.svg").status_code == 404


def test_its_position_is_played_on_against_bots(tmp_path: Path) -> None:
    puzzle = winning()
    with serving(tmp_path) as client:
        solver = Visitor(client)
        solver.get("/puzzles")
        answer = solver.post(f"/puzzles/{KEY}/{puzzle.name}/play")
        assert answer.status_code == 303
        table = answer.headers["location"].rpartition("/")[2]
        with solver.line(table) as talk:
            view = talk.until("view")
            assert view["seat"] == puzzle.seat
            assert talk.act(puzzle.line[0].to_json())["type"] == "done"
        assert solver.post(f"/puzzles/{KEY}/none/play").status_code == 404


def test_puzzles_of_a_list_can_be_told_apart(tmp_path: Path) -> None:
    """By game and difficulty, each with its turn and the points that the solver has."""
    with serving(tmp_path) as client:
        page = Visitor(client).get("/puzzles").text
    for game in games().values():
        for name, puzzle in puzzles(game).items():
            row = page.partition(f'action="/puzzles/{game.key}/{name}"')[2].partition("</form>")[0]
            points = sum(puzzle.begin().scored(puzzle.seat).values())
            assert f"Turn {puzzle.origin['turn']}, you have {points} point" in row
    assert page.count('<details class="panel shelf"') == sum(
        bool(puzzles(each)) for each in games().values()
    )


@pytest.mark.parametrize(("key", "trades"), [("dice", False), ("jade", False), ("egypt", True)])
def test_a_puzzle_speaks_only_of_what_its_game_has(tmp_path: Path, key: str, trades: bool) -> None:
    with serving(tmp_path) as client:
        for name in puzzles(games()[key]):
            page = Visitor(client).get(f"/puzzles/{key}/{name}").text
            assert ("Nobody will trade with you." in page) == trades
            assert key != "dice" or "hidden from you" not in page
