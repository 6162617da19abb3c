"""What the drawing asks of an observation, by mode, and what it keeps of it while drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from quipu.settlers.draw_desk import NOBODY, picked_cards
from quipu.settlers.draw_desk import View as SettlersView

FREE: Final = -1
GOLDEN: Final = -2


class Seen(Protocol):
    """What a seat may know of the base game, in the words of the box."""

    @property
    def variant(self) -> str:
        """`egypt`, `egypt-gods` or `egypt-pyramid`."""

    @property
    def seat(self) -> int:
        """Who looks; -1 is a spectator."""

    @property
    def seats(self) -> int: ...

    @property
    def terrains(self) -> Sequence[str]:
        """By hex: `alluvial`, `pasture`, `fields`, `papyrus_grove`, `quarry`, `desert`."""

    @property
    def chips(self) -> Sequence[int]:
        """By hex; 0 without a chip."""

    @property
    def harbours(self) -> Mapping[int, str]:
        """By path: a kind of card, or `any`."""

    @property
    def robber(self) -> int: ...

    @property
    def settlements(self) -> Sequence[Sequence[int]]:
        """By seat, as all pieces."""

    @property
    def temple_cities(self) -> Sequence[Sequence[int]]: ...

    @property
    def oxcarts(self) -> Sequence[Sequence[int]]: ...

    @property
    def dice(self) -> Sequence[int]:
        """The two dice of this turn; none before the roll."""

    @property
    def bank(self) -> Mapping[str, int]: ...

    @property
    def hand(self) -> Mapping[str, int]:
        """Own cards by kind; none for a spectator."""

    @property
    def held(self) -> Mapping[str, int]:
        """Own development cards by title, new ones included."""

    @property
    def new_cards(self) -> Mapping[str, int]:
        """Own development cards bought in this turn, by title."""

    @property
    def route_holder(self) -> int: ...

    @property
    def army_holder(self) -> int: ...

    def phase_json(self) -> Mapping[str, object]:
        """While cards are discarded, `picked` has by seat what is chosen but not yet given."""


class SeenGods(Seen, Protocol):
    """What is known besides in `egypt-gods`."""

    @property
    def gods(self) -> Sequence[str]:
        """By seat; an empty name before it has one."""

    @property
    def god_sides(self) -> Sequence[str]:
        """By seat: `a` or `b`."""

    @property
    def open_gods(self) -> Sequence[str]: ...


class SeenPyramid(SeenGods, Protocol):
    """What is known besides in `egypt-pyramid`."""

    @property
    def boats(self) -> Sequence[Sequence[int]]: ...

    @property
    def stones(self) -> Sequence[int]:
        """By place of the site: a seat, FREE or GOLDEN."""

    @property
    def golden_left(self) -> int:
        """Golden stones still in the stack."""

    @property
    def golden_number(self) -> int:
        """The number revealed last; 0 before the first."""

    @property
    def blessed(self) -> Sequence[bool]:
        """By seat: under the blessing, not the curse."""

    @property
    def favour(self) -> int:
        """Who has the Vizier's Favour; -1 nobody."""


@dataclass(frozen=True, kw_only=True)
class View(SettlersView):
    """One look at the table, read once; the parts of other modes are empty."""

    variant: str
    harbours: Mapping[int, str]
    temple_cities: Sequence[Sequence[int]]
    oxcarts: Sequence[Sequence[int]]
    gods: Sequence[str] = ()
    god_sides: Sequence[str] = ()
    open_gods: Sequence[str] = ()
    boats: Sequence[Sequence[int]] = ()
    stones: Sequence[int] = ()
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

    def buildings(self, seat: int) -> set[int]:
        return {*self.settlements[seat], *self.temple_cities[seat]}


def seen(view: Seen) -> View:
    return View(
        variant=view.variant,
        seat=int(view.seat),
        seats=int(view.seats),
        terrains=view.terrains,
        chips=view.chips,
        harbours=view.harbours,
        robber=int(view.robber),
        settlements=view.settlements,
        temple_cities=view.temple_cities,
        oxcarts=view.oxcarts,
        dice=view.dice,
        bank=view.bank,
        hand=view.hand,
        picked=picked_cards(view),
        held=view.held,
        new_cards=view.new_cards,
        route_holder=int(view.route_holder),
        army_holder=int(view.army_holder),
        **_of_gods(view),
        **_of_pyramid(view),
    )


def _of_gods(view: Seen) -> dict[str, Any]:
    if view.variant == "egypt":
        return {}
    more = cast("SeenGods", view)
    return {"gods": more.gods, "god_sides": more.god_sides, "open_gods": more.open_gods}


def _of_pyramid(view: Seen) -> dict[str, Any]:
    if view.variant != "egypt-pyramid":
        return {}
    more = cast("SeenPyramid", view)
    return {
        "boats": more.boats,
        "stones": more.stones,
        "golden_left": int(more.golden_left),
        "golden_number": int(more.golden_number),
        "blessed": more.blessed,
        "favour": int(more.favour),
    }
