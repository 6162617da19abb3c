"""The table of Egypt as a drawing: board, building site, open gods, dice and bank.

It asks no rules: what can be done comes from the legal actions, what is known from the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quipu.drawing import Drawing
from quipu.games.egypt.draw_gods import draw_gods
from quipu.games.egypt.draw_layout import EGYPT, Desk, layout_for
from quipu.games.egypt.draw_map import draw_ground
from quipu.games.egypt.draw_pieces import draw_pieces
from quipu.games.egypt.draw_site import draw_site, draw_site_ground
from quipu.games.egypt.draw_table import draw_bank
from quipu.games.egypt.draw_targets import draw_targets
from quipu.games.egypt.draw_view import View, seen
from quipu.settlers.draw_board import draw_chips, draw_dice, draw_numbers, draw_robber, robber_spot
from quipu.settlers.draw_kit import Form

if TYPE_CHECKING:
    from quipu.core.state import Action
    from quipu.games.egypt.view import EgyptObservation
    from quipu.texts import Speak


def draw(
    view: EgyptObservation,
    legal: Sequence[Action[Any]],
    speak: Speak,
    names: Sequence[str],
    narrow: bool = False,
) -> Drawing:
    """The table as the viewer sees it; `narrow` for phones.

    With fewer actions than are legal only those are offered: a page that has asked which oxcart
    to move, or that uses a god, passes the ones that are left.
    """
    actions = [action.to_json() for action in legal]
    return draw_view(seen(view), actions, speak, names, narrow)


def draw_view(
    view: View, actions: Sequence[Form], speak: Speak, names: Sequence[str], narrow: bool
) -> Drawing:
    layout = layout_for(view, narrow)
    label = speak("draw-label-" + view.variant)
    desk = Desk.laid(EGYPT, layout, view, actions, speak, names, label, __package__)
    desk.lay_open(draw_open)
    draw_targets(desk)
    return desk.drawing


def draw_open(desk: Desk) -> None:
    """What lies open to all."""
    view = desk.view
    desk.lay(draw_ground, view.has_pyramid, view.harbours)
    desk.lay(draw_chips, view.chips, view.robber, view.dice)
    desk.lay(draw_pieces, view.oxcarts, view.boats, view.settlements, view.cities)
    draw_robber(desk, robber_spot(desk, view.robber), desk.lands[view.robber])
    draw_dice(desk)
    desk.lay(draw_bank, view.bank)
    if view.has_pyramid:
        desk.lay(draw_site_ground)
        desk.lay(draw_site, view.stones, view.golden_left, view.golden_number)
    if view.has_gods:
        desk.lay(draw_gods, view.gods, view.god_sides, view.open_gods)
    draw_numbers(desk, {"hex": "", "path": "", "cross": ""})
