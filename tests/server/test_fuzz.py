"""Noise over HTTP and over the line: nothing breaks the server, nothing changes a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from quipu.server.app import create_app
from quipu.server.settings import Settings
from quipu.server.sockets import HEARD
from tests.server.walking import Talk, begin, serving, two_at_a_table

NOISE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = ["token", "seen", "actions", "action", "id", "yes", "seat", "words", "phrase", "nonce"]
FRAMES = st.dictionaries(st.sampled_from(FIELDS), NOISE, max_size=5).flatmap(
    lambda body: st.sampled_from(["act", "try", "say", "nonce", "answer", "takeover", "none"]).map(
        lambda kind: body | {"type": kind}
    )
)


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Talk]:
    with serving(tmp_path_factory.mktemp("fuzz")) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            yield one


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(body=FRAMES | NOISE)
def test_noise_on_the_line_is_answered_and_changes_nothing(line: Talk, body: Any) -> None:
    knots = line.last["knots"]
    if isinstance(body, dict) and body.get("type") == "takeover":
        body = body | {"seat": "x"}
    line.socket.send_text(json.dumps(body))
    line.say(type="ping")
    line.until("pong")
    assert line.last["knots"] == knots
    assert "hello" in HEARD


def test_noise_over_http_is_answered_calmly(tmp_path: Path) -> None:
    made = Settings(database=str(tmp_path / "x.sqlite"), limits=False)
    app = create_app(made)
    schema = schemathesis.openapi.from_asgi("/openapi.json", app)

    with TestClient(app, follow_redirects=False) as client:
        asked = 0
        for operation in schema.get_all_operations():
            found: Any = operation
            for case in cases(found.ok()):
                sent = case.as_transport_kwargs(base_url="http://testserver")
                method, url = sent.pop("method"), sent.pop("url")
                params = sent.get("params") or {}
                answer = client.request(method, url, params=params)
                assert answer.status_code < 500, (method, url, params)
                asked += 1
        assert asked > 40


def cases(operation: Any) -> list[Any]:
    """Some requests of the described form."""
    found: list[Any] = []

    @settings(max_examples=8, deadline=None, database=None)
    @given(case=operation.as_strategy())
    def collect(case: Any) -> None:
        found.append(case)

    collect()
    return found
