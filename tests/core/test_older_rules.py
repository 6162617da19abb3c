"""Games begun by older rules: they go on by the readings of their time, and only where told so."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from pebbles.game import PebblesGame
from pebbles.setup import OPTIONS
from quipu import Record, Table, game, replay, verify
from quipu.core.fairluck import key_from_seed
from quipu.core.options import Choice, Flag, Option
from quipu.core.record import read_record
from quipu.core.replay import resume
from tests.support.tables import KEY, PEBBLES, do, pebbles
from tests.support.tampering import bad_line, edited, put

ADDED: list[Option] = [
    Flag("polished", True, "B1.1").since(2, before=False),
    Choice("colour", "white", ["white", "black"], "B1.1").since(2),
    Flag("numbered", False, "B1.1").since(3, before=True),
]


class LaterPebbles(PebblesGame):
    """The same game two versions on, with three options that came in between."""

    oldest_rules: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 3
        self.options = [*OPTIONS, *ADDED]


class StrictPebbles(LaterPebbles):
    """A game that does not play its older rules any more."""

    oldest_rules: ClassVar[int] = 0


LATER = LaterPebbles()


def old_table() -> Table:
    table = pebbles(2, heap=5)
    do(table, 0, "take_pebble 0")
    return table


def again(table: Table, **header: object) -> Record:
    return read_record(edited(table.record.text(), KEY, put(0, **header)))


def test_a_game_says_which_older_rules_it_plays() -> None:
    assert [LATER.plays(version) for version in range(-1, 5)] == [False] * 2 + [True] * 3 + [False]
    assert [StrictPebbles().plays(version) for version in range(-1, 5)] == [False] * 4 + [
        True,
        False,
    ]
    assert [PEBBLES.plays(version) for version in (0, 1, 2)] == [False, True, False]


def test_what_a_record_could_not_name_is_as_it_was_played_then() -> None:
    *_, table = replay(LATER, old_table().record)
    assert table.options == {
        "first_seat": 0,
        "heap": 5,
        "polished": False,
        "colour": "white",
        "numbered": True,
    }
    assert LATER.agree(2, {})["polished"] is True
    assert LATER.recall(2, 2, {"polished": True, "colour": "black"}) == {
        "first_seat": "random",
        "heap": 9,
        "polished": True,
        "colour": "black",
        "numbered": True,
    }


def test_an_older_game_goes_on_knot_by_knot_as_it_would_have_then() -> None:
    then, now = old_table(), resume(LATER, old_table().record, KEY)
    for table in (then, now):
        do(table, 1, "take_pebble 1")
        table.undo(1, consent=True)
        do(table, 1, "take_pebble 2")
        table.agree_to_end()
    assert now.record.lines() == then.record.lines()
    assert now.record.header["rules"] == 1
    assert verify(LATER, now.record).luck


@pytest.mark.parametrize("version", [-1, 0, 4, 99])
def test_a_version_that_is_not_played_is_refused(version: int) -> None:
    record = again(old_table(), rules=version)
    assert bad_line(lambda: list(replay(LATER, record))) == 1


@pytest.mark.parametrize(
    ("version", "options"),
    [
        (1, {"first_seat": 0, "heap": 5, "polished": False}),
        (1, {"first_seat": 0}),
        (2, {"first_seat": 0, "heap": 5}),
        (2, {"first_seat": 0, "heap": 5, "polished": False}),
        (3, {"first_seat": 0, "heap": 5, "polished": False, "colour": "white"}),
    ],
)
def test_a_header_names_the_options_of_its_version_no_fewer_and_no_more(
    version: int, options: dict[str, object]
) -> None:
    record = again(old_table(), rules=version, options=options)
    assert bad_line(lambda: list(replay(LATER, record))) == 1


def test_a_game_that_plays_only_todays_rules_refuses_older_records() -> None:
    assert bad_line(lambda: list(replay(StrictPebbles(), old_table().record))) == 1


def test_a_game_that_began_at_a_position_of_older_rules_goes_on_by_them() -> None:
    jade = game("jade")
    position = jade.position(Table.open_seeded(jade, ["Ann", "Ben"], 1).state)
    text = Table.open_at(jade, ["Ann", "Ben"], position).record.text()
    later = [option.name for option in jade.options if option.version > 1]

    def forget(lines: list[dict[str, Any]]) -> None:
        lines[0]["rules"] = 1
        for options in (lines[0]["options"], lines[0]["position"]["options"]):
            for name in later:
                del options[name]

    *_, table = replay(jade, read_record(edited(text, key_from_seed(0), forget)))
    options: Any = jade.position(table.state)["options"]
    assert options["hidden_draw"] == "owned" != jade.agree(2, {})["hidden_draw"]
    assert table.options == options
