"""`make rules`: is the chain from ledger to code, refusal, option and test complete?

Reads src/ and tests/ as text and syntax, plays the options through the installed quipu,
prints one table per game and ends with 1 if anything is missing. It changes nothing.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import quipu

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "quipu"
SHARED_ROOMS = ("core", "hexes", "settlers")  # code here may carry rules of several games
LANGUAGES = ("de", "nl")
DECISIONS = 400
PROVOKERS = {"refused", "provokes"}

ADDRESS = r"([A-Z]{1,3})(\d+)\.(\d+)"
CITATION = re.compile(rf"\b{ADDRESS}(?:\s*(?:–|-|to)\s*{ADDRESS})?(?!\w)")
PARAGRAPH = re.compile(rf"^- \*\*({ADDRESS})\*\*\s+(.*)")
NO_CODE = re.compile(r"\[no code(?::\s*([^\]]+))?\]")
TEST_ADDRESS = re.compile(r"([a-z]{1,3})(\d+)_(\d+)(?:_|$)")


class Address(NamedTuple):
    """A paragraph: `DP2.1` is part DP, section 2, number 1."""

    part: str
    section: int
    number: int

    def __str__(self) -> str:
        return f"{self.part}{self.section}.{self.number}"

    @staticmethod
    def of(part: str, section: str, number: str) -> Address:
        return Address(part.upper(), int(section), int(number))


# ---- the ledger -----------------------------------------------------------------------------


@dataclass
class Ledger:
    """What one rules.md says: paragraphs, refusals, options."""

    path: Path
    paragraphs: dict[Address, int] = field(default_factory=dict)  # with their lines
    no_code: set[Address] = field(default_factory=set)
    refusals: dict[str, str] = field(default_factory=dict)  # code -> the cell of paragraphs
    options: dict[str, OptionRow] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    @property
    def parts(self) -> set[str]:
        return {address.part for address in self.paragraphs}

    def cited_in(self, text: str) -> set[Address]:
        """All addresses in a text of tests or ledgers; a range stands for all within it."""
        found: set[Address] = set()
        for match in CITATION.finditer(text):
            first = Address.of(*match.group(1, 2, 3))
            found.add(first)
            if match.group(4):
                last = Address.of(*match.group(4, 5, 6))
                found.add(last)
                if first.part == last.part:
                    found.update(a for a in self.paragraphs if first <= a <= last)
        return found


class OptionRow(NamedTuple):
    modes: str  # the words that say for which registry keys it is; empty: for some
    changes: str


def read_ledger(path: Path) -> Ledger:
    ledger = Ledger(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        if match := PARAGRAPH.match(line):
            address = Address.of(*match.group(2, 3, 4))
            if address in ledger.paragraphs:
                ledger.problems.append(f"{where(path, number)} {address} stands there twice")
            ledger.paragraphs[address] = number
            if mark := NO_CODE.search(match.group(5)):
                ledger.no_code.add(address)
                if not mark.group(1):
                    ledger.problems.append(f"{where(path, number)} [no code] without a reason")
    for row in rows_below(lines, "Refusals"):
        ledger.refusals[row[0].strip("`")] = row[1]
    for row in rows_below(lines, "Options"):
        name, _, modes = row[0].removeprefix("`").partition("`")
        ledger.options[name] = OptionRow(modes.strip(" ()") or mode_cell(lines, row), row[-1])
    if not ledger.paragraphs:
        ledger.problems.append(f"{where(path)} has no paragraphs")
    return ledger


def rows_below(lines: list[str], heading: str) -> Iterator[list[str]]:
    """The rows of the tables below a heading, as cells; without head and ruler."""
    inside = False
    for line in lines:
        if line.startswith("#"):
            inside = heading in line
        elif inside and line.startswith("| `"):
            yield cells(line)


def mode_cell(lines: list[str], row: list[str]) -> str:
    """The cell of the column `mode`, where the table of options has one."""
    for line in lines:
        if line.startswith("| option |"):
            head = cells(line)
            return row[head.index("mode")] if "mode" in head else ""
    return ""


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def compare_languages(ledger: Ledger) -> None:
    """The German and the Dutch ledger have the same numbers, codes and options."""
    for language in LANGUAGES:
        path = ledger.path.with_suffix(f".{language}.md")
        if not path.exists():
            ledger.problems.append(f"{where(path)} does not exist")
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        numbers = {m.group(1) for line in lines if (m := PARAGRAPH.match(line))}
        english = {str(address) for address in ledger.paragraphs}
        for address in sorted(english - numbers):
            ledger.problems.append(f"{where(path)} lacks {address}")
        for address in sorted(numbers - english):
            ledger.problems.append(f"{where(path)} has {address}, rules.md does not")
        named = {cells(line)[0].strip("`") for line in lines if line.startswith("| `")}
        named |= {name.partition("`")[0] for name in named}
        for name in [*ledger.refusals, *ledger.options]:
            if name not in named:
                ledger.problems.append(f"{where(path)} lacks the row of `{name}`")


# ---- the code -------------------------------------------------------------------------------


@dataclass
class Code:
    """What the source of one game says about its rules."""

    cited: set[Address] = field(default_factory=set)
    strings: set[str] = field(default_factory=set)


def read_code(folder: Path, ledger: Ledger) -> Code:
    code = Code()
    own = [*python_files(folder)]
    for path in [*python_files(*(PACKAGE / room for room in SHARED_ROOMS)), *own]:
        is_own = path in own
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            cited = cited_singly(line)
            if cited and is_own:
                ledger.problems += strangers(ledger, cited, where(path, number))
            if len(cited) < len(ledger.cited_in(line)):
                ledger.problems.append(f"{where(path, number)} names a range, not each paragraph")
            code.cited |= cited
        code.strings |= strings(path)
        if is_own:
            ledger.problems += wrong_refusals(ledger, parse(path), path)
    return code


def cited_singly(line: str) -> set[Address]:
    """What a line of code cites: a range says of no paragraph that it is decided there."""
    found = CITATION.finditer(line)
    return {Address.of(*match.group(1, 2, 3)) for match in found if not match.group(4)}


def strangers(ledger: Ledger, cited: Iterable[Address], place: str) -> list[str]:
    unknown = {a for a in cited if a.part in ledger.parts and a not in ledger.paragraphs}
    return [f"{place} names {address}, which the ledger does not have" for address in unknown]


def wrong_refusals(ledger: Ledger, tree: ast.AST, path: Path) -> Iterator[str]:
    """Each Refusal("code", "D4.1") of a game stands so in the ledger's table."""
    for call in calls(tree, {"Refusal"}):
        code, paragraph = (constant(argument) for argument in (*call.args, None, None)[:2])
        if code is None:
            continue
        listed = ledger.refusals.get(code)
        if listed is None:
            yield f"{where(path, call.lineno)} the ledger has no refusal `{code}`"
        elif paragraph is not None and not is_listed(ledger, paragraph, listed):
            yield f"{where(path, call.lineno)} `{code}` names {paragraph}, the ledger {listed}"


