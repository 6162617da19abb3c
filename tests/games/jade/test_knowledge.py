"""Who may know what: observations, memory, and imagining."""

from __future__ import annotations

import json
from typing import Any

import pytest

import quipu
from quipu.games.jade.memory import JadeMemory
from quipu.games.jade.state import Jade
from tests.support.jade.build import GAME, artefact_luck, play, position, stuck, table
from tests.support.jade.ledger import KINDS

SPECTATOR = quipu.SPECTATOR


def rows(state: Jade) -> list[list[int]]:
    """The truth: every hand by kind, and the heap."""
    hands = position(state)["hands"]
    heap = [int(count) for count in state.artefacts.heap]
    return [[hand.count(kind) for kind in KINDS] for hand in hands] + [heap]


class Witness:
    """Memories of all seats and of a spectator, told of everything from the start."""

    def __init__(self, state: Jade) -> None:
        self.state = state
        seats = int(state.seats)
        self.memories = [JadeMemory(seat, seats) for seat in [*range(seats), SPECTATOR]]
        for memory in self.memories:
            memory.hear({"event": "began", "open": position(state)["open"], "seat": 0})

    def play(self, *acts: str, luck: list[int] | None = None) -> None:
        chronicle = quipu.Chronicle()
        play(self.state, *acts, luck=luck, journal=chronicle)
        for event in chronicle.events:
            for memory in self.memories:
                told = event.told(memory.seat)
                if told is not None:
                    memory.hear(told)

    def bounds(self, seat: int, row: int, kind: str) -> tuple[int, int]:
        memory = self.memories[seat]
        return memory.least[row][KINDS.index(kind)], memory.most[row][KINDS.index(kind)]


HEAP = 2  # the row after the two hands


def digging() -> Witness:
    """Seat 0 has found 1A+ in a dig."""
    state = table([["A1", 4, 4, 0]], displays={0: ["A1", "A1"]})
    witness = Witness(state)
    luck = artefact_luck(state, ["1A+"])
    witness.play("drive 5,0", "lay_tile A1 0 W", "set_figure 1 0", luck=luck)
    return witness


def test_a_dig_is_known_to_its_owner_and_to_others_by_number() -> None:
    witness = digging()
    assert witness.bounds(0, 0, "1A+") == (1, 1)
    assert witness.bounds(1, 0, "1A+") == (0, 1)
    assert witness.bounds(1, 0, "3D+") == (0, 1)
    assert witness.memories[1].sizes == [1, 0, 66]
    form: Any = witness.memories[1].to_json()
    assert form["most"][0][KINDS.index("3D+")] == 1


def test_a_kind_taken_openly_is_known_until_it_could_have_left() -> None:
    witness = digging()
    witness.play("buy_bonus", "drive 5,5", "exchange_open 1A+ 3D-")
    assert witness.bounds(1, 0, "3D-") == (1, 1)
    assert witness.bounds(1, 0, "1A+") == (0, 0)
    witness.play("drive 5,5", "end_turn", "drive 5,5")
    luck = artefact_luck(witness.state, ["2C+"])
    witness.play("exchange_hidden 1", luck=luck)
    assert witness.bounds(1, 0, "3D-")[0] == 1
    witness.play("return_artefacts 2C+")
    assert witness.bounds(1, 0, "3D-") == (0, 1)
    assert witness.bounds(0, HEAP, "2C+") == (3, 3)


def test_a_seat_remembers_what_it_put_back() -> None:
    witness = digging()
    luck = artefact_luck(witness.state, ["2C+"])
    witness.play("buy_bonus", "drive 5,5", "exchange_hidden 1", luck=luck)
    witness.play("return_artefacts 1A+")
    assert witness.bounds(0, HEAP, "1A+") == (3, 3)
    assert witness.bounds(1, HEAP, "1A+") == (2, 3)  # hand 0 holds one at most


def test_the_last_of_a_heap_is_known_to_whoever_knew_the_heap() -> None:
    memory = JadeMemory(0, 2)
    memory.sizes = [0, 0, 2]
    memory.least[2][0] = memory.most[2][0] = 2
    memory.move_unknown(2, 1, 0)
    memory.sizes = [0, 2, 0]
    memory.move_unknown(2, 1, 2)
    assert memory.least[1][0] == 2


