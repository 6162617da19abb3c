"""The documentation: its Python runs, its commands are there, no public name is left out."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quipu.cli.app import app
from tests.documented import PACKAGES
from tools.docs import BROUGHT, broken, freed

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!\w+://|#)([^)#\s]+)")
WITH_PYTHON = [page for page in PAGES if "```python" in page.read_text("utf-8")]


def named(page: Path) -> str:
    return page.relative_to(DOCS).as_posix()


@pytest.mark.parametrize("page", WITH_PYTHON, ids=named)
def test_its_python_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All blocks of a page one after another, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    blocks = [body for sort, body in BLOCK.findall(page.read_text("utf-8")) if sort == "python"]
    names: dict[str, Any] = {"__name__": "a_page"}
    exec(compile("\n".join(blocks), named(page), "exec"), names)
    assert capsys.readouterr().err == ""


def commands() -> Iterator[tuple[str, str]]:
    for page in PAGES:
        for sort, body in BLOCK.findall(page.read_text("utf-8")):
            if sort == "sh":
                yield from ((named(page), line) for line in body.splitlines() if line)


@pytest.mark.parametrize(("page", "line"), [*commands()])
def test_its_commands_are_there(page: str, line: str) -> None:
    """Each with options that it has; what they do is tested elsewhere."""
    words = shlex.split(line, comments=True)
    if words[0] == "make":
        makefile = (ROOT / "Makefile").read_text("utf-8")
        assert re.search(rf"^{words[1]}:", makefile, re.MULTILINE)
        return
    assert words[0] == "quipu"
    with app.make_context("quipu", words[1:2], resilient_parsing=True) as context:
        found = app.get_command(context, words[1])
    assert found is not None
    known = {option for parameter in found.params for option in parameter.opts}
    assert {word for word in words[2:] if word.startswith("--")} <= known


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_what_a_page_links_to_exists(page: Path) -> None:
    made = {f"rules/{game}.md" for game in ("dice", "egypt", "inca", "jade")} | set(
        BROUGHT.values()
    )
    made |= {"players/games.md", "researchers/tensors.md", "researchers/study.md"}
    for target in LINK.findall(BLOCK.sub("", page.read_text("utf-8"))):
        place = (page.parent / target).resolve()
        assert place.is_file() or place.relative_to(DOCS).as_posix() in made, target


def test_every_page_stands_in_the_contents() -> None:
    contents = "\n".join(page.read_text("utf-8") for page in PAGES if page.name == "index.md")
    for page in PAGES:
        known = page.stem if page.parent.name == "reference" else named(page).removesuffix(".md")
        if named(page) not in BROUGHT and page.name != "index.md" and named(page) != "hosting.md":
            assert re.search(rf"^{known}$", contents, re.MULTILINE), named(page)
    for place in BROUGHT.values():
        assert re.search(rf"^{place.removesuffix('.md')}$", contents, re.MULTILINE), place


def test_no_public_name_is_undocumented() -> None:
    reference = "".join(page.read_text("utf-8") for page in (DOCS / "reference").iterdir())
    for package in PACKAGES:
        assert re.search(rf"automodule:: {package}$", reference, re.MULTILINE), package
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "documented.py")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def test_pages_are_freed_of_scripts_and_styles(tmp_path: Path) -> None:
    (tmp_path / "_static").mkdir()
    page = tmp_path / "inner" / "page.html"
    text = '<head><style>a{}</style></head><p style="color:red" class="x">y</p><script>f()</script>'
    found = freed(text, page, tmp_path)
    assert "<style" not in found
    assert "style=" not in found
    assert "f()" not in found
    assert len(list((tmp_path / "_static").iterdir())) == 3
    assert found.count("../_static/page-") == 3


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html#here">1</a><a href="b.html#gone">2</a>')
    (tmp_path / "b.html").write_text(
        '<p id="here"><a href="c.html">3</a><a href="https://x/">4</a>'
    )
    assert sorted(broken(tmp_path)) == ["a.html: b.html#gone", "b.html: c.html"]
