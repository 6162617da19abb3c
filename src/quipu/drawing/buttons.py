"""Buttons: what a lasting button of a game shows, told by its drawing as `BUTTONS`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Button(NamedTuple):
    """A kind of action: the cards it costs and the symbol of what it makes.

    `{stamp}` in the symbol's name stands for the stamp of whoever would make it.
    """

    cost: Mapping[str, int]
    picture: str = ""
