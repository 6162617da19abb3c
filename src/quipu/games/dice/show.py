"""The dice games in a terminal: sheet, dice, score and rivals of one seat."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quipu.games.dice.draw_places import COSTS
from quipu.games.dice.sheet import FACES, SORTS, THROWS, TURNS
from quipu.games.dice.show_island import FAR, INK, MARK, NEAR, NOW, SIGNS, TILES, Island
from quipu.games.dice.state import AVAILABLE, LOST, MADE, NOBODY
from quipu.games.dice.view import UNTHROWN, DiceObservation
from quipu.terminal import Scene, Terminal

SIDE_BY_SIDE: Final = 80
USABLE: Final = (AVAILABLE, MADE)  # by a payment or a joker


class Sheet:
    """The sheet that is shown: the viewer's own, for a spectator that of the active seat."""

    def __init__(self, scene: Scene) -> None:
        assert isinstance(scene.view, DiceObservation)
        self.scene = scene
        self.view = scene.view
        self.speak = scene.speak
        self.seat = int(self.view.seat) if self.view.seat >= 0 else self.view.active
        self.plus = self.view.variant == "dice-plus"

    # ---- head -----------------------------------------------------------------------------

    def head(self) -> RenderableType:
        title = Text.assemble(
            (f"{self.speak(f'game-{self.view.variant}')} · ", "dim"),
            (self.scene.names[self.seat], "bold"),
            f" · {self.moment()} · ",
            (self.standing(), "bold"),
        )
        return Rule(title, characters="─", style="dim", align="left")

    def moment(self) -> str:
        """Turn and step, or how it ended."""
        if self.view.phase == "over":
            return self.speak("phase-over")
        key = "draw-plus-" if self.plus else "draw-turn-"
        return self.speak(
            key + ("own" if self.seat == self.view.active else "other"),
            name=self.scene.names[self.view.active],
            turn=self.view.round,
            turns=TURNS,
            dice=len(self.view.faces),
            step=self.view.step,
        )

    def standing(self) -> str:
        points = self.view.totals[self.seat]
        if not self.plus:
            return self.speak("points", n=points)
        goal = self.view.options["points_to_win"]
        return self.speak("draw-points-of", points=points, goal=goal)

    # ---- in words -------------------------------------------------------------------------

    def words(self) -> list[str]:
        view, speak = self.view, self.speak
        name = self.scene.names[self.seat]
        lines = [f"{speak(f'game-{view.variant}')} · {name} · {self.moment()} · {self.standing()}"]
        built = [f"{self.thing(sort)} {', '.join(ids)}" for sort, ids in self.built_by_sort()]
        lines.append(f"{speak('dice-built')}: {'; '.join(built) or speak('nothing')}")
        if not self.plus:
            filled = [str(points) if points else "✗" for points in view.boxes[self.seat]]
            lines.append(f"{speak('draw-turns')}: {' '.join(filled) or '–'}")
        for seat in range(view.seats):
            if seat != self.seat:
                counts = [f"{self.thing(sort)} {n}" for sort, n in self.counts(seat).items() if n]
                points = speak("points", n=view.totals[seat])
                lines.append(f"{self.scene.names[seat]}: {', '.join([points, *counts])}")
        if self.plus:
            lines += [f"{name}: {note}" for name, _, note in self.title_notes()]
        if view.phase != "over":
            lines += [self.invitation(), ", ".join(self.dice_words())]
        if self.possible():
            lines.append(f"{speak('dice-now')}: {', '.join(self.possible())}")
        return lines

    def built_by_sort(self) -> list[tuple[str, list[str]]]:
        sheet, built = self.view.copy.sheet, self.view.built[self.seat]
        sorts = {id: SORTS[sheet.sort[sheet.number[id]]] for id in built if id in sheet.number}
        found = [(sort, [id for id in built if sorts.get(id) == sort]) for sort in SORTS]
        return [(sort, ids) for sort, ids in found if ids]

    def dice_words(self) -> list[str]:
        """`1 ore, 2 wool ✓`: those that are spent or lost are marked as on the tray."""
        said = []
        for place, face in enumerate(self.view.faces):
            how = self.view.dice_state[place]
            name = "?" if face == UNTHROWN else self.thing(FACES[face])
            mark = "" if face == UNTHROWN or how in USABLE else " ✗" if how == LOST else " ✓"
            said.append(f"{place + 1} {name}{mark}")
        return said

    # ---- island ---------------------------------------------------------------------------

    def island(self) -> RenderableType:
        island = Island(
            self.plus,
            self.view.copy.sheet,
            self.view.built[self.seat],
            self.view.used[self.seat],
            self.resting(),
        )
        names = {face: self.thing(face) for face in FACES}
        return island.draw(self.possible(), {**names, "any": self.speak("dice-any")})

    def resting(self) -> list[str]:
        """D10.7, DP7.3: knights built in this turn."""
        own = self.seat == self.view.active and self.view.options["fresh_joker"] is not True
        return self.view.fresh if own else []

    def possible(self) -> list[str]:
        forms: list[dict[str, Any]] = [action.to_json() for action in self.scene.legal]
        return [
            str(form[sort])
            for form in forms
            for sort in SORTS
            if form["kind"] == f"build_{sort}" and self.seat == self.view.active
        ]

    def thing(self, id: str) -> str:
        return self.speak(f"thing-{id}")

    # ---- margin ---------------------------------------------------------------------------

    def margin(self) -> RenderableType:
        parts = [self.costs(), Text(), self.titles() if self.plus else self.boxes()]
        if self.view.seats > 1:
            parts += [Text(), self.others()]
        return Group(*parts)

    def costs(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for sort, faces in COSTS:
            cost = Text()
            for face, units in Counter(faces).items():
                name = self.thing(face)
                cost.append(name if units == 1 else f"{units} {name}", TILES[face])
                cost.append(" ")
            grid.add_row(Text(SIGNS[sort], INK), self.thing(sort), cost)
        return grid

    def boxes(self) -> RenderableType:
        """D12: the turns so far, five to a row."""
        filled = self.view.boxes[self.seat]
        grid = Table.grid(padding=(0, 1))
        for start in range(0, TURNS, 5):
            row = [Text(self.speak("draw-turns") if start == 0 else "", "dim")]
            for box in range(start, start + 5):
                row.append(self.box(filled, box))
            grid.add_row(*row)
        total = Text(str(self.view.totals[self.seat]), "bold", justify="right")
        grid.add_row(Text(self.speak("draw-total"), "dim"), total)
        return grid

    def box(self, filled: list[int], box: int) -> Text:
        if box < len(filled):
            points = filled[box]
            return Text(f"{points:>3}" if points else "  ✗", "bold" if points else "red")
        if box == len(filled) and self.seat == self.view.active and self.view.phase != "over":
            built = int(self.view.copy.points_of(self.view.copy.built_now))
            return Text(f"{built:>+3}" if built else "  ▸", "green" if built else "dim")
        return Text("  ·", "dim")

    def titles(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for name, who, note in self.title_notes():
            style = "dim" if who == "free" else "bold" if who == "own" else "default"
            grid.add_row(Text(name, "dim"))
            grid.add_row(Text(f"  {note}", style))
        return grid

    def title_notes(self) -> list[tuple[str, str, str]]:
        """Each title by its name, whose it is to who looks, and what there is to say of it."""
        found = []
        for title, holder, counts in (
            ("army", self.view.army, self.view.knights),
            ("route", self.view.route, self.view.routes),
        ):
            who = "free" if holder == NOBODY else "own" if holder == self.seat else "other"
            called = {"name": self.scene.names[holder], "count": counts[holder]}
            note = self.speak(f"draw-{title}-{who}", **called)
            if title == "route" and who == "free":
                note += f" {MARK}"
            found.append((self.speak(f"draw-{title}"), who, note))
        return found

    def others(self) -> RenderableType:
        """The other seats: points and how much of each kind is built."""
        grid = Table.grid(padding=(0, 1))
        for seat in range(self.view.seats):
            if seat == self.seat:
                continue
            row = [Text(short(self.scene.names[seat]), "bold")]
            row.append(Text(f"{self.view.totals[seat]:>3}", "bold", justify="right"))
            for sort, count in self.counts(seat).items():
                row.append(Text(f"{SIGNS[sort]}{count}", "default" if count else "dim"))
            grid.add_row(*row)
        return grid

    def counts(self, seat: int) -> dict[str, int]:
        sheet = self.view.copy.sheet
        sorts = [SORTS[sheet.sort[sheet.number[id]]] for id in self.view.built[seat]]
        return {sort: sorts.count(sort) for sort in SORTS}

    def legend(self) -> RenderableType:
        text = Text("  ")
        text.append(" ".join(SIGNS.values()), INK)
        text.append(f" {self.speak('dice-built')}   ")
        text.append("‹ ›", NOW)
        text.append(f" {self.speak('dice-now')}   ")
        text.append(self.speak("dice-near"), NEAR)
        text.append("   ")
        text.append(self.speak("dice-far"), FAR)
        return text

    # ---- dice -----------------------------------------------------------------------------

    def tray(self) -> RenderableType:
        """The dice of the running turn, numbered as they are named at the prompt."""
        if self.view.phase == "over":
            return Text()
        names = [self.thing(face) for face in FACES]
        width = max(len(name) for name in names) + 2
        lines = [Text("  "), Text("  "), Text("  ")]
        for place, face in enumerate(self.view.faces):
            add_tile(lines, place, face, self.view.dice_state[place], names, width)
        return Group(Text(f"  {self.invitation()}", "dim"), *lines)

    def invitation(self) -> str:
        if self.view.step in ("build", "won"):
            left = sum(1 for how in self.view.dice_state if how in USABLE)
            return self.speak("draw-dice-left", left=left)
        if self.view.throws == 0:
            return self.speak("draw-tray-ready-note")
        return self.speak("draw-throws-left", left=THROWS - self.view.throws)


def add_tile(
    lines: list[Text], place: int, face: int, how: int, names: list[str], width: int
) -> None:
    """One die: a frame with the face in it and its number below."""
    known = face != UNTHROWN
    name = (names[face] if known else "?").center(width)
    style = TILES[FACES[face]] if known else "dim"
    number = f" {place + 1} "
    if known and how not in USABLE:
        style = "dim strike"
        number = " ✗ " if how == LOST else " ✓ "
    lines[0].append(f"┌{'─' * width}┐ ", "dim")
    lines[1].append("│", "dim").append(name, style).append("│ ", "dim")
    lines[2].append(f"└{number.center(width, '─')}┘ ", "dim")


def short(name: str) -> str:
    return name if len(name) <= 10 else name[:9] + "…"


def show(scene: Scene) -> RenderableType:
    """The whole sheet."""
    sheet = Sheet(scene)
    if scene.width < SIDE_BY_SIDE:
        middle: RenderableType = Group(sheet.island(), Text(), sheet.margin())
    else:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(sheet.island(), sheet.margin())
        middle = grid
    return Group(sheet.head(), middle, sheet.legend(), sheet.tray())


def glance(scene: Scene) -> RenderableType:
    """While dice are thrown only they change; the sheet comes back for building."""
    sheet = Sheet(scene)
    if sheet.view.phase == "throwing":
        return sheet.tray()
    return show(scene)


TERMINAL: Final = Terminal(show=show, glance=glance, words=lambda scene: Sheet(scene).words())
