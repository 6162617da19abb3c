"""Bots with manners: they ask seldom, only when it matters, and nobody who cannot or will not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import quipu
from quipu.bots.bot import Bot
from quipu.bots.playing import Gallery, ask
from quipu.core.game import Game
from quipu.core.state import Action
from quipu.settlers.layout import ROW
from quipu.settlers.memory import HandMemory
from quipu.settlers.state import Settlers

TURNS = 44
SEATS = 4
PERSON = 0
MOST_ASKED = 10
KEYS = ["egypt", "egypt-gods", "egypt-pyramid", "inca"]
Kinds = tuple[int, int, int]  # who declined, the kind wanted, the kind given


class Evening:
    """A person and three bots; what the bots ask, and what has changed since it was declined."""

    def __init__(self, game: Game, seed: int, trades: bool = False, level: str = "greedy") -> None:
        self.game = game
        self.trades = trades
        self.bots: list[Bot] = [game.bot(level) for _ in range(SEATS)]
        self.gallery = Gallery(game, self.bots)
        self.luck, self.whims = quipu.FastLuck(seed), quipu.FastLuck(seed + 1)
        options = game.agree(SEATS, {})
        state = game.deal(SEATS, options, self.luck, self.gallery.journal())
        assert isinstance(state, Settlers)
        self.state = state
        self.names = list(state.terms.box.kind_names)
        self.declined: dict[Kinds, tuple[int, int]] = {}  # and what the hand held then
        self.asked: dict[str, Any] = {}

    def hand(self, seat: int, kind: int) -> int:
        return int(self.state.held(seat, kind))

    def offers(self) -> Iterator[tuple[dict[str, Any], HandMemory]]:
        """Each offer of a bot, with what it remembers."""
        while self.state.waiting() and self.state.turn <= TURNS:
            seat = self.state.waiting()[0]
            action = self.decide(seat)
            memory = self.gallery.memories[seat]
            if action.kind == "offer_trade":
                assert isinstance(memory, HandMemory)
                self.asked = action.to_json()
                yield self.asked, memory
            if action.kind == "decline_trade":
                self.note(seat)
            self.state.apply(seat, action, self.luck, self.gallery.journal())
            self.follow()

    def decide(self, seat: int) -> Action[Any]:
        """The person plays as a bot would, but who does not trade offers and accepts nothing."""
        stubborn = seat == PERSON and not self.trades
        legal = {action.kind: action for action in self.state.legal(seat)}
        if stubborn and "decline_trade" in legal:
            return legal["decline_trade"]
        action = ask(self.game, self.state, seat, self.bots[seat], self.gallery, self.whims)
        return legal["end_turn"] if stubborn and action.kind == "offer_trade" else action

    def note(self, seat: int) -> None:
        for want in self.asked["want"]:
            for give in self.asked["give"]:
                kinds = (seat, self.names.index(want), self.names.index(give))
                self.declined[kinds] = (self.hand(seat, kinds[1]), self.hand(seat, kinds[2]))

    def follow(self) -> None:
        """What has changed for whom: more of what was wanted, less of what was given."""
        for kinds, (wanted, given) in list(self.declined.items()):
            seat, want, give = kinds
            if self.hand(seat, want) > wanted or self.hand(seat, give) < given:
                del self.declined[kinds]
            else:
                self.declined[kinds] = (self.hand(seat, want), self.hand(seat, give))


@pytest.mark.parametrize(
    ("key", "level"), [*((key, "greedy") for key in KEYS), ("egypt", "easy"), ("inca", "easy")]
)
@pytest.mark.parametrize("seed", [1, 4, 6])
@pytest.mark.parametrize("trades", [False, True])
def test_a_person_is_seldom_asked_and_never_in_vain(
    key: str, level: str, seed: int, trades: bool
) -> None:
    evening = Evening(quipu.game(key), seed, trades, level)
    asked, turns = 0, []
    for offer, memory in evening.offers():
        state, bot = evening.state, int(memory.seat)
        whom = [offer["to"]] if offer["to"] is not None else range(SEATS)
        (want,), (give,) = offer["want"], offer["give"]
        kinds = evening.names.index(want), evening.names.index(give)
        for seat in whom:
            if seat != bot and memory.sizes[seat]:
                assert memory.ceiling[seat * ROW + kinds[0]]
                assert (seat, *kinds) not in evening.declined, "again, and nothing has changed"
        asked += PERSON in whom and bot != PERSON
        turns.append((int(state.turn), bot))
    assert len(turns) == len(set(turns)), "once in a turn"
    assert asked <= MOST_ASKED
    assert turns, "bots trade at all"


def test_what_is_remembered_of_a_decline_ends_when_a_hand_changes() -> None:
    memory = quipu.game("egypt").blank(1, 3)
    assert isinstance(memory, HandMemory)
    grain, stone = (memory.box.kind_names.index(kind) for kind in ("grain", "stone"))
    offer = {"event": "offered", "seat": 1, "to": -1, "give": {"grain": 1}, "want": {"stone": 1}}

    def declined() -> bool:
        return bool(memory.has_refused(0, stone, grain))

    def hear(event: str, **told: object) -> None:
        memory.hear({"event": event, **told})

    hear("yielded", seat=0, gained={"grain": 2, "stone": 1, "brick": 1})
    hear("yielded", seat=1, gained={"grain": 1, "brick": 1})
    memory.hear(offer)
    assert not declined()
    hear("declined", seat=0)
    assert declined()
    assert not memory.has_refused(2, stone, grain)
    assert memory.copy().has_refused(0, stone, grain)
    hear("yielded", seat=0, gained={"brick": 1})
    assert declined()
    hear("yielded", seat=0, gained={"stone": 1})
    assert not declined()
    memory.hear(offer)
    hear("declined", seat=0)
    hear("bank_traded", seat=0, paid={"grain": 1}, gained={"brick": 1})
    assert not declined()
    memory.hear({**offer, "give": {"grain": 1, "brick": 1}})  # not one kind for one
    hear("declined", seat=0)
    assert not declined()
