"""No request betrays luck: tables that differ only in the luck to come are the same to all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quipu.core.fairluck import key_from_seed
from quipu.core.luck import FastLuck
from quipu.core.table import Table
from quipu.play.views import cache
from quipu.registry import games
from tests.support.server.fork_attack import Attack, ask, attacked, request

REQUESTS = 260


@pytest.fixture(autouse=True)
def never_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is here is told at once, so that nothing in what is heard follows the clock."""
    monkeypatch.setattr(cache, "REST", 0.0)


async def told_apart(folder: Path, key: str, fork: int, seed: int) -> int:
    """Let the same attackers loose on both; how often luck was drawn when they differed, or 0."""
    async with attacked(folder, key, fork, False) as one, attacked(folder, key, fork, True) as two:
        luck = FastLuck(seed)
        assert_same(one, two)
        for number in range(REQUESTS):
            drawn = one.table.drawn
            if not one.table.waiting():
                return 0
            seat, body = request(one, luck, number)
            await ask(one, seat, body)
            await ask(two, seat, body)
            if one.told != two.told:
                assert drawn == fork  # nothing drew luck of that index before this request
                assert one.table.drawn == two.table.drawn == fork + 1
                assert one.table.record.knots[-1] != two.table.record.knots[-1]
                return drawn
    return 0


def assert_same(one: Attack, two: Attack) -> None:
    assert one.told == two.told
    assert one.table.record.text() == two.table.record.text()


@pytest.mark.parametrize("key", list(games()))
@pytest.mark.parametrize("fork", [1, 2, 6])
def test_what_anybody_hears_is_the_same_until_the_luck_is_stored(
    tmp_path: Path, key: str, fork: int
) -> None:
    """Refusals, tries, stale and repeated requests, undos, take-overs, reconnects, all views."""
    apart = asyncio.run(told_apart(tmp_path, key, fork, seed=fork))
    assert apart in (0, fork)


@pytest.mark.parametrize("key", list(games()))
def test_the_attackers_do_meet_the_fork(tmp_path: Path, key: str) -> None:
    """Else the test above would prove nothing: once it is stored, they see the other luck."""
    for seed in range(12):
        folder = tmp_path / str(seed)
        folder.mkdir()
        if asyncio.run(told_apart(folder, key, 1, seed)):
            return
    raise AssertionError("nobody drew luck that differed")


# ---- the attacks that once worked ---------------------------------------------------------------


@pytest.mark.parametrize("key", list(games()))
def test_luck_cannot_be_chosen_by_tying_knots(key: str) -> None:
    """Take-overs, returns and timeouts moved the luck when the number of a knot decided."""
    game = games()[key]
    names = ["a"] * game.seat_counts({o.name: o.default for o in game.options})[0]
    plain, busy = (Table.open_seeded(game, names, 7) for _ in range(2))
    luck = FastLuck(7)
    for _ in range(40):
        seat = plain.waiting()[0]
        legal = plain.legal(seat)
        action = legal[luck.below(len(legal))]
        for kind in ("takeover", "return", "timeout"):
            busy.change_player(seat, kind, "greedy")
        assert plain.submit(seat, action).given == busy.submit(seat, action).given
        if plain.undoable(seat):
            busy.undo(seat)
            busy.submit(seat, action)
        if not plain.waiting():
            break
    assert busy.key == plain.key == key_from_seed(7)
