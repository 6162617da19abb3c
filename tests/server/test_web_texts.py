"""The words of the pages: the same keys in every language, and none missing that a page says."""

from __future__ import annotations

import re
from importlib.resources import files

from quipu.texts import LANGUAGES, speaker

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SAID = re.compile(r"\bt\('([\w-]+)'")


def keys(lang: str) -> list[str]:
    text = (files("quipu.web") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return KEY.findall(text)


def test_all_languages_say_the_same_things() -> None:
    for lang in LANGUAGES:
        assert keys(lang) == keys("en")


def test_every_word_of_a_page_exists() -> None:
    for template in (files("quipu.web") / "templates").iterdir():
        for key in SAID.findall(template.read_text(encoding="utf-8")):
            for lang in LANGUAGES:
                if not key.endswith("-"):
                    assert speaker("quipu.web", lang, strict=True).has(key), (template.name, key)


def test_no_page_has_inline_styles_or_scripts() -> None:
    for template in (files("quipu.web") / "templates").iterdir():
        text = template.read_text(encoding="utf-8")
        assert " style=" not in text
        assert " on" + "click=" not in text
