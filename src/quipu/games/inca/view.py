"""What a seat may know of this game, positions, and imagining back from both.

A position is that of every settlers game (`robber` null: on the frame) with besides `route_used`,
`combat_used`, `first_gone`: the cards of deck "1" played so far, and for every player `tribe`: 1
to 3, `ruins`: crossings, `first_cards`: those of `cards` that are of deck "1".
"""

from __future__ import annotations

from mypy_extensions import i64

from quipu.core.journal import SPECTATOR
from quipu.core.luck import Luck
from quipu.core.memory import Memory
from quipu.core.reading import Form, counts, field, fields, flag, listed, part, places, whole
from quipu.core.refusal import IllegalAction, Malformed
from quipu.games.inca.box import (
    BEGINNER_KINDS,
    GOALS,
    GRID,
    KIND_NAMES,
    LANDSCAPES,
    NUMBERS,
    RESOURCE_CELLS,
    THICKET,
)
from quipu.games.inca.kit import BOX, KIT
from quipu.games.inca.lands import (
    COMBAT_USED,
    FIRST_GONE,
    FIRST_HELD,
    FIRST_LEFT,
    ROUTE_USED,
    RUINED,
    RUINS,
    IncaTerms,
)
from quipu.games.inca.phases import (
    FOUNDING,
    STEALING_BEFORE,
    STEALING_MAIN,
)
from quipu.games.inca.setup import OPTIONS, with_founding
from quipu.games.inca.soundness import unsound
from quipu.games.inca.state import Inca, blank, markers_of, tribe_of
from quipu.hexes.bits import members_of, set_of
from quipu.settlers.imagining import fill_in_hands, pick, unseen
from quipu.settlers.layout import (
    CITIES,
    DECK,
    GAME,
    HELD,
    NEW,
    OPEN,
    OWN,
    POINTS,
    ROW,
    STOCK,
)
from quipu.settlers.phases import BEFORE_ROLL, SettlersPhase
from quipu.settlers.position import back_of, position_json, read_phase, read_position
from quipu.settlers.reading import checked, hexes_of, known_phase, options_of, seats_of
from quipu.settlers.terms import Land
from quipu.settlers.view import SettlersObservation

KEY = "inca"


class IncaObservation(SettlersObservation):
    """I1.14, I7.21: hands and hidden cards are secret, their numbers and backs are not.

    `deck` is the pile in the tray; `robber` is -1 on the frame.
    """

    def __init__(self, state: Inca, seat: i64, memory: Memory | None) -> None:
        super().__init__(KEY, state, seat, memory)
        self.agreed = state.agreed
        self.second_deck = state.has_second_deck()
        self.first_cards = [int(state.first_cards(each)) for each in range(state.seats)]
        self.add_cells(state, GAME, FIRST_LEFT)
        if seat >= 0:
            self.add_cells(state, FIRST_HELD + seat * ROW, FIRST_HELD + (seat + 1) * ROW)

    @property
    def landscapes(self) -> list[str]:
        """By hex; the ocean is the last of them."""
        return [LANDSCAPES[kind] for kind in self.terms.land.kinds]

    @property
    def ruins(self) -> list[list[int]]:
        """By seat: crossings under thicket; settlements and cities hold these too."""
        return [members_of(self.cells[RUINS + seat]) for seat in range(self.seats)]

    @property
    def tribes(self) -> list[int]:
        """By seat: the active tribe, 1 to 3."""
        return [int(tribe_of(self.cells[POINTS + seat])) + 1 for seat in range(self.seats)]

    @property
    def markers(self) -> list[list[int]]:
        """By seat and tribe."""
        return [markers_of(self.cells[POINTS + seat]) for seat in range(self.seats)]

    @property
    def combat_arts(self) -> list[int]:
        """By seat: Combat Arts cards laid open."""
        return [int(self.cells[OPEN + seat]) for seat in range(self.seats)]

    @property
    def hidden_cards(self) -> list[list[int]]:
        """By seat: hidden development cards with the number 1 and with the number 2."""
        firsts = self.first_cards
        return [[firsts[seat], int(self.cards[seat]) - firsts[seat]] for seat in range(self.seats)]

    @property
    def route_used(self) -> bool:
        return self.cells[ROUTE_USED] != 0

    @property
    def combat_used(self) -> bool:
        return self.cells[COMBAT_USED] != 0

    def public_json(self) -> Form:
        form = super().public_json()
        form["second_deck"] = self.second_deck
        form["route_used"] = self.route_used
        form["combat_used"] = self.combat_used
        form["first_gone"] = BOX.titles_json(self.cells, FIRST_GONE)
        return form

    def player_json(self, seat: i64) -> Form:
        form = super().player_json(seat)
        form["first_cards"] = self.first_cards[seat]
        form["tribe"] = self.tribes[seat]
        form["markers"] = self.markers[seat]
        form["ruins"] = self.ruins[seat]
        return form

    def to_json(self) -> Form:
        form = super().to_json()
        if self.seat >= 0:
            form["first_cards"] = BOX.titles_json(self.cells, FIRST_HELD + self.seat * ROW)
        return form


def observe(state: Inca, seat: i64, memory: Memory | None) -> IncaObservation:
    return IncaObservation(state, seat, memory)


# ---- imagining --------------------------------------------------------------------------------


def imagine(view: IncaObservation, luck: Luck) -> Inca:
    state = Inca(view.seats, view.catalogue, view.agreed, view.cells[:], view.phase)
    fill_in_hands(state, view, luck)
    deal_cards(state, view, luck)
    return state


