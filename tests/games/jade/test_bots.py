"""The greedy bot: legal, fair, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.games.jade.prospects import district_worth
from quipu.games.jade.state import Jade
from tests.support.jade.build import GAME, artefact_luck, hand, play, start, stuck, table

GREEDY = GAME.bot("greedy")
RANDOM = GAME.bot("random")


def decision(state: Jade, seat: int | None = None, seed: int = 1) -> str:
    who = int(state.mover) if seat is None else seat
    view = GAME.observe(state, who)
    act = GREEDY.decide(view, state.legal(who), state.openings(who), quipu.FastLuck(seed))
    return str(act)


def finished(seats: int, seed: int, greedy: list[int], **options: Any) -> Jade:
    state = start(seats, seed, **options)
    luck = quipu.FastLuck(seed)
    while state.waiting():
        seat = state.waiting()[0]
        legal = state.legal(seat)
        bot = GREEDY if seat in greedy else RANDOM
        act = bot.decide(GAME.observe(state, seat), legal, state.openings(seat), luck)
        assert act in legal
        state.apply(seat, act, luck)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_players(seats: int) -> None:
    for seed in range(2):
        result = finished(seats, seed, [seed % seats]).result()
        assert result is not None
        assert result.winners == [seed % seats]


def test_greedy_plays_with_every_option() -> None:
    options = {"designs_matter": True, "hidden_return": "free", "swap_scope": "reach"}
    result = finished(2, 3, [0, 1], display_duty="lenient", **options).result()
    assert result is not None
    assert result.reason in ("tiles", "artefacts")
    assert min(result.points) > 20


def test_greedy_posts_figures_where_they_win_a_dig() -> None:
    state = table(displays={0: ["A1"]}, gold={0: 0})
    play(state, "drive 5,0", "lay_tile A1 0 W")
    assert decision(state) == "set_figure 1 0"


def test_greedy_exchanges_towards_a_whole_statue() -> None:
    state = table(hands={0: ["1A+", "1B+", "1C+", "2C+"]}, gold={0: 0})
    assert decision(state) == "drive 5,5"
    play(state, "drive 5,5")
    assert decision(state) in ("exchange_open 2C+ 3D+", "exchange_open 1C+ 3D+")


def test_greedy_puts_back_what_it_needs_least() -> None:
    state = play(table(hands={0: ["1A+", "1B+"]}), "drive 5,5")
    play(state, "exchange_hidden 2", luck=artefact_luck(state, ["1C+", "1A-"]))
    play(state, decision(state))
    assert len(hand(state)) == 2
    assert len({kind[1] for kind in hand(state)}) == 2
    assert all(kind.endswith("+") for kind in hand(state))


def test_greedy_swaps_when_nothing_fits_and_plays_on_alone() -> None:
    assert decision(stuck()).startswith("swap_tile")


def test_greedy_decides_from_what_it_may_know_only() -> None:
    one = table(hands={1: ["1A+", "2B-"]}, displays={0: ["A1"]})
    other = table(hands={1: ["3A-", "1C+"]}, displays={0: ["A1"]})
    assert decision(one) == decision(other)


def test_a_district_is_worth_more_to_the_stronger() -> None:
    head, one, three = 4, 1 << 24, 3 << 32  # seat 0 has 1 archaeologist, seat 1 has 3
    assert district_worth(head + one, 0, 2) > district_worth(head + one + three, 0, 2)
    assert district_worth(head + one + three, 1, 2) > 0 > district_worth(head + three, 0, 2)
