"""What the uses of the gods are worth, what they still ask, and which god to own (part G)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from quipu.core.state import Action
from quipu.games.egypt import bots_weights as weigh
from quipu.games.egypt.god_actions import (
    BuildWithPtah,
    BuildWithWepwawet,
    DriveOffWithSeth,
    ExchangeGod,
    KeepGod,
    MoveWithChons,
    RateWithHathor,
)
from quipu.games.egypt.god_phases import IsisWindow
from quipu.games.egypt.god_secrets import (
    NO_CARD,
    AskAmun,
    BuyWithThot,
    GiveBack,
    KeepCard,
    LookWithMaat,
    TakeWithHapi,
    TakeWithMaat,
    UseIsis,
)
from quipu.games.egypt.gods import BONUS_RATE, EgyptGods
from quipu.settlers.bots_outlook import Outlook
from quipu.settlers.bots_weights import NEVER, POINT, RELIEF
from quipu.settlers.bots_wishes import Wishes
from quipu.settlers.layout import NOBODY, OPEN, SETTLEMENT


class Priest:
    """Weighs the gods for one seat."""

    def __init__(self, state: EgyptGods, seat: i64, outlook: Outlook, wishes: Wishes) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.wishes = wishes

    def worth(self, action: Action[Any]) -> float:
        """To pass, or to stop asking, is worth nothing."""
        if isinstance(action, MoveWithChons):
            return self.move_worth(action) - weigh.USE
        if isinstance(action, BuildWithWepwawet):
            paid = self.wishes.paid(action.give.counts, 0)
            return self.outlook.promise(action.path) + paid - weigh.USE
        if isinstance(action, AskAmun):
            return self.ask_worth(action) - weigh.USE
        if isinstance(action, BuyWithThot):
            paid = self.wishes.paid(action.give.counts, 0)
            return self.outlook.card_worth() + weigh.THREE_CARDS + paid
        if isinstance(action, BuildWithPtah):
            return self.ptah_worth(action) - weigh.USE
        if isinstance(action, RateWithHathor):
            return self.rate_worth(action.card) - weigh.USE
        if isinstance(action, DriveOffWithSeth):
            return self.drive_off_worth() - weigh.USE
        if isinstance(action, LookWithMaat):
            return weigh.LOOK * self.outlook.threat(action.seat) - weigh.USE
        return self.choice_worth(action)

    def choice_worth(self, action: Action[Any]) -> float:
        """Decisions in windows and within a use."""
        if isinstance(action, (TakeWithHapi, TakeWithMaat)):
            return self.wishes.gained(action.card, 1)
        if isinstance(action, UseIsis):
            return self.isis_worth(action.card)
        if isinstance(action, GiveBack):
            return self.wishes.gained(action.card, -1)
        if isinstance(action, KeepCard):
            return weigh.TITLE_WORTH[action.title]
        if isinstance(action, KeepGod):
            return weigh.SECOND_USE * weigh.GODS_WORTH[self.state.god_of(self.seat)]
        if isinstance(action, ExchangeGod):
            return weigh.GODS_WORTH[action.god]
        return 0.0

    # ---- single gods ----------------------------------------------------------------------

    def move_worth(self, action: MoveWithChons) -> float:
        """G4.4: a better way for an oxcart that leads nowhere."""
        if self.state.route_holder == self.seat:
            return NEVER
        lost = weigh.OLD_PLACE
        for n in range(2):
            corner = self.state.grid.ends[action.oxcart * 2 + n]
            lost = max(lost, weigh.OLD_PLACE + self.outlook.aim(corner))
        return self.outlook.promise(action.path) - lost

    def ask_worth(self, action: AskAmun) -> float:
        """G4.1: a card for the one that is needed least, if the seat seems to have it."""
        back = self.wishes.least_needed()
        if self.state.held(action.seat, action.card) == 0 or back == action.card:
            return NEVER
        if back == NOBODY:
            return 0.0
        return weigh.LIKELY * self.wishes.exchanged(back, 1, action.card, 1)

    def ptah_worth(self, action: BuildWithPtah) -> float:
        """G4.9: cheaper, for a mercenary and perhaps the army."""
        if action.thing == SETTLEMENT:
            worth = self.outlook.settlement_worth(action.crossing)
        else:
            worth = self.outlook.city_worth(action.crossing)
        mercenary = weigh.TITLE_WORTH[0]
        if self.state.army_holder == self.seat:
            rival = max(self.outlook.most_of_others(OPEN), self.state.army_minimum() - 1)
            if self.state.open_soldiers(self.seat) - 1 <= rival:
                mercenary += 2.0 * POINT
        return worth - mercenary + self.wishes.paid(action.give.counts, 0)

    def rate_worth(self, give: i64) -> float:
        """G4.11: the best trade that the better rate makes possible."""
        best = 0.0
        if self.wishes.hand[give] < BONUS_RATE:
            return best
        for take in range(self.wishes.kinds):
            if take != give and self.state.bank(take):
                best = max(best, self.wishes.exchanged(give, BONUS_RATE, take, 1))
        return best

    def drive_off_worth(self) -> float:
        """G4.10: a card of the hex that the robber leaves, and the hex free again."""
        kind = self.state.terms.land.kinds[self.state.robber]
        card = self.wishes.gained(kind, 1) if self.state.bank(kind) else 0.0
        return card - RELIEF * self.outlook.block_worth(self.state.robber)

    def isis_worth(self, card: i64) -> float:
        phase = self.state.phase
        if card != NO_CARD or not isinstance(phase, IsisWindow):
            return self.wishes.gained(card, 1)
        return weigh.SAVED * float(phase.owed[self.seat])
