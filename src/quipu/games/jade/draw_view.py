"""What the drawing asks of an observation, and what it keeps of it while drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

from quipu.games.jade.tiles import SIZE

NOBODY: Final = -1
NOWHERE: Final = -1
FIGURES: Final = (3, 1, 1)  # J1.9: of one, two and three archaeologists


class Seen(Protocol):
    """What a seat may know."""

    @property
    def seat(self) -> Any:
        """Who looks; -1 is a spectator."""

    @property
    def seats(self) -> int: ...

    @property
    def mover(self) -> int: ...

    @property
    def table(self) -> Mapping[str, object]:
        """The public position, as `formats.md` describes it."""

    @property
    def options(self) -> Mapping[str, object]: ...

    @property
    def faces(self) -> Sequence[int]:
        """By cell: the face that lies there, or EMPTY."""

    @property
    def heights(self) -> Sequence[int]:
        """Of the stacks."""

    @property
    def gold(self) -> Sequence[int]: ...

    @property
    def hidden(self) -> int:
        """How many artefacts are in the heap."""

    @property
    def hand_sizes(self) -> Sequence[int]: ...

    @property
    def hands(self) -> Sequence[Sequence[str] | None]:
        """By seat; None where the viewer may not look."""

    @property
    def points(self) -> Sequence[int | None]: ...

    @property
    def winners(self) -> Sequence[int]: ...


@dataclass(frozen=True)
class Figure:
    """A figure on the board: whose, how many archaeologists, and where."""

    seat: int
    size: int
    cell: int
    part: int


@dataclass(frozen=True)
class View:
    """One look at the table, read once; what the viewer may not see is not in it."""

    seat: int
    seats: int
    mover: int
    phase: str
    faces: Sequence[int]
    figures: Sequence[Figure]
    jeeps: Sequence[int]
    displays: Sequence[Sequence[str]]
    heights: Sequence[int]
    open: Sequence[str]
    hidden: int
    hands: Sequence[Sequence[str] | None]
    hand_sizes: Sequence[int]
    gold: Sequence[int | None]
    points: Sequence[int | None] = ()
    winners: Sequence[int] = ()
    laid: int = NOWHERE  # while figures are decided: the cell of the city tile just laid
    drawn: str = ""  # the tile that must be laid
    designs_matter: bool = False
    last_round: bool = False
    supplies: Sequence[Sequence[int]] = field(default_factory=tuple)

    @property
    def over(self) -> bool:
        return self.phase == "over"


def seen(view: Seen) -> View:
    table = cast("Mapping[str, Any]", view.table)
    phase = table["phase"]
    place = phase.get("cell")
    figures = [
        Figure(seat, size, SIZE * y + x, part) for seat, size, x, y, part in table["figures"]
    ]
    own, over = int(view.seat), phase["name"] == "over"
    shown = over or bool(view.options["show_gold"])
    return View(
        seat=own,
        seats=view.seats,
        mover=view.mover,
        phase=phase["name"],
        faces=view.faces,
        figures=figures,
        jeeps=[SIZE * y + x for x, y in table["jeeps"]],
        displays=table["displays"],
        heights=view.heights,
        open=table["open"],
        hidden=view.hidden,
        hands=view.hands,
        hand_sizes=view.hand_sizes,
        gold=[gold if shown or seat == own else None for seat, gold in enumerate(view.gold)],
        points=view.points,
        winners=view.winners,
        laid=SIZE * place[1] + place[0] if place else NOWHERE,
        drawn=phase.get("tile", ""),
        designs_matter=bool(view.options["designs_matter"]),
        last_round=table["last_turn"] > 0,
        supplies=[_supply(figures, seat) for seat in range(view.seats)],
    )


def _supply(figures: Sequence[Figure], seat: int) -> list[int]:
    """What is left of each size."""
    posted = [figure.size for figure in figures if figure.seat == seat]
    return [count - posted.count(size) for size, count in enumerate(FIGURES, 1)]
