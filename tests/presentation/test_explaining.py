"""Everything on the table explains itself: names, numbers, paragraphs, by what is seen."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import pytest

from quipu import SPECTATOR, FastLuck
from quipu.drawing.symbols import library
from quipu.games.egypt.box import GRID, HARBOURS
from quipu.presenting import Explanation, looking_at, plain, presenter
from quipu.registry import games
from quipu.texts import LANGUAGES
from quipu.texts.ledger import ledger
from tests.support.presented_moments import Moment, moments, pictures

KEYS = pytest.mark.parametrize("key", list(games()))
SILENT = {  # what is only ground, or a heading beside what it heads
    *("area", "cells", "medal", "board", "places", "nile", "bar", "path", "stone"),
    *("island", "legend", "owner", "others", "paper", "status", "title", "titles", "tray"),
    *("tray-note", "total-name", "points-title", "bank-title", "gods-title", "owners-title"),
    *(
        "supply-title",
        "other",
        "odds",
        "panel-others",
        "numbers",
        "coordinates",
        "numbers-hex",
        "numbers-path",
        "numbers-cross",
    ),
}


def explained(way: Moment, seat: int, lang: str = "en") -> Sequence[Explanation]:
    looking = looking_at(way.game, way.state, seat, lang, memory=way.memories[seat])
    return presenter(way.game).explanations(looking)


@KEYS
def test_what_is_explained_has_words_and_a_paragraph_in_every_language(key: str) -> None:
    game = games()[key]
    shows, way = presenter(game), moments(key)[2]
    assert set(shows.about) <= set(game.kinds)
    assert set(shows.about.values()) <= set(shows.explained)
    for lang in LANGUAGES:
        rules = ledger(game.anchor, lang)
        told = explained(way, 0, lang)
        assert len(told) > len(shows.explained) > 5
        assert "⟨" not in json.dumps(plain(told), ensure_ascii=False)
        for each in told:
            assert each.name
            assert each.text, each.thing
            assert not each.paragraph or rules.paragraph(each.paragraph) is not None
            assert each.paragraph or each.thing == "seat"


@KEYS
def test_every_picture_of_an_explanation_is_in_the_library(key: str) -> None:
    known = library(games()[key].anchor)
    for way in moments(key)[::2]:
        assert set(pictures(plain(explained(way, 0)))) <= set(known)


@KEYS
def test_all_that_lies_on_the_table_is_explained(key: str) -> None:
    for way in moments(key)[1:]:
        looking = looking_at(way.game, way.state, 0, memory=way.memories[0])
        shown = presenter(way.game).present(looking)
        keys = {*shown.board.elements("ground"), *shown.board.elements("pieces")}
        if shown.hand is not None:
            keys |= {*shown.hand.elements("pieces")}
        for seat in shown.seats:
            keys |= {f"{what}@{seat.seat}" for what in ("seat", "points")}
            keys |= {f"{each.key}@{seat.seat}" for each in seat.counts}
            if seat.things is not None:
                keys |= {f"{what}@{seat.seat}" for what in seat.things.elements("pieces")}
        known = {key for each in explained(way, 0) for key in each.at}
        dumb = {re.sub(r"(-\d+)+$", "", each) for each in keys - known}
        assert dumb <= SILENT


@KEYS
def test_explanations_betray_nothing_that_a_seat_cannot_know(key: str) -> None:
    for number, way in enumerate(moments(key)[:4]):
        for seat in (0, SPECTATOR):
            before = plain(explained(way, seat))
            seen = way.game.observe(way.state, seat, way.memories[seat])
            truth, way.state = way.state, way.game.imagine(seen, FastLuck(number))
            after = plain(explained(way, seat))
            way.state = truth
            assert after == before


def told_of_egypt(seat: int = 0) -> dict[str, Explanation]:
    game = games()["egypt"]
    state = game.start(4, FastLuck(1), map="beginner")
    names = ["Ann", "Ben", "Cid", "Dot"]
    told = presenter(game).explanations(looking_at(game, state, seat, "en", names))
    return {key: each for each in reversed(told) for key in each.at}


def test_a_hex_says_what_it_yields_how_often_and_to_whom() -> None:
    """E4.2, on the beginners' map: violet has a settlement at the quarry with 10."""
    quarry = told_of_egypt()["hex-0"]
    assert quarry.name == "Quarry 10"
    assert "each settlement beside it gets 1 stone" in quarry.text
    assert quarry.now == "On 3 of 36 rolls."
    assert [(fact.seat, fact.n) for fact in quarry.facts] == [(0, 1)]
    assert told_of_egypt()["chip-0"] is not None


