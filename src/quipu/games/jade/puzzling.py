"""Puzzling: what is worth the same in a turn: artefacts of one letter that are kept alike."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from itertools import chain
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.luck import Luck
from quipu.games.jade.faces import KIND_COUNT, LETTERS

SORTS: Final = 2 * LETTERS  # J16.3: letters, well or badly preserved; designs do not count
TILES: Final = ("draw_tile", "swap_tile")  # whose luck is a tile


class NewDraw(Exception):
    """An artefact is drawn that has not been chosen yet."""


class SortedLuck(Luck):
    """Gives the artefacts it was told; at the next one it notes what there is, sort by sort."""

    def __init__(self, answers: list[int], sorts: int) -> None:
        self.answers = answers
        self.sorts = sorts
        self.given = 0
        self.ways: dict[int, tuple[int, int]] = {}  # by sort: an answer, and how often
        self.total = 0

    def choose(self, stream: i64, n: i64) -> i64:
        self.given += 1
        return self.answers[self.given - 1]

    def pick(self, stream: i64, bag: vec[u8]) -> i64:
        if self.given < len(self.answers):
            return super().pick(stream, bag)
        for kind, count in enumerate(bag):
            if count:
                answer, often = self.ways.get(kind % self.sorts, (self.total, 0))
                self.ways[kind % self.sorts] = answer, often + int(count)
            self.total += int(count)
        raise NewDraw


def sorts_of(state: Any) -> int:
    return KIND_COUNT if state.agreement.designs_matter else SORTS


def sorted_out(kinds: Any, sorts: int) -> tuple[int, ...]:
    """How many there are of each sort, from how many there are of each kind."""
    return tuple(sum(int(each) for each in kinds[sort::sorts]) for sort in range(sorts))


def alike(state: Any) -> Hashable:
    """Artefacts count by sort, stacks by what may be drawn from them; all else as it is."""
    sorts, artefacts, stacks = sorts_of(state), state.artefacts, state.stacks
    hands = list(artefacts.hands)
    starts = range(0, len(hands), KIND_COUNT)
    held = tuple(sorted_out(hands[start : start + KIND_COUNT], sorts) for start in starts)
    heap = sorted_out(list(artefacts.heap), sorts)
    open = tuple(sorted(int(kind) % sorts for kind in artefacts.open))
    unseen = tuple(stacks.unseen) if len(stacks.under) else int(stacks.left)
    tiles = tuple(stacks.bag), unseen, tuple(stacks.under), tuple(state.display)
    board = bytes(state.board.face), bytes(state.board.figure), tuple(state.jeeps)
    turn = int(state.turn), state.phase.name, tuple(state.phase.details()), bool(state.bonus)
    ends = bool(state.stirred), int(state.idle), int(state.last_turn), int(state.mover)
    return held, heap, open, tiles, board, turn, ends, tuple(state.gold)


def same(state: Any, action: Any) -> Hashable:
    """Artefacts of a sort are the same, and so are stacks whose top nobody knows."""
    sorts = sorts_of(state)
    if action.kind == "exchange_open":
        return action.kind, int(action.give) % sorts, int(action.take) % sorts
    if action.kind == "return_artefacts":
        return action.kind, tuple(sorted(int(kind) % sorts for kind in action.kinds))
    if action.kind == "draw_tile" and not len(state.stacks.under):
        return str(action.kind)
    return int(action.index)


def ways(state: Any, action: Any) -> Iterator[tuple[Fraction, list[int]]] | None:
    """Of artefacts that are drawn each sort once, with its chance; of other luck nothing."""
    if action.kind in TILES:
        return None
    found = each_way(state, action)
    first = next(found)
    return chain([first], found) if first[1] else None


def each_way(state: Any, action: Any) -> Iterator[tuple[Fraction, list[int]]]:
    undone: list[tuple[Fraction, list[int]]] = [(Fraction(1), [])]
    while undone:
        chance, answers = undone.pop()
        luck = SortedLuck(answers, sorts_of(state))
        try:
            state.copy().apply(state.mover, action, luck)
        except NewDraw:
            for answer, often in luck.ways.values():
                undone.append((chance * Fraction(often, luck.total), [*answers, answer]))
            continue
        yield chance, answers


def fits(state: Any) -> bool:
    """In the last move of a turn, where no tile can be drawn any more or its drive is over."""
    is_last_move = bool(state.bonus) or int(state.gold[state.mover]) == 0
    is_past = state.stacks.left == 0 or state.phase.name not in ("driving", "discovering")
    return is_last_move and is_past
