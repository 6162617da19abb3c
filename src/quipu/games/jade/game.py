"""Jade as a game: what the house asks of it, answered by this folder."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from quipu.bots.bot import Bot, RandomBot
from quipu.bots.learning import promise, weights_of
from quipu.bots.levels import LEVELS, level_of
from quipu.core.game import Game
from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.memory import Memory, Observation
from quipu.core.refusal import IllegalAction, Refusal
from quipu.core.state import Action, State
from quipu.core.tensor import Tensor
from quipu.games.jade.actions.exchanging import ExchangeOpen, ReturnArtefacts
from quipu.games.jade.actions.kit import KINDS_OF_ACTION, KIT
from quipu.games.jade.bots import GreedyBot
from quipu.games.jade.faces import FACE_OF, SIDES, TYPE_IDS
from quipu.games.jade.imagine import imagine
from quipu.games.jade.memory import KIND_NUMBER, JadeMemory
from quipu.games.jade.merits import MERITS, USUAL, merits_of
from quipu.games.jade.position import from_position, written
from quipu.games.jade.setup import OPTIONS, SEATS, deal
from quipu.games.jade.state import Jade
from quipu.games.jade.tastes import GREEDY, KEEN
from quipu.games.jade.tensor import JadeTensor
from quipu.games.jade.tiles import KINDS, SIDE_NAMES, SIZE
from quipu.games.jade.view import JadeObservation

ANCHOR = "quipu.games.jade"
RULES_VERSION = 3
PLAYOUTS = 240  # what hard may spend on a decision
DEPTH = 16

# Where the ledger says what an act may name.
PLACES = {
    "swap_tile": "J7.6",
    "drive": "J4.2",
    "draw_tile": "J5.2",
    "lay_tile": "J5.4",
    "exchange_hidden": "J13.3",
    "set_figure": "J9.2",
    "take_back": "J9.7",
}


class JadeGame(Game):
    """The base game, the only mode."""

    oldest_rules: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__("jade", ANCHOR, RULES_VERSION, OPTIONS, KINDS_OF_ACTION, KIT)
        self.weights = vec[float]([])  # of the merits; read when they are first asked for

    def seat_counts(self, options: dict[str, bool | int | str]) -> list[int]:
        return SEATS

    def seats_paragraph(self) -> str:
        return "J2.1"

    def deal(
        self, seats: int, options: dict[str, bool | int | str], luck: Luck, journal: Journal
    ) -> State:
        return deal(seats, options, luck, journal)

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """Other ways to write an action of the catalogue, and those that are always refused."""
        found: Action[Any] | None = None
        if kind == "lay_tile":
            found = lay_in_smallest_turn(arguments)
        elif kind == "return_artefacts":
            found = return_in_order(arguments["kinds"])
        elif kind == "exchange_open" and arguments["give"] == arguments["take"]:
            same = KIND_NUMBER.get(str(arguments["give"]), -1)
            found = ExchangeOpen(same, same) if same >= 0 else None
        elif kind == "take_back":
            found = take_back_from_cross(arguments["cell"])
        elif kind == "set_figure" and arguments["archaeologists"] in (1, 2, 3):
            raise IllegalAction(Refusal("unknown_place", "J9.3", f"part {arguments['part']}"))
        return found if found is not None else super().compose(kind, arguments)

    def place_paragraph(self, kind: str) -> str:
        """J3.8: what does not exist is refused before the state is asked."""
        return PLACES.get(kind, "")

    # ---- knowing --------------------------------------------------------------------------

    def blank(self, seat: int, seats: int) -> Memory:
        return JadeMemory(seat, seats)

    def look(self, state: State, seat: i64, memory: Memory | None) -> Observation:
        assert isinstance(state, Jade)
        return JadeObservation(state, seat, memory)

    def imagine(self, view: Observation, luck: Luck) -> State:
        assert isinstance(view, JadeObservation)
        return imagine(view, luck)

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Jade)
        return written(state)

    def from_position(self, data: object) -> State:
        return from_position(data)

    def longest(self) -> int:
        return 1_500

    def tensor(self, seats: int) -> Tensor:
        return JadeTensor(seats)

    def lots(self) -> dict[str, list[str]]:
        return {"tile": list(TYPE_IDS), "artefact": list(KINDS)}

    # ---- judging --------------------------------------------------------------------------

    def prospect(self, state: State, seat: i64) -> float:
        """What points, statues, open districts, gold and figures promise, as it was learned."""
        if len(self.weights) == 0:
            self.weights = weights_of(self.anchor, self.key, MERITS, USUAL)
        return promise(self.weights, self.merits_of(state, seat))

    def doubt(self) -> float:
        return 1.0

    def merits(self) -> list[str]:
        return list(MERITS)

    def merits_of(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, Jade)
        return merits_of(state, seat)

    def liked(self) -> dict[str, int]:
        return {"set_figure": 100, "buy_bonus": 6, "lay_tile": 8, "draw_tile": 2}

    # ---- playing --------------------------------------------------------------

    def presenter(self) -> Any:
        from quipu.games.jade.present import JadePresenter

        return JadePresenter(self)

    def bots(self) -> list[str]:
        return ["random", "greedy", *LEVELS]

    def levels(self) -> list[str]:
        return list(LEVELS)

    def player(self, name: str) -> Bot:
        if name == "random":
            return RandomBot()
        if name == "greedy":
            return GreedyBot(self)
        tastes = KEEN if name in ("hard", "expert") else GREEDY
        return level_of(name, self, GreedyBot(self, tastes), PLAYOUTS, DEPTH)


def lay_in_smallest_turn(arguments: dict[str, object]) -> Action[Any] | None:
    """J5.7: a turn larger than the smallest equal one is read as the smallest."""
    tile, turn, side = str(arguments["tile"]), arguments["turn"], str(arguments["side"])
    if tile not in TYPE_IDS or side not in list(SIDE_NAMES) or turn not in range(SIDES):
        return None
    assert isinstance(turn, int)
    face = FACE_OF[SIDES * TYPE_IDS.index(tile) + turn]
    return KIT.lays[SIDES * face + SIDE_NAMES.index(side)]


def return_in_order(kinds: object) -> Action[Any] | None:
    """The order has no meaning, so two are written in rising order."""
    assert isinstance(kinds, list)
    if any(kind not in KIND_NUMBER for kind in kinds):
        return None
    made: Action[Any] = ReturnArtefacts(sorted(KIND_NUMBER[kind] for kind in kinds))
    found: Action[Any] = KIT.by_text.get(str(made), made)
    return found


def take_back_from_cross(cell: object) -> Action[Any] | None:
    """The cross is not in the catalogue, since no figure ever stands there (J9.4)."""
    assert isinstance(cell, list)
    if len(cell) != 2 or any(not 0 <= place < SIZE for place in cell):
        return None
    number: int = SIZE * cell[1] + cell[0]
    return KIT.backs[number]
