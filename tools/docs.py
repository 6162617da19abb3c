"""`make docs`: the documentation as a site, in build/docs, with warnings as errors.

Its pages are those in docs/, those that lie elsewhere in the repository, and those that are made:
ledgers with their figures, the code that they link to, the notebook, numbers for learners. What
Sphinx makes of them is freed of scripts and styles within pages, which no strict policy allows,
and every link within the site is followed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.doc_pages import code_page, games_page, ledger_page, notebook_page, tensors_page
from tools.env_pages import environment_pages

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "build" / "docs-source"
SITE = ROOT / "build" / "docs"
BROUGHT = {  # pages that people look for elsewhere, and where the site has them
    "ARCHITECTURE.md": "authors/architecture.md",
    "BENCHMARKS.md": "researchers/figures.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "authors/game.md",
    "SECURITY.md": "players/security.md",
    "docs/hosting.md": "players/hosting.md",
    "src/quipu/arena/PROTOCOL.md": "researchers/programs.md",
    "src/quipu/server/PROTOCOL.md": "authors/protocol.md",
}
TITLES = {  # where the site calls a page by what it is for
    "authors/game.md": "A game in an afternoon",
    "authors/protocol.md": "The protocol",
    "researchers/figures.md": "Figures",
}
FILE = re.compile(r"(?<!\[)`([\w-]+(?:/[\w.-]+)+\.\w+)`(?!\])")
FILE_HOMES = (
    *("", "src/quipu", "src/quipu/games", "examples/pebbles"),
    *("examples/pebbles/src", "examples/bucket/src"),
)
NO_CODE = (".svg", ".png", ".json")
OWN = ("docs/index.md",)  # a page of the site already
FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
CELL = re.compile(r"<td>(<p>.*?</p>)</td>", re.DOTALL)
WORD, WORDS = 22, 26  # a word up to so long stays whole in a table; so many letters need room
LINK = re.compile(r"\]\((?!\w+://|#)([^)#\s]+)(#[^)\s]*)?\)")
LEXERS = {"ftl": "text", "table": "text"}
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
STYLED = re.compile(r'(<\w+)([^<>]*?) style="([^"]*)"([^<>]*>)')
PATH_TITLE = re.compile(r"(?<=<h1>)[\w./]+")  # a path may break after each folder
CLASSED = re.compile(r'class="([^"]*)"')


class Missing(Exception):
    """Something that a page needs is not there."""


# ---- the source -----------------------------------------------------------------------------


def write(page: str, text: str) -> None:
    place = SOURCE / page
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")


def prepare() -> None:
    """All pages, as Sphinx reads them."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE)
    (SOURCE / "hosting.md").unlink()
    package = ROOT / "src" / "quipu"
    fonts = (package / "drawing" / "fonts").glob("*.woff2")
    for taken in [package / "web" / "css" / "quipu.svg", *fonts]:
        shutil.copy(taken, SOURCE / "_static")
    linked: set[str] = set()
    for file, place in BROUGHT.items():
        write(place, brought(file, place, linked))
    for place, text in made():
        write(place, text)
    for page in sorted(SOURCE.rglob("*.md")):
        name = page.relative_to(SOURCE).as_posix()
        page.write_text(told(page.read_text("utf-8"), name), encoding="utf-8")
        linked.update(re.findall(r'href="[./]*code/([^"#]+)\.html', page.read_text("utf-8")))
    for file in sorted(linked):
        write(f"code/{file}.md", code_page(ROOT / file, file))


def made() -> list[tuple[str, str]]:
    from quipu.registry import games

    anchors = dict.fromkeys(game.anchor for game in games().values())
    pages = [(f"rules/{each.rpartition('.')[2]}.md", ledger_page(each, SOURCE)) for each in anchors]
    study = "examples/study.ipynb"
    return [
        *pages,
        ("players/games.md", games_page(SOURCE)),
        ("researchers/tensors.md", tensors_page()),
        ("researchers/study.md", notebook_page(ROOT / study)),
        *environment_pages(),
    ]


def brought(file: str, page: str, linked: set[str]) -> str:
    """A page of the repository, with links that fit the place it has in the site."""

    def fitting(found: re.Match[str]) -> str:
        target = os.path.normpath(Path(file).parent / found[1])
        anchor = found[2] or ""
        if target in BROUGHT:
            return f"]({relative(BROUGHT[target], page)}{anchor})"
        if target.startswith("docs/"):
            return f"]({relative(target.removeprefix('docs/'), page)})"
        if target.endswith("rules.md"):
            return f"]({relative(f'rules/{Path(target).parent.name}.md', page)})"
        return f"](#repository:{target})"

    text = LINK.sub(fitting, (ROOT / file).read_text("utf-8"))
    text = re.sub(
        r"\[([^\]]+)\]\(#repository:([^)]+)\)", lambda m: code_link(m, page, linked), text
    )
    return re.sub(r"^```(\w+)$", lambda m: f"```{LEXERS.get(m[1], m[1])}", text, flags=re.MULTILINE)


