"""Settlers: a whole position, the course of a turn, seven and robber, victory and end."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.core.journal import Journal
from quipu.core.keys import mixed, mixed_cells
from quipu.core.luck import Luck
from quipu.core.openings import Opening
from quipu.core.refusal import Refusal
from quipu.core.state import Action, Catalogue, Result
from quipu.hexes.bits import BITS, count_bits, lowest
from quipu.settlers.events import (
    DISCARDED,
    ENDED,
    ENDED_SHARED,
    POINTS_SHOWN,
    ROLLED,
    STOLE,
    TURN_BEGAN,
)
from quipu.settlers.layout import (
    BANK,
    DECK,
    HAND,
    HELD,
    NEW,
    NOBODY,
    OWN,
    POINT,
    ROW,
    SEATS,
    SIZE,
)
from quipu.settlers.openings import counter_openings, discard_openings, offer_openings
from quipu.settlers.phases import (
    BEFORE,
    BEFORE_ROLL,
    DISCARD,
    FOUND_ROUTE,
    FOUND_SETTLEMENT,
    IN_MAIN,
    MAIN,
    OFFER,
    OVER,
    OWN_PHASES,
    ROBBER_BEFORE,
    ROBBER_MAIN,
    Discarding,
    FoundingRoute,
    FoundingSettlement,
    MovingRobber,
    Offering,
    Over,
    SettlersPhase,
)
from quipu.settlers.reasons import (
    ALREADY_ROLLED,
    FINE,
    FOUNDING,
    GAME_OVER,
    NOT_YOUR_TURN,
    PENDING,
    ROLL_FIRST,
    TRADE_CLOSED,
)
from quipu.settlers.scoring import Scoring
from quipu.settlers.telling import tell_gains, tell_robber, tell_start_cards
from quipu.settlers.terms import Terms

SEVEN: Final = 7

NOTHING_DUE: Final = vec[i64]([0] * SEATS)
NOTHING_PICKED: Final = vec[i64]([0] * (SEATS * ROW))


@mypyc_attr(allow_interpreted_subclasses=True)
class Settlers(Scoring):
    """Everything on the table; a game says in which questions it differs."""

    def __init__(
        self,
        seats: i64,
        catalogue: Catalogue[Any],
        terms: Terms,
        cells: vec[i64],
        phase: SettlersPhase,
    ) -> None:
        super().__init__(seats, catalogue, terms, cells)
        self.phase: SettlersPhase = phase
        self.first: i64 = 0
        self.active: i64 = 0  # whose turn it is; in the founding phase who founds
        self.turn: i64 = 0  # counted over all seats; 0 while founding
        self.dice: i64 = 0  # the first die times 10 and the second; 0 before the roll
        self.offers: i64 = 0  # made in this turn
        self.trade_closed: bool = False

    def copy_into(self, twin: Settlers) -> None:
        twin.robber = self.robber
        twin.route_holder = self.route_holder
        twin.army_holder = self.army_holder
        twin.card_played = self.card_played
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.dice = self.dice
        twin.offers = self.offers
        twin.trade_closed = self.trade_closed

    def lay_out(self) -> None:
        """Full bank and deck, full stocks, nothing on the board."""
        for n in range(ROW):
            self.cells[BANK + n] = self.terms.box.supply[n]
            self.cells[DECK + n] = self.terms.box.deck[n]
        self.lay_out_board()

    def because(self, reason: i64, act: Action[Any]) -> Refusal | None:
        """The code of a reason, and the paragraph that forbids this kind of act for it."""
        if reason == FINE:
            return None
        phase = self.phase
        if reason == GAME_OVER and isinstance(phase, Over):
            return self.terms.box.reasons.ends[phase.reason]
        return self.terms.box.reasons.of(act.kind)[reason]

    # ---- questions a game may answer in its own way ---------------------------------------

    def hand_limit(self, seat: i64) -> i64:
        """With more cards than these a seat discards half on a seven."""
        raise NotImplementedError

    def own_waiting(self) -> list[int]:
        """Whom a phase of the game's own waits for."""
        raise NotImplementedError

    def has_won(self, seat: i64) -> bool:
        return self.total(seat) >= self.terms.points_to_win

    def pending_reason(self) -> i64:
        """Why a turn does not go on while something else is to be decided."""
        code = self.phase.code
        return FOUNDING if code in (FOUND_SETTLEMENT, FOUND_ROUTE) else PENDING

    def plenty_kinds(self) -> i64:
        """The kinds that plenty may take are those below this number."""
        return self.terms.box.kinds

    def monopoly_limit(self) -> i64:
        """The most cards one seat hands over for a monopoly."""
        return 99

    def founding_reason(self, step: i64, crossing: i64) -> i64:
        """Why a founding settlement may not stand there, distance aside."""
        return FINE

    def founded(self, seat: i64, journal: Journal) -> None:
        """A seat has placed its second settlement."""

    def after_harvest(self, served: i64, luck: Luck, journal: Journal) -> None:
        """Yields are paid, to this set of seats."""
        self.phase = IN_MAIN

    def rolled_seven(self, luck: Luck, journal: Journal) -> None:
        self.call_discards(self.owed(), luck, journal)

    def after_discards(self, luck: Luck, journal: Journal) -> None:
        self.phase = ROBBER_MAIN

    def send_robber(self) -> None:
        """A soldier was played: the robber moves."""
        self.phase = ROBBER_BEFORE if self.phase.code == BEFORE else ROBBER_MAIN

    def resting_reason(self, hex: i64) -> i64:
        """Why the robber may not be moved to such a hex."""
        return FINE

    def built(self, seat: i64, journal: Journal) -> None:
        """A building was paid for and stands."""
        self.check_victory(journal)

    def turn_began(self, journal: Journal) -> None:
        """A turn has begun, before anything is checked."""

    def moment(self) -> str:
        return f"turn {self.turn}, {self.phase.name}"

    # ---- whose decision -------------------------------------------------------------------

    def waiting(self) -> list[int]:
        code = self.phase.code
        if code == OVER:
            return []
        if code in (DISCARD, OFFER):
            found = [seat for seat in range(int(self.seats)) if self.owes(seat)]
            return found or [int(self.active)]
        if code >= OWN_PHASES:
            return self.own_waiting()
        return [int(self.active)]

    def deciding(self) -> i64:
        code = self.phase.code
        if code in (MAIN, BEFORE):
            return self.active
        if code == OVER:
            return NOBODY
        if code in (DISCARD, OFFER):
            for seat in range(self.seats):
                if self.owes(seat):
                    return seat
        elif code >= OWN_PHASES:
            return self.own_waiting()[0]
        return self.active

    def owes(self, seat: i64) -> bool:
        """Whether a discard or an answer of this seat is due."""
        phase = self.phase
        if isinstance(phase, Discarding):
            return phase.due[seat] > 0
        return isinstance(phase, Offering) and phase.is_missing(seat)

    def turn_reason(self, seat: i64) -> i64:
        if self.phase.code == OVER:
            return GAME_OVER
        return FINE if seat == self.active else NOT_YOUR_TURN

    def play_reason(self, seat: i64) -> i64:
        """E3.4, I3.6: own turn, before or after the roll, and nothing pending."""
        if self.phase is IN_MAIN and seat == self.active:
            return FINE
        reason = self.turn_reason(seat)
        if reason != FINE:
            return reason
        code = self.phase.code
        return FINE if code in (MAIN, BEFORE) else self.pending_reason()

    def main_reason(self, seat: i64) -> i64:
        """As above, and after the roll."""
        if self.phase is IN_MAIN and seat == self.active:
            return FINE
        reason = self.play_reason(seat)
        return ROLL_FIRST if reason == FINE else reason

    def roll_reason(self, seat: i64) -> i64:
        reason = self.play_reason(seat)
        return ALREADY_ROLLED if reason == FINE and self.phase.code == MAIN else reason

    def bank_reason(self, seat: i64) -> i64:
        reason = self.main_reason(seat)
        return TRADE_CLOSED if reason == FINE and self.trade_closed else reason

    # ---- founding -------------------------------------------------------------------------

    def founder(self, step: i64) -> i64:
        """E2.11, I2.10: round 1 clockwise from the first seat, round 2 back again."""
        if step < self.seats:
            return (self.first + step) % self.seats
        return (self.first + 2 * self.seats - 1 - step) % self.seats

    def begin_founding(self) -> None:
        self.phase = FoundingSettlement(0)
        self.active = self.founder(0)

    def found(self, seat: i64, crossing: i64, journal: Journal) -> None:
        phase = self.phase
        assert isinstance(phase, FoundingSettlement)
        self.settle(seat, crossing, journal)
        if phase.step >= self.seats:
            self.take_start_cards(seat, crossing, journal)
            self.founded(seat, journal)
        self.phase = FoundingRoute(phase.step, crossing)

    def take_start_cards(self, seat: i64, crossing: i64, journal: Journal) -> None:
        """E2.3, E2.13, I2.8, I2.12: one card for each hex at the settlement that yields."""
        for n in range(3):
            hex = self.grid.corner_hexes[crossing * 3 + n]
            if hex != NOBODY and self.terms.land.kinds[hex] != NOBODY:
                self.take(seat, self.terms.land.kinds[hex], 1)
        tell_start_cards(self, seat, journal)

    def founded_route(self, luck: Luck, journal: Journal) -> None:
        phase = self.phase
        assert isinstance(phase, FoundingRoute)
        step = phase.step + 1
        if step == 2 * self.seats:
            self.begin_turn(self.first, luck, journal)
            return
        self.phase = FoundingSettlement(step)
        self.active = self.founder(step)

    # ---- the turn -------------------------------------------------------------------------

    def begin_turn(self, seat: i64, luck: Luck, journal: Journal) -> None:
        """E3.2, I3.1: first the roll is due; E14.4: who has won meanwhile wins before it."""
        self.active = seat
        self.turn += 1
        self.phase = BEFORE_ROLL
        self.dice = 0
        self.offers = 0
        self.trade_closed = False
        self.card_played = False
        for title in range(self.terms.box.titles):
            self.cells[NEW + title] = 0
        luck.begin_turn(self.turn)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "turn": int(self.turn)}
            journal.tell(TURN_BEGAN.of(data))
        self.turn_began(journal)
        self.check_victory(journal)

    def end_turn(self, luck: Luck, journal: Journal) -> None:
        """E3.1, I3.7: then the left neighbour; E14.5, I15.4: or the end, if so agreed."""
        if self.terms.turn_limit and self.turn == self.terms.turn_limit:
            self.finish(self.best_seats(), "turn_limit", journal)
            return
        self.begin_turn((self.active + 1) % self.seats, luck, journal)

    def roll(self, luck: Luck, journal: Journal) -> None:
        """E4.1, I4.1: the sum names the hexes that yield; E12.1, I4.5: a seven names none."""
        one, two = luck.die(), luck.die()
        self.dice = one * 10 + two
        number = one + two
        if journal.listening:
            data: dict[str, object] = {"seat": int(self.active), "dice": [int(one), int(two)]}
            journal.tell(ROLLED.of(data))
            before = self.cells[:]
            served = self.harvest(number)
            tell_gains(self, number, before, journal)
        else:
            served = self.harvest(number)
        if number == SEVEN:
            self.rolled_seven(luck, journal)
        else:
            self.after_harvest(served, luck, journal)

    def buy(self, seat: i64, thing: i64) -> None:
        """Pay for something; where phases are separate, trade is over with it."""
        self.pay(seat, thing)
        self.trade_closed = self.terms.separate

    # ---- seven and robber -----------------------------------------------------------------

    def owed(self) -> Discarding:
        """E12.2, I9.2: who holds more than his limit owes half of it, rounded down."""
        due, cells = NOTHING_DUE[:], self.cells
        for seat in range(self.seats):
            if cells[SIZE + seat] > self.hand_limit(seat):
                due[seat] = cells[SIZE + seat] // 2
        return Discarding(due, due, NOTHING_PICKED)

    def call_discards(self, discards: Discarding, luck: Luck, journal: Journal) -> None:
        """I9.1: discards come first, then robber and theft."""
        if discards.is_done():
            self.after_discards(luck, journal)
        else:
            self.phase = discards

    def discard_all(self, picked: vec[i64], luck: Luck, journal: Journal) -> None:
        """E12.3, I9.4: all have decided, and the cards are shown and paid together."""
        box = self.terms.box
        for seat in range(self.seats):
            for kind in range(box.kinds):
                if picked[seat * ROW + kind]:
                    self.take(seat, kind, -picked[seat * ROW + kind])
            if journal.listening:
                cards = box.cards_json(picked, seat * ROW)
                if cards:
                    data: dict[str, object] = {"seat": int(seat), "paid": cards}
                    journal.tell(DISCARDED.of(data, opens=True))
        self.after_discards(luck, journal)

    def victims(self) -> i64:
        """E12.5, I9.7: opponents with a building at the robber's hex and a card to lose."""
        found: i64 = 0
        if self.robber < 0:
            return 0
        around = self.grid.around[self.robber]
        for seat in range(self.seats):
            there = self.cells[OWN + seat] & around
            if there and seat != self.active and self.cells[SIZE + seat]:
                found |= BITS[seat]
        return found

    def move_robber(self, hex: i64, luck: Luck, journal: Journal) -> None:
        """E12.6, I9.8: of several victims one is chosen; a single one is robbed at once."""
        phase = self.phase
        assert isinstance(phase, MovingRobber)
        self.robber = hex
        tell_robber(self, self.active, hex, journal)
        victims = self.victims()
        count = count_bits(victims)
        if count >= phase.asks:
            self.phase = phase.theft
            return
        self.phase = phase.back
        if count == 1:
            self.rob(lowest(victims), luck, journal)

    def rob(self, victim: i64, luck: Luck, journal: Journal) -> None:
        """E12.7, I9.9: every card is equally likely; only thief and victim learn which."""
        thief = self.active
        chance = self.lacking(thief, victim) if journal.listening else 0.0
        kind = luck.steal(self.bag(HAND + victim * ROW))
        self.hand_over(victim, thief, kind, 1)
        if journal.listening:
            value = 1.0 if self.held(thief, kind) == 1 else 0.0
            data: dict[str, object] = {"seat": int(thief), "from": int(victim)}
            secret: dict[str, object] = {"card": self.terms.box.kind_names[kind]}
            knows = [int(thief), int(victim)]
            journal.tell(STOLE.of(data, secret, knows, value=value, expected=chance))

    def lacking(self, thief: i64, victim: i64) -> float:
        """How likely a card of this hand is of a kind that the thief has not."""
        wanted: i64 = 0
        for kind in range(self.terms.box.kinds):
            if self.held(thief, kind) == 0:
                wanted += self.held(victim, kind)
        return float(wanted) / float(self.cells[SIZE + victim])

    # ---- points and end -------------------------------------------------------------------

    def check_victory(self, journal: Journal) -> None:
        """E14.3, I15.2: asked after each step; only the seat whose turn it is can win."""
        if self.phase.code != OVER and self.has_won(self.active):
            self.finish([int(self.active)], "points", journal)

    def finish(self, winners: list[int], reason: str, journal: Journal) -> None:
        self.phase = Over(winners, reason)
        if not journal.listening:
            return
        for seat in range(self.seats):
            count = int(self.hidden_points(seat))
            if count:
                journal.tell(POINTS_SHOWN.of({"seat": int(seat), "count": count}))
        data: dict[str, object] = {"winners": list(winners), "reason": reason}
        kind = ENDED if len(winners) == 1 else ENDED_SHARED
        journal.tell(kind.of(data))

    def result(self) -> Result | None:
        """I15.3: those who did not win are ranked by their points."""
        phase = self.phase
        if not isinstance(phase, Over):
            return None
        return Result(list(phase.winners), self.totals(), phase.reason)

    def course_figures(self) -> dict[str, int]:
        return {"turns": int(self.turn)}

    # ---- keys -----------------------------------------------------------------------------

    def key(self) -> i64:
        return self.key_of(self.cells, self.phase)

    def seen_key(self, seat: i64) -> i64:
        cells = self.cells[:]
        self.hide(cells, seat)
        return self.key_of(cells, self.phase.seen_by(seat))

    def key_of(self, cells: vec[i64], phase: SettlersPhase) -> i64:
        key = mixed_cells(mixed(self.terms.key(), self.seats), cells)
        key = mixed(key, (self.robber * 8 + self.route_holder) * 8 + self.army_holder)
        key = mixed(key, (self.turn * 8 + self.first) * 8 + self.active)
        key = mixed(key, self.dice * 128 + self.offers)
        key = mixed(key, i64(self.trade_closed) * 2 + i64(self.card_played))
        return phase.key(key)

    def hide(self, cells: vec[i64], seat: i64) -> None:
        """What a seat does not see is nothing, or only how many."""
        for other in range(self.seats):
            if other != seat:
                points = cells[HELD + other * ROW + POINT] if self.phase.code == OVER else 0
                gather(cells, HELD + other * ROW, self.cards_owned(other))
                cells[HELD + other * ROW + POINT] = points
                gather(cells, HAND + other * ROW, 0)  # its size has a cell of its own
        gather(cells, DECK, self.deck_size())
        if seat != self.active:
            gather(cells, NEW, self.new_cards())

    # ---- what may be composed -------------------------------------------------------------

    def forms(self, seat: i64) -> list[Opening]:
        phase = self.phase
        if isinstance(phase, Discarding):
            return discard_openings(self, seat, phase)
        if isinstance(phase, Offering):
            return counter_openings(self, seat, phase, self.active)
        may_offer = self.offers < self.terms.offers_per_turn and self.bank_reason(seat) == FINE
        return offer_openings(self, seat) if may_offer else []

    # ---- invariants -----------------------------------------------------------------------

    def broken(self) -> str:
        fault = self.broken_supply() or self.broken_board() or self.broken_cards()
        if fault:
            return fault
        for seat in range(self.seats):
            if sum(self.sources(seat).values()) != int(self.total(seat)):
                counted = sum(self.sources(seat).values())
                return f"seat {seat}: {self.total(seat)} points, but {counted} by source"
        is_on = self.phase.code not in (OVER, FOUND_SETTLEMENT, FOUND_ROUTE)
        return "the game goes on though it is won" if is_on and self.has_won(self.active) else ""


def gather(cells: vec[i64], start: i64, count: i64) -> None:
    """A row that shows no more than how many there are."""
    for place in range(start, start + ROW):
        cells[place] = 0
    cells[start] = count
