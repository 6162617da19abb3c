"""OpenSpiel: the games with explicit chance, what seats know, and serialisation.

Whatever the rules ask luck is a chance node of its own: the act is tried, stops at its first new
question, and is tried again with the answer that chance gave.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyspiel

from quipu.core.batch import LOST, WON
from quipu.core.chance import AskedLuck, NewQuestion
from quipu.core.game import Game
from quipu.core.journal import Chronicle
from quipu.core.luck import Luck
from quipu.core.refusal import Malformed
from quipu.core.state import State
from quipu.registry import game as game_named
from quipu.registry import games

MOST_ANSWERS = 512  # to one question of the rules
LONGEST = 200_000
OPTIONS = "options"


def name_of(key: str) -> str:
    return f"quipu_{key.replace('-', '_')}"


def game_type(game: Game) -> pyspiel.GameType:
    counts = game.seat_counts({option.name: option.default for option in game.options})
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(game.key),
        long_name=f"Quipu: {game.key}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats_by_default(counts), OPTIONS: ""},
    )


def seats_by_default(counts: list[int]) -> int:
    return max(count for count in counts if count <= 4)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game for so many `players`; `options` are those of the game, as JSON."""

    quipu: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        counts = self.quipu.seat_counts({each.name: each.default for each in self.quipu.options})
        self.seats = int(params.get("players", seats_by_default(counts)))
        agreed = self.quipu.agree(self.seats, {**self.quipu.limits(), **chosen(params)})
        self.start = Start(self.quipu.key, self.seats, agreed, None)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.quipu.catalogue.actions),
            max_chance_outcomes=MOST_ANSWERS,
            num_players=self.seats,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.quipu), information, params)

    def at(self, position: dict[str, object]) -> SpielGame:
        """Begin at a position from now on, in place of a start."""
        state = self.quipu.from_position(position)
        if state.seats != self.seats:
            raise Malformed(f"that position has {state.seats} seats")
        self.start = self.start._replace(position=position)
        return self

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        return SpielObserver(self)


class Start(NamedTuple):
    """How a game begins: what is needed to play it again elsewhere."""

    key: str
    seats: int
    options: dict[str, bool | int | str]
    position: dict[str, object] | None


def chosen(params: dict[str, Any]) -> dict[str, object]:
    """The options that stand in the parameters."""
    text = str(params.get(OPTIONS, ""))
    try:
        options = json.loads(text) if text else {}
    except ValueError as error:
        raise Malformed(f"{OPTIONS} is JSON: {error}") from None
    if not isinstance(options, dict):
        raise Malformed(f"{OPTIONS} is a JSON object")
    return options


class Standing:
    """Where a game stands; while the rules ask luck something, the act that asks and the answers.

    OpenSpiel copies and pickles states deeply. That ends here: positions have a way of their own
    to be copied, and what is written down is what was done.
    """

    def __init__(self, start: Start) -> None:
        self.start = start
        self.game = game_named(start.key)
        self.memories = [self.game.memory(seat, start.seats) for seat in range(start.seats)]
        self.told: list[list[str]] = [[] for _ in range(start.seats)]
        self.state: State | None = None
        self.done: list[int] = []  # actions and answers
        self.acting: tuple[int, int] | None = None  # a seat and its action; none at the start
        self.answers: list[int] = []
        self.ways: list[tuple[int, int]] = []
        self.total = 1

    def begin(self) -> Standing:
        if self.start.position is not None:
            self.state = self.game.from_position(self.start.position)
        else:
            self.go_on()
        return self

    def do(self, number: int) -> None:
        """An answer of chance if there is a question, else an action of who decides."""
        self.done.append(number)
        if self.ways:
            self.answers = [*self.answers, number]
        else:
            assert self.state is not None
            self.acting = (int(self.state.deciding()), number)
        self.go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Standing:
        twin = Standing(self.start)
        twin.memories = [memory.copy() for memory in self.memories]
        twin.told = [told[:] for told in self.told]
        twin.done = self.done[:]
        twin.state, twin.acting = self.state, self.acting  # replaced by others, never changed
        twin.answers, twin.ways, twin.total = self.answers, self.ways, self.total
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return done_again, (self.start, self.done)

    def go_on(self) -> None:
        """Try the act with the answers so far: it happens, or there is a new question."""
        luck, chronicle = AskedLuck(self.answers), Chronicle()
        try:
            state = self.tried(luck, chronicle)
        except NewQuestion:
            self.ways, self.total = luck.ways, int(luck.total)
            return
        self.state, self.acting, self.answers, self.ways = state, None, [], []
        for event in chronicle.events:
            for seat in range(self.start.seats):
                told = event.told(seat)
                if told is not None:
                    self.memories[seat].hear(told)
                    self.told[seat].append(json.dumps(told, sort_keys=True))

    def tried(self, luck: Luck, chronicle: Chronicle) -> State:
        if self.state is None:
            return self.game.deal(self.start.seats, self.start.options, luck, chronicle)
        assert self.acting is not None
        twin = self.state.copy()
        seat, action = self.acting
        twin.apply(seat, self.game.catalogue.actions[action], luck, chronicle)
        return twin


def done_again(start: Start, done: list[int]) -> Standing:
    standing = Standing(start).begin()
    for number in done:
        standing.do(number)
    return standing


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A decision of a seat, a question of the rules to chance, or the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.standing = Standing(game.start).begin()

    def current_player(self) -> int:
        if self.standing.ways:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.standing.state is not None
        seat = int(self.standing.state.deciding())
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.standing.state is None or self.standing.ways or player != self.current_player():
            return []
        ids = self.standing.game.catalogue.room()
        count = self.standing.state.legal_ids(player, ids)
        return sorted(int(id) for id in ids[:count])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(answer, count / self.standing.total) for answer, count in self.standing.ways]

    def _apply_action(self, action: int) -> None:
        self.standing.do(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"luck {action}"
        return str(self.standing.game.catalogue.actions[action])

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        result = (
            self.standing.state.result()
            if self.standing.state is not None and not self.standing.ways
            else None
        )
        if result is None:
            return [0.0] * self.standing.start.seats
        share = WON / len(result.winners)
        return [
            share if seat in result.winners else LOST for seat in range(self.standing.start.seats)
        ]

    def __str__(self) -> str:
        """What every seat was told and where the game stands."""
        stands = [] if self.standing.state is None else [str(self.standing.state.key())]
        return " ".join([*stands, str(self.standing.acting), str(self.standing.answers)])


class SpielObserver:
    """What a seat knows: as numbers, and in full as what it was told and sees."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.numbers = game.quipu.tensor(game.seats)
        self.tensor = np.zeros(int(self.numbers.size), np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape)
            for part in self.numbers.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.standing.state is None:
            self.tensor.fill(0)
            return
        view = self.game.quipu.observe(
            state.standing.state, player, state.standing.memories[player]
        )
        cells = self.numbers.room()
        self.numbers.write(view, cells, 0)
        self.tensor[:] = np.frombuffer(memoryview(cells), dtype=np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.standing.state is None:
            return ""
        view = self.game.quipu.observe(
            state.standing.state, player, state.standing.memories[player]
        )
        return "\n".join([*state.standing.told[player], json.dumps(view.to_json(), sort_keys=True)])


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names there."""
    known = set(pyspiel.registered_names())
    for key, game in games().items():
        if name_of(key) not in known:
            made = type(f"Spiel_{name_of(key)}", (SpielGame,), {"quipu": game})
            pyspiel.register_game(game_type(game), made)
    return [name_of(key) for key in games()]
