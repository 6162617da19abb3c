"""People without passwords: a secret in a cookie, a recovery code, and names that may be shown."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

from quipu.play.identifiers import ALPHABET, NAME_LENGTH, short_id, shown, shown_name

__all__ = ["NAME_LENGTH", "short_id", "shown", "shown_name"]

WORDS_LENGTH: Final = 300
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def is_secret(word: str | None) -> bool:
    return word is not None and SECRET.fullmatch(word) is not None


def hashed(word: str) -> str:
    """What is stored of a secret. Secrets are long and random, so one round is enough."""
    return hashlib.sha256(b"quipu person\0" + word.encode()).hexdigest()


def recovery_code() -> str:
    """Twenty signs in groups of five: about 99 bits, to type on another device."""
    signs = "".join(secrets.choice(ALPHABET) for _ in range(20))
    return "-".join(signs[n : n + 5] for n in range(0, 20, 5))


def same_code(code: str) -> str:
    """A recovery code as it was given, however it was typed."""
    return "".join(sign for sign in code.upper() if sign in ALPHABET)


def is_same(given: object, wanted: str) -> bool:
    """Whether somebody gave this very word; how long it takes says nothing about it."""
    return hmac.compare_digest(str(given).encode(errors="surrogatepass"), wanted.encode())


def is_token(given: object, secret: str) -> bool:
    """Whether this is the token of the forms of whoever has this secret."""
    return is_same(given, csrf_token(secret))


def csrf_token(secret: str) -> str:
    return hmac.new(secret.encode(), b"quipu form", hashlib.sha256).hexdigest()[:32]


def door_pass(code: str, secret: str) -> str:
    return hmac.new(code.encode(), b"door " + secret.encode(), hashlib.sha256).hexdigest()
