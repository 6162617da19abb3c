"""The course of a turn: what follows by itself once a decision is made."""

from __future__ import annotations

from mypy_extensions import i64, u8

from quipu.core.journal import Event, Journal
from quipu.core.luck import Luck
from quipu.games.jade.board import SIZES
from quipu.games.jade.events import (
    ARTEFACTS_FOUND,
    DISTRICT_CLOSED,
    ENDED,
    ENDED_SHARED,
    LAST_ROUND,
    TILE_LAID,
    TURN_BEGAN,
)
from quipu.games.jade.excavation import ranked, shares
from quipu.games.jade.faces import (
    BIT_PLACE,
    CELLS,
    CENTRE,
    EMPTY,
    FACE_CITY,
    FACE_PARTS,
    FACE_TURN,
    FACE_TYPE,
    KIND_COUNT,
    NEIGHBOUR,
    NO_PART,
    PART_ON,
    PARTS,
    PRIME,
    SIDES,
    TYPE_IDS,
    WORD,
    kind_name,
    kind_names,
    point,
)
from quipu.games.jade.phases import (
    DISCOVERING,
    DISCOVERING_FREELY,
    DRIVING_ON,
    EXCHANGING,
    EXTENDING,
    FRESH,
    NO_ARTEFACTS,
    NO_TILES,
    NOWHERE,
    POSTING,
    POSTING_NOWHERE,
    STANDSTILL,
    Over,
)
from quipu.games.jade.state import BONUS_COST, Jade


def begin_turn(state: Jade, journal: Journal) -> None:
    state.bonus = False
    state.stirred = False
    if journal.listening:
        journal.tell(TURN_BEGAN.of({"seat": int(state.mover), "turn": int(state.turn)}))
    begin_move(state)


def begin_move(state: Jade) -> None:
    """J3.2: a regular or a bonus move begins with the swap, if any, and the drive."""
    state.phase = FRESH
    state.plan_drive()


def arrive(state: Jade, luck: Luck, journal: Journal) -> None:
    """J3.3: discover at an open line, exchange on the centre field, otherwise neither.

    J6.2: with `further_step` = free nobody must discover who drives on after a jungle tile.
    """
    if state.can_discover():
        free = state.phase is DRIVING_ON and state.agreement.stops_freely
        state.phase = DISCOVERING_FREELY if free else DISCOVERING
    elif i64(state.jeeps[state.mover]) == CENTRE and state.may_exchange():
        state.phase = EXCHANGING
    else:
        decide_figures(state, NOWHERE, luck, journal)  # J3.5, J3.6


def lay_tile(state: Jade, face: i64, side: i64, luck: Luck, journal: Journal) -> None:
    """J5.11: the jeep goes onto the new tile. J5.12: city ends the step, jungle does not."""
    seat = state.mover
    cell = NEIGHBOUR[SIDES * i64(state.jeeps[seat]) + side]
    state.board.lay(cell, face)
    state.jeeps[seat] = u8(cell)
    state.stirred = True
    if journal.listening:
        data: dict[str, object] = {"seat": int(seat), "tile": TYPE_IDS[FACE_TYPE[face]]}
        data.update(turn=int(FACE_TURN[face]), cell=point(cell))
        journal.tell(TILE_LAID.of(data))
    if FACE_CITY[face] == 0:  # J6.1, J6.3, J6.4, J6.5: a full drive after each of them
        state.phase = DRIVING_ON
        state.plan_drive()
    else:
        decide_figures(state, cell, luck, journal)


def decide_figures(state: Jade, cell: i64, luck: Luck, journal: Journal) -> None:
    """J3.2 (d): if there is anything to decide; `cell` carries the city tile of this move.

    J6.7: there is at most one, and it was the last tile of the move.
    """
    if state.can_post(cell):
        state.phase = POSTING_NOWHERE if cell == NOWHERE else POSTING[cell]
    else:
        finish_move(state, cell, NO_PART, luck, journal)


def finish_move(state: Jade, cell: i64, place: i64, luck: Luck, journal: Journal) -> None:
    """J3.2 (e), (f), J11.1: the digs, the end by artefacts, then the bonus move."""
    if cell != NOWHERE:
        closed = closed_districts(state, cell, place)
        for root in closed:
            dig(state, root, luck, journal)
        if closed and state.artefacts.size == 0:  # J15.4, J15.5
            finish(state, NO_ARTEFACTS, journal)  # J14.4
            return
    if not state.bonus and state.gold[state.mover] >= BONUS_COST:  # J14.2, J14.3
        state.phase = EXTENDING
    else:
        end_turn(state, journal)


# ---- excavation (J11) -------------------------------------------------------------------------


def closed_districts(state: Jade, cell: i64, place: i64) -> list[i64]:
    """J11.12: those of the new tile, first the one with its figure, then by side; each once.

    J10.7: a move can close no others. J10.8: it may be a single part.
    """
    board = state.board
    face = i64(board.face[cell])
    closed: list[i64] = []
    if place != NO_PART:
        first = board.district_of(PARTS * cell + place)
        if board.open_sides(first) == 0:
            closed.append(first)
    for side in range(SIDES):
        part = PART_ON[SIDES * face + side]
        if part != NO_PART:
            root = board.district_of(PARTS * cell + part)
            if board.open_sides(root) == 0 and root not in closed:  # J10.6
                closed.append(root)
    return closed


