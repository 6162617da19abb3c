"""The Egyptian games as games: what the house asks of them, answered by this folder."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from quipu.bots.bot import WeighingBot
from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.memory import Memory, Observation
from quipu.core.notation import Parameter
from quipu.core.options import Option
from quipu.core.state import Action, State, text_form
from quipu.core.tensor import Tensor
from quipu.games.egypt.actions import BOX, KINDS_OF_ACTION, KIT, PlayVictoryPoint
from quipu.games.egypt.bots import EgyptBot
from quipu.games.egypt.box import FEWEST_GOLDEN, GRID, KIND_NAMES
from quipu.games.egypt.following import GodsFollower
from quipu.games.egypt.god_actions import BuildWithWepwawet
from quipu.games.egypt.god_kit import GOD_KINDS_OF_ACTION, GODS_KIT
from quipu.games.egypt.god_secrets import BuyWithThot
from quipu.games.egypt.god_view import (
    GodsObservation,
    gods_from_position,
    imagine_with_gods,
    observe_gods,
)
from quipu.games.egypt.gods import EgyptGods
from quipu.games.egypt.memory import GodsMemory
from quipu.games.egypt.pyramid import EgyptPyramid
from quipu.games.egypt.pyramid_actions import (
    LOWEST,
    PYRAMID_BOX,
    PYRAMID_KINDS_OF_ACTION,
    PYRAMID_KIT,
    BuildStone,
    SwapByFavour,
)
from quipu.games.egypt.pyramid_view import (
    PyramidObservation,
    imagine_pyramid,
    observe_pyramid,
    pyramid_from_position,
)
from quipu.games.egypt.setup import (
    EGYPT_OPTIONS,
    GODS_OPTIONS,
    PYRAMID_OPTIONS,
    deal,
    deal_gods,
    deal_pyramid,
)
from quipu.games.egypt.state import Egypt
from quipu.games.egypt.tensor import GodsTensor, PyramidTensor
from quipu.games.egypt.view import EgyptObservation, from_position, imagine, observe
from quipu.settlers.bank import TradeBank
from quipu.settlers.following import HandFollower
from quipu.settlers.game import LIKED, SettlersGame, flat
from quipu.settlers.kit import SettlersKit
from quipu.settlers.memory import HandMemory
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box

ANCHOR: Final = "quipu.games.egypt"
RULES_VERSION: Final = 2
PLENTY: Final = "play_plenty"
EGYPT_LIKED: Final = {
    "build_temple_city": 3000,
    "build_oxcart": 12,
    "play_mercenary": 20,
    "settle_with_ptah": 3000,
    "raise_with_ptah": 3000,
    "build_boat": 12,
    "build_stone": 10,
}


class EgyptGame(SettlersGame):
    """The base game (part E)."""

    oldest_rules: ClassVar[int] = 1

    def __init__(
        self,
        key: str = "egypt",
        options: list[Option] = EGYPT_OPTIONS,  # tables that never change
        kinds: dict[str, list[Parameter]] = KINDS_OF_ACTION,  # likewise
        kit: SettlersKit = KIT,
        box: Box = BOX,
    ) -> None:
        super().__init__(key, ANCHOR, RULES_VERSION, options, kinds, kit, box, PLENTY)

    def seats_paragraph(self) -> str:
        return "E1.7"

    def limits(self) -> dict[str, object]:
        return {"turn_limit": 2000, "offers_per_turn": 6}  # E14.5, E5.13

    def agree(self, seats: int, chosen: dict[str, object]) -> dict[str, bool | int | str]:
        """E2.6: who begins is seat 0 on the beginners' map, else by rolling (E2.10)."""
        if "first_seat" not in chosen and "map" in chosen:
            first: object = 0 if chosen["map"] == "beginner" else "random"
            chosen = {**chosen, "first_seat": first}
        return super().agree(seats, chosen)

    def deal(
        self, seats: int, options: dict[str, bool | int | str], luck: Luck, journal: Journal
    ) -> State:
        return deal(seats, options, luck, journal)

    # ---- actions --------------------------------------------------------------------------

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """E5.4, E5.5, E5.6 offers, E12.3 discards, E13.8 plenty, and what can only be refused."""
        if kind == "trade_bank":
            give, take = self.card(arguments["give"]), self.card(arguments["take"])
            return TradeBank(give, take, KIND_NAMES)
        if kind == "play_victory_point":
            return PlayVictoryPoint()
        return super().compose(kind, arguments)

    def liked(self) -> dict[str, int]:
        return {**LIKED, **EGYPT_LIKED}

    # ---- knowing --------------------------------------------------------------------------

    def look(self, state: State, seat: i64, memory: Memory | None) -> Observation:
        assert isinstance(state, Egypt)
        return observe(state, seat, memory)

    def imagine(self, view: Observation, luck: Luck) -> State:
        assert isinstance(view, EgyptObservation)
        return imagine(view, luck)

    def from_position(self, data: object) -> State:
        return from_position(flat(data))

    def presenter(self) -> Any:
        from quipu.games.egypt.present import EgyptPresenter

        return EgyptPresenter(self)

    def greedy(self) -> WeighingBot:
        return EgyptBot(self)

    def longest(self) -> int:
        return 18_000


