"""Jade as it is shown: everything lies on the board, the own rack included; things explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from quipu.core.state import Action
from quipu.drawing import Drawing
from quipu.games.jade.draw import draw
from quipu.games.jade.draw_layout import COLOURS, artefact
from quipu.games.jade.faces import CELLS, CENTRE, EMPTY, PARTS, PRINTED
from quipu.games.jade.present_events import tell
from quipu.games.jade.present_reasons import reasons
from quipu.games.jade.state import DISPLAY
from quipu.games.jade.tiles import KINDS, OPEN, SIZE, STACKS, TILES
from quipu.games.jade.view import JadeObservation
from quipu.presenting import (
    Card,
    Count,
    Event,
    Explanation,
    Fact,
    Lasting,
    Looking,
    Picture,
    Presenter,
    Reason,
    Telling,
    Thing,
    capital,
)
from quipu.texts import Speak, thing_name

ARTEFACT: Final = "0 0 60 62"
CITY_SIDES: Final = {tile.id: str(tile.sides.count("C")) for tile in PRINTED.types}
PIECE: Final = "-23 -25 46 44"


class JadePresenter(Presenter[JadeObservation]):
    colours: ClassVar[Sequence[str]] = COLOURS
    pictures: ClassVar[Mapping[str, Picture]] = {
        **{kind: Picture(artefact(kind), ARTEFACT) for kind in KINDS},
        "artefact": Picture("artefact-back", ARTEFACT),
        "statue": Picture("statue-1", PIECE),
        "gold": Picture("coin-1", PIECE),
        "jeep": Picture("jade-jeep-circle", PIECE),
        "archaeologist": Picture("jade-figure-1-circle", PIECE),
    }
    places: ClassVar[frozenset[str]] = frozenset({"cell", "stack", "part"})
    narrow_in: ClassVar[frozenset[str]] = frozenset({"phone", "tablet", "landscape", "tablet-wide"})
    lacking: ClassVar[frozenset[str]] = frozenset({"cannot_pay"})
    ending: ClassVar[frozenset[str]] = frozenset({"end_turn"})
    situations: ClassVar[Mapping[str, str]] = {
        "driving": "J4.3",
        "discovering": "J5.1",
        "fitting": "J5.5",
        "exchanging": "J13.2",
        "returning": "J13.3",
        "posting": "J9.2",
        "extending": "J14.1",
        "waiting": "J11.2",
    }
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
    counting: ClassVar[Mapping[str, str]] = {"hand_sizes": "J16.2"}
    sources: ClassVar[Mapping[str, str]] = {
        "artefacts": "artefact",
        "mixed_statues": "statue",
        "pure_statues": "gold",
    }
    fair: ClassVar[Mapping[str, float]] = {
        sides: sum(tile.count for tile in PRINTED.types if CITY_SIDES[tile.id] == sides) / TILES
        for sides in sorted(set(CITY_SIDES.values()))
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
        return [self.count(looking, "hand_sizes", looking.view.hand_sizes[seat], "artefact")]

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

    def tell(self, looking: Looking[JadeObservation], event: Event) -> Telling:
        return tell(self, looking, event) or super().tell(looking, event)

    def outcomes(self, kind: str, data: Mapping[str, object]) -> Sequence[str]:
        """J1.2: how many sides of a drawn tile are city."""
        return [CITY_SIDES[str(data["tile"])]] if kind == "tile_drawn" else []

    # ---- explanations ---------------------------------------------------------------------

    def more(self, looking: Looking[JadeObservation]) -> Sequence[Explanation]:
        """Every cell by its coordinates: undiscovered, jungle, or the districts that meet there."""
        found: dict[tuple[int, int], list[Fact]] = {}
        for district in looking.view.districts:
            words = looking.speak(
                "fact-district",
                heads=district.heads,
                coins=district.coins,
                sides=district.open_sides,
            )
            diggers = [
                Fact(looking.names[seat], n, self.picture("archaeologist"), seat)
                for seat, n in enumerate(district.archaeologists)
                if n
            ]
            for x, y in {(part[0], part[1]) for part in district.parts}:
                found.setdefault((x, y), []).extend([Fact(words), *diggers])
        return [self.cell(looking, cell, found) for cell in range(CELLS) if cell != CENTRE]

    def cell(
        self,
        looking: Looking[JadeObservation],
        cell: int,
        found: Mapping[tuple[int, int], Sequence[Fact]],
    ) -> Explanation:
        x, y = cell % SIZE, cell // SIZE
        empty = looking.view.faces[cell] == EMPTY
        thing = "cell" if empty else "district" if (x, y) in found else "jungle"
        where = looking.speak("cell-at", x=x, y=y)
        return Explanation(
            thing=thing,
            name=f"{capital(thing_name(looking.speak, thing))} {where}",
            text=looking.speak(f"explain-{thing}"),
            now="",
            paragraph={"cell": "J5.5", "district": "J11.2", "jungle": "J10.6"}[thing],
            picture=None,
            at=[
                f"cell-{x}-{y}",
                f"cross-{x}-{y}",
                *[f"district-{x}-{y}-{part}" for part in range(PARTS)],
            ],
            facts=found.get((x, y), []),
        )

    def goal(self, looking: Looking[JadeObservation]) -> tuple[str, str]:
        return looking.speak("explain-goal"), "J16.8"

    def now(self, looking: Looking[JadeObservation], thing: str) -> str:
        view = looking.view
        if thing == "tile":
            return looking.speak("fact-tiles-left", n=sum(view.heights))
        if thing == "artefact":
            return looking.speak("fact-artefacts-left", n=view.hidden)
        return ""

    def standing(self, looking: Looking[JadeObservation], thing: str) -> Sequence[Fact]:
        view, names = looking.view, looking.names
        if thing == "gold":
            return [
                Fact(names[seat], n, self.picture(thing), seat) for seat, n in enumerate(view.gold)
            ]
        if thing == "archaeologist":
            return [
                Fact(names[seat], sum(left), self.picture(thing), seat)
                for seat, left in enumerate(view.figures_left)
            ]
        return []

    def shown_at(self, looking: Looking[JadeObservation], thing: str) -> Sequence[str]:
        everybody = range(looking.seats)
        shown: dict[str, Sequence[str]] = {
            "jeep": [f"jeep-{seat}" for seat in everybody],
            "tile": ["stacks", "drawn", "panel-stacks", *[f"stack-{n + 1}" for n in range(STACKS)]],
            "display": [
                "display",
                "panel-display",
                *[f"display-{n}" for n in range(DISPLAY)],
                *[f"other-{seat}-display" for seat in everybody],
            ],
            "archaeologist": [
                *[f"supply-{n}" for n in (1, 2, 3)],
                *[f"other-{seat}-supply" for seat in everybody],
                *[f"figure-{x}-{y}" for x in range(SIZE) for y in range(SIZE)],
            ],
            "artefact": [
                "open",
                "heap",
                "panel-open",
                *[f"open-{n}" for n in range(OPEN)],
                *[f"other-{seat}-hand" for seat in everybody],
                *racked(looking.view),
            ],
            "statue": ["ledges", "missing", "rack"],
            "gold": ["gold"],
            "centre": ["centre", "cross-5-5", "cell-5-5"],
        }
        return shown.get(thing, [])


def racked(view: JadeObservation) -> list[str]:
    """The keys of the own artefacts on the rack."""
    hand = view.hands[view.seat] if view.seat >= 0 else None
    kinds = [artefact(kind) for kind in hand or []]
    return [f"{kind}-{n + 1}" for kind in dict.fromkeys(kinds) for n in range(kinds.count(kind))]
