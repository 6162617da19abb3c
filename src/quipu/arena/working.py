"""Work: deals handed out to processes of this machine, or of many, through joblib."""

from __future__ import annotations

import os
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final, Self

from joblib import Parallel, delayed, parallel_config

from quipu.arena.contest import BadContest, Contest, Program
from quipu.arena.referee import Bench, Played, Thought, play
from quipu.processes import ignore_interrupts, leave_at_once, watch_parent

BACKENDS: Final = ("loky", "ray", "dask")
BATCH_SECONDS: Final = 0.25  # a batch is short, so that progress moves and a stop is heard
LARGEST_BATCH: Final = 500

Deal = tuple[list[dict[str, Any]], dict[str, Thought], dict[int, str]]

_watched: list[int] = []  # the parent whose end is the end of this worker
_benches: dict[int, tuple[Contest, Bench]] = {}  # of this process, by thread


def bench_for(contest: Contest) -> Bench:
    """The bench of this worker; another contest gets another one."""
    me = threading.get_ident()
    if me not in _benches or _benches[me][0] != contest:
        leave()
        _benches[me] = (contest, Bench(contest))
    return _benches[me][1]


def leave() -> None:
    """End the programs that this worker keeps."""
    found = _benches.pop(threading.get_ident(), None)
    if found is not None:
        found[1].close()


def play_deal(bench: Bench, deal: int, sent_off: frozenset[int]) -> Deal:
    """All rotations of one deal; records only of games in which somebody lost a seat."""
    contest = bench.contest
    foreign = any(isinstance(each, Program) for each in contest.contestants)
    lines: list[dict[str, Any]] = []
    thoughts: dict[str, Thought] = {}
    records: dict[int, str] = {}
    for number, seating in enumerate(contest.rotations(deal)):
        played: Played = play(bench, seating, foreign, sent_off)
        for name, thought in zip(played.line["seats"], played.thoughts, strict=True):
            thoughts.setdefault(name, Thought()).join(thought)
        if played.record and played.line["faults"]:
            records[number] = played.record
        lines.append(played.line)
    return lines, thoughts, records


def play_batch(contest: Contest, deals: range, sent_off: frozenset[int]) -> list[Deal]:
    bench = bench_for(contest)
    return [play_deal(bench, deal, sent_off) for deal in deals]


def work_batch(contest: Contest, deals: range, sent_off: frozenset[int], parent: int) -> list[Deal]:
    """The same in a worker: interrupts are for the parent, and nobody outlives it."""
    if threading.current_thread() is threading.main_thread():
        ignore_interrupts()
    if parent and not _watched:
        _watched.append(parent)
        watch_parent(parent, leave_at_once)  # which thread started it nobody knows
    return play_batch(contest, deals, sent_off)


class Workforce:
    """Plays ranges of deals and gives them back in order, whoever played them."""

    def __init__(self, contest: Contest, jobs: int, backend: str) -> None:
        if backend not in BACKENDS:
            raise BadContest(f"there is no backend {backend}")
        self.contest = contest
        self.jobs = jobs
        self.backend = backend
        self.alone = jobs == 1 and backend == "loky"
        self.size = 0
        self.stack = ExitStack()
        self.parallel: Any = None

    def __enter__(self) -> Self:
        if self.backend == "ray":
            self.stack.enter_context(ray_cluster(self.jobs))
        elif self.backend == "dask":
            self.stack.enter_context(dask_cluster(self.jobs))
        self.stack.callback(leave)
        if not self.alone:
            self.stack.enter_context(parallel_config(self.backend, n_jobs=self.jobs))
            way = "list" if self.backend == "ray" else "generator"
            self.parallel = self.stack.enter_context(Parallel(return_as=way, batch_size=1))
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def play(self, deals: range, sent_off: frozenset[int]) -> Iterator[Deal]:
        if self.size == 0 and len(deals):
            began = time.perf_counter()
            yield from play_batch(self.contest, deals[:1], sent_off)
            took = max(time.perf_counter() - began, 1e-6)
            self.size = min(max(int(BATCH_SECONDS / took), 1), LARGEST_BATCH)
            deals = deals[1:]
        fair = max(len(deals) // (4 * self.jobs), 1)  # nobody waits long for the last batch
        size = min(self.size or 1, fair) if not self.alone else min(self.size or 1, 25)
        batches = [deals[n : n + size] for n in range(0, len(deals), size)]
        if self.alone:
            for batch in batches:
                yield from play_batch(self.contest, batch, sent_off)
            return
        parent = os.getpid() if self.backend == "loky" else 0  # clusters look after their own
        work = [delayed(work_batch)(self.contest, batch, sent_off, parent) for batch in batches]
        for done in self.spread(work):
            yield from done

    def spread(self, work: list[Any]) -> Iterator[list[Deal]]:
        """Results as they come, in order; Ray gives them only by the handful."""
        handful = 4 * self.jobs if self.backend == "ray" else max(len(work), 1)
        for first in range(0, len(work), handful):
            yield from self.parallel(work[first : first + handful])


def ray_cluster(jobs: int) -> ExitStack:
    """The cluster that RAY_ADDRESS names, or one on this machine."""
    try:
        import ray
        from ray.util.joblib import register_ray
    except ImportError as error:
        raise BadContest(
            f"the backend ray needs: pip install 'quipu[ray]' ({error.name})"
        ) from None
    register_ray()
    stack = ExitStack()
    if not ray.is_initialized():
        local = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": jobs}
        ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False, **local)
        stack.callback(ray.shutdown)
    return stack


def dask_cluster(jobs: int) -> ExitStack:
    """The scheduler that DASK_SCHEDULER_ADDRESS names, or workers on this machine."""
    try:
        import dask
        from distributed import Client
    except ImportError as error:
        raise BadContest(
            f"the backend dask needs: pip install 'quipu[dask]' ({error.name})"
        ) from None
    stack = ExitStack()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        address = dask.config.get("scheduler-address", None)
        local = {"n_workers": jobs, "threads_per_worker": 1, "dashboard_address": None}
        client = Client(address) if address else Client(**local)
    stack.callback(client.close)
    return stack
