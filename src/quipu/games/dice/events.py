"""The events of the dice games, each with its fields."""

from __future__ import annotations

from typing import Final

from quipu.core.events import (
    NUMBER,
    NUMBERS,
    SEAT,
    SEAT_OR_NOBODY,
    SEATS,
    WORD,
    WORDS,
    EventKind,
    by_name,
)

BEGAN: Final = EventKind("began", {"seat": SEAT})
TURN_BEGAN: Final = EventKind(
    "turn_began", {"seat": SEAT, "turn": NUMBER, "round": NUMBER, "dice": NUMBER}
)
THREW: Final = EventKind("threw", {"seat": SEAT, "faces": WORDS, "dice": NUMBERS, "throws": NUMBER})
STOPPED: Final = EventKind("stopped", {"seat": SEAT})
JOKER_USED: Final = EventKind(
    "joker_used", {"seat": SEAT, "joker": WORD, "give": WORD, "take": WORD}
)
GOLD_TRADED: Final = EventKind("gold_traded", {"seat": SEAT, "take": WORD})
BUILT: Final = EventKind("built", {"seat": SEAT, "symbol": WORD, "points": NUMBER})
SCORED: Final = EventKind("scored", {"seat": SEAT, "box": NUMBER, "points": NUMBER})
CROSSED: Final = EventKind("crossed", {"seat": SEAT, "box": NUMBER, "points": NUMBER})
TITLE_WON: Final = EventKind("title_won", {"seat": SEAT, "title": WORD, "from": SEAT_OR_NOBODY})
WON: Final = EventKind("won", {"seat": SEAT, "points": NUMBER})
ENDED: Final = EventKind("ended", {"winners": SEATS})
ENDED_SHARED: Final = EventKind("ended_shared", {"winners": SEATS})

EVENTS: Final = by_name(
    [
        *(BEGAN, TURN_BEGAN, THREW, STOPPED, JOKER_USED, GOLD_TRADED, BUILT, SCORED, CROSSED),
        *(TITLE_WON, WON, ENDED, ENDED_SHARED),
    ]
)
