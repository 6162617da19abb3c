"""Positions: any state as readable JSON, and back; what does not fit is Malformed.

`game`, `options`; `map`: by hex its kind and number, both null for a hex that yields nothing;
`harbours`: path and kind, or `any`; `first`, `active`: seats; `turn`: 0 while founding; `phase`:
its name and data; `dice`: two, or none before the roll; `offers` made in this turn,
`trade_closed`, `card_played`; `robber`: a hex; `bank`, `deck`, `removed`: counts by name; `route`,
`army`: who holds the title, or null; `players`, by seat: `hand` and `cards` by name, `new` for the
active seat, `open` soldiers, `settlements`, `cities`, `routes`. What follows from these is not
written. The bank is what the hands leave: it may be left out, but not be another one.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import SILENT
from quipu.core.refusal import Malformed, shown
from quipu.hexes.bits import set_of
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

Form = dict[str, object]


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
        for derived in ("points", "length", "hidden_points"):
            player.pop(derived, None)
        players.append(player)
    form["players"] = players
    return form


# ---- reading ----------------------------------------------------------------------------------


def read_position(state: Settlers, form: Form) -> None:
    """Fill a blank table but for its phase; the land is known already."""
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
    players = listed(form, "players", seats)
    for seat, player in enumerate(players):
        read_buildings(state, seat, fields(player))
    for seat, player in enumerate(players):
        read_routes(state, seat, fields(player))
    for seat in range(seats):
        state.find_reach(seat)
        state.measure(seat)
    state.route_holder = optional(form, "route", seats - 1)
    state.army_holder = optional(form, "army", seats - 1)
    for seat in (state.route_holder, state.army_holder):
        if seat != NOBODY:
            state.cells[POINTS + seat] += state.title_points()
    for seat, player in enumerate(players):
        read_cards(state, seat, fields(player))
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
            if count > state.owns(seat, title):
                raise Malformed("'new' cards are not among the cards")
            state.cells[NEW + title] = count
    state.cells[OPEN + seat] = whole(form, "open", 0, 99)


def check_bank(state: Settlers, form: Form) -> None:
    names = state.terms.box.kind_names
    told = dict(counts(form, "bank", names))
    for kind, name in enumerate(names):
        if told.get(kind, 0) != state.bank(kind):
            raise Malformed(f"'bank' does not fit the hands: they leave {state.bank(kind)} {name}")


def read_titles(state: Settlers, form: Form) -> None:
    names = state.terms.box.title_names
    for title in range(ROW):
        state.cells[DECK + title] = 0
    for title, count in counts(form, "deck", names):
        state.cells[DECK + title] = count
    for title, count in counts(form, "removed", names):
        state.cells[REMOVED + title] = count


def read_dice(form: Form) -> int:
    if form.get("dice") == []:
        return 0
    one, two = listed(form, "dice", 2)
    pair: Form = {"one": one, "two": two}
    return whole(pair, "one", 1, 6) * 10 + whole(pair, "two", 1, 6)


# ---- phases -----------------------------------------------------------------------------------


def read_phase(state: Settlers, form: Form) -> SettlersPhase | None:
    """A phase that all settlers games have; None if it is none of these."""
    name = form.get("name")
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
    name = form.get("name")
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
    if form.get("back") not in ("before_roll", "main"):
        raise Malformed("'back' is neither before_roll nor main")
    return BEFORE_ROLL if form["back"] == "before_roll" else IN_MAIN


def read_discarding(state: Settlers, form: Form) -> Discarding:
    seats = int(state.seats)
    owed, due = vec[i64]([0] * SEATS), vec[i64]([0] * SEATS)
    picked = vec[i64]([0] * (SEATS * ROW))
    rows = listed(form, "picked", seats)
    for seat in range(seats):
        owed[seat] = whole({"owed": listed(form, "owed", seats)[seat]}, "owed", 0, 99)
        due[seat] = owed[seat]
        row: Form = {"picked": rows[seat]}
        for kind, count in counts(row, "picked", state.terms.box.kind_names):
            picked[seat * ROW + kind] = count
            due[seat] -= count
            if count > state.held(seat, kind) or due[seat] < 0:
                raise Malformed(f"seat {seat} picked cards that it does not have to give")
    return Discarding(owed, due, picked)


def read_offering(state: Settlers, form: Form) -> Offering:
    seats = int(state.seats)
    answers, counters = vec[i64]([0] * SEATS), vec[i64]([0] * (SEATS * 2 * ROW))
    given = form.get("answers")
    if not isinstance(given, list):
        raise Malformed("'answers' is not a list")
    for each in given:
        answer = fields(each)
        seat = whole(answer, "seat", 0, seats - 1)
        if answer.get("answer") not in ANSWERS[:4]:
            raise Malformed(f"there is no answer {shown(answer.get('answer'))}")
        answers[seat] = ANSWERS.index(str(answer["answer"]))
        if answers[seat] == COUNTERED:
            for n, name in enumerate(("give", "want")):
                row = side(state, answer, name)
                for kind in range(ROW):
                    counters[(seat * 2 + n) * ROW + kind] = row[kind]
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


# ---- fields -----------------------------------------------------------------------------------


def fields(data: object) -> Form:
    if not isinstance(data, dict):
        raise Malformed("a JSON object is missing")
    return data


def whole(form: Form, name: str, low: int, high: int) -> int:
    value = form.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Malformed(f"{name!r} is not a number from {low} to {high}")
    return value


def optional(form: Form, name: str, high: int) -> int:
    return NOBODY if form.get(name) is None else whole(form, name, 0, high)


def flag(form: Form, name: str) -> bool:
    value = form.get(name)
    if not isinstance(value, bool):
        raise Malformed(f"{name!r} is neither true nor false")
    return value


def listed(form: Form, name: str, count: int) -> list[object]:
    value = form.get(name)
    if not isinstance(value, list) or len(value) != count:
        raise Malformed(f"{name!r} is not a list of {count}")
    return value


def places(form: Form, name: str, count: int) -> list[int]:
    """Different numbers below a count."""
    value = form.get(name)
    if not isinstance(value, list):
        raise Malformed(f"{name!r} is not a list of different numbers")
    found = [whole({name: item}, name, 0, count - 1) for item in value]
    if len(set(found)) != len(found):
        raise Malformed(f"{name!r} is not a list of different numbers")
    return found


def counts(form: Form, name: str, names: list[str]) -> list[tuple[int, int]]:
    """Numbers by name, as pairs of index and count."""
    value = form.get(name)
    if not isinstance(value, dict) or any(key not in names for key in value):
        raise Malformed(f"{name!r} does not count known things")
    return [(names.index(key), whole(value, key, 0, 99)) for key in value]
