"""The table of Jade as a drawing: the area, stacks and displays, artefacts, and the own rack.

It asks no rules: what can be done comes from the legal actions, what is known from the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quipu.drawing import Drawing
from quipu.games.jade.draw_board import crosses, draw_board, draw_ground
from quipu.games.jade.draw_layout import TABLE, Desk, Form, layout_for
from quipu.games.jade.draw_rack import draw_rack, draw_rack_ground
from quipu.games.jade.draw_side import draw_side, draw_side_ground
from quipu.games.jade.draw_targets import draw_targets
from quipu.games.jade.draw_view import Seen, View, seen

if TYPE_CHECKING:
    from quipu.core.state import Action
    from quipu.texts import Speak


def draw(
    view: Seen,
    legal: Sequence[Action[Any]],
    speak: Speak,
    names: Sequence[str],
    narrow: bool = False,
) -> Drawing:
    """The table as the viewer sees it; `narrow` for phones, with all else below the area."""
    return draw_view(seen(view), [action.to_json() for action in legal], speak, names, narrow)


def draw_view(
    view: View, actions: Sequence[Form], speak: Speak, names: Sequence[str], narrow: bool
) -> Drawing:
    layout = layout_for(view, narrow)
    desk = Desk(
        drawing=Drawing(
            layout.width,
            layout.height,
            speak("draw-label"),
            backdrop=TABLE,
            home=__package__,
            parts=layout.parts,
        ),
        layout=layout,
        view=view,
        actions=actions if view.seat >= 0 else [],
        speak=speak,
        names=names,
    )
    desk.lay(draw_grounds, "ground", crosses(view.faces))
    draw_board(desk)
    draw_side(desk)
    draw_rack(desk)
    draw_targets(desk)
    return desk.drawing


def draw_grounds(desk: Desk) -> None:
    draw_ground(desk)
    draw_side_ground(desk)
    draw_rack_ground(desk)
