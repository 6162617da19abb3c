"""A position but for the tribes: what this game answers to the settlers' questions."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.state import Catalogue
from quipu.games.inca.box import GOALS, LAND, RESOURCES, THICKET
from quipu.games.inca.phases import (
    COMBAT_BEFORE,
    COMBAT_MAIN,
    DUTY_BEFORE,
    DUTY_MAIN,
    CombatMoving,
)
from quipu.games.inca.reasons import (
    CITY_LIMIT,
    IN_DECLINE,
    ROAD_AT_RUIN,
    ROBBER_NOT_HERE,
    ROUTE_NOT_HELD,
    ROUTE_SPENT,
)
from quipu.hexes.bits import BITS, count_bits
from quipu.settlers.layout import (
    BUILT,
    CITIES,
    DECK,
    GAME,
    HELD,
    NOBODY,
    OPEN,
    OWN,
    POINTS,
    REMOVED,
    ROW,
    SEATS,
    SOLDIER,
    STOCK,
    TOUCHED,
)
from quipu.settlers.phases import BEFORE, OFFER, SettlersPhase
from quipu.settlers.reasons import CANNOT_PAY, FINE, NOT_SETTLEMENT, OFFER_OPEN
from quipu.settlers.state import Settlers, gather
from quipu.settlers.terms import UNLIMITED, Box, Land, Options, Terms, limit

ROUTE_MINIMUM: Final = 3  # I8.4
COMBAT_MINIMUM: Final = 2  # I11.1
HAND_LIMIT: Final = 7  # I9.2

RUINS: Final = GAME  # by seat: the buildings under thicket, all of the tribe before
RUINED: Final = GAME + 4  # all of them
ROUTE_USED: Final = GAME + 5  # the route trade of this turn
COMBAT_USED: Final = GAME + 6  # the robber was driven off in this turn
FIRST_GONE: Final = GAME + 8  # by title: cards of deck "1" laid open or removed
FIRST_LEFT: Final = GAME + 16  # by title: cards of deck "1" not drawn yet
FIRST_HELD: Final = GAME + 24  # by seat and title: hidden cards of deck "1"
END: Final = FIRST_HELD + SEATS * ROW

FIRST_GOAL: Final = GOALS[0]


class IncaTerms(Terms):
    """The options that only this game has."""

    def __init__(self, box: Box, land: Land, options: Options) -> None:
        super().__init__(box, land, options)
        self.any_for_goods = options.get("three_goods_take") != "resources"  # I5.4
        self.own_ruin_breaks = options.get("own_ruin_breaks_route") is True  # I8.3
        self.robber_to_frame = options.get("robber_to_frame") is True  # I9.6
        self.must_steal = options.get("combat_theft") == "must"  # I10.3
        self.invents_goods = options.get("invention_goods") is not False  # I10.6
        self.monopoly_max: i64 = limit(options, "monopoly_max", UNLIMITED)  # I10.7


class Lands(Settlers):
    """Everything but the tribes."""

    def __init__(
        self,
        seats: i64,
        catalogue: Catalogue[Any],
        terms: IncaTerms,
        cells: vec[i64],
        phase: SettlersPhase,
    ) -> None:
        super().__init__(seats, catalogue, terms, cells, phase)
        self.agreed = terms

    def lay_out(self) -> None:
        """I2.6: deck "1" in the tray, deck "2" aside."""
        super().lay_out()
        for title in range(self.terms.box.titles):
            self.cells[FIRST_LEFT + title] = self.first_deck(title)

    # ---- plain answers --------------------------------------------------------------------

    def route_minimum(self) -> i64:
        return ROUTE_MINIMUM

    def army_minimum(self) -> i64:
        return COMBAT_MINIMUM

    def title_points(self) -> i64:
        """I12.1: advantage cards bring no marker."""
        return 0

    def hand_limit(self, seat: i64) -> i64:
        """I9.2, I9.5: seven, and one more for each own Combat Arts laid open."""
        return HAND_LIMIT + self.cells[OPEN + seat]

    def plenty_kinds(self) -> i64:
        return self.terms.box.kinds if self.agreed.invents_goods else RESOURCES

    def monopoly_limit(self) -> i64:
        return self.agreed.monopoly_max

    def pending_reason(self) -> i64:
        """I6.18: an open offer has a word of its own."""
        return OFFER_OPEN if self.phase.code == OFFER else super().pending_reason()

    def turn_began(self, journal: Journal) -> None:
        """I3.9: what is allowed once in a turn is allowed anew."""
        self.cells[ROUTE_USED] = 0
        self.cells[COMBAT_USED] = 0

    # ---- trade with the supply ------------------------------------------------------------

    def goods_trade_reason(self, seat: i64) -> i64:
        """I5.4: one card of each good."""
        for kind in range(RESOURCES, self.terms.box.kinds):
            if self.held(seat, kind) == 0:
                return CANNOT_PAY
        return FINE

    def goods_kinds(self) -> i64:
        """I5.4: what a set of goods may bring; by the English edition resources only."""
        return self.terms.box.kinds if self.agreed.any_for_goods else RESOURCES

    def route_trade_reason(self, seat: i64) -> i64:
        """I8.6, I8.7: the holder, once a turn."""
        if self.cells[ROUTE_USED]:
            return ROUTE_SPENT
        return FINE if self.route_holder == seat else ROUTE_NOT_HELD

    # ---- robber ---------------------------------------------------------------------------

    def send_robber(self) -> None:
        """I10.2: then the turn goes on where it was."""
        self.phase = self.combat_move(self.phase.code == BEFORE)

    def combat_move(self, early: bool) -> CombatMoving:
        """I10.3: also a single victim may be spared, or must be chosen if so agreed."""
        if self.agreed.must_steal:
            return DUTY_BEFORE if early else DUTY_MAIN
        return COMBAT_BEFORE if early else COMBAT_MAIN

    def resting_reason(self, hex: i64) -> i64:
        """I9.6: on resource hexes only; by the English edition on the frame too."""
        if hex == NOBODY:
            return FINE if self.agreed.robber_to_frame else ROBBER_NOT_HERE
        return FINE if LAND & BITS[hex] else ROBBER_NOT_HERE

    # ---- ruins ----------------------------------------------------------------------------

    def active_buildings(self, seat: i64) -> i64:
        return self.cells[OWN + seat] & ~self.cells[RUINS + seat]

    def anchors(self, seat: i64) -> i64:
        """I7.3: own piece, no foreign building; I7.4, I7.5, I7.15: and no ruin, whoever owns it."""
        active = self.active_buildings(seat)
        return (self.cells[TOUCHED + seat] | active) & ~(self.cells[BUILT] & ~active)

    def roots(self, seat: i64) -> i64:
        """I7.11, I13.3: roads and the buildings they began at stand until the same decline."""
        return self.active_buildings(seat)

    def passage_closed(self, seat: i64) -> i64:
        """I8.2: foreign buildings, ruins too; I8.3: own ruins only if so agreed."""
        own = self.cells[OWN + seat]
        if self.agreed.own_ruin_breaks:
            own &= ~self.cells[RUINS + seat]
        return self.cells[BUILT] & ~own

    def replaceable(self) -> i64:
        """I7.12: any ruin; I7.11: no active building."""
        return self.cells[RUINED]

    def blocked_reason(self, seat: i64, ends: i64) -> i64:
        """I7.4: the own road, or an own ruin, meets a ruin there."""
        own = self.cells[TOUCHED + seat] | self.cells[RUINS + seat]
        if ends & own & self.cells[RUINED]:
            return ROAD_AT_RUIN
        return super().blocked_reason(seat, ends)

    def city_reason(self, seat: i64, crossing: i64) -> i64:
        """I7.17: an own active settlement; I7.19: one city for each tribe."""
        if self.cells[RUINED] & BITS[crossing]:
            return IN_DECLINE
        active = self.active_buildings(seat)
        if not active & ~self.cells[CITIES + seat] & BITS[crossing]:
            return NOT_SETTLEMENT
        return CITY_LIMIT if active & self.cells[CITIES + seat] else FINE

    def city_sites(self, seat: i64) -> i64:
        """I7.17, I7.19: those of `city_reason`."""
        active = self.active_buildings(seat)
        if active & self.cells[CITIES + seat]:
            return 0
        return active

    def clear_ruin(self, seat: i64, crossing: i64) -> None:
        """I7.13: building and thicket go back to the stock, the markers stay."""
        self.cells[RUINS + seat] &= ~BITS[crossing]
        self.cells[RUINED] &= ~BITS[crossing]
        self.cells[STOCK + seat * ROW + THICKET] += 1
        self.take_off(seat, crossing)

    # ---- development cards ----------------------------------------------------------------

    def first_deck(self, title: i64) -> i64:
        """So many cards of a title deck "1" has, and deck "2" as well."""
        return self.terms.box.deck[title] // 2

    def first_left(self) -> i64:
        """Cards of deck "1" in the tray."""
        left: i64 = 0
        for title in range(ROW):
            left += self.cells[FIRST_LEFT + title]
        return left

    def has_second_deck(self) -> bool:
        """I7.23: as soon as everybody has founded a second tribe."""
        for seat in range(self.seats):
            if self.cells[POINTS + seat] <= FIRST_GOAL:
                return False
        return True

    def deck_size(self) -> i64:
        """I7.22: the pile in the tray; deck "2" aside does not count."""
        return super().deck_size() if self.has_second_deck() else self.first_left()

    def draw_card(self, seat: i64, luck: Luck) -> i64:
        """I7.20, I7.23: cards of deck "1" first."""
        if self.first_left() == 0:
            return super().draw_card(seat, luck)
        title = luck.draw(self.bag(FIRST_LEFT))
        self.cells[FIRST_LEFT + title] -= 1
        self.cells[FIRST_HELD + seat * ROW + title] += 1
        self.receive_card(seat, title)
        return title

    def play_card(self, seat: i64, title: i64, journal: Journal) -> None:
        """I10.9: of equal cards the older one."""
        if self.cells[FIRST_HELD + seat * ROW + title]:
            self.cells[FIRST_HELD + seat * ROW + title] -= 1
            self.cells[FIRST_GONE + title] += 1
        super().play_card(seat, title, journal)

    def first_cards(self, seat: i64) -> i64:
        """How many hidden cards of a seat have the number "1" on their back."""
        count: i64 = 0
        for title in range(ROW):
            count += self.cells[FIRST_HELD + seat * ROW + title]
        return count

    def played(self, title: i64) -> i64:
        """Cards of a title laid open or removed."""
        count = self.cells[REMOVED + title]
        if title == SOLDIER:
            for seat in range(self.seats):
                count += self.cells[OPEN + seat]
        return count

    def hide(self, cells: vec[i64], seat: i64) -> None:
        """I7.21: the backs of hidden cards show of which deck they are."""
        super().hide(cells, seat)
        gather(cells, FIRST_LEFT, 0)
        for other in range(self.seats):
            if other != seat:
                gather(cells, FIRST_HELD + other * ROW, self.first_cards(other))

    # ---- invariants -----------------------------------------------------------------------

    def route_used(self) -> bool:
        """I8.6: in this turn."""
        return self.cells[ROUTE_USED] != 0

    def combat_used(self) -> bool:
        """I11.2: in this turn."""
        return self.cells[COMBAT_USED] != 0

    def broken_ruins(self) -> str:
        """I1.15, I16.10: ruins and thickets, counted anew."""
        ruined: i64 = 0
        for seat in range(self.seats):
            ruins = self.cells[RUINS + seat]
            ruined |= ruins
            if ruins & ~self.cells[OWN + seat]:
                return f"seat {seat}: a thicket lies where no building is"
            fault = self.broken_stock(seat, THICKET, count_bits(ruins))
            if fault:
                return f"seat {seat}: {fault}"
            cities = count_bits(ruins & self.cells[CITIES + seat])
            if cities > 1 or count_bits(ruins) + cities > FIRST_GOAL:
                return f"seat {seat}: more ruins than one tribe leaves"
            for piece in range(ROW):
                if self.stock(seat, piece) < 0:
                    piece_name = self.terms.box.things[piece]
                    return f"seat {seat}: {piece_name} runs short by {-self.stock(seat, piece)}"
        return "" if ruined == self.cells[RUINED] else "the set of ruins is wrong"

    def broken_decks(self) -> str:
        """I16.10: the cards of deck "1" are somewhere, and deck "2" comes after them."""
        box, cells = self.terms.box, self.cells
        for title in range(box.titles):
            total = cells[FIRST_LEFT + title] + cells[FIRST_GONE + title]
            for seat in range(self.seats):
                total += cells[FIRST_HELD + seat * ROW + title]
                if cells[FIRST_HELD + seat * ROW + title] > cells[HELD + seat * ROW + title]:
                    return f"seat {seat} holds too many cards of deck 1"
            if total != self.first_deck(title) or cells[FIRST_LEFT + title] < 0:
                due = self.first_deck(title)
                return f"{total} {box.title_names[title]} cards in deck 1, not {due}"
            if cells[FIRST_GONE + title] > self.played(title):
                return "cards of deck 1 are gone that nobody played"
            if self.is_second_drawn(title) and (self.first_left() or not self.has_second_deck()):
                return "cards of deck 2 were drawn too early"
        return ""

    def is_second_drawn(self, title: i64) -> bool:
        left = self.cells[DECK + title] - self.cells[FIRST_LEFT + title]
        return left < self.first_deck(title)
