"""FairLuck: committed to before the game, decided by the place in the cord, provable after it."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quipu import FairLuck
from quipu.core.fairluck import KEY_BYTES, commitment_to, key_from_seed, salt_for
from quipu.core.luck import DICE, LARGEST, SETUP
from tests.support.chi_square import assert_even
from tests.support.hypothesis_settings import searched

KEY = bytes(range(32))

# ---- fair luck ----------------------------------------------------------------------------------


def drawn(luck: FairLuck, knot: int, count: int = 8) -> list[int]:
    luck.at(knot)
    return [luck.choose(SETUP, LARGEST) for _ in range(count)]


def test_the_commitment_is_a_hash_of_the_key() -> None:
    assert commitment_to(KEY) == hashlib.sha256(b"quipu commitment\0" + KEY).hexdigest()
    assert commitment_to(KEY) == "073c69b66a1bd49d711300c718816f9deb465e202490e23c307b2d0a160c1c15"
    assert commitment_to(KEY[::-1]) != commitment_to(KEY)


def test_the_draws_follow_from_key_table_nonces_and_place() -> None:
    """Written out once more, so that anybody can check a game without Quipu."""
    parts = [b"table 9", b"ada", b"", "né".encode()]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    stream_key = hmac.new(KEY, message, hashlib.sha256).digest()
    luck = FairLuck(KEY, "table 9", ["ada", "", "né"])
    for knot in (0, 7):
        luck.at(knot)
        for index in range(5):
            digest = hmac.new(stream_key, f"{knot} {index} 0".encode(), hashlib.sha256).digest()
            assert luck.die() == int.from_bytes(digest[:8], "big") % 6 + 1


def test_fair_luck_gives_the_same_numbers_everywhere() -> None:
    luck = FairLuck(KEY, "table 9", ["ada", "bo"])
    assert drawn(luck, 0, 3) == [948167930, 860769427, 914582998]
    assert drawn(luck, 1, 3) == [236983156, 629392358, 221251542]
    assert (
        key_from_seed(7).hex() == "b9bd74c1de39c102b5430bb65bce1c5cb20c859024788b3be9b988b6fd9b652f"
    )
    assert salt_for(KEY, 3) == "489edcf725c753d1d65b9e84d52e7fff"


def test_every_nonce_the_table_and_the_key_change_everything() -> None:
    plain = drawn(FairLuck(KEY, "t", ["a", "b"]), 0)
    others = [
        FairLuck(KEY, "t", ["a", "c"]),
        FairLuck(KEY, "t", ["c", "b"]),
        FairLuck(KEY, "t", ["b", "a"]),
        FairLuck(KEY, "t", ["a"]),
        FairLuck(KEY, "t", ["a", "b", ""]),
        FairLuck(KEY, "u", ["a", "b"]),
        FairLuck(KEY[::-1], "t", ["a", "b"]),
    ]
    for other in others:
        assert not set(drawn(other, 0)) & set(plain)


TRICKY = [["a", "bc"], ["ab", "c"], ["abc"], ["abc", ""], ["", "abc"], ["a", "b", "c"], ["a\0bc"]]


def test_nonces_cannot_be_cut_in_another_way() -> None:
    lucks = [FairLuck(KEY, "t", nonces) for nonces in TRICKY]
    lucks += [FairLuck(KEY, "ta", ["bc"]), FairLuck(KEY, "tabc", [])]
    lucks += [FairLuck(KEY, "", ["t", "abc"]), FairLuck(KEY, "t", ["\0\0\0\1a", "bc"])]
    assert len({tuple(drawn(luck, 0, 2)) for luck in lucks}) == len(lucks)


@given(st.lists(st.text(max_size=4), max_size=4), st.lists(st.text(max_size=4), max_size=4))
@searched(200)
def test_other_nonces_give_another_stream(first: list[str], second: list[str]) -> None:
    same = drawn(FairLuck(KEY, "t", first), 0, 2) == drawn(FairLuck(KEY, "t", second), 0, 2)
    assert same == (first == second)


def test_the_place_in_the_cord_decides() -> None:
    """So neither a restart nor a lost race nor an undo shifts the stream."""
    luck, restarted = FairLuck(KEY, "t", []), FairLuck(KEY, "t", [])
    ninth = drawn(luck, 9)
    drawn(restarted, 3)
    assert drawn(restarted, 9, 5) == ninth[:5]
    assert drawn(restarted, 9) == ninth
    places = [tuple(drawn(luck, knot, 2)) for knot in range(200)]
    assert len(set(places)) == 200
    flat = [tuple(drawn(luck, knot, 20)[index:][:1]) for knot in (1, 11) for index in range(20)]
    assert len(set(flat)) == 40  # knot 1, draw 11 is not knot 11, draw 1


def test_turns_do_not_touch_fair_luck() -> None:
    luck = FairLuck(KEY, "t", [])
    before = drawn(luck, 2)
    luck.at(2)
    luck.begin_turn(5)
    assert [luck.choose(DICE, LARGEST) for _ in range(8)] == before


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 36])
def test_fair_luck_is_even(n: int) -> None:
    luck = FairLuck(KEY, f"even {n}", ["x"])
    assert_even([luck.choose(SETUP, n) for _ in range(4000)], n)


def test_fair_luck_throws_away_what_would_not_be_even(monkeypatch: pytest.MonkeyPatch) -> None:
    """The few numbers at the top of 2**64 that n does not divide are drawn again."""
    limit = (1 << 64) - (1 << 64) % 6
    given_ = [limit, (1 << 64) - 1, limit - 1, 6 * 10**9 + 2]
    asked: list[bytes] = []

    def digest(key: bytes, message: bytes, hashed: object) -> bytes:
        asked.append(message)
        return given_[len(asked) - 1].to_bytes(8, "big") + bytes(24)

    luck = FairLuck(KEY, "t", [])
    luck.at(4)
    monkeypatch.setattr(hmac, "digest", digest)
    assert luck.choose(SETUP, 6) == 5
    assert luck.choose(SETUP, 6) == 2
    assert asked == [b"4 0 0", b"4 0 1", b"4 0 2", b"4 1 0"]


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_key_has_32_bytes(length: int) -> None:
    assert KEY_BYTES == 32
    with pytest.raises(ValueError, match="32 bytes"):
        FairLuck(bytes(length), "t", [])


def test_salts_differ_by_knot_and_by_key() -> None:
    salts = {salt_for(key, knot) for key in (KEY, KEY[::-1]) for knot in range(50)}
    assert len(salts) == 100
    assert all(len(salt) == 32 for salt in salts)
