"""The events of this game, each with its fields; `from` is the cell where a jeep was."""

from __future__ import annotations

from typing import Final

from quipu.core.events import (
    CELL,
    CELLS,
    FLAG,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    WORD,
    WORDS,
    WORDS_BY_SEAT,
    EventKind,
    by_name,
)

BEGAN: Final = EventKind("began", {"seat": SEAT, "tiles": WORDS, "open": WORDS})
TURN_BEGAN: Final = EventKind("turn_began", {"seat": SEAT, "turn": NUMBER})
TILE_SWAPPED: Final = EventKind(
    "tile_swapped", {"seat": SEAT, "tile": WORD, "stack": NUMBER, "drawn": WORD}
)
DROVE: Final = EventKind("drove", {"seat": SEAT, "cell": CELL, "from": CELL})
STAYED: Final = EventKind("stayed", {"seat": SEAT, "cell": CELL, "from": CELL})
STOPPED: Final = EventKind("stopped", {"seat": SEAT})
TILE_DRAWN: Final = EventKind(
    "tile_drawn", {"seat": SEAT, "stack": NUMBER, "tile": WORD, "fits": FLAG}
)
TILE_LAID: Final = EventKind(
    "tile_laid", {"seat": SEAT, "tile": WORD, "turn": NUMBER, "cell": CELL}
)
EXCHANGED_OPENLY: Final = EventKind("exchanged_openly", {"seat": SEAT, "give": WORD, "take": WORD})
EXCHANGED_HIDDEN: Final = EventKind(
    "exchanged_hidden",
    {"seat": SEAT, "count": NUMBER, "hidden": NUMBER},
    secret={"kinds": WORDS},
)
ARTEFACTS_RETURNED: Final = EventKind(
    "artefacts_returned",
    {"seat": SEAT, "count": NUMBER, "hidden": NUMBER},
    secret={"kinds": WORDS},
)
FIGURE_SET: Final = EventKind(
    "figure_set",
    {"seat": SEAT, "cell": CELL, "archaeologists": NUMBER, "part": NUMBER, "gold": NUMBER},
)
FIGURE_TAKEN_BACK: Final = EventKind(
    "figure_taken_back", {"seat": SEAT, "cell": CELL, "archaeologists": NUMBER}
)
PASSED: Final = EventKind("passed", {"seat": SEAT, "phase": WORD})
DISTRICT_CLOSED: Final = EventKind(
    "district_closed",
    {"cells": CELLS, "archaeologists": NUMBERS, "heads": NUMBER, "coins": NUMBER},
)
ARTEFACTS_FOUND: Final = EventKind(
    "artefacts_found",
    {"seat": SEAT, "count": NUMBER, "gold": NUMBER, "hidden": NUMBER},
    secret={"kinds": WORDS},
)
BONUS_BOUGHT: Final = EventKind("bonus_bought", {"seat": SEAT})
LAST_ROUND: Final = EventKind("last_round", {"seat": SEAT})
END: Final = {
    "winners": SEATS,
    "reason": WORD,
    "points": NUMBERS,
    "hands": WORDS_BY_SEAT,
    "gold": NUMBERS,
}
ENDED: Final = EventKind("ended", END)
ENDED_SHARED: Final = EventKind("ended_shared", END)

EVENTS: Final = by_name(
    [
        *(BEGAN, TURN_BEGAN, TILE_SWAPPED, DROVE, STAYED, STOPPED, TILE_DRAWN, TILE_LAID),
        *(EXCHANGED_OPENLY, EXCHANGED_HIDDEN, ARTEFACTS_RETURNED, FIGURE_SET, FIGURE_TAKEN_BACK),
        *(PASSED, DISTRICT_CLOSED, ARTEFACTS_FOUND, BONUS_BOUGHT, LAST_ROUND),
        *(ENDED, ENDED_SHARED),
    ]
)
