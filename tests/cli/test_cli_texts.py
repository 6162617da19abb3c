"""The words of the command: complete and alike in all languages."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quipu.cli.app import COMMANDS
from quipu.texts import LANGUAGES, speaker

SPOKEN = re.compile(r"(?:say|own|Fault|BadLine)\(\s*\"([a-z][a-z0-9-]+)\"")


class Variables(Visitor):
    """Collects the names of all variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """The keys of a language and the variables that each uses."""
    source = (files("quipu.cli") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_every_text_that_the_code_asks_for_exists() -> None:
    speak = speaker("quipu.cli", "en", strict=True)
    for file in files("quipu.cli").iterdir():
        if file.name.endswith(".py"):
            for key in SPOKEN.findall(file.read_text(encoding="utf-8")):
                assert speak.has(key), f"{file.name}: {key}"


def test_every_command_is_described() -> None:
    for name in COMMANDS:
        assert {f"about-{name}", f"help-{name}", f"help-{name}-examples"} <= set(messages("en"))


def test_examples_in_the_help_name_real_commands() -> None:
    speak = speaker("quipu.cli", "en", strict=True)
    for name in COMMANDS:
        for line in speak(f"help-{name}-examples").splitlines():
            assert line.split()[:2] == ["quipu", name]
