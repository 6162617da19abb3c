"""The invariants recounted from scratch: tiles, artefacts, lines and districts (J17.10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from quipu.games.jade.artefacts import Artefacts
from quipu.games.jade.board import Board
from quipu.games.jade.faces import (
    BIT_OF,
    CELLS,
    CENTRE,
    CITY,
    COPIES,
    EMPTY,
    FACE_CITY,
    FACE_TYPE,
    FITTING_TURNS,
    FREE,
    JUNGLE,
    KIND_COUNT,
    NEIGHBOUR,
    OFF,
    PART_ON,
    PARTS,
    SIDES,
    SYMBOLS,
    TYPE_COUNTS,
    TYPE_IDS,
    TYPES,
    WORD_OF,
)
from quipu.games.jade.stacks import Stacks
from quipu.games.jade.tiles import KINDS, OPEN, STACKS


def is_city(board: Board, cell: int, side: int) -> bool:
    return int(FACE_CITY[int(board.face[cell])]) >> side & 1 == 1


def joined(board: Board, cell: int, city: bool) -> list[int]:
    """The neighbours over white or over brown lines."""
    found: list[int] = []
    for side in range(SIDES):
        other = int(NEIGHBOUR[SIDES * cell + side])
        if other != OFF and board.face[other] != EMPTY and is_city(board, cell, side) == city:
            found.append(other)
    return found


def fields(board: Board) -> list[int]:
    return [cell for cell in range(CELLS) if board.face[cell] != EMPTY]


# ---- lines (J4.8, J7.3) -----------------------------------------------------------------------


def white_fields(board: Board, start: int) -> set[int]:
    """W of J4.8, by a search over the lines."""
    white = {start}
    waiting = [start]
    while waiting:
        for other in joined(board, waiting.pop(), False):
            if other not in white:
                white.add(other)
                waiting.append(other)
    return white


def drive_ends(board: Board, white: set[int]) -> set[int]:
    """W and B of J4.8."""
    return white | {other for cell in white for other in joined(board, cell, True)}


def road_faults(board: Board) -> str:
    """Drives end where the lines lead."""
    seen: set[int] = set()
    for cell in fields(board):
        if cell in seen:
            continue
        white = white_fields(board, cell)
        seen |= white
        root = board.road(cell)
        if any(board.road(other) != root for other in white):
            return f"the white lines from {cell} are in pieces"
        kept = {c for c in range(CELLS) if board.ends[2 * root + WORD_OF[c]] & BIT_OF[c]}
        if kept != drive_ends(board, white):
            return f"from {cell} drives end elsewhere"
    return ""


def fits(board: Board, cell: int, tiles: list[int]) -> bool:
    """Whether one of these tiles fits beside a field in some turn."""
    for side in range(SIDES):
        other = int(NEIGHBOUR[SIDES * cell + side])
        if other != OFF and board.face[other] == EMPTY:
            asked = demanded(board, other)
            if any(FITTING_TURNS[asked * TYPES + tile] for tile in tiles):
                return True
    return False


def goals(board: Board, jeeps: list[int], mover: int, tiles: list[int], strict: bool) -> list[int]:
    """Where the mover may drive to."""
    others = {cell for seat, cell in enumerate(jeeps) if seat != mover and cell != CENTRE}
    ends = sorted(drive_ends(board, white_fields(board, jeeps[mover])) - others)
    if len(tiles) == 3 and strict:
        return [cell for cell in ends if fits(board, cell, tiles)] or ends
    return ends


# ---- the area (J5.5, J10) ---------------------------------------------------------------------


def demanded(board: Board, cell: int) -> int:
    """What the neighbours of an empty cell ask for."""
    asked = 0
    for side in range(SIDES):
        other = int(NEIGHBOUR[SIDES * cell + side])
        if other == OFF or board.face[other] == EMPTY:
            kind = FREE
        else:
            kind = CITY if is_city(board, other, (side + 2) % SIDES) else JUNGLE
        asked += kind * 3**side
    return asked


def board_faults(board: Board, seats: int) -> str:
    for cell in range(CELLS):
        fault = field_fault(board, cell) if board.face[cell] != EMPTY else empty_fault(board, cell)
        if fault:
            return fault
    return road_faults(board) or district_faults(board, seats) or posted_faults(board, seats)


def field_fault(board: Board, cell: int) -> str:
    """J17.10: every pair of touching sides agrees."""
    for side in range(SIDES):
        other = int(NEIGHBOUR[SIDES * cell + side])
        if other == OFF or board.face[other] == EMPTY:
            continue
        if is_city(board, cell, side) != is_city(board, other, (side + 2) % SIDES):
            return f"the fields {cell} and {other} do not agree"
    return ""


def empty_fault(board: Board, cell: int) -> str:
    asked = demanded(board, cell)
    if int(board.demand[cell]) != asked:
        return f"the empty cell {cell} asks for {asked}, not for {board.demand[cell]}"
    beside = (board.frontier[WORD_OF[cell]] & BIT_OF[cell]) != 0
    if beside != (asked != 0):
        return f"the cell {cell} is wrongly in or out of the frontier"
    return "" if board.figure[cell] == 0 else f"a figure stands on the empty cell {cell}"


def district_faults(board: Board, seats: int) -> str:
    """J10.9: a recount from scratch gives the same."""
    seen: set[int] = set()
    for part in all_parts(board):
        if part in seen:
            continue
        district = parts_joined(board, part)
        seen |= district
        roots = {int(board.district_of(member)) for member in district}
        if len(roots) != 1:
            return f"the district of part {part} is in pieces"
        root = roots.pop()
        kept = [int(board.heads(root)), int(board.coins(root)), int(board.open_sides(root))]
        kept += [int(board.strength(root, seat)) for seat in range(seats)]
        found = counted(board, district, seats)
        if kept != found:
            return f"the district of part {part} has {found}, not {kept}"
    return ""


def all_parts(board: Board) -> list[int]:
    places = [(cell, side) for cell in fields(board) for side in range(SIDES)]
    return [part for cell, side in places for part in part_at(board, cell, side)]


def part_at(board: Board, cell: int, side: int) -> list[int]:
    """The part at a city side, if it is one."""
    if not is_city(board, cell, side):
        return []
    return [PARTS * cell + int(PART_ON[SIDES * int(board.face[cell]) + side])]


def parts_joined(board: Board, part: int) -> set[int]:
    """J10.1, J10.3, J10.4: all parts joined with this one; J10.2: over sides alone."""
    found = {part}
    waiting = [part]
    while waiting:
        each = waiting.pop()
        cell = each // PARTS
        for side in range(SIDES):
            other = int(NEIGHBOUR[SIDES * cell + side])
            if part_at(board, cell, side) != [each] or other == OFF or board.face[other] == EMPTY:
                continue
            for more in part_at(board, other, (side + 2) % SIDES):
                if more not in found:
                    found.add(more)
                    waiting.append(more)
    return found


def counted(board: Board, district: set[int], seats: int) -> list[int]:
    """Heads, coins, open sides and the archaeologists of each seat."""
    heads = coins = opened = 0
    strengths = [0] * seats
    for part in district:
        cell, place = part // PARTS, part % PARTS
        symbols = int(SYMBOLS[PARTS * int(board.face[cell]) + place])
        heads += symbols % 256
        coins += symbols // 256
        for side in range(SIDES):
            if part_at(board, cell, side) == [part] and board.is_open(cell, side):
                opened += 1
        if board.figure[cell] and board.figure_part(cell) == part:
            strengths[int(board.figure_seat(cell))] += int(board.figure_size(cell))
    return [heads, coins, opened, *strengths]


def posted_faults(board: Board, seats: int) -> str:
    for cell in range(CELLS):
        seat = int(board.figure_seat(cell)) if board.figure[cell] else -1
        for each in range(seats):
            posted = (board.posted[2 * each + WORD_OF[cell]] & BIT_OF[cell]) != 0
            if posted != (each == seat):
                return f"the figure on {cell} is not where its owner thinks"
    return ""


# ---- conservation -----------------------------------------------------------------------------


def tile_faults(board: Board, stacks: Stacks, display: vec[u8], drawn: int) -> str:
    """J17.10: stacks, displays, the drawn tile and the laid ones are all tiles."""
    counts = [int(count) for count in stacks.bag]
    hidden = sum(int(count) for count in stacks.unseen)
    if sum(counts) != hidden:
        return f"'stacks': {sum(counts)} tiles are unseen, but {hidden} lie there"
    height = sum(int(stacks.height(stack)) for stack in range(STACKS))
    if stacks.left != height:
        return f"the stacks are {height} high together, {stacks.left} counted"
    known = [int(buried) % 64 for buried in stacks.under] + [int(tile) for tile in display]
    known += [int(FACE_TYPE[int(board.face[cell])]) for cell in fields(board)] + [drawn]
    for tile in known:
        if 0 <= tile < TYPES:
            counts[tile] += 1
    for tile in range(TYPES):
        if counts[tile] != TYPE_COUNTS[tile]:
            return f"there are {counts[tile]} tiles {TYPE_IDS[tile]}, not {TYPE_COUNTS[tile]}"
    return ""


def artefact_faults(artefacts: Artefacts) -> str:
    """J17.10: hidden, open and owned ones are all artefacts."""
    seats = len(artefacts.owned)
    for kind in range(KIND_COUNT):
        count = int(artefacts.heap[kind])
        count += sum(1 for place in range(OPEN) if int(artefacts.open[place]) == kind)
        count += sum(int(artefacts.hands[KIND_COUNT * seat + kind]) for seat in range(seats))
        if count != COPIES[kind]:
            return f"there are {count} artefacts {KINDS[kind]}, not {COPIES[kind]}"
    if artefacts.size != sum(int(count) for count in artefacts.heap):
        return f"the heap does not hold the {artefacts.size} artefacts that were counted"
    for seat in range(seats):
        hand = artefacts.hands[KIND_COUNT * seat : KIND_COUNT * seat + KIND_COUNT]
        if artefacts.owned[seat] != sum(int(count) for count in hand):
            return f"seat {seat} does not have the {artefacts.owned[seat]} artefacts counted"
    return ""
