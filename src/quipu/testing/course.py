"""Rules of the course of a game: it begins, goes on and ends; legality has one judge; copies."""

from __future__ import annotations

import json
from typing import Any, Final

from quipu.core import state as state_module
from quipu.core.game import Game
from quipu.core.journal import Chronicle
from quipu.core.luck import FastLuck, Luck, RecordedLuck
from quipu.core.openings import Cards, Listing, Opening, Subset, Turning
from quipu.core.refusal import IllegalAction, Refusal
from quipu.core.replay import verify
from quipu.core.state import Action, State, play_on
from quipu.testing.findings import Broken, rule
from quipu.testing.playing import (
    ENOUGH,
    Case,
    as_text,
    at_some_moments,
    decide,
    defaults,
    play,
    position_text,
    variations,
    walk,
)

MOMENTS: Final = 25
SAME_TERMS: Final = "trade_same_terms"  # a counter-offer may happen to be the offer itself


# ---- games begin, go on and end -----------------------------------------------------------------


@rule("Random games end. `waiting` is empty exactly when `result` says how; `broken` is empty.")
def games_end(case: Case) -> None:
    for way in at_some_moments(case, 1, ENOUGH):
        state, of = way.state, type(way.state)
        waiting, over = state.waiting(), state.result() is not None
        if state.broken():
            raise Broken(f"after {way.last}: {state.broken()}", way.last and type(way.last).apply)
        if (waiting == []) != over:
            raise Broken(f"waiting is {waiting} while result is {state.result()}", of.waiting)
        if int(state.deciding()) != (waiting or [-1])[0]:
            raise Broken(f"deciding is {state.deciding()}, waiting {waiting}", of.deciding)


@rule("`waiting` lists seats of the table in ascending order, each with a legal action.")
def waiting_seats_can_decide(case: Case) -> None:
    for way in at_some_moments(case, 2, MOMENTS):
        waiting, where = way.state.waiting(), type(way.state).waiting
        if waiting != sorted(set(waiting)) or not set(waiting) <= set(range(case.seats)):
            raise Broken(f"waiting is {waiting} at a table of {case.seats}", where)
        for seat in waiting:
            if not way.state.legal(seat):
                raise Broken(f"waiting names seat {seat}, which has no legal action", where)


@rule("At the end the points by source add up to the result; winners have rank 1.")
def points_sum_to_the_result(case: Case) -> None:
    *_, way = walk(case, 3)
    result, where = way.state.result(), type(way.state).result
    assert result is not None
    sums = [sum(way.state.points(seat).values()) for seat in range(case.seats)]
    if sums != result.points:
        raise Broken(f"sources add up to {sums}, the result says {result.points}", where)
    if not result.winners or not set(result.winners) <= set(range(case.seats)):
        raise Broken(f"the winners are {result.winners} at a table of {case.seats}", where)
    first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if first != sorted(result.winners) or not result.reason:
        raise Broken(f"{result}: rank 1 are {first}; a reason is needed", where)
    as_text(result.to_json())


@rule("After the end every action is refused and nothing can be composed.")
def the_end_refuses_everything(case: Case) -> None:
    *_, way = walk(case, 3)
    for seat in range(case.seats):
        if way.state.openings(seat):
            raise Broken("something can be composed after the end", type(way.state).forms)
        for action in case.game.catalogue.actions:
            if action.refusal(way.state, seat) is None:
                raise Broken(f"{action} is legal after the end", type(action).refusal)


@rule("Chance can decide for everybody without a journal (`play_on`).")
def chance_can_decide(case: Case) -> None:
    luck = FastLuck(4)
    state = case.start(luck, Chronicle())
    if not 1 <= play_on(state, luck, 10) <= 10 or state.broken():
        raise Broken(f"play_on leaves the state broken: {state.broken()}", type(state).deciding)


class HighestLuck(Luck):
    """The highest number every time."""

    def choose(self, stream: int, n: int) -> int:
        return n - 1


@rule("A game goes on whatever luck gives, also the highest number every time.")
def any_luck_will_do(case: Case) -> None:
    luck = HighestLuck()
    state = case.start(luck, Chronicle())
    play_on(state, luck, 50)
    if state.broken():
        raise Broken(state.broken(), type(state).broken)


@rule("Every value of every option can be played, and a record keeps it.")
def options_can_be_played(game: Game) -> None:
    for chosen in variations(game):
        seats = game.seat_counts(defaults(game) | chosen)[-1]
        option_can_be_played(Case(game, seats, chosen))


