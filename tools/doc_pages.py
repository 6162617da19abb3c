"""Pages of the documentation that are made of the games: ledgers, code, numbers, the notebook."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_for_filename
from pygments.util import ClassNotFound

from quipu.core.game import Game
from quipu.core.luck import FastLuck
from quipu.drawing import font_file
from quipu.presenting import differences, examples
from quipu.registry import game as game_named
from quipu.registry import games
from quipu.texts import speaker
from quipu.texts.ledger import ledger
from tools.rules import PACKAGE, SHARED_ROOMS, cited_singly, python_files

ROOT = PACKAGE.parent.parent
PARAGRAPH = re.compile(r"- \*\*([A-Z]{1,3}\d+\.\d+)\*\* (.*)")
CITED = re.compile(r"\b([A-Z]{1,3}\d+\.\d+)\b")
CODE = re.compile(r"(`[^`]*`)")
FENCE = "```"
MOST_PLACES = 6  # of the code that a paragraph names; the first ones decide
SAME_RULES = (
    "The same rules are at every table in the browser, in three languages, under *Rules*. "
    "Below each paragraph stands the code that decides it."
)
NUMBERS = (
    "What a seat knows stands at fixed places, written from its observation alone "
    "(`game.tensor(seats).parts`); `quipu.envs.described(key, seats).split(numbers)` gives them by "
    "name. Seats are counted from the one that looks. These are the tables for as many seats as a "
    "game has, at most four."
)
FACES = {"t": ("Quipu Sans", "400 800"), "tt": ("Quipu Serif", "600 700")}  # by their class
PLAIN = "---\norphan: true\nnosearch: true\n---\n"


# ---- ledgers --------------------------------------------------------------------------------


@cache
def places(anchor: str) -> Mapping[str, list[tuple[str, int]]]:
    """Where the code of a game, or of what it shares, cites each paragraph."""
    folder = PACKAGE / "games" / anchor.rpartition(".")[2]
    found: dict[str, list[tuple[str, int]]] = {}
    for path in python_files(folder, *(PACKAGE / room for room in SHARED_ROOMS)):
        file = path.relative_to(ROOT).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            for address in sorted(cited_singly(line)):
                found.setdefault(str(address), []).append((file, number))
    return found


def ledger_page(anchor: str, source: Path) -> str:
    """The rules of a game with their figures, each with the code that decides it."""
    short = anchor.rpartition(".")[2]
    modes = [game for game in games().values() if game.anchor == anchor]
    english, known = (
        speaker(anchor, "en"),
        {each.address for each in ledger(anchor, "en").paragraphs()},
    )
    figures = source / "rules" / "figures"
    figures.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    for mode in modes:
        name = f"{mode.key}.svg"
        (figures / name).write_text(opening(mode), encoding="utf-8")
        title = english(f"game-{mode.key}")
        lines += [f"![{title}, as it begins](figures/{name})", f"*{title}, as it begins*", ""]
    told = sorted(set(differences(anchor)) & known, key=list(known).index)
    if told:
        links = ", ".join(f'<a href="#{each}">{each}</a>' for each in sorted(told, key=by_number))
        lines += [f"Not as in the settlers that everybody knows: {links}.", ""]
    body = (PACKAGE / "games" / short / "rules.md").read_text("utf-8").splitlines()
    lines += [SAME_RULES, ""]
    return "\n".join([body[0], "", *lines, *told_rules(anchor, body[1:], known, figures)]) + "\n"


def by_number(address: str) -> tuple[str, int, int]:
    found = re.fullmatch(r"([A-Z]+)(\d+)\.(\d+)", address)
    assert found is not None
    return found[1], int(found[2]), int(found[3])


def told_rules(anchor: str, body: list[str], known: set[str], figures: Path) -> list[str]:
    lines: list[str] = []
    fenced = data = parts = False
    for line in body:
        if line.startswith(FENCE):
            fenced = not fenced
            if fenced and "json" in line:
                data = True
                lines += ["<details><summary>As data</summary>", "", f"{FENCE}json"]
            elif data:
                data = False
                lines += [FENCE, "", "</details>"]
            else:
                lines.append(f"{FENCE}text" if fenced else FENCE)
            continue
        if line == "---" and not fenced:
            continue
        rule = None if fenced else PARAGRAPH.fullmatch(line)
        if rule is not None:
            lines += paragraph(anchor, rule[1], rule[2], known, figures)
        else:
            heading = not fenced and re.match(r"#+ ", line) is not None
            parts = parts or (heading and line.startswith("# "))
            if heading:
                lines.append(f"#{line}" if parts else line)  # parts stand below the title
            else:
                lines.append(line if fenced else linked(line, known))
    return lines


def paragraph(anchor: str, address: str, text: str, known: set[str], figures: Path) -> list[str]:
    lines = [f'- <b class="par" id="{address}">{address}</b> {linked(text, known)}']
    decided = [code_link(file, number) for file, number in places(anchor).get(address, [])]
    if decided:
        lines += ["", f'  <span class="decided">{" · ".join(decided[:MOST_PLACES])}</span>']
    if address in examples(anchor):
        name = f"{anchor.rpartition('.')[2]}-{address}.svg"
        (figures / name).write_text(example(anchor, address), encoding="utf-8")
        lines += ["", f"  ![{address} at a table](figures/{name})"]
    return [*lines, ""]


def linked(text: str, known: set[str]) -> str:
    """A rule in which other rules are links; code stays as it is."""

    def link(found: re.Match[str]) -> str:
        return f'<a href="#{found[1]}">{found[1]}</a>' if found[1] in known else found[1]

    parts = CODE.split(text)
    return "".join(part if part.startswith("`") else CITED.sub(link, part) for part in parts)


def code_link(file: str, number: int) -> str:
    name = file.removeprefix("src/quipu/").removeprefix("games/")
    return f'<a href="../code/{file}.html#L-{number}">{name}:{number}</a>'


def opening(game: Game) -> str:
    seats = max(count for count in game.seat_counts(defaults(game)) if count <= 4)
    return lettered(game.draw(game.start(seats, FastLuck(7))).svg())


def defaults(game: Game) -> dict[str, bool | int | str]:
    return {option.name: option.default for option in game.options}


def example(anchor: str, address: str) -> str:
    shown = examples(anchor)[address]
    game = game_named(shown.game)
    return lettered(game.draw(shown.make(game), shown.seat).svg())


def lettered(svg: str) -> str:
    """A picture that brings its letters: one that is shown as an image may fetch none."""
    faces = []
    for letter, (name, weights) in FACES.items():
        if re.search(rf'class="{letter}[ "]', svg):
            font = b64encode(font_file(f"{name.lower().replace(' ', '-')}.woff2")).decode()
            faces.append(
                f'@font-face{{font-family:"{name}";font-weight:{weights};'
                f'src:url(data:font/woff2;base64,{font}) format("woff2")}}\n'
            )
    return svg.replace("<style>", f"<style>\n{''.join(faces)}", 1)


# ---- code -----------------------------------------------------------------------------------


def code_page(path: Path, file: str) -> str:
    """A file with a place to link to on every line."""
    try:
        lexer = get_lexer_for_filename(path.name)
    except ClassNotFound:
        lexer = TextLexer()
    form = HtmlFormatter(linenos="inline", lineanchors="L", anchorlinenos=True, wrapcode=True)
    shown = highlight(path.read_text("utf-8"), lexer, form)
    fence = "`" * 4
    return f"{PLAIN}\n# {file}\n\n{fence}{{raw}} html\n{shown}\n{fence}\n"


# ---- games, numbers, the notebook -----------------------------------------------------------


def games_page() -> str:
    """What there is to play, and what can be agreed on before."""
    lines = ["# The games", ""]
    for key, game in games().items():
        say = speaker(game.anchor, "en")
        counts = game.seat_counts(defaults(game))
        short = game.anchor.rpartition(".")[2]
        lines += [
            f"## {say(f'game-{key}')}",
            "",
            f"`{key}`, for {counts[0]} to {counts[-1]} seats; [the rules](../rules/{short}.md).",
            "",
            "| option | values | unless said | rule |",
            "|---|---|---|---|",
        ]
        for option in game.options:
            text = f"option-{option.name.replace('_', '-')}"
            about = f"<br>{escape(say(f'{text}-about'))}" if say.has(f"{text}-about") else ""
            named = f"**{say(text)}** (`{option.name}`){about}"
            value = (
                option.default if isinstance(option.default, str) else json.dumps(option.default)
            )
            rule = rule_of(option.paragraph, short)
            lines.append(f"| {named} | {option.words()} | `{value}` | {rule} |")
        lines.append("")
    return "\n".join(lines)


def rule_of(address: str, short: str) -> str:
    if CITED.fullmatch(address) is None:
        return escape(address)
    return f'<a href="../rules/{short}.html#{address}">{address}</a>'


def tensors_page() -> str:
    """What a seat knows as numbers, for every mode."""
    lines = [
        "# Numbers for learners",
        "",
        NUMBERS,
        "",
    ]
    for key, game in games().items():
        seats = max(count for count in game.seat_counts(defaults(game)) if count <= 4)
        tensor = game.tensor(seats)
        lines += [
            f"## {key}, {seats} seats",
            "",
            f"{int(tensor.size)} numbers, {len(game.catalogue.actions)} actions.",
            "",
            "| name | shape | from | to |",
            "|---|---|---|---|",
        ]
        for part in tensor.parts:
            shape = " × ".join(str(each) for each in part.shape) or "1"
            lines.append(f"| `{part.name}` | {shape} | {part.low} | {part.high} |")
        lines.append("")
    return "\n".join(lines)


def notebook_page(path: Path) -> str:
    """The notebook with what it said when it was kept."""
    cells: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["cells"]
    lines: list[str] = []
    for cell in cells:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            lines += [text, ""]
            continue
        lines += [f"{FENCE}python", text, FENCE, ""]
        said = "".join("".join(output.get("text", "")) for output in cell["outputs"])
        if said:
            lines += [f"{FENCE}text", said.rstrip(), FENCE, ""]
    link = '<a href="../code/examples/study.ipynb.html">examples/study.ipynb</a>'
    return "\n".join([*lines, f"This page is {link}; the tests run it."]) + "\n"
