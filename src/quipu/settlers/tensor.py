"""A settlers game as numbers for learners: map, board, cards, and what is known of hands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from quipu.core.memory import Memory, Observation
from quipu.core.state import State
from quipu.core.tensor import (
    MOST,
    Tensor,
    numbered,
    put,
    put_nothing,
    put_row,
    put_set,
    rows,
    seat_names,
)
from quipu.hexes.bits import lowest
from quipu.hexes.grid import HALF
from quipu.settlers.layout import (
    BANK,
    CITIES,
    HAND,
    HELD,
    LAID_HIGH,
    LAID_LOW,
    LENGTH,
    NEW,
    OPEN,
    OWN,
    POINTS,
    RATE,
    REMOVED,
    ROW,
    SEATS,
    SIZE,
    STOCK,
)
from quipu.settlers.memory import HandMemory
from quipu.settlers.phases import (
    ANSWERS,
    DISCARD,
    OFFER,
    OVER,
    OWN_PHASES,
    Discarding,
    FreeRoutes,
    Offering,
    SettlersPhase,
)
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box
from quipu.settlers.view import SettlersObservation

MOST_CARDS = 200  # in a hand or the bank
MOST_POINTS = 60
LOWEST_POINTS = -4
PHASE_NAMES = [  # by their numbers, below OWN_PHASES
    *("founding_settlement", "founding_route", "before_roll", "main", "discarding"),
    *("moving_robber", "stealing", "offering", "free_routes", "over"),
]
DICE_SHOWN = [[each // 10, each % 10] if each else [] for each in range(67)]  # by `Settlers.dice`

# Marks of `write_state`: whether anything was written, sets of the board by seat, and whether
# the places of a decision hold anything but 0.
BEGUN, BOARD, DECISION, MARKS = 0, 1, 1 + 4 * SEATS, 2 + 4 * SEATS


@mypyc_attr(allow_interpreted_subclasses=True)
class SettlersTensor(Tensor):
    """What both games share; the places of a game's own follow."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(seats)
        self.box = box
        self.marks = MARKS
        self.lens: SettlersObservation | None = None
        grid, each = box.grid, int(seats)
        kinds, titles = int(box.kinds), int(box.titles)
        self.declare("kinds", [int(grid.hexes)], ROW + 1)
        self.declare("numbers", [int(grid.hexes)], 12)
        self.declare("harbours", [int(grid.sides)], kinds + 1)
        self.declare("buildings", [int(grid.corners)], 2 * each)  # odd: settlements
        self.declare("routes", [int(grid.sides)], each)
        self.declare("robber", [1], int(grid.hexes))
        self.declare("bank", [kinds], MOST_CARDS)
        self.declare("hand", [kinds], MOST_CARDS)
        for name in ("held", "new", "removed"):
            self.declare(name, [titles], MOST_CARDS)
        self.declare("deck", [1], MOST_CARDS)
        for name in ("hand_sizes", "cards", "open"):
            self.declare(name, [each], MOST_CARDS)
        self.declare("points", [each], MOST_POINTS, LOWEST_POINTS)
        self.declare("lengths", [each], int(grid.sides))
        self.declare("rates", [each, kinds], 4)
        self.declare("stock", [each, len(box.things)], MOST_CARDS)
        for name in ("fewest", "most"):  # cards that a hand is known to hold
            self.declare(name, [each, kinds], MOST_CARDS)
        self.declare("waiting", [each], 1)
        for name in ("active", "route_holder", "army_holder"):
            self.declare(name, [1], each)
        self.declare("dice", [2], 6)
        for name in ("offers", "turn"):
            self.declare(name, [1], MOST)
        for name in ("trade_closed", "card_played"):
            self.declare(name, [1], 1)
        self.declare("phase", [1], OWN_PHASES + 16)
        self.declare("free_routes", [1], 2)
        self.declare("due", [each], MOST_CARDS)  # cards to discard
        for name in ("picked", "shown_cards"):
            self.declare(name, [kinds], MOST_CARDS)
        self.declare("shown_titles", [titles], MOST_CARDS)
        for name in ("offer_given", "offer_wanted"):
            self.declare(name, [kinds], MOST_CARDS)
        self.declare("offer_open", [2], 1)  # a side left open makes it a call
        self.declare("asked", [each], 1)
        self.declare("answers", [each], len(ANSWERS) - 1)
        self.declare("counters", [each, 2, kinds], MOST_CARDS)
        self.explain_axes()
        self.explain_values()
        self.explain_sizes()

    def explain_axes(self) -> None:
        box = self.box
        seats, kinds, titles = seat_names(int(self.seats)), box.kind_names, box.title_names
        self.explain(["kinds", "numbers"], [numbered("hex", int(box.grid.hexes))])
        self.explain(["harbours", "routes"], [numbered("path", int(box.grid.sides))])
        self.explain(["buildings"], [numbered("crossing", int(box.grid.corners))])
        self.explain(["bank", "hand", "picked", "shown_cards"], [kinds])
        self.explain(["offer_given", "offer_wanted"], [kinds])
        self.explain(["held", "new", "removed", "shown_titles"], [titles])
        self.explain(["hand_sizes", "cards", "open", "points", "lengths"], [seats])
        self.explain(["waiting", "due", "asked", "answers"], [seats])
        self.explain(["rates", "fewest", "most"], [seats, kinds])
        self.explain(["stock"], [seats, box.things])
        self.explain(["dice"], [["first", "second"]])
        self.explain(["offer_open"], [["given", "wanted"]])
        self.explain(["counters"], [seats, ["gives", "wants"], kinds])

    def explain_values(self) -> None:
        box, seats = self.box, seat_names(int(self.seats))
        pieces = [f"{piece} of {seat}" for seat in seats for piece in ("settlement", "city")]
        hexes = numbered("hex", int(box.grid.hexes))
        self.explain(["kinds"], values=["nothing", *box.kind_names])
        self.explain(["harbours"], values=["none", "any", *box.kind_names])
        self.explain(["buildings"], values=["none", *pieces])
        self.explain(["routes", "active", "route_holder"], values=["none", *seats])
        self.explain(["army_holder"], values=["none", *seats])
        self.explain(["robber"], values=["none", *hexes])
        self.explain(["answers"], values=ANSWERS)
        self.explain(["phase"], values=[*PHASE_NAMES, *self.own_phases()])

    def own_phases(self) -> list[str]:
        """The names of the phases that only this game has, in the order of their numbers."""
        return []

    def explain_sizes(self) -> None:
        box = self.box
        supply, deck = max([int(count) for count in box.supply]), sum([int(n) for n in box.deck])
        self.explain(["bank"], usual=supply)
        self.explain(["hand", "fewest", "most"], usual=8)
        self.explain(["hand_sizes", "points"], usual=10)
        self.explain(["held", "new", "removed", "cards", "open"], usual=5)
        self.explain(["shown_cards", "shown_titles"], usual=5)
        self.explain(["deck"], usual=deck)
        self.explain(["lengths"], usual=15)
        self.explain(["stock"], usual=max([int(count) for count in box.stock]))
        self.explain(["offers", "due", "picked"], usual=6)
        self.explain(["offer_given", "offer_wanted", "counters"], usual=3)
        self.explain(["turn"], usual=100)

    def board(self) -> dict[str, list[list[int]]]:
        """Hexes, crossings and paths as they are numbered everywhere; axial and lattice places."""
        grid = self.box.grid
        return {
            "hex_crossings": rows(grid.hex_corners, 6),
            "crossing_hexes": rows(grid.corner_hexes, 3),
            "crossing_paths": rows(grid.corner_sides, 3),
            "crossing_neighbours": rows(grid.neighbours, 3),
            "path_crossings": rows(grid.ends, 2),
            "hex_axial": [[q, r] for q, r in grid.cells],
            "crossing_xy": [[x, y] for x, y in grid.corner_points],
        }

    def write(self, view: Observation, cells: vec[i16], at: i64) -> i64:
        assert isinstance(view, SettlersObservation)
        at = self.write_map(view, cells, at)
        at = self.write_board(view, cells, at)
        at = self.write_cards(view, cells, at)
        at = self.write_seats(view, cells, at)
        at = put_nothing(cells, at, self.seats)
        for waiting in view.waiting:
            cells[at - self.seats + self.distance(view, waiting)] = 1
        at = self.write_turn(view, cells, at)
        at = self.write_phase(view, view.phase, cells, at)
        return self.write_own(view, cells, at)

    def write_own(self, view: SettlersObservation, cells: vec[i16], at: i64) -> i64:
        """The places that only this game has."""
        return at

    # ---- from a state ---------------------------------------------------------------------

    def write_state(
        self,
        state: State,
        seat: i64,
        memory: Memory | None,
        cells: vec[i16],
        at: i64,
        marks: vec[i64],
        mark: i64,
    ) -> None:
        assert isinstance(state, Settlers)
        view = self.lens
        if view is None:
            made = state.catalogue.game.look(state, seat, memory)
            assert isinstance(made, SettlersObservation)
            view = self.lens = made
        self.point(view, state, seat, memory)
        grid = view.terms.grid
        board = at + 2 * grid.hexes + grid.sides
        if marks[mark + BEGUN] == 0:
            self.write_map(view, cells, at)
            put_nothing(cells, board, grid.corners + grid.sides)
            marks[mark + BEGUN] = 1
        at = self.update_board(view, cells, board, marks, mark + BOARD)
        at = self.write_cards(view, cells, at)
        at = self.write_seats(view, cells, at)
        at = self.write_waiting(view, state, cells, at)
        at = self.write_turn(view, cells, at)
        code = view.phase.code
        if code not in (DISCARD, OFFER) and code < OWN_PHASES:
            at = self.write_plain_phase(view.phase, cells, at, marks[mark + DECISION] != 0)
            marks[mark + DECISION] = 0
        else:
            at = self.write_phase(view, view.phase, cells, at)
            marks[mark + DECISION] = 1
        self.write_own(view, cells, at)

    def point(
        self, view: SettlersObservation, state: Settlers, seat: i64, memory: Memory | None
    ) -> None:
        """Let the lens show another state through another seat.

        It looks at the cells of the state itself, hidden ones too, so nobody else gets it; what
        is written from it are those cells alone that an observation has.
        """
        view.seat = seat
        view.terms, view.cells = state.terms, state.cells
        view.phase = state.phase.seen_by(seat)
        view.active, view.turn, view.offers = state.active, state.turn, state.offers
        view.dice = DICE_SHOWN[state.dice]
        view.trade_closed, view.card_played = state.trade_closed, state.card_played
        view.robber, view.deck = state.robber, state.deck_size()
        view.route_holder, view.army_holder = state.route_holder, state.army_holder
        for n in range(self.seats):
            view.cards[n] = state.cards_owned(n)
        view.memory = memory if isinstance(memory, HandMemory) else None

    def update_board(
        self, view: SettlersObservation, cells: vec[i16], at: i64, marks: vec[i64], mark: i64
    ) -> i64:
        """Write the crossings and paths that have changed: first what left, then what came."""
        grid, known = view.terms.grid, view.cells
        paths = at + grid.corners
        for n in range(self.seats):
            seat, old = self.seat_at(view, n), mark + 4 * n
            put_gone(cells, at, marks[old], known[OWN + seat])
            put_gone(cells, paths, marks[old + 2], known[LAID_LOW + seat])
            put_gone(cells, paths + HALF, marks[old + 3], known[LAID_HIGH + seat])
        for n in range(self.seats):
            seat, old = self.seat_at(view, n), mark + 4 * n
            own, cities = known[OWN + seat], known[CITIES + seat]
            put_new(cells, at, own & ~(marks[old] & ~marks[old + 1]) & ~cities, 2 * n + 1)
            put_new(cells, at, cities & ~marks[old + 1], 2 * n + 2)
            put_new(cells, paths, known[LAID_LOW + seat] & ~marks[old + 2], n + 1)
            put_new(cells, paths + HALF, known[LAID_HIGH + seat] & ~marks[old + 3], n + 1)
            marks[old], marks[old + 1] = own, cities
            marks[old + 2], marks[old + 3] = known[LAID_LOW + seat], known[LAID_HIGH + seat]
        return put(cells, paths + grid.sides, view.robber + 1)

    def write_waiting(
        self, view: SettlersObservation, state: Settlers, cells: vec[i16], at: i64
    ) -> i64:
        """Whom the game waits for."""
        put_nothing(cells, at, self.seats)
        code = state.phase.code
        if code in (DISCARD, OFFER) or code >= OWN_PHASES:
            for waiting in state.waiting():
                cells[at + self.distance(view, waiting)] = 1
        elif code != OVER:
            cells[at + self.distance(view, state.active)] = 1
        return at + self.seats

    def write_plain_phase(
        self, phase: SettlersPhase, cells: vec[i16], at: i64, was_other: bool
    ) -> i64:
        """A decision without cards of its own: its places are 0, and usually were before."""
        at = put(cells, at, phase.code)
        at = put(cells, at, phase.left if isinstance(phase, FreeRoutes) else 0)
        kinds, seats = self.box.kinds, self.seats
        count = 3 * seats + 4 * kinds + self.box.titles + 2 + 2 * seats * kinds
        if was_other:
            put_nothing(cells, at, count)
        return at + count

    # ---- from an observation --------------------------------------------------------------

    def write_map(self, view: SettlersObservation, cells: vec[i16], at: i64) -> i64:
        land, grid = view.terms.land, view.terms.grid
        for hex in range(grid.hexes):
            cells[at + hex] = i16(land.kinds[hex] + 1)
            cells[at + grid.hexes + hex] = i16(land.numbers[hex])
        at += 2 * grid.hexes
        put_nothing(cells, at, grid.sides)
        for path, kind in land.harbours.items():
            cells[at + path] = i16(kind + 2)
        return at + grid.sides

    def write_board(self, view: SettlersObservation, cells: vec[i16], at: i64) -> i64:
        grid, known = view.terms.grid, view.cells
        put_nothing(cells, at, grid.corners + grid.sides)
        for n in range(self.seats):
            seat = self.seat_at(view, n)
            put_set(cells, at, known[OWN + seat], 2 * n + 1)
            put_set(cells, at, known[CITIES + seat], 2 * n + 2)
            put_set(cells, at + grid.corners, known[LAID_LOW + seat], n + 1)
            put_set(cells, at + grid.corners + HALF, known[LAID_HIGH + seat], n + 1)
        return put(cells, at + grid.corners + grid.sides, view.robber + 1)

    def write_cards(self, view: SettlersObservation, cells: vec[i16], at: i64) -> i64:
        known, kinds, titles = view.cells, self.box.kinds, self.box.titles
        at = put_row(cells, at, known, BANK, kinds)
        if view.seat >= 0:
            at = put_row(cells, at, known, HAND + view.seat * ROW, kinds)
            at = put_row(cells, at, known, HELD + view.seat * ROW, titles)
            if view.seat == view.active:
                at = put_row(cells, at, known, NEW, titles)
            else:
                at = put_nothing(cells, at, titles)
        else:
            at = put_nothing(cells, at, kinds + 2 * titles)
        at = put_row(cells, at, known, REMOVED, titles)
        return put(cells, at, view.deck)

    def write_seats(self, view: SettlersObservation, cells: vec[i16], at: i64) -> i64:
        known, kinds, seats = view.cells, self.box.kinds, self.seats
        things: i64 = len(self.box.things)
        memory = view.memory
        rates = at + 5 * seats
        stock = rates + seats * kinds
        fewest = stock + seats * things
        most = fewest + seats * kinds
        end = most + seats * kinds
        for n in range(seats):
            seat = self.seat_at(view, n)
            cells[at + n] = i16(known[SIZE + seat])
            cells[at + seats + n] = i16(view.cards[seat])
            cells[at + 2 * seats + n] = i16(known[OPEN + seat])
            cells[at + 3 * seats + n] = i16(known[POINTS + seat])
            cells[at + 4 * seats + n] = i16(known[LENGTH + seat])
            put_row(cells, rates + n * kinds, known, RATE + seat * ROW, kinds)
            put_row(cells, stock + n * things, known, STOCK + seat * ROW, things)
            if n == 0 and view.seat >= 0:
                put_row(cells, fewest, known, HAND + seat * ROW, kinds)
                put_row(cells, most, known, HAND + seat * ROW, kinds)
            elif memory is not None:
                put_row(cells, fewest + n * kinds, memory.floor, seat * ROW, kinds)
                put_row(cells, most + n * kinds, memory.ceiling, seat * ROW, kinds)
            else:
                put_nothing(cells, fewest + n * kinds, kinds)
                for kind in range(kinds):
                    cells[most + n * kinds + kind] = i16(known[SIZE + seat])
        return end

    def write_turn(self, view: SettlersObservation, cells: vec[i16], at: i64) -> i64:
        at = put(cells, at, self.distance(view, view.active) + 1)
        at = self.put_seat(view, cells, at, view.route_holder)
        at = self.put_seat(view, cells, at, view.army_holder)
        dice = view.dice
        at = put(cells, at, dice[0] if dice else 0)
        at = put(cells, at, dice[1] if dice else 0)
        at = put(cells, at, view.offers)
        at = put(cells, at, view.turn)
        at = put(cells, at, i64(view.trade_closed))
        return put(cells, at, i64(view.card_played))

    def put_seat(self, view: SettlersObservation, cells: vec[i16], at: i64, seat: i64) -> i64:
        """One more than the distance of a seat; 0 for nobody."""
        return put(cells, at, 0 if seat < 0 else self.distance(view, seat) + 1)

    def write_phase(
        self, view: SettlersObservation, phase: SettlersPhase, cells: vec[i16], at: i64
    ) -> i64:
        """The decision that is due and, if it has any, its cards."""
        at = put(cells, at, phase.code)
        at = put(cells, at, phase.left if isinstance(phase, FreeRoutes) else 0)
        at = self.write_discards(view, phase, cells, at)
        at = put_row(cells, at, phase.shown_cards(), 0, self.box.kinds)
        at = put_row(cells, at, phase.shown_titles(), 0, self.box.titles)
        if isinstance(phase, Offering):
            return self.write_offer(view, phase, cells, at)
        kinds, seats = self.box.kinds, self.seats
        return put_nothing(cells, at, 2 * kinds + 2 + 2 * seats + 2 * seats * kinds)

    def write_discards(
        self, view: SettlersObservation, phase: SettlersPhase, cells: vec[i16], at: i64
    ) -> i64:
        if not isinstance(phase, Discarding):
            return put_nothing(cells, at, self.seats + self.box.kinds)
        for n in range(self.seats):
            cells[at + n] = i16(phase.due[self.seat_at(view, n)])
        at += self.seats
        if view.seat < 0:
            return put_nothing(cells, at, self.box.kinds)
        return put_row(cells, at, phase.picked, view.seat * ROW, self.box.kinds)

    def write_offer(
        self, view: SettlersObservation, phase: Offering, cells: vec[i16], at: i64
    ) -> i64:
        kinds, seats = self.box.kinds, self.seats
        at = put_row(cells, at, phase.give, 0, kinds)
        at = put_row(cells, at, phase.want, 0, kinds)
        at = put(cells, at, i64(phase.open_give))
        at = put(cells, at, i64(phase.open_want))
        for n in range(seats):
            seat = self.seat_at(view, n)
            cells[at + n] = i16((phase.asked >> seat) & 1)
            cells[at + seats + n] = i16(phase.answers[seat])
            start = at + 2 * seats + 2 * n * kinds
            put_row(cells, start, phase.counters, seat * 2 * ROW, kinds)
            put_row(cells, start + kinds, phase.counters, (seat * 2 + 1) * ROW, kinds)
        return at + 2 * seats + 2 * seats * kinds


def put_gone(cells: vec[i16], at: i64, before: i64, now: i64) -> None:
    """0 at the place of every member that has left a set."""
    gone = before & ~now
    while gone != 0:
        cells[at + lowest(gone)] = 0
        gone &= gone - 1


def put_new(cells: vec[i16], at: i64, members: i64, value: i64) -> None:
    """The same number at the place of every member of a set, which has few."""
    while members != 0:
        cells[at + lowest(members)] = i16(value)
        members &= members - 1
