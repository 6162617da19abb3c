"""What is given to run Quipu for others says what the program understands."""

from __future__ import annotations

import configparser
import json
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest
import yaml
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from quipu.cli.serve import command
from quipu.server.auth.identity import csrf_token, new_secret
from quipu.server.config import declared, variable
from tests.support.deployment import DEPLOY, NGINX, answers
from tests.support.server.server_process import Server
from tests.support.server.waiting import THROW, eventually, until, your_turn
from tools.settings_table import OTHERS

NAMED = re.compile(r"\bQUIPU_[A-Z_]+\b")
OF_COMPOSE = {"QUIPU_DB_PASSWORD"}  # asked of who starts it, not a setting


def test_every_setting_that_is_named_is_one() -> None:
    known = {variable(each) for each, _ in declared()}
    for file in DEPLOY.iterdir():
        assert set(NAMED.findall(file.read_text())) - known <= OF_COMPOSE, file.name


def test_the_page_about_hosting_names_every_setting_and_no_other() -> None:
    known = {variable(each) for each, _ in declared()} | {name for name, _, _ in OTHERS}
    page = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert set(NAMED.findall(page)) == {name for name in known if NAMED.fullmatch(name)}


def test_the_settings_file_can_be_read_by_a_shell() -> None:
    """Commands beside the service take their settings from it."""
    lines = (DEPLOY / "quipu.env").read_text().splitlines()
    given = [
        line.removeprefix("# ") for line in lines if line.removeprefix("# ").startswith("QUIPU")
    ]
    script = "set -eu; " + "; ".join(given) + '; printf %s "$QUIPU_OPERATOR_CODE"'
    said = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True)
    assert len(said.stdout) > 12


def test_the_unit_starts_the_command_with_options_it_has() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "quipu.service")
    words = unit["Service"]["ExecStart"].split()
    assert words[1] == "serve"
    options = {option for parameter in command.params for option in parameter.opts}
    assert set(words[2:]) <= options


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "quipu.service"
    told = (DEPLOY / "quipu.service").read_text()
    unit.write_text(told.replace("/opt/quipu/bin/quipu", "/bin/true"))
    said = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert "quipu.service" not in said.stderr, said.stderr


def test_the_compose_file_is_whole() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert set(found["services"]) == {"quipu", "database"}
    quipu = found["services"]["quipu"]
    assert quipu["environment"]["QUIPU_DATABASE"].startswith("postgresql://")
    made = (DEPLOY / "Containerfile").read_text()
    for copied in re.findall(r"^COPY (?!--from)(.+) \S+$", made, re.MULTILINE):
        for name in copied.split():
            assert (DEPLOY.parent / name).exists(), name


@contextmanager
def proxied(folder: Path, server: Server) -> Iterator[None]:
    """The proxy as it is given, at a free port and before this server."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        server.through = probe.getsockname()[1]
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace("listen 80;", f"listen 127.0.0.1:{server.through};")
    (folder / "site.conf").write_text(site.replace("8787", str(server.port)))
    user = "user root;" if os.getuid() == 0 else ""  # whose folders these are
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    subprocess.run([*command, "-t", "-q"], check=True)
    running = subprocess.Popen(command)
    try:
        yield
    finally:
        running.terminate()
        running.wait()


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind the proxy that is given."""
    if shutil.which("nginx") is None:
        pytest.skip("there is no nginx here")
    folder = tmp_path_factory.mktemp("house")
    server = Server(folder, QUIPU_TRUSTED_PROXY="127.0.0.1", QUIPU_LINES_PER_ADDRESS="1")
    server.start()
    try:
        with proxied(folder, server):
            assert eventually(lambda: answers(f"http://127.0.0.1:{server.through}"))
            yield server
    finally:
        server.close()


HELLO = json.dumps({"type": "hello", "lang": "en", "arrangement": "desk", "grounds": []})


def test_a_table_is_played_at_behind_the_proxy(behind: Server) -> None:
    secret, here = new_secret(), f"http://127.0.0.1:{behind.through}"
    where = f"{here.replace('http', 'ws')}/t/{behind.table(secret)}/line"
    cookie = behind.cookie(secret)
    with connect(where, additional_headers=cookie, origin=Origin(here)) as line:
        line.send(HELLO)
        until(line, "promise")
        line.send(json.dumps({"type": "nonce", "nonce": "abc"}))
        seen = your_turn(line)["seen"]
        act = {"type": "act", "token": "through-nginx", "seen": seen, "action": THROW}
        line.send(json.dumps(act))
        assert until(line, "done", "refused")["type"] == "done"
    other = Origin("http://elsewhere.example")
    with pytest.raises(InvalidStatus), connect(where, additional_headers=cookie, origin=other):
        pass


def test_who_comes_through_the_proxy_is_known_by_their_own_address(behind: Server) -> None:
    """Each may have one line here; what somebody says of their address counts for nothing."""
    where = f"ws://127.0.0.1:{behind.through}/t/{behind.table(new_secret())}/line"

    def come(address: str, says: str) -> ClientConnection:
        wire = socket.create_connection(("127.0.0.1", behind.through), 60, (address, 0))
        return connect(where, sock=wire, additional_headers={"X-Forwarded-For": says})

    with come("127.0.0.2", "10.0.0.1") as first:
        first.send(HELLO)
        until(first, "welcome")
        with come("127.0.0.2", "10.0.0.2") as second, pytest.raises(ConnectionClosed) as ended:
            second.recv(60)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4429
        with come("127.0.0.3", "10.0.0.1") as other:
            other.send(HELLO)
            until(other, "welcome")


def test_records_and_headers_pass_the_proxy(behind: Server) -> None:
    """A record as large as may be is judged by the server, and one that is larger by nobody."""
    secret = new_secret()
    behind.table(secret)
    head = behind.cookie(secret) | {"Content-Type": "multipart/form-data; boundary=cut"}
    csrf = csrf_token(behind.secrets[secret])

    body = (
        f'--cut\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n{csrf}\r\n'
        '--cut\r\nContent-Disposition: form-data; name="record"; filename="a.quipu"\r\n\r\n'
        f"{'x' * 1_999_000}\r\n--cut--\r\n"
    )
    with closing(HTTPConnection("127.0.0.1", behind.through, timeout=120)) as wire:
        wire.request("POST", "/r", body, head)
        answer = wire.getresponse()
        assert answer.status == 422
        assert "default-src 'none'" in str(answer.headers["Content-Security-Policy"])
    with closing(HTTPConnection("127.0.0.1", behind.through, timeout=120)) as wire:
        wire.request("POST", "/r", headers=head | {"Content-Length": "4000000"})
        assert wire.getresponse().status == 413
