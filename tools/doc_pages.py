"""Pages of the documentation that are made of the games: ledgers, code, numbers, the notebook."""

from __future__ import annotations

import json
import re
import tomllib
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
from quipu.core.options import Option
from quipu.core.tensor import Part
from quipu.drawing import font_file, stylesheet
from quipu.presenting import differences, examples
from quipu.registry import game as game_named
from quipu.registry import games
from quipu.texts import Speak, speaker
from quipu.texts.ledger import ledger
from tools.rules import PACKAGE, SHARED_ROOMS, cited_singly, python_files

ROOT = PACKAGE.parent.parent
PARAGRAPH = re.compile(r"- \*\*([A-Z]{1,3}\d+\.\d+)\*\* (.*)")
CITED = re.compile(r"\b([A-Z]{1,3}\d+\.\d+)\b")
CODE = re.compile(r"(`[^`]*`)")
FENCE = "```"
MOST_NAMED = 20  # values of a number whose names are listed
MOST_PLACES = 6  # of the code that a paragraph names
NO_JUDGE = re.compile(  # files that show, teach or weigh a rule and do not decide it
    r"(bots|chances|draw|merits|mixtures|perfect|planning|present|prospects|puzzling|sheets|show"
    r"|solution|solving|spreading|tastes|tensor|turning|values)(_\w+)?\.py"
)
SAME_RULES = (
    "The same rules are at every table in the browser, in three languages, under *Rules*. "
    "Every paragraph has a number that never changes; below it stands the code that decides it."
)
SPECIAL = "To read first, also for those who know games like it: {}."
NUMBERS = (
    "What a seat knows stands at fixed places, written from its observation alone "
    "(`game.tensor(seats).parts`); `quipu.envs.described(key, seats).split(numbers)` gives them by "
    "name. Seats are counted from the one that looks: of a row for each seat the first is one's "
    "own. A number that names a seat, a hex, a kind or anything else is one more than usual, so "
    "that 0 is none; `described(key, seats).value_names(part)` lists what the numbers mean, "
    "`names()` what each place is, `usual` how large numbers usually get, and `board` which places "
    "of the board touch which, by the same numbers. These are the tables for as many seats as a "
    "game has, at most four."
)
OPTIONS = (
    "What can be agreed on before a game: in the room, with `--option name=value` in the terminal, "
    "and as arguments in Python."
)
FACES = {"t": ("Quipu Sans", "400 800"), "tt": ("Quipu Serif", "600 700")}  # by their class
GLUE = "\N{NO-BREAK SPACE}"
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


def deciding(anchor: str, address: str) -> list[tuple[str, int]]:
    """The places that decide a paragraph; all that cite it, if it is only shown."""
    cited = places(anchor).get(address, [])
    return [place for place in cited if not NO_JUDGE.fullmatch(Path(place[0]).name)] or cited


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
        lines += [SPECIAL.format(links), ""]
    body = (PACKAGE / "games" / short / "rules.md").read_text("utf-8").splitlines()
    lines += [SAME_RULES, ""]
    title = f"# {english(f'game-{modes[0].key}')}: the rules"
    return "\n".join([title, "", *lines, *told_rules(anchor, body[1:], known, figures)]) + "\n"


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
    decided = [code_link(file, number) for file, number in deciding(anchor, address)]
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


def games_page(source: Path) -> str:
    """What there is to play, and what can be agreed on before."""
    scenes = source / "players" / "scenes"
    scenes.mkdir(parents=True, exist_ok=True)
    lines = ["# The games", "", OPTIONS, ""]
    told: set[str] = set()
    for key, game in games().items():
        say, short = speaker(game.anchor, "en"), game.anchor.rpartition(".")[2]
        lines += [f"## {say(f'game-{key}')}", ""]
        if short not in told:
            told.add(short)
            (scenes / f"scene-{short}.svg").write_text(scene(game.anchor), encoding="utf-8")
            lines += [f"![{say(f'game-{key}')}](scenes/scene-{short}.svg)", ""]
        lines += [say(f"game-{key}-about"), "", facts(game, say, short), ""]
        lines += ["| option | values | rule |", "|---|---|---|"]
        lines += [option_row(option, say, short) for option in game.options]
        lines.append("")
    return "\n".join(lines)


def scene(anchor: str) -> str:
    """The picture of a game as a file of its own: it brings the colours that a page has."""
    svg = (PACKAGE / "games" / anchor.rpartition(".")[2] / "scene.svg").read_text("utf-8")
    head, rest = svg.split(">", 1)
    whole = head.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return f"{whole}><style>{stylesheet(anchor)}</style>{rest}"


def facts(game: Game, say: Speak, short: str) -> str:
    counts = game.seat_counts(defaults(game))
    minutes = next(
        f"game-{key}-minutes" for key in (game.key, short) if say.has(f"game-{key}-minutes")
    )
    return (
        f"{counts[0]} to {counts[-1]} seats, about {say(minutes)} minutes; "
        f"[the rules](../rules/{short}.md); in the terminal `quipu play {game.key}`."
    )


def option_row(option: Option, say: Speak, short: str) -> str:
    text = f"option-{option.name.replace('_', '-')}"
    about = f"<br>{escape(say(f'{text}-about'))}" if say.has(f"{text}-about") else ""
    usual = option.default if isinstance(option.default, str) else json.dumps(option.default)
    named = f"**{say(text)}** (`{option.name}`){about}"
    rule = rule_of(option.paragraph, short)
    return f"| {named} | {option.words()}<br>usually `{usual}` | {rule} |"


def rule_of(address: str, short: str) -> str:
    if CITED.fullmatch(address) is None:
        return escape(address)
    return f'<a href="../rules/{short}.html#{address}">{address}</a>'


@cache
def number_words() -> dict[str, dict[str, str]]:
    """What each number of an observation says, by who declares it."""
    return tomllib.loads((ROOT / "docs" / "researchers" / "numbers.toml").read_text("utf-8"))


def words_of(game: Game, name: str) -> str:
    """In the words of the game, else of what it shares with others."""
    words = number_words()
    own = words.get(game.anchor.rpartition(".")[2], {})
    return own[name] if name in own else words["settlers"][name]


def value_words(part: Part) -> str:
    """The names of the numbers, where they are not many and not just no and yes."""
    named = [f"{n + part.low} {name}" for n, name in enumerate(part.values) if name]
    if part.values == ["no", "yes"] or not named or len(named) > MOST_NAMED:
        return ""
    return f"<br>*{', '.join(named)}*".replace("-", "−")


def tensors_page() -> str:
    """What a seat knows as numbers, for every mode."""
    lines = ["# Numbers for learners", "", NUMBERS, ""]
    for key, game in games().items():
        seats = max(count for count in game.seat_counts(defaults(game)) if count <= 4)
        tensor = game.tensor(seats)
        lines += [
            f"## {key}, {seats} seats",
            "",
            f"{int(tensor.size)} numbers, {len(game.catalogue.actions):,} actions.",
            "",
            "| name | shape | numbers | says |",
            "|---|---|---|---|",
        ]
        for part in tensor.parts:
            shape = f"{GLUE}×{GLUE}".join(str(each) for each in part.shape) or "1"
            span = f"{part.low}{GLUE}to{GLUE}{part.high}".replace("-", "−")
            says = f"{words_of(game, part.name)}{value_words(part)}"
            lines.append(f"| `{part.name}` | {shape} | {span} | {says} |")
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
