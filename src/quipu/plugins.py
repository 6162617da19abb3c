"""Third-party games: found by their entry points, checked at load, and blamed by file and line.

A game that does not load is left out and named; it never keeps the others from being played.
"""

from __future__ import annotations

from importlib import import_module
from types import CodeType, TracebackType
from typing import TYPE_CHECKING, Final

from quipu.core.game import Game
from quipu.core.homes import homes

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.metadata import EntryPoint

ENTRY_POINTS: Final = "quipu.games"
# Methods without which nothing can be played.
REQUIRED: Final = ("seat_counts", "seats_paragraph", "deal", "look")


class Place:
    """A line of a file; line 0 stands for the file as a whole."""

    def __init__(self, file: str, line: int = 0) -> None:
        self.file = file
        self.line = line

    def short(self) -> str:
        """The package and the path in it: `liar/game.py:12`, whatever the computer."""
        parts = self.file.replace("\\", "/").split("/")
        inside = parts.index("site-packages") + 1 if "site-packages" in parts else len(parts) - 2
        name = "/".join(parts[max(inside, 0) :])
        return f"{name}:{self.line}" if self.line else name

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class Misdeclared(TypeError):
    """A game declares something that cannot be played; `at` is the code that has to change."""

    def __init__(self, reason: str, at: object = None) -> None:
        super().__init__(reason)
        self.at = at


class BrokenPlugin:
    """An entry point whose game could not be loaded: its name, where it failed, and why."""

    def __init__(self, name: str, package: str, place: Place, reason: str, trace: str) -> None:
        self.name = name
        self.package = package  # the distribution that registers it
        self.place = place
        self.reason = reason
        self.trace = trace

    def to_json(self) -> dict[str, object]:
        """Without the folders of this computer."""
        return {
            "game": self.name,
            "package": self.package,
            "at": self.place.short(),
            "reason": self.reason,
        }


# ---- where something is -------------------------------------------------------------------------


def place_of(thing: object) -> Place | None:
    """Where a function, a class or the class of an object is written; None if it is compiled."""
    thing = getattr(thing, "__func__", thing)
    code = getattr(thing, "__code__", None)
    if isinstance(code, CodeType):
        return Place(code.co_filename, code.co_firstlineno)
    kind = thing if isinstance(thing, type) else type(thing)
    from inspect import getsourcefile, getsourcelines

    try:
        return Place(getsourcefile(kind) or "", getsourcelines(kind)[1])
    except (OSError, TypeError):
        return None


def folders_of(game: Game) -> list[str]:
    """The folders of the packages that a game is written in."""
    names = [*homes(game.anchor), type(game).__module__.partition(".")[0]]
    found: list[str] = []
    for name in names:
        found += getattr(import_module(name), "__path__", [])
    return list(dict.fromkeys(found))


def is_inside(file: str, folders: Iterable[str]) -> bool:
    return any(file.startswith(folder.rstrip("/\\") + sign) for folder in folders for sign in "/\\")


def innermost_place(trace: TracebackType | None, folders: Iterable[str]) -> Place | None:
    """The innermost line of these folders that a traceback goes through."""
    folders, found = list(folders), None
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if is_inside(file, folders):
            found = Place(file, trace.tb_lineno)
        trace = trace.tb_next
    return found


def error_line(error: BaseException) -> str:
    """The kind of an error and what it says, on one line."""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


# ---- loading ------------------------------------------------------------------------------------


def load(taken: Iterable[str]) -> tuple[dict[str, Game], list[BrokenPlugin]]:
    """The games of all entry points by key, and those that are left out."""
    from importlib.metadata import entry_points

    known, found, left = set(taken), dict[str, Game](), list[BrokenPlugin]()
    for point in entry_points(group=ENTRY_POINTS):
        try:
            made = point.load()()
            must_be_playable(made, point)
            if made.key in known:
                raise Misdeclared(f"two games are registered as {made.key!r}", type(made))
            homes(made.anchor)
        except (Exception, SystemExit) as error:  # noqa: BLE001  # named, and nobody else is hurt
            left.append(describe_load_failure(point, error))
        else:
            known.add(made.key)
            found[made.key] = made
    return found, left


def describe_load_failure(point: EntryPoint, error: BaseException) -> BrokenPlugin:
    from traceback import format_exception

    package = point.dist.name if point.dist is not None else ""
    own = error.at if isinstance(error, Misdeclared) else None
    place = (place_of(own) if own is not None else None) or failing_place(point, error)
    reason = str(error) if isinstance(error, Misdeclared) else error_line(error)
    trace = "".join(format_exception(error))
    return BrokenPlugin(point.name, package, place, reason, trace)


def failing_place(point: EntryPoint, error: BaseException) -> Place:
    """Where a load failed: the line of a wrong syntax, of the package itself, or its name."""
    if isinstance(error, SyntaxError) and error.filename:
        return Place(error.filename, error.lineno or 0)
    from importlib.util import find_spec

    spec = find_spec(point.module.partition(".")[0])
    folders = [] if spec is None else list(spec.submodule_search_locations or [])
    return innermost_place(error.__traceback__, folders) or Place(f"entry point {point.value}")


def describe_failure(game: Game, error: BaseException) -> BrokenPlugin:
    """A game that was loaded and failed later, as one that is left out."""
    from traceback import format_exception

    place = innermost_place(error.__traceback__, folders_of(game)) or place_of(type(game))
    where, trace = place or Place(game.anchor), "".join(format_exception(error))
    return BrokenPlugin(game.key, game.anchor, where, error_line(error), trace)


def must_be_playable(made: object, point: EntryPoint) -> None:
    """Refuse what could not even begin; everything else is found by `quipu check`."""
    if not isinstance(made, Game):
        what = f"the entry point {point.name!r} of {ENTRY_POINTS}"
        raise Misdeclared(f"{what} makes no Game but {type(made).__name__}", made)
    if not made.key.replace("-", "_").isidentifier() or made.key != made.key.lower():
        raise Misdeclared(f"the key {made.key!r} is not made of small letters and -", type(made))
    for name in REQUIRED:
        if getattr(type(made), name) is getattr(Game, name):
            raise Misdeclared(f"{type(made).__name__} does not define {name!r}", type(made))
    for action in made.catalogue.actions:
        must_be_declared(made, type(action), action.kind, list(action.arguments()))


def must_be_declared(game: Game, kind: type, name: str, arguments: list[str]) -> None:
    """KINDS names every kind of the catalogue with its arguments, in their order."""
    if name not in game.kinds:
        raise Misdeclared(f"KINDS lacks {name!r}, the kind of {kind.__name__}", kind)
    parameters = [parameter.name for parameter in game.kinds[name]]
    if parameters != arguments:
        said = f"KINDS gives {name!r} the parameters {parameters}"
        raise Misdeclared(f"{said}, {kind.__name__}.arguments {arguments}", kind)
