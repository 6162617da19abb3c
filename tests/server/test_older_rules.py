"""Tables begun by older rules go on by the readings of their time; those of no known rules rest."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from quipu.core.fairluck import key_from_seed
from quipu.core.record import Record, written
from quipu.play.state import NewEntry, Stage
from quipu.server.db.repository import Store
from tests.support.finished_games import kept, stored
from tests.support.server.client import Visitor, invitation, serving

OLD = stored(kept("plus-ten-points"))  # two seats, rules 1: it ends in the middle of a turn
LAST = 2  # the winning build, and the end that follows from it


async def lay_down(store: Store, table: str, header: dict[str, object], record: Record) -> None:
    """Put an older cord, all but its last knots, where the server keeps a table."""
    knots = [
        NewEntry(number, written(knot), None) for number, knot in enumerate(record.knots[:-LAST])
    ]
    luck: Any = header["luck"]
    key = key_from_seed(luck["seed"])
    found = await store.table(table)
    assert found is not None
    state = replace(found, stage=Stage.PLAYING, header=json.dumps(header), key=key)
    await store.append(found, state, knots, {})


def older_table(folder: Path, header: dict[str, object]) -> tuple[list[Visitor], str]:
    """The people of a table whose cord was begun by this header."""
    with serving(folder) as client:
        host, guest = Visitor(client), Visitor(client)
        table = host.table("dice-plus")
        assert guest.post(invitation(host, table), name="Ben").status_code == 303
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        client.portal.call(lay_down, services.store, table, header, OLD)  # type: ignore[union-attr]
    return [host, guest], table


def test_an_older_table_goes_on_and_ends_as_it_would_have_then(tmp_path: Path) -> None:
    people, table = older_table(tmp_path, OLD.header)
    winning: Any = OLD.knots[-LAST]
    with serving(tmp_path) as client:
        for person in people:
            person.client = client
        with people[winning["seat"]].line(table) as line:
            assert line.until("view")["turn"]["you"]
            assert line.act(winning["action"])["type"] == "done"
            assert line.last["over"]
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        assert services.registry.sessions[table].table.record.lines() == OLD.lines()


def test_a_table_of_rules_that_are_not_played_rests(tmp_path: Path) -> None:
    people, table = older_table(tmp_path, {**OLD.header, "rules": 99})
    with serving(tmp_path) as client:
        people[0].client = client
        assert "This game is on hold" in people[0].get(f"/t/{table}").text
        assert people[0].get("/").status_code == 200