def is_listed(ledger: Ledger, paragraph: str, cell: str) -> bool:
    """Whether a cell of paragraphs names this one; `O` stands for the options."""
    addresses = ledger.cited_in(paragraph)
    return addresses <= ledger.cited_in(cell) if addresses else paragraph == cell


# ---- the tests ------------------------------------------------------------------------------


@dataclass
class Tests:
    """What the tests of one game prove."""

    proven: set[Address] = field(default_factory=set)
    provoked: set[str] = field(default_factory=set)


def read_tests(game: str, ledger: Ledger) -> Tests:
    """Those of the game and those that are of no game."""
    tests = Tests()
    others = {path for path in (ROOT / "tests" / "games").iterdir() if path.name != game}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        if others.intersection(path.parents):
            continue
        tree = parse(path)
        tests.provoked |= provoked(path)
        for line, proven in proofs(tree, ledger):
            ledger.problems += strangers(ledger, proven, where(path, line))
            tests.proven |= proven
    return tests


@cache
def provoked(path: Path) -> set[str]:
    """The words with which the tests of a module ask for refusals."""
    found = set[str]()
    for call in calls(parse(path), PROVOKERS):
        arguments = [*call.args, *(keyword.value for keyword in call.keywords)]
        found |= {text for a in arguments if (text := constant(a)) is not None}
    return found


