"""Batch: many games of one kind, stepped together into vectors that are used again."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from quipu.core.chains import Acts
from quipu.core.composing import Composer
from quipu.core.game import Game
from quipu.core.journal import SILENT, Chronicle, Journal
from quipu.core.luck import FastLuck, FreeLuck
from quipu.core.memory import Follower, Memory
from quipu.core.rewards import ZERO_SUM, lowest_reward, rewards_of
from quipu.core.state import Action, State

LARGEST_SEED: Final = (1 << 63) - 1
EPISODES: Final = 1 << 32  # games that follow from one seed
CHOICES: Final = 1 << 95  # seeds of what players choose lie beyond those of the games


def episode_luck(seed: int, episode: int) -> FastLuck:
    """The luck of a game that follows from a seed: of the first one, or of a later one."""
    if not 0 <= seed <= LARGEST_SEED:
        raise ValueError("a seed is a number from 0 to 2**63 - 1")
    return FastLuck(seed * EPISODES + episode)


def episode_choices(seed: int, episode: int) -> FreeLuck:
    """By what the other players of that game choose."""
    return FreeLuck(CHOICES + seed * EPISODES + episode)


class Batch:
    """Games whose learners choose by number; other seats are bots, or choose at random.

    Of every game the vectors hold who decides, what it has said of an act that it composes, which
    numbers may be chosen and how many, what the last step brought to the seat that acted and to
    every seat, whether it was the last, and whether a limit cut the game short; and for every seat
    what it knew when it last decided. A game that is over begins again with the next step,
    whatever was chosen in it.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, object],
        games: i64,
        seed: int,
        learners: list[int],
        players: list[Any] | None = None,
        reward: str = ZERO_SUM,
        limit_ends: bool = False,
        remembers: bool = True,
        composes: bool = True,
    ) -> None:
        self.game = game
        self.catalogue = game.catalogue
        self.seats = seats
        self.agreed = game.agree(int(seats), options)
        self.games = games
        self.seeds = [seed + n for n in range(int(games))]
        self.episodes = [0] * int(games)
        self.decisions: i64 = 0
        self.learns = vec[u8]([1 if seat in learners else 0 for seat in range(int(seats))])
        self.players: list[Any] = [None] * int(seats) if players is None else players
        self.reward_kind = reward
        self.illegal_reward = lowest_reward(reward)
        self.limit_ends = limit_ends
        self.acts = Acts(game, composes)
        self.listed = self.acts.listed
        self.choices = self.acts.choices
        self.words: i64 = len(self.acts.words)
        self.spoken: list[list[str]] = [[] for _ in range(int(games))]  # the words said so far
        self.composers = [self.acts.composer() for _ in range(int(games))]
        self.tensor = game.tensor(int(seats))
        self.size = self.tensor.size
        self.hearing = self.find_hearing(remembers)
        self.chronicle = Chronicle()
        self.followers: list[Follower | None] = [None] * int(games)
        self.follows = False  # whether memories are kept without events; the first game says so
        self.journal: Journal = SILENT
        self.memories: list[Memory | None] = [None] * int(games * seats)
        self.lucks = [FastLuck(0) for _ in range(int(games))]
        self.choosing = [FreeLuck(0) for _ in range(int(games))]
        self.ids = vec[i64]([0] * int(self.choices))
        self.deciding = vec[i64]([0] * int(games))
        self.observations = vec[i16]([0] * int(games * seats * self.size))  # by game and seat
        self.marks = vec[i64]([0] * int(games * seats * self.tensor.marks))
        self.said = vec[i16]([0] * int(games * self.words))
        self.masks = vec[u8]([0] * int(games * self.choices))
        self.counts = vec[i64]([0] * int(games))
        self.picked = vec[i64]([0] * int(games))
        self.rewards = vec[float]([0.0] * int(games * seats))
        self.earned = vec[float]([0.0] * int(games))  # by the seat that acted, or that learns
        self.watched: i64 = -1 if len(learners) == seats else learners[0]
        self.over = vec[u8]([0] * int(games))
        self.ended = vec[u8]([0] * int(games))  # over, and not cut short
        self.cut = vec[u8]([0] * int(games))
        self.shown = vec[i64]([0] * int(games * self.choices))  # the numbers set in masks
        self.choose_journal()
        self.states: list[State] = [self.begin(n) for n in range(int(games))]
        for n in range(games):
            self.show(n)

    def find_hearing(self, remembers: bool) -> list[int]:
        """The seats whose memories are kept: learners and bots, where there is anything to know."""
        seats = int(self.seats)
        if not remembers or type(self.game.memory(0, seats)) is Memory:
            return []
        return [seat for seat in range(seats) if self.learns[seat] or self.players[seat]]

    def choose_journal(self) -> None:
        """Memories are kept by events, unless a game can do without and no bot needs them."""
        if not self.hearing:
            return
        seats = range(int(self.seats))
        if not any(self.players) and len(self.hearing) == self.seats:
            state = self.game.deal(int(self.seats), self.agreed, FastLuck(0), SILENT)
            memories = [self.game.memory(seat, int(self.seats)) for seat in seats]
            self.follows = self.game.follower(memories, state) is not None
        if not self.follows:
            self.journal = self.chronicle

    # ---- beginning ------------------------------------------------------------------------

    def begin(self, n: i64) -> State:
        """The next game in a place: which one it is follows from the seed of the place."""
        seed, episode = self.seeds[n], self.episodes[n]
        self.episodes[n] = episode + 1
        luck = episode_luck(seed, episode)
        self.choosing[n] = episode_choices(seed, episode)
        state = self.deal(n, luck)
        self.play_others(n, state)
        return state

    def deal(self, n: i64, luck: FastLuck) -> State:
        """A game with this luck, of which nobody remembers anything but its start."""
        self.lucks[n] = luck
        self.forget(n)
        for seat in self.hearing:
            self.memories[n * self.seats + seat] = self.game.memory(seat, int(self.seats))
        marks = self.seats * self.tensor.marks
        for mark in range(n * marks, (n + 1) * marks):
            self.marks[mark] = 0
        state = self.game.deal(int(self.seats), self.agreed, luck, self.journal)
        if self.follows:
            self.followers[n] = self.follower(n, state)
        self.hear(n)
        return state

    def follower(self, n: i64, state: State) -> Follower | None:
        """One that keeps the memories of a game from this position on."""
        first = int(n * self.seats)
        found = self.memories[first : first + int(self.seats)]
        return self.game.follower([each for each in found if each is not None], state)

    def reset(self, seed: int) -> None:
        """All games from the start, with a seed, the next one, and so on."""
        for n in range(int(self.games)):
            self.reset_one(n, seed + n)

    def reset_one(self, n: i64, seed: int) -> None:
        """One game from the start, with a seed of its own; below 0 the next one of its seed."""
        if seed >= 0:
            self.seeds[n], self.episodes[n] = seed, 0
        self.clear_rewards(n)
        self.renew(n)

    def renew(self, n: i64) -> None:
        """A new game in the place of one that is over."""
        self.over[n] = self.ended[n] = self.cut[n] = 0
        self.states[n] = self.begin(n)
        self.show(n)

    def clear_rewards(self, n: i64) -> None:
        self.earned[n] = 0.0
        for seat in range(self.seats):
            self.rewards[n * self.seats + seat] = 0.0

    # ---- stepping -------------------------------------------------------------------------

    def step(self, actions: vec[i64]) -> None:
        """One act in every game, by the seat that decides there, and what others do."""
        for n in range(self.games):
            self.clear_rewards(n)
            if self.over[n]:
                self.renew(n)
            else:
                seat = self.deciding[n]
                self.act(n, actions[n])
                if self.over[n]:
                    self.end(n, seat)
                self.show(n)

    def step_some(self, places: vec[i64], actions: vec[i64]) -> None:
        """Go on in some games that are not over, without a new step for the others."""
        for at in range(len(places)):
            n = places[at]
            seat = self.deciding[n]
            self.act(n, actions[at])
            if self.over[n]:
                self.end(n, seat)
            self.show(n)

    def end(self, n: i64, seat: i64) -> None:
        """Note how a game ended for the seat that learns or, if all do, that acted last."""
        self.ended[n] = 1 - self.cut[n]
        if self.watched >= 0:
            seat = self.watched
        self.earned[n] = self.rewards[n * self.seats + seat]

    def act(self, n: i64, action: i64) -> None:
        if action < 0 or action >= self.choices or not self.masks[n * self.choices + action]:
            self.over[n] = 1
            self.rewards[n * self.seats + self.deciding[n]] = self.illegal_reward
            return
        if action < self.listed:
            self.do(n, self.catalogue.by_id[action])
            return
        self.said[n * self.words + action - self.listed] += 1
        self.spoken[n].append(self.acts.words[action - self.listed])
        whole = self.composers[n].say(action)
        if whole is not None:
            self.do(n, whole)

    def do(self, n: i64, action: Action[Any]) -> None:
        """An act that is known to be legal."""
        state, seat = self.states[n], self.deciding[n]
        self.forget(n)
        action.apply(state, seat, self.lucks[n], self.journal)
        self.decisions += 1
        if self.follows:
            self.follow(n, state, seat, action)
        else:
            self.hear(n)
        self.play_others(n, state)
        if state.deciding() < 0:
            self.over[n] = 1
            self.reward(n, state)

    def forget(self, n: i64) -> None:
        """Nothing is being composed."""
        self.composers[n].is_begun = False
        self.spoken[n].clear()
        for word in range(self.words):
            self.said[n * self.words + word] = 0

    def play_others(self, n: i64, state: State) -> None:
        """Seats that nobody learns for choose, until a learner decides."""
        seat, luck = state.deciding(), self.lucks[n]
        while seat >= 0 and not self.learns[seat]:
            player = self.players[seat]
            if player is None:
                action = self.draw(n, state, seat)
            else:
                action = self.decide(n, state, seat, player)
            action.apply(state, seat, luck, self.journal)
            self.decisions += 1
            if self.follows:
                self.follow(n, state, seat, action)
            else:
                self.hear(n)
            seat = state.deciding()

    def draw(self, n: i64, state: State, seat: i64) -> Action[Any]:
        """A legal act by chance, word by word where it is composed."""
        ids, choosing, composer = self.ids, self.choosing[n], self.composers[n]
        count = self.catalogue.legal_ids(state, seat, ids)
        if self.words:
            count = composer.first(state, seat, ids, count)
        chosen = ids[choosing.below(count)]
        while chosen >= self.listed:
            whole = composer.say(chosen)
            if whole is not None:
                return whole
            chosen = ids[choosing.below(composer.following(ids, 0))]
        return self.catalogue.by_id[chosen]

    def follow(self, n: i64, state: State, seat: i64, action: Action[Any]) -> None:
        """Let all seats remember what an act has shown."""
        follower = self.followers[n]
        if follower is not None:
            follower.follow(state, seat, action)

    def decide(self, n: i64, state: State, seat: i64, player: Any) -> Action[Any]:
        """What a bot wants, if it may."""
        view = self.game.look(state, seat, self.memories[n * self.seats + seat])
        openings = state.openings(seat)
        action: Action[Any] = player.decide(view, state.legal(seat), openings, self.choosing[n])
        state.must_allow(seat, action)
        return action

    def hear(self, n: i64) -> None:
        """Tell the seats whose memories are kept what has happened."""
        if not self.hearing:
            return
        for seat in self.hearing:
            memory = self.memories[n * self.seats + seat]
            if memory is not None:
                memory.hear_events(self.chronicle.events)
        self.chronicle.events.clear()

    def pick(self, ranks: vec[i64]) -> None:
        """The number of that rank in every game, counted as they are masked; 0 if none."""
        for n in range(self.games):
            place = n * self.choices + ranks[n]
            self.picked[n] = self.shown[place] if self.counts[n] else 0

    def reward(self, n: i64, state: State) -> None:
        result = state.result()
        assert result is not None
        cut = not self.limit_ends and self.game.is_limit(result.reason)
        self.cut[n] = 1 if cut else 0
        found = rewards_of(self.reward_kind, result, cut)
        for seat in range(self.seats):
            self.rewards[n * self.seats + seat] = found[seat]

    # ---- showing --------------------------------------------------------------------------

    def show(self, n: i64) -> None:
        """Who decides, what that seat knows and may do; at the end what the last one saw."""
        state = self.states[n]
        seat = state.deciding()
        if self.over[n]:
            seat = -1  # an illegal act ends a game for its learners
        first, masks, shown = n * self.choices, self.masks, self.shown
        for place in range(first, first + self.counts[n]):
            masks[first + shown[place]] = 0
        composer = self.composers[n]
        if seat < 0:
            self.counts[n] = 0
            seat = self.deciding[n]
        else:
            self.deciding[n] = seat
            count = self.possible(state, seat, composer)
            for place in range(count):
                id = self.ids[place]
                masks[first + id] = 1
                shown[first + place] = id
            self.counts[n] = count
            if composer.is_begun:
                return  # what the seat knows is written already
        self.write(n, state, seat)

    def write(self, n: i64, state: State, seat: i64) -> None:
        """What a seat knows now, into its own row."""
        row = n * self.seats + seat
        follower = self.followers[n]
        if follower is not None:
            follower.settle(seat)
        self.tensor.write_state(
            state,
            seat,
            self.memories[row],
            self.observations,
            row * self.size,
            self.marks,
            row * self.tensor.marks,
        )

    def possible(self, state: State, seat: i64, composer: Composer) -> i64:
        """Write the numbers that may be chosen: acts and first words, or words that go on."""
        if composer.is_begun:
            return composer.following(self.ids, 0)
        count = self.catalogue.legal_ids(state, seat, self.ids)
        return composer.first(state, seat, self.ids, count) if self.words else count

    # ---- saving ---------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """Everything that changes, as objects that can be copied and pickled."""
        for follower in self.followers:
            for seat in range(self.seats):
                if follower is not None:
                    follower.settle(seat)
        return {
            "seeds": self.seeds[:],
            "episodes": self.episodes[:],
            "decisions": int(self.decisions),
            "states": [state.copy() for state in self.states],
            "lucks": [luck.copy() for luck in self.lucks],
            "choosing": [luck.copy() for luck in self.choosing],
            "memories": [None if each is None else each.copy() for each in self.memories],
            "said": [[*self.spoken[n]] for n in range(int(self.games))],
            "deciding": [int(seat) for seat in self.deciding],
            "rewards": [float(reward) for reward in self.rewards],
            "over": [int(each) for each in self.over],
            "cut": [int(each) for each in self.cut],
        }

    def load(self, saved: dict[str, Any]) -> None:
        """Go on where another one was saved."""
        self.seeds, self.episodes = saved["seeds"][:], saved["episodes"][:]
        self.decisions = saved["decisions"]
        self.states = [state.copy() for state in saved["states"]]
        self.lucks = [luck.copy() for luck in saved["lucks"]]
        self.choosing = [luck.copy() for luck in saved["choosing"]]
        self.memories = [None if each is None else each.copy() for each in saved["memories"]]
        for at in range(len(self.rewards)):
            self.rewards[at] = saved["rewards"][at]
        for mark in range(len(self.marks)):
            self.marks[mark] = 0
        for n in range(self.games):
            self.deciding[n] = saved["deciding"][n]
            self.over[n], self.cut[n] = saved["over"][n], saved["cut"][n]
            self.ended[n] = self.over[n] * (1 - self.cut[n])
            if self.follows:
                self.followers[n] = self.follower(n, self.states[n])
            self.forget(n)
            self.show(n)
            for word in saved["said"][n]:
                self.act(n, self.listed + self.acts.number[word])
                self.show(n)
