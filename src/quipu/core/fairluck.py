"""FairLuck: luck for live tables, committed to before the game and provable after it."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from mypy_extensions import i64

from quipu.core.luck import Luck, check_range

KEY_BYTES: Final = 32


def commitment_to(key: bytes) -> str:
    return hashlib.sha256(b"quipu commitment\0" + key).hexdigest()


def key_from_seed(seed: int) -> bytes:
    """The key of a reproducible table, whose luck everybody may foresee."""
    return hashlib.sha256(f"quipu seed {seed}".encode()).digest()


def salt_for(key: bytes, knot: int) -> str:
    """Keeps the hash of a knot from betraying its content while the key is secret."""
    return hmac.digest(key, f"salt {knot}".encode(), "sha256").hex()[:32]


class FairLuck(Luck):
    """Each draw is a function of the key, the table, the players' nonces and an index of luck.

    So a restart or a lost race never shifts the stream, and nobody, the host included, could
    have chosen it after the nonces were given. Which index a step has `Source` says.
    """

    def __init__(self, key: bytes, table: str, nonces: list[str]) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a luck key has {KEY_BYTES} bytes")
        parts = [table, *nonces]
        message = b"".join(len(p.encode()).to_bytes(4, "big") + p.encode() for p in parts)
        self.stream_key = hmac.digest(key, message, "sha256")
        self.place: i64 = 0
        self.index: i64 = 0

    def at(self, place: i64) -> None:
        """What is drawn next belongs to this index of luck."""
        self.place = place
        self.index = 0

    def copy(self) -> FairLuck:
        return resume_fair(self.stream_key, int(self.place), int(self.index))

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the secret of the stream, as the object does."""
        return resume_fair, (self.stream_key, int(self.place), int(self.index))

    def choose(self, stream: i64, n: i64) -> i64:
        check_range(n)
        attempt = 0
        limit = (1 << 64) - (1 << 64) % int(n)
        while True:
            message = f"{self.place} {self.index} {attempt}".encode()
            digest = hmac.digest(self.stream_key, message, "sha256")
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                self.index += 1
                return value % int(n)
            attempt += 1


def resume_fair(stream_key: bytes, place: int, index: int) -> FairLuck:
    """Unpickle FairLuck."""
    luck = FairLuck(bytes(KEY_BYTES), "", [])
    luck.stream_key, luck.place, luck.index = stream_key, place, index
    return luck
