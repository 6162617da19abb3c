"""The Inkas as they are shown: what is always offered, and the things explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from quipu.drawing import Drawing
from quipu.games.inca.actions import THREE, TWO
from quipu.games.inca.box import COSTS, GOALS, KIND_NAMES, RESOURCES, TITLES
from quipu.games.inca.draw import draw_view
from quipu.games.inca.draw_hand import draw_hand_view, draw_seat
from quipu.games.inca.draw_layout import INCA
from quipu.games.inca.draw_view import seen
from quipu.games.inca.lands import HAND_LIMIT
from quipu.games.inca.view import IncaObservation
from quipu.presenting import (
    Event,
    Fact,
    Lasting,
    Looking,
    Mark,
    Motion,
    Picture,
    Row,
    Telling,
    telling,
)
from quipu.settlers.layout import CARD, CITY, ROUTE, SETTLEMENT
from quipu.settlers.present import PIECE, SettlersPresenter, cards_pictured

CULTURE: Final = ("culture-board", "tribe", "seat")  # elements of a seat that show its culture
MARKERS: Final = 11  # I1.11
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
    family: ClassVar[str] = "inca"
    great: ClassVar[frozenset[str]] = frozenset({"city", "tribe_declined", "tribe_founded"})
    counted: ClassVar[Mapping[str, str]] = {
        "hand": "icon-hand",
        "cards": "icon-inca-card",
        "open": "icon-inca-combat-arts",
        "length": "icon-route",
    }
    counting: ClassVar[Mapping[str, str]] = {
        "hand": "I9.2",
        "cards": "I7.21",
        "open": "I11.1",
        "length": "I8.1",
    }
    soldier: ClassVar[str] = "combat_arts"
    developments: ClassVar[Sequence[str]] = list(TITLES)
    numbers: ClassVar[str] = r"\b[veh]\d+\b"
    sources: ClassVar[Mapping[str, str]] = {
        f"tribe_{n}": thing for n, thing in ((1, "settlement"), (2, "city"), (3, "culture_marker"))
    }
    rules: ClassVar[Mapping[str, str]] = {
        "hex": "I4.2",
        "crossing": "I7.9",
        "card": "I1.3",
        "dice": "I4.1",
    }
    situations: ClassVar[Mapping[str, str]] = {
        "founding_settlement": "I2.10",
        "founding_route": "I2.11",
        "before_roll": "I3.2",
        "main": "I3.3",
        "tribes": "I12.2",
        "discarding": "I9.2",
        "moving_robber": "I9.6",
        "stealing": "I9.8",
        "offering": "I6.4",
        "free_routes": "I10.5",
        "combat_moving": "I10.2",
        "combat_stealing": "I10.3",
        "founding_tribe": "I14.1",
        "waiting": "I4.2",
    }
    besides: ClassVar[Sequence[str]] = ("tribes",)
    explained: ClassVar[Mapping[str, str]] = {
        "bank": "I5.2",
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
    exchanges: ClassVar[frozenset[str]] = frozenset(
        {"trade_three", "trade_two_goods", "play_invention"}
    )
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

    titles: ClassVar[Mapping[str, str]] = {"route": "longest_route", "army": "mightiest_combat"}

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
        actions = [action.to_json() for action in looking.legal]
        names, narrow = looking.names, looking.narrow
        return draw_view(looking.once(seen), actions, looking.speak, names, narrow)

    def hand(self, looking: Looking[IncaObservation]) -> Drawing | None:
        actions = [action.to_json() for action in self.of_cards(looking)]
        return draw_hand_view(looking.once(seen), actions, looking.speak)

    def things(self, looking: Looking[IncaObservation], seat: int) -> Drawing | None:
        return draw_seat(looking.view, seat, looking.speak, looking.names[seat])

    # ---- trade ----------------------------------------------------------------------------

    def rate(self, looking: Looking[IncaObservation], kind: int) -> int:
        """I5.2, I5.3: goods are cheaper."""
        return TWO if kind >= RESOURCES else THREE

    # ---- what happened --------------------------------------------------------------------

    def tell(self, looking: Looking[IncaObservation], event: Event) -> Telling:
        """Thicket grows over a tribe that declines; the places where it lived stay marked."""
        shown = super().tell(looking, event)
        if event["event"] != "tribe_declined":
            return shown
        ruins = [f"crossing-{crossing}" for crossing in event["ruins"]]
        mark = Mark(ruins, self.thing(looking, "thicket").name, self.picture("thicket"))
        return Telling(shown.place, shown.parts, [Motion(telling.GROW, ruins)], mark)

    # ---- explanations ---------------------------------------------------------------------

    def bank_rates(self, looking: Looking[IncaObservation]) -> Sequence[Row]:
        """I5.2, I5.3, I5.4, I8.6."""
        ways = {"trade_three": "3:1", "trade_two_goods": "2:1", "trade_goods_set": "3:2"}
        return [
            Row(rate, words=self.kind_title(looking.speak, kind, looking.names))
            for kind, rate in {**ways, "trade_by_route": "2:1"}.items()
        ]

    def lands(self, looking: Looking[IncaObservation]) -> Sequence[str]:
        return looking.view.landscapes

    def routes(self, looking: Looking[IncaObservation], seat: int) -> Mapping[str, Sequence[int]]:
        return {"road": looking.view.paths_of(seat)}

    def building(self, looking: Looking[IncaObservation], crossing: int, worth: int) -> str:
        if any(crossing in places for places in looking.view.ruins):
            return "thicket"
        return super().building(looking, crossing, worth)

    def goal(self, looking: Looking[IncaObservation]) -> tuple[str, str]:
        return looking.speak("explain-goal"), "I15.1"

    def scored(self, looking: Looking[IncaObservation], seat: int) -> Sequence[Fact]:
        """I12.2: markers of each tribe, and how many it needs."""
        shown = self.picture("culture_marker")
        return [
            Fact(looking.speak("fact-tribe", n=tribe + 1, goal=goal), markers, shown)
            for tribe, (markers, goal) in enumerate(
                zip(looking.view.markers[seat], GOALS, strict=True)
            )
        ]

    def now(self, looking: Looking[IncaObservation], thing: str) -> str:
        view = looking.view
        if thing == "longest_route":
            lengths = self.lengths(looking)
            return self.title_now(looking, "now-longest-route", int(view.route_holder), lengths)
        if thing == "mightiest_combat":
            armies = self.armies(looking)
            return self.title_now(looking, "now-mightiest-combat", int(view.army_holder), armies)
        if thing == "count_hand" and looking.seat >= 0:
            own = HAND_LIMIT + view.combat_arts[looking.seat]
            return looking.speak("now-hand-limit", n=own)
        return super().now(looking, thing)

    def standing(self, looking: Looking[IncaObservation], thing: str) -> Sequence[Fact]:
        view = looking.view
        if thing == "longest_route":
            return self.compared(looking, self.lengths(looking), "length")
        if thing == "mightiest_combat":
            return self.compared(looking, self.armies(looking), "open")
        if thing == "culture_marker":
            shown, names = self.picture(thing), looking.names
            return [Fact(names[n], sum(each), shown, n) for n, each in enumerate(view.markers)]
        if thing == "bank":
            return [Fact(each.name, None, each.picture) for each in self.facts(looking)]
        return []

    def shown_at(self, looking: Looking[IncaObservation], thing: str) -> Sequence[str]:
        view, everybody = looking.view, range(looking.seats)
        if thing == "bank":
            return [f"bank-{kind}" for kind in KIND_NAMES]
        if thing == "longest_route":
            return ["longest-route", *self.titled(thing, int(view.route_holder))]
        if thing == "mightiest_combat":
            return ["mightiest-combat", *self.titled(thing, int(view.army_holder))]
        if thing == "culture_marker":
            boards = [f"{part}-{seat}" for seat in everybody for part in CULTURE]
            return [*boards, *[f"marker-{seat}-{n}" for seat in everybody for n in range(MARKERS)]]
        if thing == "development_card":
            hidden = [f"hidden-{deck}-{seat}" for seat in everybody for deck in (1, 2)]
            return ["deck-1", "deck-2", *hidden]
        if thing == "count_hand":
            return [f"hand-{seat}" for seat in everybody]
        if thing == "combat_arts":
            open_ones = [f"combat-{seat}" for seat in everybody]
            return [*open_ones, *super().shown_at(looking, thing)]
        return super().shown_at(looking, thing)
