"""The tale of a table: pictures, flights, folds and marks, from what each seat was told alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from quipu.core.journal import SPECTATOR, Event
from quipu.core.table import Table
from quipu.drawing import Drawing
from quipu.play.views.event_feed import EventFeed, marks, strip
from quipu.presenting import looking_at
from tests.support.server.event_feeds import played, told

MODES = ("dice", "dice-plus", "egypt", "egypt-gods", "egypt-pyramid", "inca", "jade")


def line_of(table: Table, event: Event, seat: int) -> dict[str, Any]:
    """The line of one more event that is told to a table."""
    known = told(table, seat)
    table.events.append(event)
    try:
        return dict(told(table, seat, known).lines[-1])
    finally:
        table.events.pop()


@pytest.mark.parametrize("key", MODES)
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_every_line_has_words_and_all_but_headings_a_place_in_a_turn(key: str, lang: str) -> None:
    table = played(key)
    for seat in (0, SPECTATOR):
        tale = told(table, seat, lang=lang)
        assert len(tale.lines) > 20
        for line in tale.lines:
            assert line["text"].strip()
            assert "\ue000" not in str(line)
        turns = [line for line in tale.lines if line["place"] == "turn"]
        assert turns
        assert all(line["owner"] == line["seat"] and line["turn"] == line["n"] for line in turns)


@pytest.mark.parametrize("key", MODES)
def test_a_tale_followed_step_by_step_is_that_of_one_look(key: str) -> None:
    table = played(key)
    whole, events = told(table, 0), list(table.events)
    tale = None
    for cut in range(len(events) // 2, len(events) + 1, 7):
        table.events = events[:cut]
        tale = told(table, 0, tale)
    table.events = events
    assert tale is not None
    tale = told(table, 0, tale)
    assert list(tale.lines)[-20:] == list(whole.lines)[-20:]
    assert (tale.turn, tale.began, tale.owner) == (whole.turn, whole.began, whole.owner)


def test_a_yield_flies_from_the_hexes_that_paid_to_the_seat_that_got_it() -> None:
    table = played("egypt")
    lines = [line for line in told(table, 0).lines if line["kind"] == "yielded" and "parts" in line]
    assert lines
    for line in lines:
        event = table.events[line["n"]].data
        flown: dict[str, int] = {}
        for each in line["motions"]:
            assert each["how"] == "fly"
            assert each["end"] == f"seat {event['seat']}"
            assert int(each["start"].removeprefix("hex-")) in event["hexes"]  # type: ignore[operator]
            flown[each["card"]] = flown.get(each["card"], 0) + each.get("count", 1)
        assert flown == event["gained"]


def test_who_was_not_told_a_card_sees_its_back() -> None:
    table = played("egypt")
    theft = Event("stole", {"seat": 1, "from": 2}, {"card": "grain"}, [1, 2])
    for seat, card in ((1, "grain"), (2, "grain"), (0, None), (SPECTATOR, None)):
        (flight,) = line_of(table, theft, seat)["motions"]
        assert (flight["start"], flight["end"]) == ("seat 2", "seat 1")
        assert flight.get("card") == card
        assert ("picture" in flight) == (card is not None)


def test_what_came_out_of_the_heap_is_seen_by_its_finder_alone() -> None:
    table = played("jade")
    data: dict[str, object] = {"seat": 1, "count": 2, "gold": 0, "hidden": 40}
    find = Event("artefacts_found", data, {"kinds": ["1A+", "2B-"]}, [1])
    assert {each["card"] for each in line_of(table, find, 1)["motions"]} == {"1A+", "2B-"}
    (hidden,) = line_of(table, find, 0)["motions"]
    assert "card" not in hidden
    assert hidden["count"] == 2


MOVES: dict[tuple[str, str], tuple[dict[str, object], list[tuple[str, list[str]]]]] = {
    ("egypt", "rolled"): (
        {"seat": 1, "dice": [3, 4]},
        [("roll", ["die-0", "die-1"]), ("drop", ["dice-sum"])],
    ),
    ("egypt", "robber_moved"): (
        {"seat": 1, "hex": 3, "land": None},
        [("walk", ["robber"])],
    ),
    ("egypt-pyramid", "built"): (
        {"seat": 1, "piece": "pyramid_stone", "paid": {"stone": 1}, "place": 4},
        [("fly", []), ("rise", ["stone-4"])],
    ),
    ("egypt-pyramid", "golden_placed"): ({"place": 5}, [("rise", ["stone-5"])]),
    ("inca", "tribe_declined"): (
        {"seat": 1, "tribe": 1, "ruins": [7, 9], "cleared": []},
        [("grow", ["crossing-7", "crossing-9"])],
    ),
    ("jade", "tile_laid"): (
        {"seat": 1, "tile": "J", "turn": 1, "cell": [2, 3]},
        [("lay", ["cell-2-3"]), ("walk", ["jeep-1"])],
    ),
    ("jade", "drove"): (
        {"seat": 1, "cell": [5, 6], "from": [5, 5]},
        [("walk", ["jeep-1"])],
    ),
    ("dice", "threw"): (
        {"seat": 1, "faces": ["ore"] * 6, "dice": [2, 5], "throws": 2},
        [("roll", ["die-2", "die-5"])],
    ),
}


@pytest.mark.parametrize(("key", "kind"), list(MOVES))
def test_what_moves_is_declared_by_the_game(key: str, kind: str) -> None:
    data, moves = MOVES[key, kind]
    line = line_of(played(key), Event(kind, data), 0)
    assert [(each["how"], each.get("keys", [])) for each in line["motions"]] == [
        (how, keys) for how, keys in moves
    ]


def test_all_trades_of_a_turn_are_one_line() -> None:
    table = played("egypt")
    known = told(table, 0)
    trade = {"seat": 1, "to": 2, "give": {"brick": 1}, "take": {"grain": 2}}
    offer = {"seat": 1, "to": -1, "give": {"brick": 1}, "want": {"grain": 2}}
    news = [
        Event("turn_began", {"seat": 1, "turn": 40}),
        Event("offered", {**offer}),
        Event("declined", {"seat": 3}),
        Event("offered", {**offer}),
        Event("traded", {**trade}),
    ]
    table.events += news
    try:
        lines = told(table, 0, known).lines[-4:]
    finally:
        del table.events[-len(news) :]
    assert [line["place"] for line in lines] == ["offer", "talk", "offer", "deal"]
    sums = ["".join(part.get("text", "") for part in line["fold"]) for line in lines]
    assert sums == ["1 offer, none accepted"] * 2 + [
        "2 offers, none accepted",
        "2 offers, 1 trade:⇄",
    ]
    assert [part["count"] for part in lines[-1]["fold"] if "picture" in part] == [1, 2]
    assert {(each["start"], each["end"]) for each in lines[-1]["motions"]} == {
        ("seat 1", "seat 2"),
        ("seat 2", "seat 1"),
    }


def test_a_strip_says_what_came_of_a_roll_for_who_looks() -> None:
    table = played("egypt")
    look = looking_at(table.game, table.state, 0, "en", table.names)
    roll = {"event": "rolled", "seat": 1, "dice": [4, 4]}
    mine = {"event": "yielded", "seat": 0, "gained": {"cattle": 2}}
    other = {"event": "yielded", "seat": 2, "gained": {"stone": 3}}

    def said(*events: dict[str, object]) -> list[str]:
        shown = strip(look, table, EventFeed(turn=events))
        return [each.get("text", "") + str(each.get("count", "")) for each in shown]

    assert said() == []
    assert said(roll) == ["8", "Nobody got anything"]
    assert said(roll, mine, other) == ["8", "You got ", "2", "3"]
    assert said(roll, other) == ["8", "You got nothing", "3"]


def board(keys: Iterable[str]) -> Drawing:
    drawing = Drawing(100, 100, "a board")
    for key in keys:
        drawing.add("pieces", key, "")
    return drawing


def test_marks_are_those_of_others_since_ones_own_last_act() -> None:
    table = played("egypt")
    keys = {f"path-{n}" for n in range(99)} | {f"crossing-{n}" for n in range(99)} | {"robber"}
    for seat in range(4):
        since = table.acted_until[seat]
        found = marks(told(table, seat), table, seat, board(keys))
        assert all(mark["seat"] != seat for mark in found)
        built = {
            f"{place}-{event.data[place]}"
            for event in table.events[since:]
            for place in ("path", "crossing")
            if event.kind == "built" and place in event.data and event.data["seat"] != seat
        }
        assert built == {key for mark in found for key in mark["at"] if key != "robber"}
    acting = table.waiting()[0]
    assert marks(told(table, acting), table, acting, board(())) == [
        mark for mark in marks(told(table, acting), table, acting, board(keys)) if not mark["at"]
    ]
