"""`make layout`: every mode at four sizes in three languages, measured in Chromium, in both themes.

`python -m tests.browser.layout egypt jade --sizes 390x844 --langs de` measures less. Faults come as
a table, with pictures of the faulty moments in build/layout, and end it with 1.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import tests.browser.alone  # noqa: F401  # for what it does
from quipu.registry import games
from quipu.server.people import new_secret
from quipu.texts import LANGUAGES
from tests.browser.measuring import SIZES, Fault, Measured
from tests.browser.moments import moments
from tests.browser.watching import chromium
from tests.server.machine import Server

FOLDER: Final = Path("build/layout")
PALE: Final = 2  # moments of a game that are looked at for contrast, besides the last
CONSOLE: Final = Console()


def main(words: list[str]) -> int:
    chosen = asked(words)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    found: list[Fault] = []
    runs = len(chosen.games) * len(chosen.sizes) * len(chosen.langs)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        Progress(*columns, TimeRemainingColumn(), console=CONSOLE) as bar,
    ):
        task = bar.add_task("layout", total=runs)
        server = Server(Path(folder))
        server.start()
        server.draw_by("layout")
        secret = new_secret()
        for game in chosen.games:
            address = f"{server.address}/t/{server.table(secret, game=game)}"
            cookie = server.cookie(secret)["Cookie"].partition("=")[2]
            for size in chosen.sizes:
                for lang in chosen.langs:
                    bar.update(task, description=f"{game} {size[0]}×{size[1]} {lang}")
                    found += measured(browser, address, cookie, game, size, lang)
                    bar.advance(task)
            moments.cache_clear()  # a game's views are many
        server.close()
    return told(found, runs)


def asked(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make layout", description=__doc__)
    parser.add_argument("games", nargs="*", help="modes; all of them, if none is named")
    parser.add_argument("--sizes", nargs="+", type=size_of, default=SIZES)
    parser.add_argument("--langs", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    chosen = parser.parse_args(words)
    chosen.games = chosen.games or list(games())
    unknown = set(chosen.games) - set(games())
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(games())}")
    return chosen


def size_of(word: str) -> tuple[int, int]:
    wide, _, high = word.partition("x")
    return int(wide), int(high)


def measured(
    browser: Browser, address: str, cookie: str, game: str, size: tuple[int, int], lang: str
) -> Iterator[Fault]:
    """All moments of a mode in one size and language; each faulty one leaves a picture."""
    played = moments(game)
    page = Measured(browser, game, size, lang)
    page.open(address, cookie)
    for moment in played:
        page.show(moment)
        faults = list(page.faults(moment.name))
        if lang == LANGUAGES[0] and moment in played[:: len(played) // PALE]:
            faults += page.contrast(moment.name)  # words are as pale in every language
        if faults:
            page.shot(FOLDER / f"{game}-{size[0]}x{size[1]}-{lang}-{moment.step}.png")
        yield from faults
    page.context.close()


def told(found: list[Fault], runs: int) -> int:
    """The same fault at the same place is told once, with how often it was met."""
    (FOLDER / "faults.json").write_text(
        json.dumps([asdict(each) for each in found], indent=1, ensure_ascii=False)
    )
    if not found:
        CONSOLE.print(f"{runs} layouts hold")
        return 0
    grid = Grid("mode", "size", "languages", "fault", "element", "words", "detail", "moments")
    alike: dict[tuple[str, ...], list[Fault]] = defaultdict(list)
    for each in found:
        alike[each.game, each.size, each.kind, each.element].append(each)
    for (game, size, kind, element), faults in sorted(alike.items()):
        first = faults[0]
        langs = " ".join(sorted({each.lang for each in faults}))
        when = f"{len({each.moment for each in faults})}: {first.moment}"
        grid.add_row(game, size, langs, kind, element, first.words, first.detail, when)
    wide = Console(width=None if CONSOLE.is_terminal else 240)
    wide.print(grid, markup=False)
    wide.print(f"{len(found)} faults, {len(alike)} of them different; pictures in {FOLDER}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
