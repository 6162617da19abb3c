"""Luck keys at rest: encrypted before they are stored, if the server was given a key for it.

QUIPU_DATA_KEY is one or more Fernet keys, separated by commas. The first one encrypts, all of them
decrypt, so that keys can be changed (docs/hosting.md). A stored value begins with a mark and with
the name of the key it was encrypted with; without that mark it is as it was made.
"""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from typing import Any, Final

from sqlalchemy import LargeBinary, TypeDecorator, func, select, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncEngine

MARK: Final = b"sealed:"
NAME_LENGTH: Final = 8  # of a key, which its hash begins with


class Sealed(ValueError):
    """What is stored was encrypted with a key that this server was not given."""


class KeyRing:
    """The keys that this server was given, the one that encrypts first."""

    def __init__(self, given: str = "") -> None:
        words = [each.strip() for each in given.split(",") if each.strip()]
        self.ciphers: dict[bytes, Any] = {name_of(word): cipher_of(word) for word in words}

    @property
    def mark(self) -> bytes:
        """What a value begins with that needs no further work; empty if nothing is encrypted."""
        return MARK + next(iter(self.ciphers)) + b":" if self.ciphers else b""

    def seal(self, key: bytes) -> bytes:
        if not self.ciphers:
            return key
        return self.mark + bytes(next(iter(self.ciphers.values())).encrypt(key))

    def open(self, stored: bytes) -> bytes:
        if not stored.startswith(MARK):
            return stored
        name, _, token = stored.removeprefix(MARK).partition(b":")
        if name not in self.ciphers:
            raise Sealed("a luck key was encrypted with a QUIPU_DATA_KEY that was not given")
        return bytes(self.ciphers[name].decrypt(token))


def name_of(word: str) -> bytes:
    return sha256(b"quipu data key\0" + word.encode()).hexdigest()[:NAME_LENGTH].encode()


def cipher_of(word: str) -> Any:
    try:
        made = import_module("cryptography.fernet").Fernet
    except ImportError:
        needed = "pip install 'quipu[encryption]'"
        raise ValueError(f"QUIPU_DATA_KEY needs the package cryptography: {needed}") from None
    try:
        return made(word)
    except ValueError:
        raise ValueError("QUIPU_DATA_KEY is a Fernet key, or several with commas") from None


USED: Final = [KeyRing()]  # by this process


def use(given: str) -> None:
    """From now on this process encrypts and decrypts with these keys."""
    USED[0] = KeyRing(given)


class SealedBytes(TypeDecorator[bytes]):
    """A column whose bytes are encrypted wherever they are stored."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: object) -> bytes | None:
        return None if value is None else USED[0].seal(value)

    def process_result_value(self, value: bytes | None, dialect: object) -> bytes | None:
        return None if value is None else USED[0].open(bytes(value))


async def bring_up_to_date(engine: AsyncEngine) -> int:
    """Encrypt with the first key whatever is not yet; raises `Sealed` if that cannot be read."""
    from quipu.server.db.models import TableRow

    mark = USED[0].mark
    raw = type_coerce(TableRow.key, LargeBinary)
    wanted = mark or MARK
    begins = func.substr(raw, 1, len(wanted), type_=LargeBinary)
    old = select(TableRow.id, raw).where(begins != wanted if mark else begins == wanted)
    done = 0
    async with engine.begin() as connection:
        for table, stored in (await connection.execute(old)).all():
            key = USED[0].open(bytes(stored))  # raises, if nobody can read it
            mine = update(TableRow).where(TableRow.id == table, raw == stored)
            await connection.execute(mine.values(key=key))
            done += 1
    return done
