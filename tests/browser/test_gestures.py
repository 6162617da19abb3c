"""A press succeeds where a person's would, and says precisely why where it would not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.support.browser.gestures import (
    CannotPress,
    double_press,
    hold,
    press,
    press_until,
    type_into,
)
from tests.support.browser.watched_page import DESK, PHONE

HTML = """<!doctype html><meta name=viewport content="width=device-width">
<style>
  body { margin: 0; overflow: OVERFLOW; font: 16px sans-serif }
  button { position: absolute; left: 20px; width: 100px; height: 48px }
  #over { position: absolute; left: 0; top: 100px; width: 200px; height: 60px; background: #ccc }
  #pane, #still { position: absolute; top: 400px; width: 150px; height: 120px }
  #pane { left: 20px; overflow: auto } #still { left: 200px; overflow: auto }
  #far { position: relative; display: block; margin-top: 700px; left: 0 }
  #lost { position: relative; display: block; margin-top: 700px; left: 0 }
  #comes { animation: come 400ms linear } @keyframes come { from { left: 250px } }
</style>
<body>
<button id=plain style="top: 20px">plain</button>
<button id=covered style="top: 105px">covered</button><div id=over>over it</div>
<button id=off style="top: 170px" disabled>off</button>
<button id=dim style="top: 170px; left: 200px" aria-disabled=true>dim</button>
<button id=tiny style="top: 240px; width: 14px; height: 14px; padding: 0"></button>
<button id=short style="top: 240px; left: 200px; height: 30px">short</button>
<label id=wide style="position: absolute; top: 300px; left: 20px; padding: 20px">
  <input type=checkbox id=box style="opacity: 0.01">a box</label>
<input id=field style="position: absolute; top: 330px; left: 200px; height: 44px" value=before>
<div id=pane data-scroller><button id=far>far</button></div>
<div id=still><button id=lost>lost</button></div>
<button id=below style="top: 2400px">below</button>
<button id=beside style="top: 20px; left: -140px">beside</button>
<svg style="position: absolute; top: 540px; left: 20px" width=200 height=100>
  <g id=ring><path d="M0 0h40v40h-40z"/><path d="M160 0h40v40h-40z"/></g></svg>
<script>
  window.done = [];
  const note = (event) => window.done.push(event.target.closest("[id]")?.id);
  addEventListener("click", note);
