"""Table: how a game ends, how players come and go, and how a stopped game goes on."""

from __future__ import annotations

from typing import Any

import pytest

from quipu import SPECTATOR, Action, Table, replay, verify
from quipu.core.record import LONGEST_LINE, read_record
from quipu.core.replay import resume
from tests.support.games_under_test import play
from tests.support.tables import (
    KEY,
    PEBBLES,
    answering,
    dice,
    do,
    pebbles,
    refused,
    refused_act,
    snapshot,
    state_of,
)

# ---- the end ------------------------------------------------------------------------------------


def over(table: Table) -> dict[str, Any]:
    """The game is over, its key is shown, the record is sound, and nothing more is done."""
    assert table.ended is not None
    assert table.waiting() == []
    assert all(table.legal(seat) == [] for seat in range(table.seats))
    knot: Any = table.record.knots[-1]
    assert knot["table"] == "end"
    assert knot["result"] == table.ended.to_json()
    assert knot["key"] == KEY.hex()
    verdict = verify(table.game, read_record(table.record.text()))
    assert (verdict.finished, verdict.luck, verdict.origin) == (True, True, "drawn")
    any_action: Action[Any] = table.game.catalogue.actions[0]
    assert refused_act(table, table.submit, 0, any_action) == "game_over"
    assert refused_act(table, table.resign, 1) == "game_over"
    assert refused_act(table, table.undo, 0, 1, True) == "game_over"
    assert refused_act(table, table.agree_to_end) == "game_over"
    assert refused_act(table, table.change_player, 0, "return", "x") == "game_over"
    assert table.undoable(0) == 0
    *_, again = replay(table.game, table.record)
    assert snapshot(again) == snapshot(table)
    return table.ended.to_json()


def test_a_game_played_to_its_end() -> None:
    table = answering()
    do(table, 1, "answer odd")
    do(table, 0, "answer even")
    assert over(table)["reason"] == "heap"


def test_of_two_seats_the_one_that_does_not_resign_wins() -> None:
    table = pebbles()
    table.resign(0)
    result = over(table)
    assert (result["winners"], result["reason"], result["ranks"][1]) == ([1], "resigned", 1)


def test_with_three_seats_the_game_goes_on_until_one_is_left() -> None:
    table = pebbles(3)
    table.resign(1)
    assert table.ended is None
    assert table.told(SPECTATOR)[-1] == {"event": "resigned", "seat": 1}
    assert refused_act(table, table.resign, 1) == "game_over"
    do(table, 0, "take_pebble 0")
    do(table, 1, "take_pebble 1")  # a bot goes on for it
    table.resign(0)
    assert over(table)["winners"] == [2]


def test_who_plays_alone_can_only_lose_by_resigning() -> None:
    table = dice()
    table.resign(0)
    assert over_alone(table)["winners"] == []


def over_alone(table: Table) -> dict[str, Any]:
    assert table.ended is not None
    assert verify(table.game, read_record(table.record.text())).finished
    return table.ended.to_json()


def test_an_agreed_end_counts_the_points_of_the_moment() -> None:
    table = pebbles(3)
    do(table, 0, "take_pebble 0")
    table.agree_to_end()
    totals = [sum(table.state.points(seat).values()) for seat in range(3)]
    result = over(table)
    assert result["points"] == totals
    assert result["reason"] == "agreed"
    assert result["winners"] == [seat for seat in range(3) if totals[seat] == max(totals)]


def test_who_has_resigned_does_not_win_an_agreed_end() -> None:
    for seat in range(3):
        table = pebbles(3)
        table.resign(seat)
        table.agree_to_end()
        assert seat not in over(table)["winners"]


