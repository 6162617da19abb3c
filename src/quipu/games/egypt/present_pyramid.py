"""The Great Pyramid as it is shown: boats, stones, and what they bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from quipu.core.state import Action
from quipu.games.egypt.box import BOAT, COSTS, STONE
from quipu.games.egypt.draw_view import GOLDEN
from quipu.games.egypt.present import E
from quipu.games.egypt.present_gods import GodsPresenter
from quipu.games.egypt.pyramid_view import PyramidObservation
from quipu.presenting import Fact, Group, Lasting, Looking, Picture
from quipu.settlers.present import PIECE

TILE_BOX: Final = "0 0 68 70"
PYRAMID_GOAL: Final = "P9.1"
NILE_FIRST: Final = "P3.1"


class PyramidPresenter(GodsPresenter[E]):
    """The Great Pyramid."""

    exchanges: ClassVar[frozenset[str]] = GodsPresenter.exchanges | {"swap_by_favour"}

    places: ClassVar[frozenset[str]] = GodsPresenter.places | {"place"}
    pictures: ClassVar[Mapping[str, Picture]] = {
        **GodsPresenter.pictures,
        "papyrus_boat": Picture("egypt-boat-circle", PIECE),
        "pyramid_stone": Picture("piece-stone", PIECE),
        "golden_stone": Picture("tile-golden-hidden", "0 0 58 60"),
        "blessing": Picture("tile-pharaoh-blessing", TILE_BOX),
        "curse": Picture("tile-pharaoh-curse", TILE_BOX),
        "favour": Picture("tile-favour", TILE_BOX),
    }
    situations: ClassVar[Mapping[str, str]] = {
        **GodsPresenter.situations,
        "pyramid": "P6.1",
        "discarding": "P8.1",
    }
    besides: ClassVar[Sequence[str]] = ("gods", "pyramid")
    explained: ClassVar[Mapping[str, str]] = {
        **GodsPresenter.explained,
        "papyrus_boat": "P4.1",
        "pyramid_stone": "P5.1",
        "golden_stone": "P8.1",
        "blessing": "P6.1",
        "curse": "P6.1",
        "favour": "P7.2",
    }
    about: ClassVar[Mapping[str, str]] = {
        **GodsPresenter.about,
        "build_boat": "papyrus_boat",
        "build_stone": "pyramid_stone",
        "swap_by_favour": "favour",
    }

    def paid(self, looking: Looking[E], action: Action[Any]) -> Mapping[str, int]:
        """P7.2: one card by Pharaoh's favour."""
        given = action.arguments().get("give")
        is_favour = action.kind == "swap_by_favour" and isinstance(given, str)
        return {str(given): 1} if is_favour else super().paid(looking, action)

    def lasting(self) -> Mapping[str, Lasting]:
        """What this game adds stands before the cards."""
        before = dict(super().lasting())
        after = {kind: before.pop(kind) for kind in ("buy_card", "end_turn")}
        return {
            **before,
            "build_boat": Lasting(COSTS[BOAT], Picture("egypt-boat-{stamp}", PIECE)),
            "build_stone": Lasting(COSTS[STONE], Picture("piece-stone", PIECE)),
            **after,
        }

    def headed(self, looking: Looking[E], groups: Sequence[Group]) -> list[Group]:
        """P3.1, P6.1: what is different about the first settlement, and why all begin below 0."""
        made = super().headed(looking, groups)
        is_first = not self.pyramid(looking).settlements_of(looking.seat)
        if not made or self.phase(looking) != "founding_settlement" or not is_first:
            return made
        first, *others = made
        words = f"{looking.speak('founding-pyramid')} {first.sentence}"
        return [replace(first, sentence=words, paragraph=NILE_FIRST), *others]

    # ---- explanations ---------------------------------------------------------------------

    def pyramid(self, looking: Looking[E]) -> PyramidObservation:
        view = looking.view
        assert isinstance(view, PyramidObservation)
        return view

    def routes(self, looking: Looking[E], seat: int) -> Mapping[str, Sequence[int]]:
        view = self.pyramid(looking)
        return {"oxcart": view.oxcarts[seat], "papyrus_boat": view.boats[seat]}

    def goal(self, looking: Looking[E]) -> tuple[str, str]:
        n = looking.view.terms.options["points_to_win"]
        return looking.speak("explain-goal-pyramid", n=n), PYRAMID_GOAL

    def scored(self, looking: Looking[E], seat: int) -> Sequence[Fact]:
        """P9.4: the pharaoh tile counts, too."""
        blessed = self.pyramid(looking).blessed[seat]
        tile = self.source(looking, "blessing" if blessed else "curse", 1 if blessed else -1)
        return [*super().scored(looking, seat), tile]

    def built(self, looking: Looking[E]) -> list[int]:
        """Stones of each seat in the pyramid."""
        stones = self.pyramid(looking).stones
        return [stones.count(seat) for seat in range(looking.seats)]

    def standing(self, looking: Looking[E], thing: str) -> Sequence[Fact]:
        if thing not in ("blessing", "curse", "favour", "pyramid_stone"):
            return super().standing(looking, thing)
        shown = self.picture("pyramid_stone")
        return [
            Fact(looking.names[seat], n, shown, seat) for seat, n in enumerate(self.built(looking))
        ]

    def now(self, looking: Looking[E], thing: str) -> str:
        view, speak = self.pyramid(looking), looking.speak
        if thing == "count_hand":
            return speak("now-hand-limit-pyramid", n=view.golden_number)
        if thing == "golden_stone":
            return speak("now-golden", left=view.golden_left, n=view.golden_number)
        if thing == "pyramid_stone":
            return speak("now-site", n=sum(place == -1 for place in view.stones))
        if thing == "favour":
            name = looking.names[view.favour] if view.favour >= 0 else "none"
            return speak("now-favour", name=name)
        return super().now(looking, thing)

    def shown_at(self, looking: Looking[E], thing: str) -> Sequence[str]:
        view = self.pyramid(looking)
        if thing in ("blessing", "curse"):
            return [
                f"{thing}@{seat}"
                for seat, blessed in enumerate(view.blessed)
                if blessed == (thing == "blessing")
            ]
        if thing == "favour":
            return [f"favour@{view.favour}"] if view.favour >= 0 else []
        if thing == "golden_stone":
            return ["golden-stack", "golden-limit", *places(view, GOLDEN)]
        if thing == "pyramid_stone":
            owned = [key for seat in range(looking.seats) for key in places(view, seat)]
            return ["site", "site-title", "site-note", *owned]
        return super().shown_at(looking, thing)


def places(view: PyramidObservation, what: int) -> list[str]:
    """Where on the building site stones of a sort lie."""
    return [f"stone-{place}" for place, stone in enumerate(view.stones) if stone == what]
