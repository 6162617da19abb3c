"""Mutants: where the rules of a game decide something, and the same code with one decision spoiled.

A condition that only guards a body is removed, so that the body never runs; one that chooses is
negated; an operand of `and` and `or` is removed; the bound of `<` and its kin is moved by one.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

MOVED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
RECOUNTS = "broken"  # how functions begin that recount the rules instead of being one


class Site(NamedTuple):
    """A place where something can be spoiled."""

    where: str  # the name of the function
    node: ast.expr
    after: str
    spoil: Callable[[], None]


class Mutant(NamedTuple):
    """One spoiled decision of a module."""

    path: str  # below src/quipu
    where: str
    before: str
    after: str
    number: int  # among all sites of the module
    lines: tuple[int, int]

    def __str__(self) -> str:
        return f"`{self.path}:{self.where}` `{self.before}` → `{self.after}`"


def mutants(package: Path, path: Path) -> list[Mutant]:
    """All mutants of a module; equal ones of one function are told apart by their number."""
    place = path.relative_to(package).as_posix()
    found: list[Mutant] = []
    seen: dict[str, int] = {}
    for number, site in enumerate(sites(ast.parse(path.read_text(encoding="utf-8")))):
        lines = (site.node.lineno, site.node.end_lineno or site.node.lineno)
        mutant = Mutant(place, site.where, ast.unparse(site.node), site.after, number, lines)
        seen[str(mutant)] = 1 + seen.get(str(mutant), 0)
        if seen[str(mutant)] > 1:
            mutant = mutant._replace(where=f"{site.where}#{seen[str(mutant)]}")
        found.append(mutant)
    return found


def spoiled(path: Path, number: int) -> CodeType:
    """The module with one decision spoiled."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    list(sites(tree))[number].spoil()
    return compile(ast.fix_missing_locations(tree), str(path), "exec")


def sites(tree: ast.Module) -> Iterator[Site]:
    yield from sites_below(tree, "")


def sites_below(node: ast.AST, where: str) -> Iterator[Site]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
            if not child.name.startswith(RECOUNTS):
                yield from sites_below(child, f"{where}.{child.name}".lstrip("."))
        elif not isinstance(child, ast.Assert):
            if where:  # what a module does once, at its import, is data
                yield from sites_at(child, where)
            yield from sites_below(child, where)


def sites_at(node: ast.AST, where: str) -> Iterator[Site]:
    if isinstance(node, ast.If) and not node.orelse:
        yield Site(where, node.test, "never", lambda: put(node, "test", ast.Constant(False)))
    elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
        yield negation(where, node, "test", node.test)
    elif isinstance(node, ast.comprehension):
        for place, test in enumerate(node.ifs):
            yield Site(where, test, "always", lambda n=place: put_in(node.ifs, n, True))  # type: ignore[misc]  # a default binds early
    elif isinstance(node, ast.BoolOp):
        neutral = isinstance(node.op, ast.And)
        for place, operand in enumerate(node.values):
            after = "removed"
            yield Site(where, operand, after, lambda n=place: put_in(node.values, n, neutral))  # type: ignore[misc]  # likewise
    elif isinstance(node, ast.Compare):
        yield from moved_bounds(node, where)
    elif isinstance(node, (ast.Return, ast.Assign, ast.AnnAssign)):
        value = node.value
        if isinstance(value, ast.Compare) or is_not(value):
            assert value is not None
            yield negation(where, node, "value", value)


def negation(where: str, node: ast.AST, field: str, test: ast.expr) -> Site:
    turned = test.operand if isinstance(test, ast.UnaryOp) and is_not(test) else None
    after = turned if turned is not None else ast.UnaryOp(ast.Not(), test)
    return Site(where, test, "negated", lambda: put(node, field, after))


def moved_bounds(node: ast.Compare, where: str) -> Iterator[Site]:
    for place, operator in enumerate(node.ops):
        other = MOVED.get(type(operator))
        if other is not None:
            ops = [*node.ops]
            ops[place] = other()
            after = ast.unparse(ast.Compare(node.left, ops, node.comparators))
            yield Site(where, node, after, lambda ops=ops: put(node, "ops", ops))  # type: ignore[misc]  # likewise


def is_not(node: ast.AST | None) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def put(node: ast.AST, field: str, value: object) -> None:
    setattr(node, field, value)


def put_in(values: list[ast.expr], place: int, value: bool) -> None:
    values[place] = ast.Constant(value)
