"""How often each cache is used for an act with four views.

`python bench/caches.py [GAME …]` plays a few tables of each mode, as `bench/instructions.py` does,
and prints for every cache of Quipu how many answers an act took from it, how many had to be made,
and how many it holds. A cache that gives no answers on this path has to be worth it elsewhere.
"""

from __future__ import annotations

import gc
import sys
from collections import Counter
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.views import Play
from quipu.drawing.remembering import Shelf
from quipu.registry import games

TABLES = 2
WARM, COUNTED = 12, 12  # acts at each table


def named(cache: Any) -> str:
    return f"{cache.__module__.removeprefix('quipu.')}.{cache.__qualname__}"


def caches() -> list[Any]:
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    return [each for each in found if str(each.__module__).startswith("quipu.")]


def used() -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for each in caches():
        info = each.cache_info()
        found[named(each), "taken"] += info.hits
        found[named(each), "made"] += info.misses
        found[named(each), "held"] += info.currsize
    return found


class CountedShelves:
    """Counts, by who asks, what shelves give and what has to be made."""

    def __init__(self) -> None:
        self.found: Counter[tuple[str, str]] = Counter()
        self.take: Any = Shelf.take

    def __call__(self, shelf: Any, known: Any, make: Any) -> Any:
        caller = sys._getframe(2)
        room = caller.f_globals["__name__"].removeprefix("quipu.")
        kind = "taken"

        def making() -> Any:
            nonlocal kind
            kind = "made"
            return make()

        given = self.take(shelf, known, making)
        self.found[f"{room}.{caller.f_code.co_name} (Shelf)", kind] += 1
        return given


def play(game: str) -> None:
    """Print what the caches were asked for, an act on average."""
    shelves = CountedShelves()

    def take(shelf: Any, known: Any, make: Any) -> Any:
        return shelves(shelf, known, make)

    Shelf.take = take  # type: ignore[method-assign,assignment]
    plays = [Play(game, 1000 + number, ["en"], narrow=False) for number in range(TABLES)]
    for each in plays:
        list(each.updates())
    before: Counter[tuple[str, str]] = Counter()
    for act in range(WARM + COUNTED):
        if act == WARM:
            shelves.found.clear()
            before = used()
        for each in plays:
            each.step("random")
            list(each.updates())
    Shelf.take = shelves.take  # type: ignore[method-assign]
    after = used() + shelves.found
    print(f"{game}: an act with its views\n{'taken':>9} {'made':>7} {'held':>7}")
    rows = []
    for name in {name for name, _ in after}:
        taken = (after[name, "taken"] - before[name, "taken"]) / TABLES / COUNTED
        made = (after[name, "made"] - before[name, "made"]) / TABLES / COUNTED
        rows.append((taken, made, after[name, "held"], name))
    for taken, made, held, name in sorted(rows, reverse=True):
        print(f"{taken:9.1f} {made:7.2f} {held or '':>7} {name}")


def main() -> None:
    for game in sys.argv[1:] or games():
        play(game)


if __name__ == "__main__":
    main()
