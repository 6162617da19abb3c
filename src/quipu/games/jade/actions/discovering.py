"""Discovering: drawing a tile and laying it, or one of the display, at an open line."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.games.jade.course import announce_last_round, decide_figures, lay_tile
from quipu.games.jade.events import TILE_DRAWN
from quipu.games.jade.faces import BITS, FACE_TURN, FACE_TYPE, NEIGHBOUR, OFF, SIDES, TYPE_IDS
from quipu.games.jade.phases import FITTING, NOWHERE, Discovering, Fitting
from quipu.games.jade.state import DISPLAY, Jade
from quipu.games.jade.tiles import SIDE_NAMES

DISPLAY_FULL: Final = Refusal("display_full", "J7.1")
STACK_EMPTY: Final = Refusal("stack_empty", "J5.2")
NOT_IN_DISPLAY: Final = Refusal("not_in_display", "J5.1")
NOT_THE_DRAWN_TILE: Final = Refusal("not_the_drawn_tile", "J5.10")
OFF_BOARD: Final = Refusal("off_board", "J8.2")
NO_OPEN_LINE: Final = Refusal("no_open_line", "J5.4")
DOES_NOT_FIT: Final = Refusal("does_not_fit", "J5.5")


class DrawTile(Action[Jade]):
    """J5.1, J5.2: the top tile of a stack, J5.3: seen by everyone at once."""

    kind: ClassVar[str] = "draw_tile"

    def __init__(self, stack: i64) -> None:
        super().__init__()
        self.stack = stack

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        if seat != state.mover or not isinstance(state.phase, Discovering):
            return state.barred(seat)
        if state.display_size(seat) == DISPLAY:
            return DISPLAY_FULL
        return STACK_EMPTY if state.stacks.is_empty(self.stack) else None

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        """J5.8: what fits here must be laid. J5.9: what does not goes to the display."""
        expected = chance_to_fit(state, seat, self.stack) if journal.listening else 0.0
        tile = state.stacks.draw(self.stack, luck)
        state.stirred = True
        fits = state.board.fits_beside(i64(state.jeeps[seat]), BITS[tile])
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "stack": int(self.stack) + 1}
            data.update(tile=TYPE_IDS[tile], fits=fits)
            value = 1.0 if fits else 0.0
            journal.tell(TILE_DRAWN.of(data, value=value, expected=expected))
        if state.stacks.left == 0:
            announce_last_round(state, journal)
        if fits:
            state.phase = FITTING[tile]
        else:
            state.show(seat, tile)
            decide_figures(state, NOWHERE, luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"stack": int(self.stack) + 1}


def chance_to_fit(state: Jade, seat: i64, stack: i64) -> float:
    """How likely the next tile of a stack fits beside the jeep, for the luck report."""
    buried = state.stacks.buried(stack)
    if state.stacks.unseen[stack] == 0:
        return 1.0 if fits_here(state, seat, buried[0]) else 0.0
    bag = [int(count) for count in state.stacks.bag]
    fitting = sum(count for tile, count in enumerate(bag) if fits_here(state, seat, tile))
    return fitting / sum(bag)


def fits_here(state: Jade, seat: i64, tile: i64) -> bool:
    return state.board.fits_beside(i64(state.jeeps[seat]), BITS[tile])


class LayTile(Action[Jade]):
    """J5.4, J5.5, J5.6: a face at an open line of the jeep's field, as in J5.13 and J5.14."""

    kind: ClassVar[str] = "lay_tile"

    def __init__(self, face: i64, side: i64) -> None:
        super().__init__()
        self.face = face
        self.side = side
        self.tile = FACE_TYPE[face]
        self.turn = FACE_TURN[face]

    def refusal(self, state: Jade, seat: i64) -> Refusal | None:
        phase = state.phase
        if seat != state.mover:
            return state.barred(seat)
        if isinstance(phase, Fitting):
            if phase.tile != self.tile:
                return NOT_THE_DRAWN_TILE
        elif not isinstance(phase, Discovering):
            return state.barred(seat)
        elif not state.has_on_display(seat, self.tile):
            return NOT_IN_DISPLAY
        if state.fitting_turns(self.tile, self.side) & BITS[self.turn]:
            return None
        return self.reason(state, seat)

    def reason(self, state: Jade, seat: i64) -> Refusal:
        cell = i64(state.jeeps[seat])
        if NEIGHBOUR[SIDES * cell + self.side] == OFF:
            return OFF_BOARD
        return DOES_NOT_FIT if state.board.is_open(cell, self.side) else NO_OPEN_LINE

    def apply(self, state: Jade, seat: i64, luck: Luck, journal: Journal) -> None:
        if isinstance(state.phase, Discovering):
            state.unshow(seat, self.tile)
        lay_tile(state, self.face, self.side, luck, journal)

    def arguments(self) -> dict[str, object]:
        side = SIDE_NAMES[self.side]
        return {"tile": TYPE_IDS[self.tile], "turn": int(self.turn), "side": side}
