"""What a seat may know of a game with the gods: they are public (G1.6).

A position has besides `bonus`, the kind named with Hathor or null, and for every player `god`:
`name`, `side` a or b, and the turns in which it was `taken` and last `used`, 0 for none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.luck import Luck
from quipu.core.memory import Memory
from quipu.core.reading import (
    Form,
    counts,
    field,
    fields,
    flag,
    listed,
    number,
    one_of,
    part,
    row,
    whole,
)
from quipu.core.refusal import Malformed, shown
from quipu.games.egypt.actions import BOX
from quipu.games.egypt.box import GODS, KIND_NAMES, TITLE_NAMES
from quipu.games.egypt.god_kit import GODS_KIT
from quipu.games.egypt.god_phases import (
    AmunAgain,
    AmunReturn,
    GodChoice,
    HapiWindow,
    IsisWindow,
    MaatTaking,
    ThotChoice,
)
from quipu.games.egypt.gods import (
    BONUS,
    GOD,
    GODS_END,
    SIDE,
    SIDE_A,
    SIDE_B,
    TAKEN,
    USED,
    EgyptGods,
    GodTerms,
    blank_gods,
)
from quipu.games.egypt.setup import GODS_OPTIONS
from quipu.games.egypt.soundness import sound
from quipu.games.egypt.view import EgyptObservation, land_of
from quipu.settlers.imagining import fill_in, pick
from quipu.settlers.layout import DECK, NOBODY, ROW, SEATS
from quipu.settlers.phases import BEFORE_ROLL, IN_MAIN, SettlersPhase
from quipu.settlers.position import read_phase, read_position
from quipu.settlers.reading import options_of, seats_of

SIDES: Final = ["a", "b"]
GOD_PHASES: Final = [
    phase.name
    for phase in (
        *(HapiWindow, IsisWindow, AmunReturn, AmunAgain),
        *(ThotChoice, MaatTaking, GodChoice),
    )
]


class GodsObservation(EgyptObservation):
    """Gods, their sides, when they were taken and used."""

    def __init__(self, key: str, state: EgyptGods, seat: i64, memory: Memory | None) -> None:
        super().__init__(key, state, seat, memory)
        self.add_cells(state, GOD, GODS_END)

    @property
    def gods(self) -> list[str]:
        """By seat; an empty name before it has one."""
        found = [self.cells[GOD + seat] for seat in range(self.seats)]
        return ["" if god == NOBODY else GODS[god] for god in found]

    @property
    def god_sides(self) -> list[str]:
        return [SIDES[self.cells[SIDE + seat]] for seat in range(self.seats)]

    @property
    def open_gods(self) -> list[str]:
        """G1.4: none before founding is over."""
        return [god for god in GODS if god not in self.gods] if self.turn else []

    def public_json(self) -> Form:
        form = super().public_json()
        bonus = self.cells[BONUS]
        form["bonus"] = KIND_NAMES[bonus - 1] if bonus else None
        return form

    def player_json(self, seat: i64) -> Form:
        form = super().player_json(seat)
        form["god"] = {
            "name": self.gods[seat],
            "side": self.god_sides[seat],
            "taken": int(self.cells[TAKEN + seat]),
            "used": int(self.cells[USED + seat]),
        }
        return form


def imagine_gods(state: EgyptGods, view: GodsObservation, luck: Luck) -> None:
    """Besides hands and cards: which cards somebody else looks at with Thot or Maat."""
    fill_in(state, view, luck)
    phase = state.phase
    if isinstance(phase, ThotChoice) and phase.seat != view.seat:
        bag, titles = state.cells[DECK : DECK + ROW], vec[i64]([0] * ROW)
        left = state.deck_size()
        for n in range(phase.count):
            title = pick(bag, luck.below(left - n))
            bag[title] -= 1
            titles[title] += 1
        state.phase = ThotChoice(phase.seat, phase.count, titles)
    elif isinstance(phase, MaatTaking) and phase.seat != view.seat:
        state.phase = MaatTaking(phase.seat, phase.victim, state.hand(phase.victim))


def observe_gods(state: EgyptGods, seat: i64, memory: Memory | None) -> GodsObservation:
    return GodsObservation("egypt-gods", state, seat, memory)


def imagine_with_gods(view: GodsObservation, luck: Luck) -> EgyptGods:
    terms = view.terms
    assert isinstance(terms, GodTerms)
    state = EgyptGods(view.seats, view.catalogue, terms, view.cells[:], view.phase)
    imagine_gods(state, view, luck)
    return state


# ---- positions ----------------------------------------------------------------------------------


def gods_from_position(data: object) -> EgyptGods:
    form = fields(data)
    seats = seats_of(form, "egypt-gods")
    options = options_of(form, GODS_OPTIONS, seats)
    state = blank_gods(seats, GODS_KIT, GodTerms(BOX, land_of(form), options))
    read_position(state, form, ["bonus"], ["god"])
    read_gods(state, form)
    phase = part(form, "phase")
    state.phase = read_phase(state, phase) or read_god_phase(state, phase)
    return sound(state)


def read_gods(state: EgyptGods, form: Form) -> None:
    bonus = field(form, "bonus")
    state.cells[BONUS] = 0 if bonus is None else one_of(bonus, "bonus", KIND_NAMES) + 1
    for seat, player in enumerate(listed(form, "players", int(state.seats))):
        god = part(fields(player), "god")
        name = field(god, "name")
        state.cells[GOD + seat] = one_of(name, "god", GODS) if name else NOBODY
        side = one_of(field(god, "side"), "side", SIDES)
        state.cells[SIDE + seat] = SIDE_A if side == 0 else SIDE_B
        state.cells[TAKEN + seat] = whole(god, "taken", 0, 1_000_000)
        state.cells[USED + seat] = whole(god, "used", 0, 1_000_000)


def read_god_phase(state: EgyptGods, form: Form) -> SettlersPhase:
    """A phase of the gods out of a position."""
    name = field(form, "name")
    if name not in GOD_PHASES:
        raise Malformed(f"there is no phase {shown(name)}")
    seat = whole(form, "seat", 0, int(state.seats) - 1)
    others = int(state.seats) - 1
    if name == "hapi_window":
        return HapiWindow(seat)
    if name == "isis_window":
        return IsisWindow(seat, owed_of(form, state.seats), state.seats)
    if name == "amun_return":
        giver = whole(form, "giver", 0, others)
        return AmunReturn(seat, giver, kind_of(form), flag(form, "last"))
    if name == "amun_again":
        return AmunAgain(seat, whole(form, "asked", 0, others), kind_of(form))
    if name == "thot_choice":
        return ThotChoice(seat, whole(form, "count", 1, 3), cards_of(form, "titles", TITLE_NAMES))
    if name == "maat_taking":
        victim = whole(form, "victim", 0, others)
        return MaatTaking(seat, victim, cards_of(form, "hand", KIND_NAMES))
    return read_choice(form, seat, state.seats)


def read_choice(form: Form, seat: int, seats: i64) -> GodChoice:
    back = one_of(field(form, "back"), "back", ["main", "before_roll", "isis_window"])
    if back == 2:
        return GodChoice(seat, IsisWindow(seat, owed_of(form, seats), seats))
    return GodChoice(seat, IN_MAIN if back == 0 else BEFORE_ROLL)


def owed_of(form: Form, seats: i64) -> vec[i64]:
    """By seat; earlier versions wrote a nought for the fourth of three."""
    owed = vec[i64]([0] * SEATS)
    for seat, count in enumerate(row(field(form, "owed"), "owed", int(seats), SEATS)):
        owed[seat] = number(count, "owed", 0, 99 if seat < seats else 0)
    return owed


# Positions of earlier versions wrote kinds as numbers and cards as rows of counts.


def kind_of(form: Form) -> int:
    kind = field(form, "kind")
    if isinstance(kind, int):
        return number(kind, "kind", 0, len(KIND_NAMES) - 1)
    return one_of(kind, "kind", KIND_NAMES)


def cards_of(form: Form, name: str, names: list[str]) -> vec[i64]:
    cards = vec[i64]([0] * ROW)
    found = field(form, name)
    if isinstance(found, list):
        for n, count in enumerate(row(found, name, ROW, ROW)):
            cards[n] = number(count, name, 0, 99)
    else:
        for kind, count in counts(form, name, names):
            cards[kind] = count
    return cards
