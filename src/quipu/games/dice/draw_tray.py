"""The tray with its dice: blank before the first throw, spent ones faded, lost gold struck out."""

from __future__ import annotations

import json
from typing import Final

from quipu.drawing import at, el, group, line, text, use
from quipu.games.dice.draw_layout import BROWN, INK, PAPER, RED, Desk
from quipu.games.dice.draw_places import FACES
from quipu.texts import describe_action

SPENT, LOST = 1, 2
GOLD: Final = FACES.index("gold")
TILTS: Final = (-5, 4, -3, 6, -7, 5)
TUMBLED: Final = (-19, 13, -9, 21, -15, 11)
STRIKE: Final = "M-19-18C-8-8 8 7 19 19M19-19C8-8-8 8-19 18"


def draw_tray(desk: Desk) -> None:
    desk.ground("tray", _tray(desk))
    desk.piece("tray-note", _note(desk))
    for die in range(len(desk.view.faces)):
        desk.piece(f"die-{die}", _die(desk, die))
    _throwing(desk)
    _trading(desk)


def _tray(desk: Desk) -> str:
    x, y = desk.layout.tray
    wide, high = desk.layout.pitch * 6 + (32 if not desk.layout.narrow else 10), 90
    left, top = x - wide / 2, y - high / 2
    slots = [
        el("rect", x=sx - 33, y=sy - 35, width=66, height=70, rx=15, fill="#1F1208", opacity=0.3)
        for sx, sy in map(desk.layout.slot, range(6))
    ]
    wood: dict[str, object] = {"fill": "url(#g-table)", "stroke": "#3A2614", "stroke_width": 1.5}
    return (
        _board(left + 3, top + 5, wide, high, rx=20, fill="#1C120A", opacity=0.3)
        + _board(left, top, wide, high, rx=20, **wood)
        + _board(left + 8, top + 8, wide - 16, high - 16, rx=14, fill="#3E2A18", opacity=0.5)
        + "".join(slots)
        + line(
            f"M{left + 20} {top + 3}H{left + wide - 20}",
            stroke="#C9A071",
            stroke_width=1.2,
            stroke_opacity=0.5,
            stroke_linecap="round",
        )
    )


def _board(x: float, y: float, width: float, height: float, **attrs: object) -> str:
    return el("rect", x=x, y=y, width=width, height=height, **attrs)


def _die(desk: Desk, die: int) -> str:
    face, state = desk.view.faces[die], desk.view.dice_state[die]
    spot = desk.layout.slot(die)
    size = desk.layout.die
    if face < 0:
        return use("die-blank", transform=at(*spot, turn=TUMBLED[die], scale=size))
    shown = f"die-{FACES[face]}"
    if state == SPENT:
        return group(use(shown, transform=at(*spot, scale=size * 0.9)), opacity=0.3)
    if state == LOST:
        return _lost(desk, shown, spot)
    tilt = TILTS[die] if desk.view.phase == "throwing" else 0
    return use(shown, transform=at(*spot, turn=tilt, scale=size))


def _lost(desk: Desk, shown: str, spot: tuple[float, float]) -> str:
    """A gold die given away: dulled, struck out, with the word on a slip of paper."""
    size = desk.layout.die
    return (
        group(use(shown, transform=at(*spot, scale=size * 0.94)), opacity=0.42)
        + group(
            line(STRIKE, stroke=RED, stroke_width=3, stroke_linecap="round"),
            el("rect", x=-21, y=10, width=42, height=14.5, rx=3, fill=PAPER, stroke=RED),
            text(
                desk.speak("draw-lost"),
                0,
                21,
                size=10.5,
                width=38,
                text_anchor="middle",
                font_weight=700,
                fill="#8E1913",
            ),
            transform=at(*spot, scale=size / 1.3),
        )
    )


def _note(desk: Desk) -> str:
    """Two lines: what to do now, and what is left."""
    first, second = _words(desk)
    x, y, wide = (18, 546, 170) if desk.layout.narrow else (842, 772, 158)
    size = 17 if desk.layout.narrow else 14.5
    return text(
        first, x, y, size=size, width=wide, font_weight=700, fill=INK
    ) + text(second, x, y + size * 1.5, size=size - 0.5, width=wide, font_weight=500, fill=BROWN)


def _words(desk: Desk) -> tuple[str, str]:
    view, speak = desk.view, desk.speak
    if view.phase == "over":
        return speak("draw-tray-over"), ""
    who = "" if desk.own else desk.names[view.active]
    if view.phase == "building":
        left = sum(1 for state in view.dice_state if state == 0)
        return who or speak("draw-tray-build"), speak("draw-dice-left", left=left)
    if view.throws == 0:
        return who or speak("draw-tray-ready"), speak("draw-tray-ready-note")
    left = speak("draw-throws-left", left=3 - view.throws)
    return who or speak("draw-tray-keep"), left


def _throwing(desk: Desk) -> None:
    """Before the first throw the tray throws all; later each die can be kept."""
    throws = [action for action in desk.actions if action["kind"] == "throw_dice"]
    if not throws:
        return
    if desk.view.throws == 0:
        _first_throw(desk, throws[0])
        return
    for die, face in enumerate(desk.view.faces):
        name = desk.speak(f"thing-{FACES[face]}")
        desk.target(
            f"keep-{die}",
            group(*_keeping(desk), transform=at(*desk.layout.slot(die))),
            role="checkbox",
            aria_checked="false",
            data_toggle="die",
            data_die=die,
            data_checked="keep",
            aria_label=desk.speak("draw-keep-die", number=die + 1, face=name),
        )


def _first_throw(desk: Desk, action: dict[str, object]) -> None:
    x, y = desk.layout.tray
    wide = desk.layout.pitch * 6 + (32 if not desk.layout.narrow else 10)
    frame = {"x": x - wide / 2, "y": y - 45, "width": wide, "height": 90, "rx": 20}
    desk.target(
        "do-throw",
        el("rect", class_="soft", **frame, fill="none", stroke="#F3C95A", stroke_width=4),
        el("rect", class_="hit", **frame),
        el("rect", class_="focus-ring", **frame),
        data_action=json.dumps(action, separators=(",", ":")),
        aria_label=describe_action(desk.speak, action, desk.names),
    )


def _keeping(desk: Desk) -> tuple[str, ...]:
    wide = desk.layout.pitch - 4
    ring = {"x": -35, "y": -37, "width": 70, "height": 74, "rx": 15}
    hit = {"x": -wide / 2, "y": -45, "width": wide, "height": 90}
    return (
        el("rect", class_="hit", **hit),
        el("rect", class_="kept", **ring, fill="none", stroke="#FFDC7C", stroke_width=3.4),
        el("rect", class_="focus-ring", **ring),
    )


def _trading(desk: Desk) -> None:
    """Gold dice open the menu of the gold trade."""
    if not any(action["kind"] == "trade_gold" for action in desk.actions):
        return
    for die, (face, state) in enumerate(zip(desk.view.faces, desk.view.dice_state, strict=True)):
        if face == GOLD and state == 0:
            glow = {"x": -35, "y": -37, "width": 70, "height": 74, "rx": 15, "fill": "none"}
            desk.target(
                f"do-gold-{die}",
                group(
                    el("rect", class_="soft", **glow, stroke="#F3C95A", stroke_width=3),
                    *_keeping(desk),
                    transform=at(*desk.layout.slot(die)),
                ),
                data_menu="trade_gold",
                aria_haspopup="menu",
                aria_label=desk.speak("draw-trade-gold"),
            )
