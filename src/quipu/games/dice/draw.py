"""The sheet of one seat as a drawing: what is built in ink, what can be built now pencilled.

It asks no rules: what can be done comes from the legal actions, what is known from the view.
Dice are boxes to check while throwing: checked ones are kept, the page throws the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from quipu.drawing import Drawing
from quipu.games.dice.draw_island import draw_ground
from quipu.games.dice.draw_layout import Desk, layout_for
from quipu.games.dice.draw_margin import draw_margin
from quipu.games.dice.draw_places import BASE, PLUS
from quipu.games.dice.draw_score import draw_score
from quipu.games.dice.draw_symbols import draw_numbers, draw_symbols
from quipu.games.dice.draw_tray import draw_tray

if TYPE_CHECKING:
    from quipu.core.state import Action
    from quipu.games.dice.view import DiceObservation
    from quipu.texts import Speak

BACKDROP: Final = "#F4EDDF"


def draw(
    view: DiceObservation,
    legal: Sequence[Action[Any]],
    speak: Speak,
    names: Sequence[str],
    narrow: bool = False,
    of: int = -1,
) -> Drawing:
    """The sheet `of` a seat, else the viewer's, for a spectator that of the active seat."""
    owner = of if of >= 0 else view.seat if view.seat >= 0 else view.active
    layout = layout_for(view, narrow)
    plus = view.variant == "dice-plus"
    label = speak("draw-label-plus" if plus else "draw-label", name=names[owner])
    desk = Desk(
        drawing=Drawing(
            layout.width,
            layout.height,
            label,
            backdrop=BACKDROP,
            home=__package__,
            parts=layout.parts,
        ),
        layout=layout,
        view=view,
        page=PLUS if plus else BASE,
        owner=owner,
        actions=[action.to_json() for action in legal],
        speak=speak,
        names=names,
    )
    desk.lay(draw_ground, "ground")
    draw_margin(desk)
    draw_score(desk)
    draw_tray(desk)
    draw_symbols(desk)
    desk.lay(draw_numbers, "numbers")
    return desk.drawing
