"""The end of a move: setting a figure, taking one back, passing, and the bonus move."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.games.jade.board import SIZES
from quipu.games.jade.course import begin_move, decide_figures, end_turn, finish_move, take_back
from quipu.games.jade.events import BONUS_BOUGHT, FIGURE_SET, FIGURE_TAKEN_BACK, PASSED
from quipu.games.jade.faces import FACE_CITY, FACE_PARTS, NO_PART, PRINTED, point
from quipu.games.jade.phases import EXCHANGING, EXTENDING, NOWHERE, Posting
from quipu.games.jade.state import BONUS_COST, FIGURE_COST, Jade

NO_FIGURE_NOW: Final = Refusal("wrong_phase", "J9.10")
NO_BONUS_YET: Final = Refusal("wrong_phase", "J14.1")
NO_END_YET: Final = Refusal("wrong_phase", "J14.3")
NO_CITY: Final = Refusal("no_city", "J9.4")
NO_CITY_ON_JUNGLE: Final = Refusal("no_city", "J6.6")
NO_SUCH_PART: Final = Refusal("no_such_part", "J9.3")
NOT_IN_SUPPLY: Final = Refusal("no_figure", "J9.2")
NOT_YOUR_FIGURE: Final = Refusal("not_your_figure", "J9.7")
CANNOT_PAY_FIGURE: Final = Refusal("cannot_pay", "J9.2")
CANNOT_PAY_BONUS: Final = Refusal("cannot_pay", "J14.3")
BONUS_USED: Final = Refusal("bonus_used", "J14.2")


class SetFigure(Action[Jade]):
    """J9.1, J9.3, J9.4, J9.5: one figure on a part of the new tile; J9.6: whoever is there."""

    kind: ClassVar[str] = "set_figure"

    def __init__(self, archaeologists: i64, part: i64) -> None:
        super().__init__()
        self.archaeologists = archaeologists
        self.part = part

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        phase = state.phase
        if seat != state.mover or not isinstance(phase, Posting):
            return state.barred(seat, NO_FIGURE_NOW)
        if phase.cell == NOWHERE:
            cell = i64(state.jeeps[seat])
            on_tile = int(cell) not in PRINTED.cross
            is_jungle = FACE_CITY[i64(state.board.face[cell])] == 0
            return NO_CITY_ON_JUNGLE if on_tile and is_jungle else NO_CITY
        if self.part >= FACE_PARTS[i64(state.board.face[phase.cell])]:
            return NO_SUCH_PART
        if not state.has_figure(seat, self.archaeologists):
            return NOT_IN_SUPPLY
        return None if state.can_pay(seat, self.archaeologists) else CANNOT_PAY_FIGURE

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        """J9.2: paid at once. J9.10: then the move is over but for the dig."""
        phase = state.phase
        assert isinstance(phase, Posting)
        cell = phase.cell
        cost = FIGURE_COST[self.archaeologists - 1]
        state.gold[seat] -= cost
        state.supply[SIZES * seat + self.archaeologists - 1] -= 1
        state.board.set_figure(seat, self.archaeologists, cell, self.part)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "cell": point(cell)}
            data.update(self.arguments())
            data["gold"] = int(cost)
            journal.tell(FIGURE_SET.of(data))
        finish_move(state, cell, self.part, luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"archaeologists": int(self.archaeologists), "part": int(self.part)}


class TakeBack(Action[Jade]):
    """J9.7, J9.8: instead of setting one, take any own figure back, free."""

    kind: ClassVar[str] = "take_back"

    def __init__(self, cell: i64) -> None:
        super().__init__()
        self.cell = cell

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        if seat != state.mover or not isinstance(state.phase, Posting):
            return state.barred(seat, NO_FIGURE_NOW)
        return None if state.board.figure_seat(self.cell) == seat else NOT_YOUR_FIGURE

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        """J9.9: it may be set from the next move on. J9.10: it counts no more in this dig."""
        phase = state.phase
        assert isinstance(phase, Posting)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "cell": point(self.cell)}
            data["archaeologists"] = int(state.board.figure_size(self.cell))
            journal.tell(FIGURE_TAKEN_BACK.of(data))
        take_back(state, self.cell)
        finish_move(state, phase.cell, NO_PART, luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"cell": point(self.cell)}


class Pass(Action[Jade]):
    """J13.1, J9.10: decline to exchange, or to set or take back a figure."""

    kind: ClassVar[str] = "pass"

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        phase = state.phase
        if seat == state.mover and (phase is EXCHANGING or isinstance(phase, Posting)):
            return None
        return state.why_not_decline(seat)

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        if journal.listening:
            journal.tell(PASSED.of({"seat": int(seat), "phase": phase.name}))
        if isinstance(phase, Posting):
            finish_move(state, phase.cell, NO_PART, luck, journal)
        else:
            decide_figures(state, NOWHERE, luck, journal)


class BuyBonus(Action[Jade]):
    """J14.1: one more move at once, for 1 gold, with all its options."""

    kind: ClassVar[str] = "buy_bonus"

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        if state.phase is not EXTENDING or seat != state.mover:
            refusal = state.why_not_decline(seat, NO_BONUS_YET)
            return BONUS_USED if state.bonus and refusal is NO_BONUS_YET else refusal
        return None if state.gold[seat] >= BONUS_COST else CANNOT_PAY_BONUS

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        state.gold[seat] -= BONUS_COST
        state.bonus = True
        if journal.listening:
            journal.tell(BONUS_BOUGHT.of({"seat": int(seat)}))
        begin_move(state)


class EndTurn(Action[Jade]):
    """J14.3: decline the bonus move."""

    kind: ClassVar[str] = "end_turn"

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        if state.phase is not EXTENDING or seat != state.mover:
            return state.why_not_decline(seat, NO_END_YET)
        return None

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        end_turn(state, journal)
