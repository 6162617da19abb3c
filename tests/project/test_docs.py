"""The documentation: its Python runs, its commands are there, no public name is left out."""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import quipu
from examples.curves import drawn
from quipu.cli.app import app
from quipu.registry import games
from tests.support.paths import ROOT, SUPPORT
from tests.support.undocumented_names import PACKAGES
from tools.doc_pages import defaults, games_page, ledger_page, number_words, words_of
from tools.docs import BROUGHT, broken, freed, told

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
    """All blocks of a page one after another, as a reader would type them, say what it shows."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "a_page"}
    blocks = BLOCK.findall(page.read_text("utf-8"))
    for (sort, body), (after, shown) in zip(blocks, [*blocks[1:], ("", "")], strict=True):
        if sort == "python":
            exec(compile(body, named(page), "exec", dont_inherit=True), names)
            said = capsys.readouterr()
            assert said.err == ""
            assert said.out == (shown if after == "text" else "")


def commands() -> Iterator[tuple[str, str]]:
    for page in [*PAGES, ROOT / "README.md"]:
        for sort, body in BLOCK.findall(page.read_text("utf-8")):
            if sort == "sh":
                yield from ((page.name, line) for line in body.splitlines() if line)


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
    made |= {f"researchers/envs/{key}.md" for key in games()}
    for target in LINK.findall(BLOCK.sub("", page.read_text("utf-8"))):
        place = (page.parent / target).resolve()
        assert place.is_file() or place.relative_to(DOCS).as_posix() in made, target


def test_every_page_stands_in_the_contents() -> None:
    contents = "\n".join(page.read_text("utf-8") for page in PAGES if page.name == "index.md")
    for page in PAGES:
        is_listed_by_stem = page.parent.name in ("reference", "adr")
        known = page.stem if is_listed_by_stem else named(page).removesuffix(".md")
        if named(page) not in BROUGHT and page.name != "index.md" and named(page) != "hosting.md":
            assert re.search(rf"(^|<){known}>?$", contents, re.MULTILINE), named(page)
    for place in BROUGHT.values():
        assert re.search(rf"(^|<){place.removesuffix('.md')}>?$", contents, re.MULTILINE)


def test_no_public_name_is_undocumented() -> None:
    reference = "".join(page.read_text("utf-8") for page in (DOCS / "reference").iterdir())
    for package in PACKAGES:
        assert re.search(rf"automodule:: {package}$", reference, re.MULTILINE), package
    by_hand = set(re.findall(r":: quipu\.(\w+)$", reference, re.MULTILINE))
    assert set(quipu.__all__) - {"__version__"} <= by_hand
    done = subprocess.run(
        [sys.executable, str(SUPPORT / "undocumented_names.py")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def imported_by_authors() -> set[str]:
    """All that the examples and a new game import of Quipu."""
    found: set[str] = set()
    starter = ROOT / "src" / "quipu" / "cli" / "starter" / "game.py.template"
    for file in [starter, *(ROOT / "examples").glob("*/src/*/*.py")]:
        tree = ast.parse(file.read_text("utf-8").replace("@Game@", "Heap").replace("@L@", "H"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("quipu"):
                found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_every_name_that_a_game_imports_is_in_the_reference() -> None:
    """With a sentence of its own, and in an example of its page if it is only for authors."""
    page = (DOCS / "reference" / "authors.md").read_text("utf-8")
    examples = "".join(body for sort, body in BLOCK.findall(page) if sort == "python")
    names = imported_by_authors()
    assert len(names) > 50
    for name in names:
        module, _, own = name.rpartition(".")
        if module in PACKAGES or own in quipu.__all__:
            continue
        assert re.search(rf":: {re.escape(name)}$", page, re.MULTILINE), name
        assert re.search(rf"\b{own}\b", examples), name


NO_PROSE = re.compile(
    r"^```.*?^```$|^#.*?$|`[^`\n]*`|<a .*?</a>|<b .*?</b>|!\[.*?\]\(.*?\)", re.DOTALL | re.MULTILINE
)
ANCHORS = sorted({game.anchor for game in games().values()})


@pytest.fixture(scope="module", params=ANCHORS)
def ledger_lines(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The page of a ledger, and the pictures it shows."""
    source = tmp_path_factory.mktemp("source")
    return ledger_page(request.param, source).splitlines(), source / "rules" / "figures"


