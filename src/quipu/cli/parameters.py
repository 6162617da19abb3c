"""Parameters that several commands share, each of which says in one line what it takes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from quipu.cli.voice import Fault, Voice

NUMBER: Final = re.compile(r"-?[0-9]{1,19}")
LARGEST_SEED: Final = 2**63 - 1
LARGEST_STEP: Final = 10**6
MOST_JOBS: Final = 256


def whole(
    low: int, high: int
) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """Reads a whole number between two ends."""

    def read(ctx: click.Context, parameter: click.Parameter, text: str | None) -> int | None:
        if text is None:
            return None
        digits = text.removeprefix("-")
        if (
            digits.isascii()
            and digits.isdecimal()
            and len(digits) < 20
            and low <= int(text) <= high
        ):
            return int(text)
        option = parameter.opts[0]
        raise Fault("not-in-range", option=option, value=text, low=str(low), high=str(high))

    return read


def real(low: float, high: float) -> Callable[[click.Context, click.Parameter, str], float]:
    """Reads a number between two ends."""

    def read(ctx: click.Context, parameter: click.Parameter, text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = low - 1
        if low <= number <= high:
            return number
        option = parameter.opts[0]
        raise Fault("not-in-range", option=option, value=text, low=f"{low:g}", high=f"{high:g}")

    return read


def file_name(ctx: click.Context, parameter: click.Parameter, text: str | None) -> Path | None:
    """A file by its name; whether it is there is asked by whoever opens it."""
    if text is None:
        return None
    if not text or "\0" in text:
        raise Fault("no-file-name")
    return Path(text)


def set_language(ctx: click.Context, parameter: click.Parameter, lang: str | None) -> None:
    from quipu.texts.speaking import LANGUAGES

    if lang is None:
        return
    if lang not in LANGUAGES:
        raise Fault("no-such-language", lang=lang, known=", ".join(LANGUAGES))
    voice: Voice = ctx.obj
    voice.lang = lang


def set_plain(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    voice: Voice = ctx.obj
    voice.wants_words = wanted


lang_option: Final = click.option(
    "--lang", metavar="LANG", is_eager=True, expose_value=False, callback=set_language
)
plain_option: Final = click.option(
    "--plain", is_flag=True, is_eager=True, expose_value=False, callback=set_plain
)
option_option: Final = click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
file_argument: Final = click.argument("file", callback=file_name, metavar="FILE")
seat_option: Final = click.option("--seat", metavar="SEAT")
step_option: Final = click.option("--step", callback=whole(0, LARGEST_STEP), metavar="N")
search_jobs_option: Final = click.option(
    "--search-jobs", callback=whole(1, MOST_JOBS), default="1", metavar="N"
)
