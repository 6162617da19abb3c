"""Course: one game as an environment goes through it, with what every seat remembers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from quipu.core.batch import episode_choices, episode_luck
from quipu.core.journal import SPECTATOR, Chronicle
from quipu.core.refusal import IllegalAction
from quipu.core.rewards import ZERO_SUM, check_reward, lowest_reward, rewards_of
from quipu.envs.pictures import rgb_array
from quipu.envs.spaces import ALL, described
from quipu.registry import game as game_named

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from quipu.core.chains import Chain
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
    """A game that was begun with a seed; acts are ids, and words are said one after another."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.seats = terms.seats
        self.prepare()
        self.agreed = self.game.agree(self.seats, {**self.game.limits(), **terms.options})
        self.begin(0, 0)

    def prepare(self) -> None:
        """What follows from the terms and is never copied."""
        terms = self.terms
        self.game = game_named(terms.key)
        self.described = described(terms.key, terms.seats, terms.actions)
        self.acts = self.described.composing
        self.tensor = self.game.tensor(terms.seats)
        self.chronicle = Chronicle()

    def begin(self, seed: int, episode: int) -> None:
        """The first game of a seed, or a later one."""
        self.luck = episode_luck(seed, episode)
        self.whims = episode_choices(seed, episode)
        self.memories = [self.game.memory(seat, self.seats) for seat in range(self.seats)]
        self.state = self.game.deal(self.seats, self.agreed, self.luck, self.chronicle)
        self.hear()
        self.ask()

    def __getstate__(self) -> dict[str, Any]:
        names = ("terms", "seats", "agreed", "luck", "whims", "memories", "state")
        said = [] if self.chain is None else self.chain.said
        return {**{name: getattr(self, name) for name in names}, "said": said[:]}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        said = saved.pop("said")
        self.__dict__.update(saved)
        self.prepare()
        self.ask()
        for word in said:
            self.act(self.deciding(), self.described.listed + self.acts.number[word])

    # ---- playing --------------------------------------------------------------------------

    def deciding(self) -> int:
        """The seat whose decision is due, or -1."""
        return int(self.state.deciding())

    def ask(self) -> None:
        """A new decision: what may be composed, and nothing is said yet."""
        seat = self.deciding()
        self.chain: Chain | None = self.acts.chain(self.state, seat) if seat >= 0 else None

    def act(self, seat: int, id: int) -> None:
        """Do what a seat chose, or go on by its word; IllegalAction or IndexError if it may not."""
        if not 0 <= id < self.described.choices:
            raise IndexError(f"there are {self.described.choices} actions")
        if id < self.described.listed:
            if self.chain is not None and self.chain.said:
                raise IndexError("an act that was begun is composed to its end")
            self.do(seat, self.game.catalogue.actions[id])
            return
        if self.chain is None or id not in self.acts.numbers(self.chain):
            raise IndexError(f"{self.acts.text(id)!r} may not be said now")
        whole = self.acts.say(self.chain, id)
        if whole is not None:
            self.do(seat, whole)

    def do(self, seat: int, action: Action[Any]) -> None:
        self.state.apply(seat, action, self.luck, self.chronicle)
        self.hear()
        self.ask()

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
        cells = self.tensor.room()
        self.tensor.write(self.game.observe(self.state, seat, self.memories[seat]), cells, 0)
        return np.frombuffer(memoryview(cells), dtype=np.int16).copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every act or word that this seat may choose now, if it is asked."""
        mask = np.zeros(self.described.choices, dtype=np.int8)
        if seat == self.deciding():
            chain = self.chain
            if chain is None or not chain.said:
                ids = self.game.catalogue.room()
                count = int(self.state.legal_ids(seat, ids))
                mask[np.frombuffer(memoryview(ids), dtype=np.int64)[:count]] = 1
            if chain is not None:
                mask[self.acts.numbers(chain)] = 1
        return mask

    def said(self, seat: int) -> NDArray[np.int16]:
        """How often this seat has said each word of the act that it composes."""
        said = np.zeros(len(self.described.words), dtype=np.int16)
        if seat == self.deciding() and self.chain is not None:
            for word in self.chain.said:
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

    def play(self, course: Course) -> None:
        """Let them play until somebody else is asked or the game is over."""
        seat = course.deciding()
        while seat in self.chosen:
            if seat in self.bots:
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
