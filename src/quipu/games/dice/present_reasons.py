"""Why a bot advises an act of the dice games: what it keeps, what it builds, what it makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from quipu.core.state import Action
from quipu.games.dice.actions import Build, ThrowDice
from quipu.games.dice.sheet import FACES
from quipu.games.dice.view import UNTHROWN, DiceObservation
from quipu.presenting import Looking, Picture, Reason
from quipu.texts import sentence_list, thing_name


def reasons(looking: Looking[DiceObservation], action: Action[Any]) -> Sequence[Reason]:
    speak, view = looking.speak, looking.view
    if isinstance(action, ThrowDice):
        thrown = action.arguments()["dice"]
        assert isinstance(thrown, list)
        kept = [face for place, face in enumerate(view.faces) if place not in thrown]
        if UNTHROWN in view.faces:
            return [Reason(speak("because-first-throw"))]
        if not kept:
            return [Reason(speak("because-all-again"))]
        return [Reason(speak("because-keeps", cards=counted(looking, kept)))]
    if isinstance(action, Build):
        points = int(action.sheet.points[action.symbol])
        found = [Reason(speak("because-points", n=points))]
        sites = opened(action, view.built[looking.seat])
        return found + [Reason(speak("because-opens", thing=thing_name(speak, s))) for s in sites]
    take = action.arguments().get("take")
    if isinstance(take, str):
        made = speak("because-makes", thing=thing_name(speak, take))
        return [Reason(made, Picture(f"icon-{take}"))]
    return []


def counted(looking: Looking[DiceObservation], faces: Sequence[int]) -> str:
    many = Counter(FACES[face] for face in sorted(faces))
    cards = [looking.speak(f"cards-{face}", n=n) for face, n in many.items()]
    return sentence_list(cards, looking.speak.lang)


def opened(action: Build, built: Sequence[str]) -> list[str]:
    """Settlements and cities that a road leads to."""
    sheet, road = action.sheet, 1 << int(action.symbol)
    if action.kind != "build_road":
        return []
    return [
        sheet.ids[symbol]
        for symbol in range(sheet.size)
        if sheet.road[symbol] == road and sheet.sort[symbol] >= 2 and sheet.ids[symbol] not in built
    ]
