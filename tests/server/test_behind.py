"""Behind: a worker that has not yet heard what another stored misses nothing and undoes nothing."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.support.server.client import Visitor, begin, two_at_a_table
from tests.support.server.dice_acts import STOP, THROW
from tests.support.server.waiting import eventually
from tests.support.server.workers import call, the_house, two_workers, until_knots


def test_whoever_comes_is_shown_what_was_stored_on_the_way(tmp_path: Path, database: str) -> None:
    """Between loading and the first word somebody elsewhere does something, and then nobody."""
    with two_workers(tmp_path, database) as workers, ExitStack() as stack:
        host, guest, table = two_at_a_table(workers[0])
        one, two = [stack.enter_context(each.line(table)) for each in (host, guest)]
        begin(one, two)
        guest.client = workers[1]
        services = the_house(workers[1])
        call(workers[1], services.registry.get, table)
        assert one.act(THROW)["type"] == "done"
        assert eventually(lambda: services.registry.sessions[table].is_behind)
        late = stack.enter_context(guest.line(table))
        late.until("view")
        assert eventually(lambda: not services.registry.sessions[table].is_behind)
        until_knots(late, one.last["knots"])
        assert late.last["head"] == one.last["head"]


def test_whoever_is_behind_drops_no_work_that_was_set_since(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Due work is read from the database, and may be there before the letter that tells of it."""
    with two_workers(tmp_path, database, bot_pause=600.0) as workers:
        host = Visitor(workers[0])
        table = host.table(how="/play")
        with host.line(table) as line:
            begin(line)
            services = the_house(workers[1])
            live = call(workers[1], services.registry.get, table)
            assert not live.bots_waited_for()

            async def deaf(_letter: Any) -> None:
                """Nothing is heard."""

            monkeypatch.setattr(services.neighbours.post, "hear", deaf)
            for action in (THROW, STOP, {"kind": "end_turn"}):
                assert line.act(action)["type"] == "done"
            assert not live.bots_waited_for()
            before = line.last["knots"]
            call(workers[1], services.scheduler.handle, table, "bot")
            assert len(live.table.record.knots) > before
            assert live.bots_waited_for()
