"""The catalogue with the gods, and the walk over what each of them could do now."""

from __future__ import annotations

from typing import Any, Final

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
from quipu.hexes.bits import lowest
from quipu.hexes.grid import HALF
from quipu.settlers.kit import Named, SettlersKit
from quipu.settlers.layout import (
    CARD,
    CITIES,
    LAID_HIGH,
    LAID_LOW,
    OPEN,
    OWN,
    ROUTE,
    SEATS,
    TAKEN_HIGH,
    TAKEN_LOW,
)
from quipu.settlers.phases import BEFORE, MAIN, OWN_PHASES
from quipu.settlers.reasons import FINE
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box

PATHS: Final = 72


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

    def uses_by_god(self) -> list[list[Action[Any]]]:
        """Few enough to be tried one by one."""
        found: list[list[Action[Any]]] = [[] for _ in GODS]
        found[AMUN] = [*self.asks]
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
        found[GOD_CHOICE - OWN_PHASES] = [self.keep, *self.exchanges]
        return found

    def add_own(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        assert isinstance(state, EgyptGods)
        code = state.phase.code
        if code == BEFORE:
            self.add(found, state, seat, self.seth)
        elif code == MAIN:
            god = state.god_of(seat)
            if state.god_reason(seat, god) == FINE:
                self.add_use(found, state, seat, god)
        else:
            phase = state.phase
            if isinstance(phase, GodPhase) and phase.seat == seat:
                self.add_choices(found, state, seat, code)

    def add(
        self, found: list[Action[Any]], state: EgyptGods, seat: i64, action: Action[Any]
    ) -> None:
        if action.refusal(state, seat) is None:
            found.append(action)

    def add_use(self, found: list[Action[Any]], state: EgyptGods, seat: i64, god: i64) -> None:
        """What the god of the active seat could do."""
        if god == WEPWAWET:
            self.add_wepwawet(found, state, seat)
        elif god == CHONS:
            self.add_chons(found, state, seat)
        elif god == PTAH:
            self.add_ptah(found, state, seat)
        else:
            for action in self.uses[god]:
                self.add(found, state, seat, action)

    def add_choices(self, found: list[Action[Any]], state: EgyptGods, seat: i64, code: i64) -> None:
        """What a phase of the gods asks of its seat."""
        for action in self.choices[code - OWN_PHASES]:
            self.add(found, state, seat, action)

    def add_wepwawet(self, found: list[Action[Any]], state: EgyptGods, seat: i64) -> None:
        if state.hand_size(seat) < 2:
            return
        low, high = state.free_low(seat, ROUTE), state.free_high(seat, ROUTE)
        while low != 0:
            self.add_payments(found, state, seat, lowest(low))
            low &= low - 1
        while high != 0:
            self.add_payments(found, state, seat, lowest(high) + HALF)
            high &= high - 1

    def add_payments(
        self, found: list[Action[Any]], state: EgyptGods, seat: i64, path: i64
    ) -> None:
        for n in range(self.payments):
            self.add(found, state, seat, self.wepwawets[path * self.payments + n])

    def add_chons(self, found: list[Action[Any]], state: EgyptGods, seat: i64) -> None:
        low, high = state.cells[LAID_LOW + seat], state.cells[LAID_HIGH + seat]
        while low != 0:
            self.add_moves(found, state, seat, lowest(low))
            low &= low - 1
        while high != 0:
            self.add_moves(found, state, seat, lowest(high) + HALF)
            high &= high - 1

    def add_moves(self, found: list[Action[Any]], state: EgyptGods, seat: i64, oxcart: i64) -> None:
        """To the free paths at what is left of the network."""
        if not state.has_free_end(seat, oxcart):
            return
        anchors = state.anchors_without(seat, oxcart)
        low: i64 = 0
        high: i64 = 0
        while anchors != 0:
            corner = lowest(anchors)
            anchors &= anchors - 1
            low |= state.grid.low_at[corner]
            high |= state.grid.high_at[corner]
        low &= ~state.cells[TAKEN_LOW]
        high &= ~state.cells[TAKEN_HIGH]
        while low != 0:
            self.add(found, state, seat, self.chons[oxcart * PATHS + lowest(low)])
            low &= low - 1
        while high != 0:
            self.add(found, state, seat, self.chons[oxcart * PATHS + lowest(high) + HALF])
            high &= high - 1

    def add_ptah(self, found: list[Action[Any]], state: EgyptGods, seat: i64) -> None:
        if state.cells[OPEN + seat] == 0:
            return
        sites = state.sites(seat)
        while sites != 0:
            self.add(found, state, seat, self.ptah_settlements[lowest(sites)])
            sites &= sites - 1
        sites = state.cells[OWN + seat] & ~state.cells[CITIES + seat]
        while sites != 0:
            self.add(found, state, seat, self.ptah_cities[lowest(sites)])
            sites &= sites - 1


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
