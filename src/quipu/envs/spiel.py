"""OpenSpiel: the games with explicit chance, what seats know, and serialisation.

Whatever the rules ask luck is a chance node of its own: the act is tried, stops at its first new
question, and is tried again with the answer that chance gave. An act that is composed is as many
decisions of its seat as it has words.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyspiel

from quipu.core.chains import Chain
from quipu.core.chance import AskedLuck, NewQuestion
from quipu.core.game import Game
from quipu.core.journal import Chronicle
from quipu.core.luck import FastLuck, Luck
from quipu.core.memory import Observation
from quipu.core.refusal import Malformed
from quipu.core.rewards import (
    RANK,
    ZERO_SUM,
    check_reward,
    highest_reward,
    lowest_reward,
    rewards_of,
)
from quipu.core.state import Action, State
from quipu.envs.spaces import ALL, Described, described, usual_seats
from quipu.registry import game as game_named
from quipu.registry import games

MOST_ANSWERS = 512  # to one question of the rules
OPTIONS = "options"


def name_of(key: str) -> str:
    return f"quipu_{key.replace('-', '_')}"


def game_type(game: Game, reward: str = ZERO_SUM) -> pyspiel.GameType:
    """How OpenSpiel sees a game; its kind of utility follows from the reward."""
    counts = game.seat_counts({option.name: option.default for option in game.options})
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(game.key),
        long_name=f"Quipu: {game.key}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=(kind.Utility.ZERO_SUM if reward in (ZERO_SUM, RANK) else kind.Utility.GENERAL_SUM),
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": usual_seats(game),
            OPTIONS: "",
            "actions": ALL,
            "reward": ZERO_SUM,
            "limit_ends": False,
            "max_game_length": game.longest(),
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game for a number of `players`; `options` are those of the game, as JSON.

    `actions`, `reward` and `limit_ends` are as in the other environments. A game that has not ended
    after `max_game_length` decisions is cut short there.
    """

    quipu: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.seats = int(params.get("players", usual_seats(self.quipu)))
        agreed = self.quipu.agree(self.seats, {**self.quipu.limits(), **chosen(params)})
        actions, reward = str(params.get("actions", ALL)), str(params.get("reward", ZERO_SUM))
        check_reward(reward)
        longest = int(params.get("max_game_length", self.quipu.longest()))
        limit_ends = bool(params.get("limit_ends", False))
        self.start = Start(
            self.quipu.key, self.seats, agreed, None, actions, reward, limit_ends, longest
        )
        self.described = described(self.quipu.key, self.seats, actions)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.described.choices,
            max_chance_outcomes=MOST_ANSWERS,
            num_players=self.seats,
            min_utility=lowest_reward(reward),
            max_utility=highest_reward(reward),
            utility_sum=0.0 if reward in (ZERO_SUM, RANK) else None,
            max_game_length=longest,
        )
        super().__init__(game_type(self.quipu, reward), information, params)

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
        recalls = iig_obs_type is not None and bool(iig_obs_type.perfect_recall)
        return SpielObserver(self, recalls)


