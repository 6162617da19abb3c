"""What a search in several processes costs: `python bench/search_jobs.py egypt hard`.

The same decisions of one game are made alone and with helpers; they must be the same. Milliseconds
are those of the processor in the deciding process, and by the clock, in the mean.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import quipu
from quipu.arena.helping import Crew
from quipu.bots.playing import Gallery, ask

EVERY = 7  # decisions between two that are made both ways


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=25)
    said = parser.parse_args()
    game = quipu.game(said.game)
    seats = game.seat_counts({each.name: each.default for each in game.options})[-1]
    bots = [game.bot("greedy") for _ in range(seats)]
    alone, helped = game.bot(said.level), game.bot(said.level)
    luck, whims = quipu.FastLuck(3), [quipu.FastLuck(100 + seat) for seat in range(seats)]
    gallery = Gallery(game, bots)
    journal = gallery.journal()
    state = game.deal(seats, game.agree(seats, game.limits()), luck, journal)
    took = {"alone": [0.0, 0.0], "helped": [0.0, 0.0]}
    step = made = 0
    with Crew(game, said.jobs) as crew:
        crew.help(helped)
        while (seat := int(state.deciding())) >= 0 and made < said.decisions:
            if step % EVERY == 0 and len(state.legal(seat)) > 1:
                gallery.hear()
                view = game.observe(state, seat, gallery.memories[seat])
                asked = (view, state.legal(seat), state.openings(seat))
                first = timed(alone, asked, step, took["alone"])
                assert timed(helped, asked, step, took["helped"]) == first
                made += 1
            chosen = ask(game, state, seat, bots[seat], gallery, whims[seat])
            state.apply(seat, chosen, luck, journal)
            step += 1
    for name, (worked, waited) in took.items():
        each = 1000 / max(made, 1)
        print(f"{name}: {worked * each:.1f} ms of the processor, {waited * each:.1f} by the clock")


def timed(bot: Any, asked: tuple[Any, ...], seed: int, took: list[float]) -> Any:
    worked, waited = time.process_time(), time.perf_counter()
    made = bot.decide(*asked, quipu.FastLuck(seed))
    took[0] += time.process_time() - worked
    took[1] += time.perf_counter() - waited
    return made


if __name__ == "__main__":
    main()
