"""The phases of a move, each with its own data; those of a kind exist once."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from quipu.core.refusal import Refusal
from quipu.core.state import Phase
from quipu.games.jade.faces import CELLS, TYPE_IDS, TYPES, point

NOWHERE: Final = -1
HIDDEN_MOST: Final = 2  # J13.3


class Driving(Phase):
    """J3.2 (a), (b), J4: at the start of a move, or after a jungle tile (J6.1)."""

    name: ClassVar[str] = "driving"

    def __init__(self, swapped: bool, jungle: bool) -> None:
        self.swapped = swapped  # J7.7
        self.jungle = jungle

    def details(self) -> list[str]:
        return [f"swapped={self.swapped}", f"jungle={self.jungle}"]


class Discovering(Phase):
    """J5.1: draw a tile, or lay one of the display."""

    name: ClassVar[str] = "discovering"

    def __init__(self, free: bool) -> None:
        self.free = free  # J6.2: in a further step, with the option `further_step` = free

    def details(self) -> list[str]:
        return ["free"] if self.free else []


class Fitting(Phase):
    """J5.8: the drawn tile fits here and must be laid."""

    name: ClassVar[str] = "fitting"

    def __init__(self, tile: i64) -> None:
        self.tile = tile

    def details(self) -> list[str]:
        return [f"tile={TYPE_IDS[self.tile]}"]


class Exchanging(Phase):
    """J13.1: on the centre field."""

    name: ClassVar[str] = "exchanging"


class Returning(Phase):
    """J13.3: so many hidden artefacts were drawn; now some are put back."""

    name: ClassVar[str] = "returning"

    def __init__(self, count: i64) -> None:
        self.count = count

    def details(self) -> list[str]:
        return [f"count={self.count}"]


class Posting(Phase):
    """J3.2 (d), J9: set a figure, take one back, or neither."""

    name: ClassVar[str] = "posting"

    def __init__(self, cell: i64) -> None:
        self.cell = cell  # J9.4: where a city tile was laid in this move, or NOWHERE

    def details(self) -> list[str]:
        return [f"cell={None if self.cell == NOWHERE else point(self.cell)}"]


class Extending(Phase):
    """J14: buy a bonus move, or end the turn."""

    name: ClassVar[str] = "extending"


class Over(Phase):
    """J15: nobody decides any more."""

    name: ClassVar[str] = "over"

    def __init__(self, reason: str, paragraph: str) -> None:
        self.reason = reason
        self.refusal = Refusal("game_over", paragraph)

    def details(self) -> list[str]:
        return [f"reason={self.reason}"]


FRESH: Final = Driving(False, False)
SWAPPED: Final = Driving(True, False)
DRIVING_ON: Final = Driving(False, True)
DISCOVERING: Final = Discovering(False)
DISCOVERING_FREELY: Final = Discovering(True)
FITTING: Final = [Fitting(tile) for tile in range(TYPES)]
EXCHANGING: Final = Exchanging()
RETURNING: Final = [Returning(count) for count in range(HIDDEN_MOST + 1)]
POSTING: Final = [Posting(cell) for cell in range(CELLS)]
POSTING_NOWHERE: Final = Posting(NOWHERE)
EXTENDING: Final = Extending()
NO_TILES: Final = Over("tiles", "J15.2")
NO_ARTEFACTS: Final = Over("artefacts", "J15.4")
STANDSTILL: Final = Over("standstill", "J15.6")
ENDS: Final = [NO_TILES, NO_ARTEFACTS, STANDSTILL]
PLAIN: Final[list[Phase]] = [DISCOVERING, EXCHANGING, EXTENDING, DISCOVERING_FREELY]

NOT_YOUR_TURN: Final = Refusal("not_your_turn", "J3.1")
MUST_LAY: Final = Refusal("must_lay", "J5.8")
MUST_RETURN: Final = Refusal("must_return", "J13.3")
MUST_DISCOVER: Final = Refusal("must_discover", "J3.4")
WRONG_PHASE: Final = Refusal("wrong_phase", "J3.2")


def phase_number(phase: Phase) -> i64:
    """A number below 512 that names a phase with its data, for keys."""
    if isinstance(phase, Driving):
        return 2 * i64(phase.swapped) + i64(phase.jungle)
    if isinstance(phase, Fitting):
        return 8 + phase.tile  # at most 60 types
    if isinstance(phase, Posting):
        return 81 + phase.cell
    if isinstance(phase, Returning):
        return 4 + phase.count
    if isinstance(phase, Over):
        return 300 + ENDS.index(phase)
    return 400 + PLAIN.index(phase)
