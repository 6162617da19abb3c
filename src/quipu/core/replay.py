"""Replay and verify: a cord back to its positions, and the proof that nobody touched it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quipu.core.change import CHANGES, Change, with_options
from quipu.core.fairluck import commitment_to, salt_for
from quipu.core.game import Game
from quipu.core.luck import LuckMismatch, RecordedLuck
from quipu.core.record import BadRecord, Record, numbers, read_key
from quipu.core.refusal import IllegalAction, Malformed, shown
from quipu.core.source import Source
from quipu.core.table import Table


def replay(game: Game, record: Record) -> Iterator[Table]:
    """The table after the start and after every further knot; one table, moving on."""
    table = take_place(game, Record(record.header), None)
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
    if "position" in header:
        check_position(game, header, agreed)
    return Table(game, record, key)


def check_position(
    game: Game, header: dict[str, Any], options: dict[str, bool | int | str]
) -> None:
    """The position a record begins at is one of its game, its seats and its options."""
    try:
        state = game.from_position(with_options(header["position"], options))
        chosen = header["position"]["options"]
        agreed = game.recall(header["rules"], int(state.seats), chosen)
    except (IllegalAction, Malformed) as error:
        raise BadRecord(1, str(error)) from None
    if int(state.seats) != len(header["seats"]) or agreed != options:
        raise BadRecord(1, "the position is of other seats or options")


def follow(table: Table, knot: dict[str, Any]) -> None:
    """Do again what one knot says, and hang it on the table's cord."""
    kind = knot.get("table")
    if (knot["knot"] == 0) != (kind == "start"):
        raise Malformed("a cord begins with its start, and only there")
    if table.ended is not None and (kind != "end" or table.is_closed):
        raise Malformed("the game is over")
    change = table.change()
    if kind is None:
        action = table.game.parse(knot.get("action"))
        change.play_again(seat_of(table, knot), action, numbers(knot, "luck"))
        change.end_by_rules()
    elif kind == "start":
        luck = RecordedLuck(numbers(knot, "luck"))
        change.lay_out(table.seats, table.options, table.record.header.get("position"), luck)
        if not luck.is_spent():
            raise Malformed("more luck was recorded than the set-up asks for")
    elif kind == "end":
        change.is_closed = True
        if table.ended is None or knot.get("result") != table.ended.to_json():
            raise Malformed("the result is not that of the game")
        if read_key(knot.get("key")) is None:
            raise Malformed("the end does not reveal the luck key")
    elif isinstance(kind, str):
        follow_table_knot(table, change, kind, knot)
    else:
        raise Malformed(f"there is no table knot {shown(kind)}")
    change.add(knot)
    table.adopt(change)


def follow_table_knot(table: Table, change: Change, kind: str, knot: dict[str, Any]) -> None:
    if kind == "agreed_end":
        change.end_agreed()
        return
    seat, player = seat_of(table, knot), knot.get("player")
    if kind == "undo":
        steps = knot.get("steps")
        if type(steps) is not int:
            raise Malformed("there are not so many steps to undo")
        change.take_back(seat, steps)
    elif kind == "resign":
        if seat in table.resigned:
            raise Malformed("this seat has resigned before")
        change.give_up(seat)
    elif kind in CHANGES and isinstance(player, str):
        change.pass_seat(seat, kind, player)
    else:
        raise Malformed(f"there is no table knot {shown(kind)}")


def seat_of(table: Table, knot: dict[str, Any]) -> int:
    seat = knot.get("seat")
    if type(seat) is not int or not 0 <= seat < table.seats:
        raise Malformed("there is no such seat")
    return seat


def resume(game: Game, record: Record, key: bytes) -> Table:
    """Take up a stored game again: nothing is lost and luck goes on where it was.

    A cord whose last knot should have been its end gets it here; who stores it stores that, too.
    """
    luck: Any = record.header["luck"]
    if commitment_to(key) != luck["commitment"]:
        raise BadRecord(1, "the key does not fit the commitment")
    *_, table = replay(game, record)
    table.source = Source(record.header, key)
    change = table.change()
    if not table.is_closed:
        change.tie_end(table.source)
        table.adopt(change)
    return table


class Verdict:
    """What was checked of a record that proved sound."""

    def __init__(self, knots: int, finished: bool, head: bool, luck: bool, origin: str) -> None:
        self.knots = knots
        self.finished = finished
        self.chain = True
        self.head = head
        self.luck = luck
        self.origin = origin  # of its luck, as `Record.luck_origin` says it

    @property
    def drawn(self) -> bool:
        """Whether nobody chose what came, and the key proves it."""
        return self.origin == "drawn"

    def __repr__(self) -> str:
        checked = ["chain"] + ["head"] * self.head + ["luck"] * self.luck
        end = "finished" if self.finished else "unfinished"
        return f"<sound record: {self.knots} entries, {end}, {' and '.join(checked)} checked>"

    def to_json(self) -> dict[str, object]:
        return {
            "knots": self.knots,
            "finished": self.finished,
            "chain": self.chain,
            "head": self.head,
            "luck": self.luck,
            "drawn": self.drawn,
            "origin": self.origin,
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
    return Verdict(len(record.knots), ended, bool(head), key is not None, record.luck_origin)


def check_luck(game: Game, record: Record, key: bytes) -> None:
    """Draw everything again from the revealed key, by the rule of the format, and compare."""
    luck: Any = record.header["luck"]
    if commitment_to(key) != luck["commitment"]:
        raise BadRecord(len(record.knots) + 1, "the key does not fit the commitment")
    table = Table(game, Record(record.header), None)
    source = Source(record.header, key)
    for number, knot in enumerate(record.knots):
        if knot.get("salt") != salt_for(key, number):
            raise BadRecord(number + 2, "the salt is not that of the key")
        if draw_again(table, knot, source) != numbers(knot, "luck"):
            raise BadRecord(number + 2, "the luck is not that of the key")
        follow(table, knot)


def draw_again(table: Table, knot: dict[str, Any], source: Source) -> list[int]:
    """What the key, or the script, gives for a knot; table knots draw nothing."""
    kind, change = knot.get("table"), table.change()
    try:
        if kind == "start":
            luck = source.luck(0, 0, 0)
            position = table.record.header.get("position")
            given = change.lay_out(table.seats, table.options, position, luck)
        elif kind is None:
            luck = source.luck(change.length, change.drawn, change.moment.draws)
            action = table.game.parse(knot["action"])
            given = change.play(knot["seat"], action, luck).step.given
        else:
            return []
        source.must_fit(luck)
    except (IllegalAction, LuckMismatch):  # a script that does not fit what was played
        return [-1]
    return given
