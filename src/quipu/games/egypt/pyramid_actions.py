"""What the Great Pyramid adds: boats, stones, the Vizier's swap, and the catalogue with them."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.notation import ID, NUMBER, Parameter
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.games.egypt import events
from quipu.games.egypt.actions import egypt_names, make_box
from quipu.games.egypt.box import BOAT, GRID, KIND_NAMES, PYRAMID_STOCK, SITE_PLACES, STONE
from quipu.games.egypt.god_kit import GOD_KINDS_OF_ACTION, GodsKit
from quipu.games.egypt.pyramid import SWAPPED, EgyptPyramid
from quipu.games.egypt.reasons import (
    FAVOUR_NOT_YOURS,
    FAVOUR_USED,
    NO_BOAT_YET,
    NO_STONE_LEFT,
    PYRAMID_REASONS,
    STONE_PLACE,
)
from quipu.hexes.bits import write_members
from quipu.settlers.building import BuildRoute
from quipu.settlers.events import BUILT
from quipu.settlers.kit import Named, write_trades
from quipu.settlers.layout import HAND, ROW
from quipu.settlers.phases import BEFORE, MAIN
from quipu.settlers.reasons import (
    BANK_EMPTY,
    BANK_SAME_KIND,
    BANK_TOO_FEW,
    CANNOT_PAY,
    FINE,
)
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box

LOWEST: Final = -1
A_BOAT: Final = 1 << BOAT  # as sets of things to pay for
A_STONE: Final = 1 << STONE


class BuildBoat(BuildRoute):
    """P4.1, P4.2: on a Nile path at one's own network, P4.3: boats too; P4.6: three each."""

    kind: ClassVar[str] = "build_boat"

    def __init__(self, path: i64) -> None:
        super().__init__(path, BOAT)


class BuildStone(Action[EgyptPyramid]):
    """P5.1, P5.2, P5.3, P5.4: an own stone on a free place of the lowest open level."""

    kind: ClassVar[str] = "build_stone"

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def refusal(self, state: EgyptPyramid, seat: i64) -> Refusal | None:
        reason = state.main_reason(seat)
        if reason == FINE:
            reason = self.stone_reason(state, seat)
        return state.because(reason, self)

    def stone_reason(self, state: EgyptPyramid, seat: i64) -> i64:
        if state.boats(seat) == 0:
            return NO_BOAT_YET
        if state.stock(seat, STONE) == 0:
            return NO_STONE_LEFT
        if self.place != LOWEST and not state.is_open_place(self.place):
            return STONE_PLACE
        return FINE if state.can_pay(seat, STONE) else CANNOT_PAY

    def apply(self, state: EgyptPyramid, seat: i64, luck: Luck, journal: Journal) -> None:
        place = state.lowest_place() if self.place == LOWEST else self.place
        state.buy(seat, STONE)
        if journal.listening:
            box = state.terms.box
            data: dict[str, object] = {"seat": int(seat), "piece": box.things[STONE]}
            data.update(place=int(place), paid=box.cost_json(STONE))
            journal.tell(BUILT.of(data))
        state.build_stone(seat, place, journal)

    def arguments(self) -> dict[str, object]:
        return {"place": None if self.place == LOWEST else int(self.place)}


class SwapByFavour(Action[EgyptPyramid]):
    """P7.2: once in the own turn, also before the roll, 1 card for 1 of another kind."""

    kind: ClassVar[str] = "swap_by_favour"

    def __init__(self, give: i64, take: i64) -> None:
        super().__init__()
        self.give = give
        self.take = take

    def refusal(self, state: EgyptPyramid, seat: i64) -> Refusal | None:
        late = state.agreed.favour_after_roll
        reason = state.main_reason(seat) if late else state.play_reason(seat)
        if reason == FINE:
            reason = self.swap_reason(state, seat)
        return state.because(reason, self)

    def swap_reason(self, state: EgyptPyramid, seat: i64) -> i64:
        if state.favour() != seat:
            return FAVOUR_NOT_YOURS
        if state.has_swapped():
            return FAVOUR_USED
        if state.held(seat, self.give) == 0:
            return BANK_TOO_FEW
        if self.give == self.take:
            return BANK_SAME_KIND
        return FINE if state.bank(self.take) else BANK_EMPTY

    def apply(self, state: EgyptPyramid, seat: i64, luck: Luck, journal: Journal) -> None:
        state.cells[SWAPPED] = 1
        state.take(seat, self.give, -1)
        state.take(seat, self.take, 1)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat)}
            data["paid"] = {KIND_NAMES[self.give]: 1}
            data["gained"] = {KIND_NAMES[self.take]: 1}
            journal.tell(events.SWAPPED.of(data))

    def arguments(self) -> dict[str, object]:
        return {"give": KIND_NAMES[self.give], "take": KIND_NAMES[self.take]}


class PyramidKit(GodsKit):
    """After the actions with the gods those of the pyramid."""

    def __init__(self, box: Box, named: Named) -> None:
        kinds = range(len(KIND_NAMES))
        self.boats: list[BuildRoute] = [BuildBoat(path) for path in range(GRID.sides)]
        self.stones = [BuildStone(place) for place in range(SITE_PLACES)]
        self.swaps = [SwapByFavour(a, b) for a in kinds for b in kinds if a != b]
        super().__init__(box, named, [*self.boats, *self.stones, *self.swaps])

    def walk_own(self, state: Settlers, seat: i64, ids: vec[i64], count: i64) -> i64:
        count = super().walk_own(state, seat, ids, count)
        code = state.phase.code
        if (code != MAIN and code != BEFORE) or state.hand_size(seat) == 0:
            return count
        assert isinstance(state, EgyptPyramid)
        if code == MAIN:
            count = self.walk_stones_and_boats(state, seat, ids, count)
        elif state.agreed.favour_after_roll:
            return count
        if state.favour() == seat and not state.has_swapped():
            count = self.walk_swaps(state, seat, ids, count)
        return count

    def walk_stones_and_boats(
        self, state: EgyptPyramid, seat: i64, ids: vec[i64], count: i64
    ) -> i64:
        payable = state.payable(seat)
        if payable & A_BOAT:
            count = self.walk_routes(state, seat, ids, count, BOAT, self.boats[0].index)
        if payable & A_STONE and state.boats(seat) and state.stock(seat, STONE):
            count = write_members(ids, count, self.stones[0].index, state.open_places())
        return count

    def walk_swaps(self, state: EgyptPyramid, seat: i64, ids: vec[i64], count: i64) -> i64:
        kinds = state.terms.box.kinds
        for give in range(kinds):
            if state.cells[HAND + seat * ROW + give]:
                count = write_trades(ids, count, state.cells, self.swaps[0].index, give, kinds)
        return count


PYRAMID_BOX: Final = make_box(PYRAMID_STOCK, PYRAMID_REASONS)
PYRAMID_KIT: Final = PyramidKit(PYRAMID_BOX, egypt_names())

PYRAMID_KINDS_OF_ACTION: Final[dict[str, list[Parameter]]] = {
    **GOD_KINDS_OF_ACTION,
    "build_boat": [Parameter("path", NUMBER)],
    "build_stone": [Parameter("place", NUMBER, optional=True)],
    "swap_by_favour": [Parameter("give", ID), Parameter("take", ID)],
}
