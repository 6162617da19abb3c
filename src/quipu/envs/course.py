"""Course: one game as an environment goes through it, with what every seat remembers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64

from quipu.bots.bot import RandomBot
from quipu.core.batch import episode_choices, episode_luck
from quipu.core.journal import SILENT, SPECTATOR, Chronicle, Journal
from quipu.core.memory import Follower, Memory
from quipu.core.refusal import IllegalAction
from quipu.core.rewards import ZERO_SUM, check_reward, lowest_reward, rewards_of
from quipu.envs.pictures import rgb_array
from quipu.envs.spaces import ALL, described
from quipu.registry import game as game_named

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from quipu.core.state import Action

RENDER_MODES = ["human", "ansi", "rgb_array", "svg", "png", "text"]
ENDS, RAISES = "ends", "raise"  # what an illegal act does

Seen = dict[str, "NDArray[Any]"]
Policy = Callable[[Seen], Any]  # from what a seat sees to the id of an act


@dataclass(frozen=True)
class Terms:
    """How a game is played as an environment; every environment takes the same arguments."""

    key: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    actions: str = ALL
    reward: str = ZERO_SUM
    limit_ends: bool = False
    illegal: str = ENDS
    render_mode: str | None = None

    def __post_init__(self) -> None:
        check_reward(self.reward)
        if self.render_mode is not None and self.render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}")
        if self.illegal not in (ENDS, RAISES):
            raise ValueError(f"illegal is {ENDS!r} or {RAISES!r}")


class Course:
    """A game that was begun with a seed; acts are ids, and words are said one after another.

    Memories are kept by comparing positions where the game can do so. `by_events` is for bots,
    which remember more than the numbers tell.
    """

    def __init__(self, terms: Terms, by_events: bool = False) -> None:
        self.terms = terms
        self.seats = terms.seats
        self.by_events = by_events
        self.prepare()
        self.agreed = self.game.agree(self.seats, {**self.game.limits(), **terms.options})
        self.begin(0, 0)

    def prepare(self) -> None:
        """What follows from the terms and is never copied."""
        terms = self.terms
        self.game = game_named(terms.key)
        self.described = described(terms.key, terms.seats, terms.actions)
        self.acts = self.described.composing
        self.composer = self.acts.composer()
        self.tensor = self.game.tensor(terms.seats)
        self.chronicle = Chronicle()
        self.follower: Follower | None = None
        self.spoken: list[str] = []  # the words said so far of an act
        self.rows = vec[i16]([0] * (self.seats * int(self.tensor.size)))  # by seat
        known = np.frombuffer(memoryview(self.rows), np.int16)
        self.known: NDArray[np.int16] = known.reshape(self.seats, -1)
        self.ids = vec[i64]([0] * self.described.choices)
        self.numbered = np.frombuffer(memoryview(self.ids), np.int64)

    def begin(self, seed: int, episode: int) -> None:
        """The first game of a seed, or a later one."""
        self.luck = episode_luck(seed, episode)
        self.whims = episode_choices(seed, episode)
        self.memories = [self.game.memory(seat, self.seats) for seat in range(self.seats)]
        self.state = self.game.deal(self.seats, self.agreed, self.luck, self.chronicle)
        self.hear()
        self.follow_from_here()
        self.ask()

    def follow_from_here(self) -> None:
        """Write all numbers again, and remember without events from now on, if that is possible."""
        self.marks = vec[i64]([0] * (self.seats * int(self.tensor.marks)))
        if not self.by_events:
            self.follower = self.game.follower(self.memories, self.state)
        has_no_memory = type(self.memories[0]) is Memory
        silent = has_no_memory or self.follower is not None
        self.journal: Journal = SILENT if silent else self.chronicle

    def __getstate__(self) -> dict[str, Any]:
        for seat in range(self.seats):
            if self.follower is not None:
                self.follower.settle(seat)
        names = ("terms", "seats", "by_events", "agreed", "luck", "whims", "memories", "state")
        return {**{name: getattr(self, name) for name in names}, "said": self.spoken[:]}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        said = saved.pop("said")
        self.__dict__.update(saved)
        self.prepare()
        self.follow_from_here()
        self.ask()
        for word in said:
            self.act(self.deciding(), self.described.listed + self.acts.number[word])

    # ---- playing --------------------------------------------------------------------------

    def deciding(self) -> int:
        """The seat whose decision is due, or -1."""
        return int(self.state.deciding())

    def ask(self) -> None:
        """A new decision: what may be chosen, and nothing is said yet."""
        self.spoken = []
        self.composer.is_begun = False
        self.due = self.deciding()
        self.count = self.possible(self.due) if self.due >= 0 else 0
        self.choices = np.zeros(self.described.choices, np.int8)
        self.choices[self.numbered[: self.count]] = 1

    def possible(self, seat: int) -> int:
        """Write the ids of acts and first words that a seat may choose; how many there are."""
        count = self.game.catalogue.legal_ids(self.state, seat, self.ids)
        if self.described.words:
            count = self.composer.first(self.state, seat, self.ids, count)
        return int(count)

    def act(self, seat: int, id: int) -> None:
        """Do what a seat chose, or go on by its word; IllegalAction or IndexError if it may not."""
        if not 0 <= id < self.described.choices:
            raise IndexError(f"there are {self.described.choices} actions")
        if id < self.described.listed:
            if self.spoken:
                raise IndexError("an act that was begun is composed to its end")
            self.do(seat, self.game.catalogue.actions[id])
            return
        if not self.choices[id]:
            raise IndexError(f"{self.acts.text(id)!r} may not be said now")
        self.spoken.append(self.acts.text(id))
        whole = self.composer.say(id)
        if whole is not None:
            self.do(seat, whole)
            return
        self.count = int(self.composer.following(self.ids, 0))
        self.choices = np.zeros(self.described.choices, np.int8)
        self.choices[self.numbered[: self.count]] = 1

    def do(self, seat: int, action: Action[Any]) -> None:
        self.state.apply(seat, action, self.luck, self.journal)
        if self.follower is not None:
            self.follower.follow(self.state, seat, action)
        else:
            self.hear()
        self.ask()

    def draw(self, seat: int) -> Action[Any]:
        """A legal act by chance, word by word where it is composed."""
        chosen = int(self.ids[self.whims.below(self.count)])
        while chosen >= self.described.listed:
            whole = self.composer.say(chosen)
            if whole is not None:
                return whole
            count = self.composer.following(self.ids, 0)
            chosen = int(self.ids[self.whims.below(count)])
        return self.game.catalogue.actions[chosen]

    def hear(self) -> None:
        """Every seat remembers what it was told."""
        for memory in self.memories:
            memory.hear_events(self.chronicle.events)
        self.chronicle.events.clear()

    # ---- showing --------------------------------------------------------------------------

    def seen(self, seat: int) -> Seen:
        """The numbers of a seat, its mask and, where there are words, what it has said."""
        found: Seen = {"observation": self.numbers(seat), "action_mask": self.mask(seat)}
        if self.described.words:
            found["said"] = self.said(seat)
        return found

    def numbers(self, seat: int) -> NDArray[np.int16]:
        """What a seat knows and remembers."""
        tensor = self.tensor
        if self.follower is not None:
            self.follower.settle(seat)
        tensor.write_state(
            self.state,
            seat,
            self.memories[seat],
            self.rows,
            seat * tensor.size,
            self.marks,
            seat * tensor.marks,
        )
        row: NDArray[np.int16] = self.known[seat].copy()
        return row

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every act or word that this seat may choose now, if it is asked."""
        return self.choices.copy() if seat == self.due else np.zeros_like(self.choices)

    def said(self, seat: int) -> NDArray[np.int16]:
        """How often this seat has said each word of the act that it composes."""
        said = np.zeros(len(self.described.words), dtype=np.int16)
        if seat == self.due:
            for word in self.spoken:
                said[self.acts.number[word]] += 1
        return said

    def shown(self, mode: str | None) -> Any:
        """The table as a spectator sees it: a drawing, pixels, or words; `human` prints these."""
        if mode in ("svg", "png", "rgb_array"):
            drawing = self.game.draw(self.state)
            if mode == "svg":
                return str(drawing.svg())
            return bytes(drawing.png()) if mode == "png" else rgb_array(bytes(drawing.png()))
        told = self.game.observe(self.state, SPECTATOR).to_json()
        words = "\n".join(f"{name}: {value}" for name, value in told.items())
        if mode in ("text", "ansi"):
            return words
        print(words)  # noqa: T201  # who asked for people gets what people read
        return None

    # ---- ending ---------------------------------------------------------------------------

    def is_cut(self) -> bool:
        """Whether a limit of turns ended the game, and that counts as truncation."""
        result = self.state.result()
        return (
            result is not None and not self.terms.limit_ends and self.game.is_limit(result.reason)
        )

    def rewards(self) -> list[float]:
        """What each seat gets; nothing before the end."""
        result = self.state.result()
        if result is None:
            return [0.0] * self.seats
        return rewards_of(self.terms.reward, result, self.is_cut())

    def illegal_reward(self) -> float:
        return lowest_reward(self.terms.reward)


