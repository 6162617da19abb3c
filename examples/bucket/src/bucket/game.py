"""Bucket: pour hidden cards into one bucket; whoever makes it spill loses points."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from bucket.bots import SteadyBot
from bucket.tensor import BucketTensor
from bucket.view import BucketView
from quipu.bots.bot import Bot, RandomBot
from quipu.core.events import NUMBER, NUMBERS, SEAT, SEATS, EventKind, by_name
from quipu.core.game import Game
from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.memory import Memory, Observation
from quipu.core.notation import Parameter
from quipu.core.options import Option, Range, settle
from quipu.core.refusal import IllegalAction, Malformed, Refusal
from quipu.core.state import Action, Catalogue, Result, State

VALUES: Final = [1, 2, 3, 4, 5]  # B1.1
COPIES: Final = 4  # B1.1
HAND: Final = 3  # B1.2
OPTIONS: Final[list[Option]] = [Range("size", 10, 6, 15, "B1.3")]
DEALT: Final = EventKind("dealt", {"seat": SEAT}, secret={"hand": NUMBERS})
POURED: Final = EventKind("poured", {"seat": SEAT, "value": NUMBER, "bucket": NUMBER})
SPILLED: Final = EventKind("spilled", {"seat": SEAT, "value": NUMBER})
ENDED: Final = EventKind("ended", {"winners": SEATS})
EVENTS: Final = by_name([DEALT, POURED, SPILLED, ENDED])
Options = dict[str, bool | int | str]


class Bucket(State):
    """Hands by seat, the bucket, all cards that were poured, and what came of them."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, CATALOGUE)
        self.options = options
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.bucket = 0
        self.poured: list[int] = []  # in their order: seat 0, 1, … again and again
        self.gained = [0] * seats
        self.lost = [0] * seats

    def copy(self) -> Bucket:
        twin = Bucket(int(self.seats), self.options)
        twin.hands = [hand[:] for hand in self.hands]
        twin.bucket, twin.poured = self.bucket, self.poured[:]
        twin.gained, twin.lost = self.gained[:], self.lost[:]
        return twin

    def size(self) -> int:
        return int(self.options["size"])

    def is_over(self) -> bool:
        return len(self.poured) == HAND * int(self.seats)

    def waiting(self) -> list[int]:
        return [] if self.is_over() else [len(self.poured) % int(self.seats)]

    def pour(self, seat: int, value: int) -> bool:
        """B2.2, B2.3: whether the bucket held it."""
        self.poured.append(value)
        held = self.bucket + value <= self.size()
        self.bucket = self.bucket + value if held else 0
        points = self.gained if held else self.lost
        points[seat] += value
        return held

    def sources(self, seat: int) -> dict[str, int]:
        return {"poured": self.gained[seat], "spilled": -self.lost[seat]}

    def result(self) -> Result | None:
        if not self.is_over():
            return None
        totals = [gained - lost for gained, lost in zip(self.gained, self.lost, strict=True)]
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return Result(winners, totals, "hands_empty")

    def broken(self) -> str:
        cards = [*self.poured, *(card for hand in self.hands for card in hand)]
        if any(cards.count(value) > COPIES for value in VALUES):
            return "there are more cards of a value than the deck has"
        if len(cards) != HAND * int(self.seats):
            return "cards are lost or made"
        return "" if self.bucket <= self.size() else "the bucket holds more than it can"


class Pour(Action[Bucket]):
    """B2.1."""

    kind: ClassVar[str] = "pour"

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def refusal(self, state: Bucket, seat: int) -> Refusal | None:
        if state.is_over():
            return Refusal("game_over", "B3.1")
        if seat not in state.waiting():
            return Refusal("not_your_turn", "B2.1")
        return None if self.value in state.hands[seat] else Refusal("not_in_hand", "B2.1")

    def apply(self, state: Bucket, seat: int, luck: Luck, journal: Journal) -> None:
        state.hands[seat].remove(self.value)
        told: dict[str, object] = {"seat": seat, "value": self.value}
        if state.pour(seat, self.value):
            journal.tell(POURED.of({**told, "bucket": state.bucket}))
        else:
            journal.tell(SPILLED.of(told))
        result = state.result()
        if result is not None:
            journal.tell(ENDED.of({"winners": result.winners}))

    def arguments(self) -> dict[str, object]:
        return {"value": self.value}


