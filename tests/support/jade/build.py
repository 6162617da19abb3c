"""Positions and plays for the tests of jade: tiles, artefacts and luck by their names."""

from __future__ import annotations

from collections import Counter
from typing import Any

import quipu
from quipu.games.jade.state import Jade
from tests.support.jade import ledger

GAME = quipu.game("jade")
SILENT = quipu.Journal()
OPEN = ["3D+", "3D-", "3C+", "3C-", "3B+"]  # open artefacts that no test cares about
SIDES = "NESW"

Row = list[Any]


# ---- states ---------------------------------------------------------------------------------


def start(seats: int = 2, seed: int = 1, **options: object) -> Jade:
    """A new game in which seat 0 begins."""
    state = GAME.start(seats, quipu.FastLuck(seed), SILENT, **{"first_seat": 0, **options})
    assert isinstance(state, Jade)
    return state


def table(
    lay: list[Row] | None = None,
    figures: list[Row] | None = None,
    seats: int = 2,
    jeeps: dict[int, list[int]] | None = None,
    displays: dict[int, list[str]] | None = None,
    hands: dict[int, list[str]] | None = None,
    gold: dict[int, int] | None = None,
    open: list[str] | None = None,
    phase: dict[str, object] | None = None,
    under: list[str] | None = None,
    hidden: int | None = None,
    **options: Any,
) -> Jade:
    """Seat 0's turn with these things on the table; all that is not named is as at the start.

    `under` puts tiles under stack 1; `hidden` leaves so many artefacts in the heap and gives the
    others to the last seat.
    """
    form = blank(seats, options)
    form["laid"] = lay or []
    form["figures"] = figures or []
    for seat, cell in (jeeps or {}).items():
        form["jeeps"][seat] = cell
    for seat, tiles in (displays or {}).items():
        form["displays"][seat] = tiles
    for seat, coins in (gold or {}).items():
        form["gold"][seat] = coins
    for seat, kinds in (hands or {}).items():
        form["hands"][seat] = list(kinds)
    form["open"] = open or OPEN
    form["phase"] = phase or form["phase"]
    form["stirred"] |= stirs(form["phase"])
    form["stacks"][0]["under"] = under or []
    if hidden is not None:
        form["hands"][-1] += surplus(form, hidden)
    spread(form)
    return read(form)


def blank(seats: int, options: dict[str, Any]) -> Any:
    """A position in which nothing has happened and nobody has a tile."""
    changes = {key: options.pop(key) for key in CHANGES if key in options}
    form: Any = GAME.position(start(seats, **options))
    form["displays"] = [[] for _ in range(seats)]
    form.update(changes)
    return form


CHANGES = ["turn", "bonus", "idle", "stirred", "last_turn"]


def stirs(phase: Any) -> bool:
    """Whether a tile was drawn or laid in the move that has come to this phase."""
    return bool(phase["name"] == "fitting" or phase.get("jungle") or phase.get("cell"))


def surplus(form: Any, hidden: int) -> list[str]:
    """So many of the hidden artefacts that this number is left."""
    left = Counter(ledger.ARTEFACTS["artefacts"])
    left.subtract([*form["open"], *[kind for hand in form["hands"] for kind in hand]])
    kinds = sorted(left.elements())
    return kinds[: len(kinds) - hidden]


def spread(form: Any) -> None:
    """Tiles that are nowhere lie unseen in the stacks, about equally high."""
    known = len(form["laid"]) + sum(len(display) for display in form["displays"])
    known += sum(len(stack["under"]) for stack in form["stacks"])
    known += form["phase"]["name"] == "fitting"
    for place, stack in enumerate(form["stacks"]):
        stack["unseen"] = (85 - known + 5 - place) // 6


def read(form: Any) -> Jade:
    state = GAME.from_position(form)
    assert isinstance(state, Jade)
    return state


def example(name: str, **changes: Any) -> Jade:
    """A position of table T5, with seats for the colours it names."""
    printed = ledger.POSITIONS[name]
    colours = ["red", "yellow", "blue", "white"]
    figures = [[colours.index(colour), *rest] for colour, *rest in printed["figures"]]
    return table(printed["lay"], figures, **changes)


def buried_all(lay: list[Row] | None = None, **changes: Any) -> Jade:
    """No tile is unseen: those that lie nowhere else were put under stack 1."""
    left = Counter({tile["id"]: tile["count"] for tile in ledger.TILES["tiles"]})
    left.subtract([tile for tile, *_ in lay or []])
    for tiles in changes.get("displays", {}).values():
        left.subtract(tiles)
    return table(lay, under=[*left.elements()], **changes)


def last_round(seats: int = 2, seed: int = 1) -> Jade:
    """A real game at the beginning of its last round: every stack is empty."""
    state = start(seats, seed)
    luck = quipu.FastLuck(seed)
    while not (state.last_turn and state.phase.name == "driving" and not state.bonus):
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], luck)
    return state


# ---- plays ----------------------------------------------------------------------------------


def tile_luck(state: Jade, tile: str) -> int:
    """What luck says when this type is drawn from the unseen ones."""
    types = [each["id"] for each in ledger.TILES["tiles"]]
    return sum(int(state.stacks.bag[place]) for place in range(types.index(tile)))


