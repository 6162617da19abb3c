"""The settlers games in a terminal: the land as a map of words, the seats, and the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quipu.cli.scene import Scene
from quipu.settlers.layout import BANK, HAND, HELD, NOBODY, OPEN, POINTS, ROW
from quipu.settlers.view import SettlersObservation
from quipu.texts import sentence_list, thing_name

if TYPE_CHECKING:
    from quipu.core.memory import Observation
    from quipu.texts import Speak

CELL: Final = 11  # columns of the terminal for one hex; half of it is one step of the lattice
COLOURS: Final = (  # by kind
    *("red", "yellow", "bright_yellow", "green", "bright_black"),
    *("magenta", "bright_green", "cyan"),
)
RED: Final = (6, 8)


class Board:
    """One look at the table, in words."""

    def __init__(self, scene: Scene) -> None:
        assert isinstance(scene.view, SettlersObservation)
        self.scene = scene
        self.view = scene.view
        self.speak = scene.speak
        self.own = scene.own

    # ---- head -----------------------------------------------------------------------------

    def head(self) -> RenderableType:
        view, names = self.view, self.scene.names
        phase = view.phase.name.replace("_", "-")
        seat = view.waiting[0] if view.waiting else NOBODY
        you = seat == view.seat
        moment = self.speak(f"phase-{phase}{'-you' if you else ''}")
        said = moment if seat == NOBODY or you else f"{names[seat]} {moment}"
        title = Text.assemble(
            f"{self.own('turn-number', n=int(view.turn))} · " if view.turn else "",
            (said, "bold"),
            f" · {' + '.join(map(str, view.dice))}" if view.dice else "",
            (f" · {self.speak(f'game-{view.key}')}", "dim"),
        )
        return Rule(title, characters="─", style="dim", align="left")

    # ---- land -----------------------------------------------------------------------------

    def land(self) -> RenderableType:
        """Each hex on two lines: its id with what it yields, and its number."""
        cells = self.view.terms.grid.cells
        left = min(2 * q + r for q, r in cells)
        lines: list[Text] = []
        for row in sorted({r for _, r in cells}):
            upper, lower = Text(), Text()
            for hex, (q, r) in enumerate(cells):
                if r == row:
                    column = (2 * q + r - left) * CELL // 2
                    self.add_hex(hex, column, upper, lower)
            lines += [upper, lower]
        return Group(*lines)

    def add_hex(self, hex: int, column: int, upper: Text, lower: Text) -> None:
        land, view = self.view.terms.land, self.view
        kind, number = int(land.kinds[hex]), int(land.numbers[hex])
        for line in (upper, lower):
            line.append(" " * (column - len(line)))
        upper.append(f"{hex:>2} ", "dim")
        name = self.kind(kind) if kind != NOBODY else "~"
        room = CELL - 3 if hex < 9 else CELL - 4  # the next number needs two places
        upper.append(name[:room], COLOURS[kind] if kind != NOBODY else "dim")
        lower.append(f"   {number or ''}", "bold red" if number in RED else "bold")
        if hex == view.robber:
            lower.append(" ").append(self.speak("thing-robber")[: CELL - 6], "reverse")

    def kind(self, kind: int) -> str:
        return thing_name(self.speak, self.view.terms.box.kind_names[kind])

    # ---- seats ----------------------------------------------------------------------------

    def seats(self) -> RenderableType:
        """Points, cards and pieces of everybody; what a game adds stands behind."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        places = "ruins" if hasattr(self.view, "ruins") else "places"
        heads = ("points", "hand", "cards", "open", places)
        grid.add_row("", *(Text(self.own(f"column-{head}"), "dim") for head in heads))
        for seat in range(int(self.view.seats)):
            grid.add_row(*self.seat(seat))
        return grid

    def seat(self, seat: int) -> list[Text]:
        view = self.view
        style = "bold" if seat == view.active else ""
        holds = [
            self.speak(f"title-{title}")
            for title, holder in (("route", view.route_holder), ("army", view.army_holder))
            if holder == seat
        ]
        holds += [thing_name(self.speak, god) for god in getattr(view, "gods", [])[seat : seat + 1]]
        counts = [
            view.cells[POINTS + seat],
            view.hand_size(seat),
            view.cards[seat],
            view.cells[OPEN + seat],
        ]
        places = ", ".join(filter(None, [*self.places(seat), *holds]))
        return [
            Text(("▸ " if seat == view.active else "  ") + self.scene.names[seat], style),
            *(Text(str(int(count)), justify="right") for count in counts),
            Text(places, "dim"),
        ]

    def places(self, seat: int) -> list[str]:
        """Buildings by crossing; those of a fallen tribe in brackets."""
        ruins = set(getattr(self.view, "ruins", [[]] * int(self.view.seats))[seat])
        cities = set(self.view.cities_of(seat))
        found = []
        for crossing in sorted([*self.view.settlements_of(seat), *cities]):
            name = f"{crossing}{'*' if crossing in cities else ''}"
            found.append(f"({name})" if crossing in ruins else name)
        return found

    # ---- cards ----------------------------------------------------------------------------

    def cards(self) -> RenderableType:
        view, box = self.view, self.view.terms.box
        stock = [f"{self.kind(n)} {view.cells[BANK + n]}" for n in range(int(box.kinds))]
        supply = Text(f"{self.own('supply')}: {', '.join(stock)} · {self.own('deck-left')} ", "dim")
        supply.append(str(int(view.deck)))
        if view.seat < 0:
            return supply
        hand = self.counted(HAND + view.seat * ROW, box.kind_names)
        titles = self.counted(HELD + view.seat * ROW, box.title_names)
        held = sentence_list([*hand, *titles], self.speak.lang) or self.speak("nothing")
        return Group(supply, Text.assemble((f"{self.own('your-cards')}: ", "dim"), (held, "bold")))

    def counted(self, start: int, names: Sequence[str]) -> list[str]:
        found = []
        for n, name in enumerate(names):
            count = int(self.view.cells[start + n])
            if count:
                found.append(self.speak(f"cards-{name.replace('_', '-')}", n=count))
        return found


def show(scene: Scene) -> RenderableType:
    board = Board(scene)
    return Group(board.head(), board.land(), Text(), board.seats(), board.cards())


def glance(scene: Scene) -> RenderableType:
    """Within a turn only hands and pieces change."""
    board = Board(scene)
    return Group(board.head(), board.seats(), board.cards())


def where(view: Observation, speak: Speak, form: dict[str, object]) -> str:
    """What lies around the place of an act: `stone 8, ore 11, fish 3`."""
    assert isinstance(view, SettlersObservation)
    grid, land, names = view.terms.grid, view.terms.land, view.terms.box.kind_names
    for field, table, width in (
        ("crossing", grid.corner_hexes, 3),
        ("path", grid.side_hexes, 2),
        ("hex", None, 1),
    ):
        place = form.get(field)
        if not isinstance(place, int):
            continue
        around = [place] if table is None else [int(table[place * width + n]) for n in range(width)]
        lands = [
            f"{thing_name(speak, names[land.kinds[hex]])} {land.numbers[hex]}"
            for hex in around
            if hex != NOBODY and land.kinds[hex] != NOBODY
        ]
        return ", ".join(lands)
    return ""