def option_can_be_played(case: Case) -> None:
    for count, way in enumerate(walk(case, 5)):
        if way.state.broken():
            raise Broken(f"with {case.chosen}: {way.state.broken()}", type(way.state).broken)
        if count == 400:
            break
    table = play(case.table(5), 6, 30)
    agreed = case.game.agree(case.seats, case.chosen)  # a default may follow another option
    if table.options != agreed or not table.options.items() >= case.chosen.items():
        raise Broken(f"the record keeps {table.options}, agreed was {agreed}", type(case.game))
    if not verify(case.game, table.record).chain:
        raise Broken(f"with {case.chosen} the record does not verify", type(case.game).deal)


# ---- one judgement of legality ------------------------------------------------------------------


@rule("An action is legal exactly if `refusal` gives no reason against it.")
def legal_is_what_is_not_refused(case: Case) -> None:
    """At every step where rules are compiled; otherwise now and then."""
    actions = case.game.catalogue.actions
    compiled = not str(state_module.__file__).endswith(".py")
    for way in at_some_moments(case, 7, ENOUGH if compiled else MOMENTS):
        for seat in range(case.seats):
            allowed = [int(each.index) for each in actions if each.refusal(way.state, seat) is None]
            legal = sorted(int(each.index) for each in way.state.legal(seat))
            if legal != allowed:
                wrong = min(set(legal) ^ set(allowed))
                which = "legal but refused" if wrong in legal else "not refused but not legal"
                where = type(case.game.catalogue).legal
                raise Broken(f"{actions[wrong]} is {which} for seat {seat}", where)


@rule("A refused action changes nothing and tells nothing; the refusal has a code and a paragraph.")
def refused_actions_change_nothing(case: Case) -> None:
    luck = FastLuck(8)
    catalogue = case.game.catalogue.actions
    for way in at_some_moments(case, 8, MOMENTS):
        before = position_text(case.game, way.state)
        for _ in range(12):
            action = catalogue[luck.below(len(catalogue))]
            for seat in range(case.seats):
                refusal = action.refusal(way.state, seat)
                if refusal is not None:
                    must_refuse(way.state, seat, action, refusal)
                if position_text(case.game, way.state) != before:
                    raise Broken(f"asking whether {action} is refused changes the state", action)


def must_refuse(state: State, seat: int, action: Action[Any], refusal: Refusal) -> None:
    chronicle, where = Chronicle(), type(action).refusal
    try:
        state.apply(seat, action, RecordedLuck([]), chronicle)
    except IllegalAction as caught:
        if caught.refusal != refusal:
            raise Broken(f"{action} is refused by {caught.refusal} and {refusal}", where) from None
    else:
        raise Broken(f"{action} is refused ({refusal}) and applied all the same", where)
    if not refusal.code or refusal.code != refusal.code.lower() or not refusal.paragraph:
        raise Broken(f"the refusal {refusal!r} lacks a code or a paragraph", where)
    if chronicle.events:
        raise Broken(f"{action} is refused and tells {chronicle.events[0].kind}", where)


# ---- actions and their forms --------------------------------------------------------------------


@rule("Every action of the catalogue is there once and reads back from its text and its JSON.")
def actions_read_back(game: Game) -> None:
    actions, texts = game.catalogue.actions, set[str]()
    for index, action in enumerate(actions):
        if int(action.index) != index or str(action) in texts:
            raise Broken(f"{action} is in the catalogue twice", type(action))
        texts.add(str(action))
        for form in (json.loads(as_text(action.to_json())), str(action)):
            if game.parse(form) is not action:
                raise Broken(f"{form!r} does not read back as {action}", type(action).arguments)


@rule("Openings keep their bounds, and what they offer is composed, legal and reads back.")
def openings_can_be_composed(case: Case) -> None:
    luck = FastLuck(9)
    for way in at_some_moments(case, 9, MOMENTS):
        where = type(way.state).forms
        for seat in range(case.seats):
            for opening in way.state.openings(seat):
                fault = opening_fault(case.game, opening)
                if fault:
                    raise Broken(f"the opening of {opening.kind}: {fault}", where)
                for _ in range(4):
                    action = case.game.parse(opening.sample(luck))
                    refusal = action.refusal(way.state, seat)
                    if refusal is not None and refusal.code != SAME_TERMS:
                        raise Broken(f"an opening offers {action}, refused by {refusal}", where)
                    composed_reads_back(case.game, action)


def composed_reads_back(game: Game, action: Action[Any]) -> None:
    for form in (json.loads(as_text(action.to_json())), str(action)):
        again = game.parse(form)
        same = again == action and again.to_json() == action.to_json()
        if not same or hash(again) != hash(action) or int(again.index) != int(action.index):
            raise Broken(f"{form!r} reads back as {again}, not {action}", type(action).arguments)


