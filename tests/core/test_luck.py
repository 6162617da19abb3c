"""Luck: known numbers on every machine, independent streams, even chances, proofs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from quipu import FairLuck, FastLuck, Luck, RecordedLuck
from quipu.core.luck import (
    DICE,
    DRAWS,
    LARGEST,
    SETUP,
    STREAMS,
    THEFTS,
    ListeningLuck,
    LuckMismatch,
    next_word,
)
from tests.support.chi_square import CHI_SQUARE, assert_even, chi_square
from tests.support.hypothesis_settings import searched

KEY = bytes(range(32))

# seed, stream: five numbers below 2**30, then three of 1 to 6
KNOWN = {
    (0, SETUP): [236980984, 622894713, 991100022, 522988098, 1052126506, 2, 2, 3],
    (0, DICE): [958877392, 909124384, 218355385, 576448847, 519948607, 5, 3, 3],
    (0, DRAWS): [606624021, 306040240, 728798146, 836065694, 540495314, 6, 5, 4],
    (0, THEFTS): [610576273, 279002366, 107958859, 764280217, 97902081, 3, 3, 2],
    (1, SETUP): [270215746, 886630374, 715467292, 107245309, 679954039, 1, 1, 4],
    (1, DICE): [811866887, 877485892, 1045228985, 922750438, 941747157, 5, 4, 5],
    (1, DRAWS): [540739760, 500508011, 727142068, 601031905, 148358744, 4, 2, 5],
    (1, THEFTS): [954170763, 756166404, 346131396, 997428978, 130189235, 3, 5, 6],
    (7, SETUP): [972785777, 748673910, 463091102, 487057003, 788250441, 3, 2, 6],
    (7, DICE): [287211405, 697279383, 473602031, 462923318, 624437275, 6, 2, 6],
    (7, DRAWS): [118375273, 939212704, 142767357, 207737749, 930291807, 4, 3, 4],
    (7, THEFTS): [672929826, 339443626, 269129986, 821185976, 1070161952, 1, 6, 2],
    ((1 << 32) - 1, SETUP): [22460326, 958877392, 909124384, 218355385, 576448847, 3, 5, 3],
    ((1 << 32) - 1, DICE): [146455727, 318587705, 913582881, 280270934, 532972910, 1, 3, 2],
    ((1 << 32) - 1, DRAWS): [525419430, 357416383, 567422136, 497320085, 64417987, 5, 2, 1],
    ((1 << 32) - 1, THEFTS): [961703173, 557336611, 103301808, 1048409707, 422760938, 6, 1, 4],
    ((1 << 64) + 12345, SETUP): [683925885, 355341656, 235752293, 898322714, 430613308, 4, 5, 5],
    ((1 << 64) + 12345, DICE): [999354271, 444029724, 416269539, 982143328, 268760772, 1, 1, 6],
    ((1 << 64) + 12345, DRAWS): [992964288, 95769921, 714855749, 862047059, 155531360, 1, 2, 1],
    ((1 << 64) + 12345, THEFTS): [115161994, 976555650, 604801148, 656768993, 115401831, 4, 5, 3],
    ((1 << 96) - 1, SETUP): [16661920, 1049605987, 339080013, 451532295, 95350444, 2, 6, 6],
    ((1 << 96) - 1, DICE): [90086057, 365115264, 1037921126, 710102687, 496188214, 2, 6, 6],
    ((1 << 96) - 1, DRAWS): [269284409, 950183109, 874929692, 189250419, 350799612, 1, 2, 4],
    ((1 << 96) - 1, THEFTS): [986530997, 175032697, 677129991, 415445572, 1001900815, 1, 1, 2],
}


def bag(*counts: int) -> vec[u8]:
    return vec[u8]([u8(count) for count in counts])


# ---- fast luck ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "stream"), KNOWN)
def test_fast_luck_gives_the_same_numbers_everywhere(seed: int, stream: int) -> None:
    luck = FastLuck(seed)
    numbers = [luck.choose(stream, LARGEST) for _ in range(5)]
    numbers += [luck.choose(stream, 6) + 1 for _ in range(3)]
    assert numbers == KNOWN[seed, stream]


def test_the_numbers_are_those_of_the_published_generator() -> None:
    """sfc32, step by step, in plain Python integers."""
    word = 0xFFFFFFFF
    luck = FastLuck(0x1234_5678_9ABC_DEF0_1357_9BDF)
    a, b, c, counter = [int(cell) for cell in luck.cells[:4]]
    for _ in range(100):
        out = (a + b + counter) & word
        counter = (counter + 1) & word
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & word
        c = (((c << 21) | (c >> 11)) + out) & word
        assert next_word(luck.cells, 0) == out


def test_the_dice_begin_anew_in_every_turn() -> None:
    careful, hasty = FastLuck(7), FastLuck(7)
    for luck in (careful, hasty):
        luck.begin_turn(7)
    first = [careful.die() for _ in range(6)]
    assert [hasty.die() for _ in range(6)] == first
    for _ in range(13):
        hasty.die()
    for luck in (careful, hasty):
        luck.begin_turn(8)
    second = [careful.die() for _ in range(30)]
    assert [hasty.die() for _ in range(30)] == second
    assert second[:6] != first


def test_a_draw_does_not_shift_the_dice_nor_any_other_stream() -> None:
    plain, busy = FastLuck(11), FastLuck(11)
    for stream in range(STREAMS):
        others = [other for other in range(STREAMS) if other != stream]
        for _ in range(20):
            for other in others:
                busy.choose(other, 1000)
        assert [plain.choose(stream, 1000) for _ in range(5)] == [
            busy.choose(stream, 1000) for _ in range(5)
        ]
        plain, busy = FastLuck(11 + stream), FastLuck(11 + stream)


def test_each_question_asks_its_own_stream() -> None:
    luck, same = FastLuck(3), FastLuck(3)
    assert luck.below(99) == same.choose(SETUP, 99)
    assert luck.die() == same.choose(DICE, 6) + 1
    assert luck.draw(bag(50, 0, 49)) == (0 if same.choose(DRAWS, 99) < 50 else 2)
    assert luck.steal(bag(50, 0, 49)) == (0 if same.choose(THEFTS, 99) < 50 else 2)


def test_no_two_streams_of_any_two_seeds_are_the_same() -> None:
    seeds = [*range(64), *[1 << n for n in range(6, 96)], *[n << 32 for n in (3, 5, 6, 7)]]
    seen: dict[tuple[int, ...], str] = {}
    for seed in seeds:
        for turn in range(8):
            luck = FastLuck(seed)
            luck.begin_turn(turn)
            for stream in range(STREAMS):
                if turn and stream != DICE:
                    continue
                begins = tuple(luck.choose(stream, LARGEST) for _ in range(4))
                name = f"seed {seed}, stream {stream}, turn {turn}"
                assert begins not in seen, f"{name} is {seen[begins]}"
                seen[begins] = name


@given(st.integers(0, (1 << 96) - 1), st.integers(0, 95))
@searched()
def test_every_bit_of_a_seed_counts(seed: int, bit: int) -> None:
    first, second = FastLuck(seed), FastLuck(seed ^ (1 << bit))
    for stream in range(STREAMS):
        assert [first.choose(stream, LARGEST) for _ in range(4)] != [
            second.choose(stream, LARGEST) for _ in range(4)
        ]


@pytest.mark.parametrize("seed", [-1, -(1 << 70), 1 << 96, 1 << 4000])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        FastLuck(seed)


@pytest.mark.parametrize("luck", [FastLuck(1), FairLuck(KEY, "t", [])], ids=["fast", "fair"])
@pytest.mark.parametrize("n", [0, -1, LARGEST + 1, 1 << 31, 1 << 62])
def test_luck_chooses_among_one_to_two_to_the_30_things(luck: Luck, n: int) -> None:
    with pytest.raises(ValueError, match="luck chooses"):
        luck.choose(SETUP, n)


@given(st.integers(0, 1 << 80), st.integers(1, LARGEST))
@searched()
def test_luck_keeps_its_bounds(seed: int, n: int) -> None:
    luck = FastLuck(seed)
    assert all(0 <= luck.choose(stream, n) < n for stream in range(STREAMS))
    assert luck.choose(SETUP, 1) == 0


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 100])
@pytest.mark.parametrize("stream", range(STREAMS))
def test_all_numbers_are_equally_likely(n: int, stream: int) -> None:
    luck = FastLuck(1000 * n + stream)
    assert_even([luck.choose(stream, n) for _ in range(6000)], n)


def test_large_ranges_are_even_too() -> None:
    """Where a plain remainder or a plain product would favour some numbers by a third."""
    luck = FastLuck(5)
    n = 3 << 28
    assert_even([luck.choose(SETUP, n) // (1 << 28) for _ in range(6000)], 3)


def test_first_dice_are_even_over_turns_and_over_seeds() -> None:
    luck = FastLuck(12)
    over_turns, over_seeds = [], []
    for number in range(6000):
        luck.begin_turn(number)
        over_turns.append(luck.die() - 1)
        other = FastLuck(number)
        other.begin_turn(1)
        over_seeds.append(other.die() - 1)
    for dice in (over_turns, over_seeds):
        assert_even(dice, 6)
        assert_even([6 * one + next_one for one, next_one in zip(dice[::2], dice[1::2])], 36)  # noqa: B905


# ---- bags ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("counts", [(1, 2, 3), (5, 0, 5), (0, 1, 0), (200, 100, 200)])
def test_a_bag_gives_each_kind_by_its_weight(counts: tuple[int, ...]) -> None:
    luck, total = FastLuck(13), sum(counts)
    for question in (luck.draw, luck.steal):
        drawn = [question(bag(*counts)) for _ in range(3000)]
        held = [kind for kind, count in enumerate(counts) if count]
        assert set(drawn) == set(held)
        if len(held) > 1:
            expected = [3000 * counts[kind] / total for kind in held]
            got = [drawn.count(kind) for kind in held]
            assert chi_square(got, expected) < CHI_SQUARE[len(held) - 1]


def test_a_bag_numbers_its_things_by_kind() -> None:
    for given_, kind in enumerate([0, 0, 2, 2, 2, 3]):
        assert RecordedLuck([given_]).draw(bag(2, 0, 3, 1)) == kind


def test_the_bag_itself_is_not_changed() -> None:
    full = bag(2, 0, 3)
    FastLuck(1).draw(full)
    assert list(full) == [2, 0, 3]


@pytest.mark.parametrize("luck", [FastLuck(1), RecordedLuck([0]), FairLuck(KEY, "t", [])])
def test_nothing_is_drawn_from_an_empty_bag(luck: Luck) -> None:
    with pytest.raises(ValueError, match="luck chooses"):
        luck.draw(bag(0, 0))


# ---- recorded luck ------------------------------------------------------------------------------


def test_recorded_luck_gives_again_what_was_given() -> None:
    heard = ListeningLuck(FastLuck(14))
    heard.begin_turn(3)
    asked = [heard.die() - 1, heard.below(40), heard.draw(bag(1, 1)), heard.steal(bag(1, 1))]
    plain = FastLuck(14)
    plain.begin_turn(3)
    assert [plain.die() - 1, plain.below(40)] == asked[:2]
    assert heard.given == asked
    again = RecordedLuck(heard.given)
    again.begin_turn(3)
    assert not again.is_spent()
    assert [again.die() - 1, again.below(40)] == asked[:2]
    assert [again.draw(bag(1, 1)), again.steal(bag(1, 1))] == asked[2:]
    assert again.is_spent()


def test_recorded_luck_notices_that_it_is_asked_too_often() -> None:
    luck = RecordedLuck([3])
    assert luck.die() == 4
    with pytest.raises(LuckMismatch, match="more luck"):
        luck.die()


@pytest.mark.parametrize("value", [6, -1, 1 << 40, -(1 << 40), 1 << 64, 10**30, -(10**30)])
def test_recorded_luck_notices_what_does_not_fit(value: int) -> None:
    with pytest.raises(LuckMismatch, match="is not below 6"):
        RecordedLuck([value]).die()
