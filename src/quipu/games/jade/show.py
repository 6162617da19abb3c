"""Jade in a terminal: the area as lines between fields, its districts, the seats, the artefacts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quipu.games.jade.draw_places import District, districts, face_number
from quipu.games.jade.draw_view import Figure, seen
from quipu.games.jade.faces import ALL_FACES, EMPTY, OFF, neighbour
from quipu.games.jade.tiles import SIDE_NAMES, SIZE
from quipu.games.jade.view import JadeObservation
from quipu.terminal import Scene, Terminal
from quipu.texts import sentence_list, thing_name

if TYPE_CHECKING:
    from quipu.core.memory import Observation
    from quipu.texts import Speak

JEEPS: Final = "●▲■★"  # by seat, as stamped on the board
STYLES: Final = ("red", "yellow", "blue", "bright_white")
CHOSEN: Final = "bold black on bright_green"
ACROSS: Final = "─═"  # over jungle, over city
DOWN: Final = "│║"
MAP: Final = 48  # columns of the area; a field with its lines takes four
SIDE_BY_SIDE: Final = 78
NORTH, EAST, SOUTH, WEST = range(4)


class Expedition:
    """One look at the table, in words; gold that is kept secret is not in it (J2.8)."""

    def __init__(self, scene: Scene) -> None:
        assert isinstance(scene.view, JadeObservation)
        self.scene = scene
        self.turn: Any = scene.view.table["turn"]
        self.view = seen(scene.view)
        self.speak = scene.speak
        self.figures = {figure.cell: figure for figure in self.view.figures}
        self.chosen = chosen_cells(scene)

    # ---- head -----------------------------------------------------------------------------

    def moment(self) -> list[str]:
        view = self.view
        you = view.seat == view.mover and not view.over
        said = self.speak(f"phase-{view.phase}{'-you' if you else ''}")
        last = [self.speak("draw-last-round")] if view.last_round and not view.over else []
        who = said if you or view.over else f"{self.scene.names[view.mover]} {said}"
        return [self.speak("turn-number", n=self.turn), who, *last]

    def head(self) -> RenderableType:
        title = Text(" · ".join(self.moment()), "bold")
        title.append(f" · {self.speak('game-jade')}", "not bold dim")
        return Rule(title, characters="─", style="dim", align="left")

    # ---- the area -------------------------------------------------------------------------

    def area(self) -> RenderableType:
        """Fields with their lines, double ones through the city; beside it the districts."""
        lines = [Text("     " + "".join(f"{x:<4}" for x in range(SIZE)), "dim")]
        for y in range(SIZE):
            row = range(SIZE * y, SIZE * y + SIZE)
            lines += [self.links(row, NORTH), self.fields(row, y)]
        lines += [self.links(range(SIZE * SIZE - SIZE, SIZE * SIZE), SOUTH)]
        legend = Text.assemble((self.speak("jade-legend"), "dim"))
        if self.chosen:
            legend.append("  ").append("○", CHOSEN).append(f" {self.speak('jade-choose')}")
        if self.scene.width < SIDE_BY_SIDE:
            return Group(*lines, legend, *self.districts())
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, min_width=MAP)
        grid.add_row(Group(*lines), Group(*self.districts()))
        return Group(grid, legend)

    def fields(self, row: range, y: int) -> Text:
        line = Text.assemble((f"{y:>2} ", "dim"))
        for cell in row:
            line.append_text(self.line(cell, WEST, ACROSS))
            line.append_text(self.field(cell))
        return line.append_text(self.line(row[-1], EAST, ACROSS))

    def links(self, row: range, side: int) -> Text:
        """What leads from a row of fields to the one above, or to the lower edge."""
        line = Text(" " * 3)
        for cell in row:
            line.append("  ").append_text(self.line(cell, side, DOWN)).append(" ")
        return line

    def line(self, cell: int, side: int, signs: str) -> Text:
        """The line on a side of a cell, from whichever of both fields is there."""
        other = neighbour(cell, side)
        for field, way in ((cell, side), (other, (side + 2) % 4)):
            if field != OFF and self.view.faces[field] != EMPTY:
                city = ALL_FACES[self.view.faces[field]].city() >> way & 1
                return Text(signs[city], "yellow" if city else "")
        return Text(" ")

    def field(self, cell: int) -> Text:
        """A jeep, or a round field; before it the archaeologists that stand there."""
        face = self.view.faces[cell]
        if face == EMPTY:
            return Text(" · ", "dim")
        west, east = (self.line(cell, side, ACROSS) for side in (WEST, EAST))
        figure = self.figures.get(cell)
        if figure is not None:
            west = Text(str(figure.size), f"bold {STYLES[figure.seat]}")
        jeeps = [seat for seat, place in enumerate(self.view.jeeps) if place == cell]
        middle = Text("○" if len(ALL_FACES[face].parts) < 2 else "◇", "dim")
        if cell in self.chosen:
            middle = Text(str(middle), CHOSEN)
        if jeeps:
            shown = self.view.seat if self.view.seat in jeeps else jeeps[0]
            middle = Text(JEEPS[shown], CHOSEN if cell in self.chosen else f"bold {STYLES[shown]}")
        return Text.assemble(west, middle, east)

    # ---- districts ------------------------------------------------------------------------

    def districts(self) -> list[Text]:
        """Those in which there is something to dig or somebody to dig it."""
        found = []
        for district in districts(self.view.faces):
            here = [self.figures[cell] for cell, part in district.parts if self.stands(cell, part)]
            fresh = any(cell == self.view.laid for cell, _ in district.parts)
            worth = here or district.heads or district.coins
            if worth and (district.open or fresh):
                found.append(self.district(district, here))
        return found

    def stands(self, cell: int, part: int) -> bool:
        return cell in self.figures and self.figures[cell].part == part

    def district(self, district: District, here: list[Figure]) -> Text:
        x, y = district.parts[0][0] % SIZE, district.parts[0][0] // SIZE
        line = Text(f"{self.speak('cell-at', x=x, y=y)} ", "dim")
        line.append(self.symbols(district.heads, district.coins))
        for seat in sorted({figure.seat for figure in here}):
            strong = sum(figure.size for figure in here if figure.seat == seat)
            line.append(f" · {self.scene.names[seat]} {strong}", f"bold {STYLES[seat]}")
        return line

    def symbols(self, heads: int, coins: int) -> str:
        said = [self.speak("cards-head", n=heads)] if heads else []
        said += [self.speak("cards-coin", n=coins)] if coins else []
        return sentence_list(said, self.speak.lang) or "–"

    # ---- seats ----------------------------------------------------------------------------

    def seats(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        heads = ("gold", "artefact", "supply", "display")
        grid.add_row("", *(Text(self.speak(f"thing-{head}"), "dim") for head in heads))
        view = self.view
        for seat in range(view.seats):
            gold = view.gold[seat]
            left = [str(size) * count for size, count in enumerate(view.supplies[seat], 1)]
            here = "▸ " if seat == view.mover and not view.over else "  "
            style = f"{'bold ' if here.strip() else ''}{STYLES[seat]}"
            grid.add_row(
                Text(f"{here}{JEEPS[seat]} {self.scene.names[seat]}", style),
                Text("?" if gold is None else str(gold), justify="right"),
                Text(str(view.hand_sizes[seat]), justify="right"),
                Text(" ".join("".join(left))),
                Text(" ".join(view.displays[seat])),
            )
        return grid

    # ---- tiles and artefacts ----------------------------------------------------------------

    def things(self) -> list[Text]:
        view, speak = self.view, self.speak
        hidden = speak("draw-heap", n=view.hidden)
        shown = [self.told("draw-stacks", " ".join(map(str, view.heights)))]
        shown.append(self.told("draw-open", f"{self.kinds(view.open)} · {hidden}"))
        if view.drawn:
            shown.append(Text(speak("draw-drawn-label", tile=self.tile(view.drawn)), "bold"))
        if view.seat >= 0:
            own = "; ".join(self.tile(tile) for tile in view.displays[view.seat])
            shown.append(self.told("draw-display", own or "–"))
            hand = self.kinds(view.hands[view.seat] or [])
            points = speak("draw-points", n=view.points[view.seat] or 0)
            shown.append(self.told("thing-rack", f"{hand or '–'} · {points}"))
        return shown

    # ---- in words -------------------------------------------------------------------------

    def words(self) -> list[str]:
        """Jeeps, figures and districts by their cells, then seats and things."""
        view, speak = self.view, self.speak
        lines = [" · ".join([*self.moment(), speak("game-jade")])]
        for seat in range(view.seats):
            name, cell = self.scene.names[seat], view.jeeps[seat]
            lines.append(speak("draw-jeep", name=name, place=self.cell(cell)))
            lines += [
                speak("draw-figure", name=name, place=self.cell(cell), n=figure.size)
                for cell, figure in sorted(self.figures.items())
                if figure.seat == seat
            ]
            lines.append(self.seat_words(seat))
        lines += [str(line) for line in [*self.districts(), *self.things()]]
        if self.chosen:
            lines.append(f"{speak('jade-choose')}: {' '.join(map(self.cell, sorted(self.chosen)))}")
        return lines

    def cell(self, cell: int) -> str:
        return self.speak("cell-at", x=cell % SIZE, y=cell // SIZE)

    def seat_words(self, seat: int) -> str:
        view, gold = self.view, self.view.gold[seat]
        left = [str(size) * count for size, count in enumerate(view.supplies[seat], 1)]
        told = {
            "gold": "?" if gold is None else str(gold),
            "artefact": str(view.hand_sizes[seat]),
            "supply": " ".join("".join(left)),
            "display": " ".join(view.displays[seat]),
        }
        said = [f"{self.speak(f'thing-{what}')} {value or '–'}" for what, value in told.items()]
        return f"{self.scene.names[seat]}: {', '.join(said)}"

    def told(self, key: str, what: str) -> Text:
        word = self.speak(key)
        return Text.assemble((f"{word[0].upper()}{word[1:]}: ", "dim"), what)

    def kinds(self, kinds: Any) -> str:
        return sentence_list([thing_name(self.speak, kind) for kind in kinds], self.speak.lang)

    def tile(self, tile: str) -> str:
        """`B5 (N 1 head, E 1 head and 1 gold coin)`: the parts as they are printed."""
        parts = [
            f"{sides_of(sides)} {self.symbols(heads, coins)}"
            for sides, heads, coins in ALL_FACES[face_number(tile)].parts
        ]
        return f"{tile} ({', '.join(parts) or self.speak('thing-jungle')})"


def chosen_cells(scene: Scene) -> set[int]:
    """The fields of what can be done now."""
    found: set[int] = set()
    for action in scene.legal:
        cell = action.arguments().get("cell")
        if isinstance(cell, list):
            x, y = cell
            found.add(int(x) + SIZE * int(y))
    return found


def sides_of(mask: int) -> str:
    return "".join(name for side, name in enumerate(SIDE_NAMES) if mask >> side & 1)


def show(scene: Scene) -> RenderableType:
    """Jeeps, tiles and figures change with every act, so the area is always shown."""
    table = Expedition(scene)
    return Group(table.head(), table.area(), table.seats(), *table.things())


def where(_view: Observation, speak: Speak, form: dict[str, object]) -> str:
    """Where the city of a tile would lie: `city NE, S`."""
    if form.get("kind") != "lay_tile":
        return ""
    turn = form["turn"]
    assert isinstance(turn, int)
    parts = ALL_FACES[face_number(str(form["tile"]), turn)].parts
    sides = ", ".join(sides_of(part[0]) for part in parts)
    return f"{speak('thing-city')} {sides}" if sides else ""


TERMINAL: Final = Terminal(show=show, words=lambda scene: Expedition(scene).words(), where=where)
