"""Hints that were weighed at a table, for the moment it stands at."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any


@dataclass
class HintCache:
    """What was weighed at a table, by seat, for one head of its record."""

    head: str = ""
    said: dict[int, asyncio.Task[dict[str, Any]]] = field(default_factory=dict)

    def of(self, head: str) -> dict[int, asyncio.Task[dict[str, Any]]]:
        if head != self.head:
            self.head, self.said = head, {}
        return self.said
