"""What is given to run Quipu for others says what the program understands."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import yaml
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from quipu.cli.serve import command
from quipu.server.people import new_secret
from quipu.server.settings import from_environment
from tests.server.machine import Server
from tests.server.test_kill import THROW, eventually, until, your_turn

DEPLOY = Path(__file__).parents[1] / "deploy"
NAMED = re.compile(r"\bQUIPU_[A-Z_]+\b")
OF_COMPOSE = {"QUIPU_DB_PASSWORD"}  # asked of who starts it, not a setting


def test_every_setting_that_is_named_is_one() -> None:
    known = {f"QUIPU_{name.upper()}" for name in from_environment({}, {}).__dict__}
    known |= {"QUIPU_TRUSTED_PROXY", "QUIPU_NO_BROWSER"}
    for file in DEPLOY.iterdir():
        assert set(NAMED.findall(file.read_text())) - known <= OF_COMPOSE, file.name


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


NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


@contextmanager
def proxied(folder: Path, server: Server) -> Iterator[None]:
    """The proxy as it is given, at a free port and before this server."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        server.through = probe.getsockname()[1]
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace("listen 80;", f"listen 127.0.0.1:{server.through};")
    (folder / "site.conf").write_text(site.replace("8787", str(server.port)))
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    subprocess.run([*command, "-t", "-q"], check=True)
    running = subprocess.Popen(command)
    try:
        yield
    finally:
        running.terminate()
        running.wait()


@pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx here")
def test_a_table_is_played_at_behind_the_proxy(tmp_path: Path) -> None:
    server, secret = Server(tmp_path, QUIPU_TRUSTED_PROXY="127.0.0.1"), new_secret()
    server.start()
    try:
        with proxied(tmp_path, server):
            here = f"http://127.0.0.1:{server.through}"
            assert eventually(lambda: answers(here))
            table = server.table(secret)
            where = f"{here.replace('http', 'ws')}/t/{table}/line"
            cookie = server.cookie(secret)
            with connect(where, additional_headers=cookie, origin=Origin(here)) as line:
                hello = {"type": "hello", "lang": "en", "narrow": False, "grounds": []}
                line.send(json.dumps(hello))
                until(line, "promise")
                line.send(json.dumps({"type": "nonce", "nonce": "abc"}))
                seen = your_turn(line)["seen"]
                act = {"type": "act", "token": "through-nginx", "seen": seen, "action": THROW}
                line.send(json.dumps(act))
                assert until(line, "done", "refused")["type"] == "done"
            other = Origin("http://elsewhere.example")
            with (
                pytest.raises(InvalidStatus),
                connect(where, additional_headers=cookie, origin=other),
            ):
                pass
    finally:
        server.close()


def answers(address: str) -> bool:
    with suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=20) as answer:
        return bool(answer.status == 200)
    return False
