"""Trades with the supply that are composed: a form allows exactly what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from quipu.cli.menu import Words, compose, make_menu
from quipu.core.openings import Cards
from quipu.games.inca.state import Inca
from quipu.presenting import looking_at, presenter
from quipu.texts import describe_action, speaker
from tests.support.inca.scenes import GAME, KINDS, RESOURCES, cards, do, scene

OTHERS = {  # what the others hold is not in the supply
    "full": {},
    "no resource but wool": {1: "wood:20 stone:20 potato:20 ore:20"},
    "one ore": {1: "wood:20 stone:20 potato:20 wool:20", 2: "ore:19 feathers:12 coca:12 fish:12"},
    "two ore": {1: "wood:20 stone:20 potato:20 wool:20", 2: "ore:18 feathers:12 coca:12 fish:12"},
}
HANDS = ["", "wood", "wood:2", "wood wool", "wool:2", "wool:2 ore", "feathers coca fish"]


def holder(hand: str, others: dict[int, str], goods: bool = True) -> Inca:
    """Seat 0 holds the Longest Trade Route, and these cards as far as they are left."""
    taken = [cards(each) for each in others.values()]
    stock = {kind: 20 if kind in RESOURCES else 12 for kind in KINDS}
    own = {
        kind: min(count, stock[kind] - sum(each.get(kind, 0) for each in taken))
        for kind, count in cards(hand).items()
    }
    words = " ".join(f"{kind}:{count}" for kind, count in own.items() if count)
    return scene(
        hands={0: words, **others},
        held={0: "invention"},
        settlements={0: [44]},
        roads={0: [54, 63, 64]},
        route=0,
        three_goods_take="any" if goods else "resources",
        invention_goods=goods,
    )


def sides(most: dict[str, int], count: int) -> Iterator[dict[str, int]]:
    for chosen in combinations_with_replacement(most, count):
        side = {kind: chosen.count(kind) for kind in chosen}
        if all(side[kind] <= most[kind] for kind in side):
            yield side


def composed(state: Inca, kind: str) -> set[str]:
    """Everything that the forms of a kind allow, as long as no card is paid and taken."""
    found: set[str] = set()
    for form in state.openings(0):
        if isinstance(form, Cards) and form.kind == kind:
            for give in sides(form.give, form.give_count[1]):
                for want in sides(form.want, form.want_count[1]):
                    if not give.keys() & want.keys():
                        found.add(str(GAME.parse(form.filled(give, want))))
            assert found, "a form that nobody can complete"
    return found


@pytest.mark.parametrize("others", OTHERS)
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("kind", ["trade_by_route", "trade_goods_set", "play_invention"])
@pytest.mark.parametrize("goods", [True, False])
@pytest.mark.rule("I5.4", "I5.6", "I8.6", "I10.6")
def test_a_form_allows_exactly_what_is_legal(
    others: str, hand: str, kind: str, goods: bool
) -> None:
    state = holder(hand, OTHERS[others], goods)
    legal = {str(action) for action in state.legal(0) if action.kind == kind}
    if kind == "play_invention" and state.bank_below(state.plenty_kinds()) == 1:
        legal = set()  # one card, named twice: nothing to compose
    assert composed(state, kind) == legal


def test_i8_6_the_form_is_gone_with_the_trade_and_with_the_card() -> None:
    state = holder("wood:4", {})
    assert composed(state, "trade_by_route")
    do(state, "trade_by_route wood:2 ore")
    assert not composed(state, "trade_by_route")
    assert not composed(scene(hands={0: "wood:4"}), "trade_by_route")
    assert not composed(scene(phase="before_roll", hands={0: "wood:4"}), "trade_by_route")


def test_in_the_terminal_two_questions_make_the_trade() -> None:
    state = holder("wood:2 fish:3", {})
    names = ["Ada", "Ben", "Cleo"]
    words = Words(speaker("quipu.cli", "en"), speaker(GAME.anchor, "en"), names)
    shown, looking = presenter(GAME), looking_at(GAME, state, 0, "en", names)
    menu = make_menu(GAME, shown.groups(looking, None), shown.forms(looking), words)
    (entry,) = [each for each in menu if each.kind == "trade_by_route"]
    assert entry.text == "Trade with the Longest Trade Route …"
    assert entry.form is not None
    asked: list[str] = []
    typed = iter(["wood fish", "ore"])

    def answer(question: str) -> str:
        asked.append(question.splitlines()[0])
        return next(typed)

    action = compose(GAME, entry.form, words, answer)
    assert str(action) == "trade_by_route wood:1,fish:1 ore"
    assert asked[0] == "You can give: wood 2, fish 3"
    assert asked[1].startswith("You can take: wood 1, stone 1, ")


def test_cards_in_a_list_are_counted() -> None:
    speak = speaker(GAME.anchor, "en", strict=True)
    trade = {"kind": "trade_goods_set", "take": ["wood", "wood"]}
    assert describe_action(speak, trade) == "Trade feathers, coca and fish for 2 wood"
    trade["take"] = ["wood", "ore"]
    assert describe_action(speak, trade) == "Trade feathers, coca and fish for 1 wood and 1 ore"
