"""What hangs on a table goes with it: the database sees to that, whoever removes the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, Table, func, select, text

from quipu.server.db.models import AnalysisRow, GuestRow
from tests.support.finished_games import kept
from tests.support.server.client import Visitor, begin, serving, two_at_a_table, watcher
from tests.support.server.uploads import bring

OWN = ("jobs", "chat_messages", "entries", "guests", "seats")


def analysis(word: str) -> AnalysisRow:
    return AnalysisRow(
        word=word, stage="done", steps=1, done=1, parts="[]", spent=0.0, asked=0.0, lease_until=0.0
    )


def is_owned(each: Table) -> bool:
    """Whether its rows cannot be without a table."""
    return any(key.column.table.name == "tables" for key in each.foreign_keys)


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_nothing_is_left_of_a_table_that_is_removed(
    tmp_path: Path, request: pytest.FixtureRequest, where: str
) -> None:
    given = {} if where == "sqlite" else {"database": request.getfixturevalue("database")}
    with serving(tmp_path, bot_pause=600.0, **given) as client:
        host, guest, table = two_at_a_table(client, bots="1")
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            one.say(type="say", words="hello")
            one.until("chat")
        watcher(host, table)
        word = bring(host, kept("dice-agreed").read_bytes()).headers["location"].rpartition("/")[2]
        other = Visitor(client).table()
        store: Any = client.app.state.services.store  # type: ignore[attr-defined]

        async def removed() -> tuple[dict[str, int], dict[str, int]]:
            async with store.writing() as session:
                session.add_all([analysis(table), analysis(word)])
                session.add(GuestRow(table_id=other, person=1, admitted=True))
                await session.execute(
                    text(
                        "INSERT INTO jobs (table_id, kind, due_at, lease_until)"
                        " VALUES (:table, 'test', 0, 0)"
                    ),
                    {"table": table},
                )
            before = await counted()
            async with store.writing() as session:
                await session.execute(text("DELETE FROM tables WHERE id = :id"), {"id": table})
                await session.execute(text("DELETE FROM uploads WHERE id = :id"), {"id": word})
            return before, await counted()

        async def counted() -> dict[str, int]:
            """How many rows hang on the table, wherever rows cannot be without one."""
            async with store.engine.connect() as connection:
                found = MetaData()
                await connection.run_sync(found.reflect)
                owned = {
                    name: await connection.scalar(hanging(each, [table, word]))
                    for name, each in found.tables.items()
                    if is_owned(each) or name == "analyses"
                }
            return {name: int(number or 0) for name, number in owned.items()}

        def hanging(each: Table, words: list[str]) -> Any:
            column = each.c.word if each.name == "analyses" else each.c.table_id
            return select(func.count()).select_from(each).where(column.in_(words))

        before, after = client.portal.call(removed)  # type: ignore[union-attr]
        assert set(before) == {*OWN, "analyses"}
        assert min(before.values()) > 0, before
        assert set(after.values()) == {0}, after
        left = client.portal.call(store.table, other)  # type: ignore[union-attr]
        assert left is not None
