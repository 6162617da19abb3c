"""The catalogue: every action once, and which of them are walked in each phase."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from quipu.core.notation import ID, IDS, NUMBER, NUMBERS, Parameter
from quipu.core.state import Action, Catalogue
from quipu.games.jade.actions.discovering import DrawTile, LayTile
from quipu.games.jade.actions.driving import Drive, Stop, SwapTile
from quipu.games.jade.actions.exchanging import ExchangeHidden, ExchangeOpen, ReturnArtefacts
from quipu.games.jade.actions.posting import BuyBonus, EndTurn, Pass, SetFigure, TakeBack
from quipu.games.jade.board import SIZES
from quipu.games.jade.faces import (
    BIT_PLACE,
    BITS,
    CELLS,
    FACE_OF,
    FACES,
    KIND_COUNT,
    PARTS,
    PRIME,
    PRINTED,
    SIDES,
    TYPES,
    WORD,
)
from quipu.games.jade.phases import (
    DISCOVERING,
    EXCHANGING,
    HIDDEN_MOST,
    NOWHERE,
    Driving,
    Fitting,
    Posting,
    Returning,
)
from quipu.games.jade.state import DISPLAY, NO_TILE, Jade
from quipu.games.jade.tiles import OPEN, STACKS


def pairs() -> list[ReturnArtefacts]:
    return [
        ReturnArtefacts([one, other])
        for one in range(KIND_COUNT)
        for other in range(one, KIND_COUNT)
    ]


class Kit(Catalogue[Jade]):
    """All 1,580 actions in the order of the ledger."""

    def __init__(self) -> None:
        self.swaps = [SwapTile(tile, stack) for tile in range(TYPES) for stack in range(STACKS)]
        self.drives = [Drive(cell) for cell in range(CELLS)]
        self.stop = Stop()
        self.draws = [DrawTile(stack) for stack in range(STACKS)]
        self.lays = [LayTile(face, side) for face in range(FACES) for side in range(SIDES)]
        self.opens = [
            ExchangeOpen(give, take)
            for give in range(KIND_COUNT)
            for take in range(KIND_COUNT)
            if give != take
        ]
        self.hiddens = [ExchangeHidden(count) for count in range(1, HIDDEN_MOST + 1)]
        self.singles = [ReturnArtefacts([kind]) for kind in range(KIND_COUNT)]
        self.pairs = pairs()
        self.sets = [SetFigure(n, part) for n in range(1, SIZES + 1) for part in range(PARTS)]
        self.backs = [TakeBack(cell) for cell in range(CELLS)]  # those of the cross stay outside
        self.decline = Pass()
        self.bonus = BuyBonus()
        self.end = EndTurn()
        backs = [back for back in self.backs if int(back.cell) not in PRINTED.cross]
        first: list[Action[Any]] = [*self.swaps, *self.drives, self.stop, *self.draws]
        second: list[Action[Any]] = [*self.lays, *self.opens, *self.hiddens, *self.singles]
        third: list[Action[Any]] = [*self.pairs, *self.sets, *backs, self.decline]
        super().__init__([*first, *second, *third, self.bonus, self.end])

    def legal(self, state: Jade, seat: i64) -> list[Action[Any]]:
        """Walks what could be possible and confirms each by its own refusal."""
        found: list[Action[Any]] = []
        phase = state.phase
        if seat != state.mover:
            return found
        if isinstance(phase, Driving):
            self.add_drives(found, state, seat)
        elif phase is DISCOVERING:
            self.add_discoveries(found, state, seat)
        elif isinstance(phase, Fitting):
            self.add_lays(found, state, seat, phase.tile)
        elif isinstance(phase, Posting):
            self.add_posts(found, state, seat, phase)
        elif phase is EXCHANGING:
            self.add_exchanges(found, state, seat)
        elif isinstance(phase, Returning):
            self.add_returns(found, state, seat)
        else:
            self.add_extensions(found, state, seat)
        return found

    def add_drives(self, found: list[Action[Any]], state: Jade, seat: i64) -> None:
        if state.is_stuck:
            for swap in self.swaps:
                add(found, state, seat, swap)
        for word in range(2):
            rest = state.goals_high if word else state.goals_low
            while rest:
                bit = rest & -rest
                rest ^= bit
                add(found, state, seat, self.drives[WORD * word + BIT_PLACE[bit % PRIME]])
        add(found, state, seat, self.stop)

    def add_discoveries(self, found: list[Action[Any]], state: Jade, seat: i64) -> None:
        for draw in self.draws:
            add(found, state, seat, draw)
        before: i64 = NO_TILE
        for place in range(DISPLAY * seat, DISPLAY * seat + DISPLAY):
            tile = i64(state.display[place])
            if tile != before and tile != NO_TILE:
                self.add_lays(found, state, seat, tile)
            before = tile

    def add_lays(self, found: list[Action[Any]], state: Jade, seat: i64, tile: i64) -> None:
        """Only turns that fit at some side are walked, in the order of the catalogue."""
        north = state.fitting_turns(tile, 0)
        east = state.fitting_turns(tile, 1)
        south = state.fitting_turns(tile, 2)
        west = state.fitting_turns(tile, 3)
        some = north | east | south | west
        for turn in range(SIDES):
            bit = BITS[turn]
            if some & bit:
                at = SIDES * FACE_OF[SIDES * tile + turn]
                if north & bit:
                    add(found, state, seat, self.lays[at])
                if east & bit:
                    add(found, state, seat, self.lays[at + 1])
                if south & bit:
                    add(found, state, seat, self.lays[at + 2])
                if west & bit:
                    add(found, state, seat, self.lays[at + 3])

    def add_exchanges(self, found: list[Action[Any]], state: Jade, seat: i64) -> None:
        shown: i64 = 0
        for place in range(OPEN):
            shown |= BITS[i64(state.artefacts.open[place])]
        for give in range(KIND_COUNT):
            if state.artefacts.has(seat, give):
                self.add_opens(found, state, seat, give, shown)
        for hidden in self.hiddens:
            add(found, state, seat, hidden)
        add(found, state, seat, self.decline)

    def add_opens(
        self, found: list[Action[Any]], state: Jade, seat: i64, give: i64, shown: i64
    ) -> None:
        for take in range(KIND_COUNT):
            if shown & BITS[take] and take != give:
                place = take if take < give else take - 1
                add(found, state, seat, self.opens[(KIND_COUNT - 1) * give + place])

    def add_returns(self, found: list[Action[Any]], state: Jade, seat: i64) -> None:
        for single in self.singles:
            add(found, state, seat, single)
        for pair in self.pairs:
            add(found, state, seat, pair)

    def add_posts(self, found: list[Action[Any]], state: Jade, seat: i64, phase: Posting) -> None:
        if phase.cell != NOWHERE:
            for set_figure in self.sets:
                add(found, state, seat, set_figure)
        for word in range(2):
            rest = state.board.posted[2 * seat + word]
            while rest:
                bit = rest & -rest
                rest ^= bit
                add(found, state, seat, self.backs[WORD * word + BIT_PLACE[bit % PRIME]])
        add(found, state, seat, self.decline)

    def add_extensions(self, found: list[Action[Any]], state: Jade, seat: i64) -> None:
        add(found, state, seat, self.bonus)
        add(found, state, seat, self.end)


def add(found: list[Action[Any]], state: Jade, seat: i64, action: Action[Any]) -> None:
    if action.refusal(state, seat) is None:
        found.append(action)


KIT: Final = Kit()
NOTHING: Final = ReturnArtefacts([])  # only with the option `hidden_return` free

KINDS_OF_ACTION: Final = {
    "swap_tile": [Parameter("tile", ID), Parameter("stack", NUMBER)],
    "drive": [Parameter("cell", NUMBERS)],
    "stop": [],
    "draw_tile": [Parameter("stack", NUMBER)],
    "lay_tile": [Parameter("tile", ID), Parameter("turn", NUMBER), Parameter("side", ID)],
    "exchange_open": [Parameter("give", ID), Parameter("take", ID)],
    "exchange_hidden": [Parameter("count", NUMBER)],
    "return_artefacts": [Parameter("kinds", IDS)],
    "set_figure": [Parameter("archaeologists", NUMBER), Parameter("part", NUMBER)],
    "take_back": [Parameter("cell", NUMBERS)],
    "pass": [],
    "buy_bonus": [],
    "end_turn": [],
}
