"""What can be done now: folded lists, and open-ended acts of every shape."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from quipu import Action, Game, game
from quipu.cli.menu import (
    Entry,
    Words,
    choose_action,
    compose,
    make_menu,
    read_cards,
    subset_action,
    subset_form,
)
from quipu.cli.voice import Fault
from quipu.core.memory import Observation
from quipu.core.notation import CARDS, ID, IDS, NUMBER, Parameter
from quipu.core.openings import Cards, Listing, Opening, Subset, Turning
from quipu.core.state import Catalogue
from quipu.presenting import CardsForm, Looking, Presenter
from quipu.texts import speaker
from tests.support.command_line import Desk

TAKE = Parameter("take", ID)
KINDS = {
    "offer": [
        Parameter("give", CARDS),
        Parameter("want", CARDS),
        Parameter("to", NUMBER, optional=True),
    ],
    "swap": [Parameter("give", CARDS), TAKE],
    "discard": [Parameter("cards", IDS)],
    "lay": [Parameter("tile", ID), Parameter("turn", NUMBER)],
}


class Composed(Action[Any]):
    """Any act that was put together."""

    def __init__(self, form: dict[str, object]) -> None:
        super().__init__()
        self.form = form

    def arguments(self) -> dict[str, object]:
        return self.form


class Market(Game):
    """Only as much of a game as the questions need."""

    def __init__(self) -> None:
        super().__init__("market", "quipu.core", 1, [], KINDS, Catalogue([]))

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        return Composed({"kind": kind, **arguments})


MARKET = Market()
WORDS = Words(speaker("quipu.cli", "en"), speaker("quipu.core", "en"), ["Ada", "Ben", "Cleo"])
OFFER = Cards("offer", {"grain": 2, "brick": 1}, {"wool": 4, "wood": 4}, (1, 3), (1, 3), [1, 2])
SWAP = Cards("swap", {"grain": 2, "brick": 1}, {"wool": 1, "wood": 1}, (2, 2), (1, 1), None, TAKE)
DISCARD = Subset("discard", "cards", ["grain", "grain", "brick"], 1, 2)
LAY: list[dict[str, object]] = [{"kind": "lay", "tile": "T1", "turn": turn} for turn in range(3)]


def answers(*typed: str) -> Callable[[str], str]:
    """Somebody who answers so, one question after the other."""
    left = list(typed)
    return lambda question: left.pop(0)


def looking(game: Game, legal: Sequence[Action[Any]], openings: Sequence[Opening]) -> Any:
    """Somebody who can do this, whatever there is to see."""
    speak, names = speaker(game.anchor, "en"), ["Ada", "Ben", "Cleo"]
    return Looking(Observation(0), 0, 3, [], legal, openings, lambda _: None, speak, names)


def listed(
    game: Game, legal: Sequence[Action[Any]], openings: Sequence[Opening], words: Words
) -> list[Entry]:
    shown, look = Presenter[Any](game), looking(game, legal, openings)
    return make_menu(game, shown.groups(look, None), shown.forms(look), words)


def composed(opening: Opening, *typed: str) -> object:
    (form,) = Presenter[Any](MARKET).forms(looking(MARKET, [], [opening]))
    action = compose(MARKET, form, WORDS, answers(*typed))
    return None if action is None else action.arguments()


def test_an_offer_is_asked_for_piece_by_piece() -> None:
    assert composed(OFFER, "grain 2, b", "wool", "3") == {
        "kind": "offer",
        "give": {"grain": 2, "brick": 1},
        "want": {"wool": 1},
        "to": 2,
    }
    form = composed(OFFER, "grain", "wood 2", "")
    assert form == {"kind": "offer", "give": {"grain": 1}, "want": {"wood": 2}, "to": None}


def test_an_empty_answer_gives_an_offer_up() -> None:
    assert composed(OFFER, "") is None
    assert composed(OFFER, "grain", "") is None


def test_what_is_taken_is_named_like_what_is_wanted() -> None:
    assert composed(SWAP, "grain brick", "wool") == {
        "kind": "swap",
        "give": {"grain": 1, "brick": 1},
        "take": "wool",
    }
    assert composed(SWAP, "grain 2", "") is None
    for typed in (["grain", "wool"], ["grain 3", "wool"], ["grain 2", "wool wood"]):
        with pytest.raises(Fault, match="count-cards"):
            composed(SWAP, *typed)


def test_a_card_is_named_by_as_much_as_tells_it_from_others() -> None:
    assert read_cards("wool 2 wood", {"wool": "wool", "wood": "wood"}) == {"wool": 2, "wood": 1}
    for typed in ("wo", "gold", "2"):
        with pytest.raises(Fault):
            read_cards(typed, {"wool": "wool", "wood": "wood"})
    german = {"wool": "Wolle", "wood": "Holz", "ore": "Erz"}
    assert read_cards("holz 2 woll", german) == {"wood": 2, "wool": 1}
    assert read_cards("ore, wood", german) == {"ore": 1, "wood": 1}


def test_a_set_is_chosen_by_numbers_or_by_what_is_kept() -> None:
    assert composed(DISCARD, "1 3") == {"kind": "discard", "cards": ["grain", "brick"]}
    assert composed(DISCARD, "k 1") == {"kind": "discard", "cards": ["grain", "brick"]}
    assert composed(DISCARD, "") is None


def test_a_list_and_the_turns_of_a_place_are_chosen_by_line() -> None:
    for opening in (Listing("lay", LAY), Turning("lay", "T1", LAY)):
        assert composed(opening, "2") == {"kind": "lay", "tile": "T1", "turn": 1}
        assert composed(opening, "") is None
        with pytest.raises(Fault):
            composed(opening, "9")


def test_a_shape_nobody_knows_is_said() -> None:
    with pytest.raises(Fault, match="cannot-compose"):
        composed(Opening("lay", "spiral"))


def test_openings_stand_in_the_list_once_each() -> None:
    entries = listed(MARKET, [], [OFFER, DISCARD, Turning("lay", "T1", LAY)], WORDS)
    assert [entry.text for entry in entries] == ["offer …", "discard …", "lay (T1) …"]


def test_offers_to_all_and_to_each_are_one_line_that_asks_to_whom() -> None:
    offers = [
        Cards("offer", {"grain": 2}, {"wool": 4}, (1, 2), (1, 4), to) for to in (None, [1], [2])
    ]
    calls = [
        Cards("call_for_proposals", {}, {"wool": 4}, (0, 0), (0, 4)),
        Cards("call_for_proposals", {"grain": 2}, {}, (0, 2), (0, 0)),
    ]
    entries = listed(MARKET, [], [*offers, *calls], WORDS)
    assert [entry.text for entry in entries] == [
        "offer …",
        "call for proposals (what you want) …",
        "call for proposals (what you give) …",
    ]
    assert isinstance(entries[0].form, CardsForm)
    assert [asked.seat for asked in entries[0].form.asked] == [None, 1, 2]
    assert offers[0].to is None


def test_numbers_on_the_screen_and_the_text_form_mean_the_same() -> None:
    dice = game("dice")
    opening = Subset("throw_dice", "dice", [0, 1, 2, 3, 4, 5], 1, 6)
    action = dice.parse("throw_dice 1,4")
    assert subset_form(opening, action) == "t 2 5"
    assert subset_action(dice, opening, ["t", "2", "5"]) is action
    assert subset_action(dice, opening, ["k", "1", "3", "4", "6"]) is action


def test_a_long_list_is_folded_by_kind_and_unfolded_by_a_question() -> None:
    dice = game("dice-plus")
    legal = [action for action in dice.catalogue.actions if action.kind == "use_joker"][:20]
    legal.append(dice.parse("end_turn"))
    words = Words(speaker("quipu.cli", "en"), speaker(dice.anchor, "en"), ["me"])
    entries = listed(dice, legal, [], words)
    assert [entry.text for entry in entries] == ["Use a joker … (20 options)", "End the turn"]
    assert choose_action(entries[0].several, words, answers("3")) is legal[2]
    assert choose_action(entries[0].several, words, answers("")) is None


def test_a_short_list_is_not_folded() -> None:
    dice = game("dice")
    legal = [action for action in dice.catalogue.actions if action.kind == "trade_gold"]
    words = Words(speaker("quipu.cli", "en"), speaker(dice.anchor, "en"), ["me"])
    assert len(listed(dice, legal, [], words)) == 5


def test_at_a_real_terminal(tmp_path: Path) -> None:
    """With colours, line editing and a prompt that waits."""
    desk = Desk(tmp_path)
    ours, theirs = pty.openpty()
    words = ["play", "dice", "--seats", "me", "--seed", "7"]
    with subprocess.Popen(
        [sys.executable, "-m", "quipu", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, **desk.environment, "TERM": "xterm-256color"},
    ) as process:
        os.close(theirs)
        os.write(ours, b"1\n2\nq\n")
        shown = b""
        while b"--resume" not in shown:
            shown += os.read(ours, 4096)
    os.close(ours)
    assert process.returncode == 0
    assert b"\x1b[1;38;5;" in shown or b"\x1b[1;30;48;5;" in shown
    assert b"You stopped throwing." in shown
