"""Helping: one search in several processes, with the very decision that it makes in one.

Worlds and seeds are drawn by whoever searches, in the order in which they are always drawn; only
playouts happen elsewhere. A world travels as a position, and what the acts promise in it comes
back to its place, so sums are the same to the last bit.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from quipu.bots.bot import Bot
from quipu.bots.searching import Comparison, GuardedBot, Helpers
from quipu.core.game import Game
from quipu.core.state import Action, State
from quipu.processes import end_with_parent, without_interrupts
from quipu.registry import game as find_game

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

Try = tuple[State, int]


class Question(NamedTuple):
    """Worlds to play out, as positions with their seeds, and the acts to try in each."""

    bot: str
    depth: int
    seat: int
    actions: list[dict[str, object]]
    worlds: list[tuple[dict[str, object], int]]


def answer(game: Game, question: Question) -> list[list[float]]:
    """What each act promises in each world."""
    bot = game.bot(question.bot)
    guide = bot.guide if isinstance(bot, GuardedBot) else bot
    comparison = Comparison(game, guide, question.depth)
    actions = [game.parse(form) for form in question.actions]
    worlds = [(game.from_position(form), seed) for form, seed in question.worlds]
    return [promised(comparison, each, question.seat, actions) for each in worlds]


def promised(
    comparison: Comparison, each: Try, seat: int, actions: list[Action[Any]]
) -> list[float]:
    """What each act promises in one world."""
    world, seed = each
    return [comparison.play(world, seat, action, seed) for action in actions]


def help_out(line: Connection, key: str, parent: int) -> None:
    """In a process: answer until nobody asks any more, were it that the parent was killed."""
    end_with_parent(parent)
    game = find_game(key)
    try:
        while True:
            line.send(answer(game, line.recv()))
    except (EOFError, OSError):
        return


class Helper:
    """A process at the other end of a line."""

    def __init__(self, key: str) -> None:
        from multiprocessing import get_context

        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=help_out, args=(theirs, key, os.getpid()), daemon=True
        )
        self.process.start()
        theirs.close()

    def ask(self, question: Question) -> None:
        with suppress(OSError):  # it is gone, and nothing will be heard of it
            self.line.send(question)

    def hear(self) -> list[list[float]] | None:
        """Its answer; nothing if it is gone."""
        try:
            answered: list[list[float]] = self.line.recv()
        except (EOFError, OSError):
            return None
        return answered

    def close(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()


class Crew:
    """This process and others that help it to search one game; one job means nobody else."""

    def __init__(self, game: Game, jobs: int) -> None:
        self.game = game
        self.jobs = jobs
        self.helpers: list[Helper] = []

    def __enter__(self) -> Self:
        with without_interrupts():
            self.helpers = [Helper(self.game.key) for _ in range(self.jobs - 1)]
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        while self.helpers:
            self.helpers.pop().close()

    def help(self, bot: Bot) -> None:
        """From now on, if it is one that searches."""
        if isinstance(bot, GuardedBot):
            bot.helpers = self.helpers_of(bot.name)

    def helpers_of(self, bot: str) -> Helpers | None:
        return Aid(self, bot) if self.helpers else None

    def shared(
        self,
        bot: str,
        comparison: Comparison,
        tries: list[Try],
        seat: int,
        actions: list[Action[Any]],
    ) -> list[list[float]]:
        """Everybody takes a share of the worlds; that of a helper who is gone is played here."""
        forms = [action.to_json() for action in actions]
        found: list[list[float] | None] = [None] * len(tries)
        crew = self.helpers[: max(len(tries) - 1, 0)]
        every = len(crew) + 1
        for first, helper in enumerate(crew, 1):
            worlds = [(self.game.position(world), seed) for world, seed in tries[first::every]]
            helper.ask(Question(bot, int(comparison.depth), seat, forms, worlds))
        for place in range(0, len(tries), every):
            found[place] = promised(comparison, tries[place], seat, actions)
        for first, helper in enumerate(crew, 1):
            answered = helper.hear()
            if answered is None:
                self.helpers.remove(helper)
                helper.close()
            else:
                found[first::every] = answered
        return [
            promised(comparison, each, seat, actions) if known is None else known
            for each, known in zip(tries, found, strict=True)
        ]


class Aid(Helpers):
    """The crew as the comparison of one bot knows it."""

    def __init__(self, crew: Crew, bot: str) -> None:
        self.crew = crew
        self.bot = bot

    def promises(
        self, comparison: Comparison, tries: list[Try], seat: int, actions: list[Action[Any]]
    ) -> list[list[float]]:
        try:
            return self.crew.shared(self.bot, comparison, tries, seat, actions)
        except BaseException:
            self.crew.close()  # an answer that nobody waited for would be taken for the next one
            raise