</script>"""


@pytest.fixture(params=[DESK, PHONE], ids=["mouse", "finger"])
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    wide, high = request.param
    finger = request.param == PHONE
    context = browser.new_context(
        viewport={"width": wide, "height": high}, has_touch=finger, is_mobile=finger
    )
    made = context.new_page()
    made.set_content(HTML.replace("OVERFLOW", "auto"))
    yield made
    context.close()


def fault(page: Page, target: str) -> str:
    with pytest.raises(CannotPress) as raised:
        press(page, target, within=300)
    return str(raised.value)


def done(page: Page) -> list[str]:
    page.wait_for_function("done.length > 0")
    found: list[str] = page.evaluate("done.splice(0)")
    return found


def test_what_is_in_sight_is_pressed_once(page: Page) -> None:
    press(page, "#plain")
    assert done(page) == ["plain"]


def test_what_covers_a_button_is_named(page: Page) -> None:
    said = fault(page, "#covered")
    assert said.startswith("covered: ")
    assert "<div#over>" in said
    assert "over it" in said


def test_a_cover_that_goes_away_is_waited_for(page: Page) -> None:
    page.evaluate("setTimeout(() => over.remove(), 300)")
    press(page, "#covered")
    assert done(page) == ["covered"]


def test_a_disabled_button_is_refused_unless_that_is_what_is_tried(page: Page) -> None:
    assert fault(page, "#off").startswith("disabled: ")
    assert fault(page, "#dim").startswith("disabled: ")
    press(page, "#dim", off=True)
    assert done(page) == ["dim"]


def test_a_target_has_its_least_size(page: Page) -> None:
    assert fault(page, "#tiny").startswith("small: ")
    press(page, "#tiny", least=12)
    assert done(page) == ["tiny"]


def test_a_button_for_a_finger_is_larger_than_one_for_a_mouse(page: Page) -> None:
    if page.evaluate("navigator.maxTouchPoints"):
        assert "less than 44 px" in fault(page, "#short")
    else:
        press(page, "#short")
        assert done(page) == ["short"]


def test_a_marked_scroller_is_scrolled_and_no_other(page: Page) -> None:
    press(page, "#far")
    assert done(page) == ["far"]
    said = fault(page, "#lost")
    assert said.startswith("off screen: ")
    assert "<div#still>" in said


def test_an_ordinary_page_is_scrolled_and_a_table_is_not(page: Page) -> None:
    press(page, "#below")
    assert done(page) == ["below"]
    press(page, "#plain")
    assert done(page) == ["plain"]
    page.evaluate("document.body.className = 'table'")
    assert fault(page, "#below").startswith("off screen: ")


def test_what_lies_under_a_bar_at_the_edge_is_scrolled_out(page: Page) -> None:
    page.evaluate("""() => {
      over.style.cssText = "position: fixed; left: 0; right: 0; bottom: 0; height: 120px";
      below.style.top = `${innerHeight - 80}px`;
      document.body.style.minHeight = "3000px";
    }""")
    press(page, "#below")
    assert done(page) == ["below"]


def test_a_page_that_does_not_scroll_keeps_what_lies_below(page: Page) -> None:
    page.set_content(HTML.replace("OVERFLOW", "hidden"))
    assert fault(page, "#below").startswith("off screen: ")
    assert fault(page, "#beside").startswith("off screen: ")


def test_what_is_missing_hidden_or_gone_is_said(page: Page) -> None:
    assert fault(page, "#nowhere").startswith("missing: ")
    held = page.query_selector("#plain")
    assert held is not None
    page.evaluate("plain.style.visibility = 'hidden'")
    assert fault(page, "#plain").startswith("hidden: ")
    page.evaluate("plain.remove()")
    with pytest.raises(CannotPress, match="gone"):
        press(page, held)


def test_what_moves_is_waited_for(page: Page) -> None:
    page.evaluate("plain.id = 'comes'")
    press(page, "#comes")
    assert done(page) == ["comes"]


def test_a_hidden_box_is_pressed_by_its_label(page: Page) -> None:
    press(page, "#wide")
    page.wait_for_function("box.checked")


def test_a_shape_is_pressed_where_it_is_drawn(page: Page) -> None:
    """The centre of its box is empty; each of its parts would do."""
    press(page, "#ring")
    assert done(page) == ["ring"]


def test_a_hold_lasts(page: Page) -> None:
    page.evaluate("""() => {
      plain.onpointerdown = () => { window.began = performance.now(); };
      plain.onpointerup = () => { window.held = performance.now() - window.began; };
    }""")
    hold(page, "#plain", 400)
    page.wait_for_function("window.held >= 390")


def test_a_double_press_does_not_look_twice(page: Page) -> None:
    page.evaluate("""() => {
      off.disabled = false;
      plain.onclick = () => { plain.remove(); off.style.top = "20px"; };
    }""")
    double_press(page, "#plain", gap_ms=60)
    page.wait_for_function("done.length === 2")
    assert done(page)[1] == "off"


def test_a_patient_person_presses_again(page: Page) -> None:
    page.evaluate("() => { plain.onclick = () => { if (done.length > 0) dim.remove(); }; }")
    press_until(page, "#plain", lambda: page.locator("#dim").count() == 0)
    assert done(page) == ["plain", "plain"]


def test_typing_replaces_what_was_there(page: Page) -> None:
    type_into(page, "#field", "after")
    assert page.locator("#field").input_value() == "after"
