"""The contract suite bites: a game that cheats in one way fails the test that is meant for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pebbles import actions, position
from pebbles import state as rules
from pebbles.actions import Peek, SwapToken, TakePebble
from pebbles.game import PebblesGame
from pebbles.state import VALUES, Pebbles
from pebbles.view import PebblesObservation
from quipu import Event, IllegalAction
from quipu.core.journal import SILENT
from quipu.testing import Broken, course, declarations, knowledge, machines, records
from tests.support.games_under_test import Case

CASE = Case(PebblesGame(), 3, {})

Cheat = Callable[[pytest.MonkeyPatch], None]
CAUGHT = (Broken, AttributeError, IllegalAction, LookupError, TypeError, ValueError)


def shows_a_token(patch: pytest.MonkeyPatch) -> None:
    honest = PebblesObservation.__init__

    def cheat(view: Any, state: Pebbles, seat: int, memory: Any) -> None:
        honest(view, state, seat, memory)
        view.options["best"] = max(state.tokens)

    patch.setattr(PebblesObservation, "__init__", cheat)
    patch.setattr(position, "settle", lambda declared, seats, chosen: chosen)


def refuses_by_a_hidden_token(patch: pytest.MonkeyPatch) -> None:
    honest = Peek.refusal

    def cheat(peek: Peek, state: Pebbles, seat: int) -> Any:
        refusal = honest(peek, state, seat)
        hidden = refusal is None and state.tokens[peek.victim] == 3
        return rules.ONE_ACT if hidden else refusal

    patch.setattr(Peek, "refusal", cheat)


def tells_a_hidden_token(patch: pytest.MonkeyPatch) -> None:
    honest = TakePebble.apply

    def cheat(take: TakePebble, state: Pebbles, seat: int, luck: Any, journal: Any) -> None:
        honest(take, state, seat, luck, journal)
        journal.tell(Event("took", {"seat": seat, "token": state.tokens[seat]}))

    patch.setattr(TakePebble, "apply", cheat)


def draws_a_hidden_token(patch: pytest.MonkeyPatch) -> None:
    honest = PebblesGame.draw

    def cheat(game: PebblesGame, state: Pebbles, *arguments: Any) -> Any:
        drawing = honest(game, state, *arguments)
        drawing.title += str(state.tokens)
        return drawing

    patch.setattr(PebblesGame, "draw", cheat)


def shares_a_list_between_copies(patch: pytest.MonkeyPatch) -> None:
    honest = Pebbles.copy

    def cheat(state: Pebbles) -> Pebbles:
        twin = honest(state)
        twin.owner = state.owner
        return twin

    patch.setattr(Pebbles, "copy", cheat)


def changes_something_when_it_refuses(patch: pytest.MonkeyPatch) -> None:
    honest = TakePebble.refusal

    def cheat(take: TakePebble, state: Pebbles, seat: int) -> Any:
        refusal = honest(take, state, seat)
        if refusal is rules.NOT_IN_HEAP:
            state.first = (state.first + int(state.seats)) % 7
        return refusal

    patch.setattr(TakePebble, "refusal", cheat)


def forgets_a_legal_action(patch: pytest.MonkeyPatch) -> None:
    honest = Pebbles.legal
    patch.setattr(Pebbles, "legal", lambda state, seat: honest(state, seat)[:3])


def loses_a_token(patch: pytest.MonkeyPatch) -> None:
    def cheat(swap: SwapToken, state: Pebbles, seat: int, luck: Any, journal: Any) -> None:
        state.tokens[seat] = VALUES[luck.below(3)]
        state.phase = rules.Taking(True)
        journal.tell(Event("swapped", {"seat": seat}, {"token": state.tokens[seat]}, [seat]))

    patch.setattr(SwapToken, "apply", cheat)


def forgets_the_marks_in_a_position(patch: pytest.MonkeyPatch) -> None:
    honest = PebblesGame.from_position

    def cheat(game: PebblesGame, data: Any) -> Any:
        return honest(game, {**data, "marks": [-1] * len(data["marks"])})

    patch.setattr(PebblesGame, "from_position", cheat)


def offers_more_than_there_is(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "GRAB", 2)
    patch.setattr(actions, "GRAB", 2)
    honest = Pebbles.openings

    def cheat(state: Pebbles, seat: int) -> Any:
        found: Any = honest(state, seat)
        for opening in found:
            opening.most = min(3, len(opening.things))
        return found

    patch.setattr(Pebbles, "openings", cheat)


def decides_by_itself(patch: pytest.MonkeyPatch) -> None:
    """Chance that is not luck: two equal tables go different ways."""
    thrown = iter(range(1, 10_000))

    def cheat(state: Pebbles, seat: int, luck: Any) -> None:
        luck.below(2)
        kinds = [kind for kind, count in enumerate(state.bag) if count]
        kind = kinds[next(thrown) % len(kinds)]
        state.bag[kind] -= 1
        state.tokens[seat] = VALUES[kind]

    patch.setattr(Pebbles, "draw_token", cheat)


def ends_in_imagination(patch: pytest.MonkeyPatch) -> None:
    honest = PebblesGame.imagine

    def cheat(game: PebblesGame, view: Any, luck: Any) -> Any:
        state: Any = honest(game, view, luck)
        if view.phase != "over":
            state.phase = rules.Over((0,) * int(state.seats))
        return state

    patch.setattr(PebblesGame, "imagine", cheat)


def pays_out_other_points(patch: pytest.MonkeyPatch) -> None:
    honest = Pebbles.points
    patch.setattr(
        Pebbles,
        "points",
        lambda state, seat: honest(state, seat) | ({} if state.waiting() else {"gift": seat}),
    )
    result = Pebbles.result

    def cheat(state: Pebbles) -> Any:
        found = result(state)
        if found is not None:
            found.points[2] -= 2
        return found

    patch.setattr(Pebbles, "result", cheat)


def answers_for_any_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pebbles, "points", Pebbles.sources)


def shows_itself_to_anybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PebblesGame, "observe", PebblesGame.look)


def takes_actions_of_any_game(patch: pytest.MonkeyPatch) -> None:
    def cheat(state: Pebbles, seat: int, action: Any, luck: Any, journal: Any = SILENT) -> None:
        refusal = action.refusal(state, seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        action.apply(state, seat, luck, journal)

    patch.setattr(Pebbles, "apply", cheat)


def makes_a_bot_of_any_name(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PebblesGame, "bot", PebblesGame.player)


def hands_out_its_own_list(patch: pytest.MonkeyPatch) -> None:
    honest = PebblesGame.position

    def cheat(game: PebblesGame, state: Any) -> dict[str, object]:
        return honest(game, state) | {"owner": state.owner}

    patch.setattr(PebblesGame, "position", cheat)


def unknown_bots(case: Case) -> None:
    machines.bots_can_be_made(case.game)


@pytest.mark.parametrize(
    ("cheat", "check"),
    [
        (shows_a_token, knowledge.nothing_hidden_is_received),
        (shows_a_token, knowledge.imagined_looks_like_observed),
        (refuses_by_a_hidden_token, knowledge.nothing_hidden_is_received),
        (tells_a_hidden_token, knowledge.nothing_hidden_is_told),
        (draws_a_hidden_token, knowledge.nothing_hidden_is_drawn),
        (ends_in_imagination, knowledge.imagined_waits_for_the_same),
        (hands_out_its_own_list, knowledge.nothing_handed_out_is_shared),
        (shares_a_list_between_copies, course.copies_share_nothing),
        (changes_something_when_it_refuses, course.refused_actions_change_nothing),
        (forgets_a_legal_action, course.legal_is_what_is_not_refused),
        (loses_a_token, course.games_end),
        (forgets_the_marks_in_a_position, course.positions_read_back),
        (offers_more_than_there_is, course.openings_can_be_composed),
        (decides_by_itself, records.chance_comes_from_luck),
        (pays_out_other_points, course.points_sum_to_the_result),
        (answers_for_any_seat, declarations.strangers_are_refused),
        (shows_itself_to_anybody, declarations.strangers_are_refused),
        (takes_actions_of_any_game, declarations.foreign_actions_are_refused),
        (makes_a_bot_of_any_name, unknown_bots),
    ],
    ids=lambda value: getattr(value, "__name__", None) or value.name,
)
def test_a_cheat_is_caught(
    monkeypatch: pytest.MonkeyPatch, cheat: Cheat, check: Callable[[Case], None]
) -> None:
    check(CASE)
    cheat(monkeypatch)
    with pytest.raises(CAUGHT):
        check(CASE)