def test_tiles_put_under_a_stack_stand_in_every_observation() -> None:
    state = stuck()
    play(state, "swap_tile S1 3", luck=[0])
    for seat in (0, 1, SPECTATOR):
        view: Any = GAME.observe(state, seat).to_json()
        assert view["stacks"][2]["under"] == ["S1"]
        imagined: Any = GAME.position(GAME.imagine(GAME.observe(state, seat), quipu.FastLuck(1)))
        assert imagined["stacks"] == view["stacks"]


def favour(acts: list[Any], luck: quipu.Luck) -> Any:
    """A random player who likes what makes secrets."""
    liked = [
        act
        for act in acts
        if act.kind in ("exchange_open", "exchange_hidden", "set_figure", "return_artefacts")
        or (act.kind == "drive" and act.arguments()["cell"] == [5, 5])
    ]
    pool = liked if liked and luck.below(3) else acts
    return pool[luck.below(len(pool))]


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_the_truth_lies_within_every_memory_and_imagining_fits(seats: int, seed: int) -> None:
    options: dict[str, object] = {"hidden_return": "free"} if seats == 3 else {}
    table = quipu.Table.open_seeded(GAME, ["?"] * seats, seed, **options)
    luck = quipu.FastLuck(seed)
    for step in range(450):
        if not table.waiting():
            break
        acts = table.legal(table.waiting()[0])
        table.submit(table.waiting()[0], favour(acts, luck))
        state = table.state
        assert isinstance(state, Jade)
        check_within(table, state)
        if step % 10 == 0:
            check_imagined(table, state, step)


def check_within(table: quipu.Table, state: Jade) -> None:
    truth = rows(state)
    for memory in table.memories:
        assert isinstance(memory, JadeMemory)
        for least, true, most in zip(memory.least, truth, memory.most, strict=True):
            assert all(a <= b <= c for a, b, c in zip(least, true, most, strict=True))
        assert memory.sizes == [sum(row) for row in truth]


def check_imagined(table: quipu.Table, state: Jade, seed: int) -> None:
    """What is imagined is sound, and the seat could not tell it from the truth."""
    for memory in table.memories:
        view = GAME.observe(state, memory.seat, memory)
        imagined = GAME.imagine(view, quipu.FastLuck(seed))
        assert imagined.broken() == ""
        assert GAME.observe(imagined, memory.seat, memory) == view
        assert imagined.legal(state.mover) == state.legal(state.mover) or memory.seat != state.mover
        plain = GAME.observe(state, memory.seat)
        assert GAME.observe(GAME.imagine(plain, quipu.FastLuck(1)), memory.seat) == plain


def test_others_learn_nothing_of_a_foreign_hand() -> None:
    """Exchange what seat 0 cannot know, and all that it receives stays the same."""
    one = table(hands={1: ["1A+", "2B-"]})
    other = table(hands={1: ["3A-", "1C+"]})
    for seat in (0, SPECTATOR):
        views = [json.dumps(GAME.observe(state, seat).to_json()) for state in (one, other)]
        assert views[0] == views[1]
    assert one.legal(0) == other.legal(0)


def test_imagining_makes_room_where_bounds_leave_one_way_only() -> None:
    """Seat 1 can hold nothing but 1A+, so whatever was dealt there has to move on."""
    state = table(hands={1: ["1A+", "1A+"]})
    memory = JadeMemory(0, 2)
    memory.begin([KINDS.index(kind) for kind in position(state)["open"]])
    memory.move(2, 1, {"count": 2})
    for kind in range(1, len(KINDS)):
        memory.most[1][kind] = 0
    for seed in range(20):
        view = GAME.observe(state, 0, memory)
        form: Any = GAME.position(GAME.imagine(view, quipu.FastLuck(seed)))
        assert form["hands"][1] == ["1A+", "1A+"]


def test_a_view_that_fits_no_position_is_said() -> None:
    state = table(hands={1: ["1A+"]})
    memory = JadeMemory(0, 2)
    with pytest.raises(ValueError, match="no position fits"):
        GAME.imagine(GAME.observe(state, 0, memory), quipu.FastLuck(1))
