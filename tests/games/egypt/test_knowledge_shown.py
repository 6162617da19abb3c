"""K3: what offers and a monopoly show of a hand is remembered and imagined."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.core.luck import FastLuck
from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import GAMES, do, hand, heard, scene

GAINED = [{"brick": 2, "stone": 1}, {"brick": 1, "grain": 2}, {"brick": 3, "papyrus": 2}]


def bounds(told: list[Any], seat: int = 3) -> Any:
    """What a seat knows of the hands of the others after a theft and these events."""
    memory = GAMES["egypt"].memory(seat, 4)
    for other, gained in enumerate(GAINED):
        memory.hear({"event": "yielded", "seat": other, "gained": gained})
    memory.hear({"event": "stole", "seat": 0, "from": 1})
    memory.hear({"event": "stole", "seat": 1, "from": 2})
    for event in told:
        memory.hear(event)
    return memory.to_json()["hands"]


@pytest.mark.parametrize(
    "event",
    [
        {"event": "offered", "seat": 0, "to": -1, "give": {"grain": 1}, "want": {"stone": 1}},
        {"event": "called", "seat": 0, "to": 2, "give": {"grain": 1}, "want": None},
    ],
)
def test_k3_e5_9_who_offers_holds_what_he_gives(event: Any) -> None:
    assert bounds([])[0]["grain"] == [0, 1]
    after = bounds([event])
    assert (after[0]["grain"], after[0]["brick"]) == ([1, 1], [2, 2])
    wanted = {"event": "called", "seat": 0, "to": -1, "give": None, "want": {"stone": 1}}
    assert bounds([wanted]) == bounds([])


def test_k3_e5_9_whoever_makes_an_offer_is_imagined_with_it() -> None:
    state = scene(hands={0: "brick grain:4", 1: "stone:2", 2: "papyrus:5"})
    do(state, "offer_trade brick:1 stone:1 -")
    for seat, seed in ((seat, seed) for seat in (1, 2, -1) for seed in range(8)):
        imagined = GAMES["egypt"].imagine(GAMES["egypt"].observe(state, seat), FastLuck(seed))
        assert isinstance(imagined, Egypt)
        assert hand(imagined, 0)["brick"] == 1


def test_k3_e13_9_after_a_monopoly_nobody_else_has_any() -> None:
    hands = {0: "brick:3 stone", 1: "grain:2 papyrus", 2: "brick:3 papyrus"}
    events = heard(scene(held={0: "monopoly"}, hands=hands), "play_monopoly brick")
    after = bounds([event.told(3) for event in events])
    assert [after[seat]["brick"] for seat in range(4)] == [[6, 6], [0, 0], [0, 0], [0, 0]]


def test_k3_who_hands_over_as_much_as_can_be_demanded_may_have_more() -> None:
    event = {"event": "monopoly_named", "seat": 0, "card": "brick", "counts": [0, 1, 1], "most": 1}
    handed = [{"event": "handed", "seat": n, "to": 0, "cards": {"brick": 1}} for n in (1, 2)]
    after = bounds([event, *handed])
    assert (after[1]["brick"], after[2]["brick"]) == ([0, 1], [1, 2])
