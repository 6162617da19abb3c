"""The tests of the server draw the same luck at every run."""

from __future__ import annotations

import pytest

from tests.server.known import make_known


@pytest.fixture(autouse=True)
def known_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a new table's luck is made of follows from the test's name."""
    make_known(lambda: str(request.node.nodeid), monkeypatch.setattr)
