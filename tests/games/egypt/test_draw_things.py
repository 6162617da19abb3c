"""What a drawing shows: board, site, gods, and what lies before a seat."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import pytest

import quipu
from quipu.games.egypt.box import KIND_NAMES
from quipu.games.egypt.draw_hand import (
    draw_choice,
    draw_choice_view,
    draw_costs,
    draw_costs_view,
    draw_hand,
    draw_hand_view,
    draw_seat,
    draw_seat_view,
)
from quipu.games.egypt.draw_view import GOLDEN
from tests.support.drawn_positions import NAMES, is_whole, played, targets
from tests.support.egypt.draw_tables import (
    KEYS,
    SPEAK,
    Form,
    shown,
    table,
    with_gods,
    with_pyramid,
)


@pytest.fixture(params=KEYS)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# ---- what is shown --------------------------------------------------------------------------


def test_the_robber_dulls_a_chip_and_a_roll_lights_its_chips() -> None:
    pieces = shown(table(robber=0, dice=(4, 6))).elements("pieces")
    assert 'opacity="0.6"' in pieces["chip-0"]
    assert "#C97B12" in pieces["chip-6"]
    assert "#C97B12" not in pieces["chip-0"] + pieces["chip-3"]
    assert "chip-9" not in pieces


def test_dice_are_blank_before_the_roll() -> None:
    pieces = shown(table()).elements("pieces")
    assert "die-ivory-blank" in pieces["die-0"]
    assert pieces["dice-sum"] == ""
    rolled = shown(table(dice=(4, 5))).elements("pieces")
    assert "die-ivory-4" in rolled["die-0"]
    assert "die-rust-5" in rolled["die-1"]
    assert ">9<" in rolled["dice-sum"]


def test_boats_and_oxcarts_are_told_apart() -> None:
    pieces = shown(with_pyramid()).elements("pieces")
    assert "egypt-boat-circle" in pieces["path-28"]
    assert "egypt-oxcart-circle" in pieces["path-13"]


def test_the_pyramid_grows_in_its_builders_colours() -> None:
    stones = [0, 1, 2, 3, GOLDEN] * 6
    pieces = shown(with_pyramid(stones=stones)).elements("pieces")
    assert "seat-grey" in pieces["stone-2"]
    assert "site-stone-golden" in pieces["stone-4"]
    assert "site-capstone-golden" in pieces["stone-29"]
    pieces = shown(with_pyramid(stones=[*stones[:29], 3])).elements("pieces")
    assert "egypt-capstone-star" in pieces["stone-29"]
    assert shown(with_pyramid()).elements("pieces")["stone-29"] == ""


def test_golden_stones_are_counted_and_the_last_limit_is_shown() -> None:
    pieces = shown(with_pyramid()).elements("pieces")
    assert ">7<" in pieces["golden-stack"]
    assert "tile-golden-8" in pieces["golden-limit"]
    before = shown(with_pyramid(golden_number=0, golden_left=12)).elements("pieces")
    assert before["golden-limit"] == ""


def test_gods_lie_open_or_in_front_of_their_owners() -> None:
    pieces = shown(with_gods()).elements("pieces")
    assert "card-egypt-god-hathor-b" in pieces["god-hathor"]
    assert "seat-red" in pieces["god-hathor"]
    assert "seat-" not in pieces["god-amun"]
    founding = shown(with_gods(gods=[""] * 4, open_gods=[])).elements("pieces")
    assert founding["gods-title"] == ""


def test_with_three_players_seven_gods_lie_open() -> None:
    names = ["chons", "isis", "thot", "maat", "ptah", "hathor", "seth"]
    for make in (with_gods, with_pyramid):
        view = make(seats=3, open_gods=names, gods=["hapi", "wepwawet", "amun"])
        for narrow in (False, True):
            pieces = shown(view, narrow=narrow).elements("pieces")
            assert {f"god-{name}" for name in names} <= pieces.keys()


# ---- hand, costs, seats ---------------------------------------------------------------------


def test_the_hand_offers_its_cards() -> None:
    view = table(
        hand={"brick": 2, "cattle": 4, "grain": 0},
        picked={"cattle": 1},
        held={"mercenary": 2, "monopoly": 1, "victory_point": 1},
        new_cards={"monopoly": 1},
    )
    actions: list[Form] = [
        *({"kind": "discard_card", "card": card} for card in ("brick", "cattle")),
        {"kind": "play_mercenary"},
        *({"kind": "play_monopoly", "card": card} for card in KIND_NAMES),
    ]
    drawing = draw_hand_view(view, actions, SPEAK)
    cards = {"brick", "cattle", "mercenary", "monopoly"}
    assert drawing.elements("targets").keys() == {f"do-card-{name}" for name in cards}
    monopoly = ElementTree.fromstring(drawing.elements("targets")["do-card-monopoly"])
    assert monopoly.get("data-menu") == "play_monopoly"
    pieces = drawing.elements("pieces")
    assert "\N{MINUS SIGN}1" in pieces["card-cattle"]
    assert 'opacity="0.42"' in pieces["card-grain"]
    assert "card-victory-point" in pieces
    is_whole(drawing.svg())


def test_cards_to_choose_from_carry_their_actions() -> None:
    ways: list[Form] = [{"kind": "take_with_hapi", "card": card} for card in KIND_NAMES]
    found = targets(draw_choice_view(table(), ways, SPEAK))
    assert [json.loads(each.get("data-action") or "") for each in found] == ways


def test_a_real_hand_cost_card_and_seat_can_be_drawn(key: str) -> None:
    for state, seat in played(key, steps=60):
        view: Any = quipu.game(key).observe(state, seat)
        hand = draw_hand(view, state.legal(seat), SPEAK)
        assert {f"card-{kind}" for kind in KIND_NAMES} <= hand.elements("pieces").keys()
        assert draw_costs(view, SPEAK).elements("ground")
        cards = [
            action for action in state.legal(seat) if set(action.to_json()) == {"kind", "card"}
        ]
        assert len(draw_choice(view, cards[:1], SPEAK).elements("targets")) == len(cards[:1])
        assert draw_seat(view, seat, SPEAK, NAMES[seat]).width


def test_a_seat_shows_what_lies_before_it() -> None:
    view = with_pyramid(route_holder=3, army_holder=0)
    drawing = draw_seat_view(view, 3, SPEAK, "Teti")
    assert list(drawing.elements("pieces")) == ["longest-route", "favour", "blessing", "god-hathor"]
    assert "largest-army" in draw_seat_view(view, 0, SPEAK, "Nefer").elements("pieces")
    cursed = draw_seat_view(view, 2, SPEAK, "Senbi")
    assert list(cursed.elements("pieces")) == ["curse", "god-seth"]
    assert list(draw_seat_view(table(), 2, SPEAK, "Senbi").elements("pieces")) == []
    for each in (drawing, cursed, draw_costs_view(view, SPEAK), draw_costs_view(table(), SPEAK)):
        is_whole(each.svg())


def test_a_table_becomes_a_png() -> None:
    assert shown(with_pyramid(), narrow=True).png(0.5).startswith(b"\x89PNG")
