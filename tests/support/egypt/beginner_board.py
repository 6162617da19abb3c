"""Shared by tests: D9."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.support.paths import rulebook

LEDGER = rulebook("egypt")


def data(after: str) -> Any:
    """The first block of JSON after a word of the ledger."""
    match = re.search(r"```json\n(.*?)```", LEDGER[LEDGER.index(after) :], re.DOTALL)
    assert match
    return json.loads(match[1])


D9 = data("**D9 all data")
