"""The Inkas as they are shown: what is always offered, and the things explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from quipu.drawing import Drawing
from quipu.games.inca.box import COSTS, KIND_NAMES, TITLES
from quipu.games.inca.draw import draw
from quipu.games.inca.draw_hand import draw_hand, draw_seat
from quipu.games.inca.draw_layout import INCA
from quipu.games.inca.view import IncaObservation
from quipu.presenting import Lasting, Looking, Picture
from quipu.settlers.layout import CARD, CITY, ROUTE, SETTLEMENT
from quipu.settlers.present import PIECE, SettlersPresenter, cards_pictured

ICONS: Final = {"stone": "icon-inca-stone"}  # of the kinds whose common icon is another game's


class IncaPresenter(SettlersPresenter[IncaObservation]):
    colours: ClassVar[Sequence[str]] = INCA.colours
    tints: ClassVar[Mapping[str, str]] = {
        "wood": "#3F7F4C",
        "stone": "#9A9A95",
        "wool": "#9FC26B",
        "potato": "#C98B3C",
        "ore": "#7E6A5C",
        "feathers": "#1F6B46",
        "coca": "#5FA55A",
        "fish": "#2F79A8",
    }
    pictures: ClassVar[Mapping[str, Picture]] = {
        **{kind: Picture(ICONS.get(kind, f"icon-{kind}")) for kind in KIND_NAMES},
        **cards_pictured("inca", [*TITLES, "longest_route", "mightiest_combat"]),
        "road": Picture("inca-road-1-circle", PIECE),
        "settlement": Picture("inca-settlement-circle", PIECE),
        "city": Picture("inca-city-circle", PIECE),
        "development_card": Picture("icon-inca-card"),
        "thicket": Picture("inca-ruin-settlement-circle", PIECE),
        "culture_marker": Picture("inca-marker-circle", PIECE),
    }
    great: ClassVar[frozenset[str]] = frozenset({"city", "tribe_declined", "tribe_founded"})
    counted: ClassVar[Mapping[str, str]] = {
        "hand": "icon-hand",
        "cards": "icon-inca-card",
        "open": "icon-inca-combat-arts",
        "length": "icon-route",
    }
    explained: ClassVar[Mapping[str, str]] = {
        "road": "I7.3",
        "settlement": "I7.8",
        "city": "I7.17",
        "development_card": "I7.20",
        "combat_arts": "I10.2",
        "road_building": "I10.5",
        "invention": "I10.6",
        "monopoly": "I10.7",
        "longest_route": "I8.6",
        "mightiest_combat": "I11.2",
        "culture_marker": "I12.1",
        "thicket": "I7.12",
        "robber": "I9.6",
    }
    about: ClassVar[Mapping[str, str]] = {
        "build_road": "road",
        "build_settlement": "settlement",
        "build_city": "city",
        "buy_card": "development_card",
        "play_combat_arts": "combat_arts",
        "play_road_building": "road_building",
        "play_invention": "invention",
        "play_monopoly": "monopoly",
        "trade_by_route": "longest_route",
        "drive_robber_off": "mightiest_combat",
        "move_robber": "robber",
    }

    def lasting(self) -> Mapping[str, Lasting]:
        return {
            "build_road": Lasting(COSTS[ROUTE], Picture("inca-road-1-{stamp}", PIECE)),
            "build_settlement": Lasting(
                COSTS[SETTLEMENT], Picture("inca-settlement-{stamp}", PIECE)
            ),
            "build_city": Lasting(COSTS[CITY], Picture("inca-city-{stamp}", PIECE)),
            "buy_card": Lasting(COSTS[CARD], Picture("icon-inca-card")),
            "end_turn": Lasting(),
        }

    # ---- pictures -------------------------------------------------------------------------

    def board(self, looking: Looking[IncaObservation]) -> Drawing:
        names, narrow = looking.names, looking.narrow
        return draw(looking.view, looking.legal, looking.speak, names, narrow=narrow)

    def hand(self, looking: Looking[IncaObservation]) -> Drawing | None:
        return draw_hand(looking.view, looking.legal, looking.speak)

    def things(self, looking: Looking[IncaObservation], seat: int) -> Drawing | None:
        return draw_seat(looking.view, seat, looking.speak, looking.names[seat])

    # ---- explanations ---------------------------------------------------------------------

    def now(self, looking: Looking[IncaObservation], thing: str) -> str:
        view = looking.view
        if thing == "longest_route":
            lengths = self.lengths(looking)
            return self.title_now(looking, "now-longest-route", int(view.route_holder), lengths)
        if thing == "mightiest_combat":
            armies = self.armies(looking)
            return self.title_now(looking, "now-mightiest-combat", int(view.army_holder), armies)
        return ""

    def shown_at(self, looking: Looking[IncaObservation], thing: str) -> Sequence[str]:
        return ["robber"] if thing == "robber" else []
