"""What a good player of jade looks at to see who is ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.games.jade.board import SIZES
from quipu.games.jade.faces import CENTRE, KIND_COUNT
from quipu.games.jade.prospects import age_of, begun, dug_of, open_worth
from quipu.games.jade.state import Jade

MERITS: Final = [
    "points",
    "late points",  # times the share of the game that is over: then they decide
    "begun",  # statues
    "late begun",
    "open",  # what districts promise that are not closed
    "late open",
    "gold",
    "late gold",
    "figures",  # archaeologists in the supply
    "display",  # tiles at hand
    "turn",
    "main",  # the jeep stands where white lines lead to the centre field
]
USUAL: Final[dict[str, float]] = {"points": 0.5, "gold": 0.22, "open": 0.5}


def merits_of(state: Jade, seat: i64) -> vec[float]:
    """In the order of `MERITS`."""
    found = vec[float]([0.0] * len(MERITS))
    age = max(age_of(state), dug_of(state))
    start = KIND_COUNT * seat
    hand = state.artefacts.hands[start : start + KIND_COUNT]
    found[0] = float(state.total(seat))
    found[2] = begun(hand, state.agreement.designs_matter)
    found[4] = open_worth(state, seat)
    found[6] = float(state.gold[seat])
    for place in range(0, 8, 2):
        found[place + 1] = age * found[place]
    for size in range(1, SIZES + 1):
        if state.has_figure(seat, size):
            found[8] += float(size)
    found[9] = float(state.display_size(seat))
    found[10] = 1.0 if state.mover == seat else 0.0
    road = state.board.road(i64(state.jeeps[seat]))
    found[11] = 1.0 if road == state.board.road(CENTRE) else 0.0
    return found
