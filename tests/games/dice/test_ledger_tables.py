"""T1 to T8: the tables of the ledger agree with its JSON, with geometry and with the sheets."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.games.dice.sheet import BASE, PLUS, Sheet
from tests.support.dice import ledger
from tests.support.dice.ledger import numbers, table

SHEETS = pytest.mark.parametrize(
    ("printed", "sheet", "roads", "sites"),
    [
        (ledger.BASE, BASE, "## T2 Base roads", "## T3 Base settlements"),
        (ledger.PLUS, PLUS, "## T5 Plus roads", "## T6 Plus settlements"),
    ],
    ids=["base", "plus"],
)


def hexes(text: str) -> set[str]:
    return set(text.split(", "))


@pytest.mark.rule("D1.3", "DP1.4")
def test_t1_the_hexes_lie_on_the_lattice_and_touch_as_an_island() -> None:
    for row, base, plus in zip(
        table("## T1 Drawing grid"), ledger.BASE["hexes"], ledger.PLUS["hexes"], strict=True
    ):
        assert row[0] == base["id"] == plus["id"]
        assert numbers(row[1]) == base["at"] == plus["at"]
        assert row[2].split(" ")[0] == base["land"]
        assert plus["land"] == ("desert" if row[0] == "C" else base["land"])
    ring = ["N", "NE", "SE", "S", "SW", "NW"]
    by_id = {hex["id"]: set(ledger.corners(hex)) for hex in ledger.BASE["hexes"]}
    for place, id in enumerate(ring):
        touching = {other for other in by_id if other != id and len(by_id[other] & by_id[id]) == 2}
        assert touching == {ring[place - 1], ring[(place + 1) % 6], "C"}


@SHEETS
@pytest.mark.rule("D1.3", "D6.2", "DP1.3")
def test_t2_t5_roads_run_along_sides_from_the_end_of_their_parent(
    printed: Any, sheet: Sheet, roads: str, sites: str
) -> None:
    known = ledger.roads(printed)
    for row in table(roads):
        road = known.pop(row[0])
        assert numbers(row[1]) == road["from"]
        assert numbers(row[2]) == road["to"]
        assert row[3] == road.get("parent", "–")
        assert hexes(row[5]) == ledger.between(printed, road)
        assert 1 <= len(ledger.between(printed, road)) <= 2
        if "parent" in road:
            assert road["from"] == ledger.roads(printed)[road["parent"]]["to"]
    assert not known


def test_t5_the_line_of_each_road_is_told() -> None:
    for row in table("## T5 Plus roads"):
        if row[4] == "spur":
            assert row[0] in ledger.PLUS["spurs"]
        else:
            assert ledger.PLUS["main_line"][numbers(row[4])[0] - 1] == row[0]
        assert ("marked" in row[4]) is (row[0] == ledger.PLUS["marked"])


@SHEETS
@pytest.mark.rule("D1.3", "D8.2", "D9.1", "DP1.3")
def test_t3_t6_settlements_and_cities_stand_at_the_end_of_their_road(
    printed: Any, sheet: Sheet, roads: str, sites: str
) -> None:
    known = {site["id"]: site for site in printed["settlements"] + printed["cities"]}
    for row in table(sites):
        site = known.pop(row[0])
        assert int(row[1]) == site["points"] == sheet.points[sheet.number[row[0]]]
        assert numbers(row[2]) == site["at"]
        assert row[3] == site["road"]
        assert tuple(site["at"]) in ledger.side(ledger.roads(printed)[site["road"]])
        assert hexes(row[-1]) == ledger.around(printed, site["at"])
        if printed is ledger.BASE:
            after = sheet.names(sheet.after[sheet.number[row[0]]])
            assert after == ([] if row[4] == "–" else [row[4]])
    assert not known


@SHEETS
def test_t3_t6_exactly_one_road_or_none_but_its_own_leads_to_a_site_first(
    printed: Any, sheet: Sheet, roads: str, sites: str
) -> None:
    """A site may have several roads at its corner; the one that leads there is their parent."""
    known = ledger.roads(printed)
    for site in printed["settlements"] + printed["cities"]:
        at = [id for id, road in known.items() if tuple(site["at"]) in ledger.side(road)]
        onward = [id for id in at if known[id].get("parent") == site["road"]]
        assert sorted([site["road"], *onward]) == sorted(at)


@pytest.mark.rule("D1.3", "D1.5")
def test_t4_base_knights() -> None:
    for row, knight in zip(table("## T4 Base knights"), ledger.BASE["knights"], strict=True):
        assert row == [knight["id"], str(knight["points"]), knight["hex"], knight["joker"]]
        assert BASE.points[BASE.number[row[0]]] == int(row[1])


@pytest.mark.rule("DP1.4", "DP7.1", "DP7.2")
def test_t7_plus_knights_and_jokers() -> None:
    homes = {knight["id"]: knight["hex"] for knight in ledger.PLUS["knights"]}
    rows = table("## T7 Plus knights")
    for number, (row, joker) in enumerate(zip(rows, ledger.PLUS["jokers"], strict=True)):
        assert [homes[id] for id in joker["needs"]] == [row[1]] * len(joker["needs"])
        assert row[2] == f"{joker['id']} → {joker['gives']}"
        assert row[3] == " and ".join(joker["needs"])
        assert PLUS.joker_ids[number] == joker["id"]
        assert PLUS.names(PLUS.joker_knights[number]) == joker["needs"]


@pytest.mark.rule("D1.6")
def test_t8_the_rows_of_the_cost_table() -> None:
    rows = ledger.RULES.split("Cost table, rows from the top: ")[1].split(".")[0]
    assert rows.split(", ") == list(ledger.COMMON["costs"])
