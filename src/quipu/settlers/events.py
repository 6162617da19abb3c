"""The events that both settlers games tell, each with its fields.

Two fields mean the same in every event: `paid` went from its seat to the bank, and `gained` came
from there. What passes between seats is told by `handed`, `traded` and `stole`.
"""

from __future__ import annotations

from typing import Final

from quipu.core.events import (
    CARD,
    CARDS,
    CARDS_OR_OPEN,
    CROSSING,
    HEX,
    HEXES,
    NUMBER,
    NUMBERS,
    PATH,
    SEAT,
    SEAT_OR_NOBODY,
    SEATS,
    WORD,
    WORD_OR_NONE,
    EventKind,
    by_name,
)

# ---- start and turn ---------------------------------------------------------------------------

START_ROLLED: Final = EventKind("start_rolled", {"seat": SEAT, "dice": NUMBERS})
BEGAN: Final = EventKind("began", {"seat": SEAT})
PLACED: Final = EventKind(
    "placed", {"seat": SEAT, "piece": WORD}, perhaps={"crossing": CROSSING, "path": PATH}
)
START_CARDS: Final = EventKind("start_cards", {"seat": SEAT, "gained": CARDS})
TURN_BEGAN: Final = EventKind("turn_began", {"seat": SEAT, "turn": NUMBER})
ROLLED: Final = EventKind("rolled", {"seat": SEAT, "dice": NUMBERS})
YIELDED: Final = EventKind(
    "yielded",
    {"seat": SEAT, "gained": CARDS},
    perhaps={"hexes": HEXES},  # those that paid
)

# ---- seven and robber -------------------------------------------------------------------------

DISCARD_PICKED: Final = EventKind("discard_picked", {"seat": SEAT, "cards": CARDS})
DISCARDED: Final = EventKind("discarded", {"seat": SEAT, "paid": CARDS})
ROBBER_MOVED: Final = EventKind(
    "robber_moved", {"seat": SEAT, "hex": HEX, "land": WORD_OR_NONE}, perhaps={"number": NUMBER}
)
STOLE: Final = EventKind("stole", {"seat": SEAT, "from": SEAT}, secret={"card": CARD})

# ---- trade ------------------------------------------------------------------------------------

HANDED: Final = EventKind("handed", {"seat": SEAT, "to": SEAT, "cards": CARDS})
OFFERED: Final = EventKind(
    "offered", {"seat": SEAT, "to": SEAT_OR_NOBODY, "give": CARDS, "want": CARDS}
)
CALLED: Final = EventKind(
    "called", {"seat": SEAT, "to": SEAT_OR_NOBODY, "give": CARDS_OR_OPEN, "want": CARDS_OR_OPEN}
)
ANSWERED: Final = EventKind("answered", {"seat": SEAT})
ACCEPTED: Final = EventKind("accepted", {"seat": SEAT, "want": CARDS})
DECLINED: Final = EventKind("declined", {"seat": SEAT})
COUNTERED: Final = EventKind("countered", {"seat": SEAT, "give": CARDS, "want": CARDS})
TRADED: Final = EventKind("traded", {"seat": SEAT, "to": SEAT, "give": CARDS, "take": CARDS})
WITHDRAWN: Final = EventKind("withdrawn", {"seat": SEAT})
BANK_TRADED: Final = EventKind("bank_traded", {"seat": SEAT, "paid": CARDS, "gained": CARDS})

# ---- building and cards -----------------------------------------------------------------------

BUILT: Final = EventKind(
    "built",
    {"seat": SEAT, "piece": WORD, "paid": CARDS},
    perhaps={"crossing": CROSSING, "path": PATH, "place": NUMBER},
)
CARD_BOUGHT: Final = EventKind("card_bought", {"seat": SEAT, "paid": CARDS}, secret={"card": CARD})
CARD_PLAYED: Final = EventKind("card_played", {"seat": SEAT, "card": CARD})
ROUTE_WAIVED: Final = EventKind("route_waived", {"seat": SEAT})  # where a piece may be waived
PLENTY_TAKEN: Final = EventKind("plenty_taken", {"seat": SEAT, "gained": CARDS})
MONOPOLY_NAMED: Final = EventKind(
    "monopoly_named", {"seat": SEAT, "card": CARD, "counts": NUMBERS, "most": NUMBER}
)

# ---- points and end ---------------------------------------------------------------------------

TITLE_WON: Final = EventKind("title_won", {"seat": SEAT, "title": WORD, "from": SEAT_OR_NOBODY})
TITLE_LOST: Final = EventKind("title_lost", {"seat": SEAT, "title": WORD})
# Where cards are worth points.
POINTS_SHOWN: Final = EventKind("points_shown", {"seat": SEAT, "count": NUMBER})
ENDED: Final = EventKind("ended", {"winners": SEATS, "reason": WORD})
ENDED_SHARED: Final = EventKind("ended_shared", {"winners": SEATS, "reason": WORD})

ANSWERS_TOLD: Final = by_name([ACCEPTED, DECLINED, COUNTERED])
EVENTS: Final = by_name(
    [
        *(START_ROLLED, BEGAN, PLACED, START_CARDS, TURN_BEGAN, ROLLED, YIELDED),
        *(DISCARD_PICKED, DISCARDED, ROBBER_MOVED, STOLE),
        *(HANDED, OFFERED, CALLED, ANSWERED, ACCEPTED, DECLINED, COUNTERED, TRADED, WITHDRAWN),
        *(BANK_TRADED, BUILT, CARD_BOUGHT, CARD_PLAYED, PLENTY_TAKEN),
        *(MONOPOLY_NAMED, TITLE_WON, TITLE_LOST, ENDED, ENDED_SHARED),
    ]
)
