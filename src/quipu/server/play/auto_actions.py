"""Standing orders: what a person wants done for its seat until the turn ends.

The server carries them out as ordinary steps, which their game names and the rules judge. Nobody
else is told that one stands: it is in no view but its owner's, nobody else is sent anything when it
is given, and its steps come after as long a while as those of somebody who decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from secrets import SystemRandom
from typing import TYPE_CHECKING, Any, Final

from quipu.core.memory import Observation
from quipu.core.refusal import IllegalAction, Refusal
from quipu.core.state import Action
from quipu.presenting import Looking, looking_at, presenter
from quipu.server.db.storage import retry_on_conflict

if TYPE_CHECKING:
    from quipu.core.change import Change
    from quipu.core.game import Game
    from quipu.core.timeline import Moment
    from quipu.play.messages.client import SetOrder
    from quipu.server.play.session import TableSession
    from quipu.texts import Speak

KIND: Final = "order"  # of due work
NO_ORDER: Final = Refusal("no_order", "")
LONGEST: Final = 3.0  # pauses of a bot within which a step of an order comes
CHANGED_MIND: Final = ("undo", "resign", "takeover", "return")  # knots that end a seat's orders


@dataclass(frozen=True)
class AutoAction:
    """One wish of a seat, for one turn of the game."""

    seat: int
    name: str
    turn: int


AutoActions = frozenset[AutoAction]
NONE: Final[AutoActions] = frozenset()


def read(stored: Sequence[dict[str, Any]] | None) -> AutoActions:
    return frozenset(AutoAction(**each) for each in stored or ())


def written(orders: AutoActions) -> list[dict[str, Any]] | None:
    ordered = sorted(orders, key=lambda each: (each.seat, each.name))
    return [asdict(order) for order in ordered] or None


def while_away(pause: float) -> float:
    """Seconds until a step of an order: no two alike, as with people."""
    return pause * (1 + (LONGEST - 1) * SystemRandom().random())


# ---- what follows from a position ---------------------------------------------------------------


def look(game: Game, moment: Moment, seat: int, names: Sequence[str]) -> Looking[Observation]:
    """With the eyes of the seat, and with nothing else."""
    memory = moment.memories[seat]
    return looking_at(game, moment.state, seat, "en", names, memory=memory)


def wanted(
    game: Game, moment: Moment, order: AutoAction, names: Sequence[str]
) -> Action[Any] | None:
    """The step by which an order is carried out now, if there is one."""
    if order.seat not in moment.state.waiting():
        return None
    return presenter(game).ordered(look(game, moment, order.seat, names), order.name)


def left(live: TableSession, change: Change, names: Sequence[str]) -> AutoActions:
    """The orders that still stand after a change: not beyond the turn, not against their owner."""
    if not live.orders or change.ended is not None:
        return NONE
    ends = {knot.get("seat") for knot in change.knots if knot.get("table") in CHANGED_MIND}
    shown, moment = presenter(live.game), change.moment
    return frozenset(
        order
        for order in live.orders
        if order.seat not in ends
        and shown.turn(look(live.game, moment, order.seat, names)) == order.turn
    )


def due_after(
    live: TableSession, orders: AutoActions, change: Change, at: float, names: Sequence[str]
) -> Any:
    """The work that orders cause; what was due before stays due then."""
    if not any(wanted(live.game, change.moment, order, names) for order in orders):
        return {}
    return {KIND: min(at, live.ordered_at or at)}


def offered(
    live: TableSession, looking: Looking[Observation], speak: Speak
) -> list[dict[str, Any]]:
    """What the observer may order now, and what of it stands."""
    shown = presenter(live.game)
    turn = shown.turn(looking)
    return [
        {
            "order": name,
            "title": speak(f"order-{name}"),
            "on": AutoAction(looking.seat, name, turn) in live.orders,
        }
        for name in shown.orders(looking)
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
            for order in sorted(live.orders, key=lambda each: (each.seat, each.name)):
                if live.bot_of(order.seat) is not None:
                    continue
                action = wanted(live.game, table.now, order, table.names)
                if action is not None:
                    await live.keep(table.prepare(order.seat, action), pause)
                    return True
        await live.store.drop_due(live.row.id, KIND, live.row.version)
    return False
