"""Metrics: the counts of all workers as Prometheus reads them, whichever of them it asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client.registry import Collector

import quipu
from quipu.server.stats.worker_stats import EDGES, WorkerStats

if TYPE_CHECKING:
    from quipu.server.tables.services import Services

__all__ = ["CONTENT_TYPE", "PARTS", "exposition"]

WORKER: Final = ("host", "worker")
GAUGES: Final = {  # name: attribute, help
    "connections": ("lines", "Open WebSockets of browsers."),
    "connections_waiting": ("waiting", "WebSockets that wait for their first view."),
    "tables": ("tables", "Tables in memory."),
    "memory_bytes": ("memory", "Resident memory of the process."),
    "cpu_usage_ratio": ("load", "Share of a core that is used."),
    "database_connections": ("pool", "Connections to the database in use."),
    "start_time_seconds": ("began", "When the worker began, since the epoch."),
}
COUNTERS: Final = {
    "acts": ("acts", "Acts of people and bots that were stored."),
    "acts_refused": ("refused", "Acts that were refused."),
    "log_faults": ("faults", "Warnings and errors in the log."),
    "cpu_seconds": ("cpu", "Time of the processor."),
}
BY_NAME: Final = {  # counters with a further label
    "http_responses": ("code", "responses", "Answers to HTTP requests."),
    "connections_closed": ("code", "closed", "WebSockets that were closed."),
    "bot_decisions_hurried": (
        "level",
        "hurried",
        "Decisions with a smaller budget because many bots waited.",
    ),
}
HISTOGRAMS: Final = {
    "bot_decision_seconds": ("thoughts", "thought_seconds", "Time a bot took to decide."),
    "bot_wait_seconds": ("waits", "wait_seconds", "Time a bot waited for a free process."),
}
PARTS: Final = (
    "storage",
    "keeper",
    "post",
    "thinkers",
    "analyst",
    "starting",
    "draining",
    "overdue",
)
KINDS: Final = ("bot", "clock", "order", "start")


class QuipuCollector(Collector):
    """What the workers have told each other of themselves."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterator[Any]:
        states = self.services.pulse.states()
        yield InfoMetricFamily("quipu_build", "The version.", {"version": quipu.__version__})
        for name, (attribute, about) in GAUGES.items():
            gauge = GaugeMetricFamily(f"quipu_{name}", about, labels=WORKER)
            for state in states:
                gauge.add_metric([state.host, state.worker], getattr(state, attribute))
            yield gauge
        for name, (attribute, about) in COUNTERS.items():
            counter = CounterMetricFamily(f"quipu_{name}", about, labels=WORKER)
            for state in states:
                counter.add_metric([state.host, state.worker], getattr(state, attribute))
            yield counter
        yield from self.by_name(states)
        yield from self.times(states)
        yield from self.whole()

    def by_name(self, states: list[WorkerStats]) -> Iterator[Any]:
        for name, (label, attribute, about) in BY_NAME.items():
            counter = CounterMetricFamily(f"quipu_{name}", about, labels=[*WORKER, label])
            for state in states:
                found: Mapping[str, int] = getattr(state, attribute)
                for each, count in found.items():
                    counter.add_metric([state.host, state.worker, each], count)
            yield counter
        queue = GaugeMetricFamily(
            "quipu_bot_queue_length", "Bots that wait for a process.", labels=[*WORKER, "level"]
        )
        for state in states:
            for level in {*state.waits, *state.queue}:
                waiting = state.queue.get(level, 0)
                queue.add_metric([state.host, state.worker, level], waiting)
        yield queue

    def times(self, states: list[WorkerStats]) -> Iterator[Any]:
        views = HistogramMetricFamily(
            "quipu_view_seconds", "From an act to the view of it.", labels=WORKER
        )
        for state in states:
            views.add_metric([state.host, state.worker], list(summed(state.buckets)), state.seconds)
        yield views
        for name, (attribute, sums, about) in HISTOGRAMS.items():
            times = HistogramMetricFamily(f"quipu_{name}", about, labels=[*WORKER, "level"])
            for state in states:
                for level, buckets in getattr(state, attribute).items():
                    total = getattr(state, sums).get(level, 0.0)
                    key = [state.host, state.worker, level]
                    times.add_metric(key, list(summed(buckets)), total)
            yield times

    def whole(self) -> Iterator[Any]:
        """What is the same for all workers, as the one that was asked sees it."""
        ages = GaugeMetricFamily(
            "quipu_due_work_oldest_age_seconds",
            "How long the oldest due work has waited, also if a worker holds it.",
            labels=["kind"],
        )
        found = self.services.scheduler.ages()
        for kind in dict.fromkeys([*KINDS, *found]):
            ages.add_metric([kind], found.get(kind, 0.0))
        yield ages
        wrong = GaugeMetricFamily(
            "quipu_wrong", "1 for each part that /health names, else 0.", labels=["part"]
        )
        named = self.services.wrong()
        for part in dict.fromkeys([*PARTS, *named]):
            wrong.add_metric([part], int(part in named))
        yield wrong


def summed(buckets: list[int]) -> Iterator[tuple[str, float]]:
    total = 0
    for edge, count in zip([*EDGES, None], buckets, strict=True):
        total += count
        yield ("+Inf" if edge is None else str(edge / 1000), total)


def exposition(services: Services) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(QuipuCollector(services))
    return generate_latest(registry)