def opening_fault(game: Game, opening: Opening) -> str:
    """What is wrong with an opening; empty if nothing is."""
    form = json.loads(as_text(opening.to_json()))
    if form["kind"] != opening.kind or opening.kind not in game.kinds:
        return "its kind is not in KINDS"
    names = [parameter.name for parameter in game.kinds[opening.kind]]
    if isinstance(opening, Subset):
        different = len({as_text(thing) for thing in opening.things}) == len(opening.things)
        within = 0 <= opening.least <= opening.most <= len(opening.things)
        return "" if different and within and opening.field in names else "things or bounds"
    if isinstance(opening, Cards):
        given = cards_fit(opening.give, opening.give_count)
        wanted = cards_fit(opening.want, opening.want_count)
        named = opening.taken is None or opening.taken.name in names
        return "" if given and wanted and named and opening.to != [] else "cards or bounds"
    if isinstance(opening, Turning):
        return "" if opening.turns else "nothing to turn to"
    return "" if not isinstance(opening, Listing) or opening.choices else "nothing to choose from"


def cards_fit(most: dict[str, int], count: tuple[int, int]) -> bool:
    positive = all(number > 0 for number in most.values())
    return positive and 0 <= count[0] <= count[1] and count[0] <= sum(most.values())


# ---- positions and copies -----------------------------------------------------------------------


@rule("A position is JSON and reads back as the same state: same text, seats, choices and points.")
def positions_read_back(case: Case) -> None:
    game = case.game
    for way in at_some_moments(case, 10, MOMENTS):
        written, where = position_text(game, way.state), type(game).from_position
        state = game.from_position(json.loads(written))
        if position_text(game, state) != written:
            raise Broken(f"written {written}, read {position_text(game, state)}", where)
        if state.broken() or state.waiting() != way.state.waiting():
            raise Broken(f"the state that was read is another one: {state.broken()}", where)
        for seat in range(case.seats):
            if state.decision(seat) != way.state.decision(seat):
                raise Broken(f"seat {seat} has other choices in the state that was read", where)
            if state.points(seat) != way.state.points(seat):
                raise Broken(f"seat {seat} has other points in the state that was read", where)


@rule("A state that was read goes on like the one that was written.")
def positions_hold_everything(case: Case) -> None:
    game = case.game
    for way in at_some_moments(case, 11, 8):
        first, second = way.state.copy(), game.from_position(game.position(way.state))
        go_on(game, first, 12, 25)
        go_on(game, second, 12, 25)
        if position_text(game, first) != position_text(game, second):
            raise Broken("a position leaves something out that matters later", type(game).position)


@rule("`State.copy` copies everything and shares nothing that changes.")
def copies_share_nothing(case: Case) -> None:
    game = case.game
    for way in at_some_moments(case, 13, 8):
        before, where = position_text(game, way.state), type(way.state).copy
        twin = way.state.copy()
        if position_text(game, twin) != before:
            raise Broken(f"copy forgets: {before} became {position_text(game, twin)}", where)
        if [twin.decision(seat) for seat in range(case.seats)] != [
            way.state.decision(seat) for seat in range(case.seats)
        ]:
            raise Broken("copy forgets something: the choices are others", where)
        go_on(game, twin, 14, 25)
        if position_text(game, way.state) != before:
            raise Broken("copy shares: a game played on in the copy changes the original", where)
        original, twin = way.state.copy(), way.state.copy()
        go_on(game, original, 15, 25)
        if position_text(game, twin) != before:
            raise Broken("copy shares: a game played on in the original changes the copy", where)
        if original.broken() or twin.broken():
            raise Broken(f"a copy is broken: {original.broken()}{twin.broken()}", where)


def go_on(game: Game, state: State, seed: int, decisions: int) -> None:
    choice, luck = FastLuck(seed), FastLuck(seed + 1)
    for _ in range(decisions):
        waiting = state.waiting()
        if not waiting:
            return
        seat = waiting[choice.below(len(waiting))]
        state.apply(seat, decide(state, seat, game, choice), luck)


OF_GAMES: Final = [actions_read_back, options_can_be_played]
OF_CASES: Final = [
    games_end,
    copies_share_nothing,
    waiting_seats_can_decide,
    points_sum_to_the_result,
    the_end_refuses_everything,
    chance_can_decide,
    any_luck_will_do,
    legal_is_what_is_not_refused,
    refused_actions_change_nothing,
    openings_can_be_composed,
    positions_read_back,
    positions_hold_everything,
]
