"""Section K: the catalogue, the chances, and that everybody knows everything but dice to come."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import quipu
from quipu.games.dice.state import Building, Throwing
from tests.support.dice import ledger
from tests.support.dice.build import (
    BASE_GAME,
    PLUS_GAME,
    base,
    begun,
    legal,
    play,
    plus,
    position,
    random_state,
    six,
    take_turn,
    throw,
)

# ---- K1 Actions -----------------------------------------------------------------------------

KINDS = ["throw_dice", "stop_throwing", "use_joker", "trade_gold"]
KINDS += ["build_road", "build_knight", "build_settlement", "build_city", "end_turn"]


@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_k1_the_catalogue_has_the_sizes_of_the_ledger(key: str) -> None:
    game = quipu.game(key)
    counts = Counter(action.kind for action in game.catalogue.actions)
    rows = ledger.table("## K1 Actions")
    assert [row[1].split(",")[0] for row in rows] == KINDS == list(counts)
    for row in rows:
        sizes = ledger.numbers(row[2].split("(")[0])
        assert counts[row[1].split(",")[0]] == sizes[-1 if key == "dice-plus" else 0]
    whole = ledger.numbers(ledger.RULES.split("Whole catalogue:")[1].split(".")[0])
    assert sum(counts.values()) == whole[1 if key == "dice-plus" else 0]


@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_k1_every_action_reads_back_from_text_and_json(key: str) -> None:
    game = quipu.game(key)
    for index, action in enumerate(game.catalogue.actions):
        assert action.index == index
        assert game.parse(str(action)) is action
        assert game.parse(action.to_json()) is action


@pytest.mark.parametrize(
    "form",
    [
        "",
        "build",
        "build_road",
        "build_road R0 R1",
        "throw_dice x",
        "throw_dice 0,,1",
        "use_joker K1 coal ore",
        "use_joker K1 ore silver",
        "trade_gold coal",
        {"kind": "throw_dice", "dice": [True]},
        {"kind": "throw_dice", "dice": "0"},
        {"kind": "throw_dice", "dice": None},
        {"kind": "build_road", "road": 3},
        {"kind": "end_turn", "seat": 0},
        {"road": "R0"},
        None,
        7,
        [],
    ],
)
def test_k1_what_is_no_action_is_malformed(form: object) -> None:
    for game in (BASE_GAME, PLUS_GAME):
        with pytest.raises(quipu.Malformed):
            game.parse(form)


def test_k1_the_active_seat_always_has_a_legal_action() -> None:
    assert len(legal(begun())) == 1
    assert len(legal(throw(begun(), six("")))) == 64
    assert legal(base(six("", "wool"))) == {"end_turn"}
    for key in ("dice", "dice-plus"):
        for decisions in range(0, 300, 13):
            state = random_state(key, 3, 5, decisions)
            for seat in range(3):
                assert bool(state.legal(seat)) is (seat in state.waiting())


def test_k_the_phase_carries_the_throws_made() -> None:
    state = begun(2)
    for made in range(3):
        assert isinstance(state.phase, Throwing)
        assert state.throws == made
        throw(state, six(""))
    assert isinstance(state.phase, Building)
    take_turn(play(state, "end_turn"), six(""))
    assert isinstance(state.phase, Throwing)
    assert state.throws == 0


@pytest.mark.parametrize("dice", [3, 4, 5, 6])
def test_k1_openings_offer_the_dice_of_the_turn(dice: int) -> None:
    state = plus(turn=dice - 2)
    form = {"kind": "throw_dice", "shape": "subset", "field": "dice", "things": [*range(dice)]}
    assert [o.to_json() for o in state.openings(0)] == [{**form, "least": dice, "most": dice}]
    throw(state, " ".join(["ore"] * dice))
    assert [o.to_json() for o in state.openings(0)] == [{**form, "least": 1, "most": dice}]
    assert state.openings(1) == []
    assert plus("ore ore ore ore ore ore").openings(0) == []


# ---- K2 Chance ------------------------------------------------------------------------------


def test_k2_the_mixtures_of_one_to_six_dice() -> None:
    counts = [len({tuple(sorted(f)) for f in product(range(6), repeat=n)}) for n in range(1, 7)]
    assert counts == [6, 21, 56, 126, 252, 462]


def test_k2_the_examples_of_six_dice() -> None:
    gold = 5
    results = Counter(tuple(sorted(faces)) for faces in product(range(6), repeat=6))
    by_gold = Counter[int]()
    for faces, ways in results.items():
        by_gold[min(2, faces.count(gold))] += ways
    assert Fraction(results[0, 1, 2, 3, 4, 5], 6**6) == Fraction(5, 324)
    assert Fraction(results[(gold,) * 6], 6**6) == Fraction(1, 46_656)
    assert [by_gold[n] for n in range(3)] == [15_625, 18_750, 12_281]


def test_k2_a_throw_of_two_dice_has_36_outcomes_of_equal_chance() -> None:
    outcomes = []
    for given in product(range(6), repeat=2):
        state = throw(begun(), six(""))
        state.apply(0, BASE_GAME.parse("throw_dice 1,4"), quipu.RecordedLuck(list(given)))
        outcomes.append(tuple(position(state)["dice"]))
    assert len(set(outcomes)) == 36


def test_k2_nothing_else_is_random() -> None:
    """Without luck every act but a throw can be done."""
    tried = set()
    for key in ("dice", "dice-plus"):
        for decisions in range(0, 400, 9):
            state = random_state(key, 2, 8, decisions)
            for seat in state.waiting():
                for action in state.legal(seat):
                    if action.kind != "throw_dice":
                        state.copy().apply(seat, action, quipu.RecordedLuck([]))
                        tried.add(action.kind)
    assert {"end_turn", "stop_throwing", "build_road"} <= tried


def test_k2_the_luck_of_a_throw_is_measured_against_eleven_twelfths_per_die() -> None:
    worth = [0.5 if face == "gold" else 1.0 for face in ledger.FACES]
    assert sum(worth) / 6 == pytest.approx(11 / 12)
    chronicle = quipu.Chronicle()
    luck = quipu.RecordedLuck([0, 1, 5, 5, 5, 5])
    begun().apply(0, BASE_GAME.parse("throw_dice 0,1,2,3,4,5"), luck, chronicle)
    (threw,) = chronicle.events
    assert threw.value == 4.0
    assert threw.expected == pytest.approx(5.5)


# ---- K3 Who knows what ----------------------------------------------------------------------


@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_k3_everybody_sees_the_same_and_imagines_the_same_position(key: str) -> None:
    game = quipu.game(key)
    for decisions in range(0, 500, 17):
        state = random_state(key, 3, 2, decisions)
        views: list[Any] = [game.observe(state, seat) for seat in (quipu.SPECTATOR, 0, 1, 2)]
        forms = [{**view.to_json(), "seat": None} for view in views]
        assert all(form == forms[0] for form in forms)
        for view in views:
            imagined = game.imagine(view, quipu.RecordedLuck([]))
            assert game.position(imagined) == game.position(state)
            assert game.observe(imagined, view.seat) == view


def test_k3_plus_tells_points_titles_knights_and_routes() -> None:
    state = plus(six(""), "PK1 PK2 PK3", "P1 P3 P4 P6", army=0, route=1)
    seen = PLUS_GAME.observe(state, 1).to_json()
    assert (seen["army"], seen["route"], seen["totals"]) == (0, 1, [2, 2])
    assert (seen["knights"], seen["routes"]) == ([3, 0], [1, 5])


def test_k3_every_event_is_told_to_everybody() -> None:
    for key in ("dice", "dice-plus"):
        chronicle = quipu.Chronicle()
        luck = quipu.FastLuck(6)
        state = quipu.game(key).start(2, luck, chronicle)
        for _ in range(300):
            if not state.waiting():
                break
            seat = state.waiting()[0]
            acts = state.legal(seat)
            state.apply(seat, acts[luck.below(len(acts))], luck, chronicle)
        for event in chronicle.events:
            assert event.told(quipu.SPECTATOR) == event.told(0) == event.told(1) is not None
        kinds = {event.kind for event in chronicle.events}
        assert {"began", "turn_began", "threw", "built"} <= kinds


@pytest.mark.parametrize("game", [BASE_GAME, PLUS_GAME], ids=["dice", "dice-plus"])
def test_points_on_the_table_are_the_sum_of_their_sources(game: quipu.Game) -> None:
    state, luck = game.start(3, quipu.FastLuck(4)), quipu.FastLuck(5)
    whims, sums = quipu.FreeLuck(6), set()
    for _ in range(600):
        if not state.waiting():
            break
        view: Any = game.observe(state, 0)
        sums.update(view.points)
        assert view.points == [sum(state.points(seat).values()) for seat in range(3)]
        seat = state.waiting()[0]
        choices = state.legal(seat)
        state.apply(seat, choices[int(whims.below(len(choices)))], luck)
    assert len(sums) > 3
