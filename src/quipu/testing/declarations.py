"""Rules of what a game declares: methods, kinds, the ledger, names, and who may ask what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from quipu.core.game import Game
from quipu.core.homes import brought
from quipu.core.journal import SPECTATOR, Chronicle, Journal
from quipu.core.luck import FastLuck, Luck, RecordedLuck
from quipu.core.memory import Memory
from quipu.core.refusal import IllegalAction, Refusal
from quipu.core.state import Action, Catalogue, State
from quipu.plugins import Misdeclared, must_be_declared
from quipu.testing.findings import Advice, Broken, rule
from quipu.testing.playing import Case, Walk, at_some_moments, cases_of, play, position_text
from quipu.texts.ledger import ledger

MOMENTS: Final = 12
MANY: Final = 120
OF_GAME: Final = ("deal", "look", "imagine", "position", "from_position", "seat_counts")
OF_STATE: Final = ("waiting", "copy", "sources", "result")
OF_ACTION: Final = ("refusal", "apply")
STRANGERS: Final = (-2, -7, 2**40)


def missing(thing: object, base: type, names: tuple[str, ...]) -> list[str]:
    """The methods that a class leaves as they are in Quipu."""
    return [name for name in names if getattr(type(thing), name) is getattr(base, name)]


@rule("Game, State and every Action define the methods without which nothing can be played.")
def methods_are_there(game: Game) -> None:
    first = cases_of(game)[0].start(FastLuck(1), Chronicle())
    things: list[tuple[object, type, tuple[str, ...]]] = [
        (game, Game, OF_GAME),
        (first, State, OF_STATE),
        *((action, Action, OF_ACTION) for action in game.catalogue.actions),
        (game.memory(0, int(first.seats)), Memory, ()),
    ]
    for thing, base, names in things:
        for name in missing(thing, base, names):
            raise Broken(f"{type(thing).__name__} does not define {name!r}", type(thing))
    if not game.catalogue.actions:
        raise Broken("the catalogue is empty", type(game))
    if first.catalogue is not game.catalogue:
        raise Broken("a state has another catalogue than its game", type(game).deal)


@rule("KINDS names every kind of action with its parameters, in the order of `arguments`.")
def kinds_are_declared(game: Game) -> None:
    for action in game.catalogue.actions:
        try:
            must_be_declared(game, type(action), action.kind, list(action.arguments()))
        except Misdeclared as error:
            raise Broken(str(error), error.at) from None


@rule("Kinds, parameters and options are named in snake_case.")
def names_are_snake_case(game: Game) -> None:
    names = [*game.kinds, *[option.name for option in game.options]]
    names += [parameter.name for kind in game.kinds.values() for parameter in kind]
    for name in names:
        if not name.isidentifier() or name != name.lower():
            raise Broken(f"{name!r} is not snake_case", type(game))


# ---- the ledger ---------------------------------------------------------------------------------


@rule("The package brings its rules as rules.md, with numbered paragraphs (- **X1.1** …).")
def there_is_a_ledger(game: Game) -> None:
    if not brought(game.anchor, "rules.md"):
        raise Advice(f"{game.anchor} has no rules.md", type(game))
    if not list(ledger(game.anchor, "en").paragraphs()):
        raise Advice("rules.md has no paragraph such as “- **X1.1** The game is for …”", type(game))


@rule("Seats, options and refusals cite paragraphs that are in rules.md.")
def paragraphs_are_in_the_ledger(game: Game) -> None:
    known = {paragraph.address for paragraph in ledger(game.anchor, "en").paragraphs()}
    if not known:
        return
    cited: dict[str, object] = {game.seats_paragraph(): type(game).seats_paragraph}
    cited.update({option.paragraph: type(game) for option in game.options})
    case = cases_of(game)[-1]
    for way in at_some_moments(case, 45, MANY):
        for seat in range(case.seats):
            for action in game.catalogue.actions:
                refusal = action.refusal(way.state, seat)
                if refusal is not None:
                    cited.setdefault(refusal.paragraph, type(action).refusal)
    for paragraph, where in cited.items():
        if paragraph not in known:
            raise Broken(f"paragraph {paragraph!r} is cited and is not in rules.md", where)


# ---- who may ask what ---------------------------------------------------------------------------


def code_of(door: Callable[..., object], *given: object) -> str:
    """The code by which a question is refused; empty if it is answered."""
    try:
        door(*given)
    except IllegalAction as error:
        return error.refusal.code
    return ""


def strangers(case: Case) -> list[int]:
    """Seats that are not at the table; some have cells of their own in larger games."""
    return [*range(case.seats, 10), *STRANGERS]


@rule("A seat that is not at the table is refused; do not override the methods that check it.")
def strangers_are_refused(case: Case) -> None:
    for way in at_some_moments(case, 50, MOMENTS):
        before = position_text(case.game, way.state)
        for seat in [SPECTATOR, *strangers(case)]:
            state_refuses(way, seat)
        for seat in strangers(case):
            game_refuses(way, seat)
        if position_text(case.game, way.state) != before:
            raise Broken("a question of a stranger changes the state", type(way.state))


def state_refuses(way: Walk, seat: int) -> None:
    state = way.state
    for door in (state.legal, state.openings, state.points, state.scored, state.decision):
        if code_of(door, seat) != "no_such_seat":
            raise Broken(f"State.{door.__name__} answers seat {seat}", door)
    for action in possible(way)[:3]:
        if code_of(state.apply, seat, action, RecordedLuck([])) != "no_such_seat":
            raise Broken(f"State.apply lets seat {seat} do {action}", type(state).apply)


def game_refuses(way: Walk, seat: int) -> None:
    game, state = way.game, way.state
    if code_of(game.observe, state, seat) != "no_such_seat":
        raise Broken(f"Game.observe answers seat {seat}", type(game).observe)
    if code_of(game.draw, state, seat) != "no_such_seat":
        raise Broken(f"Game.draw answers seat {seat}", type(game).draw)
    if code_of(game.memory, seat, way.case.seats) != "no_such_seat":
        raise Broken(f"Game.memory answers seat {seat}", type(game).memory)


@rule("An observation is that of the seat that looks.")
def observations_name_their_seat(case: Case) -> None:
    way = Walk(case, 51)
    for seat in way.views:
        view = case.game.observe(way.state, seat)
        if int(view.seat) != seat:
            raise Broken(f"the observation of seat {seat} says {view.seat}", type(case.game).look)


def possible(way: Walk) -> list[Action[Any]]:
    """Everything that somebody at the table could do now."""
    return [action for seat in range(way.case.seats) for action in way.state.legal(seat)]


class ForeignAction(Action[State]):
    """An action of no game that is known here."""

    kind: ClassVar[str] = "foreign"

    def refusal(self, state: State, seat: int) -> Refusal | None:
        return None

    def apply(self, state: State, seat: int, luck: Luck, journal: Journal) -> None:
        """No-op: it must never be applied."""


@rule("An action of another game is refused.")
def foreign_actions_are_refused(case: Case) -> None:
    foreign = ForeignAction()
    Catalogue([foreign])
    for way in at_some_moments(case, 53, MOMENTS):
        for seat in range(case.seats):
            if code_of(way.state.apply, seat, foreign, RecordedLuck([])) != "other_game":
                said = "State.apply takes an action of another game; do not override it"
                raise Broken(said, type(way.state).apply)


@rule("A table answers and obeys only the seats at it.")
def tables_obey_their_seats(case: Case) -> None:
    table = play(case.table(57), 58, 1)
    if not table.waiting():
        return
    action, before = table.legal(table.waiting()[0])[0], table.record.text()
    for seat in strangers(case):
        for door in (table.told, table.seen, table.observe, table.legal, table.resign, table.undo):
            if code_of(door, seat) != "no_such_seat":
                raise Broken(f"Table.{door.__name__} answers seat {seat}", type(case.game))
        if code_of(table.submit, seat, action) != "no_such_seat":
            raise Broken(f"a table obeys seat {seat}", type(case.game))
    if table.record.text() != before:
        raise Broken("a refused request is in the record", type(case.game))


OF_GAMES: Final = [
    methods_are_there,
    kinds_are_declared,
    names_are_snake_case,
    there_is_a_ledger,
    paragraphs_are_in_the_ledger,
]
OF_CASES: Final = [
    strangers_are_refused,
    observations_name_their_seat,
    foreign_actions_are_refused,
    tables_obey_their_seats,
]
