"""Positions: what is written down reads back, and what no game reaches is malformed."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mypy_extensions import u8

import quipu
from quipu.games.dice.state import Dice
from tests.support.dice import ledger
from tests.support.dice.build import (
    BASE_GAME,
    PLUS_GAME,
    base,
    begun,
    cost,
    game_of,
    play,
    plus,
    position,
    random_state,
    six,
    take_turn,
    throw,
)

ALL = "brick wood wool grain ore gold"
FIELDS = ["game", "options", "first", "turn", "phase", "throws", "dice", "dice_state"]
FIELDS += ["built_now", "sheets"]


@st.composite
def reachable(draw: st.DrawFn) -> Dice:
    """Where chance gets in some game with some options."""
    game = draw(st.sampled_from([BASE_GAME, PLUS_GAME]))
    extra: dict[str, bool | int | str] = {}
    if game is BASE_GAME:
        extra["extra_seats"] = draw(st.booleans())
    seats = draw(st.sampled_from(game.seat_counts(extra)))
    chosen: dict[str, object] = {
        option.name: draw(st.sampled_from(option.samples(seats))) for option in game.options
    }
    chosen.update(extra)
    seed = draw(st.integers(0, 2**70))
    decisions = draw(st.integers(0, 400))
    return random_state(game.key, seats, seed, decisions, **chosen)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(reachable())
def test_a_position_reads_back_to_the_same_position(state: Dice) -> None:
    game = game_of(state)
    form = json.loads(json.dumps(position(state)))
    again = game.from_position(form)
    assert position(again) == position(state) == form
    assert again.broken() == state.broken() == ""
    assert again.waiting() == state.waiting()
    assert again.result() is None if state.result() is None else again.result() is not None
    for seat in range(state.seats):
        assert again.legal(seat) == state.legal(seat)
        assert again.decision(seat) == state.decision(seat)
        assert again.points(seat) == state.points(seat)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(reachable(), st.integers(0, 1000))
def test_what_was_read_back_plays_on_like_the_original(state: Dice, seed: int) -> None:
    again = game_of(state).from_position(position(state))
    lucks = (quipu.FastLuck(seed), quipu.FastLuck(seed))
    for _ in range(40):
        if not state.waiting():
            break
        seat = state.waiting()[0]
        for each, luck in zip((state, again), lucks, strict=True):
            acts = each.legal(seat)
            each.apply(seat, acts[luck.below(len(acts))], luck)
    assert position(state) == position(again)


def test_a_position_shares_nothing_with_its_state() -> None:
    for state in (base(ALL, "K1 R0", ""), plus(ALL, "PK1", "")):
        form = position(state)
        before = deepcopy(form)
        form["sheets"][0]["built"].clear()
        form["dice"][0] = "gold"
        form["options"]["first_seat"] = 1
        assert position(state) == before


def test_the_fields_of_a_position_are_documented() -> None:
    assert list(position(begun(2))) == FIELDS
    assert list(position(begun(2, "dice-plus"))) == [*FIELDS, "army", "route"]


# ---- broken ones ----------------------------------------------------------------------------

Spot = tuple[Any, Any]

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.sampled_from([2**31, 2**63, -(2**64), 10**40, 1.5, float("inf")]),
    st.sampled_from(["", "x", "over", "building", "throwing", "lost", "gold", "R0", "PK1", "tip"]),
    st.text(max_size=3),
    st.lists(st.integers(0, 3), max_size=7),
    st.just({}),
    st.just([[[]]]),
    st.just({"built": [], "used": [], "boxes": []}),
)


def spots(form: Any) -> list[Spot]:
    """Every place in a position: a container and a key or index."""
    keys = list(form) if isinstance(form, dict) else range(len(form))
    found: list[Spot] = []
    for key in keys:
        found.append((form, key))
        if isinstance(form[key], (dict, list)):
            found += spots(form[key])
    return found


def read_or_malformed(game: quipu.Game, form: Any) -> None:
    """It reads to a sound state of that position, or Malformed says why not; nothing else."""
    state: quipu.State | None = None
    why = ""
    try:
        state = game.from_position(form)
    except quipu.Malformed as malformed:
        why = str(malformed)
    assert (state is None) is bool(why)
    if state is not None:
        assert state.broken() == ""
        assert game.position(game.from_position(game.position(state))) == game.position(state)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(reachable(), st.data())
def test_a_changed_position_is_read_or_malformed(state: Dice, data: st.DataObject) -> None:
    form = position(state)
    for _ in range(data.draw(st.integers(1, 2))):
        places = spots(form)
        holder, key = places[data.draw(st.integers(0, len(places) - 1))]
        change = data.draw(st.sampled_from(["replace", "remove", "swap", "double"]))
        if change == "replace":
            holder[key] = data.draw(JUNK)
        elif change == "remove":
            del holder[key]
        elif change == "double" and isinstance(holder, list):
            holder.insert(key, deepcopy(holder[key]))
        else:
            other, place = places[data.draw(st.integers(0, len(places) - 1))]
            holder[key], other[place] = deepcopy(other[place]), deepcopy(holder[key])
        if not form:
            break
    read_or_malformed(game_of(state), form)


@pytest.mark.parametrize(
    "state", [base(ALL, "K1 R0", ""), plus(ALL, "PK1", "")], ids=["dice", "plus"]
)
def test_a_position_needs_every_one_of_its_fields(state: Dice) -> None:
    for name in position(state):
        form = position(state)
        del form[name]
        with pytest.raises(quipu.Malformed, match=name):
            game_of(state).from_position(form)
    for name in position(state)["sheets"][0]:
        form = position(state)
        del form["sheets"][1][name]
        with pytest.raises(quipu.Malformed, match=name):
            game_of(state).from_position(form)


@pytest.mark.parametrize("junk", [None, 7, "dice", [], [1], {}, {"game": "dice"}, True])
def test_what_is_no_position_is_malformed(junk: object) -> None:
    for game in (BASE_GAME, PLUS_GAME):
        with pytest.raises(quipu.Malformed):
            game.from_position(junk)


# ---- positions that no game reaches ---------------------------------------------------------


def changed(state: Dice, **fields: object) -> tuple[quipu.Game, Any]:
    return game_of(state), {**position(state), **fields}


def with_sheets(state: Dice, count: int) -> tuple[quipu.Game, Any]:
    return changed(state, sheets=[deepcopy(position(state)["sheets"][0]) for _ in range(count)])


def with_sheet(state: Dice, **fields: object) -> tuple[quipu.Game, Any]:
    game, form = changed(state)
    form["sheets"][0].update(fields)
    return game, form


def over_too_early() -> tuple[quipu.Game, Any]:
    ended = take_turn(play(base(six(""), "", "", turn=15), "end_turn"), six(""))
    game, form = changed(ended, turn=28)
    for sheet in form["sheets"]:
        sheet["boxes"] = sheet["boxes"][:14]
    return game, form


def resting() -> tuple[quipu.Game, Any]:
    state = play(base(six(cost("knight")), ""), "build_knight K1")
    return with_sheet(state, used=["K1"])


def eight_roads() -> tuple[quipu.Game, Any]:
    game, form = with_sheet(plus(FIVE, turn=3), built=[f"P{n}" for n in range(1, 9)])
    return game, {**form, "route": 0}


FIVE = "gold gold gold gold gold"
KNIGHTS = "K1 K2 K3 K4 K5 K6"
NINE = " ".join(["PC1 PC2 PC3 PS1", *[road["id"] for road in ledger.PLUS["roads"]]])
THREE = "PK1 PK2 PK3"


def won() -> Dice:
    """Ten points, and the turn goes on."""
    state = plus("brick wood wool grain brick wood", NINE, "", route=0)
    return play(state, "build_settlement PS2")


UNREACHABLE: dict[str, Callable[[], tuple[quipu.Game, Any]]] = {
    "D2.1: five sheets without extra_seats": lambda: with_sheets(begun(4), 5),
    "D2.1: no sheet": lambda: with_sheets(begun(), 0),
    "DP1.2: one sheet": lambda: with_sheets(begun(2, "dice-plus"), 1),
    "DP1.2: five sheets": lambda: with_sheets(begun(4, "dice-plus"), 5),
    "D2.4: another first seat than agreed": lambda: changed(begun(2), first=1),
    "D2.4: a first seat that is not there": lambda: changed(base("", "", ""), first=2),
    "D4.2: four throws": lambda: changed(base(ALL), throws=4),
    "D4.6: throwing after the third throw": lambda: changed(base(ALL), phase="throwing"),
    "D4.6: building without a throw": lambda: changed(begun(), phase="building"),
    "D4.1: five dice": lambda: changed(base(ALL), dice=ALL.split()[:5]),
    "D4.1: dice that show something before the throw": lambda: changed(begun(), dice=ALL.split()),
    "D1.1: a seventh face": lambda: changed(base(ALL), dice=["coal", *ALL.split()[1:]]),
    "D4.7: built while throwing": lambda: changed(
        throw(base("", "R0"), six("brick wood")), built_now=["R0"]
    ),
    "D5.3: spent dice and nothing built": lambda: changed(base(ALL), dice_state=["spent"] * 6),
    "D5.3: built for nothing": lambda: changed(base(ALL, "R0 R1", turn=3), built_now=["R1"]),
    "D11.1: a lost die that is not gold": lambda: changed(
        base(ALL), dice_state=["lost", *["available"] * 5]
    ),
    "D5.1: a symbol twice": lambda: with_sheet(base(ALL, "R0"), built=["R0", "R0"]),
    "D1.3: a symbol of the other sheet": lambda: with_sheet(base(ALL, "R0"), built=["P1"]),
    "D6.2: a road without its parent": lambda: with_sheet(base(ALL, "R0"), built=["R1"]),
    "D7.2: knight 2 without knight 1": lambda: with_sheet(base(ALL, "K1 R0"), built=["K2"]),
    "D8.2: a settlement without its road": lambda: with_sheet(plus(ALL), built=["PS2"]),
    "D9.1: a city without its road": lambda: with_sheet(plus(ALL), built=["PC1"]),
    "D10.1: a joker without its knight": lambda: with_sheet(base(ALL, "R0"), used=["K1"]),
    "DP7.2: a joker with half a pair": lambda: with_sheet(plus(ALL, "PK6"), used=["north"]),
    "D12.1: boxes that do not add up": lambda: with_sheet(base(ALL, "R0"), boxes=[2]),
    "D12.1: a box too many": lambda: with_sheet(base(ALL, "R0"), boxes=[1, "x"]),
    "D12.3: a nought instead of a cross": lambda: with_sheet(base(ALL, "", turn=2), boxes=[0]),
    "D14.5: thirteen dice in one turn": lambda: with_sheet(
        base(ALL, "R0"), built=["R0", "R1", "R2", "S3", "K1"], boxes=[7]
    ),
    "D14.5: five roads in one turn": lambda: with_sheet(
        base(ALL, "R0", turn=6), built=["R0", "R1", "R2", "R3", "R4"], boxes=["x"] * 4 + [5]
    ),
    "D14.5: a settlement and two roads in one turn": lambda: with_sheet(
        base(ALL, "R0 R1 S3"), built=["R0", "R1", "S3"], boxes=[5, "x"]
    ),
    "D14.5: boxes in an order in which no turns score them": lambda: with_sheet(
        base(ALL, "S3 R0 R2 S4", turn=4), boxes=[4, 3, 2]
    ),
    "DP2.1: eight roads after a turn with three dice": eight_roads,
    "DP2.1: two roads after a turn with three dice": lambda: with_sheet(
        plus(FIVE, turn=3), built=["P1", "P2"]
    ),
    "DP2.1: a city and a knight after turns with three and five dice": lambda: with_sheet(
        plus(six(""), "P1", turn=5), built=["P1", "P2", "PC1", "PK1"]
    ),
    "D10.7: the joker of a knight built in this turn": resting,
    "D11.6: gold made by no joker": lambda: changed(
        base(six(""), "K1"), dice_state=["made", *["available"] * 5]
    ),
    "D11.6: ore made as gold": lambda: changed(
        base("ore ore ore ore ore ore", KNIGHTS, used="K6"),
        dice_state=["made", *["available"] * 5],
    ),
    "D11.6: gold marked though all gold is traded": lambda: changed(
        base(six(""), KNIGHTS, used="K6", joker_gold=True),
        dice_state=["made", *["available"] * 5],
    ),
    "D13.1: a sixteenth turn": lambda: changed(base(ALL, turn=15), turn=16),
    "D13.1: over before the last turn": over_too_early,
    "D13.1: over without a throw": lambda: changed(begun(), phase="over"),
    "DP5.1: the army with two knights": lambda: changed(plus(ALL, "PK1 PK2"), army=0),
    "DP5.1: three knights and no army": lambda: changed(plus(ALL, THREE, army=0), army=None),
    "DP5.2: the army with fewer knights": lambda: changed(
        plus(ALL, f"{THREE} PK4", THREE, army=0), army=1
    ),
    "DP6.1: the route without the marked road": lambda: changed(plus(ALL, "P1 P3"), route=0),
    "DP6.1: the marked road and no route": lambda: changed(
        plus(ALL, "P1 P3 P4 P6", route=0), route=None
    ),
    "DP6.1: the route by a spur": lambda: changed(
        plus(ALL, "P1 P3 P4 P5", "P1 P3 P4 P6", route=1, route_spurs="tip"), route=0
    ),
    "DP6.4: the route with the shorter one": lambda: changed(
        plus(ALL, "P1 P3 P4 P6", "P1 P3 P4 P6 P7", route=1), route=0
    ),
    "DP8.1: over and nobody has won": lambda: changed(plus(ALL), phase="over"),
    "DP8.1: eleven points and nothing built": lambda: with_sheet(
        plus(ALL, NINE, route=0), built=[*NINE.split(), "PC4"]
    ),
    "DP8.1: won before the throw": lambda: with_sheet(
        plus("", NINE, route=0), built=[*NINE.split(), "PC4"]
    ),
    "DP8.1: won at once and not over": lambda: changed(
        won(), options={**position(won())["options"], "victory_ends": "at_once"}
    ),
    "DP8.1: won and said to build": lambda: changed(won(), phase="building"),
    "DP8.1: said to have won": lambda: changed(plus(ALL, NINE, route=0), phase="won"),
    "DP8.2: won in the turn of another": lambda: changed(won(), first=1),
    "DP8.4: beyond the limit of rounds": lambda: changed(
        plus(ALL, turn=10, round_limit=5), turn=11
    ),
    "DP1.5: boxes on the Plus sheet": lambda: with_sheet(plus(ALL), boxes=[]),
    "no titles in the base variant": lambda: changed(base(ALL), army=None),
    "no field of another name": lambda: changed(base(ALL), luck=[]),
    "no option of another name": lambda: changed(begun(), options={"robber": True}),
    "no option of another value": lambda: changed(plus(ALL), options={"points_to_win": 99}),
    "no other game": lambda: changed(base(ALL), game="dice-plus"),
}


@pytest.mark.parametrize("why", list(UNREACHABLE))
def test_a_position_that_no_game_reaches_is_malformed(why: str) -> None:
    game, form = UNREACHABLE[why]()
    with pytest.raises(quipu.Malformed) as malformed:
        game.from_position(form)
    assert str(malformed.value)


@pytest.mark.parametrize("why", [why for why in UNREACHABLE if why[:6] in ("D14.5:", "DP2.1:")])
def test_a_sheet_for_which_there_were_too_few_dice_is_refused_for_that(why: str) -> None:
    game, form = UNREACHABLE[why]()
    with pytest.raises(quipu.Malformed, match=r"\(D12\.1\)|\(DP2\.1, D5\.2\)"):
        game.from_position(form)


@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_sheets_of_real_games_have_turns_for_them(key: str) -> None:
    for seed in range(4):
        for steps in (40, 150, 5000):
            state = random_state(key, 2, seed, steps)
            assert position(game_of(state).from_position(position(state))) == position(state)


@pytest.mark.rule("DP8.4")
def test_positions_of_very_long_games_read_back() -> None:
    state = play(plus(six(""), turn=20_000), "end_turn")
    assert position(PLUS_GAME.from_position(position(state))) == position(state)


# ---- invariants -----------------------------------------------------------------------------


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_the_invariants_notice_a_die_that_changed_by_itself(throws: int) -> None:
    state = begun()
    for _ in range(throws):
        throw(state, ALL)
    assert state.broken() == ""
    faces = state.faces[:]
    faces[0] = u8(5)
    state.faces = faces
    assert state.broken() == "brick: 0 dice show it, 1 counted"


def test_the_invariants_notice_points_that_nobody_wrote_down() -> None:
    state = base(ALL, "R0", "S3")
    for seat, id in ((0, "R1"), (1, "K1")):
        cheat = state.copy()
        built = cheat.built[:]
        built[seat] |= 1 << cheat.sheet.number[id]
        cheat.built = built
        assert f"seat {seat}: the boxes hold" in cheat.broken()
