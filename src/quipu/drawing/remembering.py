"""Remembering: what was drawn is taken again where it would show the same."""

from __future__ import annotations

import marshal
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

MOST: Final = 2048
FORM: Final = 2  # of marshal: the last in which equal values are always written alike

T = TypeVar("T")


def sign(*shown: Any) -> bytes:
    """What plain values are known again by: numbers, words, lists, tuples, dicts of them."""
    return marshal.dumps(shown, FORM)


class Shelf(Generic[T]):
    """The things that were asked for last, each by all that it shows."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.kept: OrderedDict[Hashable, T] = OrderedDict()

    def take(self, known: Hashable, make: Callable[[], T]) -> T:
        """What was made when the same was to be shown, else what is made now."""
        found = self.kept.get(known)
        if found is None:
            found = self.kept[known] = make()
            while len(self.kept) > self.most:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(known)
        return found
