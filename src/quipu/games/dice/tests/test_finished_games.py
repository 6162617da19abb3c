"""Finished games in games/: every way to end has one, and each replays to its stored end."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.core.record import read_record
from quipu.games.dice.tests.finished import FOLDER, RECIPES, Recipe

REASONS = {"turns", "points", "round_limit", "resigned", "agreed"}  # D13.1, DP8.1, DP8.4, table
FILES = pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)


def stored(recipe: Recipe) -> quipu.Record:
    return read_record(recipe.path.read_text(encoding="utf-8"))


def by_name(name: str) -> Recipe:
    return next(recipe for recipe in RECIPES if recipe.name == name)


def ended(recipe: Recipe) -> Any:
    """The stored result."""
    last = stored(recipe).knots[-1]
    assert last["table"] == "end"
    return last["result"]


def replayed(recipe: Recipe) -> quipu.Table:
    """The table at the end of the cord."""
    table = None
    for table in quipu.replay(quipu.game(recipe.key), stored(recipe)):
        assert table.state.broken() == ""
    assert table is not None
    return table


@FILES
def test_it_verifies_with_chain_and_luck(recipe: Recipe) -> None:
    verdict = quipu.verify(quipu.game(recipe.key), stored(recipe))
    assert (verdict.finished, verdict.chain, verdict.luck) == (True, True, True)


@FILES
def test_it_replays_to_the_stored_result(recipe: Recipe) -> None:
    table = replayed(recipe)
    assert table.ended is not None
    assert table.ended.to_json() == ended(recipe)
    if table.ended.reason in ("turns", "points", "round_limit"):
        result = table.state.result()
        assert result is not None
        assert result.to_json() == ended(recipe)
    else:
        assert table.state.result() is None


@FILES
def test_it_is_played_again_knot_by_knot_from_its_seed(recipe: Recipe) -> None:
    assert recipe.play().record.lines() == stored(recipe).lines()


@FILES
def test_it_is_small(recipe: Recipe) -> None:
    assert recipe.path.stat().st_size < 300_000


def test_every_file_has_a_recipe_and_every_reason_a_file() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {recipe.path.name for recipe in RECIPES}
    assert {ended(recipe)["reason"] for recipe in RECIPES} == REASONS


# ---- what each file is there for ------------------------------------------------------------


@pytest.mark.rule("D13.1", "D13.3", "D13.5")
@pytest.mark.parametrize(
    ("name", "seats"),
    [("dice-one-seat", 1), ("dice-two-seats", 2), ("dice-four-seats", 4), ("dice-eight-seats", 8)],
)
def test_fifteen_turns_end_the_base_variant(name: str, seats: int) -> None:
    result = ended(by_name(name))
    ends = [step for step in replayed(by_name(name)).steps if step.action.kind == "end_turn"]
    assert [step.seat for step in ends].count(0) == 15
    assert (result["reason"], len(ends), len(result["points"])) == ("turns", 15 * seats, seats)
    assert [result["points"][seat] for seat in result["winners"]] == [max(result["points"])]


@pytest.mark.rule("D13.4")
def test_two_seats_share_a_victory() -> None:
    result = ended(by_name("dice-shared-victory"))
    assert (result["winners"], result["ranks"], result["reason"]) == ([0, 1], [1, 1], "turns")


@pytest.mark.rule("DP8.1", "DP8.3")
@pytest.mark.parametrize(
    ("name", "points"),
    [("plus-ten-points", 10), ("plus-eleven-points", 11), ("plus-fifteen-points", 15)],
)
def test_points_end_the_plus_variant_in_the_winners_turn(name: str, points: int) -> None:
    result = ended(by_name(name))
    last = replayed(by_name(name)).steps[-1]
    assert result["reason"] == "points"
    assert result["winners"] == [last.seat]
    assert result["points"][last.seat] == points
    assert last.action.kind.startswith("build_")


@pytest.mark.rule("DP8.4")
@pytest.mark.parametrize(
    ("name", "winners"), [("plus-round-limit", 1), ("plus-round-limit-tie", 2)]
)
def test_the_limit_of_rounds_ends_the_plus_variant(name: str, winners: int) -> None:
    result = ended(by_name(name))
    ends = [step for step in replayed(by_name(name)).steps if step.action.kind == "end_turn"]
    assert (result["reason"], len(result["winners"]), len(ends)) == ("round_limit", winners, 18)


@pytest.mark.rule("DP5.2", "DP6.4")
@pytest.mark.parametrize(
    ("name", "title"), [("plus-army-moves", "army"), ("plus-route-moves", "route")]
)
def test_a_title_changes_hands(name: str, title: str) -> None:
    won = [event.data for event in replayed(by_name(name)).events if event.kind == "title_won"]
    moved = [data for data in won if data["title"] == title and data["from"] != -1]
    assert moved
    assert all(data["seat"] != data["from"] for data in moved)


@pytest.mark.parametrize(("name", "winners"), [("dice-resigned", [1]), ("plus-resigned", [0])])
def test_the_last_seat_that_has_not_resigned_wins(name: str, winners: list[int]) -> None:
    result = ended(by_name(name))
    assert (result["reason"], result["winners"]) == ("resigned", winners)


@pytest.mark.parametrize("name", ["dice-agreed", "plus-agreed"])
def test_the_points_of_the_moment_decide_an_agreed_end(name: str) -> None:
    result = ended(by_name(name))
    best = max(result["points"])
    assert result["reason"] == "agreed"
    assert result["winners"] == [n for n, points in enumerate(result["points"]) if points == best]