CATALOGUE: Final[Catalogue[Bucket]] = Catalogue([Pour(value) for value in VALUES])
KINDS: Final = {"pour": [Parameter("value", NUMBER)]}


def fill_hands(state: Bucket, luck: Luck, sizes: list[int]) -> None:
    """Deal cards that nobody has seen until every hand has its size."""
    known = [*state.poured, *(card for hand in state.hands for card in hand)]
    deck = [value for value in VALUES for _ in range(COPIES - known.count(value))]
    for hand, size in zip(state.hands, sizes, strict=True):
        while len(hand) < size:
            hand.append(deck.pop(luck.below(len(deck))))
        hand.sort()


def replayed(options: Options, hands: list[list[int]], poured: list[int]) -> Bucket:
    """A position follows from the hands and from what was poured."""
    state = Bucket(len(hands), options)
    state.hands = [sorted(hand) for hand in hands]
    for turn, value in enumerate(poured):
        state.pour(turn % len(hands), value)
    return state


class BucketGame(Game):
    """What Quipu asks of a game, besides its state and its actions."""

    def __init__(self) -> None:
        super().__init__("bucket", "bucket", 1, OPTIONS, KINDS, CATALOGUE)

    def seat_counts(self, options: Options) -> list[int]:
        return [2, 3, 4]

    def seats_paragraph(self) -> str:
        return "B1.1"

    def deal(self, seats: int, options: Options, luck: Luck, journal: Journal) -> State:
        state = Bucket(seats, options)
        fill_hands(state, luck, [HAND] * seats)
        for seat, hand in enumerate(state.hands):
            journal.tell(DEALT.of({"seat": seat}, {"hand": hand[:]}, [seat]))
        return state

    def look(self, state: State, seat: int, memory: Memory | None) -> Observation:
        assert isinstance(state, Bucket)
        return BucketView(state, seat)

    def imagine(self, view: Observation, luck: Luck) -> State:
        assert isinstance(view, BucketView)
        hands = [view.hand if seat == view.seat else [] for seat in range(len(view.cards))]
        state = replayed(view.options, hands, view.poured)
        fill_hands(state, luck, view.cards)
        return state

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Bucket)
        hands = [hand[:] for hand in state.hands]
        return {"options": dict(state.options), "hands": hands, "poured": state.poured[:]}

    def from_position(self, data: object) -> State:
        fields: dict[str, Any] = data if isinstance(data, dict) else {}
        hands, poured, chosen = (fields.get(name) for name in ("hands", "poured", "options"))
        if not (isinstance(hands, list) and len(hands) in (2, 3, 4) and isinstance(chosen, dict)):
            raise Malformed("this is no position of bucket")
        for cards in [*hands, poured]:
            if not isinstance(cards, list) or not all(card in VALUES for card in cards):
                raise Malformed("'hands' and 'poured' are lists of cards from 1 to 5")
        assert isinstance(poured, list)
        try:
            state = replayed(settle(OPTIONS, len(hands), chosen), hands, poured)
        except IllegalAction as error:
            raise Malformed(str(error)) from None
        turns = [len(range(seat, len(poured), len(hands))) for seat in range(len(hands))]
        fits = [len(hand) + turns[seat] == HAND for seat, hand in enumerate(hands)]
        if state.broken() or not all(fits):
            raise Malformed(state.broken() or "a hand does not fit what was poured")
        return state

    def tensor(self, seats: int) -> BucketTensor:
        return BucketTensor(seats)

    def presenter(self) -> object:
        from bucket.present import BucketPresenter

        return BucketPresenter(self)

    def bots(self) -> list[str]:
        return ["random", "steady"]

    def player(self, name: str) -> Bot:
        return SteadyBot() if name == "steady" else RandomBot()
