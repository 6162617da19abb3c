"""The position of a dice game: sheets, dice and the phase of the turn, and questions about them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.journal import Journal
from quipu.core.keys import mixed, mixed_bytes, mixed_cells, mixed_text, options_key
from quipu.core.luck import Luck
from quipu.core.openings import Opening, Subset
from quipu.core.refusal import Refusal
from quipu.core.state import Catalogue, Phase, Result, State
from quipu.games.dice.events import CROSSED, ENDED, ENDED_SHARED, SCORED, TURN_BEGAN
from quipu.games.dice.sheet import (
    ANY,
    CITY,
    COSTS,
    CROSS,
    DICE,
    FACES,
    GOLD,
    SORTS,
    THROWS,
    TURNS,
    Sheet,
    bit,
    count_bits,
)

NOBODY: Final = -1

AVAILABLE: Final = 0
SPENT: Final = 1  # D5.3
LOST: Final = 2  # D11.1
MADE: Final = 3  # D11.6: gold made by a joker; it may be given to another, but not traded

GAME_OVER: Final = Refusal("game_over", "D13.1")
NOT_YOUR_TURN: Final = Refusal("not_your_turn", "D3.3")
THROW_FIRST: Final = Refusal("throw_first", "D4.7")
STILL_THROWING: Final = Refusal("still_throwing", "D4.7")


class Throwing(Phase):
    """D4: dice may be thrown; how often they were is `throws`, which building remembers too."""

    name: ClassVar[str] = "throwing"


class Building(Phase):
    """D5 to D11: the result stands."""

    name: ClassVar[str] = "building"


class Over(Phase):
    """D13, DP8: nobody decides any more."""

    name: ClassVar[str] = "over"


THROWING: Final = Throwing()
BUILDING: Final = Building()
OVER: Final = Over()


class Dice(State):
    """The base variant. D1.7: resources are nothing but the faces of the running turn's dice."""

    def __init__(
        self,
        seats: i64,
        catalogue: Catalogue[Any],
        sheet: Sheet,
        options: dict[str, bool | int | str],
        first: i64,
    ) -> None:
        super().__init__(seats, catalogue)
        self.sheet = sheet
        self.variant: i64 = self.variant_number()  # which of two refusals speaks
        self.options = options  # agreed at the start, shared by all copies, never changed
        self.agreed_key: i64 = 0  # made when it is first asked for
        self.fresh_joker: bool = options["fresh_joker"] is True
        self.joker_gold: bool = options["joker_gold"] is True
        self.first = first
        self.turn: i64 = 1  # counted over all seats
        self.on_turn: i64 = first  # whose turn it is; recounted by `broken`
        self.throws: i64 = 0  # made in this turn
        self.phase: Phase = THROWING
        self.faces = vec[u8]([0] * DICE)
        self.gone = vec[u8]([AVAILABLE] * DICE)
        self.available = vec[u8]([0] * DICE)  # by face, gold MADE left out; recounted by `broken`
        self.built = vec[i64]([0] * int(seats))  # sets of symbols by seat
        self.used = vec[i64]([0] * int(seats))  # sets of crossed-out jokers by seat
        self.built_now: i64 = 0  # what the active seat has built in this turn
        self.boxes = vec[u8]([0] * (int(seats) * self.boxes_each()))  # 0 is a cross: D12.3

    def variant_number(self) -> i64:
        return 0

    def boxes_each(self) -> int:
        return TURNS  # D1.6

    def copy(self) -> Dice:
        twin = Dice(self.seats, self.catalogue, self.sheet, self.options, self.first)
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: Dice) -> None:
        twin.agreed_key = self.agreed_key
        twin.turn = self.turn
        twin.on_turn = self.on_turn
        twin.throws = self.throws
        twin.phase = self.phase
        twin.faces = self.faces[:]
        twin.gone = self.gone[:]
        twin.available = self.available[:]
        twin.built = self.built[:]
        twin.used = self.used[:]
        twin.built_now = self.built_now
        twin.boxes = self.boxes[:]

    # ---- whose turn -----------------------------------------------------------------------

    def active(self) -> i64:
        return self.on_turn

    def set_turn(self, turn: i64) -> None:
        """D3.1: by rising seat number, seat 0 after the last."""
        self.turn = turn
        self.on_turn = (self.first + turn - 1) % self.seats

    def round(self) -> i64:
        """The number of the active seat's turn, from 1."""
        return (self.turn - 1) // self.seats + 1

    def is_over(self) -> bool:
        return self.phase is OVER

    def has_won(self) -> bool:
        """DP8.1 in Plus: the active seat has won and plays its turn to the end."""
        return False

    def phase_name(self) -> str:
        return "won" if self.has_won() else self.phase.name

    def moment(self) -> str:
        return f"turn {self.turn}, {self.phase_name()}"

    def waiting(self) -> list[int]:
        return [] if self.phase is OVER else [self.active()]

    def deciding(self) -> i64:
        return NOBODY if self.phase is OVER else self.active()

    def out_of_turn(self, seat: i64) -> Refusal | None:
        """D3.3: only the active seat decides, and nobody after the end."""
        if self.phase is OVER:
            return self.over_refusal()
        return None if seat == self.active() else NOT_YOUR_TURN

    def over_refusal(self) -> Refusal:
        """Nothing more is done, by the rule that ended the game."""
        return GAME_OVER

    def not_building(self, seat: i64) -> Refusal | None:
        """D4.7: no joker, no gold trade, no build and no end while throwing goes on."""
        refusal = self.out_of_turn(seat)
        if refusal is not None or self.phase is BUILDING:
            return refusal
        return THROW_FIRST if self.throws == 0 else STILL_THROWING

    # ---- dice -----------------------------------------------------------------------------

    def dice_count(self) -> i64:
        return DICE  # D4.1

    def throw(self, places: i64, luck: Luck) -> None:
        """D4.9: luck gives the faces in rising order of places; the other dice stay (D4.8)."""
        for place in range(self.dice_count()):
            if places & bit(place):
                if self.throws > 0:
                    self.available[i64(self.faces[place])] -= 1
                face = luck.die() - 1
                self.faces[place] = u8(face)
                self.available[face] += 1
        self.throws += 1
        self.phase = BUILDING if self.throws == THROWS else THROWING  # D4.6

    def place_showing(self, face: i64) -> i64:
        """D5.3, D11.7: of equal faces the lowest place; -1 if no available die shows it."""
        for place in range(self.dice_count()):
            if self.gone[place] == AVAILABLE and i64(self.faces[place]) == face:
                return place
        return -1

    def spend(self, face: i64, how: i64) -> None:
        self.gone[self.place_showing(face)] = u8(how)
        self.available[face] -= 1

    def turn_die(self, face: i64, to: i64) -> None:
        """D10.2, D11.1: an available die is turned to another face."""
        self.faces[self.place_showing(face)] = u8(to)
        self.available[face] -= 1
        self.available[to] += 1

    def place_of_made(self) -> i64:
        """D11.6: the lowest place with gold that a joker made; -1 if there is none."""
        for place in range(self.dice_count()):
            if self.gone[place] == MADE:
                return place
        return -1

    def can_give(self, face: i64) -> bool:
        """D10.2: whether a joker can turn a die that shows this face."""
        return self.available[face] > 0 or (face == GOLD and self.place_of_made() >= 0)

    def give_die(self, face: i64, to: i64) -> None:
        """D10.2: a joker turns a die; D11.6: of gold first what a joker made."""
        place: i64 = self.place_of_made() if face == GOLD else -1
        if place < 0:
            place = self.place_showing(face)
            self.available[face] -= 1
        self.faces[place] = u8(to)
        if to == GOLD and not self.joker_gold:
            self.gone[place] = MADE
        else:
            self.gone[place] = AVAILABLE
            self.available[to] += 1

    def can_pay(self, sort: i64) -> bool:
        """D5.2: available dice with exactly these faces; gold pays for nothing."""
        for face in range(GOLD):
            if i64(self.available[face]) < COSTS[sort * DICE + face]:
                return False
        return True

    def pay(self, sort: i64) -> None:
        for face in range(GOLD):
            for _ in range(COSTS[sort * DICE + face]):
                self.spend(face, SPENT)

    # ---- sheets ---------------------------------------------------------------------------

    def has_built(self, seat: i64, symbol: i64) -> bool:
        return (self.built[seat] & bit(symbol)) != 0

    def mark(self, seat: i64, symbol: i64) -> None:
        self.built[seat] |= bit(symbol)
        self.built_now |= bit(symbol)

    def after_build(self, seat: i64, symbol: i64, journal: Journal) -> None:
        """DP4.4 in Plus: titles and victory; in the base variant nothing follows a build."""

    def points_of(self, symbols: i64) -> i64:
        points = self.sheet.points
        total: i64 = 0
        symbol: i64 = 0
        while symbols:
            if symbols & 1:
                total += points[symbol]
            symbols >>= 1
            symbol += 1
        return total

    def has_knights(self, seat: i64, joker: i64) -> bool:
        """D10.1, DP7.2: all knights of this joker are built."""
        return (self.sheet.joker_knights[joker] & ~self.built[seat]) == 0

    def is_resting(self, joker: i64) -> bool:
        """D10.7, DP7.3: a knight of this joker was built in this turn."""
        return not self.fresh_joker and (self.sheet.joker_knights[joker] & self.built_now) != 0

    # ---- end of a turn --------------------------------------------------------------------

    def end_turn(self, seat: i64, luck: Luck, journal: Journal) -> None:
        """D3.2: the victory point phase; then the next seat, or the end."""
        self.score_turn(seat, journal)
        if self.is_last_turn():
            self.finish(journal)
            return
        self.set_turn(self.turn + 1)
        self.begin_turn(luck, journal)

    def score_turn(self, seat: i64, journal: Journal) -> None:
        """D12.1, D12.2: what was built fills the next box; D12.3, D12.4: nothing built is a cross.

        D12.6 works it out.
        """
        points = self.points_of(self.built_now)
        self.boxes[seat * TURNS + self.round() - 1] = u8(points)
        if journal.listening:
            kind = SCORED if points else CROSSED
            box = int(self.round())
            journal.tell(kind.of({"seat": int(seat), "box": box, "points": int(points)}))

    def is_last_turn(self) -> bool:
        return self.turn == TURNS * self.seats  # D13.1

    def begin_turn(self, luck: Luck, journal: Journal) -> None:
        """D3.5: nothing passes to the next turn but the marks on the sheet."""
        self.phase = THROWING
        self.throws = 0
        self.built_now = 0
        for place in range(DICE):
            self.faces[place] = 0
            self.gone[place] = AVAILABLE
            self.available[place] = 0
        luck.begin_turn(self.turn)
        if journal.listening:
            data: dict[str, object] = {"seat": int(self.active()), "turn": int(self.turn)}
            data["round"] = int(self.round())
            data["dice"] = int(self.dice_count())
            journal.tell(TURN_BEGAN.of(data))

    def finish(self, journal: Journal) -> None:
        self.phase = OVER
        if journal.listening:
            winners = self.winners()
            kind = ENDED if len(winners) == 1 else ENDED_SHARED
            journal.tell(kind.of({"winners": winners}))

    # ---- points ---------------------------------------------------------------------------

    def turns_scored(self, seat: i64) -> i64:
        """How many boxes of this seat are filled."""
        before = (seat - self.first + self.seats) % self.seats < (self.turn - 1) % self.seats
        full = self.phase is OVER or before
        return self.round() if full else self.round() - 1

    def crosses(self, seat: i64) -> i64:
        count: i64 = 0
        for box in range(self.turns_scored(seat)):
            if self.boxes[seat * TURNS + box] == 0:
                count += 1
        return count

    def total(self, seat: i64) -> i64:
        """D12.5, D13.2: the numbers less 2 for every cross; may be negative."""
        total: i64 = CROSS * self.crosses(seat)
        for box in range(self.turns_scored(seat)):
            total += i64(self.boxes[seat * TURNS + box])
        return total

    def sources(self, seat: i64) -> dict[str, int]:
        """D12.1: what was built in the running turn counts once it is written down."""
        if seat == self.active() and self.phase is not OVER:
            return self.worth(seat, self.built[seat] & ~self.built_now)
        return self.worth(seat, self.built[seat])

    def on_table(self, seat: i64) -> dict[str, int]:
        return self.worth(seat, self.built[seat])

    def standing(self, seat: i64) -> i64:
        """The sum of `on_table`, without naming the sources."""
        return self.points_of(self.built[seat]) + CROSS * self.crosses(seat)

    def worth(self, seat: i64, symbols: i64) -> dict[str, int]:
        """Points for these symbols by source, and the crosses of a seat."""
        by_sort = [int(self.points_of(symbols & mask)) for mask in self.sheet.sorts]
        sources = {f"{name}s": by_sort[sort] for sort, name in enumerate(SORTS[:3])}
        sources["cities"] = by_sort[CITY]
        sources["crosses"] = int(CROSS * self.crosses(seat))
        return sources

    def course_figures(self) -> dict[str, int]:
        return {"rounds": int(self.round())}

    def winners(self) -> list[int]:
        """D13.3: the highest total; D13.4: ties win together; D13.5: a single seat wins, too."""
        totals = [int(self.total(seat)) for seat in range(self.seats)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def winners_if_over(self) -> list[int]:
        return self.winners() if self.phase is OVER else []

    def reason(self) -> str:
        return "turns"

    def result(self) -> Result | None:
        if self.phase is not OVER:
            return None
        totals = [int(self.total(seat)) for seat in range(self.seats)]
        return Result(self.winners(), totals, self.reason())

    # ---- what may be done -----------------------------------------------------------------

    def forms(self, seat: i64) -> list[Opening]:
        """D4.3, D4.4: which dice to throw."""
        if self.deciding() != seat or self.phase is BUILDING:
            return []
        dice = int(self.dice_count())
        least = dice if self.throws == 0 else 1
        places: list[object] = [*range(dice)]
        return [Subset("throw_dice", "dice", places, least, dice)]

    # ---- keys -----------------------------------------------------------------------------

    def key(self) -> i64:
        if self.agreed_key == 0:
            self.agreed_key = options_key(self.seats, self.options)
        key = mixed_text(self.agreed_key, self.phase.name)
        key = mixed(key, (self.turn * 8 + self.first) * 8 + self.throws)
        key = mixed_bytes(mixed_bytes(key, self.faces), self.gone)
        key = mixed_cells(mixed_cells(mixed(key, self.built_now), self.built), self.used)
        return mixed_bytes(key, self.boxes)

    def seen_key(self, seat: i64) -> i64:
        """Nothing is hidden."""
        return self.key()

    # ---- invariants -----------------------------------------------------------------------

    def broken(self) -> str:
        if self.on_turn != (self.first + self.turn - 1) % self.seats:
            return "it is the turn of another seat (D3.1)"
        if self.throws > 0 or self.phase is BUILDING:
            for face in range(DICE):
                shown = 0
                for place in range(self.dice_count()):
                    if self.gone[place] == AVAILABLE and i64(self.faces[place]) == face:
                        shown += 1
                if shown != int(self.available[face]):
                    return f"{FACES[face]}: {shown} dice show it, {self.available[face]} counted"
        for seat in range(self.seats):
            fault = self.broken_sheet(seat)
            if fault:
                return f"seat {seat}: {fault}"
        return self.broken_turn() or self.broken_score()

    def broken_turn(self) -> str:
        """What was built in this turn stands on the sheet and is what dice were spent for."""
        if self.built_now & ~self.built[self.active()]:
            return "built in this turn, but not on the sheet"
        for face in range(DICE):
            cost: i64 = 0
            for sort in range(len(SORTS)):
                count = count_bits(self.built_now & self.sheet.sorts[sort])
                cost += count * COSTS[sort * DICE + face]
            spent = self.count_gone(face, SPENT)
            if spent != cost:
                return f"{FACES[face]}: {spent} spent, but {cost} pay for what was built (D5.3)"
            if face != GOLD and self.count_gone(face, LOST):
                return "a die was lost that was not gold (D11.1)"
        return self.broken_gold()

    def broken_gold(self) -> str:
        """D11.6: gold made by jokers that give any resource, each of them once."""
        jokers: i64 = 0
        for joker in range(len(self.sheet.joker_ids)):
            if self.sheet.joker_gives[joker] == ANY and self.used[self.active()] & bit(joker):
                jokers += 1
        made: i64 = 0
        for face in range(DICE):
            count = self.count_gone(face, MADE)
            if count and (face != GOLD or self.joker_gold):
                return "a die is marked as gold made by a joker, but is none (D11.6)"
            made += count
        return "gold was made, but by no joker (D11.6)" if made > jokers else ""

    def count_gone(self, face: i64, how: i64) -> i64:
        count: i64 = 0
        for place in range(self.dice_count()):
            if i64(self.gone[place]) == how and i64(self.faces[place]) == face:
                count += 1
        return count

    def broken_sheet(self, seat: i64) -> str:
        for symbol in range(self.sheet.size):
            if not self.has_built(seat, symbol):
                continue
            needs = self.sheet.road[symbol] | self.sheet.after[symbol]
            if needs & ~self.built[seat]:
                return f"{self.sheet.ids[symbol]} is built without what it needs"
        for joker in range(len(self.sheet.joker_ids)):
            if self.used[seat] & bit(joker) and not self.has_knights(seat, joker):
                return f"joker {self.sheet.joker_ids[joker]} was used without its knight"
        return ""

    def broken_score(self) -> str:
        for seat in range(self.seats):
            built, written = sum(self.sources(seat).values()), self.total(seat)
            if built != int(written):
                return f"seat {seat}: the boxes hold {written} points, the sheet {built} (D12.1)"
        if self.phase is OVER and not self.is_last_turn():
            return "it is over before the last turn (D13.1)"
        return ""
