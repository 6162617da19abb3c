"""The settlers games in a terminal: seats and cards around the map, and all of it in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quipu.settlers.layout import CITY, NOBODY, OPEN, ROUTE, SETTLEMENT
from quipu.settlers.show_map import PLACES, SIGNS, Map, Pieces, seat_style
from quipu.settlers.view import SettlersObservation
from quipu.terminal import Scene, Terminal
from quipu.texts import sentence_list, thing_name

if TYPE_CHECKING:
    from quipu.core.memory import Observation
    from quipu.texts import Speak

COLUMNS: Final = ("points", "hand", "cards", "open")


@dataclass(frozen=True)
class Seen:
    """What a game adds: its pieces, what a seat holds, what the list of places is called."""

    colours: Sequence[str]  # of the seats
    places: str = "column-places"

    def pieces(self, view: SettlersObservation) -> Pieces:
        everybody = range(int(view.seats))
        return Pieces(
            settlements={place: seat for seat in everybody for place in view.settlements_of(seat)},
            cities={place: seat for seat in everybody for place in view.cities_of(seat)},
            routes={path: seat for seat in everybody for path in view.paths_of(seat)},
        )

    def holdings(self, view: SettlersObservation, seat: int) -> list[str]:
        """Things of the game itself that lie before a seat, by their names."""
        return []


class Board:
    """One look at the table."""

    def __init__(self, scene: Scene, seen: Seen) -> None:
        assert isinstance(scene.view, SettlersObservation)
        self.scene = scene
        self.seen = seen
        self.view = scene.view
        self.speak = scene.speak
        self.pieces = seen.pieces(scene.view)

    # ---- head -----------------------------------------------------------------------------

    def moment(self) -> list[str]:
        """Turn, whose decision it is, and the dice."""
        view, names = self.view, self.scene.names
        phase = view.phase.name.replace("_", "-")
        seat = view.waiting[0] if view.waiting else NOBODY
        you = seat == view.seat
        base = f"phase-{phase}"
        asked = [f"{base}-asked"] if view.active != view.seat else []
        key = self.speak.first(*([*asked, f"{base}-you"] if you else []), base)
        said = self.speak(key or base, n=1)
        turn = [self.speak("turn-number", n=int(view.turn))] if view.turn else []
        dice = [" + ".join(map(str, view.dice))] if view.dice else []
        return [*turn, said if seat == NOBODY or you else f"{names[seat]} {said}", *dice]

    def head(self) -> RenderableType:
        title = Text(" · ".join(self.moment()), "bold")
        title.append(f" · {self.speak(f'game-{self.view.key}')}", "not bold dim")
        return Rule(title, characters="─", style="dim", align="left")

    # ---- land -----------------------------------------------------------------------------

    def land(self) -> RenderableType:
        """The map, and what its signs mean."""
        drawn = Map(self.scene, self.view, self.pieces, self.seen.colours)
        legend = Text("  ")
        for sign, word in SIGNS.items():
            legend.append(f"{sign} {self.piece(word)}   ", "dim")
        if drawn.chosen():
            for field, style in PLACES.items():
                if self.scene.places(field):
                    legend.append(" 12 ", style)
                    legend.append(f" {self.speak('show-choose', place=self.thing(field))}   ")
        return Group(drawn.text(), legend)

    def piece(self, piece: int) -> str:
        """Routes, settlements and cities as the game calls them."""
        return self.thing(self.view.terms.box.things[piece])

    def thing(self, name: str) -> str:
        return thing_name(self.speak, name)

    # ---- seats ----------------------------------------------------------------------------

    def seats(self) -> RenderableType:
        """Points, cards and pieces of everybody; what a game adds stands behind."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        heads = [f"column-{head}" for head in COLUMNS]
        grid.add_row("", "", *(Text(self.speak(key), "dim") for key in [*heads, self.seen.places]))
        for seat in range(int(self.view.seats)):
            active = seat == self.view.active
            grid.add_row(
                Text(f" {seat + 1} ", seat_style(self.seen.colours[seat])),
                Text(("▸ " if active else "  ") + self.scene.names[seat], "bold" if active else ""),
                *(Text(str(count), justify="right") for count in self.counts(seat)),
                Text(", ".join([*self.places(seat), *self.holds(seat)]), "dim"),
            )
        return grid

    def counts(self, seat: int) -> list[int]:
        """By column."""
        view = self.view
        points, size = view.visible_points(seat), view.hand_size(seat)
        return [int(points), int(size), int(view.cards[seat]), int(view.cells[OPEN + seat])]

    def holds(self, seat: int) -> list[str]:
        view = self.view
        titles = (("route", view.route_holder), ("army", view.army_holder))
        held = [self.speak(f"title-{title}") for title, holder in titles if holder == seat]
        return held + [self.thing(each) for each in self.seen.holdings(view, seat)]

    def places(self, seat: int) -> list[str]:
        """Buildings by crossing; those that have fallen in brackets."""
        found = []
        for crossing in sorted([*self.view.settlements_of(seat), *self.view.cities_of(seat)]):
            name = f"{crossing}{'*' if crossing in self.pieces.cities else ''}"
            found.append(f"({name})" if crossing in self.pieces.fallen else name)
        return found

    # ---- cards ----------------------------------------------------------------------------

    def stock(self) -> str:
        bank = [f"{self.thing(kind)} {count}" for kind, count in self.view.bank.items()]
        deck = f"{self.speak('deck-left')} {int(self.view.deck)}"
        return f"{self.speak('supply')}: {', '.join(bank)} · {deck}"

    def held(self) -> str:
        own = [*self.view.hand.items(), *self.view.held.items()]
        cards = [self.speak(f"cards-{name.replace('_', '-')}", n=n) for name, n in own if n]
        return sentence_list(cards, self.speak.lang) or self.speak("nothing")

    def cards(self) -> RenderableType:
        supply = Text(self.stock(), "dim")
        if self.view.seat < 0:
            return supply
        label = (f"{self.speak('your-cards')}: ", "dim")
        return Group(supply, Text.assemble(label, (self.held(), "bold")))

    # ---- in words -------------------------------------------------------------------------

    def words(self) -> list[str]:
        view = self.view
        lands = ", ".join(f"{hex} {self.land_of(hex)}" for hex in range(int(view.terms.grid.hexes)))
        lines = [" · ".join([*self.moment(), self.speak(f"game-{view.key}")])]
        lines += [self.line("hex", lands)]
        if view.robber != NOBODY:
            lines += [self.line("robber", f"{int(view.robber)} {self.land_of(int(view.robber))}")]
        if view.terms.land.harbours:
            lines += [self.line("harbour", self.harbours())]
        lines += [self.seat_words(seat) for seat in range(int(view.seats))]
        lines += [self.stock()]
        lines += [f"{self.speak('your-cards')}: {self.held()}"] if view.seat >= 0 else []
        for field in PLACES:
            chosen = ", ".join(map(str, sorted(self.scene.places(field))))
            if chosen:
                lines += [f"{self.speak('show-choose', place=self.thing(field))}: {chosen}"]
        return lines

    def line(self, thing: str, what: str) -> str:
        name = self.thing(thing)
        return f"{name[:1].upper()}{name[1:]}: {what}"

    def land_of(self, hex: int) -> str:
        land, names = self.view.terms.land, self.view.terms.box.kind_names
        if land.kinds[hex] == NOBODY:
            return "–"
        return f"{self.thing(names[land.kinds[hex]])} {land.numbers[hex]}"

    def harbours(self) -> str:
        grid, names = self.view.terms.grid, self.view.terms.box.kind_names
        return ", ".join(
            f"{int(grid.ends[2 * path])}–{int(grid.ends[2 * path + 1])} "
            f"{self.thing('any' if kind == NOBODY else names[kind])}"
            for path, kind in self.view.terms.land.harbours.items()
        )

    def seat_words(self, seat: int) -> str:
        counts = zip(COLUMNS, self.counts(seat), strict=True)
        said = [f"{self.speak(f'column-{head}')} {count}" for head, count in counts]
        said += self.at(SETTLEMENT, self.view.settlements_of(seat))
        said += self.at(CITY, self.view.cities_of(seat))
        said += self.at(ROUTE, self.view.paths_of(seat))
        return f"{self.scene.names[seat]}: {'; '.join([*said, *self.holds(seat)])}"

    def at(self, piece: int, places: Iterable[int]) -> list[str]:
        shown = [f"({n})" if n in self.pieces.fallen else str(n) for n in sorted(places)]
        return [f"{self.piece(piece)} {', '.join(shown)}"] if shown else []


def terminal(seen: Seen) -> Terminal:
    """The view of a game that adds this to what all settlers games have."""

    def show(scene: Scene) -> RenderableType:
        board = Board(scene, seen)
        return Group(board.head(), board.land(), Text(), board.seats(), board.cards())

    def glance(scene: Scene) -> RenderableType:
        """Within a turn the map comes back when there is something to choose on it."""
        board = Board(scene, seen)
        if any(map(scene.places, PLACES)):
            return show(scene)
        return Group(board.head(), board.seats(), board.cards())

    def words(scene: Scene) -> list[str]:
        return Board(scene, seen).words()

    return Terminal(show=show, glance=glance, words=words, where=where)


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
