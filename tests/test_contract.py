"""The contract: what every game owes to the house, asked of each of them for every seat count."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quipu import (
    COMPILED,
    Action,
    Chronicle,
    FastLuck,
    Game,
    IllegalAction,
    RecordedLuck,
    Refusal,
    State,
    replay,
    verify,
)
from quipu.core.luck import Luck
from quipu.core.openings import Cards, Listing, Opening, Subset, Turning
from quipu.core.record import read_record
from quipu.core.state import play_on
from tests.playing import (
    CASES,
    ENOUGH,
    GAMES,
    Case,
    as_text,
    at_some_moments,
    decide,
    defaults,
    play,
    position_text,
    step_by_step,
    variations,
    walk,
)

MOMENTS = 25

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


# ---- games begin, go on and end -----------------------------------------------------------------


@every_case
def test_random_games_end_and_are_never_broken(case: Case) -> None:
    ends = 0
    for way in at_some_moments(case, 1, ENOUGH):
        state = way.state
        result = state.result()
        assert state.broken() == ""
        assert (state.waiting() == []) == (result is not None)
        assert int(state.deciding()) == (state.waiting() or [-1])[0]
        ends += result is not None
    assert ends


@every_case
def test_waiting_names_seats_that_can_decide(case: Case) -> None:
    for way in at_some_moments(case, 2, MOMENTS):
        waiting = way.state.waiting()
        assert waiting == sorted(set(waiting))
        assert set(waiting) <= set(range(case.seats))
        for seat in waiting:
            assert way.state.legal(seat)


@every_case
def test_points_by_source_sum_to_the_result(case: Case) -> None:
    *_, way = walk(case, 3)
    result = way.state.result()
    assert result is not None
    sums = [sum(way.state.points(seat).values()) for seat in range(case.seats)]
    assert sums == result.points
    assert set(result.winners) <= set(range(case.seats))
    assert result.winners
    assert [rank == 1 for rank in result.ranks] == [
        seat in result.winners for seat in range(case.seats)
    ]
    assert result.reason
    assert as_text(result.to_json())


@every_case
def test_after_the_end_everything_is_refused(case: Case) -> None:
    *_, way = walk(case, 3)
    for seat in range(case.seats):
        assert way.state.legal(seat) == []
        assert way.state.openings(seat) == []
        assert all(action.refusal(way.state, seat) for action in case.game.catalogue.actions)


@every_case
def test_play_on_lets_chance_decide_for_everybody(case: Case) -> None:
    luck = FastLuck(4)
    state = case.start(luck, Chronicle())
    made = play_on(state, luck, 10)
    assert 1 <= made <= 10
    assert state.broken() == ""


@pytest.mark.parametrize(
    ("game", "chosen"),
    [(game, chosen) for game in GAMES.values() for chosen in variations(game)],
    ids=lambda value: value.key if isinstance(value, Game) else as_text(value),
)
def test_every_value_of_every_option_is_played(
    game: Game, chosen: dict[str, bool | int | str]
) -> None:
    agreed = defaults(game) | chosen
    seats = game.seat_counts(agreed)[-1]
    case = Case(game, seats, chosen)
    for count, way in enumerate(walk(case, 5)):
        assert way.state.broken() == ""
        if count == 400:
            break
    table = play(case.table(5), 6, 30)
    assert table.options == game.agree(seats, case.chosen)  # a default may follow another option
    assert table.options.items() >= case.chosen.items()
    assert verify(game, table.record).chain


# ---- one judgement of legality ------------------------------------------------------------------


@every_case
def test_an_action_is_legal_exactly_if_it_is_not_refused(case: Case) -> None:
    """At every step; pure games are too slow for all of them."""
    actions = case.game.catalogue.actions
    for way in at_some_moments(case, 7, ENOUGH if COMPILED else MOMENTS):
        for seat in range(case.seats):
            allowed = [
                int(action.index) for action in actions if action.refusal(way.state, seat) is None
            ]
            assert sorted(int(action.index) for action in way.state.legal(seat)) == allowed


@every_case
def test_a_refused_action_changes_nothing(case: Case) -> None:
    """Neither the state, nor luck, nor what is told; and it says why."""
    luck = FastLuck(8)
    catalogue = case.game.catalogue.actions
    refused = 0
    for way in at_some_moments(case, 8, MOMENTS):
        before = position_text(case.game, way.state)
        for _ in range(12):
            action = catalogue[luck.below(len(catalogue))]
            for seat in range(case.seats):
                refusal = action.refusal(way.state, seat)
                if refusal is not None:
                    refuse(way.state, seat, action, refusal)
                    refused += 1
        assert position_text(case.game, way.state) == before
    assert refused


def refuse(state: State, seat: int, action: Action[Any], refusal: Refusal) -> None:
    chronicle = Chronicle()
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action, RecordedLuck([]), chronicle)
    assert caught.value.refusal == refusal
    assert refusal.code
    assert refusal.code == refusal.code.lower()
    assert refusal.paragraph
    assert chronicle.events == []


# ---- actions and their forms --------------------------------------------------------------------


@every_game
def test_the_index_in_the_catalogue_is_the_id_of_an_action(game: Game) -> None:
    actions = game.catalogue.actions
    assert [int(action.index) for action in actions] == [*range(len(actions))]
    assert len({str(action) for action in actions}) == len(actions)
    assert len(game.catalogue.by_text) == len(actions)


@every_game
def test_both_forms_of_every_catalogue_action_parse_back(game: Game) -> None:
    for action in game.catalogue.actions:
        form = json.loads(as_text(action.to_json()))
        assert game.parse(form) is action
        assert game.parse(str(action)) is action
        assert form["kind"] == action.kind
        assert [name for name in action.to_json() if name != "kind"] == [
            parameter.name for parameter in game.kinds[action.kind]
        ]


@every_game
def test_keys_are_snake_case(game: Game) -> None:
    names = [*game.kinds, *[option.name for option in game.options]]
    names += [parameter.name for kind in game.kinds.values() for parameter in kind]
    assert all(name.isidentifier() and name == name.lower() for name in names)


@every_case
def test_openings_keep_their_bounds_and_can_be_composed(case: Case) -> None:
    luck = FastLuck(9)
    for way in at_some_moments(case, 9, MOMENTS):
        for seat in range(case.seats):
            for opening in way.state.openings(seat):
                check_opening(case.game, opening)
                for _ in range(4):
                    action = case.game.parse(opening.sample(luck))
                    assert action.refusal(way.state, seat) is None
                    assert_parses_back(case.game, action)


def check_opening(game: Game, opening: Opening) -> None:
    form = json.loads(as_text(opening.to_json()))
    assert form["kind"] == opening.kind
    assert opening.kind in game.kinds
    names = [parameter.name for parameter in game.kinds[opening.kind]]
    if isinstance(opening, Subset):
        assert opening.shape == "subset"
        assert opening.field in names
        assert 0 <= opening.least <= opening.most <= len(opening.things)
        assert len({as_text(thing) for thing in opening.things}) == len(opening.things)
    elif isinstance(opening, Cards):
        assert opening.shape == "cards"
        check_cards(opening.give, opening.give_count)
        check_cards(opening.want, opening.want_count)
        assert opening.to is None or opening.to
        assert opening.taken is None or opening.taken.name in names
    elif isinstance(opening, Turning):
        assert opening.shape == "turning"
        assert opening.turns
    else:
        assert isinstance(opening, Listing)
        assert opening.shape == "listing"
        assert opening.choices


def check_cards(most: dict[str, int], count: tuple[int, int]) -> None:
    assert all(number > 0 for number in most.values())
    assert 0 <= count[0] <= count[1]
    assert count[0] <= sum(most.values())


def assert_parses_back(game: Game, action: Action[Any]) -> None:
    for form in (json.loads(as_text(action.to_json())), str(action)):
        again = game.parse(form)
        assert again == action
        assert hash(again) == hash(action)
        assert again.to_json() == action.to_json()
        assert int(again.index) == int(action.index)


# ---- positions and copies -----------------------------------------------------------------------


@every_case
def test_a_position_reads_back(case: Case) -> None:
    game = case.game
    for way in at_some_moments(case, 10, MOMENTS):
        written = position_text(game, way.state)
        state = game.from_position(json.loads(written))
        assert position_text(game, state) == written
        assert state.broken() == ""
        assert state.waiting() == way.state.waiting()
        for seat in range(case.seats):
            assert state.decision(seat) == way.state.decision(seat)
            assert state.points(seat) == way.state.points(seat)


@every_case
def test_a_state_that_was_read_plays_on_like_the_one_written(case: Case) -> None:
    game = case.game
    for way in at_some_moments(case, 11, 8):
        first, second = way.state.copy(), game.from_position(game.position(way.state))
        go_on(game, first, 12, 25)
        go_on(game, second, 12, 25)
        assert position_text(game, first) == position_text(game, second)


@every_case
def test_copies_share_nothing(case: Case) -> None:
    game = case.game
    for way in at_some_moments(case, 13, 8):
        before = position_text(game, way.state)
        twin = way.state.copy()
        assert position_text(game, twin) == before
        go_on(game, twin, 14, 25)
        assert position_text(game, way.state) == before
        original, twin = way.state.copy(), way.state.copy()
        go_on(game, original, 15, 25)
        assert position_text(game, twin) == before
        assert (original.broken(), twin.broken()) == ("", "")


def go_on(game: Game, state: State, seed: int, decisions: int) -> None:
    choice, luck = FastLuck(seed), FastLuck(seed + 1)
    for _ in range(decisions):
        waiting = state.waiting()
        if not waiting:
            return
        seat = waiting[choice.below(len(waiting))]
        state.apply(seat, decide(state, seat, game, choice), luck)


# ---- records ------------------------------------------------------------------------------------


@every_case
def test_a_record_replays_to_the_same_state_and_is_sound(case: Case) -> None:
    """Also what everybody was told and remembers. Long games are ended by agreement."""
    table = play(case.table(16), 17, 250)
    if table.ended is None:
        table.agree_to_end()
    assert table.ended is not None
    record = read_record(table.record.text())
    assert record.lines() == table.record.lines()
    *_, again = replay(case.game, record)
    assert position_text(case.game, again.state) == position_text(case.game, table.state)
    assert again.ended is not None
    assert again.ended.to_json() == table.ended.to_json()
    for seat in [*range(case.seats), -1]:
        assert as_text(again.told(seat)) == as_text(table.told(seat))
        assert again.seen(seat) == table.seen(seat)
        assert again.observe(seat) == table.observe(seat)
    verdict = verify(case.game, record, head=table.record.head)
    assert verdict.to_json() == {
        "knots": len(record.knots),
        "finished": True,
        "chain": True,
        "head": True,
        "luck": True,
        "drawn": False,  # its seed was chosen
        "origin": "seed",
    }


@every_case
def test_every_knot_goes_through_json(case: Case) -> None:
    table = play(case.table(18), 19, 200)
    for line, knot in zip(table.record.lines()[1:], table.record.knots, strict=True):
        assert json.loads(line) == knot
        assert json.loads(json.dumps(knot, allow_nan=False)) == knot
        if "action" in knot:
            assert as_text(case.game.parse(knot["action"]).to_json()) == as_text(knot["action"])


@every_case
def test_the_same_seed_makes_the_same_record_also_interleaved(case: Case) -> None:
    alone = [play(case.table(seed), seed, 60).record.text() for seed in (20, 21)]
    tables = [case.table(seed) for seed in (20, 21)]
    steps = [step_by_step(table, 20 + n) for n, table in enumerate(tables)]
    for _ in range(60):
        for step in steps:
            step()
    assert [table.record.text() for table in tables] == alone
    assert alone[0] != alone[1]


@every_case
def test_the_table_remembers_only_what_it_told(case: Case) -> None:
    table = play(case.table(22), 23, 60)
    for seat in [*range(case.seats), -1]:
        memory = case.game.memory(seat, case.seats)
        for told in table.told(seat):
            memory.hear(told)
        assert as_text(memory.to_json()) == as_text(table.memories[seat].to_json())
        assert case.game.observe(table.state, seat, memory) == table.observe(seat)


class Unlucky(Luck):
    """A luck of the tests' own: the highest number every time."""

    def choose(self, stream: int, n: int) -> int:
        return n - 1


@every_case
def test_any_luck_will_do(case: Case) -> None:
    """A luck that is not compiled, and as bad as can be."""
    luck = Unlucky()
    state = case.start(luck, Chronicle())
    play_on(state, luck, 50)
    assert state.broken() == ""
