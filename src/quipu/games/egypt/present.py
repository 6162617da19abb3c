"""The Egyptian games as they are shown: what is always offered, gods, harbours, explanations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from quipu.core.state import Action
from quipu.drawing import Drawing
from quipu.games.egypt.box import (
    ANY,
    BOAT,
    COLOURS,
    COSTS,
    GODS,
    GRID,
    KIND_NAMES,
    STONE,
    TITLES,
)
from quipu.games.egypt.draw import draw
from quipu.games.egypt.draw_hand import draw_hand, draw_seat
from quipu.games.egypt.view import EgyptObservation
from quipu.presenting import Explanation, Lasting, Looking, Picture
from quipu.settlers.layout import CARD, CITY, ROUTE, SETTLEMENT
from quipu.settlers.present import CARD as CARD_BOX
from quipu.settlers.present import PIECE, SettlersPresenter, cards_pictured

E = TypeVar("E", bound=EgyptObservation)

GOD_BOX: Final = "0 0 64 80"
TILE_BOX: Final = "0 0 68 70"
HARBOUR: Final = "E6.3"
ANY_HARBOUR: Final = "E6.2"
WINDOWS: Final = {"hapi_window": "take_with_hapi", "isis_window": "use_isis"}  # G3.1
GOD_OF: Final = {  # the acts by which a god helps
    "ask_amun": "amun",
    "give_back": "amun",
    "build_with_wepwawet": "wepwawet",
    "take_with_hapi": "hapi",
    "move_with_chons": "chons",
    "use_isis": "isis",
    "buy_with_thot": "thot",
    "keep_card": "thot",
    "look_with_maat": "maat",
    "take_with_maat": "maat",
    "settle_with_ptah": "ptah",
    "raise_with_ptah": "ptah",
    "rate_with_hathor": "hathor",
    "drive_off_with_seth": "seth",
}


class EgyptPresenter(SettlersPresenter[E]):
    """The base game."""

    colours: ClassVar[Sequence[str]] = COLOURS
    tints: ClassVar[Mapping[str, str]] = {
        "brick": "#B5623A",
        "cattle": "#A9C46C",
        "grain": "#E3B341",
        "papyrus": "#4E9B57",
        "stone": "#9A9A95",
    }
    pictures: ClassVar[Mapping[str, Picture]] = {
        **{kind: Picture(f"icon-{kind}") for kind in (*KIND_NAMES, ANY)},
        **cards_pictured("egypt", [*TITLES, "longest_route", "largest_army"]),
        "oxcart": Picture("egypt-oxcart-circle", PIECE),
        "settlement": Picture("egypt-settlement-circle", PIECE),
        "temple_city": Picture("egypt-temple-circle", PIECE),
        "development_card": Picture("card-egypt-dev-back", CARD_BOX),
    }
    great: ClassVar[frozenset[str]] = frozenset(
        {"temple_city", "golden_stone", "favour_won", "golden_revealed"}
    )
    counted: ClassVar[Mapping[str, str]] = {
        "hand": "icon-hand",
        "cards": "icon-card",
        "open": "icon-mercenary",
        "length": "icon-route",
    }
    explained: ClassVar[Mapping[str, str]] = {
        "oxcart": "E7.2",
        "settlement": "E9.1",
        "temple_city": "E10.1",
        "development_card": "E11.1",
        "mercenary": "E13.3",
        "victory_point": "E13.10",
        "route_building": "E13.7",
        "plenty": "E13.8",
        "monopoly": "E13.9",
        "longest_route": "E8.3",
        "largest_army": "E13.4",
        "robber": "E12.4",
        "bank": "E6.1",
    }
    about: ClassVar[Mapping[str, str]] = {
        "build_oxcart": "oxcart",
        "build_settlement": "settlement",
        "build_temple_city": "temple_city",
        "buy_card": "development_card",
        "play_mercenary": "mercenary",
        "play_route_building": "route_building",
        "play_plenty": "plenty",
        "play_monopoly": "monopoly",
        "move_robber": "robber",
        "trade_bank": "bank",
    }

    def lasting(self) -> Mapping[str, Lasting]:
        return {
            "build_oxcart": Lasting(COSTS[ROUTE], Picture("egypt-oxcart-{stamp}", PIECE)),
            "build_settlement": Lasting(
                COSTS[SETTLEMENT], Picture("egypt-settlement-{stamp}", PIECE)
            ),
            "build_temple_city": Lasting(COSTS[CITY], Picture("egypt-temple-{stamp}", PIECE)),
            "buy_card": Lasting(COSTS[CARD], Picture("icon-card")),
            "end_turn": Lasting(),
        }

    # ---- pictures -------------------------------------------------------------------------

    def board(self, looking: Looking[E]) -> Drawing:
        names, narrow = looking.names, looking.narrow
        return draw(looking.view, looking.legal, looking.speak, names, narrow=narrow)

    def hand(self, looking: Looking[E]) -> Drawing | None:
        return draw_hand(looking.view, looking.legal, looking.speak)

    def things(self, looking: Looking[E], seat: int) -> Drawing | None:
        return draw_seat(looking.view, seat, looking.speak, looking.names[seat])

    # ---- explanations ---------------------------------------------------------------------

    def explanations(self, looking: Looking[E]) -> Sequence[Explanation]:
        kinds = dict.fromkeys(looking.view.harbours.values())
        harbours = [self.harbour(looking, kind) for kind in kinds]
        return [*super().explanations(looking), *harbours]

    def harbour(self, looking: Looking[E], kind: str) -> Explanation:
        """E6.2, E6.3, and whether the observer trades there."""
        speak, card = looking.speak, self.thing(looking, kind).name
        lie = [path for path, each in looking.view.harbours.items() if each == kind]
        name = "draw-harbour-any" if kind == ANY else "draw-harbour"
        mine = looking.seat >= 0 and any(self.serves(looking, path) for path in lie)
        count = looking.view.hand.get(kind, 0) // 2
        return Explanation(
            thing=f"harbour_{kind}",
            name=speak(name, card=card),
            text=speak("explain-harbour-any" if kind == ANY else "explain-harbour", card=card),
            now=speak("now-harbour", card=card, n=count) if mine else "",
            paragraph=ANY_HARBOUR if kind == ANY else HARBOUR,
            picture=self.picture(kind),
            at=[f"harbour-{path}" for path in lie],
        )

    def serves(self, looking: Looking[E], path: int) -> bool:
        """Whether a building of the observer stands at a harbour."""
        own = {*looking.view.settlements_of(looking.seat), *looking.view.cities_of(looking.seat)}
        return not own.isdisjoint({int(GRID.ends[2 * path]), int(GRID.ends[2 * path + 1])})

    def now(self, looking: Looking[E], thing: str) -> str:
        view = looking.view
        if thing == "longest_route":
            lengths = self.lengths(looking)
            return self.title_now(looking, "now-longest-route", int(view.route_holder), lengths)
        if thing == "largest_army":
            armies = self.armies(looking)
            return self.title_now(looking, "now-largest-army", int(view.army_holder), armies)
        return ""

    def shown_at(self, looking: Looking[E], thing: str) -> Sequence[str]:
        if thing == "bank":
            return [f"bank-{kind}" for kind in KIND_NAMES]
        return ["robber"] if thing == "robber" else []


class GodsPresenter(EgyptPresenter[E]):
    """With the gods: each group of acts that a god allows shows the god."""

    pictures: ClassVar[Mapping[str, Picture]] = {
        **EgyptPresenter.pictures,
        **{god: Picture(f"god-{god}", GOD_BOX) for god in GODS},
    }
    explained: ClassVar[Mapping[str, str]] = {
        **EgyptPresenter.explained,
        "amun": "G4.1",
        "wepwawet": "G4.2",
        "hapi": "G4.3",
        "chons": "G4.4",
        "isis": "G4.5",
        "thot": "G4.7",
        "maat": "G4.8",
        "ptah": "G4.9",
        "hathor": "G4.11",
        "seth": "G4.10",
    }
    about: ClassVar[Mapping[str, str]] = {**EgyptPresenter.about, **GOD_OF}

    def group_of(self, looking: Looking[E], action: Action[Any]) -> str:
        """To pass in the window of a god belongs to the god."""
        if action.kind == "pass":
            return WINDOWS.get(looking.view.phase.name, action.kind)
        return super().group_of(looking, action)

    def shown_at(self, looking: Looking[E], thing: str) -> Sequence[str]:
        return [f"god-{thing}"] if thing in GODS else super().shown_at(looking, thing)


class PyramidPresenter(GodsPresenter[E]):
    """The Great Pyramid."""

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
