"""The small parts of the contract: refusals, results, openings, and what a new game inherits."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from pebbles.actions import CATALOGUE, SwapToken
from quipu import FastLuck, Game, IllegalAction, Journal, Phase, Refusal, Result, State
from quipu.core.notation import ID, IDS, Parameter
from quipu.core.openings import Cards, Listing, Opening, Subset, Turning
from quipu.core.refusal import LONGEST_SHOWN, shown
from quipu.core.state import Catalogue
from tests.support.games_under_test import spoil

# ---- refusals and results -----------------------------------------------------------------------


def test_a_refusal_is_data() -> None:
    refusal = Refusal("too_close", "E9.3")
    assert refusal.to_json() == {"code": "too_close", "paragraph": "E9.3"}
    assert str(refusal) == "too_close (E9.3)"
    assert repr(refusal) == "Refusal('too_close', 'E9.3')"
    assert refusal == Refusal("too_close", "E9.3")
    assert refusal != Refusal("too_close", "E9.4")
    assert refusal != "too_close"
    assert len({refusal, Refusal("too_close", "E9.3")}) == 1


def test_a_refusal_with_a_detail_is_another_one() -> None:
    plain = Refusal("unknown_place", "E1.1")
    detailed = plain.with_detail("hex 99")
    assert (plain.detail, detailed.detail) == ("", "hex 99")
    assert plain != detailed
    assert detailed.to_json()["detail"] == "hex 99"
    assert str(detailed) == "unknown_place (E1.1): hex 99"


def test_an_illegal_action_carries_its_refusal() -> None:
    refusal = Refusal("too_close", "E9.3")
    error = IllegalAction(refusal)
    assert error.refusal is refusal
    assert str(error) == "too_close (E9.3)"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (5, "5"),
        ("a\nb", r"'a\nb'"),
        (None, "None"),
        ([1], "a list"),
        ({"a": 1}, "an object"),
        ("x" * 100, "'" + "x" * (LONGEST_SHOWN - 1) + "…"),
    ],
)
def test_foreign_values_are_shown_shortly(value: object, words: str) -> None:
    assert shown(value) == words


def test_equal_ones_share_a_rank_and_winners_come_first() -> None:
    assert Result([1], [5, 9, 5, 2], "points").ranks == [2, 1, 2, 4]
    assert Result([0, 1], [9, 9, 3], "points").ranks == [1, 1, 3]
    assert Result([0], [3, 9, 9], "resigned").ranks == [1, 2, 2]
    assert Result([], [4], "resigned").to_json() == {
        "winners": [],
        "points": [4],
        "ranks": [1],
        "reason": "resigned",
    }


# ---- openings -----------------------------------------------------------------------------------


def openings() -> list[tuple[Opening, dict[str, object]]]:
    return [
        (
            Subset("throw", "dice", [0, 1, 2], 1, 3),
            {"shape": "subset", "field": "dice", "things": [0, 1, 2], "least": 1, "most": 3},
        ),
        (
            Cards("offer", {"ore": 2}, {"wool": 19}, (1, 2), (0, 1), [1, 2]),
            {
                "shape": "cards",
                "give": {"ore": 2},
                "want": {"wool": 19},
                "give_count": [1, 2],
                "want_count": [0, 1],
                "to": [1, 2],
            },
        ),
        (
            Turning("lay", 7, [{"hex": 7, "turn": 0}, {"hex": 7, "turn": 2}]),
            {
                "shape": "turning",
                "place": 7,
                "turns": [{"hex": 7, "turn": 0}, {"hex": 7, "turn": 2}],
            },
        ),
        (
            Listing("call", [{"card": "ore"}]),
            {"shape": "listing", "choices": [{"card": "ore"}]},
        ),
    ]


@pytest.mark.parametrize(("opening", "form"), openings(), ids=lambda value: type(value).__name__)
def test_a_form_can_be_shown_without_knowing_the_game(
    opening: Opening, form: dict[str, object]
) -> None:
    assert opening.to_json() == {"kind": opening.kind, **form}
    spoil(opening.to_json())
    assert opening.to_json() == {"kind": opening.kind, **form}


def test_cards_for_nobody_in_particular_have_no_to() -> None:
    assert "to" not in Cards("discard", {"ore": 2}, {}, (2, 2), (0, 0)).to_json()


def test_cards_to_take_go_by_their_own_field() -> None:
    one = Cards("swap", {"ore": 2}, {"wool": 1}, (2, 2), (1, 1), None, Parameter("take", ID))
    assert one.to_json()["taken"] == {"name": "take", "type": "id"}
    swap = {"kind": "swap", "give": {"ore": 2}, "take": "wool"}
    assert one.filled({"ore": 2}, {"wool": 1}) == swap
    some = Cards("pick", {}, {"ore": 2, "wool": 2}, (0, 0), (2, 2), None, Parameter("cards", IDS))
    picked = {"kind": "pick", "cards": ["ore", "ore", "wool"]}
    assert some.filled({}, {"ore": 2, "wool": 1}) == picked
    assert "taken" not in Cards("discard", {"ore": 2}, {}, (2, 2), (0, 0)).to_json()


def test_the_player_of_the_tests_keeps_the_bounds_of_every_form() -> None:
    luck = FastLuck(1)
    subset, cards, turning, listing = [opening for opening, _ in openings()]
    for _ in range(50):
        dice: Any = subset.sample(luck)["dice"]
        assert 1 <= len(dice) <= 3
        assert dice == sorted(set(dice))
        offer: Any = cards.sample(luck)
        assert 1 <= offer["give"]["ore"] <= 2
        assert offer["want"] in ({}, {"wool": 1})
        assert offer["to"] in (1, 2)
        assert turning.sample(luck)["turn"] in (0, 2)
        assert listing.sample(luck) == {"kind": "call", "card": "ore"}
    assert Cards("discard", {"ore": 2}, {}, (2, 2), (0, 0)).sample(luck) == {
        "kind": "discard",
        "give": {"ore": 2},
    }


# ---- what a new game inherits -------------------------------------------------------------------


class Waiting(Phase):
    name: ClassVar[str] = "waiting"


class Still(State):
    """A position in which seat 1 decides and nobody can do anything."""

    def waiting(self) -> list[int]:
        return [1, 2]


def test_a_plain_state_has_sensible_answers() -> None:
    empty: Catalogue[Still] = Catalogue([])
    state = Still(3, empty)
    assert int(state.deciding()) == 1
    assert state.legal(1) == []
    assert state.openings(1) == []
    assert state.broken() == ""
    assert state.decision(1) == ""


def test_a_phase_without_data_is_its_own_copy() -> None:
    phase = Waiting()
    assert phase.copy() is phase
    assert phase.name == "waiting"


def test_actions_are_compared_by_what_they_say() -> None:
    first, second = SwapToken(), SwapToken()
    assert first == second
    assert first != "swap_token"
    assert repr(first) == "<swap_token>"
    assert int(first.index) == -1
    assert any(action == first for action in CATALOGUE.actions)


def test_a_plain_game_has_one_bot_and_no_limits() -> None:
    game = Game("bare", "nowhere", 1, [], {}, CATALOGUE)
    assert game.bots() == ["random"]
    assert game.limits() == {}


def test_what_a_game_must_answer_itself_is_said() -> None:
    game = Game("bare", "nowhere", 1, [], {}, CATALOGUE)
    state = Still(1, CATALOGUE)
    for question in (
        lambda: game.seat_counts({}),
        game.seats_paragraph,
        lambda: game.deal(1, {}, FastLuck(1), Journal()),
        lambda: game.observe(state, 0),
        lambda: game.position(state),
        lambda: game.from_position({}),
        state.copy,
        state.result,
        lambda: state.points(0),
    ):
        with pytest.raises(NotImplementedError):
            question()
