"""Batch: many games of one kind, stepped together into vectors that are used again."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from quipu.core.game import Game
from quipu.core.journal import SILENT
from quipu.core.luck import FastLuck, FreeLuck
from quipu.core.state import State

WON = 1.0
LOST = -1.0  # also of an illegal act
CHOICES = 1 << 40  # seeds of the choices of foreign seats lie beyond those of the games


class Batch:
    """Games whose learners choose by id and whose other seats choose at random.

    Of every game the vectors hold who decides, what that seat knows, which actions are legal and
    how many, what the last step brought to every seat, and whether it was the last. A game that is
    over begins anew with the next step, whatever was chosen in it.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, object],
        games: i64,
        seed: i64,
        learners: list[int],
    ) -> None:
        self.game = game
        self.catalogue = game.catalogue
        self.seats = seats
        self.agreed = game.agree(int(seats), options)
        self.games = games
        self.seed = seed
        self.begun: i64 = 0
        self.decisions: i64 = 0
        self.learns = vec[u8]([1 if seat in learners else 0 for seat in range(int(seats))])
        self.tensor = game.tensor(int(seats))
        self.size = self.tensor.size
        self.choices: i64 = len(game.catalogue.actions)
        self.lucks = [FastLuck(0) for _ in range(int(games))]
        self.choosing = [FreeLuck(0) for _ in range(int(games))]
        self.ids = game.catalogue.room()
        self.deciding = vec[i64]([0] * int(games))
        self.observations = vec[i16]([0] * int(games * self.size))
        self.masks = vec[u8]([0] * int(games * self.choices))
        self.counts = vec[i64]([0] * int(games))
        self.picked = vec[i64]([0] * int(games))
        self.rewards = vec[float]([0.0] * int(games * seats))
        self.over = vec[u8]([0] * int(games))
        self.shown: list[vec[i64]] = [vec[i64]() for _ in range(int(games))]  # legal ids in masks
        self.states: list[State] = [self.begin(n) for n in range(int(games))]
        for n in range(games):
            self.show(n)

    def begin(self, n: i64) -> State:
        """A new game in a place; which one it is depends on the seed and how many there were."""
        number = int(self.seed) * 1_000_003 + int(self.begun)
        self.begun += 1
        luck = FastLuck(number)
        self.lucks[n] = luck
        self.choosing[n] = FreeLuck(number + CHOICES)
        state = self.game.deal(int(self.seats), self.agreed, luck, SILENT)
        self.play_others(state, luck, self.choosing[n])
        return state

    def reset(self, seed: i64) -> None:
        """All games anew."""
        self.seed, self.begun = seed, 0
        for n in range(self.games):
            self.over[n] = 0
            for seat in range(self.seats):
                self.rewards[n * self.seats + seat] = 0.0
            self.states[n] = self.begin(n)
            self.show(n)

    def step(self, actions: vec[i64]) -> None:
        """One act in every game, by the seat that decides there, and what others do after it."""
        for n in range(self.games):
            for seat in range(self.seats):
                self.rewards[n * self.seats + seat] = 0.0
            if self.over[n]:
                self.renew(n)
            else:
                self.act(n, actions[n])
                self.show(n)

    def renew(self, n: i64) -> None:
        """A new game in the place of one that is over."""
        self.over[n] = 0
        self.states[n] = self.begin(n)
        self.show(n)

    def act(self, n: i64, action: i64) -> None:
        state, seat = self.states[n], self.deciding[n]
        if action < 0 or action >= self.choices or not self.masks[n * self.choices + action]:
            self.over[n] = 1
            self.rewards[n * self.seats + seat] = LOST
            return
        self.catalogue.by_id[action].apply(state, seat, self.lucks[n], SILENT)
        self.decisions += 1
        self.play_others(state, self.lucks[n], self.choosing[n])
        if state.deciding() < 0:
            self.over[n] = 1
            self.reward(n, state)

    def play_others(self, state: State, luck: FastLuck, choosing: FreeLuck) -> None:
        """Seats that nobody learns for choose at random, until a learner decides."""
        seat = state.deciding()
        ids = self.ids
        while seat >= 0 and not self.learns[seat]:
            count = self.catalogue.legal_ids(state, seat, ids)
            self.catalogue.by_id[ids[choosing.below(count)]].apply(state, seat, luck, SILENT)
            self.decisions += 1
            seat = state.deciding()

    def pick(self, ranks: vec[i64]) -> None:
        """The legal action of that rank in every game, counted as `legal` lists them; 0 if none."""
        for n in range(self.games):
            self.picked[n] = self.shown[n][ranks[n]] if self.counts[n] else 0

    def reward(self, n: i64, state: State) -> None:
        """Winners share 1, all others lose 1."""
        result = state.result()
        assert result is not None
        share = WON / len(result.winners)
        for seat in range(self.seats):
            self.rewards[n * self.seats + seat] = share if int(seat) in result.winners else LOST

    def show(self, n: i64) -> None:
        """Who decides, what that seat knows and may do; at the end what the last one saw."""
        state = self.states[n]
        seat = state.deciding()
        start = n * self.choices
        masks, shown = self.masks, self.shown[n]
        for id in shown:
            masks[start + id] = 0
        if seat < 0:
            self.shown[n] = vec[i64]()
            self.counts[n] = 0
            seat = self.deciding[n]
        else:
            count = self.catalogue.legal_ids(state, seat, self.ids)
            shown = self.ids[:count]
            for id in shown:
                masks[start + id] = 1
            self.shown[n] = shown
            self.counts[n] = count
            self.deciding[n] = seat
        view = self.game.look(state, seat, None)
        self.tensor.write(view, self.observations, n * self.size)
