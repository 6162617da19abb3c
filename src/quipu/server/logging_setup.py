"""Logs: one dated line for each event, plain or as JSON, and never a secret in it."""

from __future__ import annotations

import logging
import re
import sys
from collections import OrderedDict
from time import monotonic
from typing import Any, Final

DATED: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
FORMS: Final = ("plain", "json")
SECRETS: Final = (
    (re.compile(r"(/[jw]/)[A-Za-z0-9]+"), r"\1…"),  # links to seats and for watching
    (re.compile(r"(\w+://[^\s:/@]+:)[^\s@]+@"), r"\1…@"),  # passwords in addresses
    (re.compile(r"((?:quipu|quipu_door|quipu_operator|csrf)=)[\w-]+"), r"\1…"),
    (re.compile(r"(?i)(bearer )\S+"), r"\1…"),
)
BURST: Final = 20  # messages of one kind that are logged at once
REFILL_PER_SECOND: Final = 0.1
MAX_KINDS: Final = 500


def without_secrets(words: str) -> str:
    """Words as they may stand in a log."""
    for found, instead in SECRETS:
        words = found.sub(instead, words)
    return words


class Plain(logging.Formatter):
    """A dated line, and the traceback of a fault."""

    def __init__(self) -> None:
        super().__init__(DATED)

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class RateLimit(logging.Filter):
    """Drops messages of a kind that comes too often; the next one says how many were dropped.

    A kind is the logger and the first line of the message before its arguments are put in.
    """

    def __init__(self) -> None:
        super().__init__()
        self.kinds: OrderedDict[tuple[str, str], list[float]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, str(record.msg).partition("\n")[0][:120]), monotonic()
        left, then, dropped = self.kinds.pop(kind, [float(BURST), now, 0])
        left = min(float(BURST), left + (now - then) * REFILL_PER_SECOND)
        is_shown = left >= 1
        self.kinds[kind] = [left - 1, now, 0] if is_shown else [left, now, dropped + 1]
        while len(self.kinds) > MAX_KINDS:
            self.kinds.popitem(last=False)
        if is_shown and dropped:
            record.msg = f"{record.msg} (and {dropped:.0f} more like it)"
        return is_shown


def as_json() -> logging.Formatter:
    import structlog

    def hide(_logger: object, _name: str, event: Any) -> Any:
        return {
            key: without_secrets(value) if isinstance(value, str) else value
            for key, value in event.items()
        }

    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            hide,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )


def begin(form: str) -> None:
    """From now on warnings and faults go to the standard error, in this form."""
    if form not in FORMS:
        raise ValueError(f"QUIPU_LOG is {' or '.join(FORMS)}, not {form!r}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(as_json() if form == "json" else Plain())
    handler.addFilter(RateLimit())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
