"""`kill -9` between any two messages: what was acknowledged is there, what was not happens once."""

from __future__ import annotations

import json
from pathlib import Path

from quipu.server.auth.identity import new_secret
from tests.support.server.server_process import Server
from tests.support.server.waiting import begun, choose, eventually, until, your_turn


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    server, secret = Server(tmp_path), new_secret()
    server.start()
    try:
        table, line, view = begun(server, secret)
        for drill in range(4):
            act = {"type": "act", "token": f"drill-{drill:06}", "seen": view["seen"]}
            act["action"] = choose(view)
            line.send(json.dumps(act))
            acknowledged = drill % 2 == 0
            if acknowledged:
                until(line, "done")
            server.kill()
            server.start()
            line = server.line(table, secret)
            before = until(line, "view")
            line.send(json.dumps(act))
            answer = until(line, "done", "refused")
            if acknowledged:
                assert answer["type"] == "refused"
                assert answer["code"] == "repeated"
            else:
                assert answer["type"] == "done" or answer["code"] == "repeated"
            assert before["seen"] >= view["seen"]
            line.close()
            line = server.line(table, secret)
            view = your_turn(line)
        line.close()
    finally:
        server.close()


def test_a_killed_server_leaves_nobody_thinking(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        thinkers = woken(server)
        server.kill()
        assert eventually(lambda: not any(Path(f"/proc/{each}").exists() for each in thinkers))
    finally:
        server.close()


def woken(server: Server) -> list[int]:
    """Its thinkers; it needs a moment for the first."""
    assert eventually(lambda: bool(server.thinkers()))
    return server.thinkers()
