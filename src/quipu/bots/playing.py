"""Playing: one game between bots, with no more ado than they ask for."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from quipu.bots.bot import Bot, RandomBot
from quipu.core.game import Game
from quipu.core.journal import SILENT, Chronicle, Journal
from quipu.core.luck import Luck
from quipu.core.memory import Memory
from quipu.core.state import Action, State


class Gallery:
    """The bots of a game that look: what they are told is heard and remembered."""

    def __init__(self, game: Game, bots: list[Bot]) -> None:
        self.memories: list[Memory | None] = [
            game.memory(seat, len(bots)) if bot.looks else None for seat, bot in enumerate(bots)
        ]
        self.chronicle = Chronicle()
        self.remembers = any(
            memory is not None and type(memory) is not Memory for memory in self.memories
        )

    def journal(self) -> Journal:
        """Silent if nobody remembers anything."""
        return self.chronicle if self.remembers else SILENT

    def hear(self) -> None:
        for memory in self.memories:
            if memory is not None:
                memory.hear_events(self.chronicle.events)
        self.chronicle.events.clear()


def play_game(
    game: Game,
    options: dict[str, bool | int | str],
    bots: list[Bot],
    luck: Luck,
    whims: list[Luck],
) -> State:
    """A whole game by options that were agreed on; every bot has luck of its own."""
    gallery = Gallery(game, bots)
    journal = gallery.journal()
    state = game.deal(len(bots), options, luck, journal)
    catalogue = state.catalogue
    ids = catalogue.room()
    while True:
        seat = state.deciding()
        if seat < 0:
            return state
        bot = bots[seat]
        if isinstance(bot, RandomBot):
            count = catalogue.legal_ids(state, seat, ids)
            catalogue.by_id[ids[whims[seat].below(count)]].apply(state, seat, luck, journal)
        else:
            action = ask(game, state, seat, bot, gallery, whims[seat])
            state.apply(seat, action, luck, journal)


def ask(
    game: Game, state: State, seat: i64, bot: Bot, gallery: Gallery, whims: Luck
) -> Action[Any]:
    """The decision of a bot, from what its seat may know."""
    gallery.hear()
    view = game.observe(state, seat, gallery.memories[seat]) if bot.looks else None
    return bot.decide(view, state.legal(seat), state.openings(seat), whims)
