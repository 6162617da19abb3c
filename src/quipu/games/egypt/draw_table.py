"""The bank beside the board."""

from __future__ import annotations

from typing import Final

from quipu.drawing import text
from quipu.games.egypt.box import KIND_NAMES
from quipu.games.egypt.draw_layout import Desk
from quipu.settlers.draw_board import draw_stock
from quipu.settlers.draw_kit import ON_TABLE

BANK_ROW: Final = 21


def draw_bank(desk: Desk) -> None:
    """The stock of every kind, open to all."""
    if not desk.layout.bank:
        return
    x, y = desk.layout.bank
    title = text(desk.speak("draw-bank"), x, y, size=13, font_weight=700, **ON_TABLE)
    desk.ground("bank-title", title)
    for row, kind in enumerate(KIND_NAMES):
        spot = (x, y + 20 + row * BANK_ROW)
        draw_stock(desk, kind, f"icon-{kind}", spot, "draw-bank-stock")
