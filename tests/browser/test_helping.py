"""Help where it is needed: gods that stand in, short menus, the first place at the Nile."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

import quipu
from quipu.play.replay.action_targets import label
from quipu.presenting import looking_at
from tests.support.browser.gestures import hover, press
from tests.support.browser.positions import settled, sit_at
from tests.support.browser.watched_page import DESK, PHONE, Watched
from tests.support.egypt.scenes import scene

GODS, PYRAMID = quipu.game("egypt-gods"), quipu.game("egypt-pyramid")


def test_a_god_that_helps_is_named_on_the_button_and_its_menu_is_short(
    browser: Browser, address: str
) -> None:
    seen = Watched(browser, address, DESK)
    state = scene(
        key="egypt-gods",
        seats=3,
        settlements={0: [10]},
        hands={0: "cattle:2 stone"},
        gods=("wepwawet",),
    )
    sit_at(seen, GODS, state)
    page = seen.page
    settled(seen)
    assert "with your god" in page.locator("[data-means=build_oxcart]").inner_text()
    hover(page, "[data-means=build_oxcart]")
    page.locator("#explain .now", has_text="Wepwawet: Build an oxcart").wait_for()
    press(page, page.locator(".layer-targets .glow[data-menu]").first, least=10)
    entries = page.locator("#choices [role=menuitem] > span:last-child")
    assert entries.all_inner_texts() == ["2 cattle", "1 cattle and 1 stone"]
    seen.close()


def test_the_first_settlement_of_the_pyramid_says_where_and_why_minus_one() -> None:
    state = PYRAMID.start(3, quipu.FastLuck(1), quipu.Journal())
    seat = state.waiting()[0]
    looking = looking_at(PYRAMID, state, seat)
    shown = PYRAMID.presenter()
    found = next(each for each in shown.groups(looking, None) if each.sentence)
    assert found.sentence.startswith("Your first settlement must touch the Nile.")
    assert found.paragraph == "P3.1"
    assert [fact.n for fact in shown.scored(looking, seat)] == [-1]


def test_an_analysed_act_is_called_by_what_can_be_seen_there() -> None:
    named = '<g class="glow" data-action="{}" aria-label="Settlement: fields 4 &amp; clay 8"></g>'
    assert label(named) == "Settlement: fields 4 & clay 8"
    assert label('<g data-action="{}" aria-label="Drive to (5,7)"></g>') == ""
    assert label('<g data-turns="[]" aria-label="Lay it"></g>') == ""


def test_the_menu_of_a_phone_shows_states_and_resigns_last(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    seen.play_now("dice")
    page = seen.page
    press(page, "details.menu:has(#resign) summary")
    assert page.locator("#keys-here").is_hidden()
    shown = page.locator(".pop:has(#resign) > *:visible")
    assert shown.last.get_attribute("id") == "resign"
    assert page.locator("#sound-here").inner_text() == "Sound is off"
    press(page, "#sound-here")
    press(page, "details.menu:has(#resign) summary")
    assert page.locator("#sound-here").inner_text() == "Sound is on"
    seen.close()
