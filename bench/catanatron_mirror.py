"""A game of catanatron as a position of Egypt, made of what one seat knows of it.

Public facts and the own hand are taken over; what others hide is dealt at random, so that nothing
of it can reach who decides. Two of catanatron's readings are not Egypt's: the title for the longest
route is judged anew by E8.6, since it counts a route one short that ends at a foreign building, and
what is discarded one by one stays in hand until all is named (E12.8).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import quipu
from bench.catanatron_places import CARDS, TITLES, Places
from quipu.core.luck import Luck
from quipu.core.refusal import Malformed
from quipu.games.egypt.actions import BOX, KIT
from quipu.games.egypt.box import KINDS
from quipu.games.egypt.box import TITLES as DECK
from quipu.games.egypt.setup import EGYPT_OPTIONS
from quipu.games.egypt.state import blank
from quipu.games.egypt.view import land_of
from quipu.settlers.layout import LENGTH
from quipu.settlers.position import read_position
from quipu.settlers.reading import options_of
from quipu.settlers.terms import Terms

GAME: Final = quipu.games()["egypt"]
ROUTE_MIN: Final = 5  # E8.3
TRIES: Final = 200
OPTIONS: Final = {
    "map": "variable",
    "first_seat": 0,
    "phases": "merged",
    "harbours": "shuffled",
    "bank_shortage": "nobody",
    "offers_per_turn": 0,  # none of its players proposes or accepts
}
PROGRESS: Final = ["ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY"]
TURN: Final = "PLAY_TURN"


class Mirror:
    """One game in both engines; it follows the records to know what no moment shows."""

    def __init__(self, game: Any, luck: Luck) -> None:
        self.game = game
        self.state = game.state
        self.luck = luck
        self.places = Places(game.state.board.map)
        self.colours = list(game.state.colors)
        self.seats = len(self.colours)
        self.heard = 0
        self.turn = 0
        self.dice: list[int] = []
        self.new: Counter[str] = Counter()
        self.picked: list[Counter[str]] = [Counter() for _ in self.colours]
        self.holder: int | None = None
        self.network: object = None

    # ---- what was done ----------------------------------------------------------------------

    def follow(self) -> None:
        """Take in the records since the last call, and who has the longest route now."""
        records = self.state.action_records
        for record in records[self.heard :]:
            self.take_in(record.action.action_type.name, record.action, record.result)
        self.heard = len(records)
        if self.turn == 0 and not self.state.is_initial_build_phase:
            self.turn = 1
        network = (len(self.state.board.roads), len(self.state.board.buildings))
        if network != self.network:
            self.network = network
            self.holder = next_holder(self.holder, self.lengths())

    def take_in(self, kind: str, action: Any, result: Any) -> None:
        if kind == "ROLL":
            self.dice = list(result)
            self.picked = [Counter() for _ in self.colours]
        elif kind == "DISCARD_RESOURCE":
            self.picked[self.seat(action.color)][CARDS[result]] += 1
        elif kind == "BUY_DEVELOPMENT_CARD":
            self.new[TITLES[result]] += 1
        elif kind == "END_TURN":
            self.turn += 1
            self.dice, self.new = [], Counter()

    def seat(self, colour: Any) -> int:
        return self.colours.index(colour)

    def lengths(self) -> list[int]:
        """By seat, as Egypt counts."""
        form = self.position(0)
        options = options_of(form, EGYPT_OPTIONS, self.seats)
        state = blank(self.seats, KIT, Terms(BOX, land_of(form), options))
        read_position(state, {**form, "route": None}, [], [])
        return [int(state.cells[LENGTH + seat]) for seat in range(self.seats)]

    def has_other_title(self) -> bool:
        """Whether catanatron gives the title for the longest route to another seat."""
        theirs = [seat for seat in range(self.seats) if self.figure(seat, "HAS_ROAD")]
        return theirs != ([] if self.holder is None else [self.holder])

    # ---- what a seat knows --------------------------------------------------------------------

    def figure(self, seat: int, name: str) -> Any:
        return self.state.player_state[f"P{seat}_{name}"]

    def hand(self, seat: int) -> Counter[str]:
        return Counter({card: self.figure(seat, f"{name}_IN_HAND") for name, card in CARDS.items()})

    def cards(self, seat: int) -> Counter[str]:
        return Counter(
            {title: self.figure(seat, f"{name}_IN_HAND") for name, title in TITLES.items()}
        )

    def position(self, seat: int) -> dict[str, Any]:
        """As the seat knows it; other hands and cards are one of the deals that fit."""
        active = self.active()
        hands = self.dealt([self.hand(each) for each in range(self.seats)], seat, self.cards_out())
        cards = self.dealt([self.cards(each) for each in range(self.seats)], seat, self.unseen())
        hands[seat] = hands[seat] + self.picked_by(seat)
        army = [each for each in range(self.seats) if self.figure(each, "HAS_ARMY")]
        return {
            "game": "egypt",
            "options": dict(OPTIONS),
            "map": self.places.map,
            "harbours": self.places.harbours,
            "first": 0,
            "active": active,
            "turn": self.turn,
            "phase": self.phase(seat),
            "dice": self.dice,
            "offers": 0,
            "trade_closed": False,
            "card_played": bool(self.figure(active, "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN")),
            "robber": self.places.hex(self.state.board.robber_coordinate),
            "removed": positive(self.removed()),
            "route": self.holder,
            "army": army[0] if army else None,
            "players": [
                {**self.player(each, hands[each], cards[each]), **self.bought(each, seat)}
                for each in range(self.seats)
            ],
        }

    def bought(self, seat: int, knowing: int) -> dict[str, object]:
        """Who decides in a foreign turn discards, and then nothing has been bought in it yet."""
        if seat != self.active():
            return {}
        return {"new": positive(self.new) if seat == knowing else {}}

    def active(self) -> int:
        return int(self.state.current_turn_index)

    def player(self, seat: int, hand: Counter[str], cards: Counter[str]) -> dict[str, object]:
        colour, board = self.colours[seat], self.state.board
        buildings = [
            (self.places.crossing(node), kind)
            for node, (owner, kind) in board.buildings.items()
            if owner == colour
        ]
        return {
            "hand": positive(hand),
            "cards": positive(cards),
            "open": self.figure(seat, "PLAYED_KNIGHT"),
            "settlements": sorted(place for place, kind in buildings if kind == "SETTLEMENT"),
            "cities": sorted(place for place, kind in buildings if kind == "CITY"),
            "routes": sorted(
                {self.places.path(edge) for edge, owner in board.roads.items() if owner == colour}
            ),
        }

    def dealt(self, held: list[Counter[str]], seat: int, rest: Counter[str]) -> list[Counter[str]]:
        """Of the others' things only the numbers are kept; what they are is drawn anew."""
        bag = sorted((rest - held[seat]).elements())
        hands: list[Counter[str]] = []
        for each, hand in enumerate(held):
            count = 0 if each == seat else hand.total()
            drawn = [bag.pop(int(self.luck.below(len(bag)))) for _ in range(count)]
            hands.append(hand if each == seat else Counter(drawn))
        return hands

    def cards_out(self) -> Counter[str]:
        """All cards in hands: the bank is open."""
        bank = dict(zip(CARDS.values(), self.state.resource_freqdeck, strict=True))
        return Counter({card: count - bank[card] for card, count in KINDS.items()})

    def unseen(self) -> Counter[str]:
        """Development cards that lie in nobody's sight, the deck's among them."""
        seats = range(self.seats)
        open_ones = Counter(mercenary=sum(self.figure(seat, "PLAYED_KNIGHT") for seat in seats))
        return Counter(DECK) - self.removed() - open_ones

    def removed(self) -> Counter[str]:
        seats = range(self.seats)
        return Counter(
            {
                TITLES[name]: sum(self.figure(seat, f"PLAYED_{name}") for seat in seats)
                for name in PROGRESS
            }
        )

    def picked_by(self, seat: int) -> Counter[str]:
        discards = self.state.current_prompt.name == "DISCARD"
        return self.picked[seat] if discards and self.owes(seat) else Counter()

    def owes(self, seat: int) -> int:
        return int(self.state.discard_counts[seat])

    # ---- what is to decide --------------------------------------------------------------------

    def phase(self, seat: int) -> dict[str, object]:
        state = self.state
        prompt = state.current_prompt.name
        rolled = self.figure(self.active(), "HAS_ROLLED")
        back = "main" if rolled else "before_roll"
        placed = len(state.board.buildings)
        if prompt == "BUILD_INITIAL_SETTLEMENT":
            return {"name": "founding_settlement", "step": placed}
        if prompt == "BUILD_INITIAL_ROAD":
            last = state.buildings_by_color[state.current_color()]["SETTLEMENT"][-1]
            crossing = self.places.crossing(last)
            return {"name": "founding_route", "step": placed - 1, "crossing": crossing}
        if prompt == "DISCARD":
            return self.discarding(seat)
        if prompt == "MOVE_ROBBER":
            return {"name": "moving_robber", "back": back}
        if state.is_road_building:
            return {"name": "free_routes", "left": state.free_roads_available, "back": back}
        assert prompt == TURN, prompt
        return {"name": back}

    def discarding(self, seat: int) -> dict[str, object]:
        """Others have named nothing yet, or they are done."""
        picks = [self.picked_by(each) if each == seat else Counter() for each in range(self.seats)]
        owed = [self.owes(each) + picks[each].total() for each in range(self.seats)]
        due = [self.owes(each) for each in range(self.seats)]
        return {
            "name": "discarding",
            "owed": owed,
            "due": due,
            "picked": [positive(each) for each in picks],
        }

    def reflected(self, seat: int) -> quipu.State:
        """The state of Egypt in which the seat decides.

        A deal in which the active seat would have won is none that fits. If the titles differ,
        the mirror may hold a seat for the winner that catanatron lets play on: then more points
        are asked for.
        """
        fault: Malformed | None = None
        for points in (10, 11, 12, 13):
            for _ in range(TRIES if points == 10 else TRIES // 10):
                form = self.position(seat)
                form["options"]["points_to_win"] = points
                try:
                    return GAME.from_position(form)
                except Malformed as error:
                    if "though it is won" not in str(error):
                        raise
                    fault = error
        assert fault is not None
        raise fault


def next_holder(holder: int | None, lengths: list[int]) -> int | None:
    """E8.6."""
    most = max(lengths)
    if most < ROUTE_MIN:
        return None
    if holder is not None and lengths[holder] == most:
        return holder
    longest = [seat for seat, length in enumerate(lengths) if length == most]
    return longest[0] if len(longest) == 1 else None


def positive(counts: Counter[str]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count > 0}
