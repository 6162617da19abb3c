"""Puzzling: turns worth thinking about, found in games between bots and proved exactly.

A find is taken if it does not seem to depend on anything hidden: in a few worlds imagined from the
seat's own observation the same acts are best and worth the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

from quipu.core.game import Game
from quipu.core.luck import FastLuck
from quipu.core.options import settle
from quipu.core.state import Action, State
from quipu.core.table import Table
from quipu.learning.proving import (
    POINTS,
    WIN,
    NotOwn,
    Prover,
    TooLarge,
    best_acts,
    best_line,
    fits,
    is_single,
)
from quipu.learning.puzzle import HARDEST, Puzzle, shares_after
from quipu.presenting.advice import must_guide

CHOICE: Final = 3  # acts, at least, of which one is to be found
WORLDS: Final = 5  # imagined ones in which it must hold as well
POSITIONS: Final = 3_000
WAYS: Final = 150_000
CLEAR: Final = Fraction(1, 50)  # by which the best act is better than the next
EACH: Final = 2  # puzzles of one game
LOOKS: Final = 60  # positions of one game that are looked at
LATE: Final = Fraction(2, 3)  # of the looks lie in the last third


def find(game: Game, seed: int) -> Iterator[Puzzle | None]:
    """Puzzles of game after game, without end; None after each game that was looked through."""
    while True:
        found, seats = 0, set()
        for puzzle in in_game(game, seed):
            if puzzle.origin["turn"] not in seats and found < EACH:
                seats.add(puzzle.origin["turn"])
                found += 1
                yield puzzle
            if found == EACH:
                break
        yield None
        seed += 1


def in_game(game: Game, seed: int) -> Iterator[Puzzle]:
    """Those of one game; the end of a game is looked at first."""
    table = played(game, seed)
    assert table.timeline is not None
    steps = len(table.timeline.steps)
    luck = FastLuck(seed)
    late = [number for number in range(steps) if 3 * number > 2 * steps][::-1]
    early = [number for number in range(steps) if 3 * number <= 2 * steps]
    chosen = late[: int(LOOKS * LATE)]
    ends = set(chosen)
    while early and len(chosen) < LOOKS:
        chosen.append(early.pop(int(luck.below(len(early)))))
    for number in chosen:
        moment = table.timeline.at(number)
        state, seat = moment.state, int(moment.state.deciding())
        if seat < 0 or len(state.legal(seat)) < CHOICE or not fits(game, state):
            continue
        view = game.observe(state, seat, moment.memories[seat])
        tasks = (WIN, POINTS) if number in ends else (POINTS,)
        puzzle = proved(game, state, seat, view, tasks, FastLuck(seed))
        if puzzle is not None:
            origin = {"bot": must_guide(game), "seed": seed, "seats": table.seats, "step": number}
            turn = int(state.turn)  # type: ignore[attr-defined]
            puzzle.origin.update(origin | {"turn": turn})
            yield puzzle


def played(game: Game, seed: int) -> Table:
    counts = game.seat_counts(settle(game.options, 2, {}, lenient=True))
    seats = [each for each in counts if each > 1] or counts
    table = Table.open_seeded(game, [f"{n + 1}" for n in range(seats[seed % len(seats)])], seed)
    bot, luck = game.bot(must_guide(game)), FastLuck(seed)
    while table.ended is None:
        seat = table.waiting()[0]
        view = table.observe(seat) if bot.looks else None
        table.submit(seat, bot.decide(view, table.legal(seat), table.state.openings(seat), luck))
    return table


def proved(
    game: Game, state: State, seat: int, view: Any, tasks: tuple[str, ...], luck: FastLuck
) -> Puzzle | None:
    """The puzzle that this position is, if it is a good one."""
    begin = game.from_position(game.position(state))
    for task in tasks:
        try:
            prover = Prover(game, begin, seat, task, POSITIONS, WAYS)
            value, acts, other = best_acts(prover, begin)
            least = 1 if task == POINTS else 0  # a rare point by chance is nothing to look for
            if other is None or value <= 0 or value < least or value - other < CLEAR:
                continue
            if not is_single(prover, begin, acts):
                continue
            line = best_line(prover, begin)
            shares = shares_after(prover, begin, line)
            hard = how_hard(game, begin, seat, view, acts, line, bool(shares))
            if hard and holds(game, view, task, value, acts, luck):
                form = game.position(begin)
                return Puzzle(game, "", task, seat, value, acts, line, shares, hard, form, {})
        except (TooLarge, NotOwn):
            continue
    return None


def how_hard(
    game: Game,
    state: State,
    seat: int,
    view: Any,
    acts: list[Action[Any]],
    line: list[Action[Any]],
    chancy: bool,
) -> int:
    """From 1 to 5, 0 if there is nothing to find: the bot finds it at once and it is short."""
    bot = game.bot(must_guide(game))
    choice = bot.decide(view, state.legal(seat), state.openings(seat), FastLuck(0))
    missed = choice not in acts
    if not missed and len(line) < 3 and not chancy:
        return 0
    return min(HARDEST, 1 + 2 * missed + (len(line) > 2) + (len(line) > 4 or chancy))


def holds(
    game: Game, view: Any, task: str, value: Fraction, acts: list[Action[Any]], luck: FastLuck
) -> bool:
    """Whether it is the same in other worlds that the seat holds possible."""
    for _ in range(WORLDS):
        world = game.imagine(view, luck)
        prover = Prover(game, world, view.seat, task, POSITIONS, WAYS)
        if best_acts(prover, world)[:2] != (value, acts):
            return False
    return True


def named(found: Iterable[Puzzle]) -> list[Puzzle]:
    """The easiest first; a name says in which game and at which step it was found."""
    easiest = sorted(found, key=lambda each: (each.hard, len(each.line)))
    return [replace(each, name=f"{each.origin['seed']}-{each.origin['step']}") for each in easiest]
