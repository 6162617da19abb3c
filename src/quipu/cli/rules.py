"""`quipu rules`: the ledger of a game, whole, by address or by words."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence

import click
from rich.padding import Padding

from quipu.cli.app import Spoken
from quipu.cli.choosing import find_game
from quipu.cli.paragraphs import look_up, paragraph_text, section_parts
from quipu.cli.parameters import lang_option
from quipu.cli.voice import Fault, Voice
from quipu.texts.ledger import Section, ledger


@click.command("rules", cls=Spoken)
@click.argument("game", metavar="GAME")
@click.argument("what", nargs=-1, metavar="[ADDRESS|WORD...]")
@lang_option
@click.pass_obj
def command(voice: Voice, game: str, what: tuple[str, ...]) -> None:
    chosen = find_game(game)
    if not what:
        show_all(voice, chosen.key, ledger(chosen.anchor, voice.lang).sections)
        return
    found = look_up(chosen, voice.lang, what)
    for paragraph in found.paragraphs:
        text = paragraph_text(paragraph, found.words)
        voice.console.print(Padding(text, (0, 1), expand=False))
    show_sections(voice, found.sections)


def show_all(voice: Voice, key: str, sections: Sequence[Section]) -> None:
    """The whole ledger, through a pager when somebody sits before it."""
    if not sections:
        raise Fault("no-ledger", game=key)
    if not voice.console.is_terminal:
        show_sections(voice, sections)
        return
    os.environ.setdefault("LESS", "-FR")
    coloured = shutil.which("less") is not None and "PAGER" not in os.environ
    with voice.console.pager(styles=coloured):
        show_sections(voice, sections)


def show_sections(voice: Voice, sections: Sequence[Section]) -> None:
    for section in sections:
        for part in section_parts(section):
            voice.console.print(part)
