"""Desk: a drawing in the making; parts that show the same are drawn once and laid on it again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from quipu.drawing.drawing import Drawing
from quipu.drawing.remembering import Shelf


@dataclass(frozen=True)
class Desk:
    """The drawing; a game adds whatever else it needs to know, and a shelf of its own."""

    drawing: Drawing

    shelf: ClassVar[Shelf[Drawing]]

    def __init_subclass__(cls) -> None:
        cls.shelf = Shelf()

    def ground(self, key: str, *markup: str) -> None:
        """Put something on the ground."""
        self.drawing.add("ground", key, "".join(markup))

    def piece(self, key: str, *markup: str) -> None:
        """Put something among the pieces."""
        self.drawing.add("pieces", key, "".join(markup))

    def lay_known(
        self,
        draw: Callable[[Self], None],
        known: Hashable,
        change: Callable[[], dict[str, Any]] = dict,
    ) -> None:
        """Draw a part, or take it as it was drawn when it was `known` by the same.

        `known` is all that it shows; `change` says what is different on the desk it is drawn at.
        """
        self.drawing.put(self.shelf.take(known, lambda: self.alone(draw, **change())))

    def alone(self, draw: Callable[[Self], None], **change: Any) -> Drawing:
        """Something on a drawing of its own."""
        desk = replace(self, drawing=self.drawing.blank(), **change)
        draw(desk)
        return desk.drawing
