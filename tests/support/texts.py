"""What the tests of texts ask: the texts of a package as syntax, and what a game says."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quipu.texts import describe_action, describe_event, speaker
from quipu.texts.speaking import _source

NAMES = ["Ada", "Bo", "Cleo", "Dev", "Eva", "Finn", "Gia", "Hal"]

Messages = dict[str, ast.Message]


class Variables(Visitor):
    """Collects the names of all variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Words(Visitor):
    """Collects all plain text below a node."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value


@cache
def messages(package: str, lang: str) -> Messages:
    body = FluentParser().parse(_source(package, lang)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def words(message: ast.Message) -> str:
    found = Words()
    found.visit(message)
    return found.text.strip()


def dashed(word: str) -> str:
    return word.replace("_", "-")


class Voice:
    """One game, saying its actions and events: `voice.event("en", "stole", 1, seat=0)`."""

    def __init__(self, anchor: str) -> None:
        self.speaker = partial(speaker, anchor, strict=True)

    def action(self, lang: str, kind: str, /, **arguments: Any) -> str:
        return describe_action(self.speaker(lang), {"kind": kind, **arguments}, NAMES)

    def event(self, lang: str, kind: str, me: int | None = None, /, **data: object) -> str:
        return describe_event(self.speaker(lang), kind, data, NAMES, me)
