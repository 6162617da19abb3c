"""The tests of the server draw the same luck at every run; some have a PostgreSQL of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.server.known_luck import make_known
from tests.support.server.postgres import Postgres


@pytest.fixture(autouse=True)
def known_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a new table's luck is made of follows from the test's name."""
    make_known(lambda: str(request.node.nodeid), monkeypatch.setattr)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A cluster for all tests of a run; each makes a database of its own in it."""
    cluster = Postgres()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.database()