def told(text: str, page: str) -> str:
    """A page under the name it has here, in which every file that it names is a link to it."""
    if page in TITLES:
        text = re.sub(r"\A# .*", f"# {TITLES[page]}", text)

    blocks = FENCED.findall(text)
    parts = [FILE.sub(lambda found: file_link(found, page), part) for part in FENCED.split(text)]
    return "".join(part + block for part, block in zip(parts, [*blocks, ""], strict=True))


def file_link(found: re.Match[str], page: str) -> str:
    for home in FILE_HOMES:
        file = Path(home, found[1]).as_posix()
        if (ROOT / file).is_file() and not file.endswith(NO_CODE) and found[1] not in OWN:
            place = BROUGHT.get(file, f"code/{file}.md").removesuffix(".md")
            return f'<a href="{relative(f"{place}.html", page)}">{found[0]}</a>'
    return found[0]


def code_link(found: re.Match[str], page: str, linked: set[str]) -> str:
    """A link to a file as a link to its page; a folder has none, so its name alone stays."""
    words, target = found[1], found[2]
    if not (ROOT / target).exists():
        raise Missing(f"{page} links to {target}")
    if (ROOT / target).is_dir():
        return words if words.startswith("`") else f"`{target}`"
    linked.add(target)
    return f'<a href="{relative(f"code/{target}.html", page)}">{words}</a>'


def relative(target: str, page: str) -> str:
    return Path(os.path.relpath(target, Path(page).parent)).as_posix()


# ---- the site -------------------------------------------------------------------------------


def build() -> None:
    """Sphinx in its strict form; the site takes the place of the former one when it is whole."""
    new = SITE.with_name("docs-new")
    shutil.rmtree(new, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "-b", "html", "-W", "--keep-going", "-q", "-E"]
    trees = SITE.with_name("docs-trees")
    done = subprocess.run([*command, "-d", str(trees), str(SOURCE), str(new)], check=False)
    if done.returncode:
        raise SystemExit("docs: Sphinx found something wrong")
    for page in sorted(new.rglob("*.html")):
        page.write_text(freed(page.read_text("utf-8"), page, new), encoding="utf-8")
    wrong = broken(new)
    if wrong:
        raise SystemExit("\n".join([*wrong, "docs: links lead nowhere"]))
    shutil.rmtree(SITE, ignore_errors=True)
    new.rename(SITE)
    print(
        f"{len(list(SITE.rglob('*.html')))} pages in build/docs; `quipu serve` shows them at /docs"
    )


def freed(text: str, page: Path, site: Path) -> str:
    """A page whose scripts and styles lie in files of their own."""
    up = os.path.relpath(site / "_static", page.parent)

    def kept(body: str, kind: str) -> str:
        name = f"page-{sha256(body.encode()).hexdigest()[:12]}.{kind}"
        (site / "_static" / name).write_text(body, encoding="utf-8")
        return f"{up}/{name}"

    def outside(found: re.Match[str]) -> str:
        if found[1] == "script":
            return f'<script src="{kept(found[2], "js")}"></script>'
        return f'<link rel="stylesheet" href="{kept(found[2], "css")}">'

    styles: dict[str, str] = {}

    def classed(found: re.Match[str]) -> str:
        name = styles.setdefault(found[3], f"s-{sha256(found[3].encode()).hexdigest()[:8]}")
        rest = found[2] + found[4]
        if CLASSED.search(rest):
            return found[1] + CLASSED.sub(rf'class="\1 {name}"', rest, count=1)
        return f'{found[1]} class="{name}"{rest}'

    text = CELL.sub(roomy, STYLED.sub(classed, INLINE.sub(outside, text)))
    text = PATH_TITLE.sub(lambda found: found[0].replace("/", "/<wbr>"), text)
    if styles:
        rules = "".join(f".{name}{{{rule}}}\n" for rule, name in sorted(styles.items()))
        link = f'<link rel="stylesheet" href="{kept(rules, "css")}">'
        text = text.replace("</head>", f"{link}\n</head>", 1)
    return text


def roomy(found: re.Match[str]) -> str:
    """A cell of a table that says whether it is one word or many."""
    words = unescape(re.sub(r"<[^>]*>", "", found[1])).strip()
    if len(words) > WORDS:
        return f'<td class="wordy">{found[1]}</td>'
    return found[0] if " " in words or len(words) > WORD else f'<td class="whole">{found[1]}</td>'


class Links(HTMLParser):
    """Where a page leads to, and what in it can be led to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.ids: set[str] = {"", "top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value and tag != "base":
                self.targets.append(value)
            elif name in ("id", "name") and value:
                self.ids.add(value)


def broken(site: Path) -> list[str]:
    """Links within the site that lead to no file, or to no place in it."""
    pages = {page: Links(page.read_text("utf-8")) for page in site.rglob("*.html")}
    found = []
    for page, links in pages.items():
        for target in links.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            place = (
                page
                if not parts.path
                else Path(os.path.normpath(page.parent / unquote(parts.path)))
            )
            known = pages.get(place)
            lost = known is not None and unquote(parts.fragment) not in known.ids
            if not place.is_file() or lost:
                found.append(f"{page.relative_to(site)}: {target}")
    return found


def main() -> None:
    prepare()
    build()


if __name__ == "__main__":
    main()
