"""What is refused: with its code and its paragraph, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from quipu import FastLuck, Game, IllegalAction, RecordedLuck, State, games
from tests.support.refusal_paragraphs import unreviewed


def refuses(
    game: Game, state: State, seat: int, act: str | dict[str, Any], code: str, paragraph: str = ""
) -> None:
    """The act of a seat, by the action itself or already by its form."""
    before = game.position(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, game.parse(act), RecordedLuck([]))
    kind = act.split()[0] if isinstance(act, str) else act["kind"]
    assert unreviewed(game, kind, caught.value.refusal) == ""
    assert caught.value.refusal.code == code
    assert paragraph in ("", caught.value.refusal.paragraph)
    assert game.position(state) == before
    forms = [form for each in state.legal(seat) for form in (str(each), each.to_json())]
    assert act not in forms


def refused(
    of: State | Game,
    act: str | dict[str, Any],
    code: str,
    paragraph: str,
    seat: int | None = None,
) -> None:
    """The act of a seat, or of the one that decides.

    Of a game, `act` is the start: the number of seats and the options.
    """
    if isinstance(of, State):
        game = next(game for game in games().values() if game.catalogue is of.catalogue)
        refuses(
            game, of, max(int(of.deciding()), 0) if seat is None else seat, act, code, paragraph
        )
        return
    assert isinstance(act, dict)
    with pytest.raises(IllegalAction) as caught:
        of.start(luck=FastLuck(1), **act)
    assert (caught.value.refusal.code, caught.value.refusal.paragraph) == (code, paragraph)
