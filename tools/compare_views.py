"""Writes one line per view of seeded games to a file, to compare this Quipu with another one.

`make views` runs it. Every mode is played with seats in three languages, in both shapes; a line
has the hash of each part of a view as the server sends it, so that a difference names its part.
Further lines hash the records, the terminal, the rules, the lessons, the puzzles, the examples in
the rules, the style sheets and the symbols.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent.parent))

import quipu
from bench.views import Play
from quipu.drawing.style import stylesheet
from quipu.learning import lessons, puzzles
from quipu.presenting import differences, examples
from quipu.terminal import Scene
from quipu.terminal.scene import shown
from quipu.texts import speaker
from quipu.texts.ledger import ledger
from quipu.texts.speaking import LANGUAGES

JOBS: Final = 2
STEPS: Final = 60
RANDOM_STEPS: Final = 40  # at the end, by chance: acts that no bot chooses
WIDTH: Final = 100  # of the terminal


def short_hash(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:12]


def lines_of(task: tuple[str, bool]) -> list[str]:
    key, narrow = task
    lines = list(played(key, narrow))
    return lines if narrow else [*lines, *content(key)]


def played(key: str, narrow: bool) -> Iterator[str]:
    """Every update of every viewer, now and then the whole view, and the record at the end."""
    play = Play(key, 1, list(LANGUAGES), narrow)
    shape = "narrow" if narrow else "wide"
    for step in range(STEPS + RANDOM_STEPS):
        for eyes, text, _ in play.updates():
            yield f"{key} {shape} {step} seat={eyes.seat} {eyes.lang} {parts(text)}\n"
        if step % 10 == 0:
            yield f"{key} {shape} {step} whole {parts(play.whole()[0])}\n"
            if not narrow:
                yield from terminal(play, step)
        if not play.table.waiting() or play.table.ended is not None:
            break
        play.step("greedy" if step < STEPS else "random")
    yield f"{key} {shape} record {short_hash(play.table.record.text())}\n"


def parts(text: str) -> str:
    """The hash of each part of a message, and of its bytes."""
    message: dict[str, Any] = json.loads(text)
    found = [f"{name}={short_hash(message[name])}" for name in sorted(message)]
    return f"{short_hash(text)} {' '.join(found)}"


def terminal(play: Play, step: int) -> Iterator[str]:
    from rich.console import Console

    table = play.table
    for lang in LANGUAGES:
        for plain in (False, True):
            seat = (table.waiting() or [0])[0]
            speak = speaker(play.game.anchor, lang)
            view, legal = table.observe(seat), table.legal(seat)
            scene = Scene(view, legal, speak, table.names, WIDTH, plain)
            console = Console(width=WIDTH, force_terminal=True, color_system="truecolor")
            with console.capture() as caught:
                console.print(shown(play.game, scene))
            kind = "plain" if plain else "drawn"
            yield f"{play.game.key} terminal {step} {lang} {kind} {short_hash(caught.get())}\n"


def content(key: str) -> Iterator[str]:
    """What a game brings besides its rules."""
    game = quipu.game(key)
    for lang in LANGUAGES:
        yield f"{key} rules {lang} {short_hash(ledger(game.anchor, lang).markdown())}\n"
        for address, example in examples(game.anchor).items():
            shown_on = quipu.game(example.game)
            state = example.make(shown_on)
            svg = str(shown_on.draw(state, example.seat, lang).svg(standalone=True))
            yield f"{key} example {address} {lang} {short_hash(svg)}\n"
    yield f"{key} differences {short_hash(list(differences(game.anchor)))}\n"
    yield f"{key} style {short_hash(stylesheet(game.anchor))}\n"
    for name, lesson in lessons(game).items():
        told = [[str(step.act), [repr(page) for page in step.pages]] for step in lesson.steps]
        yield f"{key} lesson {name} {short_hash([told, lesson.position, lesson.script])}\n"
    for name, puzzle in puzzles(game).items():
        best = [str(act) for act in puzzle.best]
        yield f"{key} puzzle {name} {short_hash([best, puzzle.position])}\n"


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: compare_views.py FILE", file=sys.stderr)
        return 2
    tasks = [(key, narrow) for key in quipu.games() for narrow in (False, True)]
    with Path(sys.argv[1]).open("w", encoding="utf-8") as file, ProcessPoolExecutor(JOBS) as jobs:
        for lines in jobs.map(lines_of, tasks):
            file.writelines(lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
