"""Limits of single fields: what is expected beyond the type, in words and as a check."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final

MAX_FRAME_CHARACTERS: Final = 16_000
MAX_TOKEN_CHARACTERS: Final = 64
MIN_TOKEN_CHARACTERS: Final = 8
MAX_NONCE_CHARACTERS: Final = 64
MAX_GROUNDS: Final = 50
MAX_KEYS: Final = 12  # elements of the board that lie over each other


@dataclass(frozen=True)
class Limit:
    """A condition that a value of the right type has to meet."""

    expected: str  # in words, for error messages and documents
    is_met: Callable[[Any], bool]


def is_token(text: str) -> bool:
    in_bounds = MIN_TOKEN_CHARACTERS <= len(text) <= MAX_TOKEN_CHARACTERS
    return in_bounds and text.isascii() and text.isprintable()


def is_nonce(text: str) -> bool:
    return text.isalnum() and len(text) <= MAX_NONCE_CHARACTERS


def at_most(count: int, things: str) -> Limit:
    return Limit(f"a list of at most {count} {things}", lambda value: len(value) <= count)


Token = Annotated[str, Limit("a text of 8 to 64 printable ASCII characters", is_token)]
NonceText = Annotated[str, Limit("1 to 64 letters and digits", is_nonce)]
Grounds = Annotated[list[str], at_most(MAX_GROUNDS, "texts")]
Keys = Annotated[list[str], at_most(MAX_KEYS, "texts")]
