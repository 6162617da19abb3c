"""Chromium behind a slow line that is torn, falls silent, or swallows a script."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Route

from quipu.core.replay import verify
from quipu.registry import games
from tests.support.browser.gestures import press, type_into
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched
from tests.support.server.drill_clients import stored
from tests.support.server.drills import ROUGH
from tests.support.server.rough_network import FAIR, SILENT, Weather, rough_line
from tests.support.server.server_process import Server

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

LONG = "QUIPU_ROUGH" in os.environ  # `make drill`: every game, over a line that is far worse
BAD = ROUGH if LONG else Weather((0.002, 0.015), 400_000, (8_000, 60_000), (2_000, 6_000))
LEAST = 4  # lines that have to end


def behind(browser: Browser, port: int, size: tuple[int, int]) -> Watched:
    return Watched(browser, f"http://127.0.0.1:{port}", size)


def leave(seen: Watched) -> None:
    """What a browser complains of is the cut itself, and nothing else."""
    seen.faults = [each for each in seen.faults if "ERR_" not in each and "WebSocket" not in each]
    seen.close()


@pytest.mark.parametrize("game", list(games()) if LONG else ["dice"])
def test_a_whole_game_over_a_rough_line(server: Server, browser: Browser, game: str) -> None:
    with rough_line(server.port, BAD, seed=3) as rough:
        seen = behind(browser, rough.port, PHONE)
        seen.play_now(game)
        table = seen.page.url.rpartition("/")[2].partition("?")[0]
        made = seen.play_to_the_end(3_000 if LONG else 400)
        assert rough.ends.total() >= LEAST, rough.ends
        assert rough.torn >= LEAST
        rough.clear_up()
        seen.page.wait_for_selector(".rs")
        leave(seen)
    assert made["made"] > LEAST
    [(header, stage)] = server.rows("SELECT header, stage FROM tables WHERE id = ?", table)
    assert stage == "over"
    verify(games()[game], stored(server, table, header))
    asked = "SELECT token FROM entries WHERE table_id = ? AND token NOTNULL"
    tokens = Counter(token for (token,) in server.rows(asked, table))
    assert set(tokens.values()) == {1}, "nothing happened twice"
    takeovers = "SELECT text FROM entries WHERE table_id = ? AND text LIKE '%takeover%'"
    assert server.rows(takeovers, table) == [], "who was away for a moment keeps the seat"


def test_a_line_that_falls_silent_is_noticed(server: Server, browser: Browser) -> None:
    """The page says that an act is on its way, then that it reconnects; words are not lost."""
    with rough_line(server.port, FAIR) as rough:
        seen = behind(browser, rough.port, DESK)
        page = seen.page
        page.clock.install()
        seen.play_now("dice")
        seen.wait_for_turn()
        lines = page.locator("#log li").count()
        rough.silence()
        press(page, "#forms .btn.primary:enabled")
        press(page, '[data-tab="chat"]')
        type_into(page, "#say input", "are you there?")
        page.press("#say input", "Enter")
        assert page.input_value("#say input") == ""
        page.clock.fast_forward(3_000)
        page.wait_for_selector("#slow:not([hidden])")
        seen.shot("on-its-way")
        page.clock.fast_forward(4_000)
        page.clock.fast_forward(5_000)
        page.wait_for_selector("#slow", state="hidden")
        page.clock.fast_forward(600)
        page.locator("#log li").nth(lines).wait_for(state="attached")
        page.wait_for_selector("#offline", state="hidden")
        page.wait_for_selector('.app:not([aria-busy="true"])', state="attached")
        assert rough.ends[SILENT] >= 1
        assert page.input_value("#say input") == "are you there?"
        page.press("#say input", "Enter")
        page.wait_for_selector('#chat li:has-text("are you there?")')
        assert page.locator('#chat li:has-text("are you there?")').count() == 1
        assert page.input_value("#say input") == ""
        leave(seen)


def test_a_page_that_lacks_a_script_begins_anew(address: str, browser: Browser) -> None:
    seen, asked = Watched(browser, address, DESK), list[str]()

    def fail_once(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort("connectionreset")
        else:
            route.continue_()

    seen.page.route("**/js/board*.js*", fail_once)
    seen.begin("dice", "button.primary")
    seen.page.wait_for_selector("dialog.first[open]")
    seen.page.clock.install()
    seen.just_play()
    seen.page.wait_for_selector("#offline:not([hidden])")
    seen.page.clock.fast_forward(3_000)
    seen.page.wait_for_selector(".layer-ground > g", state="attached")
    assert len(asked) > 1
    seen.page.wait_for_function("sessionStorage.getItem('begun anew') === null")
    leave(seen)
