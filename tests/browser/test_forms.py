"""The four shapes of openings, composed in Chromium without any game behind them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

from tests.browser.watching import CHROMIUM, DESK, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

SETUP = """async (forms) => {
  const script = document.querySelector('script[src*="table.js"]').src;
  const { Forms } = await import(script.replace("table.js", "forms.js"));
  const room = document.createElement("div");
  const aside = document.createElement("div");
  const trial = document.createElement("div");
  trial.id = "trial";
  trial.append(room, aside);
  document.body.append(trial);
  const board = Object.assign(new EventTarget(), { toggles: () => [], actions: () => new Set() });
  const named = (action) => ({ text: JSON.stringify(action), refusal: null });
  window.done = [];
  const act = (action) => window.done.push(action);
  const shown = new Forms(room, aside, board, act, async (action) => named(action));
  const seat = (n) => ({ seat: n, name: "p" + n, colour: "red", stamp: "circle" });
  shown.show(forms, [seat(0), seat(1), seat(2)]);
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    seen = Watched(browser, address, DESK)
    seen.play_now("dice")
    yield seen.page
    seen.close()


def show(page: Page, *forms: dict[str, Any]) -> None:
    page.evaluate("document.getElementById('trial')?.remove()")
    named = {"grain": {"name": "Grain"}, "ore": {"name": "Ore"}}
    usual = {"title": "", "named": named, "taken": None}
    page.evaluate(SETUP, [usual | form for form in forms])


def asked(seat: int | None, **bounds: Any) -> dict[str, Any]:
    """Whom a form of cards asks, and how much may be named."""
    return {"seat": seat, "want": {}, "want_count": [0, 0], **bounds}


def confirm(page: Page) -> Any:
    page.locator("#trial .btn.primary:enabled").last.dispatch_event("click")
    return page.evaluate("window.done.at(-1)")


def step(page: Page, row: int, kind: int, times: int = 1) -> None:
    button = page.locator("#trial .line").nth(row).locator(".stp").nth(kind).locator("button").last
    for _ in range(times):
        button.dispatch_event("click")


def test_cards_to_give_and_want_and_whom_to_ask(page: Page) -> None:
    bounds = {
        "give": {"grain": 2, "ore": 1},
        "want": {"grain": 3, "ore": 3},
        "give_count": [1, 3],
        "want_count": [1, 3],
    }
    whom = [asked(None, **bounds), asked(2, **bounds)]
    show(page, {"kind": "offer_trade", "shape": "cards", "asked": whom})
    assert page.locator("#trial .btn.primary:enabled").count() == 0
    step(page, 0, 0, times=5)
    step(page, 1, 1)
    offer = {"kind": "offer_trade", "give": {"grain": 2}, "want": {"ore": 1}}
    assert confirm(page) == offer
    page.locator('#trial .ask .chip:has-text("p2")').dispatch_event("click")
    page.wait_for_selector('#trial .btn.primary:has-text("to")', state="attached")
    assert confirm(page) == offer | {"to": 2}


def test_a_discard_names_only_what_is_given(page: Page) -> None:
    whom = [asked(None, give={"grain": 3, "ore": 2}, give_count=[2, 2])]
    show(page, {"kind": "discard", "shape": "cards", "asked": whom})
    step(page, 0, 0)
    assert page.locator("#trial .btn.primary:enabled").count() == 0
    step(page, 0, 1)
    assert confirm(page) == {"kind": "discard", "give": {"grain": 1, "ore": 1}}


def test_what_is_taken_is_named_by_its_own_field(page: Page) -> None:
    form = {"kind": "swap", "shape": "cards", "taken": {"name": "take", "type": "id"}}
    give = {"grain": 3, "ore": 2}
    bounds = {"want": {"grain": 1, "ore": 1}, "want_count": [1, 1]}
    show(page, form | {"asked": [asked(None, give=give, give_count=[2, 2], **bounds)]})
    step(page, 0, 0, times=5)
    page.locator("#trial .line").nth(1).locator(".tap").nth(1).dispatch_event("click")
    assert confirm(page) == {"kind": "swap", "give": {"grain": 2}, "take": "ore"}
    bounds = {"want": {"grain": 2, "ore": 2}, "want_count": [2, 2]}
    some = form | {"asked": [asked(None, give={}, give_count=[0, 0], **bounds)]}
    show(page, some | {"taken": {"name": "cards", "type": "ids"}})
    step(page, 0, 1, times=3)
    assert confirm(page) == {"kind": "swap", "cards": ["ore", "ore"]}


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
    page.locator("#trial .chip").nth(1).dispatch_event("click")
    assert confirm(page) == {"kind": "return_things", "kinds": ["grain"]}
    page.locator("#trial .chip").nth(0).dispatch_event("click")
    page.wait_for_selector("#trial .btn.primary:enabled:has-text('grain\",\"grain')")
    assert confirm(page) == {"kind": "return_things", "kinds": ["grain", "grain"]}


def test_a_thing_is_turned_until_it_lies_right(page: Page) -> None:
    turns = [{"kind": "lay", "turn": turn} for turn in range(3)]
    choices = [{"action": turn, "text": ""} for turn in turns]
    show(page, {"kind": "lay", "shape": "turning", "place": "A1", "choices": choices})
    assert confirm(page) == turns[0]
    page.locator("#trial .btn").first.dispatch_event("click")
    page.wait_for_selector("#trial .btn.primary:has-text('\"turn\":1')", state="attached")
    assert confirm(page) == turns[1]


def test_one_of_a_list(page: Page) -> None:
    taken = [{"kind": "take", "card": "grain"}, {"kind": "take", "card": "ore"}]
    choices = [{"action": each, "text": each["card"]} for each in taken]
    show(page, {"kind": "take", "shape": "listing", "choices": choices})
    page.locator("#trial .btn").last.dispatch_event("click")
    assert page.evaluate("window.done.at(-1)") == taken[1]
