"""The table of the Inkas as a drawing: board, culture boards, decks, dice and supply.

It asks no rules: what can be done comes from the legal actions, what is known from the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quipu.drawing import Drawing
from quipu.games.inca.draw_board import draw_ground, draw_pieces, draw_robber
from quipu.games.inca.draw_culture import draw_seat
from quipu.games.inca.draw_layout import INCA, Desk, layout_for
from quipu.games.inca.draw_table import draw_table
from quipu.games.inca.draw_targets import draw_targets
from quipu.games.inca.draw_view import View, seen
from quipu.settlers.draw_board import draw_chips, draw_dice, draw_numbers
from quipu.settlers.draw_kit import Form

if TYPE_CHECKING:
    from quipu.core.state import Action
    from quipu.games.inca.view import IncaObservation
    from quipu.texts import Speak


def draw(
    view: IncaObservation,
    legal: Sequence[Action[Any]],
    speak: Speak,
    names: Sequence[str],
    narrow: bool = False,
) -> Drawing:
    """The table as the viewer sees it; `narrow` for phones."""
    actions = [action.to_json() for action in legal]
    return draw_view(seen(view), actions, speak, names, narrow)


def draw_view(
    view: View, actions: Sequence[Form], speak: Speak, names: Sequence[str], narrow: bool
) -> Drawing:
    layout, label = layout_for(narrow), speak("draw-label")
    desk = Desk.laid(INCA, layout, view, actions, speak, names, label, __package__)
    desk.lay_open(draw_open)
    draw_targets(desk)
    return desk.drawing


def draw_open(desk: Desk) -> None:
    """What lies open to all."""
    view = desk.view
    desk.lay(draw_ground)
    desk.lay(draw_chips, view.chips, view.robber, view.dice)
    desk.lay(draw_pieces, view.roads, view.settlements, view.cities, view.ruins)
    draw_robber(desk)
    draw_dice(desk)
    for seat in range(view.seats):
        draw_seat(desk, seat)
    draw_table(desk)
    draw_numbers(desk, {"hex": "h", "path": "e", "cross": "v"})