def test_who_has_resigned_does_not_win_though_a_bot_plays_on() -> None:
    """The best of the others wins, also if the resigned seat has more points."""
    table = pebbles(3, heap=5)
    table.resign(0)
    do(table, 0, "take_pebble 0")
    for seat, pebble in ((1, 1), (2, 2), (0, 3), (1, 4)):
        do(table, seat, f"take_pebble {pebble}")
    right = "odd" if sum(state_of(table).tokens) % 2 else "even"
    wrong = "even" if right == "odd" else "odd"
    for seat, answer in ((0, right), (1, wrong), (2, wrong)):
        do(table, seat, f"answer {answer}")
    result = over(table)
    by_rules = table.state.result()
    assert by_rules is not None
    assert by_rules.winners == [0]
    best = max(result["points"][1:])
    assert result["winners"] == [seat for seat in (1, 2) if result["points"][seat] == best]
    assert result["ranks"][0] > 1


# ---- players come and go ------------------------------------------------------------------------


@pytest.mark.parametrize("change", ["takeover", "return", "timeout"])
def test_a_change_of_player_is_a_knot_and_changes_no_decision(change: str) -> None:
    table = pebbles()
    seen = [table.seen(0), table.seen(1)]
    table.change_player(0, change, "greedy")
    knot = table.record.knots[-1]
    assert (knot["table"], knot["seat"], knot["player"]) == (change, 0, "greedy")
    for seat in (0, 1, SPECTATOR):
        assert table.told(seat)[-1] == {"event": change, "seat": 0, "player": "greedy"}
    do(table, 0, "take_pebble 0", seen=seen[0])
    *_, again = replay(PEBBLES, read_record(table.record.text()))
    assert snapshot(again) == snapshot(table)


def test_only_the_three_changes_of_player_exist() -> None:
    table = pebbles()
    before = snapshot(table)
    for change in ("start", "end", "undo", "agreed_end", ""):
        with pytest.raises(ValueError, match="changes by"):
            table.change_player(0, change, "x")
    assert snapshot(table) == before


def test_a_change_of_player_that_could_not_be_read_again_is_refused() -> None:
    table = pebbles()
    before = snapshot(table)
    for player in ("x" * (LONGEST_LINE + 1), "\ud800"):
        with pytest.raises(ValueError, match=r"surrogates|long|malformed"):
            table.change_player(0, "takeover", player)
    assert snapshot(table) == before


# ---- going on after a stop ----------------------------------------------------------------------


def test_a_table_resumed_at_any_moment_goes_on_as_if_nothing_had_happened() -> None:
    whole = play(pebbles(3), 8)
    for stop in range(1, len(whole.record.knots) + 1):
        text = "".join(line + "\n" for line in whole.record.lines()[: stop + 1])
        table = resume(PEBBLES, read_record(text), KEY)
        for knot in whole.record.knots[len(table.record.knots) :]:
            if "action" in knot:
                seat = knot["seat"]
                assert isinstance(seat, int)
                table.submit(seat, PEBBLES.parse(knot["action"]))
        assert table.record.text() == whole.record.text()
        assert snapshot(table) == snapshot(whole)


def test_a_resumed_table_still_knows_what_is_stale_and_what_may_be_undone() -> None:
    table = pebbles()
    seen = table.seen(0)
    do(table, 0, "mark_pebble 2")
    again = resume(PEBBLES, read_record(table.record.text()), KEY)
    assert refused(again, 0, "mark_pebble 2", seen=seen) == "stale"
    assert again.undoable(0) == 1
    again.undo(0)
    table.undo(0)
    assert again.record.text() == table.record.text()


def test_a_table_killed_between_the_last_step_and_the_end_is_ended_by_resuming() -> None:
    table = answering()
    do(table, 1, "answer odd")
    do(table, 0, "answer even")
    text = "".join(line + "\n" for line in table.record.lines()[:-1])
    assert resume(PEBBLES, read_record(text), KEY).record.text() == table.record.text()
    for act in ("resign", "agree_to_end"):
        table = pebbles()
        table.resign(0) if act == "resign" else table.agree_to_end()
        text = "".join(line + "\n" for line in table.record.lines()[:-1])
        assert resume(PEBBLES, read_record(text), KEY).record.text() == table.record.text()
