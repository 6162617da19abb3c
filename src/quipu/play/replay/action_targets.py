"""Where on the board an act is chosen: the element of a drawing, and the symbols it needs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from html import unescape
from typing import Any, Final

from quipu.drawing import library

ACTS: Final = re.compile(r"""data-(?:action|turns)=(?:"([^"]*)"|'([^']*)')""")
LABEL: Final = re.compile(r"""aria-label=(?:"([^"]*)"|'([^']*)')""")
TURNED: Final = re.compile(r"data-turns=")
COORDINATES: Final = re.compile(r"\(\d+,\s?\d+\)")
SYMBOL: Final = re.compile(r"""href=["']#([^"']+)["']""")


def offers(markup: str, action: dict[str, Any]) -> bool:
    """Whether an element of a drawing does this when it is clicked, or turned and clicked."""
    for quoted in ACTS.findall(markup):
        found = json.loads(unescape(quoted[0] or quoted[1]))
        if action in (found if isinstance(found, list) else [found]):
            return True
    return False


def label(markup: str) -> str:
    """What an element says it does, if that names what can be seen: no turns, no coordinates."""
    found = LABEL.search(markup)
    if found is None or TURNED.search(markup):
        return ""
    words = unescape(found[1] or found[2] or "")
    return "" if COORDINATES.search(words) else words


def marked(anchor: str, elements: Iterable[str]) -> str:
    """The definitions of all symbols in these elements."""
    symbols = library(anchor)
    return symbols.definitions(symbols.needed(set(SYMBOL.findall(" ".join(elements)))))
