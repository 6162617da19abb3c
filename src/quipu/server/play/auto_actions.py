"""Standing orders: what a person wants done for its seat until the turn ends.

The server carries them out as ordinary steps, which their game names and the rules judge. Nobody
else is told that one stands: it is in no view but its owner's, nobody else is sent anything when it
is given, and its steps come after as long a while as those of somebody who decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from secrets import SystemRandom
from typing import TYPE_CHECKING, Any, Final

from quipu.core.memory import Observation
from quipu.core.refusal import IllegalAction, Refusal
from quipu.presenting import Looking, auto_actions, presenter
from quipu.presenting.auto_actions import (
    AutoAction,
    AutoActions,
    first_wanted,
    lasting,
    look,
    wanted,
)
from quipu.server.db.storage import retry_on_conflict

if TYPE_CHECKING:
    from quipu.core.change import Change
    from quipu.play.messages.client import SetOrder
    from quipu.server.play.session import TableSession
    from quipu.texts import Speak

KIND: Final = "order"  # of due work
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


def left(live: TableSession, change: Change, names: Sequence[str]) -> AutoActions:
    """The orders that still stand after a change: not beyond the turn, not against their owner."""
    if not live.orders or change.ended is not None:
        return NONE
    ends = {knot.get("seat") for knot in change.knots if knot.get("table") in CHANGED_MIND}
    kept = frozenset(order for order in live.orders if order.seat not in ends)
    return lasting(live.game, change.moment, kept, names)


def due_after(
    live: TableSession, orders: AutoActions, change: Change, at: float, names: Sequence[str]
) -> Any:
    """The work that orders cause; what was due before stays due then."""
    if first_wanted(live.game, change.moment, orders, names) is None:
        return {}
    return {KIND: min(at, live.ordered_at or at)}


def offered(
    live: TableSession, looking: Looking[Observation], speak: Speak
) -> list[dict[str, Any]]:
    """What the observer may order now, and what of it stands."""
    return [
        {"order": each.name, "title": speak(f"order-{each.name}"), "on": stands}
        for each, stands in auto_actions.offered(live.game, looking, live.orders)
    ]


# ---- giving and carrying out --------------------------------------------------------------------


@retry_on_conflict
async def give(live: TableSession, seat: int, message: SetOrder, pause: float) -> None:
    """Store an order or its end, then show it to its owner alone."""
    from quipu.server.play.commands import running

    name, on = message.order, message.on
    async with live.changing():
        table = running(live, seat)
        looking = look(live.game, table.now, seat, table.names)
        shown = presenter(live.game)
        order = AutoAction(seat, name, shown.turn(looking))
        if on and name not in shown.orders(looking):
            raise IllegalAction(NO_ORDER)
        orders = live.orders | {order} if on else live.orders - {order}
        if orders == live.orders:
            return
        if on and wanted(live.game, table.now, order, table.names):
            live.ordered_at = live.store.now() + while_away(pause)
            await live.store.set_due(live.row.id, KIND, live.ordered_at)
        form = written(orders)
        await live.store.change_table(live.row, orders=form)
        live.orders = orders
        live.gallery.turn(bool(live.lines))
        live.wake()
    for line in live.lines:
        if line.seat == seat:
            line.show()


async def carry_out(live: TableSession, pause: float) -> bool:
    """Do the next step that an order wants; whether there was one."""
    async with live.changing():
        table = live.table
        live.ordered_at = None
        if table is not None and table.ended is None:
            people = [order for order in live.orders if live.bot_of(order.seat) is None]
            found = first_wanted(live.game, table.now, people, table.names)
            if found is not None:
                await live.keep(table.prepare(*found), pause)
                return True
        await live.store.drop_due(live.row.id, KIND, live.row.version)
    return False
