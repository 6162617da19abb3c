"""Trade with the bank: equal cards for one of another kind, at the best rate one has."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.settlers.events import BANK_TRADED
from quipu.settlers.reasons import BANK_EMPTY, BANK_SAME_KIND, BANK_TOO_FEW, FINE
from quipu.settlers.state import Settlers
from quipu.settlers.telling import tell_trade


@mypyc_attr(allow_interpreted_subclasses=True)
class TradeBank(Action[Settlers]):
    """While trade is open, as often as one can."""

    kind: ClassVar[str] = "trade_bank"

    def __init__(self, give: i64, take: i64, names: list[str]) -> None:
        super().__init__()
        self.give = give
        self.take = take
        self.names = names

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.bank_reason(seat)
        if reason == FINE:
            if state.held(seat, self.give) < self.price(state, seat):
                reason = BANK_TOO_FEW
            elif self.give == self.take:
                reason = BANK_SAME_KIND
            elif state.bank(self.take) == 0:
                reason = BANK_EMPTY
        return state.because(reason, self)

    def price(self, state: Settlers, seat: i64) -> i64:
        """So many equal cards are paid."""
        return state.rate(seat, self.give)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        price = self.price(state, seat)
        state.take(seat, self.give, -price)
        state.take(seat, self.take, 1)
        if journal.listening:
            paid, gained = {self.names[self.give]: int(price)}, {self.names[self.take]: 1}
            tell_trade(seat, paid, gained, BANK_TRADED, journal)

    def arguments(self) -> dict[str, object]:
        return {"give": self.names[self.give], "take": self.names[self.take]}
