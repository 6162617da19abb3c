"""Policy: chooses quickly on a state, by how much each action is liked; for playouts.

It sees the state itself, so it is for positions that somebody imagined, never for a seat.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.core.journal import SILENT
from quipu.core.luck import Luck
from quipu.core.state import Catalogue, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Each legal action with a chance in proportion to its weight."""

    def __init__(self, catalogue: Catalogue[Any], liked: dict[str, int]) -> None:
        """`liked` has the weights of kinds of action, at least 1; that of others is 1."""
        self.catalogue = catalogue
        self.weights = vec[i64]([max(liked.get(each.kind, 1), 1) for each in catalogue.actions])

    def choose(self, state: State, seat: i64, luck: Luck, ids: vec[i64]) -> i64:
        """The id of an action for a seat that has one; `ids` has room for the catalogue."""
        count = self.catalogue.legal_ids(state, seat, ids)
        weights = self.weights
        total: i64 = 0
        for n in range(count):
            total += weights[ids[n]]
        left = luck.below(total)
        at: i64 = 0
        while left >= weights[ids[at]]:
            left -= weights[ids[at]]
            at += 1
        return ids[at]


def play_out(state: State, policy: Policy, luck: Luck, decisions: i64) -> i64:
    """Let a policy decide for everybody, up to so many decisions; how many were made.

    Whoever plays a position out again and again takes a FreeLuck: the dice of FastLuck begin anew
    in every turn and would be the same in all of them.
    """
    made: i64 = 0
    catalogue = state.catalogue
    ids = catalogue.room()
    while made < decisions:
        seat = state.deciding()
        if seat < 0:
            break
        chosen = policy.choose(state, seat, luck, ids)
        catalogue.by_id[chosen].apply(state, seat, luck, SILENT)
        made += 1
    return made
