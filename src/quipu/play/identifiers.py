"""Names and words of people as they may be shown, and ids for links."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without letters that look alike
NAME_LENGTH: Final = 24


def shown(words: str, most: int) -> str:
    """Words without control characters and doubled spaces, cut to a length."""
    clean = "".join(
        sign if unicodedata.category(sign)[0] != "C" else " " for sign in words[: most * 4]
    )
    return " ".join(clean.split())[:most].strip()


def shown_name(words: str, otherwise: str) -> str:
    return shown(words, NAME_LENGTH) or otherwise


def short_id(length: int = 10) -> str:
    """An id for links: lower case, easy to read aloud."""
    return "".join(secrets.choice(ALPHABET.lower()) for _ in range(length))
