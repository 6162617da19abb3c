"""What a page says about a game that comes from a file: how far it could be checked."""

from __future__ import annotations

from typing import Any, Final

from quipu.core.record import Record
from quipu.play.replay.replay import HERE
from quipu.server.tables.services import Services
from quipu.texts import Speak

FITS: Final = "fits"  # its luck follows from the key in the file


async def verdict_on(services: Services, record: Record) -> str:
    """How far an uploaded record is proved; its chain, rules and luck were checked before.

    A file alone never proves that its key was fixed before the game: only the server that
    published the commitment can. So the best that a foreign record gets is that its luck fits.
    """
    luck: Any = record.header["luck"]
    live = await services.registry.get(str(luck["table"])[:24])
    if live is not None and live.table is not None and live.table.record.head == record.head:
        return HERE
    return FITS if record.is_drawn else record.luck_origin


def said(speak: Speak, verdict: str, is_over: bool) -> dict[str, str] | None:
    """A label and the reason, in words; None if there is nothing to warn of."""
    if verdict == HERE:
        return None
    label = speak("verdict-fits") if verdict == FITS else speak("verdict-not")
    why = [speak(f"verdict-{verdict}-about")]
    if not is_over:
        why.append(speak("verdict-no-end"))
    return {"kind": "fits" if verdict == FITS else "not", "label": label, "why": " ".join(why)}
