"""`quipu jade check-tiles FILE`: whether tiles, cross and artefacts of a file can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quipu.games.jade.tiles import Components, check_tiles, read_components
from quipu.terminal import Task, Told

if TYPE_CHECKING:
    from quipu.texts import Speak


def check(data: object, file: str, speak: Speak) -> Told:
    flaws = check_tiles(data)
    if flaws:
        return Told(wrong=[speak(f"tiles-{flaw.code}", **flaw.said) for flaw in flaws])
    held = [f"  {line}" for line in contents(speak, read_components(data))]
    return Told(said=[speak("task-check-tiles-right", file=file), *held])


def contents(speak: Speak, parts: Components) -> list[str]:
    """What a right file holds, as it is counted by J17.1, J17.2, J17.3 and J17.4."""
    cities = [0] * 5
    for tile in parts.types:
        cities[tile.sides.count("C")] += tile.count
    symbols = [(tile.count, part) for tile in parts.types for part in tile.parts]
    names = ["bare", "one", "two", "three", "four"]
    by_sides: dict[str, object] = dict(zip(names, cities, strict=True))
    return [
        speak("tiles-held-tiles", n=sum(cities), types=len(parts.types), **by_sides),
        speak(
            "tiles-held-symbols",
            heads=sum(count * part[1] for count, part in symbols),
            coins=sum(count * part[2] for count, part in symbols),
            parts=sum(count for count, _ in symbols),
        ),
        speak("tiles-held-stacks", heights=parts.stacks),
        speak(
            "tiles-held-cross",
            n=len(parts.cross),
            city=sum(1 for sides in parts.cross.values() if "C" in sides),
        ),
        speak(
            "tiles-held-artefacts",
            n=sum(parts.copies),
            kinds=sum(1 for copies in parts.copies if copies),
            good=sum(parts.copies[::2]),
            bad=sum(parts.copies[1::2]),
        ),
    ]


TASKS: Final = [Task(name="check-tiles", run=check)]
