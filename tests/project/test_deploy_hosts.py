"""What is given to run several hosts: a proxy, alert rules and a dashboard that fit the program."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest
import yaml

from quipu.server.stats import prometheus
from tests.support.deployment import DEPLOY, NGINX, answers
from tests.support.server.postgres import Postgres
from tests.support.server.server_process import Server
from tests.support.server.waiting import eventually

NAMED = re.compile(r"\bquipu_[a-z0-9_]+")
SUFFIXES = re.compile(r"_(bucket|sum|count)$")


def known_metrics() -> set[str]:
    counters = {f"quipu_{name}_total" for name in (*prometheus.COUNTERS, *prometheus.BY_NAME)}
    gauges = {f"quipu_{name}" for name in (*prometheus.GAUGES, *prometheus.HISTOGRAMS)}
    others = ("view_seconds", "wrong", "due_work_oldest_age_seconds", "bot_queue_length")
    return counters | gauges | {f"quipu_{name}" for name in others}


def test_alerts_and_dashboard_ask_for_metrics_that_there_are() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"][0]["rules"]
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    asked = [rule["expr"] for rule in rules]
    asked += [target["expr"] for panel in panels for target in panel["targets"]]
    named = {SUFFIXES.sub("", each) for expr in asked for each in NAMED.findall(expr)}
    assert named <= known_metrics()
    assert len(rules) >= 8
    shown = {SUFFIXES.sub("", each) for panel in panels for each in NAMED.findall(str(panel))}
    assert shown >= known_metrics() - {"quipu_start_time_seconds", "quipu_cpu_usage_ratio"}


@pytest.mark.skipif(shutil.which("promtool") is None, reason="there is no promtool here")
def test_promtool_reads_the_alerts() -> None:
    command = ["promtool", "check", "rules", str(DEPLOY / "alerts.yml")]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr


@contextmanager
def proxied(folder: Path, servers: list[Server]) -> Iterator[int]:
    """The proxy as it is given, at a free port and before these servers."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    site = (DEPLOY / "nginx-hosts.conf").read_text()
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
    for number, server in enumerate(servers, start=1):
        site = site.replace(f"10.0.0.{number}:8787", f"127.0.0.1:{server.port}")
    (folder / "site.conf").write_text(site)
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    subprocess.run([*command, "-t", "-q"], check=True)
    running = subprocess.Popen(command)
    try:
        yield port
    finally:
        running.terminate()
        running.wait()


@pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx here")
def test_pages_of_a_table_go_to_one_host_and_on_to_the_other(tmp_path: Path) -> None:
    with ExitStack() as stack:
        postgres = Postgres()
        stack.callback(postgres.close)
        postgres.start()
        servers = []
        database = postgres.database()
        for number in (1, 2):
            folder = tmp_path / str(number)
            folder.mkdir()
            server = Server(
                folder,
                QUIPU_TRUSTED_PROXY="127.0.0.1",
                QUIPU_ACCESS_LOG=str(folder / "access.log"),
                KNOWN_FAULTS="none",
            )
            server.database = database
            stack.callback(server.close)
            server.start()
            servers.append(server)
        port = stack.enter_context(proxied(tmp_path, servers))
        here = f"http://127.0.0.1:{port}"
        assert eventually(lambda: answers(here))
        seen = {via(port, "/t/sometable", servers) for _ in range(6)}
        assert len(seen) == 1
        first = seen.pop()
        servers[first].end()
        assert eventually(lambda: answers(here))
        assert {via(port, "/t/sometable", servers) for _ in range(3)} == {1 - first}


def via(port: int, path: str, servers: list[Server]) -> int:
    """Which of the servers answered: its access log has the id that the proxy gave the request."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=120)) as wire:
        wire.request("GET", path)
        number = str(wire.getresponse().headers["X-Request-ID"])
    logs = [server.folder / "access.log" for server in servers]

    def found() -> list[int]:
        return [n for n, log in enumerate(logs) if log.exists() and number in log.read_text()]

    assert eventually(lambda: len(found()) == 1)  # it is written after the answer
    return found()[0]
