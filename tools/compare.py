"""Writes one line per seeded game to a file, to compare this Quipu with another one.

`make compare` runs it compiled and pure: both files must be the same, byte for byte.
A line has the hash of the record and of all that was told, or is an error, which differs too.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from pathlib import Path

import quipu

JOBS = 2
GAMES = 30  # of every registered game; more if it has more values of options than that
DECISIONS = 600  # at most, in each
SEARCHED = 4  # decisions of a bot that searches, in every game
SEARCH = {"playouts": 100, "depth": 4}

Chosen = dict[str, bool | int | str]


def games_played(key: str) -> list[str]:
    """Games with every value of every option, for every number of seats it is for."""
    game = quipu.game(key)
    choices = list(variations(game))
    lines = []
    for seed, chosen in enumerate(islice(cycle(choices), max(GAMES, len(choices)))):
        counts = seat_counts(game, chosen)
        seats = counts[seed % len(counts)]
        played = play(game, seats, seed, chosen)
        lines.append(f"{key} seed={seed} seats={seats} {json.dumps(chosen)} {played}\n")
    return [*lines, f"{key} {searched(game)}\n"]


def variations(game: quipu.Game) -> Iterator[Chosen]:
    yield {}
    for option in game.options:
        for value in option.samples(min(seat_counts(game, {}))):
            yield {option.name: value}


def seat_counts(game: quipu.Game, chosen: Chosen) -> list[int]:
    return game.seat_counts({option.name: option.default for option in game.options} | chosen)


def play(game: quipu.Game, seats: int, seed: int, chosen: Chosen) -> str:
    """Play at random at a table; the number of knots and the hash of everything it made."""
    table = quipu.Table.open_seeded(game, [f"seat {i}" for i in range(seats)], seed, **chosen)
    luck = quipu.FastLuck(seed)
    for _ in range(DECISIONS):
        waiting = table.waiting()
        if not waiting:
            break
        seat = waiting[luck.below(len(waiting))]
        legal = table.legal(seat)
        table.submit(seat, legal[luck.below(len(legal))])
    everything = hashlib.sha256(table.record.text().encode())
    for seat in [*range(seats), quipu.SPECTATOR]:
        told = [table.told(seat), table.observe(seat).to_json()]
        everything.update(json.dumps(told, sort_keys=True).encode())
    everything.update(json.dumps(game.position(table.state), sort_keys=True).encode())
    return f"knots={len(table.record.knots)} {everything.hexdigest()}"


def searched(game: quipu.Game) -> str:
    """What bots of other levels decide now and then in a game, and what they thought of it."""
    table = quipu.Table.open_seeded(game, ["one", "two", "three"], 1, **game.limits())
    guide, easy = game.bot("medium"), game.bot("easy")
    hard = game.bot("hard") if game.bot("hard").exact else game.bot("hard", **SEARCH)
    said = []
    for number in range(9 * SEARCHED):
        seat = table.waiting()[0]
        bot = hard if number % 9 == 8 else easy if number % 3 == 1 else guide
        legal, openings = table.legal(seat), table.state.openings(seat)
        made = bot.decide(table.observe(seat), legal, openings, quipu.FastLuck(number))
        if bot is not guide:
            said.append(f"{made} {[float(each.worth).hex() for each in bot.weighed()]}")
        table.submit(seat, made)
    return " ".join(said)


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: compare.py FILE", file=sys.stderr)
        return 2
    found = "compiled" if quipu.COMPILED else "pure"
    if os.environ.get("QUIPU_EXPECT", found) != found:
        print(f"{Path(quipu.__file__).parent} is {found}", file=sys.stderr)
        return 2
    with Path(sys.argv[1]).open("w", encoding="utf-8") as file, ProcessPoolExecutor(JOBS) as jobs:
        for lines in jobs.map(games_played, quipu.games()):
            file.writelines(lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
