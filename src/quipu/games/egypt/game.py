"""The Egyptian games as games: what the house asks of them, answered by this folder."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.bots.bot import Bot
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR, Journal
from quipu.core.luck import Luck
from quipu.core.memory import Memory, Observation
from quipu.core.record import DEEPEST, is_deeper
from quipu.core.refusal import IllegalAction, Malformed, shown
from quipu.core.state import Action, State, text_form
from quipu.games.egypt.actions import BOX, KINDS_OF_ACTION, KIT, PlayVictoryPoint
from quipu.games.egypt.bots import NAMES, make_bot
from quipu.games.egypt.box import GRID, KIND_NAMES
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
from quipu.games.egypt.pyramid import EgyptPyramid
from quipu.games.egypt.pyramid_actions import (
    LOWEST,
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
from quipu.games.egypt.reasons import REASONS
from quipu.games.egypt.setup import (
    EGYPT_OPTIONS,
    GODS_OPTIONS,
    PYRAMID_OPTIONS,
    SEATS,
    deal,
    deal_gods,
    deal_pyramid,
)
from quipu.games.egypt.state import Egypt
from quipu.games.egypt.view import EgyptObservation, from_position, imagine, observe, position
from quipu.settlers.bank import TradeBank
from quipu.settlers.layout import NOBODY, ROW
from quipu.settlers.memory import HandMemory
from quipu.settlers.position import position_json
from quipu.settlers.reasons import UNKNOWN_PLACE
from quipu.settlers.robbing import Discard
from quipu.settlers.trade import CallForProposals, CounterTrade, OfferTrade
from quipu.settlers.trading import Cards

ANCHOR: Final = "quipu.games.egypt"
RULES_VERSION: Final = 1


class EgyptGame(Game):
    """The base game (part E)."""

    def __init__(self) -> None:
        super().__init__("egypt", ANCHOR, RULES_VERSION, EGYPT_OPTIONS, KINDS_OF_ACTION, KIT)

    def seat_counts(self, options: dict[str, bool | int | str]) -> list[int]:
        return SEATS

    def seats_paragraph(self) -> str:
        return "E1.7"

    def limits(self) -> dict[str, object]:
        return {"turn_limit": 2000}  # E14.5

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
        """Offers, discards, and requests that can only be refused."""
        if kind == "offer_trade" or kind == "call_for_proposals":
            return self.compose_offer(kind, arguments)
        if kind == "counter_trade":
            return CounterTrade(side(arguments["give"]), side(arguments["want"]))
        if kind == "discard":
            return compose_discard(arguments["give"])
        if kind == "play_plenty":
            return self.compose_plenty(arguments["cards"])
        if kind == "trade_bank":
            return TradeBank(card(arguments["give"]), card(arguments["take"]), KIND_NAMES)
        if kind == "play_victory_point":
            return PlayVictoryPoint()
        if kind in ("discard_card", "play_monopoly"):
            card(arguments["card"])
        raise self.unknown(text_form(kind, arguments))

    def unknown(self, form: str) -> IllegalAction:
        return IllegalAction(REASONS[UNKNOWN_PLACE].with_detail(form))

    def compose_offer(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """E5.4, E5.5; a seat beyond the table is as unknown as a place beyond the board."""
        to = arguments["to"]
        if isinstance(to, int) and not 0 <= to < max(SEATS):
            raise self.unknown(text_form(kind, arguments))
        seat = to if isinstance(to, int) else NOBODY
        give, want = side(arguments["give"]), side(arguments["want"])
        if kind == "offer_trade":
            return OfferTrade(give, want, seat)
        if give.named and want.named:
            raise Malformed("a call leaves 'give' or 'want' open")
        return CallForProposals(opened(give), opened(want), seat)

    def compose_plenty(self, cards: object) -> Action[Any]:
        """E13.8: two kinds in any order."""
        assert isinstance(cards, list)
        numbers = sorted(card(name) for name in cards)
        if len(numbers) != 2:
            raise Malformed("plenty takes two cards")
        arguments: dict[str, object] = {"cards": [KIND_NAMES[number] for number in numbers]}
        return self.catalogue.by_text[text_form("play_plenty", arguments)]

    # ---- knowing --------------------------------------------------------------------------

    def memory(self, seat: int, seats: int) -> Memory:
        return HandMemory(seat, seats, BOX)

    def observe(self, state: State, seat: i64, memory: Memory | None = None) -> Observation:
        assert isinstance(state, Egypt)
        return observe(state, seat, memory)

    def imagine(self, view: Observation, luck: Luck) -> State:
        assert isinstance(view, EgyptObservation)
        return imagine(view, luck)

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Egypt)
        return position(state)

    def from_position(self, data: object) -> State:
        return from_position(flat(data))

    # ---- showing and playing --------------------------------------------------------------

    def name(self, thing: str, lang: str = "en") -> str:
        from quipu.texts import speaker, thing_name

        return thing_name(speaker(ANCHOR, lang), thing)

    def draw(
        self,
        state: State,
        seat: int = SPECTATOR,
        lang: str = "en",
        names: list[str] | None = None,
        narrow: bool = False,
    ) -> Any:
        from quipu.games.egypt.draw import draw
        from quipu.texts import speaker

        view = self.observe(state, seat)
        assert isinstance(view, EgyptObservation)
        called = names if names is not None else [str(n + 1) for n in range(int(view.seats))]
        legal = state.legal(seat) if seat >= 0 else []
        return draw(view, legal, speaker(ANCHOR, lang), called, narrow=narrow)

    def bots(self) -> list[str]:
        return NAMES

    def bot(self, name: str) -> Bot:
        return make_bot(self, name)


class EgyptGodsGame(EgyptGame):
    """The base game with the help of the gods (part G)."""

    def __init__(self) -> None:
        Game.__init__(
            self,
            "egypt-gods",
            ANCHOR,
            RULES_VERSION,
            GODS_OPTIONS,
            GOD_KINDS_OF_ACTION,
            GODS_KIT,
        )

    def deal(
        self, seats: int, options: dict[str, bool | int | str], luck: Luck, journal: Journal
    ) -> State:
        return deal_gods(seats, options, luck, journal)

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """G4.2, G4.7: payments that replace too much, to be refused."""
        if kind == "buy_with_thot":
            give = side(arguments["give"])
            return self.known(kind, {"give": give.to_json()}) or BuyWithThot(give, False)
        if kind == "build_with_wepwawet":
            give, path = side(arguments["give"]), arguments["path"]
            if not isinstance(path, int) or not 0 <= path < GRID.sides:
                raise self.unknown(text_form(kind, arguments))
            known = self.known(kind, {"path": path, "give": give.to_json()})
            return known or BuildWithWepwawet(path, give, False)
        return super().compose(kind, arguments)

    def known(self, kind: str, arguments: dict[str, object]) -> Action[Any] | None:
        return self.catalogue.by_text.get(text_form(kind, arguments))

    def observe(self, state: State, seat: i64, memory: Memory | None = None) -> Observation:
        assert isinstance(state, EgyptGods)
        return observe_gods(state, seat, memory)

    def imagine(self, view: Observation, luck: Luck) -> State:
        assert isinstance(view, GodsObservation)
        return imagine_with_gods(view, luck)

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, EgyptGods)
        return position_json(observe_gods(state, SPECTATOR, None), state)

    def from_position(self, data: object) -> State:
        return gods_from_position(flat(data))


class EgyptPyramidGame(EgyptGodsGame):
    """The Great Pyramid (part P)."""

    def __init__(self) -> None:
        Game.__init__(
            self,
            "egypt-pyramid",
            ANCHOR,
            RULES_VERSION,
            PYRAMID_OPTIONS,
            PYRAMID_KINDS_OF_ACTION,
            PYRAMID_KIT,
        )

    def deal(
        self, seats: int, options: dict[str, bool | int | str], luck: Luck, journal: Journal
    ) -> State:
        return deal_pyramid(seats, options, luck, journal)

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """P5.3: a stone without a place; P7.2: a swap that can only be refused."""
        if kind == "build_stone" and arguments["place"] is None:
            return BuildStone(LOWEST)
        if kind == "swap_by_favour":
            return SwapByFavour(card(arguments["give"]), card(arguments["take"]))
        return super().compose(kind, arguments)

    def observe(self, state: State, seat: i64, memory: Memory | None = None) -> Observation:
        assert isinstance(state, EgyptPyramid)
        return observe_pyramid(state, seat, memory)

    def imagine(self, view: Observation, luck: Luck) -> State:
        assert isinstance(view, PyramidObservation)
        return imagine_pyramid(view, luck)

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, EgyptPyramid)
        return position_json(observe_pyramid(state, SPECTATOR, None), state)

    def from_position(self, data: object) -> State:
        return pyramid_from_position(flat(data))


def flat(data: object) -> object:
    """No position lies deeper than this; what does is refused before anything reads it."""
    if is_deeper(data, DEEPEST):
        raise Malformed("a position is not nested so deeply")
    return data


def card(name: object) -> int:
    if name not in KIND_NAMES:
        raise Malformed(f"there is no resource {shown(name)} (resources: {', '.join(KIND_NAMES)})")
    return KIND_NAMES.index(str(name))


def side(named: object) -> Cards:
    """One side of a trade; E5.3: what is no resource card is noticed, not understood."""
    counts = vec[i64]([0] * ROW)
    if named is None:
        return Cards(counts, None, False)
    assert isinstance(named, dict)
    known: dict[str, object] = {}
    foreign = False
    for name, count in named.items():
        if count < 0:
            raise Malformed(f"{count} cards are not a number of cards")
        if count and name not in KIND_NAMES:
            foreign = True
            known[name] = count
    for kind, name in enumerate(KIND_NAMES):
        count = named.get(name, 0)
        if count:
            counts[kind] = count
            known[name] = count
    return Cards(counts, known, foreign)


def opened(named: Cards) -> Cards:
    """In a call a side without cards is a side left open."""
    return named if named.named else Cards(named.counts, None, False)


def compose_discard(give: object) -> Discard:
    """E12.3: any of one's own cards, and nothing else."""
    named = side(give)
    if named.foreign:
        raise Malformed("only resource cards are discarded")
    return Discard(named)
