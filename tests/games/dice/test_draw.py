"""The drawn sheet: it shows what is known and offers exactly what is legal."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from html import escape
from typing import Any

import pytest
from rich.console import Console

import quipu
from quipu.cli.menu import Words, make_menu
from quipu.core.state import State
from quipu.drawing import Drawing
from quipu.games.dice import draw_places
from quipu.games.dice.draw_places import Page, Place, paper
from quipu.games.dice.show import TERMINAL
from quipu.games.dice.view import DiceObservation
from quipu.presenting import looking_at, presenter
from quipu.terminal import Scene
from quipu.texts import speaker
from tests.support.drawn_positions import NAMES, drawn, played, targets
from tests.support.finished_games import kept, tables
from tests.support.paths import rulebook

LEDGER = rulebook("dice")


def actions(drawing: Drawing) -> list[dict[str, object]]:
    written = [each.get("data-action") for each in targets(drawing)]
    return [json.loads(each) for each in written if each]


@pytest.fixture(params=["dice", "dice-plus"])
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# ---- places ---------------------------------------------------------------------------------


def printed(sheet: str) -> dict[str, Any]:
    blocks = re.findall(r"```json\n(.*?)```", LEDGER, re.DOTALL)
    return next(data for data in map(json.loads, blocks) if data.get("sheet") == sheet)


def spots(page: Page) -> dict[str, Place]:
    return {place.id: place for place in [page.start, *page.places]}


@pytest.mark.parametrize(
    ("sheet", "page"), [("dice", draw_places.BASE), ("dice-plus", draw_places.PLUS)]
)
def test_t2_to_t7_everything_stands_where_the_ledger_puts_it(sheet: str, page: Page) -> None:
    data, found = printed(sheet), spots(page)
    for road in [data["start"], *data["roads"]]:
        (ax, ay), (bx, by) = paper(*road["from"]), paper(*road["to"])
        place = found.pop(road["id"])
        assert (place.x, place.y) == pytest.approx(((ax + bx) / 2, (ay + by) / 2))
    for site in data["settlements"] + data["cities"]:
        place = found.pop(site["id"])
        assert (place.x, place.y) == pytest.approx(paper(*site["at"]))
    centres = {each["id"]: paper(*each["at"]) for each in data["hexes"]}
    for knight in data["knights"]:
        place, (x, y) = found.pop(knight["id"]), centres[knight["hex"]]
        assert abs(place.x - x) < 20
        assert place.y == pytest.approx(y - 36)
    assert not found


def test_t8_the_track_is_the_one_of_the_ledger() -> None:
    assert [list(spot) for spot in draw_places.TRACK] == printed("dice")["track"]


def test_t1_the_lands_are_those_of_the_ledger() -> None:
    hexes = {each["id"]: (*each["at"], each["land"]) for each in printed("dice")["hexes"]}
    assert hexes == draw_places.HEXES


# ---- what every drawing keeps ---------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_keys_stay_the_same_and_the_ground_never_changes(key: str, narrow: bool) -> None:
    grounds, keys = set(), set()
    for state, _ in played(key, 3, 200):
        drawing = drawn(state, key, 1, narrow)
        grounds.add(drawing.ground_hash)
        passing = {
            name for name in drawing.elements("pieces") if name.startswith(("die-", "odds-"))
        }
        keys.add(frozenset(drawing.elements("pieces").keys() - passing))
    assert len(grounds) == 1
    assert len(keys) == 1


def test_every_legal_build_has_exactly_one_target_with_its_action(key: str) -> None:
    offered = 0
    for state, seat in played(key, 2, 200):
        if not state.waiting():
            break
        legal = [
            action.to_json() for action in state.legal(seat) if action.kind.startswith("build_")
        ]
        found = [each for each in actions(drawn(state, key, seat)) if each["kind"] != "throw_dice"]
        assert sorted(map(str, found)) == sorted(map(str, legal))
        offered += len(legal)
    assert offered > 20


def test_only_the_active_seat_is_offered_anything(key: str) -> None:
    for state, seat in played(key, 2, steps=30):
        assert not drawn(state, key, 1 - seat).elements("targets")
        assert not drawn(state, key, -1).elements("targets")


# ---- what is offered ------------------------------------------------------------------------


def test_the_first_throw_is_the_whole_tray(key: str) -> None:
    (state, seat), *_ = played(key, 2)
    (offer,) = actions(drawn(state, key, seat))
    assert offer["kind"] == "throw_dice"
    assert [offer] == [action.to_json() for action in state.legal(seat)]


def test_later_each_die_can_be_kept(key: str) -> None:
    game = quipu.game(key)
    state = game.start(2, quipu.FastLuck(1), first_seat=0)
    state.apply(0, state.legal(0)[0], quipu.FastLuck(2))
    dice = targets(drawn(state, key, 0))
    assert len(dice) == (6 if key == "dice" else 3)
    for number, die in enumerate(dice):
        assert die.get("role") == "checkbox"
        assert die.get("aria-checked") == "false"
        assert die.get("data-toggle") == "die"
        assert die.get("data-die") == str(number)


def position(built: list[str], dice: list[str], **more: object) -> State:
    """The base game alone in its second turn, building; what is built is worth 1."""
    sheet = {"built": built, "used": [], "boxes": [1 if built else "x"]}
    data = {
        "game": "dice",
        "options": {},
        "first": 0,
        "turn": 2,
        "phase": "building",
        "throws": 3,
        "dice": dice,
        "dice_state": ["available"] * 6,
        "built_now": [],
        "sheets": [sheet],
    }
    return quipu.game("dice").from_position(data | more)


def test_gold_dice_and_usable_jokers_open_menus() -> None:
    state = position(["K1"], ["gold", "gold", "brick", "gold", "wool", "wool"])
    menus = [each for each in targets(drawn(state, "dice", 0)) if each.get("data-menu")]
    assert [each.get("data-menu") for each in menus] == ["trade_gold"] * 3 + ["use_joker"]
    assert menus[-1].get("data-joker") == "K1"


def after(state: State, *done: str) -> Mapping[str, str]:
    """The pieces as they are drawn after these actions."""
    for words in done:
        state.apply(0, quipu.game("dice").parse(words), quipu.FastLuck(1))
    return drawn(state, "dice", 0).elements("pieces")


def test_a_used_joker_is_struck_out_and_a_resting_one_is_dashed() -> None:
    fresh = after(position([], ["wool", "grain", "ore", "ore", "ore", "ore"]), "build_knight K1")
    assert 'stroke-dasharray="6 2.6"' in fresh["joker-K1"]
    ready = position(["K1"], ["wool"] * 6)
    assert "stroke-dasharray" not in after(ready)["joker-K1"]
    assert "#B3201A" in after(ready, "use_joker K1 wool ore")["joker-K1"]


def test_spent_dice_fade_and_lost_gold_is_struck_out() -> None:
    state = position([], ["gold", "gold", "brick", "wood", "wool", "ore"])
    pieces = after(state, "trade_gold ore", "build_road R0")
    assert "opacity" not in pieces["die-0"]
    assert ">lost<" in pieces["die-1"]
    assert 'opacity="0.3"' in pieces["die-2"]


def test_what_is_built_is_in_ink_what_can_be_is_pencilled_the_rest_sepia() -> None:
    state = position(["R0"], ["brick", "wood", "gold", "gold", "gold", "gold"])
    pieces = after(state)
    assert 'class="ink"' in pieces["road-R0"]
    assert "p-pencil" in pieces["road-R1"]
    assert 'class="sepia"' in pieces["road-R15"]


def test_the_running_turn_shows_what_it_is_worth_so_far() -> None:
    state = position([], ["brick", "wood", "wool", "grain", "ore", "ore"])
    assert ">now<" in after(state)["box-2"]
    assert ">+3<" in after(state, "build_settlement S3")["box-2"]


# ---- whose sheet, and the end ---------------------------------------------------------------


def test_a_spectator_sees_the_sheet_of_the_active_seat(key: str) -> None:
    for state, seat in played(key, 3, steps=25):
        assert NAMES[seat] in drawn(state, key, -1).title


def test_eight_seats_fit_with_all_their_names() -> None:
    (state, _), *_ = played("dice", 8, extra_seats=True)
    for narrow in (False, True):
        pieces = drawn(state, "dice", 3, narrow).elements("pieces")
        assert {f"other-{seat}" for seat in range(8) if seat != 3} <= pieces.keys()


def test_alone_nobody_else_is_listed() -> None:
    (state, _), *_ = played("dice", 1)
    for narrow in (False, True):
        keys = drawn(state, "dice", 0, narrow).elements("pieces").keys()
        assert not any(name.startswith("other") for name in keys)


def test_the_end_names_the_winners(key: str) -> None:
    *_, (state, _) = played(key, 2, steps=5000)
    result = state.result()
    assert result is not None
    for seat in (-1, 0, 1):
        status = drawn(state, key, seat).elements("pieces")["status"]
        own = seat in result.winners
        assert ("You win!" in status) == (own and len(result.winners) == 1)


def won() -> State:
    """DP8.1: a position in which the turn of the winner goes on."""
    for table in tables(kept("plus-turn-played-out")):
        if table.game.position(table.state)["phase"] == "won":
            return table.state
    raise AssertionError("nobody has won")


@pytest.mark.parametrize(
    ("lang", "own", "other"),
    [
        ("en", "you have won", "has won"),
        ("de", "du hast gewonnen", "hat gewonnen"),
        ("nl", "je hebt gewonnen", "heeft gewonnen"),
    ],
)
def test_the_sheet_says_that_somebody_has_won_while_the_turn_goes_on(
    lang: str, own: str, other: str
) -> None:
    state = won()
    (winner,) = state.waiting()
    pieces = drawn(state, "dice-plus", winner, lang=lang).elements("pieces")
    assert own in pieces["status"]
    assert own.capitalize() in "".join(pieces.values())
    assert other in drawn(state, "dice-plus", 1 - winner, lang=lang).elements("pieces")["status"]


def test_the_terminal_says_so_too_and_offers_the_end_of_the_turn_first() -> None:
    state, game = won(), quipu.game("dice-plus")
    (winner,) = state.waiting()
    speak, own = speaker(game.anchor, "en"), speaker("quipu.cli", "en")
    scene = Scene(game.observe(state, winner), state.legal(winner), speak, NAMES, 100)
    console = Console(width=100)
    with console.capture() as captured:
        console.print(TERMINAL.show(scene))
    assert "you have won" in captured.get()
    assert "you have won" in TERMINAL.words(scene)[0]
    looking = looking_at(game, state, winner, "en", NAMES)
    groups = presenter(game).groups(looking, None)
    entries = make_menu(game, groups, [], Words(own, speak, NAMES))
    assert entries[0].text == "End the turn"


def test_a_shared_victory_names_all_winners() -> None:
    sheet = {"built": [], "used": [], "boxes": ["x"] * 15}
    state = position([], ["ore"] * 6, phase="over", turn=30, sheets=[sheet] * 2)
    status = drawn(state, "dice", 0).elements("pieces")["status"]
    assert "Ane and &lt;b&gt;&amp;" in status


def test_a_solitary_game_ends_without_a_winner_named() -> None:
    *_, (state, _) = played("dice", 1, steps=5000)
    assert "All 15 turns" in drawn(state, "dice", 0).elements("pieces")["status"]


def test_plus_titles_say_who_holds_them() -> None:
    for state, _ in played("dice-plus", 2, steps=5000):
        army = drawn(state, "dice-plus", 0).elements("pieces")["title-army"]
        view = quipu.game("dice-plus").observe(state, 0)
        assert isinstance(view, DiceObservation)
        word = "free" if view.army < 0 else "you" if view.army == 0 else escape(NAMES[1])
        assert f">{word}," in army


def test_a_sheet_becomes_a_png() -> None:
    (state, _), *_ = played("dice", 2)
    assert drawn(state, "dice", 0, narrow=True).png(0.5).startswith(b"\x89PNG")
