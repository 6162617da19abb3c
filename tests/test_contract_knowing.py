"""The contract, second part: what a seat may know, and that it gets nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quipu import (
    COMPILED,
    SPECTATOR,
    Chronicle,
    Event,
    FastLuck,
    IllegalAction,
    RecordedLuck,
    State,
)
from quipu.core.luck import ListeningLuck, LuckMismatch
from tests.playing import (
    CASES,
    Case,
    Walk,
    as_text,
    at_some_moments,
    decide,
    play,
    spoil,
)

MOMENTS = 12
MORE = 24 if COMPILED else 10  # pure play shows the same, many times as slowly

every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_what_was_imagined_looks_like_what_was_observed(case: Case) -> None:
    """With what a seat remembers, and without."""
    game = case.game
    for number, way in enumerate(at_some_moments(case, 30, MOMENTS)):
        for seat in way.views:
            for memory in (way.memories[seat], None):
                view = game.observe(way.state, seat, memory)
                imagined = game.imagine(view, FastLuck(number))
                assert imagined.broken() == ""
                assert game.observe(imagined, seat, memory) == view
                assert as_text(view.to_json()) == as_text(json.loads(as_text(view.to_json())))


@every_case
def test_an_imagined_game_is_over_only_if_the_real_one_is(case: Case) -> None:
    game = case.game
    for number, way in enumerate(at_some_moments(case, 31, MOMENTS)):
        for seat in way.views:
            imagined = game.imagine(game.observe(way.state, seat), FastLuck(number))
            assert (imagined.result() is None) == (way.state.result() is None)
            assert imagined.waiting() == way.state.waiting()


@every_case
def test_an_imagined_game_can_be_played_on(case: Case) -> None:
    game = case.game
    for number, way in enumerate(at_some_moments(case, 32, 5)):
        imagined = game.imagine(game.observe(way.state, SPECTATOR), FastLuck(number))
        luck = FastLuck(33)
        for _ in range(30):
            for seat in imagined.waiting()[:1]:
                imagined.apply(seat, decide(imagined, seat, game, luck), luck)
        assert imagined.broken() == ""


# ---- secrets: another world that looks the same to a seat ----------------------------------------


@every_case
def test_a_seat_receives_nothing_it_cannot_know(case: Case) -> None:
    """Observation, choices, refusals: exchange what is hidden, and they stay as they are."""
    for number, way in enumerate(at_some_moments(case, 34, MOMENTS)):
        for seat in way.views:
            for luck in (FastLuck(number), FastLuck(number + 1000)):
                other = another_world(way, seat, luck)
                assert received(way, way.state, seat) == received(way, other, seat)


def another_world(way: Walk, seat: int, luck: FastLuck) -> State:
    return way.game.imagine(way.game.observe(way.state, seat, way.memories[seat]), luck)


def received(way: Walk, state: State, seat: int) -> str:
    view = way.game.observe(state, seat, way.memories[seat]).to_json()
    if seat == SPECTATOR:
        return as_text([view])
    choices = [str(action) for action in state.legal(seat)]
    openings = [opening.to_json() for opening in state.openings(seat)]
    refusals = []
    for action in way.game.catalogue.actions:
        refusal = action.refusal(state, seat)
        refusals.append(None if refusal is None else refusal.to_json())
    return as_text([view, choices, openings, refusals, state.decision(seat)])


@every_case
def test_a_drawing_shows_nothing_its_seat_cannot_know(case: Case) -> None:
    for number, way in enumerate(at_some_moments(case, 35, 3)):
        for seat in [0, SPECTATOR]:
            other = another_world(way, seat, FastLuck(number))
            assert drawn(way, way.state, seat) == drawn(way, other, seat)


def drawn(way: Walk, state: State, seat: int) -> str:
    drawing = way.game.draw(state, seat, "en")
    return str(drawing.title) + str(drawing.svg(standalone=False))


@every_case
def test_what_is_told_tells_nothing_a_seat_cannot_know(case: Case) -> None:
    """Whoever acts: if it shows a seat nothing of the hidden, the seat hears the same."""
    choice = FastLuck(36)
    compared = 0
    for number, way in enumerate(at_some_moments(case, 37, MORE)):
        for seat in way.views:
            other = another_world(way, seat, FastLuck(number))
            for acting in way.state.waiting():
                action = decide(way.state, acting, way.game, choice)
                compared += same_is_told(way, other, seat, acting, action)
    assert compared


def same_is_told(way: Walk, other: State, seat: int, acting: int, action: Any) -> int:
    """Do it in both worlds with the same luck; 1 if what the seat was told could be compared."""
    first, second = way.state.copy(), other.copy()
    told, also_told = Chronicle(), Chronicle()
    luck = ListeningLuck(FastLuck(38))
    first.apply(acting, action, luck, told)
    try:
        second.apply(acting, action, RecordedLuck(luck.given), also_told)
    except (IllegalAction, LuckMismatch):
        assert acting != seat or luck.given  # what a seat may do itself it knows
        return 0
    if seen(way, first, seat, told.events) != seen(way, second, seat, also_told.events):
        return 0  # something hidden was shown to this seat
    assert heard(seat, told.events) == heard(seat, also_told.events)
    return 1


def seen(way: Walk, state: State, seat: int, events: list[Event]) -> str:
    return as_text(way.game.observe(state, seat, way.remembered(seat, events)).to_json())


def heard(seat: int, events: list[Event]) -> str:
    return as_text([event.told(seat) for event in events if event.told(seat) is not None])


# ---- nothing handed out leads back inside --------------------------------------------------------


@every_case
def test_what_is_handed_out_shares_nothing(case: Case) -> None:
    """Whoever spoils what it was given spoils only that."""
    table = play(case.table(39), 40, 25)
    game = case.game
    kept = [table.record.text(), as_text(game.position(table.state))]
    kept += [as_text(table.told(0)), as_text(table.observe(0).to_json())]
    spoil(game.position(table.state))
    spoil(game.position(game.imagine(table.observe(0), FastLuck(1))))
    for seat in range(case.seats):
        spoil(table.observe(seat).to_json())
        for told in table.told(seat):
            spoil(told)
        for action in table.legal(seat):
            spoil(action.to_json())
        for opening in table.state.openings(seat):
            spoil(opening.to_json())
    assert [table.record.text(), as_text(game.position(table.state))] == kept[:2]
    assert [as_text(table.told(0)), as_text(table.observe(0).to_json())] == kept[2:]
