"""The catalogues of Egypt: every action once, and as many of a kind as there are choices."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support.egypt.scenes import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_every_action_is_there_once(key: str) -> None:
    actions = GAMES[key].catalogue.actions
    assert len({str(action) for action in actions}) == len(actions)


@pytest.mark.rule("E13.8", "P7.2")
def test_pairs_of_kinds() -> None:
    """Five kinds: 20 ways to give one for another, 15 pairs to take when both may be alike."""
    sizes = Counter(action.kind for action in GAMES["egypt-pyramid"].catalogue.actions)
    assert (sizes["trade_bank"], sizes["swap_by_favour"], sizes["play_plenty"]) == (20, 20, 15)
    assert sizes["discard_card"] == sizes["play_monopoly"] == 5
