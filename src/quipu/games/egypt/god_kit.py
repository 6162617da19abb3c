"""The catalogue with the gods, and the walk over what each of them could do now."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.notation import CARDS, ID, NUMBER, Parameter
from quipu.core.state import Action
from quipu.games.egypt.actions import BOX, KINDS_OF_ACTION, egypt_names
from quipu.games.egypt.box import (
    AMUN,
    CHONS,
    COSTS,
    GODS,
    GRID,
    HATHOR,
    KIND_NAMES,
    MAAT,
    PTAH,
    SETH,
    THOT,
    WEPWAWET,
)
from quipu.games.egypt.god_actions import (
    BuildWithWepwawet,
    DriveOffWithSeth,
    ExchangeGod,
    GodAction,
    KeepGod,
    MoveWithChons,
    RaiseWithPtah,
    RateWithHathor,
    SettleWithPtah,
    priced,
    replacements,
)
from quipu.games.egypt.god_phases import (
    AMUN_AGAIN,
    AMUN_RETURN,
    GOD_CHOICE,
    HAPI_WINDOW,
    ISIS_WINDOW,
    MAAT_TAKING,
    THOT_CHOICE,
    GodPhase,
)
from quipu.games.egypt.god_secrets import (
    NO_CARD,
    TITLE_NAMES,
    AskAmun,
    BuyWithThot,
    GiveBack,
    KeepCard,
    LookWithMaat,
    Pass,
    StopAsking,
    TakeWithHapi,
    TakeWithMaat,
    UseIsis,
)
from quipu.games.egypt.gods import EgyptGods
from quipu.hexes.bits import BITS, lowest, write_members
from quipu.hexes.grid import HALF
from quipu.settlers.kit import Named, SettlersKit
from quipu.settlers.layout import (
    CARD,
    LAID_HIGH,
    LAID_LOW,
    ROUTE,
    SEATS,
    SETTLEMENT,
)
from quipu.settlers.phases import BEFORE, MAIN, OWN_PHASES
from quipu.settlers.reasons import FINE
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box

PATHS: Final = 72
ALL_GODS: Final = (1 << len(GODS)) - 1


class GodsKit(SettlersKit):
    """G4: after the actions of the base game those of the gods, one god after the other."""

    def __init__(self, box: Box, named: Named, more: list[Action[Any]]) -> None:
        kinds = range(len(KIND_NAMES))
        payments = replacements(COSTS[ROUTE], False)  # G4.2: eight
        prices = replacements(COSTS[CARD], True)  # G4.7: thirteen
        self.asks = [AskAmun(card, seat) for card in kinds for seat in range(SEATS)]
        self.give_backs = [GiveBack(card) for card in kinds]
        self.stop = StopAsking()
        self.wepwawets = [
            BuildWithWepwawet(path, priced(paid)) for path in range(PATHS) for paid in payments
        ]
        self.payments: i64 = len(payments)
        self.hapis = [TakeWithHapi(card) for card in kinds]
        self.chons = [MoveWithChons(a, b) for a in range(PATHS) for b in range(PATHS)]
        self.isis = [UseIsis(card) for card in (NO_CARD, *kinds)]
        self.pass_by = Pass()
        self.thots = [BuyWithThot(priced(paid), plain=paid == prices[0]) for paid in prices]
        self.keep_cards = [KeepCard(title) for title in range(len(TITLE_NAMES))]
        self.looks = [LookWithMaat(seat) for seat in range(SEATS)]
        self.maats = [TakeWithMaat(card) for card in kinds]
        self.ptah_settlements = [SettleWithPtah(n) for n in range(GRID.corners)]
        self.ptah_cities = [RaiseWithPtah(n) for n in range(GRID.corners)]
        self.rates = [RateWithHathor(card) for card in kinds]
        self.seth = DriveOffWithSeth()
        self.keep = KeepGod()
        self.exchanges = [ExchangeGod(god) for god in range(len(GODS))]
        self.uses = self.uses_by_god()
        self.choices = self.choices_by_phase()
        own: list[Action[Any]] = [*self.asks, *self.give_backs, self.stop, *self.wepwawets]
        own += [*self.hapis, *self.chons, *self.isis, self.pass_by, *self.thots]
        own += [*self.keep_cards, *self.looks, *self.maats]
        own += [*self.ptah_settlements, *self.ptah_cities, *self.rates, self.seth]
        own += [self.keep, *self.exchanges, *more]
        super().__init__(box, named, own)

    def uses_by_god(self) -> list[list[GodAction]]:
        """Few enough to be tried one by one."""
        found: list[list[GodAction]] = [[] for _ in GODS]
        found[THOT] = [*self.thots]
        found[MAAT] = [*self.looks]
        found[HATHOR] = [*self.rates]
        found[SETH] = [self.seth]
        return found

    def choices_by_phase(self) -> list[list[Action[Any]]]:
        found: list[list[Action[Any]]] = [[] for _ in range(GOD_CHOICE - OWN_PHASES + 1)]
        found[HAPI_WINDOW - OWN_PHASES] = [*self.hapis, self.pass_by]
        found[ISIS_WINDOW - OWN_PHASES] = [*self.isis, self.pass_by]
        found[AMUN_RETURN - OWN_PHASES] = [*self.give_backs]
        found[AMUN_AGAIN - OWN_PHASES] = [*self.asks, self.stop]
        found[THOT_CHOICE - OWN_PHASES] = [*self.keep_cards]
        found[MAAT_TAKING - OWN_PHASES] = [*self.maats]
        return found

    def walk_own(self, state: Settlers, seat: i64, ids: vec[i64], count: i64) -> i64:
        assert isinstance(state, EgyptGods)
        code = state.phase.code
        if code == BEFORE:
            if state.god_of(seat) == SETH:
                count = self.walk_uses(state, seat, ids, count, self.uses[SETH])
            return count
        if code == MAIN:
            god = state.god_of(seat)
            if state.god_reason(seat, god) == FINE:
                count = self.walk_use(state, seat, ids, count, god)
            return count
        phase = state.phase
        if not isinstance(phase, GodPhase) or phase.seat != seat:
            return count
        if code == GOD_CHOICE:
            return self.walk_exchanges(state, seat, ids, count)
        return self.walk(state, seat, ids, count, self.choices[code - OWN_PHASES])

    def walk_exchanges(self, state: EgyptGods, seat: i64, ids: vec[i64], count: i64) -> i64:
        """G2.2, G2.3: keep it after side A; G2.4: or any god that nobody owns."""
        if not state.is_turned(seat):
            ids[count] = self.keep.index
            count += 1
        owned: i64 = 0
        for each in range(state.seats):
            owned |= BITS[state.god_of(each)]
        return write_members(ids, count, self.exchanges[0].index, ALL_GODS & ~owned)

    def walk_use(self, state: EgyptGods, seat: i64, ids: vec[i64], count: i64, god: i64) -> i64:
        """What the god of the active seat could do."""
        if god == AMUN:
            return self.walk_asks(state, seat, ids, count)
        if god == WEPWAWET:
            return self.walk_wepwawet(state, seat, ids, count)
        if god == CHONS:
            return self.walk_chons(state, seat, ids, count)
        if god == PTAH:
            return self.walk_ptah(state, seat, ids, count)
        return self.walk_uses(state, seat, ids, count, self.uses[god])

    def walk_uses(
        self, state: EgyptGods, seat: i64, ids: vec[i64], count: i64, uses: list[GodAction]
    ) -> i64:
        """Those for which there is no reason against; which one there is nobody asks here."""
        for use in uses:
            if use.reason(state, seat) == FINE:
                ids[count] = use.index
                count += 1
        return count

    def walk_asks(self, state: EgyptGods, seat: i64, ids: vec[i64], count: i64) -> i64:
        """For each kind, of each opponent with cards."""
        at = self.asks[0].index
        for _ in range(len(KIND_NAMES)):
            for other in range(state.seats):
                if other != seat and state.hand_size(other):
                    ids[count] = at + other
                    count += 1
            at += SEATS
        return count

    def walk_wepwawet(self, state: EgyptGods, seat: i64, ids: vec[i64], count: i64) -> i64:
        """On each free path, with each payment in hand."""
        if state.hand_size(seat) < 2 or state.stock(seat, ROUTE) == 0:
            return count
        start = self.wepwawets[0].index
        payments: i64 = 0
        for n in range(self.payments):
            if state.holds(seat, self.wepwawets[n].give.counts):
                payments |= BITS[n]
        low, high = state.free_low(seat, ROUTE), state.free_high(seat, ROUTE)
        while low != 0:
            at = start + lowest(low) * self.payments
            count = write_members(ids, count, at, payments)
            low &= low - 1
        while high != 0:
            at = start + (lowest(high) + HALF) * self.payments
            count = write_members(ids, count, at, payments)
            high &= high - 1
        return count

    def walk_chons(self, state: EgyptGods, seat: i64, ids: vec[i64], count: i64) -> i64:
        """Each own oxcart with a free end to the free paths at what is left of the network."""
        start = self.chons[0].index
        low = state.fit_low(ROUTE, state.cells[LAID_LOW + seat])
        high = state.fit_high(ROUTE, state.cells[LAID_HIGH + seat])
        while low != 0 or high != 0:
            oxcart = lowest(low) if low != 0 else lowest(high) + HALF
            if low != 0:
                low &= low - 1
            else:
                high &= high - 1
            if state.has_free_end(seat, oxcart):
                to_low, to_high = state.free_without(seat, oxcart)
                at = start + oxcart * PATHS
                count = write_members(ids, count, at, to_low)
                count = write_members(ids, count, at + HALF, to_high)
        return count

    def walk_ptah(self, state: EgyptGods, seat: i64, ids: vec[i64], count: i64) -> i64:
        if state.open_soldiers(seat) == 0:
            return count
        settlement, city = self.ptah_settlements[0], self.ptah_cities[0]
        if state.stock(seat, SETTLEMENT) and state.holds(seat, settlement.give.counts):
            count = write_members(ids, count, settlement.index, state.sites(seat))
        if state.holds(seat, city.give.counts):
            count = write_members(ids, count, city.index, state.city_sites(seat))
        return count


GODS_KIT: Final = GodsKit(BOX, egypt_names(), [])

GOD_KINDS_OF_ACTION: Final[dict[str, list[Parameter]]] = {
    **KINDS_OF_ACTION,
    "ask_amun": [Parameter("card", ID), Parameter("seat", NUMBER)],
    "give_back": [Parameter("card", ID)],
    "stop_asking": [],
    "build_with_wepwawet": [Parameter("path", NUMBER), Parameter("give", CARDS)],
    "take_with_hapi": [Parameter("card", ID)],
    "pass": [],
    "move_with_chons": [Parameter("oxcart", NUMBER), Parameter("path", NUMBER)],
    "use_isis": [Parameter("card", ID, optional=True)],
    "buy_with_thot": [Parameter("give", CARDS)],
    "keep_card": [Parameter("card", ID)],
    "look_with_maat": [Parameter("seat", NUMBER)],
    "take_with_maat": [Parameter("card", ID)],
    "settle_with_ptah": [Parameter("crossing", NUMBER)],
    "raise_with_ptah": [Parameter("crossing", NUMBER)],
    "rate_with_hathor": [Parameter("card", ID)],
    "drive_off_with_seth": [],
    "keep_god": [],
    "exchange_god": [Parameter("god", ID)],
}
