"""Luck said beforehand by the names of a game, and luck that refuses to be asked."""

from __future__ import annotations

import pytest

import quipu
from quipu.core.luck import ListeningLuck

GAMES = quipu.games()


def throwing() -> quipu.State:
    return quipu.game("dice").start(1, quipu.NoLuck())


def buying() -> tuple[quipu.Game, quipu.State]:
    """An Egyptian turn in which a card can be bought."""
    game = quipu.game("egypt")
    turn = quipu.Position(game, 3, map="beginner", first_seat=0)
    turn.set("players.0.hand", {"grain": 1, "papyrus": 1, "stone": 1})
    turn.set("phase", {"name": "main"}).set("dice", [1, 2])
    return game, turn.state()


def test_cards_are_drawn_and_stolen_as_they_were_named() -> None:
    game, state = buying()
    state.apply(0, game.parse("buy_card"), quipu.NamedLuck(game, "draw monopoly"))
    assert quipu.Position(game, 3).take(state).form["players"][0]["cards"] == {"monopoly": 1}  # type: ignore[index]


def test_dice_fall_as_they_were_named() -> None:
    game, state = quipu.game("dice"), throwing()
    luck = quipu.NamedLuck(game, "dice ore ore gold wool wood brick")
    state.apply(0, game.parse("throw_dice 0,1,2,3,4,5"), luck)
    shown = game.position(state)["dice"]
    assert shown == ["ore", "ore", "gold", "wool", "wood", "brick"]
    assert luck.is_spent()


def test_what_was_given_is_what_a_record_would_write() -> None:
    game, one, two = quipu.game("dice"), throwing(), throwing()
    luck = quipu.NamedLuck(game, "dice ore ore gold wool wood brick")
    one.apply(0, game.parse("throw_dice 0,1,2,3,4,5"), luck)
    again = ListeningLuck(quipu.RecordedLuck(luck.given))
    two.apply(0, game.parse("throw_dice 0,1,2,3,4,5"), again)
    assert one.key() == two.key()
    assert again.given == luck.given


def test_every_name_of_every_game_can_be_said() -> None:
    for key in GAMES:
        game = quipu.game(key)
        for word, names in game.lots().items():
            said = quipu.NamedLuck(game, f"{word} {' '.join(names)}").said
            assert said == [(word, name) for name in names]


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("dice 7", "there is no lot 'dice 7'; did you mean 'dice 6'?"),
        ("drow soldier", "there is no lot 'drow'; did you mean 'draw'?"),
        ("steal", "'steal' of what?"),
        ("choose x", "a choice is a number from 0"),
    ],
)
def test_unknown_words_name_the_known_ones(said: str, answer: str) -> None:
    with pytest.raises((quipu.UnknownName, quipu.Malformed), match=answer.replace("?", r"\?")):
        quipu.NamedLuck(quipu.game("egypt"), said)


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("", "the rules ask for a die, and nothing more is said"),
        ("draw mercenary", "the rules ask for a die, not for 'draw mercenary'"),
        ("choose 0", "the rules ask for a die, not for 'choose 0'"),
    ],
)
def test_what_does_not_fit_is_a_mismatch(said: str, answer: str) -> None:
    luck = quipu.NamedLuck(quipu.game("egypt"), said)
    with pytest.raises(quipu.LuckMismatch, match=answer):
        luck.die()


def test_luck_that_refuses_says_what_it_was_asked() -> None:
    game, state = quipu.game("dice"), throwing()
    with pytest.raises(quipu.LuckMismatch, match="the rules ask for a die, and there is no luck"):
        state.apply(0, game.parse("throw_dice 0,1,2,3,4,5"), quipu.NoLuck())
