"""The house knows no game: no kind of card or act, no code and no key of a game stands in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from quipu.presenting import presenter
from quipu.registry import games
from quipu.texts import LANGUAGES, speaker
from tests.support.paths import SOURCE

ROOMS = (
    "core",
    "server",
    "web",
    "arena",
    "bots",
    "cli",
    "terminal",
    "presenting",
    "texts",
    "drawing",
)
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)  # of a text
WORD = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|\{#.*?#\}|^\s*//.*?$", re.DOTALL | re.MULTILINE)

STYLE = "a property of styles"
DICE = "the throw of any game, not a game's key"
FULL = "the house's own code: more requests, lines, tables or seats than it takes"
EVERY = "a text for options of every command"
BANK = "where cards come from and go to, in any game"
MOVES = "how an element moves, as its game tells"
HINT = "the house's own code: a hint for a seat that decides nothing"
FITS = "the house's own words: what is composed does not fit"

# What stands in the house all the same, and why.
EXCEPTIONS: dict[str, dict[str, str]] = {
    **{
        f"web/css/{path.name}": {"display": STYLE}
        for path in SOURCE.glob("web/css/*.css")
        if "display" in path.read_text(encoding="utf-8")
    },
    "web/js/board.js": {"display": STYLE},
    "web/js/turning.js": {"display": STYLE},
    "arena/report.css": {"display": STYLE},
    "core/game.py": {"dice": DICE},
    "core/namedluck.py": {"dice": DICE},
    "web/templates/result.html": {"dice": DICE},
    **{
        f"web/text/{lang}.ftl": {
            "bank": BANK,
            "dice": DICE,
            "does_not_fit": FITS,
            "not_asked": HINT,
            "too_many": FULL,
        }
        for lang in LANGUAGES
    },
    "web/templates/curtain.html": {"stop": "a colour of a gradient"},
    "web/templates/table.html": {"bank": BANK, "does_not_fit": FITS},
    "play/hints.py": {"not_asked": HINT},
    "server/web/analysis.py": {"too_many": FULL},
    "server/web/puzzle_pages.py": {"too_many": FULL},
    "server/web/replays.py": {"too_many": FULL},
    "presenting/telling.py": {"bank": BANK, "roll": MOVES},
    "web/js/sounds.js": {"roll": MOVES, "stop": "how a sound ends"},
    "server/web/lesson_pages.py": {"too_many": FULL},
    "server/web/pages.py": {"too_many": FULL},
    "server/web/play_pages.py": {"too_many": FULL},
    "server/web/closed_page.py": {"too_many": FULL},
    "server/web/moderation.py": {"too_many": FULL},
    "cli/choosing.py": {"too_many": FULL},
    "cli/app.py": {"any": EVERY},
    "cli/serve.py": {"stop": "how the server is ended"},
    **{
        f"cli/text/{lang}.ftl": {"any": EVERY, "stop": "how the server is ended", "too_many": FULL}
        for lang in LANGUAGES
    },
    "web/js/motion.js": {"bank": BANK, "roll": MOVES},
    "arena/report.html": {"tile": "a box of figures in a report"},
}


@cache
def words_of_games() -> frozenset[str]:
    """Card kinds and other things, kinds of acts, codes of refusals, and keys."""
    found: set[str] = set()
    services = set(speaker(None, "en").keys("refusal-"))
    for key, game in games().items():
        shown = presenter(game)
        codes = set(speaker(game.anchor, "en").keys("refusal-")) - services
        found |= {key, *game.kinds, *shown.tints, *shown.pictures, *shown.explained}
        found |= {code.removeprefix("refusal-").replace("-", "_") for code in codes}
    return frozenset(found)


def literals(path: Path) -> Iterator[str]:
    """The texts of a Python file, without what only explains it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def words_in(path: Path) -> set[str]:
    if path.suffix == ".py":
        return {word for text in literals(path) for word in WORD.findall(text)}
    if path.suffix == ".ftl":
        return set(KEY.findall(path.read_text(encoding="utf-8")))
    return set(WORD.findall(COMMENTS.sub("", path.read_text(encoding="utf-8"))))


def services() -> list[Path]:
    found = [path for room in ROOMS for path in sorted((SOURCE / room).rglob("*"))]
    return [path for path in found if path.suffix in (".py", ".js", ".css", ".html", ".ftl")]


def known_in(path: Path) -> set[str]:
    """The words of games in a file, spelled with - or _, alone or as a part of a name."""
    found = {part for word in words_in(path) for part in parts(word)}
    return {part for each in found for part in (each, each.replace("-", "_"))} & words_of_games()


def parts(word: str) -> Iterator[str]:
    """A name and what stands in it between its dashes: `t-papyrus`, `t`, `papyrus`."""
    split = word.split("-")
    for start in range(len(split)):
        for end in range(start + 1, len(split) + 1):
            yield "-".join(split[start:end])


def test_there_are_words_to_look_for() -> None:
    """Of every sort one, so that this does not look for nothing."""
    assert {"papyrus", "build_boat", "nile_needs_boat", "egypt-gods", "hapi"} <= words_of_games()
    assert len(words_of_games()) > 250


@pytest.mark.parametrize("path", services(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_word_of_a_game_stands_in_the_house(path: Path) -> None:
    place = path.relative_to(SOURCE).as_posix()
    assert sorted(known_in(path) - EXCEPTIONS.get(place, {}).keys()) == []


@pytest.mark.parametrize("place", list(EXCEPTIONS))
def test_no_exception_outlives_its_reason(place: str) -> None:
    assert EXCEPTIONS[place].keys() <= known_in(SOURCE / place)


def test_a_word_of_a_game_would_be_found(tmp_path: Path) -> None:
    for name, text in (
        ("a.py", 'FIRST = {"won": "build_boat"}'),
        ("a.css", ".t-papyrus{} .nile-needs-boat{}"),
        ("a.js", 'if (kind === "egypt-gods") act();'),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = {path.name: known_in(path) for path in tmp_path.iterdir()}
    assert found["a.py"] == {"build_boat"}
    assert found["a.css"] == {"nile_needs_boat", "papyrus"}
    assert found["a.js"] == {"egypt", "egypt-gods"}
