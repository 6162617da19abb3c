"""Jade as it is shown: everything lies on the board, the own rack included; things explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from quipu.core.state import Action
from quipu.drawing import Drawing
from quipu.games.jade.draw import draw
from quipu.games.jade.draw_layout import COLOURS, artefact
from quipu.games.jade.present_reasons import reasons
from quipu.games.jade.tiles import KINDS
from quipu.games.jade.view import JadeObservation
from quipu.presenting import (
    Card,
    Count,
    Lasting,
    Looking,
    Picture,
    Presenter,
    Reason,
    Thing,
)
from quipu.texts import Speak

ARTEFACT: Final = "0 0 60 62"
PIECE: Final = "-23 -25 46 44"


class JadePresenter(Presenter[JadeObservation]):
    colours: ClassVar[Sequence[str]] = COLOURS
    pictures: ClassVar[Mapping[str, Picture]] = {
        **{kind: Picture(artefact(kind), ARTEFACT) for kind in KINDS},
        "artefact": Picture(artefact(KINDS[0]), ARTEFACT),
        "statue": Picture("statue-1", PIECE),
        "gold": Picture("coin-1", PIECE),
        "jeep": Picture("jade-jeep-circle", PIECE),
        "archaeologist": Picture("jade-figure-1-circle", PIECE),
    }
    places: ClassVar[frozenset[str]] = frozenset({"cell", "stack", "part"})
    lacking: ClassVar[frozenset[str]] = frozenset({"cannot_pay"})
    explained: ClassVar[Mapping[str, str]] = {
        "jeep": "J4.2",
        "tile": "J5.5",
        "display": "J7.1",
        "archaeologist": "J9.2",
        "district": "J11.2",
        "artefact": "J16.2",
        "statue": "J16.3",
        "gold": "J1.8",
        "centre": "J13.1",
    }
    about: ClassVar[Mapping[str, str]] = {
        "drive": "jeep",
        "draw_tile": "tile",
        "swap_tile": "display",
        "set_figure": "archaeologist",
        "exchange_open": "centre",
        "exchange_hidden": "centre",
    }

    def lasting(self) -> Mapping[str, Lasting]:
        """Nothing lasts: each step of a move is a decision of its own."""
        return {}

    def board(self, looking: Looking[JadeObservation]) -> Drawing:
        names, narrow = looking.names, looking.narrow
        return draw(looking.view, looking.legal, looking.speak, names, narrow=narrow)

    def points(self, looking: Looking[JadeObservation]) -> Sequence[int | None]:
        return looking.view.points

    def counts(self, looking: Looking[JadeObservation], seat: int) -> Sequence[Count]:
        return [self.count(looking, "hand_sizes", looking.view.hand_sizes[seat])]

    def facts(self, looking: Looking[JadeObservation]) -> Sequence[Count]:
        """J15.1, J15.4: what brings the end."""
        view = looking.view
        return [
            self.count(looking, "tiles_left", sum(view.heights)),
            self.count(looking, "artefacts_left", view.hidden),
        ]

    def revealed(self, looking: Looking[JadeObservation]) -> Sequence[Card]:
        """The own rack, artefact by artefact."""
        mine = (looking.view.hands[looking.seat] or []) if looking.seat >= 0 else []
        return [self.card(looking, kind, mine.count(kind)) for kind in dict.fromkeys(mine)]

    def milestone(self, speak: Speak, event: str, data: Mapping[str, object]) -> Thing | None:
        """The last round, and districts that are closed and hold something."""
        if event == "last_round":
            return Thing(speak("milestone-last-round"))
        if event == "artefacts_found" and isinstance(n := data.get("count"), int) and n > 1:
            return Thing(speak("cards-artefact", n=n), self.picture("artefact"))
        return None

    def reasons(self, looking: Looking[JadeObservation], action: Action[Any]) -> Sequence[Reason]:
        return reasons(looking, action)

    def phase(self, looking: Looking[JadeObservation]) -> str:
        return looking.view.phase
