"""The game as a game: what the house asks of it, answered by this folder."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from quipu.bots.bot import WeighingBot
from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.memory import Memory, Observation
from quipu.core.refusal import IllegalAction, Malformed
from quipu.core.state import Action, State, text_form
from quipu.core.tensor import Tensor
from quipu.games.inca.actions import (
    TradeByRoute,
    TradeThree,
    TradeTwoGoods,
    TradeUnequal,
    TradeUnequalGoods,
)
from quipu.games.inca.bots import IncaBot
from quipu.games.inca.box import KIND_NAMES
from quipu.games.inca.kit import BOX, KINDS_OF_ACTION, KIT
from quipu.games.inca.reasons import NO_PATH, REASONS
from quipu.games.inca.setup import OPTIONS, deal, with_founding
from quipu.games.inca.state import SECOND_GOAL, Inca
from quipu.games.inca.tensor import IncaTensor
from quipu.games.inca.view import IncaObservation, from_position, imagine, observe, position
from quipu.settlers.game import LIKED, SettlersGame, flat

ANCHOR: Final = "quipu.games.inca"
RULES_VERSION: Final = 2
PLAYOUTS: Final = 3000
PATIENCE: Final = 3


class IncaGame(SettlersGame):
    """Rise of the Inkas."""

    oldest_rules: ClassVar[int] = 1

    def __init__(self) -> None:
        options, kinds = OPTIONS, KINDS_OF_ACTION
        super().__init__("inca", ANCHOR, RULES_VERSION, options, kinds, KIT, BOX, "play_invention")

    def seats_paragraph(self) -> str:
        return "I1.1"

    def limits(self) -> dict[str, object]:
        """I14.9, I15.4: walled-in games need not end; I6.19: nor need the offers of a turn."""
        return {"turn_limit": 400, "offers_per_turn": 6}

    def agree(self, seats: int, chosen: dict[str, object]) -> dict[str, bool | int | str]:
        return super().agree(seats, with_founding(chosen))

    def deal(
        self, seats: int, options: dict[str, bool | int | str], luck: Luck, journal: Journal
    ) -> State:
        return deal(seats, options, luck, journal)

    # ---- actions --------------------------------------------------------------------------

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """I5.2, I5.3, I5.4, I8.6: kinds in any order, and payments that can only be refused."""
        if kind == "trade_goods_set":
            return self.compose_pair(kind, "take", arguments["take"])
        if kind in ("trade_three", "trade_two_goods", "trade_by_route"):
            return self.compose_trade(kind, arguments)
        if kind == "move_robber" and arguments["hex"] is None:
            return KIT.frame
        if "path" in arguments:
            raise IllegalAction(REASONS.of(kind)[NO_PATH].with_detail(text_form(kind, arguments)))
        return super().compose(kind, arguments)

    def compose_trade(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        give, take = self.side(arguments["give"]), self.card(arguments["take"])
        count = 3 if kind == "trade_three" else 2
        if give.foreign or give.size() != count:
            raise Malformed(f"{kind} pays {count} resource or goods cards")
        paid = [n for n in range(len(KIND_NAMES)) for _ in range(give.counts[n])]
        form: dict[str, object] = {"give": give.to_json(), "take": KIND_NAMES[take]}
        known = self.catalogue.by_text.get(text_form(kind, form))
        if known is not None:
            return known
        if kind == "trade_by_route":
            return TradeByRoute(paid[0], paid[1], take)
        if len(set(paid)) > 1:
            unequal = TradeUnequal if kind == "trade_three" else TradeUnequalGoods
            return unequal(give, KIND_NAMES[take])
        equal = TradeThree if kind == "trade_three" else TradeTwoGoods
        return equal(paid[0], take, KIND_NAMES)

    def liked(self) -> dict[str, int]:
        return {**LIKED, "build_city": 3000, "build_road": 12, "play_combat_arts": 20}

    # ---- knowing --------------------------------------------------------------------------

    def look(self, state: State, seat: i64, memory: Memory | None) -> Observation:
        assert isinstance(state, Inca)
        return observe(state, seat, memory)

    def imagine(self, view: Observation, luck: Luck) -> State:
        assert isinstance(view, IncaObservation)
        return imagine(view, luck)

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Inca)
        return position(state)

    def longest(self) -> int:
        return 25_000

    def tensor(self, seats: int) -> Tensor:
        return IncaTensor(self.box, seats)

    def from_position(self, data: object) -> State:
        return from_position(flat(data))

    def presenter(self) -> Any:
        from quipu.games.inca.present import IncaPresenter

        return IncaPresenter(self)

    def greedy(self) -> WeighingBot:
        return IncaBot(self)

    def playouts(self) -> int:
        """With a thousand, as elsewhere, hard was hardly above its bar."""
        return PLAYOUTS

    def patience(self) -> int:
        return PATIENCE

    def nears_end(self, state: State, seat: i64) -> bool:
        """I14.7: within a turn only the last tribe can be completed."""
        assert isinstance(state, Inca)
        return state.total(seat) >= SECOND_GOAL
