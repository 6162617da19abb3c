"""Metrics: the counts of all workers as Prometheus reads them, whichever of them it asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client.registry import Collector

from quipu.server.pulse import EDGES

if TYPE_CHECKING:
    from quipu.server.house import House

__all__ = ["CONTENT_TYPE", "exposition"]

GAUGES: Final = {
    "lines": "Open lines of browsers.",
    "tables": "Tables in memory.",
    "memory": "Bytes of the process.",
    "load": "Share of a core that is used.",
}
COUNTERS: Final = {
    "acts": "Acts of people and bots that were stored.",
    "refused": "Acts that were refused.",
    "faults": "Warnings and faults in the log.",
    "cpu": "Seconds of the processor.",
}


class OfHouse(Collector):
    """What the workers have told each other of themselves."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Any]:
        states = self.house.pulse.states()
        for families, kinds in (
            (GaugeMetricFamily, GAUGES),
            (CounterMetricFamily, COUNTERS),
        ):
            for name, about in kinds.items():
                family = families(f"quipu_{name}", about, labels=["worker"])
                for state in states:
                    family.add_metric([state.worker], getattr(state, name))
                yield family
        views = HistogramMetricFamily(
            "quipu_view_seconds", "From an act to the view of it.", labels=["worker"]
        )
        for state in states:
            views.add_metric([state.worker], list(summed(state.buckets)), state.seconds)
        yield views
        wrong = GaugeMetricFamily("quipu_wrong", "What /health names.", labels=["part"])
        for part in self.house.wrong():
            wrong.add_metric([part], 1)
        yield wrong


def summed(buckets: list[int]) -> Iterator[tuple[str, float]]:
    total = 0
    for edge, count in zip([*EDGES, None], buckets, strict=True):
        total += count
        yield ("+Inf" if edge is None else str(edge / 1000), total)


def exposition(house: House) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(OfHouse(house))
    return generate_latest(registry)
