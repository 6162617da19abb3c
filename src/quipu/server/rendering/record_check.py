"""Whether an uploaded file is a record that can be shown; slow, so asked in another process."""

from __future__ import annotations

from typing import Any, Final

from quipu.core.record import BadRecord, read_record
from quipu.core.replay import verify
from quipu.registry import games

MOST_KNOTS: Final = 6_000


def checked(text: str) -> dict[str, Any]:
    """Nothing if all is well; else `bad`, a line and the reason, or `unfit`, the key of a text."""
    try:
        record = read_record(text)
        game = games().get(str(record.header["game"]))
        if game is None:
            return {"unfit": "upload-no-game"}
        if len(record.knots) > MOST_KNOTS:
            return {"unfit": "upload-long"}
        verify(game, record)
    except BadRecord as error:
        return {"bad": [error.line, error.reason]}
    return {}
