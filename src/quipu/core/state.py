"""State, Phase and Action: a position, the decision that is due, and what a seat may want.

The three belong to one contract and know each other's types, so they share a file.
"""

from __future__ import annotations

from json import dumps
from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from quipu.core.journal import SILENT, SPECTATOR, Journal
from quipu.core.keys import SEED, mixed_text
from quipu.core.luck import Luck
from quipu.core.openings import Opening
from quipu.core.refusal import NO_SUCH_SEAT, OTHER_GAME, IllegalAction, Refusal

S = TypeVar("S", bound="State", contravariant=True)
NO_ROOM: Final = vec[i64]([])


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """What a seat wants: a request until it is accepted. It knows its own rule."""

    kind: ClassVar[str] = ""

    def __init__(self) -> None:
        self.index: i64 = -1  # place in the catalogue; -1 for composed actions
        self.catalogue: Catalogue[Any] | None = None  # of its game; None for an action of no game

    def refusal(self, state: S, seat: i64) -> Refusal | None:
        """The one judgement of legality: why not, or None."""
        raise NotImplementedError

    def apply(self, state: S, seat: i64, luck: Luck, journal: Journal) -> None:
        """Do it. Only called when `refusal` is None."""
        raise NotImplementedError

    def arguments(self) -> dict[str, object]:
        """The parameters by name, as JSON, in the order of the text form."""
        return {}

    def to_json(self) -> dict[str, object]:
        """The form of the action as a record and a request have it: its kind and its arguments."""
        form: dict[str, object] = {"kind": self.kind}
        form.update(self.arguments())
        return form

    def __str__(self) -> str:
        return text_form(self.kind, self.arguments())

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __copy__(self) -> Action[S]:
        """An action never changes, so it is its own copy."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Action[S]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the game and the text form; a catalogue action comes back as itself."""
        return read_action, (game_of(self.catalogue), str(self))


def read_action(game: Any, text: str) -> Action[Any]:
    """Unpickle an action."""
    found: Action[Any] = game.parse(text)
    return found


def game_of(catalogue: Catalogue[Any] | None) -> Any:
    """The game of a catalogue; TypeError if there is none, because then nothing can be pickled."""
    if catalogue is None or catalogue.game is None:
        raise TypeError("only what belongs to a game can be pickled")
    return catalogue.game


def text_form(kind: str, arguments: dict[str, object]) -> str:
    """`build_road R3`, `throw_dice 0,2,5`, `offer_trade grain:2 brick:1 -`."""
    return " ".join([kind, *[value_text(value) for value in arguments.values()]])


