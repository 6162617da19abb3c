"""Positions: any state as readable JSON, and back; what does not fit is Malformed.

`game`, `options`; `map`: by hex its kind and number, both null for a hex that yields nothing;
`harbours`: path and kind, or `any`; `first`, `active`: seats; `turn`: 0 while founding; `phase`:
its name and data; `dice`: two, or none before the roll; `offers` made in this turn,
`trade_closed`, `card_played`; `robber`: a hex; `bank`, `deck`, `removed`: counts by name; `route`,
`army`: who holds the title, or null; `players`, by seat: `hand` and `cards` by name, `new` for the
active seat, `open` soldiers, `settlements`, `cities`, `routes`. What follows from these is not
written. Bank and deck are what the players leave: they may be left out, but not be others.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import SILENT
from quipu.core.reading import (
    Form,
    counts,
    field,
    fields,
    flag,
    listed,
    number,
    one_of,
    only,
    optional,
    places,
    row,
    whole,
)
from quipu.core.refusal import Malformed
from quipu.hexes.bits import set_of
from quipu.settlers.imagining import unseen
from quipu.settlers.layout import (
    DECK,
    HAND,
    HELD,
    NEW,
    NOBODY,
    OPEN,
    POINTS,
    REMOVED,
    ROW,
    SEATS,
    STOCK,
)
from quipu.settlers.phases import (
    ANSWERS,
    BEFORE_ROLL,
    COUNTERED,
    IN_MAIN,
    ROBBER_BEFORE,
    ROBBER_MAIN,
    VICTIM_BEFORE,
    VICTIM_MAIN,
    Discarding,
    FoundingRoute,
    FoundingSettlement,
    FreeRoutes,
    Offering,
    Over,
    SettlersPhase,
)
from quipu.settlers.state import Settlers
from quipu.settlers.terms import UNLIMITED
from quipu.settlers.view import SettlersObservation, phase_json

FIELDS: Final = [
    *("game", "options", "map", "harbours", "first", "active", "turn", "phase", "dice"),
    *("offers", "trade_closed", "card_played", "robber", "bank", "deck", "removed"),
    *("route", "army", "players"),
]
PLAYER_FIELDS: Final = ["hand", "cards", "new", "open", "settlements", "cities", "routes"]
DERIVED: Final = ["points", "length", "stock", "hidden_points"]  # shown, but not written


def position_json(view: SettlersObservation, state: Settlers) -> Form:
    """Everything public, with all secrets; `view` is a spectator's."""
    box = state.terms.box
    form = view.public_json()
    form["deck"] = box.titles_json(state.cells, DECK)
    form["phase"] = phase_json(box, int(state.seats), state.phase)
    players: list[object] = []
    for seat in range(state.seats):
        player = view.player_json(seat)
        player["hand"] = box.cards_json(state.cells, HAND + seat * ROW)
        player["cards"] = box.titles_json(state.cells, HELD + seat * ROW)
        if seat == state.active:
            player["new"] = box.titles_json(state.cells, NEW)
        for derived in DERIVED:
            player.pop(derived, None)
        players.append(player)
    form["players"] = players
    return form


# ---- reading ----------------------------------------------------------------------------------


def read_position(state: Settlers, form: Form, besides: list[str], of_players: list[str]) -> None:
    """Fill a blank table but for its phase; the land is known already.

    What the game has `besides`, and of its players, it reads itself.
    """
    only(form, FIELDS + besides)
    state.lay_out()
    seats = int(state.seats)
    state.first = whole(form, "first", 0, seats - 1)
    state.active = whole(form, "active", 0, seats - 1)
    state.turn = whole(form, "turn", 0, 1_000_000)
    state.offers = whole(form, "offers", 0, UNLIMITED)
    state.trade_closed = flag(form, "trade_closed")
    state.card_played = flag(form, "card_played")
    state.robber = optional(form, "robber", int(state.grid.hexes) - 1)
    state.dice = read_dice(form)
    players = [
        fields(player, f"player {seat}")
        for seat, player in enumerate(listed(form, "players", seats))
    ]
    for seat, player in enumerate(players):
        only(player, PLAYER_FIELDS + of_players, f"player {seat}")
        read_buildings(state, seat, player)
    for seat, player in enumerate(players):
        read_routes(state, seat, player)
    for seat in range(seats):
        state.find_reach(seat)
        state.measure(seat)
    state.route_holder = optional(form, "route", seats - 1)
    state.army_holder = optional(form, "army", seats - 1)
    for seat in (state.route_holder, state.army_holder):
        if seat != NOBODY:
            state.cells[POINTS + seat] += state.title_points()
    for seat, player in enumerate(players):
        read_cards(state, seat, player)
    if "bank" in form:
        check_bank(state, form)
    read_titles(state, form)


def read_buildings(state: Settlers, seat: int, form: Form) -> None:
    corners = int(state.grid.corners)
    cities = places(form, "cities", corners)
    for crossing in [*places(form, "settlements", corners), *cities]:
        if state.site_reason(crossing):
            raise Malformed(f"crossing {crossing} is taken or too close to another building")
        state.settle(seat, crossing, SILENT)
    for crossing in cities:
        state.raise_city(seat, crossing)


def read_routes(state: Settlers, seat: int, form: Form) -> None:
    """Measured and compared by nobody: whose the title is stands in the position."""
    for path in places(form, "routes", int(state.grid.sides)):
        if state.is_taken(path):
            raise Malformed(f"path {path} is taken twice")
        state.cells[STOCK + seat * ROW + state.piece_for(path)] -= 1
        state.mark_path(seat, path)


