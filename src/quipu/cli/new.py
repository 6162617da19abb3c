"""`quipu new`: a package with a small game that plays at once, to begin one of your own with."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

import click

from quipu.cli.app import Spoken
from quipu.cli.parameters import file_name, lang_option
from quipu.cli.voice import Fault, Voice

NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,30}")
FILES: Final = {  # by their template
    "pyproject.toml": "pyproject.toml",
    "game.py": "src/@game@/game.py",
    "rules.md": "src/@game@/rules.md",
    "en.ftl": "src/@game@/text/en.ftl",
}


@click.command("new", cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--in", "folder", callback=file_name, metavar="FOLDER")
@lang_option
@click.pass_obj
def command(voice: Voice, game: str, folder: Path | None) -> None:
    must_be_free(game)
    made = write_package(game, folder or Path())
    print(voice.say("new-made", folder=str(made), game=game))


def must_be_free(game: str) -> None:
    """A name for a package, a key and a folder that nothing else has."""
    from quipu.registry import broken_plugins, games

    if not NAME.fullmatch(game) or iskeyword(game):
        raise Fault("new-bad-name", name=game)
    taken = {*games(), *(left.name for left in broken_plugins())}
    if game in taken or find_spec(game) is not None:
        raise Fault("new-taken", name=game)


def write_package(game: str, folder: Path) -> Path:
    """Write all files of the package into a new folder."""
    place = folder / game
    if place.exists():
        raise Fault("new-exists", folder=str(place))
    try:
        for template, target in FILES.items():
            source = files("quipu.cli") / "starter" / f"{template}.template"
            path = place / fill_template(target, game)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(fill_template(source.read_text("utf-8"), game), "utf-8")
        (place / "src" / game / "__init__.py").write_text(f'"""{title_of(game)}."""\n', "utf-8")
        (place / "src" / game / "py.typed").write_text("", "utf-8")
    except OSError as error:
        raise Fault("unwritable", file=str(place), reason=error.strerror or str(error)) from None
    return place


def fill_template(text: str, game: str) -> str:
    """A template with the names of this game in it."""
    title = title_of(game)
    words = {"game": game, "Game": title.replace(" ", ""), "Title": title, "L": game[0].upper()}
    for word, value in words.items():
        text = text.replace(f"@{word}@", value)
    return text


def title_of(game: str) -> str:
    return " ".join(part.capitalize() for part in game.split("_") if part)
