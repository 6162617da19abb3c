"""The start of a move: swapping a tile, driving the jeep, stopping after a jungle tile."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, u8

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.games.jade.course import arrive, decide_figures
from quipu.games.jade.events import DROVE, STAYED, STOPPED, TILE_SWAPPED
from quipu.games.jade.faces import EMPTY, TYPE_IDS, point
from quipu.games.jade.phases import NOWHERE, SWAPPED, Discovering, Driving
from quipu.games.jade.state import DISPLAY, Jade

NOT_AFTER_JUNGLE: Final = Refusal("not_after_jungle", "J6.2")
NO_STOP_NOW: Final = Refusal("wrong_phase", "J6.2")
NOT_AT_THE_START: Final = Refusal("wrong_phase", "J7.7")
UNDISCOVERED: Final = Refusal("undiscovered", "J4.9")
OUT_OF_REACH: Final = Refusal("out_of_reach", "J4.4")
FIELD_TAKEN: Final = Refusal("field_taken", "J4.5")
MUST_REDUCE: Final = Refusal("must_reduce", "J7.3")
STACK_EMPTY: Final = Refusal("stack_empty", "J7.6")
NOT_IN_DISPLAY: Final = Refusal("not_in_display", "J7.6")
DISPLAY_NOT_FULL: Final = Refusal("display_not_full", "J7.6")
TILE_FITS: Final = Refusal("tile_fits", "J7.6")
SWAPPED_ALREADY: Final = Refusal("swapped_already", "J7.7")


class Drive(Action[Jade]):
    """J4.1: to another field, or to the own one, which is staying."""

    kind: ClassVar[str] = "drive"

    def __init__(self, cell: i64) -> None:
        super().__init__()
        self.cell = cell

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        if seat != state.mover or not isinstance(state.phase, Driving):
            return state.barred(seat)
        return None if state.may_drive_to(self.cell) else self.reason(state)

    def reason(self, state: Jade) -> Refusal:
        if state.board.face[self.cell] == EMPTY:
            return UNDISCOVERED
        if not state.is_in_reach(self.cell):
            return OUT_OF_REACH
        return FIELD_TAKEN if state.is_taken(self.cell) else MUST_REDUCE

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        if journal.listening:
            start = point(i64(state.jeeps[seat]))
            data: dict[str, object] = {"seat": int(seat), "cell": point(self.cell)}
            data["from"] = start
            kind = STAYED if start == data["cell"] else DROVE
            journal.tell(kind.of(data))
        state.jeeps[seat] = u8(self.cell)
        arrive(state, luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"cell": point(self.cell)}


class Stop(Action[Jade]):
    """J6.2: the further step after a jungle tile is an offer, or each part of it."""

    kind: ClassVar[str] = "stop"

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        phase = state.phase
        if seat == state.mover and isinstance(phase, Discovering) and phase.free:
            return None
        if seat != state.mover or not isinstance(phase, Driving):
            return state.why_not_decline(seat, NO_STOP_NOW)
        return None if phase.jungle else NOT_AFTER_JUNGLE

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        if journal.listening:
            journal.tell(STOPPED.of({"seat": int(seat)}))
        decide_figures(state, NOWHERE, luck, journal)


class SwapTile(Action[Jade]):
    """J7.6: a display of which nothing fits: one tile under a stack, its top tile instead."""

    kind: ClassVar[str] = "swap_tile"

    def __init__(self, tile: i64, stack: i64) -> None:
        super().__init__()
        self.tile = tile
        self.stack = stack

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        phase = state.phase
        if seat != state.mover or not isinstance(phase, Driving) or phase.jungle:
            return state.barred(seat, NOT_AT_THE_START)
        if state.stacks.is_empty(self.stack):  # J7.9
            return STACK_EMPTY
        if not state.has_on_display(seat, self.tile):
            return NOT_IN_DISPLAY
        if state.display_size(seat) < DISPLAY:
            return DISPLAY_NOT_FULL
        if not state.is_stuck:
            return TILE_FITS
        return SWAPPED_ALREADY if phase.swapped else None

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        """J7.8, J7.9: again three tiles, the stack as high as before, and then the drive."""
        state.unshow(seat, self.tile)
        state.stacks.bury(self.stack, self.tile)
        drawn = state.stacks.draw(self.stack, luck)
        state.show(seat, drawn)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat)}
            data.update(self.arguments())
            data["drawn"] = TYPE_IDS[drawn]
            journal.tell(TILE_SWAPPED.of(data))
        state.phase = SWAPPED
        state.plan_drive()

    def arguments(self) -> dict[str, object]:
        return {"tile": TYPE_IDS[self.tile], "stack": int(self.stack) + 1}
