"""The voice of the command: its language, its words, its screen, and how it says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

    from quipu.core.game import Game
    from quipu.texts import Speak

ANCHOR: Final = "quipu.cli"
WIDEST: Final = 120


class Fault(Exception):
    """Bad input: said in one line, and nothing was changed. The key is that of a text."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_said = args


class Voice:
    """One run of the command."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.lang = language_of(environment)
        self.bare = bool(environment.get("NO_COLOR")) or environment.get("TERM") == "dumb"
        self.wants_words = False  # asked for by --plain
        self.debug = False  # asked for by --debug

    @property
    def speak(self) -> Speak:
        """Speaks the words of the command itself."""
        from quipu.texts import speaker

        return speaker(ANCHOR, self.lang)

    def say(self, key: str, **args: object) -> str:
        return self.speak(key, **args)

    def of(self, game: Game) -> Speak:
        """Speaks the words of a game."""
        from quipu.texts import speaker

        return speaker(game.anchor, self.lang)

    @property
    def plain(self) -> bool:
        """Whether tables are told in words, for screen readers, files and colourless screens."""
        return self.wants_words or self.bare or not self.console.is_terminal

    def listed(self, words: list[str]) -> str:
        from quipu.texts import sentence_list

        return sentence_list(words, self.lang)

    def fault(self, fault: Fault) -> str:
        return self.say(fault.key, **fault.args_said)

    @cached_property
    def console(self) -> Console:
        from rich.console import Console

        console = Console(markup=False, highlight=False, emoji=False)
        if console.width > WIDEST:
            console.width = WIDEST
        return console


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if there are texts in it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name].partition(".")[0].partition("_")[0].lower()
            return lang if lang in ("de", "nl") else "en"
    return "en"


def one_line(text: str) -> str:
    """A text without line breaks and without signs that would steer a terminal."""
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable())


def nearest(word: str, known: list[str], alike: float = 0.6) -> str:
    """What somebody probably meant, or "none"."""
    close = get_close_matches(word, known, 1, alike)
    return close[0] if close else "none"
