"""The perfect bot: what it thinks is what the rules make of it, and it plays what is best."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import quipu
from quipu.games.dice.sheets import HANDS
from quipu.games.dice.state import Dice
from tests.support.dice.build import BASE_GAME, NO_LUCK, base, play, throw
from tests.support.dice.walking import Walk

MEAN, DEVIATION = 94.264066, 16.0  # as `quipu solve dice` prints them
GAMES = 150 if quipu.COMPILED else 3  # pure play shows the same, many times as slowly
NOTHING = vec[float]([0.0] * (1225 * HANDS))


def thoughts(state: Dice) -> dict[str, float]:
    """By act, which total it makes one expect."""
    bot = BASE_GAME.bot("perfect")
    seat = int(state.active())
    bot.decide(BASE_GAME.observe(state, seat), state.legal(seat), state.openings(seat), NO_LUCK)
    return {str(each.action): each.worth for each in bot.weighed()}


def decision(state: Dice) -> str:
    bot = BASE_GAME.bot("perfect")
    seat = int(state.active())
    legal = state.legal(seat)
    return str(bot.decide(BASE_GAME.observe(state, seat), legal, state.openings(seat), NO_LUCK))


KNIGHTS = "K1 K2 K3 K4 K5 K6"
LAST = [
    ("K1 K2 R0 R1 R2 S3", "K1", "grain grain ore ore wool gold", False),
    ("K1 R0 R1 C7", "", "brick wood gold gold ore grain", False),
    ("K1 K2 R0", "K1 K2", "brick wood wool grain ore gold", False),
    ("K1 K2 R0", "K1 K2", "wool wool grain grain ore brick", True),
]


@pytest.mark.parametrize(("sheet", "used", "dice", "fresh_joker"), LAST)
def test_in_the_last_turn_it_knows_what_each_act_is_worth(
    sheet: str, used: str, dice: str, fresh_joker: bool
) -> None:
    state = base(dice, sheet, used=used, turn=15, fresh_joker=fresh_joker)
    walk, certain = Walk(NOTHING), int(state.total(0))
    expected = {str(act): certain + walk.after(state, act) for act in state.legal(0)}
    assert thoughts(state) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize(("sheet", "used", "dice", "fresh_joker"), LAST[:2])
def test_in_the_last_turn_it_knows_what_each_throw_of_one_or_two_dice_is_worth(
    sheet: str, used: str, dice: str, fresh_joker: bool
) -> None:
    state = base("", sheet, used=used, turn=15, fresh_joker=fresh_joker)
    throw(throw(state, dice), dice)
    found = thoughts(state)
    walk, certain = Walk(NOTHING), int(state.total(0))
    for act in state.legal(0):
        if act.kind == "throw_dice" and str(act).count(",") < 2:
            mean = sum(
                float(each.chance) * walk.best(each.state)
                for each in quipu.outcomes(state, 0, act)
                if isinstance(each.state, Dice)
            )
            assert found[str(act)] == pytest.approx(certain + mean, abs=1e-9)
    assert len(found) == 64


@pytest.mark.parametrize("joker_gold", [False, True])
@pytest.mark.parametrize("acts", [[], ["use_joker K6 wool gold"]])
@pytest.mark.parametrize("dice", ["gold wool wool brick wood ore", "gold gold wool grain ore ore"])
def test_d11_6_it_knows_what_gold_from_a_joker_is_worth(
    dice: str, acts: list[str], joker_gold: bool
) -> None:
    state = base(dice, f"{KNIGHTS} R0 R1", used="K2 K3 K5", turn=15, joker_gold=joker_gold)
    play(state, *acts)
    walk, certain = Walk(NOTHING), int(state.total(0))
    expected = {str(act): certain + walk.after(state, act) for act in state.legal(0)}
    assert thoughts(state) == pytest.approx(expected, abs=1e-9)


def test_its_table_is_fine_enough_for_choices_that_are_nearly_equal() -> None:
    """They differ by less than 0.002 points; a table in steps of 0.005 points chose wrongly."""
    sheet = "R0 R1 R2 R3 R4 R5 K1 K2 K3 K4 C7"
    state = base("gold wood ore grain gold ore", sheet, used="K4", turn=8)
    assert decision(state) == "trade_gold brick"
    sheet += " K5 R6 R7 R12 R13 R14 C12 C20"
    late = throw(base("", sheet, used="K5", turn=14), "brick brick gold grain ore gold")
    assert decision(late) == "throw_dice 0"


def test_d10_10_it_spends_a_joker_on_a_city() -> None:
    state = base("grain grain ore ore wool gold", "K1 R0 R1", turn=14)
    assert decision(state).startswith("use_joker K1")
    state.apply(0, BASE_GAME.parse("use_joker K1 wool ore"), NO_LUCK)
    assert decision(state) == "build_city C7"


def test_it_rather_spends_a_joker_than_take_a_cross() -> None:
    state = base("brick ore ore ore grain gold", "K1 K2 K3 K4", turn=5, used="K1 K2")
    worths = thoughts(state)
    assert decision(state) == "use_joker K4 gold wood"
    assert worths["use_joker K4 gold wood"] > worths["end_turn"] + 3


def test_what_it_decides_is_what_it_thinks_best() -> None:
    state = throw(base("", "R0 R1 K1 S3", turn=4), "ore ore grain wool brick gold")
    worths = thoughts(state)
    assert len(worths) == 64
    assert worths[decision(state)] == max(worths.values())
    assert decision(state) == "throw_dice 0,5"


def test_it_plays_as_well_as_was_solved() -> None:
    bot, totals = BASE_GAME.bot("perfect"), []
    for seed in range(GAMES):
        luck = quipu.FastLuck(seed)
        state = BASE_GAME.start(1, luck)
        while state.waiting():
            legal = state.legal(0)
            state.apply(0, bot.decide(BASE_GAME.observe(state, 0), legal, [], luck), luck)
        totals.append(sum(state.points(0).values()))
    assert abs(sum(totals) / GAMES - MEAN) < 4 * DEVIATION / GAMES**0.5
