"""Drawings under test: positions worth drawing, what is drawn of them, and whether it is whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import quipu
from quipu.core.state import State
from quipu.drawing import Drawing
from quipu.drawing.symbols import references

NAMES = ["Ane", "<b>&", "Meret", "Wilhelmina", "Hildegard", "Bo", "Teti", "Kai"]


def played(
    key: str, seats: int = 4, steps: int = 100, **options: Any
) -> Iterator[tuple[State, int]]:
    """Positions of a game in which whoever can build builds, each with a seat to decide."""
    state = quipu.game(key).start(seats, quipu.FastLuck(7), **options)
    luck, choice = quipu.FastLuck(8), quipu.FastLuck(9)
    for _ in range(steps):
        if not state.waiting():
            break
        seat = state.waiting()[0]
        yield state.copy(), seat
        legal = state.legal(seat)
        builds = [action for action in legal if action.kind.startswith("build_")]
        chosen = builds or legal
        state.apply(seat, chosen[int(choice.below(len(chosen)))], luck)
    yield state, (state.waiting() or [0])[0]


def drawn(state: State, key: str, seat: int, narrow: bool = False, lang: str = "en") -> Drawing:
    made = quipu.game(key).draw(state, seat, lang=lang, names=NAMES, narrow=narrow)
    assert isinstance(made, Drawing)
    return made


def targets(drawing: Drawing) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(each) for each in drawing.elements("targets").values()]


def is_whole(svg: str) -> None:
    """It stands alone: valid, without style attributes, and everything it uses is defined."""
    root = ElementTree.fromstring(svg)
    assert references(svg) <= {each.get("id") for each in root.iter()}
    assert " style=" not in svg
    assert "var(" not in svg
    assert "⟨" not in svg  # no text is missing
    assert "<b>" not in svg  # names are escaped
