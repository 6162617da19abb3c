"""What every settlers game answers alike: requests from cards and seats, positions, bots."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from quipu.bots.bot import Bot, RandomBot, WeighingBot
from quipu.bots.learning import promise, weights_of
from quipu.bots.levels import LEVELS, PATIENCE, level_of
from quipu.core.composing import Composer
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR
from quipu.core.memory import Follower, Memory, Observation
from quipu.core.notation import Parameter
from quipu.core.options import Option
from quipu.core.record import DEEPEST, is_deeper
from quipu.core.refusal import IllegalAction, Malformed, shown
from quipu.core.state import Action, Catalogue, State, text_form
from quipu.core.tensor import Tensor
from quipu.settlers.composing import TradeComposer
from quipu.settlers.following import HandFollower
from quipu.settlers.layout import NOBODY, ROW, SEATS
from quipu.settlers.likelihood import likelihood
from quipu.settlers.memory import HandMemory
from quipu.settlers.merits import MERITS, USUAL, merits_of
from quipu.settlers.offer_terms import TradeSide
from quipu.settlers.position import position_json
from quipu.settlers.reasons import UNKNOWN_PLACE
from quipu.settlers.robbing import Discard
from quipu.settlers.state import Settlers
from quipu.settlers.tensor import SettlersTensor
from quipu.settlers.terms import Box
from quipu.settlers.trade import CallForProposals, CounterTrade, OfferTrade
from quipu.settlers.view import SettlersObservation

GOAL: Final = 10
WITHIN_A_TURN: Final = 4  # so many points: two buildings and a title
PLAYOUTS: Final = 1000
DEPTH: Final = 30  # two or three rounds

LIKED: Final = {"build_settlement": 3000, "buy_card": 100, "accept_trade": 2}


@mypyc_attr(allow_interpreted_subclasses=True)
class SettlersGame(Game):
    """Offers, counters, discards, and requests that can only be refused."""

    def __init__(
        self,
        key: str,
        anchor: str,
        rules_version: int,
        options: list[Option],
        kinds: dict[str, list[Parameter]],
        catalogue: Catalogue[Any],
        box: Box,
        plenty: str,
    ) -> None:
        super().__init__(key, anchor, rules_version, options, kinds, catalogue)
        self.box = box
        self.plenty = plenty  # the kind of action that plays it
        self.sights = vec[u8]([])  # what acts show of hands; asked once
        self.weights = vec[float]([])  # of the merits; read when they are first asked for

    def seat_counts(self, options: dict[str, bool | int | str]) -> list[int]:
        return [SEATS - 1, SEATS]

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        if kind == "offer_trade" or kind == "call_for_proposals":
            return self.compose_offer(kind, arguments)
        if kind == "counter_trade":
            return CounterTrade(self.side(arguments["give"]), self.side(arguments["want"]))
        if kind == "discard":
            return self.compose_discard(arguments["give"])
        if kind == self.plenty:
            return self.compose_pair(kind, "cards", arguments["cards"])
        if kind in ("discard_card", "play_monopoly"):
            self.card(arguments["card"])
        self.must_know_words(kind, arguments)
        raise self.unknown(kind, arguments)

    def composed_words(self) -> list[str]:
        """Cards of both sides, a side left open, and whom it is for."""
        sides = [f"{side}={kind}" for side in ("give", "want") for kind in self.box.kind_names]
        return [*sides, "give=-", "want=-", "to=-", *[f"to={seat}" for seat in range(SEATS)]]

    def unknown(self, kind: str, arguments: dict[str, object]) -> IllegalAction:
        """E3.8, I3.10: what does not exist is refused before the state is asked."""
        form = text_form(kind, arguments)
        return IllegalAction(self.box.reasons.of(kind)[UNKNOWN_PLACE].with_detail(form))

    def compose_offer(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """A seat beyond the table is as unknown as a place beyond the board."""
        to = arguments["to"]
        if isinstance(to, int) and not 0 <= to < SEATS:
            raise self.unknown(kind, arguments)
        seat = to if isinstance(to, int) else NOBODY
        give, want = self.side(arguments["give"]), self.side(arguments["want"])
        if kind == "offer_trade":
            return OfferTrade(give, want, seat)
        if give.named and want.named:
            raise Malformed("a call leaves 'give' or 'want' open")
        return CallForProposals(opened(give), opened(want), seat)

    def compose_pair(self, kind: str, field: str, cards: object) -> Action[Any]:
        """Two kinds in any order."""
        assert isinstance(cards, list)
        numbers = sorted(self.card(name) for name in cards)
        if len(numbers) != 2:
            raise Malformed(f"{kind} takes two cards")
        arguments: dict[str, object] = {field: [self.box.kind_names[n] for n in numbers]}
        return self.catalogue.by_text[text_form(kind, arguments)]

    def compose_discard(self, give: object) -> Discard:
        """Any of one's own cards, and nothing else."""
        named = self.side(give)
        if named.foreign:
            raise Malformed("only resource cards are discarded")
        return Discard(named)

    def card(self, name: object) -> int:
        names = self.box.kind_names
        if name not in names:
            raise Malformed(f"there is no resource {shown(name)} (resources: {', '.join(names)})")
        return names.index(str(name))

    def side(self, named: object) -> TradeSide:
        """One side of a trade; what is no resource card is noticed, not understood."""
        counts = vec[i64]([0] * ROW)
        if named is None:
            return TradeSide(counts, None, False)
        assert isinstance(named, dict)
        known: dict[str, object] = {}
        foreign = False
        for name, count in named.items():
            if count < 0:
                raise Malformed(f"{count} cards are not a number of cards")
            if count and name not in self.box.kind_names:
                foreign = True
                known[name] = count
        for kind, name in enumerate(self.box.kind_names):
            count = named.get(name, 0)
            if count:
                counts[kind] = count
                known[name] = count
        return TradeSide(counts, known, foreign)

    def blank(self, seat: int, seats: int) -> Memory:
        return HandMemory(seat, seats, self.box)

    def follower(self, memories: list[Memory], state: State) -> Follower | None:
        assert isinstance(state, Settlers)
        own = [memory for memory in memories if isinstance(memory, HandMemory)]
        found = self.hand_follower(own, state)
        if len(self.sights) == 0:
            acts = self.catalogue.actions
            self.sights = vec[u8]([u8(found.sight_of(action)) for action in acts])
        found.sights = self.sights
        return found

    def hand_follower(self, memories: list[HandMemory], state: Settlers) -> HandFollower:
        return HandFollower(memories, state)

    def composer(self, words: dict[str, int]) -> Composer | None:
        return TradeComposer(words, self.box.kind_names)

    def position(self, state: State) -> dict[str, object]:
        """What everybody sees, and all that is hidden."""
        view = self.observe(state, SPECTATOR)
        assert isinstance(state, Settlers)
        assert isinstance(view, SettlersObservation)
        return position_json(view, state)

    def following(self) -> list[str]:
        return ["bank", "deck"]

    def lots(self) -> dict[str, list[str]]:
        titles = self.box.title_names
        return {**super().lots(), "draw": list(titles), "steal": list(self.box.kind_names)}

    def prospect(self, state: State, seat: i64) -> float:
        """What points, yields, cards and places promise, as it was learned."""
        if len(self.weights) == 0:
            self.weights = weights_of(self.anchor, self.key, MERITS, USUAL)
        return promise(self.weights, self.merits_of(state, seat))

    def likelihood(self, view: Observation, world: State) -> float:
        assert isinstance(view, SettlersObservation)
        assert isinstance(world, Settlers)
        return likelihood(view, world)

    def nears_end(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Settlers)
        return state.total(seat) + WITHIN_A_TURN >= state.terms.points_to_win

    def doubt(self) -> float:
        return 1.0

    def merits(self) -> list[str]:
        return list(MERITS)

    def merits_of(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, Settlers)
        return merits_of(state, seat, self.goal())

    def goal(self) -> int:
        """Points to win, usually."""
        return GOAL

    def tensor(self, seats: int) -> Tensor:
        return SettlersTensor(self.box, seats)

    def bots(self) -> list[str]:
        return ["random", "greedy", *LEVELS]

    def levels(self) -> list[str]:
        return list(LEVELS)

    def player(self, name: str) -> Bot:
        if name == "random":
            return RandomBot()
        if name == "greedy":
            return self.greedy()
        return level_of(name, self, self.greedy(), self.playouts(), DEPTH, self.patience())

    def playouts(self) -> int:
        """What hard may spend on a decision."""
        return PLAYOUTS

    def patience(self) -> int:
        """How many times as much expert may."""
        return PATIENCE

    def greedy(self) -> WeighingBot:
        """The one that knows what is good in this game."""
        raise NotImplementedError


def opened(named: TradeSide) -> TradeSide:
    """In a call a side without cards is a side left open."""
    return named if named.named else TradeSide(named.counts, None, False)


def flat(data: object) -> object:
    """No position lies deeper than this; what does is refused before anything reads it."""
    if is_deeper(data, DEEPEST):
        raise Malformed("a position is not nested so deeply")
    return data
