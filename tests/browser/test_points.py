"""Points: their owner sees all of them, the others what lies open, and at the end everybody."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

import quipu
from quipu.presenting import looking_at
from tests.support.browser.gestures import press
from tests.support.browser.positions import settled, sit_at
from tests.support.browser.watched_page import DESK, PHONE, Watched
from tests.support.egypt.scenes import scene

MODES = ["egypt", "egypt-gods", "egypt-pyramid"]


@pytest.mark.parametrize("key", MODES)
def test_hidden_points_count_for_their_owner_alone(key: str) -> None:
    state = scene(key=key, seats=3, settlements={0: [10], 1: [20]}, held={0: "victory_point:3"})
    game = quipu.game(key)
    shown = game.presenter()
    open_points = [int(state.visible_points(seat)) for seat in range(3)]
    for seat, hidden in ((0, 3), (1, 0), (-1, 0)):
        looking = looking_at(game, state, seat)
        first, *others = shown.points(looking)
        assert first == open_points[0] + hidden
        assert others == open_points[1:]
        assert shown.seat(looking, 0).hidden == hidden
        assert shown.seat(looking, 1).hidden == 0
        told = {fact.name: fact.n for fact in shown.scored(looking, 0)}
        assert told.get("Victory point", 0) == hidden


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_last_points_are_shown_to_all(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    """Seat 0 has nine points, four of them hidden, and wins with a temple city."""
    seen = Watched(browser, address, size)
    seen.page.route("**/result*", lambda asked: asked.abort())
    state = scene(
        seats=3,
        settlements={0: [10]},
        cities={0: [20, 30]},
        held={0: "victory_point:4", 1: "victory_point"},
        hands={0: "grain:2 stone:3"},
    )
    sit_at(seen, quipu.game("egypt"), state)
    row = "#strip .sc" if size == PHONE else "#seats .seat"
    points = [seen.page.locator(f"{row} [data-points='{seat}']") for seat in range(2)]
    assert [each.inner_text().split() for each in points] == [["5+4", "9"], ["0"]]
    seen.shot("hidden-points")
    settled(seen)
    place = seen.glows("[data-action*=temple]")
    press(seen.page, place, least=10)
    if size == PHONE:
        press(seen.page, place, least=10)
    seen.page.wait_for_selector(".app:not(.yours)", state="attached")
    assert [each.inner_text().split() for each in points] == [["10"], ["1"]]
    seen.shot("points-at-the-end")
    seen.page.unroute("**/result*")
    seen.page.goto(seen.page.url + "/result")
    shown = seen.page.locator("main").inner_text()
    assert "10" in shown.split()
    seen.close()