def test_no_section_of_a_ledger_is_empty(ledger_lines: tuple[list[str], Path]) -> None:
    """A heading is followed by words, data, or a heading below it."""
    lines = [line for line in ledger_lines[0] if line]
    depths = [len(line) - len(line.lstrip("#")) if re.match("#+ ", line) else 0 for line in lines]
    empty = [
        line
        for line, depth, after in zip(lines, depths, [*depths[1:], 1], strict=True)
        if 0 < after <= depth
    ]
    assert empty == []


def test_every_rule_that_a_page_names_is_a_link(ledger_lines: tuple[list[str], Path]) -> None:
    text = "\n".join(ledger_lines[0])
    known = set(re.findall(r'class="par" id="([A-Z]+\d+\.\d+)"', text))
    assert known
    bare = NO_PROSE.sub("", text)
    assert known.isdisjoint(re.findall(r"\b[A-Z]{1,3}\d+\.\d+\b", bare))


def test_figures_bring_their_letters(ledger_lines: tuple[list[str], Path]) -> None:
    figures = sorted(ledger_lines[1].iterdir())
    assert figures
    for figure in figures:
        svg = figure.read_text("utf-8")
        fonts = set(re.findall(r'@font-face{font-family:"([^"]+)"', svg))
        used = {"t": "Quipu Sans", "tt": "Quipu Serif"}
        letters = re.findall(r'<text[^>]* class="(tt?)\b', svg)
        assert letters
        assert {used[each] for each in letters} <= fonts, figure.name


def test_every_number_for_learners_says_what_it_is() -> None:
    said: dict[str, set[str]] = {home: set() for home in number_words()}
    for game in games().values():
        seats = max(count for count in game.seat_counts(defaults(game)) if count <= 4)
        for part in game.tensor(seats).parts:
            assert words_of(game, part.name)
            own = game.anchor.rpartition(".")[2]
            said[own if part.name in number_words()[own] else "settlers"].add(part.name)
    assert said == {home: set(words) for home, words in number_words().items()}


def test_a_word_in_a_table_stays_whole_and_many_have_room(tmp_path: Path) -> None:
    (tmp_path / "_static").mkdir()
    long = "<td><p>the joker of a knight <i>rests</i></p></td>"
    page = f"<td><p><code>dice-plus</code></p></td>{long}<td><p>two words</p></td>"
    found = freed(page, tmp_path / "page.html", tmp_path)
    assert found.count("<td>") == 1
    assert '<td class="whole"><p><code>dice-plus' in found
    assert '<td class="wordy"><p>the joker' in found


def test_files_that_a_page_names_are_links() -> None:
    page = "`core/table.py`, `src/pebbles/state.py`, `no/such.py`\n\n"
    fenced = "```text\n`core/table.py`\n```\n"
    found = told(page + fenced, "authors/architecture.md")
    assert '<a href="../code/src/quipu/core/table.py.html">`core/table.py`</a>' in found
    assert '<a href="../code/examples/pebbles/src/pebbles/state.py.html">' in found
    assert found.count("<a ") == 2
    assert found.endswith(fenced)
    assert told("# Contributing\n", "authors/game.md") == "# A game in an afternoon\n"


def test_the_code_below_a_rule_decides_it(ledger_lines: tuple[list[str], Path]) -> None:
    """What draws, teaches or weighs a rule is named only where nothing else cites it."""
    for line in ledger_lines[0]:
        files = re.findall(r"#L-\d+\">([\w/]+\.py):", line)
        shown = [file for file in files if re.search(r"/(draw|present|show|bots)", file)]
        assert len(shown) in (0, len(files)), line


def test_every_option_says_what_it_does(tmp_path: Path) -> None:
    rows = [line for line in games_page(tmp_path).splitlines() if line.startswith("| **")]
    assert len(list((tmp_path / "players" / "scenes").iterdir())) == 4
    assert len(rows) == sum(len(game.options) for game in games().values())
    for row in rows:
        assert re.fullmatch(r"\| \*\*.+\*\* \(`\w+`\)<br>.+ \| .+<br>usually `.+` \| .+ \|", row), (
            row
        )


@pytest.mark.parametrize("values", [[0.0096, 0.0052, 0.0013], [-10.3, 41.8, 62.2], [0.0, 1.0], [5]])
def test_the_marks_of_a_curve_differ(values: list[float]) -> None:
    marks = re.findall(r'text-anchor="end">([^<]+)<', drawn(values, "along", "up"))
    numbers = [float(mark.replace("−", "-")) for mark in marks]
    assert len(set(numbers)) == len(numbers) >= 4
    assert min(numbers) <= min(values)
    assert max(numbers) >= max(values)


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
