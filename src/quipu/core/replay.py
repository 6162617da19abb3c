"""Replay and verify: a cord back to its positions, and the proof that nobody touched it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quipu.core.fairluck import FairLuck, commitment_to, salt_for
from quipu.core.game import Game
from quipu.core.journal import Event
from quipu.core.luck import ListeningLuck, LuckMismatch, RecordedLuck
from quipu.core.record import BadRecord, Record, numbers, read_key
from quipu.core.refusal import IllegalAction, Malformed, shown
from quipu.core.table import CHANGES, Table


def replay(game: Game, record: Record) -> Iterator[Table]:
    """The table after the start and after every further knot; one table, moving on."""
    table = take_place(game, record, None)
    if not record.knots:
        raise BadRecord(2, "the game has no start")
    for number, knot in enumerate(record.knots):
        try:
            follow(table, knot)
        except (IllegalAction, LuckMismatch, ValueError) as error:
            raise BadRecord(number + 2, str(error)) from None
        yield table


def take_place(game: Game, record: Record, key: bytes | None) -> Table:
    """An empty table at this cord, if game, rules version, seats and options are known."""
    header: Any = record.header
    if header["game"] != game.key:
        raise BadRecord(1, f"this is a game of {shown(header['game'])}, not of {game.key}")
    version: int = header["rules"]
    if not game.plays(version):
        raise BadRecord(1, f"played by rules version {version}; this is {game.rules_version}")
    try:
        agreed = game.recall(version, len(header["seats"]), header["options"])
    except IllegalAction as error:
        raise BadRecord(1, str(error)) from None
    known = {each.name: agreed[each.name] for each in game.options if each.version <= version}
    if known != header["options"]:
        raise BadRecord(1, "options are missing")
    return Table(game, record, key)


def follow(table: Table, knot: dict[str, Any]) -> None:
    """Do again what one knot says."""
    kind = knot.get("table")
    if (knot["knot"] == 0) != (kind == "start"):
        raise Malformed("a cord begins with its start, and only there")
    if table.ended is not None and (kind != "end" or table.is_closed):
        raise Malformed("the game is over")
    if kind is None:
        seat = seat_of(table, knot)
        action = table.game.parse(knot.get("action"))
        table.tell(table.repeat(seat, action, numbers(knot, "luck")))
        table.end_by_rules()
    elif kind == "start":
        luck = RecordedLuck(numbers(knot, "luck"))
        table.tell(table.lay_out(luck))
        if not luck.is_spent():
            raise Malformed("more luck was recorded than the set-up asks for")
    elif kind == "end":
        table.is_closed = True
        if table.ended is None or knot.get("result") != table.ended.to_json():
            raise Malformed("the result is not that of the game")
        if read_key(knot.get("key")) is None:
            raise Malformed("the end does not reveal the luck key")
    elif isinstance(kind, str):
        follow_table_knot(table, kind, knot)
    else:
        raise Malformed(f"there is no table knot {shown(kind)}")


def follow_table_knot(table: Table, kind: str, knot: dict[str, Any]) -> None:
    if kind == "agreed_end":
        table.end_agreed()
        return
    seat = seat_of(table, knot)
    if kind == "undo":
        steps = knot.get("steps")
        if type(steps) is not int or not 1 <= steps <= len(table.steps):
            raise Malformed("there are not so many steps to undo")
        table.drop(seat, steps)
    elif kind == "resign":
        if seat in table.resigned:
            raise Malformed("this seat has resigned before")
        table.give_up(seat)
    elif kind in CHANGES and isinstance(knot.get("player"), str):
        table.tell([Event(kind, {"seat": seat, "player": knot.get("player")})])
    else:
        raise Malformed(f"there is no table knot {shown(kind)}")


def seat_of(table: Table, knot: dict[str, Any]) -> int:
    seat = knot.get("seat")
    if type(seat) is not int or not 0 <= seat < table.seats:
        raise Malformed("there is no such seat")
    return seat


def resume(game: Game, record: Record, key: bytes) -> Table:
    """Take up a stored game again: nothing is lost and luck goes on where it was."""
    luck: Any = record.header["luck"]
    if commitment_to(key) != luck["commitment"]:
        raise BadRecord(1, "the key does not fit the commitment")
    table = list(replay(game, record))[-1]
    table.key = key
    table.fair = FairLuck(key, luck["table"], list(luck["nonces"]))
    if table.ended is not None and record.knots[-1].get("table") != "end":
        table.finish(table.ended)
    return table


class Verdict:
    """What was checked of a record that proved sound."""

    def __init__(self, knots: int, finished: bool, head: bool, luck: bool) -> None:
        self.knots = knots
        self.finished = finished
        self.chain = True
        self.head = head
        self.luck = luck

    def to_json(self) -> dict[str, object]:
        return {
            "knots": self.knots,
            "finished": self.finished,
            "chain": self.chain,
            "head": self.head,
            "luck": self.luck,
        }


def verify(game: Game, record: Record, head: str = "") -> Verdict:
    """Check chain, published head and luck as far as they are there; BadRecord names the line."""
    if head and not any(knot["hash"] == head for knot in record.knots):
        raise BadRecord(len(record.knots) + 1, "the published head is not in this cord")
    ended = False
    for table in replay(game, record):
        ended = table.ended is not None
    key = record.revealed_key()
    if key is not None:
        check_luck(game, record, key)
    return Verdict(len(record.knots), ended, bool(head), key is not None)


def check_luck(game: Game, record: Record, key: bytes) -> None:
    """Draw everything again from the revealed key and compare."""
    luck: Any = record.header["luck"]
    if commitment_to(key) != luck["commitment"]:
        raise BadRecord(len(record.knots) + 1, "the key does not fit the commitment")
    fair = FairLuck(key, luck["table"], list(luck["nonces"]))
    table = Table(game, record, None)
    for number, knot in enumerate(record.knots):
        if knot.get("salt") != salt_for(key, number):
            raise BadRecord(number + 2, "the salt is not that of the key")
        fair.at(number)
        if draw_again(table, knot, fair) != numbers(knot, "luck"):
            raise BadRecord(number + 2, "the luck is not that of the key")
        if number:
            follow(table, knot)


def draw_again(table: Table, knot: dict[str, Any], fair: FairLuck) -> list[int]:
    """What the key gives for a knot; table knots draw nothing."""
    kind = knot.get("table")
    if kind == "start":
        table.tell(table.lay_out(fair))
        return table.setup
    listening = ListeningLuck(fair)
    if kind is None:
        table.state.copy().apply(knot["seat"], table.game.parse(knot["action"]), listening)
    return listening.given