def test_a_free_crossing_says_what_it_would_draw_on() -> None:
    crossing = told_of_egypt()["crossing-0"]
    assert (crossing.name, crossing.paragraph) == ("Crossing 0", "E9.3")
    assert [fact.name for fact in crossing.facts] == ["Quarry 10"]


def test_marks_numbers_and_points_of_a_seat_are_explained_where_they_stand() -> None:
    told = told_of_egypt()
    rings = [told[f"seat@{seat}"].text.startswith("Ring: ") for seat in range(4)]
    assert rings.count(True) == 1
    limit = "On a seven, every player with more than 7 cards discards half of them."
    assert told["hand@2"].now == limit
    assert [fact.seat for fact in told["hand@2"].facts] == [0, 1, 2, 3]
    assert [(fact.name, fact.n) for fact in told["points@1"].facts] == [("Settlement", 2)]
    assert told["goal"].text.startswith("A player who has 10 points")


def test_the_curse_says_what_it_costs_and_how_many_stones_each_has() -> None:
    """P6.1."""
    game = games()["egypt-pyramid"]
    state = game.start(3, FastLuck(4))
    told = presenter(game).explanations(looking_at(game, state, 0, "en", list("abc")))
    curse = next(each for each in told if "curse@0" in each.at)
    assert curse.at == ["curse@0", "curse@1", "curse@2"]
    assert [fact.n for fact in curse.facts] == [0, 0, 0]
    points = next(each for each in told if "points@0" in each.at)
    assert ("Pharaoh’s Curse", -1) in [(fact.name, fact.n) for fact in points.facts]


def test_explanations_know_where_they_lie_and_how_it_stands() -> None:
    told = told_of_egypt()
    assert told["harbour-0"].name
    things = {each.thing: each for each in told.values()}
    assert len(things["harbour_any"].at) == 4
    assert not [each.thing for each in things.values() if "trade here" in each.now]


def test_a_harbour_says_whose_it_is() -> None:
    """E6.3: of whoever has a building there."""
    game = games()["egypt"]
    state = game.start(3, FastLuck(1), map="variable", first_seat=0)
    path, kind = next((path, kind) for path, kind in HARBOURS.items() if kind != "any")
    crossing = int(GRID.ends[2 * path])
    state.apply(0, game.parse(f"place_start_settlement {crossing}"), FastLuck(1))
    for seat, now in ((0, ["You use this harbour."]), (1, [""])):
        told = presenter(game).explanations(looking_at(game, state, seat))
        assert [each.now for each in told if f"harbour-{path}" in each.at] == now, kind


@KEYS
def test_no_blocked_button_says_a_code(key: str) -> None:
    """Whatever lasting act is refused at some moment, the word on it is no paragraph."""
    code = re.compile(r"[A-Z]{1,3}\d+\.\d+")
    for lang in LANGUAGES:
        for way in moments(key):
            for seat in way.state.waiting():
                looking = looking_at(way.game, way.state, seat, lang, memory=way.memories[seat])
                shows = presenter(way.game)
                for kind in shows.lasting():
                    blocked = shows.blocked(looking, kind, [])
                    if blocked is not None:
                        assert not code.search(blocked.note + blocked.text)
                        assert blocked.note
