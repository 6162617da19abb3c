"""The tray with its dice: blank before the first throw, spent ones faded, lost gold struck out."""

from __future__ import annotations

import json
from typing import Final

from quipu.drawing import Attrs, at, el, group, line, text, use
from quipu.games.dice.draw_layout import BRASS, BROWN, INK, PAPER, RED, Desk, box, focus
from quipu.games.dice.draw_symbols import strike
from quipu.games.dice.sheet import FACES, GOLD, THROWS
from quipu.texts import describe_action

AVAILABLE: Final = 0
SPENT: Final = 1
LOST: Final = 2
HEIGHT: Final = 90
TILTS: Final = (-5, 4, -3, 6, -7, 5)
TUMBLED: Final = (-19, 13, -9, 21, -15, 11)
STRIKE: Final = "M-19-18C-8-8 8 7 19 19M19-19C8-8-8 8-19 18"


def draw_tray(desk: Desk) -> None:
    desk.lay(_draw_tray, "tray")
    desk.piece("tray-note", _note(desk))
    view = desk.view
    desk.lay(_dice, "dice", view.faces, view.dice_state, view.phase == "throwing")
    throws = [action for action in desk.actions if action["kind"] == "throw_dice"]
    if throws and desk.view.throws == 0:
        _offer_throw(desk, throws[0])
    elif throws:
        _offer_keeping(desk)
    if any(action["kind"] == "trade_gold" for action in desk.actions):
        _offer_trade(desk)


def _draw_tray(desk: Desk) -> None:
    desk.ground("tray", _tray(desk))


def _tray(desk: Desk) -> str:
    (x, y), wide = desk.layout.tray, desk.layout.tray_width
    shade = box(wide, HEIGHT, x + 3, y + 5)
    wood: Attrs = {"fill": "url(#g-table)", "stroke": "#3A2614", "stroke_width": 1.5}
    slots = [
        el("rect", **box(67, 71, *desk.layout.slot(die)), rx=15, fill="#1F1208", opacity=0.3)
        for die in range(6)
    ]
    light: Attrs = {"stroke": "#C9A071", "stroke_width": 1.2, "stroke_opacity": 0.5}
    return (
        el("rect", **shade, rx=20, fill="#1C120A", opacity=0.3)
        + el("rect", **box(wide, HEIGHT, x, y), rx=20, **wood)
        + el("rect", **box(wide - 16, HEIGHT - 16, x, y), rx=14, fill="#3E2A18", opacity=0.5)
        + "".join(slots)
        + line(f"M{x - wide / 2 + 20} {y - HEIGHT / 2 + 3}h{wide - 40}", **light)
    )


# ---- dice -----------------------------------------------------------------------------------


def _dice(desk: Desk) -> None:
    for die in range(len(desk.view.faces)):
        desk.piece(f"die-{die}", _die(desk, die))


def _die(desk: Desk, die: int) -> str:
    face, state = desk.view.faces[die], desk.view.dice_state[die]
    spot, size = desk.layout.slot(die), desk.layout.die
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
    words = desk.speak("draw-lost")
    slip = el("rect", **box(44, 15, 0, 18), rx=3, fill=PAPER, stroke=RED) + text(
        words, 0, 21.8, size=10.5, width=40, text_anchor="middle", font_weight=700, fill="#8E1913"
    )
    dull = group(use(shown, transform=at(*spot, scale=size * 0.94)), opacity=0.42)
    return dull + group(strike(STRIKE, 3), slip, transform=at(*spot, scale=size / 1.35))


# ---- words beside it ------------------------------------------------------------------------


def _note(desk: Desk) -> str:
    """Two lines: what to do now, or who does it, and what is left."""
    first, second = _words(desk)
    x, y, wide, size = (18, 552, 165, 17) if desk.layout.narrow else (838, 772, 162, 14.5)
    return text(first, x, y, size=size, width=wide, font_weight=700, fill=INK) + text(
        second, x, y + size * 1.5, size=size - 0.5, width=wide, font_weight=500, fill=BROWN
    )


def _words(desk: Desk) -> tuple[str, str]:
    view, speak = desk.view, desk.speak
    if view.phase == "over":
        return speak("draw-tray-over"), ""
    who = "" if desk.own else desk.names[view.active]
    if view.phase in ("building", "won"):
        left = sum(1 for state in view.dice_state if state not in (SPENT, LOST))
        word = "draw-tray-won" if view.phase == "won" else "draw-tray-build"
        return who or speak(word), speak("draw-dice-left", left=left)
    if view.throws == 0:
        return who or speak("draw-tray-ready"), speak("draw-tray-ready-note")
    return who or speak("draw-tray-keep"), speak("draw-throws-left", left=THROWS - view.throws)


# ---- what can be chosen ---------------------------------------------------------------------


def _offer_throw(desk: Desk, action: dict[str, object]) -> None:
    """Before the first throw the whole tray throws all dice."""
    frame = box(desk.layout.tray_width, HEIGHT, *desk.layout.tray) | {"rx": 20}
    desk.target(
        "do-throw",
        el("rect", class_="soft", **frame, fill="none", stroke=BRASS, stroke_width=4),
        el("rect", class_="hit", **frame),
        focus("rect", **frame),
        data_action=json.dumps(action, separators=(",", ":")),
        aria_label=describe_action(desk.speak, action, desk.names),
    )


def _offer_keeping(desk: Desk) -> None:
    """Each die is a box to check: checked dice are kept, the page throws the others."""
    ring = box(70, 74) | {"rx": 15, "fill": "none", "stroke": "#FFDC7C", "stroke_width": 3.4}
    for die, face in enumerate(desk.view.faces):
        name = desk.speak(f"thing-{FACES[face]}")
        desk.target(
            f"keep-{die}",
            el("rect", class_="kept", **ring),
            *_room(desk),
            role="checkbox",
            aria_checked="false",
            transform=at(*desk.layout.slot(die)),
            data_toggle="die",
            data_die=die,
            data_checked="keep",
            aria_label=desk.speak("draw-keep-die", number=die + 1, face=name),
        )


def _room(desk: Desk) -> tuple[str, str]:
    """All of a die's slot to hit, and a ring when it is looked at."""
    hit = el("rect", class_="hit", **box(desk.layout.pitch - 4, HEIGHT))
    return hit, focus("rect", **box(70, 74), rx=15)


def _offer_trade(desk: Desk) -> None:
    """Gold dice open the menu of the gold trade."""
    glow = box(70, 74) | {"rx": 15, "fill": "none", "stroke": BRASS, "stroke_width": 3}
    for die, (face, state) in enumerate(zip(desk.view.faces, desk.view.dice_state, strict=True)):
        if face == GOLD and state == AVAILABLE:
            desk.target(
                f"do-gold-{die}",
                el("rect", class_="soft", **glow),
                *_room(desk),
                transform=at(*desk.layout.slot(die)),
                data_menu="trade_gold",
                aria_haspopup="menu",
                aria_label=desk.speak("draw-trade-gold"),
            )
