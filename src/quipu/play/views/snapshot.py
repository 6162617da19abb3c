"""A rendered view of a table, and the message that leads from an earlier one to it."""

from __future__ import annotations

from collections.abc import Iterable

from quipu.drawing import Drawing
from quipu.drawing.symbols import references
from quipu.play.encoding import Fragment, written
from quipu.play.views.delta import (
    Changed,
    Message,
    Parts,
    changes,
    joined,
    laid_out,
    news,
    symbols_in,
    symbols_named,
)
from quipu.play.views.event_feed import EventFeed


class ViewSnapshot:
    """All that is seen at one moment; `text` says what changed after an earlier one.

    Its `values` are parts that are left out of an update where they are as they were.
    """

    def __init__(
        self,
        message: Message,
        values: Message,
        board: Drawing,
        hand: Drawing | None = None,
        last: ViewSnapshot | None = None,
    ) -> None:
        self.message = message
        self.values = values
        known = last.values if last is not None else {}
        self.parts: Parts = {  # what is the very same was written before
            name: last.parts[name] if last and known.get(name) is value else laid_out(value)
            for name, value in values.items()
        }
        self.board = board
        self.hand = hand
        self.grounds = [each.ground_hash for each in (board, hand) if each is not None]
        self.symbols: frozenset[str] = frozenset()  # that whoever has this sight was sent
        self.moved: tuple[ViewSnapshot | None, list[Changed], Parts] | None = (
            None  # since which other
        )
        self.tale = EventFeed()
        self.texts: dict[tuple[ViewSnapshot | None, frozenset[str]], str] = {}

    def text(self, old: ViewSnapshot | None, grounds: set[str]) -> str:
        """The message as it is sent; made once for all who have seen the same."""
        known = (old, frozenset(grounds.intersection(self.grounds)))
        if known not in self.texts:
            _, news = self.changed(old)
            parts = {name: Fragment(joined(part)) for name, part in news.items()}
            self.texts[known] = written(self.since(old, grounds) | parts)
        return self.texts[known]

    def forget(self) -> None:
        """Nobody asks any more what changed since an earlier one."""
        self.texts.clear()
        self.moved = None

    def changed(self, old: ViewSnapshot | None) -> tuple[list[Changed], Parts]:
        """What changed since an earlier sight: on the board and on the hand, and of the parts."""
        if self.moved is None or self.moved[0] is not old:
            pairs = [(self.board, old.board if old is not None else None)]
            if self.hand is not None:
                pairs.append((self.hand, old.hand if old is not None else None))
            drawn = [new.changes(was or new.blank()) for new, was in pairs]
            self.moved = (old, drawn, self.parts if old is None else news(self.parts, old.parts))
        return self.moved[1:]

    def since(self, old: ViewSnapshot | None, grounds: set[str]) -> Message:
        """The same without its parts."""
        held = {*grounds, *(old.grounds if old is not None else ())}
        had = old.symbols if old is not None else frozenset()
        changed, _ = self.changed(old)
        board = changes(self.board, old.board if old is not None else None, changed[0])
        board["symbols"] = self.board.library.definitions(self.symbols - had)
        hand = None
        if self.hand is not None:
            hand = changes(self.hand, old.hand if old is not None else None, changed[1])
        for drawing, part in ((self.board, board), (self.hand, hand)):
            if drawing is not None and part is not None and part["ground"] not in held:
                part["laid"] = dict(drawing.elements("ground"))
        log = self.tale.lines if old is None else self.tale.since(old.tale.heard)
        if old is None:  # nothing moves of what was long ago
            log = [{name: line[name] for name in line if name != "motions"} for line in log]
        drawn: Message = {"board": board, "hand": hand, "log": log}
        return self.message | drawn | {"full": old is None}


def needed_symbols(
    sight: ViewSnapshot, last: ViewSnapshot | None, seats: list[Message], hands: Iterable[str] = ()
) -> frozenset[str]:
    """What drawings and pictures use, and all that was used before."""
    drawn, told = sight.changed(last)
    heard = last.tale.heard if last is not None else 0
    used = symbols_in(sight.tale.since(heard)).union(
        *map(symbols_named, map(joined, told.values()))
    )
    used |= {f"stamp-{each['stamp']}" for each in seats}
    markup = [*hands, *(each["things"] for each in seats)]
    for drawing in drawn:
        markup += [each for layer in drawing.values() for each in layer.values() if each]
    had = last.symbols if last is not None else frozenset()
    used = used.union(*map(references, markup)) - had
    return had | sight.board.library.closed(used) if used else had
