"""The catalogue of a settlers game, and the walk over what could be possible now."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from quipu.core.state import Action, Catalogue
from quipu.hexes.bits import lowest
from quipu.hexes.grid import HALF
from quipu.settlers.building import BuildCity, BuildRoute, BuildSettlement, BuyCard
from quipu.settlers.cards import (
    PlaceFreeRoute,
    PlayFreeRoutes,
    PlayMonopoly,
    PlayPlenty,
    PlaySoldier,
    WaiveRoute,
)
from quipu.settlers.founding import PlaceStartRoute, PlaceStartSettlement
from quipu.settlers.layout import (
    CARD,
    CITIES,
    CITY,
    FREE_ROUTES,
    HAND,
    MONOPOLY,
    OWN,
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
    FREE_ROUTE,
    MAIN,
    OFFER,
    OVER,
    ROBBER,
    VICTIM,
    FoundingRoute,
)
from quipu.settlers.robbing import DiscardCard, MoveRobber, StealFrom
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box
from quipu.settlers.trade import AcceptTrade, ChoosePartner, DeclineTrade, WithdrawTrade
from quipu.settlers.turns import EndTurn, Roll


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
        self.trades = trades  # by kind given, then by other kind, where `add_trades` is as here


class SettlersKit(Catalogue[Settlers]):
    """All actions of a fixed kind; `legal` walks them in the order of the catalogue."""

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

    def legal(self, state: Settlers, seat: i64) -> list[Action[Any]]:
        """Candidates of the phase, each confirmed by its own refusal."""
        found: list[Action[Any]] = []
        code = state.phase.code
        if code == MAIN:
            if seat == state.active:
                self.add_main(found, state, seat)
        elif code == BEFORE:
            if seat == state.active:
                found.append(self.roll)
                self.add_cards(found, state, seat)
                self.add_own(found, state, seat)
        elif code == DISCARD:
            self.add_discards(found, state, seat)
        elif code == OFFER:
            self.add_answers(found, state, seat)
        elif code != OVER:
            self.add_pending(found, state, seat)
        return found

    def add_own(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        """What a game adds in a turn and in phases of its own."""

    def add_main(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        if state.cells[SIZE + seat] > 1:
            if not state.trade_closed:
                self.add_trades(found, state, seat)
            self.add_builds(found, state, seat)
        self.add_cards(found, state, seat)
        if self.end.refusal(state, seat) is None:
            found.append(self.end)
        self.add_own(found, state, seat)

    def add_trades(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        trades = self.named.trades
        others = state.terms.box.kinds - 1
        for give in range(state.terms.box.kinds):
            if state.cells[HAND + seat * ROW + give] < state.rate(seat, give):
                continue
            for n in range(others):
                trade = trades[give * others + n]
                if trade.refusal(state, seat) is None:
                    found.append(trade)

    def add_builds(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        if state.can_pay(seat, ROUTE):
            self.add_routes(found, state, seat, ROUTE, self.named.routes)
        if state.can_pay(seat, SETTLEMENT):
            self.add_settlements(found, state, seat)
        if state.can_pay(seat, CITY):
            self.add_cities(found, state, seat)
        if state.can_pay(seat, CARD) and self.buy.refusal(state, seat) is None:
            found.append(self.buy)

    def add_routes(
        self,
        found: list[Action[Any]],
        state: Settlers,
        seat: i64,
        piece: i64,
        routes: list[BuildRoute],
    ) -> None:
        low, high = state.free_low(seat, piece), state.free_high(seat, piece)
        while low != 0:
            route = routes[lowest(low)]
            low &= low - 1
            if route.refusal(state, seat) is None:
                found.append(route)
        while high != 0:
            route = routes[lowest(high) + HALF]
            high &= high - 1
            if route.refusal(state, seat) is None:
                found.append(route)

    def add_settlements(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        sites = state.sites(seat)
        while sites != 0:
            settlement = self.settlements[lowest(sites)]
            sites &= sites - 1
            if settlement.refusal(state, seat) is None:
                found.append(settlement)

    def add_cities(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        sites = state.cells[OWN + seat] & ~state.cells[CITIES + seat]
        while sites != 0:
            city = self.named.cities[lowest(sites)]
            sites &= sites - 1
            if city.refusal(state, seat) is None:
                found.append(city)

    def add_cards(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        if state.card_played:
            return
        if state.owns(seat, SOLDIER) and self.named.soldier.refusal(state, seat) is None:
            found.append(self.named.soldier)
        if state.owns(seat, FREE_ROUTES) and self.named.free.refusal(state, seat) is None:
            found.append(self.named.free)
        if state.owns(seat, PLENTY):
            for plenty in self.named.plenties:
                if plenty.refusal(state, seat) is None:
                    found.append(plenty)
        if state.owns(seat, MONOPOLY):
            for monopoly in self.monopolies:
                if monopoly.refusal(state, seat) is None:
                    found.append(monopoly)

    def add_discards(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        for discard in self.discards:
            if discard.refusal(state, seat) is None:
                found.append(discard)

    def add_answers(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        if seat != state.active:
            if self.accept.refusal(state, seat) is None:
                found.append(self.accept)
            if self.decline.refusal(state, seat) is None:
                found.append(self.decline)
            return
        for partner in self.partners:
            if partner.refusal(state, seat) is None:
                found.append(partner)
        if self.withdraw.refusal(state, seat) is None:
            found.append(self.withdraw)

    def add_pending(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        """Decisions of the active seat that come between, and those of the game's own."""
        code = state.phase.code
        if code == FOUND_SETTLEMENT:
            self.add_starts(found, state, seat)
        elif code == FOUND_ROUTE:
            self.add_start_routes(found, state, seat)
        elif code == ROBBER:
            for robber in self.robbers:
                if robber.refusal(state, seat) is None:
                    found.append(robber)
        elif code == VICTIM:
            for theft in self.thefts:
                if theft.refusal(state, seat) is None:
                    found.append(theft)
        elif code == FREE_ROUTE:
            self.add_free_routes(found, state, seat)
        else:
            self.add_own(found, state, seat)

    def add_starts(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        for start in self.starts:
            if start.refusal(state, seat) is None:
                found.append(start)

    def add_start_routes(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        phase = state.phase
        assert isinstance(phase, FoundingRoute)
        for n in range(3):
            path = state.grid.corner_sides[phase.crossing * 3 + n]
            if path >= 0 and self.named.start_routes[path].refusal(state, seat) is None:
                found.append(self.named.start_routes[path])

    def add_free_routes(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        low, high = state.free_low(seat, ROUTE), state.free_high(seat, ROUTE)
        while low != 0:
            route = self.named.free_routes[lowest(low)]
            low &= low - 1
            if route.refusal(state, seat) is None:
                found.append(route)
        while high != 0:
            route = self.named.free_routes[lowest(high) + HALF]
            high &= high - 1
            if route.refusal(state, seat) is None:
                found.append(route)
        waive = self.named.waive
        if waive is not None and waive.refusal(state, seat) is None:
            found.append(waive)
