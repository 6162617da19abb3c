"""Standing orders: what a person wants done for its seat until the turn ends.

The server carries them out as ordinary steps, which their game names and the rules judge. Nobody
else is told that one stands: it is in no view but its owner's, nobody else is sent anything when it
is given, and its steps come after as long a while as those of somebody who decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from secrets import SystemRandom
from typing import Any, Final

from quipu.core.change import Change
from quipu.core.game import Game
from quipu.core.memory import Observation
from quipu.core.refusal import Refusal
from quipu.presenting import Looking, auto_actions
from quipu.presenting.auto_actions import AutoAction, AutoActions, first_wanted, lasting
from quipu.texts import Speak

NO_ORDER: Final = Refusal("no_order", "")
LONGEST: Final = 3.0  # pauses of a bot within which a step of an order comes
CHANGED_MIND: Final = ("undo", "resign", "takeover", "return")  # knots that end a seat's orders


NONE: Final[AutoActions] = frozenset()


def read(stored: Sequence[dict[str, Any]] | None) -> AutoActions:
    return frozenset(AutoAction(**each) for each in stored or ())


def written(orders: AutoActions) -> list[dict[str, Any]] | None:
    return [asdict(order) for order in sorted(orders)] or None


def while_away(pause: float) -> float:
    """Seconds until a step of an order: no two alike, as with people."""
    return pause * (1 + (LONGEST - 1) * SystemRandom().random())


# ---- what follows from a position ---------------------------------------------------------------


def left(orders: AutoActions, game: Game, change: Change, names: Sequence[str]) -> AutoActions:
    """The orders that still stand after a change: not beyond the turn, not against their owner."""
    if not orders or change.ended is not None:
        return NONE
    ends = {knot.get("seat") for knot in change.knots if knot.get("table") in CHANGED_MIND}
    kept = frozenset(order for order in orders if order.seat not in ends)
    return lasting(game, change.moment, kept, names)


def wants_any(game: Game, change: Change, orders: AutoActions, names: Sequence[str]) -> bool:
    """Whether an order wants a step after a change."""
    return first_wanted(game, change.moment, orders, names) is not None


def offered(
    game: Game, orders: AutoActions, looking: Looking[Observation], speak: Speak
) -> list[dict[str, Any]]:
    """What the observer may order now, and what of it stands."""
    return [
        {"order": each.name, "title": speak(f"order-{each.name}"), "on": stands}
        for each, stands in auto_actions.offered(game, looking, orders)
    ]
