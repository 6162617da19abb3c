"""Source: the luck of one table, committed to, seeded or scripted, as its header says."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from quipu.core.fairluck import FairLuck
from quipu.core.luck import Luck, RecordedLuck
from quipu.core.refusal import IllegalAction, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Gives each step the luck that is due to it, whatever was tried, undone or lost before.

    In format 2 that is decided by how many steps before it drew luck, those taken back
    included: nothing that draws no luck can shift it, and what was taken back is drawn anew.
    In format 1 it was decided by the number of the knot.
    """

    def __init__(self, header: dict[str, object], key: bytes | None) -> None:
        luck: Any = header["luck"]
        self.by_knot = header["quipu"] == 1
        self.key = key
        self.script: list[list[int] | None] = list(luck.get("script") or [])
        self.fair = (
            None if key is None else FairLuck(key, luck["table"], [str(n) for n in luck["nonces"]])
        )

    def secret(self) -> bytes:
        if self.key is None:
            raise ValueError("this table is only replayed: it has no luck of its own")
        return self.key

    def luck(self, knot: int, drawn: int, draws: int) -> Luck:
        """The luck of a step before which so many drew, and so many of those that stand.

        A script goes by the latter: who goes back in a lesson meets the same luck again.
        """
        given = self.script[draws] if draws < len(self.script) else None
        if given is not None:
            return RecordedLuck(given)
        return self.drawn(knot if self.by_knot else drawn)

    def drawn(self, index: int) -> Luck:
        if self.fair is None:
            raise ValueError("this table is only replayed: it has no luck of its own")
        self.fair.at(index)
        return self.fair

    def must_fit(self, luck: Luck) -> None:
        """A script gives a step all of its luck or none."""
        if isinstance(luck, RecordedLuck) and luck.used and not luck.is_spent():
            raise IllegalAction(Refusal("luck_unfit", "", "the script has more luck for this step"))
