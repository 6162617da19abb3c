"""Search in the settlers games: offers are among its acts, unlikely worlds come less often."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

import quipu
from quipu.bots.playing import Gallery, ask
from quipu.bots.searching import PROPOSED, Comparison, GuardedBot
from quipu.core.memory import Observation
from quipu.registry import games
from quipu.settlers.layout import CITY, ROW, SETTLEMENT
from quipu.settlers.likelihood import REFUSED, UNBUILT, likelihood
from quipu.settlers.memory import HandMemory
from quipu.settlers.state import Settlers
from quipu.settlers.view import SettlersObservation

GAMES = [game for game in games().values() if "offer_trade" in game.kinds]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
DECISIONS = 400


def positions(game: quipu.Game, seed: int) -> Any:
    """A game of greedy bots: before each decision the state, the seat, what it sees."""
    bots = [game.bot("greedy") for _ in range(4)]
    gallery = Gallery(game, bots)
    luck, whims = quipu.FastLuck(seed), quipu.FastLuck(seed + 1)
    state = game.deal(4, game.agree(4, {}), luck, gallery.journal())
    for _ in range(DECISIONS):
        seat = int(state.deciding())
        if seat < 0:
            break
        gallery.hear()
        yield state, seat, game.observe(state, seat, gallery.memories[seat])
        made = ask(game, state, seat, bots[seat], gallery, whims)
        state.apply(seat, made, luck, gallery.journal())


@every_game
def test_what_the_guide_would_propose_is_legal_and_searched(game: quipu.Game) -> None:
    guide = game.bot("greedy")
    hard = game.bot("hard", playouts=0)
    assert isinstance(hard, GuardedBot)
    found = 0
    for state, seat, view in positions(game, 3):
        legal, openings = state.legal(seat), state.openings(seat)
        first = guide.decide(view, legal, openings, quipu.FastLuck(1))
        assert all(each.refusal(state, seat) is None for each in guide.proposals)
        if guide.proposals and first.kind != "offer_trade":
            found += 1
            hard.guide.proposals = guide.proposals
            field = [each.action for each in hard.field(first, guide.weighed(), legal)]
            proposed = guide.proposals[:PROPOSED]
            assert field[1 : 1 + len(proposed)] == proposed
    assert found > 0


def can_build(world: Settlers, seat: int) -> bool:
    settles = world.sites(seat) and world.can_pay(seat, SETTLEMENT)
    return bool(settles or (world.city_sites(seat) and world.can_pay(seat, CITY)))


def could_build(world: Settlers, seat: int) -> int:
    return sum(can_build(world, other) for other in range(4) if other != seat)


@every_game
def test_worlds_in_which_somebody_could_have_built_come_less_often(game: quipu.Game) -> None:
    """As somebody sees it who remembers nothing: hands may be anything that is out."""
    comparison = Comparison(game, game.bot("greedy"), 1)
    any_world, likely = 0, 0
    two_games = chain(positions(game, 5), positions(game, 7))
    for number, (state, seat, _) in enumerate(two_games):
        if state.active != seat or state.turn < 5 or number % 3:
            continue
        view = game.observe(state, seat)
        for n in range(8):
            luck = quipu.FastLuck(n)
            any_world += could_build(settlers(game.imagine(view, luck)), seat)
            likely += could_build(settlers(comparison.world(view, luck)), seat)
    assert likely < 0.9 * any_world


def settlers(state: quipu.State) -> Settlers:
    assert isinstance(state, Settlers)
    return state


@every_game
def test_what_somebody_declined_to_give_it_hardly_has(game: quipu.Game) -> None:
    for state, seat, view in positions(game, 4):
        if state.turn > 8 and view.active == seat:
            break
    world = settlers(game.imagine(view, quipu.FastLuck(1)))
    other = (seat + 1) % 4
    kind = next(kind for kind in range(int(world.terms.box.kinds)) if world.held(other, kind))
    for place in range(len(memory(view).refused)):
        memory(view).refused[place] = 0
    before = asked(view, world)
    memory(view).refused[other * ROW + kind] = 1
    assert asked(view, world) == pytest.approx(REFUSED * before)
    assert before in products(UNBUILT)


def asked(view: Observation, world: Settlers) -> float:
    assert isinstance(view, SettlersObservation)
    return float(likelihood(view, world))


def memory(view: SettlersObservation) -> HandMemory:
    assert view.memory is not None
    return view.memory


def products(chances: Any) -> list[Any]:
    one, two, three = (float(each) for each in list(chances)[1:])
    both = [one * two, one * three, two * three, one * two * three]
    return [pytest.approx(each) for each in (1.0, one, two, three, *both)]
