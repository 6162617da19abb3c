"""JSON as it is sent: by orjson where it is installed, else by the standard library.

Both write the same bytes. `Fragment` is JSON that is written already and is put in as it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from quipu.play.messages.bots import BotServerMessage
from quipu.play.messages.encode import encode
from quipu.play.messages.server import ServerMessage

PLACE: Final = re.compile(r'"\\u0000(\d+)\\u0000"')


class PlainFragment:
    """JSON that is written already, for `plain_dumps`."""

    def __init__(self, contents: bytes) -> None:
        self.contents = contents


def plain_dumps(value: object) -> bytes:
    """Encode with the standard library."""
    fragments: list[str] = []

    def default(each: object) -> str:
        if not isinstance(each, PlainFragment):
            raise TypeError(f"{type(each).__name__} cannot be written as JSON")
        fragments.append(each.contents.decode())
        return f"\0{len(fragments) - 1}\0"

    text = json.dumps(value, default=default, ensure_ascii=False, separators=(",", ":"))
    return PLACE.sub(lambda found: fragments[int(found[1])], text).encode()


dumps: Callable[[Any], bytes]
loads: Callable[[bytes | str], Any]  # JSON is whatever it is
Fragment: Callable[[bytes], object]
try:
    import orjson
except ImportError:  # in a browser
    dumps, loads, Fragment = plain_dumps, json.loads, PlainFragment
else:
    dumps, loads, Fragment = orjson.dumps, orjson.loads, orjson.Fragment


def written(message: dict[str, Any]) -> str:
    return dumps(message).decode()


def encoded(message: ServerMessage | BotServerMessage) -> str:
    """A message as it is sent."""
    return written(encode(message))
