"""What lies on the table beside the board: the two dice and the bank."""

from __future__ import annotations

from typing import Final

from quipu.drawing import at, group, text, use
from quipu.games.egypt.box import KIND_NAMES
from quipu.games.egypt.draw_layout import ON_TABLE, Desk, thing

DICE: Final = ("ivory", "rust")
TILTS: Final = (-7, 8)
BANK_ROW: Final = 21


def draw_table(desk: Desk) -> None:
    for number in range(len(DICE)):
        desk.piece(f"die-{number}", _die(desk, number))
    desk.piece("dice-sum", _sum(desk))
    if desk.layout.bank:
        _bank(desk)


def _die(desk: Desk, number: int) -> str:
    """A blank, faded die before the roll."""
    (x, y), size = desk.layout.dice, desk.layout.die
    spot = (x + number * 50 * size, y)
    if not desk.view.dice:
        blank = use(f"die-{DICE[number]}-blank", opacity=0.4)
        return group(blank, transform=at(*spot, turn=TILTS[number], scale=size))
    face = desk.view.dice[number]
    shown = use(f"die-{DICE[number]}-{face}")
    name = desk.speak("draw-die", face=face)
    return group(shown, transform=at(*spot, scale=size), role="img", aria_label=name)


def _sum(desk: Desk) -> str:
    if not desk.view.dice:
        return ""
    (x, y), size = desk.layout.dice, desk.layout.die
    words = str(sum(desk.view.dice))
    big = 26 * size
    return text(words, x + 82 * size, y + big * 0.36, size=big, font_weight=800, **ON_TABLE)


def _bank(desk: Desk) -> None:
    """The stock of every kind, open to all."""
    assert desk.layout.bank
    x, y = desk.layout.bank
    title = text(desk.speak("draw-bank"), x, y, size=13, font_weight=700, **ON_TABLE)
    desk.ground("bank-title", title)
    for row, kind in enumerate(KIND_NAMES):
        left = desk.view.bank.get(kind, 0)
        below = y + 20 + row * BANK_ROW
        icon = use(f"icon-{kind}", x, below - 13, width=18, height=18)
        count = text(str(left), x + 26, below + 1, size=14, opacity=0.86, **ON_TABLE)
        label = desk.speak("draw-bank-stock", card=thing(desk.speak, kind), n=left)
        desk.piece(f"bank-{kind}", group(icon, count, role="img", aria_label=label))
