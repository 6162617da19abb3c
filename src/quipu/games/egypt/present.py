"""Egypt as it is shown: what is always offered, harbours, explanations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from quipu.core.state import Action
from quipu.drawing import Drawing
from quipu.games.egypt.box import (
    ANY,
    COLOURS,
    COSTS,
    GRID,
    KIND_NAMES,
    TITLES,
)
from quipu.games.egypt.draw import draw_view
from quipu.games.egypt.draw_hand import draw_hand_view, draw_seat_view
from quipu.games.egypt.draw_places import harbour_name
from quipu.games.egypt.draw_view import seen
from quipu.games.egypt.state import HAND_LIMIT, TITLE_POINTS
from quipu.games.egypt.view import EgyptObservation
from quipu.presenting import (
    Event,
    Explanation,
    Fact,
    Lasting,
    Looking,
    Mark,
    Motion,
    Picture,
    Row,
    Telling,
    capital,
    telling,
)
from quipu.settlers.layout import CARD, CITY, ROUTE, SETTLEMENT
from quipu.settlers.present import CARD as CARD_BOX
from quipu.settlers.present import PIECE, SettlersPresenter, cards_pictured, hidden_points

E = TypeVar("E", bound=EgyptObservation)

HARBOUR: Final = "E6.3"
KIND_RATE, ANY_RATE, BANK_RATE = 2, 3, 4  # E6.3, E6.2, E6.1
ANY_HARBOUR: Final = "E6.2"
GOAL: Final = "E14.2"


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
    family: ClassVar[str] = "egypt"
    great: ClassVar[frozenset[str]] = frozenset(
        {"temple_city", "golden_stone", "favour_won", "golden_revealed"}
    )
    counted: ClassVar[Mapping[str, str]] = {
        "hand": "icon-hand",
        "cards": "icon-card",
        "open": "icon-mercenary",
        "length": "icon-route",
    }
    counting: ClassVar[Mapping[str, str]] = {
        "hand": "E12.2",
        "cards": "E11.3",
        "open": "E13.4",
        "length": "E8.1",
    }
    city: ClassVar[str] = "temple_city"
    soldier: ClassVar[str] = "mercenary"
    sources: ClassVar[Mapping[str, str]] = {
        "settlements": "settlement",
        "temple_city": "temple_city",
        "route": "longest_route",
        "army": "largest_army",
        "cards": "victory_point",
        "pharaoh": "blessing",
    }
    developments: ClassVar[Sequence[str]] = list(TITLES)
    numbers: ClassVar[str] = r"\b(?:crossings?|[Pp]aths?|hex(?:es)?|on) (?:\D{0,6})\d+\b"
    rules: ClassVar[Mapping[str, str]] = {
        "hex": "E4.2",
        "crossing": "E9.3",
        "card": "E1.2",
        "dice": "E4.1",
    }
    situations: ClassVar[Mapping[str, str]] = {
        "founding_settlement": "E2.11",
        "founding_route": "E2.12",
        "before_roll": "E3.2",
        "main": "E3.3",
        "discarding": "E12.2",
        "moving_robber": "E12.4",
        "stealing": "E12.5",
        "offering": "E5.6",
        "free_routes": "E13.7",
        "waiting": "E4.1",
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
    exchanges: ClassVar[frozenset[str]] = frozenset({"trade_bank", "play_plenty"})
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

    titles: ClassVar[Mapping[str, str]] = {"route": "longest_route", "army": "largest_army"}

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
        actions = [action.to_json() for action in looking.legal]
        names, narrow = looking.names, looking.narrow
        return draw_view(looking.once(seen), actions, looking.speak, names, narrow)

    def hand(self, looking: Looking[E]) -> Drawing | None:
        actions = [action.to_json() for action in self.of_cards(looking)]
        return draw_hand_view(looking.once(seen), actions, looking.speak)

    def things(self, looking: Looking[E], seat: int) -> Drawing | None:
        return draw_seat_view(looking.once(seen), seat, looking.speak, looking.names[seat])

    def dealer(self, looking: Looking[E], action: Action[Any]) -> str:
        """The bank, or the harbour whose rate it is (E6.4)."""
        if action.kind != "trade_bank":
            return self.thing(looking, self.about[action.kind]).name
        ((kind, count),) = self.paid(looking, action).items()
        if count == KIND_RATE:
            return looking.speak("draw-harbour", card=self.thing(looking, kind).name)
        return looking.speak("draw-harbour-any") if count == ANY_RATE else looking.speak("dealer")

    # ---- what happened --------------------------------------------------------------------

    def tell(self, looking: Looking[E], event: Event) -> Telling:
        """A god who helps is marked at the seat; the golden stone rises as others do."""
        shown = super().tell(looking, event)
        if event["event"] == "god_used":
            god = self.thing(looking, event["god"])
            return Telling(shown.place, shown.parts, mark=Mark([], god.name, god.picture))
        if event["event"] == "golden_placed":
            stone = Motion(telling.RISE, [f"stone-{event['place']}"])
            return Telling(shown.place, shown.parts, [stone])
        return shown

    # ---- explanations ---------------------------------------------------------------------

    def more(self, looking: Looking[E]) -> Sequence[Explanation]:
        kinds = dict.fromkeys(looking.view.harbours.values())
        return [*super().more(looking), *[self.harbour(looking, kind) for kind in kinds]]

    def bank_rates(self, looking: Looking[E]) -> Sequence[Row]:
        kinds = dict.fromkeys(looking.view.harbours.values())
        harbours = [self.harbour(looking, kind) for kind in sorted(kinds, key=lambda k: k != ANY)]
        bank = Row(f"{BANK_RATE}:1", words=looking.speak("explain-bank"))
        return [bank, *[Row(each.name, each.picture, words=each.text) for each in harbours]]

    def lands(self, looking: Looking[E]) -> Sequence[str]:
        return looking.view.terrains

    def routes(self, looking: Looking[E], seat: int) -> Mapping[str, Sequence[int]]:
        return {"oxcart": looking.view.oxcarts[seat]}

    def goal(self, looking: Looking[E]) -> tuple[str, str]:
        return looking.speak("explain-goal", n=looking.view.terms.options["points_to_win"]), GOAL

    def scored(self, looking: Looking[E], seat: int) -> Sequence[Fact]:
        view = looking.view
        points = {
            "settlement": len(view.settlements_of(seat)),
            "temple_city": 2 * len(view.cities_of(seat)),
            "longest_route": TITLE_POINTS * (view.route_holder == seat),
            "largest_army": TITLE_POINTS * (view.army_holder == seat),
            "victory_point": hidden_points(view, seat),
        }
        return [self.source(looking, thing, n) for thing, n in points.items() if n]

    def harbour(self, looking: Looking[E], kind: str) -> Explanation:
        """E6.2, E6.3, and whether the observer trades there."""
        speak, card = looking.speak, self.thing(looking, kind).name
        lie = [path for path, each in looking.view.harbours.items() if each == kind]
        served = any(self.serves(looking, path) for path in lie)
        held = looking.view.hand.get(kind, 0)
        cards = speak(f"cards-{kind}", n=held) if kind != ANY else ""
        bought = held // 2
        return Explanation(
            thing=f"harbour_{kind}",
            name=capital(harbour_name(speak, kind)),
            text=speak("explain-harbour-any" if kind == ANY else "explain-harbour", card=card),
            now=speak("now-harbour", n=bought, card=cards) if served else "",
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
        if thing == "count_hand":
            return looking.speak("now-hand-limit", n=HAND_LIMIT)
        return super().now(looking, thing)

    def standing(self, looking: Looking[E], thing: str) -> Sequence[Fact]:
        if thing == "longest_route":
            return self.compared(looking, self.lengths(looking), "length")
        if thing == "largest_army":
            return self.compared(looking, self.armies(looking), "open")
        if thing == "bank":
            return [Fact(each.name, None, each.picture) for each in self.facts(looking)]
        return []

    def shown_at(self, looking: Looking[E], thing: str) -> Sequence[str]:
        if thing == "bank":
            return [f"bank-{kind}" for kind in KIND_NAMES]
        if thing == "longest_route":
            return self.titled(thing, int(looking.view.route_holder))
        if thing == "largest_army":
            return self.titled(thing, int(looking.view.army_holder))
        return super().shown_at(looking, thing)
