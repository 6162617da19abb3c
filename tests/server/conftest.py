"""The tests of the server draw the same luck at every run."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

import pytest

from quipu.core.fairluck import KEY_BYTES
from quipu.server import room


@pytest.fixture(autouse=True)
def known_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a new table's luck is made of follows from the test's name."""
    made = count()

    def digest() -> bytes:
        return sha256(f"{request.node.nodeid} {next(made)}".encode()).digest()

    monkeypatch.setattr(room, "new_key", lambda: digest()[:KEY_BYTES])
    monkeypatch.setattr(room, "short_id", lambda length=10: digest().hex()[:length])
