"""The documentation at /docs: files of one folder and nothing else, or a page that says why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from quipu.server.config import Settings
from quipu.texts import LANGUAGES
from tests.support.server.client import Visitor, serving


def test_files_of_the_folder_are_shown_and_no_others(tmp_path: Path) -> None:
    folder = tmp_path / "docs"
    (folder / "players").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>Quipu</h1>")
    (folder / "players" / "start.html").write_text("<h1>Start</h1>")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(tmp_path / "house", docs=str(folder)) as client:
        one = Visitor(client, "en")
        assert "<h1>Quipu</h1>" in one.get("/docs/").text
        shown = one.get("/docs/players/start.html")
        assert shown.text == "<h1>Start</h1>"
        assert "script-src 'self';" in shown.headers["content-security-policy"]
        for path in (
            "players",
            "none.html",
            "../secret.txt",
            "%2e%2e/secret.txt",
            "a%00b",
            "x" * 300,
        ):
            assert one.get(f"/docs/{path}").status_code == 404, path
        assert 'href="/docs/"' in one.get("/").text


def test_what_was_not_built_is_said_calmly(tmp_path: Path) -> None:
    with serving(tmp_path, docs=str(tmp_path / "none")) as client:
        for lang in LANGUAGES:
            page = Visitor(client, lang).get("/docs/")
            assert page.status_code == 404
            assert "make docs" in page.text
        assert 'href="/docs/"' not in Visitor(client, "en").get("/").text


@pytest.mark.parametrize("named", ["", "elsewhere"])
def test_the_folder_is_the_one_that_was_named_or_that_of_the_clone(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "build" / "docs"
    built.mkdir(parents=True)
    (built / "index.html").touch()
    monkeypatch.setattr("sys.prefix", str(tmp_path / ".venv"))
    assert Settings(docs=named).handbook() == (None if named else built)
