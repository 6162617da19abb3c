"""Rules of tables and records: what is played is kept, replayed and proved; luck decides alone."""

from __future__ import annotations

import json
from typing import Final

from quipu.core.events import SEATS, EventKind, misfit
from quipu.core.homes import event_kinds
from quipu.core.journal import SPECTATOR, Event
from quipu.core.record import read_record
from quipu.core.replay import replay, verify
from quipu.testing.findings import Broken, rule
from quipu.testing.playing import (
    Case,
    as_text,
    play,
    position_text,
    step_by_step,
    walk,
)


@rule("A record replays to the same state, events and memories, and verifies.")
def records_replay(case: Case) -> None:
    """Long games are ended by agreement."""
    game, table = case.game, play(case.table(16), 17, 250)
    if table.ended is None:
        table.agree_to_end()
    record = read_record(table.record.text())
    *_, again = replay(game, record)
    if position_text(game, again.state) != position_text(game, table.state):
        raise Broken("the replay of a record ends in another position", type(game).deal)
    for seat in [*range(case.seats), SPECTATOR]:
        if as_text(again.told(seat)) != as_text(table.told(seat)):
            raise Broken(f"the replay tells seat {seat} other events", type(game).deal)
        if again.seen(seat) != table.seen(seat) or again.observe(seat) != table.observe(seat):
            raise Broken(f"the replay shows seat {seat} something else", type(game).look)
    verdict = verify(game, record, head=table.record.head)
    if not (verdict.chain and verdict.luck and verdict.finished and verdict.head):
        raise Broken(f"the record does not verify: {verdict.to_json()}", type(game).deal)


@rule("Everything that a record holds goes through JSON and reads back.")
def records_are_json(case: Case) -> None:
    table = play(case.table(18), 19, 200)
    for line, entry in zip(table.record.lines()[1:], table.record.knots, strict=True):
        if json.loads(line) != entry or json.loads(json.dumps(entry, allow_nan=False)) != entry:
            raise Broken(f"{entry} changes on its way through JSON", type(case.game))
        if "action" in entry:
            action = case.game.parse(entry["action"])
            if as_text(action.to_json()) != as_text(entry["action"]):
                raise Broken(f"{entry['action']} reads back as {action}", type(action).arguments)


@rule("The same seed makes the same record: chance comes from `luck` alone.")
def chance_comes_from_luck(case: Case) -> None:
    """Also if two tables are played in turns: nothing is shared between games."""
    alone = [play(case.table(seed), seed, 60).record.text() for seed in (20, 21)]
    tables = [case.table(seed) for seed in (20, 21)]
    steps = [step_by_step(table, 20 + n) for n, table in enumerate(tables)]
    for _ in range(60):
        for step in steps:
            step()
    if [table.record.text() for table in tables] != alone:
        said = "two games of one seed differ: something is random or shared between tables"
        raise Broken(said, type(case.game).deal)


@rule("A memory follows from the events that its seat was told, and from nothing else.")
def memories_follow_from_events(case: Case) -> None:
    game, table = case.game, play(case.table(22), 23, 60)
    for seat in [*range(case.seats), SPECTATOR]:
        memory = game.memory(seat, case.seats)
        for told in table.told(seat):
            memory.hear(told)
        if as_text(memory.to_json()) != as_text(table.memories[seat].to_json()):
            raise Broken(f"the memory of seat {seat} holds more than it was told", type(memory))
        if as_text(memory.copy().to_json()) != as_text(memory.to_json()):
            raise Broken("Memory.copy forgets something", type(memory).copy)
        if game.observe(table.state, seat, memory) != table.observe(seat):
            raise Broken(f"seat {seat} observes something else at a table", type(game).look)


# ---- events -------------------------------------------------------------------------------------


@rule("Every event is of a kind in EVENTS, with the fields and types that are declared there.")
def events_are_declared(case: Case) -> None:
    kinds = event_kinds(case.game.anchor)
    for way in walk(case, 37):
        where = type(case.game).deal if way.last is None else type(way.last).apply
        for event in way.told:
            fault = event_fault(kinds, event, case.seats)
            if fault:
                raise Broken(fault, where)
        way.events.clear()


def event_fault(kinds: dict[str, EventKind], event: Event, seats: int) -> str:
    """What is wrong with an event; empty if nothing is."""
    kind = kinds.get(event.kind)
    if kind is None:
        return f"{event.kind!r} is told and is not in EVENTS"
    fault = kind.fault(event)
    if fault:
        return fault
    strangers = {*named_seats(kind, event), *event.knows} - set(range(seats))
    return f"{event.kind} names seats {strangers} at a table of {seats}" if strangers else ""


def named_seats(kind: EventKind, event: Event) -> list[int]:
    """The seats that an event names; -1 is nobody."""
    found: list[int] = []
    for field, value in {**event.data, **event.secret}.items():
        if kind.types[field] == SEATS and isinstance(value, list):
            found += value
        elif kind.types[field].startswith("seat") and isinstance(value, int) and value >= 0:
            found.append(value)
    return found


@rule("What a seat is told at a table has the declared fields, also after somebody resigned.")
def tables_tell_what_is_declared(case: Case) -> None:
    kinds = event_kinds(case.game.anchor)
    table = play(case.table(38), 39, 60)
    if table.ended is None:
        table.resign(0)
    for seat in [*range(case.seats), SPECTATOR]:
        for told in table.told(seat):
            kind = kinds[str(told.pop("event"))]
            fault = misfit(kind.name, kind.types, told)
            if fault:
                raise Broken(f"seat {seat}: {fault}", type(case.game))


OF_CASES: Final = [
    events_are_declared,
    records_replay,
    records_are_json,
    chance_comes_from_luck,
    memories_follow_from_events,
    tables_tell_what_is_declared,
]
