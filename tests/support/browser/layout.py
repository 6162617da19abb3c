"""`make layout`: tables, replays and the pages around them at many sizes, measured in Chromium.

`python -m tests.support.browser.layout egypt jade --sizes 390x844 --langs de --moments 6` measures
less; `--pages` measures the pages around the table alone, `--tables` leaves them out. Faults come
as a table, with pictures of the faulty moments in build/layout, and end it with 1.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import tests.support.browser.alone  # noqa: F401  # for what it does
from quipu.registry import games
from quipu.texts import LANGUAGES
from tests.support.browser.measuring import SIZES, Fault, Measured
from tests.support.browser.moments import Moment, moments
from tests.support.browser.site_pages import PAGES, Site
from tests.support.browser.watched_page import chromium
from tests.support.server.server_process import Server

FOLDER: Final = Path("build/layout")
PALE: Final = 2  # moments of a game that are looked at for contrast, besides the last
CONSOLE: Final = Console()
Size = tuple[int, int]


def main(words: list[str]) -> int:
    chosen = asked(words)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    found: list[Fault] = []
    shares: dict[tuple[str, str], float] = {}
    runs = [(size, lang) for size in chosen.sizes for lang in chosen.langs]
    names = planned(chosen)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool,
        Progress(*columns, TimeRemainingColumn(), console=CONSOLE) as bar,
    ):
        task = bar.add_task("layout", total=len(names))
        made = {pool.submit(measure_all, name, runs, chosen.moments): name for name in names}
        for each in as_completed(made):
            faults, least = each.result()
            found += faults
            shares |= least
            bar.update(task, description=f"{made[each]}: {len(faults)} faults")
            bar.advance(task)
    tell_shares(shares)
    return told(found, len(names) * len(runs))


def measure_all(
    what: str, runs: list[tuple[Size, str]], most: int
) -> tuple[list[Fault], dict[tuple[str, str], float]]:
    """One page in all sizes and languages, with a server and a browser of its own."""
    found: list[Fault] = []
    shares: dict[tuple[str, str], float] = {}
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        server.draw_by("layout")
        site = Site(server, browser)
        for size, lang in runs:
            faults, share = measured(browser, site, what, size, lang, most)
            found += faults
            if share < 1:
                key = (what, f"{size[0]}×{size[1]}")
                shares[key] = min(share, shares.get(key, 1.0))
        server.close()
    return found, shares


def planned(chosen: argparse.Namespace) -> list[str]:
    """What is measured: those that take longest come first."""
    names = [] if chosen.pages else [*chosen.games, *(f"replay {game}" for game in chosen.games)]
    return names + ([] if chosen.tables else list(PAGES))


def asked(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make layout", description=__doc__)
    parser.add_argument("games", nargs="*", help="modes; all of them, if none is named")
    parser.add_argument("--sizes", nargs="+", type=size_of, default=SIZES)
    parser.add_argument("--langs", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--moments", type=int, default=0, help="of each mode; all, if 0")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at the same time")
    parser.add_argument("--pages", action="store_true", help="only those around the table")
    parser.add_argument("--tables", action="store_true", help="only tables and replays")
    chosen = parser.parse_args(words)
    chosen.games = chosen.games or list(games())
    unknown = set(chosen.games) - set(games())
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(games())}")
    return chosen


def size_of(word: str) -> Size:
    wide, _, high = word.partition("x")
    return int(wide), int(high)


def measured(
    browser: Browser, site: Site, what: str, size: Size, lang: str, most: int
) -> tuple[list[Fault], float]:
    """One page in one size and language, and the least share of the screen its board has."""
    kind, _, game = what.rpartition(" ")
    if what in games():
        page = Measured(browser, what, size, lang)
        faults = list(at_table(page, site, picked(moments(what), most)))
    elif kind == "replay":
        page = Measured(browser, what, size, lang)
        faults = list(at_replay(page, site, game))
    else:
        page = Measured(browser, what, size, lang)
        faults = list(around(page, site, PAGES[what](site)))
    page.context.close()
    return faults, page.share


def picked(played: list[Moment], most: int) -> list[Moment]:
    """So many moments, spread over the game."""
    if not most or len(played) <= most:
        return played
    return [played[n * (len(played) - 1) // (most - 1)] for n in range(most)]


def at_table(page: Measured, site: Site, played: list[Moment]) -> Iterator[Fault]:
    """Moments of a mode, and where there is one the composer of a trade."""
    page.open(site.server.address + site.table(page.game), site.cookie)
    for moment in played:
        page.show(moment)
        faults = list(page.faults(moment.name))
        if page.lang == LANGUAGES[0] and moment in played[:: max(1, len(played) // PALE)]:
            faults += page.contrast(moment.name)  # words are as pale in every language
        if faults:
            page.shot(file_of(page, str(moment.step)))
        yield from faults
        if page.compose():
            faults = list(page.faults(f"{moment.name}, composing a trade"))
            if faults:
                page.shot(file_of(page, f"{moment.step}-trade"))
            yield from faults


def at_replay(page: Measured, site: Site, game: str) -> Iterator[Fault]:
    page.visit(site.server.address + site.replay(game), site.cookie)
    page.page.wait_for_selector(".layer-pieces .part", state="attached")
    faults = list(page.faults("the last step"))
    if faults:
        page.shot(file_of(page, "end"))
    yield from faults


def around(page: Measured, site: Site, path: str) -> Iterator[Fault]:
    """A page around the table; one that is not there yet is no fault of the layout."""
    if page.visit(site.server.address + path, site.cookie) in (404, 405):
        return
    faults = list(page.faults("as it opens"))
    if page.lang == LANGUAGES[0]:
        faults += page.contrast("as it opens")
    if faults:
        page.shot(file_of(page, "page"))
    yield from faults


def file_of(page: Measured, moment: str) -> Path:
    name = page.game.replace(" ", "-")
    return FOLDER / f"{name}-{page.size[0]}x{page.size[1]}-{page.lang}-{moment}.png"


def tell_shares(shares: dict[tuple[str, str], float]) -> None:
    """How much of the shorter side the board has upright, and of the height elsewhere."""
    if not shares:
        return
    sizes = sorted({size for _, size in shares}, key=lambda each: int(each.partition("×")[0]))
    grid = Grid("board's share", *sizes)
    for name in dict.fromkeys(name for name, _ in shares):
        grid.add_row(
            name, *(f"{shares[name, size]:.2f}" if (name, size) in shares else "" for size in sizes)
        )
    Console(width=None if CONSOLE.is_terminal else 240).print(grid)


def told(found: list[Fault], runs: int) -> int:
    """The same fault at the same place is told once, with how often it was met."""
    (FOLDER / "faults.json").write_text(
        json.dumps([asdict(each) for each in found], indent=1, ensure_ascii=False)
    )
    if not found:
        CONSOLE.print(f"{runs} layouts hold")
        return 0
    grid = Grid("page", "size", "languages", "fault", "element", "words", "detail", "moments")
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
