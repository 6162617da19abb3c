"""Composer: an act that is spelled in words, for one game of a batch."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.core.state import Action, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Composer:
    """One decision at a time: `first` begins it, `say` goes on until the act is whole.

    `quipu.core.chains` has one that asks the forms of a state and fits every game. A game that is
    stepped often may bring its own, which has to allow the same words.
    """

    def __init__(self) -> None:
        self.is_begun = False  # a word was said, and the act is not whole

    def first(self, state: State, seat: i64, ids: vec[i64], count: i64) -> i64:
        """Append the numbers of the first words to so many ids; how many there are then."""
        raise NotImplementedError

    def following(self, ids: vec[i64], count: i64) -> i64:
        """Append the numbers of the words that may be said now, in rising order."""
        raise NotImplementedError

    def say(self, number: i64) -> Action[Any] | None:
        """Go on by a word that may be said now; the act, once it is whole."""
        raise NotImplementedError
