"""The dice games as they are shown: a sheet, no cards, and what to do first once a game is won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from quipu.core.openings import Opening, Subset
from quipu.core.state import Action
from quipu.drawing import Drawing
from quipu.games.dice.draw import draw
from quipu.games.dice.draw_layout import SEATS
from quipu.games.dice.present_reasons import reasons
from quipu.games.dice.present_things import Things, compared, sources
from quipu.games.dice.sheet import FACES
from quipu.games.dice.view import DiceObservation
from quipu.presenting import (
    Event,
    Explanation,
    Fact,
    Lasting,
    Looking,
    Mark,
    Motion,
    Part,
    Picture,
    Presenter,
    Reason,
    Telling,
    Thing,
    telling,
)
from quipu.texts import Speak, thing_name

FIRST: Final = {"won": "end_turn"}  # DP8.1: the kind of act that a phase offers before all others
BUILT: Final = ("road", "knight", "settlement", "city")


class DicePresenter(Presenter[DiceObservation]):
    """The base game; Plus explains its two titles besides."""

    surface: ClassVar[str] = "paper"
    colours: ClassVar[Sequence[str]] = SEATS
    pictures: ClassVar[Mapping[str, Picture]] = {face: Picture(f"icon-{face}") for face in FACES}
    opens: ClassVar[bool] = True
    places: ClassVar[frozenset[str]] = frozenset(BUILT)
    lacking: ClassVar[frozenset[str]] = frozenset({"cannot_pay", "too_little_gold"})
    ending: ClassVar[frozenset[str]] = frozenset({"end_turn"})
    situations: ClassVar[Mapping[str, str]] = {
        "throwing": "D4.1",
        "throwing_again": "D4.4",
        "building": "D5.2",
        "waiting": "D3.1",
    }
    explained: ClassVar[Mapping[str, str]] = {
        "road": "D6.2",
        "knight": "D7.2",
        "settlement": "D8.2",
        "city": "D9.1",
        "joker": "D10.2",
        "gold": "D11.1",
    }
    numbers: ClassVar[str] = r"\b(?:R|PS?|PC|PK|S|C|K)\d+\b"
    fair: ClassVar[Mapping[str, float]] = dict.fromkeys(FACES, 1 / len(FACES))
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

    def beside(self, looking: Looking[DiceObservation], seat: int) -> Drawing | None:
        """D2.3: every sheet lies open."""
        return draw(looking.view, [], looking.speak, looking.names, narrow=True, of=seat)

    def points(self, looking: Looking[DiceObservation]) -> Sequence[int | None]:
        return looking.view.totals

    def form_about(
        self, looking: Looking[DiceObservation], opening: Opening
    ) -> tuple[str, str, str]:
        """After the first throw, what it means to keep nothing."""
        if not isinstance(opening, Subset) or not looking.view.throws:
            return super().form_about(looking, opening)
        return looking.speak("throw-all-again", n=len(opening.things)), "", ""

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

    def tell(self, looking: Looking[DiceObservation], event: Event) -> Telling:
        """A throw by its faces; the dice that were thrown tumble, and only those."""
        if event["event"] == "threw":
            faces = [Part(picture=self.picture(face)) for face in event["faces"]]
            dice = [f"die-{die}" for die in event["dice"]]
            parts = [Part(str(event["throws"]), chip=True), *faces]
            return Telling(telling.LINE, parts, [Motion(telling.ROLL, dice)])
        shown = super().tell(looking, event)
        if event["event"] != "built":
            return shown
        name = self.thing(looking, str(event["symbol"])).name
        return Telling(shown.place, shown.parts, shown.motions, Mark([], name))

    def first(self, looking: Looking[DiceObservation]) -> str:
        return FIRST.get(looking.view.phase, "")

    def outcomes(self, kind: str, data: Mapping[str, object]) -> Sequence[str]:
        """The faces of the dice that were thrown, not of those kept."""
        faces, dice = data.get("faces"), data.get("dice")
        if kind != "threw" or not isinstance(faces, list) or not isinstance(dice, list):
            return []
        return [str(faces[place]) for place in dice]

    # ---- explanations ---------------------------------------------------------------------

    def more(self, looking: Looking[DiceObservation]) -> Sequence[Explanation]:
        return list(Things(self, looking).all())

    def goal(self, looking: Looking[DiceObservation]) -> tuple[str, str]:
        return looking.speak("explain-goal"), "D13.3"

    def scored(self, looking: Looking[DiceObservation], seat: int) -> Sequence[Fact]:
        return sources(self, looking, seat)

    def situation(self, looking: Looking[DiceObservation]) -> Sequence[str]:
        again = looking.view.phase == "throwing" and looking.view.throws > 0
        return ["throwing_again"] if again and looking.is_asked else super().situation(looking)


class DicePlusPresenter(DicePresenter):
    situations: ClassVar[Mapping[str, str]] = {
        "throwing": "DP2.1",
        "throwing_again": "D4.4",
        "building": "DP3.1",
        "titles": "DP5.1",
        "won": "DP8.1",
        "waiting": "D3.1",
    }

    explained: ClassVar[Mapping[str, str]] = {
        **DicePresenter.explained,
        "army": "DP5.1",
        "route": "DP6.1",
    }

    def goal(self, looking: Looking[DiceObservation]) -> tuple[str, str]:
        n = looking.view.options["points_to_win"]
        return looking.speak("explain-goal-plus", n=n), "DP8.1"

    def standing(self, looking: Looking[DiceObservation], thing: str) -> Sequence[Fact]:
        if thing == "army":
            return compared(looking, looking.view.knights)
        return compared(looking, looking.view.routes) if thing == "route" else []

    def shown_at(self, looking: Looking[DiceObservation], thing: str) -> Sequence[str]:
        return [f"title-{thing}"] if thing in ("army", "route") else []

    def situation(self, looking: Looking[DiceObservation]) -> Sequence[str]:
        now = super().situation(looking)
        return [*now, "titles"] if "building" in now else now
