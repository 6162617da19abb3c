"""The dice games as they are shown: a sheet, no cards, and what to do first once a game is won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from quipu.core.state import Action
from quipu.drawing import Drawing
from quipu.games.dice.draw import draw
from quipu.games.dice.draw_layout import SEATS
from quipu.games.dice.present_reasons import reasons
from quipu.games.dice.sheet import FACES
from quipu.games.dice.view import DiceObservation
from quipu.presenting import Lasting, Looking, Picture, Presenter, Reason, Thing
from quipu.texts import Speak, thing_name

FIRST: Final = {"won": "end_turn"}  # DP8.1: the kind of act that a phase offers before all others
BUILT: Final = ("road", "knight", "settlement", "city")


class DicePresenter(Presenter[DiceObservation]):
    """The base game; Plus explains its two titles besides."""

    colours: ClassVar[Sequence[str]] = SEATS
    pictures: ClassVar[Mapping[str, Picture]] = {face: Picture(f"icon-{face}") for face in FACES}
    places: ClassVar[frozenset[str]] = frozenset(BUILT)
    lacking: ClassVar[frozenset[str]] = frozenset({"cannot_pay", "too_little_gold"})
    explained: ClassVar[Mapping[str, str]] = {
        "road": "D6.2",
        "knight": "D7.2",
        "settlement": "D8.2",
        "city": "D9.1",
        "joker": "D10.2",
        "gold": "D11.1",
    }
    about: ClassVar[Mapping[str, str]] = {
        **{f"build_{thing}": thing for thing in BUILT},
        "use_joker": "joker",
        "trade_gold": "gold",
    }

    def lasting(self) -> Mapping[str, Lasting]:
        return {"stop_throwing": Lasting(), "end_turn": Lasting()}

    def board(self, looking: Looking[DiceObservation]) -> Drawing:
        names, narrow = looking.names, looking.narrow
        return draw(looking.view, looking.legal, looking.speak, names, narrow=narrow)

    def points(self, looking: Looking[DiceObservation]) -> Sequence[int | None]:
        return looking.view.totals

    def reasons(self, looking: Looking[DiceObservation], action: Action[Any]) -> Sequence[Reason]:
        return reasons(looking, action)

    def phase(self, looking: Looking[DiceObservation]) -> str:
        return looking.view.phase

    def milestone(self, speak: Speak, event: str, data: Mapping[str, object]) -> Thing | None:
        """Titles, and cities as they are built."""
        symbol = str(data.get("symbol", ""))
        if event == "built" and "C" in symbol:
            return Thing(thing_name(speak, symbol))
        return super().milestone(speak, event, data)

    def first(self, looking: Looking[DiceObservation]) -> str:
        return FIRST.get(looking.view.phase, "")


class DicePlusPresenter(DicePresenter):
    explained: ClassVar[Mapping[str, str]] = {
        **DicePresenter.explained,
        "army": "DP5.1",
        "route": "DP6.1",
    }
