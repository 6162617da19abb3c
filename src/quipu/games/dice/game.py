"""The two dice games as games: what the house asks of them, answered by this folder."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from quipu.bots.bot import Bot, RandomBot
from quipu.bots.learning import promise, weights_of
from quipu.bots.levels import LEVELS, level_of
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR, Journal
from quipu.core.luck import Luck
from quipu.core.memory import Memory, Observation
from quipu.core.options import Option
from quipu.core.refusal import Malformed, shown
from quipu.core.state import Action, State
from quipu.core.tensor import Tensor
from quipu.games.dice.actions import (
    BASE_KIT,
    KINDS,
    NOWHERE,
    PLUS_KIT,
    START_ROAD,
    Kit,
    ThrowDice,
    TradeGold,
    UseJoker,
    make_build,
)
from quipu.games.dice.merits import MERITS, USUAL, merits_of
from quipu.games.dice.planning import PlannerBot
from quipu.games.dice.plus import DicePlus
from quipu.games.dice.position import from_position
from quipu.games.dice.setup import (
    BASE_OPTIONS,
    BASE_SEATS,
    EXTRA_SEATS,
    PLUS_OPTIONS,
    PLUS_SEATS,
    deal,
)
from quipu.games.dice.sheet import BASE, DICE, FACES, PLUS, ROAD, SORTS, Sheet, bit
from quipu.games.dice.state import Dice
from quipu.games.dice.tensor import DiceTensor
from quipu.games.dice.view import DiceObservation

ANCHOR = "quipu.games.dice"
BASE_RULES = 2
PLUS_RULES = 3
PLAYOUTS = 25  # an eighth of what expert may spend on a decision of Plus
DEPTH = 24
JOKER_PROSPECT = 0.7  # in points


class DiceGame(Game):
    """The base variant (part D)."""

    oldest_rules: ClassVar[int] = 1

    def __init__(
        self,
        key: str = "dice",
        rules: int = BASE_RULES,
        options: list[Option] = BASE_OPTIONS,  # tables that never change
        kit: Kit = BASE_KIT,
        sheet: Sheet = BASE,
    ) -> None:
        super().__init__(key, ANCHOR, rules, options, KINDS, kit)
        self.kit = kit
        self.sheet = sheet
        self.is_plus = sheet is PLUS
        self.weights = vec[float]([])  # of the merits of Plus; read when they are first asked for

    def seat_counts(self, options: dict[str, bool | int | str]) -> list[int]:
        return BASE_SEATS + EXTRA_SEATS if options["extra_seats"] is True else BASE_SEATS

    def seats_paragraph(self) -> str:
        return "D2.1"

    def deal(
        self, seats: int, options: dict[str, bool | int | str], luck: Luck, journal: Journal
    ) -> State:
        return deal(seats, self.is_plus, options, luck, journal)

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """Actions outside the catalogue: sets named in another order, and what is refused."""
        if kind == "throw_dice":
            return self.compose_throw(arguments["dice"])
        if kind == "trade_gold":
            return TradeGold(face(arguments["take"]))
        if kind == "use_joker":
            word = str(arguments["joker"])
            joker = self.sheet.joker_number.get(word, NOWHERE)
            give, take = face(arguments["give"]), face(arguments["take"])
            return UseJoker(self.sheet, joker, give, take, word)
        sort = SORTS.index(kind.removeprefix("build_"))
        word = str(arguments[SORTS[sort]])
        at_start = sort == ROAD and word == self.sheet.start
        return make_build(self.sheet, sort, START_ROAD if at_start else NOWHERE, word)

    def compose_throw(self, dice: object) -> Action[Any]:
        """Places are a set: one named twice counts once."""
        assert isinstance(dice, list)
        named: set[int] = set(dice)
        mask = sum([1 << place for place in named if 0 <= place < DICE])
        foreign = [place for place in named if not 0 <= place < DICE]
        return self.kit.throws[mask - 1] if mask and not foreign else ThrowDice(mask, foreign)

    def prospect(self, state: State, seat: i64) -> float:
        """Points, those of the running turn too, and jokers that wait; in Plus what was learned."""
        assert isinstance(state, Dice)
        if isinstance(state, DicePlus):
            if len(self.weights) == 0:
                self.weights = weights_of(self.anchor, self.key, MERITS, USUAL)
            return promise(self.weights, merits_of(state, seat))
        points = float(state.total(seat))
        if seat == state.active():
            points += float(state.points_of(state.built_now))
        for joker in range(len(self.sheet.joker_ids)):
            if state.has_knights(seat, joker) and not state.used[seat] & bit(joker):
                points += JOKER_PROSPECT
        return points

    def doubt(self) -> float:
        return 1.0 if self.is_plus else 4.0

    def merits(self) -> list[str]:
        return list(MERITS) if self.is_plus else []

    def merits_of(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, DicePlus)
        return merits_of(state, seat)

    def liked(self) -> dict[str, int]:
        return {**dict.fromkeys([f"build_{sort}" for sort in SORTS], 200), "trade_gold": 6}

    def look(self, state: State, seat: i64, memory: Memory | None) -> Observation:
        assert isinstance(state, Dice)
        return DiceObservation(state, seat)

    def imagine(self, view: Observation, luck: Luck) -> State:
        assert isinstance(view, DiceObservation)
        return view.copy.copy()

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Dice)
        return DiceObservation(state, SPECTATOR).position()

    def longest(self) -> int:
        return 600

    def tensor(self, seats: int) -> Tensor:
        return DiceTensor(self.sheet, seats)

    def from_position(self, data: object) -> State:
        return from_position(data, self)

    def presenter(self) -> Any:
        from quipu.games.dice.present import DicePlusPresenter, DicePresenter

        return DicePlusPresenter(self) if self.is_plus else DicePresenter(self)

    def lots(self) -> dict[str, list[str]]:
        return {"dice": list(FACES)}

    def bots(self) -> list[str]:
        best = ["planner"] if self.is_plus else ["perfect"]
        return ["random", "greedy", *best, *LEVELS]

    def levels(self) -> list[str]:
        """Nobody is above who plays the base variant perfectly."""
        return list(LEVELS) if self.is_plus else LEVELS[:3]

    def player(self, name: str) -> Bot:
        from quipu.games.dice.bots import GreedyBot
        from quipu.games.dice.perfect import PerfectBot

        if name == "random":
            return RandomBot()
        if not self.is_plus and name in ("perfect", "hard", "expert"):
            return PerfectBot(self, name)
        if name == "greedy":
            return GreedyBot(self)
        if name in ("easy", "medium"):
            return level_of(name, self, GreedyBot(self), 0, 0)
        planner = PlannerBot(self)
        if name == "planner":
            return planner
        playouts = 0 if name == "hard" else PLAYOUTS  # hard plans, and is exact where a game ends
        return level_of(name, self, planner, playouts, DEPTH)


class DicePlusGame(DiceGame):
    """The Plus variant (part DP)."""

    def __init__(self) -> None:
        super().__init__("dice-plus", PLUS_RULES, PLUS_OPTIONS, PLUS_KIT, PLUS)

    def seat_counts(self, options: dict[str, bool | int | str]) -> list[int]:
        return PLUS_SEATS

    def seats_paragraph(self) -> str:
        return "DP1.2"

    def limits(self) -> dict[str, object]:
        return {"round_limit": 500}  # DP8.4

    def longest(self) -> int:
        return 15_000


def face(word: object) -> int:
    if word not in FACES:
        raise Malformed(f"there is no resource {shown(word)} (resources: {', '.join(FACES)})")
    return FACES.index(str(word))
