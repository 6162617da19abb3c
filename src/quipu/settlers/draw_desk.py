"""Desk: all that is needed while a settlers game is drawn, and where things lie on its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Self, cast

from quipu import drawing
from quipu.drawing import Drawing, Part, Shelf, sign
from quipu.hexes.grid import Grid
from quipu.settlers.draw_kit import TABLE, Form, Point, target, thing

if TYPE_CHECKING:
    from quipu.settlers.view import SettlersObservation
    from quipu.texts import Speak

NOBODY: Final = -1
ACROSS: Final = 51.96  # units of one step on the lattice
DOWN: Final = 30.0
TURNS: Final = {1: 30, 2: 90, 3: -30}  # of a path, by its lean


class Places:
    """Where hexes, crossings and paths lie around the middle of the board, and their neighbours."""

    def __init__(self, grid: Grid, centre: Point = (0, 0)) -> None:
        across, down = centre
        self.hexes = [paper(2 * q + r - across, 3 * r - down) for q, r in grid.cells]
        self.crossings = [paper(x - across, y - down) for x, y in grid.corner_points]
        numbers = range(int(grid.sides))
        self.ends = [(int(grid.ends[2 * n]), int(grid.ends[2 * n + 1])) for n in numbers]
        self.paths: list[Point] = []
        for a, b in self.ends:
            (ax, ay), (bx, by) = self.crossings[a], self.crossings[b]
            self.paths.append(((ax + bx) / 2, (ay + by) / 2))
        self.at_hex = [members(grid.hex_corners, 6 * n, 6) for n in range(len(self.hexes))]
        self.at_crossing = [members(grid.corner_hexes, 3 * n, 3) for n in range(int(grid.corners))]
        self.at_path = [members(grid.side_hexes, 2 * n, 2) for n in numbers]
        self.near = [
            [other for pair in self.at_path if hex in pair for other in pair if other != hex]
            for hex in range(len(self.hexes))
        ]
        self.leans = [self.lean(path) for path in numbers]

    def lean(self, path: int) -> int:
        """1 falls to the right, 2 stands, 3 rises."""
        (ax, ay), (bx, by) = (self.crossings[end] for end in self.ends[path])
        if abs(ax - bx) < 1:
            return 2
        return 1 if (bx - ax) * (by - ay) > 0 else 3


def paper(x: float, y: float) -> Point:
    return x * ACROSS, y * DOWN


def members(flat: Any, start: int, count: int) -> list[int]:
    """Some entries of a flat table, without those that stand for nothing."""
    return [n for n in (int(flat[start + k]) for k in range(count)) if n >= 0]


@dataclass(frozen=True)
class Look:
    """How one game looks: its board, its colours, and which cards and lands it has."""

    game: str  # in the names of its symbols
    home: str  # the package in which they lie
    places: Places
    colours: Sequence[str]  # by seat
    kinds: Sequence[str]
    titles: Sequence[str]
    yields: Mapping[str, str]  # the kind of each land

    def tint(self, seat: int) -> str:
        return f"seat-{self.colours[seat]}"


@dataclass(frozen=True, kw_only=True)
class View:
    """One look at the table, read once."""

    seat: int  # who looks; -1 is a spectator
    seats: int
    terrains: Sequence[str]
    chips: Sequence[int]  # by hex; 0 without a chip
    robber: int
    settlements: Sequence[Sequence[int]]  # by seat
    cities: Sequence[Sequence[int]]
    dice: Sequence[int]
    bank: Mapping[str, int]
    hand: Mapping[str, int] = field(default_factory=dict)
    picked: Mapping[str, int] = field(default_factory=dict)  # of the hand, to be given back
    held: Mapping[str, int] = field(default_factory=dict)  # own development cards
    new_cards: Mapping[str, int] = field(default_factory=dict)  # those of them that are new
    route_holder: int = NOBODY
    army_holder: int = NOBODY

    def known_by(self) -> bytes:
        """What all may know of it, as a key."""
        return sign({name: each for name, each in vars(self).items() if name not in OWN})

    def open_to_all(self) -> Self:
        """The same without what only its viewer knows."""
        return replace(self, **OWN)

    def buildings(self, seat: int) -> set[int]:
        """The crossings a seat has built on."""
        return {*self.settlements[seat], *self.cities[seat]}


OWN: Final[Mapping[str, Any]] = {  # what only the viewer knows, as a spectator sees it
    "seat": NOBODY,
    "hand": {},
    "picked": {},
    "held": {},
    "new_cards": {},
}


def seen_alike(view: SettlersObservation) -> dict[str, Any]:
    """What a look at any settlers game takes from an observation as it is."""
    return {
        "seat": int(view.seat),
        "seats": int(view.seats),
        "chips": view.chips,
        "robber": int(view.robber),
        "settlements": view.settlements,
        "cities": view.cities,
        "dice": view.dice,
        "bank": view.bank,
        "hand": view.hand,
        "picked": picked_cards(view),
        "held": view.held,
        "new_cards": view.new_cards,
        "route_holder": int(view.route_holder),
        "army_holder": int(view.army_holder),
    }


def picked_cards(view: SettlersObservation) -> Mapping[str, int]:
    """While cards are discarded, those that the viewer has chosen but not yet given."""
    picked = cast("Sequence[Mapping[str, int]]", view.phase_json().get("picked", ()))
    return picked[view.seat] if picked and view.seat >= 0 else {}


NAMED: Final[Shelf[list[str]]] = Shelf()


@dataclass(frozen=True, kw_only=True)
class Layout:
    """The middle of the board, and the places of what lies around it."""

    narrow: bool
    width: float
    height: float
    middle: Point
    mark: float  # size of chips and plates
    piece: float
    dice: Point
    die: float
    sum_below: bool = False  # of the dice, not beside them
    parts: tuple[Part, ...] = ()  # that a page places by themselves

    def spot(self, x: float, y: float) -> Point:
        """A point of the board on the table."""
        return self.middle[0] + x, self.middle[1] + y


@dataclass(frozen=True, kw_only=True)
class Desk(drawing.Desk):
    """The picture, the view and the words for it."""

    look: Look
    layout: Layout
    view: View
    actions: Sequence[Form]
    speak: Speak
    names: Sequence[str]
    lands: Sequence[str]  # the names of the fields

    @classmethod
    def laid(
        cls,
        look: Look,
        layout: Any,
        view: Any,
        actions: Sequence[Form],
        speak: Speak,
        names: Sequence[str],
        label: str,
        home: str,
    ) -> Self:
        """An empty picture and all that is known about it; who only watches is offered nothing."""
        return cls(
            drawing=Drawing(
                layout.width,
                layout.height,
                label,
                backdrop=TABLE,
                home=home,
                parts=layout.parts,
            ),
            look=look,
            layout=layout,
            view=view,
            actions=actions if view.seat >= 0 else [],
            speak=speak,
            names=names,
            lands=land_names(view, speak),
        )

    def lay_open(self, draw: Callable[[Self], None]) -> None:
        """Draw what all may know, once for all who look; `draw` sees nothing else."""
        self.laid_as(
            draw, self.view.known_by(), lambda: {"view": self.view.open_to_all(), "actions": ()}
        )

    def lay(self, draw: Callable[[Self], None], *shown: object) -> None:
        """Draw something, or take what was drawn when it showed the same in the same words.

        `shown` is what it shows besides the fields and who sits at the table.
        """
        known = sign(self.lands, self.view.terrains, shown)
        self.laid_as(draw, known, lambda: {"actions": ()})

    def laid_as(
        self, draw: Callable[[Self], None], shown: bytes, change: Callable[[], dict[str, Any]]
    ) -> None:
        names = tuple(self.names)
        self.lay_known(
            draw, (draw, self.look.game, self.layout, self.speak.lang, names, shown), change
        )

    def target(self, key: str, offer: str, *markup: str, **attrs: Any) -> None:
        tint = self.look.tint(self.view.seat)
        self.drawing.add("targets", key, target(tint, offer, *markup, **attrs))

    def at_hex(self, hex: int) -> Point:
        return self.layout.spot(*self.look.places.hexes[hex])

    def at_crossing(self, crossing: int) -> Point:
        return self.layout.spot(*self.look.places.crossings[crossing])

    def at_path(self, path: int) -> Point:
        return self.layout.spot(*self.look.places.paths[path])

    def crossing_name(self, crossing: int) -> list[str]:
        """The lands around."""
        return [self.lands[hex] for hex in self.look.places.at_crossing[crossing]]

    def path_name(self, path: int) -> list[str]:
        return [self.lands[hex] for hex in self.look.places.at_path[path]]


def land_names(view: View, speak: Speak) -> list[str]:
    """The fields, each with its number, as one says it."""
    known = (speak.anchor, speak.lang, sign(view.terrains, view.chips))
    return NAMED.take(known, lambda: [_land(view, speak, hex) for hex in range(len(view.chips))])


def _land(view: View, speak: Speak, hex: int) -> str:
    name, chip = thing(speak, view.terrains[hex]), view.chips[hex]
    return speak("draw-hex", land=name, number=chip) if chip else name
