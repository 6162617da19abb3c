"""What playouts of guarded search cost: `python bench/playouts.py egypt inca jade`.

Decisions of `hard` are taken at every so manieth position of games between greedy bots, always with
the same luck. Milliseconds are those of the processor; the sign stands for all decisions with what
was thought of them, and is the same as long as no decision and no thought changes.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from typing import Any

import quipu
from quipu.bots.playing import Gallery, ask
from quipu.bots.searching import Comparison, Contender

EVERY = 7  # decisions between two that are looked at
WORLDS = 12


class Tally:
    """Playouts, the time they took, and what was found."""

    def __init__(self) -> None:
        self.playouts = 0
        self.played = 0.0
        self.decisions = 0
        self.decided = 0.0
        self.sign = hashlib.sha256()


def look(game: Any, bot: Any, asked: tuple[Any, ...], seed: int, tally: Tally) -> None:
    view, legal, openings = asked
    began = time.process_time()
    made = bot.decide(view, legal, openings, quipu.FastLuck(seed))
    tally.decided += time.process_time() - began
    tally.decisions += 1
    thoughts = [(str(each.action), each.worth.hex()) for each in bot.weighed()]
    tally.sign.update(repr((str(made), thoughts)).encode())
    comparison = Comparison(game, bot.guide, bot.usual_depth)
    field = [Contender(action) for action in legal[:3]]
    began = time.process_time()
    comparison.meet(view, field, quipu.FastLuck(seed), WORLDS)
    tally.played += time.process_time() - began
    tally.playouts += comparison.made
    tally.sign.update(repr([each.promised.hex() for each in field]).encode())


def play(key: str, number: int, most: int, tally: Tally) -> None:
    game: Any = quipu.game(key)
    seats = game.seat_counts({each.name: each.default for each in game.options})[-1]
    bots = [game.bot("greedy") for _ in range(seats)]
    hard = game.bot("hard")
    luck = quipu.FastLuck(number)
    whims = [quipu.FastLuck(100 * number + seat) for seat in range(seats)]
    gallery = Gallery(game, bots)
    journal = gallery.journal()
    state = game.deal(seats, game.agree(seats, game.limits()), luck, journal)
    for step in range(most):
        seat = int(state.deciding())
        if seat < 0:
            return
        if step % EVERY == number % EVERY and len(state.legal(seat)) > 1:
            gallery.hear()
            view = game.observe(state, seat, gallery.memories[seat])
            look(game, hard, (view, state.legal(seat), state.openings(seat)), step, tally)
        chosen = ask(game, state, seat, bots[seat], gallery, whims[seat])
        state.apply(seat, chosen, luck, journal)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--games", type=int, default=3, dest="count")
    parser.add_argument("--steps", type=int, default=1000, help="of a game, at most")
    said = parser.parse_args()
    for key in said.games:
        tally = Tally()
        for number in range(said.count):
            play(key, number, said.steps, tally)
        pace = tally.playouts / max(tally.played, 1e-9)
        each = 1000 * tally.decided / max(tally.decisions, 1)
        sign = tally.sign.hexdigest()[:16]
        print(f"{key}: {pace:.0f} playouts a second, {each:.1f} ms a decision ({sign})")


if __name__ == "__main__":
    main()
