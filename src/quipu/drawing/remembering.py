"""Remembering: what was drawn is taken again where it would show the same."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

MOST: Final = 4096  # a hundred tables ask for what they had; a part of a board takes 14 kB
FORM: Final = 2  # of marshal: the last in which equal values are always written alike

T = TypeVar("T")


def sign(*shown: Any) -> bytes:
    """What plain values are known again by: numbers, words, lists, tuples, dicts of them."""
    return marshal.dumps(shown, FORM)


class Shelf(Generic[T]):
    """The things that were asked for last, each by all that it shows.

    There are two boards: what is made is put on the first; when that is full it becomes the second,
    and what nobody has taken from there since is forgotten. So what is asked for again and again
    costs no more than to be found.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.kept: dict[Hashable, T] = {}
        self.older: dict[Hashable, T] = {}

    def take(self, known: Hashable, make: Callable[[], T]) -> T:
        """What was made when the same was to be shown, else what is made now."""
        found = self.kept.get(known)
        if found is None:
            found = self.older.get(known)
            if found is None:
                found = make()
            if 2 * len(self.kept) >= self.most:
                self.older, self.kept = self.kept, {}
            self.kept[known] = found
        return found
