"""The letters are shipped: the page loads them, and drawings know how wide they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from quipu.drawing import measure
from quipu.drawing.letters import FAMILIES
from tests.support.browser.watched_page import DESK, Watched

WIDTH = """async ([family, weight, words]) => {
    const font = `${weight} 100px "${family}"`;
    const [found] = await document.fonts.load(font, words);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${font}, monospace`;
    pen.fontKerning = "none";
    return [found?.family, pen.measureText(words).width];
}"""


@pytest.mark.parametrize("weight", [600, 700])
@pytest.mark.parametrize("font", ["t", "tt"])
def test_words_are_as_wide_as_drawings_think(
    browser: Browser, address: str, font: str, weight: int
) -> None:
    watched = Watched(browser, address, DESK)
    watched.page.goto(address)
    words = "Größter Söldnertrupp: 12 – „Bœuf“"
    found, width = watched.page.evaluate(WIDTH, [FAMILIES[font], weight, words])
    assert found.strip('"') == FAMILIES[font]
    assert measure(words, 100, weight, font) == pytest.approx(width, rel=0.01)
    watched.close()
