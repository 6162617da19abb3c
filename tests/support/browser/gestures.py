"""Press, hold, swipe and type as a person does: at a visible place, with a mouse or a finger.

Scripts in the page only look (spot.js); what is pressed is pressed by the browser's own input.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, ElementHandle, Error, Locator, Page

Target: TypeAlias = str | Locator | ElementHandle
Look: TypeAlias = Callable[[bool], dict[str, Any]]  # given whether to wait until it is still

PATIENCE_MS: Final = 60_000  # how long a page may move, load or be busy before a press gives up
POLL_MS: Final = 40
FIELD_PX: Final = 16  # places on a board, where a finger means the nearest
SIZES: Final = {"mouse": 24, "finger": 44, "field": FIELD_PX}  # the least size of a target
SWIPE_STEPS: Final = 8
SLOP_PX: Final = 15  # a finger moves this far before the page scrolls
MAX_SCROLLS: Final = 40
FRAME: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
SPOT: Final = Path(__file__).with_name("spot.js").read_text(encoding="utf-8").strip().rstrip(";")

_wires: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()


class CannotPress(AssertionError):
    """A person could not press this: `fault` says why in a word or two, the message in full."""

    def __init__(self, fault: str, says: str) -> None:
        super().__init__(f"{fault}: {says}")
        self.fault = fault


class Spot(NamedTuple):
    """A point in the page, and whether a finger or the mouse goes there."""

    x: float
    y: float
    touch: bool


# ---- gestures ------------------------------------------------------------------------------


def press(
    page: Page,
    target: Target,
    *,
    least: float | None = None,
    off: bool = False,
    within: float = PATIENCE_MS,
) -> None:
    """Tap or click the visible centre of a target.

    It has to be shown, still, enabled, in the window, uncovered and large enough: `least` pixels,
    by default those of SIZES. With `off` it may be disabled. Out of sight in a marked scroller or
    an ordinary page, it is wheeled or swiped to. Raises CannotPress when that is still not so
    after `within` milliseconds.
    """
    _press(page, reach(page, target, least=least, off=off, within=within))


def press_until(
    page: Page, target: Target, condition: str | Callable[[], bool], **how: Any
) -> None:
    """Press, and press again every second while the condition (a selector or a test) fails.

    Only where a patient person would press again; elsewhere press once and wait for the effect.
    """
    met = condition if callable(condition) else page.locator(condition).first.is_visible
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < deadline:
        press(page, target, **how)
        if wait_until(page, met, 1_000):
            return
    raise AssertionError(f"pressed again and again without effect: {target}")


def press_chosen(
    page: Page, choose: str, given: object = None, within: float = PATIENCE_MS
) -> dict[str, Any]:
    """Press the element that a script chooses: `(given) => ({ element, ...more })`.

    Returns the rest of what it said. Nothing is pressed when it chooses none.
    """
    script = f"""async ([given, how]) => {{
      const {{ element, ...more }} = ({choose})(given);
      if (!element) return {{ more, fault: "none" }};
      return {{ more, ...(await ({SPOT})(element, how)) }};
    }}"""
    last: dict[str, Any] = {}

    def look(still: bool) -> dict[str, Any]:
        how = {"least": None, "off": False, "sizes": SIZES, "still": still}
        last.update(page.evaluate(script, [given, how]))
        return last

    spot = _approach(page, look, within)
    if spot is not None:
        _press(page, spot)
    return dict(last["more"])


def double_press(page: Page, target: Target, gap_ms: float = 180, **how: Any) -> None:
    """Press twice at the same place; what lies there the second time is not looked at."""
    spot = reach(page, target, **how)
    press_at(page, spot)
    page.wait_for_timeout(gap_ms)
    press_at(page, spot)


def hold(page: Page, target: Target, ms: float, **how: Any) -> None:
    """Press and let go after this many milliseconds."""
    spot = reach(page, target, **how)
    put_down(page, spot)
    page.wait_for_timeout(ms)
    lift(page, spot)


def hover(page: Page, target: Target, **how: Any) -> None:
    """Rest the mouse on a target."""
    reach(page, target, **{"least": 1, "off": True} | how)


def type_into(page: Page, target: str | Locator, text: str, **how: Any) -> None:
    """Press a field, type over what is in it, and see that it is there."""
    field = page.locator(target) if isinstance(target, str) else target
    press(page, field, **how)
    page.keyboard.press("Control+A")
    page.keyboard.type(text)
    if not wait_until(page, lambda: field.input_value() == text, 5_000):
        raise AssertionError(f"typed {text!r}, and the field shows {field.input_value()!r}")


def swipe(page: Page, start: tuple[float, float], by: tuple[float, float], ms: float = 160) -> None:
    """Draw a finger over the page and rest before lifting it, so that nothing is thrown."""
    (x, y), (dx, dy) = start, by
    _touch(page, "touchStart", x, y)
    for step in range(1, SWIPE_STEPS + 1):
        page.wait_for_timeout(ms / SWIPE_STEPS)
        _touch(page, "touchMove", x + dx * step / SWIPE_STEPS, y + dy * step / SWIPE_STEPS)
    page.wait_for_timeout(120)
    _touch(page, "touchMove", x + dx, y + dy)
    _touch(page, "touchEnd", x, y)


# ---- where ---------------------------------------------------------------------------------


def reach(
    page: Page,
    target: Target,
    *,
    least: float | None = None,
    off: bool = False,
    within: float = PATIENCE_MS,
) -> Spot:
    """The point to press, once nothing stands in the way; the mouse is there already."""
    how = {"least": least, "off": off, "sizes": SIZES}
    spot = _approach(page, lambda still: _look(page, target, how | {"still": still}), within)
    assert spot is not None
    return spot


def _approach(page: Page, look: Look, within: float) -> Spot | None:
    """Look, scroll and wait until the point found is free, also with the mouse resting on it."""
    deadline = time.monotonic() + within / 1000
    scrolls, place = 0, ""
    point, still = (0.0, 0.0), False
    while True:
        found = look(still)
        fault = found["fault"]
        if fault == "none":
            return None
        if fault is None:
            before, point = point, (found["x"], found["y"])
            if still and (found["touch"] or point == before):
                return Spot(*point, found["touch"])
            if not found["touch"]:
                page.mouse.move(*point)
            still = True
        elif fault == "scroll":
            scrolls += 1
            if scrolls > MAX_SCROLLS or (scrolls > 4 and place == found["place"]):
                raise CannotPress("off screen", f"{found['says']} does not come by scrolling")
            place = found["place"]
            _scroll(page, found)
            page.wait_for_timeout(POLL_MS)
        elif found.get("final") or time.monotonic() > deadline:
            raise CannotPress(fault, found["says"])
        else:
            page.wait_for_timeout(POLL_MS)


def _look(page: Page, target: Target, how: dict[str, Any]) -> dict[str, Any]:
    try:
        if isinstance(target, ElementHandle):
            found = dict(target.evaluate(SPOT, how))
            return found | {"final": found["fault"] == "gone"}
        wanted = page.locator(target) if isinstance(target, str) else target
        if wanted.count() == 0:
            return {"fault": "missing", "says": f"{target} is not in the page"}
        return dict(wanted.evaluate(SPOT, how, timeout=5_000))
    except Error as error:
        if "strict mode" in error.message:
            raise
        return {"fault": "gone", "says": error.message}


def _scroll(page: Page, found: dict[str, Any]) -> None:
    (x, y), (dx, dy) = found["at"], found["by"]
    if not found["touch"]:
        page.mouse.move(x, y)
        page.mouse.wheel(dx, dy)
        return
    way = [each + (SLOP_PX if each > 0 else -SLOP_PX if each < 0 else 0) for each in (dx, dy)]
    swipe(page, (x + way[0] / 2, y + way[1] / 2), (-way[0], -way[1]))


# ---- input ---------------------------------------------------------------------------------


def press_at(page: Page, spot: Spot) -> None:
    """Press a point without looking at what lies there."""
    if spot.touch:
        page.touchscreen.tap(spot.x, spot.y)
    else:
        page.mouse.click(spot.x, spot.y)


def _press(page: Page, spot: Spot) -> None:
    """Press, and wait until the page has heard of it: the click of a tap comes a little later."""
    press_at(page, spot)
    if spot.touch:
        with suppress(Error):  # another page comes
            page.evaluate(FRAME)


def put_down(page: Page, spot: Spot) -> None:
    """Put the finger down or press the mouse, until `lift`."""
    if spot.touch:
        _touch(page, "touchStart", spot.x, spot.y)
    else:
        page.mouse.move(spot.x, spot.y)
        page.mouse.down()


def lift(page: Page, spot: Spot) -> None:
    if spot.touch:
        _touch(page, "touchEnd", spot.x, spot.y)
    else:
        page.mouse.up()


def _touch(page: Page, kind: str, x: float, y: float) -> None:
    wire = _wires.get(page)
    if wire is None:
        wire = _wires[page] = page.context.new_cdp_session(page)
    points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
    wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def wait_until(page: Page, met: Callable[[], bool], ms: float = PATIENCE_MS) -> bool:
    """Whether the condition came true in time."""
    deadline = time.monotonic() + ms / 1000
    while not met():
        if time.monotonic() > deadline:
            return False
        page.wait_for_timeout(POLL_MS)
    return True
