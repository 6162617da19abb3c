"""The catalogue of a settlers game, and the walk over what could be possible now."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.state import Action, WalkedCatalogue
from quipu.hexes.bits import BITS, lowest, write_members
from quipu.hexes.grid import HALF
from quipu.settlers.building import BuildCity, BuildRoute, BuildSettlement, BuyCard
from quipu.settlers.cards import (
    PlaceFreeRoute,
    PlayCard,
    PlayFreeRoutes,
    PlayMonopoly,
    PlayPlenty,
    PlaySoldier,
    WaiveRoute,
)
from quipu.settlers.founding import PlaceStartRoute, PlaceStartSettlement
from quipu.settlers.layout import (
    BANK,
    CARD,
    CITY,
    CLOSED,
    FREE_ROUTES,
    HAND,
    HELD,
    MONOPOLY,
    NEW,
    PLENTY,
    ROUTE,
    ROW,
    SEATS,
    SETTLEMENT,
    SIZE,
    SOLDIER,
)
from quipu.settlers.phases import (
    BEFORE,
    DISCARD,
    FOUND_ROUTE,
    FOUND_SETTLEMENT,
    MAIN,
    OFFER,
    OVER,
    ROBBER,
    VICTIM,
    Discarding,
    FoundingRoute,
    FoundingSettlement,
)
from quipu.settlers.reasons import FINE
from quipu.settlers.robbing import DiscardCard, MoveRobber, StealFrom
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box
from quipu.settlers.trade import AcceptTrade, ChoosePartner, DeclineTrade, WithdrawTrade
from quipu.settlers.turns import EndTurn, Roll

BEST_RATE: Final = 2  # no bank asks for fewer

# Things to pay for, as sets.
A_ROUTE: Final = 1 << ROUTE
A_SETTLEMENT: Final = 1 << SETTLEMENT
A_CITY: Final = 1 << CITY
A_CARD: Final = 1 << CARD


class Named:
    """The actions that each game calls by a name of its own."""

    def __init__(
        self,
        start_routes: list[PlaceStartRoute],
        routes: list[BuildRoute],
        cities: list[BuildCity],
        soldier: PlaySoldier,
        free: PlayFreeRoutes,
        free_routes: list[PlaceFreeRoute],
        waive: WaiveRoute | None,
        plenties: list[PlayPlenty],
        trades: list[Action[Any]],
    ) -> None:
        self.start_routes = start_routes
        self.routes = routes
        self.cities = cities
        self.soldier = soldier
        self.free = free
        self.free_routes = free_routes
        self.waive = waive  # None where both pieces must be placed
        self.plenties = plenties
        self.trades = trades  # by kind given, then by other kind, where `walk_trades` is as here


class SettlersKit(WalkedCatalogue[Settlers]):
    """All actions of a fixed kind, walked in the order of the catalogue.

    Actions of a kind stand in one row, so an id is the first of its row and a place in it.
    """

    def __init__(self, box: Box, named: Named, own: list[Action[Any]]) -> None:
        names = box.kind_names
        kinds = range(len(names))
        self.named = named
        self.starts = [PlaceStartSettlement(n) for n in range(box.grid.corners)]
        self.roll = Roll()
        self.discards = [DiscardCard(n, names[n]) for n in kinds]
        self.robbers = [MoveRobber(n) for n in range(box.grid.hexes)]
        self.thefts = [StealFrom(n) for n in range(SEATS)]
        self.accept = AcceptTrade()
        self.decline = DeclineTrade()
        self.partners = [ChoosePartner(n) for n in range(SEATS)]
        self.withdraw = WithdrawTrade()
        self.settlements = [BuildSettlement(n) for n in range(box.grid.corners)]
        self.buy = BuyCard()
        self.monopolies = [PlayMonopoly(n, names[n]) for n in kinds]
        self.end = EndTurn()
        actions: list[Action[Any]] = [*self.starts, *named.start_routes, self.roll]
        actions += [*self.discards, *self.robbers, *self.thefts]
        actions += [self.accept, self.decline, *self.partners, self.withdraw, *named.trades]
        actions += [*named.routes, *self.settlements, *named.cities, self.buy, named.soldier]
        actions += [named.free, *named.free_routes]
        if named.waive is not None:
            actions.append(named.waive)
        actions += [*named.plenties, *self.monopolies, self.end, *own]
        super().__init__(actions)
        self.trade_id: i64 = named.trades[0].index
        self.route_id: i64 = named.routes[0].index
        self.settlement_id: i64 = self.settlements[0].index
        self.city_id: i64 = named.cities[0].index
        self.buy_id: i64 = self.buy.index
        self.end_id: i64 = self.end.index
        self.everywhere: i64 = BITS[box.grid.corners] - 1

    def legal_ids(self, state: Settlers, seat: i64, ids: vec[i64]) -> i64:
        code = state.phase.code
        if code == MAIN:
            if seat == state.active:
                return self.walk_main(state, seat, ids)
            return 0
        if code == BEFORE:
            if seat != state.active:
                return 0
            ids[0] = self.roll.index
            return self.walk_own(state, seat, ids, self.walk_cards(state, seat, ids, 1))
        if code == DISCARD:
            return self.walk_discards(state, seat, ids)
        if code == OFFER:
            return self.walk_answers(state, seat, ids)
        if code == OVER:
            return 0
        return self.walk_pending(state, seat, ids)

    def walk_own(self, state: Settlers, seat: i64, ids: vec[i64], count: i64) -> i64:
        """What a game adds in a turn and in phases of its own."""
        return count

    def walk(
        self, state: Settlers, seat: i64, ids: vec[i64], count: i64, actions: list[Action[Any]]
    ) -> i64:
        """Those of a few actions that are not refused."""
        for action in actions:
            if action.refusal(state, seat) is None:
                ids[count] = action.index
                count += 1
        return count

    # ---- trade and build ------------------------------------------------------------------

    def walk_main(self, state: Settlers, seat: i64, ids: vec[i64]) -> i64:
        count: i64 = 0
        if state.cells[SIZE + seat] > 1:
            if not state.trade_closed:
                count = self.walk_trades(state, seat, ids, count)
            count = self.walk_builds(state, seat, ids, count)
        count = self.walk_cards(state, seat, ids, count)
        ids[count] = self.end_id
        return self.walk_own(state, seat, ids, count + 1)

    def walk_trades(self, state: Settlers, seat: i64, ids: vec[i64], count: i64) -> i64:
        """Each kind of which there are enough, for each other kind of the bank."""
        cells = state.cells
        kinds = state.terms.box.kinds
        for give in range(kinds):
            held = cells[HAND + seat * ROW + give]
            if held >= BEST_RATE and held >= state.rate(seat, give):
                count = write_trades(ids, count, cells, self.trade_id, give, kinds)
        return count

    def walk_builds(self, state: Settlers, seat: i64, ids: vec[i64], count: i64) -> i64:
        payable = state.payable(seat)
        if payable & A_ROUTE:
            count = self.walk_routes(state, seat, ids, count, ROUTE, self.route_id)
        if payable & A_SETTLEMENT and state.stock(seat, SETTLEMENT):
            count = write_members(ids, count, self.settlement_id, state.sites(seat))
        if payable & A_CITY:
            count = write_members(ids, count, self.city_id, state.city_sites(seat))
        if payable & A_CARD and state.deck_size():
            ids[count] = self.buy_id
            count += 1
        return count

    def walk_routes(
        self, state: Settlers, seat: i64, ids: vec[i64], count: i64, piece: i64, start: i64
    ) -> i64:
        """A piece on every free path at an anchor, while there is one."""
        if state.stock(seat, piece) == 0:
            return count
        count = write_members(ids, count, start, state.free_low(seat, piece))
        return write_members(ids, count, start + HALF, state.free_high(seat, piece))

    # ---- cards ----------------------------------------------------------------------------

    def walk_cards(self, state: Settlers, seat: i64, ids: vec[i64], count: i64) -> i64:
        """Those of an earlier turn, if their effect is possible."""
        if state.card_played:
            return count
        cells, held = state.cells, HELD + seat * ROW
        if cells[held + SOLDIER] > cells[NEW + SOLDIER]:
            count = self.walk_effect(state, seat, ids, count, self.named.soldier)
        if cells[held + FREE_ROUTES] > cells[NEW + FREE_ROUTES]:
            count = self.walk_effect(state, seat, ids, count, self.named.free)
        if cells[held + PLENTY] > cells[NEW + PLENTY]:
            for plenty in self.named.plenties:
                count = self.walk_effect(state, seat, ids, count, plenty)
        if cells[held + MONOPOLY] > cells[NEW + MONOPOLY]:
            for monopoly in self.monopolies:
                count = self.walk_effect(state, seat, ids, count, monopoly)
        return count

    def walk_effect(
        self, state: Settlers, seat: i64, ids: vec[i64], count: i64, card: PlayCard
    ) -> i64:
        if card.effect_reason(state, seat) != FINE:
            return count
        ids[count] = card.index
        return count + 1

    # ---- decisions that come between ------------------------------------------------------

    def walk_discards(self, state: Settlers, seat: i64, ids: vec[i64]) -> i64:
        phase = state.phase
        assert isinstance(phase, Discarding)
        count: i64 = 0
        if phase.due[seat] == 0:
            return count
        start, row = self.discards[0].index, seat * ROW
        for kind in range(state.terms.box.kinds):
            if state.cells[HAND + row + kind] > phase.picked[row + kind]:
                ids[count] = start + kind
                count += 1
        return count

    def walk_answers(self, state: Settlers, seat: i64, ids: vec[i64]) -> i64:
        if seat != state.active:
            return self.walk(state, seat, ids, 0, [self.accept, self.decline])
        return self.walk(state, seat, ids, 0, [*self.partners, self.withdraw])

    def walk_pending(self, state: Settlers, seat: i64, ids: vec[i64]) -> i64:
        """Decisions of the active seat that come between, and those of the game's own."""
        code = state.phase.code
        if code > OVER:
            return self.walk_own(state, seat, ids, 0)
        if seat != state.active:
            return 0
        if code == FOUND_SETTLEMENT:
            return self.walk_starts(state, ids)
        if code == FOUND_ROUTE:
            return self.walk_start_routes(state, seat, ids)
        if code == ROBBER:
            return self.walk_robber(state, ids)
        if code == VICTIM:
            return write_members(ids, 0, self.thefts[0].index, state.victims())
        return self.walk_free_routes(state, seat, ids)

    def walk_starts(self, state: Settlers, ids: vec[i64]) -> i64:
        phase = state.phase
        assert isinstance(phase, FoundingSettlement)
        count: i64 = 0
        start, sites = self.starts[0].index, self.everywhere & ~state.cells[CLOSED]
        while sites != 0:
            crossing = lowest(sites)
            sites &= sites - 1
            if state.founding_reason(phase.step, crossing) == FINE:
                ids[count] = start + crossing
                count += 1
        return count

    def walk_start_routes(self, state: Settlers, seat: i64, ids: vec[i64]) -> i64:
        phase = state.phase
        assert isinstance(phase, FoundingRoute)
        count: i64 = 0
        for n in range(3):
            path = state.grid.corner_sides[phase.crossing * 3 + n]
            if path >= 0 and state.wrong_path(ROUTE, path) == FINE:
                ids[count] = self.named.start_routes[path].index
                count += 1
        return count

    def walk_robber(self, state: Settlers, ids: vec[i64]) -> i64:
        count: i64 = 0
        start = self.robbers[0].index
        for hex in range(state.grid.hexes):
            if hex != state.robber and state.resting_reason(hex) == FINE:
                ids[count] = start + hex
                count += 1
        return count

    def walk_free_routes(self, state: Settlers, seat: i64, ids: vec[i64]) -> i64:
        count = self.walk_routes(state, seat, ids, 0, ROUTE, self.named.free_routes[0].index)
        waive = self.named.waive
        return count if waive is None else self.walk(state, seat, ids, count, [waive])


def write_trades(
    ids: vec[i64], count: i64, cells: vec[i64], start: i64, give: i64, kinds: i64
) -> i64:
    """One kind for each of the others that the bank has; rows of trades leave the kind out."""
    at = start + give * (kinds - 1)
    for take in range(kinds):
        if take != give:
            if cells[BANK + take]:
                ids[count] = at
                count += 1
            at += 1
    return count
