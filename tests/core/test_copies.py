"""Copies and pickles of what a study holds: a game goes on from them to the same end."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import quipu
from quipu import (
    Action,
    Chronicle,
    FairLuck,
    FastLuck,
    FreeLuck,
    Game,
    Luck,
    NamedLuck,
    NoLuck,
    Position,
    RecordedLuck,
    Result,
    State,
    Table,
)
from quipu.core.luck import ListeningLuck
from quipu.core.state import play_on
from quipu.games.jade.scoring import Standing
from quipu.registry import games
from tests.support.games_under_test import Case, Walk, cases_of, compose, position_text, walk

MOMENTS = 9
REGISTERED = [case for game in games().values() for case in cases_of(game)[:1]]

every_case = pytest.mark.parametrize("case", REGISTERED, ids=str)
every_way = pytest.mark.parametrize("twin", ["copy", "deepcopy", "pickle"])


def twin_of(thing: Any, way: str) -> Any:
    if way == "pickle":
        return pickle.loads(pickle.dumps(thing))  # one's own
    return copy.copy(thing) if way == "copy" else copy.deepcopy(thing)


def moments(case: Case) -> list[Walk]:
    """Copies of a few moments of a game, all with their own memories and luck."""
    found = []
    ways = list(range(0, 400, 400 // MOMENTS))
    for number, way in enumerate(walk(case, 70)):
        if number in ways or not way.state.waiting():
            held = copy.copy(way)
            held.state, held.luck = way.state.copy(), way.luck.copy()
            held.memories = {seat: each.copy() for seat, each in way.memories.items()}
            found.append(held)
        if len(found) > MOMENTS:
            break
    return found


@every_case
@every_way
def test_a_game_goes_on_from_its_twin_to_the_same_end(case: Case, twin: str) -> None:
    for way in moments(case):
        state, luck = twin_of(way.state, twin), twin_of(way.luck, twin)
        assert state is not way.state
        assert state == way.state
        assert state.catalogue is way.state.catalogue
        assert luck is not way.luck
        begun = position_text(case.game, way.state)
        chosen = FreeLuck(3)
        step_by_chance(state, luck, chosen, 40)
        assert position_text(case.game, way.state) == begun  # nothing is shared that changes
        step_by_chance(way.state, way.luck, FreeLuck(3), 40)
        assert position_text(case.game, state) == position_text(case.game, way.state)


def step_by_chance(state: State, luck: Luck, chosen: Luck, steps: int) -> None:
    for _ in range(steps):
        if not state.waiting():
            return
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chosen.below(len(legal))], luck)


@every_case
@every_way
def test_memories_know_the_same_and_go_on_by_themselves(case: Case, twin: str) -> None:
    for way in moments(case):
        for seat, memory in way.memories.items():
            other = twin_of(memory, twin)
            assert other is not memory
            assert other.save() == memory.save()
            if seat >= 0:
                assert case.game.observe(way.state, seat, other) == case.game.observe(
                    way.state, seat, memory
                )
        held = {seat: each.save() for seat, each in way.memories.items()}
        twins = {seat: twin_of(each, twin) for seat, each in way.memories.items()}
        chronicle = Chronicle()
        if way.state.waiting():
            seat = way.state.waiting()[0]
            way.state.apply(seat, way.state.legal(seat)[0], way.luck, chronicle)
        for each, memory in twins.items():
            for event in chronicle.events:
                told = event.told(each)
                if told is not None:
                    memory.hear(told)
        assert {seat: each.save() for seat, each in way.memories.items()} == held


@every_case
@every_way
def test_actions_of_the_catalogue_stay_themselves(case: Case, twin: str) -> None:
    actions = case.game.catalogue.actions
    for action in actions[:: 1 + len(actions) // 20]:
        assert twin_of(action, twin) is action
    composed: list[Action[Any]] = []
    for way in walk(case, 71, 5):
        for seat in way.state.waiting():
            for opening in way.state.openings(seat):
                composed.append(compose(case.game, opening, FastLuck(len(composed))))
        if len(composed) > 10:
            break
    for action in composed:
        other = twin_of(action, twin)
        assert (other, other.catalogue) == (action, case.game.catalogue)
    assert twin_of(case.game, twin) is case.game
    assert twin_of(case.game.catalogue, twin) is case.game.catalogue


def lucks() -> list[Luck]:
    dice = quipu.game("egypt")
    listening = ListeningLuck(FastLuck(9))
    listening.choose(0, 5)
    return [
        FastLuck(2**70 + 5),
        FreeLuck(5),
        RecordedLuck([1, 2, 3, 0, 1, 1, 2]),
        listening,
        FairLuck(bytes(32), "a table", ["x"]),
        NamedLuck(dice, "dice 1 2 3 4 5 6"),
    ]


@pytest.mark.parametrize("luck", lucks(), ids=lambda luck: type(luck).__name__)
@every_way
def test_luck_goes_on_where_it_was(luck: Luck, twin: str) -> None:
    luck = luck.copy()
    luck.die() if isinstance(luck, NamedLuck) else luck.choose(1, 6)
    other = twin_of(luck, twin)
    assert type(other) is type(luck)
    luck.begin_turn(4)
    other.begin_turn(4)
    drawn = [int(luck.choose(1, 6)) for _ in range(4)]
    assert [int(other.choose(1, 6)) for _ in range(4)] == drawn
    assert isinstance(twin_of(NoLuck(), twin), NoLuck)


@every_case
def test_states_are_equal_when_their_positions_are(case: Case) -> None:
    one, two = (case.start(FastLuck(5), Chronicle()) for _ in range(2))
    assert one == two
    play_on(one, FastLuck(1), 6)
    assert one != two
    play_on(two, FastLuck(1), 6)
    assert one == two
    assert one != "a state"
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)
    other = quipu.game("jade" if case.game.key != "jade" else "dice")
    assert one != other.start(2, FastLuck(5))


def test_what_belongs_to_no_registered_game_says_so() -> None:
    class Unknown(Game):
        pass

    egypt = quipu.game("egypt")
    foreign = Unknown("egypt", "x", 1, [], {}, quipu.core.state.Catalogue([]))
    with pytest.raises(TypeError, match="not the registered game"):
        pickle.dumps(foreign)
    with pytest.raises(TypeError, match="belongs to a game"):
        pickle.dumps(Action())
    with pytest.raises(NotImplementedError, match="copied"):
        copy.copy(Luck())
    assert pickle.loads(pickle.dumps(egypt)) is egypt  # one's own


def test_results_are_compared_by_what_they_say() -> None:
    result = Result([1], [3, 10], "points")
    assert twin_of(result, "pickle") == result
    assert len({result, Result([1], [3, 10], "points")}) == 1
    assert result != Result([0], [3, 10], "points")
    ranked = Standing([5, 5], [2, 3], [0, 0], "tiles")
    assert twin_of(ranked, "pickle").ranks == ranked.ranks == [2, 1]


def test_everything_shows_itself_in_a_line() -> None:
    game = quipu.game("egypt")
    table = Table.open_seeded(game, ["Ada", "Ben", "Cem"], 1)
    state = table.state
    shown = [
        repr(table),
        repr(table.record),
        repr(quipu.verify(game, table.record)),
        repr(table.observe(0)),
        repr(table.observe(quipu.SPECTATOR)),
        repr(game.bot("greedy")),
        repr(FastLuck(7)),
        repr(FreeLuck(7)),
        repr(NoLuck()),
        repr(state),
        repr(Position(game, 3)),
    ]
    assert shown[:5] == [
        "<table of egypt: Ada, Ben, Cem; 1 entries>",
        "<record of egypt, 1 entries>",
        "<sound record: 1 entries, unfinished, chain and luck checked>",
        "<EgyptObservation of seat 0>",
        "<EgyptObservation of a spectator>",
    ]
    assert shown[5:9] == [
        "<bot greedy>",
        "<FastLuck of seed 7>",
        "<FreeLuck of seed 7>",
        "<NoLuck>",
    ]
    assert all(len(each) < 100 and "object at" not in each for each in shown)


@every_case
def test_an_observation_comes_back_from_a_pickle_without_what_was_hidden(case: Case) -> None:
    for way in moments(case)[:3]:
        for seat in range(-1, case.seats):
            view = case.game.observe(way.state, seat, way.memories.get(seat))
            twin = twin_of(view, "pickle")
            assert twin == view
            assert twin.to_json() == view.to_json()


def test_a_phase_is_pickled_with_its_state_alone() -> None:
    state: Any = quipu.game("egypt").start(3, FastLuck(1))
    with pytest.raises(TypeError, match="pickle the state"):
        pickle.dumps(state.phase)


def test_a_wrong_number_of_seats_is_told_in_a_sentence() -> None:
    with pytest.raises(quipu.IllegalAction, match="egypt is for 3–4 seats, not 2") as caught:
        quipu.game("egypt").start(2, FastLuck(1))
    assert caught.value.refusal.detail == "2 (3–4)"
