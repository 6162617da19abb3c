"""Looking: who looks, and all that a presenter may know: never the position itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from quipu.core.memory import Memory, Observation
from quipu.core.openings import Opening
from quipu.core.refusal import Refusal
from quipu.core.state import Action, State
from quipu.texts import Speak, speaker

if TYPE_CHECKING:
    from quipu.core.game import Game

V_co = TypeVar("V_co", bound=Observation, covariant=True)
R = TypeVar("R")
Why = Callable[[Action[Any]], Refusal | None]


@dataclass(frozen=True)
class Looking(Generic[V_co]):
    """One observation, one list of legal acts, one list of openings, and the words for them.

    `why` asks the one judgement of legality, which tells a seat no more than trying would.
    """

    view: V_co
    seat: int  # -1: a spectator
    seats: int
    waiting: Sequence[int]
    legal: Sequence[Action[Any]]
    openings: Sequence[Opening]
    why: Why
    speak: Speak
    names: Sequence[str]
    narrow: bool = False
    acts: bool = True  # whether who looks plays at all
    read: dict[Any, Any] = field(init=False, repr=False, compare=False, default_factory=dict)

    def once(self, read: Callable[[V_co], R]) -> R:
        """What several parts of a view need to know of the observation, read off it once."""
        if read not in self.read:
            self.read[read] = read(self.view)
        found: R = self.read[read]
        return found

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for who looks."""
        return self.seat in self.waiting


def looking_at(
    game: Game,
    state: State,
    seat: int,
    lang: str = "en",
    names: Sequence[str] | None = None,
    *,
    memory: Memory | None = None,
    narrow: bool = False,
    acts: bool = True,
    over: bool = False,
) -> Looking[Observation]:
    """A look at a state; without `acts` nothing can be done, and a game may be `over` early."""
    seats = int(state.seats)
    may_act = acts and seat >= 0 and not over
    return Looking(
        view=game.observe(state, seat, memory),
        seat=seat,
        seats=seats,
        waiting=[] if over else state.waiting(),
        legal=state.legal(seat) if may_act else [],
        openings=state.openings(seat) if may_act else [],
        why=lambda action: action.refusal(state, seat),
        speak=speaker(game.anchor, lang),
        names=names if names is not None else [str(n + 1) for n in range(seats)],
        narrow=narrow,
        acts=may_act,
    )