class EgyptGodsGame(EgyptGame):
    """The base game with the help of the gods (part G)."""

    def __init__(
        self,
        key: str = "egypt-gods",
        options: list[Option] = GODS_OPTIONS,  # tables that never change
        kinds: dict[str, list[Parameter]] = GOD_KINDS_OF_ACTION,  # likewise
        kit: SettlersKit = GODS_KIT,
        box: Box = BOX,
    ) -> None:
        super().__init__(key, options, kinds, kit, box)

    def deal(
        self, seats: int, options: dict[str, bool | int | str], luck: Luck, journal: Journal
    ) -> State:
        return deal_gods(seats, options, luck, journal)

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """G4.2, G4.7: payments that replace too much, to be refused."""
        if kind == "buy_with_thot":
            give = self.side(arguments["give"])
            return self.known(kind, {"give": give.to_json()}) or BuyWithThot(give, False)
        if kind == "build_with_wepwawet":
            give, path = self.side(arguments["give"]), arguments["path"]
            if not isinstance(path, int) or not 0 <= path < GRID.sides:
                raise self.unknown(kind, arguments)
            known = self.known(kind, {"path": path, "give": give.to_json()})
            return known or BuildWithWepwawet(path, give, False)
        return super().compose(kind, arguments)

    def hand_follower(self, memories: list[HandMemory], state: Settlers) -> HandFollower:
        return GodsFollower(memories, state)

    def blank(self, seat: int, seats: int) -> Memory:
        return GodsMemory(seat, seats, self.box)

    def known(self, kind: str, arguments: dict[str, object]) -> Action[Any] | None:
        return self.catalogue.by_text.get(text_form(kind, arguments))

    def look(self, state: State, seat: i64, memory: Memory | None) -> Observation:
        assert isinstance(state, EgyptGods)
        return observe_gods(state, seat, memory)

    def imagine(self, view: Observation, luck: Luck) -> State:
        assert isinstance(view, GodsObservation)
        return imagine_with_gods(view, luck)

    def from_position(self, data: object) -> State:
        return gods_from_position(flat(data))

    def longest(self) -> int:
        return 30_000

    def tensor(self, seats: int) -> Tensor:
        return GodsTensor(self.box, seats)

    def presenter(self) -> Any:
        from quipu.games.egypt.present_gods import GodsPresenter

        return GodsPresenter(self)


class EgyptPyramidGame(EgyptGodsGame):
    """The Great Pyramid (part P)."""

    def __init__(self) -> None:
        kinds = PYRAMID_KINDS_OF_ACTION
        super().__init__("egypt-pyramid", PYRAMID_OPTIONS, kinds, PYRAMID_KIT, PYRAMID_BOX)

    def deal(
        self, seats: int, options: dict[str, bool | int | str], luck: Luck, journal: Journal
    ) -> State:
        return deal_pyramid(seats, options, luck, journal)

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """P5.3: a stone without a place; P7.2: a swap that can only be refused."""
        if kind == "build_stone" and arguments["place"] is None:
            return BuildStone(LOWEST)
        if kind == "swap_by_favour":
            return SwapByFavour(self.card(arguments["give"]), self.card(arguments["take"]))
        return super().compose(kind, arguments)

    def lots(self) -> dict[str, list[str]]:
        """P8.1: a golden stone is drawn by its number."""
        return {**super().lots(), "golden": [str(FEWEST_GOLDEN + n) for n in range(4)]}

    def look(self, state: State, seat: i64, memory: Memory | None) -> Observation:
        assert isinstance(state, EgyptPyramid)
        return observe_pyramid(state, seat, memory)

    def imagine(self, view: Observation, luck: Luck) -> State:
        assert isinstance(view, PyramidObservation)
        return imagine_pyramid(view, luck)

    def from_position(self, data: object) -> State:
        return pyramid_from_position(flat(data))

    def longest(self) -> int:
        return 5_000

    def tensor(self, seats: int) -> Tensor:
        return PyramidTensor(self.box, seats)

    def presenter(self) -> Any:
        from quipu.games.egypt.present_pyramid import PyramidPresenter

        return PyramidPresenter(self)