def read_cards(state: Settlers, seat: int, form: Form) -> None:
    box = state.terms.box
    for kind, count in counts(form, "hand", box.kind_names):
        state.take(seat, kind, count)
    for title, count in counts(form, "cards", box.title_names):
        state.cells[HELD + seat * ROW + title] = count
    if seat == state.active:
        for title, count in counts(form, "new", box.title_names):
            held = state.owns(seat, title)
            if count > held:
                name = box.title_names[title]
                raise Malformed(f"'new': {count} {name} are not among the cards, which are {held}")
            state.cells[NEW + title] = count
    state.cells[OPEN + seat] = whole(form, "open", 0, 99)


def check_bank(state: Settlers, form: Form) -> None:
    names = state.terms.box.kind_names
    told = dict(counts(form, "bank", names))
    for kind, name in enumerate(names):
        if told.get(kind, 0) != state.bank(kind):
            left, said = state.bank(kind), told.get(kind, 0)
            raise Malformed(f"'bank' does not fit the hands: they leave {left} {name}, not {said}")


def read_titles(state: Settlers, form: Form) -> None:
    names = state.terms.box.title_names
    for title in range(ROW):
        state.cells[DECK + title] = 0
    for title, count in counts(form, "removed", names):
        state.cells[REMOVED + title] = count
    if "deck" in form:
        for title, count in counts(form, "deck", names):
            state.cells[DECK + title] = count
    else:
        for title in range(state.terms.box.titles):
            state.cells[DECK + title] = unseen(state, title)


def read_dice(form: Form) -> int:
    if form.get("dice") == []:
        return 0
    one, two = listed(form, "dice", 2)
    return number(one, "dice", 1, 6) * 10 + number(two, "dice", 1, 6)


# ---- phases -----------------------------------------------------------------------------------


def read_phase(state: Settlers, form: Form) -> SettlersPhase | None:
    """A phase that all settlers games have; None if it is none of these."""
    name = field(form, "name")
    seats = int(state.seats)
    if name == "founding_settlement":
        return FoundingSettlement(whole(form, "step", 0, 2 * seats - 1))
    if name == "founding_route":
        crossing = whole(form, "crossing", 0, int(state.grid.corners) - 1)
        return FoundingRoute(whole(form, "step", 0, 2 * seats - 1), crossing)
    if name == "before_roll":
        return BEFORE_ROLL
    if name == "main":
        return IN_MAIN
    if name == "moving_robber":
        return ROBBER_BEFORE if back_of(form) is BEFORE_ROLL else ROBBER_MAIN
    if name == "stealing":
        return VICTIM_BEFORE if back_of(form) is BEFORE_ROLL else VICTIM_MAIN
    if name == "free_routes":
        return FreeRoutes(whole(form, "left", 1, 2), back_of(form))
    return read_long_phase(state, form)


def read_long_phase(state: Settlers, form: Form) -> SettlersPhase | None:
    name = field(form, "name")
    if name == "discarding":
        return read_discarding(state, form)
    if name == "offering":
        return read_offering(state, form)
    if name == "over":
        seats = int(state.seats)
        winners = places(form, "winners", seats)
        return Over(winners, str(form.get("reason")))
    return None


def back_of(form: Form) -> SettlersPhase:
    return [BEFORE_ROLL, IN_MAIN][one_of(field(form, "back"), "back", ["before_roll", "main"])]


def read_discarding(state: Settlers, form: Form) -> Discarding:
    seats = int(state.seats)
    owed, due = vec[i64]([0] * SEATS), vec[i64]([0] * SEATS)
    picked = vec[i64]([0] * (SEATS * ROW))
    rows = listed(form, "picked", seats)
    for seat in range(seats):
        owed[seat] = number(listed(form, "owed", seats)[seat], "owed", 0, 99)
        due[seat] = owed[seat]
        picks: Form = {"picked": rows[seat]}
        for kind, count in counts(picks, "picked", state.terms.box.kind_names):
            picked[seat * ROW + kind] = count
            due[seat] -= count
            if count > state.held(seat, kind) or due[seat] < 0:
                raise Malformed(f"seat {seat} picked cards that it does not have to give")
    return Discarding(owed, due, picked)


def read_offering(state: Settlers, form: Form) -> Offering:
    seats = int(state.seats)
    answers, counters = vec[i64]([0] * SEATS), vec[i64]([0] * (SEATS * 2 * ROW))
    for each in row(field(form, "answers"), "answers", 0, seats):
        answer = fields(each, "an answer")
        seat = whole(answer, "seat", 0, seats - 1)
        answers[seat] = one_of(field(answer, "answer"), "answer", ANSWERS[:4])
        if answers[seat] == COUNTERED:
            for n, name in enumerate(("give", "want")):
                cards = side(state, answer, name)
                for kind in range(ROW):
                    counters[(seat * 2 + n) * ROW + kind] = cards[kind]
    return Offering(
        side(state, form, "give"),
        side(state, form, "want"),
        form.get("give") is None,
        form.get("want") is None,
        set_of(places(form, "asked", seats)),
        answers,
        counters,
    )


def side(state: Settlers, form: Form, name: str) -> vec[i64]:
    cards = vec[i64]([0] * ROW)
    if form.get(name) is not None:
        for kind, count in counts(form, name, state.terms.box.kind_names):
            cards[kind] = count
    return cards
