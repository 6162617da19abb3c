"""The dice games as numbers for learners: the dice of the turn and everybody's sheet."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from quipu.core.memory import Memory, Observation
from quipu.core.state import State
from quipu.core.tensor import MOST, Tensor, numbered, put, put_nothing, put_set, seat_names
from quipu.games.dice.plus import DicePlus
from quipu.games.dice.sheet import DICE, FACES, THROWS, TURNS, Sheet
from quipu.games.dice.state import BUILDING, NOBODY, THROWING, Dice
from quipu.games.dice.view import DIE_STATES, DiceObservation

MOST_POINTS = 200
LOWEST_POINTS = -2 * TURNS


class DiceTensor(Tensor):
    """D1: dice, sheets, boxes; in Plus also who holds army and route."""

    def __init__(self, sheet: Sheet, seats: i64) -> None:
        super().__init__(seats)
        self.symbols: i64 = len(sheet.ids)
        self.jokers: i64 = len(sheet.joker_ids)
        each = int(seats)
        self.declare("faces", [DICE], len(FACES))
        self.declare("dice_state", [DICE], len(DIE_STATES) - 1)
        self.declare("throws", [1], THROWS)
        self.declare("phase", [1], 2)
        self.declare("active", [1], each)
        self.declare("turn", [1], MOST)
        self.declare("built", [each, int(self.symbols)], 1)
        self.declare("used", [each, int(self.jokers)], 1)
        self.declare("built_now", [int(self.symbols)], 1)
        self.declare("points", [each], MOST_POINTS, LOWEST_POINTS)
        for name in ("army", "route"):
            self.declare(name, [1], each)
        self.sheet = sheet
        self.lens: DiceObservation | None = None
        seats_along, dice = seat_names(each), numbered("die", DICE)
        owners = ["none", *seats_along]
        self.explain(["faces"], [dice], ["none", *FACES])
        self.explain(["dice_state"], [dice], DIE_STATES)
        self.explain(["phase"], values=["throwing", "building", "over"])
        self.explain(["active", "army", "route"], values=owners)
        self.explain(["turn"], usual=max(TURNS * each, 100))
        self.explain(["built"], [seats_along, sheet.ids])
        self.explain(["used"], [seats_along, sheet.joker_ids])
        self.explain(["built_now"], [sheet.ids])
        self.explain(["points"], [seats_along], usual=50)

    def board(self) -> dict[str, list[list[int]]]:
        """By symbol: the road that must lead to it, and the symbol that is built before it."""
        places = {id: n for n, id in enumerate(self.sheet.ids)}
        return {
            "symbol_after": [
                [places.get(symbol.road, -1), places.get(symbol.after, -1)]
                for symbol in self.sheet.symbols
            ]
        }

    def write(self, view: Observation, cells: vec[i16], at: i64) -> i64:
        assert isinstance(view, DiceObservation)
        state = view.copy
        at = self.write_dice(view, cells, at)
        at = put(cells, at, self.distance(view, state.active()) + 1)
        at = put(cells, at, state.turn)
        symbols, jokers, seats = self.symbols, self.jokers, self.seats
        points = put_nothing(cells, at, seats * (symbols + jokers) + symbols)
        for n in range(seats):
            seat = self.seat_at(view, n)
            put_set(cells, at + n * symbols, state.built[seat], 1)
            put_set(cells, at + seats * symbols + n * jokers, state.used[seat], 1)
            cells[points + n] = i16(state.standing(seat))
        put_set(cells, at + seats * (symbols + jokers), state.built_now, 1)
        army: i64 = NOBODY
        route: i64 = NOBODY
        if isinstance(state, DicePlus):
            army, route = state.army, state.route
        at = put(cells, points + seats, 0 if army < 0 else self.distance(view, army) + 1)
        return put(cells, at, 0 if route < 0 else self.distance(view, route) + 1)

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
        """Nothing is hidden, so the state itself is written, without a copy."""
        assert isinstance(state, Dice)
        view = self.lens
        if view is None:
            view = self.lens = DiceObservation(state, seat)
        view.seat, view.copy = seat, state
        self.write(view, cells, at)

    def write_dice(self, view: DiceObservation, cells: vec[i16], at: i64) -> i64:
        state = view.copy
        put_nothing(cells, at, 2 * DICE)
        for place in range(state.dice_count()):
            if state.throws:
                cells[at + place] = i16(i64(state.faces[place]) + 1)
            cells[at + DICE + place] = i16(i64(state.gone[place]))
        at = put(cells, at + 2 * DICE, state.throws)
        phase: i64 = 2
        if state.phase is THROWING:
            phase = 0
        elif state.phase is BUILDING:
            phase = 1
        return put(cells, at, phase)
