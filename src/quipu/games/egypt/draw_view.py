"""One look at a table of Egypt in any of its modes, read once for drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from quipu.games.egypt.god_view import GodsObservation
from quipu.games.egypt.pyramid_view import PyramidObservation
from quipu.games.egypt.view import EgyptObservation
from quipu.settlers.draw_desk import NOBODY, seen_alike
from quipu.settlers.draw_desk import View as SettlersView

FREE: Final = -1
GOLDEN: Final = -2


@dataclass(frozen=True, kw_only=True)
class View(SettlersView):
    """One look at the table, read once; the parts of other modes are empty."""

    variant: str
    harbours: Mapping[int, str]
    oxcarts: Sequence[Sequence[int]]
    gods: Sequence[str] = ()
    god_sides: Sequence[str] = ()
    open_gods: Sequence[str] = ()
    boats: Sequence[Sequence[int]] = ()
    stones: Sequence[int] = ()  # by place: a seat, FREE or GOLDEN
    golden_left: int = 0
    golden_number: int = 0
    blessed: Sequence[bool] = ()
    favour: int = NOBODY

    @property
    def has_gods(self) -> bool:
        return self.variant != "egypt"

    @property
    def has_pyramid(self) -> bool:
        return self.variant == "egypt-pyramid"


def seen(view: EgyptObservation) -> View:
    return View(
        variant=view.variant,
        terrains=view.terrains,
        harbours=view.harbours,
        oxcarts=view.oxcarts,
        **seen_alike(view),
        **_of_gods(view),
        **_of_pyramid(view),
    )


def _of_gods(view: EgyptObservation) -> dict[str, Any]:
    if not isinstance(view, GodsObservation):
        return {}
    return {"gods": view.gods, "god_sides": view.god_sides, "open_gods": view.open_gods}


def _of_pyramid(view: EgyptObservation) -> dict[str, Any]:
    if not isinstance(view, PyramidObservation):
        return {}
    return {
        "boats": view.boats,
        "stones": view.stones,
        "golden_left": int(view.golden_left),
        "golden_number": int(view.golden_number),
        "blessed": view.blessed,
        "favour": int(view.favour),
    }