def deal_cards(state: Inca, view: IncaObservation, luck: Luck) -> None:
    """Each deck for itself: its hidden cards go to those who hold so many with that back."""
    find_unseen(state)
    for n in range(state.seats):
        seat = (view.active + n) % state.seats
        if seat == view.seat:
            continue
        firsts = view.first_cards[seat]
        titles = [draw(state, seat, True, luck) for _ in range(firsts)]
        titles += [draw(state, seat, False, luck) for _ in range(view.cards[seat] - firsts)]
        if seat == view.active and view.new:
            for title in titles[-view.new :]:  # the newest are drawn last
                state.cells[NEW + title] += 1


def find_unseen(state: Inca) -> None:
    """What of each deck is neither played nor in a known hand."""
    for title in range(BOX.titles):
        state.cells[FIRST_LEFT + title] = first_left(state, title)
        state.cells[DECK + title] = unseen(state, title)


def draw(state: Inca, seat: i64, first: bool, luck: Luck) -> int:
    """A hidden card of deck "1" or "2"."""
    cells = state.cells
    bag = cells[FIRST_LEFT : FIRST_LEFT + ROW]
    left: i64 = 0
    for title in range(ROW):
        if not first:
            bag[title] = cells[DECK + title] - bag[title]
        left += bag[title]
    drawn = pick(bag, luck.below(left))
    cells[DECK + drawn] -= 1
    cells[HELD + seat * ROW + drawn] += 1
    if first:
        cells[FIRST_LEFT + drawn] -= 1
        cells[FIRST_HELD + seat * ROW + drawn] += 1
    return int(drawn)


# ---- positions --------------------------------------------------------------------------------


def position(state: Inca) -> Form:
    form = position_json(observe(state, SPECTATOR, None), state)
    del form["second_deck"], form["harbours"]
    for seat, player in enumerate(listed(form, "players", int(state.seats))):
        own = fields(player)
        del own["markers"]
        own["first_cards"] = BOX.titles_json(state.cells, FIRST_HELD + seat * ROW)
    return form


def from_position(data: object) -> Inca:
    form = fields(data)
    seats = seats_of(form, KEY)
    options = options_of({**form, "options": chosen_in(form)}, OPTIONS, seats)
    state = blank(seats, KIT, IncaTerms(BOX, read_land(form), options))
    besides = ["route_used", "combat_used", "first_gone"]
    read_position(state, form, besides, ["tribe", "ruins", "first_cards"])
    for seat, player in enumerate(listed(form, "players", seats)):
        read_tribe(state, seat, fields(player))
    for seat in range(seats):
        state.find_reach(seat)
        state.measure(seat)
    read_decks(state, form)
    state.cells[ROUTE_USED] = 1 if flag(form, "route_used") else 0
    state.cells[COMBAT_USED] = 1 if flag(form, "combat_used") else 0
    phase = part(form, "phase")
    state.phase = known_phase(read_phase(state, phase) or read_own_phase(state, phase), phase)
    fault = unsound(checked(state))
    if fault:
        raise Malformed(fault)
    return state


def chosen_in(form: Form) -> Form:
    try:
        return with_founding(part(form, "options"))
    except IllegalAction as error:
        raise Malformed(str(error)) from None


def read_land(form: Form) -> Land:
    """I2.3: only the resource hexes change places; the tokens never do."""
    kinds, numbers = hexes_of(form, GRID, KIND_NAMES)
    fixed = [hex for hex in range(len(kinds)) if hex not in RESOURCE_CELLS]
    mixed = sorted(kinds[hex] for hex in RESOURCE_CELLS)
    if (
        numbers != NUMBERS
        or any(kinds[hex] != BEGINNER_KINDS[hex] for hex in fixed)
        or mixed != sorted(BEGINNER_KINDS[hex] for hex in RESOURCE_CELLS)
    ):
        raise Malformed("'map' is not made of the hexes of this game")
    return Land(GRID, kinds, numbers, {})


def read_tribe(state: Inca, seat: int, form: Form) -> None:
    """I12.3: the markers follow from the tribe and its buildings."""
    cells = state.cells
    ruins = set_of(places(form, "ruins", int(GRID.corners)))
    tribe = whole(form, "tribe", 1, len(GOALS))
    cells[RUINS + seat] = ruins
    cells[RUINED] |= ruins
    active = members_of(cells[OWN + seat] & ~ruins)
    cities = members_of(cells[CITIES + seat] & ~ruins)
    cells[POINTS + seat] = sum(GOALS[: tribe - 1]) + len(active) + len(cities)
    cells[STOCK + seat * ROW + THICKET] -= len(members_of(ruins))
    for title, count in counts(form, "first_cards", BOX.title_names):
        cells[FIRST_HELD + seat * ROW + title] = count


def read_decks(state: Inca, form: Form) -> None:
    """What is left of deck "1" is what nobody played or holds."""
    for title, count in counts(form, "first_gone", BOX.title_names):
        state.cells[FIRST_GONE + title] = count
    for title in range(BOX.titles):
        state.cells[FIRST_LEFT + title] = first_left(state, title)


def first_left(state: Inca, title: i64) -> i64:
    left = state.first_deck(title) - state.cells[FIRST_GONE + title]
    for seat in range(state.seats):
        left -= state.cells[FIRST_HELD + seat * ROW + title]
    return left


def read_own_phase(state: Inca, form: Form) -> SettlersPhase | None:
    name = field(form, "name")
    if name == "founding_tribe":
        return FOUNDING
    if name == "combat_moving":
        return state.combat_move(back_of(form) is BEFORE_ROLL)
    if name == "combat_stealing" and not state.agreed.must_steal:
        return STEALING_BEFORE if back_of(form) is BEFORE_ROLL else STEALING_MAIN
    return None
