"""The table as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quipu.drawing import Drawing

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
    return Drawing(400 if narrow else 1200, 800, speak("game-inca"))
