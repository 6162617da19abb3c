"""Rules of knowledge: what a seat may know, and that it gets nothing else."""

from __future__ import annotations

import json
from typing import Any, Final

from quipu.core import state as state_module
from quipu.core.journal import SPECTATOR, Chronicle, Event
from quipu.core.luck import FastLuck, ListeningLuck, LuckMismatch, RecordedLuck
from quipu.core.refusal import IllegalAction
from quipu.core.state import State
from quipu.testing.findings import Broken, rule
from quipu.testing.playing import Case, Walk, as_text, at_some_moments, decide, play, spoil

MOMENTS: Final = 12
MORE: Final = 10 if str(state_module.__file__).endswith(".py") else 24


@rule("`imagine` makes a whole position that looks to the seat exactly like what it observed.")
def imagined_looks_like_observed(case: Case) -> None:
    """With what a seat remembers, and without."""
    game = case.game
    for number, way in enumerate(at_some_moments(case, 30, MOMENTS)):
        for seat in way.views:
            for memory in (way.memories[seat], None):
                view = game.observe(way.state, seat, memory)
                imagined = game.imagine(view, FastLuck(number))
                if imagined.broken():
                    raise Broken(f"an imagined state: {imagined.broken()}", type(game).imagine)
                again = game.observe(imagined, seat, memory)
                if again != view:
                    said = difference(view.to_json(), again.to_json())
                    raise Broken(f"seat {seat} observed, then imagined: {said}", type(game).imagine)
                as_text(json.loads(as_text(view.to_json())))


def difference(first: dict[str, object], second: dict[str, object]) -> str:
    """The fields that differ."""
    names = [name for name in {**first, **second} if first.get(name) != second.get(name)]
    return "; ".join(f"{name} {first.get(name)} and {second.get(name)}" for name in names)


@rule("An imagined game is over, and waits for the same seats, exactly as the real one.")
def imagined_waits_for_the_same(case: Case) -> None:
    game = case.game
    for number, way in enumerate(at_some_moments(case, 31, MOMENTS)):
        for seat in way.views:
            imagined = game.imagine(game.observe(way.state, seat), FastLuck(number))
            over = imagined.result() is None, way.state.result() is None
            if over[0] != over[1] or imagined.waiting() != way.state.waiting():
                said = f"real {way.state!r}, imagined {imagined!r}"
                raise Broken(said, type(game).imagine)


@rule("An imagined game can be played on.")
def imagined_can_be_played_on(case: Case) -> None:
    game = case.game
    for number, way in enumerate(at_some_moments(case, 32, 5)):
        imagined = game.imagine(game.observe(way.state, SPECTATOR), FastLuck(number))
        luck = FastLuck(33)
        for _ in range(30):
            for seat in imagined.waiting()[:1]:
                imagined.apply(seat, decide(imagined, seat, game, luck), luck)
        if imagined.broken():
            raise Broken(f"an imagined game: {imagined.broken()}", type(game).imagine)


# ---- secrets: another world that looks the same to a seat ---------------------------------------


@rule("Observation, choices and refusals of a seat do not depend on what is hidden from it.")
def nothing_hidden_is_received(case: Case) -> None:
    for number, way in enumerate(at_some_moments(case, 34, MOMENTS)):
        for seat in way.views:
            for luck in (FastLuck(number), FastLuck(number + 1000)):
                other = another_world(way, seat, luck)
                for what, real, same in answers_in_both_worlds(way, other, seat):
                    if real != same:
                        said = f"{what} of seat {seat} depends on what is hidden from it"
                        raise Broken(f"{said}: {real} or {same}", blame(way, what))


def another_world(way: Walk, seat: int, luck: FastLuck) -> State:
    return way.game.imagine(way.game.observe(way.state, seat, way.memories[seat]), luck)


def answers_in_both_worlds(way: Walk, other: State, seat: int) -> list[tuple[str, str, str]]:
    """What the seat gets in both worlds, by name."""
    game, worlds = way.game, (way.state, other)
    views = [as_text(game.observe(each, seat, way.memories[seat]).to_json()) for each in worlds]
    found = [("observation", views[0], views[1])]
    if seat == SPECTATOR:
        return found
    for action in game.catalogue.actions:
        here, there = (str(action.refusal(each, seat)) for each in worlds)
        found.append((f"refusal of {action.kind}", here, there))
    legal = [str(each.legal(seat)) for each in worlds]
    forms = [as_text([form.to_json() for form in each.openings(seat)]) for each in worlds]
    decisions = [each.decision(seat) for each in worlds]
    found += [("legal", legal[0], legal[1]), ("openings", forms[0], forms[1])]
    return [*found, ("decision", decisions[0], decisions[1])]