def proofs(tree: ast.Module, ledger: Ledger) -> Iterator[tuple[int, set[Address]]]:
    """Every test that does something, with its line and the paragraphs it names."""
    marks = set[Address]()
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and "pytestmark" in names(statement.targets):
            marks |= marked(statement.value, ledger)
    for test, outer in test_functions(tree.body, marks, ledger):
        if not is_idle(test):
            own = [marked(decorator, ledger) for decorator in test.decorator_list]
            yield test.lineno, outer.union(by_name(test.name, ledger), *own)


Function = ast.FunctionDef | ast.AsyncFunctionDef


def test_functions(
    body: list[ast.stmt], marks: set[Address], ledger: Ledger
) -> Iterator[tuple[Function, set[Address]]]:
    """The tests of a module, those in classes too, with the marks of what they stand in."""
    for statement in body:
        if isinstance(statement, Function) and statement.name.startswith("test_"):
            yield statement, marks
        elif isinstance(statement, ast.ClassDef):
            own = [marked(decorator, ledger) for decorator in statement.decorator_list]
            yield from test_functions(statement.body, marks.union(*own), ledger)


def marked(node: ast.AST, ledger: Ledger) -> set[Address]:
    """The paragraphs of every `rule(...)` mark in an expression."""
    found = set[Address]()
    for call in calls(node, {"rule"}):
        for argument in call.args:
            found |= ledger.cited_in(constant(argument) or "")
    return found


def by_name(name: str, ledger: Ledger) -> set[Address]:
    """`test_d4_1_d4_2_...` proves both, `test_d10_2_to_d10_9_...` everything between too."""
    rest = name.removeprefix("test_")
    words = []
    while match := TEST_ADDRESS.match(rest):
        words.append(str(Address.of(*match.group(1, 2, 3))))
        rest = rest[match.end() :]
        if rest.startswith("to_"):
            words.append("to")
            rest = rest.removeprefix("to_")
    return ledger.cited_in(" ".join(words))


def is_idle(test: Function) -> bool:
    """A test that only passes, or is skipped, proves nothing."""
    skipped = any(list(attributes(decorator, {"skip"})) for decorator in test.decorator_list)
    return skipped or all(is_idle_statement(statement) for statement in test.body)


def is_idle_statement(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Pass):
        return True
    value = statement.test if isinstance(statement, ast.Assert) else None
    value = statement.value if isinstance(statement, ast.Expr) else value
    return isinstance(value, ast.Constant)


# ---- syntax ---------------------------------------------------------------------------------


def python_files(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(folder.rglob("*.py"))


@cache
def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def calls(node: ast.AST, functions: set[str]) -> Iterator[ast.Call]:
    for found in ast.walk(node):
        if isinstance(found, ast.Call) and functions.intersection(names([found.func])):
            yield found


def attributes(node: ast.AST, wanted: set[str]) -> Iterator[ast.Attribute]:
    for found in ast.walk(node):
        if isinstance(found, ast.Attribute) and found.attr in wanted:
            yield found


def names(nodes: Iterable[ast.expr]) -> Iterator[str]:
    """The last word of each name: `rule` of `pytest.mark.rule`."""
    for node in nodes:
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def constant(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def strings(path: Path) -> set[str]:
    """All words in quotes of a module."""
    nodes = [node for node in ast.walk(parse(path)) if isinstance(node, ast.expr)]
    return {text for node in nodes if (text := constant(node)) is not None}


def where(path: Path, line: int = 0) -> str:
    place = path.relative_to(ROOT).as_posix()
    return f"{place}:{line}:" if line else f"{place}:"


# ---- the options, played --------------------------------------------------------------------


def play_options(folder: Path, ledger: Ledger) -> int:
    """Compare declared options with the ledger and play every value; how many were played."""
    games = [g for g in quipu.games().values() if g.anchor == f"quipu.games.{folder.name}"]
    if not games:
        ledger.problems.append(f"quipu.games() has no game of {where(folder)}")
    declared: dict[str, set[str]] = {}
    played = 0
    for game in games:
        for option in game.options:
            declared.setdefault(option.name, set()).add(game.key)
            ledger.problems += wrong_option(ledger, game.key, option.name, option.paragraph)
            for value in option.samples(most_seats(game, {})):
                played += 1
                ledger.problems += misplayed(game, option.name, value)
    keys = {game.key for game in games}
    for name, row in ledger.options.items():
        missing = named_keys(row.modes, keys) - declared.get(name, set())
        if missing or name not in declared:
            of = ", ".join(sorted(missing)) or folder.name
            ledger.problems.append(f"{where(ledger.path)} `{name}` is no option of {of}")
    return played


def named_keys(modes: str, keys: set[str]) -> set[str]:
    """The registry keys for which a row of the ledger speaks; none if it does not say."""
    words = set(re.findall(r"[a-z][a-z-]*", modes))
    return keys if words & {"both", "all"} else keys & words


def wrong_option(ledger: Ledger, key: str, name: str, paragraph: str) -> Iterator[str]:
    row = ledger.options.get(name)
    if row is None:
        yield f"{key} has the option `{name}`, the ledger does not"
        return
    if row.modes and key not in named_keys(row.modes, {key}):
        yield f"{key} has the option `{name}`, the ledger gives it to {row.modes}"
    changed = ledger.cited_in(row.changes)
    if changed and not ledger.cited_in(paragraph) <= changed:
        yield f"{key}: the option `{name}` names {paragraph}, the ledger {row.changes}"


def most_seats(game: quipu.Game, chosen: dict[str, bool | int | str]) -> int:
    defaults = {option.name: option.default for option in game.options}
    return max(game.seat_counts({**defaults, **chosen}))


def misplayed(game: quipu.Game, name: str, value: bool | int | str) -> Iterator[str]:
    """What goes wrong in one random game with this value, if anything does."""
    try:
        luck = quipu.FastLuck(1)
        chosen: dict[str, Any] = {name: value}
        state = game.start(most_seats(game, chosen), luck, **chosen)
        for _ in range(DECISIONS):
            if not state.waiting():
                break
            seat = state.waiting()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))], luck)
        broken = state.broken()
    except Exception as error:  # noqa: BLE001  # whatever it is, it belongs on the list
        broken = f"{type(error).__name__}: {error}"
    if broken:
        yield f"{game.key} with {name}={value}: {broken}"


