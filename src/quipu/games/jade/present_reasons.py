"""Why a bot advises an act in jade: what districts promise, as its greedy bot counts them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quipu.core.state import Action
from quipu.games.jade.actions.discovering import LayTile
from quipu.games.jade.actions.driving import Drive
from quipu.games.jade.actions.exchanging import ExchangeOpen
from quipu.games.jade.actions.posting import SetFigure
from quipu.games.jade.faces import (
    BYTE,
    CENTRE,
    FACE_CITY,
    FACE_PARTS,
    NEIGHBOUR,
    PARTS,
    SIDES,
    STRENGTH_SHIFT,
)
from quipu.games.jade.phases import NOWHERE, Posting
from quipu.games.jade.prospects import Prospects
from quipu.games.jade.view import JadeObservation
from quipu.presenting import Looking, Reason
from quipu.texts import Speak, thing_name


def reasons(looking: Looking[JadeObservation], action: Action[Any]) -> Sequence[Reason]:
    speak, sight, seat = looking.speak, looking.view.sight, looking.seat
    if isinstance(action, SetFigure):
        phase = sight.phase
        if not isinstance(phase, Posting) or phase.cell == NOWHERE:
            return []
        root = sight.board.district_of(PARTS * phase.cell + action.part)
        return district(speak, sight.board.district[root], seat, looking.seats)
    if isinstance(action, LayTile):
        if not FACE_CITY[action.face]:
            return [Reason(speak("because-further"))]
        prospects = Prospects(sight, seat)
        prospects.join_parts(NEIGHBOUR[SIDES * int(sight.jeeps[seat]) + action.side], action.face)
        words = [
            prospects.words[place]
            for place in range(FACE_PARTS[action.face])
            if prospects.group[place] == place
        ]
        best = max(words, key=prospects.worth)
        return district(speak, best, seat, looking.seats)
    if isinstance(action, Drive):
        return [Reason(speak("because-centre" if action.cell == CENTRE else "because-discover"))]
    if isinstance(action, ExchangeOpen):
        take = str(action.arguments()["take"])
        return [Reason(speak("because-statue", thing=thing_name(speak, take)))]
    return []


def district(speak: Speak, word: int, seat: int, seats: int) -> list[Reason]:
    """What lies in a district, how many sides are open, and who is stronger there."""
    heads, opened = int(word & BYTE), int((word >> 16) & BYTE)
    strengths = [int((word >> (STRENGTH_SHIFT + 8 * each)) & BYTE) for each in range(seats)]
    rivals = max([each for n, each in enumerate(strengths) if n != seat], default=0)
    found = [Reason(speak("because-district", n=heads, sides=opened))]
    if rivals:
        found.append(Reason(speak("because-rivals", n=rivals), good=strengths[seat] >= rivals))
    else:
        found.append(Reason(speak("because-alone")))
    return found
