"""`quipu draw`: the board of a stored game at one step, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from quipu.cli.app import Spoken
from quipu.cli.frames import Film, read_film
from quipu.cli.outputs import check_output, write_whole
from quipu.cli.parameters import (
    file_argument,
    file_name,
    lang_option,
    real,
    seat_option,
    step_option,
)
from quipu.cli.voice import Fault, Voice

FORMATS: Final = [".svg", ".png"]


@click.command("draw", cls=Spoken)
@file_argument
@step_option
@click.option("--out", callback=file_name, metavar="PICTURE", required=True)
@seat_option
@lang_option
@click.option("--narrow", is_flag=True)
@click.option("--moving", is_flag=True)
@click.option("--scale", callback=real(0.1, 8), default="1", metavar="N")
@click.pass_obj
def command(
    voice: Voice,
    file: Path,
    step: int | None,
    out: Path,
    seat: str | None,
    narrow: bool,
    moving: bool,
    scale: float,
) -> None:
    if out.suffix.lower() not in FORMATS:
        raise Fault("no-such-format", file=str(out), known=", ".join(FORMATS))
    check_output(out)
    if moving and out.suffix.lower() != ".svg":
        raise Fault("no-such-format", file=str(out), known=".svg")
    film = read_film(file, seat)
    number = len(film.frames) - 1 if step is None else step
    drawing = drawn(voice, film, number, narrow)
    told = voice.say("drawn", step=number, file=str(out))
    if moving:
        from quipu.drawing.moving import moving as in_motion

        drawing = in_motion([drawn(voice, film, n, narrow) for n in range(number + 1)])
        told = voice.say("drawn-moving", steps=number, file=str(out))
    write_whole(out, as_bytes(drawing, out.suffix.lower(), scale))
    voice.console.print(told, soft_wrap=True)


def drawn(voice: Voice, film: Film, step: int, narrow: bool) -> Any:
    frame = film.at(step)
    try:
        return film.game.draw(frame.state, film.seat, voice.lang, film.names, narrow)
    except NotImplementedError:
        raise Fault("no-drawing", game=film.game.key) from None


def as_bytes(drawing: Any, suffix: str, scale: float) -> bytes:
    from quipu.drawing.raster import NoRenderer

    if suffix == ".svg":
        return str(drawing.svg(standalone=True)).encode()
    try:
        return bytes(drawing.png(scale))
    except NoRenderer as error:
        raise Fault("no-renderer", reason=str(error)) from None
