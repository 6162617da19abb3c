"""A moving picture holds every look of every element once, each in its time."""

from __future__ import annotations

import re

from quipu.drawing import Drawing
from quipu.drawing.moving import REST, moving


def drawn(*pieces: tuple[str, str]) -> Drawing:
    made = Drawing(10, 10, "board")
    made.add("ground", "sand", '<rect width="10" height="10"/>')
    for key, markup in pieces:
        made.add("pieces", key, markup)
    return made


def test_what_stays_is_drawn_once_and_what_changes_has_its_time() -> None:
    cart, city = '<circle r="1"/>', '<circle r="2"/>'
    film = moving([drawn(("a", cart)), drawn(("a", cart), ("b", cart)), drawn(("a", city))], 1.0)
    assert list(film.elements("ground")) == ["sand-0"]
    pieces = film.elements("pieces")
    assert list(pieces) == ["a-0", "a-1", "b-0"]
    length = 3 + REST
    times = {key: re.findall(r'keyTimes="([^"]*)"', markup) for key, markup in pieces.items()}
    assert times["a-0"] == [f"0.00000;{2 / length:.5f}"]
    assert times["b-0"] == [f"0.00000;{1 / length:.5f};{2 / length:.5f}"]
    assert 'values="visible;hidden"' in pieces["a-0"]
    assert 'values="hidden;visible"' in pieces["a-1"]
    assert 'dur="7s"' in pieces["b-0"]
    assert film.svg().startswith("<svg")
