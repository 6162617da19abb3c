"""What is told: every kind of event with its fields, their types, and what only some may hear."""

from __future__ import annotations

from typing import Final

from quipu.core.events import FLAG, NUMBER, NUMBERS, SEAT, SEATS, WORD, WORDS, EventKind, by_name

BEGAN: Final = EventKind("began", {"seat": SEAT})
DREW: Final = EventKind("drew", {"seat": SEAT}, secret={"token": NUMBER})
TOOK: Final = EventKind("took", {"seat": SEAT, "pebble": NUMBER})
GRABBED: Final = EventKind("grabbed", {"seat": SEAT, "pebbles": NUMBERS, "kept": FLAG})
MARKED: Final = EventKind("marked", {"seat": SEAT, "pebble": NUMBER})
PEEKED: Final = EventKind("peeked", {"seat": SEAT, "victim": SEAT}, secret={"token": NUMBER})
SWAPPED: Final = EventKind("swapped", {"seat": SEAT}, secret={"token": NUMBER})
ANSWERED: Final = EventKind("answered", {"seat": SEAT}, secret={"answer": WORD})
WITHDREW: Final = EventKind("withdrew", {"seat": SEAT})
SHOWN: Final = EventKind("shown", {"tokens": NUMBERS, "marks": NUMBERS, "answers": WORDS})
ENDED: Final = EventKind("ended", {"winners": SEATS})
ENDED_SHARED: Final = EventKind("ended_shared", {"winners": SEATS})

EVENTS: Final = by_name(
    [
        *(BEGAN, DREW, TOOK, GRABBED, MARKED, PEEKED, SWAPPED),
        *(ANSWERED, WITHDREW, SHOWN, ENDED, ENDED_SHARED),
    ]
)