def artefact_luck(state: Jade, kinds: list[str]) -> list[int]:
    """What luck says when these are drawn from the heap, one after the other."""
    heap = [int(count) for count in state.artefacts.heap]
    given = []
    for kind in kinds:
        place = ledger.KINDS.index(kind)
        assert heap[place] > 0, f"no {kind} is hidden"
        given.append(sum(heap[:place]))
        heap[place] -= 1
    return given


def play(
    state: Jade, *acts: str, luck: list[int] | None = None, journal: quipu.Journal = SILENT
) -> Jade:
    """Do this, in text form, for the seat whose turn it is; all of the luck is used."""
    source = quipu.RecordedLuck(luck or [])
    for act in acts:
        state.apply(state.mover, GAME.parse(act), source, journal)
        assert state.broken() == ""
    assert source.is_spent()
    return state


def draw(state: Jade, tile: str, stack: int = 1, journal: quipu.Journal = SILENT) -> Jade:
    return play(state, f"draw_tile {stack}", luck=[tile_luck(state, tile)], journal=journal)


def anything(state: Jade, *acts: str, seed: int = 1) -> Jade:
    """Do this with whatever luck gives."""
    for act in acts:
        state.apply(state.mover, GAME.parse(act), quipu.FastLuck(seed))
        assert state.broken() == ""
    return state


# ---- questions ------------------------------------------------------------------------------


def position(state: Jade) -> Any:
    return GAME.position(state)


def legal(state: Jade, kind: str = "") -> list[str]:
    """What is legal, in text form: all of it, or the acts whose text begins so."""
    return [str(act) for act in state.legal(state.mover) if str(act).startswith(kind)]


def ends(state: Jade) -> set[tuple[int, int]]:
    """Where the mover may drive to."""
    found = set()
    for action in state.legal(state.mover):
        if action.kind == "drive":
            cell: Any = action.arguments()["cell"]
            found.add((cell[0], cell[1]))
    return found


def hand(state: Jade, seat: int = 0) -> list[str]:
    return list(position(state)["hands"][seat])


def phase(state: Jade) -> str:
    return state.phase.name


def district(state: Jade, x: int, y: int, part: int = 0) -> tuple[int, int, int]:
    """Heads, coins and open sides of the district of a part."""
    board = state.board
    root = board.district_of(3 * (11 * y + x) + part)
    return int(board.heads(root)), int(board.coins(root)), int(board.open_sides(root))


def parts_of(state: Jade, x: int, y: int, part: int = 0) -> set[tuple[int, int, int]]:
    """The parts of one district, each as x, y, place."""
    board = state.board
    root = board.district_of(3 * (11 * y + x) + part)
    found = set()
    for cell in range(121):
        face = int(board.face[cell])
        for place in range(ledger.parts_of_face(face)):
            if board.district_of(3 * cell + place) == root:
                found.add((cell % 11, cell // 11, place))
    return found


def placements(state: Jade, tile: str) -> int:
    """In how many ways this tile could be laid from the mover's field."""
    acts = []
    for turn in range(4):
        for side in SIDES:
            act = GAME.parse(f"lay_tile {tile} {turn} {side}")
            if act not in acts and fits(state, tile, turn, side):
                acts.append(act)
    return len(acts)


def fits(state: Jade, tile: str, turn: int, side: str) -> bool:
    """Whether a tile fits at a line of the mover's field in this very turn."""
    number = [each["id"] for each in ledger.TILES["tiles"]].index(tile)
    least: Any = GAME.parse(f"lay_tile {tile} {turn} {side}").arguments()["turn"]
    return bool(int(state.fitting_turns(number, SIDES.index(side))) >> least & 1)


def told(state: Jade, *acts: str, luck: list[int] | None = None, seat: int = -1) -> list[Any]:
    """What this seat, or a spectator, is told of these acts."""
    chronicle = quipu.Chronicle()
    play(state, *acts, luck=luck, journal=chronicle)
    return [form for event in chronicle.events if (form := event.told(seat)) is not None]


# ---- a board on which no three-sided and no straight tile fits anywhere ------------------------

QUARTER: list[Row] = [
    ["J0", 4, 4, 0],
    ["B2", 3, 4, 2],
    ["A3", 2, 4, 1],
    ["A1", 1, 4, 2],
    ["B1", 4, 3, 3],
    ["D2", 3, 3, 0],
    ["A3", 2, 3, 1],
    ["D1", 4, 2, 2],
    ["B4", 3, 2, 1],
    ["J0", 4, 1, 0],
]


def staircase() -> list[Row]:
    """One quarter, turned about the centre: every empty cell at its edge meets two jungles."""
    laid = []
    for quarter in range(4):
        for tile, x, y, turn in QUARTER:
            for _ in range(quarter):
                x, y, turn = 10 - y, x, (turn + 1) % 4
            laid.append([tile, x, y, turn if tile != "J0" else 0])
    return laid


def stuck(**changes: Any) -> Jade:
    """The mover has three tiles, and none of them fits."""
    return table(staircase(), displays={0: ["S1", "D3", "D4"]}, **changes)
