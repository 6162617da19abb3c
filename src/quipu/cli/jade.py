"""`quipu jade`: whether a file of tiles, cross and artefacts can be played with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from quipu.cli.app import BAD_INPUT, Spoken, complain
from quipu.cli.choosing import find_game
from quipu.cli.parameters import file_argument, lang_option
from quipu.cli.records import read_bytes
from quipu.cli.voice import Fault, Voice, nearest

if TYPE_CHECKING:
    from quipu.games.jade.tiles import Components
    from quipu.texts import Speak

TASKS: Final = ["check-tiles"]


@click.command("jade", cls=Spoken)
@click.argument("task", metavar="check-tiles")
@file_argument
@lang_option
@click.pass_context
def command(ctx: click.Context, task: str, file: Path) -> None:
    from quipu.games.jade.tiles import check_tiles, read_components

    if task not in TASKS:
        close = nearest(task, TASKS)
        raise Fault("no-such-task", word=task, close=close, known=", ".join(TASKS))
    voice: Voice = ctx.obj
    speak = voice.of(find_game("jade"))
    data = read_json(file)
    flaws = check_tiles(data)
    for flaw in flaws:
        complain(speak(f"tiles-{flaw.code}", **flaw.said))
    if flaws:
        ctx.exit(BAD_INPUT)
    voice.console.print(voice.say("tiles-right", file=str(file)), soft_wrap=True)
    for line in held(speak, read_components(data)):
        voice.console.print(f"  {line}", soft_wrap=True)


def read_json(file: Path) -> object:
    data = read_bytes(file)
    try:
        return json.loads(data, object_pairs_hook=once)
    except (ValueError, RecursionError) as error:
        raise Fault("no-json", file=str(file), reason=str(error)) from None


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A field that stands there twice would hide the other one."""
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"the field {name!r} stands there twice")
    return dict(pairs)


def held(speak: Speak, parts: Components) -> list[str]:
    """What a right file holds, as the check values of the ledger count it (J17.1 to J17.4)."""
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