def value_text(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, dict):
        return ",".join(f"{card}:{count}" for card, count in value.items()) or "-"
    if isinstance(value, list):
        return ",".join(str(item) for item in value) or "-"
    return str(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue(Generic[S]):
    """All actions of a fixed kind, each once; the index of an action is its stable id."""

    def __init__(self, actions: list[Action[Any]]) -> None:
        self.actions = actions
        self.game: Any = None  # whose it is; the game says so, and no rule asks
        self.by_text: dict[str, Action[Any]] = {}
        self.empty = vec[i64]([0] * len(actions))
        self.by_id = vec[Action](actions)  # type: ignore[type-arg]  # a vec of a bare class
        for index, action in enumerate(actions):
            action.index = index
            self.by_text[str(self.adopt(action))] = action

    def adopt(self, action: Action[Any]) -> Action[Any]:
        """An action that was composed for the game of this catalogue."""
        action.catalogue = self
        return action

    def __copy__(self) -> Catalogue[S]:
        """A catalogue never changes, so it is its own copy."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Catalogue[S]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return getattr, (game_of(self), "catalogue")

    def legal(self, state: S, seat: i64) -> list[Action[Any]]:
        """Those that are not refused. A large game walks only likely candidates."""
        return [action for action in self.actions if action.refusal(state, seat) is None]

    def legal_ids(self, state: S, seat: i64, ids: vec[i64]) -> i64:
        """Write the ids of the same, in the same order, into a vector; how many they are."""
        count: i64 = 0
        for action in self.legal(state, seat):
            ids[count] = action.index
            count += 1
        return count

    def room(self) -> vec[i64]:
        """A vector that `legal_ids` may write into, again and again."""
        return self.empty[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class WalkedCatalogue(Catalogue[S]):
    """For many actions: a game walks the ids of what is possible, and the list follows from it.

    Where a set is exact, ids are written without asking `refusal` again. It stays the one
    judgement: the contract suite compares both at every step.
    """

    def __init__(self, actions: list[Action[Any]]) -> None:
        super().__init__(actions)
        self.spare = self.room()

    def legal(self, state: S, seat: i64) -> list[Action[Any]]:
        ids = self.spare if len(self.spare) else self.room()
        self.spare = NO_ROOM  # lent, so that nobody else writes into it meanwhile
        count = self.legal_ids(state, seat, ids)
        found: list[Action[Any]] = [self.by_id[ids[n]] for n in range(count)]
        self.spare = ids
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """Which decision is due, together with the data of that decision."""

    name: ClassVar[str] = ""

    def copy(self) -> Phase:
        """A copy that may be changed; a phase that never changes is its own."""
        return self

    def __repr__(self) -> str:
        return f"<{' '.join(['phase', self.name, *self.details()])}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Phases are compared by identity, so they come and go with their state."""
        raise TypeError("a phase is pickled with its state: pickle the state")

    def details(self) -> list[str]:
        """The data of the decision, for whoever looks at it."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """How a game ended: winners, points, ranks (1 is best, equal ones share it) and why."""

    def __init__(self, winners: list[int], points: list[int], reason: str) -> None:
        self.winners = winners
        self.points = points
        self.reason = reason

    @property
    def ranks(self) -> list[int]:
        """Winners first, the others by points."""
        keys = [(seat in self.winners, points) for seat, points in enumerate(self.points)]
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    def to_json(self) -> dict[str, object]:
        """Winners, points, ranks and the reason of the end."""
        return {
            "winners": self.winners,
            "points": self.points,
            "ranks": self.ranks,
            "reason": self.reason,
        }

    def __repr__(self) -> str:
        return f"Result({self.winners}, {self.points}, {self.reason!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.winners, self.points, self.reason)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641  # states change, so they have no hash
    """One position: the full truth, changed only by `apply`, cheap to copy.

    What takes a seat checks it and then asks the game: `scored` asks `sources`, `openings` asks
    `forms`. Spectators only observe; they have no seat here.
    """

    def __init__(self, seats: i64, catalogue: Catalogue[Any]) -> None:
        self.seats = seats
        self.catalogue = catalogue

    def __repr__(self) -> str:
        """`<egypt: turn 12, main, seat 2 decides>`: nothing that is hidden."""
        game = "a state" if self.catalogue.game is None else self.catalogue.game.key
        seats = [f"seat {seat} decides" for seat in self.waiting()] or ["over"]
        return f"<{', '.join([f'{game}: {self.moment()}', *seats])}>"

    def moment(self) -> str:
        """Where the game is, in a few words."""
        return f"{self.seats} seats"

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game."""
        if self is other:
            return True
        if not isinstance(other, State) or self.catalogue is not other.catalogue:
            return False
        if self.key() != other.key():
            return False
        game = self.catalogue.game
        return game is None or bool(game.position(self) == game.position(other))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the game and its readable position."""
        game = game_of(self.catalogue)
        return read_state, (game, game.position(self))

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows: the board as a spectator sees it."""
        return None if self.catalogue.game is None else str(self.catalogue.game.draw(self).svg())

    def must_seat(self, seat: i64) -> None:
        """Refuse a seat that is not at this table."""
        if seat < 0 or seat >= self.seats:
            raise IllegalAction(NO_SUCH_SEAT)

    def waiting(self) -> list[int]:
        """The seats whose decision the game needs now; none when it is over."""
        raise NotImplementedError

    def deciding(self) -> i64:
        """The first seat the game waits for, or -1: `waiting` for those in a hurry."""
        waiting = self.waiting()
        return waiting[0] if waiting else -1

    def legal(self, seat: i64) -> list[Action[Any]]:
        """The catalogue actions of this seat that are not refused."""
        self.must_seat(seat)
        return self.catalogue.legal(self, seat)

    def legal_ids(self, seat: i64, ids: vec[i64]) -> i64:
        """Write their ids into a vector with room for the whole catalogue; how many they are."""
        self.must_seat(seat)
        return self.catalogue.legal_ids(self, seat, ids)

    def legal_mask(self, seat: i64, mask: vec[u8]) -> i64:
        """Write 1 for every legal action and 0 for every other into a vector; how many are."""
        self.must_seat(seat)
        for place in range(len(mask)):
            mask[place] = 0
        ids = self.catalogue.room()
        count = self.catalogue.legal_ids(self, seat, ids)
        for n in range(count):
            mask[ids[n]] = 1
        return count

    def openings(self, seat: i64) -> list[Opening]:
        """What this seat may compose now."""
        self.must_seat(seat)
        return self.forms(seat)

    def forms(self, seat: i64) -> list[Opening]:
        """The openings of a seat that is there."""
        return []

    def key(self) -> i64:
        """63 bits that stand for this position: equal ones have equal keys.

        Made from the JSON of the position, which is slow: games that are searched mix their own.
        """
        return mixed_text(SEED, dumps(self.catalogue.game.position(self), sort_keys=True))

    def key_for(self, seat: i64) -> i64:
        """63 bits that stand for what a seat, or a spectator, sees of this position now."""
        if seat != SPECTATOR:
            self.must_seat(seat)
        return self.seen_key(seat)

    def seen_key(self, seat: i64) -> i64:
        """The key for a seat that is there, or for a spectator; made from its observation."""
        view = self.catalogue.game.look(self, seat, None)
        return mixed_text(SEED, dumps(view.to_json(), sort_keys=True))

    def copy(self) -> State:
        """A state of its own that shares nothing that changes."""
        raise NotImplementedError

    def points(self, seat: i64) -> dict[str, int]:
        """Points by source as they stand on the table, those of the running turn included."""
        self.must_seat(seat)
        return self.on_table(seat)

    def scored(self, seat: i64) -> dict[str, int]:
        """Points by source as they count if the game ends now.

        They are the same but where a game writes the points of a turn down at its end.
        """
        self.must_seat(seat)
        return self.sources(seat)

    def on_table(self, seat: i64) -> dict[str, int]:
        """The points on the table of a seat that is there."""
        return self.sources(seat)

    def sources(self, seat: i64) -> dict[str, int]:
        """The points that count of a seat that is there."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    def course_figures(self) -> dict[str, int]:
        """Figures of the course of a game, for whoever studies many; `fact-…` in the texts."""
        return {}

    def broken(self) -> str:
        """Recount everything that is kept twice or must be conserved; empty when all is well."""
        return ""

    def decision(self, seat: i64) -> str:
        """What this seat is asked now; a request made for another decision is stale."""
        acts = [str(action.index) for action in self.legal(seat)]
        return "|".join(acts + [str(opening.to_json()) for opening in self.openings(seat)])

    def apply(self, seat: i64, action: Action[Any], luck: Luck, journal: Journal = SILENT) -> None:
        """Do what the seat wants, or raise IllegalAction and change nothing."""
        self.must_allow(seat, action)
        action.apply(self, seat, luck, journal)

    def must_allow(self, seat: i64, action: Action[Any]) -> None:
        """Raise IllegalAction if this seat may not do this now."""
        self.must_seat(seat)
        if action.catalogue is not self.catalogue:
            raise IllegalAction(OTHER_GAME)
        refusal = action.refusal(self, seat)
        if refusal is not None:
            raise IllegalAction(refusal)


def read_state(game: Any, position: object) -> State:
    """Unpickle a state."""
    found: State = game.from_position(position)
    return found


def play_on(state: State, luck: Luck, decisions: i64) -> i64:
    """Let chance decide for everybody, up to so many decisions; how many were made."""
    made: i64 = 0
    catalogue = state.catalogue
    ids = catalogue.room()
    while made < decisions:
        seat = state.deciding()
        if seat < 0:
            break
        count = catalogue.legal_ids(state, seat, ids)
        catalogue.by_id[ids[luck.below(count)]].apply(state, seat, luck, SILENT)
        made += 1
    return made