class Opponents:
    """Who plays the other seats: bots by name, bots of one's own, or policies.

    A policy is a function from what its seat sees (a dictionary, as an agent gets it) to the id
    of an act or word that its mask allows.
    """

    def __init__(self, key: str, seats: int, own: list[int], chosen: Any) -> None:
        others = [seat for seat in range(seats) if seat not in own]
        several = isinstance(chosen, (list, tuple))
        each = list(chosen) if several else [chosen] * len(others)
        if len(each) != len(others):
            raise ValueError(f"{len(others)} opponents are needed, not {len(each)}")
        self.key = key
        self.chosen: dict[int, Any] = dict(zip(others, each, strict=True))
        self.seat()

    def seat(self) -> None:
        game = game_named(self.key)
        self.bots: dict[int, Any] = {}
        self.policies: dict[int, Policy] = {}
        for seat, who in self.chosen.items():
            if isinstance(who, str):
                self.bots[seat] = game.bot(who)
            elif callable(getattr(who, "decide", None)):
                self.bots[seat] = who
            elif callable(who):
                self.policies[seat] = who
            else:
                raise TypeError(f"an opponent is the name of a bot, a bot or a function: {who!r}")

    def __getstate__(self) -> dict[str, Any]:
        """Bots of a name are made again; others are copied as they can be."""
        return {"key": self.key, "chosen": self.chosen}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self.seat()

    def need_events(self) -> bool:
        """Whether any of them is a bot that may remember what it was told."""
        return any(type(bot) is not RandomBot for bot in self.bots.values())

    def play(self, course: Course) -> None:
        """Let them play until somebody else is asked or the game is over."""
        seat = course.deciding()
        while seat in self.chosen:
            if type(self.bots.get(seat)) is RandomBot:
                course.do(seat, course.draw(seat))
            elif seat in self.bots:
                view = course.game.observe(course.state, seat, course.memories[seat])
                legal, openings = course.state.legal(seat), course.state.openings(seat)
                course.do(seat, self.bots[seat].decide(view, legal, openings, course.whims))
            else:
                self.ask_policy(course, seat)
            seat = course.deciding()

    def ask_policy(self, course: Course, seat: int) -> None:
        chosen = int(self.policies[seat](course.seen(seat)))
        try:
            course.act(seat, chosen)
        except (IllegalAction, IndexError) as refused:
            raise ValueError(f"the policy of seat {seat} chose {chosen}: {refused}") from None
