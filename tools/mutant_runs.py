"""Running tests against mutants, each in a child process of its own.

A function is spoiled by giving it other code, in a child of a process that has imported and
collected everything. What has done its work at the import is spoiled in a child that imports anew.
"""

from __future__ import annotations

import importlib.util
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

from tools.mutating import Mutant, spoiled

SLACK, FACTOR = 10.0, 4.0  # how much longer than usual a test of a mutant may take
LONG = 15.0  # what a slow test usually takes
MEMORY = 3 << 30
QUIET = ["-s", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:cov", "-p", "no:xdist"]
QUIET += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # tests may be imported already

Work = tuple[Mutant, dict[str, float]]  # with the tests to run and what each usually takes
Verdict = tuple[Mutant, bool, float]  # whether it was killed, and after how long


def in_children(
    work: Iterable[Work], attempt: Callable[[Work], int], jobs: int
) -> Iterator[Verdict]:
    """Try each out in a child: 0 means that it survived, anything else that it was killed."""
    running: dict[int, tuple[Mutant, float]] = {}
    left = iter(work)
    due = next(left, None)
    while due is not None or running:
        if due is not None and len(running) < jobs:
            running[born(due, attempt)] = due[0], time.monotonic()
            due = next(left, None)
            continue
        child, status = os.wait()
        mutant, began = running.pop(child)
        yield mutant, status != 0, time.monotonic() - began


def born(work: Work, attempt: Callable[[Work], int]) -> int:
    child = os.fork()
    if child:
        return child
    code = 3
    try:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        allow(LONG)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        code = attempt(work)
    finally:
        os._exit(code)


def allow(seconds: float) -> None:
    """What computes much longer than these seconds is killed, however busy the machine is."""
    signal.setitimer(signal.ITIMER_PROF, SLACK + FACTOR * seconds)


def module_name(mutant: Mutant) -> str:
    parts = Path(mutant.path).with_suffix("").parts
    return ".".join(("quipu", *parts)).removesuffix(".__init__")


# ---- everything is imported already -------------------------------------------------------------


class Nursery:
    """A test run that runs no test itself: for each mutant a child runs some of them."""

    def __init__(self, package: Path, work: list[Work], jobs: int) -> None:
        self.package = package
        self.work = work
        self.jobs = jobs
        self.items: dict[str, pytest.Item] = {}
        self.hear: Callable[[Verdict], None] = lambda verdict: None

    def run(self, files: list[str], hear: Callable[[Verdict], None], *more: object) -> None:
        self.hear = hear
        code = pytest.main([*QUIET, *files], [self, *more])
        if code:
            raise SystemExit(f"the tests cannot be collected (pytest says {code})")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        for verdict in in_children(self.work, self.attempt, self.jobs):
            self.hear(verdict)
        return True

    def attempt(self, work: Work) -> int:
        mutant, tests = work
        spoil(mutant, self.package)
        items = [self.items[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            allow(tests[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(1)


def spoil(mutant: Mutant, package: Path) -> None:
    """Give the function that holds the mutant its spoiled code."""
    module = sys.modules[module_name(mutant)]
    whole = spoiled(package / mutant.path, mutant.number)
    names = mutant.where.partition("#")[0].split(".")
    found: object = module
    code = whole
    for name in names:
        found = vars(found)[name]
        code = inner_code(code, name)
        function = bare(found)
        if function is not None:
            function.__code__ = code
            return
    raise LookupError(f"{mutant} is not in a function")


def bare(found: object) -> FunctionType | None:
    """The function itself behind a property, a cache or a class method."""
    while not isinstance(found, FunctionType):
        if hasattr(found, "cache_clear"):
            found.cache_clear()
        for name in ("__wrapped__", "__func__", "fget", "func"):
            if getattr(found, name, None) is not None:
                found = getattr(found, name)
                break
        else:
            return None
    return found


def inner_code(code: CodeType, name: str) -> CodeType:
    return next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)


# ---- everything is imported anew ----------------------------------------------------------------


class Spoiler(MetaPathFinder, InspectLoader):
    """Gives one module its spoiled code; everything else comes from where it always does."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        self.name, self.path, self.code = name, path, code

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def get_code(self, name: str) -> CodeType:
        return self.code

    def get_source(self, name: str) -> str:
        return self.path.read_text(encoding="utf-8")


class Chosen:
    """Runs these tests only, in this order, and none for long."""

    def __init__(self, tests: dict[str, float]) -> None:
        self.seconds = tests
        self.order = {test: place for place, test in enumerate(tests)}

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        allow(self.seconds[item.nodeid])

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])


def import_anew(package: Path) -> Callable[[Work], int]:
    """Only for a process that has not imported Quipu itself."""

    def attempt(work: Work) -> int:
        mutant, tests = work
        path = package / mutant.path
        spoiler = Spoiler(module_name(mutant), path, spoiled(path, mutant.number))
        sys.meta_path.insert(0, spoiler)
        files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
        return int(pytest.main(["-x", *QUIET, *files], [Chosen(tests)]))

    return attempt
