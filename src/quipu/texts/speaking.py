"""Speakers: a text by its key, from the game, else from the house, else in English.

A game keeps its texts as `text/<language>.ftl` in its own package, and that package's name is the
anchor. What it does not say, the packages say that its `SHARED` names, and then the texts
beside this module, for all games. Outside tests a missing text never stops anybody: English steps
in, and at last the key itself in ⟨angle brackets⟩. A strict speaker, for tests, does without
English and raises instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from threading import Lock
from typing import TYPE_CHECKING, Final

from quipu.core.homes import homes

if TYPE_CHECKING:
    from fluent.syntax.ast import Junk, Resource

LANGUAGES: Final = ("en", "de", "nl")
ENGLISH: Final = "en"
HOUSE: Final = "quipu.texts"
KEPT: Final = 32_768  # texts a speaker has said before
LIST_LOCALES: Final = {"en": "en_GB", "de": "de", "nl": "nl"}  # "a, b and c": no comma before "and"

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


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

    def __init__(
        self, lang: str, texts: Sequence[Texts], strict: bool, anchor: str | None = None
    ) -> None:
        self.lang = lang
        self.anchor = anchor  # the package of the game it speaks for
        self.strict = strict
        self._texts = texts
        # An act asks for 80 to 110 texts; Fluent takes 6 µs for one, the cache 0.3 µs. The inner
        # cache answers where a list is among the values: 3 times an act in egypt-gods.
        self._say = lru_cache(KEPT, typed=True)(self._format)
        self._said = lru_cache(KEPT, typed=True)(self._spell)

    def __call__(self, key: str, /, **args: object) -> str:
        try:
            return self._said(key, **args)
        except TypeError:  # a list among them cannot be looked up
            return self._spell(key, **args)

    def _spell(self, key: str, /, **args: object) -> str:
        return self._say(key, **{name: self._spoken(value) for name, value in args.items()})

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return self.first(key) is not None

    def first(self, *keys: str) -> str | None:
        """The first of these keys that has a text; any in this language before one in English."""
        for texts in self._texts:
            for key in keys:
                if texts.has(key):
                    return key
        return None

    def keys(self, prefix: str) -> list[str]:
        """The keys with this beginning that have a text, in the order of the files."""
        found = [key for texts in self._texts for key in texts.entries if key.startswith(prefix)]
        return list(dict.fromkeys(found))

    def number(self, value: float) -> str:
        """A number as this language writes it."""
        return _decimal(value, self.lang)

    def _format(self, key: str, /, **spoken: object) -> str:
        """A board says the same texts again and again; Fluent is asked once for each."""
        found = next((texts for texts in self._texts if texts.has(key)), None)
        if found is None:
            if self.strict:
                raise MissingText(f"{self.lang}: {key}")
            return f"⟨{key}⟩"
        text, errors = found.say(key, spoken)
        if errors and self.strict:
            raise BrokenText(f"{self.lang}: {key}: {errors[0]}")
        return text

    def _spoken(self, value: object) -> object:
        """A value as Fluent can take it."""
        if type(value) is str or type(value) is int:
            return value
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
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return _listed(tuple(items), lang)


@lru_cache(KEPT, typed=True)
def _decimal(value: float, lang: str) -> str:
    from babel.numbers import format_decimal

    return format_decimal(value, locale=lang)


@lru_cache(KEPT)
def _listed(items: tuple[str, ...], lang: str) -> str:
    from babel.lists import format_list

    return format_list(items, locale=LIST_LOCALES[lang])


@cache
def _speaker(anchor: str | None, lang: str, strict: bool) -> Speak:
    langs = [lang] if strict or lang == ENGLISH else [lang, ENGLISH]
    packages = [*_packages(anchor), HOUSE]
    if strict:
        for package in packages:
            _parse(_source(package, lang), f"{package} {lang}.ftl")
    return Speak(lang, [Texts(one, packages) for one in langs], strict, anchor)


def _packages(anchor: str | None) -> tuple[str, ...]:
    """The package of a game and those whose texts it shares."""
    if anchor is None:
        return ()
    return homes(anchor)


class Texts:
    """The texts of a game and of the house in one language; the game's own come first.

    Reading Fluent takes its time, so each text is parsed when it is first said, and with it those
    it refers to. Only a strict speaker reads all of a file.
    """

    def __init__(self, lang: str, packages: list[str]) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([lang], use_isolating=False)
        self.parsed: set[str] = set()
        self.lock = Lock()
        self.entries: dict[str, tuple[str, str]] = {}
        for package in packages:
            for key, entry in _entries(_source(package, lang)):
                self.entries.setdefault(key, (f"{package} {lang}.ftl, {key}", entry))

    def has(self, key: str) -> bool:
        return key in self.entries

    def say(self, key: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        self._need(key)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None  # _parse lets no message without a text through
        text, errors = self.bundle.format_pattern(pattern, args)
        return str(text), errors

    def _need(self, key: str) -> None:
        """Parse a text and those it refers to; a second thread waits until all are there."""
        if key in self.parsed or key not in self.entries:
            return
        with self.lock:
            added: set[str] = set()
            wanted = [key]
            while wanted:
                each = wanted.pop()
                if each in added or each in self.parsed or each not in self.entries:
                    continue
                added.add(each)
                name, entry = self.entries[each]
                self.bundle.add_resource(_parse(entry, name))
                wanted += REFERENCE.findall(entry)
            self.parsed |= added


@cache
def _source(package: str, lang: str) -> str:
    """The text file of a package; empty when it has none in this language."""
    folder = files(package) if package == HOUSE else files(package) / "text"
    file = folder / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """Each key with the lines up to the next one."""
    found = list(ENTRY.finditer(source))
    cuts = [*(each.start() for each in found), len(source)]
    for each, (start, end) in zip(found, pairwise(cuts), strict=True):
        yield each[1], source[start:end]


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