def blame(way: Walk, what: str) -> object:
    """The code that answers this question."""
    if what.startswith("refusal of "):
        kinds = {action.kind: type(action) for action in way.game.catalogue.actions}
        return kinds[what.removeprefix("refusal of ")].refusal
    if what == "observation":
        return type(way.game).look
    return type(way.state).forms if what == "openings" else type(way.game.catalogue).legal


@rule("A drawing shows nothing that its seat cannot know.")
def nothing_hidden_is_drawn(case: Case) -> None:
    for number, way in enumerate(at_some_moments(case, 35, 3)):
        for seat in [0, SPECTATOR]:
            other = another_world(way, seat, FastLuck(number))
            if drawn(way, way.state, seat) != drawn(way, other, seat):
                said = f"the drawing for seat {seat} depends on what is hidden from it"
                raise Broken(said, type(way.game).presenter)


def drawn(way: Walk, state: State, seat: int) -> str:
    drawing = way.game.draw(state, seat, "en")
    return str(drawing.title) + str(drawing.svg(standalone=False))


@rule("Events tell a seat nothing hidden, but what they open: `secret` with `knows`, or `opens`.")
def nothing_hidden_is_told(case: Case) -> None:
    """If an action shows a seat nothing of the hidden, the seat hears the same in both worlds."""
    choice = FastLuck(36)
    for number, way in enumerate(at_some_moments(case, 37, MORE)):
        for seat in way.views:
            other = another_world(way, seat, FastLuck(number))
            for acting in way.state.waiting():
                action = decide(way.state, acting, way.game, choice)
                same_is_told(way, other, seat, acting, action)


def same_is_told(way: Walk, other: State, seat: int, acting: int, action: Any) -> None:
    """Apply an action in both worlds with the same luck and compare what a seat hears."""
    first, second = way.state.copy(), other.copy()
    told, also_told = Chronicle(), Chronicle()
    luck = ListeningLuck(FastLuck(38))
    first.apply(acting, action, luck, told)
    try:
        second.apply(acting, action, RecordedLuck(luck.given), also_told)
    except (IllegalAction, LuckMismatch) as error:
        if acting == seat and not luck.given:
            said = f"whether seat {seat} may {action} depends on what is hidden from it"
            raise Broken(said, type(action).refusal) from error
        return
    if any(opened(seat, events) for events in (told.events, also_told.events)):
        return
    if seen(way, first, seat, told.events) != seen(way, second, seat, also_told.events):
        return  # the observation shows it too
    if heard(seat, told.events) != heard(seat, also_told.events):
        said = f"{action} tells seat {seat} something that is hidden from it"
        advice = "if everybody may see it, make its event with opens=True"
        raise Broken(f"{said}: {heard(seat, told.events)}; {advice}", type(action).apply)


def opened(seat: int, events: list[Event]) -> bool:
    """Whether the seat learned something by a way that is meant for it."""
    return any(event.opens or (event.secret and seat in event.knows) for event in events)


def seen(way: Walk, state: State, seat: int, events: list[Event]) -> str:
    return as_text(way.game.observe(state, seat, way.remembered(seat, events)).to_json())


def heard(seat: int, events: list[Event]) -> str:
    return as_text([event.told(seat) for event in events if event.told(seat) is not None])


# ---- nothing handed out leads back inside -------------------------------------------------------


@rule("What a game hands out (positions, observations, events, forms) can be changed freely.")
def nothing_handed_out_is_shared(case: Case) -> None:
    table, game = play(case.table(39), 40, 25), case.game

    def kept() -> dict[str, str]:
        return {
            "the record": table.record.text(),
            "position": as_text(game.position(table.state)),
            "events": as_text(table.told(0)),
            "observation": as_text(table.observe(0).to_json()),
        }

    before = kept()
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
    after = kept()
    for what, text in before.items():
        if after[what] != text:
            where = type(game).position if what == "position" else type(game).look
            raise Broken(f"changing what was handed out changes {what}", where)


OF_CASES: Final = [
    imagined_looks_like_observed,
    imagined_waits_for_the_same,
    imagined_can_be_played_on,
    nothing_hidden_is_received,
    nothing_hidden_is_told,
    nothing_hidden_is_drawn,
    nothing_handed_out_is_shared,
]
