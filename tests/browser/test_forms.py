"""The four shapes of openings, composed in Chromium without any game behind them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

from tests.support.browser.forms import OFFER, asked, show, tap, want
from tests.support.browser.gestures import press
from tests.support.browser.watched_page import CHROMIUM, DESK, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    seen = Watched(browser, address, DESK)
    seen.play_now("dice")
    yield seen.page
    seen.close()


def confirm(page: Page, room: str = "#offers") -> Any:
    press(page, page.locator(f"{room} .btn.primary:enabled").last)
    return page.evaluate("window.done.at(-1)")


def test_cards_to_give_and_want_and_whom_to_ask(page: Page) -> None:
    whom = [asked(None, **OFFER), asked(2, **OFFER)]
    show(page, {"kind": "offer_trade", "shape": "cards", "asked": whom})
    assert page.locator("#offers .btn.primary:enabled").count() == 0
    tap(page, "grain", times=2)
    want(page, "ore")
    assert page.locator('#offers [data-want="grain"]').is_disabled()
    assert page.evaluate("marks[1]") == {"grain": 2}
    offer = {"kind": "offer_trade", "give": {"grain": 2}, "want": {"ore": 1}}
    assert confirm(page) == offer
    press(page, '#offers .ps .pc:has-text("p2")')
    assert confirm(page) == offer | {"to": 2}


def test_what_was_tapped_in_is_tapped_out(page: Page) -> None:
    show(page, {"kind": "offer_trade", "shape": "cards", "asked": [asked(None, **OFFER)]})
    tap(page, "grain", times=2)
    press(page, "#offers .sl.give")
    assert page.evaluate("marks[1]") == {"grain": 1}
    tap(page, "grain", times=2)  # one too many: what was chosen stays
    assert page.evaluate("marks[1].grain") == 2
    assert page.evaluate("shaken") == ["grain"]
    want(page, "wool", times=4)
    assert page.locator("#offers .sl.want .num").inner_text() == "3"


def test_one_side_alone_calls_and_the_last_offer_comes_back_or_turned(page: Page) -> None:
    form = {"kind": "offer_trade", "shape": "cards", "asked": [asked(None, **OFFER)]}
    open_give = OFFER | {"give": {}, "give_count": [0, 0], "want_count": [0, 3]}
    call = {"kind": "call", "shape": "cards", "asked": [asked(None, **open_give)]}
    show(page, form, call)
    want(page, "ore")
    assert confirm(page) == {"kind": "call", "want": {"ore": 1}}
    tap(page, "grain")
    offer = {"kind": "offer_trade", "give": {"grain": 1}, "want": {"ore": 1}}
    assert confirm(page) == offer
    page.evaluate("composing.close(); composing.trade()")
    press(page, page.locator("#offers .head .sqb").nth(0))
    assert confirm(page) == offer
    press(page, page.locator("#offers .head .sqb").nth(1))
    assert confirm(page) == {"kind": "offer_trade", "give": {"ore": 1}, "want": {"grain": 1}}


def test_what_the_bank_would_take_lights_up_and_one_tap_does_it(page: Page) -> None:
    def cards(**some: int) -> list[dict[str, Any]]:
        return [{"card": each, "count": n, "name": each} for each, n in some.items()]

    def deal(give: str, n: int, take: str) -> dict[str, Any]:
        action = {"kind": "bank", "give": give, "take": take}
        sides = {"give": cards(**{give: n}), "want": cards(**{take: 1})}
        return {"action": action, "name": "Harbour", **sides}

    deals = [deal("grain", 2, "ore"), deal("grain", 2, "wool"), deal("wool", 4, "ore")]
    form = {"kind": "offer_trade", "shape": "cards", "asked": [asked(None, **OFFER)]}
    show(page, form, choices=deals)
    assert page.locator("#offers .opt").count() == 0
    want(page, "ore")
    assert page.evaluate("[...marks[2]].sort()") == ["grain", "wool"]
    tap(page, "grain")
    assert page.locator("#offers .opt").count() == 1
    press(page, "#offers .opt")
    assert page.evaluate("done.at(-1)") == {"kind": "bank", "give": "grain", "take": "ore"}


def test_a_discard_names_only_what_is_given_and_counts(page: Page) -> None:
    whom = [asked(None, give={"grain": 3, "ore": 2}, give_count=[2, 2])]
    show(page, {"kind": "discard", "shape": "cards", "asked": whom})
    tap(page, "grain")
    assert page.locator("#offers .counter").inner_text() == "1 of 2"
    assert page.locator("#offers .btn.primary:enabled").count() == 0
    tap(page, "ore")
    assert confirm(page) == {"kind": "discard", "give": {"grain": 1, "ore": 1}}
    page.evaluate("show({groups: []})")  # nothing else can be done: it stays until it is answered
    assert page.locator("#offers .head .sqb").count() == 0
    page.evaluate("show({groups: [], turn: {you: false}})")
    assert page.locator("#offers").is_hidden()


def test_what_is_taken_is_named_by_its_own_field(page: Page) -> None:
    form = {"kind": "swap", "shape": "cards", "taken": {"name": "take", "type": "id"}}
    give = {"grain": 3, "ore": 2}
    bounds = {"want": {"grain": 1, "ore": 1}, "want_count": [1, 1]}
    show(page, form | {"asked": [asked(None, give=give, give_count=[2, 2], **bounds)]})
    tap(page, "grain", times=2)
    want(page, "ore")
    assert confirm(page) == {"kind": "swap", "give": {"grain": 2}, "take": "ore"}
    bounds = {"want": {"grain": 2, "ore": 2}, "want_count": [2, 2]}
    some = form | {"asked": [asked(None, give={}, give_count=[0, 0], **bounds)]}
    show(page, some | {"taken": {"name": "cards", "type": "ids"}})
    want(page, "ore", times=2)
    assert confirm(page) == {"kind": "swap", "cards": ["ore", "ore"]}


def test_a_standing_order_is_a_switch(page: Page) -> None:
    show(page, {"kind": "offer_trade", "shape": "cards", "asked": [asked(None, **OFFER)]})
    page.evaluate("show({orders: [{order: 'close', title: 'The first yes', on: false}]})")
    press(page, '#offers [role="switch"]')
    assert page.evaluate("ordered") == [["close", True]]


def test_a_subset_of_things_also_of_equal_ones(page: Page) -> None:
    form = {
        "kind": "return_things",
        "shape": "subset",
        "field": "kinds",
        "values": ["grain", "grain", "ore"],
        "least": 1,
        "most": 2,
    }
    show(page, form)
    press(page, page.locator("#trial .chip").nth(1))
    assert confirm(page, "#trial") == {"kind": "return_things", "kinds": ["grain"]}
    press(page, page.locator("#trial .chip").nth(0))
    page.wait_for_selector("#trial .btn.primary:enabled:has-text('grain\",\"grain')")
    assert confirm(page, "#trial") == {"kind": "return_things", "kinds": ["grain", "grain"]}


def test_a_thing_is_turned_until_it_lies_right(page: Page) -> None:
    turns = [{"kind": "lay", "turn": turn} for turn in range(3)]
    choices = [{"action": turn, "text": ""} for turn in turns]
    show(page, {"kind": "lay", "shape": "turning", "place": "A1", "choices": choices})
    assert confirm(page, "#trial") == turns[0]
    press(page, page.locator("#trial .btn").first)
    page.wait_for_selector("#trial .btn.primary:has-text('\"turn\":1')", state="attached")
    assert confirm(page, "#trial") == turns[1]


def test_one_of_a_list(page: Page) -> None:
    taken = [{"kind": "take", "card": "grain"}, {"kind": "take", "card": "ore"}]
    choices = [{"action": each, "text": each["card"]} for each in taken]
    show(page, {"kind": "take", "shape": "listing", "choices": choices})
    press(page, page.locator("#trial .btn").last)
    assert page.evaluate("window.done.at(-1)") == taken[1]