# ---- the report -----------------------------------------------------------------------------


def check(folder: Path) -> list[str]:
    """Check one game, print its table, give back what is wrong."""
    ledger = read_ledger(folder / "rules.md")
    compare_languages(ledger)
    code = read_code(folder, ledger)
    tests = read_tests(folder.name, ledger)
    values = play_options(folder, ledger)
    due = [address for address in ledger.paragraphs if address not in ledger.no_code]
    provoked = [refusal for refusal in ledger.refusals if refusal in tests.provoked]
    print_table(folder.name, ledger, code, tests)
    print(f"  refusals {len(ledger.refusals)}, provoked {len(provoked)}", end="; ")
    print(f"options {len(ledger.options)}, values played {values}\n")
    for address in due:
        lacks = ["cited"] * (address not in code.cited) + ["tested"] * (address not in tests.proven)
        if lacks:
            place = where(ledger.path, ledger.paragraphs[address])
            ledger.problems.append(f"{place} {address} is not {' and not '.join(lacks)}")
    for refusal in ledger.refusals:
        if refusal not in code.strings:
            ledger.problems.append(f"{where(ledger.path)} `{refusal}` is not in the code")
        if refusal not in tests.provoked:
            ledger.problems.append(f"{where(ledger.path)} `{refusal}` is provoked by no test")
    return ledger.problems


def print_table(name: str, ledger: Ledger, code: Code, tests: Tests) -> None:
    print(f"{name:12}{'paragraphs':>12}{'[no code]':>12}{'cited':>8}{'tested':>8}{'missing':>9}")
    sections = dict.fromkeys(f"{a.part}{a.section}" for a in ledger.paragraphs)
    for section in [*sections, ""]:
        inside = {a for a in ledger.paragraphs if section in ("", f"{a.part}{a.section}")}
        due = inside - ledger.no_code
        done = due & code.cited & tests.proven
        numbers = f"{len(inside):>12}{len(inside - due) or '':>12}{len(due & code.cited):>8}"
        numbers += f"{len(due & tests.proven):>8}{len(due - done) or '':>9}"
        print(f"  {section or 'all':10}{numbers}")


def main() -> int:
    problems: list[str] = []
    for ledger in sorted(PACKAGE.glob("games/*/rules.md")):
        problems += check(ledger.parent)
    for problem in problems:
        print(problem)
    if problems:
        print(f"\n{len(problems)} things are missing or wrong.")
        return 1
    print("Every paragraph is cited and tested, every refusal provoked, every option played.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
