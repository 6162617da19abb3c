"""Luck: the only door for chance; it is always an argument and never part of a state."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

SETUP: Final = 0
DICE: Final = 1
DRAWS: Final = 2
THEFTS: Final = 3
STREAMS: Final = 4
STREAM_NAMES: Final = ["a choice", "a die", "a draw", "a theft"]

WORD: Final[i64] = 0xFFFFFFFF
LARGEST: Final[i64] = 1 << 30


class LuckMismatch(ValueError):
    """Luck that was given beforehand does not fit the questions that the rules ask."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Answers every question of chance; a subclass says where the numbers come from."""

    def choose(self, stream: i64, n: i64) -> i64:
        """One of 0 .. n-1, all equally likely."""
        raise NotImplementedError

    def begin_turn(self, turn: i64) -> None:
        """A turn begins: luck that is dealt by turn starts the dice of this turn here."""

    def copy(self) -> Luck:
        """Another one that gives the same from here on."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is copied")

    def __copy__(self) -> Luck:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Luck:
        return self.copy()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1, for the set-up."""
        return self.choose(SETUP, n)

    def die(self) -> i64:
        """What a die shows, from 1 to 6."""
        return self.choose(DICE, 6) + 1

    def draw(self, bag: vec[u8]) -> i64:
        """A kind out of a bag of counts; the caller takes it out."""
        return self.pick(DRAWS, bag)

    def steal(self, hand: vec[u8]) -> i64:
        """The kind of a card that is drawn blindly out of a hand."""
        return self.pick(THEFTS, hand)

    def pick(self, stream: i64, bag: vec[u8]) -> i64:
        """A kind out of a bag that holds so many of each; each thing in it is as likely."""
        total: i64 = 0
        for count in bag:
            total += i64(count)
        left = self.choose(stream, total)
        kind: i64 = 0
        while left >= i64(bag[kind]):
            left -= i64(bag[kind])
            kind += 1
        return kind


def check_range(n: i64) -> None:
    if n < 1 or n > LARGEST:
        raise ValueError("luck chooses among 1 to 2**30 things")


def next_word(cells: vec[i64], at: i64) -> i64:
    """The next 32 bits of sfc32. Every sum is masked before it is shifted or compared."""
    a, b, c, counter = cells[at], cells[at + 1], cells[at + 2], cells[at + 3]
    out = (a + b + counter) & WORD
    cells[at + 3] = (counter + 1) & WORD
    cells[at] = b ^ (b >> 9)
    cells[at + 1] = (c + (c << 3)) & WORD
    cells[at + 2] = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
    return out


class FastLuck(Luck):
    """Luck for simulation and search: four independent streams of the generator sfc32.

    The dice are seeded anew in every turn, so that two players who act differently
    still meet the same dice in turn 7.
    """

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < 1 << 96:
            raise ValueError("a seed is a number from 0 to 2**96 - 1")
        self.low: i64 = seed & 0xFFFFFFFF
        self.middle: i64 = (seed >> 32) & 0xFFFFFFFF
        self.high: i64 = (seed >> 64) & 0xFFFFFFFF
        self.cells = vec[i64]([0] * (4 * STREAMS))
        for stream in range(STREAMS):
            self.sow(stream, 0)

    def sow(self, stream: i64, turn: i64) -> None:
        """Seed one stream: all of the seed in three words, turn and stream in the fourth."""
        a, b, c = self.low, self.middle, self.high
        counter = (turn * STREAMS + stream + 1) & WORD
        for _step in range(16):  # compiled, `_` would be an object
            out = (a + b + counter) & WORD
            counter = (counter + 1) & WORD
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & WORD
            c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        at, cells = stream * 4, self.cells
        cells[at] = a
        cells[at + 1] = b
        cells[at + 2] = c
        cells[at + 3] = counter

    def begin_turn(self, turn: i64) -> None:
        self.sow(DICE, turn)

    def seed(self) -> int:
        """The number it was made with."""
        return (int(self.high) << 64) | (int(self.middle) << 32) | int(self.low)

    def copy(self) -> FastLuck:
        twin = FastLuck(self.seed())
        twin.cells = self.cells[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return resume_luck, (self.seed(), [int(cell) for cell in self.cells], False)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of seed {self.seed()}>"

    def choose(self, stream: i64, n: i64) -> i64:
        check_range(n)
        product = next_word(self.cells, stream * 4) * n  # below 2**62, so it never wraps
        if (product & WORD) < n:
            floor = (WORD + 1 - n) % n
            while (product & WORD) < floor:
                product = next_word(self.cells, stream * 4) * n
        return product >> 32


class FreeLuck(FastLuck):
    """FastLuck whose dice go on from turn to turn: for searches, which play a turn many times.

    With FastLuck every try would meet the same dice in the same turn.
    """

    def begin_turn(self, turn: i64) -> None:
        """A turn is nothing to it."""

    def copy(self) -> FreeLuck:
        twin = FreeLuck(self.seed())
        twin.cells = self.cells[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return resume_luck, (self.seed(), [int(cell) for cell in self.cells], True)


def resume_luck(seed: int, cells: list[int], free: bool) -> FastLuck:
    """Unpickle FastLuck or FreeLuck in the middle of its streams."""
    luck = FreeLuck(seed) if free else FastLuck(seed)
    luck.cells = vec[i64](cells)
    return luck


class RecordedLuck(Luck):
    """Gives again what was given before, and notices when it does not fit."""

    def __init__(self, given: list[int]) -> None:
        self.given = given
        self.used: i64 = 0

    def choose(self, stream: i64, n: i64) -> i64:
        check_range(n)
        if self.used >= len(self.given):
            raise LuckMismatch("the rules ask for more luck than was recorded")
        value = self.given[self.used]
        self.used += 1
        if not 0 <= value < int(n):
            raise LuckMismatch(f"recorded luck {value} is not below {n}")
        return value

    def is_spent(self) -> bool:
        """Whether all that was recorded was used."""
        return self.used == len(self.given)

    def copy(self) -> RecordedLuck:
        return resume_recorded(self.given, int(self.used))

    def __reduce__(self) -> tuple[Any, ...]:
        return resume_recorded, (self.given, int(self.used))


def resume_recorded(given: list[int], used: int) -> RecordedLuck:
    """Unpickle RecordedLuck."""
    luck = RecordedLuck(given[:])
    luck.used = used
    return luck


class ListeningLuck(Luck):
    """Passes another luck on and writes down what it gave."""

    def __init__(self, source: Luck) -> None:
        self.source = source
        self.given: list[int] = []

    def begin_turn(self, turn: i64) -> None:
        self.source.begin_turn(turn)

    def choose(self, stream: i64, n: i64) -> i64:
        value = self.source.choose(stream, n)
        self.given.append(value)
        return value

    def copy(self) -> ListeningLuck:
        return resume_listening(self.source.copy(), self.given)

    def __reduce__(self) -> tuple[Any, ...]:
        return resume_listening, (self.source, self.given)


def resume_listening(source: Luck, given: list[int]) -> ListeningLuck:
    """Unpickle ListeningLuck."""
    luck = ListeningLuck(source)
    luck.given = given[:]
    return luck


class NoLuck(Luck):
    """Refuses to be asked: for whoever says that nothing here is left to chance."""

    def choose(self, stream: i64, n: i64) -> i64:
        raise LuckMismatch(f"the rules ask for {STREAM_NAMES[stream]}, and there is no luck here")

    def copy(self) -> NoLuck:
        return NoLuck()

    def __reduce__(self) -> tuple[Any, ...]:
        return NoLuck, ()
