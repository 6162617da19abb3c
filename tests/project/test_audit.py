"""`make audit` names what is known of pinned packages, and says when nobody could be asked."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tools import audit

FLAW = {"id": "GHSA-xxxx", "aliases": ["CVE-2026-1"], "fixed_in": ["1.1"], "withdrawn": None}
KNOWN: dict[str, dict[str, Any]] = {
    "/good/2.0/json": {"info": {"version": "2.0"}, "vulnerabilities": []},
    "/bad/1.0/json": {"info": {"version": "1.0"}, "vulnerabilities": [FLAW]},
    "/latest/json": {"info": {"version": "3.0"}, "vulnerabilities": []},
}


class Index(BaseHTTPRequestHandler):
    """An index that knows three packages, one of them only in its latest version."""

    def do_GET(self) -> None:
        found = KNOWN.get(self.path)
        self.send_response(404 if found is None else 200)
        self.end_headers()
        self.wfile.write(json.dumps(found or {}).encode())

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def index(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Index)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    monkeypatch.setenv("QUIPU_ADVISORIES", f"http://127.0.0.1:{server.server_port}/")
    yield
    server.shutdown()
    server.server_close()
    thread.join()


def place(folder: Path, packages: str, judged: str = "") -> Path:
    (folder / "requirements").mkdir()
    (folder / "requirements" / "run.txt").write_text(f"# pinned\n{packages}")
    (folder / "SECURITY.md").write_text(judged)
    return folder


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize(
    ("packages", "judged", "code", "says"),
    [
        ("good==2.0\nlatest==3.0\n", "", 0, "2 of 2 pinned packages"),
        ("good==2.0\nbad==1.0\n", "", 1, "bad 1.0: CVE-2026-1 GHSA-xxxx, fixed in 1.1 (NEW)"),
        ("bad==1.0\n", "CVE-2026-1 is not reached", 0, "(listed in SECURITY.md)"),
        ("latest==2.9\ngood==2.0\n", "", 2, "not answered (HTTPError"),
    ],
)
def test_what_is_known_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    packages: str,
    judged: str,
    code: int,
    says: str,
) -> None:
    monkeypatch.setattr(audit, "ROOT", place(tmp_path, packages, judged))
    assert audit.main() == code
    assert says in capsys.readouterr().out


def test_every_pin_of_this_repository_is_read() -> None:
    names = {name.lower() for name, _ in audit.pinned(audit.ROOT / "requirements")}
    assert {"starlette", "uvicorn", "sqlalchemy", "cryptography", "pytest"} <= names
