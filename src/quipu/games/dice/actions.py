"""What a seat can do in the dice games: one class per kind, its rule at home."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Event, Journal
from quipu.core.luck import Luck
from quipu.core.notation import ID, NUMBERS, Parameter
from quipu.core.refusal import Refusal
from quipu.core.state import Action, WalkedCatalogue
from quipu.games.dice import events
from quipu.games.dice.sheet import (
    ANY,
    BASE,
    DICE,
    FACES,
    GOLD,
    KNIGHT,
    PLUS,
    ROAD,
    SETTLEMENT,
    SORTS,
    THROWS,
    Sheet,
    bit,
    count_bits,
)
from quipu.games.dice.state import BUILDING, LOST, MADE, Dice

STOPPED: Final = Refusal("throwing_over", "D4.5")
THIRD_THROW: Final = Refusal("throwing_over", "D4.6")
NO_STOP_YET: Final = Refusal("throw_first", "D4.1")
NO_DICE: Final = Refusal("no_dice", "D4.5")
# Pairs: the base variant and Plus.
NO_SUCH_DIE: Final = [Refusal("no_such_die", "D4.8"), Refusal("no_such_die", "DP2.2")]
ALL_DICE_FIRST: Final = [Refusal("all_dice_first", "D4.1"), Refusal("all_dice_first", "DP2.2")]
NO_SUCH_SYMBOL: Final = [Refusal("no_such_symbol", "D1.3"), Refusal("no_such_symbol", "DP1.3")]
NO_SUCH_JOKER: Final = [Refusal("no_such_symbol", "D1.5"), Refusal("no_such_symbol", "DP7.1")]
ALREADY_BUILT: Final = Refusal("already_built", "D5.1")
LOWER_FIRST: Final = [  # by sort; roads have no order (D6.4)
    Refusal("lower_first", "D7.2"),
    Refusal("lower_first", "D7.2"),
    Refusal("lower_first", "D8.1"),
    Refusal("lower_first", "D9.2"),
]
NOT_REACHED: Final = [
    Refusal("road_not_connected", "D6.2"),
    Refusal("road_not_connected", "D6.2"),
    Refusal("no_road_there", "D8.2"),
    Refusal("no_road_there", "D9.1"),
]
NO_ROAD_IN_PLUS: Final = Refusal("no_road_there", "DP3.2")
CANNOT_PAY: Final = Refusal("cannot_pay", "D5.2")
KNIGHT_NOT_BUILT: Final = Refusal("knight_not_built", "D10.1")
PAIR_NOT_COMPLETE: Final = Refusal("pair_not_complete", "DP7.2")
JOKER_USED: Final = Refusal("joker_used", "D10.5")
JOKER_RESTS: Final = Refusal("joker_rests", "D10.7")
PAIR_RESTS: Final = Refusal("joker_rests", "DP7.3")
WRONG_RESOURCE: Final = Refusal("wrong_resource", "D10.2")
SAME_FACE: Final = Refusal("same_face", "D10.3")
FACE_NOT_THERE: Final = Refusal("face_not_there", "D10.2")
GOLD_FOR_GOLD: Final = Refusal("gold_for_gold", "D11.2")
NO_GOLD: Final = Refusal("too_little_gold", "D11.1")
SINGLE_GOLD: Final = Refusal("too_little_gold", "D11.4")
NOT_ROLLED: Final = Refusal("gold_not_rolled", "D11.6")

NOWHERE: Final = -1  # no such place on this sheet
START_ROAD: Final = -2  # D6.1: built from the beginning


def throwing_over(state: Dice) -> Refusal:
    return THIRD_THROW if state.throws == THROWS else STOPPED


class ThrowDice(Action[Dice]):
    """D4.1, D4.2, D4.3, D4.4: throw a set of dice, named by their places (D4.8)."""

    kind: ClassVar[str] = "throw_dice"

    def __init__(self, places: i64, foreign: list[int] | None = None) -> None:
        super().__init__()
        self.places = places
        self.foreign: list[int] = [] if foreign is None else foreign  # dice that do not exist
        self.is_known: bool = not self.foreign

    def refusal(self, state: Dice, seat: i64) -> Refusal | None:
        refusal = state.out_of_turn(seat)
        if refusal is not None:
            return refusal
        if state.phase is BUILDING:
            return throwing_over(state)
        if self.places == 0 and self.is_known:
            return NO_DICE
        all_places = bit(state.dice_count()) - 1
        if not self.is_known or self.places & ~all_places:
            return NO_SUCH_DIE[state.variant]
        if state.throws == 0 and self.places != all_places:
            return ALL_DICE_FIRST[state.variant]
        return None

    def apply(self, state: Dice, seat: i64, luck: Luck, journal: Journal) -> None:
        state.throw(self.places, luck)
        if journal.listening:
            journal.tell(told_throw(state, seat, self.places))

    def arguments(self) -> dict[str, object]:
        places = [place for place in range(DICE) if self.places & bit(place)]
        return {"dice": sorted(places + self.foreign)}


def told_throw(state: Dice, seat: i64, places: i64) -> Event:
    """A die is worth one resource, gold half of one (D11.1), so 11/12 on average."""
    faces = [FACES[i64(state.faces[place])] for place in range(state.dice_count())]
    thrown = [place for place in range(DICE) if places & bit(place)]
    worth = sum(0.5 if faces[place] == "gold" else 1.0 for place in thrown)
    data: dict[str, object] = {"seat": int(seat), "faces": faces, "dice": thrown}
    data["throws"] = int(state.throws)
    return events.THREW.of(data, value=worth, expected=len(thrown) * 11 / 12)


class StopThrowing(Action[Dice]):
    """D4.5: after the first or second throw the result may stand."""

    kind: ClassVar[str] = "stop_throwing"

    def refusal(self, state: Dice, seat: i64) -> Refusal | None:
        refusal = state.out_of_turn(seat)
        if refusal is not None:
            return refusal
        if state.phase is BUILDING:
            return throwing_over(state)
        return NO_STOP_YET if state.throws == 0 else None

    def apply(self, state: Dice, seat: i64, luck: Luck, journal: Journal) -> None:
        state.phase = BUILDING
        if journal.listening:
            journal.tell(events.STOPPED.of({"seat": int(seat)}))


class UseJoker(Action[Dice]):
    """D10.1, D10.2: turn an available die, once, to the joker's resource, as in D10.10.

    D10.6: several in one turn; D10.8: also a die that was turned before.
    """

    kind: ClassVar[str] = "use_joker"

    def __init__(self, sheet: Sheet, joker: i64, give: i64, take: i64, word: str = "") -> None:
        super().__init__()
        self.sheet = sheet
        self.word = word if joker < 0 else sheet.joker_ids[joker]
        self.joker = joker
        self.give = give
        self.take = take

    def refusal(self, state: Dice, seat: i64) -> Refusal | None:
        refusal = state.not_building(seat)
        if refusal is not None:
            return refusal
        if self.joker < 0:
            return NO_SUCH_JOKER[state.variant]
        if not state.has_knights(seat, self.joker):
            return PAIR_NOT_COMPLETE if self.is_of_pair() else KNIGHT_NOT_BUILT
        if state.used[seat] & bit(self.joker):
            return JOKER_USED
        if state.is_resting(self.joker):
            return PAIR_RESTS if self.is_of_pair() else JOKER_RESTS
        gives = self.sheet.joker_gives[self.joker]
        if gives != ANY and gives != self.take:  # D10.4: the sixth gives any, gold included
            return WRONG_RESOURCE
        if self.give == self.take:
            return SAME_FACE
        return None if state.can_give(self.give) else FACE_NOT_THERE

    def is_of_pair(self) -> bool:
        """DP7.2: the joker of a desert, which two knights give together."""
        return count_bits(self.sheet.joker_knights[self.joker]) > 1

    def apply(self, state: Dice, seat: i64, luck: Luck, journal: Journal) -> None:
        state.give_die(self.give, self.take)
        state.used[seat] |= bit(self.joker)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat)}
            data.update(self.arguments())
            journal.tell(events.JOKER_USED.of(data))

    def arguments(self) -> dict[str, object]:
        return {"joker": self.word, "give": FACES[self.give], "take": FACES[self.take]}


class TradeGold(Action[Dice]):
    """D11.1: of two gold one is turned to another resource, the other is lost, as in D11.8.

    D11.3, D11.5: again while there are two, until the turn ends; D11.6: only gold that was rolled.
    """

    kind: ClassVar[str] = "trade_gold"

    def __init__(self, take: i64) -> None:
        super().__init__()
        self.take = take

    def refusal(self, state: Dice, seat: i64) -> Refusal | None:
        refusal = state.not_building(seat)
        if refusal is not None:
            return refusal
        if self.take == GOLD:
            return GOLD_FOR_GOLD
        if state.available[GOLD] >= 2:
            return None
        made = state.count_gone(GOLD, MADE)
        if i64(state.available[GOLD]) + made >= 2:
            return NOT_ROLLED
        return SINGLE_GOLD if state.can_give(GOLD) else NO_GOLD

    def apply(self, state: Dice, seat: i64, luck: Luck, journal: Journal) -> None:
        """D11.7: the lower place is turned, so it is turned first."""
        state.turn_die(GOLD, self.take)
        state.spend(GOLD, LOST)
        if journal.listening:
            journal.tell(events.GOLD_TRADED.of({"seat": int(seat), "take": FACES[self.take]}))

    def arguments(self) -> dict[str, object]:
        return {"take": FACES[self.take]}


class Build(Action[Dice]):
    """D5 to D9: pay the cost and mark the symbol; subclasses only name its sort."""

    kind: ClassVar[str] = "build"

    def __init__(self, sheet: Sheet, sort: i64, symbol: i64, word: str = "") -> None:
        super().__init__()
        self.sheet = sheet
        self.sort = sort
        self.symbol = symbol
        self.word = word if symbol < 0 else sheet.ids[symbol]

    def refusal(self, state: Dice, seat: i64) -> Refusal | None:
        refusal = state.not_building(seat)
        if refusal is not None:
            return refusal
        if self.symbol < 0:
            return ALREADY_BUILT if self.symbol == START_ROAD else NO_SUCH_SYMBOL[state.variant]
        built = state.built[seat]
        if built & bit(self.symbol):
            return ALREADY_BUILT
        if self.sheet.after[self.symbol] & ~built:
            return LOWER_FIRST[self.sort]
        if self.sheet.road[self.symbol] & ~built:
            plus_site = state.variant == 1 and self.sort != ROAD
            return NO_ROAD_IN_PLUS if plus_site else NOT_REACHED[self.sort]
        return None if state.can_pay(self.sort) else CANNOT_PAY

    def apply(self, state: Dice, seat: i64, luck: Luck, journal: Journal) -> None:
        state.pay(self.sort)
        state.mark(seat, self.symbol)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "symbol": self.word}
            data["points"] = int(self.sheet.points[self.symbol])
            journal.tell(events.BUILT.of(data))
        state.after_build(seat, self.symbol, journal)

    def arguments(self) -> dict[str, object]:
        return {SORTS[self.sort]: self.word}


class BuildRoad(Build):
    """D6.2: it must touch a built road; D6.3: past any site; D6.4: free choice among those."""

    kind: ClassVar[str] = "build_road"


class BuildKnight(Build):
    """D7.1: needs no road; D7.2: only the lowest unbuilt one, in Plus any (DP3.1)."""

    kind: ClassVar[str] = "build_knight"


class BuildSettlement(Build):
    """D8.2: a built road must lead there; D8.1, D8.3: in order, in Plus in any (DP3.1)."""

    kind: ClassVar[str] = "build_settlement"


class BuildCity(Build):
    """D9.1, D9.2: as a settlement; D9.3: on a site of its own."""

    kind: ClassVar[str] = "build_city"


class EndTurn(Action[Dice]):
    """D3.4: at any moment of the build phase, and only by the seat itself."""

    kind: ClassVar[str] = "end_turn"

    def refusal(self, state: Dice, seat: i64) -> Refusal | None:
        return state.not_building(seat)

    def apply(self, state: Dice, seat: i64, luck: Luck, journal: Journal) -> None:
        state.end_turn(seat, luck, journal)


def make_build(sheet: Sheet, sort: i64, symbol: i64, word: str = "") -> Build:
    if sort == ROAD:
        return BuildRoad(sheet, sort, symbol, word)
    if sort == KNIGHT:
        return BuildKnight(sheet, sort, symbol, word)
    if sort == SETTLEMENT:
        return BuildSettlement(sheet, sort, symbol, word)
    return BuildCity(sheet, sort, symbol, word)


def make_jokers(sheet: Sheet) -> list[UseJoker]:
    """By joker, face to take, face to give."""
    made = []
    for joker in range(len(sheet.joker_ids)):
        gives = sheet.joker_gives[joker]
        takes = [*range(DICE)] if gives == ANY else [int(gives)]
        for take in takes:
            for give in range(DICE):
                if give != take:
                    made.append(UseJoker(sheet, joker, give, take))
    return made


class Kit(WalkedCatalogue[Dice]):
    """All actions of one sheet, and the order in which they are walked."""

    def __init__(self, sheet: Sheet) -> None:
        self.throws = [ThrowDice(places) for places in range(1, 1 << DICE)]
        self.stop = StopThrowing()
        self.jokers = make_jokers(sheet)
        self.golds = [TradeGold(take) for take in range(DICE) if take != GOLD]
        self.builds = [make_build(sheet, sheet.sort[n], n) for n in range(int(sheet.size))]
        self.end = EndTurn()
        first: list[Action[Any]] = [*self.throws, self.stop, *self.jokers, *self.golds]
        super().__init__([*first, *self.builds, self.end])

    def legal_ids(self, state: Dice, seat: i64, ids: vec[i64]) -> i64:
        """D5.4, D7.4: as often as the dice allow; D5.5, D10.9: or not at all; D5.6: in any
        order; D5.7: what cannot be built is not offered, and nothing takes its place.
        """
        if state.deciding() != seat:
            return 0
        if state.phase is not BUILDING:
            return self.walk_throws(state, ids)
        count: i64 = 0
        won = state.has_won()
        if won:  # DP8.1: it is offered first to who has won
            ids[0] = self.end.index
            count = 1
        if state.built[seat] & state.sheet.sorts[KNIGHT]:
            count = self.walk_jokers(state, seat, ids, count)
        if state.available[GOLD] >= 2:
            start = self.golds[0].index
            for n in range(len(self.golds)):
                ids[count] = start + n
                count += 1
        count = self.walk_builds(state, seat, ids, count)
        if won:
            return count
        ids[count] = self.end.index
        return count + 1

    def walk_throws(self, state: Dice, ids: vec[i64]) -> i64:
        """All dice at first, then any of them."""
        count: i64 = 0
        most = bit(state.dice_count()) - 1
        start = self.throws[0].index - 1
        for places in range(most if state.throws == 0 else 1, most + 1):
            ids[count] = start + places
            count += 1
        if state.throws > 0:
            ids[count] = self.stop.index
            count += 1
        return count

    def walk_jokers(self, state: Dice, seat: i64, ids: vec[i64], count: i64) -> i64:
        for joker in self.jokers:
            if state.can_give(joker.give) and joker.refusal(state, seat) is None:
                ids[count] = joker.index
                count += 1
        return count

    def walk_builds(self, state: Dice, seat: i64, ids: vec[i64], count: i64) -> i64:
        """Symbols that are not built and lack nothing; each cost is asked once."""
        sheet, built = state.sheet, state.built[seat]
        payable: i64 = 0
        for sort in range(len(SORTS)):
            if state.can_pay(sort):
                payable |= sheet.sorts[sort]
        rest = payable & ~built
        if rest == 0:
            return count
        start = self.builds[0].index
        for symbol in range(sheet.size):
            if rest & bit(symbol) and (sheet.after[symbol] | sheet.road[symbol]) & ~built == 0:
                ids[count] = start + symbol
                count += 1
        return count


BASE_KIT: Final = Kit(BASE)
PLUS_KIT: Final = Kit(PLUS)

KINDS: Final = {
    "throw_dice": [Parameter("dice", NUMBERS)],
    "stop_throwing": [],
    "use_joker": [Parameter("joker", ID), Parameter("give", ID), Parameter("take", ID)],
    "trade_gold": [Parameter("take", ID)],
    "build_road": [Parameter("road", ID)],
    "build_knight": [Parameter("knight", ID)],
    "build_settlement": [Parameter("settlement", ID)],
    "build_city": [Parameter("city", ID)],
    "end_turn": [],
}
