"""Setting up the game: options, seats, tiles, artefacts, the first turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.journal import Event, Journal
from quipu.core.luck import Luck
from quipu.core.options import Choice, FirstSeat, Flag, Option, Range
from quipu.games.jade.actions.kit import KIT
from quipu.games.jade.artefacts import hidden_artefacts
from quipu.games.jade.board import CROSS
from quipu.games.jade.course import begin_turn
from quipu.games.jade.events import BEGAN
from quipu.games.jade.faces import CENTRE, TYPE_IDS, kind_name
from quipu.games.jade.stacks import full_stacks
from quipu.games.jade.state import DISPLAY, FIGURES, NO_TILE, Agreement, Jade
from quipu.games.jade.tiles import OPEN

OPTIONS: Final[list[Option]] = [
    Flag("designs_matter", False, "J16.3"),
    Choice("display_duty", "strict", ["strict", "lenient"], "J7.3"),
    Choice("swap_scope", "board", ["board", "reach"], "J7.6"),
    Choice("further_step", "duty", ["duty", "free"], "J6.2").since(3),
    Flag("stuck_exchange", True, "J7.4").since(3),
    Choice("hidden_return", "same", ["same", "free"], "J13.3"),
    Choice("hidden_draw", "heap", ["heap", "owned"], "J13.4").since(2, before="owned"),
    FirstSeat("J2.4"),
    Flag("show_gold", False, "J2.8"),
    Range("standstill", 10, 0, 99, "J15.6"),
]

SEATS: Final = [2, 3, 4]  # J2.1
START_GOLD: Final = 5  # J2.7


def blank(seats: int, options: dict[str, bool | int | str], first: int) -> Jade:
    """J2.2, J2.7: the cross, five figures, the jeep on the centre field, 5 gold, no artefact."""
    figures = [int(count) for _ in range(seats) for count in FIGURES]
    return Jade(
        seats,
        KIT,
        Agreement(options),
        first,
        CROSS.copy(),
        full_stacks(),
        hidden_artefacts(seats),
        vec[u8]([CENTRE] * seats),
        vec[u8]([NO_TILE] * (DISPLAY * seats)),
        vec[i64]([START_GOLD] * seats),
        vec[u8](figures),
    )


def deal(seats: int, options: dict[str, bool | int | str], luck: Luck, journal: Journal) -> Jade:
    state = blank(seats, options, first_seat(seats, options["first_seat"], luck))
    for place in range(seats):  # J2.5: the p-th seat draws from stack p
        seat = (int(state.first) + place) % seats
        state.show(seat, state.stacks.draw(place, luck))
    for place in range(OPEN):  # J2.6
        state.artefacts.turn_up(place, luck)
    if journal.listening:
        journal.tell(told_start(state))
    begin_turn(state, journal)
    return state


def told_start(state: Jade) -> Event:
    tiles: list[object] = [
        TYPE_IDS[i64(state.display[DISPLAY * seat])] for seat in range(int(state.seats))
    ]
    data: dict[str, object] = {"seat": int(state.first), "tiles": tiles}
    data["open"] = [kind_name(i64(kind)) for kind in state.artefacts.open]
    return BEGAN.of(data)


def first_seat(seats: int, chosen: bool | int | str, luck: Luck) -> int:
    """J2.4: by lot, each with the same chance."""
    return chosen if isinstance(chosen, int) else luck.below(seats)
