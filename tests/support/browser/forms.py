"""Forms of composed acts, shown on a page without any game behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.support.browser.gestures import press

SETUP = """async ([forms, choices]) => {
  const script = document.querySelector('script[src*="table.js"]').src;
  const load = (name) => import(script.replace("table.js", name));
  const [{ Forms }, { Composing }] = [await load("forms.js"), await load("composer.js")];
  document.getElementById("trial")?.remove();
  const room = document.createElement("div");
  const trial = document.createElement("div");
  trial.id = "trial";
  trial.style = "position: fixed; left: 8px; top: 120px; z-index: 90; background: #fff";
  trial.append(room);
  document.body.append(trial);
  const board = Object.assign(new EventTarget(), { toggles: () => [], actions: () => new Set() });
  const attempt = async (action) => ({ text: JSON.stringify(action), refusal: null });
  window.done = [];
  window.ordered = [];
  const act = (action) => window.done.push(action);
  window.shaken = [];
  const hand = {
    mark: (...marks) => { window.marks = marks; },
    card: (kind) => { window.shaken.push(kind); },
    addEventListener: (_, heard) => {
      for (const name of ["grain", "ore"]) {
        const held = document.createElement("button");
        held.dataset.held = held.textContent = name;
        held.style = "min-width: 60px; min-height: 44px";
        held.onclick = () => heard({ detail: name });
        trial.append(held);
      }
    },
  };
  const order = (...order) => window.ordered.push(order);
  const composing = new Composing({ hand, act, attempt, order });
  const seat = (n) => ({ seat: n, name: "p" + n, colour: "red", stamp: "circle" });
  const card = (name, count) => ({ card: name, count, name, picture: null, tint: "" });
  const groups = [{ choices }, { choices: [{ action: { kind: "end" } }] }];
  const body = { forms, groups, seats: [seat(0), seat(1), seat(2)], seat: 0, turn: { you: true },
    offer: null, rates: [], orders: [], cards: [card("grain", 3), card("ore", 2)] };
  window.show = (more) => composing.show({ ...body, ...more });
  window.composing = composing;
  new Forms(room, board, act, attempt).show(forms);
  window.show();
  composing.trade();
}"""


def show(page: Page, *forms: dict[str, Any], choices: Sequence[dict[str, Any]] = ()) -> None:
    named = {"grain": {"name": "Grain"}, "ore": {"name": "Ore"}, "wool": {"name": "Wool"}}
    usual = {"title": "", "named": named, "taken": None}
    page.evaluate(SETUP, [[usual | form for form in forms], list(choices)])


def asked(seat: int | None, **bounds: Any) -> dict[str, Any]:
    """Whom a form of cards asks, and how much may be named."""
    return {"seat": seat, "want": {}, "want_count": [0, 0], **bounds}


def tap(page: Page, card: str, times: int = 1) -> None:
    """A card of the hand."""
    for _ in range(times):
        press(page, f'#trial [data-held="{card}"]')


def want(page: Page, card: str, times: int = 1) -> None:
    for _ in range(times):
        press(page, f'#offers [data-want="{card}"]')


OFFER = {
    "give": {"grain": 2, "ore": 1},
    "want": {"grain": 3, "ore": 3, "wool": 3},
    "give_count": [1, 3],
    "want_count": [1, 3],
}
