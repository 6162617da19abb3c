"""The catalogue: every action once, and which of them are walked in each phase."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.notation import ID, IDS, NUMBER, NUMBERS, Parameter
from quipu.core.state import Action, WalkedCatalogue
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
    FACE_PARTS,
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
    EXCHANGING,
    EXTENDING,
    HIDDEN_MOST,
    NOWHERE,
    Discovering,
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


class Kit(WalkedCatalogue[Jade]):
    """All 1,581 actions in the order of the ledger; the empty return, which came later, is last."""

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
        self.nothing = ReturnArtefacts([])  # J13.3: only with the option `hidden_return` = free
        backs = [back for back in self.backs if int(back.cell) not in PRINTED.cross]
        first: list[Action[Any]] = [*self.swaps, *self.drives, self.stop, *self.draws]
        second: list[Action[Any]] = [*self.lays, *self.opens, *self.hiddens, *self.singles]
        third: list[Action[Any]] = [*self.pairs, *self.sets, *backs, self.decline]
        super().__init__([*first, *second, *third, self.bonus, self.end, self.nothing])
        self.drive_id: i64 = self.drives[0].index
        self.lay_id: i64 = self.lays[0].index
        self.set_id: i64 = self.sets[0].index
        self.back_ids = vec[i64]([int(back.index) for back in self.backs])

    def legal_ids(self, state: Jade, seat: i64, ids: vec[i64]) -> i64:
        phase = state.phase
        if seat != state.mover:
            return 0
        if isinstance(phase, Driving):
            return self.walk_drives(state, seat, ids, phase)
        if isinstance(phase, Discovering):
            return self.walk_discoveries(state, seat, ids, phase.free)
        if isinstance(phase, Fitting):
            return self.walk_lays(state, ids, 0, phase.tile)
        if isinstance(phase, Posting):
            return self.walk_posts(state, seat, ids, phase.cell)
        if phase is EXCHANGING:
            return self.walk_exchanges(state, seat, ids)
        if isinstance(phase, Returning):
            return self.walk_returns(state, seat, ids)
        if phase is EXTENDING:
            return self.walk_extensions(state, seat, ids)
        return 0

    def walk_drives(self, state: Jade, seat: i64, ids: vec[i64], phase: Driving) -> i64:
        count: i64 = 0
        if state.is_stuck and not phase.swapped and not phase.jungle:
            count = self.walk_swaps(state, seat, ids)
        count = write_cells(ids, count, self.drive_id, state.goals_low, state.goals_high)
        if phase.jungle:
            ids[count] = self.stop.index
            count += 1
        return count

    def walk_swaps(self, state: Jade, seat: i64, ids: vec[i64]) -> i64:
        """Each tile of a full display under each stack that is not empty."""
        count: i64 = 0
        start = self.swaps[0].index
        types = state.display_types(seat)
        for tile in range(TYPES):
            if types & BITS[tile]:
                for stack in range(STACKS):
                    if not state.stacks.is_empty(stack):
                        ids[count] = start + STACKS * tile + stack
                        count += 1
        return count

    def walk_discoveries(self, state: Jade, seat: i64, ids: vec[i64], free: bool) -> i64:
        count: i64 = 0
        if free:
            ids[0] = self.stop.index
            count = 1
        last = DISPLAY * seat + DISPLAY - 1
        if state.display[last] == NO_TILE:
            start = self.draws[0].index
            for stack in range(STACKS):
                if not state.stacks.is_empty(stack):
                    ids[count] = start + stack
                    count += 1
        before: i64 = NO_TILE
        for place in range(DISPLAY * seat, last + 1):
            tile = i64(state.display[place])
            if tile != before and tile != NO_TILE:
                count = self.walk_lays(state, ids, count, tile)
            before = tile
        return count

    def walk_lays(self, state: Jade, ids: vec[i64], count: i64, tile: i64) -> i64:
        """The turns that fit at each side, in the order of the catalogue."""
        north = state.fitting_turns(tile, 0)
        east = state.fitting_turns(tile, 1)
        south = state.fitting_turns(tile, 2)
        west = state.fitting_turns(tile, 3)
        some = north | east | south | west
        for turn in range(SIDES):
            bit = BITS[turn]
            if some & bit:
                at = self.lay_id + SIDES * FACE_OF[SIDES * tile + turn]
                if north & bit:
                    ids[count] = at
                    count += 1
                if east & bit:
                    ids[count] = at + 1
                    count += 1
                if south & bit:
                    ids[count] = at + 2
                    count += 1
                if west & bit:
                    ids[count] = at + 3
                    count += 1
        return count

    def walk_exchanges(self, state: Jade, seat: i64, ids: vec[i64]) -> i64:
        count: i64 = 0
        start = self.opens[0].index
        shown: i64 = 0
        for place in range(OPEN):
            shown |= BITS[i64(state.artefacts.open[place])]
        for give in range(KIND_COUNT):
            if state.artefacts.has(seat, give):
                at = start + (KIND_COUNT - 1) * give
                for take in range(KIND_COUNT):
                    if shown & BITS[take] and take != give:
                        ids[count] = at + take if take < give else at + take - 1
                        count += 1
        for hidden in self.hiddens:
            count = add(ids, count, state, seat, hidden)
        return add(ids, count, state, seat, self.decline)

    def walk_returns(self, state: Jade, seat: i64, ids: vec[i64]) -> i64:
        count: i64 = 0
        for single in self.singles:
            count = add(ids, count, state, seat, single)
        for pair in self.pairs:
            count = add(ids, count, state, seat, pair)
        return add(ids, count, state, seat, self.nothing)

    def walk_posts(self, state: Jade, seat: i64, ids: vec[i64], cell: i64) -> i64:
        count: i64 = 0
        if cell != NOWHERE:
            parts = FACE_PARTS[i64(state.board.face[cell])]
            for size in range(SIZES):
                if state.has_figure(seat, size + 1) and state.can_pay(seat, size + 1):
                    for part in range(parts):
                        ids[count] = self.set_id + PARTS * size + part
                        count += 1
        for word in range(2):
            rest = state.board.posted[2 * seat + word]
            while rest:
                bit = rest & -rest
                rest ^= bit
                ids[count] = self.back_ids[WORD * word + BIT_PLACE[bit % PRIME]]
                count += 1
        ids[count] = self.decline.index
        return count + 1

    def walk_extensions(self, state: Jade, seat: i64, ids: vec[i64]) -> i64:
        count = add(ids, 0, state, seat, self.bonus)
        ids[count] = self.end.index
        return count + 1


def write_cells(ids: vec[i64], count: i64, start: i64, low: i64, high: i64) -> i64:
    """Append the members of a set of cells, counted from a number on, to the first so many ids."""
    while low:
        bit = low & -low
        low ^= bit
        ids[count] = start + BIT_PLACE[bit % PRIME]
        count += 1
    start += WORD
    while high:
        bit = high & -high
        high ^= bit
        ids[count] = start + BIT_PLACE[bit % PRIME]
        count += 1
    return count


def add(ids: vec[i64], count: i64, state: Jade, seat: i64, action: Action[Any]) -> i64:
    if action.refusal(state, seat) is not None:
        return count
    ids[count] = action.index
    return count + 1


KIT: Final = Kit()

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
