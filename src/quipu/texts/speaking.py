"""Speakers: a text by its key, from the game, else from the house, else in English.

A game keeps its texts as `text/<language>.ftl` in its own package, and that package's name is the
anchor. What it does not say, the packages say that its `SHARED_TEXTS` names, and then the texts
beside this module, for all games. Outside tests a missing text never stops anybody: English steps
in, and at last the key itself in ⟨angle brackets⟩. A strict speaker, for tests, does without
English and raises instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Junk, Resource

LANGUAGES: Final = ("en", "de", "nl")
ENGLISH: Final = "en"
HOUSE: Final = "quipu.texts"
KEPT: Final = 4096  # texts a speaker has said before
LIST_LOCALES: Final = {"en": "en_GB", "de": "de", "nl": "nl"}  # "a, b and c": no comma before "and"


class UnknownLanguage(ValueError):
    """A language nobody has written texts in."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"no texts in {lang!r}; there are {', '.join(LANGUAGES)}")


class BrokenText(ValueError):
    """A text file that cannot be read, or a text that cannot be said with what it was given."""


class MissingText(LookupError):
    """A key without a text; only strict speakers raise it."""


class Speak:
    """Says texts in one language: `speak("points", n=3)`."""

    def __init__(self, lang: str, bundles: Sequence[FluentBundle], strict: bool) -> None:
        self.lang = lang
        self.strict = strict
        self._bundles = bundles
        self._say = lru_cache(KEPT, typed=True)(self._format)

    def __call__(self, key: str, /, **args: object) -> str:
        return self._say(key, **{name: self._spoken(value) for name, value in args.items()})

    def has(self, key: str) -> bool:
        return self.first(key) is not None

    def first(self, *keys: str) -> str | None:
        """The first of these keys that has a text; any in this language before one in English."""
        for bundle in self._bundles:
            for key in keys:
                if bundle.has_message(key):
                    return key
        return None

    def number(self, value: float) -> str:
        """A number as this language writes it."""
        from babel.numbers import format_decimal

        return format_decimal(value, locale=self.lang)

    def _format(self, key: str, /, **spoken: object) -> str:
        """A board says the same texts again and again; Fluent is asked once for each."""
        bundle = next((each for each in self._bundles if each.has_message(key)), None)
        if bundle is None:
            if self.strict:
                raise MissingText(f"{self.lang}: {key}")
            return f"⟨{key}⟩"
        pattern = bundle.get_message(key).value
        assert pattern is not None  # _parse lets no message without a text through
        text, errors = bundle.format_pattern(pattern, spoken)
        if errors and self.strict:
            raise BrokenText(f"{self.lang}: {key}: {errors[0]}")
        return str(text)

    def _spoken(self, value: object) -> object:
        """A value as Fluent can take it."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (list, tuple)):
            return sentence_list([self._word(item) for item in value], self.lang)
        return value

    def _word(self, value: object) -> str:
        return self.number(value) if isinstance(value, (int, float)) else str(value)


def speaker(anchor: str | None, lang: str, strict: bool = False) -> Speak:
    """The speaker of one game (its package, such as "quipu.games.dice"), or None for the house."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return _speaker(anchor, lang, strict)


def sentence_list(items: Iterable[str], lang: str) -> str:
    """Several words as a sentence lists them: "a, b and c"."""
    from babel.lists import format_list

    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return format_list(list(items), locale=LIST_LOCALES[lang])


@cache
def _speaker(anchor: str | None, lang: str, strict: bool) -> Speak:
    langs = [lang] if strict or lang == ENGLISH else [lang, ENGLISH]
    return Speak(lang, [_bundle(anchor, one) for one in langs], strict)


@cache
def _bundle(anchor: str | None, lang: str) -> FluentBundle:
    """The texts of a game and of the house in one language; the game's own come first."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    for package in (*_packages(anchor), HOUSE):
        bundle.add_resource(_resource(package, lang))
    return bundle


def _packages(anchor: str | None) -> tuple[str, ...]:
    """The package of a game and those whose texts it shares."""
    if anchor is None:
        return ()
    return anchor, *getattr(import_module(anchor), "SHARED_TEXTS", ())


@cache
def _resource(package: str, lang: str) -> Resource:
    """The texts of one package; none when it has no file in this language."""
    folder = files(package) if package == HOUSE else files(package) / "text"
    file = folder / f"{lang}.ftl"
    source = file.read_text(encoding="utf-8") if file.is_file() else ""
    return _parse(source, f"{package} {lang}.ftl")


def _parse(source: str, name: str) -> Resource:
    """Reads a text file, and refuses one with an error, a key used twice or a key without text."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message, Term

    resource = FluentParser().parse(source)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise BrokenText(f"{name}, {_complaint(entry, source)}")
        if isinstance(entry, (Message, Term)):
            key = ("-" if isinstance(entry, Term) else "") + entry.id.name
            if key in seen:
                raise BrokenText(f"{name}: {key} stands there twice")
            if entry.value is None:
                raise BrokenText(f"{name}: {key} has no text")
            seen.add(key)
    return resource


def _complaint(junk: Junk, source: str) -> str:
    note = junk.annotations[0]
    start = note.span.start if note.span else 0
    return f"line {source.count(chr(10), 0, start) + 1}: {note.message}"
