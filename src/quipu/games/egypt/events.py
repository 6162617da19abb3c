"""The events that only this game tells: gods, and the Great Pyramid."""

from __future__ import annotations

from typing import Final

from quipu.core.events import (
    CARD,
    CARDS,
    NUMBER,
    PATH,
    SEAT,
    SEAT_OR_NOBODY,
    WORD,
    EventKind,
    by_name,
)
from quipu.settlers.events import POINTS_SHOWN, ROUTE_WAIVED

GOD_TAKEN: Final = EventKind("god_taken", {"seat": SEAT, "god": WORD})
GOD_USED: Final = EventKind("god_used", {"seat": SEAT, "god": WORD})
GOD_KEPT: Final = EventKind("god_kept", {"seat": SEAT, "god": WORD})
GOD_EXCHANGED: Final = EventKind("god_exchanged", {"seat": SEAT, "god": WORD, "returned": WORD})
PASSED: Final = EventKind("passed", {"seat": SEAT})
CARD_TAKEN: Final = EventKind("card_taken", {"seat": SEAT, "gained": CARDS})
AMUN_ASKED: Final = EventKind("amun_asked", {"seat": SEAT, "to": SEAT, "card": CARD})
HAD_NONE: Final = EventKind("had_none", {"seat": SEAT, "card": CARD})
ASKED_ENOUGH: Final = EventKind("asked_enough", {"seat": SEAT})
OXCART_MOVED: Final = EventKind("oxcart_moved", {"seat": SEAT, "oxcart": PATH, "path": PATH})
DECK_LOOKED_AT: Final = EventKind(
    "deck_looked_at", {"seat": SEAT, "paid": CARDS, "count": NUMBER}, secret={"titles": CARDS}
)
DECK_SEEN: Final = EventKind("deck_seen", {}, secret={"seat": SEAT, "returned": CARDS})
HAND_SEEN: Final = EventKind("hand_seen", {"seat": SEAT, "from": SEAT}, secret={"cards": CARDS})
RATE_NAMED: Final = EventKind("rate_named", {"seat": SEAT, "card": CARD})

SWAPPED: Final = EventKind("swapped", {"seat": SEAT, "paid": CARDS, "gained": CARDS})
BLESSED: Final = EventKind("blessed", {"seat": SEAT})
CURSED: Final = EventKind("cursed", {"seat": SEAT})
FAVOUR_WON: Final = EventKind("favour_won", {"seat": SEAT, "from": SEAT_OR_NOBODY})
GOLDEN_REVEALED: Final = EventKind("golden_revealed", {"seat": SEAT, "number": NUMBER})
GOLDEN_PLACED: Final = EventKind("golden_placed", {"place": NUMBER})

EVENTS: Final = by_name(
    [
        *(GOD_TAKEN, GOD_USED, GOD_KEPT, GOD_EXCHANGED, PASSED, CARD_TAKEN),
        *(AMUN_ASKED, HAD_NONE, ASKED_ENOUGH, OXCART_MOVED, DECK_LOOKED_AT, DECK_SEEN),
        *(HAND_SEEN, RATE_NAMED, ROUTE_WAIVED, POINTS_SHOWN),
        *(SWAPPED, BLESSED, CURSED, FAVOUR_WON, GOLDEN_REVEALED, GOLDEN_PLACED),
    ]
)
