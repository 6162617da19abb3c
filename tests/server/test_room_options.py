"""Options in a room: limits by steps or none, and defaults that follow other options."""

from __future__ import annotations

from pathlib import Path

import pytest

from quipu.core.refusal import IllegalAction
from quipu.play import table_setup
from quipu.play.state import TableState
from quipu.registry import games
from quipu.server.db.models import Person
from tests.support.server.client import Visitor, serving

SEATS = 4


def opened(key: str) -> TableState:
    host = Person(id=1, secret="", recovery="", name="p0", made=0.0)
    return table_setup.new_table(games()[key], host, True, {})


def offers_form(row: TableState) -> dict[str, object]:
    game = games()[row.game]
    option = next(each for each in game.options if each.name == "offers_per_turn")
    return table_setup.option_form(option, table_setup.agreed(game, SEATS, row.options), SEATS)


@pytest.mark.parametrize(
    ("chosen", "value", "less", "more"),
    [
        ("unlimited", "unlimited", 6, "unlimited"),
        ("6", 6, 5, 7),
        ("0", 0, -1, 1),
        ("99", 99, 98, "unlimited"),
    ],
)
def test_a_limit_goes_up_and_down_and_away(
    chosen: str, value: object, less: int, more: object
) -> None:
    row = opened("egypt")
    row = table_setup.set_option(row, SEATS, "offers_per_turn", chosen)
    form = offers_form(row)
    assert (form["value"], form["less"], form["more"]) == (value, less, more)
    assert row.options == ({} if chosen == "unlimited" else {"offers_per_turn": value})


def test_founding_follows_the_map_and_the_printed_start_needs_the_printed_board() -> None:
    """I2.1"""
    row, game = opened("inca"), games()["inca"]
    assert table_setup.agreed(game, SEATS, row.options)["founding"] == "printed"
    row = table_setup.set_option(row, SEATS, "map", "variable")
    assert table_setup.agreed(game, SEATS, row.options)["founding"] == "free"
    with pytest.raises(IllegalAction, match="needs_printed_board"):
        table_setup.set_option(row, SEATS, "founding", "printed")
    row = table_setup.set_option(row, SEATS, "founding", "free")
    assert row.options == {"map": "variable"}
    row = table_setup.set_option(row, SEATS, "map", "beginner")
    row = table_setup.set_option(row, SEATS, "founding", "free")
    assert row.options == {"founding": "free"}


def test_the_room_says_why_options_do_not_go_together(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host = Visitor(client, "de")
        table = host.table("inca")
        page = host.get(f"/t/{table}").text
        assert "keine Grenze" in page
        host.post(f"/t/{table}/room", option="map", value="variable")
        answer = host.post(f"/t/{table}/room", option="founding", value="printed")
        assert answer.headers["location"].endswith("why=needs_printed_board")
        page = host.get(answer.headers["location"]).text
        assert "Die gedruckte Startaufstellung braucht den gedruckten Spielplan." in page
