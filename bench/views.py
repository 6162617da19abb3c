"""What a view costs: processor time of an update, of a whole view, and of an act with four views.

`python bench/views.py [GAME …]` plays each mode with four people of one language and prints the
means over its steps. `--kept FILE` also writes a line for every view that was made, with its hash,
to compare two versions; `--profile` prints where the time goes.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from statistics import mean
from time import process_time
from typing import Any, TextIO
from zlib import Z_SYNC_FLUSH, compressobj

sys.path.insert(0, str(Path(__file__).parent.parent))

import quipu
from quipu.core.luck import FastLuck
from quipu.core.state import Action
from quipu.play.session import TableSession
from quipu.play.state import Stage, TableState
from quipu.play.table_setup import new_seat
from quipu.play.views.event_feed import EventTextCache
from quipu.play.views.renderer import ViewRenderer
from quipu.play.views.snapshot import ViewSnapshot
from quipu.registry import games
from quipu.server.net.connection import ClientConnection
from quipu.server.net.http_server import HASTE, WINDOW
from quipu.server.run import settle

WARM = 60  # steps of another game before
EVERY = 10  # steps between two whole views
UPDATE_BAR, WHOLE_BAR = 1.0, 10.0  # ms


@dataclass
class Costs:
    """Milliseconds, one for each thing that was made."""

    acts: list[float] = field(default_factory=list)
    updates: list[float] = field(default_factory=list)
    wholes: list[float] = field(default_factory=list)
    sent: list[tuple[int, int]] = field(default_factory=list)  # bytes of updates, and pressed

    def words(self) -> str:
        act, update, whole = mean(self.acts), mean(self.updates), mean(self.wholes or [0.0])
        bars = ((update, UPDATE_BAR), (whole, WHOLE_BAR))
        long, pressed = (mean(sizes) for sizes in zip(*self.sent, strict=True))
        marks = ["" if cost < bar else " (!)" for cost, bar in bars]
        return (
            f"update {update:5.2f} ms{marks[0]}, worst {max(self.updates):5.1f}; "
            f"whole view {whole:5.2f} ms{marks[1]}, worst {max(self.wholes or [0.0]):5.1f}; "
            f"change {act:4.2f} ms; act with four views {act + 4 * update:5.2f} ms; "
            f"{long:.0f} bytes, pressed {pressed:.0f}"
        )


class Play:
    """One table of people, all looking at it."""

    def __init__(self, game: str, seed: int, langs: list[str], narrow: bool) -> None:
        self.game = quipu.game(game)
        seats = 4
        names = [f"person {n}" for n in range(seats)]
        self.table = quipu.Table.open_seeded(self.game, names, seed)
        places = tuple(new_seat(n) for n in range(seats))
        state = TableState("x", game, 1, stage=Stage.PLAYING, pace="normal", seats=places)
        store: Any = None
        self.live = TableSession(state, store)
        self.live.table = self.table
        wire: Any = None
        self.live.lines = {ClientConnection(wire, n, n, name, wire) for n, name in enumerate(names)}
        self.luck = FastLuck(seed)
        self.eyes = [
            ViewRenderer(self.live, n, lang, narrow) for lang in langs for n in range(seats)
        ]
        self.eyes += [ViewRenderer(self.live, -1, langs[0], narrow)] if len(langs) > 1 else []
        self.last: list[ViewSnapshot | None] = [None for _ in self.eyes]
        self.presses = [compressobj(HASTE, wbits=-WINDOW, memLevel=5) for _ in self.eyes]

    def action(self, bot: str) -> tuple[int, Action[Any]]:
        seat = self.table.waiting()[0]
        legal, openings = self.table.legal(seat), self.table.state.openings(seat)
        if bot != "random":
            player = self.game.bot(bot)
            view = self.table.observe(seat) if player.looks else None
            return seat, player.decide(view, legal, openings, self.luck)
        if openings and (not legal or self.luck.below(5) == 0):
            wanted = openings[self.luck.below(len(openings))].sample(self.luck)
            try:
                found = self.game.parse(wanted)
                if found.refusal(self.table.state, seat) is None:
                    return seat, found
            except quipu.Malformed:
                pass
        return seat, legal[self.luck.below(len(legal))]

    def updates(self) -> Iterator[tuple[ViewRenderer, str, float]]:
        for n, eyes in enumerate(self.eyes):
            began = process_time()
            last = self.last[n]
            sight = eyes.look(0.0, last)
            text = sight.text(last, set())
            self.last[n] = sight
            if last is not None:
                last.forget()
            yield eyes, text, (process_time() - began) * 1000

    def pressed(self, texts: list[str]) -> list[tuple[int, int]]:
        """How long the texts are that the eyes are sent, and how long on their lines."""
        pairs = [(each.encode(), press) for each, press in zip(texts, self.presses, strict=True)]
        return [(len(t), len(press.compress(t) + press.flush(Z_SYNC_FLUSH))) for t, press in pairs]

    def step(self, bot: str) -> float:
        seat, action = self.action(bot)
        began = process_time()
        self.table.adopt(self.table.prepare(seat, action))
        return (process_time() - began) * 1000

    def whole(self) -> tuple[str, float]:
        """As after a restart: nothing of this table is in words yet."""
        self.live.gallery.lore = EventTextCache()
        began = process_time()
        text = self.eyes[0].look(0.0).text(None, set())
        return text, (process_time() - began) * 1000


def measure(play: Play, steps: int, bot: str, every: int, kept: TextIO | None) -> Costs:
    costs = Costs()
    first = list(play.updates())
    play.pressed([text for _, text, _ in first])
    keep(kept, play, first)
    for _ in range(steps):
        if not play.table.waiting() or play.table.ended is not None:
            break
        costs.acts.append(play.step(bot))
        made = list(play.updates())
        costs.updates += [took for _, _, took in made]
        costs.sent += play.pressed([text for _, text, _ in made])
        keep(kept, play, made)
        if every and len(play.table.steps) % every == 0:
            text, took = play.whole()
            costs.wholes.append(took)
            keep(kept, play, [(play.eyes[0], text, took)])
    return costs


def keep(kept: TextIO | None, play: Play, made: list[tuple[ViewRenderer, str, float]]) -> None:
    if kept is None:
        return
    for eyes, text, _ in made:
        hashed = sha256(text.encode()).hexdigest()[:16]
        where = f"{play.game.key} {len(play.table.record.knots)}"
        kept.write(f"{where} {eyes.seat} {eyes.lang} {eyes.narrow} {hashed} {len(text)}\n")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=[])
    asked.add_argument("--steps", type=int, default=300)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--langs", default="en")
    asked.add_argument("--narrow", action="store_true")
    asked.add_argument("--kept", type=Path)
    asked.add_argument("--profile", action="store_true")
    asked.add_argument("--sort", default="tottime")
    asked.add_argument("--every", type=int, default=EVERY, help="steps between two whole views")
    given = asked.parse_args()
    kept = given.kept.open("w") if given.kept is not None else None
    profile = cProfile.Profile(process_time) if given.profile else None
    for game in given.games or games():
        warm = Play(game, given.seed + 1000, given.langs.split(","), given.narrow)
        measure(warm, WARM, given.bot, EVERY, None)  # texts and symbols are read once
        settle()
        play = Play(game, given.seed, given.langs.split(","), given.narrow)
        args = (play, given.steps, given.bot, given.every, kept)
        costs = profile.runcall(measure, *args) if profile is not None else measure(*args)
        print(f"{game:14} {len(costs.acts)} steps: {costs.words()}", flush=True)
    if profile is not None:
        pstats.Stats(profile).sort_stats(given.sort).print_stats(60)


if __name__ == "__main__":
    main()
