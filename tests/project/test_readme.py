"""The README: its Python runs, and the files it names exist."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT

README = ROOT / "README.md"
PYTHON = re.compile(r"^```(?:python|py)\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)|<(?:img|a)[^>]*(?:src|href)=\"([^\"#]+)\"")
NAMED = re.compile(r"`([\w./-]+\.(?:md|py|toml|svg|png|quipu)|[\w.-]+(?:/[\w.-]+)*/)`")

pytestmark = pytest.mark.skipif(not README.exists(), reason="there is no README yet")


def readme() -> str:
    return README.read_text(encoding="utf-8")


def prose(page: str) -> str:
    """A page without its code."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.sub(r"^```.*?^```|`[^`\n]*`", "", text, flags=re.DOTALL | re.MULTILINE)


def test_it_is_short_and_says_what_comes_first() -> None:
    """Two sentences, one picture, two commands, then a section for each kind of reader."""
    text = readme()
    assert len(text.splitlines()) < 120
    title, sentences, picture, commands, *_ = text.split("\n\n")
    assert title == "# Quipu"
    assert len(re.findall(r"\.(?= |$)", sentences)) == 2
    assert picture.startswith("![")
    assert text.count("![") == 1
    assert re.findall(r"^make \w+", commands, re.MULTILINE) == ["make play", "make test"]
    sections = dict(re.findall(r"^## (.+)\n\n(.+)", text, re.MULTILINE))
    readers = ["Play", "Host", "Study", "Build on it"]
    assert [title for title in sections if title in readers] == readers
    for reader in readers:
        assert LINK.search(sections[reader]), reader
    assert "not affiliated with" in text


def test_its_python_runs(tmp_path: Path) -> None:
    """All blocks one after another, as a reader would type them."""
    blocks = PYTHON.findall(readme())
    assert blocks
    script = tmp_path / "readme.py"
    script.write_text("\n".join(blocks), encoding="utf-8")
    paths = [Path(path).resolve() for path in os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(path) for path in paths)}
    if not os.environ.get("PYTHONPATH"):
        del env["PYTHONPATH"]
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_what_it_links_to_exists(page: str) -> None:
    links = [first or second for first, second in LINK.findall(prose(page))]
    missing = [link for link in links if "://" not in link and not (ROOT / link).exists()]
    assert missing == []


def test_the_files_it_names_exist() -> None:
    places = (ROOT, ROOT / "src" / "quipu")
    made = (ROOT / ".gitignore").read_text(encoding="utf-8").split()  # by make, not by hand
    named = [name for name in NAMED.findall(readme()) if f"/{name}" not in made]
    missing = [name for name in named if not any((place / name).exists() for place in places)]
    assert missing == []


def test_the_targets_of_make_it_names_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"^```.*?^```|`[^`\n]*`", readme(), re.DOTALL | re.MULTILINE))
    for target in set(re.findall(r"\bmake ([a-z-]+)", code)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
