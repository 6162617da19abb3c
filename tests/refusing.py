"""What is refused: with its code and its paragraph, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from quipu import FastLuck, Game, IllegalAction, RecordedLuck, State


def refuses(
    game: Game, state: State, seat: int, act: str | dict[str, Any], code: str, paragraph: str = ""
) -> None:
    """The act of a seat, by the action itself or already by its form."""
    before = game.position(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, game.parse(act), RecordedLuck([]))
    assert caught.value.refusal.code == code
    assert paragraph in ("", caught.value.refusal.paragraph)
    assert game.position(state) == before
    forms = [form for each in state.legal(seat) for form in (str(each), each.to_json())]
    assert act not in forms


def refuses_start(game: Game, start: dict[str, Any], code: str, paragraph: str) -> None:
    """A start, by the number of seats and the options."""
    with pytest.raises(IllegalAction) as caught:
        game.start(luck=FastLuck(1), **start)
    assert (caught.value.refusal.code, caught.value.refusal.paragraph) == (code, paragraph)