class Start(NamedTuple):
    """How a game begins: what is needed to play it again elsewhere."""

    key: str
    seats: int
    options: dict[str, bool | int | str]
    position: dict[str, object] | None
    actions: str
    reward: str
    limit_ends: bool
    longest: int


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
        self.described = described(start.key, start.seats, start.actions)
        self.acts = self.described.composing
        self.memories = [self.game.memory(seat, start.seats) for seat in range(start.seats)]
        self.told: list[list[str]] = [[] for _ in range(start.seats)]
        self.state: State | None = None
        self.decisions = 0
        self.acting: tuple[int, Action[Any]] | None = None  # a seat and its act, none at the start
        self.said: list[int] = []  # words of the act that is being composed
        self.found: Chain | None = None  # what may be composed, once it was asked for
        self.answers: list[int] = []
        self.ways: list[tuple[int, int]] = []
        self.total = 1

    def begin(self) -> Standing:
        if self.start.position is not None:
            self.state = self.game.from_position(self.start.position)
            for seat, memory in enumerate(self.memories):
                memory.take_in(self.game.observe(self.state, seat))
        else:
            self.go_on()
        return self

    def do(self, number: int) -> None:
        """An answer of chance if there is a question, else an action of who decides."""
        if self.ways:
            self.answers = [*self.answers, number]
            self.go_on()
            return
        assert self.state is not None
        self.decisions += 1
        if number < self.described.listed:
            self.act(self.game.catalogue.actions[number])
            return
        chain = self.chain()
        assert chain is not None
        self.said = [*self.said, number]
        whole = self.acts.say(chain, number)
        if whole is not None:
            self.act(whole)

    def act(self, action: Action[Any]) -> None:
        """The seat that decides does this; luck may be asked before it has happened."""
        assert self.state is not None
        self.acting = (int(self.state.deciding()), action)
        self.said, self.found = [], None
        self.go_on()

    def chain(self) -> Chain | None:
        """What the seat that decides may compose, as far as it has said it."""
        assert self.state is not None
        if self.found is None:
            self.found = self.acts.chain(self.state, self.state.deciding())
            for number in self.said:
                assert self.found is not None
                self.acts.say(self.found, number)
        return self.found

    def legal(self) -> list[int]:
        """The acts and words that the seat that decides may choose."""
        assert self.state is not None
        chain, found = self.chain(), list[int]()
        if not self.said:
            ids = self.game.catalogue.room()
            count = self.state.legal_ids(self.state.deciding(), ids)
            found = [int(id) for id in ids[:count]]
        return sorted(found if chain is None else [*found, *self.acts.numbers(chain)])

    def is_long(self) -> bool:
        """Whether the game is cut short here, because it has lasted too long."""
        return self.decisions >= self.start.longest

    def returns(self) -> list[float]:
        """What each seat gets; nothing before the end, and after one that only a limit made."""
        result = self.state.result() if self.state is not None and not self.ways else None
        if result is None:
            return [0.0] * self.start.seats
        cut = not self.start.limit_ends and self.game.is_limit(result.reason)
        return rewards_of(self.start.reward, result, cut)

    def numbers(self, player: int, cells: np.ndarray) -> None:
        """What a seat knows and, if it decides, what it has said."""
        assert self.state is not None
        numbers = self.game.tensor(self.start.seats)
        room = numbers.room()
        numbers.write(self.view(player), room, 0)
        size = int(numbers.size)
        cells[:size] = np.frombuffer(memoryview(room), dtype=np.int16)
        cells[size:] = 0
        if player == int(self.state.deciding()):
            for number in self.said:
                cells[size + number - self.described.listed] += 1

    def words(self, player: int) -> str:
        """What a seat knows and, if it decides, what it has said, as text."""
        assert self.state is not None
        said = self.said if player == int(self.state.deciding()) else []
        known = json.dumps(self.view(player).to_json(), sort_keys=True)
        return " ".join([known, *[self.acts.text(number) for number in said]])

    def view(self, player: int) -> Observation:
        assert self.state is not None
        return self.game.observe(self.state, player, self.memories[player])

    def imagined(self, player: int, seed: int) -> Standing:
        """Another one that this seat holds possible: it knows the same, the rest is drawn."""
        assert self.state is not None
        twin: Standing = self.__deepcopy__({})
        twin.state = self.game.imagine(self.view(player), FastLuck(seed))
        twin.found = None
        for seat in range(self.start.seats):
            if seat != player:
                twin.memories[seat] = self.game.memory(seat, self.start.seats)
                twin.memories[seat].take_in(self.game.observe(twin.state, seat))
                twin.told[seat] = []
        return twin

    def __getstate__(self) -> dict[str, Any]:
        names = ("start", "memories", "told", "state", "decisions", "acting", "said")
        more = ("answers", "ways", "total")
        return {name: getattr(self, name) for name in (*names, *more)}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__init__(saved["start"])  # type: ignore[misc]  # all but what was saved follows from it
        self.__dict__.update(saved)

    def __deepcopy__(self, memo: dict[int, Any]) -> Standing:
        twin = Standing(self.start)
        twin.memories = [memory.copy() for memory in self.memories]
        twin.told = [told[:] for told in self.told]
        twin.decisions, twin.said = self.decisions, self.said
        twin.state, twin.acting = self.state, self.acting  # replaced by others, never changed
        twin.answers, twin.ways, twin.total = self.answers, self.ways, self.total
        return twin

    def go_on(self) -> None:
        """Try the act with the answers so far: it happens, or there is a new question."""
        luck, chronicle = AskedLuck(self.answers), Chronicle()
        try:
            state = self.tried(luck, chronicle)
        except NewQuestion:
            self.ways, self.total = luck.ways, int(luck.total)
            return
        self.state, self.acting, self.answers, self.ways = state, None, [], []
        for seat, memory in enumerate(self.memories):
            memory.hear_events(chronicle.events)
            known = [event.told(seat) for event in chronicle.events]
            self.told[seat] += [json.dumps(told, sort_keys=True) for told in known if told]

    def tried(self, luck: Luck, chronicle: Chronicle) -> State:
        if self.state is None:
            return self.game.deal(self.start.seats, self.start.options, luck, chronicle)
        assert self.acting is not None
        twin = self.state.copy()
        seat, action = self.acting
        twin.apply(seat, action, luck, chronicle)
        return twin


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
        if seat < 0 or self.standing.is_long():
            return int(pyspiel.PlayerId.TERMINAL)
        return seat

    def _legal_actions(self, player: int) -> list[int]:
        if self.standing.state is None or self.standing.ways or player != self.current_player():
            return []
        return self.standing.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(answer, count / self.standing.total) for answer, count in self.standing.ways]

    def _apply_action(self, action: int) -> None:
        self.standing.do(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"luck {action}"
        return self.standing.acts.text(action)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        return self.standing.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state in which this player knows the same, as information-set search needs it."""
        twin: SpielState = self.clone()
        twin.standing = self.standing.imagined(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        """What every seat was told and where the game stands."""
        standing = self.standing
        stands = [] if standing.state is None else [str(standing.state.key())]
        return " ".join([*stands, str(standing.acting), str(standing.answers), str(standing.said)])


class SpielObserver:
    """What a seat knows: as numbers, or, with perfect recall, in full as what it was told and sees.

    An information state has no numbers: what a seat was told has no fixed length.
    """

    def __init__(self, game: SpielGame, recalls: bool = False) -> None:
        self.recalls = recalls
        space: Described = game.described
        size = sum(part.size for part in space.parts)
        self.tensor = np.zeros(0 if recalls else size + len(space.words), np.float32)
        self.dict: dict[str, np.ndarray] = {}
        if not recalls:
            for part in space.parts:
                place = self.tensor[part.start : part.start + part.size]
                self.dict[part.name] = place.reshape(part.shape)
            if space.words:
                self.dict["said"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        if state.standing.state is None:
            self.tensor.fill(0)
        elif not self.recalls:
            state.standing.numbers(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.standing.state is None:
            return ""
        known = state.standing.words(player)
        return "\n".join([*state.standing.told[player], known]) if self.recalls else known


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names there."""
    known = set(pyspiel.registered_names())
    for key, game in games().items():
        if name_of(key) not in known:
            made = type(f"Spiel_{name_of(key)}", (SpielGame,), {"quipu": game})
            pyspiel.register_game(game_type(game), made)
    return [name_of(key) for key in games()]
