"""Finished games of the dice games: what each is there for."""

from __future__ import annotations

import pytest

from tests.support.finished_games import ended, kept, replayed


@pytest.mark.rule("D13.1", "D13.3", "D13.5")
@pytest.mark.parametrize(
    ("name", "seats"),
    [("dice-one-seat", 1), ("dice-two-seats", 2), ("dice-four-seats", 4), ("dice-eight-seats", 8)],
)
def test_fifteen_turns_end_the_base_variant(name: str, seats: int) -> None:
    result = ended(kept(name))
    ends = [step for step in replayed(kept(name)).steps if step.action.kind == "end_turn"]
    assert [step.seat for step in ends].count(0) == 15
    assert (result["reason"], len(ends), len(result["points"])) == ("turns", 15 * seats, seats)
    assert [result["points"][seat] for seat in result["winners"]] == [max(result["points"])]


@pytest.mark.rule("D13.4")
def test_two_seats_share_a_victory() -> None:
    result = ended(kept("dice-shared-victory"))
    assert (result["winners"], result["ranks"], result["reason"]) == ([0, 1], [1, 1], "turns")


@pytest.mark.rule("DP8.1", "DP8.3")
@pytest.mark.parametrize(
    ("name", "points"),
    [("plus-ten-points", 10), ("plus-eleven-points", 11), ("plus-fifteen-points", 15)],
)
def test_points_end_the_plus_variant_in_the_winners_turn(name: str, points: int) -> None:
    result = ended(kept(name))
    last = replayed(kept(name)).steps[-1]
    assert result["reason"] == "points"
    assert result["winners"] == [last.seat]
    assert result["points"][last.seat] == points
    assert last.action.kind.startswith("build_")


@pytest.mark.rule("DP8.1")
def test_the_winner_plays_the_turn_to_its_end() -> None:
    result, table = ended(kept("plus-turn-played-out")), replayed(kept("plus-turn-played-out"))
    told = [event.kind for event in table.events]
    assert told[told.index("won") :] == ["won", "joker_used", "built", "ended"]
    assert table.steps[-1].action.kind == "end_turn"
    assert result["winners"] == [table.steps[-1].seat]
    assert (result["points"], result["reason"]) == ([7, 11], "points")


@pytest.mark.rule("DP8.4")
@pytest.mark.parametrize(
    ("name", "winners"), [("plus-round-limit", 1), ("plus-round-limit-tie", 2)]
)
def test_the_limit_of_rounds_ends_the_plus_variant(name: str, winners: int) -> None:
    result = ended(kept(name))
    ends = [step for step in replayed(kept(name)).steps if step.action.kind == "end_turn"]
    assert (result["reason"], len(result["winners"]), len(ends)) == ("round_limit", winners, 18)


@pytest.mark.rule("DP5.2", "DP6.4")
@pytest.mark.parametrize(
    ("name", "title"), [("plus-army-moves", "army"), ("plus-route-moves", "route")]
)
def test_a_title_changes_hands(name: str, title: str) -> None:
    won = [event.data for event in replayed(kept(name)).events if event.kind == "title_won"]
    moved = [data for data in won if data["title"] == title and data["from"] != -1]
    assert moved
    assert all(data["seat"] != data["from"] for data in moved)


@pytest.mark.parametrize(("name", "winners"), [("dice-resigned", [1]), ("plus-resigned", [0])])
def test_the_last_seat_that_has_not_resigned_wins(name: str, winners: list[int]) -> None:
    result = ended(kept(name))
    assert (result["reason"], result["winners"]) == ("resigned", winners)


@pytest.mark.parametrize("name", ["dice-agreed", "plus-agreed"])
def test_the_points_of_the_moment_decide_an_agreed_end(name: str) -> None:
    result = ended(kept(name))
    best = max(result["points"])
    assert result["reason"] == "agreed"
    assert result["winners"] == [n for n, points in enumerate(result["points"]) if points == best]


def after_made_gold(name: str) -> list[str]:
    """What was done after a joker made gold, to the end of that turn."""
    acts = [str(step.action) for step in replayed(kept(name)).steps]
    made = next(
        n for n, act in enumerate(acts) if act.startswith("use_joker") and "gold" in act[-4:]
    )
    return acts[made + 1 : acts.index("end_turn", made)]


@pytest.mark.rule("D11.6")
def test_there_are_games_in_which_gold_from_a_joker_is_traded_and_is_not() -> None:
    assert after_made_gold("plus-joker-gold")[0].startswith("trade_gold")
    for name in ("plus-rolled-gold", "dice-rolled-gold"):
        assert replayed(kept(name)).options["joker_gold"] is False
        assert after_made_gold(name) is not None
    assert not any(act.startswith("trade_gold") for act in after_made_gold("plus-rolled-gold"))


def test_games_of_older_rules_trade_all_gold() -> None:
    for name in ("dice-one-seat", "plus-ten-points", "plus-turn-played-out"):
        table = replayed(kept(name))
        assert "joker_gold" not in table.record.header["options"]  # type: ignore[operator]
        assert table.options["joker_gold"] is True
