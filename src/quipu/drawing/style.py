"""The stylesheet of drawings, and what its variables come to where there are none."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

RULE = re.compile(r"^\.([\w-]+) \{ ([^}]*) \}$", re.MULTILINE)
VARIABLE = re.compile(r"var\((--[\w-]+)(?:, *([^)]*))?\)")

Declarations = Mapping[str, str]


@cache
def stylesheet() -> str:
    """The classes used inside boards, as a page links them."""
    return (files("quipu.drawing") / "style.css").read_text(encoding="utf-8")


@cache
def plain_stylesheet() -> str:
    """The stylesheet without variables, for drawings in which they are written out."""
    rest = RULE.sub(lambda rule: "" if "--" in rule[2] else rule[0], stylesheet())
    return re.sub(r"\n{2,}", "\n", re.sub(r"/\*.*?\*/\n*", "", rest, flags=re.DOTALL)).strip()


@cache
def _rules() -> tuple[Mapping[str, Declarations], Mapping[str, Declarations]]:
    """By class: the variables it sets, and what it paints with variables."""
    setting: dict[str, Declarations] = {}
    painting: dict[str, Declarations] = {}
    for name, body in RULE.findall(stylesheet()):
        pairs = [part.split(":", 1) for part in body.split(";")]
        read = {key.strip(): value.strip() for key, value in pairs}
        if body.startswith("--"):
            setting[name] = read
        elif "var(" in body:
            painting[name] = read
    return setting, painting


def variables(classes: Iterable[str]) -> dict[str, str]:
    """The variables these classes set."""
    setting, _ = _rules()
    return {key: value for name in classes for key, value in setting.get(name, {}).items()}


def paint(classes: Iterable[str], known: Mapping[str, str]) -> dict[str, str]:
    """The presentation attributes that these classes come to, with these variables."""
    _, painting = _rules()
    found = {key: value for name in classes for key, value in painting.get(name, {}).items()}
    return {key: _resolved(value, known) for key, value in found.items()}


def _resolved(value: str, known: Mapping[str, str]) -> str:
    return VARIABLE.sub(lambda match: known.get(match[1], match[2] or ""), value)


def is_painted(markup: str) -> bool:
    """Whether a definition looks different in different seats' hands."""
    _, painting = _rules()
    names = {name for value in re.findall(r'class="([^"]*)"', markup) for name in value.split()}
    return not names.isdisjoint(painting)


def seat_colour(name: str) -> str:
    """The colour of a seat's pieces, such as "red"."""
    return _rules()[0][f"seat-{name}"]["--seat"]
