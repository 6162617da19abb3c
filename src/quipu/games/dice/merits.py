"""What a good player of Plus looks at to see who is ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.games.dice.planning import Course
from quipu.games.dice.plus import DicePlus
from quipu.games.dice.sheet import CITY, KNIGHT, bit, count_bits

MERITS: Final = [
    "nearness",  # turns that the quickest course still takes, counted below nothing
    "sprint",  # one over those turns: the last ones decide
    "points",
    "cities",
    "knights",
    "army",  # held, besides its points: it may be lost
    "route",
    "jokers",  # that wait
    "turn",
    "waiting",  # share of the round before the next turn
]
USUAL: Final[dict[str, float]] = {"nearness": 1.0, "turn": 0.5}
SOON: Final = 0.5  # of a turn, so that nothing is divided by nothing


def merits_of(state: DicePlus, seat: i64) -> vec[float]:
    """In the order of `MERITS`."""
    found = vec[float]([0.0] * len(MERITS))
    built, used = state.built[seat], state.used[seat]
    turns = Course(state, seat).turns(built, used)
    found[0] = -turns
    found[1] = 1.0 / (max(turns, 0.0) + SOON)
    found[2] = float(state.total(seat))
    found[3] = float(count_bits(built & state.sheet.sorts[CITY]))
    found[4] = float(count_bits(built & state.sheet.sorts[KNIGHT]))
    found[5] = 1.0 if state.army == seat else 0.0
    found[6] = 1.0 if state.route == seat else 0.0
    for joker in range(len(state.sheet.joker_ids)):
        if state.has_knights(seat, joker) and not used & bit(joker):
            found[7] += 1.0
    found[8] = 1.0 if state.on_turn == seat else 0.0
    found[9] = float((seat - state.on_turn) % state.seats) / float(state.seats)
    return found
