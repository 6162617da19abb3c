"""Bots with manners: they ask seldom, only when it matters, and nobody who cannot have it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import quipu
from quipu.bots.bot import Bot
from quipu.bots.playing import Gallery, ask
from quipu.core.game import Game
from quipu.settlers.layout import ROW
from quipu.settlers.memory import HandMemory
from quipu.settlers.state import Settlers

TURNS = 44
SEATS = 4
MOST_ASKED = {"egypt": 10, "egypt-gods": 10, "egypt-pyramid": 10, "inca": 14}


def offers(game: Game, seed: int) -> Iterator[tuple[Settlers, dict[str, Any], HandMemory]]:
    """Each offer within so many turns between greedy bots, with what who makes it remembers."""
    bots: list[Bot] = [game.bot("greedy") for _ in range(SEATS)]
    gallery = Gallery(game, bots)
    luck, whims = quipu.FastLuck(seed), quipu.FastLuck(seed + 1)
    state = game.deal(SEATS, game.agree(SEATS, {}), luck, gallery.journal())
    assert isinstance(state, Settlers)
    while state.waiting() and state.turn <= TURNS:
        seat = state.waiting()[0]
        action = ask(game, state, seat, bots[seat], gallery, whims)
        memory = gallery.memories[seat]
        if action.kind == "offer_trade" and isinstance(memory, HandMemory):
            yield state, action.to_json(), memory
        state.apply(seat, action, luck, gallery.journal())


@pytest.mark.parametrize("key", MOST_ASKED)
@pytest.mark.parametrize("seed", range(1, 4))
def test_a_person_is_seldom_asked_and_never_in_vain(key: str, seed: int) -> None:
    asked, turns = 0, []
    for state, offer, memory in offers(quipu.game(key), seed):
        whom = [offer["to"]] if offer["to"] is not None else range(int(state.seats))
        kinds = [state.terms.box.kind_names.index(name) for name in offer["want"]]
        for seat in whom:
            if seat != memory.seat and memory.sizes[seat]:
                assert all(memory.ceiling[seat * ROW + kind] for kind in kinds)
        asked += 0 in whom and memory.seat != 0
        turns.append((int(state.turn), int(memory.seat)))
    assert len(turns) == len(set(turns)), "once in a turn"
    assert asked <= MOST_ASKED[key]
