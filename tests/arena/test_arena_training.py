"""Training: it learns what decides, and the file depends on nothing but its numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quipu
from quipu.arena.training import LATER, Trainer, lesson, shares, solved, study
from quipu.bots.learning import promise, weights_file, weights_of
from quipu.core.homes import brought
from quipu.registry import games
from tests.support.command_line import Desk

LEARNING = [game for game in games().values() if game.merits()]


def test_chances_are_shares_of_hopes() -> None:
    even = shares([[1.0, 0.0], [1.0, 5.0]], [2.0, 0.0])
    assert even == pytest.approx([0.5, 0.5])
    better = shares([[2.0, 0.0], [1.0, 0.0], [1.0, 9.0]], [1.0, 0.0])
    assert sum(better) == pytest.approx(1.0)
    assert better[0] > better[1] == better[2]


def test_a_merit_that_wins_gains_weight_and_one_that_does_not_stays() -> None:
    """In these games whoever has more of the first merit wins; the second says nothing."""
    weights = [0.0, 0.0]
    for _ in range(60):
        for first, second in ((1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.0, 0.0)):
            positions = [[[first, second], [1 - first, second]]]
            made = lesson(positions, [first, 1 - first], weights)
            for n, row in enumerate(made.curve):
                row[n] += 1.0
            steps = solved(made.curve, made.slope)
            weights = [weight + step for weight, step in zip(weights, steps, strict=True)]
    assert weights[0] > 1.0
    assert abs(weights[1]) < 1e-9


def test_early_positions_learn_from_later_ones() -> None:
    """The last position stands first; what is before it should promise nearly the same."""
    late, early = [[1.0, 0.0], [0.0, 0.0]], [[0.0, 1.0], [0.0, 0.0]]
    made = lesson([late, early], [1.0, 0.0], [0.0, 0.0])
    assert made.slope[0] == pytest.approx(0.5)
    assert made.slope[1] == pytest.approx(LATER * 0.5)
    assert made.positions == 2


def test_a_step_is_solved_exactly() -> None:
    matrix = [[4.0], [2.0, 5.0], [0.0, 1.0, 3.0]]  # the rest mirrors it
    assert solved(matrix, [8.0, 15.0, 11.0]) == pytest.approx([1.0, 2.0, 3.0])


@pytest.mark.parametrize("game", LEARNING, ids=lambda game: game.key)
def test_merits_have_names_and_numbers_and_what_was_learned_counts(game: quipu.Game) -> None:
    seats = game.seat_counts({each.name: each.default for each in game.options})[-1]
    state = game.start(seats, quipu.FastLuck(1))
    merits = [[*game.merits_of(state, seat)] for seat in range(seats)]
    assert all(len(each) == len(game.merits()) for each in merits)
    learned = weights_of(game.anchor, game.key, game.merits(), {})
    assert any(learned)
    assert game.prospect(state, 0) == pytest.approx(promise(learned, game.merits_of(state, 0)))


@pytest.mark.parametrize("game", LEARNING, ids=lambda game: game.key)
def test_what_is_shipped_says_how_it_was_made(game: quipu.Game) -> None:
    form = json.loads(brought(game.anchor, weights_file(game.key)))
    trainer = Trainer(game, form["games"], form["seed"], form)
    assert trainer.goes_on(form)
    assert trainer.form() == form
    assert form["made"].startswith(f"quipu train {game.key} ")
    assert form["surprise"][-1] < form["surprise"][0] - 0.1


def test_jobs_and_interruptions_change_nothing() -> None:
    game = quipu.game("egypt")
    whole = Trainer(game, 2, 5, None)
    assert list(whole.run(2, 1)) == [1, 2]
    first = Trainer(game, 2, 5, None)
    assert list(first.run(1, 2)) == [1]
    form = json.loads(json.dumps(first.form()))
    second = Trainer(game, 2, 5, form)
    assert second.goes_on(form)
    assert list(second.run(2, 1)) == [2]
    assert second.form() == whole.form()
    assert study(whole.tasks()[0]).positions > 10


def test_the_command_writes_goes_on_and_refuses_what_is_foreign(tmp_path: Path) -> None:
    desk, file = Desk(tmp_path), tmp_path / weights_file("egypt")
    words = ["train", "egypt", "--games", "1", "--out", str(file), "--generations"]
    assert "1 generations" in desk.ok(*words, "1")
    assert "2 generations" in desk.ok(*words, "2")
    form = json.loads(file.read_text("utf-8"))
    assert form["made"] == "quipu train egypt --generations 2 --games 1 --seed 1"
    assert set(form["weights"]) == set(quipu.game("egypt").merits())
    assert desk.run(*words, "3", "--seed", "2").exit_code == 2
    assert desk.run("train", "dice").exit_code == 2
    file.write_text("[]", "utf-8")
    assert desk.run(*words, "3").exit_code == 2


def test_the_command_that_a_file_names_gives_the_same_bytes_with_any_number_of_jobs(
    tmp_path: Path,
) -> None:
    desk, first = Desk(tmp_path), tmp_path / "first.json"
    desk.ok("train", "egypt", "--games", "2", "--generations", "2", "--seed", "4", "--out", first)
    words = json.loads(first.read_bytes())["made"].split()
    assert words[:3] == ["quipu", "train", "egypt"]
    for jobs in ("1", "2"):
        again = tmp_path / f"{jobs}.json"
        desk.ok(*words[1:], "--jobs", jobs, "--out", again)
        assert again.read_bytes() == first.read_bytes()
