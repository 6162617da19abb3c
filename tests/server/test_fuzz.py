"""Noise over HTTP and over the line: nothing breaks the server, nothing changes a table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import FailedHealthCheck, Unsatisfiable
from schemathesis import GenerationMode
from starlette.testclient import TestClient

from quipu.play.messages.client import CLIENT_MESSAGES
from quipu.registry import games
from quipu.server.auth.identity import csrf_token
from tests.support.finished_games import kept
from tests.support.hypothesis_settings import searched
from tests.support.server.client import Talk, Visitor, begin, serving, two_at_a_table, watcher
from tests.support.server.uploads import bring

NOISE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
REAL = st.sampled_from([each.to_json() for each in games()["dice"].catalogue.actions])
ACTIONS = REAL | st.builds(
    lambda action, more: action | more,
    REAL,
    st.dictionaries(
        st.sampled_from(["kind", "dice", "seat", "path", "x"]), NOISE, min_size=1, max_size=2
    ),
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "token": st.text(min_size=8, max_size=64) | NOISE,
        "seen": st.integers(0, 3) | NOISE,
        "action": ACTIONS | NOISE,
        "id": NOISE,
        "yes": NOISE,
        "words": NOISE,
        "phrase": NOISE,
        "nonce": NOISE,
        "seat": st.integers(-2, 3) | NOISE,
        "lang": st.sampled_from(["en", "xx"]),
        "grounds": NOISE,
        "arrangement": NOISE,
    },
)
KINDS = st.sampled_from([*CLIENT_MESSAGES.classes, "none", ""]) | NOISE
FRAMES = st.builds(lambda kind, body: body | {"type": kind}, KINDS, FIELDS)
calmly = settings(searched(150), suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Talk, Talk, Talk]]:
    """The line of whoever is to throw, of the other seat, and of somebody who watches."""
    with serving(tmp_path_factory.mktemp("fuzz")) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            with watcher(host, table).line(table) as three:
                three.until("view")
                yield one, two, three


def calm(line: Talk, frame: str) -> None:
    """The frame is answered or passed over, the line lives, and no knot is tied."""
    knots = line.last["knots"]
    line.socket.send_text(frame)
    line.say(type="ping")
    line.until("pong")
    assert line.last["knots"] == knots


@calmly
@given(body=FRAMES | NOISE)
def test_whatever_a_spectator_says_changes_nothing(
    lines: tuple[Talk, Talk, Talk], body: Any
) -> None:
    calm(lines[2], json.dumps(body))


@calmly
@given(body=FRAMES | NOISE)
def test_a_seat_that_is_not_asked_changes_nothing(
    lines: tuple[Talk, Talk, Talk], body: Any
) -> None:
    own = ("resign", "takeover", "return")  # what a seat may do at any time
    kind = body.get("type") if isinstance(body, dict) else None
    calm(lines[1], json.dumps(body | {"type": "act"} if kind in own else body))


@calmly
@given(body=st.dictionaries(st.text(max_size=8), NOISE, max_size=4), action=NOISE)
def test_a_seat_that_is_asked_does_nothing_by_noise(
    lines: tuple[Talk, Talk, Talk], body: dict[str, Any], action: Any
) -> None:
    seen = lines[0].last["seen"]
    act = {"type": "act", "token": "noise-noise", "seen": seen, "action": action}
    calm(lines[0], json.dumps(body | act))
    calm(lines[0], json.dumps(act | {"action": {"kind": "throw_dice", "dice": action}}))


@calmly
@given(frame=st.text(max_size=40) | st.sampled_from(["[" * 9000, "1" * 9000, '{"type":"\\ud800"}']))
def test_frames_that_are_no_json_are_answered(lines: tuple[Talk, Talk, Talk], frame: str) -> None:
    calm(lines[1], frame.encode("utf-8", "replace").decode())


def test_frames_of_bytes_are_answered(lines: tuple[Talk, Talk, Talk]) -> None:
    lines[1].socket.send_bytes(b"\x00\xff")
    assert lines[1].until("refused")["code"] == "malformed"
    lines[1].say(type="act", token="\ud800" * 9, seen=0, action={})
    assert lines[1].until("refused")["code"] == "malformed"


# ---- HTTP -----------------------------------------------------------------------------------

USUAL = {
    "game": "dice-plus",
    "count": "3",
    "option": "first_seat",
    "value": "1",
    "seat": "1",
    "to": "greedy",
    "clock": "60",
    "who": "open",
    "watch": "no",
    "lock": "yes",
    "name": "Ada",
    "lang": "de",
    "theme": "dark",
    "person": "1",
    "do": "mute",
    "back": "/me",
}


def test_noise_over_http_is_answered_calmly_and_changes_no_foreign_table(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=600.0) as client:
        host, guest, running = two_at_a_table(client)
        room = host.table()
        own = Visitor(client)
        mine = own.table()
        with host.line(running) as one, guest.line(running) as two:
            begin(one, two)
            before = stored(client, running, room)
            asked = [ask(client, case, own, (running, room, mine)) for case in cases(client.app)]
            assert stored(client, running, room) == before
    codes = {code for found in asked for code in found}
    assert not {code for code in codes if code >= 500}, codes
    assert {200, 303, 403, 404, 422} <= codes
    assert sum(len(found) for found in asked) > 300


LONG = "9" * 5_000
NUMBERS = ("--5", LONG, f"-{LONG}", "-", "²", "٣", "1e9", "0x10", " 5", "nan", "\0", "")
IN_PATHS = ("--5", LONG, "\0", "%00", "..", "\ud800", "²")


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_odd_numbers_and_words_are_answered_calmly(
    tmp_path: Path, request: pytest.FixtureRequest, where: str
) -> None:
    """Every parameter and field of every page, one after another, at things that are there."""
    given = {} if where == "sqlite" else {"database": request.getfixturevalue("database")}
    with serving(tmp_path, **given) as client:
        own = Visitor(client)
        table = own.table()
        record = bring(own, kept("dice-agreed").read_bytes()).headers["location"]
        known = {
            "table": table,
            "word": record.rpartition("/")[2],
            "key": "dice",
            "name": "nothing",
            "invitation": "nothing",
        }
        wrong = {}
        count = 0
        for method, path, fields, in_form in described(client):
            real = path.format(**{**dict.fromkeys(names_in(path), "x"), **known})
            for field, odd in product(fields, NUMBERS):
                sent = {"csrf": csrf_token(own.secret), field: odd}
                data: dict[str, Any] = {"data": sent} if in_form else {"params": {field: odd}}
                code = client.request(method, real, headers=own.headers, **data).status_code
                if code >= 500:
                    wrong[method, path, field, odd[:8]] = code
                count += 1
            for name, odd in product(names_in(path), IN_PATHS):
                odd_path = path.format(**{**known, **dict.fromkeys(names_in(path), "x"), name: odd})
                asked = quote(odd_path.encode("utf-8", "surrogatepass"), safe="/%")
                data = {"data": {"csrf": csrf_token(own.secret)}} if in_form else {}
                code = client.request(method, asked, headers=own.headers, **data).status_code
                if code >= 500:
                    wrong[method, path, name, odd[:8]] = code
                count += 1
                client.cookies.clear()
        assert client.get("/health").status_code == 200
    assert wrong == {}
    assert count > 600


def names_in(path: str) -> list[str]:
    return re.findall(r"{(\w+)}", path)


def described(client: TestClient) -> Iterator[tuple[str, str, list[str], bool]]:
    """Method, path, names of fields, and whether they are those of a form, of every page."""
    schema = client.get("/openapi.json").json()
    for path, each in schema["paths"].items():
        for method, operation in each.items():
            given = operation.get("parameters", ())
            names = [one["name"] for one in given if one["in"] == "query"]
            yield method.upper(), path, names, False
            content = operation.get("requestBody", {}).get("content", {})
            for form in content.values():
                if path != "/me/delete":
                    yield method.upper(), path, list(resolved(schema, form)["properties"]), True


def resolved(schema: dict[str, Any], form: dict[str, Any]) -> dict[str, Any]:
    """What a form is made of, behind the name of its model."""
    name = form["schema"]["$ref"].removeprefix("#/components/schemas/")
    found: dict[str, Any] = schema["components"]["schemas"][name]
    return found


def stored(client: TestClient, *tables: str) -> list[Any]:
    """Everything kept of these tables."""
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    found = []
    for table in tables:
        row = client.portal.call(services.store.table, table)  # type: ignore[union-attr]
        knots = client.portal.call(services.store.entries, table)  # type: ignore[union-attr]
        found += [vars_of(each) for each in [row, *knots]]
    return found


def vars_of(row: Any) -> dict[str, Any]:
    return {key: value for key, value in vars(row).items() if not key.startswith("_")}


def ask(client: TestClient, case: Any, person: Visitor, tables: tuple[str, ...]) -> list[int]:
    """Send a case as a stranger and with cookie and token, to no table and to real ones."""
    sent = case.as_transport_kwargs(base_url="http://testserver")
    method, path, params = sent["method"], case.formatted_path, sent.get("params") or {}
    body = case.body if isinstance(case.body, dict) else {}
    named = {key: str(value) for key, value in body.items()}
    paths = [path]
    if "{table}" in case.path:
        paths += [case.path.replace("{table}", each) for each in tables]
    codes = []
    for where in paths:
        client.cookies.clear()
        codes.append(client.request(method, where, params=params, data=named).status_code)
        for form in (named, {name: USUAL.get(name, value) for name, value in named.items()}):
            own = form | {"csrf": csrf_token(person.secret)}
            answer = client.request(method, where, params=params, data=own, headers=person.headers)
            codes.append(answer.status_code)
            client.cookies.clear()
    return codes


def cases(app: Any) -> list[Any]:
    """Some requests of every described form, most of them what the form does not expect."""
    found: list[Any] = []
    for operation in schemathesis.openapi.from_asgi("/openapi.json", app).get_all_operations():
        described: Any = operation

        for mode in GenerationMode:

            @searched(4)
            @given(case=described.ok().as_strategy(mode))
            def collect(case: Any) -> None:
                found.append(case)

            with suppress(FailedHealthCheck, Unsatisfiable):  # some cannot be asked wrongly
                collect()
    return found


def test_every_form_is_described(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        schema = client.get("/openapi.json").json()
    posts = {path: each["post"] for path, each in schema["paths"].items() if "post" in each}
    assert len(posts) == 26
    for path, post in posts.items():
        kind = "multipart/form-data" if path == "/r" else "application/x-www-form-urlencoded"
        form = resolved(schema, post["requestBody"]["content"][kind])
        assert "csrf" in form["required"], path
        assert all("description" in each for each in form["properties"].values()), path
        assert {"303", "403"} <= set(post["responses"])


def test_every_form_needs_the_token_of_its_person(tmp_path: Path) -> None:
    with serving(tmp_path, operator_code="quipu-operator") as client:
        one = Visitor(client)
        table = one.table()
        for path, each in client.get("/openapi.json").json()["paths"].items():
            if "post" in each:
                where = path.format(**dict.fromkeys(names_in(path), table))
                for data in ({}, {"csrf": "0" * 32}):
                    answer = client.post(where, data=data, headers=one.headers)
                    assert (answer.status_code, "open too long" in answer.text) == (403, True), path


def test_a_field_that_is_not_understood_changes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        table = one.table()
        before = stored(client, table)
        for odd in ({"count": "many"}, {"seat": "9" * 12, "to": "guest"}, {"lock": "perhaps"}):
            answer = one.post(f"/t/{table}/room", **odd)
            assert (answer.status_code, "<main" in answer.text) == (422, True), odd
        assert stored(client, table) == before
