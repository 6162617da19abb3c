"""The events that only this game tells: tribes, ruins, and what Combat Arts and routes bring."""

from __future__ import annotations

from typing import Final

from quipu.core.events import (
    CARDS,
    CROSSING,
    CROSSINGS,
    HEX,
    NUMBER,
    SEAT,
    WORD,
    EventKind,
    by_name,
)

ROUTE_TRADED: Final = EventKind("route_traded", {"seat": SEAT, "paid": CARDS, "gained": CARDS})
THEFT_SKIPPED: Final = EventKind("theft_skipped", {"seat": SEAT})
ROBBER_DRIVEN_OFF: Final = EventKind(
    "robber_driven_off", {"seat": SEAT, "hex": HEX, "gained": CARDS}
)
BUILT_OVER: Final = EventKind(
    "built_over", {"seat": SEAT, "from": SEAT, "piece": WORD, "crossing": CROSSING}
)
BUILT_ANEW: Final = EventKind("built_anew", {"seat": SEAT, "piece": WORD, "crossing": CROSSING})
TRIBE_DECLINED: Final = EventKind(
    "tribe_declined", {"seat": SEAT, "tribe": NUMBER, "ruins": CROSSINGS, "cleared": CROSSINGS}
)
TRIBE_FOUNDED: Final = EventKind(
    "tribe_founded", {"seat": SEAT, "tribe": NUMBER, "crossing": CROSSING}
)
DECK_ENTERED: Final = EventKind("deck_entered", {"count": NUMBER})

EVENTS: Final = by_name(
    [
        *(ROUTE_TRADED, THEFT_SKIPPED, ROBBER_DRIVEN_OFF, BUILT_OVER, BUILT_ANEW),
        *(TRIBE_DECLINED, TRIBE_FOUNDED, DECK_ENTERED),
    ]
)