def dig(state: Jade, root: i64, luck: Luck, journal: Journal) -> None:
    """J11.2, J11.13: artefacts by rank, the full gold for each seat present (J11.8, J12.5)."""
    board = state.board
    strengths = [int(board.strength(root, seat)) for seat in range(state.seats)]
    heads = int(board.heads(root))
    coins = board.coins(root)
    if journal.listening:
        journal.tell(told_closing(state, root, strengths))
    ranks = ranked(strengths, int(state.mover))
    if ranks:  # J11.9: with nobody there everything is lost
        got = shares(heads, ranks, int(state.artefacts.size))
        place = 0
        for rank in ranks:
            for seat in rank:
                find(state, seat, got[place], coins, luck, journal)
                place += 1
        return_figures(state, root)


def find(state: Jade, seat: i64, count: int, coins: i64, luck: Luck, journal: Journal) -> None:
    """J11.8, J11.11: one seat gets its whole number at once, unseen by others, and its gold."""
    state.gold[seat] += coins
    good = 0
    chance = well_preserved(state)
    kinds: list[object] = []
    for _ in range(count):
        kind = state.artefacts.draw(seat, luck)
        if journal.listening:
            kinds.append(kind_name(kind))
            good += 1 - int(kind % 2)
    if journal.listening:
        data: dict[str, object] = {"seat": int(seat), "count": count, "gold": int(coins)}
        data["hidden"] = int(state.artefacts.size)
        secret: dict[str, object] = {"kinds": kinds} if kinds else {}  # gold is no secret
        knows = [int(seat)]
        journal.tell(ARTEFACTS_FOUND.of(data, secret, knows, value=good, expected=count * chance))


def well_preserved(state: Jade) -> float:
    """The share of good artefacts in the heap: the worth of a draw, for the luck report."""
    good = sum(int(state.artefacts.heap[kind]) for kind in range(0, KIND_COUNT, 2))
    return good / max(1, int(state.artefacts.size))


def return_figures(state: Jade, root: i64) -> None:
    """J11.10: all figures of the district go back to their supplies."""
    board = state.board
    for seat in range(state.seats):
        for word in range(2):
            rest = board.posted[2 * seat + word]
            while rest:
                bit = rest & -rest
                rest ^= bit
                cell = WORD * word + BIT_PLACE[bit % PRIME]
                if board.district_of(board.figure_part(cell)) == root:
                    take_back(state, cell)


def take_back(state: Jade, cell: i64) -> None:
    """J9.7: a figure leaves the area; nothing is refunded (J9.8)."""
    board = state.board
    state.supply[SIZES * board.figure_seat(cell) + board.figure_size(cell) - 1] += 1
    board.take_figure(cell)


def told_closing(state: Jade, root: i64, strengths: list[int]) -> Event:
    """What everybody sees when a district is closed."""
    board = state.board
    cells: list[object] = []
    for cell in range(CELLS):
        if board.face[cell] != EMPTY:
            parts = range(FACE_PARTS[i64(board.face[cell])])
            if any(board.district_of(PARTS * cell + part) == root for part in parts):
                cells.append(point(cell))
    data: dict[str, object] = {"cells": cells, "archaeologists": strengths}
    data.update(heads=int(board.heads(root)), coins=int(board.coins(root)))
    return DISTRICT_CLOSED.of(data)


# ---- the end (J15) ----------------------------------------------------------------------------


def announce_last_round(state: Jade, journal: Journal) -> None:
    """J15.1, J15.2: this turn is finished, then every seat has exactly one more."""
    state.last_turn = state.turn + state.seats
    if journal.listening:
        journal.tell(LAST_ROUND.of({"seat": int(state.mover)}))


def end_turn(state: Jade, journal: Journal) -> None:
    state.idle += 1
    if state.stirred:
        state.idle = 0
    if state.turn == state.last_turn:
        finish(state, NO_TILES, journal)
    elif state.agreement.standstill and state.idle >= state.agreement.standstill * state.seats:
        finish(state, STANDSTILL, journal)
    else:
        state.turn += 1
        state.mover = (state.mover + 1) % state.seats
        begin_turn(state, journal)


def finish(state: Jade, how: Over, journal: Journal) -> None:
    """J16.1: all artefacts are shown."""
    state.phase = how
    if journal.listening:
        everybody = range(int(state.seats))
        standing = state.standing(how.reason)
        kind = ENDED if len(standing.winners) == 1 else ENDED_SHARED
        data: dict[str, object] = {"winners": standing.winners, "reason": how.reason}
        data["points"] = standing.points
        data["hands"] = [kind_names(state.artefacts.hands, KIND_COUNT * n) for n in everybody]
        data["gold"] = [int(state.gold[seat]) for seat in everybody]
        journal.tell(kind.of(data))
