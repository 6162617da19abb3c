"""Words that are swept out are found in prose, and not in code, quotations or keys."""

from __future__ import annotations

import pytest

from tools.plain_words import found, is_read


@pytest.mark.parametrize(
    "text",
    [
        "It is drawn anew.",
        "Whoever wins pays.",
        "# Whoever wins",
        "at least 12 signs",
        "The own hand",
    ],
)
def test_a_word_is_found_with_its_line(text: str) -> None:
    ((line, word, instead),) = found(f"Plain words.\n\n{text}\n")
    assert line == 3
    assert word in text
    assert instead


@pytest.mark.parametrize(
    "text",
    [
        "`anew`",
        "```\nwhoever\n```",
        "event-built-anew = Built over.",
        "He wrote “anew”.",
        "renewed",
    ],
)
def test_code_quotations_and_keys_are_not_read(text: str) -> None:
    assert found(text) == []


def test_documents_and_texts_are_read_but_not_the_rules() -> None:
    assert is_read("README.md")
    assert is_read("src/quipu/web/text/en.ftl")
    assert is_read("src/quipu/games/dice/summaries/dice.toml")
    assert not is_read("src/quipu/games/dice/rules.md")
    assert not is_read("src/quipu/web/text/de.ftl")
